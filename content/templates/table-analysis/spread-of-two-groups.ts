import { rangeOfHalves } from "../../table-statements/kinds/middles/range-of-halves.ts";
import { ratioOfEnds } from "../../table-statements/kinds/middles/ratio-of-ends.ts";
import { medianBeyond } from "../../table-statements/kinds/middles/median-beyond.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { claimWithin } from "../../table-statements/kinds/inferences/claim-within.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "spread-of-two-groups",
  kind: "math",
  pattern: "How far values spread in two groups and in a column, and where its middle is.",
  stories: TABLE_STORIES,
  forms: { rangeOfHalves, ratioOfEnds, medianBeyond },
  inferences: { claimSupported, claimWithin },
  base: 3,
  solution: {
    idea: "A range needs only the greatest and the least value of its group.",
    check: "The larger group doesn’t have to have the larger range.",
    takeaway: "A range depends on two rows, and a median on the one or two in the middle.",
  },
});
