/** Row 90: servers that get too little of what they need. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { API_BASE, user } from "@theta/contract";
import { afterAll, expect, onTestFinished, test } from "vitest";
import {
  freePort,
  type ServerProcess,
  startProcess,
  temporaryFolder,
} from "../test/server-process.ts";
import { cloneDatabase } from "../test/test-database.ts";

/** One database for all, because the first start loads the bank. */
const database = await cloneDatabase();
afterAll(database.drop);

async function start(squeeze: Parameters<typeof startProcess>[1]): Promise<ServerProcess> {
  const server = startProcess(
    {
      DATABASE_URL: database.url,
      PORT: await freePort(),
      DATA_FOLDER: temporaryFolder(),
      REQUESTS_PER_MINUTE: "100000",
    },
    squeeze,
  );
  await server.ready();
  return server;
}

/** Null without an answer, or with half of one. */
async function statusOf(asking: Promise<Response>): Promise<number | null> {
  try {
    const answer = await asking;
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

/** Every answer says that it's done, or to come back later. */
async function expectAnswers(count: number, ask: () => Promise<Response>, good: readonly number[]) {
  const statuses = await Promise.all(Array.from({ length: count }, async () => statusOf(ask())));
  expect(statuses.filter((status) => status === null || !good.includes(status))).toEqual([]);
}

async function expectGood({ child, url }: ServerProcess): Promise<void> {
  await expect.poll(async () => await statusOf(fetch(`${url}/readyz`))).toBe(200);
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
}

/** The first start loads the bank, in little memory. */
const PATIENT = { timeout: 300_000 };
const HEAP_MEGABYTES = 256;

const BLOCK_ON_SIGNAL =
  'process.on("SIGUSR2", () => { const end = Date.now() + 2000; while (Date.now() < end); });';

test(
  "row 90: keeps answering in little memory, with a fraction of a processor, and after its event loop stood still",
  PATIENT,
  async () => {
    const server = await start({
      nodeOptions: [
        `--max-old-space-size=${HEAP_MEGABYTES}`,
        "--import",
        `data:text/javascript,${encodeURIComponent(BLOCK_ON_SIGNAL)}`,
      ],
    });
    const { child, url } = server;
    const askDatabase = async () => await fetch(`${url}/readyz`);

    child.kill("SIGUSR2");
    await expectAnswers(100, askDatabase, [200, 503]);

    const pulse = setInterval(() => {
      child.kill("SIGSTOP");
      setTimeout(() => child.kill("SIGCONT"), 80);
    }, 100);
    onTestFinished(() => clearInterval(pulse));
    await expectAnswers(100, askDatabase, [200, 503]);
    clearInterval(pulse);
    await sleep(100);

    const large = JSON.stringify({ email: "a@b.example", password: "x".repeat(60_000) });
    const headers = { "content-type": "application/json" };
    const sendLarge = async () =>
      await fetch(`${url}${API_BASE}${user.login.path}`, { method: "POST", headers, body: large });
    // 408 is for those that would take too long to read.
    await expectAnswers(200, sendLarge, [400, 408, 503]);
    await expectGood(server);
  },
);

const HEAD = "GET /readyz HTTP/1.1\r\nhost: x\r\n\r\n";

test(
  "row 90: answers as many as it can when it can't open more files, and everybody afterward",
  PATIENT,
  async () => {
    const server = await start({ mostFiles: 64 });
    const { port } = new URL(server.url);
    const sockets: Socket[] = [];
    const received: string[] = [];
    for (let k = 0; k < 120; k++) {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => {});
      socket.on("data", (data: Buffer) => received.push(data.toString("latin1")));
      await once(socket, "connect");
      sockets.push(socket);
    }
    // They all need the database, and there are no more connections to it either.
    for (const socket of sockets) socket.write(HEAD);
    await expect.poll(() => received.length).toBeGreaterThan(20);
    await sleep(500);
    const statuses = received.flatMap((text) => /^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? []);
    expect(statuses.filter((status) => status !== "200" && status !== "503")).toEqual([]);
    // Some connections never got through: otherwise, this tested nothing.
    expect(statuses.length).toBeLessThan(sockets.length);
    for (const socket of sockets) socket.destroy();
    await expectGood(server);
  },
);
