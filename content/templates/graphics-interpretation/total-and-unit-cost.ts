import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  drawUnitCostChart,
  mostUnits,
  oppositeMoves,
  rateChange,
  unitsInYear,
} from "../../chart-asks/lines/unit-cost.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "units-in-year":
    "Multiply your answer by the amount per unit: the product should be close to the total that the bar shows.",
  "most-units": "Divide in every year offered, not only in the year of the tallest bar.",
  "opposite-moves":
    "For the second blank, compare the bar and the line with the year just before, and don't count a year in which both moved in the same direction.",
  "rate-change":
    "For the second blank, read the line on the right axis, and divide by the earlier value.",
};

export const template = storyChartTemplate({
  id: "total-and-unit-cost",
  kind: "math",
  pattern: "A total and an amount per unit on two axes: their quotient is the number of units.",
  draw: drawUnitCostChart,
  asks: [
    { unitsInYear, mostUnits },
    { oppositeMoves, rateChange },
  ],
  base: 2,
  solution: {
    idea: "The total is the number of units times the amount per unit, so the number of units is the total divided by the amount per unit.",
    takeaway: "A tall bar may mean many units or a high amount for each of them.",
  },
  checks: CHECKS,
  solutionFor: (first, second) =>
    first.name === "most-units"
      ? {}
      : {
          takeaway:
            second.name === "rate-change"
              ? "A percent change is always a percent of the earlier value."
              : "Amounts on different axes can be compared by direction without any calculation.",
        },
});
