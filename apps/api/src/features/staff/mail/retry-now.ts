import { audit, type Origin } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { retryMail } from "../../../platform/mail/retry-mail.ts";
import { toAddress } from "../../account/address.rules.ts";
import { selectOptionalLearnerId } from "./mail.queries.ts";
import { mailDeleted, mailOnHold, mailSent, noSuchMail } from "./refusals.ts";

interface Retry {
  mailId: string;
  reason: string;
  actorId: string;
  origin: Origin;
}

/** Makes a waiting or failed email due. */
export async function retryNow(db: Db, { mailId, reason, actorId, origin }: Retry): Promise<void> {
  await inTransaction(db, async (tx) => {
    const outcome = await retryMail(tx, mailId);
    if (!outcome) throw noSuchMail();
    if (outcome.kind === "sent") throw mailSent();
    if (outcome.kind === "deleted") throw mailDeleted();
    if (outcome.kind === "on-hold") throw mailOnHold();
    if (outcome.kind === "due") return;
    const { recipient, state, tries, nextAt } = outcome.mail;
    const address = toAddress(recipient);
    const learnerId = address && (await selectOptionalLearnerId(tx, address.key));
    await audit(tx, origin, {
      event: "staff.mail-retried",
      learnerId,
      actorId,
      detail: { mailId, reason, before: { state, tries, nextAt }, after: { state: "waiting" } },
    });
  });
}
