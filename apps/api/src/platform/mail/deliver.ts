import { sql } from "kysely";
import type { Logger } from "pino";
import { BATCH_ROWS, inBatches } from "../database/batches.ts";
import type { Db } from "../database/database.ts";
import type { Transport } from "./transport.ts";

/**
 * While one server is trying an email, no other does. After this long, that server is considered
 * dead.
 */
export const LEASE_SECONDS = 120;
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 3_600;
/** For emails that don't say how long they are of use. */
export const GIVE_UP_AFTER = "24 hours";
/** Without a code, the text of an email stays, so that staff can send it again. */
const WIPED_IF_CODE = {
  body_text: sql<string>`case when has_code then '' else body_text end`,
  body_html: sql<string>`case when has_code then '' else body_html end`,
  reply_to: sql<string | null>`case when has_code then null else reply_to end`,
};

interface Waiting {
  id: string;
  recipient: string;
  reply_to: string | null;
  thread: string[];
  subject: string;
  body_text: string;
  body_html: string;
  attempts: number;
}

/** Sends all emails that are due. Safe on many servers at once, and after a crash at any point. */
export async function deliverWaiting(db: Db, transport: Transport, log: Logger): Promise<number> {
  let sent = 0;
  await giveUpExpired(db);
  for (;;) {
    const mail = await claimNext(db);
    if (!mail) return sent;
    if (await tryToSend(db, transport, log, mail)) sent += 1;
  }
}

/** Doesn't send a code that no longer works, or keep it. */
async function giveUpExpired(db: Db): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ failed_at: sql<Date>`now()`, ...WIPED_IF_CODE })
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where(sql<boolean>`coalesce(give_up_at, created_at + ${GIVE_UP_AFTER}::interval) < now()`)
    .execute();
}

async function claimNext(db: Db): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update mail_outbox set
      attempts = attempts + 1,
      claimed_at = now(),
      next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from mail_outbox
      where sent_at is null and failed_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning id, recipient, reply_to, thread, subject, body_text, body_html, attempts`.execute(db);
  return rows[0];
}

async function tryToSend(
  db: Db,
  transport: Transport,
  log: Logger,
  mail: Waiting,
): Promise<boolean> {
  try {
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      replyTo: mail.reply_to,
      thread: mail.thread,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
    });
  } catch (error) {
    await noteFailure(db, log, mail, error as Error);
    return false;
  }
  // Codes don't stay in the database longer than sending them requires.
  const bodies = transport.keepsBodies ? {} : WIPED_IF_CODE;
  await db
    .updateTable("mail_outbox")
    .set({ ...bodies, sent_at: sql<Date>`clock_timestamp()`, last_error: null })
    .where("id", "=", mail.id)
    .execute();
  return true;
}

async function noteFailure(db: Db, log: Logger, mail: Waiting, error: MailError): Promise<void> {
  const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** (mail.attempts - 1), LONGEST_WAIT_SECONDS);
  const isFinal = isRefusedForGood(error);
  await db
    .updateTable("mail_outbox")
    .set({
      last_error: error.message.slice(0, 500),
      claimed_at: null,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${wait})`,
      ...(isFinal ? { failed_at: sql<Date>`now()`, ...WIPED_IF_CODE } : {}),
    })
    .where("id", "=", mail.id)
    .execute();
  // Not the message, in which mail servers repeat the recipient's address.
  const { name, code, responseCode } = error;
  const { id: mailId, attempts } = mail;
  log.warn({ mailId, attempts, isFinal, fault: { name, code, responseCode } }, "email not sent");
}

/** `responseCode` is the mail server's own number. */
type MailError = Error & { code?: string; responseCode?: number };

/** The mail server said that this recipient doesn't exist or doesn't want our email. */
function isRefusedForGood(error: MailError): boolean {
  return error.code === "EENVELOPE" && (error.responseCode ?? 0) >= 550;
}

/** Sent emails are of no use after a while. */
export async function deleteOldMail(db: Db): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from mail_outbox where id in (
        select id from mail_outbox where created_at < now() - interval '30 days'
        limit ${BATCH_ROWS})`.execute(db);
    return Number(numAffectedRows);
  });
}
