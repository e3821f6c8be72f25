import { shareOfTop } from "../../table-statements/kinds/sums/share-of-top.ts";
import { overlap } from "../../table-statements/kinds/ranks/overlap.ts";
import { leadOverSecond } from "../../table-statements/kinds/middles/lead-over-second.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "shares-of-total",
  kind: "math",
  pattern:
    "Parts of a total, for rows that another column selects, and how far the first row is ahead.",
  stories: TABLE_STORIES,
  forms: { shareOfTop, overlap, leadOverSecond },
  inferences: { claimSupported },
  base: 3,
  solution: (drawn) => ({
    idea: drawn.includes("shareOfTop")
      ? "Sort by the column that selects the rows, and only then add up the column that the statement is about."
      : "Sort by the column that a statement names, and look only at the first rows.",
    check: drawn.includes("shareOfTop")
      ? "The column to sort by and the column to add are usually two different ones."
      : "The lead over the second row is a percent of the second value, not of the first.",
    takeaway: drawn.includes("shareOfTop")
      ? "Round before you add: the statements leave room enough."
      : "The first few rows in one order may not be the first few in another.",
  }),
});
