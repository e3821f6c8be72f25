/** Small records on this device that outlive the page. Never throws. */

/** What stands in when local storage is forbidden or full. */
const memory = new Map<string, string>();

/** False when it could be kept in this page only. */
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

/** Null when there is none, or a damaged one. */
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
    // Forbidden: then nothing of ours is in it.
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
    // Forbidden: what is in memory is all.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
