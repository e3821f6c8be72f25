import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { AccountServices } from "../account-services.ts";
import { endSession, endSessions, hasEndedSession } from "./sessions.queries.ts";

/** Signs one of the learner's devices out. */
export async function endOneSession(
  { db }: AccountServices,
  { learnerId }: Caller,
  sessionId: string,
  origin: Origin,
): Promise<void> {
  let isRepeated = false;
  await inTransaction(db, async (tx) => {
    if (!(await endSession(tx, { learnerId, sessionId }))) {
      // This request already ended it, and only the reply was lost.
      if (isRepeated && (await hasEndedSession(tx, { learnerId, sessionId }))) return;
      throw new Refusal(404, "not-found", "This device isn't signed in.");
    }
    isRepeated = true;
    await audit(tx, origin, { event: "session.ended", learnerId, detail: { sessionId } });
  });
}

/** Signs every device out except the one that asks. */
export async function endOtherSessions(
  { db }: AccountServices,
  { learnerId, sessionId }: Caller,
  origin: Origin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await endSessions(tx, learnerId, sessionId);
    await audit(tx, origin, { event: "session.others-ended", learnerId, detail: { ended } });
  });
}

/** Signs a device out for somebody who may ask twice. */
export async function endSessionOnce(
  tx: Tx,
  key: { learnerId: string; sessionId: string },
): Promise<"ended" | "ended-before" | "no-such-session"> {
  if (await endSession(tx, key)) return "ended";
  return (await hasEndedSession(tx, key)) ? "ended-before" : "no-such-session";
}

/** Signs every device out. Returns how many. */
export async function endEverySession(tx: Tx, learnerId: string): Promise<number> {
  return await endSessions(tx, learnerId, null);
}
