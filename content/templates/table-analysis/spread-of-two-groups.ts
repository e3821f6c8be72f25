import { groupRangeGreater } from "../../table-statements/kinds/middles/groups-compared.ts";
import { rangeOfColumn } from "../../table-statements/kinds/middles/range-of-column.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { ratioOfEnds } from "../../table-statements/kinds/middles/ratio-of-ends.ts";
import { medianBeyond } from "../../table-statements/kinds/middles/median-beyond.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { GROUPED_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "spread-of-two-groups",
  kind: "math",
  pattern:
    "How far values spread in two of the table's groups and in a column, and where its middle is.",
  stories: GROUPED_STORIES,
  forms: { groupRangeGreater, rangeOfColumn, ratioOfEnds, medianBeyond },
  inferences: { claimSupported, correlated },
  base: 3,
  solution: {
    idea: "A range needs only the greatest and the least value of its group.",
    check: "The larger group doesn’t have to have the larger range.",
    takeaway: "A range depends on two rows, and a median on the one or two in the middle.",
  },
});
