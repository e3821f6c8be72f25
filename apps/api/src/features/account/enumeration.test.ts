import { performance } from "node:perf_hooks";
import { user } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../test/test-app.ts";
import { HASH_PARAMETERS } from "./password/passwords.ts";
import { ASHA, BRUNO, forgetLimits, signUp } from "./test-world.ts";

/**
 * A missing hash shows up within a few pairs; the other pairs are there to find smaller
 * differences.
 */
const PAIRS = process.env["TEST_LONG"] === "on" ? 40 : 16;

interface Sample {
  known: number[];
  unknown: number[];
}

/** Alternates between the two, so that a noisy neighbor affects both the same. */
async function sample(
  app: TestApp,
  ask: (email: string, ip: string) => Promise<unknown>,
): Promise<Sample> {
  const times: Sample = { known: [], unknown: [] };
  for (let n = 0; n < 2 * PAIRS; n += 1) {
    // Known first, then unknown first, and so on.
    const isKnown = n % 4 === 0 || n % 4 === 3;
    await forgetLimits(app);
    const start = performance.now();
    await ask(isKnown ? ASHA.email : `nobody-${n}@example.com`, `10.0.${n}.1`);
    times[isKnown ? "known" : "unknown"].push(performance.now() - start);
  }
  return times;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** The chance that a known address took longer than an unknown one: ½ if time reveals nothing. */
function overlap({ known, unknown }: Sample): number {
  const longer = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : 0)));
  return longer.reduce((sum: number, one) => sum + one, 0) / longer.length;
}

/**
 * A missing hash makes one side several times faster in nearly every pair. Noise may tip one of the
 * two measures, but not both.
 */
function revealsAccount(times: Sample): boolean {
  const ratio = median(times.known) / median(times.unknown);
  const chance = overlap(times);
  return (ratio < 0.6 || ratio > 1 / 0.6) && (chance < 0.15 || chance > 0.85);
}

async function setUp() {
  const app = await createTestApp({ hashParameters: HASH_PARAMETERS });
  await signUp(app);
  // Statements and code paths are slow the first time, on either side.
  for (const email of [ASHA.email, BRUNO.email]) {
    await app.call(user.login, { email, password: "not the one" });
    await app.call(user.sendResetCode, { email });
  }
  return app;
}

test("row 69: takes as long to refuse a sign-in for a known address as for an unknown one", async () => {
  const app = await setUp();
  const statuses = new Set<number>();
  const times = await sample(app, async (email, ip) => {
    statuses.add((await app.call(user.login, { email, password: "no" }, { ip })).statusCode);
  });
  expect([...statuses]).toEqual([401]);
  expect(revealsAccount(times), JSON.stringify(times)).toBe(false);
}, 60_000);

test("row 69: takes as long when the account has no password", async () => {
  const app = await setUp();
  await app.db.updateTable("learners").set({ password_hash: null }).execute();
  const times = await sample(app, async (email, ip) => {
    await app.call(user.login, { email, password: "no" }, { ip });
  });
  expect(revealsAccount(times), JSON.stringify(times)).toBe(false);
}, 60_000);

test("row 69: answers sign-up the same, in the same time", async () => {
  const app = await setUp();
  const shapes = new Set<string>();
  const times = await sample(app, async (email, ip) => {
    const answer = await app.call(user.sendRegistrationCode, { ...ASHA, email }, { ip });
    const { userId, ...rest } = answer.body.result;
    shapes.add(`${answer.statusCode} ${userId.length} ${JSON.stringify(rest)}`);
  });
  expect([...shapes]).toEqual(['200 36 {"resendAfterSeconds":60,"mailWhen":"now"}']);
  expect(revealsAccount(times), JSON.stringify(times)).toBe(false);
}, 60_000);

test("row 69: answers a forgotten password the same, in the same time", async () => {
  const app = await setUp();
  const bodies = new Set<string>();
  const times = await sample(app, async (email, ip) => {
    const answer = await app.call(user.sendResetCode, { email }, { ip });
    bodies.add(`${answer.statusCode} ${JSON.stringify(answer.body)}`);
  });
  expect([...bodies]).toEqual(['200 {"result":{"resendAfterSeconds":60,"mailWhen":"now"}}']);
  expect(revealsAccount(times), JSON.stringify(times)).toBe(false);
}, 60_000);

test("row 69: reports a code that is held back the same, in the same time", async () => {
  const app = await setUp();
  const told = new Set<string>();
  const times = await sample(app, async (email, ip) => {
    for (let n = 0; n < 3; n += 1) {
      await app.call(user.sendResetCode, { email }, { ip });
      await app.db.deleteFrom("throttles").where("key", "like", "mail-to/60/%").execute();
    }
    const answer = await app.call(user.sendResetCode, { email }, { ip });
    told.add(`${answer.statusCode} ${answer.body.result.mailWhen}`);
  });
  expect([...told]).toEqual(["200 never"]);
  expect(revealsAccount(times), JSON.stringify(times)).toBe(false);
}, 60_000);
