import type { Tx } from "../../../platform/database/database.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import type { RenderedEmail } from "../../../platform/mail/render-email.ts";
import { type Learner, setDeletion } from "../learners.queries.ts";
import { deleteUnusedResets } from "../password/resets.queries.ts";
import { endSessions } from "../session/sessions.queries.ts";

/** How long signing in undoes the deletion. */
const UNDO_DAYS = 7;

/**
 * Closes an account in the transaction that has locked the learner, and tells its owner. Returns
 * when it will be erased.
 */
export async function startDeletion(
  tx: Tx,
  learner: Pick<Learner, "id" | "email">,
  tell: (dueAt: Date) => { dedupeKey: string; email: RenderedEmail },
): Promise<Date> {
  const dueAt = await setDeletion(tx, learner.id, UNDO_DAYS);
  await endSessions(tx, learner.id, null);
  await deleteUnusedResets(tx, learner.id);
  const { dedupeKey, email } = tell(dueAt);
  await enqueueMail(tx, { dedupeKey, to: learner.email, ...email });
  return dueAt;
}
