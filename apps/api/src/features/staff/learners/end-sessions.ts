import type { Body } from "@theta/contract";
import type { staffLearners } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockOptionalLearner } from "../../account/learners.queries.ts";
import {
  endSession,
  endSessions,
  hasEndedSession,
} from "../../account/session/sessions.queries.ts";
import { type By, noteChange } from "./by.ts";
import { noSuchLearner } from "./refusals.ts";

/** Signs one of a learner's devices out, or all. */
export async function endLearnerSessions(
  db: Db,
  { learnerId, sessionId }: Body<typeof staffLearners.endSessions>,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockOptionalLearner(tx, learnerId))) throw noSuchLearner();
    if (sessionId === undefined) {
      const ended = await endSessions(tx, learnerId, null);
      if (ended === 0) return;
      await noteChange(tx, by, {
        event: "staff.sessions-ended",
        learnerId,
        before: { signedIn: ended },
        after: { signedIn: 0 },
      });
      return;
    }
    if (!(await endSession(tx, { learnerId, sessionId }))) {
      if (await hasEndedSession(tx, { learnerId, sessionId })) return;
      throw new Refusal(404, "not-found", "This device isn't signed in anymore.");
    }
    await noteChange(tx, by, {
      event: "staff.session-ended",
      learnerId,
      before: { sessionId, isSignedIn: true },
      after: { sessionId, isSignedIn: false },
    });
  });
}
