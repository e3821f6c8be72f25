import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadSheets } from "../../content/sheets/load-sheets.ts";
import { asPercent, correlation, drawFigure, isPrime, unitsCycle } from "./sheets-figures.ts";
import { sheetHtml } from "./sheets-html.ts";
import {
  hashOf,
  MANIFEST,
  MOST_BYTES,
  type SheetEntry,
  SHEETS_FOLDER,
  sourceHash,
} from "./sheets-manifest.ts";
import { pagesOf, unpackPdf } from "./sheets-pack.ts";

const sheets = await loadSheets();
const entries = JSON.parse(readFileSync(MANIFEST, "utf8")) as SheetEntry[];
const read = (file: string) => readFileSync(new URL(file, SHEETS_FOLDER));
const entryOf = (name: string) => entries.find((entry) => entry.name === name)!;

test("has every sheet and nothing else where the site serves them", () => {
  const files = sheets.flatMap(({ name }) => [`${name}-2x.webp`, `${name}.pdf`, `${name}.webp`]);
  expect(readdirSync(SHEETS_FOLDER).toSorted()).toEqual(files.toSorted());
  expect(entries.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
});

test.each(sheets)("$name belongs to its source", async (sheet) => {
  const entry = entryOf(sheet.name);
  expect(entry.source, "run npm run sheets").toBe(await sourceHash(sheet));
  expect(entry).toMatchObject({ title: sheet.title, about: sheet.about, holds: sheet.holds });
  expect(entry.pdf).toBe(hashOf(read(`${sheet.name}.pdf`)));
});

test.each(sheets)("$name has its pages, is light, and names itself", ({ name, title, pages }) => {
  const pdf = read(`${name}.pdf`);
  expect([entryOf(name).pages, pagesOf(pdf)]).toEqual([pages, pages]);
  expect(entryOf(name).bytes).toBe(pdf.length);
  expect(pdf.length).toBeLessThan(MOST_BYTES);
  const objects = unpackPdf(pdf).join("\n");
  expect(objects).toContain("/Lang (en)");
  expect(objects).toContain("/Marked true");
  expect(objects).toContain("/Type /Outlines");
  expect(objects).not.toContain("/Type3");
  // The middle dot makes the title UTF-16.
  const words = Buffer.from(`\ufeff${title} · Theta`, "utf16le").swap16().toString("hex");
  expect(objects.toLowerCase()).toContain(`/title <${words}>`);
});

test("makes a different sheet when a word changes", async () => {
  const [sheet] = sheets;
  expect(await sourceHash({ ...sheet!, lead: "Another." })).not.toBe(await sourceHash(sheet!));
});

test("renders a sheet as HTML with its headings, formulas in words, and figures", () => {
  const html = sheetHtml(sheets[0]!);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html.match(/class="page"/g)).toHaveLength(4);
  // Avoids printing the whole page when something is missing.
  const has = (part: string) => html.includes(part);
  expect(has('role="img" aria-label="(a + b)(a − b) = a^2 − b^2"')).toBe(true);
  expect(has('<dt><math role="img" aria-label="25^2">')).toBe(true);
});

test("computes the numbers to know", () => {
  expect([2, 3, 4, 7, 8, 9].map((base) => unitsCycle(base)[1])).toEqual([
    "2, 4, 8, 6",
    "3, 9, 7, 1",
    "4, 6",
    "7, 9, 3, 1",
    "8, 4, 2, 6",
    "9, 1",
  ]);
  expect([asPercent(5, 8), asPercent(1, 7), asPercent(1, 16)].map(([, value]) => value)).toEqual([
    "62.5",
    "14.29",
    "6.25",
  ]);
  expect([1, 2, 9, 91, 97].map(isPrime)).toEqual([false, true, false, false, true]);
  expect(drawFigure("primes")).toMatch(/>2, 3, 5, .*, 89, 97</);
  expect(drawFigure("scatter")).toMatch(/r ≈ 0\.9<.*r ≈ −0\.7<.*r ≈ 0\.0</);
  expect(
    correlation([
      [0, 0],
      [1, 2],
      [2, 4],
    ]),
  ).toBeCloseTo(1);
  expect(drawFigure("two-sets")).toContain("<td>15</td>");
});

test("refuses a figure that does not exist", () => {
  expect(() => drawFigure("triangle")).toThrow("triangle");
});
