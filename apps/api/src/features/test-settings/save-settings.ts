import type { TestSettings } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { upsertSettings } from "./test-settings.queries.ts";

export async function saveSettings(
  db: Db,
  learnerId: string,
  settings: TestSettings,
): Promise<TestSettings> {
  await upsertSettings(db, learnerId, settings);
  return settings;
}
