import { drawStacks } from "../../chart-asks/bars/stacked-amounts.ts";
import { partChange, partInYear } from "../../chart-asks/bars/stacked-parts.ts";
import {
  greatestTotalRise,
  shareInYear,
  totalChange,
} from "../../chart-asks/bars/stacked-totals.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "stacked-shares-and-totals",
  kind: "math",
  pattern: "Stacked amounts: the whole bar is a total, and a part is as much as it is thick.",
  draw: drawStacks,
  asks: [
    { shareInYear, greatestTotalRise, totalChange },
    { partInYear, partChange },
  ],
  base: 2,
  solution: {
    idea: "The top of a bar shows the total. A part that doesn't begin at zero has to be measured from its lower edge to its upper edge.",
    check: "The parts of a bar have to add up to its height.",
    takeaway:
      "Before reading a stacked bar, ask whether the sentence is about the total or about a part.",
  },
});
