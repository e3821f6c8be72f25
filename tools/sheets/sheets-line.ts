import { escapeHtml } from "@theta/contract";
import { renderLine } from "../../packages/items/src/render/markdown.ts";
import { renderTex } from "../../packages/items/src/render/mathematics.ts";
import { formulaWords } from "./sheets-words.ts";

/**
 * A line of a sheet, rendered like a question's, with words behind each formula for screen readers.
 */
export function lineHtml(text: string): string {
  const formulas = texOf(text);
  return renderLine(text).replaceAll("<math", () => `<math ${words(formulas.shift() ?? "")}`);
}

export const formulaHtml = (tex: string): string =>
  renderTex(tex).replace("<math", `<math ${words(tex)}`);

/** The parts between dollar signs. */
export function texOf(text: string): string[] {
  return [...text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])+)\$/g)].map(([, tex = ""]) => tex);
}

const words = (tex: string): string => `role="img" aria-label="${escapeHtml(formulaWords(tex))}"`;
