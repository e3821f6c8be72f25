/** SQLSTATEs and socket errors that mean "not now": the same request may succeed a moment later. */
const SQLSTATE = /^(08|53|57P0|25006|55P03|57014|40001|40P01)/;
const SOCKET = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** node-postgres gives these no code. */
const WORDING = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Client has encountered a connection error",
  "Cannot use a pool after calling end",
  "driver has already been destroyed",
];

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : "";
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (SOCKET.has(code) || SQLSTATE.test(code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return WORDING.some((words) => error.message.startsWith(words));
}

/** Worth one more try at once: a deadlock, a serialisation failure, or a connection that had died. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    /^(40001|40P01|08|57P01)/.test(code) ||
    code === "ECONNRESET" ||
    (error instanceof Error && error.message.startsWith("Connection terminated"))
  );
}
