import { expect, test } from "vitest";
import { right, says, sum, tableWith, upTo } from "./test-formula-sheet.ts";
import { type Values, valueOf } from "./test-tex.ts";

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((one, k) =>
    orders(things.toSpliced(k, 1)).map((others) => [one, ...others]),
  );
}

function choices<T>(things: readonly T[]): T[][] {
  return upTo(2 ** things.length).map((mask) => things.filter((_, k) => ((mask - 1) >> k) & 1));
}

test("checks sets, arrangements, and choices by counting one by one", () => {
  const people = upTo(60);
  const [a, b, c] = [2, 3, 5].map((d) => new Set(people.filter((n) => n % d === 0)));
  const inAll = (...sets: Set<number>[]) => people.filter((n) => sets.every((set) => set.has(n)));
  const some = people.filter((n) => a!.has(n) || b!.has(n) || c!.has(n)).length;
  const pairs = inAll(a!, b!).length + inAll(a!, c!).length + inAll(b!, c!).length;
  const triple = inAll(a!, b!, c!).length;
  const sizes = { A: a!.size, B: b!.size, C: c!.size };
  const three = right("\\text{all} = A + B + C - \\text{pairs} + \\text{triple}");
  expect(valueOf(three, { ...sizes, "\\text{pairs}": pairs, "\\text{triple}": triple })).toBe(some);
  const exactlyTwo = pairs - 3 * triple;
  says(
    "- \\text{two} - 2 \\cdot \\text{triple}",
    sizes.A + sizes.B + sizes.C - exactlyTwo - 2 * triple,
    some,
  );
  const two = right("\\text{all} = A + B - \\text{both} + \\text{neither}");
  const neither = people.filter((n) => !a!.has(n) && !b!.has(n)).length;
  expect(
    valueOf(two, { ...sizes, "\\text{both}": inAll(a!, b!).length, "\\text{neither}": neither }),
  ).toBe(60);

  const ordered = right("\\frac{n!}{(n-k)!}");
  const chosen = right("\\binom nk = \\frac{n!}{k!\\,(n-k)!} = \\binom{n}{n-k}");
  for (const n of upTo(6)) {
    const all = choices(upTo(n));
    expect(all).toHaveLength(valueOf(right("2^n"), { n }));
    for (const k of upTo(n)) {
      const some2 = all.filter(({ length }) => length === k).length;
      expect(some2).toBe(valueOf(chosen, { n, k }));
      expect(new Set(orders(upTo(n)).map((order) => order.slice(0, k).join(" "))).size).toBe(
        valueOf(ordered, { n, k }),
      );
    }
    expect(valueOf("n(n-1)/2", { n })).toBe(all.filter(({ length }) => length === 2).length);
  }
  const level = new Set(orders("LEVEL".split("")).map((order) => order.join("")));
  says("LEVEL: $5!/(2!\\,2!) = 30$", level.size, 30);
  const beside = orders(upTo(5)).filter(
    (order) => Math.abs(order.indexOf(1) - order.indexOf(2)) === 1,
  );
  says("$2! \\cdot 4! = 48$; apart: $120 - 48 = 72$", beside.length, 48);
  const pairings = new Set(
    orders(upTo(4)).map((o) =>
      // Each pair from its smaller side, starting with the pair of 1.
      [o.slice(0, 2), o.slice(2)]
        .map(sorted)
        .toSorted(([one = 0], [other = 0]) => one - other)
        .join("|"),
    ),
  );
  says("Four people in two pairs: $6/2 = 3$", pairings.size, 3);
  const seats = new Set(
    orders(upTo(5)).map((o) => [...o, ...o].slice(o.indexOf(1), o.indexOf(1) + 5).join()),
  );
  expect(seats.size).toBe(valueOf(right("(n-1)!"), { n: 5 }));
});

test("checks probabilities by counting one by one", () => {
  const throws = upTo(6).flatMap((x) => upTo(6).flatMap((y) => upTo(6).map((z) => [x, y, z])));
  const sixes = throws.filter((faces) => faces.includes(6)).length;
  expect(valueOf(right("1 - (1 - p)^n"), { p: 1 / 6, n: 3 })).toBeCloseTo(sixes / throws.length);
  const exactly = right("\\binom nk p^k (1-p)^{n-k}");
  const heads = choices(upTo(4));
  for (const k of upTo(4)) {
    const chance = sum(
      heads.map(({ length }) => (length === k ? 0.3 ** length * 0.7 ** (4 - length) : 0)),
    );
    expect(valueOf(exactly, { n: 4, k, p: 0.3 })).toBeCloseTo(chance);
  }
  const balls = choices("RRRRRBBB".split("").map((color, k) => color + k)).filter(
    (s) => s.length === 2,
  );
  const red = balls.filter((pair) => pair.every((ball) => ball.startsWith("R")));
  says("$10$ of $28$ pairs", [red.length, balls.length], [10, 28]);
});

test("checks means and spreads", () => {
  const spread = right(
    "\\sigma = \\sqrt{\\frac{(x_1 - \\bar x)^2 + \\dots + (x_n - \\bar x)^2}{n}}",
  );
  const ofThree = spread.replace("\\dots", "(x_2 - \\bar x)^2");
  const sd = ([x_1 = 0, x_2 = 0, x_n = 0]: number[]) =>
    valueOf(ofThree, { x_1, x_2, x_n, n: 3, "\\bar x": (x_1 + x_2 + x_n) / 3 });
  expect(sd([2, 4, 6])).toBeCloseTo(1.63, 2);
  expect(sd([2 + 9, 4 + 9, 6 + 9])).toBeCloseTo(sd([2, 4, 6]));
  expect(sd([-6, -12, -18])).toBeCloseTo(3 * sd([2, 4, 6]));
  expect(sd([5, 5, 5])).toBe(0);
  const place = right("\\text{place of the median} = \\frac{n + 1}{2}");
  const counts = [4, 7, 9, 5].flatMap((count, k) => upTo(count).map(() => k + 1));
  const middle = valueOf(place, { n: counts.length });
  says("of $25$ values, it's the $13$th", [counts.length, middle], [25, 13]);
  says("so it's in the third class", counts[middle - 1], 3);
  const weighted = right("\\frac{f_1 x_1 + f_2 x_2 + \\dots}{f_1 + f_2 + \\dots}").replaceAll(
    "+ \\dots",
    "",
  );
  expect(valueOf(weighted, { f_1: 3, x_1: 10, f_2: 1, x_2: 20 })).toBe((10 + 10 + 10 + 20) / 4);
});

test("checks series by adding them up term by term", () => {
  const sums = tableWith("sum of");
  const term: Record<string, (k: number) => number> = {
    "1, 2, \\dots, n": (k) => k,
    "1, 3, \\dots, 2n - 1": (k) => 2 * k - 1,
    "2, 4, \\dots, 2n": (k) => 2 * k,
    "1^2, 2^2, \\dots, n^2": (k) => k * k,
    "1, 2, 4, \\dots, 2^{n-1}": (k) => 2 ** (k - 1),
  };
  expect(sums).toHaveLength(Object.keys(term).length);
  for (const [terms = "", closed = ""] of sums) {
    for (const n of upTo(12)) expect(sum(upTo(n).map(term[terms]!))).toBe(valueOf(closed, { n }));
  }
  const arithmetic = right("S_n = n \\cdot \\frac{a_1 + a_n}{2}");
  const nth = right("a_n = a_1 + (n-1)d");
  const geometric = right("S_n = a_1 \\cdot \\frac{r^n - 1}{r - 1}");
  const power = right("a_n = a_1 r^{n-1}");
  for (const n of upTo(9)) {
    const steps = upTo(n).map((k) => 5 + (k - 1) * 3);
    const values: Values = { a_1: 5, n, d: 3, r: 1.5, a_n: steps.at(-1)! };
    expect(valueOf(nth, values)).toBe(steps.at(-1));
    expect(valueOf(arithmetic, values)).toBe(sum(steps));
    const factors = upTo(n).map((k) => 5 * 1.5 ** (k - 1));
    expect(valueOf(power, values)).toBeCloseTo(factors.at(-1)!);
    expect(valueOf(geometric, values)).toBeCloseTo(sum(factors));
  }
  const endless = sum(upTo(200).map((k) => 5 * 0.5 ** (k - 1)));
  expect(valueOf(right("a_1/(1 - r)"), { a_1: 5, r: 0.5 })).toBeCloseTo(endless);
});
