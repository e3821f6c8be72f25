import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);

const star = (a: number, b: number) => a * a - 2 * b;
const f = (x: number) => 3 * x - 3;
const sumOfFirst = (n: number) => n * n + 2 * n;
/** What is left of 60 for the largest of five. */
const most = (least: readonly number[]) => 60 - least.reduce((sum, n) => sum + n);

test("agrees with the note on linear systems", () => {
  const name = "linear-systems";
  says(name, "(They are 4 and 2", [3 * 4 + 2 * 2, 2 * 4 + 3 * 2], [16, 14]);
  const k = -6;
  says(name, "So $k = -6$", [2 * 9 - -3 * k, 5 * k === 2 * 6], [0, false]);
  says(name, "so $x = 3$", 5 * 3 - 2 * 2, 11);
  says(name, "and $y = 4$", 9 / 3 + 4 / 2, 5);
  const pairs = upTo(40).flatMap((x) =>
    upTo(40)
      .filter((y) => 3 * x + 5 * y === 41)
      .map((y) => `(${x}, ${y})`),
  );
  says(name, "Three: $(2, 7)$, $(7, 4)$, and $(12, 1)$", pairs, ["(2, 7)", "(7, 4)", "(12, 1)"]);
});

test("agrees with the note on quadratics", () => {
  const name = "quadratics-factoring";
  says(name, "The numbers are 2 and 7", [2 + 7, 2 * 7], [9, 14]);
  says(name, "$5^2 - 5 \\cdot 5 = 0$", 5 * 5 - 3 * 5 - 10, 0);
  says(
    name,
    "gives $x = 4$ and $x = -2$",
    [4, -2].map((x) => (x - 1) ** 2),
    [9, 9],
  );
  says(name, "= 200$", 51 ** 2 - 49 ** 2, 200);
  const k = (24 - 16) / 4;
  says(name, "the other one is $-24/4 = -6$", 36 - 6 * k - 24, 0);
  const roots = [-2, -1, 1, 2].filter((x) => x ** 4 - 5 * x ** 2 + 4 === 0);
  says(name, "There are four", roots.length, 4);
  const x = (3 + Math.sqrt(5)) / 2;
  says(name, "so it is $3^2 - 2 = 7$", x ** 2 + 1 / x ** 2, expect.closeTo(7));
});

const from = (first: number, last: number) => upTo(last - first + 1).map((k) => first + k - 1);
const pairsOf = (xs: readonly number[], ys: readonly number[]) =>
  xs.flatMap((x) => ys.map((y) => [x, y] as const));

test("agrees with the note on inequalities", () => {
  const name = "inequalities";
  const products = pairsOf(from(-3, 2), from(-4, 5)).map(([x, y]) => x * y);
  says(name, "The least is $-15$", Math.min(...products), -15);
  const both = from(-50, 50).filter((x) => x * x - 2 * x - 15 < 0 && 2 * x + 1 > -3);
  says(name, "There are 6.", both, [-1, 0, 1, 2, 3, 4]);
  says(name, "so $x \\le -4$", Math.max(...from(-50, 50).filter((x) => 5 - 3 * x >= 17)), -4);
  says(name, "$2 - 4 = -2$ and $7 - (-3) = 10$", [2 - 4, 7 - -3], [-2, 10]);
  says(name, "$2 \\cdot 4 + 1 = 9$", from(-50, 50).filter((x) => x * x <= 20).length, 9);
  const all = from(-50, 50);
  expect(all.filter((x) => x * x > 5 * x)).toEqual(all.filter((x) => x < 0 || x > 5));
});

test("agrees with the note on functions and sequences", () => {
  const name = "functions-sequences";
  const fits = from(-50, 50).filter((x) => (2 * x + 1) ** 2 - 3 === 46);
  says(name, "The positive value is 3", fits, [-4, 3]);
  let term = 2;
  for (let n = 1; n < 50; n++) term = 1 / (1 - term);
  says(name, "$a_{50} = a_2 = -1$", term, expect.closeTo(-1));
  says(name, "and then $1^2 - 2 \\cdot 5 = -9$", star(star(3, 4), 5), -9);
  says(name, "and $k = 3$", f(f(2)), 6);
  says(name, "$a_1 = 17 - 3 \\cdot 4 = 5$", [5 + 3 * 4, 5 + 9 * 4], [17, 41]);
  says(
    name,
    "$(10^2 + 2 \\cdot 10) - (9^2 + 2 \\cdot 9) = 120 - 99 = 21$",
    sumOfFirst(10) - sumOfFirst(9),
    21,
  );
});

test("agrees with the note on turning words into algebra", () => {
  const name = "algebraic-translation";
  const tickets = from(0, 320).filter((dear) => dear * 25 + (320 - dear) * 15 === 5900);
  says(name, "$1{,}100/10 = 110$ of them", tickets, [110]);
  for (const [n, c] of pairsOf([3, 6, 10], [60, 90]))
    expect(c / (n - 2) - c / n).toBeCloseTo((2 * c) / (n * (n - 2)));
  const ages = from(1, 90).filter((ben) => 3 * ben + 10 === 2 * (ben + 10));
  says(name, "Ana is $3 \\cdot 10 = 30$", ages, [10]);
  says(name, "so \\$62", 62 / 2 - 12, 19);
});

test("agrees with the note on minimum and maximum", () => {
  const name = "min-max";
  const revenue = from(-20, 30).map((x) => (20 + x) * (60 - 2 * x));
  says(name, "$25 \\cdot 50 = 1{,}250$ dollars", Math.max(...revenue), 1250);
  says(name, "$60 - 10 = 50$", most([1, 2, 3, 4]), 50);
  says(name, "$60 - 4 = 56$", most([1, 1, 1, 1]), 56);
  const different = (count: number, total: number, below: number): boolean =>
    count === 0
      ? total === 0
      : upTo(below).some((n) => n <= total && different(count - 1, total - n, n - 1));
  says(
    name,
    "the least is 10",
    upTo(40).find((largest) => different(6, 40, largest)),
    10,
  );
  says(name, "so the least value is 5", Math.min(...from(-9, 9).map((x) => x * x - 6 * x + 14)), 5);
  says(
    name,
    "$38 + 27 - 50 = 15$",
    from(0, 27).find((both) => 38 + 27 - both <= 50),
    15,
  );
});
