import { intervalTimes, medianInterval } from "../../chart-asks/points/histogram-intervals.ts";
import { countOnSide, percentOnSide } from "../../chart-asks/points/histogram-sides.ts";
import { drawHistogram } from "../../chart-asks/points/histogram.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "histogram-classes",
  kind: "math",
  pattern: "A histogram: add bars for what is on one side of a bound, or up to the median.",
  draw: drawHistogram,
  asks: [
    { percentOnSide, countOnSide },
    { medianInterval, intervalTimes },
  ],
  base: 2,
  solution: {
    idea: "Each bar counts what is in one interval. What lies above or below a bound is the sum of the bars on that side.",
    check:
      "Start adding from the side with fewer bars, and use the total in the text for the rest.",
    takeaway:
      "The median is where the count passes one half of the total, which isn't necessarily where the bar is tallest.",
  },
  solutionFor: (_, second) =>
    second.name === "interval-times"
      ? { takeaway: "How many times as many: divide the height of one bar by that of the other." }
      : {},
});
