/** Where a learner is signed in, in the query cache. */
import { type Reply, user } from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

type Sessions = Reply<typeof user.sessions>["result"];
export type Session = Sessions[number];

const withSessions = serverData.enhanceEndpoints({ addTagTypes: ["Sessions"] });

export const sessionsData = withSessions.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query<Sessions, void>({
      query: () => ask(user.sessions, undefined),
      transformResponse: (reply: Reply<typeof user.sessions>) => reply.result,
      providesTags: ["Sessions"],
    }),
    endSession: build.mutation<unknown, string>({
      query: (sessionId) => ask(user.endSession, { sessionId }),
      // If the session is already gone, that's what was wanted; the refreshed list shows it.
      invalidatesTags: ["Sessions"],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ask(user.endOtherSessions, undefined),
      invalidatesTags: ["Sessions"],
    }),
  }),
});

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsData;
