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
    takeaway: "A point above the trend line shows an actual value greater than the one predicted.",
  },
  checks: {
    "points-above": "Count the points above the sloping line, not the points that are highest.",
    predicted: "For the second blank, go up to the line, not to the nearest point.",
  },
});
