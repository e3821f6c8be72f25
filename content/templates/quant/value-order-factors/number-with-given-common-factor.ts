import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  inWords,
  lcm,
  listed,
  openOptions,
  primeFactors,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If the greatest common factor of $n$ and $a$ is $g$, then $n$ is $g$ times an integer that has no factor in common with $\\frac{a}{g}$.";

/** The greatest common factor g of n and a = gq. */
function drawPair(rng: Rng) {
  const g = rng.pick([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30]);
  const q = rng.pick([2, 3, 4, 5, 6, 6, 10, 10, 12, 15]);
  const a = g * q;
  return a > 180 || a < 24 ? null : { g, q, a, primes: primeFactors(q).map(([prime]) => prime) };
}

type Pair = NonNullable<ReturnType<typeof drawPair>>;

/** The multiples of g that have a greater factor in common with a. */
const tooGreat = ({ g, primes }: Pair): string =>
  listed(
    primes.map((prime) => `$${g} \\cdot ${prime} = ${g * prime}$`),
    "or",
  );
const isFree = ({ q }: Pair, m: number): boolean => gcd(m, q) === 1;
const aMultiple = ({ primes }: Pair): string => `a multiple of ${listed(primes.map(String), "or")}`;
const ideaOf = (pair: Pair): string =>
  `$n = ${pair.g}m$ and $${pair.a} = ${pair.g} \\cdot ${pair.q}$, so $m$ and ${pair.q} must have no common factor greater than 1.`;
const whyNot = (pair: Pair, n: number): string =>
  `The greatest common [[divisor]] of ${n} and ${pair.a} is ${gcd(n, pair.a)}, not ${pair.g}.`;

/** The greatest n below a bound, or the least above one. */
function askExtreme(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { g, a, q } = pair;
  const isGreatest = rng.chance(0.6);
  const bound = 50 * rng.int(3, 9);
  const step = isGreatest ? -1 : 1;
  const first = isGreatest ? Math.ceil(bound / g) - 1 : Math.floor(bound / g) + 1;
  const tried = range(0, 14).map((k) => first + step * k);
  const free = tried.filter((m) => isFree(pair, m));
  const m = free[0]!;
  if (isFree(pair, first) || Math.min(...tried) < 1 || bound < 2 * a) return null;
  const key = g * m;
  const passed = tried.slice(0, tried.indexOf(m));
  const [aim, side] = isGreatest ? ["greatest", "less"] : ["least", "greater"];
  const word = isGreatest ? "below" : "above";
  return {
    difficulty: q === 2 || q === 4 ? 4 : 5,
    stems: [],
    pure: [
      `The greatest common factor of the integers $n$ and ${a} is ${g}. If $n$ is ${side} than ${bound}, what is the ${aim} possible value of $n$?`,
      `What is the ${aim} integer $n$ ${side} than ${bound} for which the greatest common divisor of $n$ and ${a} is ${g}?`,
    ],
    key,
    why: `$${key} = ${g} \\cdot ${m}$, and ${m} is not ${aMultiple(pair)}.`,
    wrong: [
      ...passed.map((k): Wrong => [
        g * k,
        `takes the ${aim} multiple of ${g}`,
        whyNot(pair, g * k),
      ]),
      [
        a * (isGreatest ? Math.ceil(bound / a) - 1 : Math.floor(bound / a) + 1),
        `takes a multiple of ${a}`,
        `This is a multiple of ${a}, so its greatest common [[divisor]] with ${a} is ${a}, not ${g}.`,
      ],
      ...free
        .slice(1, 3)
        .map((k): Wrong => [
          g * k,
          "passes over one",
          `${g * k} has the right common factor, but so does ${key}, which is closer to ${bound}.`,
        ]),
      ...tried
        .filter((k) => !isFree(pair, k))
        .slice(passed.length, passed.length + 2)
        .map((k): Wrong => [g * k, "overlooks a common factor", whyNot(pair, g * k)]),
    ],
    solution: {
      idea: ideaOf(pair),
      fast: [
        `Multiples of ${g} ${word} ${bound}: ${[...passed, m].map((k) => g * k).join(", ")}. Only the last of these doesn't have a greater factor than ${g} in common with ${a}.`,
      ],
      steps: [
        `$n = ${g}m$, and $m$ can't be ${aMultiple(pair)}.`,
        `The ${aim} multiple of ${g} ${word} ${bound} is $${g} \\cdot ${first} = ${g * first}$, but ${first} has the factor ${gcd(first, q)} in common with ${q}.`,
        `The first $m$ ${isGreatest ? "below" : "above"} ${first} that fits is ${m}, so $n = ${g} \\cdot ${m} = ${key}$.`,
      ],
      check: whyNot(pair, g * first),
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({ divisor: wording === 1 ? "factor" : "divisor" }),
  };
}

/** How many n below a bound. */
function askMany(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { g, a, q, primes } = pair;
  const bound = 50 * rng.int(3, 10);
  const last = Math.ceil(bound / g) - 1;
  const key = range(1, last).filter((m) => isFree(pair, m)).length;
  if (last > 24 || last < 8 || key < 4) return null;
  const fitting = range(1, last).filter((m) => isFree(pair, m));
  return {
    difficulty: primes.length > 1 ? 6 : 5,
    stems: [],
    pure: [
      `For how many positive integers $n$ less than ${bound} is the greatest common divisor of $n$ and ${a} equal to ${g}?`,
      `For how many integers $n$ between 0 and ${bound} is ${g} the greatest common factor of $n$ and ${a}?`,
    ],
    key,
    why: `They are ${g} times the integers ${listed(fitting.map(String))}.`,
    wrong: [
      [
        last,
        `counts the multiples of ${g}`,
        `This counts all ${last} multiples of ${g} below ${bound}, but the greatest common [[divisor]] of ${g * primes[0]!} and ${a}, for example, is ${gcd(g * primes[0]!, a)}.`,
      ],
      [
        last - Math.floor(last / q),
        `leaves out the multiples of ${a} only`,
        `This is $${last} - ${Math.floor(last / q)}$, which leaves out only the multiples of ${a}. Every multiple of ${listed(
          primes.map((p) => String(g * p)),
          "or",
        )} has to be left out.`,
      ],
      [
        last - Math.floor(last / primes[0]!),
        "leaves out one kind",
        `This is $${last} - ${Math.floor(last / primes[0]!)}$. With $n = ${g}m$, it leaves out only the values of $m$ that are multiples of ${primes[0]!}, but $m$ can't be a multiple of ${listed(primes.map(String), "or")}.`,
      ],
      [
        last - key,
        "counts what has to be left out",
        `This is $${last} - ${key}$, the number of multiples of ${g} that have a greater common [[divisor]] with ${a}.`,
      ],
      [
        last - primes.reduce((all, p) => all + Math.floor(last / p), 0),
        "leaves some out twice",
        `This is $${last} - ${primes.map((p) => Math.floor(last / p)).join(" - ")}$. With $n = ${g}m$, it subtracts some values of $m$ more than once, because they are multiples of ${listed(primes.slice(0, 2).map(String))}.`,
      ],
      [
        key + 1,
        "counts one too many",
        `This is one too many. With $n = ${g}m$, $m$ can only be ${listed(fitting.map(String))}.`,
      ],
      [
        key - 1,
        `forgets ${g}`,
        `This leaves out one integer, such as ${g} itself: the greatest common [[divisor]] of ${g} and ${a} is ${g}.`,
      ],
      [
        key + 2,
        "overlooks a common factor",
        `This is two too many. With $n = ${g}m$, $m$ can only be ${listed(fitting.map(String))}.`,
      ],
    ],
    solution: {
      idea: ideaOf(pair),
      steps: [
        `$n = ${g}m$ is less than ${bound} if $m$ is at most ${last}.`,
        `$m$ can't be ${aMultiple(pair)}, so it is one of ${fitting.join(", ")}.`,
        `That makes ${inWords(key)} values of $n$.`,
      ],
      check: `The greatest common [[divisor]] of ${g * primes.at(-1)!} and ${a} is ${gcd(g * primes.at(-1)!, a)}, not ${g}. So ${g * primes.at(-1)!} isn't counted.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({ divisor: wording === 1 ? "divisor" : "factor" }),
  };
}

/** Two conditions at once: the least n, or which n is possible. */
function askBoth(rng: Rng): AskedProblem | null {
  const [one, two] = [drawPair(rng), drawPair(rng)];
  if (!one || !two) return null;
  const base = lcm(one.g, two.g);
  const fits = (n: number) => gcd(n, one.a) === one.g && gcd(n, two.a) === two.g;
  if (one.a === two.a || !fits(base) || base === one.g || base === two.g || base > 200) return null;
  const isLeast = rng.chance(0.4);
  const key = isLeast
    ? base
    : base *
      rng.pick(
        range(2, 9)
          .filter((m) => fits(m * base))
          .concat(1),
      );
  if (key > 600 || (isLeast && gcd(one.g, two.g) === 1)) return null;
  const barred = listed(
    [...new Set([...one.primes, ...two.primes])].toSorted((x, y) => x - y).map(String),
    "or",
  );
  const fails = (n: number): string => whyNot(gcd(n, one.a) === one.g ? two : one, n);
  const given = `The greatest common factor of $n$ and ${one.a} is ${one.g}, and the greatest common factor of $n$ and ${two.a} is ${two.g}.`;
  const given2 = `the greatest common divisor of $n$ and ${one.a} is ${one.g} and the greatest common divisor of $n$ and ${two.a} is ${two.g}`;
  const near = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((m) => m * base).filter((n) => !fits(n));
  const single = range(1, 40)
    .flatMap((m) => [m * one.g, m * two.g])
    .filter((n) => !fits(n) && 3 * n > key && n < 3 * key && n > Math.max(one.g, two.g));
  // The key is often a multiple of 5, 7, or 11, so it shouldn't be the only one.
  const similar = [5, 7, 11]
    .flatMap((prime) =>
      [base / 2, base / 3, one.g, two.g, 2 * one.g, 2 * two.g].map((n) => prime * n),
    )
    .filter((n) => Number.isInteger(n) && !fits(n) && 3 * n > key && n < 3 * key)
    .filter((n) => n % one.g === 0 || n % two.g === 0);
  const others = isLeast
    ? [one.g * two.g, lcm(one.a, two.a), one.g + two.g, one.a, two.a, 2 * base, base / 2, 3 * base]
    : [...rng.shuffle(similar).slice(0, 3), ...rng.shuffle(near), ...rng.shuffle(single)];
  return {
    difficulty: isLeast ? 5 : 6,
    stems: [],
    pure: isLeast
      ? [
          `${given} What is the least possible positive value of $n$?`,
          `What is the least positive integer $n$ for which ${given2}?`,
        ]
      : [
          `${given} Which of the following could be the value of $n$?`,
          `If $n$ is a positive integer such that ${given2}, which of the following could be the value of $n$?`,
        ],
    key,
    why: `${key} is a multiple of ${one.g} and of ${two.g}, and it has no greater factor in common with ${one.a} or ${two.a}.`,
    wrong: others
      .filter((n) => n !== key && n < 1000)
      .map((n): Wrong =>
        fits(n)
          ? [n, "stops at a greater value", `${n} fits, but so does ${key}, which is less.`]
          : [
              n,
              n % base === 0 ? "overlooks a common factor" : "misses one of the factors",
              fails(n),
            ],
      ),
    solution: {
      idea: `$n$ is a multiple of ${one.g} and of ${two.g}, so of their least common multiple, ${base}.`,
      steps: [
        `$n = ${base}m$ for some integer $m$.`,
        `Since $${one.a} = ${one.g} \\cdot ${one.q}$, $n$ can't be a multiple of ${tooGreat(one)}, and since $${two.a} = ${two.g} \\cdot ${two.q}$, $n$ can't be a multiple of ${tooGreat(two)}.`,
        isLeast
          ? `So $m$ can't be a multiple of ${barred}, and the least possible value of $n$, with $m = 1$, is ${base}.`
          : `So $m$ can't be a multiple of ${barred}, and of the options, only $${key} = ${base} \\cdot ${key / base}$ is such a multiple of ${base}.`,
      ],
      check: isLeast
        ? `No positive multiple of ${one.g} and of ${two.g} is less than ${base}.`
        : `$${key} = ${one.g} \\cdot ${key / one.g}$, and ${key / one.g} has no factor greater than 1 in common with ${one.q}; $${key} = ${two.g} \\cdot ${key / two.g}$, and ${key / two.g} has none in common with ${two.q}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({ divisor: wording === 1 ? "factor" : "divisor" }),
  };
}

const ASK = { extreme: askExtreme, many: askMany, both: askBoth };
const KINDS = ["extreme", "extreme", "many", "many", "both", "both", "both"] as const;

const below = (n: number, a: number, g: number, bound: number): boolean =>
  n < bound && range(n, bound - 1).filter((m) => gcd(m, a) === g)[0] === n
    ? range(n + 1, bound - 1).every((m) => gcd(m, a) !== g)
    : false;
const above = (n: number, a: number, g: number, bound: number): boolean =>
  n > bound && range(bound + 1, n).filter((m) => gcd(m, a) === g)[0] === n;
const counted = (tried: number, bound: number, a: number, g: number): boolean =>
  range(1, bound - 1).filter((n) => gcd(n, a) === g).length === tried;
const fitsBoth = (n: number, a: number, g: number, b: number, h: number): boolean =>
  gcd(n, a) === g && gcd(n, b) === h;
const least = (n: number, a: number, g: number, b: number, h: number): boolean =>
  range(1, n).filter((m) => fitsBoth(m, a, g, b, h))[0] === n;

const TWO = /and (\d+) is (\d+),? and .* and (\d+) is (\d+)/.source;
const READINGS: readonly StemReading[] = [
  { wording: new RegExp(`${TWO}.* could be`), fits: fitsBoth },
  { wording: new RegExp(`${TWO}.* least possible`), fits: least },
  { wording: new RegExp(`least positive integer .* ${TWO}`), fits: least },
  {
    wording: /integers n and (\d+) is (\d+)\. If n is less than (\d+)/,
    fits: below,
    open: (n, _a, _g, bound) => n < bound,
  },
  {
    wording: /integers n and (\d+) is (\d+)\. If n is greater than (\d+)/,
    fits: above,
    open: (n, _a, _g, bound) => n > bound,
  },
  {
    wording: /n less than (\d+) for which .* n and (\d+) is (\d+)/,
    fits: (n, bound, a, g) => below(n, a, g, bound),
    open: (n, bound) => n < bound,
  },
  {
    wording: /n greater than (\d+) for which .* n and (\d+) is (\d+)/,
    fits: (n, bound, a, g) => above(n, a, g, bound),
    open: (n, bound) => n > bound,
  },
  { wording: /less than (\d+) is the .* n and (\d+) equal to (\d+)/, fits: counted },
  {
    wording: /between 0 and (\d+) is (\d+) the greatest common factor of n and (\d+)/,
    fits: (tried, bound, g, a) => counted(tried, bound, a, g),
  },
];

export const template: ProblemTemplate = {
  id: "number-with-given-common-factor",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Numbers with a given greatest common factor: a multiple of it whose other factor is free of the given number's.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Works out the greatest common factors of all candidates. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
