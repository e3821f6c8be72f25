import type { PathStep } from "@theta/contract";
import { ChartMark } from "../../../question/results/chart-mark.tsx";

interface PathLegendProps {
  path: readonly PathStep[];
  /** Whether the path before the edits is drawn, too. */
  hasBefore?: boolean | undefined;
}

/** What the signs mean. Lists only those on the chart. */
export function PathLegend({ path, hasBefore = false }: PathLegendProps) {
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
      <li>
        <span className="w-6 border-t border-line-strong" />
        difficulty
      </li>
      {hasBefore && (
        <li>
          <span className="w-6 border-t-2 border-dashed border-ink-muted" />
          As you answered
        </li>
      )}
      {path.some(({ estimate }) => estimate !== null) && (
        <li>
          <span className="flex h-3.5 w-6 items-center border border-band-line bg-band print-exact">
            <span className="h-0.5 w-full bg-curve" />
          </span>
          {hasBefore ? "After your edits, with the range" : "score so far, with its range"}
        </li>
      )}
    </ul>
  );
}
