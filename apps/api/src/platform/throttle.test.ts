import { expect, test } from "vitest";
import { createTestDb } from "../../test/test-db.ts";
import { deleteOldThrottles, forgive, mind, secondsToWait, spend } from "./throttle.ts";

const LIMIT = { key: "tries", hits: 3, windowSeconds: 60 };

test("the hit after the last allowed one is refused, with the time to wait", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  await expect(spend(db, [LIMIT])).rejects.toMatchObject({
    status: 429,
    code: "too-many-requests",
    retryAfterSeconds: 60,
  });
});

test("parallel hits from many servers are all counted", async () => {
  const { db } = await createTestDb();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(db, [LIMIT])));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("a window that is over begins anew", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  await db
    .updateTable("throttles")
    .set({ window_ends_at: new Date(0) })
    .execute();
  expect(await secondsToWait(db, [LIMIT])).toBe(0);
});

test("a limit on failures looks without counting", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 10; i++) await mind(db, [LIMIT]);
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  await expect(mind(db, [LIMIT])).rejects.toMatchObject({ status: 429 });
  await forgive(db, [LIMIT.key]);
  await mind(db, [LIMIT]);
});

test("counters of long ago are swept out", async () => {
  const { db } = await createTestDb();
  await spend(db, [LIMIT, { ...LIMIT, key: "old" }]);
  await db
    .updateTable("throttles")
    .set({ window_ends_at: new Date(0) })
    .where("key", "=", "old")
    .execute();
  await deleteOldThrottles(db);
  expect(await db.selectFrom("throttles").select("key").execute()).toEqual([{ key: "tries" }]);
});
