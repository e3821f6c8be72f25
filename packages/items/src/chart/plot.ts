import { baseline, leftRoom, titleBelow, titleRoom, levelGrid, levelNumbers } from "./axis.ts";
import { categoryAxis, type CategoryLabels, fitCategories, leftReach } from "./category-axis.ts";
import { heading } from "./heading.ts";
import { axisNumberText } from "./number-text.ts";
import { placeOn, type Scale } from "./scale.ts";
import { type Box, type Drawing, WIDTH } from "./svg.ts";

const PLOT_HEIGHT = 286;
const LEAST = 360;
const MOST = 440;

/**
 * The height of a drawing around a plot: as much as the plot wants, within the limits for all
 * charts.
 */
export function plotBottom(above: number, below: number): number {
  const height = Math.min(MOST, Math.max(LEAST, above + PLOT_HEIGHT + below));
  return Math.floor(height - below);
}

interface Request {
  readonly yTitle: string;
  readonly xTitle: string | null;
  /** A second line below the title. */
  readonly note?: string;
  readonly scale: Scale;
  readonly categories: readonly string[];
  /** Names for a key above the plot. */
  readonly key?: readonly string[];
  /** Room on the right for names next to the last category. */
  readonly right?: number;
}

export interface CategoryPlot {
  readonly plot: Box;
  /** Width of one category. */
  readonly band: number;
  /** The middle of a category. */
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  /** The whole chart, with `inside` drawn between the grid and the base line. */
  readonly around: (inside: readonly string[]) => Drawing;
}

/** A plot with numbers on the vertical axis and categories side by side. */
export function categoryPlot(request: Request): CategoryPlot {
  const { yTitle, xTitle, scale, categories, right = 8 } = request;
  const write = axisNumberText(yTitle, scale.step);
  const head = heading(yTitle, request.key, request.note);
  const { left, labels } = leftAndLabels(leftRoom(scale, write), right, categories);
  const titled = xTitle === null ? 0 : titleRoom(xTitle);
  const bottom = plotBottom(head.height + 6, labels.room + titled + 2);
  const plot = { left, right: WIDTH - right, top: head.height + 6, bottom };
  const band = (plot.right - plot.left) / categories.length;
  return {
    plot,
    band,
    x: (place) => plot.left + (place + 0.5) * band,
    y: placeOn(scale, plot.bottom, plot.top),
    around: (inside) => ({
      height: bottom + labels.room + titled + 2,
      body: [
        ...head.body,
        ...levelGrid(scale, plot),
        ...levelNumbers(scale, plot, write),
        ...inside,
        baseline(scale, plot),
        ...categoryAxis(labels, plot),
        ...(xTitle === null ? [] : titleBelow(xTitle, plot, bottom + labels.room + 2)),
      ],
    }),
  };
}

/**
 * Turned names may need more room on the left, which takes room from the categories. Two rounds
 * settle it.
 */
export function leftAndLabels(least: number, right: number, categories: readonly string[]) {
  let left = least;
  let labels: CategoryLabels = { lines: [], angle: 0, room: 0 };
  for (let round = 0; round < 2; round += 1) {
    const band = (WIDTH - right - left) / categories.length;
    labels = fitCategories(categories, band);
    left = Math.max(left, leftReach(labels, band));
  }
  return { left, labels };
}
