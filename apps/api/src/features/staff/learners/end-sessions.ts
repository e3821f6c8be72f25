import type { Body } from "@theta/contract";
import type { staffLearners } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { holdLearner } from "../../account/hold-learner.ts";
import { endEverySession, endSessionOnce } from "../../account/session/end-session.ts";
import type { By } from "../../../platform/staff-act.ts";
import { noteChange } from "./note-change.ts";
import { noSuchLearner } from "./refusals.ts";

/** Signs one of a learner's devices out, or all. */
export async function endLearnerSessions(
  db: Db,
  { learnerId, sessionId }: Body<typeof staffLearners.endSessions>,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await holdLearner(tx, learnerId))) throw noSuchLearner();
    if (sessionId === undefined) {
      const ended = await endEverySession(tx, learnerId);
      if (ended === 0) return;
      await noteChange(tx, by, {
        event: "staff.sessions-ended",
        learnerId,
        before: { signedIn: ended },
        after: { signedIn: 0 },
      });
      return;
    }
    const outcome = await endSessionOnce(tx, { learnerId, sessionId });
    if (outcome === "ended-before") return;
    if (outcome === "no-such-session")
      throw new Refusal(404, "not-found", "This device isn't signed in anymore.");
    await noteChange(tx, by, {
      event: "staff.session-ended",
      learnerId,
      before: { sessionId, isSignedIn: true },
      after: { sessionId, isSignedIn: false },
    });
  });
}
