import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";
import { hideCode, notAgain } from "./mail-code.rules.ts";

export interface Mail {
  /** Also the email's id in its headers, by which a thread names it. */
  id?: string;
  /** The same key is never mailed twice, however often the work that causes it is repeated. */
  dedupeKey: string;
  to: string;
  /** Where replies go, if not to us. A checked address. */
  replyTo?: string;
  /** The emails before this one in its conversation, oldest first, by their ids. */
  thread?: string[];
  subject: string;
  text: string;
  html: string;
  /** False only if it surely has none: its text may be kept when it fails, and shown to staff. */
  hasCode?: boolean;
  /**
   * After this long, the email is no longer of use and is given up. Without it, the default
   * applies.
   */
  expiresInSeconds?: number;
  /** For an email that must wait its turn. Until then it can be taken back. */
  notBeforeSeconds?: number;
}

interface StoredMail {
  subject: string;
  at: Date;
}

/** Puts an email into the outbox, in the transaction that causes it: both happen or neither. */
export async function enqueueMail(tx: Db | Tx, mail: Mail): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({
      ...(mail.id ? { id: mail.id } : {}),
      dedupe_key: mail.dedupeKey,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      thread: mail.thread ?? [],
      has_code: mail.hasCode ?? true,
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
 * Does the same work as `enqueueMail` without anybody to write to, so that the time a reply takes
 * doesn't reveal whether an address has an account.
 */
export async function enqueueNothing(tx: Db | Tx, mail: Mail): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: "",
      subject: "",
      // We don't store a code that nobody will get.
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

/**
 * How long a waiting email, found by the start of its key, still has to wait; 0 if there is none.
 */
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

/** Takes back emails that are waiting their turn and returns their keys. */
export async function takeBackQueued(tx: Tx, keyStart: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom("mail_outbox")
    .where(isQueued(keyStart))
    .returning("dedupe_key")
    .execute();
  return rows.map((row) => row.dedupe_key);
}

/** Deletes everything written to an address whose owner asked to be forgotten. */
export async function forgetMailTo(tx: Db | Tx, address: string): Promise<void> {
  await tx.deleteFrom("mail_outbox").where(isTo(address)).execute();
}

/**
 * Deletes emails by their keys, sent or not, because of what they say about somebody who asked to
 * be forgotten.
 */
export async function forgetMails(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.deleteFrom("mail_outbox").where("dedupe_key", "in", keys).execute();
}

/**
 * What we still have of the emails to somebody. A subject may contain a code, which only the
 * mailbox may show.
 */
export async function selectMailsTo(db: Db, address: string): Promise<StoredMail[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .select(["subject", "created_at"])
    .where(isTo(address))
    .orderBy("created_at")
    .execute();
  return rows.map((row) => ({
    subject: hideCode(row.subject),
    at: row.created_at,
  }));
}

interface Again {
  mailId: string;
  /** Only an email to this address. */
  to: string;
  /** Of the copy, so that asking twice sends one. */
  dedupeKey: string;
}

type Outcome = "sent" | "sent-before" | "no-such-mail" | NonNullable<ReturnType<typeof notAgain>>;

/** Puts a copy of an email into the outbox. */
export async function resendMail(
  tx: Tx,
  { mailId, to, dedupeKey }: Again,
): Promise<{ outcome: Outcome; subject: string }> {
  const mail = await tx
    .selectFrom("mail_outbox")
    .select([
      "subject",
      sql<boolean>`sent_at is null and failed_at is null`.as("isWaiting"),
      sql<boolean>`body_text <> ''`.as("hasText"),
      "has_code as hasCode",
    ])
    .where("id", "=", mailId)
    .where(isTo(to))
    .forShare()
    .executeTakeFirst();
  if (!mail) return { outcome: "no-such-mail", subject: "" };
  const { subject } = mail;
  const why = notAgain(mail);
  if (why) return { outcome: why, subject: "" };
  const copied = await tx
    .insertInto("mail_outbox")
    .columns([
      ...(["dedupe_key", "recipient", "reply_to", "thread"] as const),
      ...(["has_code", "subject", "body_text", "body_html"] as const),
    ])
    .expression((builder) =>
      builder
        .selectFrom("mail_outbox")
        .select([
          sql<string>`${dedupeKey}`.as("dedupe_key"),
          "recipient",
          "reply_to",
          "thread",
          "has_code",
          "subject",
          "body_text",
          "body_html",
        ])
        .where("id", "=", mailId),
    )
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return { outcome: copied ? "sent" : "sent-before", subject };
}

/** A name in capitals is still the same mailbox. */
function isTo(address: string) {
  return sql<boolean>`lower(recipient) = lower(${address})`;
}
