import type { FirstStep, PathStep } from "@theta/contract";
import { PlotDrawing } from "../../../../lib/charts/plot.tsx";

interface PathEstimatesProps {
  path: readonly PathStep[];
  before: readonly FirstStep[];
  /** The score at the end of the path. */
  score: number;
  /** In percent of the plot's width and height. */
  x: (order: number) => number;
  y: (points: number) => number;
}

/**
 * The score and its range after each answer, and a dashed line from the last one to the final score. What the score
 * was before the edits is below it, so that it shows where they changed something.
 */
export function PathEstimates({ path, before, score, x, y }: PathEstimatesProps) {
  const rungs = path.flatMap(({ order, estimate }) =>
    estimate
      ? [{ order, x: x(order), at: y(estimate.at), low: y(estimate.low), high: y(estimate.high) }]
      : [],
  );
  const last = rungs.at(-1);
  if (!last) return null;
  const over = rungs.map((rung) => `${rung.x} ${rung.high}`);
  const under = rungs.toReversed().map((rung) => `${rung.x} ${rung.low}`);
  const first = before.flatMap(({ order, estimate }) =>
    estimate ? [`${x(order)} ${y(estimate.at)}`] : [],
  );
  const middle = rungs.map((rung) => `${rung.x} ${rung.at}`);
  return (
    <PlotDrawing>
      <path d={`${lineOf([...over, ...under])}Z`} className="fill-band" />
      {rungs.map((rung) => (
        <path
          key={rung.order}
          d={`M${rung.x} ${rung.low}V${rung.high}`}
          className="stroke-band-line"
        />
      ))}
      {first.length > 0 && (
        <path
          d={lineOf(first)}
          className="stroke-ink-muted"
          strokeWidth="1.5"
          strokeDasharray="5 3"
          strokeLinejoin="round"
        />
      )}
      <path d={lineOf(middle)} className="stroke-curve" strokeWidth="2" strokeLinejoin="round" />
      <path
        d={`M${last.x} ${last.at}L100 ${y(score)}`}
        className="stroke-curve"
        strokeDasharray="2.5 3"
      />
    </PlotDrawing>
  );
}

const lineOf = (points: readonly string[]) => `M${points.join("L")}`;
