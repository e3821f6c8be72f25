import type { Db } from "../../../platform/database/database.ts";
import { deleteExpiredCodes } from "../codes/codes.queries.ts";
import { deleteExpiredNonces } from "../google/google.queries.ts";
import { deleteExpiredOpenidRows } from "../openid/openid.queries.ts";
import { deleteOldResets } from "../password/resets.queries.ts";
import { deleteOldSessions } from "../session/sessions.queries.ts";
import { deleteOldPending } from "../sign-up/pending.queries.ts";

/** Deletes rows about accounts that are no longer needed. */
export async function deleteOldAccountRows(db: Db): Promise<void> {
  await deleteExpiredCodes(db);
  await deleteOldPending(db);
  await deleteExpiredNonces(db);
  await deleteExpiredOpenidRows(db);
  await deleteOldResets(db);
  await deleteOldSessions(db);
}
