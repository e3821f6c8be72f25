import { expect, test } from "vitest";
import { createTestDb } from "../../test/test-db.ts";
import {
  deleteOldThrottles,
  resetLimits,
  secondsToWait,
  secondsUntilFree,
  spend,
} from "./throttle.ts";

const LIMIT = { key: "tries", hits: 3, windowSeconds: 60 };

test("refuses the hit after the last allowed one and says how long to wait", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  await expect(spend(db, [LIMIT])).rejects.toMatchObject({
    status: 429,
    code: "too-many-requests",
    retryAfterSeconds: 60,
  });
});

test("counts all parallel hits from many servers", async () => {
  const { db } = await createTestDb();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(db, [LIMIT])));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
});

test("starts again when a window is over", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  await db
    .updateTable("throttles")
    .set({ window_ends_at: new Date(0) })
    .execute();
  expect(await secondsToWait(db, [LIMIT])).toBe(0);
});

test("checks a limit on failures without counting", async () => {
  const { db } = await createTestDb();
  for (let i = 0; i < 10; i++) expect(await secondsUntilFree(db, [LIMIT])).toBe(0);
  for (let i = 0; i < 3; i++) await spend(db, [LIMIT]);
  expect(await secondsUntilFree(db, [LIMIT])).toBeGreaterThan(0);
  await resetLimits(db, [LIMIT.key]);
  expect(await secondsUntilFree(db, [LIMIT])).toBe(0);
});

test("deletes old counters", async () => {
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
