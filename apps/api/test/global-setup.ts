import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/database/migrate.ts";
import { describePristine, type Pristine } from "./empty-database.ts";
import { databaseUrl, dropDatabasesOf, joinTestPostgres, runOnServer } from "./scratch-database.ts";

/** Once per run: a migrated database that the tests clone. */
export default async function prepare(project: TestProject) {
  const postgres = await joinTestPostgres();
  const name = `template_${process.pid}`;
  // An earlier run may have had the same process id and been killed.
  await dropDatabasesOf(postgres.url, name);
  await runOnServer(
    postgres.url,
    `create database ${name}`,
    "create unlogged table if not exists spare_databases (template text, name text primary key)",
    `delete from spare_databases where template = '${name}'`,
  );
  const url = databaseUrl(postgres.url, name);
  await migrate(url);
  project.provide("postgresUrl", postgres.url);
  project.provide("template", { name, ...(await describePristine(url)) });
  return async () => {
    await dropDatabasesOf(postgres.url, name);
    await postgres.leave();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    template: Pristine & { name: string };
  }
}
