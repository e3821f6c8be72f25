import { loadPlans } from "@theta/content";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf } from "./entitlement.ts";
import { insertSubscription } from "./subscriptions.queries.ts";

interface Grant {
  learnerId: string;
  planKey: string;
}

/** Gives a learner the plan of this key, after whatever they have already. */
export async function grantSubscription(tx: Tx, { learnerId, planKey }: Grant): Promise<void> {
  const plan = (await loadPlans()).find(({ key }) => key === planKey);
  if (!plan) throw new Error(`There is no plan ${planKey}.`);
  await insertSubscription(tx, learnerId, plan);
}

/** The same for one who has none that runs. */
export async function ensureSubscription(db: Db, grant: Grant): Promise<void> {
  if (await entitlementOf(db, grant.learnerId)) return;
  await db.transaction().execute(async (tx) => await grantSubscription(tx, grant));
}
