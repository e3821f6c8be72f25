/**
 * Why something in a plan is locked: the learner never had a plan, had one that ended, or has one
 * that doesn't include it.
 */
export const PLAN_LOCKS = ["no-subscription", "plan-ended", "not-in-plan"] as const;
export type PlanLock = (typeof PLAN_LOCKS)[number];

/** Why a mock can't be started or its results can't be read. */
export const MOCK_LOCKS = [...PLAN_LOCKS, "used-up"] as const;
export type MockLock = (typeof MOCK_LOCKS)[number];
