import { clockTime } from "../../../../lib/clock-time.ts";

/** Above the chart, not in it, where the marks would cover it. */
export function PaceLegend({ evenPace }: { evenPace: number }) {
  return (
    <ul
      aria-hidden="true"
      className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 numerals print-exact"
    >
      <li className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-dotted border-ink" />
        Even pace, {clockTime(evenPace)}
      </li>
      <li className="flex items-center gap-2">
        <span className="h-3 w-6 border border-line bg-sunk" />
        Wrong answers here: slow in the upper area, rushed in the lower one
      </li>
    </ul>
  );
}
