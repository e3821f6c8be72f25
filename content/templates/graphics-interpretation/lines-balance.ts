import {
  drawBalanceLines,
  excessAmount,
  excessPercent,
  greatestExcess,
  yearsInDeficit,
} from "../../chart-asks/lines/balance.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

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
    idea: "The balance is the vertical distance between the two lines. It's below zero where the lines have changed places.",
    check: "Read both lines above the same year before you subtract.",
    takeaway: "The highest point of a line need not be where it's farthest from another line.",
  },
  solutionFor: (first, second) =>
    first.name === "greatest-excess"
      ? {}
      : {
          takeaway:
            second.name === "excess-percent"
              ? "Which line is higher takes no calculation. For “percent greater than” or “percent less than,” divide the difference by what comes after “than.”"
              : "Which line is higher tells the sign of a difference, and the distance between the lines tells its size.",
        },
});
