import type { Goal } from "@theta/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

export async function selectOptionalGoal(
  db: Db | Tx,
  learnerId: string,
): Promise<Goal | undefined> {
  return await db
    .selectFrom("learner_goals")
    .where("learner_id", "=", learnerId)
    .select([
      sql<string | null>`to_char(exam_on, 'YYYY-MM-DD')`.as("examOn"),
      "target_score as targetScore",
    ])
    .executeTakeFirst();
}

export async function upsertGoal(tx: Tx, learnerId: string, goal: Goal): Promise<void> {
  await sql`
    insert into learner_goals (learner_id, exam_on, target_score)
    values (${learnerId}::uuid, ${goal.examOn}::date, ${goal.targetScore})
    on conflict (learner_id) do update set exam_on = excluded.exam_on,
      target_score = excluded.target_score, changed_at = clock_timestamp()`.execute(tx);
}

/** Only the day; the target stays. */
export async function upsertExamDay(
  tx: Tx,
  learnerId: string,
  examOn: string | null,
): Promise<void> {
  await sql`
    insert into learner_goals (learner_id, exam_on) values (${learnerId}::uuid, ${examOn}::date)
    on conflict (learner_id) do update set exam_on = excluded.exam_on,
      changed_at = clock_timestamp()`.execute(tx);
}

export async function selectNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}
