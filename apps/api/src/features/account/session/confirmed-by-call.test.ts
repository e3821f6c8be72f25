/** Calls whose own first read looks at the session: it must count as much as everywhere else. */
import { freeQuiz, mockTest, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createQuizWorld, sent as sentToQuiz } from "../../free-quiz/test-quizzes.ts";
import { createMockWorld, sent as sentToMock } from "../../mock-test/test-mocks.ts";

const ENDED = [401, "session-ended"];
const NOWHERE = "00000000-0000-4000-8000-000000000000";

test("refuses a quiz's answer of a session that's over, whatever it says, and writes nothing", async () => {
  const { call, db, token, start, keyOf } = await createQuizWorld();
  const { quizId, question } = await start();
  const answer = sentToQuiz(quizId, question.questionId, await keyOf(question.questionId));
  await call(user.logout, undefined, { token });
  for (const body of [
    answer,
    { ...answer, freeQuizId: NOWHERE },
    { ...answer, questionId: NOWHERE },
    { ...answer, answerId: undefined },
    { ...answer, isAdvancing: "perhaps" },
    [],
  ]) {
    const { statusCode, body: refusal } = await call(freeQuiz.saveAnswer, body, { token });
    expect([statusCode, refusal.code]).toEqual(ENDED);
  }
  const written = await sql`select from quiz_questions where answer is not null`.execute(db);
  expect(written.rows).toEqual([]);
});

test("refuses a mock's answer of a session that's over, and writes nothing", async () => {
  const { call, db, token, start, keyOf } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sentToMock(running, await keyOf(running.currentQuestionId));
  await sql`update sessions set expires_at = now()`.execute(db);
  for (const body of [answer, { ...answer, mockTestId: NOWHERE }]) {
    const { statusCode, body: refusal } = await call(mockTest.submitAnswer, body, { token });
    expect([statusCode, refusal.code]).toEqual(ENDED);
  }
  const written = await sql`select from mock_questions where answer is not null`.execute(db);
  expect(written.rows).toEqual([]);
});

test("an answer counts as a use of the session", async () => {
  const { call, db, token, start, keyOf } = await createQuizWorld();
  const { quizId, question } = await start();
  await sql`update sessions set last_used_at = now() - interval '11 minutes'`.execute(db);
  const answer = sentToQuiz(quizId, question.questionId, await keyOf(question.questionId));
  expect((await call(freeQuiz.saveAnswer, answer, { token })).statusCode).toBe(200);
  const { rows } = await sql`select from sessions
    where last_used_at > now() - interval '1 minute'`.execute(db);
  expect(rows).toHaveLength(1);
});
