import type { Db, Tx } from "../../platform/database/database.ts";

export interface Review {
  itemKey: string;
  lastWasRight: boolean;
  step: number | null;
  dueAt: Date | null;
}

/** Locked, so that two answers at once don't lose a step. */
export async function lockReviews(
  tx: Tx,
  learnerId: string,
  itemKeys: readonly string[],
): Promise<Map<string, Review>> {
  if (itemKeys.length === 0) return new Map();
  const rows = await tx
    .selectFrom("reviews")
    .select(["item_key as itemKey", "last_was_right as lastWasRight", "step", "due_at as dueAt"])
    .where("learner_id", "=", learnerId)
    .where("item_key", "in", [...itemKeys])
    .orderBy("item_key")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.itemKey, row]));
}

export async function upsertReviews(
  tx: Tx,
  learnerId: string,
  reviews: readonly (Review & { at: Date })[],
): Promise<void> {
  if (reviews.length === 0) return;
  await tx
    .insertInto("reviews")
    .values(
      reviews.map(({ itemKey, lastWasRight, step, dueAt, at }) => ({
        learner_id: learnerId,
        item_key: itemKey,
        last_was_right: lastWasRight,
        last_answered_at: at,
        step,
        due_at: dueAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["learner_id", "item_key"]).doUpdateSet((given) => ({
        last_was_right: given.ref("excluded.last_was_right"),
        last_answered_at: given.ref("excluded.last_answered_at"),
        step: given.ref("excluded.step"),
        due_at: given.ref("excluded.due_at"),
      })),
    )
    .execute();
}

export async function selectOptionalDueAt(
  db: Db | Tx,
  learnerId: string,
  itemKey: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom("reviews")
    .select("due_at as dueAt")
    .where("learner_id", "=", learnerId)
    .where("item_key", "=", itemKey)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}
