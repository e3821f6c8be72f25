import type { Exporter } from "../account/erase/export-account.ts";
import { selectAllAnswers } from "./questions.queries.ts";

export const exportQuizzes: Exporter = async (db, learnerId) => ({
  freeQuizAnswers: await selectAllAnswers(db, learnerId),
});
