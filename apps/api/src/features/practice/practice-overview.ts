import type { PracticeOverview } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { selectReviewCounts, selectTopics } from "./practice.queries.ts";

/** What there is to practise, how it went so far, and what is due for another look. */
export async function practiceOverview(db: Db, learnerId: string): Promise<PracticeOverview> {
  const [topics, { nextDueAt, ...counts }] = await Promise.all([
    selectTopics(db, learnerId),
    selectReviewCounts(db, learnerId),
  ]);
  return { topics, ...counts, nextDueAt: nextDueAt?.getTime() ?? null };
}
