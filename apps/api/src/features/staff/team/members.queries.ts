import type { StaffRole } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

export async function selectMembers(db: Db) {
  return await db
    .selectFrom("staff_members as m")
    .innerJoin("learners as l", "l.id", "m.learner_id")
    .select([
      "m.learner_id as learnerId",
      "l.name",
      "l.email",
      "m.role",
      "m.granted_at as grantedAt",
      sql<boolean>`exists (
        select from staff_factors f where f.learner_id = m.learner_id and f.confirmed_at is not null
      )`.as("hasSecondFactor"),
      sql<Date | null>`(
        select max(confirmed_at) from staff_sessions s where s.learner_id = m.learner_id
      )`.as("lastConfirmedAt"),
    ])
    .orderBy("l.name")
    .orderBy("m.learner_id")
    .execute();
}

export async function selectOptionalRole(db: Db, learnerId: string): Promise<StaffRole | null> {
  const row = await db
    .selectFrom("staff_members")
    .select("role")
    .where("learner_id", "=", learnerId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The role somebody has now, locked until the transaction ends. */
export async function lockOptionalRole(tx: Tx, learnerId: string): Promise<StaffRole | null> {
  const row = await tx
    .selectFrom("staff_members")
    .select("role")
    .where("learner_id", "=", learnerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.role ?? null;
}

/** All owners, always locked in the same order. */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("staff_members")
    .select("learner_id as learnerId")
    .where("role", "=", "owner")
    .orderBy("learner_id")
    .forUpdate()
    .execute();
  return rows.map(({ learnerId }) => learnerId);
}

export async function upsertMember(
  tx: Tx,
  member: { learnerId: string; role: StaffRole; grantedBy: string | null },
): Promise<void> {
  const values = { role: member.role, granted_by: member.grantedBy };
  await tx
    .insertInto("staff_members")
    .values({ learner_id: member.learnerId, ...values })
    .onConflict((conflict) =>
      conflict
        .column("learner_id")
        .doUpdateSet({ ...values, granted_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
}

/** With it go the second factors and the confirmed sessions. */
export async function deleteMember(tx: Tx, learnerId: string): Promise<void> {
  await tx.deleteFrom("staff_members").where("learner_id", "=", learnerId).execute();
}
