import { forgetMails } from "../../platform/mail/outbox.ts";
import type { Eraser } from "../account/erase/erase-accounts.ts";
import { mailKey, replyMailKey } from "./mail-key.ts";
import { deleteMessages, lockMessagesOf } from "./messages.queries.ts";
import { selectReplyIds } from "./replies.queries.ts";

/** A learner's messages with our replies, and the emails about them. */
export const eraseMessages: Eraser = async (tx, learner) => {
  const ids = await lockMessagesOf(tx, learner);
  const replyIds = await selectReplyIds(tx, ids);
  await deleteMessages(tx, ids);
  await forgetMails(tx, [...ids.map(mailKey), ...replyIds.map(replyMailKey)]);
};
