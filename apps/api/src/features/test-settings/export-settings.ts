import type { Exporter } from "../account/erase/export-account.ts";
import { readSettings } from "./read-settings.ts";

export const exportSettings: Exporter = async (db, learnerId) => ({
  testSettings: await readSettings(db, learnerId),
});
