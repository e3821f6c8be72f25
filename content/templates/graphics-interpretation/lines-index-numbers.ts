import {
  greatestGrowth,
  indexChange,
  yearsBelowBase,
} from "../../chart-asks/lines/index-growth.ts";
import { levelGap, levelIn } from "../../chart-asks/lines/index-levels.ts";
import { drawIndexLines } from "../../chart-asks/lines/index-lines.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "index-change":
    "Divide the change in the index by the earlier index number, not by 100 or by the later one.",
  "years-below-base": "Count the points below 100, not the years in which the line fell.",
  "greatest-growth":
    "Divide the later index number by the earlier one for every line before you choose.",
  "level-in":
    "For the second blank, an index number above 100 must give more than the amount in the base year, and one below 100 must give less.",
  "level-gap":
    "For the second blank, turn each index number into an amount with its own amount in the base year, and only then subtract.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "years-below-base":
    "A line below 100 means less than in the base year, however great the amount was then.",
  "greatest-growth":
    "The line that is highest in the later year need not be the one that grew most from the earlier year.",
};

const TAKEAWAY =
  "Index points are percents of the base year only. Between two other years, divide one index number by the other.";

export const template = storyChartTemplate({
  id: "lines-index-numbers",
  kind: "math",
  pattern: "Index numbers: a line shows growth since the base year, and levels need a known one.",
  draw: drawIndexLines,
  asks: [
    { indexChange, yearsBelowBase, greatestGrowth },
    { levelIn, levelGap },
  ],
  base: 2,
  solution: {
    idea: "An index number is a percent of the same line's amount in the base year. To get an amount, take that percent of the amount in the base year.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
