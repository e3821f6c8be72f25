import type { Db } from "../../../platform/database/database.ts";
import { selectOverdue } from "../attempts.queries.ts";
import type { MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

const AT_ONCE = 100;

/** Ends abandoned sections of one learner. */
export async function endOverdueMocks(db: Db, learnerId: string): Promise<void> {
  const overdue = await selectOverdue(db, { limit: AT_ONCE, learnerId });
  // A section that can't be ended must not block its learner from everything else; the sweep
  // reports it.
  await endEach(db, overdue);
}

/** The same for everybody. Safe while others do the same. */
export async function sweepMocks(db: Db): Promise<void> {
  const overdue = await selectOverdue(db, { limit: AT_ONCE });
  const faults = await endEach(db, overdue);
  if (faults.length > 0) throw new AggregateError(faults, "Some sections couldn't be ended.");
  if (overdue.length === AT_ONCE) await sweepMocks(db);
}

/**
 * Reads what a learner's mocks show, with abandoned sections ended. There is hardly ever one, so the
 * read says whether it saw one, instead of every page asking first.
 */
export async function readSettled<Seen extends { hasOverdue: boolean }>(
  db: Db,
  learnerId: string,
  read: () => Promise<Seen>,
): Promise<Seen> {
  const seen = await read();
  if (!seen.hasOverdue) return seen;
  await endOverdueMocks(db, learnerId);
  return await read();
}

async function endEach(db: Db, overdue: readonly MockOfLearner[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const which of overdue) {
    // Locking a mock ends what is overdue in it.
    await withMock(db, which, async () => null, { asksEngine: true }).catch((error: unknown) =>
      faults.push(error),
    );
  }
  return faults;
}
