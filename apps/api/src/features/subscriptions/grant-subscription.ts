import { loadPlans, planOpens } from "@theta/content";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf } from "./entitlement.ts";
import {
  insertSubscription,
  lockSubscribing,
  type NewSubscription,
  type Period,
} from "./subscriptions.queries.ts";

interface Grant {
  /** So that the same grant, asked for twice, is made once. */
  id?: string;
  learnerId: string;
  planKey: string;
}

/**
 * Keeps everybody else from opening or ending a plan for this learner until the transaction ends.
 */
export async function holdSubscribing(tx: Tx, learnerId: string): Promise<void> {
  await lockSubscribing(tx, learnerId);
}

/**
 * Opens a plan as it was when it was bought, after whatever the learner already has. Undefined if
 * it was opened before.
 */
export async function openPlan(tx: Tx, subscription: NewSubscription): Promise<Period | undefined> {
  await lockSubscribing(tx, subscription.learnerId);
  return await insertSubscription(tx, subscription);
}

/** Gives a learner this plan, without an order. Undefined if this grant was made before. */
export async function grantSubscription(
  tx: Tx,
  { id, learnerId, planKey }: Grant,
): Promise<Period | undefined> {
  const plan = (await loadPlans()).find(({ key }) => key === planKey);
  if (!plan) throw new Error(`There is no plan ${planKey}.`);
  return await openPlan(tx, {
    ...(id !== undefined && { id }),
    learnerId,
    plan: { ...plan, opens: planOpens.parse(plan) },
    orderId: null,
  });
}

/** The same, but only for a learner without a running plan. */
export async function ensureSubscription(db: Db, grant: Grant): Promise<void> {
  if (await entitlementOf(db, grant.learnerId)) return;
  await db.transaction().execute(async (tx) => void (await grantSubscription(tx, grant)));
}
