/** Long histories of mocks, written straight into the tables: playing them would take minutes. */
import type { Answer } from "@theta/contract";
import type { Pool } from "pg";

/** An edit of a question of the section, in the order they were made. */
export interface PastEdit {
  place: number;
  to: Answer;
  isCorrect: boolean;
}

export interface PastMock {
  isOver: boolean;
  edits: readonly PastEdit[];
}

/** The first answer to every question. Those at even places are right. */
export const FIRST_ANSWER: Answer = { optionId: "first" };
export const QUESTIONS_OF_PAST = 23;

/**
 * One learner's sectional mocks in exam mode. Nothing else exists: neither the learner, nor the mocks, nor
 * the items.
 */
export async function writePastMocks(
  pool: Pool,
  learnerId: string,
  mocks: readonly PastMock[],
): Promise<void> {
  const ids = mocks.map(() => ({ mock: crypto.randomUUID(), section: crypto.randomUUID() }));
  const edits = mocks.flatMap((one, k) =>
    one.edits.map((edit, n) => ({
      section: ids[k]!.section,
      number: n + 1,
      place: edit.place,
      to: edit.to,
      right: edit.isCorrect,
    })),
  );
  const rows = ids.map((id, k) => ({ ...id, done: mocks[k]!.isOver }));
  await withoutReferences(pool, [
    [WRITE_ATTEMPTS, [learnerId, JSON.stringify(rows)]],
    [WRITE_SECTIONS, [learnerId, JSON.stringify(rows)]],
    [
      WRITE_QUESTIONS,
      [learnerId, JSON.stringify(rows), JSON.stringify(FIRST_ANSWER), QUESTIONS_OF_PAST],
    ],
    [WRITE_EDITS, [learnerId, JSON.stringify(edits), JSON.stringify(FIRST_ANSWER)]],
  ]);
}

const ROWS = `jsonb_to_recordset($2::jsonb) as r(mock uuid, section uuid, done boolean)`;
const BEGAN = `now() - interval '1 day'`;
const ENDED = `case when r.done then now() - interval '23 hours' end`;

const WRITE_ATTEMPTS = `
  insert into mock_attempts (learner_id, mock_id, opened_at, started_at, ended_at, mode)
  select $1::uuid, r.mock, ${BEGAN}, ${BEGAN}, ${ENDED}, 'exam' from ${ROWS}`;

const WRITE_SECTIONS = `
  insert into mock_sections
    (learner_id, id, mock_id, section, place, total, seed, started_at, deadline, ended_at, ended_by, score)
  select $1::uuid, r.section, r.mock, 'verbal', 1, 23, 1, ${BEGAN}, now() + interval '1 hour', ${ENDED},
    case when r.done then 'learner' end, case when r.done then 75 end
  from ${ROWS}`;

const WRITE_QUESTIONS = `
  insert into mock_questions
    (learner_id, section_id, place, item_id, is_scored, is_repeat, a, b, c, shown_at, answer, is_correct,
      answered_at, left_at, theta, theta_error)
  select $1::uuid, r.section, place, gen_random_uuid(), true, false, 1, 0, 0.2, ${BEGAN}, $3::jsonb,
    place % 2 = 0, now(), now(), 0, 1
  from ${ROWS} cross join generate_series(1, $4::int) place`;

const WRITE_EDITS = `
  insert into mock_answer_edits
    (learner_id, section_id, number, place, from_answer, to_answer, is_correct, edited_at)
  select $1::uuid, e.section, e.number, e.place, $3::jsonb, e."to", e."right", now()
  from jsonb_to_recordset($2::jsonb)
    as e(section uuid, number smallint, place smallint, "to" jsonb, "right" boolean)`;

/** The histories of this many other learners, as large tables have them: five mocks with two edits each. */
export async function writeOtherHistories(pool: Pool, learners: number): Promise<void> {
  await withoutReferences(pool, [
    [
      `create temp table other on commit drop as
        select learner, gen_random_uuid() as mock, gen_random_uuid() as section, true as done
        from (select gen_random_uuid() as learner from generate_series(1, $1::int)) l
        cross join generate_series(1, 5)`,
      [learners],
    ],
    ...[WRITE_ATTEMPTS, WRITE_SECTIONS].map((text): Statement => [
      text.replaceAll("$1::uuid", "r.learner").replace(ROWS, "other r"),
      [],
    ]),
    [
      WRITE_QUESTIONS.replaceAll("$1::uuid", "r.learner")
        .replace(ROWS, "other r")
        .replace("$3", "$1")
        .replace("$4", "$2"),
      [JSON.stringify(FIRST_ANSWER), 4],
    ],
    [
      `insert into mock_answer_edits
        (learner_id, section_id, number, place, from_answer, to_answer, is_correct, edited_at)
      select learner, section, n, n, $1::jsonb, '{"optionId":"second"}', n = 1, now()
      from other cross join generate_series(1, 2) n`,
      [JSON.stringify(FIRST_ANSWER)],
    ],
  ]);
  await pool.query("analyze mock_attempts, mock_sections, mock_questions, mock_answer_edits");
}

type Statement = [text: string, values: unknown[]];

async function withoutReferences(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    for (const [text, values] of statements) await client.query(text, values);
    await client.query("commit");
  } finally {
    client.release();
  }
}
