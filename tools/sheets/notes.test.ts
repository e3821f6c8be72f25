import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadNotes, PRINTED_FOLDER } from "../../content/notes/load-notes.ts";
import { noteHtml } from "./notes-html.ts";
import {
  MOST_BYTES,
  MOST_BYTES_TOGETHER,
  MOST_PAGES,
  noteHash,
  NOTES_MANIFEST,
  type PrintedEntry,
} from "./notes-manifest.ts";
import { hashOf } from "./sheets-manifest.ts";
import { pagesOf, unpackPdf } from "./sheets-pack.ts";

const notes = await loadNotes();
const entries = JSON.parse(readFileSync(NOTES_MANIFEST, "utf8")) as PrintedEntry[];
const read = (name: string) => readFileSync(join(PRINTED_FOLDER, `${name}.pdf`));

test("prints every note and nothing else", () => {
  const files = notes.map(({ name }) => `${name}.pdf`);
  expect(readdirSync(PRINTED_FOLDER).toSorted()).toEqual([...files, "printed.json"].toSorted());
  expect(entries.map(({ name }) => name)).toEqual(notes.map(({ name }) => name));
});

test.each(notes)("prints $name from its text, on one page, light, and tagged", async (note) => {
  const entry = entries.find(({ name }) => name === note.name)!;
  expect(entry.source, "run npm run notes").toBe(await noteHash(note, entry));
  const pdf = read(note.name);
  expect(entry.pdf).toBe(hashOf(pdf));
  expect(pdf.length).toBeLessThan(MOST_BYTES);
  expect(pagesOf(pdf)).toBe(entry.pages);
  expect(entry.pages).toBeLessThanOrEqual(MOST_PAGES);
  const objects = unpackPdf(pdf).join("\n");
  for (const part of ["/Lang (en)", "/Marked true", "/Type /Outlines"])
    expect(objects.includes(part), part).toBe(true);
  expect(objects).not.toContain("/Type3");
});

test("keeps all of them together small enough for a repository", () => {
  const bytes = notes.reduce((sum, { name }) => sum + read(name).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES_TOGETHER);
});

test("makes a different note when a word changes", async () => {
  const [note] = notes;
  expect(await noteHash({ ...note!, about: "Another." })).not.toBe(await noteHash(note!));
});

test("sets a note tighter only where the text needs it, and never too small to read", () => {
  const compact = entries.filter(({ isCompact }) => isCompact).length;
  expect([compact > 0, compact < entries.length / 2]).toEqual([true, true]);
  for (const isCompact of [false, true]) {
    const sizes = [
      ...noteHtml(notes[0]!, { isCompact }).matchAll(/(?<![\w.-])([\d.]+)pt(?=\/|;)/g),
    ];
    const fonts = sizes.map(([, points]) => Number(points)).filter((points) => points > 1);
    expect(Math.min(...fonts)).toBeGreaterThanOrEqual(8.5);
  }
});

test("renders a note as HTML with one title, every part, and formulas in words", () => {
  const html = noteHtml(notes[0]!);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  expect(html.match(/<h2>/g)).toHaveLength(7);
  expect(html.includes('aria-label="n = p^a × q^b × r^c"')).toBe(true);
});
