import { exceededMore } from "../../table-statements/kinds/ratios/exceeded-more.ts";
import { exceededCount } from "../../table-statements/kinds/counts/exceeded-count.ts";
import { exceededCombined } from "../../table-statements/kinds/sums/exceeded-combined.ts";
import { exceededWhere } from "../../table-statements/kinds/counts/exceeded-where.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { airports, districts, housing } from "../../stories/tables/places.ts";
import { museums, territories } from "../../stories/tables/organizations.ts";

export const template = storyTableTemplate({
  id: "change-between-years",
  kind: "math",
  pattern: "A column for each of two years: changes, percent changes, and the change of the total.",
  stories: [airports, districts, housing, museums, territories],
  forms: { exceededMore, exceededCount, exceededCombined, exceededWhere },
  inferences: { claimSupported },
  base: 3,
  chanceOfTrue: 0.53,
  solution: (drawn) => ({
    idea: "A percent change is the difference divided by the earlier figure, so a large increase can be a small percent.",
    check: drawn.includes("exceededCombined")
      ? "For the change of a total, add first and divide afterward."
      : "A few exceptions don’t undo a tendency, and a few examples don’t make one.",
    takeaway:
      "To find out whether a figure grew by more than 10 percent, add a tenth of the figure and compare. For 5 percent, add half of that tenth.",
  }),
});
