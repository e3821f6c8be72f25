import type { SectionName } from "@theta/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import { seenInQuizzes } from "../../free-quiz/seen-in-quizzes.sql-parts.ts";
import { seenInPractice } from "../../practice/seen-in-practice.sql-parts.ts";

/**
 * The questions of a section that this learner had seen when it began, in mocks, quizzes, and
 * practice, oldest first. One that was shown twice is listed twice. Only those in the mocks' pool
 * today, because the engine ignores the others.
 */
export async function selectSeenKeys(
  db: Db,
  learnerId: string,
  { id, section, startedAt }: { id: string; section: SectionName; startedAt: Date | null },
): Promise<string[]> {
  const inMocks = db
    .selectFrom("mock_questions as q")
    .innerJoin("mock_sections as s", (join) =>
      join.onRef("s.learner_id", "=", "q.learner_id").onRef("s.id", "=", "q.section_id"),
    )
    .where("q.learner_id", "=", learnerId)
    .where("s.section", "=", section)
    .where("s.id", "<>", id)
    .select(["q.item_id as itemId", "q.shown_at as at"]);
  const rows = await db
    .selectFrom(
      inMocks
        .unionAll(seenInQuizzes(db, learnerId))
        .unionAll(seenInPractice(db, learnerId))
        .as("shown"),
    )
    .innerJoin("items as i", "i.id", "shown.itemId")
    .innerJoin("items as today", "today.key", "i.key")
    .where("today.is_current", "=", true)
    .where("today.pool", "=", "mock")
    .where("today.section", "=", section)
    .where("shown.at", "<", sql<Date>`coalesce(${startedAt}::timestamptz, clock_timestamp())`)
    .orderBy("shown.at")
    .select("i.key")
    .execute();
  return rows.map(({ key }) => key);
}
