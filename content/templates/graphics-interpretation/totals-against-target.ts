import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  addedOver,
  drawTargets,
  greatestMonth,
  percentOfTarget,
  widestGap,
} from "../../chart-asks/lines/targets.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-month":
    "Look for the month in which the actual line rises most, not for a month in which it's high or far from the target.",
  "widest-excess":
    "Measure the distance only where the actual line is above the target, at the end of each month offered.",
  "widest-shortfall":
    "Measure the distance only where the actual line is below the target, at the end of each month offered.",
  "added-over":
    "For the second blank, subtract the total at the end of the month before the period began.",
  "percent-of-target":
    "For the second blank, divide by the target for the end of December, not by the target for the month named first.",
};

export const template = storyChartTemplate({
  id: "totals-against-target",
  kind: "math",
  pattern: "A cumulative line and its target: what one month added is a rise, and no height.",
  draw: drawTargets,
  asks: [
    { greatestMonth, widestGap },
    { addedOver, percentOfTarget },
  ],
  base: 2,
  solution: {
    idea: "The line adds up everything since the beginning of the year. What a month added is the difference between two heights.",
    takeaway:
      "Decide whether the sentence is about a total so far or about what was added in between.",
  },
  checks: CHECKS,
  solutionFor(first, second) {
    if (second.name === "added-over" || first.name === "greatest-month") return {};
    return {
      idea: "Each line shows a total since the beginning of the year. The vertical distance between them shows how far the actual total is from the target at that time.",
      takeaway:
        "Compare an actual total with the target for the same date, unless the sentence names two dates.",
    };
  },
});
