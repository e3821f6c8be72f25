import type { SectionName } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { selectEndedMocks } from "../mocks.queries.ts";

/** The mocks that a learner has finished since then. Those with a section are sectional tests. */
export async function finishedMocksSince(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName | null; endedAt: Date }[]> {
  return await selectEndedMocks(db, learnerId, since);
}
