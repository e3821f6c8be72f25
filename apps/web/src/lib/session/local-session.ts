/**
 * The learner in this browser. Nothing else knows the local-storage keys `userData`, `userDetails`, and
 * `userName`; whether `userData` exists decides which routes there are.
 */
import type { SignedIn, UserDetails } from "@theta/contract";
import { readTheme, setTheme } from "../../ui/theme/theme.ts";
import { unmarkSignOut } from "./sign-out-mark.ts";

export type LocalLearner = Omit<SignedIn, "accessToken">;

/** Used when local storage is blocked or full: a session that lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function isSignedIn(value: unknown): value is SignedIn {
  if (typeof value !== "object" || value === null) return false;
  const { accessToken, userId, name, email, phone } = value as Partial<SignedIn>;
  const isWhole = [userId, name, email, phone].every((text) => typeof text === "string");
  return isWhole && typeof accessToken === "string" && accessToken !== "";
}

/** As far as what shows them relies on it. */
function areDetails(value: unknown): value is UserDetails {
  if (typeof value !== "object" || value === null) return false;
  const { subscription = null } = value as Partial<UserDetails>;
  return subscription === null || typeof subscription.endsAt === "number";
}

/** Parsed once per text, because React asks on every render and wants the same object for the same value. */
function parsedOf<T>(key: string, isValid: (value: unknown) => value is T): () => T | null {
  let lastText: string | null = null;
  let last: T | null = null;
  return () => {
    const text = read(key);
    if (text === lastText) return last;
    lastText = text;
    last = null;
    try {
      const value: unknown = JSON.parse(text ?? "null");
      if (isValid(value)) last = value;
    } catch {
      // Damaged by hand or by an incomplete write: treat it as missing.
    }
    return last;
  };
}

let lastLearnerId: string | undefined;
const parseSession = parsedOf("userData", isSignedIn);

function readSession(): SignedIn | null {
  const session = parseSession();
  lastLearnerId = session?.userId ?? lastLearnerId;
  return session;
}

const parseDetails = parsedOf("userDetails", areDetails);

/** What the server said about the learner last time, for a page that can't wait until it says so again. */
export function readDetails(): UserDetails | null {
  const details = parseDetails();
  return details?.userId === readSession()?.userId ? details : null;
}

const listeners = new Set<() => void>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/** Calls back when someone signs in or out, or their details change, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (["userData", "userDetails", null].includes(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export const readLearner = (): LocalLearner | null => readSession();
/** Whose page this is or was before a sign-out here or in another tab. */
export const readLastLearnerId = (): string | undefined => lastLearnerId;
export const readAccessToken = (): string | null => readSession()?.accessToken ?? null;

export function saveSignedIn(signedIn: SignedIn): void {
  // The cookie now belongs to the new session, which nobody has signed out of.
  unmarkSignOut();
  write("userData", JSON.stringify(signedIn));
  write("userName", signedIn.name);
  notifyListeners();
}

/** Stores the answer of `user-details` without touching the token. */
export function saveDetails(details: UserDetails): void {
  const session = readSession();
  // Another tab may have signed out or signed someone else in before this answer arrived.
  if (session?.userId !== details.userId) return;
  const { subscription: _, hasPlanEnded: __, ...learner } = details;
  const userData = JSON.stringify({ ...learner, accessToken: session.accessToken });
  const userDetails = JSON.stringify(details);
  const changed = userData !== read("userData") || userDetails !== read("userDetails");
  write("userData", userData);
  write("userDetails", userDetails);
  write("userName", details.name);
  if (changed) notifyListeners();
}

/**
 * Replaces `oldToken` and returns whether it was still the stored one; another tab may have signed out or
 * signed someone else in. Listeners aren't called, because the learner is the same.
 */
export function replaceAccessToken(oldToken: string, accessToken: string): boolean {
  const session = readSession();
  if (session?.accessToken !== oldToken) return false;
  write("userData", JSON.stringify({ ...session, accessToken }));
  return true;
}

/** Signing out leaves nothing about anyone in this browser, except the device's theme. */
export function clearAll(): void {
  const theme = readTheme();
  memory.clear();
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // Storage is blocked, so nothing of ours is in it.
    }
  }
  setTheme(theme);
  notifyListeners();
}
