import type { Exporter } from "../account/erase/export-account.ts";
import { selectAllEdits } from "./edits.queries.ts";
import { selectAllAnswers } from "./questions.queries.ts";

export const exportMocks: Exporter = async (db, learnerId) => ({
  mockAnswers: await selectAllAnswers(db, learnerId),
  mockAnswerEdits: await selectAllEdits(db, learnerId),
});
