/**
 * The learner's settings as this device last saw them. A test that's opened again looks right from its
 * first moment, so answers that are to be covered don't show until the server has been heard.
 */
import { TestSettings } from "@theta/contract";
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
  return learner ? TestSettings.safeParse(readRecord(KEY + learner.userId)).data : undefined;
}
