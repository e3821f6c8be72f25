import type { Tx } from "../../platform/database/database.ts";

/** Which ways of signing in somebody had, besides the password. */
export interface Disconnected {
  openid: boolean;
  google: boolean;
}

/** Disconnects the accounts that a learner signs in with elsewhere, and what's still to be confirmed. */
export async function deleteIdentitiesOfLearner(tx: Tx, learnerId: string): Promise<Disconnected> {
  await tx.deleteFrom("openid_links").where("learner_id", "=", learnerId).execute();
  const openid = await tx
    .deleteFrom("openid_identities")
    .where("learner_id", "=", learnerId)
    .returning("subject")
    .execute();
  const google = await tx
    .deleteFrom("google_identities")
    .where("learner_id", "=", learnerId)
    .returning("subject")
    .execute();
  return { openid: openid.length > 0, google: google.length > 0 };
}
