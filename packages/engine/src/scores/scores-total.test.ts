import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreOfEstimate } from "./scores-section.ts";
import { totalOf, totalPercentile, totalScore } from "./scores-total.ts";
import { SUM_TO_TOTAL, TABLE_MEAN, TABLE_SD, TOTAL_PERCENTILES } from "./tables.ts";

const anyScore = fc.integer({ min: 60, max: 90 });
const at = (theta: number) => ({
  quant: scoreOfEstimate("quant", { theta, se: 0.35 }),
  verbal: scoreOfEstimate("verbal", { theta, se: 0.35 }),
  dataInsights: scoreOfEstimate("dataInsights", { theta, se: 0.35 }),
});

test("gives every sum the total ending in 5 that is nearest to the line, with one exception", () => {
  const nearest = SUM_TO_TOTAL.map((_, k) => 205 + 10 * Math.round((k * 2) / 3));
  expect(SUM_TO_TOTAL).toEqual(nearest.with(245 - 180, 645));
});

test.each([
  [60, 60, 60, 205],
  [90, 90, 90, 805],
  [82, 82, 81, 645], // 245, the exception
  [81, 81, 82, 635],
  [83, 83, 83, 665],
  [83, 83, 84, 675],
  [84, 84, 83, 675],
])("%i, %i, and %i give %i", (quant, verbal, dataInsights, total) => {
  expect(totalOf({ quant, verbal, dataInsights })).toBe(total);
});

test("never lowers the total or its percentile for one more point in a section", () => {
  fc.assert(
    fc.property(anyScore, anyScore, fc.integer({ min: 60, max: 89 }), (quant, verbal, di) => {
      const less = totalOf({ quant, verbal, dataInsights: di });
      const more = totalOf({ quant, verbal, dataInsights: di + 1 });
      expect(more).toBeGreaterThanOrEqual(less);
      expect(totalPercentile(more)).toBeGreaterThanOrEqual(totalPercentile(less));
    }),
  );
});

test("gives the published mean and SD when percentiles are read as at or below", () => {
  let mean = 0;
  let square = 0;
  for (const [k, percentile] of TOTAL_PERCENTILES.entries()) {
    const share = (percentile - (TOTAL_PERCENTILES[k - 1] ?? 0)) / 100;
    mean += share * (205 + 10 * k);
    square += share * (205 + 10 * k) ** 2;
  }
  expect(Math.abs(mean - TABLE_MEAN)).toBeLessThan(1);
  expect(Math.abs(Math.sqrt(square - mean * mean) - TABLE_SD)).toBeLessThan(1);
});

test("gives a total that ends in 5, on the scale and inside its range", () => {
  fc.assert(
    fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (theta) => {
      const { score, low, high } = totalScore(at(theta));
      expect(low).toBeGreaterThanOrEqual(205);
      expect(high).toBeLessThanOrEqual(805);
      expect(low <= score && score <= high).toBe(true);
      expect([score % 10, low % 10, high % 10]).toEqual([5, 5, 5]);
    }),
  );
});

test("a total is uncertain by about 35 points", () => {
  expect(totalScore(at(0)).standardError).toBeCloseTo(34.64, 2);
});

test("refuses what is not a score", () => {
  expect(() => totalOf({ quant: 91, verbal: 60, dataInsights: 60 })).toThrow(
    "A quant score is a whole number from 60 to 90, not 91.",
  );
  expect(() => totalPercentile(600)).toThrow("from 205 to 805 in tens, not 600");
  expect(() => totalPercentile(Number.NaN)).toThrow("not NaN");
});
