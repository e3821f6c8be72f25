import type { Db, Tx } from "../../platform/database/database.ts";
import { updateToServed } from "./items.queries.ts";

/** Somebody has seen these versions of items, so from now on a change makes a new one. */
export async function markServed(db: Db | Tx, itemIds: string[]): Promise<void> {
  await updateToServed(db, itemIds);
}
