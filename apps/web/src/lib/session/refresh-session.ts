/** Gets a new access token with the refresh cookie, once at a time in this tab and across all tabs. */
import { user } from "@theta/contract";
import { CallError } from "../call/call-error.ts";
import { exchange } from "../call/exchange.ts";
import { readAccessToken, replaceAccessToken } from "./local-session.ts";
import { endSession, SESSION_ENDED } from "./sign-out.ts";

const LOCK = "theta-refresh-session";
/** A token with less time left is exchanged when the learner opens a page or comes back to it. boot.js knows this, too. */
const SHORT_SECONDS = 120;

let running: Promise<string> | null = null;

/** Returns a token other than `oldToken`, or throws; then the session may be over. */
export function refreshSession(oldToken: string): Promise<string> {
  running ??= oneTabAtATime(() => refresh(oldToken)).finally(() => (running = null));
  return running;
}

/** Until the exchange that's on its way is over, however it ends. */
export async function refreshUnderway(): Promise<void> {
  await running?.catch(() => {});
}

async function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  // Plain HTTP from another host doesn't have locks. Two tabs may then race, and the server forgives a
  // repeat.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? await locks.request(LOCK, work) : await work();
}

async function refresh(oldToken: string): Promise<string> {
  const stored = readAccessToken();
  if (stored && stored !== oldToken) return stored;
  if (!stored) throw sessionEnded();
  try {
    const { result } = await exchange(user.refreshSession, undefined, {
      headers: { "x-theta-refresh": "1" },
    });
    if (!replaceAccessToken(oldToken, result.accessToken)) throw sessionEnded();
    return result.accessToken;
  } catch (error) {
    // Only the server can end a session. A lost connection or a busy server doesn't.
    if (!(error instanceof CallError) || !isFinal(error)) throw error;
    // And it doesn't end a session that another tab has started in the meantime.
    if (readAccessToken() === oldToken) endSession();
    throw sessionEnded();
  }
}

const isFinal = ({ status, code }: CallError) =>
  (status === 401 || status === 403) && code !== "unreadable-answer";

export function sessionEnded(): CallError {
  return new CallError({ status: 401, code: "session-ended", message: SESSION_ENDED });
}

/** The seconds a token has left by this device's clock, or null if it doesn't say. */
export function secondsLeft(token: string, now = Date.now()): number | null {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload));
    return typeof exp === "number" ? exp - now / 1000 : null;
  } catch {
    return null;
  }
}

function refreshWhenSeen() {
  const token = readAccessToken();
  if (document.visibilityState !== "visible" || !token) return;
  const left = secondsLeft(token);
  // A failure here doesn't matter: the next call will run into it and report it.
  if (left !== null && left < SHORT_SECONDS) refreshSession(token).catch(() => {});
}

/** Timers sleep in a hidden tab, so the token is checked now and whenever the tab is visible again. */
export function keepSessionFresh(): void {
  refreshWhenSeen();
  document.addEventListener("visibilitychange", refreshWhenSeen);
}
