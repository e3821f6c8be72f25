/** A new access token for the refresh cookie: once at a time in this tab, and across all tabs. */
import { user } from "@theta/contract";
import { CallError } from "../call/call-error.ts";
import { exchange } from "../call/exchange.ts";
import { readAccessToken, replaceAccessToken } from "./local-session.ts";
import { endSession, SESSION_ENDED } from "./sign-out.ts";

const LOCK = "theta-refresh-session";
/** A token with less left than this is exchanged when the learner comes back to the tab. */
const SHORT_SECONDS = 120;

let running: Promise<string> | null = null;

/** Gives a token other than `oldToken`, or throws; then the session may be over. */
export function refreshSession(oldToken: string): Promise<string> {
  running ??= oneTabAtATime(() => refresh(oldToken)).finally(() => (running = null));
  return running;
}

async function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  // Missing on plain http to another host. Two tabs may then race; the server forgives a repeat.
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
    // Only the server's word ends a session. A dead line or a busy server does not.
    if (!(error instanceof CallError) || !isFinal(error)) throw error;
    // Nor does it end one that another tab has begun meanwhile.
    if (readAccessToken() === oldToken) endSession();
    throw sessionEnded();
  }
}

const isFinal = ({ status, code }: CallError) =>
  (status === 401 || status === 403) && code !== "unreadable-answer";

export function sessionEnded(): CallError {
  return new CallError({ status: 401, code: "session-ended", message: SESSION_ENDED });
}

/** Seconds that the token still has by this device's clock, or null when it does not tell. */
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
  // A failure here says nothing: the next call will meet it again and report it.
  if (left !== null && left < SHORT_SECONDS) refreshSession(token).catch(() => {});
}

/** Timers sleep in a tab that nobody sees, so the token is looked at when it is seen again. */
export function keepSessionFresh(): () => void {
  document.addEventListener("visibilitychange", refreshWhenSeen);
  return () => document.removeEventListener("visibilitychange", refreshWhenSeen);
}
