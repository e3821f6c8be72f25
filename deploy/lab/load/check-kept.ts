/** Compares what learners were told with what the database has. */
import { type Answer, isSameAnswer } from "@theta/contract";
import pg from "pg";
import type { Kept, Notes } from "./learner.ts";

interface Row {
  learner_id: string;
  test: string;
  item_id: string;
  answer: Answer | null;
}

const STATEMENT = `
  select learner_id, quiz_id as test, item_id, answer from quiz_questions
  union all
  select learner_id, section_id, item_id, answer from mock_questions`;

/** What a question takes on disk once it's answered, with its share of the indexes. */
export async function bytesOfAnAnswer(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ bytes: number }>(`
      select ((pg_total_relation_size('quiz_questions') + pg_total_relation_size('mock_questions'))
        / nullif(count(*), 0))::int as bytes
      from (select from quiz_questions union all select from mock_questions) as questions`);
    return rows[0]?.bytes ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * The acknowledged answers that the primary doesn't have, or has differently. Learners may go on in
 * the meantime, so what one has just sent to change an answer counts as well.
 */
export async function findLost(
  databaseUrl: string,
  { kept, sent }: Pick<Notes, "kept" | "sent">,
): Promise<string[]> {
  const told = [...kept];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(STATEMENT);
    const stored = new Map(
      rows.map((row) => [`${row.learner_id} ${row.test} ${row.item_id}`, row.answer]),
    );
    return lostOf(told, sent, stored);
  } finally {
    await client.end();
  }
}

/** `told` is from before the database was read, and `sent` from after it. */
export function lostOf(
  told: readonly (readonly [string, Pick<Kept, "answer">])[],
  sent: ReadonlyMap<string, Answer>,
  stored: ReadonlyMap<string, Answer | null>,
): string[] {
  return told
    .filter(([key, { answer }]) => {
      const found = stored.get(key) ?? null;
      return !isSameAnswer(found, answer) && !isSameAnswer(found, sent.get(key) ?? answer);
    })
    .map(([key]) => key);
}
