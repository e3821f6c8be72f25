import {
  capital,
  inWords,
  isPositiveWhole,
  listed,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  slipsFrom,
  type Solution,
  texThousands,
  thousands,
} from "@theta/items/template";

/** What the last digit must be. */
const ENDINGS = [
  { name: "even", digits: [0, 2, 4, 6, 8], word: "even" },
  { name: "odd", digits: [1, 3, 5, 7, 9], word: "odd" },
  { name: "fives", digits: [0, 5], word: "multiple of 5" },
] as const;

/** What the first digit must be; never 0. */
const BOUNDS = ["none", "above", "below", "between"] as const;

interface Draw {
  readonly digits: readonly number[];
  readonly length: 3 | 4;
  readonly ending: (typeof ENDINGS)[number];
  readonly bound: (typeof BOUNDS)[number];
  readonly low: number;
  readonly high: number;
}

function draw(rng: Rng): Draw | null {
  const isAll = rng.chance(0.35);
  const digits = isAll
    ? range(0, 9)
    : rng.sample(range(0, 9), rng.pick([5, 6, 6, 7])).toSorted((x, y) => x - y);
  const [ending, bound] = [rng.pick(ENDINGS), rng.pick(BOUNDS)];
  const low = bound === "above" || bound === "between" ? rng.int(2, 7) : 1;
  const high = bound === "below" ? rng.int(4, 8) : bound === "between" ? rng.int(low + 2, 9) : 10;
  return high > low + 1 ? { digits, length: rng.pick([3, 3, 4]), ending, bound, low, high } : null;
}

const times = (numbers: readonly number[]): string => numbers.join(" \\cdot ");

/** "2, 4, or 6" */
const set = (some: readonly number[]): string => listed(some.map(String), "or");

function drawNumbers(rng: Rng) {
  const drawn = draw(rng);
  if (!drawn) return null;
  const { digits, length, ending, bound, low, high } = drawn;
  const n = digits.length;
  const firsts = digits.filter((d) => d >= low && d < high);
  const lasts = digits.filter((d) => (ending.digits as readonly number[]).includes(d));
  const shared = lasts.filter((d) => firsts.includes(d));
  const apart = lasts.filter((d) => !firsts.includes(d));
  if (firsts.length < 3 || lasts.length < 2 || shared.length === 0) return null;
  if (bound !== "none" && firsts.length === digits.filter((d) => d > 0).length) return null;
  const [p, q, f, l] = [apart.length, shared.length, firsts.length, lasts.length];
  // The places between the first and the last, and all places after the first.
  const middle = range(0, length - 3).map((k) => n - 2 - k);
  const free = [n - 1, ...middle];
  const mid = product(middle);
  const key = (p * f + q * (f - 1)) * mid;
  const isAll = n === 10;
  const cases: string[] = [
    ...(p > 0
      ? [
          `Last digit ${set(apart)} (${p === 1 ? "which cannot" : "none of which can"} stand first): $${times([p, f, ...middle])} = ${texThousands(p * f * mid)}$.`,
        ]
      : []),
    `Last digit ${set(shared)} (${q === 1 ? "which then" : "one of which then"} cannot stand first): $${times([q, f - 1, ...middle])} = ${texThousands(q * (f - 1) * mid)}$.`,
  ];
  return {
    digits,
    length,
    ending,
    bound,
    low,
    high,
    n,
    firsts,
    lasts,
    shared,
    apart,
    p,
    q,
    f,
    l,
    middle,
    free,
    mid,
    key,
    isAll,
    cases,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ digits, length, ending, bound, low, high, isAll }: Numbers, rng: Rng): string {
  const power = 10 ** (length - 1);
  const [from, to] = [thousands(low * power), thousands(high * power)];
  const size = {
    none: "",
    above: ` greater than ${from}`,
    below: ` less than ${to}`,
    between: ` between ${from} and ${to}`,
  }[bound];
  const word = `${inWords(length)}-digit`;
  const nouns =
    ending.name === "fives"
      ? `${word} multiples of 5${size}`
      : `${word} ${ending.word} integers${size}`;
  return isAll
    ? rng.pick([
        `How many ${nouns} have ${inWords(length)} different digits?`,
        `In how many ${nouns} does no digit occur more than once?`,
      ])
    : rng.pick([
        `How many ${nouns} can be formed from the digits ${listed(digits.map(String))} if no digit is used more than once?`,
        `${capital(word)} integers are formed from the digits ${listed(digits.map(String))}, none of which is used more than once in the same integer. How many of these integers${size ? ` are${size} and` : ""} are ${ending.name === "fives" ? "multiples of 5" : ending.word}?`,
      ]);
}

function optionsOf({
  length,
  n,
  firsts,
  lasts,
  shared,
  apart,
  p,
  q,
  f,
  l,
  middle,
  free,
  mid,
  key,
  cases,
}: Numbers): ProblemOptions {
  const slips: [value: number, slip: string, why: string][] = [
    [
      l * f * mid,
      "lets the last digit stand first again",
      `With ${set(shared)} in the last place, that digit can no longer stand first, so only ${f - 1} first digits are left.`,
    ],
    [
      l * (f - 1) * mid,
      "takes one first digit away too often",
      p > 0
        ? `With ${set(apart)} in the last place, all ${f} first digits are still free.`
        : `Compare the cases once more.`,
    ],
    [
      product([l, ...free]),
      "lets any digit stand first",
      `The first digit can only be ${set(firsts)}.`,
    ],
    [
      f * product(free),
      "forgets the last digit",
      `This counts the integers whatever their last digit; it must be ${set(lasts)}.`,
    ],
    [
      f * l * n ** (length - 2),
      "repeats digits",
      "Each digit used is no longer free for the other places.",
    ],
    [
      q * (f - 1) * mid,
      "takes one case only",
      `The integers that end in ${set(apart.length > 0 ? apart : shared)} are missing.`,
    ],
    [p * f * mid, "takes one case only", `The integers that end in ${set(shared)} are missing.`],
    [
      (f * product(free)) / 2,
      "takes half of all",
      `The digits do not fall evenly into those that may stand last and those that may not.`,
    ],
    [
      (p * f + q * (f - 1)) * n ** (length - 2),
      "repeats digits in the middle",
      "The first and the last digit are no longer free for the middle.",
    ],
    [
      (p * f + q * (f - 1)) * product(middle.map((m) => m + 1)),
      "takes only one digit off for the middle",
      "Both the first and the last digit are used up.",
    ],
  ];
  return {
    key: {
      text: thousands(key),
      value: key,
      why:
        p > 0
          ? `${cases.length} cases: $${texThousands(p * f * mid)} + ${texThousands(q * (f - 1) * mid)} = ${texThousands(key)}$.`
          : `Every possible last digit takes one of the ${f} first digits away: $${times([q, f - 1, ...middle])} = ${texThousands(key)}$.`,
    },
    slips: slipsFrom(slips, isPositiveWhole, thousands),
  };
}

function solutionOf({ firsts, lasts, p, q, f, free, mid, key, cases }: Numbers): Solution {
  return {
    idea: "Fill the most restricted places first: the last digit, then the first, then the rest.",
    steps: [
      `The last digit must be ${set(lasts)}; the first must be ${set(firsts)}.`,
      ...cases,
      ...(p > 0
        ? [
            `Together: $${texThousands(p * f * mid)} + ${texThousands(q * (f - 1) * mid)} = ${texThousands(key)}$.`,
          ]
        : []),
    ],
    check: `Without the condition on the last digit there are $${times([f, ...free])} = ${texThousands(f * product(free))}$; the answer must be less.`,
  };
}

export const template: ProblemTemplate = {
  id: "integers-of-different-digits",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern:
    "Different digits with conditions on the first and the last: split by whether the last digit could also stand first.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { length, ending, bound, p, isAll } = numbers;
    return {
      variant: `${ending.name}/${bound}/${isAll ? "all" : "some"} digits`,
      context: "pure",
      // The two cases are the point; a bound and a fourth digit each add a condition.
      difficulty: 5 + (p > 0 ? 1 : 0) + (bound === "none" ? 0 : 1) + (length === 4 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all integers with this many digits. */
  check({ stem, options }) {
    const text = plain(stem);
    const length = /three-digit/i.test(text) ? 3 : /four-digit/i.test(text) ? 4 : null;
    if (!length) throw new Error(`The number of digits cannot be read: ${text}`);
    const given = /from the digits (.*?)(?: if|, none)/.exec(text)?.[1];
    const digits = given ? Array.from(given.matchAll(/\d/g), String).join("") : "0123456789";
    const above = Number(
      /greater than (\d+)/.exec(text)?.[1] ?? /between (\d+)/.exec(text)?.[1] ?? 0,
    );
    const below = Number(
      /less than (\d+)/.exec(text)?.[1] ?? /between \d+ and (\d+)/.exec(text)?.[1] ?? 1e9,
    );
    const ends = text.includes("multiples of 5")
      ? (x: number) => x % 5 === 0
      : (x: number) => x % 2 === (text.includes("odd") ? 1 : 0);
    const found = range(10 ** (length - 1), 10 ** length - 1).filter((x) => {
      const own = String(x);
      return (
        ends(x) &&
        x > above &&
        x < below &&
        new Set(own).size === length &&
        Array.from(own).every((d) => digits.includes(d))
      );
    }).length;
    return options.flatMap((option, k) => (Number(plain(option)) === found ? [k] : []));
  },
};
