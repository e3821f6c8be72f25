import {
  findingsByCases,
  gcd,
  hasKey,
  listed,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** How many of the first thing and how many of the second. */
type Case = Readonly<{ x: number; y: number }>;
type What = "one" | "two" | "all" | "gap";

interface Setting {
  readonly name: string;
  readonly context: "pure" | "real";
  readonly stems: readonly ((a: number, b: number) => string)[];
  readonly names: Readonly<Record<What, string>>;
  readonly text: (what: string, low: number | null, high: number | null) => string;
  readonly gap: (n: number) => string;
  readonly divisible: (n: number) => string;
}

function inWords(what: string, low: number | null, high: number | null): string {
  const bounds = [
    ...(low === null ? [] : [`greater than ${low}`]),
    ...(high === null ? [] : [`less than ${high}`]),
  ];
  return `The ${what} is ${bounds.join(" but ")}.`;
}

function story(
  name: string,
  stems: Setting["stems"],
  one: string,
  two: string,
  all: string,
): Setting {
  return {
    name,
    context: "real",
    stems,
    names: { one: `number of ${one}`, two: `number of ${two}`, all, gap: "difference" },
    text: inWords,
    gap: (n) => `There are ${n} more ${two} than ${one}.`,
    divisible: (n) => `The number of ${one} is divisible by ${n}.`,
  };
}

const PURE: Setting = {
  name: "integers",
  context: "pure",
  stems: [
    (a, b) =>
      `If $x$ and $y$ are positive integers and $\\frac{x}{y} = \\frac{${a}}{${b}}$, what is the value of $y$?`,
    (a, b) => `If $x$ and $y$ are positive integers and $${b}x = ${a}y$, what is the value of $y$?`,
    (a, b) =>
      `The ratio of $x$ to $y$ is ${a} to ${b}. If $x$ and $y$ are positive integers, what is the value of $y$?`,
  ],
  names: { one: "x", two: "y", all: "x + y", gap: "y - x" },
  text: (what, low, high) =>
    low === null
      ? `$${what} \\lt ${high}$`
      : high === null
        ? `$${what} \\gt ${low}$`
        : `$${low} \\lt ${what} \\lt ${high}$`,
  gap: (n) => `$y - x = ${n}$`,
  divisible: (n) => `$x$ is divisible by ${n}.`,
};

const SETTINGS: readonly Setting[] = [
  PURE,
  PURE,
  story(
    "fleet",
    [
      (a, b) =>
        `At a certain rental company, the ratio of the number of vans to the number of trucks is ${a} to ${b}. How many trucks does the company have?`,
      (a, b) =>
        `A certain rental company has ${a} vans for every ${b} trucks. How many trucks does the company have?`,
    ],
    "vans",
    "trucks",
    "total number of vans and trucks",
  ),
  story(
    "club",
    [
      (a, b) =>
        `In a certain club, the ratio of the number of men to the number of women is ${a} to ${b}. How many women are in the club?`,
      (a, b) => `A certain club has ${a} men for every ${b} women. How many women are in the club?`,
    ],
    "men",
    "women",
    "total number of men and women",
  ),
];

/** Which multiples of one part of the ratio are left, from the drawn one: the first and the last. */
type Spec =
  { readonly what: What; readonly from?: number; readonly to?: number } | "gap" | "divisible";

const RANGES = "A range looks too weak, because it allows many numbers.";
const ALONE = "One statement looks like the missing half of the other.";
const LIMITS = "A lower and an upper limit look as if they left one pair of numbers.";

const DESIGNS = [
  ["A", { what: "all", from: 0, to: 0 }, { what: "one", from: 0 }, "hidden-enough", "E", RANGES],
  ["A", { what: "two", from: 0, to: 0 }, "divisible", "c-trap", "C", ALONE],
  ["A", "gap", { what: "all", from: -1 }, "c-trap", "C", ALONE],
  [
    "A",
    { what: "one", from: 0, to: 0 },
    { what: "all", from: 0, to: 1 },
    "false-enough",
    "D",
    LIMITS,
  ],
  ["C", { what: "all", from: 0 }, { what: "two", to: 0 }, "hidden-enough", "E", RANGES],
  ["C", { what: "one", from: 0 }, { what: "all", to: 0 }, "hidden-enough", "E", RANGES],
  ["C", { what: "all", to: 1 }, "divisible", "hidden-enough", "E", RANGES],
  ["D", { what: "all", from: 0, to: 0 }, "gap", "c-trap", "C", ALONE],
  ["D", { what: "all", from: 0, to: 0 }, { what: "two", from: 0, to: 0 }, "c-trap", "C", RANGES],
  ["E", { what: "all", to: 1 }, { what: "two", from: 0 }, "near-miss", "C", LIMITS],
  ["E", { what: "one", from: 0 }, { what: "all", to: 1 }, "near-miss", "C", LIMITS],
  ["E", { what: "all", from: 0, to: 2 }, { what: "two", from: 0 }, "near-miss", "C", LIMITS],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Spec, Spec, ...unknown[]])[];

interface Given {
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly setting: Setting;
}

const RATIOS = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [2, 5],
  [5, 7],
  [4, 7],
  [3, 8],
  [5, 8],
] as const;

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(RATIOS);
  const given: Given = { a, b, k: rng.int(3, 9), setting: rng.pick(SETTINGS) };
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, one, two, tension, trap, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const isTurned = rng.chance(0.5);
  const specs: readonly Spec[] = isTurned ? [two, one] : [one, two];
  const [first, second] = specs.map((spec) => saidOf(spec, given, rng));
  if (!first || !second) return null;
  const findings = findingsOf(given, [first, second]);
  return hasKey(findings, key)
    ? { given, first, second, findings, tension, trap: { letter: trap, why } }
    : null;
}

const multiples = ({ a, b }: Given): Case[] => range(1, 60).map((n) => ({ x: a * n, y: b * n }));

/** Null when no round limit fits. */
function saidOf(spec: Spec, given: Given, rng: Rng): Said<Case> | null {
  const { a, b, k, setting } = given;
  if (spec === "gap") {
    const gap = (b - a) * k;
    return {
      text: setting.gap(gap),
      holds: ({ x, y }) => y - x === gap,
      gives:
        b === a + 1
          ? `The difference is $${b}n - ${a}n = n$, so $n = ${k}$.`
          : `The difference is $${b}n - ${a}n = ${b - a}n$, and $${b - a}n = ${gap}$ gives $n = ${k}$.`,
    };
  }
  if (spec === "divisible") {
    if (k > 6 || gcd(a, k) > 1) return null;
    return {
      text: setting.divisible(k),
      holds: ({ x }) => x % k === 0,
      gives: `$${a}n$ is divisible by ${k}, and ${a} and ${k} have no common factor greater than 1, so $n$ can be ${k}, ${2 * k}, and so on.`,
    };
  }
  const part = { one: a, two: b, all: a + b, gap: b - a }[spec.what];
  const { from, to } = spec;
  const low =
    from === undefined ? null : roundIn(part * (k + from - 1), part * (k + from) - 1, rng);
  const high = to === undefined ? null : roundIn(part * (k + to) + 1, part * (k + to + 1), rng);
  if (low === undefined || high === undefined || (from !== undefined && k + from < 2)) return null;
  const size = ({ x }: Case) => (x / a) * part;
  const least = from === undefined ? 1 : k + from;
  const last = to === undefined ? null : k + to;
  const left =
    last === null
      ? `any integer greater than ${least - 1}`
      : least === 1 && last > 1
        ? `any positive integer less than ${last + 1}`
        : listed(range(least, last).map(String), "or");
  return {
    text: setting.text(setting.names[spec.what], low, high),
    holds: (one) => (low === null || size(one) > low) && (high === null || size(one) < high),
    gives: `${setting.context === "pure" ? `$${setting.names[spec.what]} = ${part}n$` : `The ${setting.names[spec.what]} is $${part}n$`}, and since ${boundText(part, low, high)}, $n$ ${least === last ? "must" : "can"} be ${left}.`,
  };
}

function boundText(part: number, low: number | null, high: number | null): string {
  return PURE.text(`${part}n`, low, high);
}

/** A multiple of 5 from low to high; undefined if there's none. */
function roundIn(low: number, high: number, rng: Rng): number | undefined {
  const round = range(low, high).filter((n) => n % 5 === 0 && n > 0);
  return round.length > 0 ? rng.pick(round) : undefined;
}

function findingsOf(given: Given, said: readonly [Said<Case>, Said<Case>]) {
  const name = given.setting.names.two;
  const shown = given.setting.context === "pure" ? `$${name}$` : `the ${name}`;
  return findingsByCases(multiples(given), said, ({ y }) => y, {
    together: (fits) => {
      const left = fits.slice(0, 3).map(({ x }) => String(x / given.a));
      return left.length === 1
        ? `Only $n = ${left[0]}$ fits both statements.`
        : `The values ${listed(left)} of $n$ fit both statements.`;
    },
    settled: ({ y }) => `So ${shown} is $${given.b} \\cdot ${y / given.b} = ${y}$.`,
    rivals: (one, other) =>
      `For $n = ${one.y / given.b}$, ${shown} is $${given.b} \\cdot ${one.y / given.b} = ${one.y}$, but for $n = ${other.y / given.b}$, it's $${given.b} \\cdot ${other.y / given.b} = ${other.y}$.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "multiple-in-the-range",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A ratio of whole numbers makes every count a multiple: limits may leave only one.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, first, second, findings, tension, trap } = numbers;
    const { a, b, setting } = given;
    const isPure = setting.context === "pure";
    const [one, two] = [setting.names.one, setting.names.two];
    return {
      variant: `${setting.name}/${a}-${b}`,
      context: setting.context,
      difficulty: 4,
      stem: rng.pick(setting.stems)(a, b),
      statements: [first.text, second.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `${isPure ? `$${one} = ${a}n$ and $${two} = ${b}n$` : `The ${one} is $${a}n$ and the ${two} is $${b}n$`} for some positive integer $n$, so the question is whether only one value of $n$ is left.`,
        steps: stepsOfFindings(findings),
        ...(/total|x \+ y/.test(first.text + second.text) && {
          check: `The total is a multiple of ${a + b}, so write down the multiples of ${a + b} near a limit before you call it too weak.`,
        }),
        takeaway:
          "If integers are in the ratio $a$ to $b$ in lowest terms, they are multiples of $a$ and $b$, and their sum is a multiple of $a + b$.",
      },
    };
  },

  /** Tries all positive integers up to 480 in the ratio. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [p, q] = numbersIn(text) as [number, number];
    const [a, b] = /\dx = /.test(text) ? [q, p] : [p, q];
    const cases = range(1, 480).flatMap((x) => ((x * b) % a === 0 ? [{ x, y: (x * b) / a }] : []));
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    return { cases, first, second, answer: ({ y }) => y };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const [p = 0] = numbersIn(said);
  if (said.includes("divisible")) return ({ x }) => x % p === 0;
  if (said.includes("more") || said.startsWith("y - x =")) return ({ x, y }) => y - x === p;
  const isTotal = /total|x \+ y/.test(said);
  const isOne = /^(?:The number of (?:vans|men)|[\d< ]*x\b)/.test(said);
  const size = ({ x, y }: Case) => (isTotal ? x + y : isOne ? x : y);
  const low = /(?:greater than |> )(\d+)/.exec(said)?.[1] ?? /^(\d+) </.exec(said)?.[1];
  const high = /(?:less than |[xy] < )(\d+)/.exec(said)?.[1];
  return (one) =>
    (low === undefined || size(one) > Number(low)) &&
    (high === undefined || size(one) < Number(high));
}
