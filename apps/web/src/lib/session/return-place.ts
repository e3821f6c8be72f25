/** Where someone wanted to go when they had to sign in first. */
import { readLastLearnerId, readLearner } from "./local-session.ts";

const KEY = "theta-return-place";

export interface Place {
  /** A path and query on this site. */
  path: string;
  /** The navigation state that the screen needs. */
  state?: unknown;
}

interface Remembered extends Place {
  /** Whose page it was. Nobody else gets sent there. */
  learnerId?: string | undefined;
}

export function rememberPlace(place: Place): void {
  try {
    const remembered: Remembered = { ...place, learnerId: readLastLearnerId() };
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Without session storage, you land on the dashboard.
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
    // There was nothing to remove.
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

/** Browsers treat `//elsewhere.example` and `/\elsewhere.example` as other sites. */
function isLocalPath(path: string): boolean {
  const { origin } = location;
  return (
    path.startsWith("/") && URL.canParse(path, origin) && new URL(path, origin).origin === origin
  );
}
