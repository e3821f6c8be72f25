import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const asRoot = process.getuid?.() === 0;
const FAST = { fsync: "off", synchronous_commit: "off", shared_buffers: "16MB" };

const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newDataFolder(mode = 0o755): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "theta-pg-")));
  chmodSync(folder, mode);
  folders.push(folder);
  return join(folder, "data");
}

async function start(dataFolder: string, settings: Record<string, string> = FAST) {
  const server = await startEmbeddedPostgres({ dataFolder, settings });
  servers.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterFile = (dataFolder: string) =>
  join(dataFolder, "cluster", "data", "postmaster.pid");
const postmasterPid = (dataFolder: string) =>
  Number(readFileSync(postmasterFile(dataFolder), "utf8").split("\n")[0]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A second Theta server: claims the database, says whether it got it, and lives until it is killed.
 */
async function claimInAnotherProcess(dataFolder: string) {
  const launcher = new URL("./embedded-postgres.ts", import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    const server = await startEmbeddedPostgres({ dataFolder: process.argv[2], settings: { fsync: "off" } });
    process.stdout.write(String(await server.claim()));
    setInterval(() => undefined, 1000);`;
  const args = ["--input-type=module", "-e", script, launcher, dataFolder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const claimed = await new Promise<string>((resolve) => {
    child.stdout.once("data", (answer: Buffer) => {
      resolve(answer.toString());
    });
  });
  return { claimed, child };
}

test("creates a database with the promised settings on the first start and reuses it on the second", async () => {
  const folder = newDataFolder();
  const first = await start(folder);
  expect(first.reused).toBe(false);
  expect(
    await query(
      first.url,
      `select current_database() as name, current_setting('server_version_num')::int / 10000 as major,
        current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
        current_setting('timezone') as zone, current_setting('fsync') as fsync, current_setting('port')::int < 32768 as low,
        datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
        from pg_database where datname = current_database()`,
    ),
  ).toEqual([
    {
      name: "theta",
      major: 18,
      listens: "127.0.0.1",
      sockets: "",
      zone: "UTC",
      fsync: "off",
      low: true,
      provider: "b",
      locale: "C.UTF-8",
      encoding: "UTF8",
    },
  ]);
  expect(statSync(join(folder, "cluster", "password")).mode & 0o777).toBe(0o600);

  const second = await start(folder);
  expect(second).toMatchObject({ reused: true, url: first.url });
});

test("refuses a wrong password", async () => {
  const { url } = await start(newDataFolder());
  const wrong = new URL(url);
  wrong.password = "guess";
  await expect(query(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
});

test("ends the process on stop, which may be repeated, and finds data and port again", async () => {
  const folder = newDataFolder();
  const first = await start(folder);
  await query(first.url, "create table kept as select 42 as answer");
  const pid = postmasterPid(folder);
  await first.stop();
  expect(isRunning(pid)).toBe(false);
  await first.stop();

  const second = await start(folder);
  expect(second).toMatchObject({ reused: false, url: first.url });
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
});

test("starts after kill -9 of the database, even with a busy connection, and keeps what was committed", async () => {
  const folder = newDataFolder();
  const first = await start(folder, {});
  await query(first.url, "create table kept as select 42 as answer");
  // This backend only notices after its sleep that the server is gone, and holds shared memory
  // until then.
  const busy = query(
    first.url,
    "do $$ declare until timestamptz := clock_timestamp() + '2s'; begin while clock_timestamp() < until loop end loop; end $$",
  ).catch(() => undefined);
  await sleep(200);
  process.kill(postmasterPid(folder), "SIGKILL");

  const second = await start(folder);
  expect(second.reused).toBe(false);
  expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  await busy;
});

test("starts although the process file names some other living process", async () => {
  const folder = newDataFolder();
  await (await start(folder)).stop();
  const data = join(folder, "cluster", "data");
  const { uid, gid } = statSync(data);
  const other = spawn("sleep", ["60"], { ...(asRoot && { uid, gid }), cwd: "/" });
  children.push(other);
  await once(other, "spawn");
  writeFileSync(postmasterFile(folder), `${String(other.pid)}\n${data}\n1700000000\n20001\n`);

  expect((await start(folder)).reused).toBe(false);
});

test("ends with one server after two first starts at once", async () => {
  const folder = newDataFolder();
  const [one, two] = await Promise.all([start(folder), start(folder)]);
  expect(one.url).toBe(two.url);
  expect(await query(one.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("lets one server at a time hold the claim, which a killed one loses while the database keeps running", async () => {
  const folder = newDataFolder();
  const first = await claimInAnotherProcess(folder);
  const second = await claimInAnotherProcess(folder);
  expect([first.claimed, second.claimed]).toEqual(["true", "false"]);

  const third = await start(folder);
  expect(third.reused).toBe(true);
  await third.stop();
  expect(await query(third.url, "select 1 as one")).toEqual([{ one: 1 }]);

  first.child.kill("SIGKILL");
  await expect.poll(() => third.claim(), { timeout: 5_000 }).toBe(true);
  const pid = postmasterPid(folder);
  await third.stop();
  expect(isRunning(pid)).toBe(false);
});

test("reports losing the database while holding the claim, and keeps the process running", async () => {
  const folder = newDataFolder();
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({
    dataFolder: folder,
    settings: FAST,
    log: (line) => lines.push(line),
  });
  servers.push(server);
  await server.claim();
  process.kill(postmasterPid(folder), "SIGKILL");
  await expect.poll(() => lines.at(-1), { timeout: 5_000 }).toMatch(/^Lost the connection/);
});

test("removes what an interrupted first start left behind, unless its process is alive", async () => {
  const folder = newDataFolder();
  const dead = join(folder, `cluster.new-${String(spawnSync("true").pid)}-00`);
  const inWork = join(folder, `cluster.new-${String(process.pid)}-00`);
  mkdirSync(join(dead, "data"), { recursive: true });
  mkdirSync(inWork);
  await start(folder);
  expect([existsSync(dead), existsSync(inWork)]).toEqual([false, true]);
});

test("gives up a port that was taken in the meantime for another one", async () => {
  const folder = newDataFolder();
  const neighbour = await start(newDataFolder());
  await (await start(folder)).stop();
  writeFileSync(join(folder, "port"), new URL(neighbour.url).port);
  const server = await start(folder);
  expect(new URL(server.url).port).not.toBe(new URL(neighbour.url).port);
});

test("repeats PostgreSQL's own words for a setting it refuses", async () => {
  const starting = startEmbeddedPostgres({
    dataFolder: newDataFolder(),
    settings: { shared_buffers: "lots" },
  });
  await expect(starting).rejects.toThrow(/won't start[\s\S]*shared_buffers/);
});

test("names a data folder that cannot be made", async () => {
  await expect(startEmbeddedPostgres({ dataFolder: "/dev/null/data" })).rejects.toThrow(
    /create or open the data folder \/dev\/null\/data/,
  );
});

test.runIf(asRoot)(
  "puts the database elsewhere when the folder is closed to its user",
  async () => {
    const folder = newDataFolder(0o700);
    const [server, other] = await Promise.all([start(folder), start(folder)]);
    expect(other.url).toBe(server.url);
    const elsewhere = readFileSync(join(folder, "cluster-is-elsewhere"), "utf8").trim();
    folders.push(elsewhere);
    expect(existsSync(join(folder, "cluster"))).toBe(false);
    await query(server.url, "create table kept as select 42 as answer");
    await server.stop();
    const again = await start(folder);
    expect(await query(again.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  },
);
