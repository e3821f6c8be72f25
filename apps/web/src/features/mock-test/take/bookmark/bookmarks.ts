/**
 * The bookmarks in one learner's mock. They show as soon as they're pressed, and are kept on this
 * device until the server has them, so that neither a lost connection nor a reload loses one. From
 * then on, the server's version counts.
 */
import * as z from "zod/mini";
import { readRecord, removeRecord, writeRecord } from "../../../../lib/device/device-store.ts";
import { PENDING } from "../../../../lib/device/pending-prefix.ts";
import { createRetryingCall } from "../../../exam/queue/retrying-call.ts";

export type BookmarkChanges = ReadonlyMap<string, boolean>;

export interface BookmarkChange {
  questionId: string;
  isBookmarked: boolean;
}

export interface Bookmarks {
  /** What the server doesn't have yet, by question. Another object after every change. */
  changes: () => BookmarkChanges;
  subscribe: (listener: () => void) => () => void;
  set: (questionId: string, isBookmarked: boolean) => void;
  /** Sends what this device holds, also from an earlier page or another tab. */
  sendKept: () => void;
  /** The connection may be back. */
  tryNow: () => void;
  /** Another tab has the mock now, and what this device holds belongs to it, until `sendKept`. */
  pause: () => void;
}

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Sets, not toggles: it may be sent twice. */
  send: (questionId: string, isBookmarked: boolean) => Promise<unknown>;
  /** The server has it. Called before it's no longer among the changes. */
  onSaved: (change: BookmarkChange) => void;
  random?: (() => number) | undefined;
}

const StoredBookmarks = z.record(z.string(), z.boolean());

export function createBookmarks(options: Options): Bookmarks {
  const { learnerId, mockTestId, send, onSaved, random } = options;
  const key = `${PENDING}${learnerId}:bookmarks:${mockTestId}`;
  const listeners = new Set<() => void>();
  const retrying = createRetryingCall(random);
  let unsent: BookmarkChanges = readUnsent(key);
  let isSending = false;

  function setUnsent(next: BookmarkChanges) {
    unsent = next;
    for (const listener of listeners) listener();
  }

  function keep(next: BookmarkChanges) {
    if (next.size === 0) removeRecord(key);
    else writeRecord(key, Object.fromEntries(next));
    setUnsent(next);
  }

  /** One after the other, so that the last press of a question is the last to arrive. */
  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = firstOf(unsent); next; next = firstOf(unsent)) {
      const [questionId, isBookmarked] = next;
      const isSaved = await retrying
        .ask(
          async () => await send(questionId, isBookmarked),
          () => undefined,
        )
        .then(
          () => true,
          () => false,
        );
      // A bookmark refused for good is dropped, too.
      if (isSaved) onSaved({ questionId, isBookmarked });
      if (unsent.get(questionId) === isBookmarked) keep(without(unsent, questionId));
    }
    isSending = false;
  }

  return {
    changes: () => unsent,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(questionId, isBookmarked) {
      keep(new Map(unsent).set(questionId, isBookmarked));
      retrying.tryNow();
      void sendAll();
    },
    sendKept() {
      setUnsent(new Map([...readUnsent(key), ...unsent]));
      void sendAll();
    },
    tryNow: retrying.tryNow,
    pause() {
      retrying.cancel();
      isSending = false;
      setUnsent(new Map());
    },
  };
}

function readUnsent(key: string): BookmarkChanges {
  const { data } = StoredBookmarks.safeParse(readRecord(key));
  return new Map(Object.entries(data ?? {}));
}

function firstOf(unsent: BookmarkChanges): [string, boolean] | undefined {
  return unsent.entries().next().value;
}

function without(unsent: BookmarkChanges, questionId: string): BookmarkChanges {
  return new Map([...unsent].filter(([id]) => id !== questionId));
}
