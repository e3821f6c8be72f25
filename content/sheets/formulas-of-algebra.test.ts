import { expect, test } from "vitest";
import { lower, right, says, sum, upper, upTo } from "./test-formula-sheet.ts";
import { valueOf } from "./test-tex.ts";

const f = (x: number) => x * x - 1;
const g = (x: number) => 2 * x;
const star = (a: number, b: number) => a ** 2 - 2 * b;

test("checks the equations", () => {
  const roots = right("x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}");
  for (const [a, b, c] of [
    [1, -5, 6],
    [2, 3, -7],
    [-3, 1, 4],
  ] as const) {
    const values = { a, b, c };
    const [one, other] = [valueOf(upper(roots), values), valueOf(lower(roots), values)];
    for (const x of [one, other]) expect(a * x * x + b * x + c).toBeCloseTo(0);
    expect(one + other).toBeCloseTo(valueOf(right("x_1 + x_2 = -\\frac ba"), values));
    expect(one * other).toBeCloseTo(valueOf(right("x_1 x_2 = \\frac ca"), values));
    const top = valueOf(right("x = -\\frac{b}{2a}"), values);
    const at = (x: number) => a * x * x + b * x + c;
    for (const off of [-0.1, 0.1]) expect(at(top + off) > at(top)).toBe(a > 0);
  }
  const pairs = upTo(20).flatMap((x) =>
    upTo(20).flatMap((y) => (3 * x + 5 * y === 41 ? [`(${x}, ${y})`] : [])),
  );
  expect(pairs.toSorted()).toEqual(["(12, 1)", "(2, 7)", "(7, 4)"]);
  says("three positive solutions, $(12, 1)$, $(7, 4)$, $(2, 7)$", pairs.length, 3);
  says("so $x + y = 6$", [3 * 5 + 2 * 1, 2 * 5 + 3 * 1], [17, 13]);
  const corners = [-3, 2].flatMap((x) => [-4, 5].map((y) => x * y));
  says("$12$, $-15$, $-8$, $10$: from $-15$ to $12$", corners, [12, -15, -8, 10]);
  says("$f(g(3)) = 6^2 - 1 = 35$, $g(f(3)) = 2 \\cdot 8 = 16$", [f(g(3)), g(f(3))], [35, 16]);
  says("$3 \\star 4 = 3^2 - 2 \\cdot 4 = 1$", star(3, 4), 1);
  says("after $12$: $50 \\cdot 2^4 = 800$", 50 * 2 ** (12 / 3), 800);
  const x = (3 + Math.sqrt(5)) / 2;
  says("If $x + 1/x = 3$, it is $3^2 - 2 = 7$", x ** 2 + 1 / x ** 2, expect.closeTo(7));
  const swapped = upTo(9).flatMap((t) =>
    upTo(9).map((u) => 10 * t + u - (10 * u + t) - 9 * (t - u)),
  );
  says("changes it by $9(t - u)$", new Set(swapped), new Set([0]));
  says("the largest is at most $60 - (1 + 2 + 3 + 4) = 50$", 5 * 12 - sum(upTo(4)), 50);
});

test("checks that inequalities hold where the sheet says, and not beyond", () => {
  for (const a of [-3, -1, 0.5, 2]) {
    for (const b of [-2, 0.7, 3, 5]) {
      if (a < b) expect(-a > -b).toBe(true);
      if (a > 0 && a < b) expect(1 / a > 1 / b && a * a < b * b).toBe(true);
    }
  }
  for (const x of [-4, 0, 1.5, 6]) {
    expect((x - 1) * (x - 3) < 0).toBe(1 < x && x < 3);
    expect(Math.abs(x - 2) < 3).toBe(2 - 3 < x && x < 2 + 3);
  }
});

test("checks lines through points", () => {
  const slope = right("m = \\frac{y_2 - y_1}{x_2 - x_1}");
  const line = right("y = mx + b");
  const values = { x_1: 1, y_1: 2, x_2: 4, y_2: 11 };
  const m = valueOf(slope, values);
  for (const [x, y] of [
    [1, 2],
    [4, 11],
  ] as const)
    expect(valueOf(line, { m, x, b: 2 - m })).toBe(y);
});

test("checks percentages, prices, and interest", () => {
  const chain = right("\\left(1 + \\frac{p}{100}\\right)\\left(1 + \\frac{q}{100}\\right)");
  const joined = right("p + q + \\frac{pq}{100}");
  for (const values of [
    { p: 20, q: -20 },
    { p: 15, q: 40 },
  ])
    expect(100 * (valueOf(chain, values) - 1)).toBeCloseTo(valueOf(joined, values));
  const old = right("\\text{old} = \\frac{\\text{new}}{1 + \\frac{p}{100}}");
  expect(valueOf(old, { "\\text{new}": 92, p: 15 })).toBeCloseTo(80);
  says("so $4\\%$ is lost", 100 - 120 * 0.8, expect.closeTo(4));
  const price = right("\\text{price} = \\text{list} \\cdot (1 - d_1)(1 - d_2)");
  expect(valueOf(price, { "\\text{list}": 200, d_1: 0.3, d_2: 0.1 })).toBeCloseTo(200 * 0.7 * 0.9);
  says("so it's $37\\%$ off", 100 - 70 * 0.9, expect.closeTo(37));
  let balance = 1000;
  for (let month = 0; month < 24; month++) balance += balance * (0.12 / 12);
  const compound = right("P\\left(1 + \\frac rn\\right)^{nt}");
  expect(valueOf(compound, { P: 1000, r: 0.12, n: 12, t: 2 })).toBeCloseTo(balance);
  expect(valueOf(right("P(1 + rt)"), { P: 1000, r: 0.12, t: 2 })).toBeCloseTo(1240);
  const years = right("\\frac{72}{p}");
  for (const p of [4, 6, 8, 12])
    expect(valueOf(years, { p })).toBeCloseTo(Math.log(2) / Math.log(1 + p / 100), 0);
  const quotient = right("\\frac{1 + p}{1 + q} - 1");
  expect(valueOf(quotient, { p: 0.21, q: 0.1 })).toBeCloseTo(0.1);
});

test("checks speed, work, and mixtures", () => {
  const both = right("\\frac{2uv}{u + v}");
  expect(valueOf(both, { u: 60, v: 40 })).toBeCloseTo(240 / (120 / 60 + 120 / 40));
  const together = right("t = \\frac{ab}{a + b}");
  expect(1 / valueOf(together, { a: 6, b: 3 })).toBeCloseTo(1 / 6 + 1 / 3);
  const mean = right("\\bar x = \\frac{w_1 x_1 + w_2 x_2}{w_1 + w_2}");
  const mixed = { w_1: 2, x_1: 0.2, w_2: 1, x_2: 0.5 };
  expect(valueOf(mean, mixed)).toBeCloseTo(0.3);
  const weights = right("\\frac{w_1}{w_2} = \\frac{x_2 - \\bar x}{\\bar x - x_1}");
  expect(valueOf(weights, { ...mixed, "\\bar x": 0.3 })).toBeCloseTo(2);
  let first = 80;
  for (let k = 0; k < 3; k++) first -= (first / 80) * 20;
  const left = right("\\left(1 - \\frac rV\\right)^n");
  expect(valueOf(left, { r: 20, V: 80, n: 3 })).toBeCloseTo(first / 80);
  says("give $8:12:15$", [8 / 12, 12 / 15], [2 / 3, 4 / 5]);
});
