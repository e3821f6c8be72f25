import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { CODE_MINUTES, type CodePurpose } from "../limits.ts";
import { CODE_TRIES, type NewCode } from "./codes.rules.ts";

export interface CodeSubject {
  purpose: CodePurpose;
  subjectId: string;
  addressKey: string;
}

interface Put {
  code: NewCode;
  isDecoy: boolean;
  isMailed?: boolean;
  /** Its email is sent this much later, and its lifetime starts then. */
  delaySeconds?: number;
  askerHash?: Buffer;
}

/** Replaces the previous code, which stops working. */
export async function putCode(
  tx: Tx,
  subject: CodeSubject,
  { code, isDecoy, isMailed = true, delaySeconds = 0, askerHash }: Put,
): Promise<void> {
  const row = {
    id: code.id,
    email_key: subject.addressKey,
    code_hash: code.hash,
    is_decoy: isDecoy,
    is_mailed: isMailed,
    asker_hash: askerHash ?? null,
    asker_attempts: 0,
    attempts: 0,
    created_at: sql<Date>`now()`,
    expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES}, secs => ${delaySeconds})`,
    consumed_at: null,
  };
  await tx
    .insertInto("one_time_codes")
    .values({ ...row, purpose: subject.purpose, subject_id: subject.subjectId })
    .onConflict((conflict) => conflict.columns(["purpose", "subject_id"]).doUpdateSet(row))
    .execute();
}

export interface StoredCode {
  id: string;
  hash: Buffer;
  isDecoy: boolean;
  isMailed: boolean;
}

/** Uses up one try and returns the code to compare with, or nothing if no try is left. */
export async function countOptionalTry(
  db: Db,
  subject: CodeSubject,
): Promise<StoredCode | undefined> {
  return await liveCode(db, subject)
    .set({ attempts: sql<number>`attempts + 1` })
    .where("attempts", "<", CODE_TRIES)
    .returning(KEPT_CODE)
    .executeTakeFirst();
}

/** The same for the browser that asked for the code; nothing for any other. */
export async function countOptionalAskersTry(
  db: Db,
  subject: CodeSubject,
  askerHash: Buffer,
): Promise<StoredCode | undefined> {
  return await liveCode(db, subject)
    .set({ asker_attempts: sql<number>`asker_attempts + 1` })
    .where("asker_hash", "=", askerHash)
    .where("asker_attempts", "<", CODE_TRIES)
    .returning(KEPT_CODE)
    .executeTakeFirst();
}

const KEPT_CODE = [
  "id",
  "code_hash as hash",
  "is_decoy as isDecoy",
  "is_mailed as isMailed",
] as const;

function liveCode(db: Db, { purpose, subjectId, addressKey }: CodeSubject) {
  return db
    .updateTable("one_time_codes")
    .where("purpose", "=", purpose)
    .where("subject_id", "=", subjectId)
    .where("email_key", "=", addressKey)
    .where("consumed_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`);
}

/** The email with it was canceled before it was sent. */
export async function markNotMailed(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable("one_time_codes").set({ is_mailed: false }).where("id", "in", ids).execute();
}

/** False if another request came first or a newer code has replaced it. */
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
