import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/** Moves a demo learner's attempt into the past, with these seconds on each question. */
export async function backdateAttempt(
  db: Db,
  { learnerId, quizId }: { learnerId: string; quizId: string },
  { daysAgo, seconds }: { daysAgo: number; seconds: readonly number[] },
): Promise<void> {
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const start = sql<Date>`started_at - make_interval(days => ${daysAgo})`;
  await db
    .updateTable("quiz_attempts")
    .set({
      started_at: start,
      deadline: sql`deadline - make_interval(days => ${daysAgo})`,
      ended_at: sql`least(${start} + make_interval(secs => ${total}), deadline - make_interval(days => ${daysAgo}))`,
    })
    .where("learner_id", "=", learnerId)
    .where("quiz_id", "=", quizId)
    .execute();
  const began = sql<Date>`(select a.started_at from quiz_attempts a
    where a.learner_id = quiz_questions.learner_id and a.quiz_id = quiz_questions.quiz_id)`;
  for (const [k, spent] of seconds.entries()) {
    const before = seconds.slice(0, k).reduce((sum, one) => sum + one, 0);
    await db
      .updateTable("quiz_questions")
      .set({
        shown_at: sql`${began} + make_interval(secs => ${before})`,
        answered_at: sql`${began} + make_interval(secs => ${before + spent - 1})`,
        left_at: sql`${began} + make_interval(secs => ${before + spent})`,
      })
      .where("learner_id", "=", learnerId)
      .where("quiz_id", "=", quizId)
      .where("place", "=", k + 1)
      .execute();
  }
}
