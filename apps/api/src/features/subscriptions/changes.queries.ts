import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

export interface SubscriptionKey {
  learnerId: string;
  subscriptionId: string;
}

export interface OneSubscription {
  planName: string;
  startsAt: Date;
  endsAt: Date;
  revokedAt: Date | null;
  isOver: boolean;
}

export async function lockOptionalSubscription(
  tx: Tx,
  { learnerId, subscriptionId }: SubscriptionKey,
): Promise<OneSubscription | undefined> {
  return await tx
    .selectFrom("subscriptions")
    .select([
      "plan_name as planName",
      "starts_at as startsAt",
      "ends_at as endsAt",
      "revoked_at as revokedAt",
      sql<boolean>`ends_at <= clock_timestamp()`.as("isOver"),
    ])
    .where("learner_id", "=", learnerId)
    .where("id", "=", subscriptionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Days of 24 hours, so that the clocks going forward doesn't cost anybody one. */
export async function updateToLonger(
  tx: Tx,
  { learnerId, subscriptionId }: SubscriptionKey,
  days: number,
): Promise<Date> {
  const { rows } = await sql<{ endsAt: Date }>`
    with longer as (
      select id, ends_at as was, make_interval(hours => ${days * 24}::int) as by from subscriptions
      where learner_id = ${learnerId}::uuid and id = ${subscriptionId}::uuid)
    update subscriptions s set ends_at = s.ends_at + longer.by,
      starts_at = case when s.id = longer.id then s.starts_at else s.starts_at + longer.by end
    from longer
    where s.learner_id = ${learnerId}::uuid and s.revoked_at is null
      and (s.id = longer.id or s.starts_at >= longer.was)
    returning case when s.id = longer.id then s.ends_at end as "endsAt"`.execute(tx);
  return rows.find(({ endsAt }) => endsAt !== null)!.endsAt;
}
