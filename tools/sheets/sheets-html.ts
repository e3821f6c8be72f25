/** A sheet as the page that Chromium prints. */
import { readFileSync } from "node:fs";
import { escapeHtml } from "@theta/contract";
import { lightColor } from "../../apps/web/scripts/light-colors.ts";
import { PRINT_FONTS } from "../../apps/web/scripts/print-fonts.ts";
import type { Block, FormulaRow, Sheet } from "../../content/sheets/sheet.ts";
import { drawFigure } from "./sheets-figures.ts";
import { lineHtml } from "./sheets-line.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

export function sheetHtml(sheet: Sheet): string {
  const pages = splitAt(sheet.blocks, "page");
  const sections = pages.map((blocks, k) => pageHtml(sheet, blocks, k + 1, pages.length));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(sheet.title)} · Theta</title><style>${styleOf(sheet)}</style></head><body class="${sheet.name} ${sheet.orientation}">${sections.join("\n")}</body></html>\n`;
}

/** Where a sheet's font is requested; `sheets.ts` answers. */
export const fontPath = (place: number): string => `/fonts/${place}.woff2`;

const STYLES = ["sheets.css", "sheets-mathematics.css", "sheets-to-write-on.css"];

function styleOf({ orientation }: Sheet): string {
  const page = `@page{size:A4 ${orientation};margin:0}`;
  return [fontFaces(), page, colors(), STYLES.map(read).join("\n")].join("\n");
}

export function fontFaces(): string {
  const faces = PRINT_FONTS.map(
    ({ family, style, weight }, place) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:url(${fontPath(place)})}`,
  );
  return faces.join("\n");
}

export function colors(): string {
  const names = ["ink", "ink-2", "ink-muted", "line", "line-strong", "brand"];
  return `:root{${names.map((name) => `--${name}:${lightColor(name)};`).join("")}}`;
}

function pageHtml(sheet: Sheet, blocks: readonly Block[], number: number, of: number): string {
  const columns = splitAt(blocks, "column").map(
    (column) => `<div class="column">${groupsHtml(column)}</div>`,
  );
  const head =
    number === 1
      ? `<header><h1>${escapeHtml(sheet.title)}</h1><p class="lead">${lineHtml(sheet.lead)}</p></header>`
      : "";
  return `<section class="page">${head}<div class="columns">${columns.join("")}</div>
<footer><span class="brand">${MARK}Theta</span><span>${escapeHtml(sheet.title)}</span><span class="legal">${number === of ? "GMAT is a trademark of its owner, which is not affiliated with Theta." : ""}</span><span class="place">${number} / ${of}</span></footer></section>`;
}

/** The same as in ui/logo.tsx. */
export const MARK = `<svg viewBox="0 0 36 32" fill="none" stroke="currentColor" stroke-width="4" aria-hidden="true"><ellipse cx="14" cy="16" rx="9.5" ry="13"/><path d="M4.5 16H35"/></svg>`;

function splitAt(blocks: readonly Block[], to: "page" | "column"): Block[][] {
  const pieces: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "break" && block.to === to) pieces.push([]);
    else pieces.at(-1)!.push(block);
  }
  return pieces;
}

/** Headings stay with their content; columns share their spare room between groups. */
function groupsHtml(blocks: readonly Block[]): string {
  const groups: Block[][] = [];
  for (const [place, block] of blocks.entries()) {
    const isAfterPart = blocks[place - 1]?.kind === "part";
    if (groups.length === 0 || block.kind === "part" || (block.kind === "group" && !isAfterPart))
      groups.push([]);
    groups.at(-1)!.push(block);
  }
  return groups.map((group) => `<section class="group">${blocksHtml(group)}</section>`).join("\n");
}

/** Puts consecutive formulas in one list. */
export function blocksHtml(blocks: readonly Block[]): string {
  const pieces: string[] = [];
  let rows: FormulaRow[] = [];
  for (const block of [...blocks, null]) {
    if (block?.kind === "row") {
      rows.push(block);
      continue;
    }
    if (rows.length > 0) pieces.push(rowsHtml(rows));
    rows = [];
    if (block) pieces.push(blockHtml(block));
  }
  return pieces.join("\n");
}

function rowsHtml(rows: readonly FormulaRow[]): string {
  const lines = rows.map(
    ({ formula, note }) =>
      `<div class="row"><dt>${formulasHtml(formula)}</dt><dd>${lineHtml(note)}</dd></div>`,
  );
  return `<dl class="rows">${lines.join("")}</dl>`;
}

/** Keeps several formulas on a line apart, and each in one piece. */
function formulasHtml(text: string): string {
  const parts = text.split(" // ");
  return parts.map((part) => `<span class="whole">${lineHtml(part)}</span>`).join(" ");
}

function blockHtml(block: Exclude<Block, FormulaRow>): string {
  switch (block.kind) {
    case "part":
      return `<h2>${lineHtml(block.title)}</h2>`;
    case "group":
      return `<h3>${lineHtml(block.title)}</h3>`;
    case "example":
      return `<p class="example">${lineHtml(block.text)}</p>`;
    case "paragraph":
      return `<p>${lineHtml(block.text)}</p>`;
    case "list":
      return listHtml(block);
    case "table":
      return tableHtml(block);
    case "figure":
      return drawFigure(block.name);
    case "break":
      throw new Error("A break within a column");
  }
}

function listHtml({ isOrdered, items }: Extract<Block, { kind: "list" }>): string {
  const tag = isOrdered ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${lineHtml(item)}</li>`).join("")}</${tag}>`;
}

const BOX = `<span class="box"></span>`;
const cell = (text: string) => lineHtml(text).replaceAll("[ ]", BOX);

function tableHtml({ head, rows, blankRows }: Extract<Block, { kind: "table" }>): string {
  const heads = head.map((text) => `<th scope="col">${cell(text)}</th>`);
  const blank = head.map(() => "");
  const all = [...rows, ...Array.from({ length: blankRows }, () => blank)];
  const body = all.map(
    (cells) => `<tr>${cells.map((text) => `<td>${cell(text)}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${heads.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
