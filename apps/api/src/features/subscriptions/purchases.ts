import type { Db, Tx } from "../../platform/database/database.ts";
import {
  type Purchase,
  lockOptionalPurchase,
  selectBoughtAt,
  selectPurchasesOf,
  selectOptionalPurchase,
  updateToRevoked,
} from "./purchases.queries.ts";
import { lockSubscribing } from "./subscriptions.queries.ts";

export type { Purchase };

/** What an order opened; undefined when it opened nothing yet. */
export async function purchaseWith(db: Db | Tx, orderId: string): Promise<Purchase | undefined> {
  return await selectOptionalPurchase(db, orderId);
}

export async function allPurchases(db: Db, learnerId: string): Promise<Purchase[]> {
  return await selectPurchasesOf(db, learnerId);
}

/** When a subscription was bought or given. */
export async function boughtAt(
  db: Db | Tx,
  { learnerId, subscriptionId }: { learnerId: string; subscriptionId: string },
): Promise<Date> {
  return await selectBoughtAt(db, learnerId, subscriptionId);
}

/**
 * Locks what an order opened. Starting a mock locks it too, so that the two run one after the other and
 * the second sees what the first did.
 */
export async function lockPurchase(
  tx: Tx,
  { learnerId, orderId }: { learnerId: string; orderId: string },
): Promise<Purchase | undefined> {
  await lockSubscribing(tx, learnerId);
  return await lockOptionalPurchase(tx, orderId);
}

/** Ends it now. Anything bought to follow it begins earlier. */
export async function revokePurchase(tx: Tx, bought: Purchase): Promise<void> {
  await updateToRevoked(tx, bought);
}
