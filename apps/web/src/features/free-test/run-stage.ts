/** What a screen may know of a run, and do with it. */
import type { GivenAnswer, QuizScore, RunningQuiz, ServedQuestion } from "@theta/contract";
import type { CallError } from "../../lib/call-error.ts";
import type { ExamView } from "../../lib/exam/exam-core.ts";
import type { AnswerSoFar } from "../../lib/question/answer.ts";

export type EndedBy = "learner" | "time" | "elsewhere";

export interface AtQuestion {
  at: "question";
  quiz: Pick<RunningQuiz, "name" | "totalQuestions">;
  question: ServedQuestion;
  answer: AnswerSoFar;
  /** The last that the server has said it has. */
  saved: { answer: AnswerSoFar; revision: number };
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

export type RunView = ExamView<RunStage>;

export interface QuizRun {
  view: () => RunView;
  subscribe: (listener: () => void) => () => void;
  millisecondsLeft: () => number | null;
  /** The screen is there: this tab has the quiz now. */
  open: () => void;
  /** The screen is left. What is not acknowledged goes on being sent. */
  leave: () => void;
  /** Somebody else is signed in, or nobody. */
  stop: () => void;
  hasUnsent: () => boolean;
  choose: (answer: GivenAnswer) => void;
  goOn: () => void;
  /** After sleep, or another window: the clock, and whether this is still the question. */
  refresh: () => Promise<void>;
  /** The line may be back: waits no longer. */
  hurry: () => void;
  /** Sends again what the server has refused. */
  retry: () => void;
  /** The clock has come to zero here; the server is asked whether it has there. */
  timeIsUp: () => void;
}
