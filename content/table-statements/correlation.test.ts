import { expect, test } from "vitest";
import { isClear, isUnsupported, together } from "./correlation.ts";

const UP = [1, 2, 3, 4, 5, 6, 7, 8];

test.each([
  ["both measures are high", [2, 1, 4, 3, 6, 5, 8, 7], true, false],
  ["one far value turns the other measure", [2, 1, 4, 3, 5, 7, 6, -90], false, false],
  ["both measures are near zero", [4, 6, 3, 5, 5.5, 3.5, 6.5, 4.5], false, true],
  ["only the ranks show nothing", [5, 6, 4, 3, 2, 1, 7, 100], false, false],
])("if %s", (_, values, clear, unsupported) => {
  const found = together(UP, values);
  expect([isClear(found), isUnsupported(found)]).toEqual([clear, unsupported]);
});

test("turns the sign for columns that should run against each other", () => {
  const { ranks, values } = together(UP, [7, 8, 5, 6, 3, 4, 1, 2], true);
  expect(Math.min(ranks, values)).toBeGreaterThan(0.8);
});

test("takes no claim for unsupported that comparing the two halves bears out", () => {
  const occupied = [90.5, 89.6, 94.3, 90.7, 93.2, 88.5, 94.8, 92.3, 91.7, 92.7];
  const expenses = [2027, 1941, 1206, 2639, 1019, 548, 1220, 519, 1841, 2498];
  const found = together(occupied, expenses, true);
  expect(Math.max(found.ranks, found.values)).toBeLessThan(0.2);
  expect(isUnsupported(found)).toBe(false);
});
