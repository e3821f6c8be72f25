import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  type Wrong,
} from "@theta/items/template";

const ONE = new Fraction(1);
const TAKEAWAY = "The overlap is the same from both sides, so express each set in terms of it.";

/** The overlap is the share p of the first set and the share q of the second one. */
interface Shares {
  readonly p: Fraction;
  readonly q: Fraction;
}

function drawShares(rng: Rng, percents: boolean): Shares {
  if (percents) {
    const [p, q] = rng.sample([10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 80], 2) as [number, number];
    return { p: new Fraction(p, 100), q: new Fraction(q, 100) };
  }
  const draw = (): Fraction => {
    const bottom = rng.pick([3, 4, 5, 6]);
    return new Fraction(rng.int(1, bottom - 1), bottom);
  };
  return { p: draw(), q: draw() };
}

const fractionOf = (value: number): string => fractionText(asFraction(value)!);
const isFraction = (value: number): boolean => value > 0 && (asFraction(value)?.bottom ?? 99) <= 40;
const inPercent = (share: Fraction): string => `${Math.round(100 * share.value)} percent`;

/** How many times as large is the first set as the second one? */
function askRatio(rng: Rng): AskedProblem | null {
  const { p, q } = drawShares(rng, true);
  const ratio = q.over(p);
  if (ratio.bottom > 12 || ratio.top > 12 || ratio.isWhole) return null;
  const [a, b] = [inPercent(p), inPercent(q)];
  const [one, two] = [p, q].map((share) => Math.round(100 * share.value)) as [number, number];
  const wrong: Wrong[] = [
    [
      p.over(q).value,
      "inverts the ratio",
      `This is $${one} : ${two}$, but ${a} of [[first]] equals ${b} of [[second]], so the ratio is $${two} : ${one}$.`,
    ],
    [
      ONE.minus(p).over(ONE.minus(q)).value,
      "compares the wrong parts",
      `This is $${100 - one} : ${100 - two}$, the ratio of the percents outside the overlap, but these are percents of different groups.`,
    ],
    [
      ONE.minus(q).over(ONE.minus(p)).value,
      "compares the wrong parts",
      `This is $${100 - two} : ${100 - one}$, the ratio of the percents outside the overlap, but these are percents of different groups.`,
    ],
    [
      p.times(q).value,
      "multiplies the shares",
      `This is $${p.value} \\cdot ${q.value}$, but the two percents are of different groups and describe the same overlap, so they aren't multiplied.`,
    ],
    [
      p.over(p.plus(q)).value,
      "compares with the sum",
      `This is $\\frac{${one}}{${one} + ${two}}$, the ratio of [[t]] to [[s]] and [[t]] together.`,
    ],
    [
      q.over(p.plus(q)).value,
      "compares with the sum",
      `This is $\\frac{${two}}{${one} + ${two}}$, the ratio of [[s]] to [[s]] and [[t]] together.`,
    ],
    [
      1 / p.value,
      "uses one share only",
      `This is $\\frac{1}{${p.value}}$, which uses only the ${a}, but both percents matter.`,
    ],
    [
      1 / q.value,
      "uses one share only",
      `This is $\\frac{1}{${q.value}}$, which uses only the ${b}, but both percents matter.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `At a certain company, ${a} of the engineers are also managers, and ${b} of the managers are also engineers. What is the ratio of the number of engineers to the number of managers at the company?`,
      `Of the members of Club X, ${a} are also members of Club Y. If ${b} of the members of Club Y are also members of Club X, what is the ratio of the number of members of Club X to the number of members of Club Y?`,
    ],
    pure: [
      `If ${a} of the numbers in set $S$ are also in set $T$ and ${b} of the numbers in set $T$ are also in set $S$, what is the ratio of the quantity of numbers in set $S$ to the quantity of numbers in set $T$?`,
    ],
    key: ratio.value,
    why: `$${p.value}x = ${q.value}y$, so $\\frac{x}{y} = ${texFraction(ratio)}$.`,
    wrong,
    solution: {
      idea: "The two percents describe the same overlap.",
      steps: [
        `With $x$ for [[first]] and $y$ for [[second]], the overlap is both $${p.value}x$ and $${q.value}y$.`,
        `So $${p.value}x = ${q.value}y$, and $\\frac{x}{y} = \\frac{${q.value}}{${p.value}} = ${texFraction(ratio)}$.`,
      ],
      check: `The overlap is a smaller share of the larger group, and ${Math.min(one, two)} percent is less than ${Math.max(one, two)} percent, so [[${one < two ? "first" : "second"}]] must be larger.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        {
          first: "the number of engineers",
          second: "the number of managers",
          s: "engineers",
          t: "managers",
        },
        {
          first: "the number of members of Club X",
          second: "the number of members of Club Y",
          s: "Club X",
          t: "Club Y",
        },
        {
          first: "the quantity of numbers in $S$",
          second: "the quantity of numbers in $T$",
          s: "$S$",
          t: "$T$",
        },
      ][wording - 1]!,
    text: fractionOf,
    pureText: fractionOf,
    shows: isFraction,
  };
}

/** The sizes of both sets, of their overlap, and of everything. */
function sizesOf({ p, q }: Shares, both: number) {
  const [first, second] = [both / p.value, both / q.value];
  return { first, second, union: first + second - both };
}

const SIZE_WORDS = [
  {
    first: "students in the chorus",
    second: "students in the orchestra",
    both: "students in both groups",
  },
  {
    first: "companies that sold Product X",
    second: "companies that sold Product Y",
    both: "companies that sold both products",
  },
  {
    first: "numbers in set $S$",
    second: "numbers in set $T$",
    both: "numbers in both sets",
  },
];

/** From the size of everything, the overlap or one of the sets. */
function askSize(rng: Rng): AskedProblem | null {
  const shares = drawShares(rng, false);
  const { p, q } = shares;
  const both = rng.pick([6, 8, 10, 12, 15, 16, 18, 20, 24, 30, 36, 40]);
  const { first, second, union } = sizesOf(shares, both);
  const sizes = [first, second, union];
  if (!sizes.every((size) => Number.isInteger(Math.round(size * 1e6) / 1e6)) || union > 250)
    return null;
  const [n, m, all] = sizes.map(Math.round) as [number, number, number];
  if (p.equals(q)) return null;
  const asksBoth = rng.chance(0.5);
  const key = asksBoth ? both : n;
  const [a, b] = [fractionText(p), fractionText(q)];
  const end = asksBoth ? "both" : "first";
  return {
    difficulty: 5,
    stems: [
      `Of the students in the chorus, ${a} are also in the orchestra, and of the students in the orchestra, ${b} are also in the chorus. If a total of ${all} students are in at least one of the two groups, how many students are in ${end === "both" ? "both groups" : "the chorus"}?`,
      `Last year, ${a} of the companies that sold Product X also sold Product Y, and ${b} of the companies that sold Product Y also sold Product X. If ${all} companies sold at least one of the two products, how many companies sold ${end === "both" ? "both products" : "Product X"}?`,
    ],
    pure: [
      `In sets $S$ and $T$, ${a} of the numbers in $S$ are also in $T$, and ${b} of the numbers in $T$ are also in $S$. If a total of ${all} different numbers are in at least one of the two sets, how many numbers are in ${end === "both" ? "both sets" : "set $S$"}?`,
    ],
    key,
    why: `There are ${both} [[both]], ${n} [[first]], and ${m} [[second]], and $${n} + ${m} - ${both} = ${all}$.`,
    wrong: [
      [
        asksBoth ? n : both,
        asksBoth ? "finds the first set" : "stops at the overlap",
        asksBoth ? `This is the number of [[first]].` : `This is the number of [[both]].`,
      ],
      [m, "finds the second set", `This is the number of [[second]].`],
      [
        n - both,
        "leaves out the overlap",
        `This is $${n} - ${both}$, the number of [[first]] only.`,
      ],
      [
        m - both,
        "finds the second set only",
        `This is $${m} - ${both}$, the number of [[second]] only.`,
      ],
      [
        (all * (asksBoth ? p.value * q.value : q.value)) / (p.value + q.value),
        "counts the overlap twice",
        `This comes from $${texFraction(ONE.over(p))}x + ${texFraction(ONE.over(q))}x = ${all}$, which counts the $x$ [[both]] twice.`,
      ],
      [
        all * p.value,
        "takes a share of everything",
        `This is ${a} of ${all}, but ${a} is the share of the [[first]], not of all ${all}.`,
      ],
      [
        all * q.value,
        "takes a share of everything",
        `This is ${b} of ${all}, but ${b} is the share of the [[second]], not of all ${all}.`,
      ],
      [all - both, "finds exactly one", `This is $${all} - ${both}$, all except the [[both]].`],
      [
        all - m,
        "finds the first set only",
        `This is $${all} - ${m}$, the number of [[first]] only.`,
      ],
    ],
    words: (wording) => SIZE_WORDS[wording - 1]!,
    solution: {
      idea: "Let $x$ be the number of [[both]], and write everything in terms of $x$.",
      steps: [
        `Since $x$ is ${a} of the [[first]] and ${b} of the [[second]], there are $${texFraction(ONE.over(p))}x$ [[first]] and $${texFraction(ONE.over(q))}x$ [[second]].`,
        `Together, without counting the overlap twice, $${texFraction(ONE.over(p))}x + ${texFraction(ONE.over(q))}x - x = ${texFraction(ONE.over(p).plus(ONE.over(q)).minus(ONE))}x = ${all}$.`,
        `So $x = ${both}$${asksBoth ? "." : `, and the number of [[first]] is $${texFraction(ONE.over(p))} \\cdot ${both} = ${n}$.`}`,
      ],
      check: `$${n} + ${m} - ${both} = ${all}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value > 0 && value < all,
  };
}

/** From the size of one set, the size of the other. */
function askOther(rng: Rng): AskedProblem | null {
  const percents = rng.chance(0.5);
  const { p, q } = drawShares(rng, percents);
  const first = rng.pick([24, 30, 36, 40, 45, 48, 60, 72, 80, 90, 120, 150, 180, 200, 240]);
  const both = first * p.value;
  const key = Math.round(both / q.value);
  const whole = Math.round(both);
  if (!near(both, whole) || !near(both / q.value, key)) return null;
  if (p.equals(q) || key > 400 || key < 12) return null;
  const said = (share: Fraction): string => (percents ? inPercent(share) : fractionText(share));
  return {
    difficulty: 3,
    stems: [
      `Of the ${first} employees who attended a workshop on Monday, ${said(p)} also attended the workshop on Tuesday. If these employees were ${said(q)} of the employees who attended on Tuesday, how many employees attended the workshop on Tuesday?`,
    ],
    pure: [
      `Set $S$ contains ${first} numbers, and ${said(p)} of these numbers are also in set $T$. If ${said(q)} of the numbers in set $T$ are also in set $S$, how many numbers are in set $T$?`,
      `In a certain list of integers, ${first} are even and ${said(p)} of the even integers are multiples of 3. If ${said(q)} of the multiples of 3 in the list are even, how many of the integers in the list are multiples of 3?`,
    ],
    key,
    why: `The overlap is ${whole}, and it is ${said(q)} of ${key}.`,
    wrong: [
      [whole, "stops at the overlap", `This is ${said(p)} of ${first}, the number [[inBoth]].`],
      [
        whole * q.value,
        "takes a share again",
        `This is ${said(q)} of ${whole}, but ${whole} itself is ${said(q)} of the [[second]], so divide.`,
      ],
      [
        first * q.value,
        "takes the wrong share",
        `This is ${said(q)} of ${first}, but ${said(q)} is a share of the [[second]], not of the [[first]].`,
      ],
      [
        first * p.value + first * q.value,
        "adds the shares",
        `This adds ${said(p)} and ${said(q)} of ${first}, but ${said(q)} is a share of the [[second]], not of the [[first]].`,
      ],
      [
        (first * q.value) / p.value,
        "inverts the ratio",
        `This is $${first} \\cdot ${texFraction(q.over(p))}$, with the two shares interchanged.`,
      ],
      [
        first - whole,
        "finds the first set only",
        `This is $${first} - ${whole}$, the number of [[first]] outside the overlap.`,
      ],
      [
        key - whole,
        "leaves out the overlap",
        `This is $${key} - ${whole}$, but the ${whole} in the overlap are [[second]], too.`,
      ],
      [
        first + key - whole,
        "counts everything",
        `This is $${first} + ${key} - ${whole}$, which also counts the [[first]] outside the overlap.`,
      ],
      [
        whole / (1 - q.value),
        "uses the complement",
        `This takes ${whole} for ${said(ONE.minus(q))} of the [[second]], but it is ${said(q)} of them.`,
      ],
    ],
    words: (wording) =>
      [
        {
          first: "employees on Monday",
          second: "employees on Tuesday",
          inBoth: "who attended on both days",
        },
        { first: "numbers in set $S$", second: "numbers in set $T$", inBoth: "in both sets" },
        {
          first: "even integers",
          second: "multiples of 3",
          inBoth: "of even multiples of 3",
        },
      ][wording - 1]!,
    shows: (value) => Number.isInteger(value) && 4 * value > key && value < 4 * key,
    solution: {
      idea: "Find the number [[inBoth]] first. From that, find how many [[second]] there are.",
      steps: [
        `The number [[inBoth]] is ${said(p)} of ${first}, or ${whole}.`,
        `This is ${said(q)} of the [[second]], so their number is $${whole} \\div ${percents ? q.value : texFraction(q)} = ${key}$.`,
      ],
      check: `The overlap, ${whole}, is less than both ${first} and ${key}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { ratio: askRatio, size: askSize, other: askOther };
const KINDS = ["ratio", "size", "size", "other"] as const;

/** Counts both sets from the overlap that a value means. */
const isRatio = (tried: number, p: number, q: number): boolean => near(tried * p, q);
const isBoth = (tried: number, p: number, q: number, all: number): boolean =>
  near(tried / p + tried / q - tried, all);
const isFirst = (tried: number, p: number, q: number, all: number): boolean =>
  isBoth(tried * p, p, q, all);
const isOther = (tried: number, first: number, p: number, q: number): boolean =>
  near(first * p, tried * q);

type Question = (tried: number, p: number, q: number, all: number) => boolean;
const inFractions =
  (question: Question): StemReading["fits"] =>
  (tried, a = 0, b = 1, c = 0, d = 1, all = 0) =>
    question(tried, a / b, c / d, all);
const below = (
  tried: number,
  _a: number,
  _b: number,
  _c: number,
  _d: number,
  all: number,
): boolean => Number.isInteger(tried) && tried < all;
const F = String.raw`\((\d+)\)\/\((\d+)\)`;

const READINGS: readonly StemReading[] = [
  {
    wording: /(\d+) percent of the (?:engineers|numbers) .*?(\d+) percent of .*ratio/,
    fits: isRatio,
  },
  { wording: /Club X, (\d+) percent .* If (\d+) percent/, fits: isRatio },
  {
    wording: new RegExp(`${F} .*${F} .* total of (\\d+) .* (?:both groups|both sets)\\?`),
    fits: inFractions(isBoth),
    open: below,
  },
  {
    wording: new RegExp(`${F} .*${F} .* total of (\\d+) .* in (?:the chorus|set S)\\?`),
    fits: inFractions(isFirst),
    open: below,
  },
  {
    wording: new RegExp(`${F} .*${F} .* If (\\d+) companies .* both products\\?`),
    fits: inFractions(isBoth),
    open: below,
  },
  {
    wording: new RegExp(`${F} .*${F} .* If (\\d+) companies .* sold Product X\\?`),
    fits: inFractions(isFirst),
    open: below,
  },
  {
    wording: /(?:the|contains|integers,) (\d+) .*?(\d+) percent .*?(\d+) percent/,
    fits: (tried, first, p, q) => isOther(tried, first, p / 100, q / 100),
  },
  {
    wording: new RegExp(`(?:the|contains|integers,) (\\d+) .*?${F} .*?${F}`),
    fits: (tried, first, a, b, c, d) => isOther(tried, first, a / b, c / d),
  },
];

export const template: ProblemTemplate = {
  id: "overlap-from-both-sides",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "algebra",
  pattern: "The overlap as a share of both sets: one number, seen from two sides.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the two sets. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
