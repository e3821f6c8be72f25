/** Events that only matter while a question is on screen. */
import type { Answer, RunningMock, SectionReview } from "@theta/contract";
import { type Facts, goOn, mayAnswer, type RunEvent } from "../../../exam/run/run.rules.ts";
import type { MockEvent, MockStep } from "./mock-events.ts";
import { afterRunningEvent } from "./mock-running.rules.ts";
import { show } from "./mock-section.rules.ts";
import type { AtSection, AtMockQuestion } from "./mock-stage.ts";
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
    case "looked":
      return compare(stage, event.from, event.running, facts);
    default:
      return afterRunningEvent(stage, event, facts);
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
