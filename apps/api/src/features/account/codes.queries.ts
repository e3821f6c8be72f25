import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { CODE_MINUTES, CODE_TRIES, type NewCode } from "./codes.rules.ts";

export type CodePurpose = "registration" | "password-reset";

export interface CodeSubject {
  purpose: CodePurpose;
  subjectId: string;
  addressKey: string;
}

/** Puts a code in the place of the one before it, which is dead from then on. */
export async function putCode(
  tx: Tx,
  subject: CodeSubject,
  { code, isDecoy }: { code: NewCode; isDecoy: boolean },
): Promise<void> {
  const row = {
    id: code.id,
    email_key: subject.addressKey,
    code_hash: code.hash,
    is_decoy: isDecoy,
    attempts: 0,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
    consumed_at: null,
  };
  await tx
    .insertInto("one_time_codes")
    .values({ ...row, purpose: subject.purpose, subject_id: subject.subjectId })
    .onConflict((conflict) => conflict.columns(["purpose", "subject_id"]).doUpdateSet(row))
    .execute();
}

/** Uses up one try and gives the code to compare with; nothing when there is none left to try. */
export async function countOptionalTry(
  db: Db,
  { purpose, subjectId, addressKey }: CodeSubject,
): Promise<{ id: string; hash: Buffer; isDecoy: boolean } | undefined> {
  return await db
    .updateTable("one_time_codes")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("purpose", "=", purpose)
    .where("subject_id", "=", subjectId)
    .where("email_key", "=", addressKey)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .where("attempts", "<", CODE_TRIES)
    .returning(["id", "code_hash as hash", "is_decoy as isDecoy"])
    .executeTakeFirst();
}

/** False when another request was first, or a newer code has taken its place. */
export async function consumeCode(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable("one_time_codes")
    .set({ consumed_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("consumed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCodesOfAddress(tx: Tx, addressKey: string): Promise<void> {
  await tx.deleteFrom("one_time_codes").where("email_key", "=", addressKey).execute();
}

export async function deleteExpiredCodes(db: Db): Promise<void> {
  await db
    .deleteFrom("one_time_codes")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}
