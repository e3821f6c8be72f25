import { endPerUnit } from "../../table-statements/kinds/ranks/end-per-unit.ts";
import { moreButLessPerUnit } from "../../table-statements/kinds/ratios/more-but-less-per-unit.ts";
import { timesAs } from "../../table-statements/kinds/ratios/times-as.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "rates-behind-sizes",
  kind: "math",
  pattern:
    "Quantities for each unit of another, where the largest row isn't the one with the largest rate.",
  stories: TABLE_STORIES,
  forms: { endPerUnit, moreButLessPerUnit, timesAs },
  inferences: { claimSupported },
  base: 3,
  solution: {
    idea: "A large figure may only belong to a large row, so compare quotients where a statement asks for a ratio.",
    check: "Estimate both quotients to two digits before you calculate anything exactly.",
    takeaway:
      "To compare two quotients, see whether the tops or the bottoms differ by the larger factor.",
  },
});
