export interface Recent<Value> {
  get(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

/** Values by key: keeps the most recently used ones, up to a total weight of `most`. */
export function keepRecent<Value>(most: number, weigh: (value: Value) => number): Recent<Value> {
  const kept = new Map<string, Value>();
  let total = 0;
  function drop(key: string) {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    total -= weigh(value);
  }
  return {
    get(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    keep(key, value) {
      drop(key);
      kept.set(key, value);
      total += weigh(value);
      for (const oldest of kept.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
  };
}
