import { PLAN_LOCKS, type PlanLock, type UserDetails } from "@theta/contract";

/** Why something is locked for a learner without a running plan. */
export type NoPlanLock = Exclude<PlanLock, "not-in-plan">;

export function lockWithoutPlan({ hasPlanEnded }: Pick<UserDetails, "hasPlanEnded">): NoPlanLock {
  return hasPlanEnded ? "plan-ended" : "no-subscription";
}

/** Why something is locked for this learner. */
export function lockOf(learner: UserDetails): PlanLock {
  return learner.subscription ? "not-in-plan" : lockWithoutPlan(learner);
}

/** The lock named in a refusal. */
export function lockOfRefusal({ lock }: Readonly<Record<string, unknown>>): PlanLock {
  return PLAN_LOCKS.find((one) => one === lock) ?? "no-subscription";
}
