import { drawFlowOfCounts, isAbout } from "../../chart-asks/wholes/branch-world.ts";
import { outcomeRatio } from "../../chart-asks/wholes/branch-amounts.ts";
import { highestRate, originOf, rateOfWay } from "../../chart-asks/wholes/branches.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "flow-shares",
  kind: "math",
  pattern: "A flow of counts that parts and meets again: each percent needs its own whole.",
  draw: drawFlowOfCounts,
  asks: [
    { highestRate, outcomeRatio },
    { rateOfWay, originOf },
  ],
  // The percent found for the first blank would be the second one's answer.
  clash: (first, second) =>
    first.name === "highest-rate" &&
    second.name === "rate-of-way" &&
    isAbout(first.blank.key.text, second.text),
  base: 2,
  solution: {
    idea: "Ask which box the percent is taken of: the one the arrow leaves or the one it enters.",
    check: "The words after “percent of” name the whole.",
    takeaway: "The same arrow is one percent of its start and another percent of its end.",
  },
});
