/**
 * What every run is made of, whatever the test: the queue of unsent answers, the server's clock, one tab
 * at a time, patient calls, and its listeners. It decides nothing.
 */
import type { CallError } from "../../../lib/call/call-error.ts";
import {
  type Acknowledged,
  type AnswerQueue,
  createAnswerQueue,
  type QueueState,
  type SentAnswer,
} from "../queue/answer-queue.ts";
import { createTabClaim, type TabClaim } from "./one-tab.ts";
import { createRetryingCall, type RetryingCall } from "../queue/retrying-call.ts";
import { createPendingStore, type PendingStore } from "../queue/pending-store.ts";
import { createServerClock, type ServerClock } from "../clock/server-clock.ts";

interface Options<Stage, Reply> {
  /** What kind of test it is. Part of the name that its tabs share. */
  kind: string;
  learnerId: string;
  examId: string;
  first: Stage;
  send: (answer: SentAnswer, failures: number) => Promise<Reply>;
  onSaved: (reply: Reply, sent: SentAnswer) => void;
  onRefused: (refusal: CallError, sent: SentAnswer) => void;
  /** Another tab has taken over. */
  onLost: () => void;
  random?: (() => number) | undefined;
}

/** While it's the current one, nothing else has started. */
export type Turn = symbol;

export interface ExamView<Stage> {
  stage: Stage;
  queue: QueueState;
}

export interface ExamCore<Stage> {
  which: { kind: string; learnerId: string; examId: string };
  queue: AnswerQueue;
  store: PendingStore;
  clock: ServerClock;
  patience: RetryingCall;
  tab: TabClaim;
  stage: () => Stage;
  /** Listeners see it only after `notify`, together with everything that changed with it. */
  setStage: (stage: Stage) => void;
  notify: () => void;
  view: () => ExamView<Stage>;
  subscribe: (listener: () => void) => () => void;
  /** Abandons whatever was happening and starts a new turn. */
  begin: () => Turn;
  isCurrent: (turn: Turn) => boolean;
  /** Sends what an earlier page left, unless something else has started since. */
  sendKept: (turn: Turn) => Promise<void>;
  /** Time's up: an answer chosen before zero still counts if it arrives in time. */
  sendLast: () => Promise<void>;
  isTimeOver: () => boolean;
  hasUnsent: () => boolean;
  /** The connection may be back: stops waiting. */
  tryNow: () => void;
}

/** So that a roomful of learners doesn't end at the same moment. */
const MOST_JITTER = 2000;

export function createExamCore<Stage, Reply extends Acknowledged>(
  options: Options<Stage, Reply>,
): ExamCore<Stage> {
  const { kind, learnerId, examId, first, send, onSaved, onRefused, onLost } = options;
  const { random = Math.random } = options;
  const listeners = new Set<() => void>();
  const store = createPendingStore(learnerId, examId);
  const clock = createServerClock();
  const patience = createRetryingCall(random);
  const tab = createTabClaim(`theta-${kind}:${learnerId}:${examId}`, onLost);
  const queue = createAnswerQueue<Reply>({
    store,
    random,
    send,
    onSaved,
    onRefused,
    onChange: notify,
  });
  const unsent = createUnsent({ queue, store, random });
  let stage = first;
  let view: ExamView<Stage> = { stage, queue: queue.state() };
  let turn: Turn = Symbol();

  function notify() {
    view = { stage, queue: queue.state() };
    unsent.noteChange();
    for (const listener of listeners) listener();
  }

  return {
    which: { kind, learnerId, examId },
    queue,
    store,
    clock,
    patience,
    tab,
    stage: () => stage,
    setStage(next) {
      stage = next;
    },
    notify,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin() {
      patience.cancel();
      turn = Symbol();
      return turn;
    },
    isCurrent: (given) => given === turn,
    sendKept: (given) => unsent.sendKept(() => given === turn),
    sendLast: unsent.sendLast,
    isTimeOver: clock.isOver,
    hasUnsent: () => ["sending", "waiting"].includes(queue.state().at),
    tryNow() {
      queue.tryNow();
      patience.tryNow();
    },
  };
}

interface UnsentParts {
  queue: AnswerQueue;
  store: PendingStore;
  random: () => number;
}

/** What still has to be sent when a page opens and when time is up. */
function createUnsent({ queue, store, random }: UnsentParts) {
  let settled: (() => void)[] = [];
  const isSettled = () => ["empty", "refused"].includes(queue.state().at);

  /** Resolves when nothing is waiting to be sent. */
  async function queueSettled(): Promise<void> {
    if (!isSettled()) await new Promise<void>((go) => settled.push(go));
  }

  function noteChange() {
    if (!isSettled()) return;
    for (const go of settled) go();
    settled = [];
  }

  async function sendKept(isCurrent: () => boolean): Promise<void> {
    queue.resume();
    for (const kept of store.readAll()) {
      if (kept.isDraft) continue;
      queue.restore(kept);
      await queueSettled();
      if (!isCurrent()) return;
      queue.drop();
    }
  }

  async function sendLast(): Promise<void> {
    queue.tryOften();
    await queueSettled();
    queue.drop();
    await new Promise((go) => setTimeout(go, random() * MOST_JITTER));
  }

  return { noteChange, sendKept, sendLast };
}
