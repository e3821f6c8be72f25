export interface StaleCacheOptions<T> {
  load: () => Promise<T>;
  /** How long a value is served without asking. */
  freshMs: number;
  /** How long to wait after a failure before asking again. */
  pauseMs: number;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/**
 * Stale-while-revalidate: a caller gets an old value at once while one refresh runs. A refresh that
 * fails keeps the old value. A caller waits, or sees the failure, only when there is no value.
 */
export function createStaleCache<T>(options: StaleCacheOptions<T>): () => Promise<T> {
  const { load, freshMs, pauseMs, onFailure, now = Date.now } = options;
  let kept: { value: T; at: number } | null = null;
  let failed: { error: unknown; at: number } | null = null;
  let running: Promise<T> | null = null;

  async function refresh(): Promise<T> {
    try {
      const value = await load();
      kept = { value, at: now() };
      failed = null;
      return value;
    } catch (error) {
      failed = { error, at: now() };
      onFailure(error);
      throw error;
    } finally {
      running = null;
    }
  }

  return async () => {
    const isPausing = failed !== null && now() - failed.at < pauseMs;
    if (kept && (now() - kept.at < freshMs || isPausing)) return kept.value;
    if (failed && isPausing) throw failed.error;
    running ??= refresh();
    if (!kept) return await running;
    // Reported by onFailure; the caller has the old value.
    running.catch(() => {});
    return kept.value;
  };
}
