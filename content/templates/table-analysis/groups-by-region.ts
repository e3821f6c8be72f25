import {
  groupAboveGroup,
  groupMedianGreater,
} from "../../table-statements/kinds/middles/groups-compared.ts";
import { groupAverageGreatest } from "../../table-statements/kinds/middles/group-average-greatest.ts";
import { groupShare } from "../../table-statements/kinds/sums/group-share.ts";
import { topInEachGroup } from "../../table-statements/kinds/ranks/top-in-each-group.ts";
import { groupAbove } from "../../table-statements/kinds/middles/group-above.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { GROUPED_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "groups-by-region",
  kind: "math",
  pattern:
    "A column of words puts rows into groups: their totals, their averages, and who leads each of them.",
  stories: GROUPED_STORIES,
  forms: { groupAverageGreatest, groupShare, topInEachGroup, groupAbove },
  inferences: { groupMedianGreater, groupAboveGroup },
  base: 3,
  rows: [9, 12],
  solution: (drawn) => ({
    idea: "Sort by the column that names the groups, so that each group stands together, and look at one group at a time.",
    check: drawn.includes("groupAverageGreatest")
      ? "A group with more rows can have the greater total and the smaller average."
      : drawn.includes("groupShare")
        ? "The total of a column includes the rows of all groups."
        : "A row that is first in its group may be far from first in the whole table.",
    takeaway: drawn.includes("groupShare")
      ? "Within a group, compare only its own rows. For a percent of a total, take all rows."
      : "Within a group, compare only its own rows.",
  }),
});
