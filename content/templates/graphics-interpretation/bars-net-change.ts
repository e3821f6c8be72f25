import { levelAtEnd, netOver } from "../../chart-asks/bars/net-change-levels.ts";
import {
  greatestLevel,
  timesBelowStart,
  timesFell,
} from "../../chart-asks/bars/net-change-times.ts";
import { drawNetChanges } from "../../chart-asks/bars/net-change.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

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
    idea: "A bar shows a change, not a level. The level rises as long as the bars are above zero, even when they get shorter.",
    check:
      "Where a bar above zero is followed by one below zero, the level has just reached a peak.",
    takeaway: "To get a level, start from a known one and add up all the changes in between.",
  },
});
