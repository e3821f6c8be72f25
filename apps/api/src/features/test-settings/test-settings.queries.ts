import type { Body, TestSettings, testSettings } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

const SETTINGS = [
  "time_allowed as time",
  "has_extra_breaks as hasExtraBreaks",
  "text_size as textSize",
  "has_high_contrast as hasHighContrast",
  "has_line_reader as hasLineReader",
  "masks_answers as masksAnswers",
  "is_calculator_mouse_only as isCalculatorMouseOnly",
] as const;

export async function selectOptionalSettings(
  db: Db | Tx,
  learnerId: string,
): Promise<TestSettings | undefined> {
  return await db
    .selectFrom("learner_test_settings")
    .where("learner_id", "=", learnerId)
    .select(SETTINGS)
    .executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockOptionalSettings(
  tx: Tx,
  learnerId: string,
): Promise<TestSettings | undefined> {
  return await tx
    .selectFrom("learner_test_settings")
    .where("learner_id", "=", learnerId)
    .select(SETTINGS)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes only what changed, in one statement, so that two devices don't undo each other's changes. */
export async function upsertSettings(
  db: Db | Tx,
  learnerId: string,
  changed: Body<typeof testSettings.save>,
): Promise<TestSettings> {
  // Undefined settings keep their value or, in a new row, get the standard one.
  const values = {
    time_allowed: changed.time,
    has_extra_breaks: changed.hasExtraBreaks,
    text_size: changed.textSize,
    has_high_contrast: changed.hasHighContrast,
    has_line_reader: changed.hasLineReader,
    masks_answers: changed.masksAnswers,
    is_calculator_mouse_only: changed.isCalculatorMouseOnly,
    changed_at: sql<Date>`clock_timestamp()`,
  };
  return await db
    .insertInto("learner_test_settings")
    .values({ learner_id: learnerId, ...values })
    .onConflict((conflict) => conflict.column("learner_id").doUpdateSet(values))
    .returning(SETTINGS)
    .executeTakeFirstOrThrow();
}
