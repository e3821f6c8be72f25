import type { PathStep, SectionReport } from "@theta/contract";
import { ChartMark } from "../../../question/results/chart-mark.tsx";
import { Plot, PlotMark } from "../../../../lib/charts/plot.tsx";
import { clockTime } from "../../../../lib/clock-time.ts";
import { outcomeOf } from "../../../question/results/outcome.ts";
import {
  axisOf,
  EXAM_PACE,
  evenPaceOf,
  missOf,
  RUSHED_BELOW,
  SLOW_ABOVE,
} from "../../../question/results/pace.ts";
import { layOutPace } from "./pace-layout.ts";
import { PaceLegend } from "./pace-legend.tsx";
import { usePlotSize } from "../use-plot-size.ts";

const LEVELS = Array.from({ length: 10 }, (_, place) => place + 1);
/** The axis reaches into the slow zone, so that you can see where it starts. */
const LEAST_PACES = 2;

export function PaceChart({ section }: { section: SectionReport }) {
  const [size, ground] = usePlotSize();
  const evenPace = evenPaceOf(section);
  const timed = section.path.filter(hasTime);
  const times = timed.map(({ timeSpent }) => timeSpent);
  const axis = axisOf(Math.max(LEAST_PACES * (evenPace ?? EXAM_PACE), ...times));
  const top = axis.at(-1)!;
  const y = (seconds: number) => (100 * seconds) / top;
  const { marks, labels } = layOutPace(
    timed.map((step) => ({
      order: step.order,
      column: step.defficuiltyLevel - 1,
      height: y(step.timeSpent),
      outcome: outcomeOf(step),
      isNamed: missOf(step, evenPace) !== null,
    })),
    { ...size, columns: LEVELS.length },
  );
  const placed = (at: { x: number; y: number }) => ({
    x: (100 * at.x) / size.width,
    y: (100 * at.y) / size.height,
  });
  return (
    <>
      {evenPace !== null && <PaceLegend evenPace={evenPace} />}
      <Plot
        yName="Minutes"
        xName="Difficulty: 1–4 Easy, 5–7 Medium, 8–10 Hard"
        yTicks={axis.map((seconds) => ({ at: y(seconds), label: clockTime(seconds) }))}
        xTicks={LEVELS.map((level) => ({
          at: (100 * (level - 0.5)) / LEVELS.length,
          label: level,
        }))}
      >
        <span ref={ground} className="absolute inset-0" />
        {evenPace !== null && <EvenPace evenPace={evenPace} y={y} />}
        {marks.map(({ orders, outcome, ...at }) => (
          <PlotMark key={orders.join()} {...placed(at)}>
            <span className="flex items-center leading-none font-strong text-ink">
              <ChartMark outcome={outcome} className="size-3 @lg:size-3.5" />
              {orders.length > 1 && <span>×{orders.length}</span>}
            </span>
          </PlotMark>
        ))}
        {labels.map(({ text, ...at }) => (
          <PlotMark key={text} {...placed(at)}>
            <span className="block leading-none font-strong whitespace-nowrap text-ink">
              {text}
            </span>
          </PlotMark>
        ))}
      </Plot>
    </>
  );
}

function hasTime(step: PathStep): step is PathStep & { timeSpent: number } {
  return step.timeSpent !== null;
}

interface EvenPaceProps {
  evenPace: number;
  /** In percent of the height. */
  y: (seconds: number) => number;
}

/** Its line, and where a wrong answer is far from it. */
function EvenPace({ evenPace, y }: EvenPaceProps) {
  return (
    <>
      <Zone from={y(SLOW_ABOVE * evenPace)} to={100} />
      <Zone from={0} to={y(RUSHED_BELOW * evenPace)} />
      <span
        style={{ bottom: `${y(evenPace)}%` }}
        className="absolute inset-x-0 border-t-2 border-dotted border-ink"
      />
    </>
  );
}

function Zone({ from, to }: { from: number; to: number }) {
  return (
    <span
      style={{ bottom: `${from}%`, top: `${100 - to}%` }}
      className="absolute inset-x-0 bg-sunk"
    />
  );
}
