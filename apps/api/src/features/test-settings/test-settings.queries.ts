import type { TestSettings } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

export async function selectOptionalSettings(
  db: Db | Tx,
  learnerId: string,
): Promise<TestSettings | undefined> {
  return await db
    .selectFrom("learner_test_settings")
    .where("learner_id", "=", learnerId)
    .select([
      "time_allowed as time",
      "has_extra_breaks as hasExtraBreaks",
      "text_size as textSize",
      "has_high_contrast as hasHighContrast",
      "has_line_reader as hasLineReader",
      "masks_answers as masksAnswers",
      "is_calculator_mouse_only as isCalculatorMouseOnly",
    ])
    .executeTakeFirst();
}

export async function upsertSettings(
  db: Db,
  learnerId: string,
  settings: TestSettings,
): Promise<void> {
  const values = {
    time_allowed: settings.time,
    has_extra_breaks: settings.hasExtraBreaks,
    text_size: settings.textSize,
    has_high_contrast: settings.hasHighContrast,
    has_line_reader: settings.hasLineReader,
    masks_answers: settings.masksAnswers,
    is_calculator_mouse_only: settings.isCalculatorMouseOnly,
    changed_at: sql<Date>`clock_timestamp()`,
  };
  await db
    .insertInto("learner_test_settings")
    .values({ learner_id: learnerId, ...values })
    .onConflict((conflict) => conflict.column("learner_id").doUpdateSet(values))
    .execute();
}
