/** The rules all runs share: what can happen to each of them, with the same consequences. */
import type { Answer, ServedQuestion } from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import { isComplete } from "../../question/ask/answer.ts";
import type { QueueState } from "../queue/answer-queue.ts";
import type { NewAnswer } from "../queue/answer-queue.rules.ts";

/** What a run knows, besides its stage, when an event happens. */
export interface Facts {
  queue: Pick<QueueState, "at" | "isAdvancing">;
  isTimeOver: boolean;
  /** Also when the time ran out while the device slept. Use it only for what to say. */
  seemsOver: boolean;
  /** What was chosen on this device but not sent yet. */
  draftOf: (questionId: string) => Answer | null;
}

/** What can happen to every run, with the same consequences. */
export type CommonEvent =
  /** The screen is open, or this tab takes over. */
  | { type: "opened" }
  | { type: "left" }
  /** Another tab has taken over. */
  | { type: "taken-over" }
  /** The server can't be reached for now. */
  | { type: "waiting" };

export type RunEvent =
  | CommonEvent
  /** Everything an earlier page left has been sent. */
  | { type: "kept-sent" }
  | { type: "chosen"; answer: Answer }
  | { type: "next-pressed" }
  /** After sleep or another window. */
  | { type: "awake" }
  | { type: "time-is-up" }
  /** Support has added so many seconds, just now; `staffAdded`: in all. */
  | { type: "clock-moved"; seconds: number; staffAdded: number }
  /** Time's up, and what was chosen before zero has been sent. */
  | { type: "last-sent" }
  | { type: "answer-refused"; refusal: CallError };

export type RunEffect =
  | { do: "say"; words: string }
  | { do: "put"; answer: NewAnswer }
  | { do: "keep-draft"; questionId: string; answer: Answer; known: number }
  /** Forgets the answer that the queue holds. */
  | { do: "drop" }
  | { do: "pause" }
  /** Asks, alongside everything else, whether this is still the question. */
  | { do: "look" };

/** What the run waits for. One thing at a time: asking for another abandons the one before. */
export type RunAsk = { for: "kept" } | { for: "last" } | { for: "nothing" };

/** What an event leads to. */
export interface Step<Stage, Effect = RunEffect, Ask = RunAsk> {
  stage: Stage;
  effects?: readonly Effect[];
  ask?: Ask;
}

export const OPENING = { at: "opening", isWaiting: false } as const;

/** First sends what this device still holds, then asks where the server is. */
export const opened = { stage: OPENING, ask: { for: "kept" } } as const;
const left = { stage: OPENING, ask: { for: "nothing" } } as const;

const takenOver = {
  stage: { at: "elsewhere" },
  effects: [{ do: "pause" }],
  ask: { for: "nothing" },
} as const;

/** `overAt`: stages with nothing left for another tab to take over. */
export function afterCommonEvent<Stage extends { at: string; isWaiting?: boolean }>(
  stage: Stage,
  event: CommonEvent,
  overAt: readonly Stage["at"][],
): Step<Stage | typeof OPENING | (typeof takenOver)["stage"]> {
  switch (event.type) {
    case "opened":
      return opened;
    case "left":
      return left;
    case "taken-over":
      return overAt.includes(stage.at) ? { stage } : takenOver;
    case "waiting":
      return { stage: "isWaiting" in stage ? { ...stage, isWaiting: true } : stage };
  }
}

/** An answer can be given or changed only before Next and before zero. */
export function mayAnswer(
  { isCatchingUp }: { isCatchingUp: boolean },
  { isTimeOver, queue }: Facts,
): boolean {
  return !isCatchingUp && !isTimeOver && !queue.isAdvancing;
}

interface Asked {
  answer: Answer | null;
  isUnanswered: boolean;
  isCatchingUp: boolean;
}

/** Sends the answer to move on, if it's complete. `known`: the revision that it changes. */
export function goOn<Stage extends Asked>(
  stage: Stage,
  question: ServedQuestion,
  known: number,
  facts: Facts,
): Step<Stage> {
  if (!mayAnswer(stage, facts) || facts.queue.at === "refused") return { stage };
  const { answer } = stage;
  if (!answer || !isComplete(question, answer)) return { stage: { ...stage, isUnanswered: true } };
  const { questionId } = question;
  return {
    stage,
    effects: [{ do: "put", answer: { questionId, answer, isAdvancing: true, known } }],
  };
}

/** Looks only while nothing is in flight that will say where the run is anyway. */
export function lookAgain<Stage extends { isCatchingUp: boolean }>(
  stage: Stage,
  { queue }: Facts,
): Step<Stage> {
  const mayLook = !stage.isCatchingUp && queue.at === "empty";
  return mayLook ? { stage, effects: [{ do: "look" }] } : { stage };
}
