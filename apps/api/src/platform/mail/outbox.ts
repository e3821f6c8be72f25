import { sql } from "kysely";
import type { Db, Tx } from "../database/database.ts";

export interface Mail {
  /** The same key is never mailed twice, however often the work that causes it is repeated. */
  dedupeKey: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** After this long the mail is of no use any more, and is given up. Without it: the usual patience. */
  expiresInSeconds?: number;
}

/** Puts a mail into the outbox, in the transaction that causes it: both happen or neither. */
export async function enqueueMail(tx: Db | Tx, mail: Mail): Promise<void> {
  await tx
    .insertInto("mail_outbox")
    .values({
      dedupe_key: mail.dedupeKey,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
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

function giveUpAt({ expiresInSeconds }: Mail) {
  return expiresInSeconds === undefined
    ? null
    : sql<Date>`now() + make_interval(secs => ${expiresInSeconds})`;
}

/** Takes out whatever was written to somebody: for an address that asked to be forgotten. */
export async function forgetMailTo(tx: Db | Tx, address: string): Promise<void> {
  await tx.deleteFrom("mail_outbox").where("recipient", "=", address).execute();
}
