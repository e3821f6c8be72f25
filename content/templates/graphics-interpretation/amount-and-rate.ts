import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  bothRose,
  drawTwoAxes,
  greatestProduct,
  productIn,
} from "../../chart-asks/lines/two-axes.ts";

/** What the units of the two axes give together, by what is asked for. */
const UNITS: readonly (readonly [asked: RegExp, told: string])[] = [
  [/profit/, "a percent of millions of dollars is an amount in millions of dollars."],
  [/visitors spent/, "thousands of visitors times dollars per visitor gives thousands of dollars."],
  [
    /revenue from bicycles/,
    "thousands of bicycles times dollars per bicycle gives thousands of dollars.",
  ],
  [/orders returned/, "a percent of thousands of orders is a number of thousands of orders."],
  [/bushels/, "thousands of acres times bushels per acre gives thousands of bushels."],
];

function unitsOf(text: string): { readonly check?: string } {
  const told = UNITS.find(([asked]) => asked.test(text))?.[1];
  return told === undefined ? {} : { check: `Say the units: ${told}` };
}

export const template = storyChartTemplate({
  id: "amount-and-rate",
  kind: "math",
  pattern: "An amount and a rate on two axes: only both together give the total.",
  draw: drawTwoAxes,
  asks: [{ greatestProduct, bothRose }, { productIn }],
  base: 2,
  solution: {
    idea: "Read the bars on the left and the line on the right, and multiply only after you have both.",
    check: "Before you multiply, write each number with its unit from the axis.",
    takeaway: "A high rate of a small amount can be less than a low rate of a large one.",
  },
  solutionFor: ({ name }, second) =>
    name === "greatest-product"
      ? unitsOf(second.text)
      : {
          ...unitsOf(second.text),
          idea: "Read the bars on the left and the line on the right. Directions can be compared as they are, but for a total, multiply the two values.",
          takeaway: "A year in which only one of two amounts rose isn't a year in which both did.",
        },
});
