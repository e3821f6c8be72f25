/**
 * Makes the printable sheets again from content/sheets: `npm run sheets`. Only this needs Chromium.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { loadSheets } from "../../content/sheets/load-sheets.ts";
import type { Sheet } from "../../content/sheets/sheet.ts";
import { findBrowser } from "../shots/browser.ts";
import {
  hashOf,
  MANIFEST,
  MOST_BYTES,
  type SheetEntry,
  SHEETS_FOLDER,
  sourceHash,
} from "./sheets-manifest.ts";
import { pagesOf } from "./sheets-pack.ts";
import {
  faultsOf,
  fontsOf,
  openPrinter,
  pictureOf,
  PRINT_ARGUMENTS,
  printSheet,
  showSheet,
} from "./sheets-print.ts";

/** Of a page's picture, in CSS pixels. The sides of A4 are in the ratio of 1 to √2. */
const WIDTH = 238;
const HEIGHTS = { portrait: 337, landscape: 168 };
const OUR_FONTS = /^(Literata|Figtree|STIXTwoMath)-/;

const sheets = await loadSheets();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, ...PRINT_ARGUMENTS] });
try {
  const printer = await openPrinter(browser);
  rmSync(SHEETS_FOLDER, { recursive: true, force: true });
  mkdirSync(SHEETS_FOLDER, { recursive: true });
  const entries: SheetEntry[] = [];
  for (const sheet of sheets) entries.push(await makeSheet(printer, sheet));
  writeFileSync(MANIFEST, `${JSON.stringify(entries, null, 2)}\n`);
} finally {
  await browser.close();
}

async function makeSheet(printer: Page, sheet: Sheet): Promise<SheetEntry> {
  await showSheet(printer, sheet);
  const pdf = await printSheet(printer);
  const pages = pagesOf(pdf);
  const faults = [...(await faultsOf(printer)), ...faultsOfPdf(sheet, pdf, pages)];
  if (faults.length > 0) throw new Error(`${sheet.name}:\n  ${faults.join("\n  ")}`);

  const [width, height] = [WIDTH, HEIGHTS[sheet.orientation]];
  write(`${sheet.name}.pdf`, pdf);
  write(`${sheet.name}.webp`, await pictureOf(printer, width, height));
  write(`${sheet.name}-2x.webp`, await pictureOf(printer, 2 * width, 2 * height));
  console.log(`${sheet.name}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`);
  const { name, title, about, holds, orientation } = sheet;
  return {
    name,
    title,
    about,
    holds,
    orientation,
    pages,
    bytes: pdf.length,
    picture: { width, height },
    source: await sourceHash(sheet),
    pdf: hashOf(pdf),
  };
}

function faultsOfPdf(sheet: Sheet, pdf: Buffer, pages: number): string[] {
  return [
    ...(pages === sheet.pages ? [] : [`${pages} pages instead of ${sheet.pages}`]),
    ...(pdf.length < MOST_BYTES ? [] : [`${pdf.length} bytes`]),
    ...fontsOf(pdf)
      .filter((font) => !OUR_FONTS.test(font))
      .map((font) => `a font that is not ours: ${font}`),
  ];
}

function write(file: string, bytes: Buffer): void {
  writeFileSync(new URL(file, SHEETS_FOLDER), bytes);
}
