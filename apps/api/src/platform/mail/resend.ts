import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { notAgain } from "./mail-code.rules.ts";

interface Again {
  mailId: string;
  /** Only an email to this address. */
  to: string;
  /** Of the copy, so that asking twice sends one. */
  dedupeKey: string;
}

type Outcome = "sent" | "sent-before" | "no-such-mail" | "has-code" | "text-gone";

/** Puts a copy of an email into the outbox. */
export async function resendMail(
  tx: Tx,
  { mailId, to, dedupeKey }: Again,
): Promise<{ outcome: Outcome; subject: string }> {
  const mail = await tx
    .selectFrom("mail_outbox")
    .select([
      "subject",
      sql<boolean>`body_text <> ''`.as("hasText"),
      sql<boolean>`body_text ~ '(^|\\D)\\d{6}(\\D|$)'`.as("hasDigits"),
    ])
    .where("id", "=", mailId)
    .where(sql`lower(recipient)`, "=", to.toLowerCase())
    .forShare()
    .executeTakeFirst();
  if (!mail) return { outcome: "no-such-mail", subject: "" };
  const { subject } = mail;
  const why = notAgain(mail);
  if (why) return { outcome: why, subject: "" };
  const copied = await tx
    .insertInto("mail_outbox")
    .columns(["dedupe_key", "recipient", "reply_to", "subject", "body_text", "body_html"])
    .expression((builder) =>
      builder
        .selectFrom("mail_outbox")
        .select([
          sql<string>`${dedupeKey}`.as("dedupe_key"),
          "recipient",
          "reply_to",
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
