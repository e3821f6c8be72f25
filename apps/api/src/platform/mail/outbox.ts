import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";

export interface Mail {
  /** The same key is never mailed twice, however often the work that causes it is repeated. */
  dedupeKey: string;
  to: string;
  /** Whom an answer goes to, where that is not us. A checked address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** After this long the mail is of no use any more, and is given up. Without it: the usual patience. */
  expiresInSeconds?: number;
  /** For a mail that must wait for its turn. Until then it can be taken back. */
  notBeforeSeconds?: number;
}

interface KeptMail {
  subject: string;
  at: Date;
}

/** Puts a mail into the outbox, in the transaction that causes it: both happen or neither. */
export async function enqueueMail(tx: Db | Tx, mail: Mail): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${mail.notBeforeSeconds ?? 0})`,
      give_up_at: giveUpAt(mail),
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

/**
 * The same work as `enqueueMail` with nobody to write to: so that the time an answer takes does not
 * tell whether an address has an account.
 */
export async function enqueueNothing(tx: Db | Tx, mail: Mail): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: "",
      subject: "",
      // A code that nobody gets is not kept either.
      body_text: "",
      body_html: "",
      give_up_at: giveUpAt(mail),
      failed_at: new Date(),
      last_error: "nobody to write to",
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
}

function giveUpAt({ expiresInSeconds, notBeforeSeconds = 0 }: Mail) {
  return expiresInSeconds === undefined
    ? null
    : sql<Date>`now() + make_interval(secs => ${notBeforeSeconds + expiresInSeconds})`;
}

const isQueued = (keyStart: string) => sql<boolean>`
  sent_at is null and failed_at is null and attempts = 0 and next_attempt_at > now()
  and starts_with(dedupe_key, ${keyStart})`;

/** How long until a mail that waits for its turn has it, by how its key begins; 0 when there is none. */
export async function secondsUntilQueued(db: Db, keyStart: string): Promise<number> {
  const row = await db
    .selectFrom("mail_outbox")
    .select(
      sql<number | null>`ceil(extract(epoch from max(next_attempt_at) - now()))::int`.as("seconds"),
    )
    .where(isQueued(keyStart))
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/** Takes back mails that wait for their turn, and gives their keys. */
export async function takeBackQueued(tx: Tx, keyStart: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("mail_outbox")
    .where(isQueued(keyStart))
    .returning("dedupe_key")
    .execute();
  return rows.map((row) => row.dedupe_key);
}

/** Takes out whatever was written to somebody: for an address that asked to be forgotten. */
export async function forgetMailTo(tx: Db | Tx, address: string): Promise<void> {
  await tx.deleteFrom("mail_outbox").where(isTo(address)).execute();
}

/** Takes out mails by their keys, sent or not: for what they tell of somebody who asked to be forgotten. */
export async function forgetMails(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom("mail_outbox").where("dedupe_key", "in", keys).execute();
}

/** What is still kept of the mail to somebody. A subject can hold a code; that is for the mailbox alone. */
export async function selectMailsTo(db: Db, address: string): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .select(["subject", "created_at"])
    .where(isTo(address))
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    subject: row.subject.replace(/\d{6}/g, "······"),
    at: row.created_at,
  }));
}

/** A name may be written in capitals; it is one mailbox. */
function isTo(address: string) {
  return sql<boolean>`lower(recipient) = lower(${address})`;
}
