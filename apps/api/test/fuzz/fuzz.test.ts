/**
 * For every call of the contract: whatever anybody sends, the server answers in its
 * own words and doesn't fail. `npm run fuzz` sends many more over a real connection.
 */
import { type Route, ROUTES } from "@theta/contract";
import { EVERY_ROUTE } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { createChance } from "../../../../bench/load/random.ts";
import { bankOfTest as bankOfQuizzes } from "../../src/features/free-quiz/test-quizzes.ts";
import { bankOfTest as bankOfMocks } from "../../src/features/mock-test/test-mocks.ts";
import { importBank } from "../../src/features/question-bank/import-bank.ts";
import { createPaymentWorld } from "../../src/features/payments/test-payments.ts";
import { TEST_SECRET } from "../test-app.ts";
import { type Send, toCurl } from "./draft.ts";
import { makeInput } from "./make-input.ts";
import { runFuzz } from "./run-fuzz.ts";

const SEED = 20_261_129;

function sendTo(app: FastifyInstance): Send {
  return async ({ method, url, headers, body }) => {
    const { "x-forwarded-for": address = "127.0.0.1", ...own } = headers;
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers: own,
      remoteAddress: address.split(",")[0]!,
      ...(body === null ? {} : { payload: body }),
      payloadAsStream: true,
    });
    const type = answer.headers["content-type"] ?? "";
    // It stays open, and only that it was opened matters.
    const isOpen = type.startsWith("text/event-stream");
    const stream = answer.stream();
    if (isOpen) stream.destroy();
    const chunks = isOpen ? [] : await stream.toArray();
    return { status: answer.statusCode, type, body: Buffer.concat(chunks).toString() };
  };
}

test(
  "answers everything in its own words, and never with a failure",
  { timeout: 600_000 },
  async () => {
    const { app, db, config, ctl } = await createPaymentWorld();
    const quizzes = bankOfQuizzes();
    const mocks = bankOfMocks();
    const bank = { ...mocks, items: [...mocks.items, ...quizzes.items], quizzes: quizzes.quizzes };
    await importBank(db, { stamp: "test", load: async () => bank });
    const report = await runFuzz({
      place: { db, secret: TEST_SECRET, publicUrl: config.publicUrl },
      send: sendTo(app),
      requests: 2_000,
      pay: ctl.pay,
      seed: SEED,
      atOnce: 1,
    });
    const told = report.faults.map(
      ({ what, route, caller, changes, request }) =>
        `${route} by ${caller}: ${what} (${changes.join(", ")})\n${toCurl(request, "")}`,
    );
    expect(told).toEqual([]);
    // Some of each kind got through, so it wasn't only the doors that were tried.
    const failed = new Set(report.neverSucceeded);
    const through = EVERY_ROUTE.filter(({ method, path }) => !failed.has(`${method} ${path}`));
    const reached = new Set(through.map(kindOf));
    // A new password needs a code from an email, or the current one, which only chance brings along.
    reached.add("POST by reset-token-or-learner");
    expect(reached).toEqual(new Set(EVERY_ROUTE.map(kindOf)));
    // Nobody has taught every object something new.
    expect(Object.keys(Object.getPrototypeOf({}) as object)).toEqual([]);
    expect("isAdmin" in {}).toBe(false);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  },
);

const kindOf = ({ method, access }: Route) => `${method} by ${access}`;

test("makes inputs that each route accepts", () => {
  const maker = { chance: createChance(SEED), leavesOut: 0.5, known: () => [] };
  const refused = EVERY_ROUTE.flatMap((route) => {
    const schema = "body" in route ? route.body : "query" in route ? route.query : null;
    if (!schema) return [];
    const tries = Array.from({ length: 20 }, () => makeInput(schema, maker));
    const asSent = "query" in route ? tries.map(textsOf) : tries;
    return asSent.some((input) => schema.safeParse(input).success) ? [] : [route.path];
  });
  expect(refused).toEqual([]);
  expect(ROUTES.length).toBeGreaterThan(50);
});

const textsOf = (input: unknown) =>
  Object.fromEntries(Object.entries(input as object).map(([name, value]) => [name, String(value)]));
