import { intervalTimes, medianInterval } from "../../chart-asks/points/histogram-intervals.ts";
import { countOnSide, percentOnSide } from "../../chart-asks/points/histogram-sides.ts";
import { drawHistogram } from "../../chart-asks/points/histogram.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "percent-on-side": "Divide by the total number in the text, not by the number on the other side.",
  "count-on-side": "Include every bar on the side asked about, and none on the other side.",
  "median-interval":
    "For the second blank, the bars to the left of your interval must add up to less than half of the total, and so must the bars to its right.",
  "interval-times":
    "For the second blank, multiply the height of the shorter bar by your answer: the product should be close to the height of the taller one.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "interval-times": "For “how many times as many,” divide one number by the other. Don't subtract.",
};

const TAKEAWAY =
  "The median is where the count passes one half of the total, which isn't necessarily where the bar is tallest.";

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
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
