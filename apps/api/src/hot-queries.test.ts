/**
 * What can be judged without a clock about the calls that learners make most: how many statements
 * each takes, and how the database finds its rows among those of many learners.
 */
import {
  freeQuiz,
  goal,
  mockTest,
  practice,
  type Route,
  runningTests,
  user,
} from "@theta/contract";
import { sql } from "kysely";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import type { TestApp } from "../test/test-app.ts";
import { watchStatements } from "../test/watch-statements.ts";
import { createQuizWorld, sent as sentToQuiz } from "./features/free-quiz/test-quizzes.ts";
import { createMockWorld, sent as sentToMock } from "./features/mock-test/test-mocks.ts";
import type { Db } from "./platform/database/database.ts";

/** Enough for the planner to prefer an index to reading a table. */
const OTHERS = 2_000;

/** Tables with rows of every learner: the more there are, the longer it takes to read one whole. */
const LEARNER_TABLES = new Set([
  "sessions",
  "subscriptions",
  "learner_goals",
  "learner_test_settings",
  "quiz_attempts",
  "quiz_questions",
  "mock_attempts",
  "mock_sections",
  "mock_questions",
  "mock_answer_edits",
  "practice_answers",
  "reviews",
]);

const some = (limit: number) => sql`(select id, key, row_number() over (order by key) as n
  from items where is_current order by key limit ${limit}) i`;

async function addOthers(db: Db): Promise<void> {
  const others = sql`(select id from learners where email like 'other-%') l`;
  // A bank for a test has either quizzes or mocks.
  await sql`insert into quizzes (key, section, place, name, about, seconds, available_from, is_offered)
    select 'others', 'quant', 99, 'Others', '', 900, now(), false
    where not exists (select from quizzes)`.execute(db);
  await sql`insert into mocks (key, section, place, name, about, available_from, is_offered)
    select 'others', null, 99, 'Others', '', now(), false
    where not exists (select from mocks)`.execute(db);
  await sql`insert into learners
      (name, phone, email, email_key, terms_version, terms_accepted_at)
    select 'Other', '1', 'other-' || n, 'other-' || n, '1', now()
    from generate_series(1, ${OTHERS}) n`.execute(db);
  await sql`insert into sessions (learner_id, id, refresh_hash, device, expires_at)
    select l.id, gen_random_uuid(), '', 'd', now() + interval '1 day' from ${others}`.execute(db);
  await sql`insert into subscriptions
      (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
    select l.id, 'gmat-basic', 'B', 5, 0, now(), now() + interval '1 day' from ${others}`.execute(
    db,
  );
  await sql`insert into learner_goals (learner_id, target_score)
    select l.id, 705 from ${others}`.execute(db);
  await sql`insert into learner_test_settings (learner_id) select l.id from ${others}`.execute(db);
  await sql`insert into quiz_attempts (learner_id, quiz_id, started_at, deadline, total)
    select l.id, q.id, now(), now() + interval '1 hour', 10
    from ${others}, (select id from quizzes limit 1) q`.execute(db);
  await sql`insert into quiz_questions (learner_id, quiz_id, place, item_id)
    select a.learner_id, a.quiz_id, i.n, i.id
    from quiz_attempts a join ${others} on l.id = a.learner_id, ${some(10)}`.execute(db);
  await sql`insert into mock_attempts (learner_id, mock_id, opened_at, started_at)
    select l.id, m.id, now(), now() from ${others}, (select id from mocks limit 1) m`.execute(db);
  await sql`insert into mock_sections
      (learner_id, mock_id, section, place, total, seed, started_at, deadline)
    select a.learner_id, a.mock_id, 'quant', 1, 21, 1, now(), now() + interval '1 hour'
    from mock_attempts a join ${others} on l.id = a.learner_id`.execute(db);
  await sql`insert into mock_questions
      (learner_id, section_id, place, item_id, is_scored, is_repeat, a, b, c, shown_at)
    select s.learner_id, s.id, i.n, i.id, true, false, 1, 0, 0, now()
    from mock_sections s join ${others} on l.id = s.learner_id, ${some(10)}`.execute(db);
  await sql`insert into mock_answer_edits (learner_id, section_id, number, place, from_answer,
      to_answer, is_correct, edited_at)
    select learner_id, section_id, 1, place, '{}', '{}', true, now()
    from mock_questions where place = 1`.execute(db);
  await sql`insert into practice_answers (learner_id, item_id, shown_at)
    select l.id, i.id, now() from ${others}, ${some(10)}`.execute(db);
  await sql`insert into reviews (learner_id, item_key, last_was_right, last_answered_at)
    select l.id, i.key, true, now() from ${others}, ${some(10)}`.execute(db);
  // Half of them are at it, and half have finished.
  const half = sql`get_byte(uuid_send(learner_id), 0) % 2 = 0`;
  await sql`update quiz_attempts set ended_at = now(), ended_by = 'learner', correct = 5, wrong = 5
    where ${half}`.execute(db);
  await sql`update mock_attempts set ended_at = now() where ${half}`.execute(db);
  await sql`analyze`.execute(db);
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** How a plan reads learners' tables other than by the learner's own rows. */
async function wideReads(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  return nodesOf(rows[0]!["QUERY PLAN"][0].Plan).flatMap((node) => {
    const table = node["Relation Name"];
    const type = node["Node Type"];
    if (!table || !LEARNER_TABLES.has(table) || type === "ModifyTable") return [];
    const condition = node["Index Cond"] ?? node["Recheck Cond"] ?? "";
    if (condition.includes("learner_id")) return [];
    // A row found by its own id, of which the statement also says whose it is.
    const isOne = condition.startsWith("(id = ") && node.Filter?.includes("learner_id");
    return isOne ? [] : [`${type} on ${table} by ${node["Index Name"] ?? "nothing"} ${condition}`];
  });
}

/** Rates of questions are counted over all learners, by section, once in some minutes. */
const ABOUT_EVERYBODY = /^with "recent"/;

type Ask = readonly [name: string, route: Route, input: unknown, statements: number];

/** Makes each call twice, so that what a server reads once is read, and judges the second time. */
async function judge({ call, pool }: TestApp, token: string, asks: readonly Ask[]) {
  const watch = watchStatements(pool);
  const counts: Record<string, number> = {};
  const wide: Record<string, string[]> = {};
  for (const [name, route, input] of asks) {
    await call(route, input, { token });
    watch();
    const { statusCode, body } = await call(route, input, { token });
    expect(statusCode, `${name}: ${body.message}`).toBe(200);
    const texts = watch();
    counts[name] = texts.length;
    const found: string[] = [];
    for (const text of new Set(texts))
      if (/^(select|with|insert|update)/.test(text) && !ABOUT_EVERYBODY.test(text))
        found.push(...(await wideReads(pool, text)));
    watch();
    if (found.length > 0) wide[name] = found;
  }
  return { counts, wide };
}

const pinned = (asks: readonly Ask[]) =>
  Object.fromEntries(asks.map(([name, , , statements]) => [name, statements]));

test("reads only the learner's own rows for quizzes and practice, in a fixed number of statements", async () => {
  const world = await createQuizWorld();
  await addOthers(world.db);
  const done = await world.finish("second", 5);
  const { quizId, question } = await world.start();
  const answer = sentToQuiz(quizId, question.questionId, await world.keyOf(question.questionId));
  const asks: Ask[] = [
    ["details", user.details, undefined, 3],
    ["running tests", runningTests.list, undefined, 3],
    ["goal", goal.read, undefined, 2],
    ["list", freeQuiz.list, { quizType: "3", testType: "1" }, 3],
    ["last quizzes", freeQuiz.lastQuizzes, undefined, 4],
    ["fresh result", freeQuiz.freshResult, undefined, 4],
    ["quiz", freeQuiz.details, { freeQuizId: quizId }, 3],
    ["start", freeQuiz.start, { freeQuizId: quizId }, 6],
    ["same answer", freeQuiz.saveAnswer, answer, 1],
    ["report", freeQuiz.report, { freeQuizId: done }, 7],
    ["solution", freeQuiz.solution, { freeQuizId: done }, 5],
    ["overview", practice.overview, undefined, 2],
    ["practice", practice.next, { filter: {} }, 7],
  ];
  const judged = await judge(world, world.token, asks);
  expect(judged).toEqual({ counts: pinned(asks), wide: {} });
});

test("reads only the learner's own rows for mocks, in a fixed number of statements", async () => {
  const world = await createMockWorld();
  await addOthers(world.db);
  const done = await world.finish("quant-1");
  const { mockTestId: reviewed } = await world.reachReview(await world.start("verbal-1", "exam"));
  const review = { mockTestId: reviewed, sectionType: 2 };
  await world.call(mockTest.endSection, review, { token: world.token });
  const running = await world.start("full-1");
  const { mockTestId } = running;
  const answer = sentToMock(running, await world.keyOf(running.currentQuestionId));
  const asks: Ask[] = [
    ["list", mockTest.list, { testType: "1", kind: "full" }, 4],
    ["last mocks", mockTest.lastMocks, undefined, 4],
    ["running tests", runningTests.list, undefined, 3],
    ["section", mockTest.currentSection, { mockTestId }, 6],
    ["question", mockTest.currentQuestion, { mockTestId }, 6],
    ["same answer", mockTest.submitAnswer, answer, 5],
    ["report", mockTest.report, { mockTestId: done }, 8],
    ["report in exam mode", mockTest.report, { mockTestId: reviewed }, 9],
    ["questions", mockTest.sectionQuestions, { mockTestId: done, sectionType: "3" }, 4],
  ];
  const judged = await judge(world, world.token, asks);
  expect(judged).toEqual({ counts: pinned(asks), wide: {} });
});

test("chooses what to practice by what its index has, so that no question is read", async () => {
  const world = await createQuizWorld();
  const watch = watchStatements(world.pool);
  const filter = { section: "quant", format: "problem-solving", topics: ["A", "B"], level: "easy" };
  const { statusCode } = await world.call(practice.next, { filter }, { token: world.token });
  expect(statusCode).toBe(200);
  const [choosing = "", ...others] = watch().filter((text) => text.includes("fitting"));
  expect(others).toEqual([]);
  const { rows } = await world.pool.query<{ name: string; predicate: string }>(
    `select attname as name, pg_get_expr(indpred, indrelid) as predicate
     from pg_attribute join pg_index on indexrelid = attrelid
     where indexrelid = 'items_to_practice'::regclass`,
  );
  const indexed = rows.map(({ name }) => name);
  const columns = [...choosing.matchAll(/\bi"?\."?([a-z_]+)/g)].map(([, name]) => name!);
  // What the index holds for all of its rows needn't be in it.
  const rest = [...new Set(columns)].filter((name) => !indexed.includes(name));
  expect(rest.toSorted()).toEqual(["is_current", "pool", "state"]);
  expect(rows[0]?.predicate).toMatch(/is_current.*state.*'active'.*pool.*'practice'/);
  expect(choosing).toContain("i.is_current and i.state = 'active' and i.pool = 'practice'");
});

const QUIET_NIGHT = "even if statistics are from a night on which nobody took a test";

test(`reads only the learner's own rows for quizzes and practice ${QUIET_NIGHT}`, async () => {
  const world = await createQuizWorld();
  await addOthers(world.db);
  await sql`update quiz_attempts set ended_at = coalesce(ended_at, now()), ended_by = 'learner',
      correct = 5, wrong = 5`.execute(world.db);
  await sql`analyze quiz_attempts`.execute(world.db);
  await world.start();
  const { wide } = await judge(world, world.token, [
    ["running tests", runningTests.list, undefined, 3],
    ["list", freeQuiz.list, { quizType: "3", testType: "1" }, 3],
    ["last quizzes", freeQuiz.lastQuizzes, undefined, 4],
    ["fresh result", freeQuiz.freshResult, undefined, 4],
    ["practice", practice.next, { filter: {} }, 7],
  ]);
  expect(wide).toEqual({});
});

test(`reads only the learner's own rows for mocks ${QUIET_NIGHT}`, async () => {
  const world = await createMockWorld();
  await addOthers(world.db);
  await sql`delete from mock_sections`.execute(world.db);
  await sql`analyze mock_sections`.execute(world.db);
  const { mockTestId } = await world.start("full-1");
  const { wide } = await judge(world, world.token, [
    ["list", mockTest.list, { testType: "1", kind: "full" }, 4],
    ["last mocks", mockTest.lastMocks, undefined, 4],
    ["running tests", runningTests.list, undefined, 3],
    ["section", mockTest.currentSection, { mockTestId }, 6],
    ["question", mockTest.currentQuestion, { mockTestId }, 6],
  ]);
  expect(wide).toEqual({});
});
