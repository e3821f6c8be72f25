import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

/**
 * Counts the showings of the next keys after this one, from indexes alone. Returns the last of
 * them; null when there were none.
 */
export async function countNextServings(
  db: Db,
  after: string,
  keys: number,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with next as (
      select key from items where is_current and key > ${after} order by key limit ${keys}
    ), counted as (
      insert into item_servings (key, served)
      select next.key, sum(
        (select count(*) from mock_questions q where q.item_id = i.id)
        + (select count(*) from quiz_questions q where q.item_id = i.id and q.shown_at is not null)
        + (select count(*) from practice_answers p where p.item_id = i.id)
      ) from next join items i on i.key = next.key group by next.key
      on conflict (key) do update set served = excluded.served
        where item_servings.served <> excluded.served
    )
    select max(key) as last from next`.execute(db);
  return rows[0]!.last;
}
