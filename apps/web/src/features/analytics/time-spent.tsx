import { clockTime } from "../../lib/clock-time.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { QuestionRow } from "./question-row.ts";

/** A question that never came on screen took no time that is known. */
export function TimeSpent({ row: { timeSpent } }: { row: Pick<QuestionRow, "timeSpent"> }) {
  if (timeSpent !== null) return clockTime(timeSpent);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
