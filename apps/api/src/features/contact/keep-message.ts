import { inTransaction } from "../../platform/database/transaction.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { tooMany } from "../../platform/refusal.ts";
import { giveBack, type Limit, secondsToWait } from "../../platform/throttle.ts";
import type { ContactServices } from "./contact-services.ts";
import { messageEmail } from "./emails.ts";
import { MAIL_PATIENCE_SECONDS, mailKey } from "./mail-key.ts";
import { insertMessage, isMessageStored, type Message } from "./messages.queries.ts";

/** Keeps a message and mails it to our support: both or neither, and once. */
export async function keepMessage(
  { db, config, mailWaiting }: ContactServices,
  message: Message,
  counted: Limit[],
): Promise<void> {
  const { id, email } = message;
  // Sent again because the reply was lost: it isn't another message and isn't counted.
  if (await isMessageStored(db, id)) return;
  let isNew = false;
  try {
    const wait = await secondsToWait(db, counted);
    if (wait > 0) throw tooMany(wait);
    isNew = await inTransaction(db, async (tx) => {
      if (!(await insertMessage(tx, message))) return false;
      await enqueueMail(tx, {
        dedupeKey: mailKey(id),
        to: config.supportEmail,
        replyTo: email,
        expiresInSeconds: MAIL_PATIENCE_SECONDS,
        ...messageEmail(message),
      });
      return true;
    });
  } finally {
    // What was refused, failed, or came twice doesn't count.
    if (!isNew) await giveBack(db, counted);
  }
  mailWaiting();
}
