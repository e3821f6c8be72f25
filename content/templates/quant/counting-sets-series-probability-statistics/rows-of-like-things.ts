import {
  type AskedProblem,
  choose,
  factorial,
  fittingOptions,
  inWords,
  isPositiveWhole,
  isWholeWithin,
  listed,
  numberChoice,
  product,
  type ProblemTemplate,
  type ProblemView,
  range,
  type Rng,
  slipsFrom,
  type StemReading,
  sum,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "For a row with repeated things, choose the places of one kind, and then of the next kind.";

const isNear = isWholeWithin(6);

const commas = (list: readonly number[]): string => listed(list.map(String));

/** How many rows there are with these counts of like things. */
const rowsOf = (counts: readonly number[]): number =>
  factorial(sum(counts)) / product(counts.map(factorial));

/** The number of rows as factorials: 5!/(2! 2!). */
function ordersText(counts: readonly number[]): string {
  const under = counts.filter((size) => size > 1).map((size) => `${size}!`);
  return under.length === 0
    ? `${sum(counts)}!`
    : `\\frac{${sum(counts)}!}{${under.join(" \\cdot ")}}`;
}

/** Two kinds: choose the places of one. */
function askTwoKinds(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(2, 5), rng.int(2, 5)];
  const n = a + b;
  const key = choose(n, a);
  if (n < 5 || n > 8 || a === b) return null;
  return {
    difficulty: 4,
    stems: [
      `Each of ${n} different questions on a test is answered either true or false. In how many different ways can the ${n} questions be answered so that exactly ${inWords(a)} of the answers are true?`,
      `In a certain city, the streets form a rectangular grid. A driver will drive ${inWords(a)} blocks north and ${inWords(b)} blocks east, in some order. How many different routes can the driver take?`,
      `In how many different ways can ${inWords(a)} identical red flags and ${inWords(b)} identical blue flags be arranged in a row?`,
    ],
    pure: [
      `How many different ${inWords(n)}-digit integers consist of ${inWords(a)} 1's and ${inWords(b)} 2's?`,
      `Each of the ${n} terms of the sequence $a_1, a_2, \\ldots, a_${n}$ is either 0 or 1. For how many such sequences is the sum of the ${n} terms equal to ${a}?`,
    ],
    key,
    why: `The places of the ${a} can be chosen in ${key} ways.`,
    wrong: [
      [
        factorial(n) / factorial(a),
        "divides by one factorial only",
        `The ${b} others are alike too.`,
      ],
      [factorial(n) / factorial(b), "divides by one factorial only", `The ${a} are alike too.`],
      [2 ** n, "ignores how many there are of each", `This allows any number of each kind.`],
      [
        a * b,
        "multiplies the numbers",
        `$${a} \\cdot ${b}$ isn't the number of ways to choose ${a} of ${n} places.`,
      ],
      [choose(n, a - 1), "miscounts by one", `${a} places must be chosen.`],
      [choose(n + 1, a), "counts one place too many", `There are ${n} places.`],
      [
        choose(n + 1, a + 1),
        "counts one more",
        `There are ${n} places, and ${a} of them are chosen.`,
      ],
      [choose(n - 1, a), "fixes the first place", `The first place can have either kind.`],
      [n * a, "multiplies by the places", `The places are chosen together.`],
    ],
    shows: isNear(key),
    solution: {
      idea: `Of the ${n} places, choose the ${a} for one kind; the other kind fills the others.`,
      steps: [
        `There are ${n} places, and ${a} of them are for one kind.`,
        `They can be chosen in $\\frac{${n}!}{${a}! \\cdot ${b}!} = ${key}$ ways, and the other kind fills the remaining ${b}.`,
      ],
      check: `Choosing the ${b} places of the other kind gives the same number.`,
      takeaway: TAKEAWAY,
    },
  };
}

const WORDS = [
  ["LEVEL", [2, 2, 1]],
  ["TEETH", [2, 2, 1]],
  ["BANANA", [3, 2, 1]],
  ["COFFEE", [2, 2, 1, 1]],
  ["LETTER", [2, 2, 1, 1]],
  ["ERROR", [3, 1, 1]],
  ["SEVEN", [2, 1, 1, 1]],
  ["APPLE", [2, 1, 1, 1]],
  ["PEPPER", [3, 2, 1]],
  ["PAPER", [2, 1, 1, 1]],
  ["ACCESS", [2, 2, 1, 1]],
  ["BOOK", [2, 1, 1]],
  ["RADAR", [2, 2, 1]],
  ["SUMMER", [2, 1, 1, 1, 1]],
] as const;

/** Three or more kinds. */
function askSeveralKinds(rng: Rng): AskedProblem | null {
  const [word, letters] = rng.pick(WORDS);
  const digits = rng.chance(0.5);
  const counts: readonly number[] = digits
    ? rng.pick([
        [2, 2, 1],
        [3, 1, 1],
        [2, 1, 1],
        [2, 2, 2],
        [3, 2, 1],
        [2, 2, 1, 1],
        [4, 1, 1],
        [2, 1, 1, 1],
      ])
    : letters;
  const n = sum(counts);
  const key = rowsOf(counts);
  const kinds = rng.sample(range(1, 9), counts.length);
  const shown = counts.flatMap((size, k) => Array.from({ length: size }, () => kinds[k]!));
  const list = commas(shown.toSorted((x, y) => x - y));
  const alike = counts.filter((size) => size > 1);
  const under = alike.map((size) => `${size}!`).join(" \\cdot ");
  return {
    difficulty: 4,
    stems: digits
      ? []
      : [
          `In how many different ways can all of the letters in the word ${word} be arranged in a row?`,
        ],
    pure: digits
      ? [
          `How many different ${inWords(n)}-digit integers can be formed by arranging the digits ${list}?`,
          `In how many different orders can the ${inWords(n)} integers ${list} be listed?`,
        ]
      : [],
    key,
    why: `$\\frac{${n}!}{${under}} = ${key}$.`,
    wrong: [
      [factorial(n), "treats all as different", `Exchanging like ones doesn't make a new row.`],
      [
        factorial(n) / sum(alike),
        "divides by how many are alike",
        `The like ones have ${alike.map((size) => `${size}!`).join(" and ")} orders among themselves.`,
      ],
      [
        factorial(n) / factorial(alike[0]!),
        "divides once",
        `Every kind that is repeated must be considered.`,
      ],
      [factorial(n) / product(alike), "divides by how many are alike", `Divide by factorials.`],
      [factorial(n) / 2, "halves", `Divide by $${under}$.`],
      [
        factorial(counts.length),
        "arranges the kinds",
        `There are ${n} places, not ${counts.length}.`,
      ],
      [factorial(n - 1), "leaves out a place", `There are ${n} places.`],
      [key / 2, "divides too often", `Divide by $${under}$ only.`],
      [key * 2, "divides too little", `Divide by $${under}$.`],
      [rowsOf(counts.slice(0, -1)), "leaves out a kind", `All ${n} are arranged.`],
    ],
    shows: isNear(key),
    solution: {
      idea: "Arrange all as if they were different, and divide by the orders of the like ones.",
      steps: [
        `${n} different things have $${n}! = ${factorial(n)}$ orders.`,
        `The like ones can be exchanged in $${under} = ${factorial(n) / key}$ ways without changing the row.`,
        `So there are $\\frac{${factorial(n)}}{${factorial(n) / key}} = ${key}$ rows.`,
      ],
      check: `Choosing places kind by kind gives the same number.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Like digits, with a condition on the last one. */
function askLastDigit(rng: Rng): AskedProblem | null {
  const counts = rng.pick([
    [3, 2],
    [2, 2, 1],
    [2, 1, 1],
    [3, 1, 1],
    [2, 2, 2],
    [3, 2, 1],
    [3, 3],
  ]);
  const n = sum(counts);
  const kinds = rng.sample(range(1, 9), counts.length);
  const even = rng.chance(0.5);
  const ends = range(0, counts.length - 1).filter((k) => (kinds[k]! % 2 === 0) === even);
  const parts = ends.map((k) => rowsOf(counts.map((size, j) => (j === k ? size - 1 : size))));
  const [all, key] = [rowsOf(counts), sum(parts)];
  if (ends.length === 0 || ends.length === counts.length || key < 3 || 2 * key === all) return null;
  const shown = counts.flatMap((size, k) => Array.from({ length: size }, () => kinds[k]!));
  const list = commas(shown.toSorted((x, y) => x - y));
  const word = even ? "even" : "odd";
  const fitting = sum(ends.map((k) => counts[k]!));
  const free = factorial(n - 1);
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `How many different ${word} ${inWords(n)}-digit integers can be formed by arranging the digits ${list}?`,
      `The digits ${list} are to be arranged to form a ${inWords(n)}-digit integer. If the integer must be ${word}, how many different integers can be formed?`,
    ],
    key,
    why: `Of the ${all} integers, $\\frac{${fitting}}{${n}}$ end in one of the ${fitting} ${word} digits.`,
    wrong: [
      [all, "ignores the condition", `This includes the ${all - key} that aren't ${word}.`],
      [all - key, "finds the complement", `These are the integers that aren't ${word}.`],
      [
        fitting * free,
        "treats all as different",
        `Exchanging like digits doesn't make a new integer.`,
      ],
      [
        parts.length > 1 ? Math.max(...parts) : 0,
        "forgets a case",
        `Any ${word} digit can be last.`,
      ],
      [fitting * rowsOf(counts.slice(0, -1)), "leaves out a kind", `All ${n} digits are used.`],
      [2 * key, "counts two orders", `Like digits don't have different orders.`],
      [all / 2, "halves", `The ${word} digits aren't half of all digits.`],
      [key / 2, "divides too often", `Consider like digits only once.`],
      [free, "fixes the last digit", `This treats the first ${n - 1} digits as different.`],
      [
        fitting * key,
        "counts like digits separately",
        `Like digits in the last place are the same.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Choose the last digit first, and arrange the others.`,
      fast: [
        `Without the condition, there are $${ordersText(counts)} = ${all}$ integers. Of the ${n} digits, ${fitting} ${fitting === 1 ? "is" : "are"} ${word}, and each digit is equally often last. So $\\frac{${fitting}}{${n}} \\cdot ${all} = ${key}$ of the ${all} integers are ${word}.`,
      ],
      steps: ends
        .map(
          (k, j) =>
            `With ${kinds[k]!} as the last digit, the remaining ${n - 1} digits can be arranged in $${ordersText(counts.map((size, one) => (one === k ? size - 1 : size)))} = ${parts[j]!}$ ways.`,
        )
        .concat(parts.length > 1 ? `The sum is $${parts.join(" + ")} = ${key}$.` : []),
      check: `Without the condition, there are ${all}.`,
      takeaway: "Fill the place with a condition first.",
    },
  };
}

const ASK = { twoKinds: askTwoKinds, severalKinds: askSeveralKinds, lastDigit: askLastDigit };
const KINDS = ["twoKinds", "severalKinds", "severalKinds", "lastDigit"] as const;

/** Writes down all different rows of a list, one by one. */
function rowsOfList(list: readonly string[]): string[] {
  if (list.length === 0) return [""];
  return [...new Set(list)].flatMap((first) =>
    rowsOfList(list.toSpliced(list.indexOf(first), 1)).map((others) => first + others),
  );
}

const ofTwo = (tried: number, a: number, b: number): boolean =>
  tried === rowsOfList(("x".repeat(a) + "y".repeat(b)).split("")).length;

const READINGS: readonly StemReading[] = [
  {
    wording: /^Each of (\d+) different .* exactly (\w+) of/,
    fits: (tried, n, a) => ofTwo(tried, a, n - a),
  },
  { wording: /drive (\w+) blocks north and (\w+) blocks east/, fits: ofTwo },
  { wording: /can (\w+) identical red .* and (\w+) identical blue/, fits: ofTwo },
  { wording: /integers consist of (\w+) 1's and (\w+) 2's/, fits: ofTwo },
  {
    wording: /^Each of the (\d+) terms .* equal to (\d+)\?/,
    fits: (tried, n, a) => ofTwo(tried, a, n - a),
  },
];

/** The digits or letters that are arranged, and what the last digit must be. */
function rowsIn(stem: string): string[] {
  const word = /word ([A-Z]+)/.exec(stem)?.[1];
  const list = word ? word.split("") : stem.match(/\b\d\b/g)!;
  const rows = rowsOfList(list);
  if (/\beven\b/.test(stem)) return rows.filter((row) => Number(row) % 2 === 0);
  return /\bodd\b/.test(stem) ? rows.filter((row) => Number(row) % 2 === 1) : rows;
}

function check(view: ProblemView): number[] {
  if (!/arranging|arranged to|be listed|the word/.test(view.stem))
    return fittingOptions(view, READINGS);
  const rows = rowsIn(view.stem).length;
  return view.options.flatMap((option, k) => (valueOf(option).value === rows ? [k] : []));
}

export const template: ProblemTemplate = {
  id: "rows-of-like-things",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Rows with repeated things: choose the places of each kind.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    if (!asked) return null;
    const { stems, pure = [], ...others } = asked;
    const wording = rng.int(1, stems.length + pure.length);
    return {
      variant: `${kind}/${stems.length}-${wording}`,
      context: wording > stems.length ? "pure" : "real",
      difficulty: others.difficulty,
      stem: [...stems, ...pure][wording - 1]!,
      key: numberChoice(others.key, others.why),
      slips: slipsFrom(others.wrong, others.shows),
      solution: others.solution,
    };
  },

  /** Writes down all rows and counts them. */
  check,
  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),
};
