import {
  greatestGrowth,
  indexChange,
  yearsBelowBase,
} from "../../chart-asks/lines/index-growth.ts";
import { levelGap, levelIn } from "../../chart-asks/lines/index-levels.ts";
import { drawIndexLines } from "../../chart-asks/lines/index-lines.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "lines-index-numbers",
  kind: "math",
  pattern: "Index numbers: a line shows growth since the base year, and levels need a known one.",
  draw: drawIndexLines,
  asks: [
    { indexChange, yearsBelowBase, greatestGrowth },
    { levelIn, levelGap },
  ],
  base: 2,
  solution: {
    idea: "An index number is a percent of the same series in the base year. The highest line belongs to what has grown most since then, which need not be what is greatest.",
    check: "In the base year, every line is at 100.",
    takeaway:
      "Between two other years, divide one index number by the other. Index points aren't percents.",
  },
  solutionFor: ({ name }) => {
    if (name === "years-below-base")
      return {
        idea: "An index number is a percent of the same series in the base year: below 100 is less than it was then, whatever the level.",
        takeaway: "An index number becomes a level only with the level of the base year.",
      };
    return name === "greatest-growth"
      ? {
          takeaway:
            "A line that is higher in the later year need not have grown more: divide the later index number by the earlier one.",
        }
      : {};
  },
});
