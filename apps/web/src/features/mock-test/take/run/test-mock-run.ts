/** For tests of a mock's rules: the stages it can be at, and what follows from an event there. */
import type {
  RunningMock,
  SectionDetails,
  SectionEnd,
  SectionReview,
  ServedQuestion,
} from "@theta/contract";
import { CallError } from "../../../../lib/call/call-error.ts";
import type { RunEvent } from "../../../exam/run/run.rules.ts";
import { asked, OPTIONS } from "../../../question/shared/test-questions.ts";
import type { MockEvent } from "./mock-events.ts";
import { afterMockEvent } from "./mock-run.rules.ts";
import type { AtEnd, AtMockQuestion, AtReview, MockStage } from "./mock-stage.ts";

export const A = { optionId: "o-0" };
const served = (order: number): ServedQuestion => ({
  ...asked(OPTIONS),
  questionId: `q${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
});
export const running = (order: number, more: Partial<RunningMock> = {}): RunningMock => ({
  mockTestId: "mock",
  name: "Mock",
  mode: "forward",
  time: "standard",
  currentQuestionId: `q${order}`,
  order,
  isLastQuestion: false,
  totalQuestions: 21,
  sectionType: 3,
  mockTestSectionId: "section",
  startDateTimestamp: 0,
  deadline: 900_000,
  serverTime: 0,
  question: served(order),
  isBookmarked: false,
  ...more,
});
/** Two questions, both answered with the first option. */
export const sectionReview = (more: Partial<SectionReview> = {}): SectionReview => ({
  isReview: true,
  mockTestId: "mock",
  name: "Mock",
  mode: "exam",
  time: "standard",
  totalQuestions: 2,
  sectionType: 3,
  mockTestSectionId: "section",
  startDateTimestamp: 0,
  deadline: 900_000,
  serverTime: 0,
  editsLeft: 3,
  questions: [1, 2].map((order) => ({
    question: { ...served(order), isAnswered: true, ...A },
    isBookmarked: false,
    isEdited: false,
  })),
  ...more,
});
export const end: SectionEnd = {
  sectionEnded: true,
  sectionType: 3,
  endedBy: "time",
  answered: 1,
  totalQuestions: 21,
  isMockOver: false,
};
export const details: SectionDetails = {
  mockTestId: "mock",
  name: "Mock",
  kind: "full",
  mode: "forward",
  time: "standard",
  sectionTypes: [3, 1],
  serverTime: 0,
  break: null,
};
export const started = { ...details, sectionStatus: 2 as const, mockTestSectionId: "section" };
export const failure = (code: string, status = 409) =>
  new CallError({ status, code, message: "No." });

export const fresh: AtMockQuestion = {
  at: "question",
  running: running(1),
  answer: null,
  isUnanswered: false,
  isCatchingUp: false,
};
export const answered: AtMockQuestion = { ...fresh, answer: A };
export const owed: AtMockQuestion = {
  ...answered,
  running: running(1, { timeBack: { available: 90, taken: 0 } }),
};
export const catchingUp: AtMockQuestion = { ...answered, isCatchingUp: true };
export const reviewing: AtReview = {
  at: "review",
  running: sectionReview(),
  open: null,
  choice: null,
  isCatchingUp: false,
};
export const ending: MockStage = {
  at: "ending",
  by: "time",
  running: fresh.running,
  isWaiting: false,
};
export const ended: AtEnd = { at: "ended", end, next: null, isWaiting: false };
export const idle: MockStage = { at: "idle", details };

const FACTS = {
  queue: { at: "empty" as const, isAdvancing: false },
  isTimeOver: false,
  seemsOver: false,
  draftOf: () => null,
};
export const SENDING = { queue: { at: "sending" as const, isAdvancing: true } };
export const ZERO = { isTimeOver: true };
export const after = (stage: MockStage, event: MockEvent | RunEvent, facts = {}) =>
  afterMockEvent(stage, event, { ...FACTS, ...facts });

export const say = (words: string) => ({ do: "say", words });
export const put = {
  do: "put",
  answer: { questionId: "q1", answer: A, isAdvancing: true, known: 0 },
};
export const DROP = { do: "drop" };
export const NOTE = { do: "note-section", sectionType: 3 };
export const FORGET = { do: "forget-section" };
export const FIND_END = { for: "end", sectionType: 3 };
export const SHOW_END = { stage: ended, effects: [FORGET, { do: "clear-section" }] };
export const zero: RunEvent = { type: "time-is-up" };
export const saved = (reply: RunningMock | SectionReview | SectionEnd): MockEvent => ({
  type: "saved",
  reply,
});
