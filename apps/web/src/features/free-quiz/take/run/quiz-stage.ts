/** What a screen can know about a run and do with it. */
import type { Answer, QuizScore, RunningQuiz, ServedQuestion } from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import type { ExamRun } from "../../../exam/run/exam-run.ts";

export type EndedBy = "learner" | "time" | "elsewhere";

export interface AtQuizQuestion {
  at: "question";
  quiz: Pick<RunningQuiz, "name" | "totalQuestions" | "time">;
  question: ServedQuestion;
  answer: Answer | null;
  /** The last answer the server has confirmed. */
  saved: { answer: Answer | null; revision: number };
  /** The learner pressed Next before the answer was complete. */
  isUnanswered: boolean;
  /** The screen is catching up with the server. */
  isCatchingUp: boolean;
}

export type QuizStage =
  | { at: "opening"; isWaiting: boolean }
  | AtQuizQuestion
  | { at: "elsewhere" }
  | { at: "ending"; by: EndedBy; isWaiting: boolean }
  | { at: "ended"; by: EndedBy; score: QuizScore }
  /** It was over before this page opened. */
  | { at: "finished" }
  /** The server refuses to open or end it. */
  | { at: "refused"; refusal: CallError };

export type QuizRun = ExamRun<QuizStage>;
