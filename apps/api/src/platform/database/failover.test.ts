/** Row 5: the database dies, and its synchronous standby takes over. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openSwitchLine } from "../../../test/switch-line.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@theta/embedded-postgres";
import { type Db, openDatabase } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const WRITERS = 8;
const MORE = 25;

async function start(dataFolder: string, settings: Record<string, string> = {}) {
  const server = await startEmbeddedPostgres({
    dataFolder,
    settings: { shared_buffers: "16MB", ...settings },
  });
  onTestFinished(async () => await server.stop());
  return server;
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A database and its copy, which receives every commit before it is acknowledged. */
async function startPair(): Promise<{
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  folder: string;
}> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "theta-pair-")));
  execFileSync("chmod", ["755", root]);
  onTestFinished(() => void execFileSync("rm", ["-rf", root]));
  const [folder, copy] = [join(root, "one"), join(root, "two")];
  const first = await start(folder);
  await ask(first.url, "create table kept (id text primary key)");
  await first.stop();
  execFileSync("cp", ["-a", folder, copy]);
  const data = join(copy, "cluster", "data");
  execFileSync("cp", ["-p", join(data, "PG_VERSION"), join(data, "standby.signal")]);
  const primary = await start(folder, { synchronous_standby_names: "*" });
  const { hostname, port, username, password } = new URL(primary.url);
  const standby = await start(copy, {
    primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
  });
  await expect
    .poll(async () => (await ask(primary.url, "select sync_state from pg_stat_replication"))[0])
    .toEqual({ sync_state: "sync" });
  return { primary, standby, folder };
}

const portOf = ({ url }: EmbeddedPostgres) => Number(new URL(url).port);

/** Tries each number until it is acknowledged, as browsers do with answers. */
async function write(db: Db, writer: number, acknowledged: Set<string>, isOver: () => boolean) {
  for (let n = 0; !isOver(); n++) {
    const id = `${writer}-${n}`;
    while (!acknowledged.has(id)) {
      try {
        await inTransaction(
          db,
          async (tx) =>
            void (await sql`insert into kept values (${id}) on conflict do nothing`.execute(tx)),
        );
        acknowledged.add(id);
      } catch {
        await sleep(50);
      }
    }
  }
}

test("row 5: loses no acknowledged write when the standby takes over, and keeps writing", async () => {
  const { primary, standby, folder } = await startPair();
  const line = await openSwitchLine(portOf(primary));
  onTestFinished(async () => await line.close());
  const url = new URL(primary.url);
  url.port = String(line.port);
  const { db } = openDatabase({ url: url.href, poolSize: 10, onError: () => undefined });
  onTestFinished(async () => await db.destroy());

  const acknowledged = new Set<string>();
  let isOver = false;
  const writing = Promise.all(
    Array.from({ length: WRITERS }, (_, k) => write(db, k, acknowledged, () => isOver)),
  );
  await expect.poll(() => acknowledged.size).toBeGreaterThan(WRITERS * MORE);
  const [pid] = readFileSync(join(folder, "cluster", "data", "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  const before = acknowledged.size;
  await ask(standby.url, "select pg_promote()");
  line.leadTo(portOf(standby));
  await expect
    .poll(() => acknowledged.size, { timeout: 20_000 })
    .toBeGreaterThan(before + WRITERS * MORE);
  isOver = true;
  await writing;

  const kept = new Set((await ask(standby.url, "select id from kept")).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
});
