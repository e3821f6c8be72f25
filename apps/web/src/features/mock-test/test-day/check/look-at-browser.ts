import { removeRecord, writeRecord } from "../../../../lib/device/device-store.ts";
import type { BrowserParts } from "./device.rules.ts";

const KEY = "device-check";

/** Tries what a test relies on instead of asking for the browser's name. */
export function lookAtBrowser(): BrowserParts {
  const hasStorage = writeRecord(KEY, true);
  removeRecord(KEY);
  // Missing from old browsers, whatever its type says.
  const locks: LockManager | undefined = navigator.locks;
  return {
    hasStorage,
    hasCookies: navigator.cookieEnabled,
    knowsItsTabs: typeof BroadcastChannel !== "undefined" && locks !== undefined,
  };
}
