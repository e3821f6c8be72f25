import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Google's place among the keys of providers; no other may have it. */
export const GOOGLE = "google";

/** How long somebody may take with the password or the code. */
export const LINK_MINUTES = 15;

const NOW = sql<Date>`now()`;

/**
 * Somebody whose address at a provider belongs to an account that they have to prove to be theirs
 * first.
 */
export interface Link {
  id: string;
  /** Its key, or Google's. */
  provider: string;
  issuer: string;
  subject: string;
  learnerId: string;
  authenticatedAt: Date | null;
}

export async function insertLink(tx: Tx, link: Link, secretHash: Buffer): Promise<void> {
  await tx
    .insertInto("openid_links")
    .values({
      id: link.id,
      secret_hash: secretHash,
      provider: link.provider,
      issuer: link.issuer,
      subject: link.subject,
      learner_id: link.learnerId,
      authenticated_at: link.authenticatedAt,
      expires_at: sql<Date>`now() + make_interval(mins => ${LINK_MINUTES})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectOptionalLink(db: Db, secretHash: Buffer): Promise<Link | undefined> {
  return await db
    .selectFrom("openid_links")
    .select([
      "id",
      "provider",
      "issuer",
      "subject",
      "learner_id as learnerId",
      "authenticated_at as authenticatedAt",
    ])
    .where("secret_hash", "=", secretHash)
    .where("expires_at", ">", NOW)
    .executeTakeFirst();
}

/** False when it's gone already. */
export async function deleteLink(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("openid_links")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
