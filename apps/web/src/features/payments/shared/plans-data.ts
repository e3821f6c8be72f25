import { type Plan, plans, type Reply, TEST_TYPES } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

export const plansData = serverData.injectEndpoints({
  endpoints: (build) => ({
    plansList: build.query<Plan[], void>({
      query: () => ask(plans.list, { testType: String(TEST_TYPES.gmat) }),
      transformResponse: (reply: Reply<typeof plans.list>) => reply.result,
    }),
  }),
});

export const { usePlansListQuery } = plansData;
