import {
  drawPlanBars,
  greatestOverrun,
  percentOff,
  totalOff,
  withinTen,
} from "../../chart-asks/bars/planned-actual.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "within-ten":
    "Compare each difference with a tenth of the bar for the planned or expected amount, not with a gridline.",
  "greatest-overrun":
    "Compare the greatest difference in height with the differences of shorter bars: their percents may be greater.",
  "percent-off": "For the second blank, divide the difference by the amount named after “than.”",
  "total-off":
    "For the second blank, add the differences of all pairs of bars, and subtract any that go in the opposite direction.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "total-off": "In a total, differences in opposite directions partly cancel.",
};

const TAKEAWAY =
  "Before you compare percents, measure each difference against its own planned or expected amount.";

export const template = storyChartTemplate({
  id: "bars-planned-actual",
  kind: "math",
  pattern: "Planned and actual bars side by side: each excess is measured against its own plan.",
  draw: drawPlanBars,
  asks: [
    { withinTen, greatestOverrun },
    { percentOff, totalOff },
  ],
  base: 2,
  solution: {
    idea: "A percent difference is measured against the planned or expected amount, so the same difference is a greater percent of a shorter bar.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
