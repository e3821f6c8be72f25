/**
 * Answers that the server has not acknowledged yet, kept on this device: a reload, a crash or another
 * tab finds them. Their keys begin with PENDING, by which a session that the server has ended spares them.
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
  /** Some parts still wait: not to be sent yet. */
  isDraft: z.boolean(),
  isAdvancing: z.boolean(),
  /** The last revision that the server is known to have. */
  known: z.int(),
  /** Sent and not acknowledged: the server may have it or not. */
  unsure: z.nullable(Answer),
};
const PendingAnswer = z.object(pending);
export type PendingAnswer = z.output<typeof PendingAnswer>;

/** Anyone can write into local storage, and a crash may leave half a record. */
const StoredAnswer = z.object({ ...pending, at: z.number() });

/** Long after any test is over; even a clock that is wrong by a day does not come near it. */
const OLD_MILLISECONDS = 7 * 24 * 3600 * 1000;

export interface PendingStore {
  /** False when it is kept in this page only. */
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
