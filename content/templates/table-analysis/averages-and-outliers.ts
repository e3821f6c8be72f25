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
  solution: {
    idea: "One row far from the others moves the average, and hardly the median.",
    check: "When a row is left out, divide by one row fewer.",
    takeaway: "A few large figures pull the average above the median.",
  },
});
