/**
 * For every call of a learner: without a sign-in, with somebody else's ids, with
 * another method, and with fields that nobody asked for. `CALLS` has an entry for each route, so a
 * new route fails until somebody has said which ids it takes. The staff's calls have their own test,
 * permissions.test.ts.
 */
import { randomUUID } from "node:crypto";
import { API_BASE, ROUTES, type Route } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createChance } from "../../../bench/load/random.ts";
import { insertLink } from "../src/features/account/links.queries.ts";
import { hashSecret } from "../src/features/account/session/session.rules.ts";
import { bankOfTest as bankOfQuizzes } from "../src/features/free-quiz/test-quizzes.ts";
import { bankOfTest as bankOfMocks } from "../src/features/mock-test/test-mocks.ts";
import { createPaymentWorld } from "../src/features/payments/test-payments.ts";
import { importBank } from "../src/features/question-bank/import-bank.ts";
import type { Db } from "../src/platform/database/database.ts";
import {
  addPerson,
  CALLER_PASSWORD,
  expiredToken,
  givePlan,
  type Person,
  type Place,
  tokenForReset,
} from "./fuzz/callers.ts";
import { makeInput } from "./fuzz/make-input.ts";
import { type Ask, type Furniture, furnish } from "./furnish.ts";
import { TEST_SECRET } from "./test-app.ts";

interface Owner extends Furniture, Person {}
type Input = Record<string, unknown>;

/**
 * What the owner of everything would send to a route, with all their own ids. Null for a call that
 * takes no id of anything that belongs to one learner.
 */
const CALLS: Record<string, ((owner: Owner) => Input) | null> = {
  "GET /blog/posts": null,
  "GET /blog/wp/v2/posts": null,
  "POST /contact/messages": ({ messageId }) => ({
    messageId,
    firstName: "Mallory",
    email: "mallory@example.org",
    message: "This isn't what they wrote.",
  }),
  "GET /free-quiz/user-free-quiz-list": null,
  "GET /free-quiz/user-topic-test-list": null,
  "GET /free-quiz/last-free-quiz": null,
  "GET /free-quiz/fresh-result": null,
  "GET /free-quiz/free-quiz-details": finishedQuiz,
  "GET /free-quiz/free-quiz-question-list": finishedQuiz,
  "POST /free-quiz-answers/start-free-quiz": runningQuiz,
  "PUT /free-quiz-answers/update-free-quiz-question-answer": (owner) => ({
    ...runningQuiz(owner),
    questionId: owner.runningQuestionId,
    ...owner.runningAnswer,
  }),
  "GET /free-quiz-answers/selected-free-quiz-answer": (owner) => ({
    ...runningQuiz(owner),
    questionId: owner.runningQuestionId,
  }),
  "POST /free-quiz/submit-free-quiz": finishedQuiz,
  "GET /free-quiz/free-quiz-analytics": finishedQuiz,
  "GET /free-quiz-answers/free-quiz-solution": finishedQuiz,
  "GET /goal": null,
  "PUT /goal": null,
  "GET /mentor/requests": null,
  "POST /mentor/requests": ({ mentorRequest }) => mentorRequest,
  "PUT /mentor/requests": ({ mentorRequest }) => ({ ...mentorRequest, topic: "Something else" }),
  "POST /mentor/cancel-request": ({ mentorRequest: { requestId } }) => ({ requestId }),
  "GET /mock-test/user-mock-test-list": null,
  "GET /mock-test/last-mock-test": null,
  "POST /mock-test/select-mock-test-order": (owner) => ({ ...runningMock(owner), orderType: 2 }),
  "GET /mock-test/current-section-details": runningMock,
  "GET /mock-test/mock-place": runningMock,
  "POST /mock-test/start-mock-test-section": (owner) => ({
    ...runningMock(owner),
    mockTestSectionId: owner.runningSectionId,
  }),
  "GET /mock-test/current-mock-test-question": runningMock,
  "POST /mock-test/submit-mock-test-answer": (owner) => ({
    ...currentQuestion(owner),
    ...owner.currentAnswer,
  }),
  "POST /mock-test/bookmark-mock-test-question": (owner) => ({
    ...currentQuestion(owner),
    isBookmarked: true,
  }),
  "POST /mock-test/edit-mock-test-answer": (owner) => ({
    ...currentQuestion(owner),
    editNumber: 1,
    ...owner.currentAnswer,
  }),
  "POST /mock-test/end-mock-test-section": (owner) => ({ ...runningMock(owner), sectionType: 3 }),
  "POST /mock-test/take-time-back": runningMock,
  "POST /mock-test/start-break": runningMock,
  "POST /mock-test/end-break": runningMock,
  "GET /mock-test/mock-test-section-questions": finishedSection,
  "GET /mock-test/mock-test-solution": finishedSection,
  "GET /mock-test/mock-test-overall-analysis": finishedSection,
  "GET /mock-test/mock-test-report": ({ finishedMockId }) => ({ mockTestId: finishedMockId }),
  "POST /order/create-subscription-order": null,
  "POST /subscription/create-subscription": ({ openOrderId, openAtProvider }) => ({
    orderId: openOrderId,
    razorPayOrderId: openAtProvider,
  }),
  "GET /subscription/subscription-details": null,
  "POST /subscription/request-refund": ({ paidOrderId }) => ({ orderId: paidOrderId }),
  "GET /plans/plans-list": null,
  "GET /practice/overview": null,
  "POST /practice/next-question": ({ shownQuestionId }) => ({ after: shownQuestionId }),
  "POST /practice/answer": ({ shownQuestionId, showingId }) => ({
    questionId: shownQuestionId,
    showingId,
    answerId: "a",
  }),
  "GET /practice/answered-question": ({ practiceQuestionId }) => ({
    questionId: practiceQuestionId,
  }),
  "GET /practice-plan/plan": null,
  "PUT /practice-plan/plan": null,
  "PUT /practice-plan/tick": null,
  "POST /practice-plan/lost-weeks": null,
  "POST /practice-plan/take-back": null,
  "POST /practice-plan/start-over": null,
  "GET /question-bank/question-details": ({ currentQuestionId }) => ({
    questionId: currentQuestionId,
  }),
  "GET /question-bank/solution-details": ({ mockQuestionId }) => ({ questionId: mockQuestionId }),
  "POST /question-bank/report-problem": ({ reportId, currentQuestionId }) => ({
    reportId,
    questionId: currentQuestionId,
    kind: "other",
    text: "This isn't what they wrote.",
  }),
  "GET /running-tests": null,
  "GET /running-tests/clocks": null,
  "GET /site/clock": null,
  "POST /site/client-errors": null,
  "GET /study-notes/list": null,
  "GET /study-notes/note": null,
  "GET /study-notes/printed-note": null,
  "GET /test-settings": null,
  "PUT /test-settings": null,
  "POST /user/send-user-registration-otp": ({ email }) => ({
    name: "Mallory",
    phone: "5550199",
    email,
    password: "another password 1",
  }),
  "POST /user/resend-user-registration-otp": ({ learnerId, email }) => ({
    userId: learnerId,
    email,
  }),
  "POST /user/verify-user-registration-otp": ({ learnerId, email }) => ({
    userId: learnerId,
    email,
    otp: "123456",
  }),
  "POST /user/login-user": ({ email }) => ({ email, password: "not the password" }),
  "GET /user/google-nonce": null,
  "POST /user/continue-with-google": null,
  "POST /user/begin-openid-sign-in": null,
  "POST /user/finish-openid-sign-in": null,
  // What would be linked is told by a cookie, which only the browser that began has.
  "POST /user/send-openid-code": () => ({}),
  "POST /user/confirm-openid-link": () => ({ password: CALLER_PASSWORD }),
  "GET /user/user-details": null,
  "POST /user/send-forget-password-otp": ({ email }) => ({ email }),
  "POST /user/verify-forget-password-otp": ({ email }) => ({ email, otp: "123456" }),
  "POST /user/update-user-password": null,
  "POST /user/refresh-session": null,
  "POST /user/logout": null,
  "GET /user/sessions": null,
  "POST /user/end-session": ({ sessionId }) => ({ sessionId }),
  "POST /user/end-other-sessions": null,
  "GET /user/export-account-data": null,
  "POST /user/delete-account": null,
};

function finishedQuiz({ finishedQuizId }: Owner): Input {
  return { freeQuizId: finishedQuizId };
}
function runningQuiz({ runningQuizId }: Owner): Input {
  return { freeQuizId: runningQuizId };
}
function runningMock({ runningMockId }: Owner): Input {
  return { mockTestId: runningMockId };
}
function currentQuestion(owner: Owner): Input {
  return { ...runningMock(owner), questionId: owner.currentQuestionId };
}
function finishedSection({ finishedMockId }: Owner): Input {
  return { mockTestId: finishedMockId, sectionType: "3" };
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const EVERY: readonly Route[] = ROUTES;

/**
 * Calls that a stranger may make with somebody else's ids, because they are about what everybody
 * has, such as a quiz, or answer everybody the same. All others are refused.
 */
const OPEN_TO_STRANGERS = new Set([
  // Nothing is said or kept about the message that has this id already.
  "POST /contact/messages",
  "GET /free-quiz/free-quiz-details",
  "GET /free-quiz/free-quiz-question-list",
  // Their own attempt at the quiz, and their own answer in it.
  "POST /free-quiz-answers/start-free-quiz",
  "PUT /free-quiz-answers/update-free-quiz-question-answer",
  "GET /free-quiz-answers/selected-free-quiz-answer",
  // Their own order of the mock's sections.
  "POST /mock-test/select-mock-test-order",
  "GET /mock-test/current-section-details",
  "GET /mock-test/mock-place",
  "POST /practice/next-question",
  // What they answer tells nobody whether an account exists.
  "POST /user/send-user-registration-otp",
  "POST /user/resend-user-registration-otp",
  "POST /user/send-forget-password-otp",
]);

async function createWorld() {
  const { app, db, ctl, config } = await createPaymentWorld();
  const place: Place = { db, secret: TEST_SECRET, publicUrl: config.publicUrl };
  const quizzes = bankOfQuizzes();
  const mocks = bankOfMocks();
  const bank = { ...mocks, items: [...mocks.items, ...quizzes.items], quizzes: quizzes.quizzes };
  await importBank(db, { stamp: "test", load: async () => bank });

  const inject = async (route: Route, token: string | null, given: Input | string | undefined) => {
    const isQuery = route.query !== undefined && typeof given === "object";
    const answer = await app.inject({
      method: route.method,
      url: API_BASE + route.path,
      ...(isQuery ? { query: given as Record<string, string> } : {}),
      ...(!isQuery && given !== undefined && route.method !== "GET" ? { payload: given } : {}),
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(route.method === "GET" ? {} : { "content-type": "application/json" }),
      },
    });
    return { status: answer.statusCode, text: answer.body };
  };
  const asOf =
    ({ token }: Person): Ask =>
    async (route, input) => {
      const { status, text } = await inject(route, token, input ?? {});
      if (status !== 200) throw new Error(`${nameOf(route)} answered ${status}: ${text}`);
      return JSON.parse(text);
    };
  const addOwner = async (): Promise<Owner> => {
    const person = await addPerson(place);
    await givePlan(db, person.learnerId);
    await addLink(db, person);
    return { ...person, ...(await furnish(asOf(person), db, ctl.pay)) };
  };
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid' and table_name <> 'audit_events'
      and (column_name = 'learner_id' or (table_name = 'learners' and column_name = 'id'))
    order by 1`.execute(db);
  /** Everything that any table says about this learner, except what was tried. */
  const allOf = async ({ learnerId }: Person): Promise<Record<string, unknown>> => {
    const parts = tables.map(
      ({ name, column }) => sql`select ${name} as name,
        (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${sql.table(name)} t
          where ${sql.ref(column)} = ${learnerId}) as rows`,
    );
    const { rows } = await sql<{
      name: string;
      rows: unknown;
    }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
  };
  return { app, db, place, inject, addOwner, allOf };
}

/** A school's account that waits until the owner proves that theirs is to be opened with it. */
async function addLink(db: Db, { learnerId }: Person): Promise<void> {
  const account = {
    provider: "school",
    issuer: "https://login.example",
    subject: learnerId,
    authenticatedAt: null,
  };
  const secretHash = hashSecret(learnerId);
  await db
    .transaction()
    .execute(async (tx) => insertLink(tx, { ...account, id: randomUUID(), learnerId }, secretHash));
}

test("has an entry for every call of a learner", () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(EVERY.map(nameOf).toSorted());
});

test("row 80: refuses every token that opens nothing, at every call that takes one", async () => {
  const { place, inject, db } = await createWorld();
  const person = await addPerson(place);
  const ended = await addPerson(place);
  await db
    .updateTable("sessions")
    .set({ ended_at: new Date() })
    .where("learner_id", "=", ended.learnerId)
    .execute();
  const [header, claims, signature] = person.token.split(".");
  const tokens: Record<string, string | null> = {
    none: null,
    nonsense: "nonsense",
    "not signed": `${header}.${claims}.`,
    "signed for other claims": `${header}.${ended.token.split(".")[1]}.${signature}`,
    expired: await expiredToken(place, person),
    "of another installation": (await addPerson({ ...place, secret: "x".repeat(40) })).token,
    "of another site": (await addPerson({ ...place, publicUrl: "https://other.example" })).token,
    "of an ended session": ended.token,
  };
  const forReset = await tokenForReset(place, person);
  for (const route of EVERY.filter(({ access }) => access !== "anyone")) {
    const none = route.access === "learner" ? { "only for a reset": forReset } : {};
    const input = inputFor(route);
    for (const [kind, token] of Object.entries({ ...tokens, ...none })) {
      const { status, text } = await inject(route, token, input);
      expect([nameOf(route), kind, status], text).toEqual([nameOf(route), kind, 401]);
    }
  }
});

test("row 79: neither shows nor changes what belongs to another learner", async () => {
  const { place, db, inject, addOwner, allOf } = await createWorld();
  const owner = await addOwner();
  const before = await allOf(owner);
  const other = await addOwner();
  expect(await allOf(owner)).toEqual(before);
  // Both have a plan, so that what's refused isn't refused for the lack of one.
  const stranger = await addPerson(place);
  await givePlan(db, stranger.learnerId);
  const opened: string[] = [];
  const told: string[] = [];
  for (const route of EVERY) {
    const entry = CALLS[nameOf(route)];
    if (!entry) continue;
    const input = entry(owner);
    const isAnyone = route.access === "anyone";
    for (const caller of [stranger, other]) {
      const { status, text } = await inject(route, isAnyone ? null : caller.token, input);
      if (caller === stranger && status < 400) opened.push(nameOf(route));
      expect([nameOf(route), status < 500], text).toEqual([nameOf(route), true]);
      const shown = secretsOf(owner).filter((secret) => text.includes(secret));
      told.push(...shown.filter((secret) => !JSON.stringify(input).includes(secret)));
      const after = await allOf(owner);
      expect([nameOf(route), after]).toEqual([nameOf(route), before]);
    }
  }
  expect(told).toEqual([]);
  expect(opened.toSorted()).toEqual([...OPEN_TO_STRANGERS].toSorted());
});

/** What only the owner's own calls may say. */
function secretsOf(owner: Owner): string[] {
  const { learnerId, sessionId, email, finishedSectionId, runningSectionId } = owner;
  const { paidOrderId, paidAtProvider, openOrderId, openAtProvider, mentorRequest } = owner;
  const account = [learnerId, sessionId, email, mentorRequest.requestId];
  const orders = [paidOrderId, paidAtProvider, openOrderId, openAtProvider];
  return [...account, ...orders, finishedSectionId, runningSectionId];
}

test("takes each call's own method only", async () => {
  const { app } = await createWorld();
  const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;
  for (const path of new Set(EVERY.map((route) => route.path)))
    for (const method of methods) {
      if (EVERY.some((route) => route.path === path && route.method === method)) continue;
      const payload = method === "GET" ? {} : { payload: {} };
      const answer = await app.inject({ method, url: API_BASE + path, ...payload });
      expect([method, path, answer.statusCode]).toEqual([method, path, 405]);
      expect(answer.json().code).toBe("method-not-allowed");
    }
});

/** What the database or another call would use, if a call believed it. */
const extrasFor = ({ learnerId, sessionId, email }: Owner): Input => ({
  learnerId,
  learner_id: learnerId,
  userId: learnerId,
  sessionId,
  email,
  role: "owner",
  isAdmin: true,
  isStaff: true,
  isUserSubscribed: true,
  price: 1,
  amount: 1,
  currency: "INR",
  status: "paid",
  planKey: "gmat-mentor",
  mocks: 99,
  endsAt: 4_000_000_000_000,
  deadline: 4_000_000_000_000,
  score: 90,
  isCorrect: true,
  constructor: { prototype: { isAdmin: true } },
  prototype: { isAdmin: true },
});

test("row 81: believes no field that a call doesn't have, and no key of prototypes", async () => {
  const { db, inject, addOwner, allOf } = await createWorld();
  const owner = await addOwner();
  const other = await addOwner();
  const before = await allOf(other);
  const learnerBefore = (await allOf(owner))["learners"];
  const extras = extrasFor(other);
  for (const route of EVERY.filter(({ path, events }) => !events && !ENDING.test(path))) {
    const input = CALLS[nameOf(route)]?.(owner) ?? inputFor(route);
    const more = route.query ? textsOf(extras) : extras;
    const { status, text } = await inject(route, owner.token, { ...more, ...input });
    expect([nameOf(route), status < 500], text).toEqual([nameOf(route), true]);
    expect([nameOf(route), await allOf(other)]).toEqual([nameOf(route), before]);
    if (!route.body) continue;
    const body = JSON.stringify(input).slice(1);
    const forged = `{"__proto__":{"isAdmin":true}${body === "}" ? "" : ","}${body}`;
    const refused = await inject(route, owner.token, forged);
    expect([nameOf(route), refused.status, refused.text]).toEqual([
      nameOf(route),
      400,
      expect.stringContaining("malformed-json"),
    ]);
  }
  expect("isAdmin" in {}).toBe(false);
  expect((await allOf(owner))["learners"]).toEqual(learnerBefore);
  expect(await db.selectFrom("staff_members").selectAll().execute()).toEqual([]);
  const orders = await db
    .selectFrom("orders")
    .select(["amount_cents as amount", "currency"])
    .execute();
  for (const { amount, currency } of orders)
    expect([amount > 1_000, currency]).toEqual([true, "USD"]);
  const { length } = await db
    .selectFrom("subscriptions")
    .where("learner_id", "=", owner.learnerId)
    .select("id")
    .execute();
  // The one that was given, and the one that was bought.
  expect(length).toBe(2);
});

/** They end the sessions that the others need. */
const ENDING = /^\/user\/(logout|end-|update-user-password|delete-account)/;

/** Well-formed, so that nothing is refused for its form. */
function inputFor(route: Route): Input {
  const schema = route.body ?? route.query;
  if (!schema) return {};
  const maker = { chance: createChance(1), leavesOut: 1, known: () => [] };
  return makeInput(schema, maker) as Input;
}

const textsOf = (input: Input): Input =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value)]));
