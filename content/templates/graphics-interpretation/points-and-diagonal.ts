import {
  greatestMove,
  grew,
  passedBound,
  percentMove,
} from "../../chart-asks/points/diagonal-changes.ts";
import { drawDiagonal } from "../../chart-asks/points/diagonal.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

const TAKEAWAYS: Readonly<Record<string, { readonly takeaway: string }>> = {
  "greatest-decrease": {
    takeaway:
      "The lowest point has the least later value, which need not be the greatest decrease.",
  },
  "percent-move": {
    takeaway:
      "A percent change is a percent of the earlier value, which is on the horizontal axis.",
  },
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
    idea: "Each point has its earlier value on the horizontal axis and its later value on the vertical axis. Above the dashed line, the later value is greater.",
    check: "Measure a change vertically, from the dashed line to the point.",
    takeaway:
      "The highest point has the greatest later value, which need not be the greatest increase.",
  },
  solutionFor: (_, second) => TAKEAWAYS[second.name] ?? {},
});
