import {
  aboveAmong,
  outlierGap,
  outlierValue,
  slopeChange,
} from "../../chart-asks/points/scatter-trend.ts";
import { drawScatter } from "../../chart-asks/points/scatter.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "above-among":
    "Count only points that are both above the line and to the right of the given value.",
  "outlier-gap": "Give the distance between the point and the line, not the height of either.",
  outlier: "Read the height of the point itself, not that of the line.",
  "slope-change":
    "For the second blank, make sure that the two places at which you read the line are as far apart as the sentence says.",
};

/** The idea, by what a blank asks, where it isn't the usual one. */
const IDEAS: Readonly<Record<string, string>> = {
  "above-among":
    "A point is above the line if it's higher than the line straight above or below it. For an associated increase, see how much the line itself rises.",
};

const IDEA =
  "Measure the distance from a point to the line straight up or down. For an associated increase, see how much the line itself rises.";

export const template = storyChartTemplate({
  id: "scatter-trend",
  kind: "math",
  pattern: "Points and a trend line: how steep it is, and which point is far from it.",
  draw: drawScatter,
  asks: [{ aboveAmong, outlierGap, outlierValue }, { slopeChange }],
  base: 2,
  solution: {
    idea: IDEA,
    takeaway:
      "The slope of a straight line is its change in height divided by the distance along the horizontal axis. It's the same everywhere on the line.",
  },
  checks: CHECKS,
  ideas: IDEAS,
});
