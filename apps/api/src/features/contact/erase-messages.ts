import { forgetMails } from "../../platform/mail/outbox.ts";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { mailKey } from "./mail-key.ts";
import { deleteMessagesOf } from "./messages.queries.ts";

/** A learner's messages, and the emails to our support about them. */
export const eraseMessages: Eraser = async (tx, learner) => {
  const ids = await deleteMessagesOf(tx, learner);
  await forgetMails(tx, ids.map(mailKey));
};
