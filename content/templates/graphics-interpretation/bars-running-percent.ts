import { drawRunningPercent } from "../../chart-asks/bars/running-percent.ts";
import {
  eachAbove,
  fewestFor,
  shareOfReason,
  totalOfReasons,
} from "../../chart-asks/bars/running-shares.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "bars-running-percent",
  kind: "math",
  pattern: "Bars in order of frequency and a line of their cumulative percent: a rise is a share.",
  draw: drawRunningPercent,
  asks: [
    { fewestFor, eachAbove },
    { shareOfReason, totalOfReasons },
  ],
  base: 2,
  solution: {
    idea: "The line adds up the percents from left to right, so a bar's own percent is the line's rise to it.",
    check: "The line ends at 100 percent, and each rise of it is smaller than the one before.",
    takeaway: "Read a cumulative line by its heights for “together” and by its rises for “each”.",
  },
});
