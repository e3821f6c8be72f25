import type { UserDetails } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementFrom, type Entitlement } from "./entitlement.rules.ts";
import { selectSubscriptions } from "./subscriptions.queries.ts";

/** What a learner has paid for and may use now; null without a running subscription. */
export async function entitlementOf(
  db: Db | Tx,
  learnerId: string,
  /** `hold`: until the transaction ends nobody else can change it. */
  { hold = false }: { hold?: boolean } = {},
): Promise<Entitlement | null> {
  return entitlementFrom(await selectSubscriptions(db, learnerId, hold));
}

/** The plan that runs now, with the end of the last that follows on it. */
export async function currentPlan(
  db: Db | Tx,
  learnerId: string,
): Promise<{ planName: string; startsAt: Date; endsAt: Date } | null> {
  const open = await entitlementOf(db, learnerId);
  return open && { planName: open.planName, startsAt: open.since, endsAt: open.endsAt };
}

/** The same as the shell shows it. */
export async function subscriptionOf(
  db: Db | Tx,
  learnerId: string,
): Promise<Pick<UserDetails, "isUserSubscribed" | "subscription">> {
  const entitlement = await entitlementOf(db, learnerId);
  return {
    isUserSubscribed: entitlement !== null,
    subscription: entitlement && {
      planName: entitlement.planName,
      endsAt: entitlement.endsAt.getTime(),
    },
  };
}
