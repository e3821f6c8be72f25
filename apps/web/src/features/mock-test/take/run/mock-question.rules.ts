/** Events that only matter while a question is on screen. */
import type { Answer, RunningMock, SectionReview } from "@theta/contract";
import {
  type Facts,
  goOn,
  lookAgain,
  mayAnswer,
  type RunEvent,
} from "../../../exam/run/run.rules.ts";
import type { MockEvent, MockStep } from "./mock-events.ts";
import { leave, show } from "./mock-section.rules.ts";
import type { AtSection, AtMockQuestion } from "./mock-stage.ts";
import { afterNoTime, afterTimeGiven, afterZero, takeTimeBack } from "./mock-time.rules.ts";
import { RUN_WORDS } from "./run-words.ts";

type QuestionEvent = MockEvent | RunEvent;

export function afterQuestionEvent(
  stage: AtMockQuestion,
  event: QuestionEvent,
  facts: Facts,
): MockStep {
  switch (event.type) {
    case "chosen":
      return choose(stage, event.answer, facts);
    case "next-pressed":
      return goOn(stage, stage.running.question, 0, facts);
    case "time-is-up":
      return afterZero(stage, facts);
    case "awake":
      return lookAgain(stage, facts);
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
    default:
      return { stage };
  }
}

function choose(before: AtMockQuestion, answer: Answer, facts: Facts): MockStep {
  if (!mayAnswer(before, facts)) return { stage: before };
  const { questionId } = before.running.question;
  return {
    stage: { ...before, answer, isUnanswered: false },
    // Replaces a refused answer.
    effects: [{ do: "drop" }, { do: "keep-draft", questionId, answer, known: 0 }],
  };
}

function compare(
  stage: AtMockQuestion,
  from: AtSection,
  running: RunningMock | SectionReview,
  facts: Facts,
): MockStep {
  // Anything that has happened here since then is newer than this reply.
  if (stage.running !== from.running || facts.queue.at !== "empty") return { stage };
  const step = show(running, facts);
  const isSame =
    "question" in running && running.currentQuestionId === stage.running.currentQuestionId;
  if (isSame) return step;
  const { effects = [] } = step;
  return { ...step, effects: [{ do: "say", words: RUN_WORDS.caughtUp }, ...effects] };
}
