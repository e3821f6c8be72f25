import { mockTest, SECTION_SECONDS, testSettings } from "@theta/contract";
import { staffSittings } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ASHA } from "../../account/test-world.ts";
import { createMockWorld, onScreen } from "../../mock-test/test-mocks.ts";
import { confirmedStaff } from "../test-staff.ts";

const REASON = "The page froze for them";

interface Clock {
  sectionId: string | null;
  deadline: number;
}

async function setUp() {
  const world = await createMockWorld();
  const { call, db, token, learnerId } = world;
  const support = await confirmedStaff(world, "support");
  const as = { token: support.token };
  const act = () => ({ requestId: crypto.randomUUID(), learnerId, reason: REASON });
  const events = async () =>
    await db
      .selectFrom("audit_events")
      .select(["event", "actor_id", "learner_id", "detail"])
      .where(sql<boolean>`starts_with(event, 'sitting.')`)
      .orderBy("id")
      .execute();
  /** Of the section that runs, as the console shows it. */
  const clock = async (testId: string): Promise<Clock> => {
    const { body } = await call(staffSittings.read, { learnerId, kind: "mock", testId }, as);
    const running = body.result?.sections.find(({ state }) => state === "running");
    const { sectionId = crypto.randomUUID(), deadline = 0 } = running ?? {};
    return { sectionId, deadline: deadline! };
  };
  return {
    ...world,
    support,
    act,
    events,
    read: async (testId: string) => {
      const which = { learnerId, kind: "mock", testId };
      return (await call(staffSittings.read, which, as)).body.result;
    },
    clock,
    addTime: async (testId: string, minutes = 5, given = act(), seen?: Clock) => {
      const input = { ...given, kind: "mock", testId, minutes, ...(seen ?? (await clock(testId))) };
      return await call(staffSittings.addTime, input, as);
    },
    reopen: async (mockId: string, sectionId: string, given = act(), minutes = 15) =>
      await call(staffSittings.reopen, { ...given, mockId, sectionId, minutes }, as),
    current: async (mockTestId: string) =>
      (await call(mockTest.currentSection, { mockTestId }, { token })).body.result,
    go: async (mockTestId: string, mockTestSectionId: string) =>
      await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token }),
    report: async (mockTestId: string) =>
      (await call(mockTest.report, { mockTestId }, { token })).body.result.report,
    runOut: async () => {
      await world.letPass(SECTION_SECONDS + 60);
      await call(mockTest.list, { testType: "1" }, { token });
    },
    setAccommodations: async (more: object, given = act()) =>
      await call(staffSittings.setAccommodations, { ...given, ...more }, as),
  };
}

test("shows what happened, and never what was answered", async () => {
  const { start, answer, wrongFor, read, mockId, letPass } = await setUp();
  let running = onScreen((await answer(await start())) as never);
  running = onScreen((await answer(running, await wrongFor(running.currentQuestionId))) as never);
  await letPass(120);
  const sitting = await read(await mockId());
  expect(sitting).toMatchObject({ kind: "mock", learner: { name: ASHA.name }, acts: [] });
  const [first, second] = sitting.sections;
  expect(second).toMatchObject({ state: "planned", startedAt: null, questions: [] });
  expect(first).toMatchObject({ state: "running", secondsAdded: 0, reopenedPages: 0 });
  expect(first!.reopenRefusal).toBe("section-not-over");
  expect(first!.questions.map(({ isRight }) => isRight)).toEqual([true, false, null]);
  expect(first!.questions[2]!.answeredAt).toBeNull();
  expect(first!.deadline! - sitting.serverTime).toBeLessThan(SECTION_SECONDS * 1000 - 115_000);
  expect(JSON.stringify(sitting)).not.toMatch(/optionId|"answer"|stem/);
});

test("shows when the service was down while the clock ran", async () => {
  const { start, read, mockId, letPass, db } = await setUp();
  await start();
  await letPass(600);
  await sql`insert into service_gaps (began_at, ended_at)
    values (clock_timestamp() - interval '5 minutes', clock_timestamp() - interval '3 minutes'),
      (clock_timestamp() - interval '2 hours', clock_timestamp() - interval '1 hour')`.execute(db);
  const [section] = (await read(await mockId())).sections;
  expect(section!.outages.map(({ from, to }) => Math.round((to - from) / 1000))).toEqual([120]);
});

test("refuses a test that the learner hasn't started", async () => {
  const { call, support, learnerId, mockId, addTime } = await setUp();
  const testId = await mockId();
  for (const kind of ["mock", "quiz"]) {
    const input = { learnerId, kind, testId };
    const { body } = await call(staffSittings.read, input, { token: support.token });
    expect(body.code).toBe("no-such-sitting");
  }
  expect((await addTime(testId)).body.code).toBe("no-such-sitting");
});

test("adds time to the running section, once, and says so everywhere", async () => {
  const { start, addTime, act, events, report, read, support, learnerId, ...world } = await setUp();
  const { deadline, mockTestId } = await start("quant-1");
  const given = act();
  const { body } = await addTime(mockTestId, 5, given);
  expect(body.result.deadline).toBe(deadline + 300_000);
  // A repeat after a lost reply.
  expect((await addTime(mockTestId, 5, given)).body.result.deadline).toBe(deadline + 300_000);

  const { token, call, answer, finishSection } = world;
  const seen = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(seen.body.result).toMatchObject({ deadline: deadline + 300_000, staffAdded: 300 });
  expect(seen.body.result.breakOverrun).toBeUndefined();

  const [first] = (await read(mockTestId)).sections;
  expect(first!.secondsAdded).toBe(300);
  expect(await events()).toMatchObject([
    {
      event: "sitting.time-added",
      actor_id: support.learnerId,
      learner_id: learnerId,
      detail: { reason: REASON, before: { secondsAdded: 0 }, after: { secondsAdded: 300 } },
    },
  ]);
  await finishSection(onScreen((await answer(onScreen(seen.body.result))) as never));
  const { conditions, sections } = await report(mockTestId);
  expect(conditions).toMatchObject({ secondsAdded: 300, secondsGivenBack: 0 });
  expect(sections[0]!.seconds).toBe(SECTION_SECONDS + 300);
  expect((await read(mockTestId)).acts).toMatchObject([{ by: "Test support", minutes: 5 }]);
});

test("of two of the staff at once, the second looks again before adding more", async () => {
  const { start, addTime, clock, act } = await setUp();
  const { deadline, mockTestId } = await start();
  const seen = await clock(mockTestId);
  const answers = await Promise.all([
    addTime(mockTestId, 5, act(), seen),
    addTime(mockTestId, 5, act(), seen),
  ]);
  expect(answers.map(({ body }) => body.code).filter(Boolean)).toEqual(["changed-meanwhile"]);
  expect((await addTime(mockTestId, 1)).body.result.deadline).toBe(deadline + 6 * 60_000);
});

test("adds nothing to another section than the one that was seen", async () => {
  const { start, addTime, clock, act } = await setUp();
  const { deadline, mockTestId } = await start();
  const seen = { ...(await clock(mockTestId)), sectionId: crypto.randomUUID() };
  const { statusCode, body } = await addTime(mockTestId, 5, act(), seen);
  expect([statusCode, body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await clock(mockTestId)).deadline).toBe(deadline);
});

test("the same request twice at once counts once", async () => {
  const { start, addTime, act, events } = await setUp();
  const { mockTestId } = await start();
  const given = act();
  const codes = (
    await Promise.all([addTime(mockTestId, 5, given), addTime(mockTestId, 5, given)])
  ).map(({ statusCode }) => statusCode);
  expect(codes).toEqual([200, 200]);
  expect(await events()).toHaveLength(1);
});

test("adds nothing when nothing runs, and lets the same request succeed later", async () => {
  const { open, start, addTime, act } = await setUp();
  const { mockTestId } = await open();
  const given = act();
  expect((await addTime(mockTestId, 5, given)).body.code).toBe("nothing-running");
  const { deadline } = await start();
  expect((await addTime(mockTestId, 5, given)).body.result.deadline).toBe(deadline + 300_000);
});

test.each([0, 61, 2.5])("refuses %d minutes", async (minutes) => {
  const { mockId, addTime } = await setUp();
  expect((await addTime(await mockId(), minutes)).body.code).toBe("invalid-input");
});

test("sets a learner's accommodations and leaves the rest of the settings alone", async () => {
  const { setAccommodations, call, token, events, act } = await setUp();
  await call(testSettings.save, { textSize: 150 }, { token });
  const wanted = { time: "time-and-a-half", hasExtraBreaks: true };
  const given = act();
  expect((await setAccommodations(wanted, given)).body.result).toMatchObject(wanted);
  await setAccommodations(wanted, given);
  const { body } = await call(testSettings.read, undefined, { token });
  expect(body.result).toMatchObject({ ...wanted, textSize: 150 });
  expect(await events()).toMatchObject([
    {
      event: "sitting.accommodations-set",
      detail: { reason: REASON, before: { time: "standard" }, after: wanted },
    },
  ]);
});

test("refuses accommodations for an account that is gone", async () => {
  const { setAccommodations, act } = await setUp();
  const wanted = { time: "standard", hasExtraBreaks: false };
  const given = { ...act(), learnerId: crypto.randomUUID() };
  expect((await setAccommodations(wanted, given)).body.code).toBe("no-such-account");
});
