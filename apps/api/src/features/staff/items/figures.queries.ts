import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";

export interface KindFigures {
  kind: "mock" | "quiz" | "practice";
  shown: number;
  answered: number;
  right: number;
  medianSeconds: number | null;
}

/** The newest showings of each kind, so that a question shown a million times costs no more. */
function showings(itemId: string, most: number) {
  return sql`(
    (select 'mock' as kind, answer, is_correct, extract(epoch from left_at - shown_at) as seconds
      from mock_questions where item_id = ${itemId}::uuid order by shown_at desc limit ${most})
    union all
    (select 'quiz', answer, is_correct, extract(epoch from left_at - shown_at)
      from quiz_questions where item_id = ${itemId}::uuid and shown_at is not null
      order by shown_at desc limit ${most})
    union all
    (select 'practice', answer, is_correct,
        coalesce(seconds_in_view, extract(epoch from answered_at - shown_at))
      from practice_answers where item_id = ${itemId}::uuid order by shown_at desc limit ${most})
  ) as showing`;
}

/** After an hour on a question, somebody was away. */
const LONGEST_SECONDS = 3600;

export async function selectKindFigures(
  db: Db,
  itemId: string,
  most: number,
): Promise<KindFigures[]> {
  const { rows } = await sql<KindFigures>`
    select kind, count(*)::int as shown, count(answer)::int as answered,
      (count(*) filter (where is_correct))::int as right,
      (percentile_cont(0.5) within group (order by seconds)
        filter (where answer is not null and seconds between 0 and ${LONGEST_SECONDS}))::float8
        as "medianSeconds"
    from ${showings(itemId, most)} group by kind`.execute(db);
  return rows;
}

export async function selectChoices(
  db: Db,
  itemId: string,
  most: number,
): Promise<{ partId: string | null; optionId: string; count: number }[]> {
  const { rows } = await sql<{ partId: string | null; optionId: string; count: number }>`
    select choice ->> 'partId' as "partId", choice ->> 'optionId' as "optionId", count(*)::int
    from ${showings(itemId, most)},
      jsonb_array_elements(coalesce(answer -> 'parts', jsonb_build_array(answer))) as choice
    where answer is not null
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
