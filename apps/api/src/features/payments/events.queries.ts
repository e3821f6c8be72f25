import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Delivered for a day by the provider; kept a while for whoever looks into something. */
const KEPT = "90 days";

export interface WaitingEvent {
  id: string;
  body: unknown;
  tries: number;
}

/** False when it is there already. */
export async function insertEvent(
  tx: Tx,
  event: { id: string; type: string; body: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("webhook_events")
    .values({ event_id: event.id, type: event.type, body: event.body })
    .onConflict((conflict) => conflict.column("event_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes the event that has waited longest. If nobody finishes with it, it comes back, later each time. */
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
    returning event_id as id, body, tries`.execute(db);
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

export async function deleteOldEvents(db: Db): Promise<void> {
  await sql`delete from webhook_events where received_at < now() - ${KEPT}::interval`.execute(db);
}
