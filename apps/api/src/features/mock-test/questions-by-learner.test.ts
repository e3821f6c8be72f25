/**
 * The key that begins with the learner, with rows that older servers wrote and still write while
 * they run.
 */
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { cloneDatabase } from "../../../test/test-database.ts";
import { migrate, readMigrations } from "../../platform/database/migrate.ts";

const ANA = "00000000-0000-0000-0000-00000000000a";
const BEN = "00000000-0000-0000-0000-00000000000b";

/**
 * A database as older servers know it, where both learners are taking a section and have seen two
 * questions.
 */
async function setUp() {
  const { url, drop } = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  await client.query("drop schema public cascade; create schema public");
  await migrate(
    url,
    readMigrations().filter(({ name }) => name < "0019"),
  );
  await client.query(`
    insert into learners (id, name, email, email_key, phone, terms_version, terms_accepted_at)
      select id::uuid, 'Name', id, id, '12345', '1', now() from unnest(array['${ANA}', '${BEN}']) id;
    insert into mocks (key, place, name, about, available_from) values ('full', 1, 'Full', '', now());
    insert into mock_attempts (learner_id, mock_id, opened_at, started_at)
      select l.id, m.id, now(), now() from learners l, mocks m;
    insert into mock_sections (learner_id, mock_id, section, place, total, seed)
      select learner_id, mock_id, 'quant', 1, 21, 1 from mock_attempts;
    insert into items (key, version, state, section, format, area, topics, topic_name, difficulty,
        a, b, c, parameter_origin, content, content_hash, pool)
      select 'q' || n, 1, 'active', 'quant', 'problem-solving', '', '{}', '', 5,
        1, 0, 0.2, 'designed', '{}', '', 'mock' from generate_series(1, 4) n`);

  /** Puts a question on screen the way servers do that don't know the new column. */
  const ask = async (learnerId: string, place: number, item = place) => {
    await client.query(
      `insert into mock_questions (section_id, place, item_id, is_scored, is_repeat, a, b, c, shown_at)
       select s.id, $2, i.id, true, false, 1, 0, 0.2, now()
       from mock_sections s, items i where s.learner_id = $1 and i.key = 'q' || $3::int`,
      [learnerId, place, item],
    );
  };
  for (const learnerId of [ANA, BEN]) for (const place of [1, 2]) await ask(learnerId, place);
  await migrate(url);

  const kept = async () => {
    const { rows } = await client.query<{ learner: string; places: number[] }>(
      `select q.learner_id as learner, array_agg(q.place order by q.place) as places
       from mock_questions q join mock_sections s on s.id = q.section_id and s.learner_id = q.learner_id
       group by 1 order by 1`,
    );
    return rows.map(({ learner, places }) => [learner, places]);
  };
  return { client, ask, kept };
}

test("assigns earlier questions to the learner of their section", async () => {
  const { kept } = await setUp();
  expect(await kept()).toEqual([
    [ANA, [1, 2]],
    [BEN, [1, 2]],
  ]);
});

test("lets an older server serve questions, but refuses a place or a question twice", async () => {
  const { ask, kept } = await setUp();
  await ask(ANA, 3);
  await expect(ask(ANA, 3, 4)).rejects.toThrow("mock_questions_pkey");
  await expect(ask(ANA, 4, 3)).rejects.toThrow("mock_questions_section_id_item_id_key");
  expect(await kept()).toEqual([
    [ANA, [1, 2, 3]],
    [BEN, [1, 2]],
  ]);
});

test("never puts a question under another learner than its section's", async () => {
  const { client } = await setUp();
  const moved = client.query("update mock_questions set learner_id = $1 where learner_id = $2", [
    BEN,
    ANA,
  ]);
  await expect(moved).rejects.toThrow("mock_questions_learner_id_section_id_fkey");
});

test("erases only the learner's own questions", async () => {
  const { client, kept } = await setUp();
  await client.query("delete from learners where id = $1", [ANA]);
  expect(await kept()).toEqual([[BEN, [1, 2]]]);
});
