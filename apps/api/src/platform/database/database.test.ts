import { readFileSync } from "node:fs";
import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabase } from "../../../../../tools/db/describe-database.ts";
import { openFaultLine } from "../../../test/fault-line.ts";
import { cloneDatabase } from "../../../test/test-database.ts";
import { createTestDb } from "../../../test/test-db.ts";
import { untilWaiting } from "../../../test/until-waiting.ts";
import { openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./failures.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { inTransaction } from "./transaction.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Tables with what learners do, remember, choose, or may do. Each row is found by its learner. */
const ACTIVITY_TABLES = [
  "learner_goals",
  "learner_test_settings",
  "mentor_requests",
  "mock_answer_edits",
  "mock_attempts",
  "mock_questions",
  "mock_sections",
  "password_resets",
  "practice_answers",
  "practice_plan_ticks",
  "practice_plans",
  "quiz_attempts",
  "quiz_questions",
  "reviews",
  "sessions",
  "staff_challenges",
  "staff_members",
  "staff_recovery_codes",
  "staff_sessions",
  "subscriptions",
];

/** Tables without a learner's activity, or where it is found in another way, and why. */
const OTHER_TABLES: Record<string, string> = {
  audit_events: "found by time; events of visitors have no learner",
  bank_imports: "of the item bank",
  canned_answers: "of the staff",
  clock_changes: "read by time, for all learners at once",
  contact_messages: "found by message; most senders have no account",
  contact_replies: "found by their message",
  google_identities: "found by the identity at Google",
  google_nonces: "of a sign-in, before anybody is known",
  item_holds: "of the item bank",
  item_pictures: "of the item bank",
  item_servings: "of the item bank",
  items: "of the item bank",
  job_runs: "of the servers",
  jobs: "of the servers",
  learners: "the learner's own row",
  ledger_checks: "of the books; whoever asked is one of the staff",
  mail_outbox: "found by what is due; wiped once it is sent",
  mocks: "of the item bank",
  one_time_codes: "found by an address that may have no account",
  openid_identities: "found by the identity at a school's provider",
  openid_links: "found by the secret of a browser that isn't signed in",
  openid_sign_ins: "of a sign-in, before anybody is known",
  orders: "found by the payment provider's id; kept in the books when their learner is erased",
  payments: "found by the payment provider's id",
  pending_registrations: "of people who have no account yet",
  quiz_items: "of the item bank",
  quizzes: "of the item bank",
  refunds: "found by their order",
  request_minutes: "of the servers",
  schema_migrations: "of the schema",
  service_gaps: "of the servers",
  service_pulse: "of the servers",
  servings_counted: "of questions: how far they have been counted",
  staff_acts: "found by the request that asked for it",
  staff_exports: "of the staff; found by their own id",
  staff_factors: "found by the passkey's own id",
  throttles: "found by network or address",
  webhook_events: "found by the payment provider's id",
};

test("keeps schema.sql and the types in step with the migrations", async () => {
  const { url, drop } = await cloneDatabase();
  const { sql: text, types } = await describeDatabase(url);
  await drop();
  expect(read("../../../schema.sql"), "run npm run db:schema").toBe(text);
  expect(read("./schema.generated.ts"), "run npm run db:schema").toBe(types);
});

test("gives types for the words a constraint allows and for what JSON contains", async () => {
  const { url, drop } = await cloneDatabase();
  await run(
    url,
    `create table extra (
      kind text not null check (kind in ('one', 'its ''own''')),
      maybe text check (maybe in ('a', 'b')),
      short text not null check (length(short) < 9),
      other text not null,
      check (other in ('a', 'b') or short = 'c'))`,
  );
  const { types } = await describeDatabase(url);
  expect(types).toContain(`interface Extra {
  kind: "one" | "its 'own'";
  maybe: "a" | "b" | null;
  short: string;
  other: string;
}`);
  expect(types).toContain('import type { RenderedItem } from "@theta/items";');
  expect(types).toContain("  content: Json<RenderedItem>;");
  expect(types).toContain("  answer: Json<Answer> | null;");
  await run(url, "alter table extra add column more jsonb");
  await expect(describeDatabase(url)).rejects.toThrow("column-types.ts what extra.more holds");
  await run(url, "drop table extra; alter table orders drop column opens");
  await expect(describeDatabase(url)).rejects.toThrow("orders.opens in tools/db/column-types.ts");
  await drop();
});

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

test("has the learner first in the primary key of every table of a learner's activity", async () => {
  const { pool } = await createTestDb();
  const { rows } = await pool.query<{ name: string; first: string | null }>(`
    select c.relname as "name", first.attname as "first"
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute first on first.attrelid = c.oid and first.attnum = i.indkey[0]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`);
  const { activity = [], other = [] } = Object.groupBy(rows, ({ first }) =>
    first === "learner_id" ? "activity" : "other",
  );
  const why =
    "name the table in this file; with learner_id first in its key, or with a reason why not";
  expect(
    activity.map(({ name }) => name),
    why,
  ).toEqual(ACTIVITY_TABLES);
  expect(
    other.map(({ name }) => name),
    why,
  ).toEqual(Object.keys(OTHER_TABLES));
});

test("does the work once when migrating twice, or from several servers at once", async () => {
  const { url, drop } = await cloneDatabase();
  const one = [
    ...readMigrations(),
    { name: "9999_extra.sql", sql: "create table extra ()", checksum: "1" },
  ];
  const done = await Promise.all([migrate(url, one), migrate(url, one), migrate(url, one)]);
  expect(done.flat()).toEqual(["9999_extra.sql"]);
  await drop();
});

test("leaves nothing behind when a migration fails, and says which one", async () => {
  const { url, drop } = await cloneDatabase();
  const bad = { name: "9999_bad.sql", sql: "create table half (); select nonsense", checksum: "1" };
  await expect(migrate(url, [bad])).rejects.toThrow(/9999_bad\.sql failed: .*nonsense/);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  expect((await client.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  await client.end();
  await drop();
});

const HELD_UP = {
  name: "9999_held.sql",
  sql: "alter table mocks add column held integer",
  checksum: "1",
};

/** A database where a transaction keeps `mocks` in use until it's told to end. */
async function holdMocks() {
  // Its statements fail after as long as a request's would.
  const { db, url } = await createTestDb();
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; select from mocks");
  onTestFinished(async () => await holder.end());
  return { url, db, letGo: async () => await holder.query("commit") };
}

test("lets requests pass while a migration can't get its table, and makes it afterward", async () => {
  const { url, db, letGo } = await holdMocks();
  const migrating = migrate(url, [HELD_UP], { tries: 1_000, pauseMilliseconds: 50 });
  await untilWaiting(db, 1);
  // The holder lets go only afterward, so this comes back because the migration has stepped aside.
  await db.selectFrom("mocks").select("id").execute();
  await letGo();
  expect(await migrating).toEqual([HELD_UP.name]);
});

test("gives up on a migration whose table stays in use, and says what to do", async () => {
  const { url } = await holdMocks();
  await expect(migrate(url, [HELD_UP], { tries: 2, pauseMilliseconds: 1 })).rejects.toThrow(
    /9999_held\.sql changed nothing: .* 2 tries\. End the transactions/,
  );
});

test("refuses a migration that was changed after it was applied", async () => {
  const { url, drop } = await cloneDatabase();
  const [first, ...rest] = readMigrations();
  await expect(migrate(url, [{ ...first!, checksum: "other" }, ...rest])).rejects.toThrow(
    /was changed/,
  );
  await drop();
});

test("tries a transaction once more when its connection dies", async () => {
  const { db, pool } = await createTestDb();
  let tries = 0;
  const result = await inTransaction(db, async (tx) => {
    tries += 1;
    const pid = await tx
      .selectNoFrom((eb) => eb.fn<number>("pg_backend_pid", []).as("pid"))
      .executeTakeFirstOrThrow();
    if (tries === 1) await pool.query("select pg_terminate_backend($1)", [pid.pid]);
    return (await tx.selectFrom("learners").selectAll().execute()).length;
  });
  expect({ tries, result }).toEqual({ tries: 2, result: 0 });
});

test("plans statements once per connection, even when a migration changes their tables", async () => {
  const { db, pool } = await createTestDb();
  await pool.query("create table kept (id integer)");
  const readKept = async () =>
    await inTransaction(db, async (tx) => {
      const { rows } = await sql`select * from kept where id > ${0}`.execute(tx);
      const prepared = await sql<{ uses: number }>`select generic_plans + custom_plans as uses
        from pg_prepared_statements where statement like 'select * from kept%'`.execute(tx);
      return [rows, prepared.rows[0]?.uses];
    });
  expect(await readKept()).toEqual([[], 1]);
  expect(await readKept()).toEqual([[], 2]);
  await pool.query("alter table kept add column more integer");
  await pool.query("insert into kept values (1, 2)");
  expect(await readKept()).toEqual([[{ id: 1, more: 2 }], 1]);
});

test("prepares nothing where a pooler can't keep it", async () => {
  const { db } = await createTestDb({ prepared: false });
  const { prepared } = await inTransaction(db, async (tx) => {
    await sql`select ${1}::int`.execute(tx);
    const { rows } = await sql<{ prepared: number }>`
      select count(*) as prepared from pg_prepared_statements where ${1} = 1`.execute(tx);
    return rows[0]!;
  });
  expect(prepared).toBe(0);
});

test("asks nothing more on a connection that doesn't answer", async () => {
  const { url } = await createTestDb();
  const line = await openFaultLine({ port: Number(new URL(url).port) });
  const behind = new URL(url);
  behind.port = String(line.port);
  const { db } = openDatabase({ url: behind.href, poolSize: 1, onError: () => {} });
  onTestFinished(async () => {
    await db.destroy();
    await line.close();
  });
  const ask = async () => await sql`select 1`.execute(db);
  await ask();
  line.setWeather({ fault: () => "silence" });
  const lost = await ask().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  line.setWeather({});
  await ask();
});

test("does not try a transaction again that fails for another reason", async () => {
  const { db } = await createTestDb();
  let tries = 0;
  const failing = inTransaction(db, async () => {
    tries += 1;
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(tries).toBe(1);
});

test("tells losing the database from a fault of ours", async () => {
  const { db, pool } = await createTestDb();
  const broken = await pool.query("select nonsense").catch((error: unknown) => error);
  expect(isDatabaseUnavailable(broken)).toBe(false);
  const refused = await new pg.Client({ host: "127.0.0.1", port: 1 })
    .connect()
    .catch((e: unknown) => e);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  const slow = await pool.query("select pg_sleep(10)").catch((error: unknown) => error);
  expect(isDatabaseUnavailable(slow)).toBe(true);
  const audit = { event: "a.b", detail: "{}" };
  await db.insertInto("audit_events").values(audit).execute();
  const changed = await db
    .deleteFrom("audit_events")
    .execute()
    .catch((error: unknown) => error);
  expect(String(changed)).toContain("append-only");
});
