import type { Reply, Route, Sent } from "@theta/contract";
import { CallError } from "./call-error.ts";
import { exchange, type ExchangeOptions } from "./exchange.ts";
import { finishSignOut } from "../session/finish-sign-out.ts";
import { readAccessToken, readLearner } from "../session/local-session.ts";
import { refreshSession, sessionEnded } from "../session/refresh-session.ts";
import { endSession } from "../session/sign-out.ts";

const SESSION_REFUSALS = new Set<unknown>(["not-signed-in", "session-ended"]);
const LONGEST_WAIT_SECONDS = 3;

export interface CallOptions extends Omit<ExchangeOptions, "headers"> {
  /** The learner in whose name this is sent; in nobody else's it leaves. */
  as?: string | undefined;
}

/**
 * Asks the server. Throws a CallError for every failure. The stored access token goes with every
 * call; when it has run out it is exchanged once and the call is sent again.
 */
export async function call<R extends Route>(
  route: R,
  input: Sent<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  // Before anything else, for its answer takes the cookie and the storage of whoever is signed in.
  await finishSignOut();
  // A token of the caller's own (a password reset's) is not the session's: no exchange for it.
  if (options.token !== undefined) return await patiently(route, input, options);
  const token = readAccessToken();
  const learnerId = readLearner()?.userId;
  if (options.as !== undefined && learnerId !== options.as) throw sessionEnded();
  try {
    return await patiently(route, input, { ...options, token });
  } catch (error) {
    if (!token || route.access === "anyone" || !isSessionRefusal(error)) throw error;
    const newToken = await refreshSession(token);
    // Another tab may have let somebody else in, in whose name nothing of this page is sent.
    if (readLearner()?.userId !== learnerId) throw sessionEnded();
    return await again(route, input, options, newToken);
  }
}

async function again<R extends Route>(
  route: R,
  input: Sent<R>,
  options: CallOptions,
  token: string,
): Promise<Reply<R>> {
  try {
    return await patiently(route, input, { ...options, token });
  } catch (error) {
    if (!isSessionRefusal(error)) throw error;
    if (readAccessToken() === token) endSession();
    throw sessionEnded();
  }
}

/** A server that is about to be back is worth one short wait, where asking twice is harmless. */
async function patiently<R extends Route>(
  route: R,
  input: Sent<R>,
  options: CallOptions,
): Promise<Reply<R>> {
  try {
    return await exchange(route, input, options);
  } catch (error) {
    const seconds = error instanceof CallError ? waitFor(route, error) : null;
    if (seconds === null) throw error;
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return await exchange(route, input, options);
  }
}

function waitFor(route: Route, { status, retryAfterSeconds }: CallError): number | null {
  if (route.method !== "GET" || status !== 503) return null;
  const seconds = retryAfterSeconds ?? 1;
  return seconds <= LONGEST_WAIT_SECONDS ? seconds : null;
}

function isSessionRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status === 401 && SESSION_REFUSALS.has(error.code);
}
