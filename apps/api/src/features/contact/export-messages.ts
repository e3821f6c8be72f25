import type { Exporter } from "../account/erase/export-account.ts";
import { selectMessagesOf } from "./messages.queries.ts";
import { selectRepliesTo } from "./replies.queries.ts";

/** With our replies, but not who of us wrote them. */
export const exportMessages: Exporter = async (db, learnerId) => {
  const messages = await selectMessagesOf(db, learnerId);
  const replies = await selectRepliesTo(
    db,
    messages.map(({ id }) => id),
  );
  return {
    contactMessages: messages.map(({ id, ...message }) => ({
      ...message,
      replies: replies
        .filter(({ messageId }) => messageId === id)
        .map(({ text, sentAt }) => ({ text, sentAt })),
    })),
  };
};
