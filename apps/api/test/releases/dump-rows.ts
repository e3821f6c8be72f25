import { sql } from "kysely";
import type { Db } from "../../src/platform/database/database.ts";

/**
 * What a sample doesn't need, some of it secret in a real database: sessions and codes, unsent
 * emails, counters, and what a server writes about itself.
 */
const LEFT_OUT = [
  "job_runs",
  "jobs",
  "mail_outbox",
  "one_time_codes",
  "password_resets",
  "pending_registrations",
  "schema_migrations",
  "service_gaps",
  "service_pulse",
  "sessions",
  "throttles",
];

interface Table {
  name: string;
  columns: string[];
  /** The one that counts by itself, if there is one. */
  counter: string | null;
}

/** All rows as plain SQL, except those of the tables above and questions that nobody was shown. */
export async function dumpRows(db: Db): Promise<string> {
  const { rows: tables } = await sql<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      max(a.attname::text) filter (where a.attidentity <> '') as counter
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> all (${LEFT_OUT})
    group by c.relname order by c.relname`.execute(db);
  const parts: string[] = [];
  for (const table of tables) parts.push(...(await dumpTable(db, table)));
  return [
    "-- Made by npm run db:sample. Don't edit.",
    `select set_config('sample.taken_at', '${new Date().toISOString()}', false);`,
    "",
    ...parts,
  ].join("\n");
}

async function dumpTable(db: Db, { name, columns, counter }: Table): Promise<string[]> {
  const shown =
    name === "items"
      ? sql`where id in (select item_id from quiz_questions union select item_id from mock_questions)`
      : sql``;
  const values = sql.join(columns.map((column) => sql`quote_nullable(${sql.ref(column)}::text)`));
  const { rows } = await sql<{ row: string }>`
    select concat_ws(', ', ${values}) as row from ${sql.table(name)} ${shown} order by 1`.execute(
    db,
  );
  if (rows.length === 0) return [];
  const list = columns.map((column) => `"${column}"`).join(", ");
  const count = `select setval(pg_get_serial_sequence('${name}', '${counter}'), max("${counter}")) from ${name};`;
  return [
    `insert into ${name} (${list}) overriding system value values`,
    `${rows.map(({ row }) => `(${row})`).join(",\n")};`,
    ...(counter === null ? [] : [count]),
    "",
  ];
}
