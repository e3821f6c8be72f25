import type { Format, PublicQuestion } from "@theta/contract";

export type ToolName = "calculator" | "whiteboard";

/** The formats of Data Insights, the only section of the exam with a calculator. */
const WITH_CALCULATOR = new Set<Format>([
  "data-sufficiency",
  "multi-source-reasoning",
  "table-analysis",
  "graphics-interpretation",
  "two-part-analysis",
]);

/** A question's tools in quizzes and practice, where no section decides. */
export function toolsFor({ format }: Pick<PublicQuestion, "format">): readonly ToolName[] {
  return WITH_CALCULATOR.has(format) ? ["calculator"] : [];
}
