import { keysOfRecords, readRecord } from "./device-store.ts";
import { PENDING } from "./pending-prefix.ts";

/** Whether a test in any tab has an answer on its way to the server. A choice that's still a draft isn't one yet. */
export function hasUnsentAnswers(): boolean {
  return keysOfRecords(PENDING).some((key) => {
    const { isDraft }: { isDraft?: unknown } = Object(readRecord(key));
    return isDraft === false;
  });
}
