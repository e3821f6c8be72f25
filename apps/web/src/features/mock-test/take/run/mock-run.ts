/**
 * One learner's run through the sections of one mock, question by question, without React: the
 * screen draws what `view` says and reports what the learner does. An answer is sent once, when the
 * learner moves on, and the reply brings the next question; until then, it's a draft on this
 * device. `mock-run.rules.ts` decides what to do; this file does it.
 */
import type { RunningMock, SectionEnd, SectionReview } from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import type { SentAnswer } from "../../../exam/queue/answer-queue.ts";
import { driveRun, examRunOf } from "../../../exam/run/drive-run.ts";
import { createExamCore, type ExamCore } from "../../../exam/run/exam-core.ts";
import type { ExamRun } from "../../../exam/run/exam-run.ts";
import { OPENING, type RunEvent } from "../../../exam/run/run.rules.ts";
import { type Bookmarks, createBookmarks } from "../bookmark/bookmarks.ts";
import { createSavedBookmarks } from "./saved-bookmarks.ts";
import { type MockCalls, mockCalls } from "./mock-calls.ts";
import type { MockAsk, MockEffect, MockEvent } from "./mock-events.ts";
import { askOfMock } from "./mock-asks.ts";
import { type MockRunParts, performOfMock } from "./mock-effects.ts";
import { afterMockEvent } from "./mock-run.rules.ts";
import type { MockRun, MockStage } from "./mock-stage.ts";
import { createLastSectionNote } from "./last-section-note.ts";

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Tells the learner what just happened. */
  say: (text: string) => void;
  /** Called when a section is over, to delete what this device holds for it. */
  onSectionEnd?: (() => void) | undefined;
  random?: (() => number) | undefined;
  calls?: MockCalls | undefined;
}

type Reply = (RunningMock | SectionReview | SectionEnd) & { revision: number };

/** The revision of a first answer. Those after it are edits, by their number in the section. */
const FIRST_ANSWER = 1;

export function createMockRun(options: Options): MockRun {
  const { learnerId, mockTestId, say, onSectionEnd, random } = options;
  const saved = createSavedBookmarks();
  const calls = saved.addedTo(options.calls ?? mockCalls(learnerId, mockTestId));
  const note = createLastSectionNote(learnerId, mockTestId);
  const core: ExamCore<MockStage> = createExamCore<MockStage, Reply>({
    kind: "mock",
    learnerId,
    examId: mockTestId,
    first: OPENING,
    random,
    send: async (answer, failures) => await send(calls, core.stage(), answer, failures),
    onSaved(reply) {
      if (!("sectionEnded" in reply)) core.clock.sync(reply);
      dispatch({ type: "saved", reply });
    },
    onRefused: (refusal, sent) => dispatch(refused(refusal, sent)),
    onLost() {
      bookmarks.pause();
      dispatch({ type: "taken-over" });
    },
  });
  const driver = driveRun<MockStage, MockEvent, MockEffect, MockAsk>(core, say, {
    after: afterMockEvent,
    perform: (effect) => performOfMock(effect, parts),
    ask: (asked) => askOfMock(asked, parts),
  });
  const { dispatch } = driver;
  const parts: MockRunParts = { core, driver, calls, note, onSectionEnd };
  const bookmarks = createBookmarks({
    learnerId,
    mockTestId,
    send: calls.bookmark,
    onSaved(change) {
      saved.add(change);
      dispatch({ type: "bookmark-saved", change });
    },
    random,
  });

  return {
    ...withBookmarks(examRunOf(core, dispatch), bookmarks),
    takeTimeBack: () => dispatch({ type: "time-back-wanted" }),
    openInReview: (place) => dispatch({ type: "opened-in-review", place }),
    confirmEdit: () => dispatch({ type: "edit-confirmed" }),
    dropEdit: () => dispatch({ type: "edit-dropped" }),
    endReview: () => dispatch({ type: "review-ended" }),
  };
}

async function send(
  calls: MockCalls,
  stage: MockStage,
  { questionId, answer, revision }: SentAnswer,
  failures: number,
): Promise<Reply> {
  const reply =
    revision === FIRST_ANSWER
      ? await calls.submit({ questionId, answer, ...beliefOf(stage, questionId) }, failures)
      : await calls.edit({ questionId, answer, editNumber: revision - FIRST_ANSWER }, failures);
  return { ...reply, revision };
}

function refused(refusal: CallError, { questionId, revision }: SentAnswer): MockEvent | RunEvent {
  return revision === FIRST_ANSWER
    ? { type: "answer-refused", refusal }
    : { type: "edit-refused", questionId, refusal };
}

function withBookmarks(exam: ExamRun<MockStage>, bookmarks: Bookmarks) {
  return {
    ...exam,
    bookmarks,
    open() {
      exam.open();
      bookmarks.sendKept();
    },
    stop() {
      exam.stop();
      bookmarks.pause();
    },
    refresh() {
      exam.refresh();
      bookmarks.tryNow();
    },
  };
}

/** What this page believes about a question. The server doesn't rely on it. */
function beliefOf(stage: MockStage, questionId: string) {
  if (!("running" in stage) || "isReview" in stage.running) return {};
  if (stage.running.currentQuestionId !== questionId) return {};
  const { sectionType, isLastQuestion } = stage.running;
  return { sectionType, isLastQuestion };
}
