/** Prints sheets with Chromium and refuses what doesn't fit on the paper. */
import type { Browser, Page } from "@playwright/test";
import { cutPrintFont, PRINT_FONTS } from "../../apps/web/scripts/print-fonts.ts";
import type { Sheet } from "../../content/sheets/sheet.ts";
import { fontPath, sheetHtml } from "./sheets-html.ts";
import { steadyNodes } from "./sheets-nodes.ts";
import { packPdf, unpackPdf } from "./sheets-pack.ts";

/** Keeps the font's letter spacing; by default, letters snap to screen pixels. */
export const PRINT_ARGUMENTS = ["--font-render-hinting=none"];

/** There is no server behind it; every request is answered here. */
const ORIGIN = "https://sheets.invalid";
/** The actual time would make every file different. */
const NO_DATE = "D:20260101000000+00'00'";
/** A4 in CSS pixels. */
const SHORT_SIDE = 794;
const LONG_SIDE = 1123;

export async function openPrinter(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  const fonts = new Map<string, Buffer>();
  for (const [place, font] of PRINT_FONTS.entries())
    fonts.set(fontPath(place), await cutPrintFont(font));
  await page.route(`${ORIGIN}/fonts/*`, async (route) => {
    const body = fonts.get(new URL(route.request().url()).pathname);
    await (body ? route.fulfill({ body, contentType: "font/woff2" }) : route.abort());
  });
  return page;
}

export async function showSheet(page: Page, sheet: Sheet): Promise<void> {
  const [width, height] =
    sheet.orientation === "portrait" ? [SHORT_SIDE, LONG_SIDE] : [LONG_SIDE, SHORT_SIDE];
  await page.setViewportSize({ width, height });
  await showHtml(page, sheetHtml(sheet));
}

export async function showHtml(page: Page, body: string): Promise<void> {
  await page.route(`${ORIGIN}/`, (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto(`${ORIGIN}/`);
  await page.evaluate("document.fonts.ready");
  await page.unroute(`${ORIGIN}/`);
}

/** With tags, an outline, a title, and selectable text. */
export async function printSheet(page: Page): Promise<Buffer> {
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const steady = steadyNodes(pdf.toString("latin1"));
  return packPdf(Buffer.from(pdf), (object) =>
    steady(object)
      .replaceAll(/(?<=\/(?:Creation|Mod)Date \()[^)]+/g, NO_DATE)
      .replace("/Creator (Chromium)", "/Creator (Theta)")
      // Here, only formulas are pictures with words behind them.
      .replace("/S /Figure", "/S /Formula"),
  );
}

/** Fonts in a PDF. A drawing instead of a font is called Type3. */
export function fontsOf(pdf: Buffer): string[] {
  const names = unpackPdf(pdf).flatMap((object) => [
    ...object.matchAll(/\/BaseFont \/\w+\+([\w-]+)|\/Subtype \/(Type3)/g),
  ]);
  return [...new Set(names.map(([, name, drawn]) => name ?? drawn ?? ""))].toSorted();
}

/**
 * What would bother a reader: text that sticks out of its column, orphaned headings, small print.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = await page.evaluate(`(${FIND_FAULTS})(${SMALLEST_PT})`);
  return faults;
}

const SMALLEST_PT = 8.5;
const FIND_FAULTS = `(smallest) => {
  const faults = [];
  for (const font of document.fonts) if (font.status === "error") faults.push(font.family + " did not load");
  document.querySelectorAll(".page").forEach((page, p) => {
    page.querySelectorAll(".column").forEach((column, c) => {
      const where = "page " + (p + 1) + ", column " + (c + 1) + ": ";
      const box = column.getBoundingClientRect();
      const over = column.lastElementChild.getBoundingClientRect().bottom - box.bottom;
      if (over > 1) faults.push(where + Math.ceil(over / 3.78) + " mm too long");
      for (const part of column.querySelectorAll("*"))
        if (part.getBoundingClientRect().right > box.right + 1)
          faults.push(where + "too wide: " + part.textContent.slice(0, 40));
      if (column.querySelector(":scope > .group:last-child > :is(h2, h3):last-child"))
        faults.push(where + "ends with a heading");
    });
  });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (text.data.trim() === "" || parent.closest("math, style")) continue;
    const drawing = parent.closest("svg");
    const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
    const points = parseFloat(getComputedStyle(parent).fontSize) * scale * 0.75;
    if (points < smallest - 0.02) faults.push(points.toFixed(1) + " pt: " + text.data.trim().slice(0, 40));
  }
  return faults;
}`;

/** The first page as a small picture, in WebP. */
export async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  const png = await page.locator(".page").first().screenshot();
  const drawn: string = await page.evaluate(
    `(${DRAW_SMALL})("${png.toString("base64")}", ${width}, ${height})`,
  );
  return Buffer.from(drawn, "base64");
}

const DRAW_SMALL = `async (png, width, height) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
  return await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1]);
    reader.readAsDataURL(blob);
  });
}`;
