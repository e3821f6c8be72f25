import { amountInPie, excess, partsAbove } from "../../chart-asks/wholes/pie-amounts.ts";
import { partOfOtherTotal, tableChange } from "../../chart-asks/wholes/pie-totals.ts";
import { drawPie } from "../../chart-asks/wholes/pie.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "pie-beside-total",
  kind: "math",
  pattern: "A pie of shares beside a table of totals: an amount takes both.",
  draw: drawPie,
  asks: [
    { amountInPie, excess, partsAbove },
    { partOfOtherTotal, tableChange },
  ],
  base: 2,
  solution: {
    idea: "The chart gives shares of one year's total. Take that total from the table to turn a share into an amount.",
    check: "Look at which year each number belongs to before you multiply.",
    takeaway:
      "A percent of one year's total says nothing about another year's total until you multiply.",
  },
});
