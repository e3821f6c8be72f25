import type { Db } from "../../platform/database/database.ts";
import { entitlementOf } from "../subscriptions/entitlement.ts";
import { countStartedMocks } from "./mocks.queries.ts";

interface Room {
  of: number;
  used: number;
}

/** How many tests of each kind the learner's plans open, and how many of these were begun. */
export async function mockRoom(
  db: Db,
  learnerId: string,
): Promise<{ mocks: Room; sectionals: Room } | null> {
  const open = await entitlementOf(db, learnerId);
  if (!open) return null;
  const begun = await countStartedMocks(db, learnerId, open.since);
  return {
    mocks: { of: open.mocks, used: begun.full },
    sectionals: { of: open.sectionals, used: begun.sectional },
  };
}
