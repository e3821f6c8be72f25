import { sql } from "kysely";
import { BATCH_ROWS, inBatches } from "./database/batches.ts";
import type { Db } from "./database/database.ts";

interface Kind {
  /** The first kind that matches applies. */
  events: RegExp;
  years: number;
}

/**
 * How long the audit log keeps each kind of event. The privacy policy and docs/running.md say so, too, which a test
 * compares. The database itself refuses to delete anything younger than a year.
 */
export const AUDIT_KINDS: readonly Kind[] = [
  // Money.
  { events: /^(order|payment|refund|subscription|ledger)\.|^staff\.plan-/, years: 8 },
  // What our staff did.
  { events: /^(staff|items|sitting|mentor)\./, years: 3 },
  // Signing in.
  { events: /^(account|session|webhook)\./, years: 1 },
];

const LONGEST = Math.max(...AUDIT_KINDS.map(({ years }) => years));

/** An event that matches no kind is kept the longest. */
export function yearsKept(event: string): number {
  return AUDIT_KINDS.find(({ events }) => events.test(event))?.years ?? LONGEST;
}

export async function deleteOldAuditEvents(db: Db): Promise<void> {
  for (const event of await selectEventNames(db))
    await inBatches(async () => deleteOldest(db, event, yearsKept(event)));
}

/** Goes from name to name in the index, without reading what lies between. */
async function selectEventNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    with recursive names as (
      (select event from audit_events order by event using ~<~ limit 1)
      union all
      select (
        select e.event from audit_events e where e.event ~>~ names.event
        order by e.event using ~<~ limit 1)
      from names where names.event is not null)
    select event from names where event is not null`.execute(db);
  return rows.map(({ event }) => event);
}

/** Looks at one batch of an event's oldest, however many there are. */
async function deleteOldest(db: Db, event: string, years: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_events where id in (
      select id from audit_events where event = ${event} order by id limit ${BATCH_ROWS})
    and at < now() - make_interval(years => ${years})`.execute(db);
  return Number(numAffectedRows);
}
