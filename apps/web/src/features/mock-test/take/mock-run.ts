/**
 * One learner's way through the sections of one mock, question by question. It knows no React: the
 * screen draws what `view` says and reports what the learner does. An answer is sent once, when the
 * learner goes on, and the reply brings the next question; until then it is a draft on this device.
 * Where it goes is in `mock-run.rules.ts`; here it is done.
 */
import type { RunningMock, SectionEnd } from "@theta/contract";
import { CallError } from "../../../lib/call/call-error.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import { driveRun, examRunOf } from "../../exam/run/drive-run.ts";
import { createExamCore, type ExamCore } from "../../exam/run/exam-core.ts";
import { OPENING } from "../../exam/run/run.rules.ts";
import { mockCalls } from "./mock-calls.ts";
import type { MockAsk, MockEffect, MockEvent } from "./mock-events.ts";
import { afterMockEvent } from "./mock-run.rules.ts";
import type { MockRun, MockStage } from "./mock-stage.ts";
import { createSittingNote } from "./sitting-note.ts";

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Tells the learner something that has happened. */
  say: (text: string) => void;
  /** A section is over: what belongs to it on this device goes. */
  onSectionEnd?: (() => void) | undefined;
  random?: (() => number) | undefined;
  calls?: ReturnType<typeof mockCalls> | undefined;
}

type Reply = (RunningMock | SectionEnd) & { revision: number };

export function createMockRun(options: Options): MockRun {
  const { learnerId, mockTestId, say, onSectionEnd, random } = options;
  const { calls = mockCalls(learnerId, mockTestId) } = options;
  const note = createSittingNote(learnerId, mockTestId);
  const core: ExamCore<MockStage> = createExamCore<MockStage, Reply>({
    kind: "mock",
    learnerId,
    examId: mockTestId,
    first: OPENING,
    random,
    // An answer is final, so its first revision is its last.
    send: async ({ questionId, answer }, failures) => ({
      ...(await calls.submit({ questionId, answer, ...beliefOf(questionId) }, failures)),
      revision: 1,
    }),
    onSaved(reply) {
      if (!("sectionEnded" in reply)) core.clock.sync(reply);
      dispatch({ type: "saved", reply });
    },
    onRefused: (refusal) => dispatch({ type: "answer-refused", refusal }),
    onLost: () => dispatch({ type: "taken-over" }),
  });
  const driver = driveRun<MockStage, MockEvent, MockEffect, MockAsk>(core, say, {
    after: afterMockEvent,
    perform,
    ask,
  });
  const { dispatch, askServer } = driver;

  /** What this page believes of a question; the server counts for itself. */
  function beliefOf(questionId: string) {
    const stage = core.stage();
    if (!("running" in stage) || stage.running.currentQuestionId !== questionId) return {};
    const { sectionType, isLastQuestion } = stage.running;
    return { sectionType, isLastQuestion };
  }

  function perform(effect: MockEffect) {
    switch (effect.do) {
      case "look":
        return void look();
      case "note-section":
        return note.write(effect.sectionType);
      case "forget-section":
        return note.remove();
      case "clear-section":
        for (const { questionId, isDraft } of core.store.readAll())
          if (isDraft) core.store.remove(questionId);
        return onSectionEnd?.();
      default:
        return driver.perform(effect);
    }
  }

  function ask(asked: MockAsk) {
    switch (asked.for) {
      case "place":
        return askServer(
          calls.whereItStands,
          (details) => ({ type: "place", details, looks: asked.looks, sat: note.read() }),
          placeRefused,
        );
      case "next-section":
        return askServer(
          calls.whereItStands,
          (details) => ({ type: "next-section", details }),
          placeRefused,
        );
      case "section":
        return askServer(
          () => timed(calls.goOnWith(asked.sectionId)),
          isRunning,
          (refusal) => ({
            type: "section-refused",
            refusal,
            looks: asked.looks,
          }),
        );
      case "current":
        return askServer(
          () => timed(calls.currentQuestion()),
          isRunning,
          (refusal) => ({
            type: "current-refused",
            refusal,
          }),
        );
      case "end":
        return askServer(
          () => calls.endSection(asked.sectionType),
          hasEnded,
          (refusal) => ({
            type: "end-refused",
            refusal,
          }),
        );
      case "end-of-sat":
        return askServer(
          () => calls.endSection(asked.sectionType),
          hasEnded,
          () => ({
            type: "sat-refused",
            details: asked.details,
          }),
        );
      case "time-back":
        return void takeTimeBack(asked.isAtZero);
      default:
        return driver.ask(asked);
    }
  }

  /** A reply that carries the server's time sets the clock the moment it is there. */
  async function timed(reply: Promise<RunningMock>): Promise<RunningMock> {
    const running = await reply;
    core.clock.sync(running);
    return running;
  }

  /** Asked once: nobody could answer while it is waited for. */
  async function takeTimeBack(isAtZero: boolean): Promise<void> {
    const turn = core.begin();
    const event = await timed(calls.takeTimeBack()).then(
      (running): MockEvent => ({ type: "time-given", running, isAtZero }),
      (error: unknown): MockEvent => {
        if (!(error instanceof CallError)) throw error;
        return { type: "time-not-given", failure: error, isAtZero };
      },
    );
    if (core.isCurrent(turn)) dispatch(event);
  }

  async function look(): Promise<void> {
    const from = core.stage();
    if (from.at !== "question") return;
    try {
      dispatch({ type: "looked", from, running: await timed(calls.currentQuestion()) });
    } catch (error) {
      if (isFinal(error)) dispatch({ type: "look-refused", from, refusal: error });
    }
  }

  return {
    ...examRunOf(core, dispatch),
    takeTimeBack: () => dispatch({ type: "time-back-wanted" }),
  };
}

const isRunning = (running: RunningMock): MockEvent => ({ type: "running", running });
const hasEnded = (end: SectionEnd): MockEvent => ({ type: "section-ended", end });
const placeRefused = (refusal: CallError): MockEvent => ({ type: "place-refused", refusal });
