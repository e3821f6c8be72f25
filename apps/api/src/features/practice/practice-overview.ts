import type { PracticeOverview } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { selectTopics } from "./practice.queries.ts";

/** What there is to practice, how it has gone so far, and what is due for another look. */
export async function practiceOverview(db: Db, learnerId: string): Promise<PracticeOverview> {
  const rows = await selectTopics(db, learnerId);
  const dueDays = rows.flatMap(({ nextDueAt }) => (nextDueAt ? [nextDueAt.getTime()] : []));
  return {
    topics: rows.map(({ due: _due, missed: _missed, nextDueAt: _at, ...topic }) => topic),
    due: sum(rows.map(({ due }) => due)),
    missed: sum(rows.map(({ missed }) => missed)),
    nextDueAt: dueDays.length > 0 ? Math.min(...dueDays) : null,
  };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
