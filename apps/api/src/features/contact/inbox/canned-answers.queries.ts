import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

interface Answer {
  id: string;
  title: string;
  text: string;
}

export async function lockOptionalAnswer(tx: Tx, id: string) {
  return await tx
    .selectFrom("canned_answers")
    .select(["title", "text", "revision"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** False when it already exists. */
export async function insertAnswer(tx: Tx, answer: Answer): Promise<boolean> {
  const row = await tx
    .insertInto("canned_answers")
    .values(answer)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateAnswer(tx: Tx, { id, title, text }: Answer): Promise<void> {
  await tx
    .updateTable("canned_answers")
    .set({
      title,
      text,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where("id", "=", id)
    .execute();
}

export async function deleteAnswer(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("canned_answers").where("id", "=", id).execute();
}
