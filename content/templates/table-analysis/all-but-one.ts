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
  solution: (drawn) => ({
    idea: "Find the exception that a statement allows, and then look for a second one.",
    check: drawn.includes("allButOne")
      ? "A second exception makes “all but one” false."
      : "A second row that meets both conditions makes “the only” false.",
    takeaway: drawn.includes("allButOne")
      ? "Leave the exception out and judge the other rows alone."
      : "To test “the only,” look at all rows that meet the first condition.",
  }),
});
