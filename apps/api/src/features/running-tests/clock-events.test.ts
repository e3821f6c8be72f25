import { user } from "@theta/contract";
import { staffSittings } from "@theta/contract/staff";
import { expect, onTestFinished, test } from "vitest";
import { TEST_SECRET } from "../../../test/test-app.ts";
import { buildApp } from "../../app.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { EventStream } from "../../platform/http/event-stream.ts";
import { createMockWorld, type MockWorld } from "../mock-test/test-mocks.ts";
import { confirmedStaff } from "../staff/test-staff.ts";
import { type ClockHub, createClockHub } from "./clock-hub.ts";
import { askAndNeverRead, CLOCKS, listenTo, serve, until } from "./test-listener.ts";

async function setUp() {
  const world = await createMockWorld();
  const support = await confirmedStaff(world, "support");
  const { call, learnerId } = world;
  return {
    ...world,
    url: await serve(world.app),
    addTime: async (testId: string, minutes = 5) => {
      const as = { token: support.token };
      const which = { learnerId, kind: "mock", testId };
      const { sections } = (await call(staffSittings.read, which, as)).body.result;
      const { sectionId, deadline } = sections.find(({ state }) => state === "running")!;
      const act = { requestId: crypto.randomUUID(), reason: "The page froze" };
      await call(staffSittings.addTime, { ...which, ...act, minutes, sectionId, deadline }, as);
    },
  };
}

/** Another server on the same database. */
async function secondServer({ config, databaseUrl, log }: MockWorld): Promise<string> {
  const { db, pool } = openDatabase({ url: databaseUrl, poolSize: 4, onError: () => {} });
  const app = await buildApp({
    config: { ...config, requestsPerMinute: 1_000_000 },
    secret: TEST_SECRET,
    db,
    pool,
    log,
    articles: [],
    siteFolder: null,
    mailWaiting: () => {},
    eventsWaiting: () => {},
    checkWaiting: () => {},
  });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return await serve(app);
}

test("begins with the clocks that run, and says within two seconds when one is moved", async () => {
  const { url, token, start, addTime } = await setUp();
  const { mockTestId, deadline } = await start();
  const page = await listenTo(url, token);
  expect(page.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(page.headers.get("cache-control")).toBe("no-store");
  const [first] = await page.event(0);
  expect(first).toMatchObject({ kind: "mock", testId: mockTestId, deadline, staffAdded: 0 });
  await addTime(mockTestId);
  const asked = Date.now();
  const [moved] = await page.event(1);
  expect(Date.now() - asked).toBeLessThan(2_000);
  expect(moved).toMatchObject({ deadline: deadline + 300_000, staffAdded: 300 });
});

test("says it on whichever server the page listens, and to nobody else", async () => {
  const { url, token, other, start, addTime, ...world } = await setUp();
  const elsewhere = await secondServer(world as unknown as MockWorld);
  const { mockTestId, deadline } = await start();
  const here = await listenTo(url, token);
  const there = await listenTo(elsewhere, token);
  const stranger = await listenTo(elsewhere, other);
  await Promise.all([here.event(0), there.event(0), stranger.event(0)]);
  await addTime(mockTestId, 10);
  for (const page of [here, there])
    expect((await page.event(1))[0]!.deadline).toBe(deadline + 600_000);
  await addTime(mockTestId, 1);
  expect((await there.event(2))[0]!.deadline).toBe(deadline + 660_000);
  expect(stranger.events).toEqual([[]]);
  expect([here.events.length, there.events.length]).toEqual([3, 3]);
});

test("refuses a stranger, and a session's fifth stream until one of them leaves", async () => {
  const { url, token } = await setUp();
  expect((await listenTo(url, "nothing")).status).toBe(401);
  const pages = [];
  for (let k = 0; k < 4; k++) pages.push(await listenTo(url, token));
  await Promise.all(pages.map((page) => page.event(0)));
  const fifth = await listenTo(url, token);
  expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([429, "60"]);
  pages[0]!.leave();
  await pages[0]!.ended;
  for (let tries = 0; ; tries++) {
    const again = await listenTo(url, token);
    if (again.status === 200) break;
    expect(tries).toBeLessThan(50);
    await new Promise((done) => setTimeout(done, 20));
  }
});

test("opens nothing for a request that wants no body", async () => {
  const { url, token } = await setUp();
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(url + CLOCKS, { method: "HEAD", headers });
  expect(status).toBeGreaterThanOrEqual(404);
});

test("ends every stream when the server stops, however many there are", async () => {
  const { app, url, token } = await setUp();
  const page = await listenTo(url, token);
  await page.event(0);
  await askAndNeverRead(url, token);
  const begun = Date.now();
  await app.close();
  await page.ended;
  expect(Date.now() - begun).toBeLessThan(3_000);
});

/** A hub that does everything at once, without HTTP. */
async function setUpHub(pace: Parameters<typeof createClockHub>[2] = {}) {
  const world = await createMockWorld();
  const hub = createClockHub(world.db, world.log, { changes: 30, sessions: 30, ...pace });
  onTestFinished(hub.stop);
  const sessions = await world.db
    .selectFrom("sessions")
    .select("id")
    .where("learner_id", "=", world.learnerId)
    .execute();
  return { ...world, hub, caller: { learnerId: world.learnerId, sessionId: sessions[0]!.id } };
}

async function closed(hub: ClockHub): Promise<void> {
  await until(() => hub.size() === 0);
}

test("ends with the session, without a word from the page", async () => {
  const { hub, caller, call, token } = await setUpHub();
  const stream = await hub.open(caller);
  stream.resume();
  await new Promise((done) => setTimeout(done, 200));
  expect(hub.size()).toBe(1);
  await call(user.logout, undefined, { token });
  await closed(hub);
  expect(stream.readableEnded).toBe(true);
});

test("beats for a page that hears nothing, and ends a stream that has become old", async () => {
  const { hub, caller } = await setUpHub({ beat: 50, life: 400 });
  const stream = await hub.open(caller);
  let text = "";
  stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await closed(hub);
  expect(text.split(":\n\n").length).toBeGreaterThan(2);
});

test("gives up a reader that never reads, and keeps nothing of it", async () => {
  const { hub, caller } = await setUpHub();
  const stream = await hub.open(caller);
  for (let k = 0; k < 1_000; k++) stream.send({ result: "x".repeat(100) });
  await closed(hub);
  expect(stream.destroyed).toBe(true);
});

test("asks the database nothing while nobody listens", async () => {
  const { hub, caller, pool } = await setUpHub();
  const stream = await hub.open(caller);
  stream.destroy();
  await closed(hub);
  await new Promise((done) => setTimeout(done, 100));
  let asked = 0;
  pool.on("acquire", () => asked++);
  await new Promise((done) => setTimeout(done, 200));
  expect(asked).toBe(0);
});

test("goes on after the database was away", async () => {
  const { hub, caller, start, db } = await setUpHub();
  const { mockTestId } = await start();
  const stream = await hub.open(caller);
  let text = "";
  stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await db.schema.alterTable("clock_changes").renameTo("away").execute();
  await new Promise((done) => setTimeout(done, 150));
  await db.schema.alterTable("away").renameTo("clock_changes").execute();
  await db.insertInto("clock_changes").values({ learner_id: caller.learnerId }).execute();
  await until(() => text.split(mockTestId).length > 2);
});

test("a stream that is over takes no more", () => {
  const stream = new EventStream();
  stream.end();
  stream.end();
  stream.beat();
  stream.destroy();
  stream.send({});
  expect(stream.destroyed).toBe(true);
});
