import { drawTree } from "../../chart-asks/wholes/branch-world.ts";
import { branchNumber, greatestNumber } from "../../chart-asks/wholes/branch-amounts.ts";
import { originOf, overallRate } from "../../chart-asks/wholes/branches.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "greatest-number":
    "Multiply along every branch: a large percent of a small box may be less than a small percent of a large box.",
  "branch-number":
    "The number must be less than the number in the box that the branch goes through.",
  "overall-rate":
    "For the second blank, the percent of all must lie between the least and the greatest percent on the arrows to that outcome.",
  origin:
    "For the second blank, divide by everything that reached the outcome named after “Of,” not by the total or by the number of one box.",
};

/** What to remember, by what a blank asks, where it isn't the usual one. */
const TAKEAWAYS: Readonly<Record<string, string>> = {
  origin: "The percent on an arrow is of the box it leaves, not of the outcome it enters.",
};

const TAKEAWAY = "Percents of different boxes can't be averaged without their sizes.";

export const template = storyChartTemplate({
  id: "tree-of-branches",
  kind: "math",
  pattern: "A tree of percents: along a branch they multiply, and across branches they add.",
  draw: drawTree,
  asks: [
    { greatestNumber, branchNumber },
    { overallRate, originOf },
  ],
  base: 2,
  solution: {
    idea: "Multiply the percents along a branch, and add the results of several branches.",
    takeaway: TAKEAWAY,
  },
  checks: CHECKS,
  takeaways: TAKEAWAYS,
});
