import {
  drawBubbleChart,
  greatestPart,
  partValue,
  sizeShare,
  rateDifference,
} from "../../chart-asks/points/bubbles.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-part":
    "Multiply before you compare: neither the largest bubble nor the highest one has to have the greatest amount.",
  "rate-difference": "Read the height of each of the two bubbles at its center.",
  "part-value":
    "For the second blank, make sure that the height and the size belong to the same bubble.",
  "size-share":
    "For the second blank, leave the heights out, and divide by the sum of all the sizes.",
};

export const template = storyChartTemplate({
  id: "bubbles-products",
  kind: "math",
  pattern: "Bubbles: the height is a rate, and the area is what it is a rate of.",
  draw: drawBubbleChart,
  asks: [
    { greatestPart, rateDifference },
    { partValue, sizeShare },
  ],
  base: 2,
  solution: {
    idea: "Read the height for the rate and the number next to the name for the size. An amount needs both.",
    takeaway: "A rate is a percent of something: multiply it by the size to get an amount.",
  },
  checks: CHECKS,
  solutionFor: (first, second) =>
    first.name === "rate-difference" && second.name === "size-share"
      ? {
          idea: "Read the height for the rate and the number next to the name for the size.",
          takeaway:
            "Subtract two rates for percentage points. Divide one size by the total for its share.",
        }
      : {},
});
