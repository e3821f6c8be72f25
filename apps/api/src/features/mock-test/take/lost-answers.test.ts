/** Connections that die around a commit. */
import { mockTest } from "@theta/contract";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { failNextCommit, loseNextCommit } from "../../../../test/lose-commit.ts";
import { runOnServer } from "../../../../test/scratch-database.ts";
import { createMockWorld, onScreen, sent } from "../test-mocks.ts";

/** The one statement that writes an answer and commits itself. */
const WRITING = /^with "attempt" as \(update "mock_attempts"/;

test.each([
  ["row 1, commit made but reply lost", loseNextCommit],
  ["row 2, commit not made", failNextCommit],
])("%s: counts an answer once and lets the learner move on", async (_, fail) => {
  const { call, token, pool, start, keyOf, db } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  const hasHappened = fail(pool, WRITING);
  const { statusCode, body } = await call(mockTest.submitAnswer, answer, { token });
  expect([statusCode, hasHappened()]).toEqual([200, true]);
  expect(body.result).toMatchObject({ order: 2 });
  const again = await call(mockTest.submitAnswer, answer, { token });
  expect(again.body.result).toMatchObject({ order: 2 });
  const rows = await db.selectFrom("mock_questions").select("place").execute();
  expect(rows).toHaveLength(2);
});

test("row 3: gives the same single result again when the mock's last answer was committed and its reply lost", async () => {
  const { call, token, pool, start, answer, keyOf, mockId } = await createMockWorld();
  let running = await start("data-1");
  while (!running.isLastQuestion) {
    const next = await answer(running);
    if (!("order" in next)) throw new Error("the section ended");
    running = next;
  }
  const last = sent(running, await keyOf(running.currentQuestionId));
  const isLost = loseNextCommit(pool);
  const first = await call(mockTest.submitAnswer, last, { token });
  expect([first.statusCode, isLost()]).toEqual([200, true]);
  expect(first.body.result).toMatchObject({ sectionEnded: true, isMockOver: true });
  expect((await call(mockTest.submitAnswer, last, { token })).body).toEqual(first.body);
  const report = await call(mockTest.report, { mockTestId: await mockId("data-1") }, { token });
  expect(report.body.result.report.sections[0]!.correct).toBe(20);
});

test("row 21: lets the learner continue on the server's clock when the reply to a start was lost", async () => {
  const { call, token, pool, open } = await createMockWorld();
  const { mockTestId, mockTestSectionId } = await open();
  loseNextCommit(pool);
  const started = await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token });
  const now = await call(mockTest.currentQuestion, { mockTestId }, { token });
  expect(now.body.result).toMatchObject({
    currentQuestionId: onScreen(started.body.result).currentQuestionId,
    startDateTimestamp: started.body.result.startDateTimestamp,
  });
});

test("row 6: refuses an answer as not saved while the database hangs, and accepts it afterward", async () => {
  const { call, token, db, start, keyOf } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  const locked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await sql`lock table mock_attempts in access exclusive mode`.execute(tx);
    locked.resolve();
    await held.promise;
  });
  // Whatever fails, the test's database can only close without it.
  onTestFinished(() => held.resolve());
  await locked.promise;
  const refused = await call(mockTest.submitAnswer, answer, { token });
  expect(refused).toMatchObject({ statusCode: 503, body: { code: "try-again" } });
  held.resolve();
  await holding;
  expect((await call(mockTest.submitAnswer, answer, { token })).statusCode).toBe(200);
});

test("row 4: survives every database connection dying between question and answer", async () => {
  const { call, token, db, start, keyOf } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const replies = [];
  for (let tries = 0; tries < 5; tries++) {
    const reply = await call(mockTest.submitAnswer, answer, { token });
    replies.push(reply.statusCode);
    if (reply.statusCode === 200) break;
  }
  expect(replies.at(-1)).toBe(200);
  expect(replies.slice(0, -1).every((status) => status === 503)).toBe(true);
  const rows = await db.selectFrom("mock_questions").select("place").execute();
  expect(rows).toHaveLength(2);
});

test("row 7: never says that an answer is saved when the database accepts no writes", async () => {
  const { call, token, db, pool, databaseUrl, start, keyOf } = await createMockWorld();
  const running = await start("quant-1");
  const answer = sent(running, await keyOf(running.currentQuestionId));
  const readMode = async () => await pool.query("show default_transaction_read_only");
  const turn = async (mode: "on" | "off") => {
    const { pathname } = new URL(databaseUrl);
    const name = pathname.slice(1);
    await runOnServer(
      databaseUrl,
      `alter database ${name} set default_transaction_read_only = ${mode}`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    // The pool notices one by one that its connections are dead.
    await expect
      .poll(async () => (await readMode().catch(() => null))?.rows[0])
      .toEqual({ default_transaction_read_only: mode });
  };
  await turn("on");
  const refused = await call(mockTest.submitAnswer, answer, { token });
  expect(refused).toMatchObject({ statusCode: 503, body: { code: "try-again" } });
  await turn("off");
  let status = 0;
  for (let tries = 0; tries < 5 && status !== 200; tries++)
    status = (await call(mockTest.submitAnswer, answer, { token })).statusCode;
  expect(status).toBe(200);
  const rows = await db.selectFrom("mock_questions").select("place").execute();
  expect(rows).toHaveLength(2);
});
