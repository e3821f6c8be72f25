import { policyOne } from "../../table-statements/kinds/sums/policy-one.ts";
import { policyTotal } from "../../table-statements/kinds/sums/policy-total.ts";
import { policyCount } from "../../table-statements/kinds/sums/policy-count.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { groceryStores, restaurants } from "../../stories/tables/trade.ts";
import { museums, territories } from "../../stories/tables/organizations.ts";
import { hotels, theaters } from "../../stories/tables/services.ts";
import { nonprofits } from "../../stories/tables/grouped-rows.ts";

export const template = storyTableTemplate({
  id: "paid-by-policy",
  kind: "math",
  pattern:
    "What a stated policy paid to a row and in all, and how many it paid more than an amount.",
  stories: [groceryStores, restaurants, museums, territories, hotels, theaters, nonprofits],
  forms: { policyTotal, policyOne, policyCount },
  inferences: { claimSupported },
  hasPayments: true,
  base: 3,
  solution: (drawn) => ({
    idea: "A policy names who qualifies and what each gets: take the two one after the other.",
    check:
      "A row that doesn’t meet the condition counts for nothing, however large its other figure is.",
    takeaway: drawn.includes("policyTotal")
      ? "To find a total of percents, add first and take the percent once."
      : "Turn a limit on the amount paid into a limit on the figure that it’s a percent of.",
  }),
});
