/** The calls of one learner's quiz. */
import {
  freeQuiz,
  quizFieldsOf,
  type QuizScore,
  type RunningQuiz,
  type SavedAnswer,
} from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import type { SentAnswer } from "../../exam/queue/answer-queue.rules.ts";
import { replyPatience } from "../../exam/queue/retry-delay.ts";

export interface QuizCalls {
  /** Starts the quiz, or says where it is. */
  start: () => Promise<RunningQuiz>;
  /** `failures`: how often in a row it has failed before. */
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
      // If the window is closed right after a choice, it is sent all the same.
      const options = { ...as, keepalive: true, timeoutSeconds: replyPatience(failures) };
      return (await call(freeQuiz.saveAnswer, body, options)).result;
    },
    submit: async () => (await call(freeQuiz.submit, quiz, as)).result,
  };
}
