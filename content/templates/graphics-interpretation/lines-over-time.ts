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

export const template = storyChartTemplate({
  id: "lines-over-time",
  kind: "math",
  pattern:
    "Several lines over time: where they cross, where one rises most, and how far it changed.",
  draw: (rng) => drawLines(STORIES, { series: 3, periods: [7, 10] }, rng),
  asks: [{ firstAbove, periodsAbove, greatestRise }, { percentChange }],
  base: 2,
  solution: {
    idea: "A line's height is an amount and its slope is a change. Ask which of the two the sentence is about.",
    check: "Read each value from the nearest gridlines, and estimate between two of them.",
    takeaway: "For a percent change, divide by the earlier value.",
  },
  solutionFor: ({ name }) =>
    name === "greatest-rise"
      ? {}
      : {
          idea: "Which of two lines is higher shows which amount is greater. For a percent change, read two heights on one line.",
        },
});
