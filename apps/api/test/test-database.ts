import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { databaseUrl, runOnServer } from "./scratch-database.ts";

/** A database of one test's own, cloned from the migrated template. */
export async function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await runOnServer(server, `create database ${name} template ${inject("templateDatabase")}`);
  return {
    url: databaseUrl(server, name),
    drop: async () => await runOnServer(server, `drop database if exists ${name} with (force)`),
  };
}
