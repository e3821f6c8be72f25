/** Mentor requests in the query cache. */
import { mentor, type Reply, type Sent } from "@theta/contract";
import { ask, serverData } from "../../lib/call/server-data.ts";

const withMentor = serverData.enhanceEndpoints({ addTagTypes: ["Mentor"] });

export type MentorRead = Reply<typeof mentor.read>["result"];

const mentorData = withMentor.injectEndpoints({
  endpoints: (build) => ({
    mentorRequests: build.query<MentorRead, void>({
      query: () => ask(mentor.read, undefined),
      transformResponse: (reply: Reply<typeof mentor.read>) => reply.result,
      providesTags: ["Mentor"],
    }),
    requestHour: build.mutation<unknown, Sent<typeof mentor.request>>({
      query: (input) => ask(mentor.request, input),
      // A refusal may mean that another window got there first.
      invalidatesTags: ["Mentor"],
    }),
    changeRequest: build.mutation<unknown, Sent<typeof mentor.change>>({
      query: (input) => ask(mentor.change, input),
      invalidatesTags: ["Mentor"],
    }),
    cancelRequest: build.mutation<unknown, Sent<typeof mentor.cancel>>({
      query: (input) => ask(mentor.cancel, input),
      invalidatesTags: ["Mentor"],
    }),
  }),
});

export const {
  useMentorRequestsQuery,
  useRequestHourMutation,
  useChangeRequestMutation,
  useCancelRequestMutation,
} = mentorData;
