import {
  drawBoxPlots,
  greatestMiddle,
  greatestRange,
  medianPercent,
  shareBeyond,
} from "../../chart-asks/points/boxes.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-middle":
    "Compare the lengths of the boxes only, without the whiskers and wherever the boxes lie.",
  "greatest-range":
    "Measure from the end of one whisker to the end of the other, not only the box.",
  "share-beyond":
    "For the second blank, count the quarters on the side asked about, however long or short they look.",
  "median-percent":
    "For the second blank, read both medians at the lines inside the boxes, not at the ends of the boxes.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "median-percent": "For “percent greater than,” divide the difference by the value after “than.”",
};

const TAKEAWAY = "The length of a part says how spread out its values are, not how many there are.";

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
    idea: "The line inside a box is the median, the box holds the middle half of the values, and each whisker holds a quarter of them.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
