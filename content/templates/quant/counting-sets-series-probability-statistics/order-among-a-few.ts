import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  inWords,
  listed,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
} from "@theta/items/template";

const isChance = (value: number): boolean =>
  value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 60;
const chanceText = (value: number): string => fractionText(asFraction(value)!);

/** How the options of all these questions are written. */
const OPTIONS = { text: chanceText, pureText: chanceText, shows: isChance };

/** TeX of a fraction as it comes up, and reduced if that differs. */
function texQuotient(top: number, bottom: number): string {
  const reduced = texFraction(new Fraction(top, bottom));
  const raw = `\\frac{${top}}{${bottom}}`;
  return raw === reduced ? raw : `${raw} = ${reduced}`;
}
/** TeX of 1 minus a fraction, worked out. */
const texRest = (top: number, bottom: number): string =>
  `1 - \\frac{${top}}{${bottom}} = ${texFraction(new Fraction(bottom - top, bottom))}`;

const DIGITS = range(1, 9);
const isEven = (n: number): boolean => n % 2 === 0;

function drawDigits(rng: Rng, size: number): number[] {
  return rng.sample(DIGITS, size).toSorted((a, b) => a - b);
}

/** "If the digits 2, 3, 5, 6, and 8 are arranged in a random order to form a five-digit integer" */
const arranged = (digits: readonly number[]): string =>
  `If the digits ${listed(digits.map(String))} are arranged in a random order to form a ${inWords(digits.length)}-digit integer`;

/** Two of n next to each other, or not. */
function askNeighbors(rng: Rng): AskedProblem {
  const n = rng.int(5, 7);
  const apart = rng.chance(0.4);
  const digits = drawDigits(rng, n);
  const [a, b] = rng.sample(digits, 2).toSorted((x, y) => x - y) as [number, number];
  const key = apart ? (n - 2) / n : 2 / n;
  const not = apart ? "not " : "";
  const pairs = (n * (n - 1)) / 2;
  const chosen = apart ? texRest : texQuotient;
  return {
    difficulty: 4,
    stems: [
      `A librarian places ${n} books, including 2 dictionaries, on a shelf in a random order. What is the probability that the 2 dictionaries are ${not}next to each other?`,
      `If ${n} people, including one married couple, are to be seated at random in a row of ${n} seats, what is the probability that the couple will ${not}sit next to each other?`,
    ],
    pure: [
      `${arranged(digits)}, what is the probability that the digits ${a} and ${b} are ${not}next to each other?`,
    ],
    key,
    why: `Of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${(n * (n - 1)) / 2}$ pairs of [[places]], ${n - 1} are next to each other, so the probability is ${apart ? `$1 - ${texFraction(new Fraction(2, n))} = ${texFraction(new Fraction(n - 2, n))}$` : chanceText(2 / n)}.`,
    // First what would be right for one fewer, with its own slip.
    wrong: [
      [
        apart ? 1 - 2 / (n - 1) : 2 / (n - 1),
        "gives each place two neighbors",
        `This is $${chosen(2, n - 1)}$. It assumes that every [[place]] has 2 of the other ${n - 1} [[places]] next to it, but each end [[place]] has only one.`,
      ],
      [
        apart ? 1 - 1 / (n - 1) : 1 / (n - 1),
        "counts one neighbor for each place",
        `This is $${chosen(1, n - 1)}$. It counts only 1 of the other ${n - 1} [[places]] as next to the one that [[first]] takes, but every [[place]] except the two at the ends has two neighbors.`,
      ],
      [
        apart ? 1 / n : 1 - 1 / n,
        "forgets the two orders and finds the complement",
        apart
          ? `This is $${texQuotient(n - 1, n * (n - 1))}$, which would be the probability that [[pair]] are next to each other if they had only one order. But they have two, and the question asks for the probability that they are not next to each other.`
          : `This is $${texRest(1, n)}$, which would be the probability that [[pair]] are not next to each other if they had only one order. But they have two, and the question asks for the probability that they are next to each other.`,
      ],
      [
        apart ? 1 - 3 / n : 3 / n,
        "counts a pair of places too many",
        n === 5
          ? `This is $${apart ? texQuotient(2, 5) : texRest(2, 5)}$, the probability that [[pair]] are ${apart ? "" : "not "}next to each other.`
          : n === 6
            ? `This treats “next to each other” and “not next to each other” as equally likely, but only 5 of the 15 pairs of [[places]] are next to each other.`
            : apart
              ? `This is $${texRest(3, 7)}$, which takes away one [[place]] and a neighbor on each side, 3 of the 7 [[places]]. But [[pair]] can't both take the same [[place]], and each end [[place]] has only one neighbor.`
              : `This counts one [[place]] and a neighbor on each side, 3 of the 7 [[places]]. But [[pair]] can't both take the same [[place]], and each end [[place]] has only one neighbor.`,
      ],
      [
        apart ? 2 / (n - 1) : 1 - 2 / (n - 1),
        "gives each place two neighbors and finds the complement",
        apart
          ? `This is $${texQuotient(2, n - 1)}$, which would be the probability that [[pair]] are next to each other if every [[place]] had two neighbors. But each end [[place]] has only one, and the question asks for the probability that they are not next to each other.`
          : `This is $${texRest(2, n - 1)}$, which would be the probability that [[pair]] are not next to each other if every [[place]] had two neighbors. But each end [[place]] has only one, and the question asks for the probability that they are next to each other.`,
      ],
      [
        2 / ((n - 1) * (n - 2)),
        "takes one pair of places",
        `This is 1 of $\\frac{${n - 1} \\cdot ${n - 2}}{2} = ${((n - 1) * (n - 2)) / 2}$ pairs. Of the ${n} [[places]], however, $\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$ pairs can be chosen, and ${n - 1} of them are next to each other.`,
      ],
      [
        1 / (n - 2),
        "compares with the others",
        `This is 1 out of the ${n - 2} other [[things]], but they don't matter. What matters is which [[places]] [[pair]] take.`,
      ],
      [
        2 / (n + 1),
        "counts the gaps",
        `This is $${texQuotient(2, n + 1)}$, the probability for a row of ${n + 1} [[places]], but there are only ${n}.`,
      ],
      [
        1 / 2,
        "expects one half",
        `“Next to each other” and “not next to each other” aren't equally likely: ${n - 1} of the ${pairs} pairs of [[places]] are next to each other, and ${pairs - n + 1} aren't.`,
      ],
      [
        1 - key,
        "finds the complement",
        `This is the probability that [[pair]] are ${apart ? "" : "not "}next to each other.`,
      ],
      [
        apart ? 1 - 1 / n : 1 / n,
        "forgets the two orders",
        `This is $${chosen(n - 1, n * (n - 1))}$. Because [[pair]] can be in either order, ${2 * (n - 1)} of the $${n} \\cdot ${n - 1} = ${n * (n - 1)}$ ways to place them are next to each other, not ${n - 1}.`,
      ],
    ],
    solution: {
      idea: "Look only at the two [[places]] that [[pair]] take.",
      fast: [
        `[[Pair]] can take $\\frac{${n} \\cdot ${n - 1}}{2} = ${(n * (n - 1)) / 2}$ equally likely pairs of [[places]], and ${n - 1} of these pairs are next to each other, so the probability of that is $${texQuotient(n - 1, pairs)}$${apart ? `, and the answer is $1 - ${texFraction(new Fraction(2, n))} = ${texFraction(new Fraction(n - 2, n))}$` : ""}.`,
      ],
      steps: [
        `The ${n} [[things]] can be arranged in ${n}! orders.`,
        `Treat [[pair]] as one block: the block and the other ${n - 2} [[things]] can be arranged in ${n - 1}! ways, and there are 2 orders within the block.`,
        `So [[pair]] are next to each other with probability $\\frac{2 \\cdot ${n - 1}!}{${n}!} = ${texFraction(new Fraction(2, n))}$${apart ? `, and they are not next to each other with probability $${texRest(2, n)}$` : ""}.`,
      ],
      check: `Placed one after the other, [[pair]] can take $${n} \\cdot ${n - 1} = ${n * (n - 1)}$ pairs of [[places]] in order, of which $2 \\cdot ${n - 1} = ${2 * (n - 1)}$ are next to each other, and $\\frac{${2 * (n - 1)}}{${n * (n - 1)}} = ${texFraction(new Fraction(2, n))}$.`,
      takeaway:
        "When only two things matter in a random order, count the pairs of places that they can take.",
    },
    words: (wording) =>
      [
        {
          place: "place",
          places: "places",
          things: "books",
          pair: "the 2 dictionaries",
          first: "the first dictionary",
        },
        {
          place: "seat",
          places: "seats",
          things: "people",
          pair: "the two spouses",
          first: "the first spouse",
        },
        {
          place: "place",
          places: "places",
          things: "digits",
          pair: `the digits ${a} and ${b}`,
          first: `the digit ${a}`,
        },
      ][wording - 1]!,
    ...OPTIONS,
  };
}

/** Both ends taken by two of k. */
function askEnds(rng: Rng): AskedProblem | null {
  const n = rng.int(4, 7);
  const digits = drawDigits(rng, n);
  const even = rng.chance(0.5);
  const k = digits.filter((d) => isEven(d) === even).length;
  if (k < 2 || k > n - 1) return null;
  const word = even ? "even" : "odd";
  const key = (k * (k - 1)) / (n * (n - 1));
  const [first, second] = [new Fraction(k, n), new Fraction(k - 1, n - 1)];
  return {
    difficulty: 4,
    stems: [
      `The ${n} members of a certain committee, ${k} of whom are women, stand in a random order in a row for a photograph. What is the probability that both ends of the row are occupied by women?`,
    ],
    pure: [
      `${arranged(digits)}, what is the probability that the first digit and the last digit of the integer are both ${word}?`,
      `The integers ${listed(digits.map(String))} are listed in a random order. What is the probability that the first integer and the last integer in the list are both ${word}?`,
    ],
    key,
    why: `$${texFraction(first)} \\cdot ${texFraction(second)} = ${texFraction(first.times(second))}$.`,
    wrong: [
      [
        ((k - 1) * (k - 2)) / (n * (n - 1)),
        "takes one away too early",
        `This is $\\frac{${k - 1}}{${n}} \\cdot \\frac{${k - 2}}{${n - 1}}$, but the first end can be filled by any of the ${k} [[fit]], not only ${k - 1}.`,
      ],
      [
        ((k + 1) * k) / (n * (n - 1)),
        "counts one too many",
        `This is $\\frac{${k + 1}}{${n}} \\cdot \\frac{${k}}{${n - 1}}$, but there are only ${k} [[fit]], not ${k + 1}.`,
      ],
      [
        (2 * k * (n - k)) / (n * (n - 1)),
        "puts one of them at an end",
        `This is $2 \\cdot \\frac{${k}}{${n}} \\cdot \\frac{${n - k}}{${n - 1}}$, the probability that exactly one of the two ends is taken by one of the ${k} [[fit]].`,
      ],
      [
        2 / n,
        "counts the ends",
        `This is 2 ends out of ${n} places, but it doesn't use that there are ${k} [[fit]].`,
      ],
      [
        ((n - k) * (n - k - 1)) / (n * (n - 1)),
        "takes the others",
        `This is $\\frac{${n - k}}{${n}} \\cdot \\frac{${n - k - 1}}{${n - 1}}$, the probability that neither end is taken by one of the ${k} [[fit]].`,
      ],
      [
        (k * k) / (n * (n - 1)),
        "reduces only the total",
        `This is $\\frac{${k}}{${n}} \\cdot \\frac{${k}}{${n - 1}}$, but after one end is filled, only ${k - 1} of the ${k} [[fit]] ${k === 2 ? "is" : "are"} left.`,
      ],
      [
        1 - key,
        "finds the complement",
        `This is the probability that at least one of the ends isn't taken by one of the ${k} [[fit]].`,
      ],
      [
        k / n,
        "fills one place only",
        `This is $${texQuotient(k, n)}$, the probability for one end alone, but the other end must be taken by one of the ${k} [[fit]], too.`,
      ],
      [
        (k * (k - 1)) / (n * n),
        "reduces only the number that fit",
        `This is $\\frac{${k}}{${n}} \\cdot \\frac{${k - 1}}{${n}}$, but after one end is filled, only ${n - 1} of the ${n} [[things]] are left.`,
      ],
      [
        (k / n) ** 2,
        "puts one back",
        `This is $\\frac{${k}}{${n}} \\cdot \\frac{${k}}{${n}}$, but after one end is filled, only ${k - 1} of the ${k} [[fit]] and ${n - 1} of the ${n} [[things]] are left.`,
      ],
      [
        (k - 1) / (n - 1),
        "leaves out the first end",
        `This is $\\frac{${k - 1}}{${n - 1}}$, the probability for the second end once the first one is filled. It has to be multiplied by ${fractionText(first)} for the first end.`,
      ],
      [
        2 / k,
        "compares the ends",
        `This is 2 out of the ${k} [[fit]], but each end can be taken by any of the ${n} [[things]].`,
      ],
    ],
    solution: {
      idea: "Only the two ends matter: fill one and then the other.",
      steps: [
        `There are ${k} [[fit]] among the ${n} [[things]], so one end is taken by one of them with probability $${texQuotient(k, n)}$.`,
        `Then ${k - 1} of the remaining ${n - 1} [[things]] would fit at the other end, so that probability is $${texQuotient(k - 1, n - 1)}$.`,
        `The probability is $${texFraction(first)} \\cdot ${texFraction(second)} = ${texFraction(first.times(second))}$.`,
      ],
      check: `The answer must be less than $\\left(${texFraction(first)}\\right)^2$, because one of the ${k} [[fit]] is already taken when the second end is filled.`,
      takeaway:
        "In a random order, start with the places that have a condition and ignore the others.",
    },
    words: (wording) =>
      [
        { fit: "women", things: "members" },
        { fit: `${word} digits`, things: "digits" },
        { fit: `${word} integers`, things: "integers" },
      ][wording - 1]!,
    ...OPTIONS,
  };
}

/** One of m before all the others, among n. */
function askBefore(rng: Rng): AskedProblem {
  const n = rng.int(5, 7);
  const digits = drawDigits(rng, n);
  const [a, b, c] = rng.sample(digits, 3) as [number, number, number];
  const inTurn = rng.chance(0.4);
  const key = inTurn ? 1 / 6 : 1 / 3;
  return {
    difficulty: 5,
    stems: inTurn
      ? [
          `The ${n} students in a seminar, including Ana, Ben, and Cho, will give presentations in a random order. What is the probability that Ana will be before Ben and Ben will be before Cho?`,
        ]
      : [
          `The ${n} students in a seminar, including Ana, Ben, and Cho, will give presentations in a random order. What is the probability that Ana will be before both Ben and Cho?`,
        ],
    pure: inTurn
      ? [
          `${arranged(digits)}, what is the probability that the digit ${a} is to the left of ${b} and the digit ${b} is to the left of ${c}?`,
        ]
      : [
          `${arranged(digits)}, what is the probability that the digit ${a} is to the left of both ${b} and ${c}?`,
        ],
    key,
    why: `[[One]], [[two]], and [[three]] have 6 equally likely orders, and ${inTurn ? "1 of them fits" : "2 of them fit"}.`,
    wrong: [
      [
        1 / 4,
        "multiplies two halves",
        `This is $\\frac{1}{2} \\cdot \\frac{1}{2}$, but the two comparisons aren't independent, because [[${inTurn ? "two" : "one"}]] is in both.`,
      ],
      [
        inTurn ? 1 / 3 : 1 / 6,
        inTurn ? "fixes only the first" : "fixes all three",
        inTurn
          ? "This is the probability that [[one]] is the first of the three. In half of these cases, [[three]] comes before [[two]]."
          : "This allows only one of the 6 orders: [[one]], [[two]], [[three]]. The order [[one]], [[three]], [[two]] fits, too.",
      ],
      [
        1 / 2,
        "compares only two",
        "This is the probability that [[one]] is before [[two]], but [[three]] matters, too.",
      ],
      [
        1 / n,
        "expects the first place of all",
        `This is the probability that [[one]] is the first of all ${n}, but the other ${n - 3} may come before [[one]].`,
      ],
      [
        3 / n,
        "takes the share of the three",
        `This is 3 out of ${n}, but the number of others doesn't matter: only the order of the three does.`,
      ],
      [
        2 / n,
        "takes a share of all",
        `This is 2 out of ${n}, but the number of others doesn't matter: only the order of the three does.`,
      ],
      [
        1 / 8,
        "multiplies three halves",
        "This is $\\frac{1}{2} \\cdot \\frac{1}{2} \\cdot \\frac{1}{2}$, as if each pair of the three were decided independently, but 3 things have 6 orders, not 8.",
      ],
      [
        2 / 3,
        "finds the complement",
        "This is the probability that [[one]] isn't the first of the three.",
      ],
    ],
    solution: {
      idea: "Only the order of [[one]], [[two]], and [[three]] matters, and all of their orders are equally likely.",
      ...(inTurn
        ? {}
        : {
            fast: [
              "[[One]], [[two]], and [[three]] are equally likely to be the first of the three, so the probability is $\\frac{1}{3}$.",
            ],
          }),
      steps: [
        "The three have $3! = 6$ equally likely orders, wherever the others are.",
        inTurn
          ? "Only 1 of these orders fits: [[one]], [[two]], [[three]]."
          : "In 2 of these orders, [[one]] is the first of the three: [[one]], [[two]], [[three]] and [[one]], [[three]], [[two]].",
        `The probability is ${inTurn ? "$\\frac{1}{6}$" : "$\\frac{2}{6} = \\frac{1}{3}$"}.`,
      ],
      check:
        "The number of others doesn't change the answer: with only [[one]], [[two]], and [[three]], it would be the same.",
      takeaway: "For a question about the order of a few, ignore all the others.",
    },
    words: (wording) =>
      wording === 1
        ? { one: "Ana", two: "Ben", three: "Cho" }
        : { one: `the ${a}`, two: `the ${b}`, three: `the ${c}` },
    ...OPTIONS,
  };
}

const ASK = { neighbors: askNeighbors, ends: askEnds, before: askBefore };
const KINDS = ["neighbors", "neighbors", "ends", "ends", "before"] as const;

function ordersOf(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) =>
    ordersOf(list.toSpliced(at, 1)).map((others) => [first, ...others]),
  );
}

/** The share of all orders of 1 to n in which `wanted` is true. */
function shareOfOrders(n: number, wanted: (order: readonly number[]) => boolean): number {
  const orders = ordersOf(range(1, n));
  return orders.filter(wanted).length / orders.length;
}
/** Whether the first two of 1 to n are next to each other. */
const together = (order: readonly number[]): boolean =>
  Math.abs(order.indexOf(1) - order.indexOf(2)) === 1;
const bothEnds = (tried: number, n: number, k: number): boolean =>
  near(
    tried,
    shareOfOrders(n, (order) => order[0]! <= k && order.at(-1)! <= k),
  );
const before = (tried: number, n: number): boolean =>
  near(
    tried,
    shareOfOrders(n, (o) => o.indexOf(1) < o.indexOf(2) && o.indexOf(1) < o.indexOf(3)),
  );
const inTurn = (tried: number, n: number): boolean =>
  near(
    tried,
    shareOfOrders(n, (o) => o.indexOf(1) < o.indexOf(2) && o.indexOf(2) < o.indexOf(3)),
  );

const LENGTH = String.raw`(\w+)-digit integer, .*`;
const READINGS: readonly StemReading[] = [
  ...[/places (\w+) books/, /row of (\w+) seats/, /(\w+)-digit integer/].flatMap(({ source }) => [
    {
      wording: new RegExp(`${source}.* not (?:sit )?next to each other`),
      fits: (tried: number, n: number) =>
        near(
          tried,
          shareOfOrders(n, (order) => !together(order)),
        ),
    },
    {
      wording: new RegExp(`${source}.* (?:are|will sit) next to each other`),
      fits: (tried: number, n: number) => near(tried, shareOfOrders(n, together)),
    },
  ]),
  { wording: /The (\d+) members .*, (\d+) of whom/, fits: bothEnds },
  { wording: new RegExp(`${LENGTH}left of both`), fits: before },
  { wording: new RegExp(`${LENGTH}left of \\d and`), fits: inTurn },
  { wording: /The (\w+) students.* before both/, fits: before },
  { wording: /The (\w+) students.* before Ben and/, fits: inTurn },
  ...[0, 1].map((remainder) => ({
    wording: new RegExp(
      `^(?:If the digits|The integers) ${"(\\d), ".repeat(3)}${"(?:(\\d), )?".repeat(3)}and (\\d) are .* ${remainder === 0 ? "even" : "odd"}\\?`,
    ),
    fits: (tried: number, ...given: number[]) => {
      const digits = given.filter((digit) => digit > 0);
      return bothEnds(tried, digits.length, digits.filter((d) => d % 2 === remainder).length);
    },
  })),
];

export const template: ProblemTemplate = {
  id: "order-among-a-few",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "A random order of several: only the places of a few matter.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all orders one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
