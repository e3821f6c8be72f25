import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MadePictures } from "@theta/items";
import { HERE } from "./source-files.ts";

/** Drawings, next to the items they belong to. `npm run pictures` turns them into files. */
export const PICTURES = join(HERE, "pictures");

/** A picture's file as it is served, named by a hash of its bytes. */
interface PictureFile {
  readonly file: string;
  readonly bytes: Buffer;
}

/** What was made from a drawing, and the hash of what it was made from. */
export interface PictureEntry {
  readonly source: string;
  readonly sizes: MadePictures[string];
}

export async function readPictureEntries(): Promise<Record<string, PictureEntry>> {
  const text = await readFile(join(PICTURES, "made.json"), "utf8");
  return JSON.parse(text) as Record<string, PictureEntry>;
}

/** The names of drawings with the files made from them. */
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
