import type { PlanOpens } from "@theta/content";
import { sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";

/** A subscription as it was bought. */
export interface StoredSubscription {
  id: string;
  planKey: string;
  planName: string;
  mocks: number;
  sectionals: number;
  /** Null if the row is older than this column. */
  opens: PlanOpens | null;
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/**
 * All of a learner's subscriptions that weren't refunded, first to begin first, and the database's
 * time.
 */
export async function selectSubscriptions(
  db: Db | Tx,
  learnerId: string,
  hold = false,
): Promise<{ subscriptions: StoredSubscription[]; now: Date }> {
  const rows = hold
    ? await subscriptions(db, learnerId).forUpdate().execute()
    : await subscriptionsOf(db, { learnerId });
  // A learner without a subscription has nothing that could end.
  return { subscriptions: rows, now: rows.at(-1)?.now ?? new Date() };
}

function subscriptions(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("subscriptions")
    .select([
      "id",
      "plan_key as planKey",
      "plan_name as planName",
      "mocks",
      "sectionals",
      "created_at as boughtAt",
      "starts_at as startsAt",
      "ends_at as endsAt",
      "opens",
    ])
    .select(sql<Date>`clock_timestamp()`.as("now"))
    .where("learner_id", "=", learnerId)
    .where("revoked_at", "is", null)
    .orderBy("starts_at");
}

const subscriptionsOf = builtOnce((db, { learnerId }: { learnerId: string }) =>
  subscriptions(db, learnerId),
);

export interface NewSubscription {
  /** For one that may be asked for twice; left out, the database makes one. */
  id?: string;
  learnerId: string;
  /** The order that paid for it; null when it was given. */
  orderId: string | null;
  plan: {
    key: string;
    name: string;
    months: number;
    mocks: number;
    sectionals: number;
    opens: PlanOpens | null;
  };
}

/** One at a time per learner, because the next one builds on what is there. */
export async function lockSubscribing(tx: Tx, learnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe ${learnerId}`}, 0))`.execute(
    tx,
  );
}

/** When a plan runs. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Opens a plan from now on, or from the end of what the learner already has. Once per order and per
 * id: undefined if it's there already.
 */
export async function insertSubscription(
  tx: Tx,
  { id, learnerId, orderId, plan }: NewSubscription,
): Promise<Period | undefined> {
  const start = sql<Date>`greatest(clock_timestamp(), coalesce((select max(s.ends_at) from subscriptions s
    where s.learner_id = ${learnerId}::uuid and s.revoked_at is null), '-infinity'))`;
  return await tx
    .insertInto("subscriptions")
    .values({
      ...(id !== undefined && { id }),
      learner_id: learnerId,
      order_id: orderId,
      plan_key: plan.key,
      plan_name: plan.name,
      mocks: plan.mocks,
      sectionals: plan.sectionals,
      opens: plan.opens && JSON.stringify(plan.opens),
      starts_at: start,
      // Calendar months in UTC, whatever the session's time zone.
      ends_at: sql<Date>`(${start} at time zone 'UTC' + make_interval(months => ${plan.months})) at time zone 'UTC'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["starts_at as startsAt", "ends_at as endsAt"])
    .executeTakeFirst();
}
