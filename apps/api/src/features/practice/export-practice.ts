import type { Exporter } from "../account/erase/export-account.ts";
import { selectAllPractice } from "./practice.queries.ts";

export const exportPractice: Exporter = async (db, learnerId) => ({
  practiceAnswers: await selectAllPractice(db, learnerId),
});
