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
  solution: (drawn) => {
    const hasGroups = drawn.includes("groupRangeGreater");
    const hasRange = hasGroups || drawn.includes("rangeOfColumn");
    const ends = hasRange ? "A range depends" : "The greatest and the least value depend";
    return {
      idea: hasRange
        ? "A range needs only the greatest and the least of its values."
        : "Once a column is sorted, its greatest and least values are at the ends, and its median is in the middle.",
      check: hasGroups
        ? "The larger group doesn’t have to have the larger range."
        : "A few exceptions don’t undo a tendency, and a few examples don’t make one.",
      takeaway: drawn.includes("medianBeyond")
        ? `${ends} on two rows, and a median on the one or two in the middle.`
        : `${ends} on two rows, and a tendency on all of them.`,
    };
  },
});
