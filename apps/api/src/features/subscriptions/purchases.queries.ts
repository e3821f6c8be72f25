import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** A subscription paid for by an order. */
export interface Purchase {
  id: string;
  learnerId: string;
  orderId: string;
  planName: string;
  startsAt: Date;
  endsAt: Date;
  revokedAt: Date | null;
}

function purchases(db: Db | Tx) {
  return db
    .selectFrom("subscriptions")
    .select([
      "id",
      "learner_id as learnerId",
      "plan_name as planName",
      "starts_at as startsAt",
      "ends_at as endsAt",
      "revoked_at as revokedAt",
    ])
    .select(sql<string>`order_id`.as("orderId"));
}

export async function selectOptionalPurchase(
  db: Db | Tx,
  orderId: string,
): Promise<Purchase | undefined> {
  return await purchases(db).where("order_id", "=", orderId).executeTakeFirst();
}

export async function selectBoughtAt(
  db: Db | Tx,
  learnerId: string,
  subscriptionId: string,
): Promise<Date> {
  const { boughtAt } = await db
    .selectFrom("subscriptions")
    .select("created_at as boughtAt")
    .where("learner_id", "=", learnerId)
    .where("id", "=", subscriptionId)
    .executeTakeFirstOrThrow();
  return boughtAt;
}

/** Until the transaction ends, no mock can be started with it. */
export async function lockOptionalPurchase(tx: Tx, orderId: string): Promise<Purchase | undefined> {
  return await purchases(tx).where("order_id", "=", orderId).forUpdate().executeTakeFirst();
}

export async function selectPurchasesOf(db: Db, learnerId: string): Promise<Purchase[]> {
  return await purchases(db)
    .where("learner_id", "=", learnerId)
    .where("order_id", "is not", null)
    .orderBy("created_at")
    .execute();
}

/** What followed it moves forward by the time that is freed. */
export async function updateToRevoked(
  tx: Tx,
  one: Pick<Purchase, "learnerId" | "id">,
): Promise<void> {
  await sql`
    with gone as (
      update subscriptions set revoked_at = clock_timestamp()
      where learner_id = ${one.learnerId}::uuid and id = ${one.id}::uuid and revoked_at is null
      returning ends_at, ends_at - least(greatest(starts_at, revoked_at), ends_at) as freed)
    update subscriptions s set starts_at = s.starts_at - gone.freed, ends_at = s.ends_at - gone.freed
    from gone
    where s.learner_id = ${one.learnerId}::uuid and s.id <> ${one.id}::uuid
      and s.revoked_at is null and s.starts_at >= gone.ends_at`.execute(tx);
}

interface Ending {
  learnerId: string;
  planName: string;
  endsAt: Date;
}

/**
 * Learners whose last plan ends within this many days. Plans shorter than that aren't announced.
 */
export async function selectEndings(db: Db, days: number): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select distinct on (s.learner_id) s.learner_id as "learnerId", s.plan_name as "planName",
      s.ends_at as "endsAt"
    from subscriptions s
    where s.revoked_at is null
      and s.ends_at > clock_timestamp()
      and s.ends_at <= clock_timestamp() + make_interval(days => ${days})
      and s.created_at < s.ends_at - make_interval(days => ${days})
      and not exists (select 1 from subscriptions later
        where later.learner_id = s.learner_id and later.revoked_at is null and later.ends_at > s.ends_at)
    order by s.learner_id, s.ends_at desc`.execute(db);
  return rows;
}
