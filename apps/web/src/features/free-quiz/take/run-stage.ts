/** What a screen may know of a run, and do with it. */
import type { Answer, QuizScore, RunningQuiz, ServedQuestion } from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import type { ExamRun } from "../../exam/run/exam-run.ts";

export type EndedBy = "learner" | "time" | "elsewhere";

export interface AtQuestion {
  at: "question";
  quiz: Pick<RunningQuiz, "name" | "totalQuestions">;
  question: ServedQuestion;
  answer: Answer | null;
  /** The last that the server has said it has. */
  saved: { answer: Answer | null; revision: number };
  /** Next was pressed before the answer was whole. */
  isUnanswered: boolean;
  /** The screen is being brought to where the server is. */
  isCatchingUp: boolean;
}

export type RunStage =
  | { at: "opening"; isWaiting: boolean }
  | AtQuestion
  | { at: "elsewhere" }
  | { at: "ending"; by: EndedBy; isWaiting: boolean }
  | { at: "ended"; by: EndedBy; score: QuizScore }
  /** It was over before this page came. */
  | { at: "finished" }
  /** The server will not have it opened or ended. */
  | { at: "refused"; refusal: CallError };

export type QuizRun = ExamRun<RunStage>;
