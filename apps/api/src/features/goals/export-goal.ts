import type { Exporter } from "../account/erase/export-account.ts";
import { readGoal } from "./keep-goal.ts";

export const exportGoal: Exporter = async (db, learnerId) => ({
  goal: await readGoal(db, learnerId),
});
