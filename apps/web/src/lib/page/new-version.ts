/**
 * Handles a chunk that can't be fetched, usually because a new version was deployed while this page was open
 * and the file is gone. A reload brings the new version, but it never interrupts someone who's answering or
 * writing.
 */
const KEY = "theta-reloaded-at";
/** If it fails again this soon after a reload, reloading doesn't help. */
const ONCE_IN_MILLISECONDS = 60_000;
/** Pages where someone answers or writes. */
const LEFT_ALONE = /^\/(free-test|test-instruction|mock-test-question|contact)\/?$/i;

export type Answer = "reload" | "offer";

export function answerTo(path: string, reloadedAt: number, now: number, online: boolean): Answer {
  if (LEFT_ALONE.test(path) || !online) return "offer";
  return now - reloadedAt < ONCE_IN_MILLISECONDS ? "offer" : "reload";
}

/** Without session storage, nothing guards against a reload loop, so it never reloads by itself. */
function readReloadedAt(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Vite reports every chunk that can't be fetched, and rethrows unless the event is handled. */
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

/** Browsers have no error code for this, only their own messages. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && COULD_NOT_FETCH.test(error.message);
}
