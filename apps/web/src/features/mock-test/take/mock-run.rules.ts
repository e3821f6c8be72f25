/** Where a mock goes from where it is: a stage, an event, the next stage and what is to be done. Pure. */
import {
  type Answer,
  answerOf,
  mockTest,
  type RunningMock,
  SECTION_STATUS,
  type SectionDetails,
  type SectionEnd,
  type SectionType,
} from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import {
  type Facts,
  goOn,
  left,
  mayAnswer,
  mayLook,
  opened,
  type RunAsk,
  type RunEffect,
  type RunEvent,
  type Step as AnyStep,
  takenOver,
} from "../../exam/run/run.rules.ts";
import { isComplete } from "../../question/ask/answer.ts";
import type { AtQuestion, MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

export type MockEvent =
  /** Where the mock stands. `sat`: the section that this device was last at, if its end was not shown. */
  | { type: "place"; details: SectionDetails; looks: number; sat: SectionType | null }
  | { type: "running"; running: RunningMock }
  /** The section ended between two calls, or will not go on. */
  | { type: "section-refused"; refusal: CallError; looks: number }
  /** The question on screen cannot be brought up to date. */
  | { type: "current-refused"; refusal: CallError }
  | { type: "section-ended"; end: SectionEnd }
  | { type: "end-refused"; refusal: CallError }
  /** How the section that this device was at ended can't be told; only what comes next. */
  | { type: "sat-refused"; details: SectionDetails }
  | { type: "next-section"; details: SectionDetails }
  /** The server won't say where the mock stands. */
  | { type: "place-refused"; refusal: CallError }
  | { type: "saved"; reply: RunningMock | SectionEnd }
  | { type: "time-back-wanted" }
  | { type: "time-given"; running: RunningMock; isAtZero: boolean }
  | { type: "time-not-given"; failure: CallError; isAtZero: boolean }
  /** A look at the server, begun at the stage named. */
  | { type: "looked"; from: AtQuestion; running: RunningMock }
  | { type: "look-refused"; from: AtQuestion; refusal: CallError };

export type MockEffect =
  | RunEffect
  /** So that a page that comes back later can say how this section ended. */
  | { do: "note-section"; sectionType: SectionType }
  | { do: "forget-section" }
  /** What belongs to the section on this device goes. */
  | { do: "clear-section" };

export type MockAsk =
  | RunAsk
  | { for: "place"; looks: number }
  | { for: "section"; sectionId: string; looks: number }
  | { for: "current" }
  | { for: "end"; sectionType: SectionType }
  | { for: "end-of-sat"; sectionType: SectionType; details: SectionDetails }
  | { for: "next-section" }
  /** At zero the section ends if there is no time to be had. */
  | { for: "time-back"; isAtZero: boolean };

type Step = AnyStep<MockStage, MockEffect, MockAsk>;

/** A section that ends while it is being opened leads to another look, but not forever. */
const MOST_LOOKS = 3;

export function afterMockEvent(stage: MockStage, event: MockEvent | RunEvent, facts: Facts): Step {
  switch (event.type) {
    case "opened":
      return opened;
    case "left":
      return left;
    case "taken-over":
      return ["ended", "idle", "refused"].includes(stage.at) ? { stage } : takenOver;
    case "kept-sent":
      return { stage, ask: { for: "place", looks: MOST_LOOKS } };
    case "waiting":
      return { stage: "isWaiting" in stage ? { ...stage, isWaiting: true } : stage };
    case "place":
      return afterPlace(stage, event);
    case "place-refused":
      return refused(event.refusal);
    case "running":
      return show(event.running, facts);
    case "section-refused":
      return event.looks > 1 && codeOf(mockTest.startSection, event.refusal) === "section-ended"
        ? { stage, ask: { for: "place", looks: event.looks - 1 } }
        : refused(event.refusal);
    case "section-ended":
      return showEnd(event.end);
    case "end-refused":
      // The server says that there is time left: it decides.
      return codeOf(mockTest.endSection, event.refusal) === "section-not-over"
        ? opened
        : refused(event.refusal);
    case "sat-refused":
      return idle(event.details);
    case "next-section":
      return {
        stage: stage.at === "ended" ? { ...stage, next: event.details, isWaiting: false } : stage,
      };
    case "last-sent":
      return stage.at === "ending" ? findEnd(stage, stage.running.sectionType) : { stage };
    case "saved":
      return afterSaved(stage, event.reply, facts);
    case "answer-refused":
      return afterRefusal(stage, event.refusal);
    default:
      return stage.at === "question" ? afterQuestionEvent(stage, event, facts) : { stage };
  }
}

type QuestionEvent = (MockEvent | RunEvent) & {
  type:
    | "chosen"
    | "next-pressed"
    | "time-is-up"
    | "awake"
    | "looked"
    | "look-refused"
    | "current-refused"
    | "time-back-wanted"
    | "time-given"
    | "time-not-given";
};

/** What matters only while a question is on screen. */
function afterQuestionEvent(stage: AtQuestion, event: QuestionEvent, facts: Facts): Step {
  switch (event.type) {
    case "chosen":
      return choose(stage, event.answer, facts);
    case "next-pressed":
      return goOn(stage, stage.running.question, 0, facts);
    case "time-is-up":
      return stage.isCatchingUp || !facts.isTimeOver ? { stage } : afterZero(stage, facts);
    case "awake":
      return mayLook(stage, facts) ? { stage, effects: [{ do: "look" }] } : { stage };
    case "looked":
      return compare(stage, event.from, event.running, facts);
    case "look-refused":
      return event.from === stage ? leave(stage, event.refusal) : { stage };
    case "current-refused":
      return leave(stage, event.refusal);
    case "time-back-wanted":
      return takeTimeBack(stage, facts, false);
    case "time-given":
      return afterTimeGiven(event, facts);
    case "time-not-given":
      return afterNoTime(stage, event, facts);
  }
}

function refused(refusal: CallError): Step {
  return { stage: { at: "refused", refusal } };
}

function idle(details: SectionDetails): Step {
  return { stage: { at: "idle", details }, effects: [{ do: "forget-section" }] };
}

function afterPlace(
  stage: MockStage,
  { details, looks, sat }: MockEvent & { type: "place" },
): Step {
  const { sectionStatus, mockTestSectionId: sectionId } = details;
  if (sectionStatus === SECTION_STATUS.started && sectionId !== undefined)
    return { stage, ask: { for: "section", sectionId, looks } };
  if (sat === null) return idle(details);
  return { stage, ask: { for: "end-of-sat", sectionType: sat, details } };
}

function show(running: RunningMock, facts: Facts): Step & { stage: AtQuestion } {
  const { question, sectionType } = running;
  return {
    stage: {
      at: "question",
      running,
      // What was chosen before the page was left is there again.
      answer: answerOf(question) ?? facts.draftOf(question.questionId),
      isUnanswered: false,
      isCatchingUp: false,
    },
    effects: [{ do: "note-section", sectionType }],
  };
}

function showEnd(end: SectionEnd): Step {
  return {
    stage: { at: "ended", end, next: null, isWaiting: false },
    effects: [{ do: "forget-section" }, { do: "clear-section" }],
    ask: end.isMockOver ? { for: "nothing" } : { for: "next-section" },
  };
}

/** The section is over, for whatever reason: the server says how it ended as often as it is asked. */
function findEnd(stage: MockStage, sectionType: SectionType): Step {
  return { stage, ask: { for: "end", sectionType } };
}

/** The server won't go on with the section on screen. */
function leave(stage: AtQuestion, refusal: CallError): Step {
  const isOver = codeOf(mockTest.currentQuestion, refusal) === "section-not-started";
  return isOver ? findEnd(stage, stage.running.sectionType) : refused(refusal);
}

function choose(before: AtQuestion, answer: Answer, facts: Facts): Step {
  if (!mayAnswer(before, facts)) return { stage: before };
  const { questionId } = before.running.question;
  return {
    stage: { ...before, answer, isUnanswered: false },
    // What the server has refused is replaced.
    effects: [{ do: "drop" }, { do: "keep-draft", questionId, answer, known: 0 }],
  };
}

function afterSaved(stage: MockStage, reply: RunningMock | SectionEnd, facts: Facts): Step {
  if (!("sectionEnded" in reply)) return stage.at === "question" ? show(reply, facts) : { stage };
  return stage.at === "question" || stage.at === "ending" ? showEnd(reply) : { stage };
}

/** The server has said no to an answer. Other codes are shown with a reason and Retry: they are our fault. */
function afterRefusal(stage: MockStage, refusal: CallError): Step {
  const code = codeOf(mockTest.submitAnswer, refusal);
  const effects: MockEffect[] = [{ do: "drop" }];
  switch (code) {
    case "already-answered":
      // Left behind by an earlier page: the section has gone on without this answer.
      if (stage.at === "opening") effects.push({ do: "say", words: RUN_WORDS.tooLate });
      if (stage.at !== "question") return { stage, effects };
      effects.push({ do: "say", words: RUN_WORDS.caughtUp });
      return { stage: { ...stage, isCatchingUp: true }, effects, ask: { for: "current" } };
    case "time-is-up":
    case "section-ended":
      if (code === "time-is-up") effects.push({ do: "say", words: RUN_WORDS.afterTime });
      if (stage.at !== "question") return { stage, effects };
      return { ...findEnd(stage, stage.running.sectionType), effects };
    default:
      return { stage };
  }
}

/** Nobody wants the end while there is time to be had. */
function afterZero(stage: AtQuestion, facts: Facts): Step {
  const { timeBack } = stage.running;
  const mayTakeBack = (timeBack?.available ?? 0) > 0 && !facts.queue.isAdvancing;
  return mayTakeBack ? takeTimeBack(stage, facts, true) : endOnTime(stage);
}

function endOnTime({ running, answer }: AtQuestion): Step {
  const { question } = running;
  const { questionId } = question;
  return {
    stage: { at: "ending", running, isWaiting: false },
    // Chosen before zero and not sent yet: it counts, if it arrives in time.
    effects:
      answer && isComplete(question, answer)
        ? [{ do: "put", answer: { questionId, answer, isAdvancing: true, known: 0 } }]
        : [],
    ask: { for: "last" },
  };
}

function takeTimeBack(stage: AtQuestion, { queue }: Facts, isAtZero: boolean): Step {
  if (stage.isCatchingUp || queue.isAdvancing) return { stage };
  return { stage: { ...stage, isCatchingUp: true }, ask: { for: "time-back", isAtZero } };
}

function afterTimeGiven(
  { running, isAtZero }: MockEvent & { type: "time-given" },
  facts: Facts,
): Step {
  const { stage, effects = [] } = show(running, facts);
  const words = RUN_WORDS.timeTaken(running.timeBack?.taken ?? 0);
  const step = isAtZero && facts.isTimeOver ? endOnTime(stage) : { stage };
  return withEffects([...effects, { do: "say", words }], step);
}

function afterNoTime(
  before: AtQuestion,
  { failure, isAtZero }: MockEvent & { type: "time-not-given" },
  facts: Facts,
): Step {
  const { timeBack, ...rest } = before.running;
  // Refused for good it isn't offered again.
  const running = isFinal(failure) || !timeBack ? rest : before.running;
  const stage = { ...before, running, isCatchingUp: false };
  const step = isAtZero && facts.isTimeOver ? endOnTime(stage) : { stage };
  return withEffects([{ do: "say", words: failure.message }], step);
}

const withEffects = (effects: MockEffect[], step: Step): Step => ({
  ...step,
  effects: [...effects, ...(step.effects ?? [])],
});

function compare(stage: AtQuestion, from: AtQuestion, running: RunningMock, facts: Facts): Step {
  // Whatever has happened here meanwhile is newer than this answer.
  if (stage.running !== from.running || facts.queue.at !== "empty") return { stage };
  const step = show(running, facts);
  if (running.currentQuestionId === from.running.currentQuestionId) return step;
  return withEffects([{ do: "say", words: RUN_WORDS.caughtUp }], step);
}
