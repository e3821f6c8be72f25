/**
 * Answers that the server hasn't acknowledged yet, kept on this device for a reload, a crash, or another
 * tab. Their keys start with PENDING, so that they survive a session that the server ends.
 */
import { Answer } from "@theta/contract";
import * as z from "zod/mini";
import {
  keysOfRecords,
  readRecord,
  removeRecord,
  writeRecord,
} from "../../../lib/device/device-store.ts";
import { PENDING } from "../../../lib/device/pending-prefix.ts";

const pending = {
  questionId: z.string(),
  /** The newest choice. */
  answer: Answer,
  /** Some parts are still missing, so it can't be sent yet. */
  isDraft: z.boolean(),
  isAdvancing: z.boolean(),
  /** The last revision the server is known to have. */
  known: z.int(),
  /** Sent but not acknowledged: the server may or may not have it. */
  unsure: z.nullable(Answer),
};
const PendingAnswer = z.object(pending);
export type PendingAnswer = z.output<typeof PendingAnswer>;

/** Anyone can write to local storage, and a crash may leave half a record. */
const StoredAnswer = z.object({ ...pending, at: z.number() });

/** Long after any test is over, even by a clock that's a day off. */
const OLD_MILLISECONDS = 7 * 24 * 3600 * 1000;

export interface PendingStore {
  /** Returns false if only this page has it. */
  write: (answer: PendingAnswer) => boolean;
  remove: (questionId: string) => void;
  read: (questionId: string) => PendingAnswer | null;
  readAll: () => PendingAnswer[];
}

export function createPendingStore(learnerId: string, examId: string): PendingStore {
  const prefix = `${PENDING}${learnerId}:${examId}:`;
  return {
    write: (answer) => writeRecord(prefix + answer.questionId, { ...answer, at: Date.now() }),
    remove: (questionId) => removeRecord(prefix + questionId),
    read: (questionId) => readKey(prefix + questionId),
    readAll: () => keysOfRecords(prefix).flatMap((key) => readKey(key) ?? []),
  };
}

function readKey(key: string): PendingAnswer | null {
  const { success, data } = StoredAnswer.safeParse(readRecord(key));
  if (success && Math.abs(Date.now() - data.at) < OLD_MILLISECONDS) {
    const { at: _, ...answer } = data;
    return answer;
  }
  removeRecord(key);
  return null;
}
