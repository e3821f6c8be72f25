/**
 * Databases of earlier releases, with what learners had then, brought up to date and served by the
 * server of today.
 */
import { readdirSync } from "node:fs";
import {
  freeQuiz,
  mockFieldsOf,
  mockTest,
  payments,
  quizFieldsOf,
  type Reply,
  type Sent,
} from "@theta/contract";
import type pg from "pg";
import { expect, test } from "vitest";
import { ASHA, logIn } from "../../src/features/account/test-world.ts";
import { bankOfTest as bankOfQuizzes } from "../../src/features/free-quiz/test-quizzes.ts";
import { bankOfTest as bankOfMocks } from "../../src/features/mock-test/test-mocks.ts";
import { importBank } from "../../src/features/question-bank/import-bank.ts";
import { migrate, readMigrations } from "../../src/platform/database/migrate.ts";
import { answerOf } from "../answers.ts";
import { expectInvariants } from "../expect-invariants.ts";
import { createTestApp, type TestApp } from "../test-app.ts";
import { restoreSample } from "./restore-sample.ts";

const SAMPLES = readdirSync(new URL("./", import.meta.url))
  .filter((file) => file.endsWith(".sql"))
  .map((file) => file.replace(".sql", ""));

/** What an upgrade may not change, in words that every release since 0020 understands. */
const KEPT = {
  learners: "select id, name, email, phone, password_hash from learners order by id",
  "quiz answers": `select learner_id, quiz_id, place, item_id, answer, is_correct, answered_at
    from quiz_questions order by 1, 2, 3`,
  quizzes: `select learner_id, quiz_id, started_at, deadline, ended_at, ended_by, correct, wrong
    from quiz_attempts order by 1, 2`,
  "mock answers": `select section_id, place, item_id, answer, is_correct, theta, answered_at
    from mock_questions order by 1, 2`,
  sections: `select learner_id, mock_id, section, seed, started_at, deadline, ended_at, correct, wrong,
    score, percentile, score_low, score_high, theta from mock_sections order by 1, 2, 3`,
  plans: `select learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at
    from subscriptions order by 1, 2`,
  orders: "select id, learner_id, plan_key, status from orders order by id",
  events: "select id, event, learner_id, at from audit_events order by id",
};

async function readKept(client: pg.Client): Promise<Record<string, unknown[]>> {
  const kept: Record<string, unknown[]> = {};
  for (const [what, statement] of Object.entries(KEPT))
    kept[what] = (await client.query(statement)).rows;
  return kept;
}

test("there is a sample of every release that changed the database much", () => {
  expect(SAMPLES).toEqual(["0020", "0030", "0036", "0038"]);
});

test.each(SAMPLES)("release %s keeps what its learners had", async (name) => {
  const { url, client } = await restoreSample(name);
  const before = await readKept(client);
  for (const [what, rows] of Object.entries(before)) expect(rows, what).not.toEqual([]);
  expect(await migrate(url)).toEqual(
    readMigrations().flatMap((one) => (one.name.slice(0, 4) > name ? [one.name] : [])),
  );
  expect(await readKept(client)).toEqual(before);
});

test.each(SAMPLES)("a learner of release %s can finish their tests in this one", async (name) => {
  const { url } = await restoreSample(name);
  await migrate(url);
  const app = await createTestApp({ databaseUrl: url });
  const quizzes = bankOfQuizzes();
  const { items, mocks } = bankOfMocks();
  const load = async () => ({ ...quizzes, mocks, items: [...quizzes.items, ...items] });
  await importBank(app.db, { stamp: "this release", load });
  const { token } = await logIn(app, ASHA);

  // Of the second quiz, two of three answers were right when the servers were replaced.
  expect(await finishQuiz(app, token)).toMatchObject({ correctAnswers: 9, wrongAnswers: 1 });
  expect(await finishSection(app, token)).toMatchObject({ correct: 19, wrong: 2 });
  const { body: report } = await app.call(
    mockTest.report,
    { mockTestId: await idOf(app, "mocks", "quant-1") },
    { token },
  );
  expect(report.result.report.sections).toMatchObject([{ correct: 14, wrong: 7 }]);
  const { body: bought } = await app.call(payments.subscriptions, undefined, { token });
  expect(bought.result.current).toMatchObject({ planName: "GMAT PRACTICE" });
  // Emails aren't in the samples, and the books would miss a receipt.
  await expectInvariants(app.db, { books: false });
});

async function idOf({ db }: TestApp, table: "quizzes" | "mocks", key: string): Promise<string> {
  const rows = db.selectFrom(table).select("id").where("key", "=", key);
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** Answers the rest rightly. */
async function finishQuiz(app: TestApp, token: string) {
  const freeQuizId = await idOf(app, "quizzes", "second");
  const { body } = await app.call(freeQuiz.start, { freeQuizId }, { token });
  for (let question: { questionId: string } | null | undefined = body.result.question; question;) {
    const { questionId }: { questionId: string } = question;
    const answer = quizFieldsOf(await answerOf(app.db, questionId, true));
    const saved: Sent<typeof freeQuiz.saveAnswer> = {
      freeQuizId,
      questionId,
      ...answer,
      isAdvancing: true,
    };
    question = (await app.call(freeQuiz.saveAnswer, saved, { token })).body.result.next;
  }
  return (await app.call(freeQuiz.submit, { freeQuizId }, { token })).body.result;
}

/** Answers the rest rightly and returns the section's row. */
async function finishSection(app: TestApp, token: string) {
  const mockTestId = await idOf(app, "mocks", "full-1");
  const place = await app.call(mockTest.currentSection, { mockTestId }, { token });
  const { mockTestSectionId } = place.body.result;
  const start = { mockTestId, mockTestSectionId };
  let state: Running = (await app.call(mockTest.startSection, start, { token })).body.result;
  while ("question" in state) {
    const questionId: string = state.currentQuestionId;
    const answer = mockFieldsOf(await answerOf(app.db, questionId, true));
    const sent: Sent<typeof mockTest.submitAnswer> = { mockTestId, questionId, ...answer };
    state = (await app.call(mockTest.submitAnswer, sent, { token })).body.result;
  }
  return await app.db
    .selectFrom("mock_sections")
    .selectAll()
    .where("id", "=", mockTestSectionId!)
    .executeTakeFirstOrThrow();
}

type Running =
  Reply<typeof mockTest.startSection>["result"] | Reply<typeof mockTest.submitAnswer>["result"];
