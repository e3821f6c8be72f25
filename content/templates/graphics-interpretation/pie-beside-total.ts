import { amountInPie, excess, partsAbove } from "../../chart-asks/wholes/pie-amounts.ts";
import { sameShare, tableChange } from "../../chart-asks/wholes/pie-totals.ts";
import { drawPie } from "../../chart-asks/wholes/pie.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "amount-in-pie": "Use the slice named and the total of the chart's own year.",
  excess:
    "The difference of two percents isn't an amount yet: take that percent of the year's total.",
  "parts-above":
    "Turn the smallest slice you count into an amount: it must be more than the amount named.",
  "same-share":
    "For the second blank, use the total of the year asked about, not that of the chart's year.",
  "table-change":
    "For the second blank, make sure that both totals are of the years named, and divide by the earlier one.",
};

/** The idea, by what a blank asks, where it isn't the usual one. */
const IDEAS: Readonly<Record<string, string>> = {
  "parts-above":
    "The chart gives shares of one year's total, and the table gives that total. Divide an amount by the total to see what share it is.",
};

const IDEA =
  "The chart gives shares of one year's total. Take that total from the table to turn a share into an amount.";

export const template = storyChartTemplate({
  id: "pie-beside-total",
  kind: "math",
  pattern: "A pie of shares beside a table of totals: an amount takes both.",
  draw: drawPie,
  asks: [
    { amountInPie, excess, partsAbove },
    { sameShare, tableChange },
  ],
  // Both would turn one share into an amount.
  clash: (first, second) => first.name !== "parts-above" && second.name === "same-share",
  base: 2,
  solution: {
    idea: IDEA,
    takeaway: "Before you calculate with a percent, name the total that it is a percent of.",
  },
  checks: CHECKS,
  ideas: IDEAS,
});
