import { expect, test } from "vitest";
import { readableZoom, stepOf, zoomBetween } from "./zoom-steps.ts";

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

const PHONE = { width: 328, height: 600 };

test.each([
  ["wider than a phone", 560, 1.6, PHONE, 560 / 328],
  ["high and narrow", 300, 0.25, PHONE, 2],
  ["readable as it is", 560, 1.6, { width: 1200, height: 700 }, 1],
  ["wanting more than there is", 9000, 1.6, PHONE, 6],
  ["not laid out", 560, 1.6, { width: 0, height: 0 }, 1],
])("something %s opens readable", (_, width, ratio, frame, zoom) => {
  expect(readableZoom(width, ratio, frame)).toBeCloseTo(zoom, 5);
});
