/** The result of a quiz that was just finished, in the query cache. */
import { freeQuiz, type FreshResult, type Reply } from "@theta/contract";
import { ask } from "../../../lib/call/server-data.ts";
import { quizData } from "../../free-quiz/shared/quiz-data.ts";

const freshData = quizData.injectEndpoints({
  endpoints: (build) => ({
    freshResult: build.query<FreshResult | null, void>({
      query: () => ask(freeQuiz.freshResult, undefined),
      transformResponse: (reply: Reply<typeof freeQuiz.freshResult>) => reply.result,
      providesTags: ["Quizzes", "Plan"],
    }),
  }),
});

export const { useFreshResultQuery } = freshData;
