import {
  drawSeasonLines,
  monthsAbove,
  widestMonth,
  yearlyRange,
} from "../../chart-asks/lines/seasons.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "lines-seasons",
  kind: "math",
  pattern: "Two lines over the months of a year: a range, a level, and the distance between them.",
  draw: drawSeasonLines,
  asks: [{ monthsAbove, widestMonth }, { yearlyRange }],
  // Both would follow the same line.
  clash: (first, second) =>
    first.name === "months-above" &&
    first.text.includes(/^(?:In|At) (.+?),/.exec(second.text)?.[1] ?? ""),
  base: 2,
  solution: {
    idea: "A range is a vertical distance along one line, and a comparison is a vertical distance between two lines.",
    check: "Make sure that you follow the same line from month to month.",
    takeaway: "The greatest distance between two lines need not be where either of them peaks.",
  },
  solutionFor: ({ name }) =>
    name === "widest-month"
      ? {}
      : {
          idea: "A level is a gridline, and a range is the vertical distance from the lowest point of a line to its highest.",
          takeaway:
            "A range is the greatest value minus the least one of the same line, wherever in the year they are.",
        },
});
