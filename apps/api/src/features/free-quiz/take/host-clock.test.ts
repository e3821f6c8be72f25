/** Row 29 of the fault matrix: the clock of the API's machine is wrong. */
import { freeQuiz, user } from "@theta/contract";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, logIn, refreshHeaders } from "../../account/test-world.ts";
import { createQuizWorld, SECONDS, sent } from "../test-quizzes.ts";

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const setClock = (minutes: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE });

test.each([-10, 10])(
  "uses the database's time for a quiz when the clock is ten minutes off (%i)",
  async (off) => {
    const world = await createQuizWorld();
    const { call, db, token, quizId, keyOf, letPass } = world;
    setClock(off);
    const clock = async () => {
      const { rows } = await sql<{ ms: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db);
      return rows[0]!.ms;
    };
    const freeQuizId = await quizId("first");
    // Sent in whole milliseconds.
    const before = (await clock()) - 1;
    const { body } = await call(freeQuiz.start, { freeQuizId }, { token });
    const after = await clock();
    const { serverTime, startDateTimestamp, deadline, question } = body.result;
    for (const time of [serverTime, startDateTimestamp]) {
      expect(time).toBeGreaterThanOrEqual(before);
      expect(time).toBeLessThanOrEqual(after);
    }
    expect(deadline).toBe(startDateTimestamp + SECONDS * 1000);

    const answer = sent(freeQuizId, question.questionId, await keyOf(question.questionId));
    const saved = await call(freeQuiz.saveAnswer, answer, { token });
    expect(saved.body.result).toMatchObject({ deadline });
    await letPass(SECONDS - 60);
    const early = await call(freeQuiz.submit, { freeQuizId }, { token });
    expect(early).toMatchObject({ statusCode: 409, body: { code: "questions-left" } });
    await letPass(60 + 11);
    const late = await call(
      freeQuiz.saveAnswer,
      { ...answer, answerId: "another", parts: undefined },
      { token },
    );
    expect(late).toMatchObject({ statusCode: 409, body: { code: "time-is-up" } });
    const attempt = await db.selectFrom("quiz_attempts").selectAll().executeTakeFirstOrThrow();
    expect(attempt.ended_at).toEqual(attempt.deadline);
  },
);

test.each([-10, 10])(
  "keeps tokens alive when the clock goes ten minutes wrong (%i)",
  async (off) => {
    const world = await createQuizWorld();
    const ask = async (token: string) =>
      (await world.call(user.details, undefined, { token })).statusCode;
    setClock(off);
    expect(await ask(world.token)).toBe(200);
    const wrong = await logIn(world, ASHA);
    vi.useRealTimers();
    // Another server with the right time accepts it, too.
    expect(await ask(wrong.token)).toBe(200);
  },
);

test("exchanges a token that seems to be over for one that is not", async () => {
  const world = await createQuizWorld();
  const { token, cookies } = await logIn(world, ASHA);
  setClock(16);
  const over = await world.call(user.details, undefined, { token });
  expect(over).toMatchObject({ statusCode: 401, body: { code: "session-ended" } });
  const fresh = await world.call(user.refreshSession, undefined, {
    headers: refreshHeaders,
    cookies,
  });
  const { accessToken } = fresh.body.result;
  expect((await world.call(user.details, undefined, { token: accessToken })).statusCode).toBe(200);
});
