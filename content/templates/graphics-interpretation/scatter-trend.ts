import {
  aboveAmong,
  outlierGap,
  outlierValue,
  slopeChange,
} from "../../chart-asks/points/scatter-trend.ts";
import { drawScatter } from "../../chart-asks/points/scatter.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "scatter-trend",
  kind: "math",
  pattern: "Points and a trend line: how steep it is, and which point is far from it.",
  draw: drawScatter,
  asks: [{ aboveAmong, outlierGap, outlierValue }, { slopeChange }],
  base: 2,
  solution: {
    idea: "Measure the distance from a point to the line straight up or down.",
    check: "The slope of the line is a change, and its height is an amount.",
    takeaway: "To find a slope, read the line at two places and compare the two changes.",
  },
  solutionFor: (first) =>
    first.name === "above-among"
      ? {
          idea: "A point is above the line if it's higher than the line is at the same horizontal place.",
        }
      : {},
});
