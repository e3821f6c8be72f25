/** The signed-in learner as the server knows them, in the query cache. */
import { type Reply, user } from "@theta/contract";
import { ask, serverData } from "../call/server-data.ts";

export const detailsData = serverData.injectEndpoints({
  endpoints: (build) => ({
    userDetails: build.query<Reply<typeof user.details>["result"], void>({
      query: () => ask(user.details, undefined),
      transformResponse: (reply: Reply<typeof user.details>) => reply.result,
      providesTags: ["Learner"],
    }),
  }),
});

export const { useUserDetailsQuery } = detailsData;
