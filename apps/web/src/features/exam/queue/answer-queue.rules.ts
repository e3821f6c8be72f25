/** What happens to answers on their way to the server, as a pure state machine. */
import { type Answer, isSameAnswer } from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import type { PendingAnswer } from "./pending-store.ts";

/** An answer as it's sent. */
export interface SentAnswer {
  questionId: string;
  answer: Answer;
  isAdvancing: boolean;
  /** One more than the revision of the answer it changes. */
  revision: number;
}

export type NewAnswer = Omit<PendingAnswer, "unsure" | "isDraft">;

export interface Queue {
  /** The newest answer that the server hasn't acknowledged. */
  pending: PendingAnswer | null;
  line:
    | { at: "free" }
    /** One request at a time, even if its answer has been dropped since. */
    | { at: "sending"; sent: SentAnswer }
    /** It failed and will be tried again after a while. */
    | { at: "waiting"; askedSeconds: number | null }
    /** The server said no: nothing is sent until the learner acts. */
    | { at: "refused"; refusal: CallError };
  /** In a row. */
  failures: number;
  /** Time's up: what's left is tried often while it still counts. */
  isLastChance: boolean;
  /** Another tab has the test. */
  isPaused: boolean;
}

export type QueueEvent =
  | { type: "put"; answer: NewAnswer }
  /** An earlier page left this. */
  | { type: "restored"; kept: PendingAnswer }
  /** The wait is over, or the connection may be back. */
  | { type: "try-now" }
  | { type: "last-chance" }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "retried" }
  | { type: "dropped" }
  | { type: "acknowledged"; sent: SentAnswer; revision: number }
  | { type: "failed"; sent: SentAnswer; askedSeconds: number | null }
  | { type: "refused"; sent: SentAnswer; refusal: CallError };

const FREE = { at: "free" } as const;

export const EMPTY_QUEUE: Queue = {
  pending: null,
  line: FREE,
  failures: 0,
  isLastChance: false,
  isPaused: false,
};

export function afterEvent(queue: Queue, event: QueueEvent): Queue {
  const { pending, line } = queue;
  switch (event.type) {
    case "put":
      return canChange(queue, event.answer.questionId) ? put(queue, event.answer) : queue;
    case "restored":
      return { ...withoutWait(queue), pending: pending ?? event.kept };
    case "try-now":
      return withoutWait(queue);
    case "last-chance":
      return { ...withoutWait(queue), failures: 0, isLastChance: true };
    case "paused":
      // Unacknowledged answers are on the device and belong to the tab that has the test now.
      return { ...withoutAnswer(queue), isPaused: true };
    case "resumed":
      return { ...withoutWait(queue), isPaused: false };
    case "retried":
      return line.at === "refused" ? { ...queue, line: FREE } : withoutWait(queue);
    case "dropped":
      return withoutAnswer(queue);
    case "acknowledged":
      return acknowledged({ ...queue, line: FREE }, event);
    case "failed":
      if (!isAbout(queue, event.sent)) return { ...queue, line: FREE };
      return {
        ...queue,
        line: { at: "waiting", askedSeconds: event.askedSeconds },
        failures: queue.failures + 1,
      };
    case "refused":
      if (!pending || !isAbout(queue, event.sent)) return { ...queue, line: FREE };
      return {
        ...queue,
        pending: { ...pending, unsure: null },
        line: { at: "refused", refusal: event.refusal },
      };
  }
}

/** Starts the next request if there's one to send and nothing in its way. */
export function startSending(queue: Queue): Queue {
  const { pending, line, isPaused } = queue;
  if (!pending || isPaused || line.at !== "free") return queue;
  const sent = nextToSend(pending);
  // From now on the server may have it.
  return { ...queue, pending: { ...pending, unsure: sent.answer }, line: { at: "sending", sent } };
}

/**
 * Whether a reply is about the answer the queue holds. Since it was sent, the screen may have moved
 * on without it, and another tab may have changed the same answer.
 */
export function isAbout({ pending }: Queue, { questionId, revision }: SentAnswer): boolean {
  return pending?.questionId === questionId && revision === pending.known + 1;
}

/** An answer can't change once the learner has moved on with it, unless the server refuses it. */
function canChange({ pending, line }: Queue, questionId: string): boolean {
  return pending?.questionId !== questionId || !pending.isAdvancing || line.at === "refused";
}

function put(queue: Queue, answer: NewAnswer): Queue {
  const { pending, line } = queue;
  const before = pending?.questionId === answer.questionId ? pending : null;
  return {
    ...queue,
    // A new choice is a good reason to check whether the connection is back.
    line: line.at === "sending" ? line : FREE,
    pending: {
      ...answer,
      isDraft: false,
      // An unacknowledged answer to this question continues from the revision known then.
      known: before?.known ?? answer.known,
      unsure: before?.unsure ?? null,
    },
  };
}

function acknowledged(
  queue: Queue,
  { sent, revision }: QueueEvent & { type: "acknowledged" },
): Queue {
  const { pending } = queue;
  if (!pending || !isAbout(queue, sent)) return queue;
  if (isDone(pending, sent)) return withoutAnswer(queue);
  return { ...queue, failures: 0, pending: { ...pending, known: revision, unsure: null } };
}

function withoutAnswer(queue: Queue): Queue {
  const line = queue.line.at === "sending" ? queue.line : FREE;
  return { ...queue, pending: null, line, failures: 0, isLastChance: false };
}

function withoutWait(queue: Queue): Queue {
  return queue.line.at === "waiting" ? { ...queue, line: FREE } : queue;
}

/**
 * An answer that may or may not have arrived is sent again before the one that replaced it. Only then do
 * we know which revision the newer one changes.
 */
function nextToSend({ questionId, answer, isAdvancing, known, unsure }: PendingAnswer): SentAnswer {
  const isChanged = unsure !== null && !isSameAnswer(unsure, answer);
  return {
    questionId,
    answer: isChanged ? unsure : answer,
    isAdvancing: isAdvancing && !isChanged,
    revision: known + 1,
  };
}

function isDone({ answer, isAdvancing }: PendingAnswer, sent: SentAnswer): boolean {
  return isSameAnswer(answer, sent.answer) && (sent.isAdvancing || !isAdvancing);
}
