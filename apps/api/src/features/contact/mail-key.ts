/** The key of a message's email in the outbox. */
export const mailKey = (messageId: string) => `contact:${messageId}`;
/** And of an answer's. */
export const replyMailKey = (replyId: string) => `contact-reply:${replyId}`;

/** A dead mail server only delays these emails; what they say is in our tables. */
export const MAIL_PATIENCE_SECONDS = 14 * 24 * 60 * 60;

/** Short enough to say on the phone. */
export const messageNumber = (messageId: string) => messageId.slice(0, 8).toUpperCase();
