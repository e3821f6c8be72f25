/** Practice in the query cache: how the learner is doing, the next question, and the result of an answer. */
import {
  practice,
  type PracticeFilter,
  type PracticeOverview,
  type Reply,
  type Sent,
} from "@theta/contract";
import { ask, serverData } from "../../../lib/call/server-data.ts";

const withPractice = serverData.enhanceEndpoints({ addTagTypes: ["Practice"] });

export type NextPractice = Reply<typeof practice.next>["result"];
export type PracticeResult = Reply<typeof practice.answer>["result"];

export const practiceData = withPractice.injectEndpoints({
  endpoints: (build) => ({
    practiceOverview: build.query<PracticeOverview, void>({
      query: () => ask(practice.overview, undefined),
      transformResponse: (reply: Reply<typeof practice.overview>) => reply.result,
      providesTags: ["Practice"],
    }),
    /** Puts a question on screen. It's a mutation, because the server records when. */
    nextPracticeQuestion: build.mutation<NextPractice, { filter: PracticeFilter; after?: string }>({
      query: (input) => ask(practice.next, input),
      transformResponse: (reply: Reply<typeof practice.next>) => reply.result,
    }),
    answerPracticeQuestion: build.mutation<PracticeResult, Sent<typeof practice.answer>>({
      query: (input) => ask(practice.answer, input),
      transformResponse: (reply: Reply<typeof practice.answer>) => reply.result,
      // Even a refusal can mean the counts have changed: another tab may have answered.
      invalidatesTags: ["Practice"],
    }),
    /** The answer from another window. Asked for once and not kept, because the question may come again. */
    answeredPracticeQuestion: build.mutation<PracticeResult, Sent<typeof practice.answered>>({
      query: (input) => ask(practice.answered, input),
      transformResponse: (reply: Reply<typeof practice.answered>) => reply.result,
    }),
  }),
});

export const {
  usePracticeOverviewQuery,
  useNextPracticeQuestionMutation,
  useAnswerPracticeQuestionMutation,
  useAnsweredPracticeQuestionMutation,
} = practiceData;
