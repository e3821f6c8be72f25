import { airports, counties, districts } from "../../stories/tables/places.ts";
import { busLines, plants } from "../../stories/tables/industry.ts";
import { callCenters } from "../../stories/tables/grouped-rows.ts";
import { clinics } from "../../stories/tables/services.ts";
import { cropRegions } from "../../stories/tables/land.ts";
import { hospitals, teams, warehouses } from "../../stories/tables/organizations.ts";
import { productLines } from "../../stories/tables/trade.ts";
import {
  explainsFirst,
  explainsSecond,
  explainsThird,
  relationShown,
} from "../../table-statements/kinds/inferences/explains.ts";
import { explainsOrNot, storyTableTemplate } from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "would-help-explain",
  kind: "non-math",
  pattern:
    "Whether a statement would lead to the relationship of two columns that the table shows.",
  stories: [
    clinics,
    counties,
    hospitals,
    districts,
    cropRegions,
    warehouses,
    teams,
    airports,
    busLines,
    plants,
    callCenters,
    productLines,
  ],
  forms: { explainsFirst, explainsSecond, explainsThird },
  isInOrder: true,
  base: 3,
  asked(world) {
    const relation = relationShown(world);
    return relation === null ? null : explainsOrNot(relation);
  },
  solution: {
    idea: "Sort by one of the two columns and see whether the other rises or falls. A statement helps explain the relationship if the relationship would follow from the statement.",
    check:
      "Put “because” before each statement: it helps if the relationship of the two columns follows from it.",
    takeaway:
      "Ask what the table would look like because of the statement, not whether the statement is likely.",
  },
});
