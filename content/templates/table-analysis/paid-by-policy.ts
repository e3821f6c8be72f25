import { policyTotal } from "../../table-statements/kinds/sums/policy-total.ts";
import { policyTwo } from "../../table-statements/kinds/sums/policy-two.ts";
import { policyCount } from "../../table-statements/kinds/sums/policy-count.ts";
import { claimSupported } from "../../table-statements/kinds/inferences/claim-supported.ts";
import { storyTableTemplate } from "../../table-statements/story-table-template.ts";
import { groceryStores, restaurants } from "../../stories/tables/trade.ts";
import { departments, museums, teams, territories } from "../../stories/tables/organizations.ts";
import { hotels, theaters } from "../../stories/tables/services.ts";
import { parks } from "../../stories/tables/land.ts";
import { nonprofits } from "../../stories/tables/grouped-rows.ts";

export const template = storyTableTemplate({
  id: "paid-by-policy",
  kind: "math",
  pattern: "What a stated policy pays to each row and in all, and how many rows it pays.",
  stories: [
    groceryStores,
    restaurants,
    departments,
    museums,
    teams,
    territories,
    hotels,
    theaters,
    parks,
    nonprofits,
  ],
  forms: { policyTotal, policyTwo, policyCount },
  inferences: { claimSupported },
  base: 3,
  solution: {
    idea: "A policy names who qualifies and what each gets: take the two one after the other.",
    check: "“More than” leaves out a row that’s equal to the bound.",
    takeaway: "Add first and take the percent once.",
  },
});
