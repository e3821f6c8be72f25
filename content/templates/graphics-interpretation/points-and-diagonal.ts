import {
  greatestMove,
  grew,
  passedBound,
  percentMove,
} from "../../chart-asks/points/diagonal-changes.ts";
import { drawDiagonal } from "../../chart-asks/points/diagonal.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  grew: "Count the points above the dashed line, not those that are high up in the chart.",
  shrank: "Count the points below the dashed line, not those that are low in the chart.",
  "passed-bound":
    "Count only points left of the given value on the horizontal axis and above it on the vertical axis.",
  "greatest-increase": "Measure the increase straight up from the dashed line to the point.",
  "greatest-decrease": "Measure the decrease straight down from the dashed line to the point.",
  "percent-move":
    "For the second blank, divide by the value on the horizontal axis, not by the one on the vertical axis.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "percent-move": "A percent change is always a percent of the earlier value.",
};

const TAKEAWAY =
  "The vertical distance of a point from the line of equal values shows by how much the value changed.";

/** What holds only where another point on that side of the line is highest or lowest. */
const NOT_THE_CHANGE: Readonly<Record<string, string>> = {
  "greatest-increase":
    "The highest point has the greatest later value, which need not be the greatest increase.",
  "greatest-decrease":
    "The lowest point has the least later value, which need not be the greatest decrease.",
};

export const template = storyChartTemplate({
  id: "points-and-diagonal",
  kind: "math",
  pattern: "Points of two years beside a diagonal: above it, the later value is greater.",
  draw: drawDiagonal,
  asks: [
    { grew, passedBound },
    { greatestMove, percentMove },
  ],
  base: 2,
  solution: {
    idea: "Each point has its earlier value on the horizontal axis and its later value on the vertical axis. Above the dashed line, the later value is greater, and below the line, it's less.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
  solutionFor: (_, { name, blank }) => {
    const takeaway = NOT_THE_CHANGE[name];
    return takeaway !== undefined &&
      blank.slips.some(({ slip }) => /^takes the (?:high|low)est point/.test(slip))
      ? { takeaway }
      : {};
  },
});
