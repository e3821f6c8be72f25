/** A database and a copy that follows it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@theta/embedded-postgres";

export interface DatabasePair {
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  /** The primary's data. */
  folder: string;
}

/** `prepare` runs before there is a copy. `settings` are the primary's once there is. */
export async function startPair(
  prepare: (url: string) => Promise<unknown>,
  settings: Record<string, string> = {},
): Promise<DatabasePair> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "theta-pair-")));
  execFileSync("chmod", ["755", root]);
  onTestFinished(() => void execFileSync("rm", ["-rf", root]));
  const [folder, copy] = [join(root, "one"), join(root, "two")];
  const first = await start(folder);
  await prepare(first.url);
  await first.stop();
  execFileSync("cp", ["-a", folder, copy]);
  const data = join(copy, "cluster", "data");
  execFileSync("cp", ["-p", join(data, "PG_VERSION"), join(data, "standby.signal")]);
  const primary = await start(folder, settings);
  const { hostname, port, username, password } = new URL(primary.url);
  const standby = await start(copy, {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
  });
  await expect
    .poll(async () => await askOnce(primary.url, "select state from pg_stat_replication"))
    .toEqual([{ state: "streaming" }]);
  return { primary, standby, folder };
}

async function start(dataFolder: string, settings: Record<string, string> = {}) {
  const server = await startEmbeddedPostgres({
    dataFolder,
    settings: { shared_buffers: "16MB", ...settings },
  });
  onTestFinished(async () => await server.stop());
  return server;
}

export async function askOnce(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
