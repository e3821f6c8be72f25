import type { UserDetails } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementFrom, type Entitlement, type Room, roomIn } from "./entitlement.rules.ts";
import { selectSubscriptions } from "./subscriptions.queries.ts";

/** What a learner has paid for and may use now; null without a running subscription. */
export async function entitlementOf(db: Db | Tx, learnerId: string): Promise<Entitlement | null> {
  const { subscriptions, now } = await selectSubscriptions(db, learnerId);
  return entitlementFrom(subscriptions, now);
}

/** When full and sectional tests were begun. */
interface Begun {
  mocks: readonly Date[];
  sectionals: readonly Date[];
}

/** The room for tests that is open to a learner; null without a running subscription. */
export async function roomOf(
  db: Db | Tx,
  learnerId: string,
  begun: Begun,
  /** `hold`: until the transaction ends nobody else can change the subscriptions. */
  { hold = false }: { hold?: boolean } = {},
): Promise<{ mocks: Room; sectionals: Room } | null> {
  const { subscriptions, now } = await selectSubscriptions(db, learnerId, hold);
  if (!entitlementFrom(subscriptions, now)) return null;
  return {
    mocks: roomIn(subscriptions, "mocks", begun.mocks, now),
    sectionals: roomIn(subscriptions, "sectionals", begun.sectionals, now),
  };
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
