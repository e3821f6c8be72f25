import type { PooledItem } from "@theta/content";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDb } from "../../../test/test-db.ts";
import type { Db } from "../../platform/database/database.ts";
import { tryLockImports, updateToServed } from "./items.queries.ts";
import { suspendItem } from "./hold-item.ts";
import { importItems } from "./import-items.ts";

function item(key: string, changes: Partial<PooledItem> = {}): PooledItem {
  const plain: PooledItem = {
    key,
    format: "problem-solving",
    section: "quant",
    area: "rates-ratio-percent",
    topics: ["ratio-proportion", "arithmetic", "real"],
    topicName: "Ratio and Proportion",
    difficulty: 5,
    parameters: null,
    partSizes: [5],
    setKey: null,
    setPosition: null,
    enemyGroup: null,
    state: "active",
    content: {
      layout: "options",
      options: [],
      parts: [],
      sections: [],
      solution: { idea: "i", steps: ["s"] },
    },
    hash: `${key}-hash-1`,
    pool: "mock",
    isWritten: false,
  };
  return { ...plain, ...changes };
}

const writeRest = async () => {};

function sourceOf(stamp: string, items: PooledItem[]) {
  return { stamp, load: async () => ({ items, pictures: [] }), writeRest };
}

function brokenSource(stamp: string, reason: string) {
  return { stamp, load: () => Promise.reject(new Error(reason)), writeRest };
}

async function setUp(items: PooledItem[] = [item("one"), item("two"), item("three")]) {
  const { db } = await createTestDb();
  const counts = await importItems(db, sourceOf("1", items));
  const rows = async () =>
    await db.selectFrom("items").selectAll().orderBy("key").orderBy("version").execute();
  const find = async (key: string) => (await rows()).filter((row) => row.key === key);
  return { db, counts, rows, find };
}

test("adds every item with its designed parameters on the first import", async () => {
  const { counts, rows } = await setUp();
  expect(counts).toMatchObject({ added: 3, changed: 0, versioned: 0, retired: 0 });
  const [row] = await rows();
  expect(row).toMatchObject({
    key: "one",
    version: 1,
    a: 1.6,
    b: -0.25,
    c: 0.15,
    parameter_origin: "designed",
  });
});

test("does not even render again for the same stamp", async () => {
  const { db } = await setUp();
  expect(await importItems(db, brokenSource("1", "must not be loaded"))).toBe("up-to-date");
});

test("changes nothing for the same items under a new stamp", async () => {
  const { db, rows } = await setUp();
  const before = await rows();
  const counts = await importItems(db, sourceOf("2", [item("one"), item("two"), item("three")]));
  expect(counts).toEqual({ added: 0, changed: 0, versioned: 0, retired: 0, unchanged: 3 });
  expect(await rows()).toEqual(before);
});

test("changes an item in place if nobody has seen it", async () => {
  const { db, find } = await setUp();
  const [before] = await find("two");
  const changed = item("two", { difficulty: 8, hash: "two-hash-2" });
  const counts = await importItems(db, sourceOf("2", [item("one"), changed, item("three")]));
  expect(counts).toMatchObject({ changed: 1, unchanged: 2 });
  const found = await find("two");
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ id: before!.id, version: 1, difficulty: 8 });
});

test("keeps the row of an item that somebody has seen, and replaces it with a new version", async () => {
  const { db, find } = await setUp();
  const [before] = await find("two");
  await updateToServed(db, [before!.id]);
  const changed = item("two", { difficulty: 8, hash: "two-hash-2" });
  const counts = await importItems(db, sourceOf("2", [item("one"), changed, item("three")]));
  expect(counts).toMatchObject({ versioned: 1, unchanged: 2 });
  const [old, current] = await find("two");
  expect(old).toMatchObject({ id: before!.id, version: 1, difficulty: 5, is_current: false });
  expect(current).toMatchObject({
    version: 2,
    difficulty: 8,
    is_current: true,
    first_served_at: null,
  });
});

test("retires an item that is gone, and brings it back when it returns", async () => {
  const { db, find } = await setUp();
  expect(await importItems(db, sourceOf("2", [item("one"), item("three")]))).toMatchObject({
    retired: 1,
  });
  expect((await find("two"))[0]).toMatchObject({ state: "retired" });
  expect(await importItems(db, sourceOf("3", [item("one"), item("three")]))).toMatchObject({
    retired: 0,
  });
  await importItems(db, sourceOf("4", [item("one"), item("two"), item("three")]));
  expect((await find("two"))[0]).toMatchObject({ state: "active", version: 1 });
});

test("keeps the old bank when the new one cannot be read", async () => {
  const { db, rows } = await setUp();
  const before = await rows();
  await expect(importItems(db, brokenSource("2", "a.yaml, line 3"))).rejects.toThrow("line 3");
  expect(await rows()).toEqual(before);
});

test("leaves nothing behind when an import fails halfway", async () => {
  const { db, rows } = await setUp();
  const before = await rows();
  const broken = item("two", { hash: "two-hash-2", difficulty: 42 });
  const items = [item("new"), item("one", { hash: "one-hash-2" }), broken, item("three")];
  await expect(importItems(db, sourceOf("2", items))).rejects.toThrow(/difficulty/);
  expect(await rows()).toEqual(before);
  expect(await importItems(db, sourceOf("2", items.slice(0, 2)))).toMatchObject({ added: 1 });
});

test("loads the bank once for two servers starting at once", async () => {
  const { db } = await createTestDb();
  const items = Array.from({ length: 450 }, (_, k) => item(`item-${k}`));
  const both = await Promise.all([1, 2].map(() => importItems(db, sourceOf("1", items))));
  expect(both.filter((counts) => counts === "up-to-date")).toHaveLength(1);
  const { n } = await db
    .selectFrom("items")
    .select((eb) => eb.fn.countAll<string>().as("n"))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(450);
});

test("waits for an import that takes longer than a statement may", async () => {
  const { db } = await createTestDb();
  const held = Promise.withResolvers<void>();
  const holding = db.transaction().execute(async (tx) => {
    await tryLockImports(tx);
    await held.promise;
  });
  setTimeout(held.resolve, 3_500);
  const counts = await importItems(db, sourceOf("1", [item("one")]));
  await holding;
  expect(counts).toMatchObject({ added: 1 });
});

test("keeps parameters fitted in the meantime as long as the item stays", async () => {
  const { db, find } = await setUp();
  await db
    .updateTable("items")
    .set({ b: 1.25, parameter_origin: "calibrated", parameter_n: 300 })
    .where("key", "=", "one")
    .execute();
  await importItems(db, sourceOf("2", [item("one"), item("two"), item("three")]));
  expect((await find("one"))[0]).toMatchObject({ b: 1.25, parameter_origin: "calibrated" });
});

test("keeps the row and fitted parameters of a served item that comes back unchanged", async () => {
  const { db, find } = await setUp();
  const [before] = await find("two");
  await updateToServed(db, [before!.id]);
  await db
    .updateTable("items")
    .set({ b: 0.77, parameter_origin: "calibrated", parameter_n: 300 })
    .where("key", "=", "two")
    .execute();
  await importItems(db, sourceOf("2", [item("one"), item("three")]));
  await importItems(db, sourceOf("3", [item("one"), item("two"), item("three")]));
  expect(await find("two")).toMatchObject([
    { id: before!.id, version: 1, state: "active", b: 0.77, parameter_origin: "calibrated" },
  ]);
});

test("updates designed parameters for a new design, in the same row", async () => {
  const { db, find } = await setUp();
  const [before] = await find("two");
  await updateToServed(db, [before!.id]);
  await db.updateTable("items").set({ a: 1.1 }).where("key", "=", "two").execute();
  const counts = await importItems(db, sourceOf("2", [item("one"), item("two"), item("three")]));
  expect(counts).toMatchObject({ changed: 1, unchanged: 2, versioned: 0 });
  expect(await find("two")).toMatchObject([{ id: before!.id, a: 1.6 }]);
});

test("a suspension that comes while the item's new version is being written holds for that", async () => {
  const { db, find } = await setUp();
  const [before] = await find("two");
  await updateToServed(db, [before!.id]);
  let suspending: Promise<void> | undefined;
  await importItems(db, {
    stamp: "2",
    load: async () => ({ items: [item("two", { hash: "two-hash-2" })], pictures: [] }),
    writeRest: async () => {
      const origin = { requestId: "1", ip: "127.0.0.1" };
      const actorId = await someone(db);
      const requestId = crypto.randomUUID();
      const decision = { requestId, what: "1", key: "two", reason: "Wrong key.", actorId, origin };
      suspending = suspendItem(db, decision);
      await expect.poll(() => waiting(db)).toBe(1);
    },
  });
  await suspending;
  expect((await find("two")).map(({ version, state }) => [version, state])).toEqual([
    [1, "active"],
    [2, "suspended"],
  ]);
});

async function someone(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into learners (name, phone, email, email_key, terms_version, terms_accepted_at)
    values ('Edda', '1', 'e@theta.example', 'e@theta.example', '1', now()) returning id`.execute(
    db,
  );
  return rows[0]!.id;
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.n;
}
