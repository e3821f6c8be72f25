/** What matters only in the review of exam mode: looking at questions, and changing up to three answers. */
import {
  type Answer,
  answerOf,
  EDITS_PER_SECTION,
  isSameAnswer,
  mockTest,
  type QuestionInReview,
  type SectionReview,
} from "@theta/contract";
import { codeOf } from "../../../../lib/call/code-of.ts";
import { type Facts, mayAnswer, type RunEvent } from "../../../exam/run/run.rules.ts";
import { isComplete } from "../../../question/ask/answer.ts";
import type { MockEffect, MockEvent, MockStep } from "./mock-events.ts";
import { afterRunningEvent } from "./mock-running.rules.ts";
import { findEnd, show } from "./mock-section.rules.ts";
import type { AtReview, MockStage } from "./mock-stage.ts";
import { editRefusedWords } from "./run-words.ts";

type ReviewEvent = MockEvent | RunEvent;

export function afterReviewEvent(stage: AtReview, event: ReviewEvent, facts: Facts): MockStep {
  switch (event.type) {
    case "opened-in-review":
      return { stage: { ...stage, open: event.place, choice: null } };
    case "chosen":
      return choose(stage, event.answer, facts);
    case "edit-dropped":
      return { stage: { ...stage, choice: null }, effects: [{ do: "drop" }] };
    case "edit-confirmed":
      return confirm(stage, facts);
    case "review-ended":
      return facts.queue.isAdvancing ? { stage } : endReview(stage);
    case "looked":
      return compare(stage, event, facts);
    default:
      return afterRunningEvent(stage, event, facts);
  }
}

/**
 * Nothing can be changed anymore, even while we can't reach the server. A refused edit doesn't keep
 * the review open.
 */
function endReview({ running }: AtReview): MockStep {
  const ending = { at: "ending", by: "learner", running, isWaiting: false } as const;
  return { ...findEnd(ending, running.sectionType), effects: [{ do: "drop" }] };
}

/** The question that is open. */
export function openedIn({ running, open }: AtReview): QuestionInReview | null {
  return running.questions.find(({ question }) => question.order === open) ?? null;
}

/** Whether another answer is chosen than the one that counts. */
export function isChange({ question }: QuestionInReview, choice: Answer): boolean {
  const given = answerOf(question);
  return isComplete(question, choice) && (given === null || !isSameAnswer(given, choice));
}

function choose(stage: AtReview, choice: Answer, facts: Facts): MockStep {
  const mayChange = stage.open !== null && stage.running.editsLeft > 0 && mayAnswer(stage, facts);
  // An edit that the server refused is replaced.
  return mayChange ? { stage: { ...stage, choice }, effects: [{ do: "drop" }] } : { stage };
}

function confirm(stage: AtReview, facts: Facts): MockStep {
  const { choice, running } = stage;
  const opened = openedIn(stage);
  if (!opened || !choice || !isChange(opened, choice)) return { stage };
  if (!mayAnswer(stage, facts) || running.editsLeft === 0) return { stage };
  const { questionId } = opened.question;
  return {
    stage,
    // The number lets the server recognize an edit that's sent twice.
    effects: [
      {
        do: "put",
        answer: { questionId, answer: choice, isAdvancing: true, known: nextEdit(running) },
      },
    ],
  };
}

function nextEdit({ editsLeft }: SectionReview): number {
  return EDITS_PER_SECTION - editsLeft + 1;
}

/** The edit is taken: the same question stays open. */
export function afterEdit(stage: AtReview, running: SectionReview): MockStep {
  return { stage: { ...stage, running, choice: null, isCatchingUp: false } };
}

function compare(
  stage: AtReview,
  { from, running }: MockEvent & { type: "looked" },
  facts: Facts,
): MockStep {
  // Anything that has happened here in the meantime is newer than this answer.
  if (stage.running !== from.running || facts.queue.at !== "empty") return { stage };
  if (!("isReview" in running)) return show(running, facts);
  return { stage: { ...stage, running } };
}

/**
 * The server has said no to an edit. Other codes are our fault: they're shown with a reason and Retry while the question
 * is open. Everywhere else, the edit is gone, and the learner is told which answer stands.
 */
export function afterEditRefusal(
  stage: MockStage,
  { questionId, refusal }: MockEvent & { type: "edit-refused" },
): MockStep {
  const code = codeOf(mockTest.editAnswer, refusal);
  const words = editRefusedWords(code, orderOf(stage, questionId));
  const effects: MockEffect[] = [{ do: "drop" }, { do: "say", words }];
  if (stage.at !== "review") return { stage, effects };
  switch (code) {
    case "edited-elsewhere":
    case "no-edits-left":
      return {
        stage: { ...stage, choice: null, isCatchingUp: true },
        effects,
        ask: { for: "current" },
      };
    case "time-is-up":
    case "section-ended":
    case "not-in-review":
      return { ...findEnd(stage, stage.running.sectionType), effects };
    default:
      return openedIn(stage)?.question.questionId === questionId ? { stage } : { stage, effects };
  }
}

/** Null on a page that hasn't got the review. */
function orderOf(stage: MockStage, questionId: string): number | null {
  if (!("running" in stage) || !("isReview" in stage.running)) return null;
  const { questions } = stage.running;
  return (
    questions.find(({ question }) => question.questionId === questionId)?.question.order ?? null
  );
}
