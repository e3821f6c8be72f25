import { levelAtEnd, netOver } from "../../chart-asks/bars/net-change-levels.ts";
import {
  greatestLevel,
  timesBelowStart,
  timesFell,
} from "../../chart-asks/bars/net-change-times.ts";
import { drawNetChanges } from "../../chart-asks/bars/net-change.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-level":
    "Add up the bars that follow your choice: if the sum is ever above zero, the level was greater later. Then count back from your choice, its own bar included: if the sum is ever below zero, the level was greater earlier.",
  "times-fell": "Don't count a bar above zero, even if it's shorter than the one before it.",
  "times-below-start":
    "Count the times at which the sum of all bars so far is below zero, not the bars that are below zero.",
  "level-at-end":
    "For the second blank, make sure that the last bar you added is the one named in the sentence and that you subtracted the bars below zero.",
  "net-over":
    "For the second blank, include the first and the last bar of the period, and subtract any bars below zero.",
};

/** The idea, by what a blank asks, where it isn't the usual one. */
const IDEAS: Readonly<Record<string, string>> = {
  "greatest-level":
    "A bar shows a change, not a level. The level rises as long as the bars are above zero, even when they get shorter.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  "net-over":
    "The change over a whole period is the sum of the changes in it, and the level at the start doesn't matter.",
};

const IDEA =
  "A bar above zero is an increase, and a bar below zero is a decrease, however tall it is. Add up the bars to find how much the amount has changed.";

const TAKEAWAY = "To get a level, start from a known one and add up all the changes in between.";

export const template = storyChartTemplate({
  id: "bars-net-change",
  kind: "math",
  pattern: "Bars of net change above and below zero: the level is what they add up to.",
  draw: drawNetChanges,
  asks: [
    { greatestLevel, timesFell, timesBelowStart },
    { levelAtEnd, netOver },
  ],
  base: 2,
  solution: {
    idea: IDEA,
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  ideas: IDEAS,
  takeaways: TAKEAWAYS,
});
