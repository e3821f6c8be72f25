import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

export interface OpenidIdentity {
  issuer: string;
  subject: string;
}

const NOW = sql<Date>`now()`;
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

export async function insertSignIn(
  db: Db,
  signIn: { secretHash: Buffer; provider: string; minutes: number },
): Promise<void> {
  await db
    .insertInto("openid_sign_ins")
    .values({
      secret_hash: signIn.secretHash,
      provider: signIn.provider,
      expires_at: inMinutes(signIn.minutes),
    })
    .execute();
}

/** False when it was never begun, has come back before, or took too long. */
export async function consumeSignIn(
  db: Db,
  { secretHash, provider }: { secretHash: Buffer; provider: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom("openid_sign_ins")
    .where("secret_hash", "=", secretHash)
    .where("provider", "=", provider)
    .where("expires_at", ">", NOW)
    .returning("provider")
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectOptionalLearnerIdOfOpenid(
  tx: Tx,
  { issuer, subject }: OpenidIdentity,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom("openid_identities")
    .select("learner_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.learner_id;
}

export async function insertOpenidIdentity(
  tx: Tx,
  { issuer, subject }: OpenidIdentity,
  learnerId: string,
): Promise<void> {
  await tx
    .insertInto("openid_identities")
    .values({ issuer, subject, learner_id: learnerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectOpenidIdentities(db: Db, learnerId: string) {
  return await db
    .selectFrom("openid_identities")
    .select(["issuer", "subject", "created_at"])
    .where("learner_id", "=", learnerId)
    .execute();
}

/** For the learner's copy of the data. */
export async function selectOpenidLinks(db: Db, learnerId: string) {
  return await db
    .selectFrom("openid_links")
    .select(["provider", "issuer", "subject", "authenticated_at", "expires_at"])
    .where("learner_id", "=", learnerId)
    .execute();
}

export async function deleteExpiredOpenidRows(db: Db): Promise<void> {
  await db.deleteFrom("openid_sign_ins").where("expires_at", "<", NOW).execute();
  await db.deleteFrom("openid_links").where("expires_at", "<", NOW).execute();
}
