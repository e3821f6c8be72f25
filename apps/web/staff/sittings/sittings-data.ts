import type { Reply, Sent } from "@theta/contract";
import { type Accommodations, type Sitting, staffSittings } from "@theta/contract/staff";
import { ask, serverData } from "../../src/lib/call/server-data.ts";

const withSittings = serverData.enhanceEndpoints({ addTagTypes: ["Sitting", "Accommodations"] });

const sittingsData = withSittings.injectEndpoints({
  endpoints: (build) => ({
    sitting: build.query<Sitting, Sent<typeof staffSittings.read>>({
      query: (input) => ask(staffSittings.read, input),
      transformResponse: (reply: Reply<typeof staffSittings.read>) => reply.result,
      providesTags: ["Sitting"],
    }),
    addTime: build.mutation<unknown, Sent<typeof staffSittings.addTime>>({
      query: (input) => ask(staffSittings.addTime, input),
      // Also after a refusal: what is on screen was out of date.
      invalidatesTags: ["Sitting"],
    }),
    reopen: build.mutation<unknown, Sent<typeof staffSittings.reopen>>({
      query: (input) => ask(staffSittings.reopen, input),
      invalidatesTags: ["Sitting"],
    }),
    takeBack: build.mutation<unknown, Sent<typeof staffSittings.takeBack>>({
      query: (input) => ask(staffSittings.takeBack, input),
      invalidatesTags: ["Sitting"],
    }),
    accommodations: build.query<Accommodations, string>({
      query: (learnerId) => ask(staffSittings.accommodations, { learnerId }),
      transformResponse: (reply: Reply<typeof staffSittings.accommodations>) => reply.result,
      providesTags: ["Accommodations"],
    }),
    setAccommodations: build.mutation<unknown, Sent<typeof staffSittings.setAccommodations>>({
      query: (input) => ask(staffSittings.setAccommodations, input),
      invalidatesTags: ["Accommodations"],
    }),
  }),
});

export const {
  useSittingQuery,
  useAddTimeMutation,
  useReopenMutation,
  useTakeBackMutation,
  useAccommodationsQuery,
  useSetAccommodationsMutation,
} = sittingsData;
