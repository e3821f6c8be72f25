import {
  type AskedProblem,
  divisorsOf,
  draftOf,
  fittingOptions,
  gcd,
  lcm,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

const FACTORS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const TAKEAWAY =
  "Divide two integers by their greatest common factor, and what is left has no common factor greater than 1.";

/** Products of which the two most equal factors have a factor in common. */
const PRODUCTS = [18, 24, 36, 48, 50, 54, 60, 75, 80, 96, 100, 120, 144, 150, 180];

/** All m < n with mn = q, the most equal first. */
const factorPairs = (q: number): [number, number][] =>
  divisorsOf(q)
    .filter((m) => m * m <= q)
    .toReversed()
    .map((m) => [m, q / m]);

function drawProduct(rng: Rng) {
  const [g, q] = [rng.pick(FACTORS), rng.pick(PRODUCTS)];
  const pairs = factorPairs(q);
  const apart = pairs.filter(([m, n]) => gcd(m, n) === 1);
  const [m, n] = apart[0]!;
  return { g, q, pairs, apart, m, n, total: g * g * q, all: g * q };
}

/** The least sum or difference of two integers with a given product or least common multiple. */
function askClosest(rng: Rng): AskedProblem | null {
  const drawn = drawProduct(rng);
  const { g, q, pairs, apart, m, n, total, all } = drawn;
  const [isLcm, isSum] = [rng.chance(0.4), rng.chance(0.65)];
  if (all > 1200 || total > 9000 || (!isLcm && total < 200)) return null;
  const of = ([x, y]: readonly [number, number]) => (isSum ? x + y : y - x);
  const [sign, name] = isSum ? ["+", "sum"] : ["-", "difference"];
  const key = g * of([m, n]);
  const shown = isSum ? "x + y" : "x - y";
  const given = isLcm
    ? `the least common multiple of $x$ and $y$ is ${thousands(all)}`
    : `$xy = ${tex(total)}$`;
  const common = pairs.filter(([x, y]) => gcd(x, y) > 1);
  const where = isSum ? "" : " and $x > y$";
  return {
    difficulty: isLcm ? 6 : 7,
    stems: [],
    pure: [
      `If $x$ and $y$ are positive integers, ${given}, and the greatest common factor of $x$ and $y$ is ${g}, what is the least possible ${isSum ? "" : "positive "}value of $${shown}$?`,
      `The greatest common divisor of the positive integers $x$ and $y$ is ${g}. If ${given}${where}, what is the least possible value of $${shown}$?`,
    ],
    key,
    why: `The integers are $${g} \\cdot ${m} = ${g * m}$ and $${g} \\cdot ${n} = ${g * n}$, and their ${name} is ${key}.`,
    wrong: [
      ...common
        .slice(0, 2)
        .map((pair): Wrong => [
          g * of(pair),
          "overlooks a greater common factor",
          `This is the ${name} of ${g * pair[0]} and ${g * pair[1]}, but their greatest common factor is ${g * gcd(...pair)}, not ${g}.`,
        ]),
      ...apart
        .slice(1, 3)
        .map((pair): Wrong => [
          g * of(pair),
          "stops at another pair",
          `This is the ${name} of ${g * pair[0]} and ${g * pair[1]}, which are possible, but ${g * m} and ${g * n} have a smaller ${name}.`,
        ]),
      ...common
        .slice(0, 1)
        .flatMap((pair) =>
          [1, g * g].map((times): Wrong => [
            times * of(pair),
            "overlooks a greater common factor",
            `This is $${times === 1 ? `${pair[1]} ${sign} ${pair[0]}` : `${times} \\cdot (${pair[1]} ${sign} ${pair[0]})`}$, but ${pair[0]} and ${pair[1]} have a common factor, ${gcd(...pair)}, and the ${name} has to be multiplied by ${g}${times === 1 ? "" : " only once"}.`,
          ]),
        ),
      [
        g * (isSum ? n : m),
        "takes one of the integers",
        `This is one of the two integers, $${g} \\cdot ${isSum ? n : m}$, not their ${name}.`,
      ],
      [
        of([m, n]),
        `forgets the factor ${g}`,
        `This is $${n} ${sign} ${m}$, which still has to be multiplied by ${g}.`,
      ],
      [
        g * g * of([m, n]),
        `multiplies by ${g} twice`,
        `This is $${g * g}(${n} ${sign} ${m})$, but each integer has the factor ${g} only once, and so does their ${name}.`,
      ],
      [
        all,
        "takes the multiple",
        `${thousands(all)} is the least common multiple of $x$ and $y$, not their ${name}.`,
      ],
    ],
    shows: (value) => value > 0 && value < 5 * key && 5 * value > key,
    solution: {
      idea: `With $x = ${g}a$ and $y = ${g}b$, the integers $a$ and $b$ have no common factor greater than 1.`,
      steps: [
        isLcm
          ? `The least common multiple of $x$ and $y$ is $${g}ab = ${tex(all)}$, so $ab = ${q}$.`
          : `$xy = ${g * g}ab = ${tex(total)}$, so $ab = ${q}$.`,
        `Because $a$ and $b$ have no common factor greater than 1, $ab$ can be ${listed(
          apart.map(([x, y]) => `$${x} \\cdot ${y}$`),
          "or",
        )}.`,
        `${apart.length === 1 ? `Only the pair ${m} and ${n} is possible` : `The closest pair, ${m} and ${n}, has the least ${name}`}, so the answer is $${g}(${n} ${sign} ${m}) = ${key}$.`,
      ],
      check: `The pair $(${common[0]![0]}, ${common[0]![1]})$ also has the product ${q}, but it has the common factor ${gcd(...common[0]!)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two integers with a given sum: the greater of the smaller ones, or how many pairs. */
function askSum(rng: Rng): AskedProblem | null {
  const [g, s] = [rng.pick(FACTORS.slice(2)), rng.pick([10, 12, 14, 15, 18, 20, 21, 22, 24, 30])];
  const isCount = rng.chance(0.5);
  const total = g * s;
  const half = range(1, Math.ceil(s / 2) - 1);
  const apart = half.filter((m) => gcd(m, s) === 1);
  const most = apart.at(-1)!;
  const key = isCount ? apart.length : g * most;
  if (total > 400 || (!isCount && most === half.at(-1)) || (isCount && key < 2)) return null;
  const together = half.filter((m) => gcd(m, s) > 1);
  /** The reason against counting pairs with a greater common factor as well. */
  const tooMany = (also: readonly number[]): string => {
    const [pairs, factors] = [
      also.map((m) => `$(${g * m}, ${g * (s - m)})$`),
      [...new Set(also.map((m) => g * gcd(m, s)))],
    ];
    return `This counts ${also.length === 1 ? "one more pair" : "two more pairs"}, such as ${listed(pairs)}, but ${also.length === 1 ? "its greatest common factor is" : factors.length === 1 ? "their greatest common factor is" : "their greatest common factors are"} ${listed(factors.map(String))}, not ${g}.`;
  };
  return {
    difficulty: isCount ? 6 : 5,
    stems: [],
    pure: isCount
      ? [
          `For how many pairs of positive integers $x$ and $y$ with $x < y$ is the sum of $x$ and $y$ equal to ${total} and the greatest common divisor of $x$ and $y$ equal to ${g}?`,
          `How many pairs of positive integers $(x, y)$ with $x < y$ are there such that $x + y = ${total}$ and the greatest common factor of $x$ and $y$ is ${g}?`,
        ]
      : [
          `If $x$ and $y$ are positive integers, $x < y$, $x + y = ${total}$, and the greatest common factor of $x$ and $y$ is ${g}, what is the greatest possible value of $x$?`,
          `The sum of the positive integers $x$ and $y$ is ${total}, and their greatest common divisor is ${g}. If $x < y$, what is the greatest possible value of $x$?`,
        ],
    key,
    why: isCount
      ? `$x$ can be ${listed(
          apart.map((m) => String(g * m)),
          "or",
        )}, so there are ${key} pairs.`
      : `$x = ${g} \\cdot ${most}$ and $y = ${g} \\cdot ${s - most}$, where ${most} and ${s - most} have no common factor greater than 1.`,
    wrong: isCount
      ? [
          [
            half.length,
            `counts all multiples of ${g}`,
            `This counts all ${half.length} pairs of multiples of ${g}, but ${g * together[0]!} and ${g * (s - together[0]!)}, for example, have the greatest common factor ${g * gcd(together[0]!, s)}.`,
          ],
          [
            2 * key,
            "counts every pair twice",
            `This is $2 \\cdot ${key}$, which also counts each pair with $x > y$.`,
          ],
          [
            together.length,
            "counts what has to be left out",
            `This counts the ${together.length} pairs of multiples of ${g} with a greater common factor, such as ${g * together[0]!} and ${g * (s - together[0]!)}.`,
          ],
          [key + 1, "counts one pair too many", tooMany([together[0]!])],
          [
            key - 1,
            "leaves out one pair",
            `This leaves out one pair, such as $x = ${g}$ and $y = ${total - g}$, whose greatest common factor is also ${g}.`,
          ],
          [
            s - 1,
            `counts all multiples of ${g} below ${total}`,
            `This counts all ${s - 1} multiples of ${g} below ${total}, but $x$ must be less than half of ${total}, and ${g * together[0]!} and ${g * (s - together[0]!)}, for example, have the greatest common factor ${g * gcd(together[0]!, s)}.`,
          ],
          [
            half.length + 1,
            "includes equal integers",
            `This counts all ${half.length} pairs of multiples of ${g} and one more, ${s % 2 === 0 ? `$x = y = ${total / 2}$, but $x < y$` : `$x = ${g * (half.length + 1)}$ and $y = ${g * half.length}$, but $x < y$`}. The pair ${g * together[0]!} and ${g * (s - together[0]!)} isn't possible, either, because its greatest common factor is ${g * gcd(together[0]!, s)}.`,
          ],
          [key + 2, "overlooks common factors", tooMany(together.slice(0, 2))],
        ]
      : [
          ...together
            .toReversed()
            .map((m): Wrong => [
              g * m,
              "overlooks a greater common factor",
              `The greatest common factor of ${g * m} and ${total - g * m} is ${gcd(g * m, total)}, not ${g}.`,
            ]),
          ...apart
            .toReversed()
            .slice(1)
            .map((m): Wrong => [
              g * m,
              "stops at a smaller value",
              `${g * m} is possible, but so is ${key}, which is greater.`,
            ]),
          [
            total / 2,
            "takes half of the sum",
            `This is half of ${total}, so $x$ and $y$ would be equal, but $x < y$.`,
          ],
        ],
    shows: (value) => value > 0 && (isCount || (4 * value > key && value < total)),
    solution: {
      idea: `With $x = ${g}a$ and $y = ${g}b$, the integers $a$ and $b$ have no common factor greater than 1.`,
      steps: [
        `$${g}a + ${g}b = ${total}$, so $a + b = ${s}$.`,
        `A common factor of $a$ and ${s} would also be a factor of $b = ${s} - a$, so $a$ can't have a factor greater than 1 in common with ${s}.`,
        isCount
          ? `With $a < b$, $a$ is less than half of ${s}, so it can only be ${listed(apart.map(String), "or")}, and there are ${key} pairs.`
          : `The greatest such integer $a$ that is less than half of ${s} is ${most}, so $x = ${g} \\cdot ${most} = ${key}$.`,
      ],
      check: `With $a = ${together.at(-1)!}$ and $b = ${s - together.at(-1)!}$, the greatest common factor would be ${g * gcd(together.at(-1)!, s)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { closest: askClosest, sum: askSum };
const KINDS = ["closest", "closest", "sum"] as const;

/** All x <= y below a bound with this greatest common factor. */
const pairsOf = (g: number, bound: number, fits: (x: number, y: number) => boolean) =>
  range(1, Math.floor(bound / g)).flatMap((a) =>
    range(a, Math.floor(bound / g))
      .map((b): [number, number] => [g * a, g * b])
      .filter(([x, y]) => fits(x, y) && gcd(x, y) === g),
  );

const ofProduct = (p: number, g: number) => pairsOf(g, p / g, (x, y) => x * y === p);
const ofLcm = (all: number, g: number) => pairsOf(g, all, (x, y) => lcm(x, y) === all);
const ofSum = (total: number, g: number) => pairsOf(g, total, (x, y) => x < y && x + y === total);
const least = (pairs: [number, number][], isSum: boolean) =>
  Math.min(...pairs.map(([x, y]) => (isSum ? x + y : y - x)));

const READINGS: readonly StemReading[] = [
  ...[true, false].flatMap((isSum): StemReading[] => {
    const asked = isSum ? "least .* x \\+ y" : "least .* x - y";
    return [
      {
        wording: new RegExp(`xy = (\\d+), and .* is (\\d+), .*${asked}`),
        fits: (v, p, g) => v === least(ofProduct(p, g), isSum),
      },
      {
        wording: new RegExp(`y is (\\d+)\\. If xy = (\\d+).*${asked}`),
        fits: (v, g, p) => v === least(ofProduct(p, g), isSum),
      },
      {
        wording: new RegExp(`multiple of x and y is (\\d+), and .* is (\\d+), .*${asked}`),
        fits: (v, all, g) => v === least(ofLcm(all, g), isSum),
      },
      {
        wording: new RegExp(`y is (\\d+)\\. If the least .* y is (\\d+).*${asked}`),
        fits: (v, g, all) => v === least(ofLcm(all, g), isSum),
      },
    ];
  }),
  {
    wording: /how many pairs .* equal to (\d+) .* equal to (\d+)\?/,
    fits: (v, total, g) => v === ofSum(total, g).length,
  },
  {
    wording: /How many pairs .* x \+ y = (\d+) .* is (\d+)\?/,
    fits: (v, total, g) => v === ofSum(total, g).length,
  },
  {
    wording: /x \+ y = (\d+), .* is (\d+), what is the greatest/,
    fits: (v, total, g) => v === Math.max(...ofSum(total, g).map(([x]) => x)),
    open: (v, total) => 2 * v < total,
  },
  {
    wording: /integers x and y is (\d+), .* is (\d+)\. If x < y/,
    fits: (v, total, g) => v === Math.max(...ofSum(total, g).map(([x]) => x)),
    open: (v, total) => 2 * v < total,
  },
];

export const template: ProblemTemplate = {
  id: "pair-with-common-factor",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Two integers with a given greatest common factor and a given product, multiple, or sum: divide the factor out.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all pairs. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
