import {
  drawBoxPlots,
  greatestMiddle,
  greatestRange,
  medianPercent,
  shareBeyond,
} from "../../chart-asks/points/boxes.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "boxes-quarters",
  kind: "math",
  pattern: "Box plots: a quarter of the values lies in each part, however long it is.",
  draw: drawBoxPlots,
  asks: [
    { greatestRange, greatestMiddle },
    { shareBeyond, medianPercent },
  ],
  base: 2,
  solution: {
    idea: "The line is the median, the box holds the middle half, and each whisker holds a quarter.",
    check:
      "A long part of the plot has the same number of values as a short one. They are only farther apart.",
    takeaway: "The length of a part says how spread out its values are, not how many there are.",
  },
  solutionFor: (_, second) =>
    second.name === "median-percent"
      ? {
          check: "Read a median at the line inside the box, not at an end of the box.",
          takeaway: "“Percent greater than” divides the difference by the value after “than.”",
        }
      : {},
});
