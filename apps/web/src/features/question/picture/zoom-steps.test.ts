import { expect, test } from "vitest";
import { stepOf, zoomBetween } from "./zoom-steps.ts";

test.each([
  [1, 1, 1.5],
  [1.2, 1, 1.5],
  [4, 1, 6],
  [6, 1, 6],
  [6, -1, 4],
  [1.7, -1, 1.5],
  [1, -1, 1],
] as const)("goes from %s by a step of %s to %s", (from, way, to) => {
  expect(stepOf(from, way)).toBe(to);
});

test("keeps fingers between the whole picture and six times its size", () => {
  expect([0.2, 2.5, 40].map(zoomBetween)).toEqual([1, 2.5, 6]);
});
