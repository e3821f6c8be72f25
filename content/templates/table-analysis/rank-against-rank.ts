import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { overlap } from "../../table-statements/kinds/ranks/overlap.ts";
import { extremesAgree } from "../../table-statements/kinds/ranks/extremes-agree.ts";
import { endAgainstMost } from "../../table-statements/kinds/middles/end-against-most.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "rank-against-rank",
  kind: "non-math",
  pattern:
    "Two orders of the same rows: who is at the top of both, and whether the orders go together.",
  stories: TABLE_STORIES,
  forms: { overlap, extremesAgree, endAgainstMost },
  inferences: { correlated, claimSupported },
  base: 2,
  chanceOfTrue: 0.46,
  solution: {
    idea: "Nothing has to be calculated: sort by one column, note a few names, and sort by the other.",
    check: "Compare who is in each group of rows, not how great the values are.",
    takeaway: "Two columns can be correlated without having the same first row.",
  },
});
