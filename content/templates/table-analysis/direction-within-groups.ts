import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { medianOfTop } from "../../table-statements/kinds/middles/median-of-top.ts";
import { averageOfTop } from "../../table-statements/kinds/middles/average-of-top.ts";
import { groupsApart } from "../../table-statements/kinds/middles/groups-apart.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "direction-within-groups",
  kind: "math",
  pattern:
    "How the half of the rows that a column selects differs from the other half, and which columns go together.",
  stories: TABLE_STORIES,
  forms: { medianOfTop, averageOfTop, groupsApart },
  inferences: { claimSupported, correlated },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: "Form the group with one sort, and look only at its rows until the group is compared with the others.",
    check: `A group can have the greater ${drawn.includes("averageOfTop") ? "average" : "median"} without having the greater value in each case.`,
    takeaway: "Separate the group first: all of its rows count, and no others belong to it.",
  }),
});
