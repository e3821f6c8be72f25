import { airports, counties, districts, housing } from "../../stories/tables/places.ts";
import { departments, hospitals, museums } from "../../stories/tables/organizations.ts";
import { clinics, hotels } from "../../stories/tables/services.ts";
import { groceryStores, restaurants } from "../../stories/tables/trade.ts";
import {
  knownMedian,
  knownRate,
  knownShare,
} from "../../table-statements/kinds/inferences/known-quantity.ts";
import {
  DETERMINED_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "can-be-determined",
  kind: "non-math",
  pattern: "Which quantities follow from a table's columns, and which only sound as if they did.",
  stories: [
    clinics,
    counties,
    hospitals,
    districts,
    airports,
    housing,
    groceryStores,
    hotels,
    museums,
    departments,
    restaurants,
  ],
  forms: { knownRate, knownShare, knownMedian },
  base: 3,
  asked: DETERMINED_OR_NOT,
  solution: {
    idea: "Nothing has to be calculated: ask which figures a quantity would be calculated from, and whether they're all in the table.",
    check:
      "If a figure that isn't in the table could change a quantity, the quantity can't be determined.",
    takeaway:
      "A quantity can be determined if its parts are listed, even if it isn't listed itself.",
  },
});
