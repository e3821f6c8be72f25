import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { lockOptionalLearner, selectOptionalLearner } from "../learners.queries.ts";
import { deletionEmail } from "../emails.ts";
import { sessionEnded } from "../refusals.ts";
import { startDeletion } from "./start-deletion.ts";

/** Closes an account now. It is erased once the grace period is over. */
export async function deleteAccount(
  services: AccountServices,
  { learnerId, sessionId }: Caller,
  password: string,
  origin: Origin,
): Promise<{ erasedAt: number }> {
  const { db, config } = services;
  const learner = await selectOptionalLearner(db, learnerId);
  if (!learner) throw sessionEnded();
  await confirmPassword(services, learner, {
    password,
    field: "password",
    knownAs: sessionId,
    origin,
  });
  const dueAt = await inTransaction(db, async (tx) => {
    if (!(await lockOptionalLearner(tx, learnerId))) throw sessionEnded();
    const due = await startDeletion(tx, learner, (at) => ({
      dedupeKey: `deletion-asked:${origin.requestId}`,
      email: deletionEmail(learner.name, at, config.publicUrl),
    }));
    await audit(tx, origin, { event: "account.deletion-asked", learnerId });
    return due;
  });
  services.mailWaiting();
  return { erasedAt: dueAt.getTime() };
}
