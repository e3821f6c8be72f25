import { percentMore, shareOfTotal } from "../../chart-asks/bars/grouped-bars-compared.ts";
import { countAbove, greatestPercent } from "../../chart-asks/bars/grouped-bars-growth.ts";
import { drawGroups } from "../../chart-asks/bars/grouped-bars.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "grouped-bars-growth",
  kind: "math",
  pattern:
    "Bars of several years side by side: growth in percent isn't growth in height, and a share needs the total.",
  draw: drawGroups,
  asks: [
    { greatestPercent, countAbove },
    { percentMore, shareOfTotal },
  ],
  base: 2,
  solution: {
    idea: "Percent growth compares a bar with its own earlier bar. The same gain in height is a greater percent of a shorter bar.",
    check: "Estimate between the gridlines first, and calculate only when two options are left.",
    takeaway: "Name the base of every percent before you divide.",
  },
});
