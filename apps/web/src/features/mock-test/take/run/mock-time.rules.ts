/** What happens when the clock reaches zero, and how we give back time that we cost the learner. */
import { isFinal } from "../../../../lib/call/is-final.ts";
import { addedWords } from "../../../exam/run/added-words.ts";
import type { Facts, RunEvent } from "../../../exam/run/run.rules.ts";
import { isComplete } from "../../../question/ask/answer.ts";
import type { MockEffect, MockEvent, MockStep } from "./mock-events.ts";
import { show } from "./mock-section.rules.ts";
import type { AtMockQuestion, AtSection, MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

/** Takes back any time we owe before it ends the section. */
export function afterZero(stage: AtSection, facts: Facts): MockStep {
  if (stage.isCatchingUp || !facts.isTimeOver) return { stage };
  const { timeBack } = stage.running;
  const mayTakeBack = (timeBack?.available ?? 0) > 0 && !facts.queue.isAdvancing;
  return mayTakeBack ? takeTimeBack(stage, facts, true) : endOnTime(stage);
}

function endOnTime(stage: AtSection): MockStep {
  return {
    stage: { at: "ending", by: "time", running: stage.running, isWaiting: false },
    // A change in the review that wasn't confirmed doesn't count.
    effects: stage.at === "question" ? lastAnswer(stage) : [],
    ask: { for: "last" },
  };
}

/** Chosen before zero and not sent yet: it counts, if it arrives in time. */
function lastAnswer({ running: { question }, answer }: AtMockQuestion): MockEffect[] {
  if (!answer || !isComplete(question, answer)) return [];
  const { questionId } = question;
  return [{ do: "put", answer: { questionId, answer, isAdvancing: true, known: 0 } }];
}

export function takeTimeBack(stage: AtSection, { queue }: Facts, isAtZero: boolean): MockStep {
  if (stage.isCatchingUp || queue.isAdvancing) return { stage };
  return { stage: { ...stage, isCatchingUp: true }, ask: { for: "time-back", isAtZero } };
}

export function afterTimeGiven(
  { running, isAtZero }: MockEvent & { type: "time-given" },
  facts: Facts,
): MockStep {
  const { stage, effects = [] } = show(running, facts);
  const words = RUN_WORDS.timeTaken(running.timeBack?.taken ?? 0);
  const step = isAtZero && facts.isTimeOver ? endOnTime(stage) : { stage };
  return withEffects([...effects, { do: "say", words }], step);
}

/** Support has added time; the clock shows it already. */
export function afterMoved(
  stage: MockStage,
  { seconds, staffAdded }: RunEvent & { type: "clock-moved" },
): MockStep {
  const effects: MockEffect[] = [{ do: "say", words: addedWords(seconds) }];
  if (!("running" in stage)) return { stage, effects };
  return {
    stage: { ...stage, running: { ...stage.running, staffAdded } } as MockStage,
    effects,
  };
}

export function afterNoTime(
  before: AtSection,
  { failure, isAtZero }: MockEvent & { type: "time-not-given" },
  facts: Facts,
): MockStep {
  // After a final refusal, it isn't offered again.
  const stage = { ...(isFinal(failure) ? withoutTime(before) : before), isCatchingUp: false };
  const step = isAtZero && facts.isTimeOver ? endOnTime(stage) : { stage };
  return withEffects([{ do: "say", words: failure.message }], step);
}

function withoutTime(stage: AtSection): AtSection {
  const { timeBack: _, ...running } = stage.running;
  return { ...stage, running } as AtSection;
}

const withEffects = (effects: MockEffect[], step: MockStep): MockStep => ({
  ...step,
  effects: [...effects, ...(step.effects ?? [])],
});
