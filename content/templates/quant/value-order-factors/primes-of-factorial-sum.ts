import {
  type AskedProblem,
  draftOf,
  factorial,
  isPositiveWhole,
  isPrime,
  listed,
  openOptions,
  primeFactors,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFactors,
} from "@theta/items/template";

const TAKEAWAY = "Primes can be read off a product but not off a sum, so factor the sum first.";

interface Form {
  /** How far each factorial is above the least one, with its sign. */
  readonly terms: readonly [above: number, sign: 1 | -1][];
  readonly difficulty: number;
}

const FORMS: readonly Form[] = [
  {
    terms: [
      [1, 1],
      [0, 1],
    ],
    difficulty: 4,
  },
  {
    terms: [
      [1, 1],
      [0, -1],
    ],
    difficulty: 4,
  },
  {
    terms: [
      [2, 1],
      [0, -1],
    ],
    difficulty: 4,
  },
  {
    terms: [
      [2, 1],
      [0, 1],
    ],
    difficulty: 4,
  },
  {
    terms: [
      [2, 1],
      [1, 1],
    ],
    difficulty: 4,
  },
  {
    terms: [
      [2, 1],
      [1, 1],
      [0, 1],
    ],
    difficulty: 5,
  },
  {
    terms: [
      [2, 1],
      [1, -1],
      [0, 1],
    ],
    difficulty: 5,
  },
];

/** What a factorial leaves when n! is taken out: (n + 2)(n + 1), n + 1, or 1. */
const left = (n: number, above: number): number => Math.round(factorial(n + above) / factorial(n));
const leftTex = (n: number, above: number): string =>
  above === 2 ? `${n + 2} \\cdot ${n + 1}` : above === 1 ? `${n + 1}` : "1";

function drawSum(rng: Rng) {
  const { terms, difficulty } = rng.pick(FORMS);
  const lowest = terms.at(-1)![0];
  const n = rng.int(6, 24);
  const shown = terms.map(([above]) => n + above);
  const tex = signed(terms.map(([above, sign]) => [`${n + above}!`, sign]));
  const common = n + lowest;
  const bracket = terms.reduce(
    (total, [above, sign]) => total + sign * left(common, above - lowest),
    0,
  );
  const inside = signed(terms.map(([above, sign]) => [leftTex(common, above - lowest), sign]));
  return { difficulty, n, shown, tex, common, bracket, inside };
}

function signed(terms: readonly (readonly [string, 1 | -1])[]): string {
  return terms
    .map(([text, sign], k) => (k === 0 ? text : `${sign > 0 ? "+" : "-"} ${text}`))
    .join(" ");
}

const greatestOf = (n: number): number => primeFactors(n).at(-1)![0];
const lastPrime = (n: number): number => range(2, n).findLast(isPrime)!;
const nextPrime = (n: number): number => range(n + 1, 2 * n).find(isPrime)!;

/** The greatest prime factor of a sum or difference of factorials. */
function askGreatest(rng: Rng): AskedProblem | null {
  const { difficulty, shown, tex, common, bracket, inside } = drawSum(rng);
  if (common > 14) return null;
  const [inFactorial, inBracket] = [lastPrime(common), greatestOf(bracket)];
  const key = Math.max(inFactorial, inBracket);
  if (key > 43) return null;
  const whole = `$${tex} = ${common}! \\cdot ${bracket}$`;
  const whyNot = (p: number): string =>
    p > key
      ? `${p} is a factor of neither $${common}!$ nor ${bracket}.`
      : `${whole}, and this has the greater prime factor ${key}.`;
  const beside = [
    nextPrime(common),
    nextPrime(nextPrime(common)),
    nextPrime(key),
    lastPrime(key - 1),
  ];
  const fewer = lastPrime(inFactorial - 1);
  return {
    difficulty,
    stems: [],
    pure: [
      `What is the greatest prime factor of $${tex}$?`,
      `If $p$ is the greatest prime number that is a divisor of $${tex}$, what is the value of $p$?`,
    ],
    key,
    why:
      isPrime(bracket) && key === bracket
        ? `${whole}, and ${bracket} is prime.`
        : `${whole}, and the greatest prime factor of ${key === inBracket ? bracket : `$${common}!$`} is ${key}.`,
    wrong: [
      [
        inFactorial,
        "looks at the factorial only",
        `This is the greatest prime factor of $${common}!$, but the other factor, $${bracket}$, has the greater prime factor ${key}.`,
      ],
      [
        lastPrime(shown[0]!),
        "looks at the greatest factorial",
        `This is the greatest prime factor of $${shown[0]!}!$, but ${whyNot(lastPrime(shown[0]!))}`,
      ],
      [
        inBracket,
        "looks at the other factor only",
        `This is the greatest prime factor of ${bracket}, but $${common}!$ has the greater prime factor ${key}.`,
      ],
      [lastPrime(2 * common), "adds the factorials", whyNot(lastPrime(2 * common))],
      ...beside.map((p) => [p, "takes a neighboring prime", whyNot(p)] as const),
      [fewer, "stops one prime too early", whyNot(fewer)],
      [lastPrime(fewer - 1), "stops too early", whyNot(lastPrime(fewer - 1))],
    ],
    solution: {
      idea: `${shown.length === 2 ? "Both" : "All"} terms are multiples of $${common}!$, so take it out.`,
      steps: [
        `$${tex} = ${common}!(${inside}) = ${common}! \\cdot ${bracket}$.`,
        isPrime(bracket) ? `${bracket} is prime.` : `$${bracket} = ${texFactors(bracket)}$.`,
        `The greatest prime factor of $${common}!$ is ${inFactorial}, the greatest prime up to ${common}, and that of ${bracket} is ${inBracket}.`,
        `${inFactorial === inBracket ? "They are equal" : `The greater of ${inFactorial} and ${inBracket} is ${key}`}, so the answer is ${key}.`,
      ],
      check: `A prime factor of $${common}! \\cdot ${bracket}$ must be a factor of $${common}!$ or of ${bracket}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A sum or difference of factorials as a multiple of a smaller factorial, or divided by one. */
function askMultiple(rng: Rng): AskedProblem | null {
  const { shown, tex, common, bracket, inside } = drawSum(rng);
  const down = rng.pick([0, 0, 1]);
  const [base, key] = [common - down, down === 0 ? bracket : bracket * common];
  if (key > 900 || key < 20) return null;
  const top = shown[0]!;
  const fromTop = left(base, top - base);
  const second = left(base, shown[1]! - base);
  const leftOvers = listed(shown.map((n) => String(left(base, n - base))));
  return {
    difficulty: 3,
    stems: [],
    pure: [`If $${tex} = k(${base}!)$, what is the value of $k$?`, `$\\frac{${tex}}{${base}!} =$`],
    key,
    why: `$${tex} = ${common}!(${inside}) = ${common}! \\cdot ${bracket}$${down === 0 ? "" : `, which is $${base}! \\cdot ${common} \\cdot ${bracket} = ${base}! \\cdot ${key}$`}.`,
    wrong: [
      [
        fromTop + second,
        "adds",
        `This is $${fromTop} + ${second}$, or $\\frac{${top}! + ${shown[1]!}!}{${base}!}$, not $\\frac{${tex}}{${base}!}$.`,
      ],
      [
        fromTop - second,
        "subtracts",
        `This is $${fromTop} - ${second}$, or $\\frac{${top}! - ${shown[1]!}!}{${base}!}$, not $\\frac{${tex}}{${base}!}$.`,
      ],
      [
        bracket,
        "forgets a factor",
        `This is the factor for $${common}!$, since $${tex} = ${common}! \\cdot ${bracket}$, not for $${base}!$.`,
      ],
      [
        bracket * common,
        "takes out one factor too many",
        `This is $${bracket} \\cdot ${common}$, the factor for $${common - 1}!$, not for $${base}!$.`,
      ],
      [
        bracket * base,
        "multiplies once too often",
        `This is $${bracket} \\cdot ${base}$, but ${base} is a factor of $${base}!$ already.`,
      ],
      [
        top,
        "divides the numbers",
        top === base + 1
          ? `This is $\\frac{${top}!}{${base}!}$, the factor from the first term alone, but the other ${shown.length === 2 ? "term counts" : "terms count"}, too.`
          : `This is ${top}, but $\\frac{${top}!}{${base}!} = ${range(base + 1, top)
              .toReversed()
              .join(
                " \\cdot ",
              )} = ${fromTop}$, and the other ${shown.length === 2 ? "term counts" : "terms count"}, too.`,
      ],
      [
        top * (top + 1),
        "begins one factor too high",
        `This is $${top + 1} \\cdot ${top}$, but $\\frac{${top}!}{${base}!}$ begins with ${top}.`,
      ],
      [
        2 * fromTop,
        "doubles",
        `This is $2 \\cdot ${fromTop}$, as if $${top}!$ were added to $${top}!$, but the other ${shown.length === 2 ? "term is" : "terms are"} less.`,
      ],
      [
        fromTop + 2 * second,
        "adds the second one twice",
        `This is $${fromTop} + 2 \\cdot ${second}$, or $\\frac{${top}! + 2(${shown[1]!}!)}{${base}!}$, not $\\frac{${tex}}{${base}!}$.`,
      ],
      [
        top * (top - 1) + top,
        "adds the greatest integer",
        `This is $${top} \\cdot ${top - 1} + ${top}$, but the terms leave ${leftOvers}.`,
      ],
      [
        fromTop,
        "takes the first factorial only",
        `This is $\\frac{${top}!}{${base}!}$, the factor from the first term alone, but the other ${shown.length === 2 ? "term counts" : "terms count"}, too.`,
      ],
      [
        key + 1,
        "miscounts the last term",
        `This is 1 more than ${key}, the value that the factors of the terms, ${leftOvers}, give with their signs.`,
      ],
      [
        key - 2,
        "miscounts the last term",
        `This is 2 less than ${key}, the value that the factors of the terms, ${leftOvers}, give with their signs.`,
      ],
    ],
    solution: {
      idea: `Write every term as a multiple of $${base}!$.`,
      steps: [
        `$${tex} = ${common}!(${inside}) = ${common}! \\cdot ${bracket}$.`,
        ...(down === 0
          ? [`So the answer is the other factor, $${inside} = ${key}$.`]
          : [
              `$${common}! = ${common} \\cdot ${base}!$, so the answer is $${common} \\cdot ${bracket} = ${key}$.`,
            ]),
      ],
      check: `$\\frac{${top}!}{${base}!}$ alone is ${fromTop}, so the answer should be near that.`,
      takeaway: "In a sum of factorials, every term is a multiple of the least factorial.",
    },
    shows: (value) => isPositiveWhole(value) && value < 5 * key,
  };
}

const ASK = { greatest: askGreatest, multiple: askMultiple };
const KINDS = ["greatest", "greatest", "greatest", "multiple"] as const;

const FACTORIALS = /(\d+)! ([+-]) (\d+)!(?: ([+-]) (\d+)!)?/;
const exactFactorial = (n: number): bigint => range(2, n).reduce((all, k) => all * BigInt(k), 1n);

/** The exact value that a stem shows; large, so in big integers. */
function valueShown(stem: string): bigint {
  const [, a, plus, b, then, c] = FACTORIALS.exec(stem) ?? [];
  if (!a || !b) throw new Error(`No factorials in: ${stem}`);
  const term = (sign: string | undefined, n: string | undefined) =>
    n === undefined ? 0n : exactFactorial(Number(n)) * (sign === "-" ? -1n : 1n);
  return exactFactorial(Number(a)) + term(plus, b) + term(then, c);
}

const READINGS: readonly StemReading[] = [{ wording: /!/, fits: isPositiveWhole }];

export const template: ProblemTemplate = {
  id: "primes-of-factorial-sum",
  format: "problem-solving",
  subtopic: "primes",
  domain: "arithmetic",
  pattern:
    "A sum or difference of factorials: take the least factorial out, then factor what is left.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Divides the exact value by each option. */
  check(view) {
    const total = valueShown(view.stem);
    const values = view.options.map((option) => BigInt(option.replaceAll(",", "")));
    const divisor = /\}\{(\d+)!|k\((\d+)!/.exec(view.stem);
    const base = divisor && exactFactorial(Number(divisor[1] ?? divisor[2]));
    const right = base
      ? total / base
      : values
          .filter((value) => isPrime(Number(value)) && total % value === 0n)
          .reduce((x, y) => (x > y ? x : y), 0n);
    return values.flatMap((value, k) => (value === right ? [k] : []));
  },
  possible: (view) => openOptions(view, READINGS),
};
