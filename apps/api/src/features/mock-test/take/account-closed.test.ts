/** Accounts that are copied, closed, or erased while a section runs. */
import { mockTest, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { findBroken } from "../../../../test/invariants.ts";
import { ASHA, logIn } from "../../account/test-world.ts";
import { eraseDueAccounts } from "../../account/erase/erase-accounts.ts";
import { createMockWorld, sent } from "../test-mocks.ts";

test("row 96: a copy asked for during a section takes neither an answer nor the section away", async () => {
  const { call, token, start, keyOf, db } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  const [copy, moved] = await Promise.all([
    call(user.exportAccountData, undefined, { token }),
    call(mockTest.submitAnswer, answer, { token }),
  ]);
  expect([copy.statusCode, moved.statusCode]).toEqual([200, 200]);
  expect(moved.body.result).toMatchObject({ order: 2 });
  expect(await findBroken(db)).toEqual([]);
});

test("row 96: closing an account ends its sessions, and the section goes on if it's kept", async () => {
  const app = await createMockWorld();
  const { call, token, start, keyOf, db } = app;
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  const [closed, sentMeanwhile] = await Promise.all([
    call(user.deleteAccount, { password: ASHA.password }, { token }),
    call(mockTest.submitAnswer, answer, { token }),
  ]);
  expect(closed.statusCode).toBe(200);
  expect([200, 401]).toContain(sentMeanwhile.statusCode);
  expect((await call(mockTest.submitAnswer, answer, { token })).statusCode).toBe(401);

  const { token: back } = await logIn(app, ASHA);
  const again = await call(mockTest.submitAnswer, answer, { token: back });
  expect(again.body.result).toMatchObject({ order: 2 });
  expect(await db.selectFrom("mock_questions").select("place").execute()).toHaveLength(2);
  expect(await findBroken(db)).toEqual([]);
});

test("row 96: erasing an account while an answer is on its way leaves nothing of the test", async () => {
  const { call, token, start, answer, keyOf, learnerId, db, log } = await createMockWorld();
  const running = await start("quant-1");
  const next = await answer(running);
  if (!("order" in next)) throw new Error("The section ended.");
  await sql`update learners set deletion_due_at = now() - interval '1 day'
    where id = ${learnerId}`.execute(db);
  const late = sent(next, await keyOf(next.currentQuestionId));
  const [moved] = await Promise.all([
    call(mockTest.submitAnswer, late, { token }),
    eraseDueAccounts(db, log),
  ]);
  expect([200, 401, 404, 409]).toContain(moved.statusCode);
  expect((await call(mockTest.submitAnswer, late, { token })).statusCode).toBe(401);
  for (const table of ["mock_attempts", "mock_sections", "mock_questions", "sessions"]) {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from
      ${sql.table(table)} where learner_id = ${learnerId}`.execute(db);
    expect([table, rows[0]!.left]).toEqual([table, 0]);
  }
  expect(await findBroken(db)).toEqual([]);
});
