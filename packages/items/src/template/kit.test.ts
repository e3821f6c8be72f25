import fc from "fast-check";
import { expect, test } from "vitest";
import { arrange, arrangeRows } from "./arrange.ts";
import { type AskedProblem, draftOf, inWordsOf } from "./asked-problem.ts";
import {
  asFraction,
  Fraction,
  choose,
  divisorsOf,
  factorial,
  gcd,
  isPrime,
  lcm,
  median,
  primeFactors,
  range,
  subsets,
} from "./exact.ts";
import {
  fittingOptions,
  numbersIn,
  openOptions,
  openSlips,
  plain,
  read,
  tableRowsIn,
  valueOf,
} from "./reading.ts";
import { createRng } from "./rng.ts";
import { hintsLast, isWholeWithin, numberSlip } from "./slips.ts";
import {
  findingsByCases,
  inEitherOrder,
  keyByCases,
  leavesOpen,
  settles,
  statementPair,
  sufficiencyKey,
  sufficiencyReasons,
  tensionBetween,
} from "./sufficiency.ts";
import {
  capital,
  count,
  inWords,
  listed,
  ordinal,
  tableText,
  texFirst,
  texFraction,
  texTerm,
  thousands,
  usd,
} from "./wording.ts";

const seeds = fc.integer({ min: 1, max: 1e6 });

function draw(name: string, seed: number): number[] {
  const rng = createRng(name, seed);
  return range(1, 20).map(() => rng.int(1, 1000));
}

test("repeats chance for the same name and seed, and only then", () => {
  expect(draw("a", 1).slice(0, 5)).toEqual([267, 467, 305, 37, 89]);
  expect(draw("a", 1)).not.toEqual(draw("a", 2));
  expect(draw("a", 1)).not.toEqual(draw("b", 1));
});

test("draws whole numbers from the whole range, about evenly", () => {
  const rng = createRng("dice", 1);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 6000; k++) counts[rng.int(1, 6) - 1]!++;
  for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(150);
  expect(() => rng.int(3, 2)).toThrow(/No whole number/);
});

test("keeps what it shuffles, and repeats nothing in a sample", () => {
  fc.assert(
    fc.property(seeds, fc.uniqueArray(fc.nat(), { minLength: 1 }), (seed, list) => {
      const rng = createRng("cards", seed);
      expect(new Set(rng.shuffle(list))).toEqual(new Set(list));
      const some = rng.sample(list, Math.ceil(list.length / 2));
      expect(new Set(some).size).toBe(some.length);
      expect(list).toContain(rng.pick(list));
    }),
  );
  expect(() => createRng("x", 1).sample([1], 2)).toThrow(/does not hold/);
  expect(() => createRng("x", 1).pick([])).toThrow(/empty/);
});

const whole = fc.integer({ min: -500, max: 500 });
const nonZero = whole.filter((n) => n !== 0);

test("computes with fractions as with numbers", () => {
  fc.assert(
    fc.property(whole, nonZero, whole, nonZero, (a, b, c, d) => {
      const [one, other] = [new Fraction(a, b), new Fraction(c, d)];
      expect(one.plus(other).value).toBeCloseTo(a / b + c / d, 9);
      expect(one.minus(other).value).toBeCloseTo(a / b - c / d, 9);
      expect(one.times(other).value).toBeCloseTo((a / b) * (c / d), 6);
      if (c !== 0) expect(one.over(other).times(other).equals(one)).toBe(true);
      expect(gcd(one.top, one.bottom)).toBeLessThanOrEqual(1);
      expect(one.bottom).toBeGreaterThan(0);
    }),
  );
  expect(() => new Fraction(1, 0)).toThrow(/not a fraction/);
  expect(() => new Fraction(0.5)).toThrow(/whole numbers/);
});

test("finds the fraction that a decimal stands for", () => {
  expect(asFraction(0.333333)).toEqual(new Fraction(1, 3));
  expect(asFraction(8 / 13)).toEqual(new Fraction(8, 13));
  expect(asFraction(Math.SQRT2)).toBeNull();
});

test("computes with whole numbers", () => {
  expect([gcd(12, 18), gcd(0, 5), lcm(4, 6), lcm(0, 3)]).toEqual([6, 5, 12, 0]);
  expect(range(2, 30).filter(isPrime)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  expect(divisorsOf(12)).toEqual([1, 2, 3, 4, 6, 12]);
  expect(primeFactors(360)).toEqual([
    [2, 3],
    [3, 2],
    [5, 1],
  ]);
  expect([factorial(0), factorial(5), choose(5, 2), choose(20, 10), choose(3, 4)]).toEqual([
    1, 120, 10, 184756, 0,
  ]);
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test("sets numbers and words as an editor would", () => {
  expect([usd(1250), usd(3.4), usd(-5)]).toEqual(["\\$1,250", "\\$3.40", "−\\$5"]);
  expect([thousands(1234567), thousands(-12), thousands(0.125)]).toEqual([
    "1,234,567",
    "−12",
    "0.125",
  ]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "103rd",
    "111th",
  ]);
  expect([listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"], "or")]).toEqual([
    "a",
    "a and b",
    "a, b, or c",
  ]);
  expect([count(1, "box", "boxes"), count(1200, "lamp")]).toEqual(["1 box", "1,200 lamps"]);
  expect([inWords(3), inWords(13), capital("one")]).toEqual(["three", "13", "One"]);
  expect([texFraction(new Fraction(-3, 4)), texFraction(new Fraction(4, 2))]).toEqual([
    "-\\frac{3}{4}",
    "2",
  ]);
  expect([texFirst(1, "x"), texFirst(-3, "y"), texFirst(-1, "z")]).toEqual(["x", "-3y", "-z"]);
  expect([texTerm(1, "x"), texTerm(-3, "y"), texTerm(0, "z"), texTerm(-1, "")]).toEqual([
    "+ x",
    "- 3y",
    "",
    "- 1",
  ]);
});

test("reads back what the kit writes", () => {
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 60 }), (top, bottom) => {
      const fraction = new Fraction(top, bottom);
      expect(valueOf(`$${texFraction(fraction)}$`).equals(fraction)).toBe(true);
      expect(valueOf(usd(Math.abs(top) * 1000)).value).toBe(Math.abs(top) * 1000);
      expect(valueOf(`${thousands(top)}%`).value).toBe(top);
    }),
  );
  expect(valueOf("$2\\frac{1}{2}$").value).toBe(2.5);
  expect(valueOf("3 : 4").value).toBe(0.75);
  expect(valueOf("12.50").value).toBe(12.5);
  expect(valueOf("-0.5").value).toBe(-0.5);
  expect(() => valueOf("none")).toThrow(/no value/);
  expect(numbersIn("Of \\$1,200, 20 percent; $x \\le -4$ and 3.5")).toEqual([1200, 20, -4, 3.5]);
  expect(plain("$\\frac{a}{b} \\ge \\sqrt{2}$")).toBe("(a)/(b) >= sqrt(2)");
  expect(read("After 12 more boats", /After (\d+)/)).toEqual(["12"]);
  expect(() => read("nothing", /After (\d+)/)).toThrow(/does not read like/);
});

const choice = (value: number) => ({ text: String(value), value, why: "w" });
const slip = (value: number) => ({ ...choice(value), slip: "s" });

test("orders options by size, with the key where it is wanted and no two alike", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 9 }),
      fc.nat(4),
      (values, place) => {
        const [key, ...others] = values.toSorted((a, b) => a - b);
        const middle = others[3]!;
        const slips = [key!, ...others.filter((v) => v !== middle)].map(slip);
        const { options } = arrange(
          choice(middle),
          [...slips, slip(middle)],
          { slips: 4, atLeast: 4, place },
          createRng("x", 1),
        )!;
        const shown = options.map(({ choice: { value } }) => value!);
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
        expect(new Set(shown).size).toBe(5);
        expect(options[place]!.isKey).toBe(true);
        expect(options.filter(({ isKey }) => isKey)).toHaveLength(1);
      },
    ),
  );
});

test("asks for another draw when too few slips differ", () => {
  const twins = [slip(1), slip(1), slip(5), slip(5)];
  expect(
    arrange(choice(5), twins, { slips: 4, atLeast: 4, place: 0 }, createRng("x", 1)),
  ).toBeNull();
});

test("keeps the keys of a grid's rows when they move", () => {
  fc.assert(
    fc.property(
      seeds,
      fc.uniqueArray(fc.nat(), { minLength: 5, maxLength: 6 }),
      fc.nat(4),
      fc.nat(4),
      (seed, values, a, b) => {
        const rows = values.map(choice);
        const arranged = arrangeRows(rows, [a, b], createRng("x", seed))!;
        expect(arranged.keys.map((key) => arranged.rows[key])).toEqual([rows[a], rows[b]]);
      },
    ),
  );
  expect(arrangeRows([choice(1), choice(1)], [0, 1], createRng("x", 1))).toBeNull();
  expect(() => arrangeRows([choice(1)], [0, 3], createRng("x", 1))).toThrow(/do not exist/);
});

test("puts two statements in either order, with their findings and the trap", () => {
  const pair = statementPair(
    ["false-enough", "D", "The square looks like enough."],
    ["$x = 3$", settles("It says so.")],
    ["$x^2 = 9$", leavesOpen("It may be negative.", { x: 3 }, { x: -3 })],
  );
  const orders = [1, 2, 3, 4, 5, 6].map((seed) => inEitherOrder(pair, createRng("order", seed)));
  expect(new Set(orders.map(sufficiencyKey))).toEqual(new Set(["A", "B"]));
  for (const { statements, first, trap } of orders) {
    expect(first.enough).toBe(statements[0] === "$x = 3$");
    expect(trap.letter).toBe("D");
  }
});

test("gives the five keys of Data Sufficiency from what is enough", () => {
  const yes = { enough: true, why: "w" };
  const no = { enough: false, why: "w" };
  expect(sufficiencyKey({ first: yes, second: no })).toBe("A");
  expect(sufficiencyKey({ first: no, second: yes })).toBe("B");
  expect(sufficiencyKey({ first: no, second: no, together: yes })).toBe("C");
  expect(sufficiencyKey({ first: yes, second: yes })).toBe("D");
  expect(sufficiencyKey({ first: no, second: no, together: no })).toBe("E");
  expect(() => sufficiencyKey({ first: no, second: no })).toThrow(/say what both give/);
  for (const why of Object.values(sufficiencyReasons({ first: no, second: yes })))
    expect(why).not.toBe("");
});

test("judges two statements on all cases, with rivals where they aren't enough", () => {
  const cases = range(1, 12).map((n) => ({ n }));
  const words = {
    together: (fits: readonly { n: number }[]) => `Only ${fits.map(({ n }) => n).join()}.`,
    settled: ({ n }: { n: number }) => `So it's ${n}.`,
    rivals: (one: { n: number }, other: { n: number }) => `It could be ${one.n} or ${other.n}.`,
  };
  const findings = findingsByCases(
    cases,
    [
      { text: "", holds: ({ n }) => n % 5 === 0, gives: "A multiple of 5." },
      { text: "", holds: ({ n }) => n % 2 === 0, gives: "It's even." },
    ],
    ({ n }) => n,
    words,
  );
  expect(findings).toEqual({
    first: {
      enough: false,
      rivals: [{ n: 5 }, { n: 10 }],
      why: "A multiple of 5. It could be 5 or 10.",
    },
    second: { enough: false, rivals: [{ n: 2 }, { n: 4 }], why: "It's even. It could be 2 or 4." },
    together: { enough: true, why: "Only 10. So it's 10." },
  });
  const never = { text: "", holds: () => false, gives: "" };
  expect(() => findingsByCases(cases, [never, never], ({ n }) => n, words)).toThrow(/no case/);
});

function tensionOf(is: readonly boolean[], looks: readonly boolean[]) {
  const [one, other] = [is, looks].map(([first, second, together]) => ({
    first: first!,
    second: second!,
    together: together!,
  }));
  return tensionBetween(one!, other!);
}

test("names the tension between what statements are and what they look like", () => {
  const [no, yes] = [false, true];
  expect(tensionOf([no, no, no], [no, no, yes])).toEqual({ tension: "near-miss", letter: "C" });
  expect(tensionOf([no, no, no], [yes, no, yes])).toEqual({ tension: "false-enough", letter: "A" });
  expect(tensionOf([no, no, yes], [no, yes, yes])).toEqual({
    tension: "false-enough",
    letter: "B",
  });
  expect(tensionOf([yes, no, yes], [no, no, yes])).toEqual({ tension: "c-trap", letter: "C" });
  expect(tensionOf([yes, yes, yes], [yes, no, yes])).toEqual({
    tension: "hidden-enough",
    letter: "A",
  });
  expect(tensionOf([yes, no, yes], [yes, yes, yes])).toEqual({
    tension: "false-enough",
    letter: "D",
  });
  expect(tensionOf([no, no, yes], [no, no, no])).toEqual({ tension: "hidden-enough", letter: "E" });
  expect(tensionOf([yes, no, yes], [yes, no, yes])).toBeNull();
});

function keyOf(first: (n: number) => boolean, second: (n: number) => boolean) {
  return keyByCases(range(1, 60), first, second, (n) => n % 6 === 0);
}

test("gives a checker's key from cases, and refuses a contradiction", () => {
  const [even, threes, sixes, any] = [2, 3, 6, 1].map((d) => (n: number) => n % d === 0) as [
    (n: number) => boolean,
    (n: number) => boolean,
    (n: number) => boolean,
    (n: number) => boolean,
  ];
  expect([
    keyOf(sixes, even),
    keyOf(even, sixes),
    keyOf(even, threes),
    keyOf(sixes, (n) => n % 12 === 0),
    keyOf(even, any),
  ]).toEqual(["A", "B", "C", "D", "E"]);
  expect(() => keyOf(even, (n) => n % 2 === 1)).toThrow(/no case/);
});

test("tries options in the first wording that reads a stem", () => {
  const readings = [
    { wording: /sum of (\d+) and (\w+)/, fits: (x: number, a: number, b: number) => x === a + b },
    {
      wording: /product of (\d+) and (\w+)/,
      fits: (x: number, a: number, b: number) => x === a * b,
      open: (x: number) => x > 3,
    },
  ];
  const options = ["3", "\\$1,005", "2,000"];
  const sum = { stem: "What is the sum of $1{,}000$ and five?", options };
  expect(fittingOptions(sum, readings)).toEqual([1]);
  expect(openOptions(sum, readings)).toEqual([true, true, true]);
  const product = { stem: "What is the product of 1,000 and two?", options };
  expect(fittingOptions(product, readings)).toEqual([2]);
  expect(openOptions(product, readings)).toEqual([false, true, true]);
  const slips = [1, 2, 5, 7].map((value) => numberSlip(value, "slips", "A slip."));
  expect(openSlips(product.stem, slips, readings).map(({ value }) => value)).toEqual([5, 7, 1]);
  expect(() => fittingOptions({ stem: "What now?", options }, readings)).toThrow(/No wording/);
});

test("drafts a question in one of its wordings, with one impossible option at most", () => {
  const readings = [{ wording: /half of/, fits: () => false, open: (x: number) => x < 1000 }];
  const asked: AskedProblem = {
    difficulty: 1,
    stems: ["What is half of $1,000?"],
    pure: ["What is half of 1,000?"],
    key: 500,
    why: "Half of 1,000 is 500.",
    wrong: [0.1 + 0.2, 250, 2000, 3000].map((value) => [value, "slips", "A slip."]),
    solution: { idea: "Divide by 2.", steps: ["1,000 divided by 2 is 500."] },
    text: usd,
  };
  const drafts = range(1, 20).map((seed) => draftOf("half", asked, readings, createRng("d", seed)));
  expect(
    new Set(drafts.map(({ variant, context, key }) => [variant, context, key.text].join())),
  ).toEqual(new Set(["half/1,real,\\$500", "half/2,pure,500"]));
  expect(drafts[0]!.slips.map(({ value }) => value)).toEqual([250, 2000]);
});

test("puts each wording's own words in reasons and solutions", () => {
  const asked: AskedProblem = {
    difficulty: 1,
    stems: ["How many boats are there?", "How many vans are there?"],
    key: 2,
    why: "[[Vehicles]]: 2.",
    wrong: [[3, "miscounts", "This counts 3 [[vehicles]]."]],
    solution: { idea: "Count the [[vehicles]].", steps: ["[[Vehicles]]: 2."] },
    words: (wording) => ({ vehicles: wording === 1 ? "boats" : "vans" }),
  };
  const readings = [{ wording: /How many/, fits: () => false }];
  const drafts = range(1, 20).map((seed) =>
    draftOf("count", asked, readings, createRng("w", seed)),
  );
  expect(
    new Set(
      drafts.map(({ key, slips, solution }) => [key.why, slips[0]!.why, solution.idea].join()),
    ),
  ).toEqual(
    new Set([
      "Boats: 2.,This counts 3 boats.,Count the boats.",
      "Vans: 2.,This counts 3 vans.,Count the vans.",
    ]),
  );
  expect(() => inWordsOf({}, "Count the [[vehicles]].")).toThrow(/No word/);
});

test("tells whole numbers of a key's size", () => {
  const isNear = isWholeWithin(5)(20);
  expect([4, 5, 20, 99, 100, 6.5].map(isNear)).toEqual([false, true, true, true, false, false]);
});

test("sets numbers of a table to the right, and reads its cells", () => {
  const rows = [
    ["North", "\\$1,200", "9:00 a.m."],
    ["South", "\\$900", "9:30 a.m."],
  ];
  const text = tableText(["Store", "Cost", "Opens"], rows);
  expect(text.split("\n").slice(0, 2)).toEqual([
    "| Store | Cost | Opens |",
    "| --- | ---: | --- |",
  ]);
  expect(tableRowsIn(`Two stores.\n\n${text}\n\nSelect one.`)).toEqual(rows);
});

test("selects so many of a list in every way", () => {
  expect(subsets(["a", "b", "c"], 2)).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  expect(subsets(range(1, 7), 3)).toHaveLength(choose(7, 3));
  expect(subsets([1], 2)).toEqual([]);
});

test("wrong answers that give the key away come last, in their order", () => {
  const wrong = [2 / 7, 0.2, 1 - 0.3, 0.5].map((value) => [value, "slips", "Why."] as const);
  expect(hintsLast(wrong, 0.7, 2 / 7).map(([value]) => value)).toEqual([0.2, 0.5, 2 / 7, 0.7]);
});
