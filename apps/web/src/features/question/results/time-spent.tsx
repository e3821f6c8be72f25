import { clockTime } from "../../../lib/clock-time.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** The time on a question. A question that was never on screen has none. */
export function TimeSpent({ row: { timeSpent } }: { row: { timeSpent?: number | null } }) {
  if (typeof timeSpent === "number") return clockTime(timeSpent);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not recorded</VisuallyHidden>
    </>
  );
}
