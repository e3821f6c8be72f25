import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Entry, ItemFileError, readItemFile } from "@theta/items";
import { filesUnder, HERE } from "./source-files.ts";

/** Folders of what people write. */
export const WRITTEN = ["verbal", "sources"];

export interface WrittenFile {
  /** Within the repository, as messages name it. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
}

/** The files as they stand, read but not parsed. */
export async function writtenFiles(): Promise<WrittenFile[]> {
  const paths = (await Promise.all(WRITTEN.map((name) => filesUnder(join(HERE, name))))).flat();
  return await Promise.all(
    paths
      .filter((path) => /\.ya?ml$/.test(path))
      .map(async (path) => ({
        file: `content/${path.slice(HERE.length)}`,
        path,
        text: await readFile(path, "utf8"),
      })),
  );
}

/** Throws ItemFileError, naming file and line, when one is broken. */
export async function loadWritten(): Promise<{ entry: Entry; file: string }[]> {
  return (await writtenFiles()).flatMap((written) =>
    readWritten(written).map((entry) => ({ entry, file: written.file })),
  );
}

/** Throws ItemFileError, naming file and line, when the file is broken. */
export function readWritten({ file, text }: Pick<WrittenFile, "file" | "text">): Entry[] {
  return readItemFile(file, text).map((entry) => {
    // Who says that a template made it would get past the readers.
    if (entry.author.kind !== "written")
      throw new ItemFileError(
        file,
        1,
        "author.kind",
        'must be "written" in a file that people write.',
      );
    return entry;
  });
}
