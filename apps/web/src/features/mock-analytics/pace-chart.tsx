import type { PathStep, SectionReport } from "@theta/contract";
import { placesBeside } from "../../lib/charts/beside.ts";
import { ChartMark } from "../../lib/charts/chart-mark.tsx";
import { Plot, PlotMark } from "../../lib/charts/plot.tsx";
import { clockTime } from "../../lib/clock-time.ts";
import { outcomeOf } from "../../lib/results/outcome.ts";
import { axisOf, missOf, RUSHED_BELOW, SLOW_ABOVE } from "../../lib/results/pace.ts";
import { missLabels } from "./miss-labels.ts";
import { evenPaceOf } from "./section-pace.ts";

const LEVELS = Array.from({ length: 10 }, (_, place) => place + 1);
/** Marks of one column closer than this, in per cent of the height, would hide each other. */
const NEAR = 5.5;
/** From one mark to the next beside it, in pixels. */
const ASIDE = 13;
/** The axis reaches into the slow part, so that it can be seen where that begins. */
const LEAST_PACES = 2;

export function PaceChart({ section }: { section: SectionReport }) {
  const evenPace = evenPaceOf(section);
  const timed = section.path.filter(hasTime);
  const axis = axisOf(Math.max(LEAST_PACES * evenPace, ...timed.map(({ timeSpent }) => timeSpent)));
  const top = axis.at(-1)!;
  const y = (seconds: number) => (100 * seconds) / top;
  const x = (level: number) => (100 * (level - 0.5)) / LEVELS.length;
  const places = placesBeside(
    timed.map(({ defficuiltyLevel, timeSpent }) => ({
      column: defficuiltyLevel,
      height: y(timeSpent),
    })),
    NEAR,
  );
  const labels = missLabels(
    timed.map((step, place) => ({
      order: step.order,
      column: step.defficuiltyLevel,
      height: y(step.timeSpent),
      place: places[place]!,
      isNamed: missOf(step, evenPace) !== null,
    })),
    NEAR,
  );
  return (
    <Plot
      yName="Minutes"
      xName="Difficulty: 1–4 Easy, 5–7 Medium, 8–10 Hard"
      yTicks={axis.map((seconds) => ({ at: y(seconds), label: clockTime(seconds) }))}
      xTicks={LEVELS.map((level) => ({ at: x(level), label: level }))}
    >
      <Zone from={y(SLOW_ABOVE * evenPace)} to={100}>
        sunk cost, if wrong
      </Zone>
      <Zone from={0} to={y(RUSHED_BELOW * evenPace)}>
        rushed, if wrong
      </Zone>
      <span
        style={{ bottom: `${y(evenPace)}%` }}
        className="absolute inset-x-0 border-t-2 border-dotted border-ink"
      >
        <span className="absolute bottom-0.5 left-1 text-ink">even pace {clockTime(evenPace)}</span>
      </span>
      {timed.map((step, place) => (
        <PlotMark
          key={step.order}
          x={x(step.defficuiltyLevel)}
          y={y(step.timeSpent)}
          aside={places[place]! * ASIDE}
        >
          <ChartMark outcome={outcomeOf(step)} className="size-3 @lg:size-3.5" />
          {labels.has(step.order) && (
            <span className="absolute top-1/2 left-full ml-0.5 -translate-y-1/2 leading-none font-strong whitespace-nowrap text-ink">
              {labels.get(step.order)}
            </span>
          )}
        </PlotMark>
      ))}
    </Plot>
  );
}

function hasTime(step: PathStep): step is PathStep & { timeSpent: number } {
  return step.timeSpent !== null;
}

function Zone({ from, to, children }: { from: number; to: number; children: string }) {
  return (
    <span
      style={{ bottom: `${from}%`, top: `${100 - to}%` }}
      className="absolute inset-x-0 bg-sunk"
    >
      <span className="absolute top-0.5 left-1">{children}</span>
    </span>
  );
}
