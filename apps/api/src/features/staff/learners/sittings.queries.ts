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

export async function selectSections(db: Db, learnerId: string) {
  return await db
    .selectFrom("mock_sections as s")
    .select([
      "s.id",
      "s.mock_id as mockId",
      "s.section",
      "s.place",
      "s.started_at as startedAt",
      "s.deadline",
      "s.ended_at as endedAt",
      "s.ended_by as endedBy",
      "s.total",
      "s.score",
      "s.reopened",
      sql<number>`(select count(*)::int from mock_questions q
        where q.learner_id = s.learner_id and q.section_id = s.id
          and q.answered_at is not null)`.as("answered"),
    ])
    .where("s.learner_id", "=", learnerId)
    .orderBy("s.place")
    .execute();
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
