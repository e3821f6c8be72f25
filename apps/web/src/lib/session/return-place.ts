/** Where somebody wanted to be when they had to log in first. */
import { readLastLearnerId, readLearner } from "./local-session.ts";

const KEY = "theta-return-place";

export interface Place {
  /** Path and query, of this site. */
  path: string;
  /** Navigation state that the screen needs. */
  state?: unknown;
}

interface Remembered extends Place {
  /** Whose place it was. Nobody else is led to it. */
  learnerId?: string | undefined;
}

export function rememberPlace(place: Place): void {
  try {
    const remembered: Remembered = { ...place, learnerId: readLastLearnerId() };
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Without session storage one lands on the dashboard. That is all.
  }
}

export function readPlace(): Place | null {
  const remembered = read();
  if (!remembered) return null;
  const { path, state, learnerId } = remembered;
  const isTheirs = learnerId === undefined || learnerId === readLearner()?.userId;
  return isTheirs && isLocalPath(path) ? { path, state } : null;
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing there to forget.
  }
}

function read(): Remembered | null {
  try {
    const value: Remembered | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return typeof value?.path === "string" ? value : null;
  } catch {
    return null;
  }
}

/** `//elsewhere.example` and `/\elsewhere.example` are other sites to a browser. */
function isLocalPath(path: string): boolean {
  const { origin } = location;
  return (
    path.startsWith("/") && URL.canParse(path, origin) && new URL(path, origin).origin === origin
  );
}
