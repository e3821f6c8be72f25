import type { Body, TestSettings, testSettings } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { upsertSettings } from "./test-settings.queries.ts";

/** Changes those that are given, and returns all. */
export async function saveSettings(
  db: Db,
  learnerId: string,
  changed: Body<typeof testSettings.save>,
): Promise<TestSettings> {
  return await upsertSettings(db, learnerId, changed);
}
