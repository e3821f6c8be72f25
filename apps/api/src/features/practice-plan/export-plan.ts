import type { Exporter } from "../account/erase/export-account.ts";
import { selectOptionalPlan, selectTicks } from "./plans.queries.ts";

export const exportPracticePlan: Exporter = async (db, learnerId) => ({
  practicePlan: {
    settings: (await selectOptionalPlan(db, learnerId)) ?? null,
    checkedOff: await selectTicks(db, learnerId),
  },
});
