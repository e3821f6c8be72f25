import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  addedOver,
  drawTargets,
  greatestMonth,
  percentOfTarget,
  widestGap,
} from "../../chart-asks/lines/targets.ts";

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
    check: "A cumulative line never falls. Where it is nearly flat, almost nothing was added.",
    takeaway:
      "Decide whether the sentence is about a total so far or about what was added in between.",
  },
  solutionFor(first, second) {
    if (second.name === "added-over" || first.name === "greatest-month") return {};
    return {
      idea: "Each line shows a total since the beginning of the year, so the actual total and the target are compared at the end of the same month unless the sentence says otherwise.",
      takeaway: "The target for the whole year is the target line's height at the end of December.",
    };
  },
});
