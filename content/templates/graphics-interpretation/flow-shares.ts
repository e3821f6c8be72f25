import { drawFlowOfCounts, isAbout } from "../../chart-asks/wholes/branch-world.ts";
import { outcomeRatio } from "../../chart-asks/wholes/branch-amounts.ts";
import { highestRate, originOf, rateOfWay } from "../../chart-asks/wholes/branches.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "highest-rate":
    "Divide each number by the number of its own box: the greatest number doesn't have to be the greatest percent.",
  "outcome-ratio": "Add up all the arrows into each of the two outcomes before you divide.",
  "rate-of-way":
    "For the second blank, divide by the number of the box that the arrow leaves, not by the number of all.",
  origin:
    "For the second blank, divide by everything that reached the outcome named after “Of,” not by the total or by the number of one box.",
};

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
    takeaway:
      "The same arrow is usually a different percent of the box it leaves than of the box it enters.",
  },
  checks: CHECKS,
});
