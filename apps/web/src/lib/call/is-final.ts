import { CallError } from "./call-error.ts";

/** Refusals that mean "not now": wait, ask again, or sign in first. */
const PASSING = new Set([401, 408, 425, 429]);

/**
 * Whether the server itself said no, so that asking again can't help. A proxy's page, a lost connection, or a
 * server in trouble doesn't count.
 */
export function isFinal(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code === "unreadable-answer") return false;
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}
