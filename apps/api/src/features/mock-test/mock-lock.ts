import type { MockLock } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { lockWithoutPlan } from "../subscriptions/entitlement.ts";
import { mockAllowances } from "./mock-allowance.ts";
import { lockOf } from "./mock-test.rules.ts";

/** What keeps a learner from starting mocks of each kind. */
export async function mockLocks(
  db: Db | Tx,
  learnerId: string,
  options: { hold?: boolean } = {},
): Promise<{ full: MockLock | null; sectional: MockLock | null }> {
  const allowances = await mockAllowances(db, learnerId, options);
  if (!allowances) {
    const lock = await lockWithoutPlan(db, learnerId);
    return { full: lock, sectional: lock };
  }
  return { full: lockOf(allowances.mocks), sectional: lockOf(allowances.sectionals) };
}
