import { STANDARD_SETTINGS, type TestSettings } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { selectOptionalSettings } from "./test-settings.queries.ts";

export async function readSettings(db: Db | Tx, learnerId: string): Promise<TestSettings> {
  return (await selectOptionalSettings(db, learnerId)) ?? STANDARD_SETTINGS;
}
