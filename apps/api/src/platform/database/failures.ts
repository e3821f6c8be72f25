/** SQLSTATEs and socket errors that mean "not now": the same request may succeed a moment later. */
const SQLSTATE = /^(08|53|57P0|25006|55P03|57014|40001|40P01)/;
const SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  // This process has as many files open as it may, so it can't connect.
  "EMFILE",
  "ENFILE",
]);
/** node-postgres gives these no code. The first ones mean that a connection died. */
const DIED = [
  "Connection terminated",
  "Client has encountered a connection error",
  "Client was closed and is not queryable",
];
const HUNG = "Query read timeout";
const UNAVAILABLE = [
  ...DIED,
  HUNG,
  "timeout exceeded when trying to connect",
  "Cannot use a pool after calling end",
  "driver has already been destroyed",
];

function saysOneOf(error: unknown, beginnings: string[]): boolean {
  return error instanceof Error && beginnings.some((words) => error.message.startsWith(words));
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

/** A migration has changed a table for which this connection had a prepared statement. */
export function isStalePlan(error: unknown): boolean {
  return codeOf(error) === "0A000" && saysOneOf(error, ["cached plan must not change"]);
}

/** No answer, not even that the statement took too long: the line or the server is gone. */
export function isHung(error: unknown): boolean {
  return saysOneOf(error, [HUNG]);
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (SOCKET.has(code) || SQLSTATE.test(code) || isStalePlan(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return saysOneOf(error, UNAVAILABLE);
}

/** Worth one immediate retry: a deadlock, a serialization failure, or a dead connection. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(40001|40P01|08|57P01)/.test(code) || code === "ECONNRESET") return true;
  return saysOneOf(error, DIED) || isStalePlan(error);
}
