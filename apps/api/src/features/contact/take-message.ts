import { randomUUID } from "node:crypto";
import type { Body, contact } from "@theta/contract";
import { inTransaction } from "../../platform/database/transaction.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { giveBack, secondsToWait } from "../../platform/throttle.ts";
import { tooMany } from "../../platform/refusal.ts";
import { requireAddress } from "../account/refusals.ts";
import type { ContactServices } from "./contact-services.ts";
import { isMessageStored, insertMessage } from "./messages.queries.ts";
import { messageEmail } from "./emails.ts";
import { MAIL_PATIENCE_SECONDS, mailKey } from "./mail-key.ts";

interface Sender {
  learnerId: string | null;
  ip: string;
}

/** Keeps a message and mails it to our support: both or neither, and once. */
export async function takeMessage(
  { db, config, limits, mailWaiting }: ContactServices,
  {
    messageId: id = randomUUID(),
    firstName,
    lastName = "",
    phone = "",
    message: text,
    ...given
  }: Body<typeof contact.send>,
  { learnerId, ip }: Sender,
): Promise<void> {
  const { email, key } = requireAddress(given.email);
  // Sent again because the reply was lost: it isn't another message and isn't counted.
  if (await isMessageStored(db, id)) return;
  const counted = limits(ip, key);
  let isNew = false;
  try {
    const wait = await secondsToWait(db, counted);
    if (wait > 0) throw tooMany(wait);
    isNew = await inTransaction(db, async (tx) => {
      const message = { id, learnerId, firstName, lastName, email, emailKey: key, phone, text };
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
