import type { MockLock } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf } from "../subscriptions/entitlement.ts";
import { lockOf } from "./mock-test.rules.ts";
import { countStartedMocks } from "./mocks.queries.ts";

/** What keeps a learner from starting mocks of each kind. */
export async function mockLocks(
  db: Db | Tx,
  learnerId: string,
  options: { hold?: boolean } = {},
): Promise<{ full: MockLock | null; sectional: MockLock | null }> {
  const open = await entitlementOf(db, learnerId, options);
  const started = open
    ? await countStartedMocks(db, learnerId, open.since)
    : { full: 0, sectional: 0 };
  return { full: lockOf(false, open, started), sectional: lockOf(true, open, started) };
}
