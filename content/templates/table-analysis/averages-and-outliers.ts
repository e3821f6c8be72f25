import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { meanAgainstMedian } from "../../table-statements/kinds/middles/mean-against-median.ts";
import { timesTheOthers } from "../../table-statements/kinds/middles/times-the-others.ts";
import { leadOverSecond } from "../../table-statements/kinds/middles/lead-over-second.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "averages-and-outliers",
  kind: "math",
  pattern:
    "What one large row does to an average, how far it’s ahead, and which columns go together.",
  stories: TABLE_STORIES,
  forms: { meanAgainstMedian, timesTheOthers, leadOverSecond },
  inferences: { claimSupported, correlated },
  base: 3,
  chanceOfTrue: 0.46,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: drawn.includes("meanAgainstMedian")
      ? "The average depends on every value, and the median only on the middle of the order. Compare how far the values are from the median on each side."
      : "To see how far the first row is ahead, compare it with what the statement names: the second row, or the average of all others.",
    check: drawn.includes("timesTheOthers")
      ? "When a row is left out, divide by one row fewer."
      : "The lead over the second row is a percent of the second value, not of the first.",
    takeaway: drawn.includes("meanAgainstMedian")
      ? "Values far above the median pull the average up, and values far below it pull it down."
      : "Being first in a column says nothing about how far ahead a row is.",
  }),
});
