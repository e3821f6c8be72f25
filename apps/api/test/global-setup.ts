import type { TestProject } from "vitest/node";
import { migrate } from "../src/platform/database/migrate.ts";
import { databaseUrl, joinTestPostgres, runOnServer } from "./scratch-database.ts";

/** Once for a run: a migrated database that every test clones. */
export default async function prepare(project: TestProject) {
  const postgres = await joinTestPostgres();
  const template = `template_${process.pid}`;
  await runOnServer(
    postgres.url,
    `drop database if exists ${template} with (force)`,
    `create database ${template}`,
  );
  await migrate(databaseUrl(postgres.url, template));
  project.provide("postgresUrl", postgres.url);
  project.provide("templateDatabase", template);
  return async () => {
    await runOnServer(postgres.url, `drop database if exists ${template} with (force)`);
    await postgres.leave();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    templateDatabase: string;
  }
}
