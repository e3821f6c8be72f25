import fc from "fast-check";
import { expect, test } from "vitest";
import { niceStep, scaleOver } from "./scale.ts";

test.each([
  [[0, 47], {}, [0, 10, 20, 30, 40, 50]],
  [[-15, 55], { min: -40, max: 60, step: 20 }, [-40, -20, 0, 20, 40, 60]],
  [[0.1, 0.3], {}, [0.1, 0.15, 0.2, 0.25, 0.3]],
  [[55, 70], { min: 45, max: 75, step: 10 }, [45, 55, 65, 75]],
  [[5, 5], {}, [2, 3, 4, 5, 6, 7, 8]],
  [[10, 105], { min: 0, max: 100, step: 25 }, [0, 25, 50, 75, 100, 125]],
])("gives %j with %j the ticks %j", (values, wish, ticks) => {
  expect(scaleOver(values, wish).ticks).toEqual(ticks);
});

test("ignores a step that would flood the axis", () => {
  expect(scaleOver([0, 1000], { step: 1 }).ticks.length).toBeLessThan(12);
});

test("contains its values, rises evenly, and has few ticks for every scale", () => {
  const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(values, fc.integer({ min: -4, max: 4 }), (whole, power) => {
      const scaled = whole.map((n) => n * 10 ** power);
      const { min, max, step, ticks } = scaleOver(scaled, {});
      expect(min).toBeLessThanOrEqual(Math.min(...scaled) + step * 1e-6);
      expect(max).toBeGreaterThanOrEqual(Math.max(...scaled) - step * 1e-6);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(9);
      for (const [k, tick] of ticks.slice(1).entries())
        expect((tick - ticks[k]!) / step).toBeCloseTo(1, 5);
    }),
  );
});

test.each([
  [0.7, 1],
  [1, 1],
  [1.2, 2],
  [3, 5],
  [7, 10],
  [0.03, 0.05],
  [1234, 2000],
])("rounds the step %d up to %d", (least, step) => {
  expect(niceStep(least)).toBe(step);
});
