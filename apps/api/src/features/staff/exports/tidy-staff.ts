import type { Db } from "../../../platform/database/database.ts";
import { deleteOldActs } from "../../../platform/staff-act.ts";
import { deleteOldExports } from "./exports.queries.ts";

/** Deletes what only a repeat or a page of an export would need. The audit log keeps what was done. */
export async function tidyStaff(db: Db): Promise<void> {
  await deleteOldActs(db);
  await deleteOldExports(db);
}
