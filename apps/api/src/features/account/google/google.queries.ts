import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

interface Identity {
  issuer: string;
  subject: string;
}

export async function insertNonce(db: Db, hash: Buffer, minutes: number): Promise<void> {
  await db
    .insertInto("google_nonces")
    .values({
      nonce_hash: hash,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

/** False when it was never given out, was used before, or is too old. */
export async function consumeNonce(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom("google_nonces")
    .where("nonce_hash", "=", hash)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("nonce_hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredNonces(db: Db): Promise<void> {
  await db
    .deleteFrom("google_nonces")
    .where("expires_at", "<", sql<Date>`now()`)
    .execute();
}

export async function selectOptionalLearnerIdOfIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("google_identities")
    .select("learner_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.learner_id;
}

export async function insertIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
  learnerId: string,
): Promise<void> {
  await tx
    .insertInto("google_identities")
    .values({ issuer, subject, learner_id: learnerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectIdentities(db: Db, learnerId: string) {
  return await db
    .selectFrom("google_identities")
    .select(["issuer", "subject", "created_at"])
    .where("learner_id", "=", learnerId)
    .execute();
}
