import { medianOfTop } from "../../table-statements/kinds/middles/median-of-top.ts";
import { medianBeyond } from "../../table-statements/kinds/middles/median-beyond.ts";
import { extremesAgree } from "../../table-statements/kinds/ranks/extremes-agree.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "medians-of-groups",
  kind: "math",
  pattern: "Medians of a column, and of a group that another column selects.",
  stories: TABLE_STORIES,
  forms: { medianOfTop, medianBeyond, extremesAgree },
  inferences: { claimSupported },
  base: 3,
  chanceOfTrue: 0.46,
  solution: (drawn) => ({
    idea: drawn.includes("medianOfTop")
      ? "Form the group with one sort, and then look only at the other column's values in it."
      : "Once a column is sorted, its median is in the middle, and its extremes are at the ends.",
    check: drawn.includes("medianBeyond")
      ? "An odd number of values has one in the middle. An even number has a median between the middle two."
      : "The middle of a group isn’t the middle of the whole column.",
    takeaway: "A median needs an order, not a sum: sort, count to the middle, and stop.",
  }),
});
