/**
 * The learner's settings as this device last saw them. A test that's opened again looks right from its
 * first moment, so answers that are to be covered don't show until the server has been heard.
 */
import { STANDARD_SETTINGS, TEXT_SIZES, type TestSettings, TIMES_ALLOWED } from "@theta/contract";
import { readRecord, writeRecord } from "../../lib/device/device-store.ts";
import { readLearner } from "../../lib/session/local-session.ts";

const KEY = "test-settings:";

/** Keeps them if the learner they were requested for is still signed in here. */
export function keepSettings(learnerId: string, settings: TestSettings): void {
  // Signing out leaves nothing behind, not even what arrives later.
  if (readLearner()?.userId === learnerId) writeRecord(KEY + learnerId, settings);
}

/** Undefined if this device hasn't seen this learner's, or if they're damaged. */
export function readKeptSettings(): TestSettings | undefined {
  const learner = readLearner();
  const kept = learner ? readRecord(KEY + learner.userId) : null;
  return isWhole(kept) ? kept : undefined;
}

/** By hand, because the contract's schema would come with every dashboard. A test compares the two. */
function isWhole(value: unknown): value is TestSettings {
  const kept: Partial<Record<string, unknown>> = Object(value);
  const hasTypes = Object.entries(STANDARD_SETTINGS).every(
    ([name, standard]) => typeof kept[name] === typeof standard,
  );
  return (
    hasTypes &&
    TIMES_ALLOWED.some((time) => time === kept["time"]) &&
    TEXT_SIZES.some((size) => size === kept["textSize"])
  );
}
