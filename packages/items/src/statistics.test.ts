import { expect, test } from "vitest";
import { correlation, lineThrough, mean, median } from "./statistics.ts";

test.each([
  [[3], 3],
  [[9, 1, 4], 4],
  [[10, 2, 1, 4], 3],
])("finds the middle of %j", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test("has no middle and no mean of nothing", () => {
  expect(median([])).toBeNaN();
  expect(mean([])).toBeNaN();
});

test("draws the line of least squares, level when there is no x to follow", () => {
  const rising = lineThrough([
    [0, 1],
    [1, 3],
    [2, 5],
  ]);
  expect(rising.slope).toBeCloseTo(2);
  expect(rising.intercept).toBeCloseTo(1);
  const level = lineThrough([
    [4, 1],
    [4, 3],
  ]);
  expect(level).toEqual({ slope: 0, intercept: 2 });
});

test("correlates from -1 to 1", () => {
  expect(
    correlation([
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeCloseTo(1);
  expect(
    correlation([
      [1, 6],
      [2, 4],
      [3, 2],
    ]),
  ).toBeCloseTo(-1);
});
