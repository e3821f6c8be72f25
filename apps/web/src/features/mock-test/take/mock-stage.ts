/** What a screen may know of a run through a mock, and do with it. */
import type { Answer, RunningMock, SectionDetails, SectionEnd } from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import type { ExamRun } from "../../exam/run/exam-run.ts";

export interface AtQuestion {
  at: "question";
  /** The section that runs, with the question on screen. */
  running: RunningMock;
  /** Chosen so far. It stays on this device until the learner goes on. */
  answer: Answer | null;
  /** Next was pressed before the answer was whole. */
  isUnanswered: boolean;
  /** The screen is being brought to where the server is. */
  isCatchingUp: boolean;
}

export interface AtEnd {
  at: "ended";
  end: SectionEnd;
  /** What comes after it; null while the server is asked, or when the mock is over. */
  next: SectionDetails | null;
  isWaiting: boolean;
}

export type MockStage =
  | { at: "opening"; isWaiting: boolean }
  | AtQuestion
  | { at: "elsewhere" }
  /** The time is over here, and the server is being told. */
  | { at: "ending"; running: RunningMock; isWaiting: boolean }
  | AtEnd
  /** No section runs: what comes next is begun elsewhere, by hand. */
  | { at: "idle"; details: SectionDetails }
  /** The server will not have it opened or ended. */
  | { at: "refused"; refusal: CallError };

export interface MockRun extends ExamRun<MockStage> {
  /** Has the time added that a fault of ours has cost. */
  takeTimeBack: () => void;
}
