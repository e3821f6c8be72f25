/** Where a mock goes next: a stage and an event give the next stage and what to do. Pure. */
import { mockTest, type RunningMock, type SectionEnd, type SectionReview } from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import { codeOf } from "../../../../lib/call/code-of.ts";
import { afterCommonEvent, type Facts, type RunEvent } from "../../../exam/run/run.rules.ts";
import type { MockEffect, MockEvent, MockStep } from "./mock-events.ts";
import { afterQuestionEvent } from "./mock-question.rules.ts";
import { afterEdit, afterEditRefusal, afterReviewEvent } from "./mock-review.rules.ts";
import {
  afterNoEnd,
  afterNoSection,
  afterPlace,
  findEnd,
  findPlace,
  idle,
  refused,
  show,
  showEnd,
  withNext,
} from "./mock-section.rules.ts";
import { afterMoved } from "./mock-time.rules.ts";
import type { MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

export function afterMockEvent(
  stage: MockStage,
  event: MockEvent | RunEvent,
  facts: Facts,
): MockStep {
  switch (event.type) {
    case "opened":
    case "left":
    case "taken-over":
    case "waiting":
      return afterCommonEvent(stage, event, ["ended", "idle", "refused"]);
    case "kept-sent":
      return findPlace(stage);
    case "place":
      return afterPlace(stage, event);
    case "place-refused":
      return refused(event.refusal);
    case "running":
      return show(event.running, facts);
    case "section-refused":
      return afterNoSection(stage, event);
    case "section-ended":
      return showEnd(event.end);
    case "end-refused":
      return afterNoEnd(event.refusal);
    case "last-section-refused":
      return idle(event.details);
    case "next-section":
      return { stage: withNext(stage, event.details) };
    case "last-sent":
      return stage.at === "ending" ? findEnd(stage, stage.running.sectionType) : { stage };
    case "saved":
      return afterSaved(stage, event.reply, facts);
    case "answer-refused":
      return afterRefusal(stage, event.refusal);
    case "edit-refused":
      return afterEditRefusal(stage, event);
    case "clock-moved":
      return afterMoved(stage, event);
    default:
      return afterSectionEvent(stage, event, facts);
  }
}

function afterSectionEvent(stage: MockStage, event: MockEvent | RunEvent, facts: Facts): MockStep {
  if (stage.at === "review") return afterReviewEvent(stage, event, facts);
  return stage.at === "question" ? afterQuestionEvent(stage, event, facts) : { stage };
}

function afterSaved(
  stage: MockStage,
  reply: RunningMock | SectionReview | SectionEnd,
  facts: Facts,
): MockStep {
  if ("sectionEnded" in reply)
    return stage.at === "question" || stage.at === "review" || stage.at === "ending"
      ? showEnd(reply)
      : { stage };
  if (stage.at === "review" && "isReview" in reply) return afterEdit(stage, reply);
  return stage.at === "question" ? show(reply, facts) : { stage };
}

/** The server refused a first answer. Other codes are our fault: they're shown with a reason and Retry. */
function afterRefusal(stage: MockStage, refusal: CallError): MockStep {
  const code = codeOf(mockTest.submitAnswer, refusal);
  const effects: MockEffect[] = [{ do: "drop" }];
  switch (code) {
    case "already-answered":
      // From an earlier page: the section has moved on without this answer.
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
