import type { Question } from "../../asked.ts";
import { keyOf, letterAt, reasonsOf } from "../blind-answer.ts";

/** The answer of a question, the reason for every choice, and the solution, as a learner reads them. */
export function solutionBlock(item: Question): string {
  const { idea, fast = [], steps, check, takeaway } = item.solution;
  return [
    `**Answer: ${keyOf(item)}**`,
    reasonLines(item).join("\n"),
    [
      `Idea: ${idea}`,
      ...fast.map((step) => `Fastest path: ${step}`),
      ...steps.map((step, k) => `Step ${k + 1}: ${step}`),
      ...(check ? [`Check: ${check}`] : []),
      ...(takeaway ? [`Takeaway: ${takeaway}`] : []),
    ].join("\n"),
  ].join("\n\n");
}

/** Rows are numbered; the options of two drop-downs follow each other. */
function reasonLines(item: Question): string[] {
  const isLettered = !("choices" in item) && item.format !== "graphics-interpretation";
  return reasonsOf(item).map((why, k) => `${isLettered ? letterAt(k) : k + 1}: ${why}`);
}
