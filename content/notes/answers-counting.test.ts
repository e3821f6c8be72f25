import { expect, test } from "vitest";
import { says } from "./test-notes.ts";

const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const about = (value: number) => expect.closeTo(value, 8) as number;

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((one, k) =>
    orders(things.toSpliced(k, 1)).map((others) => [one, ...others]),
  );
}

function choices<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((one, k) =>
    choices(things.slice(k + 1), count - 1).map((others) => [one, ...others]),
  );
}

test("agrees with the note on overlapping sets", () => {
  const name = "overlapping-sets";
  const both = upTo(75).filter((n) => 75 + 60 - n + 15 === 120);
  says(name, "for a total of $45 + 30 = 75$", [both, 75 + 60 - 2 * both[0]!], [[30], 75]);
  const two = upTo(90).filter((n) => 90 - n - 10 + 2 * n + 3 * 10 === 40 + 45 + 35);
  says(name, "$30 - 2 \\cdot 10 = 10$ students", two, [10]);
  says(name, "$80 - (50 + 36 - 18) = 12$", 50 + 36 - 18 + 12, 80);
  says(name, "= 15$ percent", 60 + 35 - 15 + 20, 100);
  says(name, "so $120 - 70 = 50$ are neither", 200 - (80 + 90 - 0.25 * 80), 50);
  says(
    name,
    "$22 + 19 - 30 = 11$",
    upTo(19).find((n) => 22 + 19 - n <= 30),
    11,
  );
});

test("agrees with the note on counting", () => {
  const name = "combinatorics";
  const people = upTo(8);
  const committees = choices(people, 3).filter((c) => !(c.includes(1) && c.includes(2)));
  says(
    name,
    "So $56 - 6 = 50$ committees",
    [choices(people, 3).length, committees.length],
    [56, 50],
  );
  const integers = upTo(9999).filter(
    (n) => n >= 1000 && n % 2 === 0 && new Set(String(n)).size === 4,
  );
  says(name, "$504 + 1{,}792 = 2{,}296$", integers.length, 2296);
  says(name, "$\\frac{6}{2} = 3$ ways", choices(upTo(4), 2).length / 2, 3);
  const level = new Set(orders("LEVEL".split("")).map((order) => order.join("")));
  says(name, "= 30$", level.size, 30);
  const beside = orders(upTo(5)).filter((o) => Math.abs(o.indexOf(1) - o.indexOf(2)) === 1);
  says(name, "$4! \\cdot 2 = 48$", beside.length, 48);
  const women = choices(upTo(9), 3).filter((c) => c.some((one) => one > 5));
  says(name, "84 - 10 = 74$", women.length, 74);
  says(name, "$\\binom 82 = 28$", choices(upTo(8), 2).length, 28);
});

test("agrees with the note on probability", () => {
  const name = "probability";
  const balls = choices(
    "RRRRRBBB".split("").map((color, k) => color + k),
    2,
  );
  const mixed = balls.filter(([one, other]) => one![0] !== other![0]);
  says(name, "there are 28 pairs in all", [mixed.length, balls.length], [15, 28]);
  says(name, "$1 - 0.729 = 0.271$", 1 - 0.9 ** 3, about(0.271));
  const dice = upTo(6).flatMap((a) => upTo(6).map((b) => a + b));
  const ways = (total: number) => dice.filter((n) => n === total).length;
  says(name, "7 comes up in 6 of 36 cases, and 2 in only 1", [ways(7), ways(2)], [6, 1]);
  says(name, "Four of 36 pairs have the sum 9", ways(9), 4);
  const both = choices(upTo(7), 2).filter((pair) => pair.every((one) => one > 4));
  says(name, "$\\frac 37 \\cdot \\frac 26 = \\frac 17$", both.length / 21, about(1 / 7));
  const flips = upTo(16).filter(
    (n) =>
      (n - 1)
        .toString(2)
        .split("")
        .filter((b) => b === "1").length === 2,
  );
  says(name, "= \\frac 38$", flips.length / 16, 3 / 8);
  says(name, "$15 - 6 = 9$ white ones", 9 / (9 + 6), 3 / 5);
});

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const deviation = (numbers: readonly number[]) =>
  Math.sqrt(mean(numbers.map((n) => (n - mean(numbers)) ** 2)));

test("agrees with the note on mean, median, and deviation", () => {
  const name = "mean-median-deviation";
  says(name, "= 85.25$", (12 * 80 + 92 - 29) / 12, 85.25);
  const largest = Math.max(
    ...upTo(9).flatMap((a) =>
      upTo(9).flatMap((b) =>
        upTo(31)
          .map((d) => [a, b, 9, d, 40 - a - b - 9 - d])
          .filter((list) => Math.min(...list) > 0 && median(list) === 9)
          .map((list) => Math.max(...list)),
      ),
    ),
  );
  says(name, "40 - 1 - 1 - 9 - 9 = 20$", largest, 20);
  const [one, other] = [
    [0, 5, 5, 5, 10],
    [1, 1, 5, 9, 9],
  ] as const;
  says(
    name,
    "the second has the greater standard deviation",
    deviation(other) > deviation(one),
    true,
  );
  says(name, "$8 \\cdot 15 - 7 \\cdot 14 = 22$", (8 * 15 - 22) / 7, 14);
  says(name, "= 8$.", median([3, 12, 7, 9, 4, 20]), 8);
  says(name, "$3 \\cdot 6 = 18$", deviation(one.map((n) => 3 * n + 10)), about(3 * deviation(one)));
  says(name, "= 12$.", [mean([4, 7, 9, 12]), median([4, 7, 9, 12])], [8, 8]);
});

test("agrees with the note on series and patterns", () => {
  const name = "series-patterns";
  says(
    name,
    "$1 - \\frac{1}{50} = \\frac{49}{50}$",
    sum(upTo(49).map((k) => 1 / (k * (k + 1)))),
    about(49 / 50),
  );
  says(name, "The sum is 50.", sum(upTo(100).map((k) => (k % 2 === 0 ? k : -k))), 50);
  says(name, "3{,}240$", sum(upTo(80)), 3240);
  says(name, "1{,}023$", sum(upTo(10).map((k) => 2 ** (k - 1))), 1023);
  says(name, "$20^2 = 400$", sum(upTo(20).map((k) => 2 * k - 1)), 400);
  says(name, "the third digit of the pattern, 1", "47158"[(83 - 1) % 5], "1");
});
