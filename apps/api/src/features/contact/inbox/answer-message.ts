import { audit } from "../../../platform/audit.ts";
import type { Config } from "../../../platform/config/config.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import type { Actor } from "../../../platform/staff-act.ts";
import { answerEmail } from "../emails.ts";
import { MAIL_PATIENCE_SECONDS, replyMailKey } from "../mail-key.ts";
import { insertReply, selectOptionalReply, selectReplyIds } from "../replies.queries.ts";
import { updateMessage } from "./inbox.queries.ts";
import { refuseIfChanged, requireMessage, sentOtherwise } from "./require-message.ts";

interface Answer {
  messageId: string;
  replyId: string;
  /** The message's, as the author saw it. */
  revision: number;
  text: string;
}

/** Keeps an answer and emails it: both or neither, and once. */
export async function answerMessage(
  { db, config }: { db: Db; config: Config },
  { messageId, replyId, revision, text }: Answer,
  { actorId, origin }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const message = await requireMessage(tx, messageId);
    // Sent again because our answer was lost.
    const stored = await selectOptionalReply(tx, replyId);
    if (stored) {
      const isSame =
        stored.messageId === messageId && stored.authorId === actorId && stored.text === text;
      if (!isSame) throw sentOtherwise(message, stored);
      return;
    }
    await refuseIfChanged(tx, message, revision);
    const earlier = await selectReplyIds(tx, [messageId]);
    await insertReply(tx, {
      id: replyId,
      messageId,
      authorId: actorId,
      text,
      revision: message.revision + 1,
    });
    await updateMessage(tx, messageId, { ...message, state: "waiting" });
    await enqueueMail(tx, {
      id: replyId,
      dedupeKey: replyMailKey(replyId),
      to: message.email,
      replyTo: config.supportEmail,
      // The message came through a form, so its own id stands for the email that it wasn't.
      thread: [messageId, ...earlier],
      expiresInSeconds: MAIL_PATIENCE_SECONDS,
      ...answerEmail(message, text),
    });
    await audit(tx, origin, {
      event: "staff.message-answered",
      learnerId: message.learnerId,
      actorId,
      detail: { messageId, replyId, before: { state: message.state }, after: { state: "waiting" } },
    });
  });
}
