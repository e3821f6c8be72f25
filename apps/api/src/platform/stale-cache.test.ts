import { expect, test } from "vitest";
import { createStaleCache } from "./stale-cache.ts";

/** A source that answers on command. */
function setUp() {
  const asked: { give: (value: string) => void; fail: () => void }[] = [];
  const failures: unknown[] = [];
  let time = 1_000;
  const read = createStaleCache<string>({
    load: () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      asked.push({ give: resolve, fail: () => reject(new Error("down")) });
      return promise;
    },
    freshMs: 100,
    pauseMs: 50,
    onFailure: (error) => failures.push(error),
    now: () => time,
  });
  return { read, asked, failures, wait: (ms: number) => (time += ms) };
}

const settle = async () => await new Promise((done) => setImmediate(done));

test("asks once for many callers at the same time", async () => {
  const { read, asked } = setUp();
  const all = Promise.all(Array.from({ length: 50 }, read));
  asked[0]!.give("one");
  expect(new Set(await all)).toEqual(new Set(["one"]));
  expect(asked).toHaveLength(1);
});

test("serves an old value while one refresh runs", async () => {
  const { read, asked, wait } = setUp();
  const first = read();
  asked[0]!.give("old");
  await first;
  wait(99);
  await read();
  expect(asked).toHaveLength(1);
  wait(2);
  expect(await Promise.all([read(), read()])).toEqual(["old", "old"]);
  expect(asked).toHaveLength(2);
  asked[1]!.give("new");
  await settle();
  expect(await read()).toBe("new");
});

test("keeps the old value when a refresh fails, and does not repeat it at once", async () => {
  const { read, asked, failures, wait } = setUp();
  const first = read();
  asked[0]!.give("old");
  await first;
  wait(101);
  await read();
  asked[1]!.fail();
  await settle();
  expect(await read()).toBe("old");
  expect([asked.length, failures.length]).toEqual([2, 1]);
  wait(51);
  expect(await read()).toBe("old");
  expect(asked).toHaveLength(3);
  asked[2]!.give("new");
  await settle();
  expect(await read()).toBe("new");
});

test("reports the failure when there is no value, also to those who come soon after", async () => {
  const { read, asked, wait } = setUp();
  const first = read();
  asked[0]!.fail();
  await expect(first).rejects.toThrow("down");
  await expect(read()).rejects.toThrow("down");
  expect(asked).toHaveLength(1);
  wait(51);
  const later = read();
  asked[1]!.give("there");
  expect(await later).toBe("there");
});
