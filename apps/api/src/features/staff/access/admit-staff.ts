import { mayStaff, type StaffPermission, type StaffRole } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { confirmAgain, confirmFirst, notPermitted, notStaff } from "../refusals.ts";
import { selectOptionalStanding } from "../staff-sessions.queries.ts";

/** Lets somebody who works for us through to a call, by their role right now. */
export async function admitStaff(
  db: Db,
  caller: Caller,
  { permission, isGrave }: { permission: StaffPermission; isGrave: boolean },
): Promise<StaffRole> {
  const standing = await selectOptionalStanding(db, caller);
  if (!standing) throw notStaff();
  if (!standing.isFull) throw confirmFirst();
  if (!mayStaff(standing.role, permission)) throw notPermitted();
  if (isGrave && !standing.isFresh) throw confirmAgain();
  return standing.role;
}
