/** Small records on this device that outlive the page. Never throws. */

/** Used when local storage is blocked or full. */
const memory = new Map<string, string>();

/** Returns false if it could be saved only until the page closes. */
export function writeRecord(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Returns null if there's no record or it's damaged. */
export function readRecord(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function removeRecord(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing of ours is in it.
  }
}

export function keysOfRecords(prefix: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let place = 0; place < localStorage.length; place++) {
      const key = localStorage.key(place);
      if (key !== null) keys.add(key);
    }
  } catch {
    // Storage is blocked, so only memory has records.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
