import { expect, test } from "vitest";
import { right, says, sum, tableWith, upTo } from "./test-formula-sheet.ts";
import { chainOf, isTrue, valueOf } from "./test-tex.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const factors = (n: number) => upTo(n).filter((d) => n % d === 0);
const digits = (n: number) => String(n).split("").map(Number);
const row = (first: number, last: number, step: number) =>
  upTo(1000).flatMap((_, k) => (first + k * step <= last ? [first + k * step] : []));
const fits = (x: number) => Math.abs(x - 4) === 2 * x + 1;
const alternating = (n: number) => sum(digits(n).map((d, k) => (k % 2 === 0 ? d : -d)));

test("checks factors, multiples, and remainders", () => {
  const { length: ofThis } = factors(2 ** 3 * 3 ** 2 * 5);
  expect(ofThis).toBe(valueOf(right("(a+1)(b+1)(c+1)"), { a: 3, b: 2, c: 1 }));
  for (const p of [2, 3, 5, 7]) expect(factors(p * p)).toHaveLength(3);
  expect(upTo(40).filter((n) => factors(n).length % 2 === 1)).toEqual([1, 4, 9, 16, 25, 36]);
  const floors = right(
    "\\left\\lfloor \\frac{n}{p} \\right\\rfloor + \\left\\lfloor \\frac{n}{p^2} \\right\\rfloor + \\dots",
  );
  const factorial = upTo(100).reduce((product, k) => product * BigInt(k), 1n);
  const [{ length: zeros }] = /0*$/.exec(`${factorial}`)!;
  expect(valueOf(floors.replace("+ \\dots", ""), { n: 100, p: 5 })).toBe(zeros);
  says("$100!$ has $20 + 4 = 24$", zeros, 24);
  for (const a of [8, 12, 35]) {
    for (const b of [6, 20, 49]) {
      const lcm = upTo(a * b).find((n) => n % a === 0 && n % b === 0)!;
      expect(gcd(a, b) * lcm).toBe(a * b);
    }
  }
  says("$12$ is divisible by $4$ and $6$, not by $24$", [12 % 4, 12 % 6, 12 % 24], [0, 0, 12]);
  says("$44 \\cdot 37$ by $7$: $2 \\cdot 2 = 4$", (44 * 37) % 7, 4);
  says("$7^{25}$ by $8$: $(-1)^{25} = -1$, that is $8 - 1 = 7$", 7n ** 25n % 8n, 7n);
  const both = upTo(40).filter((n) => n % 3 === 2 && n % 5 === 3);
  says("$2$ by $3$ and $3$ by $5$: $8$, $23$, $38$", both, [8, 23, 38]);
  says("third place: $3$", 7n ** 95n % 10n, 3n);
  says(
    "For $97$ these are $2$, $3$, $5$, $7$",
    [97, 121].map((n) => factors(n).length),
    [2, 3],
  );
});

test("checks the rules of divisibility", () => {
  for (const n of upTo(3000)) {
    expect(n % 4 === 0).toBe((n % 100) % 4 === 0);
    expect(n % 8 === 0).toBe((n % 1000) % 8 === 0);
    expect(n % 25 === 0).toBe((n % 100) % 25 === 0);
    expect(n % 9 === 0).toBe(sum(digits(n)) % 9 === 0);
    expect(n % 11 === 0).toBe(alternating(n) % 11 === 0);
    expect(n % 12 === 0).toBe(n % 3 === 0 && n % 4 === 0);
  }
});

test("checks rows of integers", () => {
  const count = right("\\frac{\\text{last} - \\text{first}}{\\text{step}} + 1");
  const mean = right("\\text{mean} = \\text{median} = \\frac{\\text{first} + \\text{last}}{2}");
  for (const [first, last, step] of [
    [17, 68, 1],
    [105, 196, 7],
  ] as const) {
    const terms = row(first, last, step);
    const values = { "\\text{first}": first, "\\text{last}": last, "\\text{step}": step };
    expect(valueOf(count, values)).toBe(terms.length);
    expect(valueOf(mean, values)).toBeCloseTo(sum(terms) / terms.length);
  }
  for (const k of upTo(8)) {
    const first = 5 * k + 3;
    const terms = row(first, first + k - 1, 1);
    expect(sum(terms) % k === 0).toBe(k % 2 === 1);
    const product = terms.reduce((all, n) => all * BigInt(n), 1n);
    expect(product % upTo(k).reduce((all, n) => all * BigInt(n), 1n)).toBe(0n);
  }
});

test("checks decimals, powers, and their order", () => {
  says("$\\frac{7}{80}$ ends, $\\frac{7}{60}$ doesn't", [7 / 80, gcd(7, 60)], [0.0875, 1]);
  expect(36 / 99).toBeCloseTo(0.363636363636, 11);
  says("$0.\\overline{36} = \\frac{36}{99} = \\frac{4}{11}$", 36 * 11, 99 * 4);
  says("nine digits", String(2 ** 11 * 5 ** 8).length, 9);
  const lies: Record<string, number[]> = {
    "x > 1": [1.01, 2, 9],
    "0 < x < 1": [0.01, 0.5, 0.99],
    "-1 < x < 0": [-0.99, -0.5, -0.01],
    "x < -1": [-1.01, -2, -9],
  };
  const rowsOfTable = tableWith("in order");
  expect(rowsOfTable).toHaveLength(4);
  for (const [condition = "", chain = ""] of rowsOfTable) {
    for (const x of lies[condition]!) {
      expect(isTrue(chainOf(condition), { x })).toBe(true);
      expect(isTrue(chainOf(chain), { x }), `${chain} for ${x}`).toBe(true);
    }
  }
  says("Plus gives $-5$, where the right is negative: no. Minus gives $1$", [1, -5].map(fits), [
    true,
    false,
  ]);
});
