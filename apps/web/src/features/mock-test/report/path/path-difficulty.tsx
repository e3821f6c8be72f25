import type { PathStep } from "@theta/contract";
import { PlotDrawing } from "../../../../lib/charts/plot.tsx";

interface PathDifficultyProps {
  path: readonly PathStep[];
  /** In percent of the plot's width and height. */
  x: (order: number) => number;
  y: (points: number) => number;
}

/** How hard the test was as it went on: a line from mark to mark, which shows where it adapted. */
export function PathDifficulty({ path, x, y }: PathDifficultyProps) {
  const points = path.map(({ order, asked }) => `${x(order)} ${y(asked)}`);
  if (points.length === 0) return null;
  return (
    <PlotDrawing>
      <path d={`M${points.join("L")}`} className="stroke-line-strong" strokeLinejoin="round" />
    </PlotDrawing>
  );
}
