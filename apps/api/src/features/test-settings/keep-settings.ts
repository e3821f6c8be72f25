import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { selectOptionalSettings, upsertSettings } from "./test-settings.queries.ts";

export async function readSettings(db: Db | Tx, learnerId: string): Promise<TestSettings> {
  return (await selectOptionalSettings(db, learnerId)) ?? STANDARD_SETTINGS;
}

export async function saveSettings(
  db: Db,
  learnerId: string,
  settings: TestSettings,
): Promise<TestSettings> {
  await upsertSettings(db, learnerId, settings);
  return settings;
}
