import { PLAN_LOCKS, type PlanLock, type UserDetails } from "@theta/contract";

/** Why what a learner's plan doesn't open is closed to them. */
export function lockOf({ subscription, hasPlanEnded }: UserDetails): PlanLock {
  if (subscription) return "not-in-plan";
  return hasPlanEnded ? "plan-ended" : "no-subscription";
}

/** The lock that a refusal speaks of. */
export function lockOfRefusal({ lock }: Readonly<Record<string, unknown>>): PlanLock {
  return PLAN_LOCKS.find((one) => one === lock) ?? "no-subscription";
}
