import { drawScatter, pointsAbove, predicted } from "../../chart-asks/points/scatter.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "points-and-trend",
  kind: "math",
  pattern: "Points and a trend line: what's above it, and what it predicts.",
  draw: drawScatter,
  asks: [{ pointsAbove }, { predicted }],
  base: 2,
  solution: {
    idea: "The points are what was observed, and the line is what's predicted. Ask which of them the sentence is about.",
    check: "Go up to the line, not to the nearest point.",
    takeaway:
      "A point above the line has more of the vertical quantity than its horizontal one would predict.",
  },
});
