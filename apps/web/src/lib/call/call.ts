import type { Reply, Route, Sent } from "@theta/contract";
import { CallError } from "./call-error.ts";
import { exchange, type ExchangeOptions } from "./exchange.ts";
import { putRight } from "./put-right.ts";
import { finishSignOut } from "../session/finish-sign-out.ts";
import { readAccessToken, readLearner } from "../session/local-session.ts";
import { refreshSession, refreshUnderway, sessionEnded } from "../session/refresh-session.ts";
import { endSession } from "../session/sign-out.ts";

const SESSION_REFUSALS = new Set<unknown>(["not-signed-in", "session-ended"]);
const LONGEST_WAIT_SECONDS = 3;

export interface CallOptions extends Omit<ExchangeOptions, "headers"> {
  /** The learner this request is for; it's not sent in anyone else's name. */
  as?: string | undefined;
}

/**
 * Calls the server. Throws a CallError for every failure. The stored access token goes with every call; if it
 * has expired, it's exchanged once and the call is sent again. So is a call whose refusal the page has put right.
 */
export async function call<R extends Route>(
  route: R,
  input: Sent<R>,
  options: CallOptions = {},
): Promise<Reply<R>> {
  try {
    return await callInSession(route, input, options);
  } catch (error) {
    if (!(error instanceof CallError) || !(await putRight(error))) throw error;
    return await callInSession(route, input, options);
  }
}

async function callInSession<R extends Route>(
  route: R,
  input: Sent<R>,
  options: CallOptions,
): Promise<Reply<R>> {
  // This goes first: its reply clears the cookie of whoever is signed in.
  await finishSignOut();
  // With the token that's being exchanged, the call would only be refused.
  await refreshUnderway();
  // A caller's own token (from a password reset) isn't the session's, so it can't be exchanged.
  if (options.token !== undefined) return await patiently(route, input, options);
  const token = readAccessToken();
  const learnerId = readLearner()?.userId;
  if (options.as !== undefined && learnerId !== options.as) throw sessionEnded();
  try {
    return await patiently(route, input, { ...options, token });
  } catch (error) {
    if (!token || route.access === "anyone" || !isSessionRefusal(error)) throw error;
    const newToken = await refreshSession(token);
    // If another tab has signed someone else in, this page must not send anything in their name.
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

/** A server that will be back soon is worth one short wait if repeating the call is harmless. */
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
