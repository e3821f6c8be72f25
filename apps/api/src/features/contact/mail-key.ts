/** The key of a message's email in the outbox. */
export const mailKey = (messageId: string) => `contact:${messageId}`;
