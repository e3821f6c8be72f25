import {
  drawBalanceLines,
  excessAmount,
  excessPercent,
  greatestExcess,
  yearsInDeficit,
} from "../../chart-asks/lines/balance.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-excess":
    "Measure the distance only in years in which the line for the amount named first is on top.",
  "years-in-deficit":
    "Compare the two lines in the same year, not one line with its own earlier value.",
  "excess-percent": "For the second blank, divide the difference by the amount named after “than.”",
  "excess-amount": "For the second blank, read both lines above the same year before you subtract.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "years-in-deficit":
    "Which line is higher tells which amount is greater, and the distance between the lines tells by how much.",
};

const TAKEAWAY =
  "To see by how much one line exceeds another, compare the two in the same year, and take only years in which the first is on top.";

/** What holds only where the line on top is highest in another year. */
const NOT_AT_PEAK =
  "The highest point of a line need not be where it's farthest above another line.";

export const template = storyChartTemplate({
  id: "lines-balance",
  kind: "math",
  pattern: "Two lines whose distance is what matters: a balance, its sign, and its size.",
  draw: drawBalanceLines,
  asks: [
    { greatestExcess, yearsInDeficit },
    { excessPercent, excessAmount },
  ],
  base: 2,
  solution: {
    idea: "The difference of the two amounts is the vertical distance between the lines, and the line on top shows which amount is greater.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
  solutionFor: ({ name, blank }) =>
    name === "greatest-excess" &&
    blank.slips.some(({ slip }) => slip.startsWith("takes the highest"))
      ? { takeaway: NOT_AT_PEAK }
      : {},
});
