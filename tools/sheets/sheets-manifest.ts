/**
 * What is known about the sheets in apps/web/public/sheets: written along with them and read by the
 * site and the test.
 */
import { createHash } from "node:crypto";
import { PRINT_FONTS, readPrintFont } from "../../apps/web/scripts/print-fonts.ts";
import type { Sheet } from "../../content/sheets/sheet.ts";
import { sheetHtml } from "./sheets-html.ts";

const ROOT = new URL("../../", import.meta.url);
export const SHEETS_FOLDER = new URL("apps/web/public/sheets/", ROOT);
export const MANIFEST = new URL("apps/web/src/features/site/resources/sheets.json", ROOT);

/** Light enough for a phone on the go. */
export const MOST_BYTES = 400_000;

export interface SheetEntry {
  name: string;
  title: string;
  about: string;
  holds: string[];
  orientation: Sheet["orientation"];
  pages: number;
  bytes: number;
  /** A picture of the first page, at the size of its box and at twice that. */
  picture: { width: number; height: number };
  /**
   * A hash of everything it's made from, except for the browser: different browsers make different
   * files.
   */
  source: string;
  /** Hash of the PDF itself. */
  pdf: string;
}

/** The same text, style, and fonts give the same sheet, wherever it was made. */
export async function sourceHash(sheet: Sheet): Promise<string> {
  const hash = createHash("sha256").update(sheetHtml(sheet));
  for (const font of PRINT_FONTS)
    hash.update(JSON.stringify(font)).update(await readPrintFont(font));
  return hash.digest("base64url");
}

export const hashOf = (bytes: Buffer): string =>
  createHash("sha256").update(bytes).digest("base64url");
