import { studyNotes } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { logIn, signUp } from "../account/test-world.ts";
import { grantSubscription } from "../subscriptions/grant-subscription.ts";

const SAMPLE = { name: "primes" };
const LOCKED = { name: "divisibility-gcf-lcm" };

async function setUp() {
  const app = await createTestApp();
  await signUp(app);
  const { userId: learnerId, token } = await logIn(app);
  return {
    ...app,
    token,
    grant: async (planKey: string) =>
      await app.db
        .transaction()
        .execute(async (tx) => await grantSubscription(tx, { learnerId, planKey })),
    endPlans: async () =>
      await sql`update subscriptions set starts_at = now() - interval '2 days',
        ends_at = now() - interval '1 day'`.execute(app.db),
    list: async () => (await app.call(studyNotes.list, undefined, { token })).body.result,
    read: async (asked: object) => await app.call(studyNotes.read, asked, { token }),
    print: async (asked: object) => await app.call(studyNotes.print, asked, { token }),
  };
}

test("gives nothing to someone who isn't signed in", async () => {
  const { call } = await setUp();
  for (const answer of [
    await call(studyNotes.list),
    await call(studyNotes.read, SAMPLE),
    await call(studyNotes.print, SAMPLE),
  ])
    expect([answer.statusCode, answer.body.code]).toEqual([401, "not-signed-in"]);
});

test("lists the notes without a plan, but opens only the two samples", async () => {
  const { list, read, print } = await setUp();
  const { notes, isOpen } = await list();
  expect(isOpen).toBe(false);
  const samples = notes.filter(({ isFree }) => isFree);
  expect(samples.map(({ section }) => section)).toEqual(["quant", "verbal"]);
  for (const { name } of samples) {
    expect((await read({ name })).statusCode).toBe(200);
    expect((await print({ name })).statusCode).toBe(200);
  }
  for (const ask of [read, print]) {
    const { statusCode, body } = await ask(LOCKED);
    expect([statusCode, body.code]).toEqual([403, "subscription-required"]);
    expect(body.message).toContain("GMAT MENTOR");
    expect(body).not.toHaveProperty("result");
  }
});

test.each(["gmat-basic", "gmat-pro", "gmat-practice"])(
  "doesn't open them for %s, and says which plan does",
  async (planKey) => {
    const { grant, list, read, print } = await setUp();
    await grant(planKey);
    expect((await list()).isOpen).toBe(false);
    for (const ask of [read, print]) {
      const { statusCode, body } = await ask(LOCKED);
      expect([statusCode, body.code]).toEqual([403, "not-in-plan"]);
      expect(body.message).toContain("GMAT MENTOR");
    }
    expect((await read(SAMPLE)).statusCode).toBe(200);
  },
);

test("opens every note and its PDF with MENTOR, and closes them when it ends", async () => {
  const { grant, endPlans, list, read, print } = await setUp();
  await grant("gmat-mentor");
  const { notes, isOpen } = await list();
  expect(isOpen).toBe(true);
  for (const { name, title } of notes) {
    const note = (await read({ name })).body.result;
    expect(note.title).toBe(title);
    expect(note.parts).toHaveLength(7);
    expect(note.practice.length).toBeGreaterThan(0);
    const { fileName, pdf } = (await print({ name })).body.result;
    expect(fileName).toBe(`theta-${name}.pdf`);
    expect(Buffer.from(pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  }
  await endPlans();
  expect((await list()).isOpen).toBe(false);
  for (const ask of [read, print])
    expect((await ask(LOCKED)).body.code).toBe("subscription-required");
});

test("renders texts as HTML with formulas, and lets nothing else through", async () => {
  const { read } = await setUp();
  const { parts } = (await read(SAMPLE)).body.result;
  const known = parts.find(({ title }) => title === "What to know")!;
  const [formula] = known.blocks;
  expect(formula).toMatchObject({ kind: "formula" });
  expect(formula!.html).toMatch(/^<math>/);
  const tags = JSON.stringify(parts).matchAll(/<([a-z]+)/g);
  expect([...new Set(Array.from(tags, ([, tag]) => tag))]).not.toContain("script");
});

test.each([
  [{ name: "geometry" }, 404, "not-found"],
  [{ name: "../plans" }, 400, "invalid-input"],
  [{}, 400, "invalid-input"],
])("refuses %j", async (asked, status, code) => {
  const { read, print } = await setUp();
  for (const ask of [read, print]) {
    const { statusCode, body } = await ask(asked);
    expect([statusCode, body.code]).toEqual([status, code]);
  }
});
