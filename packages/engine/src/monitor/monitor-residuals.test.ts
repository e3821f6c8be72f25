import { expect, test } from "vitest";
import { normalThetas, uniforms } from "../simulate/benchmark.ts";
import { type Parameters, probability } from "../ability/model.ts";
import { cusum, drift } from "./monitor-drift.ts";
import { expectedShare, residuals, type WatchedAnswer } from "./monitor-residuals.ts";

const ITEM: Parameters = { a: 1.2, b: 0.3, c: 0.18 };

/** Learners of known ability who answer as `truth` says. */
function answersOf(truth: Parameters, count: number, seed: number): WatchedAnswer[] {
  const draw = uniforms(seed);
  return [...normalThetas(count, seed + 1)].map((theta) => ({
    theta,
    correct: draw() < probability(theta, truth),
  }));
}

test("divides a group's deviation by its binomial error to get z", () => {
  const answers = [true, true, true, false].map((correct) => ({ theta: 0.3, correct }));
  const { z, groups } = residuals(ITEM, answers, 1);
  const p = 0.18 + 0.82 / 2;
  expect(z).toBeCloseTo((3 - 4 * p) / Math.sqrt(4 * p * (1 - p)), 12);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ from: 0.3, to: 0.3, answers: 4, observed: 0.75 });
});

test("gives an item that behaves residuals close to standard normal", () => {
  const zs = Array.from({ length: 60 }, (_, k) =>
    residuals(ITEM, answersOf(ITEM, 400, 50 * k)).groups.map(({ z }) => z),
  ).flat();
  const mean = zs.reduce((x, y) => x + y) / zs.length;
  const square = zs.reduce((x, y) => x + y * y, 0) / zs.length;
  expect(Math.abs(mean)).toBeLessThan(0.12);
  expect(square).toBeGreaterThan(0.85);
  expect(square).toBeLessThan(1.15);
});

test("shows a curve flatter than expected at both ends with opposite signs", () => {
  const { groups, worst } = residuals(ITEM, answersOf({ ...ITEM, a: 0.4 }, 3000, 9));
  expect(groups[1]!.z).toBeGreaterThan(3);
  expect(groups[9]!.z).toBeLessThan(-3);
  expect(Math.abs(worst.z)).toBe(Math.max(...groups.map(({ z }) => Math.abs(z))));
  expect(groups.map(({ answers }) => answers)).toEqual(Array<number>(10).fill(300));
});

test("averages the expected share over what the ability may be", () => {
  let [sum, weights] = [0, 0];
  for (let x = -6; x <= 6; x += 0.001) {
    const weight = Math.exp((-x * x) / 2);
    sum += weight * probability(0.8 + 0.4 * x, ITEM);
    weights += weight;
  }
  expect(expectedShare(ITEM, 0.8, 0.4)).toBeCloseTo(sum / weights, 6);
  expect(expectedShare(ITEM, 0.8, 0)).toBe(probability(0.8, ITEM));
});

test("notices a leak soon after it happens and calls it easier", () => {
  const before = answersOf(ITEM, 1000, 31);
  const after = answersOf({ ...ITEM, b: -1.2 }, 400, 77);
  const { alarm, direction, batch } = drift(ITEM, [...before, ...after]);
  expect(direction).toBe("easier");
  expect(alarm!.at * batch).toBeGreaterThanOrEqual(1000);
  expect(alarm!.at * batch).toBeLessThan(1250);
  expect(Math.abs(alarm!.since * batch - 1000)).toBeLessThan(120);
});

test("calls an item whose key broke harder", () => {
  const { direction } = drift(ITEM, answersOf({ ...ITEM, b: 2 }, 400, 5));
  expect(direction).toBe("harder");
});

test("rarely raises an alarm for an item that has not changed", () => {
  const alarms = Array.from({ length: 100 }, (_, k) => drift(ITEM, answersOf(ITEM, 1000, 13 * k)));
  // 50 steps, with about one false alarm in 465 steps on each side: 15 to 20 of 100 at most.
  expect(alarms.filter(({ alarm }) => alarm !== null).length).toBeLessThan(25);
});

test("grows the sums by what exceeds the slack and never lets them fall below 0", () => {
  const { high, low, alarm } = cusum([1, 2, -4, 3, 3], { slack: 0.5, limit: 4.9 });
  expect([...high]).toEqual([0.5, 2, 0, 2.5, 5]);
  expect([...low]).toEqual([0, 0, 3.5, 0, 0]);
  expect(alarm).toEqual({ at: 4, since: 3, direction: "high" });
});

test("refuses bad input and says where it is", () => {
  const answers = answersOf(ITEM, 5, 1);
  expect(() => residuals(ITEM, answers)).toThrow("10 groups need at least 10 answers, not 5.");
  expect(() => residuals({ ...ITEM, c: 1 }, answers, 1)).toThrow("The watched item: c must");
  expect(() => residuals(ITEM, [{ theta: Number.NaN, correct: true }], 1)).toThrow("Answer 0: θ");
  expect(() => residuals(ITEM, answers, 0)).toThrow("at least one group");
  expect(() => drift(ITEM, answers, { batch: 0 })).toThrow("at least one answer, not 0");
  expect(() => drift(ITEM, [{ theta: 0, se: -1, correct: true }], { batch: 1 })).toThrow(
    "Answer 0",
  );
  expect(() => cusum([0, Number.NaN])).toThrow("Value 1 of the CUSUM must be a finite number");
  expect(() => cusum([0], { limit: 0 })).toThrow("limit above 0");
});
