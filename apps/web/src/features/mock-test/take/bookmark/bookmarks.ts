/**
 * The bookmarks of one learner's mock. Pressed, they show at once; they are kept on this device until the server has
 * them, so that neither a lost line nor a reload loses one.
 */
import * as z from "zod/mini";
import { readRecord, removeRecord, writeRecord } from "../../../../lib/device/device-store.ts";
import { PENDING } from "../../../../lib/device/pending-prefix.ts";
import { createRetryingCall } from "../../../exam/queue/retrying-call.ts";

export type BookmarkChanges = ReadonlyMap<string, boolean>;

export interface Bookmarks {
  /** What was pressed since the questions came, by question. Another object after every change. */
  changes: () => BookmarkChanges;
  subscribe: (listener: () => void) => () => void;
  set: (questionId: string, isBookmarked: boolean) => void;
  /** Sends what an earlier page has left. */
  sendKept: () => void;
  /** The line may be back. */
  tryNow: () => void;
}

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Sets, not toggles: it may be sent twice. */
  send: (questionId: string, isBookmarked: boolean) => Promise<unknown>;
  random?: (() => number) | undefined;
}

const StoredBookmarks = z.record(z.string(), z.boolean());

export function createBookmarks({ learnerId, mockTestId, send, random }: Options): Bookmarks {
  const key = `${PENDING}${learnerId}:bookmarks:${mockTestId}`;
  const listeners = new Set<() => void>();
  const retrying = createRetryingCall(random);
  const unsent = readUnsent(key);
  let changes: BookmarkChanges = new Map(unsent);
  let isSending = false;

  function keep() {
    if (unsent.size === 0) removeRecord(key);
    else writeRecord(key, Object.fromEntries(unsent));
  }

  /** One after the other, so that the last press of a question is the last to arrive. */
  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = firstOf(unsent); next; next = firstOf(unsent)) {
      const [questionId, isBookmarked] = next;
      // Refused for good, it belongs to a section that is over.
      await retrying
        .ask(
          async () => await send(questionId, isBookmarked),
          () => undefined,
        )
        .catch(() => undefined);
      if (unsent.get(questionId) === isBookmarked) unsent.delete(questionId);
      keep();
    }
    isSending = false;
  }

  return {
    changes: () => changes,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(questionId, isBookmarked) {
      unsent.set(questionId, isBookmarked);
      changes = new Map(changes).set(questionId, isBookmarked);
      keep();
      for (const listener of listeners) listener();
      retrying.tryNow();
      void sendAll();
    },
    sendKept: () => void sendAll(),
    tryNow: retrying.tryNow,
  };
}

function readUnsent(key: string): Map<string, boolean> {
  const { data } = StoredBookmarks.safeParse(readRecord(key));
  return new Map(Object.entries(data ?? {}));
}

function firstOf(unsent: ReadonlyMap<string, boolean>): [string, boolean] | undefined {
  return unsent.entries().next().value;
}
