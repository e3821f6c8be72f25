import {
  Fraction,
  fractionChoice,
  fractionSlips,
  listed,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  texFraction,
  texThousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

const LETTERS = [
  ["a", "b", "c"],
  ["x", "y", "z"],
  ["p", "q", "r"],
] as const;

const whole = (n: number): Fraction => new Fraction(n);
const isPositive = (value: Fraction): boolean => value.value > 0 && value.bottom < 30;

/** First base, numbers passed through, and the last number: the base to a power. */
interface Chain {
  readonly base: number;
  readonly start: number;
  readonly end: number;
}

/** Starts and ends of chains: base^start to base^end. */
const CHAINS: readonly Chain[] = [
  { base: 2, start: 1, end: 3 },
  { base: 2, start: 2, end: 3 },
  { base: 2, start: 2, end: 5 },
  { base: 2, start: 3, end: 4 },
  { base: 2, start: 3, end: 5 },
  { base: 2, start: 1, end: 5 },
  { base: 3, start: 1, end: 2 },
  { base: 3, start: 1, end: 3 },
  { base: 3, start: 2, end: 3 },
  { base: 3, start: 3, end: 4 },
  { base: 5, start: 1, end: 2 },
  { base: 5, start: 2, end: 3 },
  { base: 2, start: 4, end: 3 },
  { base: 2, start: 5, end: 3 },
];
const LINKS: readonly number[] = [3, 5, 6, 7, 10, 11, 12, 15];

/** base^a = m, m^b = n, n^c = base^k: the product of the exponents. */
function drawChain(rng: Rng): Drawn {
  const { base, start, end } = rng.pick(CHAINS);
  const isLong = rng.chance(0.6);
  const between = rng.sample(
    LINKS.filter((link) => link % base !== 0),
    isLong ? 2 : 1,
  );
  const stops = [base ** start, ...between, base ** end];
  const letters = rng.pick(LETTERS).slice(0, between.length + 1);
  const links = letters.map((letter, k) => `$${stops[k]!}^${letter} = ${stops[k + 1]!}$`);
  const given = isLong ? `${links[0]!}, ${links[1]!}, and ${links[2]!}` : links.join(" and ");
  const [asked, key] = [letters.join(""), new Fraction(end, start)];
  const [first, last] = [base ** start, base ** end];
  const power = `${first}^{${asked}}`;
  const wrong: Wrong<Fraction>[] = [
    [
      new Fraction(last, first),
      "divides the numbers",
      `$${first}$ has to be raised to the power $${asked}$ to give ${last}, not multiplied by it.`,
    ],
    [
      new Fraction(start, end),
      "takes the reciprocal",
      `This is the exponent that leads from ${last} to ${first}, but ${first} is the base here.`,
    ],
    [
      whole(end),
      "uses the wrong base",
      `$${last} = ${base}^${end}$, but the chain starts at ${first}, not at ${base}.`,
    ],
    [
      whole(end - start),
      "subtracts the exponents",
      `From $${base}^${start}$ to $${base}^${end}$ the exponent is multiplied, not increased.`,
    ],
    [whole(end + start), "adds the exponents", "A power of a power multiplies the exponents."],
    [
      whole(end * start),
      "multiplies the wrong exponents",
      `The exponent ${start} of the first number has to be divided out.`,
    ],
    [new Fraction(end + 1, start), "counts one factor too many", `$${last}$ is $${base}^${end}$.`],
    [new Fraction(end, start + 1), "misreads the base", `$${first}$ is $${base}^${start}$.`],
    [whole(2 * end), "doubles the exponent", `$${last}$ is $${base}^${end}$.`],
  ];
  return {
    variant: `chain/${isLong ? "three" : "two"}${start > 1 ? "-disguised" : ""}`,
    difficulty: 6 + (isLong ? 1 : 0) + (start > 1 ? 1 : 0),
    stem: rng.pick([
      `If ${given}, what is the value of $${asked}$?`,
      `If ${listed(letters.map((letter) => `$${letter}$`))} are numbers such that ${given}, then $${asked} =$`,
    ]),
    key: fractionChoice(
      key,
      start === 1
        ? `$${power} = ${last} = ${base}^${end}$.`
        : `$${power} = ${last}$, so $${base}^{${start}${asked}} = ${base}^${end}$.`,
    ),
    slips: fractionSlips(wrong, isPositive),
    solution: {
      idea: "Put each equation into the next: the exponents multiply, and the numbers in the middle disappear.",
      steps: [
        `Replace ${stops[1]!} in $${stops[1]!}^${letters[1]!} = ${stops[2]!}$ by $${first}^${letters[0]!}$: $${first}^{${letters[0]!}${letters[1]!}} = ${stops[2]!}$.`,
        ...(isLong
          ? [
              `Replace ${stops[2]!} in $${stops[2]!}^${letters[2]!} = ${last}$ in the same way: $${power} = ${last}$.`,
            ]
          : []),
        start > 1
          ? `With base ${base}: $${base}^{${start}${asked}} = ${base}^${end}$, so $${asked} = ${texFraction(key)}$.`
          : `Since $${last} = ${base}^${end}$, $${asked} = ${end}$.`,
      ],
      check: "None of the exponents is an integer, and none of them is needed.",
      takeaway:
        "When the result of one power is the base of the next, the product of the exponents takes you from the first base to the last result.",
    },
  };
}

/** Two powers equal one number that their bases make: a sum of reciprocals. */
const PRODUCTS: readonly (readonly [one: number, other: number])[] = [
  [2, 5],
  [2, 3],
  [3, 5],
  [4, 5],
  [3, 4],
  [4, 25],
  [3, 7],
  [2, 7],
  [5, 6],
  [8, 9],
  [5, 7],
  [2, 15],
];

/** p^x = q^y = (pq)^k: what is 1/x + 1/y, or xy over x + y? */
function drawReciprocals(rng: Rng): Drawn {
  const [p, q] = rng.shuffle(rng.pick(PRODUCTS)) as [number, number];
  const k = rng.pick([1, 2, 3, 4, 5]);
  const n = (p * q) ** k;
  if (n > (p * q === 10 ? 10_000 : 1000)) return null;
  const [x, y] = rng.pick([
    ["x", "y"],
    ["a", "b"],
    ["m", "n"],
  ] as const);
  const isSum = rng.chance(0.5);
  const key = isSum ? new Fraction(1, k) : whole(k);
  const asked = isSum ? `\\frac{1}{${x}} + \\frac{1}{${y}}` : `\\frac{${x}${y}}{${x} + ${y}}`;
  const shown = texThousands(n);
  const asPower = k === 1 ? `${shown} is itself ${p} times ${q}.` : `$${shown} = ${p * q}^${k}$.`;
  const turned = isSum ? whole(k) : new Fraction(1, k);
  const wrong: Wrong<Fraction>[] = [
    [
      turned,
      "takes the reciprocal",
      `$${p} = ${shown}^{\\frac{1}{${x}}}$, so the reciprocals of $${x}$ and $${y}$ are exponents of ${shown}, not of ${p * q}.`,
    ],
    [
      isSum ? new Fraction(p + q, p * q) : new Fraction(p * q, p + q),
      "puts the bases in",
      `${p} and ${q} are the bases, not the exponents.`,
    ],
    [
      isSum ? new Fraction(2, k) : new Fraction(k, 2),
      "treats the exponents as equal",
      `$${x}$ and $${y}$ are different, because ${p} and ${q} are.`,
    ],
    [
      isSum ? whole(p + q) : new Fraction(p * q, k),
      "mixes bases and exponents",
      "The bases multiply when exponents are added.",
    ],
    [
      isSum ? new Fraction(1, p * q) : whole(p * q),
      "answers with the base",
      `${p * q} is the base, and the question is about exponents.`,
    ],
    [
      isSum ? new Fraction(1, 2 * k) : whole(2 * k),
      "doubles the exponent",
      `$${shown} = ${p * q}^${k}$.`,
    ],
    [
      isSum ? new Fraction(k, p + q) : new Fraction(p + q, k),
      "adds the bases",
      "Multiplying powers of one base adds the exponents and multiplies the results.",
    ],
    [
      isSum ? new Fraction(1, k + 1) : whole(k + 1),
      "miscounts the factors",
      `$${shown} = ${p * q}^${k}$.`,
    ],
  ];
  return {
    variant: `reciprocals/${isSum ? "sum" : "quotient"}`,
    difficulty: isSum ? 8 : 9,
    stem: rng.pick([
      `If $${p}^${x} = ${q}^${y} = ${shown}$, what is the value of $${asked}$?`,
      `If $${p}^${x} = ${shown}$ and $${q}^${y} = ${shown}$, what is the value of $${asked}$?`,
    ]),
    key: fractionChoice(
      key,
      `$${shown}^{\\frac{1}{${x}} + \\frac{1}{${y}}} = ${p} \\times ${q}$, and ${asPower}`,
    ),
    slips: fractionSlips(wrong, isPositive),
    solution: {
      idea: `Turn the equations around: ${p} and ${q} are powers of $${shown}$ with the exponents $\\frac{1}{${x}}$ and $\\frac{1}{${y}}$.`,
      steps: [
        `$${p} = ${shown}^{\\frac{1}{${x}}}$ and $${q} = ${shown}^{\\frac{1}{${y}}}$.`,
        `Multiply: $${p * q} = ${shown}^{\\frac{1}{${x}} + \\frac{1}{${y}}}$.`,
        k === 1
          ? `The base and the result are both ${p * q}, so $\\frac{1}{${x}} + \\frac{1}{${y}} = 1$.`
          : `Since $${shown} = ${p * q}^${k}$, $\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{1}{${k}}$.`,
        ...(isSum ? [] : [`$\\frac{${x}${y}}{${x} + ${y}}$ is the reciprocal of this sum, ${k}.`]),
      ],
      check:
        `${Math.min(p, q)} needs a greater exponent than ${Math.max(p, q)} to reach $${shown}$, and neither exponent is an integer you can use.`.replace(
          ", and neither exponent is an integer you can use",
          "",
        ),
      takeaway:
        "If two powers equal the same number, write the bases as roots of that number and multiply.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "powers-that-chain",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "Exponents that can't be found: put one power into the next, or multiply the bases as roots of one number.",

  make(rng) {
    const draft = rng.pick([drawChain, drawChain, drawReciprocals])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Uses logarithms. */
  check({ stem, options }) {
    const answer = answerOf(plain(stem.replaceAll("{,}", "")));
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer) < 1e-9 ? [k] : [],
    );
  },
};

function answerOf(text: string): number {
  const twice = /(\d+)\^\w = (?:(\d+) and )?(\d+)\^\w = (\d+), what/.exec(text);
  if (twice && (!twice[2] || twice[2] === twice[4])) {
    const [p, q, n] = [Number(twice[1]), Number(twice[3]), Number(twice[4])];
    const [x, y] = [Math.log(n) / Math.log(p), Math.log(n) / Math.log(q)];
    return text.includes("(1)/(") ? 1 / x + 1 / y : (x * y) / (x + y);
  }
  const links = Array.from(text.matchAll(/(\d+)\^\w = (\d+)/g));
  if (links.length < 2) throw new Error(`No chain can be read: ${text}`);
  return links.reduce(
    (all, [, base, result]) => (all * Math.log(Number(result))) / Math.log(Number(base)),
    1,
  );
}
