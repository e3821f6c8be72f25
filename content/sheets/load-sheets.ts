import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSheet } from "./read-sheet.ts";
import type { Sheet } from "./sheet.ts";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** In the order they're offered. */
const NAMES = ["gmat-quant-formula-sheet", "error-log-sheet", "ten-week-plan-sheet"];

export async function loadSheets(): Promise<Sheet[]> {
  return await Promise.all(
    NAMES.map(async (name) =>
      readSheet(`${name}.md`, await readFile(join(FOLDER, `${name}.md`), "utf8")),
    ),
  );
}
