import { forgetMails } from "../../platform/mail/outbox.ts";
import type { Eraser } from "../account/account.jobs.ts";
import { mailKey } from "./mail-key.ts";
import { deleteMessagesOf } from "./messages.queries.ts";

/** The messages of a learner, and the mails that told our support of them. */
export const eraseMessages: Eraser = async (tx, learner) => {
  const ids = await deleteMessagesOf(tx, learner);
  await forgetMails(tx, ids.map(mailKey));
};
