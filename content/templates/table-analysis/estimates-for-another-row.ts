import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { endAgainstMost } from "../../table-statements/kinds/middles/end-against-most.ts";
import { extremesAgree } from "../../table-statements/kinds/ranks/extremes-agree.ts";
import { greaterInBoth } from "../../table-statements/kinds/counts/greater-in-both.ts";
import {
  SUPPORTED_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "estimates-for-another-row",
  kind: "non-math",
  pattern: "Whether a column follows another, and where single rows stand in two columns.",
  stories: TABLE_STORIES,
  forms: { endAgainstMost, extremesAgree, greaterInBoth },
  inferences: { correlated },
  base: 3,
  chanceOfTrue: 0.46,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "Sort by one column and read down another: the correlation is positive if both tend to rise.",
    check:
      "If the second column tends to run in the opposite direction from the first, the correlation is negative.",
    takeaway: "A single row says little about how two columns are related.",
  },
});
