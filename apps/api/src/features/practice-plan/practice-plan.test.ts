import { practice, practicePlan, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ASHA } from "../account/test-world.ts";
import { eraseDueAccounts } from "../account/erase/erase-accounts.ts";
import { createQuizWorld, sent } from "../free-quiz/test-quizzes.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";
import { dayIn } from "../goal/day.rules.ts";
import { addDays } from "./calendar.rules.ts";

const ZONE = "Asia/Kolkata";
const today = () => dayIn(ZONE, new Date());
const settings = (more: object = {}) => ({
  startsOn: today(),
  examOn: null,
  sections: ["quant", "verbal", "dataInsights"],
  timeZone: ZONE,
  ...more,
});

async function setUp({ plan = "gmat-practice" }: { plan?: string | null } = {}) {
  const world = await createQuizWorld();
  const { call, db, token } = world;
  const [learner] = await db
    .selectFrom("learners")
    .select("id")
    .where("email", "=", ASHA.email)
    .execute();
  const learnerId = learner!.id;
  const grant = async (planKey: string) =>
    await db.transaction().execute(async (tx) => {
      await grantSubscription(tx, { learnerId, planKey });
    });
  if (plan) await grant(plan);
  const as = { token };
  return {
    ...world,
    learnerId,
    grant,
    read: async () => await call(practicePlan.read, undefined, as),
    save: async (more: object = {}) => await call(practicePlan.save, settings(more), as),
    tick: async (task: string, isDone = true) =>
      await call(practicePlan.tick, { task, isDone }, as),
    lose: async (week: number, lostSoFar: number) =>
      await call(practicePlan.loseWeek, { week, lostSoFar }, as),
    takeBack: async (lostSoFar: number) => await call(practicePlan.takeBack, { lostSoFar }, as),
    planEnds: async () =>
      await sql`update subscriptions set starts_at = now() - interval '2 days',
        ends_at = now() - interval '1 second'`.execute(db),
  };
}

type Shown = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>["save"]>>["body"]["result"];
const taskOf = (plan: Shown | null, key: string) =>
  plan?.weeks.flatMap(({ tasks }) => tasks).find((task) => task.key === key);

test("refuses anyone who isn't signed in, has no plan, or has a smaller one", async () => {
  const world = await setUp({ plan: null });
  const calls = [
    () => world.call(practicePlan.read),
    () => world.call(practicePlan.save, settings()),
    () => world.call(practicePlan.startOver),
  ];
  for (const one of calls) expect((await one()).statusCode).toBe(401);
  const refused = await world.read();
  expect([refused.statusCode, refused.body.code]).toEqual([403, "subscription-required"]);
  await world.grant("gmat-pro");
  for (const answer of [
    await world.read(),
    await world.save(),
    await world.tick("w1-weak-kinds"),
    await world.lose(1, 0),
    await world.takeBack(0),
    await world.call(practicePlan.startOver, undefined, { token: world.token }),
  ]) {
    expect([answer.statusCode, answer.body.code]).toEqual([403, "not-in-plan"]);
    expect(answer.body.message).toBe(
      "The practice plan comes with GMAT PRACTICE or GMAT MENTOR. The plan you have doesn't include this.",
    );
  }
});

test("shows an outline of ten weeks before a date is set, and then a plan", async () => {
  const { read, save } = await setUp();
  const before = (await read()).body.result;
  expect(before.plan).toBeNull();
  expect(before.outline).toHaveLength(10);
  expect(before.outline[1]).toBe("Methods: your first section");
  const saved = await save({ examOn: addDays(today(), 90) });
  expect(saved.statusCode).toBe(200);
  expect(saved.body.result).toMatchObject({
    startsOn: today(),
    endsOn: addDays(today(), 69),
    examOn: addDays(today(), 90),
    today: today(),
    thisWeek: 1,
    lostSoFar: 0,
  });
  expect((await read()).body.result.plan).toEqual(saved.body.result);
});

test.each([
  [{ startsOn: "soon" }, "startsOn", "Choose the day you want to start"],
  [{ startsOn: "2020-01-01" }, "startsOn", "The plan can't start more than ten weeks ago"],
  [{ examOn: "2020-01-01" }, "examOn", "This day has passed"],
  [{ sections: ["quant", "quant", "verbal"] }, "sections", "Choose each section once"],
  [{ sections: ["quant"] }, "sections", "Choose the order of the three sections"],
  [{ timeZone: "Mars/Olympus" }, "timeZone", "This isn't a time zone we know"],
  [{ timeZone: "+05:30" }, "timeZone", "This isn't a time zone we know"],
])("refuses %j at its field", async (more, field, msg) => {
  const { save, db } = await setUp();
  const answer = await save(more);
  expect([answer.statusCode, answer.body.errors]).toEqual([400, [{ field, msg }]]);
  expect(await db.selectFrom("practice_plans").selectAll().execute()).toEqual([]);
});

test("checks off a finished quiz and practice, but not others' work", async () => {
  const world = await setUp();
  await world.save();
  await world.finish("first");
  const { body } = await world.read();
  expect(taskOf(body.result.plan, "w1-quiz-quant")).toMatchObject({
    state: "done",
    progress: { done: 1, of: 1 },
  });
  // Two weeks on: practice in the section that comes first.
  await world.save({ startsOn: addDays(today(), -7) });
  const next = await world.call(practice.next, {}, { token: world.token });
  const { questionId } = next.body.result.question!;
  const { freeQuizId: _, ...given } = sent("", questionId, await world.keyOf(questionId));
  expect((await world.call(practice.answer, given, { token: world.token })).statusCode).toBe(200);
  const after = (await world.read()).body.result.plan;
  expect(taskOf(after, "w2-topic-1")?.progress).toEqual({ done: 1, of: 12 });
});

test("checks off a finished mock", async () => {
  const world = await setUp();
  await world.save();
  await sql`insert into mocks (key, place, name, about, available_from) values ('m', 1, 'M', 'm', now())`.execute(
    world.db,
  );
  await sql`insert into mock_attempts (learner_id, mock_id, opened_at, started_at, ended_at)
    select ${world.learnerId}, id, now(), now(), now() from mocks`.execute(world.db);
  expect(taskOf((await world.read()).body.result.plan, "w1-mock")?.state).toBe("done");
});

test("checks off a finished topic test, but not as a quiz", async () => {
  const world = await setUp();
  await world.save();
  await sql`insert into quizzes (key, section, place, name, about, seconds, available_from, is_offered,
      topic, test_number)
    values ('t', 'quant', 1, 'T', 't', 900, now(), false, 'Primes', 1)`.execute(world.db);
  await sql`insert into quiz_attempts (learner_id, quiz_id, started_at, deadline, ended_at, ended_by,
      total, correct, wrong)
    select ${world.learnerId}, id, now() - interval '1 minute', now() + interval '1 minute', now(),
      'learner', 15, 15, 0 from quizzes where key = 't'`.execute(world.db);
  const { plan } = (await world.read()).body.result;
  expect(taskOf(plan, "w6-topic-test")?.state).toBe("done");
  expect(taskOf(plan, "w1-quiz-quant")?.progress).toEqual({ done: 0, of: 1 });
});

test("checks a task off and back once, and refuses what is counted or unknown", async () => {
  const { tick, save, db } = await setUp();
  expect((await tick("w1-weak-kinds")).body.code).toBe("no-plan");
  await save();
  const both = await Promise.all([tick("w1-weak-kinds"), tick("w1-weak-kinds")]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(taskOf(both[1].body.result, "w1-weak-kinds")?.state).toBe("done");
  expect(await db.selectFrom("practice_plan_ticks").selectAll().execute()).toHaveLength(1);
  const back = await tick("w1-weak-kinds", false);
  expect(taskOf(back.body.result, "w1-weak-kinds")?.state).not.toBe("done");
  const counted = await tick("w1-mock");
  expect([counted.statusCode, counted.body.code]).toEqual([409, "counted-task"]);
  expect((await tick("w99-nothing")).statusCode).toBe(404);
});

test("loses one week for a double click, and undoes it once", async () => {
  const { lose, save, takeBack } = await setUp();
  await save({ startsOn: addDays(today(), -8) });
  const both = await Promise.all([lose(2, 0), lose(2, 0)]);
  for (const { body } of both) {
    expect(body.result).toMatchObject({ lostSoFar: 1, lastLost: 2 });
    expect(body.result.weeks[1]).toMatchObject({ startsOn: addDays(today(), 6), movedBy: 1 });
  }
  const old = await lose(9, 1);
  expect([old.statusCode, old.body.code]).toEqual([409, "week-not-lost"]);
  await Promise.all([takeBack(1), takeBack(1)]);
  expect((await takeBack(1)).body.result).toMatchObject({ lostSoFar: 0, lastLost: null });
});

test("keeps moves when exam and order change; a new start undoes them but keeps what was checked off", async () => {
  const { lose, save, tick } = await setUp();
  const startsOn = addDays(today(), -3);
  await save({ startsOn });
  await tick("w1-weak-kinds");
  await lose(1, 0);
  const same = await save({ startsOn, examOn: addDays(today(), 200) });
  expect(same.body.result.lostSoFar).toBe(1);
  const moved = await save({ startsOn: today() });
  expect(moved.body.result.lostSoFar).toBe(0);
  expect(taskOf(moved.body.result, "w1-weak-kinds")?.state).toBe("done");
});

test("clears everything when starting over", async () => {
  const { call, token, save, tick, read } = await setUp();
  await save();
  await tick("w1-weak-kinds");
  for (let k = 0; k < 2; k++) {
    expect((await call(practicePlan.startOver, undefined, { token })).statusCode).toBe(200);
  }
  expect((await read()).body.result.plan).toBeNull();
  const again = await save();
  expect(taskOf(again.body.result, "w1-weak-kinds")?.state).not.toBe("done");
});

test("keeps one learner's plan from another", async () => {
  const { call, other, db, save, tick } = await setUp();
  await save();
  await tick("w1-weak-kinds");
  const [bruno] = await db
    .selectFrom("learners")
    .select("id")
    .where("email", "<>", ASHA.email)
    .execute();
  await db.transaction().execute(async (tx) => {
    await grantSubscription(tx, { learnerId: bruno!.id, planKey: "gmat-mentor" });
  });
  const theirs = await call(practicePlan.read, undefined, { token: other });
  expect(theirs.body.result.plan).toBeNull();
  await call(practicePlan.startOver, undefined, { token: other });
  expect(await db.selectFrom("practice_plans").selectAll().execute()).toHaveLength(1);
});

test("closes the plan when the subscription ends, and has it all back with the next one", async () => {
  const { read, save, tick, planEnds, grant } = await setUp();
  await save();
  await tick("w1-weak-kinds");
  await planEnds();
  expect((await read()).body.code).toBe("subscription-required");
  await grant("gmat-mentor");
  expect(taskOf((await read()).body.result.plan, "w1-weak-kinds")?.state).toBe("done");
});

test("gives a learner a copy of the plan and erases it with the account", async () => {
  const { call, db, log, save, tick, token } = await setUp();
  await save({ examOn: addDays(today(), 80) });
  await tick("w1-weak-kinds");
  const { body } = await call(user.exportAccountData, undefined, { token });
  expect(body.result["practicePlan"]).toMatchObject({
    settings: { startsOn: today(), timeZone: ZONE, lostWeeks: [] },
    checkedOff: [{ task: "w1-weak-kinds" }],
  });
  await call(user.deleteAccount, { password: ASHA.password }, { token });
  await sql`update learners set deletion_due_at = now() where deletion_due_at is not null`.execute(
    db,
  );
  await eraseDueAccounts(db, log);
  expect(await db.selectFrom("practice_plans").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("practice_plan_ticks").selectAll().execute()).toEqual([]);
});
