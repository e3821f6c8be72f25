/**
 * Sends answers to the server: one request at a time, the newest choice wins, and what fails is sent
 * again until the server accepts or refuses it. What isn't acknowledged is kept on this device. The
 * rules are in `answer-queue.rules.ts`; this is the network, the device, and the clock.
 */
import { CallError } from "../../../lib/call/call-error.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import {
  afterEvent,
  EMPTY_QUEUE,
  isAbout,
  type NewAnswer,
  type Queue,
  type QueueEvent,
  type SentAnswer,
  startSending,
} from "./answer-queue.rules.ts";
import type { PendingAnswer, PendingStore } from "./pending-store.ts";
import { lastChanceFailures, retryDelay } from "./retry-delay.ts";

export type { SentAnswer } from "./answer-queue.rules.ts";

export interface Acknowledged {
  revision: number;
}

export interface QueueState {
  /** Waiting: it failed at least once and will be tried again. Refused: the server said no. */
  at: "empty" | "sending" | "waiting" | "refused";
  /** The learner is moving on: the answer can no longer be changed. */
  isAdvancing: boolean;
  /** False if the device can't store what isn't sent, so only this page has it. */
  isDurable: boolean;
  refusal: CallError | null;
}

export interface Timers {
  set: (work: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

interface Options<Reply extends Acknowledged> {
  /** Gets how many times in a row it failed, so that a slow connection is given more time. */
  send: (answer: SentAnswer, failures: number) => Promise<Reply>;
  store: PendingStore;
  onSaved: (reply: Reply, sent: SentAnswer) => void;
  /** After it, the queue stops until `retry`, `drop`, or another answer. */
  onRefused: (refusal: CallError, sent: SentAnswer) => void;
  onChange: () => void;
  timers?: Timers | undefined;
  random?: (() => number) | undefined;
}

export interface AnswerQueue {
  state: () => QueueState;
  /** Keeps an answer and sends it, if it can still be changed. */
  put: (answer: NewAnswer) => void;
  /** Continues with what an earlier page left. */
  restore: (kept: PendingAnswer) => void;
  /** The connection may be back: stops waiting. */
  tryNow: () => void;
  /** Time's up: forgets how long the connection has been down and tries often while it still counts. */
  tryOften: () => void;
  /** Another tab has taken over; `resume` continues. */
  pause: () => void;
  resume: () => void;
  /** Sends again what was refused. */
  retry: () => void;
  /** Forgets what was refused or what the server already has. */
  drop: () => void;
}

const BROWSER_TIMERS: Timers = {
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (timer) => clearTimeout(timer as number),
};

export function createAnswerQueue<Reply extends Acknowledged>({
  send,
  store,
  onSaved,
  onRefused,
  onChange,
  timers = BROWSER_TIMERS,
  random = Math.random,
}: Options<Reply>): AnswerQueue {
  let queue = EMPTY_QUEUE;
  const device = createDeviceCopy(store);
  const setTimer = createRetryTimer({ timers, random }, () => dispatch({ type: "try-now" }));

  function dispatch(event: QueueEvent, report?: () => void) {
    apply(afterEvent(queue, event));
    report?.();
    sendNext();
    onChange();
  }

  function apply(next: Queue) {
    const before = queue;
    queue = next;
    if (next.line !== before.line) setTimer(next);
    if (next.isPaused) return;
    if (next.line !== before.line || next.pending !== before.pending) device.keep(before, next);
  }

  function sendNext() {
    const next = startSending(queue);
    if (next === queue) return;
    apply(next);
    if (next.line.at === "sending") void transmit(next.line.sent);
  }

  async function transmit(sent: SentAnswer): Promise<void> {
    const outcome = await send(sent, queue.failures).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    );
    const isOurs = isAbout(queue, sent);
    dispatch(eventOf(outcome, sent), () => {
      if (!isOurs) return;
      if ("reply" in outcome) onSaved(outcome.reply, sent);
      else if (isFinal(outcome.error)) onRefused(outcome.error, sent);
    });
  }

  return {
    state: () => stateOf(queue, device.isDurable()),
    put: (answer) => dispatch({ type: "put", answer }),
    restore: (kept) => dispatch({ type: "restored", kept }),
    tryNow: () => dispatch({ type: "try-now" }),
    tryOften: () => dispatch({ type: "last-chance" }),
    pause: () => dispatch({ type: "paused" }),
    resume: () => dispatch({ type: "resumed" }),
    retry: () => dispatch({ type: "retried" }),
    drop: () => dispatch({ type: "dropped" }),
  };
}

/** What has become of an answer that was sent. */
function eventOf(
  outcome: { reply: Acknowledged } | { error: unknown },
  sent: SentAnswer,
): QueueEvent {
  if ("reply" in outcome) return { type: "acknowledged", sent, revision: outcome.reply.revision };
  const { error } = outcome;
  if (isFinal(error)) return { type: "refused", sent, refusal: error };
  const askedSeconds = error instanceof CallError ? error.retryAfterSeconds : null;
  return { type: "failed", sent, askedSeconds };
}

/** While the queue waits, a timer runs until the next try. */
function createRetryTimer(
  { timers, random }: { timers: Timers; random: () => number },
  tryNow: () => void,
) {
  let timer: unknown;

  return function setTimer({ line, failures, isLastChance }: Queue) {
    timers.clear(timer);
    if (line.at !== "waiting") return;
    const counted = isLastChance ? lastChanceFailures(failures) : failures;
    timer = timers.set(tryNow, retryDelay(counted, random, line.askedSeconds));
  };
}

/** The unacknowledged answers that this device keeps. */
function createDeviceCopy(store: PendingStore) {
  let isDurable = true;

  function keep(before: Queue, { pending, line }: Queue) {
    // A refused answer isn't kept, because sending it after a reload wouldn't help either.
    const kept = line.at === "refused" ? null : pending;
    // The test may have moved on elsewhere, and then the answer before this one no longer counts.
    if (before.pending && before.pending.questionId !== kept?.questionId)
      store.remove(before.pending.questionId);
    if (kept && kept !== before.pending) isDurable = store.write(kept);
  }

  return { keep, isDurable: () => isDurable };
}

function stateOf({ pending, line, failures }: Queue, isDurable: boolean): QueueState {
  const refusal = line.at === "refused" ? line.refusal : null;
  const waitsOrSends = failures > 0 ? "waiting" : "sending";
  return {
    at: !pending ? "empty" : refusal ? "refused" : waitsOrSends,
    isAdvancing: pending !== null && pending.isAdvancing && !refusal,
    isDurable,
    refusal,
  };
}
