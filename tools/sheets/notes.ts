/** Prints the study notes that have changed: `npm run notes`. Only this needs Chromium. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { loadNotes, PRINTED_FOLDER } from "../../content/notes/load-notes.ts";
import type { Note } from "../../content/notes/note.ts";
import { findBrowser } from "../shots/browser.ts";
import { noteHtml, type Setting } from "./notes-html.ts";
import {
  MOST_BYTES,
  MOST_PAGES,
  noteHash,
  NOTES_MANIFEST,
  type PrintedEntry,
} from "./notes-manifest.ts";
import { hashOf } from "./sheets-manifest.ts";
import { pagesOf } from "./sheets-pack.ts";
import { fontsOf, openPrinter, PRINT_ARGUMENTS, printSheet, showHtml } from "./sheets-print.ts";

const OUR_FONTS = /^(Literata|Figtree|STIXTwoMath)-/;
/** 180 mm in CSS pixels: A4 without its margins. */
const TEXT_WIDTH = 680;
const FIND_TOO_WIDE = `[...document.querySelectorAll("main :is(math, table, dt, li)")]
  .filter((part) => {
    const box = part.getBoundingClientRect();
    const main = document.querySelector("main");
    const gap = parseFloat(getComputedStyle(main).columnGap);
    const half = (main.getBoundingClientRect().width - gap) / 2;
    return box.width > half + 1;
  })
  .map((part) => "too wide: " + part.textContent.slice(0, 60))`;
const fileOf = (name: string) => join(PRINTED_FOLDER, `${name}.pdf`);

mkdirSync(PRINTED_FOLDER, { recursive: true });
const notes = await loadNotes();
const before: PrintedEntry[] = existsSync(NOTES_MANIFEST)
  ? (JSON.parse(readFileSync(NOTES_MANIFEST, "utf8")) as PrintedEntry[])
  : [];
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args, ...PRINT_ARGUMENTS] });
try {
  const printer = await openPrinter(browser);
  const entries: PrintedEntry[] = [];
  for (const note of notes) entries.push((await asBefore(note)) ?? (await print(printer, note)));
  writeFileSync(NOTES_MANIFEST, `${JSON.stringify(entries, null, 2)}\n`);
} finally {
  await browser.close();
}
for (const file of readdirSync(PRINTED_FOLDER))
  if (file.endsWith(".pdf") && !notes.some(({ name }) => file === `${name}.pdf`))
    rmSync(join(PRINTED_FOLDER, file));

/**
 * Leaves alone what hasn't changed: a new PDF of the same text would only make the repository grow.
 */
async function asBefore(note: Note): Promise<PrintedEntry | undefined> {
  const entry = before.find(({ name }) => name === note.name);
  if (!entry || entry.pages > MOST_PAGES || !existsSync(fileOf(note.name))) return;
  if (entry.source !== (await noteHash(note, entry))) return;
  return hashOf(readFileSync(fileOf(note.name))) === entry.pdf ? entry : undefined;
}

async function print(printer: Page, note: Note): Promise<PrintedEntry> {
  const setting: Setting = (await isTooLong(printer, note)) ? { isCompact: true } : {};
  await showHtml(printer, noteHtml(note, setting));
  const pdf = await printSheet(printer);
  const pages = pagesOf(pdf);
  const faults = [
    ...(pages <= MOST_PAGES ? [] : [`${pages} pages`]),
    ...(pdf.length < MOST_BYTES ? [] : [`${pdf.length} bytes`]),
    ...fontsOf(pdf)
      .filter((font) => !OUR_FONTS.test(font))
      .map((font) => `a font that isn't ours: ${font}`),
    ...(await tooWide(printer)),
  ];
  if (faults.length > 0) throw new Error(`${note.name}:\n  ${faults.join("\n  ")}`);
  writeFileSync(fileOf(note.name), pdf);
  const how = setting.isCompact ? "compact, " : "";
  console.log(`${note.name}: ${how}${Math.round(pdf.length / 1000)} kB`);
  const source = await noteHash(note, setting);
  return { name: note.name, pages, ...setting, source, pdf: hashOf(pdf) };
}

async function isTooLong(printer: Page, note: Note): Promise<boolean> {
  await showHtml(printer, noteHtml(note));
  return pagesOf(await printSheet(printer)) > MOST_PAGES;
}

/** Formulas and tables that stick out of their column when the page is as wide as on paper. */
async function tooWide(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: TEXT_WIDTH, height: 1000 });
  const faults: string[] = await page.evaluate(FIND_TOO_WIDE);
  return faults;
}
