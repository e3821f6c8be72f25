import {
  amountIn,
  drawStackedShares,
  greatestAmount,
  shareMovedMost,
  sharesCompared,
} from "../../chart-asks/wholes/parts.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "share-moved-most": "Compare how thick each part is in the two bars, not how high its edges are.",
  "shares-compared":
    "Multiply the second share by your answer: the product should be close to the first.",
  "amount-in":
    "For the second blank, measure the part from its lower edge to its upper edge, and use the total of its own bar.",
  "greatest-amount":
    "For the second blank, multiply for every bar: the thickest part doesn't have to be the greatest amount.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "share-moved-most":
    "A share can change while the amount doesn't, and an amount can change while the share doesn't.",
};

const TAKEAWAY =
  "Two parts of the same bar can be compared by their shares. For parts of different bars, the totals count as well.";

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
    idea: "The thickness of a part is its share of the bar. Multiply it by the bar's own total to get an amount.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
