import { CallError } from "./call-error.ts";

/** Refusals that say "not now": to wait, to be asked again, or to be logged in first. */
const PASSING = new Set([401, 408, 425, 429]);

/**
 * Whether the server itself has said no, so that asking again cannot help. A page of a proxy, a dead
 * line and a server in trouble have not.
 */
export function isFinal(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.code === "unreadable-answer") return false;
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.status);
}
