/** Who may start which mock, and who may read results. */
import { mockTest, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { comeBefore } from "../../../test/lose-commit.ts";
import { createMockWorld } from "./test-mocks.ts";

test("locks every mock without a plan and opens none", async () => {
  const { call, other, mockId } = await createMockWorld();
  const { body } = await call(mockTest.list, { testType: "1" }, { token: other });
  expect(body.totalItems).toBe(6);
  expect(body.result.map(({ lock }) => lock)).toEqual(Array(6).fill("no-subscription"));
  const refused = await call(
    mockTest.selectOrder,
    { mockTestId: await mockId(), orderType: 1 },
    { token: other },
  );
  expect(refused).toMatchObject({
    statusCode: 403,
    body: { code: "subscription-required", state: { lock: "no-subscription" } },
  });
  const details = await call(user.details, undefined, { token: other });
  expect(details.body.result).toMatchObject({ isUserSubscribed: false, subscription: null });
});

test("for a plan without sectional mocks, opens only full ones, as many as the plan includes", async () => {
  const { call, other, otherId, mockId, grant, db } = await createMockWorld();
  await grant(otherId, "gmat-basic");
  const cards = async () =>
    (await call(mockTest.list, { testType: "1" }, { token: other })).body.result;
  expect((await cards()).map(({ lock }) => lock)).toEqual([
    null,
    null,
    null,
    "not-in-plan",
    "not-in-plan",
    "not-in-plan",
  ]);
  const open = async (key: string) =>
    await call(
      mockTest.selectOrder,
      { mockTestId: await mockId(key), orderType: 1 },
      { token: other },
    );
  expect((await open("quant-1")).body).toMatchObject({
    code: "not-in-plan",
    state: { lock: "not-in-plan" },
  });
  expect((await open("later")).body).toMatchObject({
    code: "not-yet-available",
    message: "This mock will be available on January 1, 2999.",
  });
  await sql`update subscriptions set mocks = 1 where learner_id = ${otherId}`.execute(db);
  const { mockTestId, mockTestSectionId } = (await open("full-1")).body.result;
  // Opening isn't starting, so it doesn't count yet.
  expect((await open("full-2")).statusCode).toBe(200);
  const start = async (ids: object) => await call(mockTest.startSection, ids, { token: other });
  expect((await start({ mockTestId, mockTestSectionId })).statusCode).toBe(200);
  expect((await cards())[0]).toMatchObject({ status: 1, lock: null });
  await sql`update mock_sections set deadline = clock_timestamp(),
    started_at = clock_timestamp() - interval '1 hour' where started_at is not null`.execute(db);
  await sql`update mock_sections set deadline = deadline - interval '1 minute' where started_at is not null`.execute(
    db,
  );
  const second = await call(
    mockTest.currentSection,
    { mockTestId: await mockId("full-2") },
    { token: other },
  );
  const { mockTestSectionId: third } = second.body.result;
  const late = await start({ mockTestId: await mockId("full-2"), mockTestSectionId: third });
  expect(late.body).toMatchObject({ code: "not-in-plan", state: { lock: "used-up" } });
});

test("row 60: counts a mock started at the moment a plan is bought as started after it", async () => {
  const { call, token, db, pool, open, grant, learnerId } = await createMockWorld();
  const ids = await open();
  await sql`update subscriptions set starts_at = starts_at - interval '1 year', ends_at = clock_timestamp()`.execute(
    db,
  );
  const hasBought = comeBefore(pool, /from "subscriptions".* for update/, async () => {
    await grant(learnerId, "gmat-basic");
  });
  const { mockTestId, mockTestSectionId } = ids;
  const start = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  expect([start.statusCode, hasBought()]).toEqual([200, true]);
  const { rows } = await sql<{ isAfter: boolean }>`
    select a.started_at >= s.created_at as "isAfter" from mock_attempts a, subscriptions s
    where s.learner_id = a.learner_id and s.ends_at > clock_timestamp()`.execute(db);
  expect(rows).toEqual([{ isAfter: true }]);
});

test("row 36: lets a mock be finished after the plan's end, with results after renewal", async () => {
  const world = await createMockWorld();
  const { call, token, db, learnerId } = world;
  const running = await world.start();
  await sql`update subscriptions set starts_at = starts_at - interval '1 year', ends_at = clock_timestamp()`.execute(
    db,
  );
  const mockTestId = await world.finish();
  expect(running.mockTestId).toBe(mockTestId);
  for (const [route, input] of [
    [mockTest.report, { mockTestId }],
    [mockTest.solution, { mockTestId, sectionType: "3" }],
    [mockTest.sectionQuestions, { mockTestId, sectionType: "3" }],
    [mockTest.sectionResult, { mockTestId, sectionType: "3" }],
  ] as const) {
    const refused = await call(route, input, { token });
    expect([refused.statusCode, refused.body.code]).toEqual([403, "subscription-required"]);
  }
  const { body } = await call(mockTest.list, { testType: "1" }, { token });
  expect(body.result[0]).toMatchObject({ status: 3, lock: "plan-ended" });
  expect(body.result[0]).not.toHaveProperty("score");
  await world.grant(learnerId, "gmat-basic");
  expect((await call(mockTest.report, { mockTestId }, { token })).statusCode).toBe(200);
});

test("makes a mock that was opened but never started wait for a plan", async () => {
  const { call, token, db, open } = await createMockWorld();
  const { mockTestId, mockTestSectionId } = await open();
  const card = async () =>
    (await call(mockTest.list, { testType: "1" }, { token })).body.result.find(
      (one) => one.mockTestId === mockTestId,
    );
  expect(await card()).toMatchObject({ status: 1, lock: null });
  await sql`update subscriptions set starts_at = starts_at - interval '1 year', ends_at = clock_timestamp()`.execute(
    db,
  );
  expect(await card()).toMatchObject({ status: 1, lock: "plan-ended" });
  const start = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  expect(start.body).toMatchObject({ code: "subscription-required" });
});

test("makes unstarted mocks wait for renewal after the plan's end, and lets started ones continue", async () => {
  const { call, token, db, learnerId, start, finishSection, grant } = await createMockWorld();
  const standing = async (name: string) => {
    const { body } = await call(mockTest.list, { testType: "1" }, { token });
    const { status, lock } = body.result.find((one) => one.name === name)!;
    return { status, lock };
  };
  const running = await start("full-1");
  const { name: full } = running;
  const { body } = await call(mockTest.list, { testType: "1" }, { token });
  const { name: untouched } = body.result.find((one) => one.status === 0 && one.isAvailable)!;
  expect(await standing(untouched)).toEqual({ status: 0, lock: null });
  await sql`update subscriptions set starts_at = starts_at - interval '1 year', ends_at = clock_timestamp()`.execute(
    db,
  );
  expect(await standing(untouched)).toEqual({ status: 0, lock: "plan-ended" });
  expect(await standing(full)).toEqual({ status: 1, lock: null });
  await finishSection(running);
  expect(await standing(full)).toEqual({ status: 2, lock: null });
  await grant(learnerId, "gmat-basic");
  expect(await standing(untouched)).toEqual({ status: 0, lock: null });
});

test("treats a learner whose plan was refunded as one who never had any", async () => {
  const { call, token, db } = await createMockWorld();
  await sql`update subscriptions set revoked_at = clock_timestamp()`.execute(db);
  const { body } = await call(mockTest.list, { testType: "1" }, { token });
  expect(new Set(body.result.map(({ lock }) => lock))).toEqual(new Set(["no-subscription"]));
});

test("keeps a mock's place in the list when it is started", async () => {
  const { call, token, start } = await createMockWorld();
  const names = async () =>
    (await call(mockTest.list, { testType: "1" }, { token })).body.result.map(({ name }) => name);
  const before = await names();
  await start("data-1");
  expect(await names()).toEqual(before);
});

test("lists full mocks before sectional ones, and each kind alone on request", async () => {
  const { call, token } = await createMockWorld();
  const list = async (more: { kind?: "full" | "sectional"; itemsPerPage?: string }) =>
    (await call(mockTest.list, { testType: "1", ...more }, { token })).body;
  const all = await list({});
  const [full, sectional] = [await list({ kind: "full" }), await list({ kind: "sectional" })];
  expect(new Set(full.result.map(({ kind }) => kind))).toEqual(new Set(["full"]));
  expect(new Set(sectional.result.map(({ kind }) => kind))).toEqual(new Set(["sectional"]));
  expect(all.result).toEqual([...full.result, ...sectional.result]);
  expect(all.totalItems).toBe(full.totalItems + sectional.totalItems);
  const firstSectional = await list({ kind: "sectional", itemsPerPage: "1" });
  expect(firstSectional.result).toEqual(sectional.result.slice(0, 1));
  expect(firstSectional.totalItems).toBe(sectional.totalItems);
});

test("lets plans follow each other by calendar months", async () => {
  const { db, grant, otherId, call, other } = await createMockWorld();
  await grant(otherId, "gmat-basic");
  await sql`update subscriptions set starts_at = '2030-12-31T23:30:00Z', ends_at = '2031-02-28T23:30:00Z'
    where learner_id = ${otherId}`.execute(db);
  await grant(otherId, "gmat-pro");
  const rows = await db
    .selectFrom("subscriptions")
    .select(["starts_at", "ends_at"])
    .where("learner_id", "=", otherId)
    .orderBy("starts_at", "desc")
    .execute();
  expect(rows[0]).toEqual({
    starts_at: new Date("2031-02-28T23:30:00Z"),
    ends_at: new Date("2031-05-28T23:30:00Z"),
  });
  const details = await call(user.details, undefined, { token: other });
  expect(details.body.result.subscription).toMatchObject({
    planName: "GMAT BASIC + GMAT PRO",
    endsAt: new Date("2031-05-28T23:30:00Z").getTime(),
  });
});
