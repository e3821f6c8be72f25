import { clockTime } from "../../../lib/clock-time.ts";
import { VerdictDot } from "../../question/review/verdict-dot.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Outcome, outcomeOf } from "../../question/results/outcome.ts";
import { axisOf, EXAM_PACE, missOf } from "../../question/results/pace.ts";
import type { QuestionRow } from "../shared/question-row.ts";

interface TimeChartProps {
  rows: readonly QuestionRow[];
  /** Null without a clock. */
  evenPace: number | null;
}

/**
 * Columns of time with the verdict on top. It's laid out in HTML rather than drawn, so that its words
 * keep their size on a phone. Screen readers get the caption and the table instead.
 */
export function TimeChart({ rows, evenPace }: TimeChartProps) {
  const longest = Math.max(evenPace ?? EXAM_PACE, ...rows.map(({ timeSpent }) => timeSpent ?? 0));
  const axis = axisOf(longest);
  const top = axis.at(-1) ?? longest;
  const misses = rows.map((row) => missOf(row, evenPace));
  const percent = (seconds: number) => `${(100 * seconds) / top}%`;
  return (
    <div aria-hidden="true" className="@container text-xs text-ink-2 numerals">
      {evenPace !== null && (
        <Legend evenPace={evenPace} hasMisses={misses.some((miss) => miss !== null)} />
      )}
      <div className="relative mt-6 ml-10 h-52">
        {axis.map((seconds) => (
          <Line key={seconds} at={percent(seconds)} isAxis={seconds === 0}>
            {clockTime(seconds)}
          </Line>
        ))}
        <ol className="absolute inset-0 flex items-end gap-1 px-1 @md:gap-2">
          {rows.map((row, place) => (
            <Column
              key={row.id}
              row={row}
              height={percent(row.timeSpent ?? 0)}
              isMiss={misses[place] !== null}
            />
          ))}
        </ol>
        {evenPace !== null && (
          <div
            style={{ bottom: percent(evenPace) }}
            className="absolute inset-x-0 border-t-2 border-dotted border-ink"
          />
        )}
      </div>
      <ol className="ml-10 flex gap-1 px-1 pt-2 text-center @md:gap-2">
        {rows.map(({ id, order }) => (
          <li key={id} className="flex-1">
            {order}
          </li>
        ))}
      </ol>
      <p className="mt-1 ml-11">Question</p>
    </div>
  );
}

/** Above the chart, not in it, where it could cover the marks of the last questions. */
function Legend({ evenPace, hasMisses }: { evenPace: number; hasMisses: boolean }) {
  return (
    <p className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1 text-ink">
      {hasMisses && (
        <span className="flex items-center gap-2">
          <span className="h-3 w-6 border border-band-line bg-band-line" />
          rushed or slow miss
        </span>
      )}
      <span className="flex items-center gap-2">
        <span className="w-6 border-t-2 border-dotted border-ink" />
        even pace {clockTime(evenPace)}
      </span>
    </p>
  );
}

function Line({ at, isAxis, children }: { at: string; isAxis: boolean; children: string }) {
  return (
    <div
      style={{ bottom: at }}
      className={classNames(
        "absolute inset-x-0 border-t",
        isAxis ? "border-line-strong" : "border-line",
      )}
    >
      <span className="absolute right-full mr-2 -translate-y-1/2">{children}</span>
    </div>
  );
}

interface ColumnProps {
  row: QuestionRow;
  height: string;
  isMiss: boolean;
}

function Column({ row, height, isMiss }: ColumnProps) {
  return (
    <li className="relative flex h-full flex-1 items-end justify-center">
      <span
        style={{ height }}
        className={classNames(
          "w-full max-w-10 border-x border-t border-band-line",
          isMiss ? "bg-band-line" : "bg-band",
        )}
      />
      <span
        style={{ bottom: height }}
        className="absolute flex translate-y-[calc(50%-0.125rem)] flex-col items-center"
      >
        <OutcomeMark outcome={outcomeOf(row)} />
      </span>
    </li>
  );
}

/** A question that wasn't reached has a place but no mark. */
function OutcomeMark({ outcome }: { outcome: Outcome }) {
  return outcome === "unreached" ? null : <VerdictDot verdict={outcome} />;
}
