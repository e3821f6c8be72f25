import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  drawUnitCostChart,
  mostUnits,
  oppositeMoves,
  rateChange,
  unitsInYear,
} from "../../chart-asks/lines/unit-cost.ts";

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
    check: "Read the bars on the left axis and the line on the right axis.",
    takeaway: "A tall bar may mean many units or a high amount for each of them.",
  },
  solutionFor: (first, second) => {
    if (first.name === "most-units") return {};
    return {
      takeaway:
        second.name === "rate-change"
          ? "Dividing the total by the amount per unit gives the number of units, and a percent change is divided by the earlier value."
          : "Dividing the total by the amount per unit gives the number of units, even in a year in which the two move in opposite directions.",
    };
  },
});
