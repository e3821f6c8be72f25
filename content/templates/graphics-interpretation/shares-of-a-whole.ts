import {
  amountIn,
  drawStackedShares,
  greatestAmount,
  shareMovedMost,
  sharesCompared,
} from "../../chart-asks/wholes/parts.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "shares-of-a-whole",
  kind: "math",
  pattern:
    "Bars of 100 percent whose totals differ: a share becomes an amount only with its own total.",
  draw: drawStackedShares,
  asks: [
    { shareMovedMost, sharesCompared },
    { amountIn, greatestAmount },
  ],
  // Both would read one bar only.
  clash: (first, second) => first.text.split(",")[0] === second.text.split(",")[0],
  base: 3,
  solution: {
    idea: "The thickness of a part is its share. Multiply by the bar's own total to get an amount.",
    check: "Bars of the same height don't mean totals of the same size.",
    takeaway: "Shares of one total can be compared directly, and shares of different totals can't.",
  },
});
