import { expect, test } from "vitest";
import { relationOf, valueOfFormula } from "./formula.ts";

test("works out printed formulas", () => {
  const at = { x: -2, y: 3 };
  expect(valueOfFormula("3x + y^2", at)).toBe(3);
  expect(valueOfFormula("-x(y - 1)^2", at)).toBe(8);
  expect(valueOfFormula("x|y| - |x + 2y||x|", at)).toBe(-14);
  expect(valueOfFormula("(x + y)/(x - y)", at)).toBeCloseTo(-0.2);
  expect(valueOfFormula("2 * 3x/y", at)).toBe(-4);
});

test("says whether an equation or inequality is true", () => {
  const at = { x: -2, y: 3 };
  expect(relationOf("x^2 + xy < 0")(at)).toBe(true);
  expect(relationOf("|x + y| = x + y")(at)).toBe(true);
  expect(relationOf("x + y != 1")(at)).toBe(false);
  expect(relationOf("x + y >= 1")(at)).toBe(true);
  expect(relationOf("x > y")(at)).toBe(false);
});

test("refuses what it can't read", () => {
  expect(() => valueOfFormula("x + z", { x: 1 })).toThrow(/no value/);
  expect(() => valueOfFormula("(x + 1", { x: 1 })).toThrow(/missing/);
  expect(() => valueOfFormula("x) + 1", { x: 1 })).toThrow(/can't be read/);
  expect(() => relationOf("x + 1")).toThrow(/no equation/);
});
