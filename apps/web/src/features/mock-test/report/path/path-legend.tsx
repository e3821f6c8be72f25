import type { PathStep } from "@theta/contract";
import { ChartMark } from "../../../question/results/chart-mark.tsx";

/** What the signs mean. Lists only those on the chart. */
export function PathLegend({ path }: { path: readonly PathStep[] }) {
  return (
    <ul
      aria-hidden="true"
      className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-2 *:flex *:items-center *:gap-2"
    >
      <li>
        <ChartMark outcome="correct" />
        right
      </li>
      <li>
        <ChartMark outcome="incorrect" />
        wrong
      </li>
      {path.some(({ isAnswered }) => !isAnswered) && (
        <li>
          <ChartMark outcome="unanswered" />
          not answered
        </li>
      )}
      {path.some(({ isScored }) => !isScored) && (
        <li>
          <span className="p-0.5">
            <ChartMark outcome="correct" isTrial />
          </span>
          unscored trial question
        </li>
      )}
      {path.some(({ estimate }) => estimate !== null) && (
        <li>
          <span className="flex h-3.5 w-6 items-center border border-band-line bg-band print-exact">
            <span className="h-0.5 w-full bg-curve" />
          </span>
          score so far, with its range
        </li>
      )}
    </ul>
  );
}
