/** How many round trips to the database an answer costs. */
import { freeQuiz } from "@theta/contract";
import { expect, test } from "vitest";
import { watchStatements } from "../../../../test/watch-statements.ts";
import { createQuizWorld, sent } from "../test-quizzes.ts";

test("takes two round trips for an answer, with or without the next question, and one for the same again", async () => {
  const { call, token, pool, start, keyOf } = await createQuizWorld();
  const { quizId, question } = await start();
  const watch = watchStatements(pool);
  const answer = sent(quizId, question.questionId, await keyOf(question.questionId));
  const count = async (isAdvancing: boolean) => {
    watch();
    const { statusCode } = await call(freeQuiz.saveAnswer, { ...answer, isAdvancing }, { token });
    expect(statusCode).toBe(200);
    return watch().length;
  };
  expect(await count(false)).toBe(2);
  expect(await count(false)).toBe(1);
  expect(await count(true)).toBe(2);
});

test("names the learner, who begins the key, in every statement about a quiz that's taken", async () => {
  const world = await createQuizWorld();
  const { call, token } = world;
  const watch = watchStatements(world.pool);
  await world.finish();
  await call(freeQuiz.list, { quizType: "1", testType: "1" }, { token });
  await call(freeQuiz.lastQuizzes, undefined, { token });
  await call(freeQuiz.freshResult, undefined, { token });
  const own = [...new Set(watch())].filter((text) => /\bquiz_(attempts|questions)\b/.test(text));
  expect(own.length).toBeGreaterThan(8);
  for (const text of own) expect(text).toMatch(/"?learner_id"? = \$\d|insert into "quiz_/);
});
