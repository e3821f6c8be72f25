import { readFileSync } from "node:fs";
import pg from "pg";
import { onTestFinished } from "vitest";
import { migrate, readMigrations } from "../../src/platform/database/migrate.ts";
import { cloneDatabase } from "../test-database.ts";

/** As many seconds are added to all times as have passed since, so that what ran then still runs. */
const TO_TODAY = `
  do $$
  declare
    one record;
    age interval := clock_timestamp() - current_setting('sample.taken_at')::timestamptz;
  begin
    for one in
      select c.oid::regclass as relation, string_agg(format('%1$I = %1$I + $1', a.attname), ', ') as moves
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
        and a.atttypid = 'timestamptz'::regtype and a.attnum > 0 and not a.attisdropped
      group by c.oid
    loop
      execute format('update %s set %s', one.relation, one.moves) using age;
    end loop;
  end $$`;

/**
 * A database of an earlier release, as its servers left it a moment ago. The name is the number of
 * the release's last migration. Made by `npm run db:sample`.
 */
export async function restoreSample(name: string): Promise<{ url: string; client: pg.Client }> {
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
    readMigrations().filter((migration) => migration.name.slice(0, 4) <= name),
  );
  // Rows come in any order, and some tables take no changes.
  await client.query("set session_replication_role = replica");
  await client.query(readFileSync(new URL(`${name}.sql`, import.meta.url), "utf8"));
  await client.query(TO_TODAY);
  await client.query("reset session_replication_role");
  return { url, client };
}
