import { expect, test } from "vitest";
import { lastChanceFailures, replyPatience, retryDelay } from "./retry-delay.ts";

const even = () => 0.5;
const slowest = () => 0.999;

test("waits half a second, doubling up to eight", () => {
  const delays = [1, 2, 3, 4, 5, 6, 40].map((failures) => retryDelay(failures, even));
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test("finds a connection that comes back after zero while the server still takes answers", () => {
  const GRACE = 10_000;
  const tries = [0];
  for (let failures = 1; tries.at(-1)! < GRACE; failures++)
    tries.push(tries.at(-1)! + retryDelay(lastChanceFailures(failures), slowest));
  const gaps = tries.slice(1).map((at, k) => at - tries[k]!);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1200);
  // It doesn't keep asking that often forever.
  expect(retryDelay(lastChanceFailures(40), slowest)).toBeGreaterThan(9500);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [15, 2],
  [16, 16],
])("after zero, counts %i failures as %i", (failures, counted) => {
  expect(lastChanceFailures(failures)).toBe(counted);
});

test("spreads out learners who come back", () => {
  expect(retryDelay(5, () => 0)).toBe(6400);
  expect(retryDelay(5, slowest)).toBeGreaterThan(9500);
});

test("waits as long as the server asks, within reason", () => {
  expect(retryDelay(1, even, 5)).toBe(5000);
  expect(retryDelay(4, even, 1)).toBe(4000);
  expect(retryDelay(1, even, 3600)).toBe(30_000);
});

test("waits longer for a reply after each failure, up to a point", () => {
  expect([0, 1, 2, 3, 40].map(replyPatience)).toEqual([4, 8, 16, 16, 16]);
});
