import { STAFF_LEARNER_ROWS } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export async function selectOptionalAccount(db: Db, learnerId: string) {
  return await db
    .selectFrom("learners as l")
    .select([
      "l.name",
      "l.email",
      "l.phone",
      "l.created_at as joinedAt",
      "l.deletion_due_at as deletionDueAt",
      sql<boolean>`l.password_hash is not null`.as("hasPassword"),
      sql<boolean>`exists (select from google_identities g where g.learner_id = l.id)`.as(
        "hasGoogle",
      ),
      sql<boolean>`exists (select from openid_identities o where o.learner_id = l.id)`.as(
        "hasOpenid",
      ),
      sql<boolean>`exists (select from staff_members m where m.learner_id = l.id)`.as("isStaff"),
    ])
    .where("l.id", "=", learnerId)
    .executeTakeFirst();
}

/** Open ones first. */
export async function selectDevices(db: Db, learnerId: string) {
  return await db
    .selectFrom("sessions")
    .select([
      "id",
      "device",
      "created_at as signedInAt",
      "last_used_at as lastSeenAt",
      sql<string | null>`host(ip)`.as("ip"),
      sql<Date | null>`coalesce(ended_at, case when expires_at <= now() then expires_at end)`.as(
        "endedAt",
      ),
    ])
    .where("learner_id", "=", learnerId)
    .orderBy(sql`ended_at is null and expires_at > now()`, "desc")
    .orderBy("last_used_at", "desc")
    .limit(STAFF_LEARNER_ROWS)
    .execute();
}

export async function selectPlans(db: Db, learnerId: string) {
  return await db
    .selectFrom("subscriptions as s")
    .leftJoin("orders as o", "o.id", "s.order_id")
    .select([
      "s.id",
      "s.plan_name as planName",
      "s.starts_at as startsAt",
      "s.ends_at as endsAt",
      "s.revoked_at as revokedAt",
      "o.receipt as orderNumber",
      sql<"running" | "later" | "ended" | "revoked">`case
        when s.revoked_at is not null then 'revoked'
        when s.ends_at <= clock_timestamp() then 'ended'
        when s.starts_at > clock_timestamp() then 'later'
        else 'running' end`.as("state"),
    ])
    .where("s.learner_id", "=", learnerId)
    .orderBy("s.starts_at", "desc")
    .execute();
}

export async function selectOrders(db: Db, learnerId: string) {
  return await db
    .selectFrom("orders as o")
    .leftJoin("refunds as r", "r.order_id", "o.id")
    .select([
      "o.id",
      "o.receipt as number",
      "o.plan_name as planName",
      "o.amount_cents as amountCents",
      "o.currency",
      "o.status",
      "o.created_at as madeAt",
      "r.status as refund",
    ])
    .where("o.learner_id", "=", learnerId)
    .orderBy("o.created_at", "desc")
    .execute();
}

/** What was mailed to the address, without its text. */
export async function selectMails(db: Db, email: string) {
  return await db
    .selectFrom("mail_outbox")
    .select([
      "id",
      "subject",
      "created_at as at",
      "sent_at as sentAt",
      "failed_at as failedAt",
      sql<boolean>`body_text <> ''`.as("hasText"),
      "has_code as hasCode",
    ])
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .orderBy("created_at", "desc")
    .limit(STAFF_LEARNER_ROWS)
    .execute();
}

export async function selectEvents(db: Db, learnerId: string) {
  return await db
    .selectFrom("audit_events as e")
    .leftJoin("learners as actor", "actor.id", "e.actor_id")
    .select([
      sql<number>`e.id::float8`.as("id"),
      "e.at",
      "e.event",
      sql<string | null>`case when e.actor_id is not null
        then coalesce(actor.name, 'Somebody who has left') end`.as("actor"),
      sql<string | null>`e.detail ->> 'reason'`.as("reason"),
    ])
    .where("e.learner_id", "=", learnerId)
    // Somebody who looks often would fill the page with that. The audit log has them.
    .where("e.event", "not like", "staff.%-viewed")
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(STAFF_LEARNER_ROWS)
    .execute();
}
