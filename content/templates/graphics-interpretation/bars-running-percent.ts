import { drawRunningPercent } from "../../chart-asks/bars/running-percent.ts";
import {
  eachAbove,
  fewestFor,
  shareOfReason,
  totalOfReasons,
} from "../../chart-asks/bars/running-shares.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "fewest-for": "Make sure that the line is still below the given percent one bar earlier.",
  "each-above":
    "Count rises of the line, not its heights, and include the rise from zero to the first bar.",
  "share-of-reason":
    "For the second blank, add your percent to the line's height one bar earlier: the sum should be close to its height above the bar named.",
  "total-of-reasons":
    "For the second blank, multiply your total by the percent above the first bar: the product should be close to that bar's height.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "total-of-reasons":
    "If you know a part and its percent of the total, divide the part by the percent to get the total.",
};

const TAKEAWAY = "For bars “together,” read the height of the line. For one bar, read its rise.";

export const template = storyChartTemplate({
  id: "bars-running-percent",
  kind: "math",
  pattern: "Bars in order of frequency and a line of their cumulative percent: a rise is a share.",
  draw: drawRunningPercent,
  asks: [
    { fewestFor, eachAbove },
    { shareOfReason, totalOfReasons },
  ],
  base: 2,
  solution: {
    idea: "The height of the line is the percent of all bars so far. A bar's own percent is the line's rise to it.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
