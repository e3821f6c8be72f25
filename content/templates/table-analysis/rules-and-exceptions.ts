import { highButLow } from "../../table-statements/kinds/ranks/high-but-low.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { onlyOne } from "../../table-statements/kinds/counts/only-one.ts";
import { countWithBoth } from "../../table-statements/kinds/counts/count-with-both.ts";
import {
  storyTableTemplate,
  SUPPORTED_OR_NOT,
} from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "rules-and-exceptions",
  kind: "non-math",
  pattern: "Rules without exceptions: find the rows that could break them, and only those.",
  stories: TABLE_STORIES,
  forms: { everyWith, onlyOne, countWithBoth, highButLow },
  inferences: { claimSupported, correlated },
  base: 3,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "Sort so that the rows that the rule is about come together, and look for one that breaks it.",
    check: "A value equal to the limit is neither greater nor less than it.",
    takeaway:
      "One exception is enough against a rule, and rows that the rule doesn’t mention can’t break it.",
  },
});
