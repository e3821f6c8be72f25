import { PLAN_LOCKS, type PlanLock, type UserDetails } from "@theta/contract";

/** Why something is locked for this learner. */
export function lockOf({ subscription, hasPlanEnded }: UserDetails): PlanLock {
  if (subscription) return "not-in-plan";
  return hasPlanEnded ? "plan-ended" : "no-subscription";
}

/** The lock named in a refusal. */
export function lockOfRefusal({ lock }: Readonly<Record<string, unknown>>): PlanLock {
  return PLAN_LOCKS.find((one) => one === lock) ?? "no-subscription";
}
