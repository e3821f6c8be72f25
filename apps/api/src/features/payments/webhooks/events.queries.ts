import { sql } from "kysely";
import { BATCH_ROWS } from "../../../platform/database/batches.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** The provider delivers for a day; kept a while longer for investigations. */
const KEPT = "90 days";

/** What an event is about. None of it is believed; it only says where to look. */
export interface EventSubject {
  type: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  amount: number | null;
  currency: string | null;
}

export interface WaitingEvent extends EventSubject {
  id: string;
  tries: number;
}

/** False when it already exists. */
export async function insertEvent(
  tx: Tx,
  event: EventSubject & { id: string; isDone: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("webhook_events")
    .values({
      event_id: event.id,
      type: event.type,
      provider_order_id: event.providerOrderId,
      provider_payment_id: event.providerPaymentId,
      amount_cents: event.amount,
      currency: event.currency,
      done_at: event.isDone ? sql<Date>`clock_timestamp()` : null,
    })
    .onConflict((conflict) => conflict.column("event_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Takes the event that has waited longest. If nobody finishes it, it comes back, later each time.
 */
export async function claimEvent(db: Db): Promise<WaitingEvent | undefined> {
  const { rows } = await sql<WaitingEvent>`
    update webhook_events set
      tries = tries + 1,
      next_try_at = clock_timestamp()
        + least(power(2, tries) * interval '15 seconds', interval '1 hour')
    where event_id = (
      select event_id from webhook_events
      where done_at is null and next_try_at <= clock_timestamp() and tries < 30
      order by next_try_at limit 1 for update skip locked)
    returning event_id as id, type, tries, provider_order_id as "providerOrderId",
      provider_payment_id as "providerPaymentId", amount_cents as amount, currency`.execute(db);
  return rows[0];
}

export async function updateToDone(db: Db, id: string): Promise<void> {
  await db
    .updateTable("webhook_events")
    .set({ done_at: sql<Date>`clock_timestamp()`, last_error: null })
    .where("event_id", "=", id)
    .execute();
}

export async function noteEventError(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable("webhook_events")
    .set({ last_error: error.slice(0, 500) })
    .where("event_id", "=", id)
    .execute();
}

/** One batch of them; returns how many. */
export async function deleteOldEvents(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_events where event_id in (
      select event_id from webhook_events where received_at < now() - ${KEPT}::interval
      limit ${BATCH_ROWS})`.execute(db);
  return Number(numAffectedRows);
}
