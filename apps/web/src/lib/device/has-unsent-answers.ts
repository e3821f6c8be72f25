import { keysOfRecords, readRecord } from "./device-store.ts";
import { PENDING } from "./pending-prefix.ts";

/** No test lasts that long, whatever pauses and extra time it has. */
const A_DAY = 24 * 3600 * 1000;

/**
 * Whether a test of this learner's in any tab has an answer on its way to the server. A choice that's still a draft
 * isn't one yet, and what's left of a test that's over won't arrive.
 */
export function hasUnsentAnswers(learnerId: string): boolean {
  return keysOfRecords(`${PENDING}${learnerId}:`).some((key) => {
    const { isDraft, at }: { isDraft?: unknown; at?: unknown } = Object(readRecord(key));
    return isDraft === false && typeof at === "number" && Date.now() - at < A_DAY;
  });
}
