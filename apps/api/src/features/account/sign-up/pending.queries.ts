import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { CODE_TRIES } from "../codes/codes.rules.ts";

interface NewPending {
  id: string;
  name: string;
  phone: string;
  email: string;
  addressKey: string;
  passwordHash: string;
  termsVersion: string;
  termsIp: string;
  isDecoy: boolean;
}

/**
 * One at a time per address until the transaction ends. Creating an account also deletes other
 * pending registrations of its address, and two doing so at once would deadlock.
 */
export async function lockAddress(tx: Tx, addressKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`.execute(tx);
}

export async function insertPending(tx: Tx, pending: NewPending): Promise<void> {
  await tx
    .insertInto("pending_registrations")
    .values({
      id: pending.id,
      name: pending.name,
      phone: pending.phone,
      email: pending.email,
      email_key: pending.addressKey,
      password_hash: pending.passwordHash,
      terms_version: pending.termsVersion,
      terms_accepted_ip: pending.termsIp,
      is_decoy: pending.isDecoy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectOptionalPending(db: Db, id: string, addressKey: string) {
  return await db
    .selectFrom("pending_registrations as pending")
    .leftJoin("one_time_codes as code", (join) =>
      join
        .on("code.purpose", "=", "registration")
        .onRef("code.subject_id", "=", "pending.id")
        .on("code.is_mailed", "=", true)
        .on("code.attempts", "<", CODE_TRIES)
        .on("code.expires_at", ">", sql<Date>`now()`),
    )
    .select(["pending.email", sql<boolean>`code.id is not null`.as("hasLiveCode")])
    .where("pending.id", "=", id)
    .where("pending.email_key", "=", addressKey)
    .executeTakeFirst();
}

/** Takes out a pending registration that can become an account. */
export async function takeOptionalPending(tx: Tx, id: string, addressKey: string) {
  return await tx
    .deleteFrom("pending_registrations")
    .where("id", "=", id)
    .where("email_key", "=", addressKey)
    .where("is_decoy", "=", false)
    .returningAll()
    .executeTakeFirst();
}

/** Every pending registration for this address, no matter who began it, including passwords. */
export async function deletePendingOfAddress(tx: Tx, addressKey: string): Promise<void> {
  await tx.deleteFrom("pending_registrations").where("email_key", "=", addressKey).execute();
}

export async function deleteOldPending(db: Db): Promise<void> {
  await db
    .deleteFrom("pending_registrations")
    .where("created_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
