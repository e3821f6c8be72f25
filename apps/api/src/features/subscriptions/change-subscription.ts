import type { Tx } from "../../platform/database/database.ts";
import {
  lockOptionalSubscription,
  type OneSubscription,
  type SubscriptionKey,
  updateToLonger,
} from "./changes.queries.ts";
import { updateToRevoked } from "./purchases.queries.ts";
import { lockSubscribing } from "./subscriptions.queries.ts";

export type { OneSubscription };

/**
 * One of a learner's subscriptions, locked. Starting a mock locks it too, and buying a plan waits,
 * so that whatever follows sees the change.
 */
export async function lockSubscription(
  tx: Tx,
  key: SubscriptionKey,
): Promise<OneSubscription | undefined> {
  await lockSubscribing(tx, key.learnerId);
  return await lockOptionalSubscription(tx, key);
}

/** Lets it run longer. Anything that follows it begins later. Returns its new end. */
export async function extendSubscription(
  tx: Tx,
  key: SubscriptionKey,
  days: number,
): Promise<Date> {
  return await updateToLonger(tx, key, days);
}

/** Ends it now. Anything that follows it begins earlier. */
export async function revokeSubscription(
  tx: Tx,
  { learnerId, subscriptionId }: SubscriptionKey,
): Promise<void> {
  await updateToRevoked(tx, { learnerId, id: subscriptionId });
}
