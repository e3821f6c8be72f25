/** Prefix of the local-storage keys for unacknowledged answers. */
export const PENDING = "pending:";
