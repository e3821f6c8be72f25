import { perUnitOfTwo } from "../../table-statements/kinds/ratios/per-unit-of-two.ts";
import { greatestPerUnit } from "../../table-statements/kinds/ranks/greatest-per-unit.ts";
import { perUnitGoal } from "../../table-statements/kinds/counts/per-unit-goal.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import {
  storyTableTemplate,
  SUPPORTED_OR_NOT,
} from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "per-unit-rates",
  kind: "math",
  pattern: "Rates that have to be divided out, against the totals that the table shows.",
  stories: TABLE_STORIES,
  forms: { perUnitOfTwo, greatestPerUnit, perUnitGoal },
  inferences: { claimSupported },
  base: 3,
  asked: SUPPORTED_OR_NOT,
  solution: {
    idea: "A large total may only belong to a large row, so compare rates where a statement asks for a rate.",
    check:
      "To compare rows with each other, you can ignore “thousands” in a heading. To compare a row with a number in a statement, you can’t.",
    takeaway:
      "To compare two quotients, see whether the tops or the bottoms differ by the larger factor.",
  },
});
