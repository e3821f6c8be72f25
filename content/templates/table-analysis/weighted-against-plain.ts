import { overallPercent } from "../../table-statements/kinds/sums/overall-percent.ts";
import { partCompared } from "../../table-statements/kinds/sums/part-compared.ts";
import { everyWith } from "../../table-statements/kinds/counts/every-with.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { busLines, colleges, plants, softwareFirms } from "../../stories/tables/industry.ts";
import { cropRegions, reservoirs } from "../../stories/tables/land.ts";
import { hotels, libraries } from "../../stories/tables/services.ts";
import { productLines } from "../../stories/tables/trade.ts";
import { warehouses } from "../../stories/tables/organizations.ts";
import { airports, counties } from "../../stories/tables/places.ts";

export const template = storyTableTemplate({
  id: "weighted-against-plain",
  kind: "math",
  pattern:
    "Percents of rows that differ in size: of several rows together, and the amounts behind them.",
  stories: [
    busLines,
    colleges,
    plants,
    softwareFirms,
    cropRegions,
    reservoirs,
    hotels,
    libraries,
    productLines,
    warehouses,
    airports,
    counties,
  ],
  forms: { overallPercent, partCompared, everyWith },
  inferences: { claimSupported },
  base: 3,
  solution: (drawn) => ({
    idea: "How much a percent amounts to depends on the whole that it is a percent of.",
    check: drawn.includes("overallPercent")
      ? "The percent of several rows together lies between the lowest and the highest of their percents."
      : "Only rows that meet the first condition can make “each” false.",
    takeaway: drawn.includes("overallPercent")
      ? "If percents are of different wholes, don’t average them: add the parts and divide by the total of the wholes."
      : "Where a statement is about amounts, don’t compare percents.",
  }),
});
