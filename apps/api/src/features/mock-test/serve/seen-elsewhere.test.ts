/**
 * The bank may move a question to the mocks that learners have already seen in a quiz or in
 * practice.
 */
import { freeQuiz, practice, type ServedQuestion } from "@theta/contract";
import type { Quiz } from "@theta/content";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sent } from "../../free-quiz/test-quizzes.ts";
import { importBank } from "../../question-bank/import-bank.ts";
import { bankOfMocks, bankOfTest, createMockWorld, type MockWorld } from "../test-mocks.ts";

const MET = 5;

/**
 * A world where some Quantitative questions still belong to practice or a quiz instead of the
 * mocks.
 */
async function setUp(has: "practice" | "quiz" = "practice") {
  const items = bankOfMocks();
  const later = items.filter(({ section }) => section === "quant").slice(0, 8 * MET);
  const keys = later.filter((_, k) => k % 8 === 0).map(({ key }) => key);
  const quiz: Quiz = {
    key: "first",
    section: "quant",
    place: 1,
    name: "The first quiz",
    about: "Five questions.",
    seconds: 900,
    availableFrom: "2026-01-05",
    questions: keys,
    draws: [],
  };
  const inPractice = items.map((item) =>
    keys.includes(item.key) ? { ...item, pool: "practice" as const } : item,
  );
  const world = await createMockWorld(inPractice);
  const load = async () => ({ ...bankOfTest(inPractice), quizzes: [quiz] });
  if (has === "quiz") await importBank(world.db, { stamp: "with a quiz", load });
  return { ...world, keys };
}

/** From now on mocks may serve these, and they're more informative than anything else. */
async function moveToMocks({ db }: MockWorld, keys: string[]): Promise<void> {
  await db
    .updateTable("items")
    .set({ pool: "mock", a: 3, b: 0, c: 0 })
    .where("key", "in", keys)
    .execute();
}

/** Takes a section and returns which of these questions it had. */
async function sitAndFind(world: MockWorld, keys: string[]): Promise<string[]> {
  await moveToMocks(world, keys);
  await world.finishSection(await world.start("quant-1"));
  const { rows } = await sql<{ key: string }>`
    select i.key from mock_questions q join items i on i.id = q.item_id
    where i.key = any(${keys})`.execute(world.db);
  return rows.map(({ key }) => key);
}

test("serves what the learner hasn't seen", async () => {
  const { keys, ...world } = await setUp();
  expect(await sitAndFind(world, keys)).not.toEqual([]);
});

test("doesn't serve questions again that were seen in a quiz", async () => {
  const { keys, ...world } = await setUp("quiz");
  const { db, call, token, keyOf } = world;
  const { id: freeQuizId } = await db.selectFrom("quizzes").select("id").executeTakeFirstOrThrow();
  const started = await call(freeQuiz.start, { freeQuizId }, { token });
  let question: ServedQuestion | null = started.body.result.question;
  for (let n = 0; question; n++) {
    const given = sent(freeQuizId, question.questionId, await keyOf(question.questionId));
    const saved = await call(freeQuiz.saveAnswer, { ...given, isAdvancing: true }, { token });
    expect(saved.statusCode).toBe(200);
    expect(n).toBeLessThan(MET);
    question = saved.body.result.next ?? null;
  }
  expect(await sitAndFind(world, keys)).toEqual([]);
});

test("doesn't serve questions again that were seen in practice", async () => {
  const { keys, ...world } = await setUp();
  const { call, token, keyOf } = world;
  const met: string[] = [];
  for (let n = 0; n < MET; n++) {
    const { body } = await call(practice.next, { after: met.at(-1) }, { token });
    const { questionId } = body.result.question!;
    const { freeQuizId: _, ...given } = sent("", questionId, await keyOf(questionId));
    expect((await call(practice.answer, given, { token })).statusCode).toBe(200);
    met.push(questionId);
  }
  expect(new Set(met).size).toBe(MET);
  expect(await sitAndFind(world, keys)).toEqual([]);
});
