/**
 * The tutorial's run. A mock's own rules decide what happens, and what a mock would ask the server is answered
 * right here, so nothing is sent, and nothing is kept.
 */
import {
  type Answer,
  EDITS_PER_SECTION,
  givenFieldsOf,
  type RunningMock,
  SECTION_TYPES,
  type SectionEnd,
  type SectionReview,
} from "@theta/contract";
import type { QueueState } from "../../../exam/queue/answer-queue.ts";
import type { ExamView } from "../../../exam/run/exam-core.ts";
import type { RunEvent } from "../../../exam/run/run.rules.ts";
import type { Bookmarks } from "../../take/bookmark/bookmarks.ts";
import type { MockEvent } from "../../take/run/mock-events.ts";
import { afterMockEvent } from "../../take/run/mock-run.rules.ts";
import type { MockRun, MockStage } from "../../take/run/mock-stage.ts";
import { TUTORIAL_QUESTION } from "./tutorial-question.ts";

/** A little more than five minutes, so that the five-minute alert comes while the learner is here. */
const TUTORIAL_MILLISECONDS = 320_000;

const NOTHING_SENT: QueueState = {
  at: "empty",
  isAdvancing: false,
  isDurable: true,
  refusal: null,
};

interface Options {
  onEnd: (by: SectionEnd["endedBy"]) => void;
  now?: () => number;
}

export function createTutorialRun({ onEnd, now = () => performance.now() }: Options): MockRun {
  const endsAt = now() + TUTORIAL_MILLISECONDS;
  const millisecondsLeft = () => endsAt - now();
  const listeners = new Set<() => void>();
  const stage: MockStage = {
    at: "question",
    running: RUNNING,
    answer: null,
    isUnanswered: false,
    isCatchingUp: false,
  };
  let view: ExamView<MockStage> = { stage, queue: NOTHING_SENT };
  let given: Answer | null = null;
  let edits = 0;

  function dispatch(event: MockEvent | RunEvent) {
    const step = afterMockEvent(view.stage, event, {
      queue: NOTHING_SENT,
      isTimeOver: millisecondsLeft() <= 0,
      seemsOver: false,
      draftOf: () => null,
    });
    view = { stage: step.stage, queue: NOTHING_SENT };
    for (const effect of step.effects ?? []) if (effect.do === "put") save(effect.answer.answer);
    if (step.ask?.for === "end") onEnd("learner");
    if (step.ask?.for === "last") onEnd("time");
    for (const listener of listeners) listener();
  }

  function save(answer: Answer) {
    if (given !== null) edits += 1;
    given = answer;
    dispatch({ type: "saved", reply: reviewWith(given, edits) });
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    millisecondsLeft,
    choose: (answer) => dispatch({ type: "chosen", answer }),
    goOn: () => dispatch({ type: "next-pressed" }),
    timeIsUp: () => dispatch({ type: "time-is-up" }),
    openInReview: (place) => dispatch({ type: "opened-in-review", place }),
    confirmEdit: () => dispatch({ type: "edit-confirmed" }),
    dropEdit: () => dispatch({ type: "edit-dropped" }),
    endReview: () => dispatch({ type: "review-ended" }),
    bookmarks: createTutorialBookmarks(),
    ...NOTHING_TO_SEND,
  };
}

const ignore = () => {};

const NOTHING_TO_SEND = {
  open: ignore,
  listen: () => ignore,
  leave: ignore,
  stop: ignore,
  hasUnsent: () => false,
  refresh: ignore,
  tryNow: ignore,
  retry: ignore,
  takeTimeBack: ignore,
};

function createTutorialBookmarks(): Bookmarks {
  const listeners = new Set<() => void>();
  let changes: ReadonlyMap<string, boolean> = new Map();
  return {
    changes: () => changes,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(questionId, isBookmarked) {
      changes = new Map(changes).set(questionId, isBookmarked);
      for (const listener of listeners) listener();
    },
    sendKept: ignore,
    tryNow: ignore,
    pause: ignore,
  };
}

/** The section that calculators come with. The times are the run's own. */
const SECTION = {
  mockTestId: "practice",
  name: "Practice",
  mode: "exam",
  time: "standard",
  totalQuestions: 1,
  sectionType: SECTION_TYPES.dataInsights,
  mockTestSectionId: "practice",
  startDateTimestamp: 0,
  deadline: 0,
  serverTime: 0,
} as const;

const RUNNING: RunningMock = {
  ...SECTION,
  currentQuestionId: TUTORIAL_QUESTION.questionId,
  order: 1,
  isLastQuestion: true,
  question: TUTORIAL_QUESTION,
  isBookmarked: false,
};

function reviewWith(given: Answer, edits: number): SectionReview {
  return {
    ...SECTION,
    isReview: true,
    editsLeft: EDITS_PER_SECTION - edits,
    questions: [
      {
        question: { ...TUTORIAL_QUESTION, ...givenFieldsOf(given) },
        isBookmarked: false,
        isEdited: edits > 0,
      },
    ],
  };
}
