import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { noneReachHalf } from "../../table-statements/kinds/sums/none-reach-half.ts";
import { shareOfTop } from "../../table-statements/kinds/sums/share-of-top.ts";
import { topAgainstBottom } from "../../table-statements/kinds/sums/top-against-bottom.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "concentration-of-totals",
  kind: "math",
  pattern: "How few rows make up much of a total.",
  stories: TABLE_STORIES,
  forms: { noneReachHalf, shareOfTop, topAgainstBottom },
  inferences: { claimSupported, correlated },
  clash: (texts) => {
    const selected = texts.flatMap((text) => /^The \w+ (.+) accounted for /.exec(text)?.[1] ?? []);
    return new Set(selected).size < selected.length;
  },
  base: 3,
  solution: (drawn) => ({
    idea: drawn.includes("noneReachHalf")
      ? "Sort by the column itself: the largest values are the ones that make up a total fastest."
      : "Sort by the column that selects the rows, and add only the rows that the statement names.",
    check: drawn.includes("noneReachHalf")
      ? "If the largest few don’t reach half of the total, no other few do."
      : "See which column selects the rows and which one is added.",
    takeaway: "Round the values before you add them: only close calls need more.",
  }),
});
