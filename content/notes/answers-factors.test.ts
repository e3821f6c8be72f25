import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const factors = (n: number) => upTo(n).filter((d) => n % d === 0);
const isOdd = (n: number) => n % 2 !== 0;
const ends = ([top, bottom]: [number, number]) => Number.isInteger((top * 10 ** 9) / bottom);
const isPrime = (n: number) => factors(n).length === 2;
const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const gcf = (a: number, b: number): number => (b === 0 ? a : gcf(b, a % b));
const lcm = (a: number, b: number) => (a * b) / gcf(a, b);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const from = (first: number, last: number, step = 1) =>
  upTo(Math.floor((last - first) / step) + 1).map((k) => first + (k - 1) * step);
const lastDigit = (base: number, power: number) => Number(BigInt(base) ** BigInt(power) % 10n);

test("agrees with the note on primes", () => {
  const primes = upTo(50).filter(isPrime);
  says("primes", primes.join(", "), primes.length, 15);
  says(
    "primes",
    "the least $n$ is $3 \\cdot 5 = 15$",
    upTo(99).find((n) => isSquare(540 * n)),
    15,
  );
  says("primes", "18$ even factors", factors(360).filter((d) => d % 2 === 0).length, 18);
  says("primes", "The number $12$ has six factors", factors(12).length, 6);
  says("primes", "so it has $4 \\cdot 3 = 12$ factors", factors(72).length, 12);
  says(
    "primes",
    "so $n = 21$",
    upTo(99).find((n) => isSquare(84 * n)),
    21,
  );
  const pairs = primes.filter((p) => isPrime(45 - p)).map((p) => p * (45 - p));
  says("primes", "The product is $2 \\cdot 43 = 86$", new Set(pairs), new Set([86]));
  const threes = upTo(50).filter((n) => factors(n).length === 3);
  says("primes", "which are 4, 9, 25, and 49", threes, [4, 9, 25, 49]);
});

test("agrees with the note on divisibility", () => {
  const name = "divisibility-gcf-lcm";
  says(name, "so the next time is 9:52 a.m.", 8 * 60 + lcm(16, 28), 9 * 60 + 52);
  says(name, "The answer is 42 packets of 5", [gcf(84, 126), (84 + 126) / 42], [42, 5]);
  says(name, "must_ be a multiple of 24", lcm(8, 12), 24);
  says(name, "= 360$", lcm(24, 90), 360);
  const other = upTo(200).filter((n) => gcf(n, 30) === 6 && lcm(n, 30) === 180);
  says(name, "$6 \\cdot 180/30 = 36$", other, [36]);
  says(name, "= 60$", lcm(10, 12), 60);
  says(
    name,
    "you must add 8",
    upTo(36).find((n) => (1000 + n) % 36 === 0),
    8,
  );
});

test("agrees with the note on remainders", () => {
  const name = "remainders-units-digits";
  for (const [base, digits] of [
    [2, "2, 4, 8, 6"],
    [3, "3, 9, 7, 1"],
    [7, "7, 9, 3, 1"],
    [8, "8, 4, 2, 6"],
  ] as const)
    says(
      name,
      digits,
      upTo(4)
        .map((power) => lastDigit(base, power))
        .join(", "),
      digits,
    );
  for (const base of [4, 9]) expect(lastDigit(base, 1)).toBe(lastDigit(base, 3));
  says(name, "ends in $3 + 4 = 7$", (lastDigit(7, 43) + lastDigit(2, 18)) % 10, 7);
  const both = upTo(60).filter((n) => n % 5 === 3 && n % 7 === 4);
  says(name, "The next one would be $18 + 35 = 53$", both, [18, 53]);
  says(name, "$3^{20}$ ends in 1", lastDigit(3, 20), 1);
  says(name, "so the product ends in 8", (lastDigit(3, 20) * lastDigit(8, 5)) % 10, 8);
  says(
    name,
    "= 17$, which leaves 3",
    upTo(9).map((k) => (3 * (7 * k + 4) + 5) % 7),
    upTo(9).map(() => 3),
  );
  says(name, "$y = 6/0.24 = 25$", (9 * 25 + 6) / 25, 9.24);
  says(name, "so the product leaves $2 \\cdot 2 = 4$", (44 * 37) % 7, 4);
});

test("agrees with the note on even, odd, positive, and negative", () => {
  const name = "parity-signs";
  const few = from(-5, 5);
  const cases = few.flatMap((a) =>
    few.filter((b) => isOdd(a * a + 3 * b)).map((b) => [a, b] as const),
  );
  const mustBeEven = (value: (a: number, b: number) => number) =>
    cases.every(([a, b]) => !isOdd(value(a, b)));
  says(
    name,
    "The answer is (C)",
    [
      (a: number) => a,
      (_: number, b: number) => b,
      (a: number, b: number) => a * b,
      (a: number, b: number) => a + b,
      (a: number, b: number) => a - b,
    ].map(mustBeEven),
    [false, false, true, false, false],
  );
  const signs = few.flatMap((x) =>
    few.flatMap((y) =>
      few.filter((z) => x ** 3 * y ** 2 * z < 0).map((z) => [x * y, x * z, y * z]),
    ),
  );
  const isNegative = [0, 1, 2].map((k) => signs.every((products) => products[k]! < 0));
  says(name, "$xz$ must be negative", isNegative, [false, true, false]);
  const odd = few.flatMap((m) => few.filter((n) => isOdd(m * n + m)));
  says(name, "$n$ is even", odd.some(isOdd), false);
  says(name, "1{,}275$", sum(upTo(50)), 1275);
  const primes = upTo(30).filter((p) => p > 2 && isPrime(p));
  says(
    name,
    "Odd: all three terms are odd",
    primes.every((p) => primes.every((q) => isOdd(p * q + p + q))),
    true,
  );
});

test("agrees with the note on consecutive integers", () => {
  const name = "consecutive-evenly-spaced";
  says(name, "$22 + 3 \\cdot 2 = 28$", sum(from(16, 28, 2)), 154);
  const sixes = from(101, 199).filter((n) => n % 6 === 0);
  says(name, "2{,}550$", [sixes.length, sum(sixes)], [17, 2550]);
  says(name, "so the middle terms are 12 and 13", sum([11, 12, 13, 14]), 50);
  says(name, "= 14$", from(51, 149).filter((n) => n % 7 === 0).length, 14);
  says(name, "= 13$", sum(from(13, 21, 2)), 85);
  says(name, "1{,}620$", sum(from(21, 60)), 1620);
  says(name, "so $n = 22$", sum(from(-20, 22)), 43);
  for (const k of [3, 5, 7])
    expect(upTo(9).every((n) => sum(from(n, n + k - 1)) % k === 0)).toBe(true);
  for (const k of [2, 4, 6])
    expect(upTo(9).some((n) => sum(from(n, n + k - 1)) % k === 0)).toBe(false);
});

test("agrees with the note on exponents and roots", () => {
  const name = "exponents-roots";
  says(name, "the answer is $x = 5$", 2 ** (5 + 3) - 2 ** 5, 224);
  const powers = [2n ** 60n, 3n ** 40n, 5n ** 24n];
  says(name, "So $3^{40}$ is greatest", powers[1]! > powers[0]! && powers[1]! > powers[2]!, true);
  says(name, "so the quotient is $2^2 = 4$", 6 ** 5 / (2 ** 3 * 3 ** 5), 4);
  says(name, "so $x = 6$", 9 ** 6, 27 ** 4);
  says(
    name,
    "so the sum is $7\\sqrt 3$",
    Math.sqrt(75) + Math.sqrt(12),
    expect.closeTo(7 * Math.sqrt(3)),
  );
  const greatest = Math.max(...factors(8 * 27).filter(isPrime));
  says(name, "the greatest prime factor is 3", [3 ** 12 - 3 ** 10, greatest], [8 * 3 ** 10, 3]);
});

test("agrees with the note on absolute value, order, and decimals", () => {
  const name = "absolute-value-number-line-decimals";
  const quarters = from(-200, 200).map((n) => n / 4);
  says(
    name,
    "The only solution is 1",
    quarters.filter((x) => Math.abs(x - 4) === 2 * x + 1),
    [1],
  );
  const digits = String((5n * 10n ** 50n) / 7n);
  says(name, "which is 1.", [digits.length, digits.at(-1)], [50, "1"]);
  const orders: [string, number[], (x: number) => number[]][] = [
    ["$\\sqrt x < x < x^2$", [1.5, 4], (x) => [Math.sqrt(x), x, x * x]],
    ["$x^2 < x < \\sqrt x$", [0.2, 0.9], (x) => [x * x, x, Math.sqrt(x)]],
    ["$x < x^3 < x^2$", [-0.2, -0.9], (x) => [x, x ** 3, x * x]],
    ["$x^3 < x < x^2$", [-1.5, -4], (x) => [x ** 3, x, x * x]],
  ];
  for (const [words, xs, row] of orders)
    for (const x of xs)
      says(
        name,
        words,
        row(x).toSorted((a, b) => a - b),
        row(x),
      );
  says(name, "$10 - 4 + 1 = 7$", from(-50, 50).filter((x) => Math.abs(x - 7) < 4).length, 7);
  const twice = from(-60, 60).filter((x) => Math.abs(x) === 2 * Math.abs(x - 12));
  says(name, "Between them it is 8, and beyond 12 it is 24", twice, [8, 24]);
  says(
    name,
    "$7/40$ and $9/75 = 3/25$",
    (
      [
        [7, 40],
        [5, 24],
        [9, 75],
      ] as [number, number][]
    ).map(ends),
    [true, false, true],
  );
});

test("agrees with the note on what must be true", () => {
  const name = "must-be-true";
  const negatives = [-3, -2, -1.5, -1, -0.5, -0.25];
  const cases = negatives.flatMap((x) =>
    negatives.filter((y) => x < y).map((y) => [x, y] as const),
  );
  const holds = [
    cases.every(([x, y]) => x * x > y * y),
    cases.every(([x, y]) => x / y > 1),
    cases.some(([x, y]) => x + y > x * y),
  ];
  says(name, "The answer is I and II only", holds, [true, true, false]);
  const ns = upTo(300).filter((n) => (n * n) % 72 === 0);
  says(name, "$2^2 \\cdot 3 = 12$", ns.reduce(gcf), 12);
  const primes = upTo(200).filter((p) => p > 3 && isPrime(p));
  says(
    name,
    "Yes. $p - 1$",
    primes.every((p) => (p * p - 1) % 24 === 0),
    true,
  );
});
