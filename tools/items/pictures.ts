/**
 * Makes the picture files for questions from the drawings in content/pictures: `npm run pictures`.
 * Only this needs Chromium. Drawings that haven't changed are left alone.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { hashOfPicture, MOST_BYTES, readDrawings, sourceOf } from "../../content/drawings.ts";
import { PICTURES, type PictureEntry, readPictureEntries } from "../../content/index.ts";
import { findBrowser } from "../shots/browser.ts";
import { photograph } from "../shots/photograph-drawing.ts";

const MADE = join(PICTURES, "made");
/** A narrower drawing belongs to an option and is shown small. */
const SMALL = 500;

const drawings = await readDrawings();
const before = await readPictureEntries();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  await mkdir(MADE, { recursive: true });
  const entries: Record<string, PictureEntry> = {};
  for (const [name, drawing] of Object.entries(drawings)) entries[name] = await make(name, drawing);
  await removeOthers(entries);
  await writeFile(join(PICTURES, "made.json"), `${JSON.stringify(entries, null, 2)}\n`);
} finally {
  await browser.close();
}

async function make(name: string, drawing: string): Promise<PictureEntry> {
  const source = await sourceOf(drawing);
  const known = before[name];
  if (known?.source === source) return known;
  const [width, height] = sizeOf(name, drawing);
  const sizes: PictureEntry["sizes"][number][] = [];
  for (const scale of width < SMALL ? [1, 2] : [0.5, 1, 2]) {
    const bytes = await photograph(browser, drawing, { width, height, scale });
    if (bytes.length > MOST_BYTES) throw new Error(`${name} has ${bytes.length} bytes, too many.`);
    const file = hashOfPicture(bytes);
    await writeFile(join(MADE, file), bytes);
    sizes.push({ file, width: width * scale, height: height * scale });
    console.log(`${name}: ${width * scale} wide, ${Math.round(bytes.length / 1000)} kB`);
  }
  return { source, sizes };
}

/** Even, so that half of each is a whole pixel, too. */
function sizeOf(name: string, drawing: string): [width: number, height: number] {
  const [, width, height] = /<svg[^>]*\bviewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  if (!width || !height || Number(width) % 2 || Number(height) % 2)
    throw new Error(`${name}.svg needs a viewBox from 0 0, of even width and height.`);
  return [Number(width), Number(height)];
}

/** Older versions of questions have their files in the database. */
async function removeOthers(entries: Record<string, PictureEntry>): Promise<void> {
  const kept = new Set(
    Object.values(entries).flatMap(({ sizes }) => sizes.map(({ file }) => file)),
  );
  const gone = Object.values(before)
    .flatMap(({ sizes }) => sizes.map(({ file }) => file))
    .filter((file) => !kept.has(file));
  await Promise.all(gone.map((file) => rm(join(MADE, file), { force: true })));
}
