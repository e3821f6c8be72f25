import type { Db, Tx } from "../../platform/database/database.ts";
import { allowancesOf } from "../subscriptions/entitlement.ts";
import { selectStarts } from "./mocks.queries.ts";

/** How many tests of each kind a learner's plans include, and how many of them were started. */
export async function mockAllowances(
  db: Db | Tx,
  learnerId: string,
  options: { hold?: boolean } = {},
): ReturnType<typeof allowancesOf<"mocks" | "sectionals">> {
  return await allowancesOf(db, learnerId, await selectStarts(db, learnerId), options);
}

/** When the learner last started a test; null for never. */
export async function lastBegun(db: Db | Tx, learnerId: string): Promise<Date | null> {
  const { mocks, sectionals } = await selectStarts(db, learnerId);
  const [last = null] = [...mocks, ...sectionals].toSorted(
    (one, other) => other.getTime() - one.getTime(),
  );
  return last;
}
