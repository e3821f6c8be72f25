import { drawTree } from "../../chart-asks/wholes/branch-world.ts";
import { branchNumber, greatestNumber } from "../../chart-asks/wholes/branch-amounts.ts";
import { originOf, overallRate } from "../../chart-asks/wholes/branches.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

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
    check: "A large percent of a small box may be less than a small percent of a large box.",
    takeaway: "Percents of different boxes can't be averaged without their sizes.",
  },
});
