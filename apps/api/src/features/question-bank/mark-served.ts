import type { Db, Tx } from "../../platform/database/database.ts";
import { updateToServed } from "./bank.queries.ts";

/** Somebody has met these versions of items: from now on a change makes a new one. */
export async function markServed(db: Db | Tx, itemIds: string[]): Promise<void> {
  await updateToServed(db, itemIds);
}

/** The same as a part for the statements of other features. */
export { markingServed } from "./bank.queries.ts";
