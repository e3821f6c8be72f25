import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PICTURES } from "./load-pictures.ts";

/** For one file: light enough for a phone on the go. */
export const MOST_BYTES = 260_000;
/** Goes up when the same drawing would be turned into different files. */
const MAKING = 1;

/** Every drawing by its name. */
export async function readDrawings(): Promise<Record<string, string>> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith(".svg")).toSorted();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.slice(0, -".svg".length),
        await readFile(join(PICTURES, file), "utf8"),
      ]),
    ),
  );
}

/** A hash of everything a picture's files are made from, except the browser. */
export async function sourceOf(drawing: string): Promise<string> {
  return createHash("sha256").update(`${MAKING}\0${drawing}`).digest("base64url");
}

/** A file name that nobody can guess without having seen the file. */
export function hashOfPicture(bytes: Uint8Array): string {
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`;
}

/**
 * The words of a drawing, and the values it shows by a position, a length, or a number of marks.
 * These values are in the `data-shows` of the elements that show them.
 */
export function saidByDrawing(drawing: string): string {
  const words = [...drawing.matchAll(/<(text|tspan)\b[^>]*>([^<]+)/g)].map(([, , text]) => text);
  const shown = [...drawing.matchAll(/\bdata-shows="([^"]*)"/g)].map(([, text]) => text);
  return [...words, ...shown].join("\n");
}
