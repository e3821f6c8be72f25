import type { Query } from "@theta/contract";
import type { MailFacts, MailRow, staffMail } from "@theta/contract/staff";
import type { Config } from "../../../platform/config/config.ts";
import type { Db } from "../../../platform/database/database.ts";
import { hideCode } from "../../../platform/mail/mail-code.rules.ts";
import { pageOf } from "../shared/cursor.ts";
import { readTimePlace } from "../shared/time-place.ts";
import { type MailRecord, selectMails, selectOptionalMail } from "./mail.queries.ts";
import { noSuchMail } from "./refusals.ts";
import { mailStory } from "./mail-story.rules.ts";

interface Reading {
  db: Db;
  config: Config;
}

export async function listMail(
  { db, config }: Reading,
  { state, to, sort, cursor, limit }: Query<typeof staffMail.list>,
): Promise<{ rows: MailRow[]; next: string | null }> {
  const found = await selectMails(db, {
    state,
    to,
    sort,
    place: readTimePlace(cursor),
    limit: limit + 1,
  });
  const { rows, next } = pageOf(found, limit, ({ moment, id }) => [moment, id]);
  return { rows: rows.map((mail) => toRow(mail, config)), next };
}

/** A mail's text only if it carries no code, and even then without anything that looks like one. */
export async function readMail({ db, config }: Reading, mailId: string): Promise<MailFacts> {
  const mail = await selectOptionalMail(db, mailId);
  if (!mail) throw noSuchMail();
  const { has_code: hasCode, body_text: text, isWiped } = mail;
  return {
    ...toRow(mail, config),
    replyTo: mail.reply_to,
    giveUpAt: mail.sent_at || mail.failed_at ? null : mail.giveUpAt.getTime(),
    lastError: mail.last_error && hideCode(mail.last_error),
    hasCode,
    text: hasCode || isWiped ? null : hideCode(text),
  };
}

function toRow(mail: MailRecord, config: Config): MailRow {
  const { attempts: tries, has_code: hasCode, isDue, isExpired, isWiped, isGoingOut } = mail;
  const state = mail.sent_at ? "sent" : mail.failed_at ? "failed" : "waiting";
  const isOnHold = tries === 0 && !isDue;
  const isWaiting = state === "waiting";
  return {
    mailId: mail.id,
    to: mail.recipient,
    subject: hideCode(mail.subject),
    state,
    tries,
    story: mailStory({
      state,
      tries,
      lastError: mail.last_error,
      hasCode,
      isWiped,
      isDue,
      isGoingOut: isWaiting && isGoingOut,
      hasMailServer: config.smtpUrl !== null,
    }),
    createdAt: mail.created_at.getTime(),
    nextAt: isWaiting ? mail.next_attempt_at.getTime() : null,
    endedAt: (mail.sent_at ?? mail.failed_at)?.getTime() ?? null,
    canRetry: isWaiting
      ? !isDue && !isGoingOut && !isOnHold && !(isExpired && hasCode)
      : state === "failed" && !isWiped,
  };
}
