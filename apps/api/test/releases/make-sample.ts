/**
 * A few learners with something of everything, and the database they leave behind as SQL. `npm run
 * db:sample` copies this file into an earlier release and runs it there as a test, so the rows are
 * that release's own. It may only use what every release since 0020 has had.
 */
import { writeFileSync } from "node:fs";
import {
  freeQuiz,
  mockFieldsOf,
  mockTest,
  quizFieldsOf,
  type Reply,
  type Route,
  type Sent,
} from "@theta/contract";
import { expect, test } from "vitest";
import { ASHA, BRUNO, logIn, signUp } from "../../src/features/account/test-world.ts";
import { bankOfTest as bankOfQuizzes } from "../../src/features/free-quiz/test-quizzes.ts";
import { bankOfTest as bankOfMocks } from "../../src/features/mock-test/test-mocks.ts";
import { createPaymentWorld } from "../../src/features/payments/test-payments.ts";
import { importBank } from "../../src/features/question-bank/import-bank.ts";
import type { Db } from "../../src/platform/database/database.ts";
import { answerOf } from "../answers.ts";
import { dumpRows } from "./dump-rows.ts";

type Ask = <R extends Route>(route: R, input: Sent<R>) => Promise<Reply<R>>;

const STAFF = { ...ASHA, name: "Chidi Owner", email: "chidi@example.org" };

test("makes a sample of this release's database", async () => {
  const world = await createPaymentWorld();
  const { db } = world;
  const quizzes = bankOfQuizzes();
  const mocks = bankOfMocks();
  const load = async () => ({
    ...mocks,
    ...quizzes,
    mocks: mocks.mocks,
    items: [...quizzes.items, ...mocks.items],
  });
  await importBank(db, { stamp: "sample", load });

  const asha = await world.buyer(ASHA);
  await asha.buy("gmat-practice");
  await asha.order("gmat-mentor");
  await signUp(world, BRUNO);
  const { token } = await logIn(world, BRUNO);
  const askAs =
    (as: string): Ask =>
    async (route, input) => {
      const answer = await world.call(route, input, { token: as });
      if (answer.statusCode !== 200) throw new Error(`${route.path}: ${answer.payload}`);
      return answer.body;
    };
  for (const ask of [askAs(asha.token), askAs(token)]) {
    await takeQuiz(ask, db, "first", { right: 7, answers: 10 });
    await takeQuiz(ask, db, "second", { right: 2, answers: 3 });
  }
  await takeSection(askAs(asha.token), db, "quant-1", { right: 14, answers: 21 });
  await takeSection(askAs(asha.token), db, "full-1", { right: 3, answers: 5 });
  await grantStaff(world);

  const file = process.env["SAMPLE_FILE"];
  expect(file).toBeDefined();
  writeFileSync(file!, await dumpRows(db));
});

interface HowFar {
  /** Of the answers, how many are right; the others follow them. */
  right: number;
  answers: number;
}

const idOf = async (db: Db, table: "quizzes" | "mocks", key: string): Promise<string> => {
  const row = await db
    .selectFrom(table)
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Submits it if every question was answered. */
async function takeQuiz(ask: Ask, db: Db, key: string, { right, answers }: HowFar): Promise<void> {
  const freeQuizId = await idOf(db, "quizzes", key);
  let question = (await ask(freeQuiz.start, { freeQuizId })).result.question;
  for (let k = 0; k < answers; k++) {
    const { questionId } = question;
    const answer = quizFieldsOf(await answerOf(db, questionId, k < right));
    const body = { freeQuizId, questionId, ...answer, isAdvancing: true };
    const { next } = (await ask(freeQuiz.saveAnswer, body)).result;
    if (!next) {
      await ask(freeQuiz.submit, { freeQuizId });
      return;
    }
    question = next;
  }
}

async function takeSection(ask: Ask, db: Db, key: string, { right, answers }: HowFar) {
  const mockTestId = await idOf(db, "mocks", key);
  const order = key.startsWith("full") ? { orderType: 1 as const } : {};
  const { mockTestSectionId } = (await ask(mockTest.selectOrder, { mockTestId, ...order })).result;
  const started = await ask(mockTest.startSection, {
    mockTestId,
    mockTestSectionId: mockTestSectionId!,
  });
  let state: typeof started.result | Reply<typeof mockTest.submitAnswer>["result"] = started.result;
  for (let k = 0; k < answers && "question" in state; k++) {
    const { currentQuestionId: questionId, sectionType } = state;
    const answer = mockFieldsOf(await answerOf(db, questionId, k < right));
    const reply: Reply<typeof mockTest.submitAnswer> = await ask(mockTest.submitAnswer, {
      mockTestId,
      questionId,
      sectionType,
      ...answer,
    });
    state = reply.result;
  }
}

/** Releases before 0023 have no staff. */
async function grantStaff(world: Awaited<ReturnType<typeof createPaymentWorld>>): Promise<void> {
  const path = "../../src/features/staff/team/change-team.ts";
  const team = await import(/* @vite-ignore */ path).catch(() => null);
  if (!team) return;
  await signUp(world, STAFF);
  await team.grantFromShell(world.db, STAFF.email, "owner");
}
