import {
  amountOfSubpart,
  partOfAll,
  slicesBelow,
  timesSlice,
} from "../../chart-asks/wholes/breakdown-parts.ts";
import { drawPieAndParts } from "../../chart-asks/wholes/breakdown.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "part-of-all": "A part's percent of the whole must be less than the percent of its slice.",
  "slices-below":
    "Compare the slices with the part's percent of the whole, not with its percent in the table.",
  "amount-of-subpart":
    "For the second blank, the amount must be less than that of the whole slice to which the part belongs.",
  "times-slice":
    "For the second blank, multiply the percent of the other slice by your answer: the product should be close to the part's percent of the whole.",
};

export const template = storyChartTemplate({
  id: "pie-and-parts",
  kind: "math",
  pattern: "A pie beside the parts of one of its slices: a percent of a percent.",
  draw: drawPieAndParts,
  asks: [
    { partOfAll, slicesBelow },
    { amountOfSubpart, timesSlice },
  ],
  // Both would multiply the same two percents.
  clash: (first, second) => first.name === "part-of-all" && second.name === "amount-of-subpart",
  base: 2,
  solution: {
    idea: "The percents in the table are of one slice, and those in the chart are of the whole. Multiply the two to get a part's percent of the whole.",
    takeaway: "Before using a percent, ask what it is a percent of.",
  },
  checks: CHECKS,
});
