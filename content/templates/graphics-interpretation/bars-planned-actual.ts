import {
  drawPlanBars,
  greatestOverrun,
  percentOff,
  totalOff,
  withinTen,
} from "../../chart-asks/bars/planned-actual.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "bars-planned-actual",
  kind: "math",
  pattern: "Planned and actual bars side by side: each excess is measured against its own plan.",
  draw: drawPlanBars,
  asks: [
    { withinTen, greatestOverrun },
    { percentOff, totalOff },
  ],
  base: 2,
  solution: {
    idea: "A difference in percent is measured against the planned bar beside it, so the same difference is a greater percent of a shorter bar.",
    check: "A tenth of a bar is easy to see: compare the difference with it.",
    takeaway: "Measure each difference against its own planned value before you compare percents.",
  },
  solutionFor: (_, second) =>
    second.name === "total-off"
      ? { takeaway: "In a total of differences, those below the plan count as negative." }
      : {},
});
