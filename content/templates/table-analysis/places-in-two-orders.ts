import { highButLow } from "../../table-statements/kinds/ranks/high-but-low.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { greaterInBoth } from "../../table-statements/kinds/counts/greater-in-both.ts";
import { overlap } from "../../table-statements/kinds/ranks/overlap.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "places-in-two-orders",
  kind: "non-math",
  pattern: "One row’s places by two columns, and which rows are ahead of it by both.",
  stories: TABLE_STORIES,
  forms: { highButLow, greaterInBoth, overlap },
  inferences: { claimSupported, correlated },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: "Sort by one column, note the places, and sort by the other.",
    check: drawn.includes("highButLow")
      ? "See from which end a place is counted: from the greatest value down, or from the least up."
      : "Only a row that is ahead in both orders counts.",
    takeaway: drawn.includes("greaterInBoth")
      ? "To find rows that are ahead twice, keep those ahead by one column and check only them by the other."
      : "A row can be near the top of one order and near the bottom of another.",
  }),
});
