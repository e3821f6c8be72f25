import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { GIVE_UP_AFTER, LEASE_SECONDS } from "./deliver.ts";

interface MailToRetry {
  recipient: string;
  state: "waiting" | "failed";
  tries: number;
  nextAt: Date;
}

export type RetryOutcome =
  | { kind: "retried"; mail: MailToRetry }
  /** It's due or being sent at this moment, so there's nothing to do. */
  | { kind: "due" }
  | { kind: "sent" }
  /** With its code, its text is gone. */
  | { kind: "deleted" }
  /** It waits its turn on purpose. */
  | { kind: "on-hold" };

/** Makes an email due now, also one that was given up. Null if there's none with this id. */
export async function retryMail(tx: Tx, id: string): Promise<RetryOutcome | null> {
  const mail = await lockOptionalMail(tx, id);
  if (!mail) return null;
  if (mail.isSent) return { kind: "sent" };
  if (mail.isFailed ? mail.isWiped : mail.isExpired && mail.has_code) return { kind: "deleted" };
  if (!mail.isFailed) {
    if (mail.isDue || mail.isGoingOut) return { kind: "due" };
    if (mail.attempts === 0) return { kind: "on-hold" };
  }
  await tx
    .updateTable("mail_outbox")
    .set({
      failed_at: null,
      claimed_at: null,
      next_attempt_at: sql<Date>`now()`,
      // Otherwise it would be given up again at once.
      ...(mail.isExpired ? { give_up_at: after(GIVE_UP_AFTER) } : {}),
    })
    .where("id", "=", id)
    .execute();
  const { recipient, isFailed, attempts: tries, next_attempt_at: nextAt } = mail;
  const state = isFailed ? "failed" : "waiting";
  return { kind: "retried", mail: { recipient, state, tries, nextAt } };
}

async function lockOptionalMail(tx: Tx, id: string) {
  return await tx
    .selectFrom("mail_outbox")
    .select([
      "recipient",
      "attempts",
      "next_attempt_at",
      "has_code",
      sql<boolean>`sent_at is not null`.as("isSent"),
      sql<boolean>`failed_at is not null`.as("isFailed"),
      sql<boolean>`body_text = ''`.as("isWiped"),
      sql<boolean>`next_attempt_at <= now()`.as("isDue"),
      sql<boolean>`coalesce(give_up_at, created_at + ${GIVE_UP_AFTER}::interval) < now()`.as(
        "isExpired",
      ),
      sql<boolean>`coalesce(claimed_at > now() - make_interval(secs => ${LEASE_SECONDS}), false)`.as(
        "isGoingOut",
      ),
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

const after = (interval: string) => sql<Date>`now() + ${interval}::interval`;
