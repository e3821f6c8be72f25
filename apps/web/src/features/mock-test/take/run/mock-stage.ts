/** What a screen can know about a run through a mock and do with it. */
import type {
  Answer,
  RunningMock,
  SectionDetails,
  SectionEnd,
  SectionReview,
} from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import type { Bookmarks } from "../bookmark/bookmarks.ts";
import type { ExamRun } from "../../../exam/run/exam-run.ts";

export interface AtMockQuestion {
  at: "question";
  /** The running section, with the question on screen. */
  running: RunningMock;
  /** What's chosen so far. It stays on this device until the learner moves on. */
  answer: Answer | null;
  /** The learner pressed Next before the answer was complete. */
  isUnanswered: boolean;
  /** The screen is catching up with the server. */
  isCatchingUp: boolean;
}

/** Exam mode after the last answer. */
export interface AtReview {
  at: "review";
  running: SectionReview;
  /** The place of the question that is open; null on the list. */
  open: number | null;
  /** Chosen instead of its answer. Until it's confirmed, it's only on this screen. */
  choice: Answer | null;
  isCatchingUp: boolean;
}

/** A section whose clock runs. */
export type AtSection = AtMockQuestion | AtReview;

export interface AtEnd {
  at: "ended";
  end: SectionEnd;
  /** What comes after it. Null while the server is being asked or when the mock is over. */
  next: SectionDetails | null;
  isWaiting: boolean;
}

export type MockStage =
  | { at: "opening"; isWaiting: boolean }
  | AtSection
  | { at: "elsewhere" }
  /** Time's up here, or the learner has ended the review, and the server is being told. */
  | {
      at: "ending";
      by: SectionEnd["endedBy"];
      running: RunningMock | SectionReview;
      isWaiting: boolean;
    }
  | AtEnd
  /** No section is running. The learner starts the next one elsewhere. */
  | { at: "idle"; details: SectionDetails }
  /** The server refuses to open or end it. */
  | { at: "refused"; refusal: CallError };

export interface MockRun extends ExamRun<MockStage> {
  /** Takes back the time that a problem on our side cost. */
  takeTimeBack: () => void;
  /** In the review: opens a question by its place; null goes back to the list. */
  openInReview: (place: number | null) => void;
  /** Makes what was chosen in the review the answer. */
  confirmEdit: () => void;
  /** Leaves the answer as it is. */
  dropEdit: () => void;
  endReview: () => void;
  bookmarks: Bookmarks;
}
