import { medianOfTop } from "../../table-statements/kinds/middles/median-of-top.ts";
import { averageOfTop } from "../../table-statements/kinds/middles/average-of-top.ts";
import { groupsApart } from "../../table-statements/kinds/middles/groups-apart.ts";
import { claimWithin } from "../../table-statements/kinds/inferences/claim-within.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "direction-within-groups",
  kind: "math",
  pattern:
    "Whether two columns go together in a part of the rows, and how that part differs from the rest.",
  stories: TABLE_STORIES,
  forms: { medianOfTop, averageOfTop, groupsApart },
  inferences: { claimWithin },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: {
    idea: "Form the group with one sort, and look only at its rows until the group is compared with the others.",
    check: "What goes together in the whole table needn’t go together in a part of it.",
    takeaway: "A claim about a group is decided by the group’s rows alone.",
  },
});
