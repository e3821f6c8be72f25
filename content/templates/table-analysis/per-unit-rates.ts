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
    idea: "A large total may only belong to a large row, so divide where a statement asks for a rate.",
    check:
      "Columns may be in thousands or millions: the same factor for every row changes no comparison.",
    takeaway:
      "To see which of two quotients is greater, see which grew by the larger factor: the top or the bottom.",
  },
});
