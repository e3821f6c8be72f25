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
  pattern:
    "What the rows listed suggest about one that isn't, and which column would help to estimate it.",
  stories: TABLE_STORIES,
  forms: { endAgainstMost, extremesAgree, greaterInBoth },
  inferences: { moreClosely },
  base: 3,
  chanceOfTrue: 0.46,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "Columns that go together allow an estimate. Columns that don't allow none.",
    check: "Sort by the known column and see whether the other one is nearly in order.",
    takeaway: "An estimate comes from the rows on either side, not from the average of all.",
  },
});
