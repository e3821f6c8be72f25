/** Finding a learner among many. */
import { staffLearners } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/test-app.ts";
import { touchedRows } from "../../../../test/touched-rows.ts";
import { signUp } from "../../account/test-world.ts";
import { ensureSubscription } from "../../subscriptions/grant-subscription.ts";
import { cursorAfter } from "../shared/cursor.ts";
import { confirmedStaff, personNamed } from "../test-staff.ts";
import { fillNameWords } from "../../account/fill-name-words.ts";
import { amongAll, amongFirst, FIRST, type Wanted } from "./search.queries.ts";
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
  await fillNameWords(db);
}

/** Every name, page by page. */
async function wholeList(
  list: Awaited<ReturnType<typeof setUp>>["list"],
  query: object,
): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await list({ limit: "3", ...query, ...(cursor && { cursor }) });
    seen.push(...rows.map(({ name }) => name));
    cursor = next ?? undefined;
  } while (cursor);
  return seen;
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

test.each(["newest", "oldest"] as const)(
  "lists the %s first, each once, however they're paged",
  async (sort) => {
    const { app, list } = await setUp();
    await addLearners(
      app,
      Array.from({ length: 7 }, (_, k) => [`Learner ${k}`, `l${k}@example.com`]),
    );
    // Those who joined in the same microsecond are told apart by their id.
    await sql`update learners set created_at = '2026-01-01' where name < 'Learner 4'`.execute(
      app.db,
    );
    const seen = await wholeList(list, { sort });
    const newest = sort === "newest" ? seen : seen.toReversed();
    expect(newest.slice(0, 4)).toEqual(["Zed Support", "Learner 6", "Learner 5", "Learner 4"]);
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
    for (const key of [
      ["now()", "x"],
      ["now()", id],
      ["2026-02-30T00:00:00.000000Z", id],
      ["0000-01-01T00:00:00.000000Z", id],
    ])
      await expect(list({ sort, cursor: cursorAfter(key) })).rejects.toThrow("400");
  },
);

test("lists by name, each once, however they're paged", async () => {
  const { app, list } = await setUp();
  const long = "Very ".repeat(19).trim();
  await addLearners(app, [
    ["bruno lima", "one@names.example"],
    ["Asha Rao", "two@names.example"],
    ["asha Rao", "three@names.example"],
    [`${long} A`, "four@names.example"],
    [`${long} B`, "five@names.example"],
    ["𝔄𝔅".repeat(45), "six@names.example"],
    ["Émile", "seven@names.example"],
  ]);
  const seen = await wholeList(list, { sort: "name", limit: "1" });
  expect(seen.map((name) => name.toLowerCase().slice(0, 8))).toEqual([
    "asha rao",
    "asha rao",
    "bruno li",
    "very ver",
    "very ver",
    "zed supp",
    "émile",
    "𝔄𝔅".repeat(2),
  ]);
  expect(new Set(seen).size).toBe(8);
  expect(await wholeList(list, { sort: "name", q: "asha" })).toHaveLength(2);
  const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  for (const key of [["a\0b", id], ["a".repeat(41), id], ["asha", "1"], ["asha"]])
    await expect(list({ sort: "name", cursor: cursorAfter(key) })).rejects.toThrow("400");
});

test("filters by a plan, by a closed account, and by the days of joining", async () => {
  const { app, list } = await setUp();
  const people = ["Nora Now", "Ned Before", "Rita Revoked", "Fay Future", "Carl Closed"];
  await addLearners(
    app,
    people.map((name) => [name, `${name.toLowerCase().replace(" ", ".")}@plans.example`]),
  );
  const plan = async (name: string, from: number, to: number, isRevoked = false) =>
    await sql`insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals,
        starts_at, ends_at, revoked_at)
      select id, 'gmat-pro', 'GMAT PRO', 1, 1, now() + make_interval(days => ${from}::int),
        now() + make_interval(days => ${to}::int), case when ${isRevoked} then now() end
      from learners where name = ${name}`.execute(app.db);
  await plan("Nora Now", -100, -10);
  await plan("Nora Now", -10, 10);
  await plan("Ned Before", -100, -10);
  await plan("Rita Revoked", -5, 5, true);
  await plan("Fay Future", 5, 50);
  await sql`update learners set deletion_due_at = now() where name = 'Carl Closed'`.execute(app.db);
  await sql`update learners set created_at = '2026-03-01T23:59:59Z' where name = 'Ned Before'`.execute(
    app.db,
  );
  const found = async (query: object) =>
    (await list(query)).rows.map(({ name }) => name).toSorted();
  expect(await found({ plan: "now" })).toEqual(["Nora Now"]);
  expect(await found({ plan: "past" })).toEqual(["Fay Future", "Ned Before", "Rita Revoked"]);
  expect(await found({ plan: "never" })).toEqual(["Carl Closed", "Zed Support"]);
  expect(await found({ plan: "never", state: "active" })).toEqual(["Zed Support"]);
  expect(await found({ state: "closed", sort: "name" })).toEqual(["Carl Closed"]);
  expect(await found({ from: "2026-03-01", to: "2026-03-01" })).toEqual(["Ned Before"]);
  expect(await found({ to: "2026-02-28" })).toEqual([]);
  expect(await found({ q: "n", plan: "now", sort: "oldest" })).toEqual(["Nora Now"]);
  const exact = "nora.now@plans.example";
  expect(await found({ q: exact, plan: "now" })).toEqual(["Nora Now"]);
  expect(await found({ q: exact, plan: "past" }), "also by the exact address").toEqual([]);
  for (const query of [{ plan: "soon" }, { state: "asleep" }, { from: "March" }, { sort: "age" }])
    await expect(list(query)).rejects.toThrow("400");
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

test("finds names in any script, with and without their accents", async () => {
  const { app, names } = await setUp();
  await addLearners(app, [
    ["José Álvarez", "one@scripts.example"],
    ["李明", "two@scripts.example"],
    ["Иван Ёлкин", "three@scripts.example"],
    ["Søren Ødegård", "four@scripts.example"],
    ["Élodie Émile", "five@scripts.example"],
  ]);
  expect(await names("jose alv")).toEqual(["José Álvarez"]);
  expect(await names("ÁLVAREZ")).toEqual(["José Álvarez"]);
  expect(await names("李")).toEqual(["李明"]);
  expect(await names("иван елк")).toEqual(["Иван Ёлкин"]);
  expect(await names("odegard")).toEqual(["Søren Ødegård"]);
  expect(await names("é")).toEqual(["Élodie Émile"]);
});

test("finds a learner who has just signed up by name", async () => {
  const { app, names } = await setUp();
  await signUp(app, { ...personNamed("Paula Plan"), name: "Zoë Müller" });
  expect(await names("zoe mul")).toEqual(["Zoë Müller"]);
});

test("fills in the words of older accounts in batches", async () => {
  const { app } = await setUp();
  await sql`insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at)
    select 'Old Account ' || n, '12345', n || '@old.example', n || '@old.example', '1', now()
    from generate_series(1, 1001) n`.execute(app.db);
  await fillNameWords(app.db);
  const { rows } = await sql<{ missing: number; filled: number }>`
    select count(*) filter (where name_words is null)::int as missing,
      count(*) filter (where name_words @@ 'old & account'::tsquery)::int as filled
    from learners`.execute(app.db);
  expect(rows).toEqual([{ missing: 0, filled: 1001 }]);
});

const wanted = (q: string | undefined, more: Partial<Wanted> = {}): Wanted => ({
  filter: { search: searchFor(q) },
  sort: "newest",
  after: null,
  limit: 50,
  ...more,
});

test("touches few rows among twenty thousand, whatever is looked for", async () => {
  const { app, list } = await setUp();
  // Every tenth is called Wei, so many share a first name, and few a last one.
  for (let n = 0; n < 20_000; n += 4_000)
    await sql`
      insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at,
        created_at, name_words)
      select name, '12345', email, email, '1', now(), joined,
        array_to_tsvector(string_to_array(lower(name), ' '))
      from (select
          case n % 10 when 0 then 'Wei'
            else translate(left(md5(n::text), 6), '0123456789', 'ghijklmnop') end
          || ' ' || translate(left(md5((n * 7)::text), 8), '0123456789', 'qrstuvwxyz') as name,
        md5(n::text) || '@example.com' as email, now() - make_interval(mins => n) as joined
        from generate_series(${n + 1}::int, ${n + 4_000}::int) n) made`.execute(app.db);
  await addLearners(app, [["Quentin Zywicki", "quentin@rare.example"]]);
  await addLearners(app, [["李明", "li@rare.example"]]);
  await addLearners(app, [["Иван Élan", "ivan@rare.example"]]);
  // Of the oldest, 40 have a plan, and 60 had one.
  await sql`
    insert into subscriptions (learner_id, plan_key, plan_name, mocks, sectionals, starts_at, ends_at)
    select id, 'gmat-pro', 'GMAT PRO', 1, 1, now() - interval '90 days',
      now() + make_interval(days => case when place <= 40 then 5 else -5 end)
    from (select id, row_number() over (order by created_at) as place from learners
      where email like '%@example.com') l where place <= 100`.execute(app.db);
  await sql`vacuum analyze learners, subscriptions`.execute(app.db);
  const newest = async (q: string | undefined) =>
    await touchedRows(app.db, "learners", amongFirst(wanted(q)));
  const all = async (q: string) => await touchedRows(app.db, "learners", amongAll(wanted(q)));
  expect(await newest(undefined)).toEqual({ indexes: ["learners_joined"], touched: 51 });
  const many = await newest("wei");
  expect(many.indexes).toEqual(["learners_joined"]);
  expect(many.touched).toBeLessThan(1_000);
  expect(await newest("zyw"), "no more than so many").toEqual({
    indexes: ["learners_joined"],
    touched: FIRST,
  });
  expect(await all("zyw quen")).toEqual({ indexes: ["learners_words"], touched: 1 });
  expect(await all("wei zyw")).toEqual({ indexes: ["learners_words"], touched: 0 });
  const names = [await all("李"), await all("élan"), await all("иван"), await all("zywic")];
  for (const { indexes, touched } of names)
    expect([indexes.at(-1), touched]).toEqual(["learners_words", 1]);
  const address = await all("quentin@rare");
  // In some orders of letters, the unique one finds beginnings, too.
  expect(address.indexes.join()).toMatch(/^learners_email_(start|key_key)$/);
  expect(address.touched).toBe(1);
  const first = async (more: Partial<Wanted>) =>
    await touchedRows(app.db, "learners", amongFirst(wanted(undefined, more)));
  expect(await first({ sort: "oldest" })).toEqual({ indexes: ["learners_joined"], touched: 51 });
  expect(await first({ sort: "name" })).toEqual({ indexes: ["learners_by_name"], touched: 51 });
  const onADay: Partial<Wanted> = {
    filter: { search: null, from: "2026-01-01", to: "2026-01-01" },
  };
  expect((await first(onADay)).touched).toBeLessThan(100);
  const never: Partial<Wanted> = { filter: { search: null, plan: "never" } };
  expect((await first(never)).touched, "stops when there are enough").toBe(51);
  const few = async (filter: Wanted["filter"]) =>
    await touchedRows(app.db, "learners", amongAll(wanted(undefined, { filter, sort: "name" })));
  expect(await few({ search: null, state: "closed" })).toEqual({
    indexes: ["learners_deletion_due"],
    touched: 0,
  });
  expect((await few({ search: null, plan: "now" })).touched, "only those with a plan").toBe(40);
  const past = { filter: { search: null, plan: "past" }, limit: 10 } as const;
  expect(await first(past), "as far as a page needs").toEqual({
    indexes: ["learners_had_plan_joined"],
    touched: 11,
  });
  const pastInOrder = async (sort: Wanted["sort"]) =>
    await touchedRows(app.db, "learners", amongAll(wanted(undefined, { ...past, sort })));
  expect(await pastInOrder("newest")).toEqual({
    indexes: ["learners_had_plan_joined"],
    touched: 11,
  });
  expect(await pastInOrder("oldest"), "past the 40 whose plan runs").toEqual({
    indexes: ["learners_had_plan_joined"],
    touched: 51,
  });
  const byName = await pastInOrder("name");
  expect(byName.indexes).toEqual(["learners_had_plan_by_name"]);
  expect(byName.touched).toBeLessThan(40);
  const rare = { ...past, filter: { search: searchFor("zyw quen"), plan: "past" } } as const;
  const rareAndPast = await touchedRows(app.db, "learners", amongAll(wanted(undefined, rare)));
  expect(rareAndPast.touched, "by the name, not by the plan").toBeLessThan(2);
  const { rows: over, next } = await list({ plan: "past", limit: "50" });
  expect([over.length, next]).toEqual([50, expect.any(String)]);
  expect((await list({ q: "zyw" })).rows.map(({ name }) => name)).toEqual(["Quentin Zywicki"]);
});
