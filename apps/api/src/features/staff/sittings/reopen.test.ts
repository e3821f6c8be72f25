import {
  BREAK_SECONDS,
  type MockMode,
  mockTest,
  type RunningMock,
  SECTION_SECONDS,
  type SectionReview,
} from "@theta/contract";
import { staffLearners, staffSittings } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ASHA } from "../../account/test-world.ts";
import { findMovedClocks } from "../../exam/moved-clocks.ts";
import { takeBackForgotten } from "../../mock-test/support/take-back-reopening.ts";
import { createMockWorld, onScreen } from "../../mock-test/test-mocks.ts";
import { confirmedStaff } from "../test-staff.ts";

async function setUp() {
  const world = await createMockWorld();
  const { call, db, token, learnerId } = world;
  const support = await confirmedStaff(world, "support");
  const as = { token: support.token };
  const act = () => ({ requestId: crypto.randomUUID(), learnerId, reason: "The page froze" });
  const current = async (mockTestId: string) =>
    (await call(mockTest.currentSection, { mockTestId }, { token })).body.result;
  return {
    ...world,
    act,
    current,
    read: async (testId: string) => {
      const which = { learnerId, kind: "mock", testId };
      return (await call(staffSittings.read, which, as)).body.result;
    },
    /** The sections of their only mock, as their page in the console shows them. */
    onLearnerPage: async () =>
      (await call(staffLearners.learner, { id: learnerId }, as)).body.result.mocks[0]!.sections,
    reopen: async (mockId: string, sectionId: string, given = act()) =>
      await call(staffSittings.reopen, { ...given, mockId, sectionId, minutes: 15 }, as),
    takeBack: async (mockId: string, sectionId: string, given = act()) =>
      await call(staffSittings.takeBack, { ...given, mockId, sectionId }, as),
    /** Starts the next section, or continues it. */
    go: async (mockTestId: string) => {
      const { mockTestSectionId } = await current(mockTestId);
      const { body } = await call(
        mockTest.startSection,
        { mockTestId, mockTestSectionId },
        { token },
      );
      return body.result;
    },
    report: async (mockTestId: string) =>
      (await call(mockTest.report, { mockTestId }, { token })).body,
    /** Answers some, and then nobody comes back. */
    abandon: async (key: string, answers = 3, mode: MockMode = "forward") => {
      let running: RunningMock = await world.start(key, mode);
      for (let k = 0; k < answers; k++) running = onScreen((await world.answer(running)) as never);
      await world.letPass(SECTION_SECONDS + 60);
      await call(mockTest.list, { testType: "1" }, { token });
      return running;
    },
    /** As if everything so far were that many seconds longer ago. */
    ago: async (seconds: number) => {
      const past = sql`make_interval(secs => ${seconds})`;
      await sql`update mock_sections set started_at = started_at - ${past},
        deadline = deadline - ${past}, ended_at = ended_at - ${past}`.execute(db);
      await sql`update mock_questions set shown_at = shown_at - ${past},
        answered_at = answered_at - ${past}, left_at = left_at - ${past}`.execute(db);
    },
  };
}

const left = ({ deadline, serverTime }: RunningMock | SectionReview) =>
  Math.round((deadline - serverTime) / 1000);

test("continues where it stopped, with its minutes from when the learner opens it", async () => {
  const { abandon, ago, reopen, read, go, current, report, mails, onLearnerPage, ...world } =
    await setUp();
  const stopped = await abandon("quant-1");
  const { mockTestId, mockTestSectionId } = stopped;
  expect((await report(mockTestId)).code).toBeUndefined();
  await ago(3600);

  expect((await reopen(mockTestId, mockTestSectionId)).statusCode).toBe(200);
  // Its score is taken back until it ends again.
  expect((await report(mockTestId)).code).toBe("mock-not-finished");
  expect((await read(mockTestId)).sections[0]).toMatchObject({
    state: "reopened",
    endedBy: "time",
    reopenSeconds: 900,
    reopenRefusal: "already-reopened",
  });
  expect(await onLearnerPage()).toMatchObject([
    { state: "reopened", endedBy: "time", score: null, pageReloads: 0 },
  ]);
  expect(await current(mockTestId)).toMatchObject({
    sectionStatus: 1,
    isReopened: true,
    duration: 900,
    break: null,
  });
  const [mail] = await mails(ASHA.email);
  expect(mail).toMatchObject({ subject: "You can continue The quant-1 mock" });
  expect(mail!.text).toContain("You'll have 15 minutes");

  // Nothing runs until it's opened, however long that takes.
  await ago(3600);
  const running = onScreen(await go(mockTestId));
  expect(running.currentQuestionId).toBe(stopped.currentQuestionId);
  expect(running).toMatchObject({ order: 4, staffAdded: 900 });
  expect(running.breakOverrun).toBeUndefined();
  expect(running.timeBack).toBeUndefined();
  expect(left(running)).toBeGreaterThan(895);
  expect(left(running)).toBeLessThanOrEqual(903);

  await world.finishSection(running);
  const { sections, conditions } = (await report(mockTestId)).result.report;
  expect(sections[0]).toMatchObject({ endedBy: "learner", seconds: SECTION_SECONDS + 900 });
  // The hours between don't count, and neither do they for the question that was on screen.
  expect(sections[0]!.secondsUsed).toBeLessThan(SECTION_SECONDS + 10);
  expect(sections[0]!.path[3]!.timeSpent).toBeLessThan(SECTION_SECONDS + 10);
  expect(conditions).toMatchObject({ secondsAdded: 900, secondsGivenBack: 0, incidents: [] });
});

test("what happens twice, or at the same time, reopens once and writes once", async () => {
  const { abandon, reopen, act, mails, db } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  const given = act();
  expect((await reopen(mockTestId, mockTestSectionId, given)).statusCode).toBe(200);
  expect((await reopen(mockTestId, mockTestSectionId, given)).statusCode).toBe(200);
  const both = await Promise.all([
    reopen(mockTestId, mockTestSectionId),
    reopen(mockTestId, mockTestSectionId),
  ]);
  expect(both.map(({ body }) => body.code)).toEqual(["already-reopened", "already-reopened"]);
  const told = (await mails(ASHA.email)).filter(({ subject }) => subject.startsWith("You can"));
  expect(told).toHaveLength(1);
  const events = await db
    .selectFrom("audit_events")
    .select("detail")
    .where("event", "=", "sitting.section-reopened")
    .execute();
  expect(events).toMatchObject([{ detail: { before: { state: "ended" }, minutes: 15 } }]);
});

test("a section that's reopened ends again when its time is over", async () => {
  const { abandon, reopen, go, letPass, call, token, read, report } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  await reopen(mockTestId, mockTestSectionId);
  await go(mockTestId);
  await letPass(960);
  await call(mockTest.list, { testType: "1" }, { token });
  expect((await read(mockTestId)).sections[0]).toMatchObject({
    state: "ended",
    endedBy: "time",
    secondsAdded: 900,
  });
  expect((await report(mockTestId)).result.report.sections[0]!.endedBy).toBe("time");
});

test("a late answer that had ended it leads to the question after it", async () => {
  const { start, answer, letPass, reopen, go } = await setUp();
  const running = await start("quant-1");
  await letPass(SECTION_SECONDS + 5);
  expect(await answer(running)).toMatchObject({ sectionEnded: true, endedBy: "time" });
  await reopen(running.mockTestId, running.mockTestSectionId);
  expect(onScreen(await go(running.mockTestId))).toMatchObject({ order: 2 });
});

test("a review that time cut short is there again", async () => {
  const { start, reachReview, letPass, reopen, go, call, token } = await setUp();
  const running = await start("quant-1", "exam");
  await reachReview(running);
  await letPass(SECTION_SECONDS + 60);
  await call(mockTest.list, { testType: "1" }, { token });
  await reopen(running.mockTestId, running.mockTestSectionId);
  expect(await go(running.mockTestId)).toMatchObject({ isReview: true, editsLeft: 3 });
});

test("the break that followed comes again, and the sections after it follow", async () => {
  const { abandon, reopen, go, finishSection, current, call, token } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("full-1");
  await call(mockTest.startBreak, { mockTestId }, { token });
  await reopen(mockTestId, mockTestSectionId);
  expect((await call(mockTest.startBreak, { mockTestId }, { token })).body.code).toBe(
    "no-break-now",
  );
  await finishSection(onScreen(await go(mockTestId)));
  expect(await current(mockTestId)).toMatchObject({
    order: 2,
    break: { state: "offered", seconds: BREAK_SECONDS },
  });
  expect(onScreen(await go(mockTestId)).order).toBe(1);
});

test("the section after it can't begin from a page that doesn't know yet", async () => {
  const { abandon, reopen, current, call, token } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("full-1");
  const later = (await current(mockTestId)).mockTestSectionId;
  expect(later).not.toBe(mockTestSectionId);
  await reopen(mockTestId, mockTestSectionId);
  const input = { mockTestId, mockTestSectionId: later };
  const { body } = await call(mockTest.startSection, input, { token });
  expect(body.code).toBe("not-next-section");
  expect(await current(mockTestId)).toMatchObject({ mockTestSectionId, isReopened: true });
});

test("tells the learner's open pages", async () => {
  const { abandon, reopen, db, learnerId } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  const since = new Date(Date.now() - 1_000);
  const own = async () =>
    (await findMovedClocks(db, since)).changes.filter((one) => one.learnerId === learnerId);
  const before = await own();
  await reopen(mockTestId, mockTestSectionId);
  expect(await own()).toHaveLength(before.length + 1);
});

test("refuses what can't be continued, each in its own words", async () => {
  const { abandon, start, finishSection, reopen, go, ago, open } = await setUp();
  const opened = await open("verbal-1");
  expect((await reopen(opened.mockTestId, opened.mockTestSectionId!)).body.code).toBe(
    "section-not-over",
  );
  const done = await start("data-1");
  await finishSection(done);
  expect((await reopen(done.mockTestId, done.mockTestSectionId)).body.code).toBe(
    "ended-by-learner",
  );
  const first = await abandon("full-1");
  const alone = await abandon("quant-1");
  await go(first.mockTestId);
  expect((await reopen(first.mockTestId, first.mockTestSectionId)).body.code).toBe(
    "later-section-begun",
  );
  expect((await reopen(alone.mockTestId, alone.mockTestSectionId)).body.code).toBe(
    "other-section-running",
  );
  await ago(15 * 24 * 3600);
  expect((await reopen(alone.mockTestId, alone.mockTestSectionId)).body.code).toBe(
    "ended-too-long-ago",
  );
  expect((await reopen(alone.mockTestId, crypto.randomUUID())).body.code).toBe("no-such-sitting");
});

test("takes a reopening back, once: the end and the score it had count again", async () => {
  const { abandon, reopen, takeBack, act, read, report, current } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  const before = (await report(mockTestId)).result.report;
  await reopen(mockTestId, mockTestSectionId);
  const given = act();
  expect((await takeBack(mockTestId, mockTestSectionId, given)).statusCode).toBe(200);
  expect((await takeBack(mockTestId, mockTestSectionId, given)).statusCode).toBe(200);
  expect((await report(mockTestId)).result.report).toEqual(before);
  const { sections, acts, endedAt } = await read(mockTestId);
  expect(sections[0]).toMatchObject({ state: "ended", endedBy: "time", secondsAdded: 0 });
  expect(endedAt).toBe(sections[0]!.endedAt);
  expect(acts[0]).toMatchObject({ event: "sitting.reopening-taken-back", by: "Test support" });
  expect((await current(mockTestId)).isReopened).toBeFalsy();
  expect((await takeBack(mockTestId, mockTestSectionId)).body.code).toBe("not-reopened");
  expect((await reopen(mockTestId, mockTestSectionId)).statusCode).toBe(200);
});

test("takes back what its learner hasn't continued in 14 days, and nothing sooner", async () => {
  const { abandon, reopen, read, db } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("full-1");
  await reopen(mockTestId, mockTestSectionId);
  const waited = async (days: number) => {
    await sql`update mock_sections set reopened_at = now() - make_interval(days => ${days})
      where reopened_at is not null`.execute(db);
    await takeBackForgotten(db);
    return await read(mockTestId);
  };
  expect((await waited(13)).sections[0]!.state).toBe("reopened");
  const { sections, endedAt, acts } = await waited(15);
  expect([sections[0]!.state, endedAt]).toEqual(["ended", null]);
  expect(acts[0]).toMatchObject({ by: null, hasActor: false });
});

test("doesn't continue while another section runs", async () => {
  const { abandon, reopen, start, call, token, current } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  await reopen(mockTestId, mockTestSectionId);
  await start("verbal-1");
  const { body } = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  expect(body.code).toBe("other-section-running");
  expect((await current(mockTestId)).isReopened).toBe(true);
});

test("what the service lost while it waited isn't given back, and what it loses afterwards is", async () => {
  const { abandon, reopen, go, ago, db, call, token, letPass } = await setUp();
  const { mockTestId, mockTestSectionId } = await abandon("quant-1");
  await reopen(mockTestId, mockTestSectionId);
  await ago(3600);
  const gap = async (from: number, to: number) =>
    await sql`insert into service_gaps (began_at, ended_at)
      values (clock_timestamp() - make_interval(secs => ${from}), clock_timestamp() - make_interval(secs => ${to}))`.execute(
      db,
    );
  await gap(600, 400);
  expect((await go(mockTestId)).timeBack).toBeUndefined();
  await letPass(300);
  await sql`update mock_sections set continued_at = continued_at - interval '300 seconds'
    where ended_at is null and continued_at is not null`.execute(db);
  await gap(100, 40);
  const { body } = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(body.result.timeBack).toEqual({ available: 60, taken: 0 });
});
