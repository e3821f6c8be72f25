import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { emptyDatabase } from "./empty-database.ts";
import { createTestDb } from "./test-db.ts";
import { cloneDatabase } from "./test-database.ts";

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => await client.end().catch(() => {}));
  return client;
}

const empty = async (url: string) => await emptyDatabase(url, inject("template"));

test("makes a used database as good as new: no rows, and ids from the beginning", async () => {
  const { url, drop } = await cloneDatabase();
  const before = await connect(url);
  const learner = `
    insert into learners (name, email, email_key, phone, terms_version, terms_accepted_at)
    values ('Ana', 'ana@example.org', 'ana@example.org', '12345', '1', now())`;
  const event = "insert into audit_events (event, detail) values ('a.b', '{}') returning id";
  await before.query(learner);
  const { rows: first } = await before.query(event);
  await before.query(
    "insert into throttles select 'key ' || n, 1, now() from generate_series(1, 20000) n",
  );
  await before.end();

  expect(await empty(url)).toBe(true);

  const after = await connect(url);
  const { rows: tables } = await after.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const filled = [];
  for (const { name } of tables)
    if ((await after.query(`select from ${name} limit 1`)).rowCount) filled.push(name);
  expect(filled).toEqual(["schema_migrations"]);
  expect((await after.query(event)).rows).toEqual(first);
  await after.end();
  await drop();
});

test.each([
  "create table extra ()",
  "alter table learners add column extra text",
  "alter table audit_events disable trigger all",
  "alter table learners drop constraint learners_email_key_key",
  "create schema extra",
  "delete from schema_migrations",
  "do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Asia/Kolkata'); end $$",
])(
  "refuses to reuse a database that differs from what the migrations made (%s)",
  async (change) => {
    const { pool, url } = await createTestDb();
    await pool.query(change);
    await pool.end();
    expect(await empty(url)).toBe(false);
  },
);

test("refuses to reuse one that somebody is still connected to", async () => {
  const { url, drop } = await cloneDatabase();
  const lingering = await connect(url);
  expect(await empty(url)).toBe(false);
  await lingering.end();
  await drop();
});
