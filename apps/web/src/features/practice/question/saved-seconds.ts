/** Seconds spent on unanswered questions, stored on this device so that a reload keeps them. */
import { readRecord, writeRecord } from "../../../lib/device/device-store.ts";
import { readLearner } from "../../../lib/session/local-session.ts";

const KEY = "practice-time";
/** Nobody leaves more questions than this open and comes back to them. */
const MOST = 50;

export function savedSeconds(showing: string): number {
  return all().get(showing) ?? 0;
}

/** Adds to what's stored, because the question may be open in two windows, one after the other. */
export function addSeconds(showing: string, seconds: number): void {
  // After a sign-out in another tab, this page is still there for a moment, and nothing of its learner may stay.
  if (seconds <= 0 || readLearner() === null) return;
  const kept = all();
  const sum = (kept.get(showing) ?? 0) + seconds;
  kept.delete(showing);
  kept.set(showing, sum);
  writeRecord(KEY, [...kept].slice(-MOST));
}

function all(): Map<string, number> {
  const record = readRecord(KEY);
  return new Map(Array.isArray(record) ? record.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [string, number] {
  if (!Array.isArray(entry)) return false;
  const [showing, seconds] = entry as unknown[];
  return typeof showing === "string" && typeof seconds === "number" && seconds >= 0;
}
