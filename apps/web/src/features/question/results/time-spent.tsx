import { clockTime } from "../../../lib/clock-time.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** A question that never came on screen took no time that is known. */
export function TimeSpent({ row: { timeSpent } }: { row: { timeSpent?: number | null } }) {
  if (typeof timeSpent === "number") return clockTime(timeSpent);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>not known</VisuallyHidden>
    </>
  );
}
