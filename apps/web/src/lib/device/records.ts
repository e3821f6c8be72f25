/** Where a screen keeps small records: on this device, or, for a screen that leaves nothing behind, in memory. */
import { createContext } from "react";
import { keysOfRecords, readRecord, removeRecord, writeRecord } from "./device-store.ts";

export interface Records {
  /** Null if there's no record or it's damaged. */
  read: (key: string) => unknown;
  /** Returns false if it's kept only until the page closes. */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
}

const ON_DEVICE: Records = {
  read: readRecord,
  write: writeRecord,
  remove: removeRecord,
  keys: keysOfRecords,
};

export const RecordsHere = createContext(ON_DEVICE);

/** Records that disappear with the screen. `onWrite` gets each key. */
export function createMemoryRecords(onWrite: (key: string) => void = () => {}): Records {
  const kept = new Map<string, unknown>();
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, value) {
      kept.set(key, value);
      onWrite(key);
      return false;
    },
    remove: (key) => void kept.delete(key),
    keys: (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  };
}
