/**
 * One learner's run through the sections of one mock, question by question, without React: the screen
 * draws what `view` says and reports what the learner does. An answer is sent once, when the learner
 * goes on, and the reply brings the next question; until then, it's a draft on this device.
 * `mock-run.rules.ts` decides what to do; this file does it.
 */
import type { RunningMock, SectionEnd } from "@theta/contract";
import { driveRun, examRunOf } from "../../exam/run/drive-run.ts";
import { createExamCore, type ExamCore } from "../../exam/run/exam-core.ts";
import { OPENING } from "../../exam/run/run.rules.ts";
import { mockCalls } from "./mock-calls.ts";
import type { MockAsk, MockEffect, MockEvent } from "./mock-events.ts";
import { askOfMock } from "./mock-asks.ts";
import { type MockRunParts, performOfMock } from "./mock-effects.ts";
import { afterMockEvent } from "./mock-run.rules.ts";
import type { MockRun, MockStage } from "./mock-stage.ts";
import { createSittingNote } from "./sitting-note.ts";

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Tells the learner what just happened. */
  say: (text: string) => void;
  /** Called when a section is over, to delete what this device holds for it. */
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
    // Answers are final, so the first revision is the last.
    send: async ({ questionId, answer }, failures) => ({
      ...(await calls.submit(
        { questionId, answer, ...beliefOf(core.stage(), questionId) },
        failures,
      )),
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
    perform: (effect) => performOfMock(effect, parts),
    ask: (asked) => askOfMock(asked, parts),
  });
  const { dispatch } = driver;
  const parts: MockRunParts = { core, driver, calls, note, onSectionEnd };

  return {
    ...examRunOf(core, dispatch),
    takeTimeBack: () => dispatch({ type: "time-back-wanted" }),
  };
}

/** What this page believes about a question. The server doesn't rely on it. */
function beliefOf(stage: MockStage, questionId: string) {
  if (!("running" in stage) || stage.running.currentQuestionId !== questionId) return {};
  const { sectionType, isLastQuestion } = stage.running;
  return { sectionType, isLastQuestion };
}
