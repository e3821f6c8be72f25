import { countWithBoth } from "../../table-statements/kinds/counts/count-with-both.ts";
import { mostOfThoseWith } from "../../table-statements/kinds/counts/most-of-those-with.ts";
import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { greaterInBoth } from "../../table-statements/kinds/counts/greater-in-both.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "thresholds-and-counts",
  kind: "non-math",
  pattern: "How many rows pass two bounds at once, and what that says about a claim.",
  stories: TABLE_STORIES,
  forms: { countWithBoth, mostOfThoseWith, everyWith, greaterInBoth },
  inferences: { claimSupported },
  base: 3,
  solution: (drawn) => ({
    idea: "Sort by one column so that the rows that meet the first condition come together, and count among them.",
    check: "“More than” leaves out the number itself.",
    takeaway:
      drawn.includes("countWithBoth") || drawn.includes("greaterInBoth")
        ? "“Exactly” means that this many rows meet both conditions and that no other row does."
        : "“More than half” is settled as soon as enough rows pass, and “each” as soon as one row doesn’t.",
  }),
});
