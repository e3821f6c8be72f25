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
  patternShown,
} from "../../table-statements/kinds/inferences/explains.ts";
import { explainsOrNot, storyTableTemplate } from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "would-help-explain",
  kind: "non-math",
  pattern: "Whether a statement would lead to a pattern that the table shows.",
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
  base: 3,
  asked(world) {
    const pattern = patternShown(world);
    return pattern === null ? null : explainsOrNot(pattern);
  },
  solution: {
    idea: "A statement helps explain a pattern if it would lead to rows that are high in one column being high, or low, in the other.",
    check:
      "A statement that would lead to the opposite, or that is the same for all rows, doesn’t help.",
    takeaway:
      "Ask what the table would look like because of the statement, not whether the statement is likely.",
  },
});
