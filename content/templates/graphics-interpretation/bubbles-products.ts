import {
  drawBubbleChart,
  greatestPart,
  partValue,
  sizeShare,
  rateDifference,
} from "../../chart-asks/points/bubbles.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

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
    check: "A bubble that is high up may be small.",
    takeaway: "A rate is a percent of something: multiply it by the size to get an amount.",
  },
  solutionFor: (first, second) => ({
    ...(first.name === "greatest-part"
      ? {}
      : { check: "Read the height of a bubble at its center." }),
    ...(first.name === "rate-difference" && second.name === "size-share"
      ? {
          idea: "Read the height for the rate and the number next to the name for the size.",
          takeaway:
            "Subtract two rates for percentage points. Divide one size by the total for its share.",
        }
      : {}),
  }),
});
