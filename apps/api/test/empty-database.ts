/** Makes a database that a test has finished with as good as new. */
import pg from "pg";

/** What a fresh database is like. */
export interface Pristine {
  /** Tables that have rows after the migrations. */
  seeded: string[];
  /** A hash of everything that deleting the other tables' rows doesn't undo. */
  shape: string;
}

/** Above this, truncating a table is cheaper, and deleted rows would keep it growing. */
const LARGE_BYTES = 256 * 1024;

export async function describePristine(url: string): Promise<Pristine> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(FILLED);
    const seeded = rows.map(({ name }) => name);
    return { seeded, shape: await readShape(client, seeded) };
  });
}

/** False if the test changed more than rows, or if somebody is still working in it. */
export async function emptyDatabase(url: string, { seeded, shape }: Pristine): Promise<boolean> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ others: number }>(OTHERS);
    if (rows[0]?.others !== 0 || (await readShape(client, seeded)) !== shape) return false;
    await client.query(emptyAllBut(seeded));
    return true;
  });
}

const TABLES = `
  select oid::regclass::text as name, pg_relation_size(oid) > ${LARGE_BYTES} as is_large
  from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;
const FILLED = `select name from (${TABLES}) filled`;

const OTHERS = `
  select count(*)::integer as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const emptyAllBut = (seeded: readonly string[]) => `
  set session_replication_role = replica;
  do $$
  declare one record;
  begin
    for one in ${TABLES} loop
      continue when one.name = any (array[${seeded.map((name) => `'${name}'`).join()}]::text[]);
      if one.is_large then
        execute format('truncate %s cascade', one.name);
      else
        execute format('delete from %s', one.name);
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where last_value is not null;
  end $$`;

async function readShape(client: pg.Client, seeded: readonly string[]): Promise<string> {
  const parts = [
    "select concat_ws(' ', 'relation', oid, relname) from pg_class where oid >= 16384",
    `select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull)
       from pg_attribute where attrelid >= 16384 and attnum > 0`,
    "select concat_ws(' ', 'function', oid, md5(prosrc)) from pg_proc where oid >= 16384",
    "select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger",
    "select concat_ws(' ', 'constraint', oid, convalidated) from pg_constraint",
    "select concat_ws(' ', 'schema', oid) from pg_namespace where oid >= 16384",
    `select concat_ws(' ', 'setting', setconfig::text) from pg_db_role_setting
       where setdatabase = (select oid from pg_database where datname = current_database())`,
    ...seeded.map((name) => `select concat_ws(' ', '${name}', md5(one::text)) from ${name} one`),
  ];
  const { rows } = await client.query<{ shape: string }>(
    `select md5(string_agg(part, ',' order by part)) as shape
       from (${parts.join(" union all ")}) parts (part)`,
  );
  return rows[0]?.shape ?? "";
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
