import type { Reply, Sent } from "@theta/contract";
import { staffOverview, type StaffOverview } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

const overviewData = serverData.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<StaffOverview, Sent<typeof staffOverview.read>>({
      query: (input) => ask(staffOverview.read, input),
      transformResponse: (reply: Reply<typeof staffOverview.read>) => reply.result,
    }),
  }),
});

export const { useOverviewQuery } = overviewData;
