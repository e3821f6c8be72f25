import { percentMore, shareOfTotal } from "../../chart-asks/bars/grouped-bars-compared.ts";
import { countAbove, greatestPercent } from "../../chart-asks/bars/grouped-bars-growth.ts";
import { drawGroups } from "../../chart-asks/bars/grouped-bars.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-percent":
    "Compare the greatest gain in height with the gains of shorter bars: their percents may be greater.",
  "count-above":
    "A taller later bar isn't enough: the gain must be more than the given percent of the earlier bar.",
  "percent-more": "For the second blank, divide the difference by the amount named after “than.”",
  "share-of-total":
    "For the second blank, divide by all the bars of that year together, including the bar itself.",
};

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
    takeaway: "Before you divide, ask what the percent is a percent of.",
  },
  checks: CHECKS,
});
