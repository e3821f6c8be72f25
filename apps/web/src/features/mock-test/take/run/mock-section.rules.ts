/** How a section gets on the screen and off it again: finding, showing, and ending it. */
import {
  answerOf,
  mockTest,
  type RunningMock,
  SECTION_STATUS,
  type SectionDetails,
  type SectionEnd,
  type SectionReview,
  type SectionType,
} from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import { codeOf } from "../../../../lib/call/code-of.ts";
import { type Facts, opened } from "../../../exam/run/run.rules.ts";
import type { MockEvent, MockStep } from "./mock-events.ts";
import type { AtReview, AtMockQuestion, AtSection, MockStage } from "./mock-stage.ts";

/** If a section ends while it's being opened, we look again, but only a few times. */
const MOST_LOOKS = 3;

export function findPlace(stage: MockStage): MockStep {
  return { stage, ask: { for: "place", looks: MOST_LOOKS } };
}

export function afterPlace(
  stage: MockStage,
  { details, looks, lastSection }: MockEvent & { type: "place" },
): MockStep {
  const { sectionStatus, mockTestSectionId: sectionId } = details;
  if (sectionStatus === SECTION_STATUS.started && sectionId !== undefined)
    return { stage, ask: { for: "section", sectionId, looks } };
  if (lastSection === null) return idle(details);
  return { stage, ask: { for: "end-of-last-section", sectionType: lastSection, details } };
}

export function refused(refusal: CallError): MockStep {
  return { stage: { at: "refused", refusal } };
}

export function idle(details: SectionDetails): MockStep {
  return { stage: { at: "idle", details }, effects: [{ do: "forget-section" }] };
}

export function afterNoSection(
  stage: MockStage,
  { refusal, looks }: MockEvent & { type: "section-refused" },
): MockStep {
  return looks > 1 && codeOf(mockTest.startSection, refusal) === "section-ended"
    ? { stage, ask: { for: "place", looks: looks - 1 } }
    : refused(refusal);
}

export function show(
  running: RunningMock | SectionReview,
  facts: Facts,
): MockStep & { stage: AtSection } {
  return "isReview" in running ? showReview(running) : showQuestion(running, facts);
}

function showReview(running: SectionReview): MockStep & { stage: AtReview } {
  return {
    stage: { at: "review", running, open: null, choice: null, isCatchingUp: false },
    effects: [{ do: "note-section", sectionType: running.sectionType }],
  };
}

function showQuestion(running: RunningMock, facts: Facts): MockStep & { stage: AtMockQuestion } {
  const { question, sectionType } = running;
  return {
    stage: {
      at: "question",
      running,
      // Restores the answer chosen before the learner left the page.
      answer: answerOf(question) ?? facts.draftOf(question.questionId),
      isUnanswered: false,
      isCatchingUp: false,
    },
    effects: [{ do: "note-section", sectionType }],
  };
}

export function showEnd(end: SectionEnd): MockStep {
  const stage: MockStage = { at: "ended", end, next: null, isWaiting: false };
  // A reload shows the end of the mock, and its score, again.
  if (end.isMockOver) return { stage, effects: [{ do: "clear-section" }], ask: { for: "nothing" } };
  return {
    stage,
    effects: [{ do: "forget-section" }, { do: "clear-section" }],
    ask: { for: "next-section" },
  };
}

export function withNext(stage: MockStage, next: SectionDetails): MockStage {
  return stage.at === "ended" ? { ...stage, next, isWaiting: false } : stage;
}

/** Asks how the section ended, whatever the reason. It's safe to ask the server more than once. */
export function findEnd(stage: MockStage, sectionType: SectionType): MockStep {
  return { stage, ask: { for: "end", sectionType } };
}

export function afterNoEnd(refusal: CallError): MockStep {
  // The server says there's time left, and it decides.
  return codeOf(mockTest.endSection, refusal) === "section-not-over" ? opened : refused(refusal);
}

/** The server won't continue the section on screen. */
export function leave(stage: AtSection, refusal: CallError): MockStep {
  const isOver = codeOf(mockTest.currentQuestion, refusal) === "section-not-started";
  return isOver ? findEnd(stage, stage.running.sectionType) : refused(refusal);
}
