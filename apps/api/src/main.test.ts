import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { freePort, startProcess, temporaryFolder } from "../test/server-process.ts";
import { cloneDatabase } from "../test/test-database.ts";
import { startEmbeddedPostgres } from "@theta/embedded-postgres";

/** Created by the first test and used by the next four, because a first start takes long. */
const folder = mkdtempSync(join(tmpdir(), "theta-main-"));

afterAll(async () => {
  // No matter how a test's servers end, their database must be stopped.
  await (await startEmbeddedPostgres({ dataFolder: folder })).stop();
  rmSync(folder, { recursive: true });
});

test(
  "starts from nothing, says where, stops on SIGTERM, and starts again",
  { timeout: 180_000 },
  async () => {
    const env = { DATA_FOLDER: folder, PORT: await freePort() };
    const first = startProcess(env);
    await first.ready();
    await expect.poll(first.output).toContain(`Theta is ready: ${first.url}`);
    expect(first.output()).toContain("/dev/mailbox");
    expect(first.output()).toContain("/thetaapi/docs");
    expect(first.output()).toContain("pro@theta.example");
    expect(first.output()).toContain("payments    sandbox");
    const page = await (await fetch(`${first.url}/checkout`)).text();
    const [script] = /http:[^&"]+checkout\.js/.exec(page) ?? [];
    expect((await fetch(script!)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await first.ended()).toBe(0);

    const second = startProcess(env);
    await second.ready();
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  },
);

test(
  "stops a second server on the same data folder with a message, and keeps the first one going",
  { timeout: 60_000 },
  async () => {
    const first = startProcess({ DATA_FOLDER: folder, PORT: await freePort() });
    await first.ready();
    const second = startProcess({ DATA_FOLDER: folder, PORT: await freePort() });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain("already running with this data folder");
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  },
);

test(
  "takes over the database on the next start after kill -9 of the server",
  { timeout: 60_000 },
  async () => {
    const env = { DATA_FOLDER: folder, PORT: await freePort() };
    const first = startProcess(env);
    await first.ready();
    first.child.kill("SIGKILL");
    await first.ended();
    await startProcess(env).ready();
  },
);

test(
  "brings the database back after kill -9 while the server runs",
  { timeout: 60_000 },
  async () => {
    const server = startProcess({ DATA_FOLDER: folder, PORT: await freePort() });
    await server.ready();
    const running = await startEmbeddedPostgres({ dataFolder: folder });
    const client = new pg.Client({ connectionString: running.url });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: string }>(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
    );
    process.kill(Number(rows[0]!.pid), "SIGKILL");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
  },
);

test(
  "answers 503 during a restart of PostgreSQL and never crashes",
  { timeout: 60_000 },
  async () => {
    const before = await startEmbeddedPostgres({ dataFolder: folder });
    const server = startProcess({
      DATABASE_URL: before.url,
      PORT: await freePort(),
      DATA_FOLDER: temporaryFolder(),
    });
    await server.ready();
    await before.stop();
    const down = await fetch(`${server.url}/thetaapi/user/login-user`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@b.example", password: "123456" }),
    });
    const body = (await down.json()) as { code: string };
    expect([down.status, body.code]).toEqual([503, "try-again"]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await startEmbeddedPostgres({ dataFolder: folder })).url).toBe(before.url);
    await server.ready();
    expect(server.child.exitCode).toBeNull();
  },
);

test("reports a port that is taken in one sentence", { timeout: 60_000 }, async () => {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  const port = await freePort();
  const other = createServer().listen(Number(port), "127.0.0.1");
  onTestFinished(() => void other.close());
  const server = startProcess({ DATABASE_URL: url, PORT: port, DATA_FOLDER: temporaryFolder() });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toContain(`Port ${port} is in use by another program`);
  expect(server.output()).not.toContain("    at ");
});

test.each([
  ["nobody is listening", "postgres://theta@127.0.0.1:1/theta", /ECONNREFUSED/],
  ["there is no such host", "postgres://theta@nowhere.invalid/theta", /ENOTFOUND|EAI_AGAIN/],
  ["it isn't an address", "localhost:5432", /must be an address that begins with/],
])("reports a wrong DATABASE_URL in one clear sentence: %s", async (_name, url, reason) => {
  const server = startProcess({
    DATABASE_URL: url,
    PORT: await freePort(),
    DATA_FOLDER: temporaryFolder(),
  });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toMatch(/DATABASE_URL/);
  expect(server.output()).toMatch(reason);
  expect(server.output()).not.toContain("    at ");
});

test("reports a wrong password in DATABASE_URL without repeating it", async () => {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  const wrong = new URL(url);
  wrong.password = "canary-password";
  const server = startProcess({
    DATABASE_URL: wrong.href,
    PORT: await freePort(),
    DATA_FOLDER: temporaryFolder(),
  });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toContain("password authentication failed");
  expect(server.output()).not.toContain("canary-password");
});

test("prints all configuration faults at once", async () => {
  const server = startProcess({ PORT: "x", LOG_LEVEL: "loud" });
  expect(await server.ended()).toBe(1);
  expect(server.output()).toMatch(/PORT must be[^]*LOG_LEVEL must be/);
});

test("answers every accepted request on SIGTERM under load", { timeout: 60_000 }, async () => {
  const { url, drop } = await cloneDatabase();
  onTestFinished(drop);
  const server = startProcess({
    DATABASE_URL: url,
    PORT: await freePort(),
    DATA_FOLDER: temporaryFolder(),
    REQUESTS_PER_MINUTE: "100000",
    LOG_LEVEL: "debug",
  });
  await server.ready();
  let answered = 0;
  const client = async () => {
    for (;;) {
      const answer = await fetch(`${server.url}/thetaapi/user/user-details`).catch(() => null);
      if (answer?.status !== 401) return;
      await answer.text();
      if (++answered === 60) server.child.kill("SIGTERM");
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  expect(await server.ended()).toBe(0);
  const requestsThat = (what: string) =>
    [...server.output().matchAll(/"reqId":"([^"]+)".*"msg":"([^"]+)"/g)]
      .filter(([, , message]) => message === what)
      .map(([, id]) => id)
      .toSorted((a, b) => String(a).localeCompare(String(b)));
  expect(requestsThat("request came in").length).toBeGreaterThan(50);
  expect(requestsThat("request completed")).toEqual(requestsThat("request came in"));
});
