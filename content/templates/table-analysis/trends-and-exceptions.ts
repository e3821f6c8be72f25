import { highButLow } from "../../table-statements/kinds/ranks/high-but-low.ts";
import { correlated } from "../../table-statements/kinds/inferences/correlated.ts";
import { endAgainstMost } from "../../table-statements/kinds/middles/end-against-most.ts";
import { extremesAgree } from "../../table-statements/kinds/ranks/extremes-agree.ts";
import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { TABLE_STORIES } from "../../stories/tables/table-stories.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "trends-and-exceptions",
  kind: "non-math",
  pattern: "What goes together in most rows, and the one row at an end that may not follow.",
  stories: TABLE_STORIES,
  forms: { endAgainstMost, extremesAgree, everyWith, highButLow },
  inferences: { claimSupported, correlated },
  base: 3,
  solution: (drawn) => ({
    idea: drawn.includes("everyWith")
      ? "Sort by one column and read down the other: a trend may have exceptions, but “each” may not."
      : "Sort by one column and read down the other: a trend may have exceptions.",
    check: drawn.includes("endAgainstMost")
      ? "“Most of the others” means more than half of the other rows."
      : drawn.includes("everyWith")
        ? "“At least” includes the number itself, and “more than” doesn’t."
        : "The row at the end of one column may be anywhere in another.",
    takeaway: "One row can't make a trend or break one, but it does decide a claim about that row.",
  }),
});
