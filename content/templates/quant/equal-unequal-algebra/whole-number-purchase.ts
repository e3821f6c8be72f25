import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  usd,
  type Words,
} from "@theta/items/template";

type Pair = readonly [x: number, y: number];

/** One of them is a multiple of 5, which leaves few values to try. */
const PRICES = [
  [4, 5],
  [5, 6],
  [5, 7],
  [5, 8],
  [5, 9],
  [5, 11],
  [5, 12],
  [6, 25],
  [7, 10],
  [7, 15],
  [7, 20],
  [8, 15],
  [8, 25],
  [9, 10],
  [9, 20],
  [9, 25],
  [10, 11],
  [10, 13],
  [12, 25],
  [15, 16],
] as const;

/** Pairs of positive integers with px + qy = total. */
function pairsOf(p: number, q: number, total: number): Pair[] {
  return range(1, Math.floor(total / q)).flatMap((y): Pair[] => {
    const x = (total - q * y) / p;
    return Number.isInteger(x) && x > 0 ? [[x, y]] : [];
  });
}

interface Drawn {
  readonly p: number;
  readonly q: number;
  readonly x: number;
  readonly y: number;
  readonly total: number;
  readonly pairs: readonly Pair[];
}

function draw(rng: Rng): Drawn | null {
  const [p, q] = rng.pick(PRICES);
  const [x, y] = [rng.int(2, 12), rng.int(2, 9)];
  const total = p * x + q * y;
  const pairs = pairsOf(p, q, total);
  return x === y || gcd(p, q) > 1 ? null : { p, q, x, y, total, pairs };
}

/** Only one pair fits. */
function askOnly(rng: Rng): AskedProblem | null {
  const drawn = draw(rng);
  if (drawn?.pairs.length !== 1 || drawn.y > 7) return null;
  const { p, q, x, y, total } = drawn;
  const asksBoth = rng.chance(0.4);
  const key = asksBoth ? x + y : x;
  return {
    difficulty: 4,
    stems: asksBoth
      ? [
          `On Saturday a shop sold lamps at only two prices, ${usd(p)} and ${usd(q)}. If it sold lamps at both prices and the total revenue from these sales was ${usd(total)}, how many lamps did it sell?`,
          `A group of adults and children paid a total of ${usd(total)} for admission to a museum. If admission was ${usd(q)} per adult and ${usd(p)} per child, how many people were in the group?`,
        ]
      : [
          `A club spent exactly ${usd(total)} on caps at ${usd(p)} each and shirts at ${usd(q)} each. If the club bought at least one shirt, how many caps did it buy?`,
          `A group of adults and children paid a total of ${usd(total)} for admission to a museum. If admission was ${usd(q)} per adult and ${usd(p)} per child, how many children were in the group?`,
        ],
    pure: [
      `If $x$ and $y$ are positive integers and $${p}x + ${q}y = ${total}$, what is the value of $${asksBoth ? "x + y" : "x"}$?`,
      `If $${p}x + ${q}y = ${total}$, where $x$ and $y$ are positive integers, then $${asksBoth ? "x + y" : "x"} =$`,
    ],
    key,
    why: `$${p} \\cdot ${x} + ${q} \\cdot ${y} = ${total}$, and no other positive integers fit.`,
    wrong: wrongOnly(drawn, asksBoth),
    words: (wording) =>
      NAMES[wording > 2 ? "pure" : wording === 2 ? "people" : asksBoth ? "lamps" : "caps"](p, q),
    solution: solutionOf(
      drawn,
      `${byFives(drawn)}${asksBoth ? ` The sum is $${x} + ${y} = ${key}$.` : ""}`,
      `So $y = ${y}$ and $x = \\frac{${p * x}}{${p}} = ${x}$${asksBoth ? `, and $x + y = ${x} + ${y} = ${key}$` : ""}.`,
    ),
  };
}

function wrongOnly(drawn: Drawn, asksBoth: boolean): AskedProblem["wrong"] {
  const { p, q, x, y, total } = drawn;
  const doesNotFit = (n: number): string => {
    const rest = total - p * n;
    return rest > 0
      ? `If [[xs]] is ${n}, $${total} - ${p} \\cdot ${n} = ${rest}$ is left, which isn't a multiple of ${q}.`
      : `If [[xs]] is ${n}, $${p} \\cdot ${n} = ${p * n}$ leaves nothing of ${total}, and [[ys]] must be positive.`;
  };
  const noSum = (sum: number): string => {
    const [top, gap] = [total - p * sum, q - p];
    const found = gap === 1 ? `${top}` : `\\frac{${top}}{${gap}}`;
    const isPositive = top > 0 && top % gap === 0;
    return `[[if]] $x + y = ${sum}$, then $${p} \\cdot ${sum} + ${gap === 1 ? "" : gap}y = ${total}$, so $y = ${found}$, which ${isPositive ? "leaves no positive integer for $x$" : "isn't a positive integer"}.`;
  };
  const onlyX = `This is $\\frac{${total}}{${p}}$${total % p === 0 ? "" : ", rounded down"}, which leaves out [[ys]].`;
  const equal = Math.floor(total / (p + q));
  return asksBoth
    ? [
        [x, "answers for one kind", `This is only [[xs]], without [[ys]].`],
        [x + y + 1, "tries a sum that doesn't fit", noSum(x + y + 1)],
        [x + y - 2, "tries a sum that doesn't fit", noSum(x + y - 2)],
        [x + y + 3, "tries a sum that doesn't fit", noSum(x + y + 3)],
        [x + y - 1, "tries a sum that doesn't fit", noSum(x + y - 1)],
        [Math.floor(total / p), "leaves out one kind", onlyX],
      ]
    : [
        [y, "answers for the other kind", `This is [[ys]], not [[xs]].`],
        [x + 1, "tries a number that doesn't fit", doesNotFit(x + 1)],
        [x - 2, "tries a number that doesn't fit", doesNotFit(x - 2)],
        [
          equal,
          "takes equal numbers",
          `This is $\\frac{${total}}{${p} + ${q}}$${total % (p + q) === 0 ? "" : ", rounded down"}, as if [[xs]] and [[ys]] were equal. ${doesNotFit(equal)}`,
        ],
        [x + 3, "tries a number that doesn't fit", doesNotFit(x + 3)],
        [
          x + y,
          "answers for both kinds",
          `This is $${x} + ${y}$, the sum of [[xs]] and [[ys]], not [[xs]] alone.`,
        ],
        [Math.floor(total / p), "divides only", onlyX],
      ];
}

/** What the wordings call the two unknowns. */
const NAMES = {
  lamps: (p: number, q: number): Words => ({
    xs: `the number of lamps at ${usd(p)}`,
    ys: `the number of lamps at ${usd(q)}`,
    if: `With $x$ lamps at ${usd(p)} and $y$ lamps at ${usd(q)}, if`,
    let: `With $x$ lamps at ${usd(p)} and $y$ lamps at ${usd(q)},`,
    so: ", so",
    there: `With $x$ lamps at ${usd(p)} and $y$ lamps at ${usd(q)}, there`,
  }),
  people: (): Words => ({
    xs: "the number of children",
    ys: "the number of adults",
    if: "With $x$ children and $y$ adults, if",
    let: "With $x$ children and $y$ adults,",
    so: ", so",
    there: "With $x$ children and $y$ adults, there",
  }),
  caps: (): Words => ({
    xs: "the number of caps",
    ys: "the number of shirts",
    if: "With $x$ caps and $y$ shirts, if",
    let: "With $x$ caps and $y$ shirts,",
    so: ", so",
    there: "With $x$ caps and $y$ shirts, there",
  }),
  pure: (): Words => ({
    xs: "the value of $x$",
    ys: "the value of $y$",
    if: "If",
    let: "Since",
    so: ",",
    there: "There",
  }),
} as const;

/** The term with a multiple of 5 leaves few values of the other unknown. */
function byFives({ p, q, x, y, total }: Drawn): string {
  const [fives, others, name, value] = p % 5 === 0 ? [p, q, "y", y] : [q, p, "x", x];
  const isTens = fives % 10 === 0;
  const candidates = range(1, Math.floor((total - 1) / others)).filter(
    (k) => (total - others * k) % (isTens ? 10 : 5) === 0,
  );
  const tried =
    candidates.length === 1
      ? `The only positive integer that fits is $${name} = ${value}$`
      : `That leaves ${listed(candidates.map(String), "or")} for $${name}$, and of these only ${value} leaves a multiple of ${fives}, $${total} - ${others} \\cdot ${value} = ${total - others * value}$`;
  const first = `${fives}${name === "x" ? "y" : "x"}`;
  return `${isTens ? `The units digit of $${first}$ is 0, so the units digit of $${others}${name}$ must be ${total % 10}, as in ${total}.` : `$${first}$ is a multiple of 5, so $${total} - ${others}${name}$ must be one too.`} ${tried}, so $x = ${x}$ and $y = ${y}$.`;
}

function solutionOf(drawn: Drawn, quickest: string, last: string): AskedProblem["solution"] {
  const { p, q, total, pairs } = drawn;
  const rests = range(1, Math.floor((total - 1) / q)).map((k) => total - q * k);
  const best = pairs.at(-1)!;
  return {
    idea: `[[there]] is only one equation, $${p}x + ${q}y = ${total}$, but $x$ and $y$ are positive integers: $${total} - ${q}y$ must be a multiple of ${p}.`,
    fast: [quickest],
    steps: [
      `[[let]] $${p}x + ${q}y = ${total}$[[so]] $${p}x = ${total} - ${q}y$ must be a positive multiple of ${p}.`,
      `For $y = ${rests.length > 3 ? `1, 2, \\ldots, ${rests.length}` : rests.map((_, k) => k + 1).join(", ")}$, the value of $${total} - ${q}y$ is ${rests.join(", ")}.`,
      `${pairs.length === 1 ? `The only multiple of ${p} among these is` : `The multiples of ${p} among these are`} ${listed(
        pairs.map(([x]) => String(p * x)),
        "and",
      )}. ${last}`,
    ],
    check: `$${p} \\cdot ${best[0]} + ${q} \\cdot ${best[1]} = ${p * best[0]} + ${q * best[1]} = ${total}$.`,
    takeaway:
      "One equation in two unknowns may be enough when the unknowns must be positive integers.",
  };
}

/** Several pairs fit, and one of them is extreme. */
function askMost(rng: Rng): AskedProblem | null {
  const drawn = draw(rng);
  if (!drawn || drawn.pairs.length < 2 || drawn.pairs.length > 4) return null;
  const { p, q, total, pairs } = drawn;
  if (total / q > 14) return null;
  const [key, other] = pairs.at(-1)!.toReversed() as [number, number];
  const [x, y] = pairs[0]!;
  const fromTop = range(key, Math.floor((total - 1) / q)).toReversed();
  if (fromTop.length < 2 || fromTop.length > 5) return null;
  const doesNotFit = (n: number): string =>
    total - q * n > 0
      ? `If [[ys]] is ${n}, $${total} - ${q} \\cdot ${n} = ${total - q * n}$ is left, which isn't a multiple of ${p}.`
      : `If [[ys]] is ${n}, $${q} \\cdot ${n} = ${q * n}$ leaves nothing of ${total}, and [[xs]] must be positive.`;
  return {
    difficulty: 4,
    stems: [
      `A club spent exactly ${usd(total)} on caps at ${usd(p)} each and shirts at ${usd(q)} each. If it bought at least one cap, what is the greatest number of shirts it could have bought?`,
    ],
    pure: [
      `If $x$ and $y$ are positive integers and $${p}x + ${q}y = ${total}$, what is the greatest possible value of $y$?`,
      `If $${p}x = ${total} - ${q}y$, where $x$ and $y$ are positive integers, what is the greatest possible value of $y$?`,
    ],
    key,
    why: `$${p} \\cdot ${other} + ${q} \\cdot ${key} = ${total}$, and no greater number fits.`,
    wrong: [
      [
        y,
        "finds the least value",
        `This is possible if [[xs]] is ${x}, but it is the least possibility. If [[xs]] is ${other}, [[ys]] is ${key}.`,
      ],
      [Math.floor((total - 1) / q), "divides only", doesNotFit(Math.floor((total - 1) / q))],
      [
        pairs.at(-2)![1],
        "stops at one that fits",
        `This is possible if [[xs]] is ${pairs.at(-2)![0]}, but if [[xs]] is ${other}, [[ys]] is ${key}.`,
      ],
      [other, "answers for the other unknown", `This is [[xs]] if [[ys]] is ${key}.`],
      [key - 1, "tries a number that doesn't fit", doesNotFit(key - 1)],
      [key + 1, "tries a number that doesn't fit", doesNotFit(key + 1)],
      [
        x,
        "answers for the other unknown",
        `This is the greatest possibility for [[xs]], not for [[ys]].`,
      ],
    ],
    words: (wording) => (wording === 1 ? NAMES.caps() : NAMES.pure()),
    solution: solutionOf(
      drawn,
      `Try the greatest values first. ${fromTop.map((n) => `With $y = ${n}$, $${total} - ${q * n} = ${total - q * n}$`).join(". ")}, which is the first multiple of ${p}. So the greatest value of $y$ is ${key}.`,
      `The least of them, ${p * other}, belongs to the greatest value of $y$: $\\frac{${total} - ${p * other}}{${q}} = ${key}$.`,
    ),
  };
}

const ASK = { only: askOnly, most: askMost };
const KINDS = ["only", "only", "most"] as const;

const isX = (tried: number, total: number, p: number, q: number): boolean =>
  pairsOf(p, q, total).every(([x]) => x === tried);
const isSum = (tried: number, total: number, p: number, q: number): boolean =>
  pairsOf(p, q, total).every(([x, y]) => x + y === tried);
const isMost = (tried: number, total: number, p: number, q: number): boolean =>
  Math.max(...pairsOf(p, q, total).map(([, y]) => y)) === tried;

const READINGS: readonly StemReading[] = [
  {
    wording: /two prices, \$(\d+) and \$(\d+)\. .* was \$(\d+), how/,
    fits: (tried, p, q, total) => isSum(tried, total, p, q),
  },
  {
    wording: /of \$(\d+) for .* was \$(\d+) per adult and \$(\d+) per child, how many people/,
    fits: (tried, total, q, p) => isSum(tried, total, p, q),
  },
  {
    wording: /of \$(\d+) for .* was \$(\d+) per adult and \$(\d+) per child, how many children/,
    fits: (tried, total, q, p) => isX(tried, total, p, q),
  },
  {
    wording: /exactly \$(\d+) on caps at \$(\d+) each and shirts at \$(\d+) .* how many caps/,
    fits: isX,
  },
  {
    wording: /exactly \$(\d+) on caps at \$(\d+) each and shirts at \$(\d+) .* greatest/,
    fits: isMost,
  },
  {
    wording: /(\d+)x \+ (\d+)y = (\d+).* x \+ y/,
    fits: (tried, p, q, total) => isSum(tried, total, p, q),
  },
  {
    wording: /(\d+)x \+ (\d+)y = (\d+), what is the greatest/,
    fits: (tried, p, q, total) => isMost(tried, total, p, q),
  },
  {
    wording: /(\d+)x \+ (\d+)y = (\d+).* x(?: =|\?)/,
    fits: (tried, p, q, total) => isX(tried, total, p, q),
  },
  {
    wording: /(\d+)x = (\d+) - (\d+)y,/,
    fits: (tried, p, total, q) => isMost(tried, total, p, q),
  },
];

export const template: ProblemTemplate = {
  id: "whole-number-purchase",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern: "One linear equation in two unknowns has few solutions in positive integers.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all pairs of positive integers. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
