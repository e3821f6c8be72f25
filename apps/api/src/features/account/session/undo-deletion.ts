import type { Tx } from "../../../platform/database/database.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import type { RenderedEmail } from "../../../platform/mail/render-email.ts";
import { clearDeletion, type Learner } from "../learners.queries.ts";

/** Keeps an account that was about to be erased, and tells its owner. */
export async function undoDeletion(
  tx: Tx,
  learner: Pick<Learner, "id" | "email">,
  { dedupeKey, email }: { dedupeKey: string; email: RenderedEmail },
): Promise<void> {
  await clearDeletion(tx, learner.id);
  await enqueueMail(tx, { dedupeKey, to: learner.email, ...email });
}
