import { drawStacks } from "../../chart-asks/bars/stacked-amounts.ts";
import { partChange, partInYear } from "../../chart-asks/bars/stacked-parts.ts";
import {
  greatestTotalRise,
  shareInYear,
  totalChange,
} from "../../chart-asks/bars/stacked-totals.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "share-in-year": "Divide by the height of the whole bar, not by the other parts.",
  "greatest-total-rise":
    "Compare how much the top rises from bar to bar: the tallest bar need not have risen most.",
  "total-change": "Use the tops of the two bars, and divide by the earlier total.",
  "part-in-year":
    "For the second blank, add up all the parts of the bar: the sum should be close to its height.",
  "part-change":
    "For the second blank, measure the part from edge to edge in both years, and divide by its earlier amount.",
};

export const template = storyChartTemplate({
  id: "stacked-shares-and-totals",
  kind: "math",
  pattern: "Stacked amounts: the whole bar is a total, and a part is as much as it is thick.",
  draw: drawStacks,
  asks: [
    { shareInYear, greatestTotalRise, totalChange },
    { partInYear, partChange },
  ],
  base: 2,
  solution: {
    idea: "The top of a bar shows the total. A part that doesn't begin at zero has to be measured from its lower edge to its upper edge.",
    takeaway:
      "Before reading a stacked bar, ask whether the sentence is about the total or about a part.",
  },
  checks: CHECKS,
});
