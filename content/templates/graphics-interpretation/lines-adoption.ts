import {
  drawAdoptionLines,
  fastestSpell,
  sharesInYear,
  yearsAboveBound,
  yearsToRise,
} from "../../chart-asks/lines/adoption.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "fastest-spell": "Compare how much the line rises in each period, not how high it is.",
  "years-above":
    "Make sure that the line is still below the given percent in the year before the first one you count.",
  "years-to-rise":
    "For the second blank, count from the year in which the line reaches the lower percent, not from the first year shown.",
  "shares-in-year":
    "For the second blank, multiply the second percent by your answer: the product should be close to the first.",
};

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
    takeaway: "To read how long a change took, find both heights on the line first.",
  },
  checks: CHECKS,
  ideas: {
    "shares-in-year":
      "The height of a line in a year is a percent. Find the right line first, and then read it straight above the year.",
  },
  takeaways: {
    "fastest-spell":
      "A change in percentage points is a difference, and not a percent of what was there before.",
    "shares-in-year": "To find how many times as great a percent is, divide. Don't subtract.",
  },
});
