import { loadPlans, planOpens } from "@theta/content";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf } from "./entitlement.ts";
import {
  insertSubscription,
  lockSubscribing,
  type NewSubscription,
} from "./subscriptions.queries.ts";

interface Grant {
  learnerId: string;
  planKey: string;
}

/**
 * Keeps everybody else from opening or ending a plan for this learner until the transaction ends.
 */
export async function holdSubscribing(tx: Tx, learnerId: string): Promise<void> {
  await lockSubscribing(tx, learnerId);
}

/** Opens a plan as it was when it was bought, after whatever the learner already has. */
export async function openPlan(tx: Tx, subscription: NewSubscription): Promise<void> {
  await lockSubscribing(tx, subscription.learnerId);
  await insertSubscription(tx, subscription);
}

/** Gives a learner this plan, without an order. */
export async function grantSubscription(tx: Tx, { learnerId, planKey }: Grant): Promise<void> {
  const plan = (await loadPlans()).find(({ key }) => key === planKey);
  if (!plan) throw new Error(`There is no plan ${planKey}.`);
  await openPlan(tx, {
    learnerId,
    plan: { ...plan, opens: planOpens.parse(plan) },
    orderId: null,
  });
}

/** The same, but only for a learner without a running plan. */
export async function ensureSubscription(db: Db, grant: Grant): Promise<void> {
  if (await entitlementOf(db, grant.learnerId)) return;
  await db.transaction().execute(async (tx) => await grantSubscription(tx, grant));
}
