import { expect, test } from "vitest";
import { anyMissed, atMost, between, near, resultLines, verdictOf } from "./result.ts";
import { measureNumbers } from "./target-1-numbers.ts";

const close = atMost("7", "error", 0.0314, 0.031, { error: 0.0003, why: "nothing is nearer" });
const slow = atMost("6", "step", 30, 20, { unit: "µs", timing: true });

test.each([
  ["calls any miss on the full sample a miss, however small", close, false, "missed"],
  [
    "gives no verdict on a smaller sample for a number near the limit",
    close,
    true,
    "sample too small for a verdict",
  ],
  [
    "calls a clear miss a miss on a smaller sample, too",
    atMost("2", "", 0.5, 0.4, { error: 0.01 }),
    true,
    "missed",
  ],
  [
    "always gives a verdict when there is no sampling error",
    atMost("3", "misses", 1, 0),
    true,
    "missed",
  ],
  ["does not blame a slow machine", slow, false, "slower here"],
  ["accepts a number inside a range", between("5", "", 0.9, [0.88, 0.92]), false, "reached"],
  ["misses a number beyond a range", between("5", "", 0.93, [0.88, 0.92]), false, "missed"],
  ["accepts a number that is equal when rounded", near("2", "", 0.3324, 0.332), false, "reached"],
  ["misses a number that is not equal when rounded", near("2", "", 0.3326, 0.332), false, "missed"],
  ["misses a number that is not a number", atMost("1", "", Number.NaN, 1), false, "missed"],
] as const)("%s", (_, result, part, verdict) => {
  expect(verdictOf(result, part)).toBe(verdict);
});

test("does not count a slow timing as missed", () => {
  expect(anyMissed([slow], false)).toBe(false);
  expect(anyMissed([slow, close], false)).toBe(true);
});

test("prints a miss with its size and its reason", () => {
  const text = resultLines([close, slow], false);
  expect(text).toContain("0.0314 ± 0.0003 ≤ 0.031");
  expect(text).toContain("MISSED by 0.0004: nothing is nearer");
  expect(text).toContain("slower here by 10 µs (is the machine busy?)");
});

test("reaches target 1 for every kind of number", () => {
  const results = measureNumbers();
  expect(results).toHaveLength(8);
  for (const result of results) {
    expect(verdictOf(result, false), result.what).toBe("reached");
    // Nine digits are printed, so an exact match would mean that nothing was compared.
    expect(result.reached).toBeGreaterThan(0);
  }
});
