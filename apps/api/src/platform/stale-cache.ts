export interface StaleCacheOptions<T> {
  load: () => Promise<T>;
  /** For so long a value is served without asking. */
  freshMs: number;
  /** After a failure nobody asks again for so long. */
  pauseMs: number;
  onFailure: (error: unknown) => void;
  now?: () => number;
}

/**
 * Stale while revalidating: who asks for an old value gets it at once, and one refresh runs beside. A
 * refresh that fails leaves the old value. Only without any value does a caller wait, or see the failure.
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
    // Told by onFailure; whoever asked has the old value.
    running.catch(() => {});
    return kept.value;
  };
}
