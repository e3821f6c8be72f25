import { capital, listed } from "@theta/items/template";
import { gapBetweenTwo } from "../../table-statements/kinds/ratios/gap-between-two.ts";
import { rankedHigherLater } from "../../table-statements/kinds/ranks/ranked-higher-later.ts";
import { greatestBothChanges } from "../../table-statements/kinds/ranks/greatest-both-changes.ts";
import { groupsGrew } from "../../table-statements/kinds/counts/groups-grew.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { TRUE_OR_FALSE, storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { airports, districts, housing } from "../../stories/tables/places.ts";
import { museums, territories } from "../../stories/tables/organizations.ts";

export const template = storyTableTemplate({
  id: "changes-beside-levels",
  kind: "math",
  pattern:
    "Two years' values side by side: who moved up, who drew apart, and where the change was largest.",
  stories: [airports, districts, housing, museums, territories],
  forms: { gapBetweenTwo, rankedHigherLater, greatestBothChanges, groupsGrew },
  inferences: { claimSupported },
  base: 3,
  asked: TRUE_OR_FALSE,
  solution: (drawn) => ({
    idea: `${capital(listed(changesIn(drawn)))} are different things.`,
    check: drawn.includes("rankedHigherLater")
      ? "A row can grow and still be passed by others."
      : drawn.includes("greatestBothChanges")
        ? "The row with the greatest increase doesn’t have to have the greatest percent increase."
        : "Add the values of a group first: its percent change isn’t the average of the percent changes of its rows.",
    takeaway: changesIn(drawn).includes("a change in percent")
      ? "The same increase is a greater percent of a smaller value."
      : "How one row compares with another depends on the changes of both.",
  }),
});

/** What the statements compare between the two years. */
function changesIn(drawn: readonly string[]): string[] {
  const has = (...forms: readonly string[]): boolean => forms.some((form) => drawn.includes(form));
  return [
    ...(has("greatestBothChanges") ? ["a change in amount"] : []),
    ...(has("greatestBothChanges", "groupsGrew") ? ["a change in percent"] : []),
    ...(has("rankedHigherLater") ? ["a change of place"] : []),
    ...(has("gapBetweenTwo") ? ["a change in the difference between two rows"] : []),
  ];
}
