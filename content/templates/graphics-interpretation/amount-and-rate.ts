import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  bothRose,
  drawTwoAxes,
  greatestProduct,
  productIn,
} from "../../chart-asks/lines/two-axes.ts";

/** What the units of the two axes give together, by what is asked for. */
const UNITS: readonly (readonly [asked: RegExp, told: string])[] = [
  [/profit/, "1 percent of \\$100 million is \\$1 million."],
  [/visitors spent/, "100,000 visitors who spend \\$10 each spend \\$1 million."],
  [/revenue from bicycles/, "10,000 bicycles at \\$100 each bring in \\$1 million."],
  [/orders returned/, "1 percent of 100,000 orders is 1,000 orders."],
  [/bushels/, "10,000 acres that yield 100 bushels each yield 1 million bushels."],
];

function sizeTold(text: string): string {
  const told = UNITS.find(([asked]) => asked.test(text))?.[1];
  return told === undefined ? "" : `Check the size of the result: ${told}`;
}

/** What to check, by what a blank asks. */
const CHECKS = {
  "greatest-product":
    "Multiply for every year offered, not only for the tallest bar or the highest point of the line.",
  "both-rose":
    "Count a year only if the bar and the line are both higher than in the year just before.",
  "product-in": ({ text }: { text: string }) => sizeTold(text),
};

export const template = storyChartTemplate({
  id: "amount-and-rate",
  kind: "math",
  pattern: "An amount and a rate on two axes: only both together give the total.",
  draw: drawTwoAxes,
  asks: [{ greatestProduct, bothRose }, { productIn }],
  base: 2,
  solution: {
    idea: "Read the bars on the left axis and the line on the right axis, and multiply only after you have both values of the same year.",
    takeaway: "A high rate of a small amount can be less than a low rate of a large one.",
  },
  checks: CHECKS,
  ideas: {
    "both-rose":
      "Read the bars on the left axis and the line on the right axis. Directions can be compared as they are, but for an amount that depends on both, multiply the two values.",
  },
  takeaways: {
    "both-rose":
      "Values on different axes can be compared by direction, but before you multiply them, note the units of both axes.",
  },
});
