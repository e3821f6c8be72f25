/** Under which a message's mail stands in the outbox. */
export const mailKey = (messageId: string) => `contact:${messageId}`;
