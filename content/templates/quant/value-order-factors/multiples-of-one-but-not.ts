import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Count multiples by dividing, and take the least common multiple, not the product, for the integers that are multiples of both.";

interface Span {
  readonly low: number;
  readonly high: number;
  readonly isHard: boolean;
  readonly text: string;
}

const span = (low: number, high: number, text?: string): Span => ({
  low,
  high,
  isHard: low > 1,
  text: text ?? `integers from ${low} to ${high}, inclusive,`,
});

const SPANS: readonly Span[] = [
  ...[100, 120, 150, 180, 200, 240, 250, 300, 360, 400, 500].map((high) => span(1, high)),
  ...[200, 250, 300, 400].map((high) => span(100, high)),
  span(200, 400),
  span(200, 500),
  span(100, 999, "integers between 99 and 1,000"),
];

/** Pairs with a common factor, so that the product isn't the least common multiple. */
const PAIRS = [
  [4, 6],
  [6, 4],
  [6, 8],
  [8, 6],
  [6, 9],
  [9, 6],
  [6, 10],
  [10, 6],
  [4, 10],
  [10, 4],
  [8, 12],
  [12, 8],
  [10, 15],
  [15, 10],
  [9, 12],
  [12, 9],
  [12, 15],
  [15, 6],
  [14, 4],
] as const;

const countIn = ({ low, high }: Span, d: number): number =>
  Math.floor(high / d) - Math.floor((low - 1) / d);

function drawPair(rng: Rng) {
  const where = rng.pick(SPANS);
  const [a, b] = rng.pick(PAIRS);
  const both = lcm(a, b);
  const [ofA, ofB, ofBoth] = [countIn(where, a), countIn(where, b), countIn(where, both)];
  return ofBoth < 3 ? null : { where, a, b, both, ofA, ofB, ofBoth };
}

type Pair = NonNullable<ReturnType<typeof drawPair>>;

function stepOf(where: Span, d: number, many: number): string {
  const upTo = `the integers from 1 to ${where.high} include ${Math.floor(where.high / d)} multiples of ${d}`;
  const before = Math.floor((where.low - 1) / d);
  if (!where.isHard || before === 0)
    return `$\\frac{${where.high}}{${d}}$ ${where.high % d === 0 ? `is ${many}` : `is between ${many} and ${many + 1}`}, so ${where.low > 1 ? `up to ${where.high} ` : ""}there are ${many} multiples of ${d}.`;
  return `${upTo[0]!.toUpperCase()}${upTo.slice(1)}, and ${before} of these are less than ${where.low}, so ${many} are left.`;
}

/** Slips that come with every question about a pair. */
function slipsOfPair(
  { where, a, b, both, ofA, ofB, ofBoth }: Pair,
  key: number,
  side: number,
): Wrong[] {
  const ofProduct = countIn(where, a * b);
  return [
    [
      ofA - ofProduct,
      "takes the product for the common multiple",
      `This is $${ofA} - ${ofProduct}$, but the common multiples of ${a} and ${b} are the multiples of ${both}, not of ${a * b}.`,
    ],
    [
      ofA + ofB - ofProduct,
      "takes the product for the common multiple",
      `This is $${ofA} + ${ofB} - ${ofProduct}$, but the common multiples of ${a} and ${b} are the multiples of ${both}, not of ${a * b}.`,
    ],
    [
      ofA,
      `counts all multiples of ${a}`,
      `This counts all ${ofA} multiples of ${a}, and ${ofBoth} of them are also multiples of ${b}.`,
    ],
    [
      ofA - ofBoth,
      `leaves out the multiples of ${b}`,
      `This is $${ofA} - ${ofBoth}$, the number of multiples of ${a} that are not multiples of ${b}.`,
    ],
    [
      ofA + ofB,
      "adds the numbers of multiples",
      `This is $${ofA} + ${ofB}$, which counts the ${ofBoth} multiples of ${both} twice.`,
    ],
    [
      ofA + ofB - ofBoth,
      "counts those with either property",
      `This is $${ofA} + ${ofB} - ${ofBoth}$, the number of multiples of ${a} or ${b} or both.`,
    ],
    [
      ofBoth,
      "counts the common multiples",
      `This is how many are multiples of both ${a} and ${b}, the multiples of ${both}.`,
    ],
    [
      ofB - ofBoth,
      "exchanges the numbers",
      `This is $${ofB} - ${ofBoth}$, the number of multiples of ${b} that are not multiples of ${a}.`,
    ],
    [
      Math.abs(ofA - ofB),
      "subtracts",
      `This is $${Math.max(ofA, ofB)} - ${Math.min(ofA, ofB)}$, but only the ${ofBoth} multiples of ${both} are multiples of both numbers.`,
    ],
    [
      ofA + ofB - 2 * ofBoth,
      "leaves out the common multiples",
      `This is $${ofA} + ${ofB} - 2 \\cdot ${ofBoth}$, the number of multiples of ${a} or ${b} but not of both.`,
    ],
    [
      ofA + ofB - 3 * ofBoth,
      "subtracts the common multiples three times",
      `This is $${ofA} + ${ofB} - 3 \\cdot ${ofBoth}$, but the multiples of ${both} are counted only twice in $${ofA} + ${ofB}$.`,
    ],
    [
      ofA + ofB - 2 * ofProduct,
      "takes the product for the common multiple",
      `This is $${ofA} + ${ofB} - 2 \\cdot ${ofProduct}$, but the common multiples of ${a} and ${b} are the multiples of ${both}, not of ${a * b}.`,
    ],
    [
      ofA - countIn(where, 2 * both),
      "takes too large a common multiple",
      `This is $${ofA} - ${countIn(where, 2 * both)}$, but the least common multiple of ${a} and ${b} is ${both}, not ${2 * both}.`,
    ],
    [
      key + side,
      "miscounts by one",
      `This is 1 ${side > 0 ? "more" : "less"} than the answer: there are ${ofA} multiples of ${a}, ${ofB} of ${b}, and ${ofBoth} of ${both}.`,
    ],
  ];
}

/** The four questions about a pair. */
const ABOUT_PAIR = {
  but: {
    level: 4,
    key: ({ ofA, ofBoth }: Pair) => ofA - ofBoth,
    stems: [
      "How many of the SPAN are multiples of A but not multiples of B?",
      "Of the SPAN how many are divisible by A but not by B?",
    ],
    last: ({ ofA, ofBoth }: Pair) => `$${ofA} - ${ofBoth}`,
  },
  either: {
    level: 4,
    key: ({ ofA, ofB, ofBoth }: Pair) => ofA + ofB - ofBoth,
    stems: [
      "How many of the SPAN are divisible by A or by B, or by both?",
      "Of the SPAN how many are multiples of at least one of the numbers A and B?",
    ],
    last: ({ ofA, ofB, ofBoth }: Pair) => `$${ofA} + ${ofB} - ${ofBoth}`,
  },
  one: {
    level: 5,
    key: ({ ofA, ofB, ofBoth }: Pair) => ofA + ofB - 2 * ofBoth,
    stems: [
      "How many of the SPAN are divisible by A or by B but not by both?",
      "Of the SPAN how many are multiples of only one of the numbers A and B?",
    ],
    last: ({ ofA, ofB, ofBoth }: Pair) => `$${ofA} + ${ofB} - 2 \\cdot ${ofBoth}`,
  },
  neither: {
    level: 5,
    key: ({ where, ofA, ofB, ofBoth }: Pair) => countIn(where, 1) - (ofA + ofB - ofBoth),
    stems: [
      "How many of the SPAN are multiples of neither A nor B?",
      "Of the SPAN how many are divisible by neither A nor B?",
    ],
    last: ({ where, ofA, ofB, ofBoth }: Pair) =>
      `$${countIn(where, 1)} - (${ofA} + ${ofB} - ${ofBoth})`,
  },
} as const;

function askPair(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  const name = rng.pick(["but", "but", "either", "one", "neither"] as const);
  if (!pair || (name !== "but" && pair.a > pair.b)) return null;
  const { where, a, b, both, ofA, ofB, ofBoth } = pair;
  const asked = ABOUT_PAIR[name];
  const key = asked.key(pair);
  const total = countIn(where, 1);
  const slips = slipsOfPair(pair, key, rng.pick([1, -1]));
  const wrong =
    name === "neither"
      ? slips
          .slice(0, 6)
          .map(outOf(total, a, b))
          .concat(slips)
      : slips;
  return {
    difficulty: Math.min(5, asked.level + (where.isHard ? 1 : 0)),
    stems: [],
    pure: asked.stems.map((stem) => fill(stem, where, a, b)),
    key,
    why: `${asked.last(pair)} = ${key}$, since the common multiples are the ${ofBoth} multiples of ${both}.`,
    wrong: name === "neither" ? wrong : rng.shuffle(wrong.slice(0, -1)).concat(wrong.slice(-1)),
    shows: (value) =>
      isPositiveWhole(value) && value > key / (name === "neither" ? 1.5 : 3) && value < 3 * key,
    solution: {
      idea: `The common multiples of ${a} and ${b} are the multiples of ${both}.`,
      steps: [
        stepOf(where, a, ofA),
        ...(name === "but" ? [] : [stepOf(where, b, ofB)]),
        stepOf(where, both, ofBoth),
        `${asked.last(pair)} = ${key}$.`,
      ],
      check: `The greatest common factor of ${a} and ${b} is ${gcd(a, b)}, so their least common multiple is $\\frac{${a} \\cdot ${b}}{${gcd(a, b)}} = ${both}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const outOf =
  (total: number, a: number, b: number) =>
  ([value, slip, why]: Wrong): Wrong => [
    total - value,
    slip,
    `This leaves ${value} of the ${total} integers out. ${why.replace("This is", `Here ${value} is`).replace("This counts all", `These are all`)}${why.includes("but the") ? "" : ` But all multiples of ${a} or ${b} have to be left out, and each only once.`}`,
  ];

const fill = (stem: string, { text }: Span, a: number, b: number, c = 0): string =>
  stem
    .replace("SPAN", text)
    .replace("A", String(a))
    .replace("B", String(b))
    .replace("C", String(c));

/** Three numbers none of which makes another one superfluous. */
const TRIPLES = [3, 4, 5, 6, 7, 9, 10].flatMap((c) =>
  PAIRS.filter(([a, b]) => a < b && [a % c, b % c, c % a, c % b].every((rest) => rest > 0))
    .map(([a, b]) => ({ a, b, c, ca: lcm(c, a), cb: lcm(c, b) }))
    .filter(({ ca, cb }) => ca % cb !== 0 && cb % ca !== 0),
);

/** Multiples of one number that are multiples of neither of two others. */
function askThree(rng: Rng): AskedProblem | null {
  const where = rng.pick(SPANS);
  const { a, b, c, ca, cb } = rng.pick(TRIPLES);
  const all = lcm(ca, cb);
  const [ofC, ofCA, ofCB, ofAll] = [c, ca, cb, all].map((d) => countIn(where, d)) as [
    number,
    number,
    number,
    number,
  ];
  if (ofAll < 1 || ofAll === ofCB || ofAll === ofCA) return null;
  const key = ofC - (ofCA + ofCB - ofAll);
  const [ofProductA, ofProductB] = [countIn(where, c * a), countIn(where, c * b)];
  const ofProducts = countIn(where, a * b * c);
  const common = `Multiples of ${all} are multiples of all three numbers`;
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `How many of the ${where.text} are multiples of ${c} but are not multiples of ${a} or ${b}?`,
      `Of the ${where.text} how many are divisible by ${c} but not divisible by either ${a} or ${b}?`,
    ],
    key,
    why: `$${ofC} - (${ofCA} + ${ofCB} - ${ofAll}) = ${key}$.`,
    wrong: [
      [
        ofC - ofCA - ofCB,
        "subtracts some twice",
        `This is $${ofC} - ${ofCA} - ${ofCB}$, which leaves out the multiples of ${all} twice, once with the multiples of ${ca} and once with those of ${cb}.`,
      ],
      [
        ofC - ofAll,
        "leaves out the common multiples only",
        `This is $${ofC} - ${ofAll}$, but all multiples of ${ca} and of ${cb} have to be left out, not just those of ${all}.`,
      ],
      [
        ofC - ofProductA - ofProductB + ofProducts,
        "takes products for common multiples",
        `This is $${ofC} - ${ofProductA} - ${ofProductB}${ofProducts > 0 ? ` + ${ofProducts}` : ""}$, which counts multiples of the products $${c} \\cdot ${a} = ${c * a}$ and $${c} \\cdot ${b} = ${c * b}$, but the common multiples are those of ${ca} and ${cb}.`,
      ],
      [
        ofC - ofCA,
        `forgets the multiples of ${b}`,
        `This is $${ofC} - ${ofCA}$, but multiples of ${b} have to be left out as well.`,
      ],
      [
        ofC - ofCB,
        `forgets the multiples of ${a}`,
        `This is $${ofC} - ${ofCB}$, but multiples of ${a} have to be left out as well.`,
      ],
      [
        ofCA + ofCB - ofAll,
        "counts what has to be left out",
        `This is $${ofCA} + ${ofCB} - ${ofAll}$, the number of multiples of ${c} that are multiples of ${a} or ${b}.`,
      ],
      [
        ofC - ofCA - ofCB - ofAll,
        "subtracts some three times",
        `This is $${ofC} - ${ofCA} - ${ofCB} - ${ofAll}$, which leaves out multiples of ${all} three times.`,
      ],
      [
        ofC - ofCA - ofCB + 2 * ofAll,
        "adds some back twice",
        `This is $${ofC} - ${ofCA} - ${ofCB} + 2 \\cdot ${ofAll}$, which adds multiples of ${all} back twice, so they aren't left out at all.`,
      ],
      [
        key + rng.pick([1, -1]),
        "miscounts by one",
        `The count is $${ofC} - (${ofCA} + ${ofCB} - ${ofAll}) = ${key}$, so this is off by 1.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && value > key / 3 && value < 3 * key,
    solution: {
      idea: `Begin with the multiples of ${c} and leave out those that are multiples of ${ca} or of ${cb}.`,
      ...(where.isHard
        ? {}
        : {
            fast: [
              `The multiples of ${c} are $${c}k$ with $k$ from 1 to ${ofC}. Leave out each $k$ that is a multiple of ${ca / c} or of ${cb / c}: $${ofC} - (${ofCA} + ${ofCB} - ${ofAll}) = ${key}$.`,
            ],
          }),
      steps: [
        stepOf(where, c, ofC),
        `The multiples of both ${c} and ${a} are the multiples of ${ca}. ${stepOf(where, ca, ofCA)}`,
        `The multiples of both ${c} and ${b} are the multiples of ${cb}. ${stepOf(where, cb, ofCB)}`,
        `The multiples of ${all} are in both of these groups, and there are ${ofAll === 1 ? "is only 1" : `${ofAll} of them`}.`.replace(
          "there are is",
          "there is",
        ),
        `$${ofC} - (${ofCA} + ${ofCB} - ${ofAll}) = ${key}$.`,
      ],
      check: `${common}, so they mustn't be subtracted twice.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { pair: askPair, three: askThree };
const KINDS = ["pair", "three"] as const;

/** A question as its words end, and which integers it counts. */
const TESTS: readonly [
  end: string,
  test: (n: number, a: number, b: number, c: number) => boolean,
][] = [
  [
    "(?:multiples of|divisible by) (\\d+) but (?:are not multiples of|not divisible by either) (\\d+) or (\\d+)",
    (n, c, a, b) => n % c === 0 && n % a > 0 && n % b > 0,
  ],
  [
    "(?:multiples of|by) (\\d+) but not (?:multiples of|by) (\\d+)",
    (n, a, b) => n % a === 0 && n % b > 0,
  ],
  [
    "(?:by|at least one of the numbers) (\\d+) (?:or by|and) (\\d+)(?:, or by both)?",
    (n, a, b) => n % a === 0 || n % b === 0,
  ],
  [
    "(?:by|only one of the numbers) (\\d+) (?:or by|and) (\\d+)(?: but not by both)?",
    (n, a, b) => (n % a === 0) !== (n % b === 0),
  ],
  ["neither (\\d+) nor (\\d+)", (n, a, b) => n % a > 0 && n % b > 0],
];

const counts = (tried: number, low: number, high: number, test: (n: number) => boolean): boolean =>
  range(low, high).filter(test).length === tried;

const READINGS: readonly StemReading[] = TESTS.flatMap(([end, test]): StemReading[] => [
  {
    wording: new RegExp(`from (\\d+) to (\\d+), inclusive, .*${end}\\?`),
    fits: (tried, low = 0, high = 0, a = 0, b = 0, c = 0) =>
      counts(tried, low, high, (n) => test(n, a, b, c)),
  },
  {
    wording: new RegExp(`between 99 and 1000 .*${end}\\?`),
    fits: (tried, a = 0, b = 0, c = 0) => counts(tried, 100, 999, (n) => test(n, a, b, c)),
  },
]);

export const template: ProblemTemplate = {
  id: "multiples-of-one-but-not",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern: "How many integers in a range are multiples of some numbers but not of others.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Counts through the range. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
