import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { mostOfThoseWith } from "../../table-statements/kinds/counts/most-of-those-with.ts";
import { timesAs } from "../../table-statements/kinds/ratios/times-as.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";

export const template = storyTableTemplate({
  id: "conditions-both-ways",
  kind: "non-math",
  pattern: "Rows that meet one condition, and how many of them meet another.",
  stories: TABLE_STORIES,
  forms: { everyWith, mostOfThoseWith, timesAs },
  inferences: { claimSupported },
  base: 3,
  solution: (drawn) => ({
    idea: "The first condition chooses the rows, and the second is asked only of them.",
    check: drawn.includes("everyWith")
      ? "“At least” includes the number itself, and “more than” doesn’t."
      : "“More than half” is of the rows that meet the first condition, not of all rows.",
    takeaway: "Rows that fail the first condition can't make the statement false.",
  }),
});
