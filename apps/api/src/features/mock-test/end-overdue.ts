import type { Db } from "../../platform/database/database.ts";
import { GRACE_SECONDS } from "../exam/deadline.rules.ts";
import { selectOverdue } from "./attempts.queries.ts";
import { withMock } from "./with-mock.ts";

const AT_ONCE = 100;

/**
 * Ends the sections that nobody came back to, of one learner or of everybody. Safe beside others doing
 * the same.
 */
export async function endOverdueMocks(db: Db, learnerId?: string): Promise<number> {
  const overdue = await selectOverdue(db, {
    graceSeconds: GRACE_SECONDS,
    limit: AT_ONCE,
    ...(learnerId ? { learnerId } : {}),
  });
  // To hold a mock is to end what is overdue in it.
  for (const which of overdue) await withMock(db, which, async () => null);
  return overdue.length;
}

/** Until none is left. */
export async function sweepMocks(db: Db): Promise<void> {
  while ((await endOverdueMocks(db)) === AT_ONCE);
}
