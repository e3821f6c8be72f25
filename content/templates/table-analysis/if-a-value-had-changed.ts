import { rankIfGreater } from "../../table-statements/kinds/ranks/rank-if-greater.ts";
import { timesTheOthers } from "../../table-statements/kinds/middles/times-the-others.ts";
import { totalIfSomeGreater } from "../../table-statements/kinds/sums/total-if-some-greater.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { TRUE_OR_FALSE, storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "if-a-value-had-changed",
  kind: "math",
  pattern: "What a place or a total would have been if some values had been greater.",
  stories: TABLE_STORIES,
  forms: { rankIfGreater, timesTheOthers, totalIfSomeGreater },
  inferences: { claimSupported },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: drawn.includes("totalIfSomeGreater")
      ? "If one value rises by a percent, the total rises by that percent of the value’s share of the total."
      : "Change one value, or leave one out, while all others stay the same, and compare again.",
    check: drawn.includes("rankIfGreater")
      ? "A row that moves up passes others, but their own values stay the same."
      : "When a row is left out of an average, divide by one row fewer.",
    takeaway: drawn.includes("totalIfSomeGreater")
      ? "A percent increase in some rows raises the total by that percent of their part of it."
      : "To compare a row with the others, leave it out of their average.",
  }),
});
