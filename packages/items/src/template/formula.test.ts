import { expect, test } from "vitest";
import { formulaOf, relationOf, valueOfFormula } from "./formula.ts";

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

test("computes what an expression says", () => {
  expect(formulaOf("$-x^2 + 3xy - 2(x - y)(x + 1)$")({ x: 2, y: 5 })).toBe(44);
  expect(formulaOf("$\\frac{x + 4}{3} - \\frac{1}{2}y$")({ x: 5, y: 4 })).toBe(1);
  expect(formulaOf("2 \\cdot x^3 / 4")({ x: 2 })).toBe(4);
  expect(() => formulaOf("3x + ")).toThrow("can't be read");
  expect(() => formulaOf("(x + 1")).toThrow("is missing");
  expect(() => formulaOf("x = 3")).toThrow("can't be read");
});

test("judges equations and inequalities, also in three parts", () => {
  const isBetween = relationOf("$1 \\lt 2x - 3 \\le 9$");
  expect([1, 2, 2.5, 6, 7].map((x) => isBetween({ x }))).toEqual([false, false, true, true, false]);
  expect(relationOf("$\\frac{x}{3} + \\frac{y}{3} = 1$")({ x: 1, y: 2 })).toBe(true);
  expect(relationOf("$x \\ne y$")({ x: 1, y: 1 })).toBe(false);
  expect(() => relationOf("x + 1")).toThrow("no equation");
});
