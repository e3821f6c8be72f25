import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { perUnitGoal } from "../../table-statements/kinds/counts/per-unit-goal.ts";
import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { countWithBoth } from "../../table-statements/kinds/counts/count-with-both.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate, TRUE_OR_FALSE } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "goals-for-every-row",
  kind: "math",
  pattern:
    "Whether every row keeps a limit, of a rate or of a column, and who comes closest to breaking it.",
  stories: TABLE_STORIES,
  forms: { perUnitGoal, everyWith, countWithBoth },
  inferences: { claimSupported, correlated },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: {
    idea: "A statement about each row is true if no row contradicts it.",
    check: "Look for the row that comes closest to breaking the rule.",
    takeaway: "One row that breaks a rule is enough to make it false.",
  },
});
