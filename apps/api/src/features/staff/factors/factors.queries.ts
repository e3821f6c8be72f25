import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

const NOW = sql<Date>`clock_timestamp()`;

/** Those that count. */
export async function selectFactors(db: Db | Tx, learnerId: string) {
  return await db
    .selectFrom("staff_factors")
    .select(["id", "kind", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("learner_id", "=", learnerId)
    .where("confirmed_at", "is not", null)
    .orderBy("created_at")
    .execute();
}

export async function hasFactor(db: Db | Tx, learnerId: string): Promise<boolean> {
  return (await selectFactors(db, learnerId)).length > 0;
}

/** An app that isn't confirmed yet; one at a time. */
export async function putUnconfirmedTotp(
  tx: Tx,
  factor: { id: string; learnerId: string; name: string; secret: Buffer },
): Promise<void> {
  await tx
    .deleteFrom("staff_factors")
    .where("learner_id", "=", factor.learnerId)
    .where("confirmed_at", "is", null)
    .execute();
  await tx
    .insertInto("staff_factors")
    .values({
      id: factor.id,
      learner_id: factor.learnerId,
      kind: "totp",
      name: factor.name,
      secret: factor.secret,
    })
    .execute();
}

/** Locked, so that a code that comes twice at once counts once. */
export async function lockTotps(tx: Tx, learnerId: string, isConfirmed: boolean) {
  return await tx
    .selectFrom("staff_factors")
    .select(["id", "secret", sql<number | null>`last_step::float8`.as("lastStep")])
    .where("learner_id", "=", learnerId)
    .where("kind", "=", "totp")
    .where("confirmed_at", isConfirmed ? "is not" : "is", null)
    .forUpdate()
    .execute();
}

export async function noteTotpUse(tx: Tx, id: string, step: number): Promise<void> {
  await tx
    .updateTable("staff_factors")
    .set({
      last_step: step,
      last_used_at: NOW,
      confirmed_at: sql<Date>`coalesce(confirmed_at, clock_timestamp())`,
    })
    .where("id", "=", id)
    .execute();
}

export async function insertPasskey(
  tx: Tx,
  passkey: {
    id: string;
    learnerId: string;
    name: string;
    credentialId: string;
    publicKey: Buffer;
    counter: number;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto("staff_factors")
    .values({
      id: passkey.id,
      learner_id: passkey.learnerId,
      kind: "passkey",
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      confirmed_at: NOW,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectPasskeys(db: Db, learnerId: string) {
  return await db
    .selectFrom("staff_factors")
    .select([
      "id",
      sql<string>`credential_id`.as("credentialId"),
      sql<Buffer>`public_key`.as("publicKey"),
      sql<number>`counter::float8`.as("counter"),
    ])
    .where("learner_id", "=", learnerId)
    .where("kind", "=", "passkey")
    .execute();
}

export async function notePasskeyUse(db: Db, id: string, counter: number): Promise<void> {
  await db
    .updateTable("staff_factors")
    .set({ counter, last_used_at: NOW })
    .where("id", "=", id)
    .execute();
}

/** False if there's no such factor. */
export async function deleteFactor(tx: Tx, learnerId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("staff_factors")
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function replaceRecoveryCodes(
  tx: Tx,
  learnerId: string,
  hashes: Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, learnerId);
  await tx
    .insertInto("staff_recovery_codes")
    .values(hashes.map((code_hash) => ({ learner_id: learnerId, code_hash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, learnerId: string): Promise<void> {
  await tx.deleteFrom("staff_recovery_codes").where("learner_id", "=", learnerId).execute();
}

/** False if it's wrong or used. */
export async function spendRecoveryCode(db: Db, learnerId: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable("staff_recovery_codes")
    .set({ used_at: NOW })
    .where("learner_id", "=", learnerId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .returning("code_hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db | Tx, learnerId: string): Promise<number> {
  const row = await db
    .selectFrom("staff_recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("learner_id", "=", learnerId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.left;
}
