/**
 * What mock tests start with: a bank that fills every blueprint, mocks, and learners with plans.
 */
import {
  type Answer,
  mockFieldsOf,
  type MockMode,
  mockTest,
  type RunningMock,
  type SectionDetails,
  type SectionEnd,
  type SectionReview,
} from "@theta/contract";
import type { PooledItem } from "@theta/content";
import { ARGUMENT_KINDS, type BankItem } from "@theta/items";
import { sql } from "kysely";
import { answerOf } from "../../../test/answers.ts";
import { madeProblem, madeTable } from "../../../test/made-items.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../../test/test-app.ts";
import type { Db } from "../../platform/database/database.ts";
import { ASHA, BRUNO, logIn, signUp } from "../account/test-world.ts";
import { type Bank, importBank } from "../question-bank/import-bank.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";

interface Place {
  section: PooledItem["section"];
  area: string;
  topics?: string[];
  setKey?: string;
  setPosition?: number;
}

type Make = (id: string, n: number) => BankItem;

let made = 0;

function item(
  { section, area, topics = [], setKey, setPosition }: Place,
  make: Make = madeProblem,
): PooledItem {
  made += 1;
  return {
    ...make(`test-${section.toLowerCase()}-${area}-${made}`, made),
    section,
    area,
    topics,
    setKey: setKey ?? null,
    setPosition: setPosition ?? null,
    state: "active",
    pool: "mock",
    isWritten: true,
  };
}

function many(count: number, make: (k: number) => PooledItem): PooledItem[] {
  return Array.from({ length: count }, (_, k) => make(k));
}

const DOMAINS = ["arithmetic", "algebra"];
const CONTEXTS = ["real", "pure"];
const ARGUMENTS = ARGUMENT_KINDS.slice(0, 6);

function sets(section: PooledItem["section"], area: string, count: number, size: number) {
  return many(count * size, (k) => {
    const set = Math.floor(k / size);
    return item({ section, area, setKey: `${area}-${set}`, setPosition: (k % size) + 1 });
  });
}

/** Enough for this many sittings of every section without a repeat. */
export function bankOfMocks(sittings = 3): PooledItem[] {
  made = 0;
  const quant = [
    "value-order-factors",
    "equal-unequal-algebra",
    "rates-ratio-percent",
    "counting-sets-series-probability-statistics",
  ].flatMap((area) =>
    many(8 * sittings, (k) =>
      item({
        section: "quant",
        area,
        topics: [DOMAINS[k % 2]!, CONTEXTS[Math.floor(k / 2) % 2]!],
      }),
    ),
  );
  const verbal = [
    ...sets("verbal", "reading-comprehension", 5 * sittings, 4),
    ...many(12 * sittings, (k) =>
      item({
        section: "verbal",
        area: "critical-reasoning",
        topics: [ARGUMENTS[k % ARGUMENTS.length]!],
      }),
    ),
  ];
  const data = (area: string, count: number, make: Make = madeProblem) =>
    many(count * sittings, () => item({ section: "dataInsights", area }, make));
  return [
    ...quant,
    ...verbal,
    ...data("data-sufficiency", 9),
    ...sets("dataInsights", "multi-source-reasoning", 2 * sittings, 3),
    ...data("table-analysis", 4, madeTable),
    ...data("graphics-interpretation", 4),
    ...data("two-part-analysis", 5),
  ];
}

function mock(key: string, place: number, section: "quant" | "verbal" | "dataInsights" | null) {
  return {
    key,
    section,
    place,
    name: `The ${key} mock`,
    about: "A mock.",
    availableFrom: "2026-01-05",
  };
}

export function bankOfTest(items = bankOfMocks()): Bank {
  return {
    items,
    pictures: [],
    quizzes: [],
    mocks: [
      mock("full-1", 1, null),
      mock("full-2", 2, null),
      mock("quant-1", 3, "quant"),
      mock("verbal-1", 4, "verbal"),
      mock("data-1", 5, "dataInsights"),
      { ...mock("later", 6, null), availableFrom: "2999-01-01" },
    ],
  };
}

export interface MockWorld extends TestApp {
  /** Has a plan with everything. */
  token: string;
  learnerId: string;
  /** Has no plan. */
  other: string;
  otherId: string;
  mockId: (key?: string) => Promise<string>;
  /** Opens a mock, in the first order if it takes one. */
  open: (key?: string, orderType?: number, mode?: MockMode) => Promise<SectionDetails>;
  /** Opens a mock if necessary and starts the next section. */
  start: (key?: string, mode?: MockMode) => Promise<RunningMock>;
  answer: (
    running: RunningMock,
    answer?: Answer,
  ) => Promise<RunningMock | SectionReview | SectionEnd>;
  /** Answers what is left of a section in exam mode, the first `right` of it rightly. */
  reachReview: (running: RunningMock, right?: number) => Promise<SectionReview>;
  /** Answers the rest of the running section, the first `right` questions right. */
  finishSection: (running: RunningMock, right?: number) => Promise<SectionEnd>;
  /** Takes a whole mock at a learner's pace and returns its id. */
  finish: (key?: string, right?: number) => Promise<string>;
  keyOf: (questionId: string) => Promise<Answer>;
  wrongFor: (questionId: string) => Promise<Answer>;
  /** Pretends that every answer so far took a minute. At a test's pace, no score has a range. */
  takeTime: () => Promise<void>;
  /** Pretends that this many seconds have passed since the running section was started. */
  letPass: (seconds: number) => Promise<void>;
  grant: (learnerId: string, planKey: string) => Promise<void>;
}

async function ask<R>(call: Promise<{ statusCode: number; body: { message?: string } & R }>) {
  const { statusCode, body } = await call;
  if (statusCode !== 200) throw new Error(`answered ${statusCode}: ${body.message}`);
  return body;
}

export async function createMockWorld(
  items?: PooledItem[],
  options: TestAppOptions = {},
): Promise<MockWorld> {
  const app = await createTestApp(options);
  await importBank(app.db, { stamp: "test", load: async () => bankOfTest(items) });
  await signUp(app);
  await signUp(app, BRUNO);
  const { token, userId: learnerId } = await logIn(app, ASHA);
  const { token: other, userId: otherId } = await logIn(app, BRUNO);

  const world: MockWorld = {
    ...app,
    token,
    learnerId,
    other,
    otherId,
    keyOf: async (questionId) => await answerOf(app.db, questionId, true),
    wrongFor: async (questionId) => await answerOf(app.db, questionId, false),
    mockId: async (key = "full-1") => await mockIdOf(app.db, key),
    open: async (key = "full-1", orderType = 1, mode = "forward") => {
      const chosen = { mockTestId: await world.mockId(key), orderType, mode };
      return (await ask(app.call(mockTest.selectOrder, chosen, { token }))).result;
    },
    start: async (key = "full-1", mode = "forward") => {
      const mockTestId = await world.mockId(key);
      const details = await app.call(mockTest.currentSection, { mockTestId }, { token });
      const { mockTestSectionId } =
        details.statusCode === 200 ? details.body.result : await world.open(key, 1, mode);
      const body = await ask(
        app.call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token }),
      );
      return onScreen(body.result);
    },
    answer: async (running, answer) => {
      const given = answer ?? (await world.keyOf(running.currentQuestionId));
      const body = await ask(app.call(mockTest.submitAnswer, sent(running, given), { token }));
      return body.result;
    },
    finishSection: async (running, right) => {
      const end = await answerAll(world, running, right);
      if (!("sectionEnded" in end)) throw new Error("The section is in review.");
      return end;
    },
    reachReview: async (running, right) => {
      const review = await answerAll(world, running, right);
      if (!("isReview" in review)) throw new Error("The section has ended.");
      return review;
    },
    finish: async (key = "full-1", right = 12) => {
      while (!(await world.finishSection(await world.start(key), right)).isMockOver);
      await world.takeTime();
      return await world.mockId(key);
    },
    takeTime: async () => await takeTime(app.db),
    letPass: async (seconds) => await letPass(app.db, seconds),
    grant: async (id, planKey) => await grant(app.db, id, planKey),
  };
  await world.grant(learnerId, "gmat-practice");
  return world;
}

/** Answers what is left of a section, the first `right` questions correctly. */
async function answerAll(
  world: MockWorld,
  running: RunningMock,
  right = Number.POSITIVE_INFINITY,
): Promise<SectionReview | SectionEnd> {
  let current: RunningMock | SectionReview | SectionEnd = running;
  for (let k = 0; "question" in current; k++) {
    const { currentQuestionId } = current;
    current = await world.answer(current, await answerOf(world.db, currentQuestionId, k < right));
  }
  return current;
}

async function grant(db: Db, learnerId: string, planKey: string): Promise<void> {
  await db.transaction().execute(async (tx) => await grantSubscription(tx, { learnerId, planKey }));
}

async function takeTime(db: Db): Promise<void> {
  await sql`update mock_questions set shown_at = answered_at - interval '1 minute'
    where answered_at is not null`.execute(db);
}

async function mockIdOf(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom("mocks")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** All at once, as time passes: an answer comes before or after it, never in between. */
async function letPass(db: Db, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await db.transaction().execute(async (tx) => {
    await sql`select from mock_attempts for update`.execute(tx);
    await sql`update mock_questions q set shown_at = shown_at - ${ago},
      answered_at = answered_at - ${ago}, left_at = left_at - ${ago}
      from mock_sections s where s.learner_id = q.learner_id and s.id = q.section_id and s.ended_at is null`.execute(
      tx,
    );
    await sql`update mock_answer_edits e set edited_at = edited_at - ${ago}
      from mock_sections s where s.learner_id = e.learner_id and s.id = e.section_id and s.ended_at is null`.execute(
      tx,
    );
    await sql`update mock_sections set started_at = started_at - ${ago}, deadline = deadline - ${ago}
      where started_at is not null and ended_at is null`.execute(tx);
  });
}

/** Fails in the review. */
export function onScreen(running: RunningMock | SectionReview): RunningMock {
  if (!("question" in running)) throw new Error("No question is on screen.");
  return running;
}

/** An answer as it goes over the wire. */
export function sent(running: RunningMock, answer: Answer) {
  return {
    mockTestId: running.mockTestId,
    questionId: running.currentQuestionId,
    sectionType: running.sectionType,
    isLastQuestion: running.isLastQuestion,
    ...mockFieldsOf(answer),
  };
}
