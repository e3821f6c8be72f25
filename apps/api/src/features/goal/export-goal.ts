import type { Exporter } from "../account/erase/export-account.ts";
import { readGoal } from "./read-goal.ts";

export const exportGoal: Exporter = async (db, learnerId) => ({
  goal: await readGoal(db, learnerId),
});
