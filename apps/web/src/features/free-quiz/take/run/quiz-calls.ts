/** The calls for one learner's quiz. */
import {
  freeQuiz,
  quizFieldsOf,
  type QuizScore,
  type RunningQuiz,
  type SavedAnswer,
} from "@theta/contract";
import { call } from "../../../../lib/call/call.ts";
import type { SentAnswer } from "../../../exam/queue/answer-queue.rules.ts";
import { replyPatience } from "../../../exam/queue/retry-delay.ts";

export interface QuizCalls {
  /** Starts or resumes the quiz. */
  start: () => Promise<RunningQuiz>;
  /** `failures`: how many times in a row it has failed. */
  save: (answer: SentAnswer, failures: number) => Promise<SavedAnswer>;
  submit: () => Promise<QuizScore>;
}

export function quizCalls(learnerId: string, freeQuizId: string): QuizCalls {
  const quiz = { freeQuizId };
  const as = { as: learnerId };
  return {
    start: async () => (await call(freeQuiz.start, quiz, as)).result,
    async save({ questionId, answer, isAdvancing, revision }, failures) {
      const body = { ...quiz, questionId, ...quizFieldsOf(answer), revision, isAdvancing };
      // Sends the answer even if the window is closed right after the choice.
      const options = { ...as, keepalive: true, timeoutSeconds: replyPatience(failures) };
      return (await call(freeQuiz.saveAnswer, body, options)).result;
    },
    submit: async () => (await call(freeQuiz.submit, quiz, as)).result,
  };
}
