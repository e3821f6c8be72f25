/** Every staff call, tried by everybody: generated from the contract, so a new call is in it. */
import {
  mayStaff,
  STAFF_ROLES,
  STAFF_ROUTES,
  staffAccess,
  type StaffRole,
} from "@theta/contract/staff";
import type { Route } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { ASHA, logIn, signUp } from "../account/test-world.ts";
import { createQuizWorld } from "../free-quiz/test-quizzes.ts";
import { ensureSubscription } from "../subscriptions/grant-subscription.ts";
import { write } from "./inbox/test-inbox.ts";
import { inputFor, type Known } from "./test-inputs.ts";
import { confirmedStaff, staffMember, type TestStaff } from "./test-staff.ts";

const guarded = STAFF_ROUTES.filter((route) => route.access === "staff");
const own = STAFF_ROUTES.filter(({ access }) => access !== "staff");
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test("keeps every call under /staff, with a permission or as a way into the console", () => {
  expect(STAFF_ROUTES.filter(({ path }) => !path.startsWith("/staff/")).map(nameOf)).toEqual([]);
  expect(own.map(nameOf).toSorted()).toEqual(Object.values(staffAccess).map(nameOf).toSorted());
  expect(guarded.length).toBeGreaterThan(2);
});

test("refuses a learner, and somebody signed out, everywhere", async () => {
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  for (const route of STAFF_ROUTES) {
    const answer = await app.call(route, {}, { token });
    // A call that everybody in the staff may make first looks at what it was sent.
    const isRefused = answer.body.code === "not-staff" || answer.body.code === "invalid-input";
    expect([nameOf(route), isRefused]).toEqual([nameOf(route), true]);
    if (route.access === "staff") expect(answer.body.code).toBe("not-staff");
    const signedOut = await app.call(route, {});
    expect([nameOf(route), signedOut.body.code]).toEqual([nameOf(route), "not-signed-in"]);
  }
});

test("writes into the log who was refused what", async () => {
  const lines: string[] = [];
  const app = await createTestApp({ logTo: { write: (line) => void lines.push(line) } });
  const { token, learnerId } = await confirmedStaff(app, "analyst");
  const route = guarded.find(({ permission }) => permission === "team.manage")!;
  expect((await app.call(route, {}, { token })).body.code).toBe("not-permitted");
  const logged = lines.map((line) => JSON.parse(line) as object);
  expect(logged).toContainEqual(
    expect.objectContaining({ learnerId, permission: "team.manage", code: "not-permitted" }),
  );
});

test.each(STAFF_ROLES)("asks %s to confirm the session before any call", async (role) => {
  const app = await createTestApp();
  const { token } = await staffMember(app, role);
  for (const route of guarded) {
    const { body } = await app.call(route, {}, { token });
    expect([nameOf(route), body.code]).toEqual([nameOf(route), "confirm-first"]);
  }
});

/** Everything that a call may be about: a learner with a plan and an order, and a colleague of another role. */
async function createPopulatedApp(role: StaffRole) {
  const app = await createQuizWorld();
  const { db } = app;
  const { token } = await confirmedStaff(app, role);
  const colleague = await confirmedStaff(
    app,
    role === "editor" ? "analyst" : "editor",
    "Col League",
  );
  const learnerId = await idOf(app, ASHA.email);
  await ensureSubscription(db, { learnerId, planKey: "gmat-pro" });
  const messageId = await write(app);
  const { rows } = await sql<Known>`
    with made as (
      insert into orders (learner_id, plan_key, plan_name, months, mocks, sectionals, amount_cents,
        currency, receipt, flag)
      values (${learnerId}, 'gmat-pro', 'GMAT PRO', 3, 6, 6, 4900, 'USD', 'sample-1', 'a sample')
      returning id)
    select (select id from made) as "orderId",
      (select id from subscriptions where learner_id = ${learnerId}) as "subscriptionId",
      (select id from mail_outbox where recipient = ${ASHA.email} limit 1) as "mailId",
      (select id from sessions where learner_id = ${learnerId} limit 1) as "sessionId"`.execute(db);
  const known: Known = {
    ...rows[0],
    learnerId,
    id: learnerId,
    messageId,
    assigneeId: colleague.learnerId,
    planKey: "gmat-pro",
    receipt: "sample-1",
    flag: "a sample",
    email: ASHA.email,
    key: "problem-2",
    reason: "They asked by email",
    list: "/staff/items",
    name: "tidy-mail",
  };
  return { app, token, colleague, known };
}

const idOf = async ({ db }: TestApp, email: string) =>
  (await sql<{ id: string }>`select id from learners where email = ${email}`.execute(db)).rows[0]!
    .id;

/** What's in the database, apart from what every request leaves there. */
async function contentOf({ db }: TestApp): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('sessions', 'staff_sessions', 'throttles', 'request_minutes', 'service_pulse')
    order by 1`.execute(db);
  const contents = rows.map(async ({ name }) => {
    const table = await sql<{ digest: string }>`
      select md5(string_agg(t::text, '\n' order by t::text)) as digest from ${sql.table(name)} t`.execute(
      db,
    );
    return [name, table.rows[0]!.digest];
  });
  return Object.fromEntries(await Promise.all(contents)) as Record<string, unknown>;
}

/** With nothing, with everything that it takes, and the latter about a colleague. */
function inputsFor(route: Route, known: Known, colleague: TestStaff) {
  const { learnerId, email } = colleague;
  const about = { ...known, learnerId, id: learnerId, email };
  return [{}, inputFor(route, known), inputFor(route, about)];
}

test.each(STAFF_ROLES.filter((role) => role !== "owner"))(
  "refuses %s every other call, whatever it says, before anything",
  async (role) => {
    const { app, token, known, colleague } = await createPopulatedApp(role);
    const before = await contentOf(app);
    for (const route of guarded.filter(({ permission }) => !mayStaff(role, permission)))
      for (const input of inputsFor(route, known, colleague)) {
        const { statusCode, body } = await app.call(route, input, { token });
        expect([nameOf(route), statusCode, body.code]).toEqual([
          nameOf(route),
          403,
          "not-permitted",
        ]);
      }
    expect(await contentOf(app)).toEqual(before);
  },
);

const DOORS = ["not-staff", "confirm-first", "confirm-again", "not-permitted"];

test.each(STAFF_ROLES)("lets %s make the calls of the role", async (role) => {
  const { app, token, known, colleague } = await createPopulatedApp(role);
  for (const route of guarded.filter(({ permission }) => mayStaff(role, permission)))
    for (const [place, input] of inputsFor(route, known, colleague).entries()) {
      const { statusCode, body } = await app.call(route, input, { token });
      expect([nameOf(route), DOORS.includes(body.code ?? "")]).toEqual([nameOf(route), false]);
      // A whole input fails on what it's about at most.
      if (place > 0)
        expect([nameOf(route), body.code]).not.toEqual([nameOf(route), "invalid-input"]);
      expect([nameOf(route), statusCode]).not.toEqual([nameOf(route), 500]);
    }
});
