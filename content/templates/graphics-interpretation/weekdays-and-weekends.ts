import type { Ask } from "@theta/items/template";
import { dayWithMost, hoursOn } from "../../chart-asks/points/week-days.ts";
import { drawWeek, onEveryWeekday, onlyOnWeekend } from "../../chart-asks/points/weeks.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** The number in "at least 40 members". */
function boundOf({ text }: Ask): string | undefined {
  return /at least ([\d,]+)/i.exec(text)?.[1];
}

export const template = storyChartTemplate({
  id: "weekdays-and-weekends",
  kind: "math",
  pattern: "A week in shades, by day and hour: what holds of weekdays, and what of the weekend.",
  draw: drawWeek,
  asks: [
    { onlyOnWeekend, onEveryWeekday },
    { dayWithMost, hoursOn },
  ],
  // The same cells would answer both, or both would count hours.
  clash: (first, second) =>
    boundOf(first) === boundOf(second) ||
    (first.name === "on-every-weekday" && second.name === "hours-on"),
  base: 2,
  solution: {
    idea: "Find the lightest shade that reaches the bound. Every cell that's as dark or darker counts.",
    check: "Read down a column to compare days, and along a row to compare hours.",
    takeaway:
      "“Not on any other day” means that the other cells of the column must stay below the bound.",
  },
  solutionFor: (first) =>
    first.name === "on-every-weekday"
      ? {
          takeaway:
            "“On each day” means that one cell below the bound is enough to rule a column out.",
        }
      : {},
});
