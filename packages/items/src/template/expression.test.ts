import { expect, test } from "vitest";
import { expressionIn, relationIn } from "./expression.ts";

test("computes what an expression says", () => {
  expect(expressionIn("$-x^2 + 3xy - 2(x - y)(x + 1)$")({ x: 2, y: 5 })).toBe(44);
  expect(expressionIn("$\\frac{x + 4}{3} - \\frac{1}{2}y$")({ x: 5, y: 4 })).toBe(1);
  expect(expressionIn("2 \\cdot x^3 / 4")({ x: 2 })).toBe(4);
  expect(() => expressionIn("3x + ")).toThrow("cannot be computed");
  expect(() => expressionIn("(x + 1")).toThrow("is not closed");
  expect(() => expressionIn("x = 3")).toThrow("goes on after");
});

test("judges equations and inequalities, also in three parts", () => {
  const isBetween = relationIn("$1 \\lt 2x - 3 \\le 9$");
  expect([1, 2, 2.5, 6, 7].map((x) => isBetween({ x }))).toEqual([false, false, true, true, false]);
  expect(relationIn("$\\frac{x}{3} + \\frac{y}{3} = 1$")({ x: 1, y: 2 })).toBe(true);
  expect(relationIn("$x \\ne y$")({ x: 1, y: 1 })).toBe(false);
  expect(() => relationIn("x + 1")).toThrow("no relation sign");
});
