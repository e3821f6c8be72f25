import { loadPlans, type PlanOpens } from "@theta/content";
import type { UserDetails } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  type Counted,
  entitlementFrom,
  type Entitlement,
  type Allowance,
  allowanceIn,
  type Subscription,
} from "./entitlement.rules.ts";
import { refusePlan } from "./refusals.ts";
import { type StoredSubscription, selectSubscriptions } from "./subscriptions.queries.ts";

const NOTHING: PlanOpens = {
  topicTests: 0,
  practicePlan: false,
  studyNotes: false,
  mentorSessions: 0,
  support: false,
};

/**
 * What was promised when it was bought; for older subscriptions, what the price list says about the
 * plan.
 */
async function withOpens(
  kept: readonly StoredSubscription[],
): Promise<(Subscription & { id: string })[]> {
  const isKnown = kept.every(({ opens }) => opens !== null);
  const plans = isKnown ? [] : await loadPlans();
  return kept.map(({ opens, planKey, ...rest }) => {
    const { topicTests, practicePlan, studyNotes, mentorSessions, support } =
      opens ?? plans.find(({ key }) => key === planKey) ?? NOTHING;
    return { ...rest, topicTests, practicePlan, studyNotes, mentorSessions, support };
  });
}

async function subscriptionsOf(db: Db | Tx, learnerId: string, hold = false) {
  const { subscriptions, now } = await selectSubscriptions(db, learnerId, hold);
  return { subscriptions: await withOpens(subscriptions), now };
}

/** What a learner has paid for and may use now; null without a running subscription. */
export async function entitlementOf(db: Db | Tx, learnerId: string): Promise<Entitlement | null> {
  const { subscriptions, now } = await subscriptionsOf(db, learnerId);
  return entitlementFrom(subscriptions, now);
}

/**
 * The room for each kind in a learner's plans, given when each was started; null without a running
 * subscription.
 */
export async function allowancesOf<Kind extends Counted>(
  db: Db | Tx,
  learnerId: string,
  begun: Readonly<Record<Kind, readonly Date[]>>,
  /** `hold`: nobody else can change the subscriptions until the transaction ends. */
  { hold = false }: { hold?: boolean } = {},
): Promise<Record<Kind, Allowance> | null> {
  const { subscriptions, now } = await subscriptionsOf(db, learnerId, hold);
  if (!entitlementFrom(subscriptions, now)) return null;
  const kinds = Object.entries(begun) as [Kind, readonly Date[]][];
  return Object.fromEntries(
    kinds.map(([kind, dates]) => [kind, allowanceIn(subscriptions, kind, dates, now)]),
  ) as Record<Kind, Allowance>;
}

/** The running subscriptions that include hours with a mentor, first to end first. */
export async function mentorHoursOf(
  db: Db | Tx,
  learnerId: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<{ subscriptionId: string; of: number }[]> {
  const { subscriptions, now } = await subscriptionsOf(db, learnerId, hold);
  return subscriptions
    .filter(({ mentorSessions, endsAt }) => mentorSessions > 0 && endsAt > now)
    .toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
    .map(({ id, mentorSessions }) => ({ subscriptionId: id, of: mentorSessions }));
}

/** Why a learner without a running subscription has no access. A refunded plan never counts. */
export async function lockWithoutPlan(
  db: Db | Tx,
  learnerId: string,
): Promise<"no-subscription" | "plan-ended"> {
  const { subscriptions } = await selectSubscriptions(db, learnerId);
  return subscriptions.length > 0 ? "plan-ended" : "no-subscription";
}

/** The subscription that ended last; null if none has. */
export async function lastEnded(
  db: Db | Tx,
  learnerId: string,
): Promise<{ planName: string; endsAt: Date } | null> {
  const { subscriptions, now } = await selectSubscriptions(db, learnerId);
  const ended = subscriptions.filter(({ endsAt }) => endsAt <= now);
  return ended.toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0] ?? null;
}

/** A running subscription that includes this; otherwise a refusal that says why and what to do. */
export async function needPlanWith(
  db: Db | Tx,
  learnerId: string,
  what: keyof PlanOpens,
): Promise<Entitlement> {
  const entitlement = await entitlementOf(db, learnerId);
  if (entitlement?.opens[what]) return entitlement;
  const plans = (await loadPlans()).filter((plan) => plan[what]).map(({ name }) => name);
  throw refusePlan(what, {
    plans,
    lock: entitlement ? "not-in-plan" : await lockWithoutPlan(db, learnerId),
  });
}

/** The same, as every page shows it. */
export async function subscriptionOf(
  db: Db | Tx,
  learnerId: string,
): Promise<Pick<UserDetails, "isUserSubscribed" | "subscription" | "hasPlanEnded">> {
  const { subscriptions, now } = await subscriptionsOf(db, learnerId);
  const entitlement = entitlementFrom(subscriptions, now);
  return {
    isUserSubscribed: entitlement !== null,
    subscription: entitlement && {
      planName: entitlement.planName,
      endsAt: entitlement.endsAt.getTime(),
      opens: entitlement.opens,
    },
    hasPlanEnded: entitlement === null && subscriptions.length > 0,
  };
}
