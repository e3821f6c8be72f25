import { exceededMore } from "../../table-statements/kinds/ratios/exceeded-more.ts";
import { exceededCount } from "../../table-statements/kinds/counts/exceeded-count.ts";
import { exceededCombined } from "../../table-statements/kinds/sums/exceeded-combined.ts";
import { exceededWhere } from "../../table-statements/kinds/counts/exceeded-where.ts";
import { exceededLikely } from "../../table-statements/kinds/counts/exceeded-likely.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { campaigns, departments, projects } from "../../stories/tables/organizations.ts";

export const template = storyTableTemplate({
  id: "budget-against-spending",
  kind: "math",
  pattern:
    "What was planned beside what was spent: amounts and percents over, row by row and in all.",
  stories: [campaigns, departments, projects],
  forms: { exceededMore, exceededCount, exceededCombined, exceededWhere },
  inferences: { exceededLikely },
  base: 3,
  chanceOfTrue: 0.53,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: "The percent over a budget is the amount over divided by the budget.",
    check: drawn.includes("exceededCombined")
      ? "Rows below their budgets count in the total, too."
      : "Compare proportions, not counts: the two groups may differ in size.",
    takeaway:
      "A larger amount over a budget can be a smaller percent of it, if the budget is larger, too.",
  }),
});
