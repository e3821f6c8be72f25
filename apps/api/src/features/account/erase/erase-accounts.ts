import type { Logger } from "pino";
import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { forgetMailTo } from "../../../platform/mail/outbox.ts";
import { deleteCodesOfAddress } from "../codes/codes.queries.ts";
import { deleteLearner, type Learner, lockDueLearners } from "../learners.queries.ts";
import { deletePendingOfAddress } from "../sign-up/pending.queries.ts";

/** One feature's part of erasing an account, run before the learner's row is deleted. */
export type Eraser = (tx: Tx, learner: { id: string; addressKey: string }) => Promise<void>;

/** Erases accounts whose grace period is over, with everything that belongs to them. */
export async function eraseDueAccounts(db: Db, log: Logger, erasers: Eraser[] = []): Promise<void> {
  const erased = await inTransaction(db, async (tx) => {
    const learners = await lockDueLearners(tx);
    for (const learner of learners) {
      await eraseAccount(tx, learner, erasers);
      await audit(tx, null, { event: "account.erased", learnerId: learner.id });
    }
    return learners.length;
  });
  if (erased > 0) log.info({ erased }, "accounts erased");
}

/** Erases an account in the transaction that has locked it. */
export async function eraseAccount(
  tx: Tx,
  { id, email, addressKey }: Pick<Learner, "id" | "email" | "addressKey">,
  erasers: readonly Eraser[],
): Promise<void> {
  for (const erase of erasers) await erase(tx, { id, addressKey });
  await deleteLearner(tx, id);
  await forgetMailTo(tx, email);
  await deletePendingOfAddress(tx, addressKey);
  await deleteCodesOfAddress(tx, addressKey);
}
