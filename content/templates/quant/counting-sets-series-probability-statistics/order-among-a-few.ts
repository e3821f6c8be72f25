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
        `This takes 2 of the other ${n - 1} [[places]] to be next to each one, but the [[places]] at the ends have only one next to them.`,
      ],
      [
        apart ? 1 - 1 / (n - 1) : 1 / (n - 1),
        "counts one neighbor for each place",
        `This takes only 1 of the other ${n - 1} [[places]] to be next to each one, but all [[places]] except those at the ends have two next to them.`,
      ],
      [
        apart ? 1 / n : 1 - 1 / n,
        "forgets the two orders and finds the complement",
        `The two can be in either order, and this ${apart ? "is about being next to each other" : "is about being apart"}.`,
      ],
      [
        apart ? 1 - 3 / n : 3 / n,
        "counts a pair of places too many",
        n === 5
          ? "This is the probability of the opposite."
          : `Of $\\frac{${n} \\cdot ${n - 1}}{2} = ${(n * (n - 1)) / 2}$ pairs of [[places]], ${n - 1} are next to each other, a probability of ${chanceText(2 / n)}${apart ? `. The question asks for the opposite, $1 - ${texFraction(new Fraction(2, n))}$` : ""}.`,
      ],
      [
        apart ? 2 / (n - 1) : 1 - 2 / (n - 1),
        "gives each place two neighbors and finds the complement",
        "The places at the ends have only one place next to them, and this is about the opposite.",
      ],
      [
        2 / ((n - 1) * (n - 2)),
        "takes one pair of places",
        `There are ${n - 1} pairs of neighboring places, of $\\frac{${n} \\cdot ${n - 1}}{2}$ pairs in all.`,
      ],
      [
        1 / (n - 2),
        "compares with the others",
        `The other ${n - 2} don't matter; what matters is which places the two take.`,
      ],
      [2 / (n + 1), "counts the gaps", `There are ${n} places and ${n - 1} pairs of neighbors.`],
      [
        1 / 2,
        "expects one half",
        "Being next to each other and being apart aren't equally likely.",
      ],
      [1 - key, "finds the complement", "This is the probability of the opposite."],
      [
        apart ? 1 - 1 / n : 1 / n,
        "forgets the two orders",
        `The two can be in either order, so there are ${2 * (n - 1)} ways to place them, not ${n - 1}.`,
      ],
    ],
    solution: {
      idea: "Look only at the two [[places]] that [[two]].",
      fast: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${(n * (n - 1)) / 2}$ equally likely pairs of [[places]], and ${n - 1} of them are neighbors, which is ${chanceText(2 / n)}${apart ? `. So the answer is $1 - ${texFraction(new Fraction(2, n))} = ${texFraction(new Fraction(n - 2, n))}$` : ""}.`,
      ],
      steps: [
        `There are ${n}! orders of all ${n}.`,
        `Treat the two as one block: the block and the other ${n - 2} can be arranged in ${n - 1}! ways, and the two can be in 2 orders within the block.`,
        `So the two are next to each other with probability $\\frac{2 \\cdot ${n - 1}!}{${n}!} = ${texFraction(new Fraction(2, n))}$${apart ? `, and apart with probability ${chanceText(key)}` : ""}.`,
      ],
      check:
        "With 3 places, the probability of being next to each other is $\\frac{2}{3}$, which is easy to list.",
      takeaway: "In a random order, count the places of those that matter and ignore the others.",
    },
    words: (wording) =>
      [
        { places: "places", two: "the 2 dictionaries take" },
        { places: "seats", two: "the couple takes" },
        { places: "places", two: `the digits ${a} and ${b} take` },
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
        `The first place can be filled by any of the ${k}.`,
      ],
      [
        ((k + 1) * k) / (n * (n - 1)),
        "counts one too many",
        `There are $${k} \\cdot ${k - 1}$ ways to fill the two ends with two of the ${k}, not $${k + 1} \\cdot ${k}$.`,
      ],
      [
        (2 * k * (n - k)) / (n * (n - 1)),
        "puts one of them at an end",
        `This is the probability that exactly one of the two ends is taken by one of them.`,
      ],
      [2 / n, "counts the ends", `This is the share of the places that are ends.`],
      [
        ((n - k) * (n - k - 1)) / (n * (n - 1)),
        "takes the others",
        "This is the probability for the other kind.",
      ],
      [
        (k * k) / (n * (n - 1)),
        "reduces only the total",
        `After the first place is filled, only ${k - 1} of the ${k} ${k === 2 ? "is" : "are"} left.`,
      ],
      [1 - key, "finds the complement", "This is the probability of the opposite."],
      [k / n, "fills one place only", "This is the probability for one end."],
      [
        (k * (k - 1)) / (n * n),
        "reduces only the number that fit",
        `After the first place is filled, only ${n - 1} are left in all.`,
      ],
      [
        (k / n) ** 2,
        "puts one back",
        `After the first place is filled, ${k - 1} of ${n - 1} ${k === 2 ? "is" : "are"} left.`,
      ],
      [
        (k - 1) / (n - 1),
        "leaves out the first end",
        "This is only the probability for the second end.",
      ],
      [2 / k, "compares the ends", `There are ${n} places.`],
    ],
    solution: {
      idea: "Only the two ends matter: fill one and then the other.",
      steps: [
        `One end: ${k} of the ${n}, so ${fractionText(first)}.`,
        `The other end: ${k - 1} of the remaining ${n - 1}, so ${fractionText(second)}.`,
        `The probability is $${texFraction(first)} \\cdot ${texFraction(second)} = ${texFraction(first.times(second))}$.`,
      ],
      check: `The answer must be less than $(${texFraction(first)})^2$, because the second choice has fewer that fit.`,
      takeaway: "Places of a random order can be filled in whatever sequence is convenient.",
    },
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
    why: `The three have 6 equally likely orders, and ${inTurn ? "1 of them fits" : "2 of them fit"}.`,
    wrong: [
      [1 / 4, "multiplies two halves", "The two comparisons aren't independent."],
      [
        inTurn ? 1 / 3 : 1 / 6,
        inTurn ? "fixes only the first" : "fixes all three",
        inTurn
          ? "The order of the other two matters too."
          : "The other two can be in either order.",
      ],
      [1 / 2, "compares only two", "The third one matters too."],
      [
        1 / n,
        "expects the first place of all",
        `The others may come first; only the three matter.`,
      ],
      [3 / n, "takes the share of the three", `The number of others doesn't matter.`],
      [2 / n, "takes a share of all", `The number of others doesn't matter.`],
      [1 / 8, "multiplies three halves", "The comparisons aren't independent."],
      [
        2 / 3,
        "finds the complement",
        "This is the probability that it isn't the first of the three.",
      ],
    ],
    solution: {
      idea: "Only the order of the three matters, and all of their orders are equally likely.",
      ...(inTurn
        ? {}
        : {
            fast: [
              "Each of the three is equally likely to be the first of them, so the probability is $\\frac{1}{3}$.",
            ],
          }),
      steps: [
        "The three have $3! = 6$ equally likely orders, wherever the others are.",
        inTurn
          ? "Only 1 of these orders fits."
          : "In $2! = 2$ of these orders, the one in question is the first of the three.",
        `The probability is ${chanceText(key)}.`,
      ],
      check: "The number of others doesn't change the answer; try it with none.",
      takeaway: "For a question about the order of a few, ignore all the others.",
    },
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
