import type { Ask } from "@theta/items/template";
import { dayWithMost, hoursOn } from "../../chart-asks/points/week-days.ts";
import { drawWeek, onEveryWeekday, onlyOnWeekend } from "../../chart-asks/points/weeks.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** The number in "at least 40 members". */
function boundOf({ text }: Ask): string | undefined {
  return /at least ([\d,]+)/i.exec(text)?.[1];
}

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "only-on-weekend":
    "In the column you chose, check the cells of all five days, not only those of the weekend.",
  "on-every-weekday":
    "In each column, check the cells of all the days named, and leave out the weekend.",
  "day-with-most":
    "For the second blank, count along each row with the number given in the second sentence.",
  "hours-on":
    "For the second blank, stay in the row named, and use the number given in the second sentence.",
};

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
    idea: "Find the lightest shade that reaches the given number. Every cell that's as dark or darker counts.",
    takeaway:
      "“Not on any other day” means that the other cells of the column must stay below the given number.",
  },
  checks: CHECKS,
  takeaways: {
    "on-every-weekday":
      "“On each day” means that one cell below the given number is enough to rule a column out.",
  },
});
