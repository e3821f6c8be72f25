import type { SectionReport } from "@theta/contract";
import { ChartMark } from "../../lib/charts/chart-mark.tsx";
import { Plot, PlotDrawing, PlotMark, type Tick } from "../../lib/charts/plot.tsx";
import { outcomeOf } from "../../lib/results/outcome.ts";
import { pathRange, scoresWithin } from "./path-scale.ts";
import { ScoreOnAxis } from "./score-on-axis.tsx";

/** Harder is higher, on the scale of the section's scores: questions and estimates share it. */
export function PathChart({ section }: { section: SectionReport }) {
  const { path, totalQuestions } = section;
  const range = pathRange(section);
  const x = (order: number) => (100 * (order - 0.5)) / totalQuestions;
  const y = (points: number) => (100 * (points - range.from)) / (range.to - range.from);
  const estimates = path.flatMap(({ order, estimate }) => (estimate ? [{ order, estimate }] : []));
  const line = (points: readonly string[]) => `M${points.join("L")}`;
  const over = estimates.map(({ order, estimate }) => `${x(order)} ${y(estimate.high)}`);
  const under = estimates.map(({ order, estimate }) => `${x(order)} ${y(estimate.low)}`);
  const middle = estimates.map(({ order, estimate }) => `${x(order)} ${y(estimate.at)}`);
  const last = estimates.at(-1);
  return (
    <Plot
      yName="Points of the section’s scale; harder questions stand higher"
      xName="Question"
      yTicks={scoresWithin(range).map((score) => ({ at: y(score), label: score }))}
      xTicks={questionTicks(totalQuestions).map((tick) => ({ ...tick, at: x(tick.at) }))}
      aside={<ScoreOnAxis score={section.score} y={y} />}
    >
      {path.length < totalQuestions && (
        <span
          style={{ left: `${x(path.length + 1) - 50 / totalQuestions}%` }}
          className="absolute inset-y-0 right-0 border-l border-dashed border-line-strong bg-sunk pt-0.5 pl-1"
        >
          <span className="hidden @lg:inline">not reached</span>
        </span>
      )}
      <PlotDrawing>
        {estimates.length > 1 && (
          <path d={`${line(over)}L${under.toReversed().join("L")}Z`} className="fill-band" />
        )}
        {estimates.map(({ order, estimate }) => (
          <path
            key={order}
            d={`M${x(order)} ${y(estimate.low)}V${y(estimate.high)}`}
            className="stroke-band-line"
          />
        ))}
        {middle.length > 0 && (
          <path d={line(middle)} className="stroke-curve" strokeWidth="2" strokeLinejoin="round" />
        )}
        {last && (
          <path
            d={`M${x(last.order)} ${y(last.estimate.at)}L100 ${y(section.score.score)}`}
            className="stroke-curve"
            strokeDasharray="2.5 3"
          />
        )}
      </PlotDrawing>
      {path.map((step) => (
        <PlotMark key={step.order} x={x(step.order)} y={y(step.asked)}>
          <ChartMark
            outcome={outcomeOf(step)}
            isTrial={!step.isScored}
            className="size-3 @lg:size-4"
          />
        </PlotMark>
      ))}
    </Plot>
  );
}

/** The first and the last question, and every fifth between them. */
function questionTicks(total: number): Tick[] {
  const fives = Array.from({ length: Math.floor((total - 2) / 5) }, (_, place) => 5 * (place + 1));
  return [1, ...fives, total].map((order) => ({ at: order, label: order }));
}
