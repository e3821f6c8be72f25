/** Row 5: the database dies, and its synchronous standby takes over. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { askOnce, type DatabasePair, startPair } from "../../../test/database-pair.ts";
import { openSwitchLine } from "../../../test/switch-line.ts";
import type { EmbeddedPostgres } from "@theta/embedded-postgres";
import { type Db, openDatabase } from "./database.ts";
import { inTransaction } from "./transaction.ts";

const WRITERS = 8;
const MORE = 25;

const createKept = async (url: string) =>
  await askOnce(url, "create table kept (id text primary key)");

/** The copy receives every commit before it is acknowledged. */
async function startSynchronousPair(): Promise<DatabasePair> {
  const pair = await startPair(createKept, { synchronous_standby_names: "*" });
  await expect
    .poll(async () => await askOnce(pair.primary.url, "select sync_state from pg_stat_replication"))
    .toEqual([{ sync_state: "sync" }]);
  return pair;
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
  const { primary, standby, folder } = await startSynchronousPair();
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
  await askOnce(standby.url, "select pg_promote()");
  line.leadTo(portOf(standby));
  await expect
    .poll(() => acknowledged.size, { timeout: 20_000 })
    .toBeGreaterThan(before + WRITERS * MORE);
  isOver = true;
  await writing;

  const kept = new Set((await askOnce(standby.url, "select id from kept")).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
});
