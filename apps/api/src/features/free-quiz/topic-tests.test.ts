/** Topic tests: quizzes that plans include. */
import { freeQuiz, practice, questionBank } from "@theta/contract";
import type { TopicTest } from "@theta/content";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { importBank } from "../question-bank/import-bank.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";
import { bankOfTest, createQuizWorld, SECONDS } from "./test-quizzes.ts";

const QUESTIONS = bankOfTest()
  .items.map(({ key }) => key)
  .slice(19, 27);

function topicTest(testNumber: number, questions: string[]): TopicTest {
  return {
    key: `ratios-${testNumber}`,
    section: "quant",
    place: testNumber,
    name: `Ratios: Test ${testNumber}`,
    about: "Shares and proportions.",
    seconds: SECONDS,
    availableFrom: "2026-01-05",
    questions,
    draws: [],
    topic: "Ratios",
    testNumber,
  };
}

const TESTS = [topicTest(1, QUESTIONS.slice(0, 4)), topicTest(2, QUESTIONS.slice(4, 8))];

async function setUp() {
  const world = await createQuizWorld();
  const bank = bankOfTest();
  const load = (stamp: string, tests: readonly TopicTest[]) =>
    importBank(world.db, {
      stamp,
      load: async () => ({ ...bank, quizzes: [...bank.quizzes, ...tests] }),
    });
  await load("topics", TESTS);
  const { db, call, token } = world;
  const grant = async (planKey: string) => {
    const { id: learnerId } = await db
      .selectFrom("learners")
      .select("id")
      .where("name", "=", "Asha Rao")
      .executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute(async (tx) => await grantSubscription(tx, { learnerId, planKey }));
  };
  const endPlan = async () =>
    await sql`update subscriptions set starts_at = starts_at - interval '1 year',
      ends_at = clock_timestamp()`.execute(db);
  const cards = async (as = token) =>
    (await call(freeQuiz.topicTests, undefined, { token: as })).body.result.flatMap(
      ({ tests }) => tests,
    );
  const locks = async () => (await cards()).map(({ topicTest: own }) => own?.lock);
  const begin = async (key: string, as = token) =>
    await call(freeQuiz.start, { freeQuizId: await world.quizId(key) }, { token: as });
  return { ...world, load, grant, endPlan, cards, locks, begin };
}

test("lists topic tests separately, by topic, and not among the free quizzes", async () => {
  const { call, token } = await setUp();
  const { body } = await call(freeQuiz.topicTests, undefined, { token });
  expect(body.result).toMatchObject([
    {
      quizType: 3,
      topic: "Ratios",
      about: "Shares and proportions.",
      covers: ["Percent Change", "Ratio and Proportion"],
      tests: [
        { name: "Ratios: Test 1", status: 0, totalQuestions: 4 },
        { name: "Ratios: Test 2", status: 0, totalQuestions: 4 },
      ],
    },
  ]);
  const query = { quizType: "3", testType: "1" };
  const free = await call(freeQuiz.list, query, { token });
  expect(free.body.result.map(({ name }) => name)).toEqual([
    "The first quiz",
    "The second quiz",
    "The later quiz",
  ]);
  expect(free.body.totalItems).toBe(3);
});

test("lets the plan decide which of them are open, on the card and at the start", async () => {
  const { locks, grant, begin, endPlan, call, quizId } = await setUp();
  const refusal = async (key: string) => {
    const { statusCode, body } = await begin(key);
    const { code, state } = body as { code?: string; state?: { lock?: string } };
    return [statusCode, code, state?.lock];
  };
  expect(await locks()).toEqual(["no-subscription", "no-subscription"]);
  expect(await refusal("ratios-1")).toEqual([403, "subscription-required", "no-subscription"]);
  const { statusCode } = await call(freeQuiz.start, { freeQuizId: await quizId("ratios-1") });
  expect(statusCode).toBe(401);

  await grant("gmat-basic");
  expect(await locks()).toEqual(["not-in-plan", "not-in-plan"]);
  expect(await refusal("ratios-1")).toEqual([403, "not-in-plan", "not-in-plan"]);

  await grant("gmat-pro");
  expect(await locks()).toEqual([null, "not-in-plan"]);
  expect(await refusal("ratios-2")).toEqual([403, "not-in-plan", "not-in-plan"]);
  expect((await begin("ratios-1")).statusCode).toBe(200);

  await grant("gmat-practice");
  expect(await locks()).toEqual([null, null]);
  expect((await begin("ratios-2")).statusCode).toBe(200);

  await endPlan();
  // Both are running, so they may be finished.
  expect(await locks()).toEqual([null, null]);
});

test("says in a refusal which plans have topic tests", async () => {
  const { begin, grant, endPlan } = await setUp();
  expect((await begin("ratios-1")).body.message).toBe(
    "Topic tests come with GMAT PRO, GMAT PRACTICE, or GMAT MENTOR. You don't have an active plan right now.",
  );
  await grant("gmat-pro");
  await endPlan();
  expect((await begin("ratios-1")).body).toMatchObject({
    message:
      "Topic tests come with GMAT PRO, GMAT PRACTICE, or GMAT MENTOR. Your plan has ended. Renew it to continue.",
    state: { lock: "plan-ended" },
  });
});

test("makes one attempt with one clock when started twice, or by two windows at once", async () => {
  const { begin, grant, db } = await setUp();
  await grant("gmat-pro");
  const starts = await Promise.all(Array.from({ length: 4 }, () => begin("ratios-1")));
  expect(new Set(starts.map(({ body }) => body.result.deadline)).size).toBe(1);
  expect(await db.selectFrom("quiz_attempts").selectAll().execute()).toHaveLength(1);
});

test("lets a running one be finished after the plan's end, with results after renewal", async () => {
  const world = await setUp();
  const { call, token, cards, grant, endPlan, start, goOn } = world;
  await grant("gmat-pro");
  const { quizId, question } = await start("ratios-1");
  await endPlan();
  let current: typeof question | null = question;
  while (current) current = await goOn(quizId, current);
  const submitted = await call(freeQuiz.submit, { freeQuizId: quizId }, { token });
  expect(submitted.statusCode).toBe(200);

  const results = async () =>
    await Promise.all([
      call(freeQuiz.report, { freeQuizId: quizId }, { token }),
      call(freeQuiz.solution, { freeQuizId: quizId }, { token }),
      call(questionBank.solutionDetails, { questionId: question.questionId }, { token }),
    ]);
  for (const { statusCode, body } of await results())
    expect([statusCode, (body as { code?: string }).code]).toEqual([403, "subscription-required"]);
  const fresh = async () => (await call(freeQuiz.freshResult, undefined, { token })).body.result;
  expect(await fresh()).toBeNull();
  const [card] = await cards();
  expect(card).toMatchObject({ status: 2, topicTest: { lock: "plan-ended" } });
  expect(card).not.toHaveProperty("score");

  // Any plan opens the results again, as with mocks.
  await grant("gmat-basic");
  for (const { statusCode } of await results()) expect(statusCode).toBe(200);
  expect(await fresh()).toMatchObject({ quiz: { score: 4 } });
  expect((await cards())[0]).toMatchObject({ score: 4, topicTest: { lock: null } });
});

test("keeps results of free quizzes open without a plan", async () => {
  const { finish, call, token } = await setUp();
  const freeQuizId = await finish("first");
  expect((await call(freeQuiz.report, { freeQuizId }, { token })).statusCode).toBe(200);
});

test("refuses what comes too late, and ends the test at its deadline", async () => {
  const { call, token, grant, start, letPass, keyOf, cards } = await setUp();
  await grant("gmat-pro");
  const { quizId, question } = await start("ratios-1");
  await letPass(SECONDS + 60);
  const answer = await keyOf(question.questionId);
  const late = await call(
    freeQuiz.saveAnswer,
    {
      freeQuizId: quizId,
      questionId: question.questionId,
      answerId: (answer as { optionId: string }).optionId,
    },
    { token },
  );
  expect([late.statusCode, late.body.code]).toEqual([409, "time-is-up"]);
  expect((await cards())[0]).toMatchObject({ status: 2, score: 0 });
});

test("keeps somebody else's test private", async () => {
  const { call, other, finish, grant, cards } = await setUp();
  await grant("gmat-pro");
  const freeQuizId = await finish("ratios-1", 4);
  for (const route of [freeQuiz.report, freeQuiz.solution]) {
    const { statusCode, body } = await call(route, { freeQuizId }, { token: other });
    expect([statusCode, (body as { code?: string }).code]).toEqual([403, "quiz-not-finished"]);
  }
  expect((await cards(other))[0]).toMatchObject({ status: 0 });
});

test("brings its questions to practice once it is finished, and not before", async () => {
  const { call, token, finish, grant } = await setUp();
  const inPractice = async () =>
    (await call(practice.overview, undefined, { token })).body.result.topics.reduce(
      (sum, { questions }) => sum + questions,
      0,
    );
  // The ten that no quiz holds, minus the eight of topic tests.
  expect(await inPractice()).toBe(2);
  await grant("gmat-pro");
  await finish("ratios-1", 2);
  expect(await inPractice()).toBe(6);
  const { body } = await call(practice.overview, undefined, { token });
  expect(body.result.missed).toBe(2);
});

test("keeps one that is gone from the sources for those who took it", async () => {
  const { cards, grant, begin, load } = await setUp();
  await grant("gmat-practice");
  await begin("ratios-1");
  await load("without", []);
  expect((await cards()).map(({ name }) => name)).toEqual(["Ratios: Test 1"]);
});

test("finds the running one for a screen opened by address", async () => {
  const { call, token, grant, begin } = await setUp();
  await grant("gmat-pro");
  await begin("ratios-1");
  const { body } = await call(freeQuiz.lastQuizzes, undefined, { token });
  expect(body.result.running).toMatchObject({
    name: "Ratios: Test 1",
    topicTest: { topic: "Ratios", lock: null },
  });
});
