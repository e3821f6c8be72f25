import { airports, counties, districts } from "../../stories/tables/places.ts";
import { hospitals, teams, warehouses } from "../../stories/tables/organizations.ts";
import { cropRegions } from "../../stories/tables/land.ts";
import { clinics } from "../../stories/tables/services.ts";
import {
  explainsFirst,
  explainsSecond,
  explainsThird,
} from "../../table-statements/kinds/inferences/explains.ts";
import {
  EXPLAINS_OR_NOT,
  storyTableTemplate,
} from "../../table-statements/story-table-template.ts";

export const template = storyTableTemplate({
  id: "would-help-explain",
  kind: "non-math",
  pattern:
    "A cause explains what a table shows only if the columns go together the way it implies.",
  stories: [clinics, counties, hospitals, districts, cropRegions, warehouses, teams, airports],
  forms: { explainsFirst, explainsSecond, explainsThird },
  base: 3,
  chanceOfTrue: 0.62,
  asked: EXPLAINS_OR_NOT,
  solution: {
    idea: "Ask of each statement which two columns it connects, and in which direction. Then see whether the table shows that direction.",
    check: "A statement may be plausible in itself and still run against the data.",
    takeaway: "What isn't there needs no explanation: find the pattern first, and then its cause.",
  },
});
