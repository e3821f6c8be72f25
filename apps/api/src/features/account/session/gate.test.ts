import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

test("runs no more at once than allowed, and finishes everything that fits", async () => {
  const pass = createGate({ atOnce: 2, mostWaiting: 10, longestWaitMs: 5_000 });
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, async () => pass(work)));
  expect([most, running]).toEqual([2, 0]);
});

test("refuses a caller at once when the queue is full, with a time to come back", async () => {
  const pass = createGate({ atOnce: 1, mostWaiting: 1, longestWaitMs: 5_000 });
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(async (n) => pass(async () => (await sleep(20), n))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(outcomes[2]).toMatchObject({
    reason: { status: 503, code: "busy", retryAfterSeconds: 3 },
  });
});

test("refuses a caller that has waited too long, and continues with the queue", async () => {
  const pass = createGate({ atOnce: 1, mostWaiting: 5, longestWaitMs: 20 });
  const slow = pass(async () => await sleep(60));
  await expect(pass(async () => "late")).rejects.toMatchObject({ code: "busy" });
  await slow;
  expect(await pass(async () => "in time")).toBe("in time");
});

test("frees the place of work that fails", async () => {
  const pass = createGate({ atOnce: 1, mostWaiting: 0, longestWaitMs: 20 });
  const failing = pass(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await pass(async () => "next")).toBe("next");
});
