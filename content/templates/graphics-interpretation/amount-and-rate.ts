import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  bothRose,
  drawTwoAxes,
  greatestProduct,
  productIn,
} from "../../chart-asks/lines/two-axes.ts";

export const template = storyChartTemplate({
  id: "amount-and-rate",
  kind: "math",
  pattern: "An amount and a rate on two axes: only both together give the total.",
  draw: drawTwoAxes,
  asks: [{ greatestProduct, bothRose }, { productIn }],
  base: 2,
  solution: {
    idea: "Read the bars on the left and the line on the right, and multiply only after you have both.",
    check: "Say the units out loud: percent of millions, dollars for each of so many thousands.",
    takeaway: "A high rate of a small amount can be less than a low rate of a large one.",
  },
  solutionFor: ({ name }) =>
    name === "greatest-product"
      ? {}
      : {
          idea: "Read the bars on the left and the line on the right. Directions can be compared as they are, but for a total, multiply the two values.",
          takeaway: "A year in which only one of two amounts rose isn't a year in which both did.",
        },
});
