import { amountInPie, excess, partsAbove } from "../../chart-asks/wholes/pie-amounts.ts";
import { sameShare, tableChange } from "../../chart-asks/wholes/pie-totals.ts";
import { drawPie } from "../../chart-asks/wholes/pie.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

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
    idea: "The chart gives shares of one year's total. Take that total from the table to turn a share into an amount.",
    check: "Look at which year each number belongs to before you calculate.",
    takeaway: "Before you calculate with a percent, name the total that it is a percent of.",
  },
});
