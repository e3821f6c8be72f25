/**
 * Where things go in the picture of a run. There are two layouts, because text keeps its size and a phone
 * needs its own: as wide as the smallest one has room for, so that no text gets smaller than it's set.
 */
import type { Run } from "./adaptive-run.ts";
import { SCORE_TICKS } from "./quant-scale.ts";

export interface Layout {
  width: number;
  height: number;
  /** The run, from before the first question to the last. */
  runLeft: number;
  runRight: number;
  /** The curve of the last item, from a chance of 0 to 1. */
  curveLeft: number;
  curveRight: number;
  /** The score axis. */
  axis: number;
  top: number;
  bottom: number;
  questionTicks: readonly number[];
  /** The size of the marks; 1 is a 12 px disc. */
  mark: number;
  /** The class with the size of the text, in units of the drawing. */
  text: string;
}

export const WIDE: Layout = {
  width: 600,
  height: 400,
  runLeft: 40,
  runRight: 384,
  curveLeft: 408,
  curveRight: 540,
  axis: 545,
  top: 12,
  bottom: 350,
  questionTicks: [1, 5, 10, 15, 21],
  mark: 1,
  // Drawn smaller than it is, in a column, unless the place named "run" has room for all of it.
  text: "text-[17px] @min-[37.5rem]/run:text-[13px]",
};

export const NARROW: Layout = {
  width: 288,
  height: 290,
  runLeft: 24,
  runRight: 158,
  curveLeft: 173,
  curveRight: 237,
  axis: 245,
  top: 10,
  bottom: 238,
  questionTicks: [1, 7, 14, 21],
  mark: 0.8,
  text: "text-[13px]",
};

const MARGIN = 0.12;

export function makeGeometry(layout: Layout, run: Run) {
  const rungs = [run.start, ...run.steps];
  const topTick = SCORE_TICKS.at(-1)?.ability ?? 0;
  const low = Math.min(...rungs.map((r) => r.estimate - r.deviation)) - MARGIN;
  const high = Math.max(topTick, ...rungs.map((r) => r.estimate + r.deviation)) + 3 * MARGIN;
  const { runLeft, runRight, curveLeft, curveRight, top, bottom } = layout;
  return {
    low,
    high,
    /** Question 0 is the prior, before the first answer. */
    x: (question: number) => round(runLeft + ((runRight - runLeft) * question) / run.steps.length),
    y: (ability: number) => round(bottom - ((bottom - top) * (ability - low)) / (high - low)),
    chanceX: (chance: number) => round(curveLeft + (curveRight - curveLeft) * chance),
  };
}

export type Geometry = ReturnType<typeof makeGeometry>;

/** Rounds to a tenth of a pixel, which is shorter and the same in every browser. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;
