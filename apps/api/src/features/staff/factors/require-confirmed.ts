import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { confirmAgain, confirmFirst, notStaff } from "../refusals.ts";
import { lockMember, selectOptionalStanding } from "../staff-sessions.queries.ts";
import { hasFactor } from "./factors.queries.ts";

/** For their own second factors, the password is enough as long as there's none. */
export async function requireConfirmed(db: Db | Tx, caller: Caller): Promise<void> {
  const standing = await selectOptionalStanding(db, caller);
  if (!standing) throw notStaff();
  if (standing.isFull === null) throw confirmFirst();
  if (!standing.isFull && (await hasFactor(db, caller.learnerId))) throw confirmFirst();
  if (!standing.isFresh) throw confirmAgain();
}

/**
 * The same, with everything of this member's that could change locked until the transaction ends: a first factor may
 * have been added in another session a moment ago.
 */
export async function holdConfirmed(tx: Tx, caller: Caller): Promise<void> {
  await lockMember(tx, caller.learnerId);
  await requireConfirmed(tx, caller);
}
