import {
  drawLines,
  firstAbove,
  greatestRise,
  percentChange,
  periodsAbove,
} from "../../chart-asks/lines/lines.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  airportPassengers,
  energySources,
  housing,
  retailQuarters,
  streamingRevenue,
} from "../../stories/charts/over-time.ts";

const STORIES = [streamingRevenue, retailQuarters, airportPassengers, housing, energySources];

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "first-above": "Make sure that the other line is still higher just before the date you chose.",
  "periods-above": "Where the two lines are close, compare their marks above the same date.",
  "greatest-rise": "Look for the greatest rise, not for the highest point or the steepest fall.",
  "percent-change":
    "For the second blank, change the earlier value by your percent: the result should be close to the later value.",
};

/** The idea, by what a blank asks, where it isn't the usual one. */
const IDEAS: Readonly<Record<string, string>> = {
  "greatest-rise":
    "The height of a line shows an amount, and a change is the difference between two heights on the same line.",
};

const IDEA =
  "The height of a line shows an amount. For a percent change, read two heights on one line.";

export const template = storyChartTemplate({
  id: "lines-over-time",
  kind: "math",
  pattern:
    "Several lines over time: where they cross, where one rises most, and how far it changed.",
  draw: (rng) => drawLines(STORIES, { series: 3, periods: [7, 10] }, rng),
  asks: [{ firstAbove, periodsAbove, greatestRise }, { percentChange }],
  base: 2,
  solution: {
    idea: IDEA,
    takeaway: "For a percent change, divide by the earlier value.",
  },
  checks: CHECKS,
  ideas: IDEAS,
});
