import {
  drawSeasonLines,
  monthsAbove,
  widestMonth,
  yearlyRange,
} from "../../chart-asks/lines/seasons.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "widest-month": "Measure the distance only in months in which the line named first is on top.",
  "months-above":
    "Follow the line named in the sentence, and check that you compare it with the right gridline.",
  "yearly-range":
    "For the second blank, subtract the least value of the same line, not of the other one.",
};

/** The idea, by what a blank asks, where it isn't the usual one. */
const IDEAS: Readonly<Record<string, string>> = {
  "months-above":
    "A month counts if the line's point is above the gridline of the given amount. A range is the vertical distance from the lowest point of a line to its highest.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "months-above":
    "A range is the greatest value minus the least one, wherever in the year they are.",
};

const IDEA =
  "Compare two lines by the vertical distance between them in the same month. For a range, measure from the lowest to the highest point of one line.";

const TAKEAWAY =
  "To see by how much one line exceeds another, compare the two in the same month, and take only months in which the first is on top.";

/** What holds only where the line on top is highest in another month. */
const NOT_AT_PEAK =
  "The highest point of a line need not be where it's farthest above another line.";

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
    idea: IDEA,
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  ideas: IDEAS,
  takeaways: TAKEAWAYS,
  solutionFor: ({ name, blank }) =>
    name === "widest-month" && blank.slips.some(({ slip }) => slip.startsWith("takes the highest"))
      ? { takeaway: NOT_AT_PEAK }
      : {},
});
