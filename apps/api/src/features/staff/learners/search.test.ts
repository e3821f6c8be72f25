/** Finding a learner among many. */
import { staffLearners } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { signUp } from "../../account/test-world.ts";
import { ensureSubscription } from "../../subscriptions/grant-subscription.ts";
import { confirmedStaff, personNamed } from "../test-staff.ts";
import { searchStatement } from "./search.queries.ts";
import { searchFor } from "./search.rules.ts";

async function setUp() {
  const app = await createTestApp();
  const { token } = await confirmedStaff(app, "support", "Zed Support");
  const list = async (input: object) => {
    const { statusCode, body } = await app.call(staffLearners.list, input, { token });
    if (statusCode !== 200) throw new Error(`listing answered ${statusCode}`);
    return body.result;
  };
  const names = async (q: string) => (await list({ q })).rows.map(({ name }) => name);
  return { app, token, list, names };
}

/** Learners without the ceremony, the first the oldest. */
async function addLearners({ db }: TestApp, people: [name: string, email: string][]) {
  for (const [place, [name, email]] of people.entries())
    await sql`insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at, created_at)
      values (${name}, '12345', ${email}, ${email.toLowerCase()}, '1', now(),
        now() - make_interval(days => ${people.length - place}::int))`.execute(db);
}

test("finds by an address, its beginning, and the beginning of any word of a name", async () => {
  const { app, names } = await setUp();
  await addLearners(app, [
    ["Asha Rao", "rao@one.example"],
    ["Bruno Lima", "Asha@two.example"],
    ["Ann-Li O'Brien", "ann@three.example"],
    ["Percy 50%", "percy_x@four.example"],
    ["Rao Brandt", "asha@two.example.org"],
  ]);
  expect(await names("asha")).toEqual(["Rao Brandt", "Bruno Lima", "Asha Rao"]);
  expect(await names("ASHA@two.example"), "the address itself first").toEqual([
    "Bruno Lima",
    "Rao Brandt",
  ]);
  expect(await names("rao asha")).toEqual(["Asha Rao"]);
  expect(await names("li")).toEqual(["Ann-Li O'Brien", "Bruno Lima"]);
  expect(await names("brien")).toEqual(["Ann-Li O'Brien"]);
  expect(await names("ima"), "not the middle of a word").toEqual([]);
  expect(await names("50%")).toEqual(["Percy 50%"]);
  expect(await names("%")).toEqual([]);
  expect(await names("percy_")).toEqual(["Percy 50%"]);
  expect(await names("percyx")).toEqual([]);
});

test("lists the newest first, each once, however they're paged", async () => {
  const { app, list } = await setUp();
  await addLearners(
    app,
    Array.from({ length: 7 }, (_, k) => [`Learner ${k}`, `l${k}@example.com`]),
  );
  // Those who joined in the same microsecond are told apart by their id.
  await sql`update learners set created_at = '2026-01-01' where name < 'Learner 4'`.execute(app.db);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await list({ limit: "3", ...(cursor && { cursor }) });
    seen.push(...rows.map(({ name }) => name));
    cursor = next ?? undefined;
  } while (cursor);
  expect(seen.slice(0, 4)).toEqual(["Zed Support", "Learner 6", "Learner 5", "Learner 4"]);
  expect(seen.toSorted()).toHaveLength(8);
  expect(new Set(seen).size).toBe(8);
  const forged = Buffer.from('["now()","x"]').toString("base64url");
  await expect(list({ cursor: forged })).rejects.toThrow("400");
});

test("says who has a plan now, when they were here, and whose account is closed", async () => {
  const { app, list } = await setUp();
  const learnerId = await signUp(app, personNamed("Paula Plan"));
  await ensureSubscription(app.db, { learnerId, planKey: "gmat-pro" });
  await signUp(app, personNamed("Carl Closed"));
  await sql`update learners set deletion_due_at = now() where name = 'Carl Closed'`.execute(app.db);
  const { rows } = await list({});
  expect(rows).toMatchObject([
    { name: "Carl Closed", planName: null, lastSeenAt: null, isClosed: true },
    { name: "Paula Plan", planName: expect.any(String), isClosed: false },
    { name: "Zed Support", lastSeenAt: expect.any(Number) },
  ]);
});

test("finds through an index among twenty thousand", async () => {
  const { app, list } = await setUp();
  await sql`
    insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at, created_at)
    select initcap(translate(left(md5(n::text), 6), '0123456789', 'ghijklmnop')) || ' '
        || initcap(translate(left(md5((n * 7)::text), 8), '0123456789', 'qrstuvwxyz')),
      '12345', md5(n::text) || '@example.com', md5(n::text) || '@example.com', '1', now(),
      now() - make_interval(mins => n)
    from generate_series(1, 20000) n`.execute(app.db);
  await addLearners(app, [["Quentin Zywicki", "quentin@rare.example"]]);
  // What the database does on its own after a while: rows just added slow the index of names down.
  await sql`vacuum analyze learners`.execute(app.db);
  const scans = async (q: string | undefined) => {
    const statement = searchStatement({ search: searchFor(q), after: null, limit: 50 });
    const { rows } = await sql<{
      "QUERY PLAN": unknown;
    }>`explain (format json) ${statement}`.execute(app.db);
    const plan = JSON.stringify(rows[0]!["QUERY PLAN"]);
    // The other tables are empty here.
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"learners"/);
    return Array.from(
      plan.matchAll(/"Index Name":"(learners\w+)"/g),
      ([, name]) => name!,
    ).toSorted();
  };
  expect(await scans(undefined)).toEqual(["learners_joined"]);
  // In some orders of letters, the unique one finds beginnings, too.
  expect((await scans("quentin@rare"))[0]).toMatch(/^learners_email_(start|key_key)$/);
  expect(await scans("zyw quen")).toEqual(["learners_name_words"]);
  expect(await scans("zywic")).toEqual(["learners_email_start", "learners_name_words"]);
  expect(await scans("a"), "so many that the newest are soon found").toEqual(["learners_joined"]);
  expect((await list({ q: "zyw" })).rows.map(({ name }) => name)).toEqual(["Quentin Zywicki"]);
});
