import { medianOfTop } from "../../table-statements/kinds/middles/median-of-top.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { groupsApart } from "../../table-statements/kinds/middles/groups-apart.ts";
import { mostOfThoseWith } from "../../table-statements/kinds/counts/most-of-those-with.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";
import {
  SUPPORTED_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "groups-set-apart",
  kind: "non-math",
  pattern:
    "Whether a group that one column selects stands apart from the others in another column.",
  stories: TABLE_STORIES,
  forms: { groupsApart, medianOfTop, mostOfThoseWith },
  inferences: { claimSupported, correlated },
  base: 3,
  asked: SUPPORTED_OR_NOT,
  solution: (drawn) => ({
    idea: drawn.includes("groupsApart")
      ? "Form the group with one sort. Then compare its least figure with the greatest figure of the others."
      : "Form the group with one sort, and then look at another column in it.",
    check: drawn.includes("groupsApart")
      ? "“Each” and “any” need every member of the group: a single overlap makes them false."
      : "“More than half” and a median don't need every member of the group.",
    takeaway: drawn.includes("groupsApart")
      ? "Two groups are apart if a single line can be drawn between them in the sorted column."
      : "A group can be ahead in the middle without being ahead in every row.",
  }),
});
