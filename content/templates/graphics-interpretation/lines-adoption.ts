import {
  drawAdoptionLines,
  fastestSpell,
  sharesInYear,
  yearsAboveBound,
  yearsToRise,
} from "../../chart-asks/lines/adoption.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "lines-adoption",
  kind: "math",
  pattern: "Lines that rise as an S: how long a rise took, and where it was fastest.",
  draw: drawAdoptionLines,
  asks: [
    { fastestSpell, yearsAboveBound },
    { yearsToRise, sharesInYear },
  ],
  base: 2,
  solution: {
    idea: "How long a rise took is a horizontal distance: find where the line passes each gridline, and go straight down to the years.",
    check: "A line that rises as an S is steepest near its middle.",
    takeaway: "To read how long a change took, find both heights on the line first.",
  },
  solutionFor(first, second) {
    const isSpell = first.name === "fastest-spell";
    const isTimes = second.name === "shares-in-year";
    return {
      ...(isTimes
        ? {
            idea: "The height of a line in a year is a percent. Find the right line first, and then read it straight above the year.",
          }
        : {}),
      ...(isSpell ? {} : { check: "A line that only rises stays above a level once it's there." }),
      ...(isSpell
        ? {
            takeaway:
              "A change in percentage points is a difference, and not a percent of what was there before.",
          }
        : isTimes
          ? { takeaway: "How many times as great is a quotient, and not a difference." }
          : {}),
    };
  },
});
