import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { emptyDatabase } from "./empty-database.ts";
import { databaseUrl } from "./scratch-database.ts";

/**
 * A database for a single test: one that an earlier test has finished with, emptied, or else a
 * clone of the migrated template. Cloning takes many times as long as emptying.
 */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = serverOfRun();
  const name = (await takeSpare(server)) ?? (await makeClone(server));
  return {
    url: databaseUrl(inject("postgresUrl"), name),
    drop: async () => {
      await server.query("insert into spare_databases values ($1, $2)", [
        inject("template").name,
        name,
      ]);
    },
  };
}

let pool: pg.Pool | undefined;

/** One connection for all tests in a file. */
function serverOfRun(): pg.Pool {
  return (pool ??= new pg.Pool({
    connectionString: databaseUrl(inject("postgresUrl"), "postgres"),
    allowExitOnIdle: true,
  }));
}

async function takeSpare(server: pg.Pool): Promise<string | undefined> {
  for (;;) {
    const { rows } = await server.query<{ name: string }>(
      `delete from spare_databases where name = (
         select name from spare_databases where template = $1 limit 1 for update skip locked
       ) returning name`,
      [inject("template").name],
    );
    const name = rows[0]?.name;
    if (name === undefined) return undefined;
    const url = databaseUrl(inject("postgresUrl"), name);
    if (await emptyDatabase(url, inject("template"))) return name;
    await server.query(`drop database ${name} with (force)`);
  }
}

async function makeClone(server: pg.Pool): Promise<string> {
  const template = inject("template").name;
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  // Half the work of the default, when nothing has to survive a crash.
  await server.query(`create database ${name} template ${template} strategy file_copy`);
  return name;
}
