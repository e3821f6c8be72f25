import type { MockLock } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { lockWithoutPlan } from "../subscriptions/entitlement.ts";
import { mockRoom } from "./mock-room.ts";
import { lockOf } from "./mock-test.rules.ts";

/** What keeps a learner from starting mocks of each kind. */
export async function mockLocks(
  db: Db | Tx,
  learnerId: string,
  options: { hold?: boolean } = {},
): Promise<{ full: MockLock | null; sectional: MockLock | null }> {
  const room = await mockRoom(db, learnerId, options);
  if (!room) {
    const lock = await lockWithoutPlan(db, learnerId);
    return { full: lock, sectional: lock };
  }
  return { full: lockOf(room.mocks), sectional: lockOf(room.sectionals) };
}
