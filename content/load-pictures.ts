import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadePictures } from "@theta/items";
import { HERE } from "./source-files.ts";

/** Drawings, beside the items that they belong to; `npm run pictures` makes files of them. */
export const PICTURES = join(HERE, "pictures");

/** A picture's file as it is served: its name is a hash of its bytes. */
interface PictureFile {
  readonly file: string;
  readonly bytes: Buffer;
}

/** What was made of a drawing, and the mark of what it was made from. */
export interface PictureEntry {
  readonly source: string;
  readonly sizes: MadePictures[string];
}

export async function readPictureEntries(): Promise<Record<string, PictureEntry>> {
  const text = await readFile(join(PICTURES, "made.json"), "utf8");
  return JSON.parse(text) as Record<string, PictureEntry>;
}

/** The names of drawings with the files that were made of them. */
export async function readMadePictures(): Promise<MadePictures> {
  return Object.fromEntries(
    Object.entries(await readPictureEntries()).map(([name, { sizes }]) => [name, sizes]),
  );
}

export async function loadPictureFiles(): Promise<PictureFile[]> {
  const files = Object.values(await readMadePictures()).flat();
  return await Promise.all(
    files.map(async ({ file }) => ({ file, bytes: await readFile(join(PICTURES, "made", file)) })),
  );
}
