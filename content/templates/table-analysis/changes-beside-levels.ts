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
  solution: {
    idea: "A change in amount, a change in percent, and a change of place are three different things.",
    check: "A row can grow and still be passed by others.",
    takeaway: "Large rows tend to change by large amounts, and small ones by large percents.",
  },
});
