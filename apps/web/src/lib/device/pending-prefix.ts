/** What the names of unacknowledged answers in local storage begin with. */
export const PENDING = "pending:";
