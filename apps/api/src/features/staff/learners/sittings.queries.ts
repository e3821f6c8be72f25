import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** More than anybody has; a guard against a page without end. */
const MOST_SITTINGS = 200;

export async function selectMocks(db: Db, learnerId: string) {
  return await db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .select([
      "a.mock_id as mockId",
      "m.name",
      "a.mode",
      "a.time_allowed as timeAllowed",
      "a.opened_at as openedAt",
      "a.started_at as startedAt",
      "a.ended_at as endedAt",
      "a.total",
    ])
    .where("a.learner_id", "=", learnerId)
    .orderBy("a.opened_at", "desc")
    .limit(MOST_SITTINGS)
    .execute();
}

export async function selectAnsweredBySection(
  db: Db,
  learnerId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("mock_questions")
    .select(["section_id as sectionId", sql<number>`count(*)::int`.as("answered")])
    .where("learner_id", "=", learnerId)
    .where("answered_at", "is not", null)
    .groupBy("section_id")
    .execute();
  return new Map(rows.map(({ sectionId, answered }) => [sectionId, answered]));
}

export async function selectQuizzes(db: Db, learnerId: string) {
  return await db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as z", "z.id", "a.quiz_id")
    .select([
      "a.quiz_id as quizId",
      "z.name",
      "a.started_at as startedAt",
      "a.deadline",
      "a.ended_at as endedAt",
      "a.ended_by as endedBy",
      "a.total",
      "a.correct",
      sql<number>`(select count(*)::int from quiz_questions q
        where q.learner_id = a.learner_id and q.quiz_id = a.quiz_id
          and q.answered_at is not null)`.as("answered"),
    ])
    .where("a.learner_id", "=", learnerId)
    .orderBy("a.started_at", "desc")
    .limit(MOST_SITTINGS)
    .execute();
}

export async function selectPracticeCounts(db: Db, learnerId: string) {
  return await db
    .selectFrom("practice_answers")
    .select([
      sql<number>`count(answered_at)::int`.as("answered"),
      sql<number>`(count(*) filter (where is_correct))::int`.as("right"),
      sql<Date | null>`max(answered_at)`.as("lastAnsweredAt"),
    ])
    .where("learner_id", "=", learnerId)
    .executeTakeFirstOrThrow();
}

/** The tests started last, of both kinds. */
export async function selectLastTests(db: Db, learnerId: string, limit: number) {
  const mocks = db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .select([
      sql<"mock" | "quiz">`'mock'`.as("kind"),
      sql<string>`a.mock_id::text`.as("testId"),
      "m.name",
      sql<Date>`a.started_at`.as("startedAt"),
      "a.ended_at as endedAt",
    ])
    .where("a.learner_id", "=", learnerId)
    .where("a.started_at", "is not", null);
  const quizzes = db
    .selectFrom("quiz_attempts as a")
    .innerJoin("quizzes as z", "z.id", "a.quiz_id")
    .select([
      sql<"mock" | "quiz">`'quiz'`.as("kind"),
      sql<string>`a.quiz_id::text`.as("testId"),
      "z.name",
      sql<Date>`a.started_at`.as("startedAt"),
      "a.ended_at as endedAt",
    ])
    .where("a.learner_id", "=", learnerId);
  return await mocks.unionAll(quizzes).orderBy("startedAt", "desc").limit(limit).execute();
}
