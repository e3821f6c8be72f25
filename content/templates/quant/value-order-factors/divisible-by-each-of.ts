import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  lcm,
  listed,
  openOptions,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  texFactors,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "For the least number that is divisible by several others, take each prime as often as it occurs in the one that contains it most often.";

/** Integers in a row, and the least number that is divisible by each of them. */
interface Row {
  readonly members: readonly number[];
  readonly text: string;
  readonly all: number;
}

const rowOf = (first: number, last: number, step: number, name: string): Row => {
  const members = range(0, (last - first) / step).map((k) => first + step * k);
  return {
    members,
    text: `the ${name} from ${first} to ${last}, inclusive`,
    all: members.reduce(lcm, 1),
  };
};

const ROWS: readonly Row[] = [
  ...[5, 6, 7, 8, 9, 10].map((last) => rowOf(1, last, 1, "integers")),
  ...[8, 10, 12, 16, 18].map((last) => rowOf(2, last, 2, "even integers")),
  ...[12, 15, 18].map((last) => rowOf(3, last, 3, "multiples of 3")),
  ...[16, 20, 24].map((last) => rowOf(4, last, 4, "multiples of 4")),
  ...[25, 30].map((last) => rowOf(5, last, 5, "multiples of 5")),
];

const notBy = ({ members }: Row, n: number): string => {
  const d = members.find((member) => n % member > 0)!;
  return `${thousands(n)} divided by ${d} leaves a remainder of ${n % d}.`;
};

const primesStep = ({ members, all }: Row): string => {
  const powers = primeFactors(all).map(([prime, e]) => {
    const source = members.find((d) => d % prime ** e === 0)!;
    return `${prime ** e}${source === prime ** e ? "" : ` (in ${source})`}`;
  });
  return `The highest powers of primes in these integers are ${listed(powers)}.`;
};

/** Multiples and parts of a wrong answer rather than of the right one, so that they point to it. */
function aroundRival(right: number, rng: Rng): number[] {
  const rival = rng.pick([2, 1 / 2, 3 / 2, 2 / 3, 3, 1 / 3]) * right;
  const others = rng.shuffle([2, 1 / 2, 3, 1 / 3, 3 / 2, 2 / 3, 4]).map((times) => times * rival);
  return [rival, ...others, 2 * right, right / 2];
}

/** The least positive integer. */
function askLeast(rng: Rng): AskedProblem {
  const row = rng.pick(ROWS);
  const { members, text, all } = row;
  const wrong = aroundRival(all, rng);
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `What is the least positive integer that is divisible by each of ${text}?`,
      `If the positive integer $n$ is divisible by each of ${text}, what is the least possible value of $n$?`,
    ],
    key: all,
    why: `$${tex(all)} = ${texFactors(all)}$ has all the factors that are needed and no others.`,
    wrong: [
      [
        product(members),
        "multiplies everything",
        `This is the product of all the integers, but ${thousands(all)} is less and is divisible by each.`,
      ],
      ...wrong.map((n): Wrong =>
        n % all === 0
          ? [
              n,
              "takes a factor too often",
              `${thousands(n)} is divisible by each, but so is ${thousands(all)}, which is less.`,
            ]
          : [n, "leaves out a factor", notBy(row, n)],
      ),
    ],
    shows: (n) =>
      isPositiveWhole(n) && n <= 6 * all && (n % all === 0 || members.some((d) => n % d > 0)),
    solution: {
      idea: "Take each prime as often as it occurs in the integer that contains it most often.",
      steps: [primesStep(row), `So the least such integer is $${texFactors(all)} = ${tex(all)}$.`],
      check: `Half of it, ${thousands(all / 2)}, is too little: ${notBy(row, all / 2)}`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The least square or cube. */
function askSquare(rng: Rng): AskedProblem | null {
  const row = rng.pick(ROWS);
  const { text, all } = row;
  const factors = primeFactors(all);
  const root = product(factors.map(([prime, e]) => prime ** Math.ceil(e / 2)));
  const key = root ** 2;
  if (key > 200000 || key === all) return null;
  const asksRoot = key > 4000 || rng.chance(0.4);
  const radical = product(factors.map(([prime]) => prime));
  const roots = [...aroundRival(root, rng), all, radical];
  const shown = (n: number) => (asksRoot ? n : n ** 2);
  return {
    difficulty: 5,
    stems: [],
    pure: asksRoot
      ? [
          `If $n$ is a positive integer and $n^2$ is divisible by each of ${text}, what is the least possible value of $n$?`,
          `What is the least positive integer $n$ for which $n^2$ is divisible by each of ${text}?`,
        ]
      : [
          `What is the least positive integer that is the square of an integer and is divisible by each of ${text}?`,
          `The square of a positive integer is divisible by each of ${text}. What is the least possible value of this square?`,
        ],
    key: shown(root),
    why: `$${tex(key)} = ${root}^2$ is a multiple of $${tex(all)} = ${texFactors(all)}$, and no smaller square is.`,
    wrong: [
      ...roots.map((n): Wrong =>
        n ** 2 % all === 0
          ? [
              shown(n),
              "takes a factor too often",
              `$${tex(n)}^2$ is divisible by each, but so is $${root}^2$, which is less.`,
            ]
          : [
              shown(n),
              "rounds an exponent down",
              `$${tex(n)}^2$ is ${thousands(n ** 2)}, and ${notBy(row, n ** 2)}`,
            ],
      ),
      ...(asksRoot
        ? []
        : ([
            [all, "forgets the square", `${thousands(all)} isn't the square of an integer.`],
          ] as const)),
    ],
    shows: (n) => isPositiveWhole(n) && n <= 10 * shown(root) && 10 * n >= shown(root),
    solution: {
      idea: "In a square, every prime has an even exponent, so round odd exponents up.",
      steps: [
        primesStep(row),
        `So the square must be a multiple of $${texFactors(all)}$.`,
        `The exponents of a square are even, so the least square is $${texFactors(key)} = ${tex(key)} = ${root}^2$.`,
      ],
      check: `$${tex(key)} = ${tex(all)} \\cdot ${key / all}$.`,
      takeaway:
        "For the least square that is a multiple of a number, round its odd exponents up to even ones.",
    },
  };
}

/** How many below a bound. */
function askMany(rng: Rng): AskedProblem | null {
  const row = rng.pick(ROWS);
  const { text, all, members } = row;
  const bound = rng.pick([500, 600, 800, 1000, 2000, 3000, 5000]);
  const key = Math.floor((bound - 1) / all);
  if (key < 3 || key > 20) return null;
  const few = (d: number) => Math.floor((bound - 1) / d);
  const next = (key + 1) * all;
  const pair = members.at(-1)! * members.at(-2)!;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `How many positive integers less than ${thousands(bound)} are divisible by each of ${text}?`,
      `How many of the integers between 0 and ${thousands(bound)} are divisible by each of ${text}?`,
    ],
    key,
    why: `They are the positive multiples of ${thousands(all)} that are less than ${thousands(bound)}: ${thousands(all)}, ${thousands(2 * all)}, and so on up to $${key} \\cdot ${tex(all)} = ${tex(key * all)}$.`,
    wrong: [
      [
        key + 1,
        "counts 0 or the next multiple",
        next === bound
          ? `This also counts ${thousands(bound)}, which isn't less than ${thousands(bound)}.`
          : `This also counts 0, which isn't [[allowed]].`,
      ],
      [
        few(2 * all),
        "takes a common multiple that is too great",
        `These are only the multiples of ${thousands(2 * all)}, but ${thousands(all)} is already divisible by each.`,
      ],
      [
        few(all / 2),
        "leaves out a factor 2",
        `This counts the multiples of ${thousands(all / 2)}, but ${notBy(row, all / 2)}`,
      ],
      [
        few(all / 3),
        "leaves out a factor 3",
        `This counts the multiples of ${thousands(all / 3)}, but ${notBy(row, all / 3)}`,
      ],
      [
        few(pair),
        "uses the last two integers only",
        `This counts the multiples of $${members.at(-2)!} \\cdot ${members.at(-1)!} = ${tex(pair)}$, but the least common multiple of the integers is ${thousands(all)}.`,
      ],
      [
        key - 1,
        "leaves out one multiple",
        `The last of ${key - 1} multiples would be ${thousands((key - 1) * all)}, but ${thousands(key * all)} is less than ${thousands(bound)}, too.`,
      ],
      [
        key + 2,
        "counts too many multiples",
        `The last of ${key + 2} multiples would be ${thousands((key + 2) * all)}, which is greater than ${thousands(bound)}.`,
      ],
      [
        key - 2,
        "leaves out two multiples",
        `The last of ${key - 2} multiples would be ${thousands((key - 2) * all)}, but ${thousands((key - 1) * all)} and ${thousands(key * all)} are less than ${thousands(bound)}, too.`,
      ],
    ],
    words: (wording) => ({
      allowed: wording === 1 ? "positive" : `between 0 and ${thousands(bound)}`,
    }),
    shows: (n) => isPositiveWhole(n) && n <= 4 * key,
    solution: {
      idea: "An integer that is divisible by each of several integers is a multiple of their least common multiple.",
      steps: [
        primesStep(row),
        `The least common multiple is $${texFactors(all)} = ${tex(all)}$.`,
        `$${key} \\cdot ${tex(all)} = ${tex(key * all)}$ is the last multiple less than ${thousands(bound)}, so there are ${key}.`,
      ],
      check: `$${key + 1} \\cdot ${tex(all)} = ${tex(next)}$ is not less than ${thousands(bound)}.`,
      takeaway:
        "To count the integers that are divisible by each of several others, count the multiples of their least common multiple.",
    },
  };
}

const ASK = { least: askLeast, square: askSquare, many: askMany };
const KINDS = ["least", "square", "square", "many"] as const;

/** The row that a stem names, as numbers; the step is 1 for "integers" and 2 for "even". */
const ROW = /(integers|even|multiples of \d) (?:integers )?from (\d+) to (\d+)/;

function membersIn(stem: string): number[] {
  const found = ROW.exec(stem);
  if (!found) throw new Error(`No row in: ${stem}`);
  const [, name = "", first, last] = found;
  const step = name === "integers" ? 1 : name.startsWith("multiples") ? Number(name.slice(-1)) : 2;
  return range(Number(first), Number(last)).filter((n) => (n - Number(first)) % step === 0);
}

const firstOf = (fits: (n: number) => boolean, most: number) => range(1, most).find(fits);

const readingsOf = (stem: string): StemReading[] => {
  const members = membersIn(stem);
  const isBy = (n: number) => members.every((d) => n % d === 0);
  return [
    {
      wording: /less than (\d+) are|0 and (\d+) are/,
      fits: (v, ...given) =>
        v === range(1, Math.max(...given.filter(Boolean)) - 1).filter(isBy).length,
    },
    { wording: /n\^2/, fits: (v) => v === firstOf((n) => isBy(n ** 2), v) },
    { wording: /square/, fits: (v) => Math.sqrt(v) === firstOf((n) => isBy(n ** 2), Math.sqrt(v)) },
    { wording: /least/, fits: (v) => v === firstOf(isBy, v) },
  ];
};

export const template: ProblemTemplate = {
  id: "divisible-by-each-of",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Divisible by each of several integers in a row: the least, the least square, or how many.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, readingsOf(asked.pure![0]!), rng);
  },

  /** Tries the integers from 1 up. */
  check: (view) => fittingOptions(view, readingsOf(view.stem)),
  possible: (view) => openOptions(view, readingsOf(view.stem)),
};
