import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Entry,
  ItemFileError,
  type MadePictures,
  readItemFile,
  withPictures,
} from "@theta/items";
import { readMadePictures } from "./load-pictures.ts";
import { filesUnder, HERE } from "./source-files.ts";

/** Folders with what people write. */
export const WRITTEN = ["verbal", "sources", "pictures", "two-part"];

export interface WrittenFile {
  /** Relative to the repository, as messages name it. */
  readonly file: string;
  readonly path: string;
  readonly text: string;
  /** The files made from the drawings it names. Different files make different items. */
  readonly pictures: MadePictures;
}

/** The files as they are, read but not parsed. */
export async function writtenFiles(): Promise<WrittenFile[]> {
  const paths = (await Promise.all(WRITTEN.map((name) => filesUnder(join(HERE, name))))).flat();
  const made = await readMadePictures();
  return await Promise.all(
    paths
      .filter((path) => /\.ya?ml$/.test(path))
      .map(async (path) => {
        const text = await readFile(path, "utf8");
        const file = `content/${path.slice(HERE.length)}`;
        return { file, path, text, pictures: namedIn(text, made) };
      }),
  );
}

function namedIn(text: string, made: MadePictures): MadePictures {
  const words = new Set(text.match(/[a-z0-9-]+/g));
  return Object.fromEntries(Object.entries(made).filter(([name]) => words.has(name)));
}

/** Throws ItemFileError and names file and line if one is broken. */
export async function loadWritten(): Promise<{ entry: Entry; file: string }[]> {
  return (await writtenFiles()).flatMap((written) =>
    readWritten(written).map((entry) => ({ entry, file: written.file })),
  );
}

/** Throws ItemFileError and names file and line if the file is broken. */
export function readWritten({ file, text, pictures }: Omit<WrittenFile, "path">): Entry[] {
  return readItemFile(file, text).map((entry) => {
    // Claiming that a template made it would bypass the readers.
    if (entry.author.kind !== "written")
      throw new ItemFileError(
        file,
        1,
        "author.kind",
        'must be "written" in a file that people write.',
      );
    return withPictures(entry, pictures);
  });
}
