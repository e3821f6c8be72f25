import { highButLow } from "../../table-statements/kinds/ranks/high-but-low.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { onlyOne } from "../../table-statements/kinds/counts/only-one.ts";
import { allButOne } from "../../table-statements/kinds/counts/all-but-one.ts";
import {
  SUPPORTED_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "all-but-one",
  kind: "non-math",
  pattern:
    "Claims that hold with one exception: whether there's exactly one, and what's true without it.",
  stories: TABLE_STORIES,
  forms: { onlyOne, allButOne, highButLow },
  inferences: { correlated },
  base: 3,
  chanceOfTrue: 0.48,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "Find the exception that a statement allows, and then look for a second one.",
    check: "A second exception makes “all but one” false.",
    takeaway: "Leave the exception out and judge the other rows alone.",
  },
});
