/**
 * Brings answers to the server: one request in flight, the newest choice wins, what fails is sent again
 * until the server has taken it or said no. What is not acknowledged is kept on this device.
 */
import type { GivenAnswer } from "@theta/contract";
import { CallError } from "../../../lib/call/call-error.ts";
import { isSameAnswer } from "./is-same-answer.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import type { PendingAnswer, PendingStore } from "./pending-store.ts";
import { lastChanceFailures, retryDelay } from "./retry-delay.ts";

/** What is sent. */
export interface SentAnswer {
  questionId: string;
  answer: GivenAnswer;
  isAdvancing: boolean;
  /** One more than that of the answer it changes. */
  revision: number;
}

export interface Acknowledged {
  revision: number;
}

export interface QueueState {
  /** Waiting: it failed at least once and is tried again. Refused: the server has said no. */
  at: "empty" | "sending" | "waiting" | "refused";
  /** The learner is going on: the answer can no longer be changed. */
  isAdvancing: boolean;
  /** False when the device does not keep what is not sent: it is in this page alone. */
  isDurable: boolean;
  refusal: CallError | null;
}

export interface Timers {
  set: (work: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

interface Options<Reply extends Acknowledged> {
  /** Told how often in a row it has failed, so that a slow line is given more time. */
  send: (answer: SentAnswer, failures: number) => Promise<Reply>;
  store: PendingStore;
  onSaved: (reply: Reply, sent: SentAnswer) => void;
  /** After it the queue stands still until `retry` or `drop`. */
  onRefused: (refusal: CallError, sent: SentAnswer) => void;
  onChange: () => void;
  timers?: Timers | undefined;
  random?: (() => number) | undefined;
}

export interface AnswerQueue {
  state: () => QueueState;
  /** Keeps an answer and sends it. False when it can no longer be changed. */
  put: (answer: Omit<PendingAnswer, "unsure" | "isDraft">) => boolean;
  /** Goes on with what an earlier page has left. */
  restore: (kept: PendingAnswer) => void;
  /** The line may be back: does not wait any longer. */
  hurry: () => void;
  /** The time is up: forgets how long the line has been down, and tries often while it still counts. */
  hurryToTheEnd: () => void;
  /** Another tab has taken over; `resume` goes on. */
  pause: () => void;
  resume: () => void;
  /** Asks again what was refused. */
  retry: () => void;
  /** Forgets what was refused, or what the server has by another way. */
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
  let pending: PendingAnswer | null = null;
  let isInFlight = false;
  let isPaused = false;
  let isDurable = true;
  let failures = 0;
  let isLastChance = false;
  let timer: unknown = null;
  let refusal: CallError | null = null;

  function keep(answer: PendingAnswer) {
    pending = answer;
    isDurable = store.write(answer);
  }

  function forget() {
    if (pending) store.remove(pending.questionId);
    pending = null;
    refusal = null;
    failures = 0;
    isLastChance = false;
    stopWaiting();
  }

  function stopWaiting() {
    if (timer !== null) timers.clear(timer);
    timer = null;
  }

  async function pump(): Promise<void> {
    if (!pending || isInFlight || isPaused || refusal || timer !== null) return;
    const sent = next(pending);
    isInFlight = true;
    // Written before it leaves: from now on the server may have it.
    keep({ ...pending, unsure: sent.answer });
    onChange();
    const after = await send(sent, failures).then(
      (reply) => () => acknowledge(reply, sent),
      (error: unknown) => () => fail(error, sent),
    );
    isInFlight = false;
    after();
    onChange();
    void pump();
  }

  function acknowledge(reply: Reply, sent: SentAnswer) {
    // Dropped meanwhile: the screen has gone on with what the server said by another way.
    if (pending?.questionId !== sent.questionId) return;
    failures = 0;
    if (isDone(pending, sent)) forget();
    else keep({ ...pending, known: reply.revision, unsure: null });
    onSaved(reply, sent);
  }

  function fail(error: unknown, sent: SentAnswer) {
    if (pending?.questionId !== sent.questionId) return;
    if (isFinal(error)) {
      // Asking again after a reload would not help either.
      store.remove(sent.questionId);
      pending = { ...pending, unsure: null };
      refusal = error;
      onRefused(error, sent);
      return;
    }
    failures += 1;
    const asked = error instanceof CallError ? error.retryAfterSeconds : null;
    timer = timers.set(
      () => {
        timer = null;
        void pump();
      },
      retryDelay(isLastChance ? lastChanceFailures(failures) : failures, random, asked),
    );
  }

  function hurry() {
    stopWaiting();
    void pump();
  }

  return {
    state: () => ({
      at: !pending ? "empty" : refusal ? "refused" : failures > 0 ? "waiting" : "sending",
      isAdvancing: pending !== null && pending.isAdvancing && !refusal,
      isDurable,
      refusal,
    }),
    put(answer) {
      const isSame = pending?.questionId === answer.questionId;
      if (isSame && pending?.isAdvancing && !refusal) return false;
      refusal = null;
      keep({
        ...answer,
        isDraft: false,
        // What is still unacknowledged of this question counts on from what was known then.
        known: isSame && pending ? pending.known : answer.known,
        unsure: isSame && pending ? pending.unsure : null,
      });
      // A hand that chooses anew is a good moment to look whether the line is back.
      hurry();
      onChange();
      return true;
    },
    restore(kept) {
      if (!pending) pending = kept;
      hurry();
      onChange();
    },
    hurry,
    hurryToTheEnd() {
      failures = 0;
      isLastChance = true;
      hurry();
    },
    pause() {
      isPaused = true;
      stopWaiting();
    },
    resume() {
      isPaused = false;
      hurry();
    },
    retry() {
      refusal = null;
      if (pending) keep(pending);
      hurry();
      onChange();
    },
    drop() {
      forget();
      onChange();
    },
  };
}

/**
 * An answer of which nobody knows whether it arrived is sent again before the one that replaced it:
 * only then is it known which revision the newer one changes.
 */
function next({ questionId, answer, isAdvancing, known, unsure }: PendingAnswer): SentAnswer {
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
