/**
 * A part of the app that cannot be fetched: mostly because a new version was deployed while this
 * page was open, and its file is gone. A reload brings the new version; whoever answers or writes is never interrupted.
 */
const KEY = "theta-reloaded-at";
/** A second failure so soon after a reload means that reloading does not help. */
const ONCE_IN_MILLISECONDS = 60_000;
/** Where somebody answers or writes. */
const LEFT_ALONE = /^\/(free-test|test-instruction|mock-test-question|contact)\/?$/i;

export type Answer = "reload" | "offer";

export function answerTo(path: string, reloadedAt: number, now: number, online: boolean): Answer {
  if (LEFT_ALONE.test(path) || !online) return "offer";
  return now - reloadedAt < ONCE_IN_MILLISECONDS ? "offer" : "reload";
}

/** Without session storage there is no guard against a loop, and so no reload by itself. */
function readReloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Vite tells of every part that cannot be fetched, and rethrows unless the event is handled. */
export function watchForNewVersion(): void {
  addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    if (answerTo(location.pathname, readReloadedAt(), now, navigator.onLine) === "offer") return;
    try {
      sessionStorage.setItem(KEY, String(now));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}

const COULD_NOT_FETCH =
  /dynamically imported module|module script failed|preload CSS|valid JavaScript MIME type/i;

/** Browsers have no code for this, only their own sentences. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && COULD_NOT_FETCH.test(error.message);
}
