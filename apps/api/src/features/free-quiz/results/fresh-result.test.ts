/** The result of a quiz that was just finished. */
import { freeQuiz } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createQuizWorld, type QuizWorld, SECONDS } from "../test-quizzes.ts";

const freshOf = async ({ call, token }: QuizWorld, as = token) =>
  (await call(freeQuiz.freshResult, undefined, { token: as })).body.result;

const age = async ({ db }: QuizWorld, minutes: number) =>
  await sql`update quiz_attempts
    set ended_at = clock_timestamp() - make_interval(mins => ${minutes})`.execute(db);

test("returns the quiz that ended last as its report does, to nobody else", async () => {
  const world = await createQuizWorld();
  const { call, token, other, finish } = world;
  expect(await freshOf(world)).toBeNull();
  await finish("second", 5);
  const freeQuizId = await finish("first", 7);
  const { body } = await call(freeQuiz.report, { freeQuizId }, { token });
  expect(body.result).toHaveLength(10);
  expect(await freshOf(world)).toEqual({ quiz: body.quiz, rows: body.result });
  expect(await freshOf(world, other)).toBeNull();
});

test("returns it for an hour", async () => {
  const world = await createQuizWorld();
  await world.finish();
  await age(world, 59);
  expect(await freshOf(world)).toMatchObject({ quiz: { status: 2 } });
  await age(world, 60);
  expect(await freshOf(world)).toBeNull();
});

test("returns one whose time ran out while nobody looked", async () => {
  const world = await createQuizWorld();
  await world.start();
  expect(await freshOf(world)).toBeNull();
  await world.letPass(SECONDS + 60);
  expect(await freshOf(world)).toMatchObject({ quiz: { status: 2, score: 0 } });
});
