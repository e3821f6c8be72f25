import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { StoredPlan } from "./practice-plan.rules.ts";

/** The exam day isn't part of the plan: the learner's goal has it. */
export type PlanRow = Omit<StoredPlan, "examOn">;

function plans(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("practice_plans")
    .where("learner_id", "=", learnerId)
    .select([
      sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as("startsOn"),
      "sections",
      "time_zone as timeZone",
      "lost_weeks as lostWeeks",
    ]);
}

export async function selectOptionalPlan(
  db: Db | Tx,
  learnerId: string,
): Promise<PlanRow | undefined> {
  return await plans(db, learnerId).executeTakeFirst();
}

export async function lockOptionalPlan(tx: Tx, learnerId: string): Promise<PlanRow | undefined> {
  return await plans(tx, learnerId).forUpdate().executeTakeFirst();
}

export async function selectNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]!.now;
}

/** With a new start, nothing has moved yet. */
export async function upsertPlan(
  tx: Tx,
  learnerId: string,
  plan: Omit<PlanRow, "lostWeeks">,
): Promise<void> {
  await sql`
    insert into practice_plans as p (learner_id, starts_on, sections, time_zone)
    values (${learnerId}::uuid, ${plan.startsOn}::date, ${plan.sections}, ${plan.timeZone})
    on conflict (learner_id) do update set
      lost_weeks = case when p.starts_on = excluded.starts_on then p.lost_weeks else '{}' end,
      starts_on = excluded.starts_on, exam_on = null, sections = excluded.sections,
      time_zone = excluded.time_zone, changed_at = clock_timestamp()`.execute(tx);
}

export async function updateLostWeeks(
  tx: Tx,
  learnerId: string,
  lostWeeks: readonly number[],
): Promise<void> {
  await sql`
    update practice_plans set lost_weeks = ${[...lostWeeks]}::smallint[], changed_at = clock_timestamp()
    where learner_id = ${learnerId}::uuid`.execute(tx);
}

export async function deletePlan(tx: Tx, learnerId: string): Promise<void> {
  await tx.deleteFrom("practice_plans").where("learner_id", "=", learnerId).execute();
  await tx.deleteFrom("practice_plan_ticks").where("learner_id", "=", learnerId).execute();
}

export async function selectTicks(
  db: Db | Tx,
  learnerId: string,
): Promise<{ task: string; tickedAt: Date }[]> {
  return await db
    .selectFrom("practice_plan_ticks")
    .select(["task", "ticked_at as tickedAt"])
    .where("learner_id", "=", learnerId)
    .orderBy("ticked_at")
    .execute();
}

export async function insertTick(tx: Tx, learnerId: string, task: string): Promise<void> {
  await tx
    .insertInto("practice_plan_ticks")
    .values({ learner_id: learnerId, task })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteTick(tx: Tx, learnerId: string, task: string): Promise<void> {
  await tx
    .deleteFrom("practice_plan_ticks")
    .where("learner_id", "=", learnerId)
    .where("task", "=", task)
    .execute();
}
