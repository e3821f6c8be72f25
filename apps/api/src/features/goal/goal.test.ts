import { goal, practicePlan, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseDueAccounts } from "../account/erase/erase-accounts.ts";
import { ASHA } from "../account/test-world.ts";
import { createMockWorld } from "../mock-test/test-mocks.ts";

const ZONE = "America/New_York";
const day = (ahead: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, dateStyle: "short" }).format(
    Date.now() + ahead * 86_400_000,
  );

/** A learner whose plan includes the practice plan, and another one. */
async function setUp() {
  const world = await createMockWorld();
  const as = { token: world.token };
  return {
    ...world,
    read: async (token = world.token) =>
      (await world.call(goal.read, undefined, { token })).body.result,
    save: async (more: object = {}) =>
      await world.call(goal.save, { examOn: null, targetScore: null, timeZone: ZONE, ...more }, as),
    savePlan: async (examOn: string | null) =>
      await world.call(
        practicePlan.save,
        { startsOn: day(0), examOn, sections: ["quant", "verbal", "dataInsights"], timeZone: ZONE },
        as,
      ),
    readPlan: async () => (await world.call(practicePlan.read, undefined, as)).body.result,
  };
}

test("has no goal for a learner who was never asked, and keeps what they say for them alone", async () => {
  const { read, save, other } = await setUp();
  expect(await read()).toBeNull();
  const saved = await save({ examOn: day(60), targetScore: 685 });
  expect(saved.body.result).toEqual({ examOn: day(60), targetScore: 685 });
  expect(await read()).toEqual({ examOn: day(60), targetScore: 685 });
  expect(await read(other)).toBeNull();
  await save({ targetScore: 705 });
  expect(await read()).toEqual({ examOn: null, targetScore: 705 });
});

test("counts someone who had nothing to say as asked", async () => {
  const { read, save } = await setUp();
  await save();
  expect(await read()).toEqual({ examOn: null, targetScore: null });
});

test("has no goal for a visitor", async () => {
  const { call } = await setUp();
  expect((await call(goal.read, undefined)).statusCode).toBe(401);
});

test.each([
  [{ examOn: "soon" }, "examOn", "This isn't a date"],
  [{ examOn: "2020-01-01" }, "examOn", "This day has passed"],
  [{ examOn: day(740) }, "examOn", "Choose a day within the next two years"],
  [{ targetScore: 700 }, "targetScore", "Choose a total from 205 to 805 that ends in 5"],
  [{ targetScore: 195 }, "targetScore", "Choose a total from 205 to 805 that ends in 5"],
  [{ targetScore: 815 }, "targetScore", "Choose a total from 205 to 805 that ends in 5"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "This isn't a time zone we know"],
])("refuses %j at its field", async (more, field, msg) => {
  const { save, read } = await setUp();
  const answer = await save(more);
  expect([answer.statusCode, answer.body.errors]).toEqual([400, [{ field, msg }]]);
  expect(await read()).toBeNull();
});

test("lets the target be changed after the exam while the day stays", async () => {
  const { save, read, db } = await setUp();
  await save({ examOn: day(3), targetScore: 685 });
  await sql`update learner_goals set exam_on = '2020-01-01'`.execute(db);
  expect((await save({ examOn: "2020-01-01", targetScore: 725 })).statusCode).toBe(200);
  expect(await read()).toEqual({ examOn: "2020-01-01", targetScore: 725 });
});

test("shares one exam day between the practice plan and the goal", async () => {
  const { save, read, savePlan, readPlan } = await setUp();
  await save({ examOn: day(100), targetScore: 685 });
  expect(await readPlan()).toMatchObject({ plan: null, examOn: day(100) });
  expect((await savePlan(day(110))).body.result).toMatchObject({ examOn: day(110) });
  expect(await read()).toEqual({ examOn: day(110), targetScore: 685 });
  await save({ examOn: day(120), targetScore: 685 });
  expect((await readPlan()).plan).toMatchObject({ examOn: day(120) });
});

test("takes over what an older server writes into the plan", async () => {
  const { read, savePlan, learnerId, db } = await setUp();
  await savePlan(null);
  await sql`update practice_plans set exam_on = ${day(50)}::date where learner_id = ${learnerId}`.execute(
    db,
  );
  expect(await read()).toEqual({ examOn: day(50), targetScore: null });
});

test("includes the goal in the data copy and erases it with the account", async () => {
  const { save, call, token, db, log } = await setUp();
  await save({ examOn: day(60), targetScore: 685 });
  const { body } = await call(user.exportAccountData, undefined, { token });
  expect(body.result).toMatchObject({ goal: { examOn: day(60), targetScore: 685 } });
  await call(user.deleteAccount, { password: ASHA.password }, { token });
  await sql`update learners set deletion_due_at = now() where deletion_due_at is not null`.execute(
    db,
  );
  await eraseDueAccounts(db, log);
  expect(await db.selectFrom("learner_goals").selectAll().execute()).toEqual([]);
});
