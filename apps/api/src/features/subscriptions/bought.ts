import type { Db, Tx } from "../../platform/database/database.ts";
import {
  type Bought,
  lockOptionalBought,
  selectBoughtOf,
  selectOptionalBought,
  updateToRevoked,
} from "./bought.queries.ts";
import { lockSubscribing } from "./subscriptions.queries.ts";

export type { Bought };

/** What an order opened; undefined if it hasn't opened anything yet. */
export async function boughtWith(db: Db | Tx, orderId: string): Promise<Bought | undefined> {
  return await selectOptionalBought(db, orderId);
}

export async function allBought(db: Db, learnerId: string): Promise<Bought[]> {
  return await selectBoughtOf(db, learnerId);
}

/**
 * Locks what an order opened. Starting a mock locks it, too, so that one comes after the other and
 * sees what the first has done.
 */
export async function holdBought(
  tx: Tx,
  { learnerId, orderId }: { learnerId: string; orderId: string },
): Promise<Bought | undefined> {
  await lockSubscribing(tx, learnerId);
  return await lockOptionalBought(tx, orderId);
}

/** Ends it now. What was bought to follow it begins earlier. */
export async function revokeBought(tx: Tx, bought: Bought): Promise<void> {
  await updateToRevoked(tx, bought);
}
