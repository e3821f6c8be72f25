import type { Db } from "../../../platform/database/database.ts";
import { selectOptionalOwner } from "./order-parts.queries.ts";

/** Whose order it is; null once their account is gone, or if there's no such order. */
export async function ownerOf(db: Db, orderId: string): Promise<string | null> {
  return await selectOptionalOwner(db, orderId);
}
