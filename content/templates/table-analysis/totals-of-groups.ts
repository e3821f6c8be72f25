import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { totalAgainstRest } from "../../table-statements/kinds/sums/total-against-rest.ts";
import { averageOfTop } from "../../table-statements/kinds/middles/average-of-top.ts";
import { shareOfTop } from "../../table-statements/kinds/sums/share-of-top.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "totals-of-groups",
  kind: "math",
  pattern: "Totals and averages of a group of rows against those of the others.",
  stories: TABLE_STORIES,
  forms: { totalAgainstRest, averageOfTop, shareOfTop },
  inferences: { claimSupported, correlated },
  base: 3,
  solution: (drawn) => ({
    idea: "Sort by the column that selects the group, and only then add the column that the statement is about.",
    check: drawn.includes("averageOfTop")
      ? "A group with a smaller total can still have the greater average."
      : "The column to sort by and the column to add may be two different ones.",
    takeaway: drawn.includes("totalAgainstRest")
      ? "More than the rest means more than half of the total."
      : "Round the values before you add them: only close calls need more.",
  }),
});
