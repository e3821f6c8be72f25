import { expect } from "vitest";
import { loadSheets } from "./load-sheets.ts";
import type { Block, FormulaRow } from "./sheet.ts";

const [sheet] = await loadSheets();
export const blocks = sheet!.blocks;
const texts = blocks.flatMap(textsOf);
export const rows = blocks.filter((block): block is FormulaRow => block.kind === "row");
export const formulas = texts.flatMap(formulasOf);

function textsOf(block: Block): string[] {
  if (block.kind === "row") return [block.formula, block.note];
  if (block.kind === "table") return [block.head, ...block.rows].flat();
  if (block.kind === "list") return block.items;
  return "text" in block ? [block.text] : [];
}

export function formulasOf(text: string): string[] {
  return [...text.matchAll(/\$((?:\\.|[^$\\])+)\$/g)].map(([, tex = ""]) => tex);
}

/** The side of a formula after its last equals sign. The sheet must contain the formula. */
export function right(formula: string): string {
  expect(formulas, "The sheet has no such formula").toContain(formula);
  return formula.split("=").at(-1)!.trim();
}

/** Checks that the sheet says this word for word and that the numbers worked out here agree. */
export function says(words: string, found: unknown, wanted: unknown): void {
  expect(
    texts.some((text) => text.includes(words)),
    `not on the sheet: ${words}`,
  ).toBe(true);
  expect(found, words).toEqual(wanted);
}

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);
export const sum = (values: readonly number[]): number => values.reduce((total, v) => total + v, 0);

/** ± read as plus and ∓ as minus, or the other way around. */
export function upper(tex: string): string {
  return tex.replaceAll(/\\pm(?![a-z])/g, "+").replaceAll(/\\mp(?![a-z])/g, "-");
}

export function lower(tex: string): string {
  return tex.replaceAll(/\\pm(?![a-z])/g, "-").replaceAll(/\\mp(?![a-z])/g, "+");
}

/** Rows of a table on the sheet, each as its formulas. */
export function tableWith(headWord: string): string[][] {
  const table = blocks.find((block) => block.kind === "table" && block.head.includes(headWord));
  if (table?.kind !== "table") throw new Error(`No table of the sheet has a column ${headWord}`);
  return table.rows.map((cells) => cells.map((cell) => formulasOf(cell)[0] ?? ""));
}
