import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** A transaction that showed a question this long ago has committed. */
const SETTLED = sql`clock_timestamp() - interval '1 minute'`;

/** A second change waits for the first; adding waits, too. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`lock table servings_counted in share row exclusive mode`.execute(tx);
}

/** As text, because JavaScript knows no microseconds. */
export async function selectSettledTime(tx: Tx): Promise<string> {
  const { rows } = await sql<{ until: string }>`select (${SETTLED})::text as until`.execute(tx);
  return rows[0]!.until;
}

export async function isEverCounted(db: Db | Tx): Promise<boolean> {
  const { rows } = await sql`select from servings_counted`.execute(db);
  return rows.length > 0;
}

export async function insertCounted(tx: Tx, until: string): Promise<void> {
  await sql`insert into servings_counted (until) values (${until}::text::timestamptz)`.execute(tx);
}

/**
 * Counts all showings of the next keys after this one. Returns the last of them; null when there
 * were none.
 */
export async function countNextServings(
  tx: Tx,
  { after, keys, until }: { after: string; keys: number; until: string },
): Promise<string | null> {
  const settled = sql`q.item_id = i.id and q.shown_at <= ${until}::text::timestamptz`;
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select key from items where is_current and key > ${after} order by key limit ${keys}
    ), counted as (
      insert into item_servings (key, served)
      select next.key, sum(
        (select count(*) from mock_questions q where ${settled})
        + (select count(*) from quiz_questions q where ${settled})
        + (select count(*) from practice_answers q where ${settled})
      ) from next join items i on i.key = next.key group by next.key
      on conflict (key) do update set served = excluded.served
        where item_servings.served <> excluded.served
    )
    select max(key) as last from next`.execute(tx);
  return rows[0]!.last;
}

/** The next stretch that isn't counted yet, locked; undefined when it would be a minute or less. */
export async function lockOptionalStretch(
  tx: Tx,
): Promise<{ since: string; until: string } | undefined> {
  const { rows } = await sql<{ since: string; until: string }>`
    select until::text as since,
      least(until + interval '1 hour', ${SETTLED})::text as until
    from servings_counted where until < ${SETTLED} - interval '1 minute' for update`.execute(tx);
  return rows[0];
}

export async function addServings(
  tx: Tx,
  { since, until }: { since: string; until: string },
): Promise<void> {
  const within = sql`shown_at > ${since}::text::timestamptz and shown_at <= ${until}::text::timestamptz`;
  await sql`
    insert into item_servings (key, served)
    select i.key, count(*) from (
      select item_id from mock_questions where ${within}
      union all select item_id from quiz_questions where ${within}
      union all select item_id from practice_answers where ${within}) as shown
    join items i on i.id = shown.item_id group by i.key
    on conflict (key) do update set served = item_servings.served + excluded.served`.execute(tx);
  await sql`update servings_counted set until = ${until}::text::timestamptz`.execute(tx);
}

/** New questions were shown never, which isn't the same as not counted. */
export async function insertUnshown(db: Db): Promise<void> {
  await sql`
    insert into item_servings (key, served) select key, 0 from items i where is_current
      and not exists (select from item_servings s where s.key = i.key)
    on conflict do nothing`.execute(db);
}
