import { endAgainstMost } from "../../table-statements/kinds/middles/end-against-most.ts";
import { extremesAgree } from "../../table-statements/kinds/ranks/extremes-agree.ts";
import { greaterInBoth } from "../../table-statements/kinds/counts/greater-in-both.ts";
import { moreClosely } from "../../table-statements/kinds/inferences/more-closely.ts";
import {
  SUPPORTED_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "estimates-for-another-row",
  kind: "non-math",
  pattern: "Which of two columns a third one follows, and where single rows stand in two columns.",
  stories: TABLE_STORIES,
  forms: { endAgainstMost, extremesAgree, greaterInBoth },
  inferences: { moreClosely },
  base: 3,
  chanceOfTrue: 0.46,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "Sort by one column and read down another: two columns are closely related if the second is nearly in order, too.",
    check: "A column that runs in the opposite direction is closely related as well.",
    takeaway: "A single row says little about how two columns are related.",
  },
});
