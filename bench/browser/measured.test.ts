import { expect, test } from "vitest";
import { isWithin, lineOf, percentile } from "./measured.ts";

test.each([
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 1, 3],
  [Array.from({ length: 20 }, (_, k) => k + 1), 0.95, 19],
  [[7], 0.95, 7],
])("of %j, the share %d doesn't exceed %d", (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test("a figure over its budget fails, and so does one that is missing", () => {
  const one = { name: "Next question", most: 100, unit: "ms" } as const;
  expect(lineOf({ ...one, value: 100 })).toMatch(/^pass .*100 of 100 ms\n$/);
  expect(lineOf({ ...one, value: 100.6 })).toMatch(/^FAIL .*101 of 100 ms\n$/);
  expect(isWithin({ ...one, value: Number.NaN })).toBe(false);
});
