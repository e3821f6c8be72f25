import fc from "fast-check";
import { expect, test } from "vitest";
import { chiSquareTail1, normalCdf, normalQuantile } from "./special.ts";

// Values from Abramowitz & Stegun, table 26.1, and the well-known quantiles.
test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1, 0.15865525393145705],
  [1.96, 0.9750021048517795],
  [-3, 0.0013498980316300933],
  [-6, 9.865876450376946e-10],
])("gives Φ(%d) as %d", (x, p) => {
  expect(normalCdf(x) / p).toBeCloseTo(1, 12);
});

test.each([
  [0.975, 1.959963984540054],
  [0.5, 0],
  [0.001, -3.090232306167813],
  [1e-10, -6.361340902404056],
])("gives the quantile of %d as %d", (p, x) => {
  expect(normalQuantile(p)).toBeCloseTo(x, 11);
});

test("joins the two parts of Φ without a step", () => {
  expect(normalCdf(2.5 + 1e-13) - normalCdf(2.5 - 1e-13)).toBeLessThan(1e-14);
});

test("undoes Φ with the quantile", () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 5, noNaN: true }), (x) => {
      expect(normalQuantile(normalCdf(x))).toBeCloseTo(x, 8);
    }),
  );
});

test("gives 0 and 1 for Φ at the ends of the line", () => {
  expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0);
  expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1);
  expect(() => normalCdf(Number.NaN)).toThrow("not NaN");
  expect(() => normalQuantile(1.2)).toThrow("between 0 and 1, not 1.2");
});

test("has 3.841 as the 5% point of χ² with one degree of freedom", () => {
  expect(chiSquareTail1(3.841458820694124)).toBeCloseTo(0.05, 12);
});
