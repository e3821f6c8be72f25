/** What support sees of a learner's test. None of it says what was answered. */
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { LookedAtQuestion } from "../../mock-test/support/looked-at-question.ts";

/** The questions of a quiz that were on screen. */
export async function selectSeenInQuiz(
  db: Db,
  learnerId: string,
  quizId: string,
): Promise<LookedAtQuestion[]> {
  const rows = await db
    .selectFrom("quiz_questions")
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .where("shown_at", "is not", null)
    .orderBy("place")
    .select(["place", "shown_at as shownAt", "answered_at as answeredAt"])
    .select(["is_correct as isRight", "is_late as isLate"])
    .execute();
  return rows.map((row) => ({ ...row, editedAt: [] }));
}

const MOST_ACTS = 50;

/** What support has done about a test, the newest first. */
export async function selectActs(db: Db, learnerId: string, testId: string) {
  return await db
    .selectFrom("audit_events as e")
    .leftJoin("learners as l", "l.id", "e.actor_id")
    .where("e.learner_id", "=", learnerId)
    .where("e.event", "in", [
      "sitting.time-added",
      "sitting.section-reopened",
      "sitting.reopening-taken-back",
    ])
    .where(sql<boolean>`e.detail->>'testId' = ${testId}`)
    .orderBy("e.at", "desc")
    .limit(MOST_ACTS)
    .select(["e.at", "e.event", "l.name as by"])
    .select([
      sql<boolean>`e.actor_id is not null`.as("hasActor"),
      sql<string>`coalesce(e.detail->>'reason', '')`.as("reason"),
      sql<number | null>`(e.detail->>'minutes')::int`.as("minutes"),
    ])
    .execute();
}
