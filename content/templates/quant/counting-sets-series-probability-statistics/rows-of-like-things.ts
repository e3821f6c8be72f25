import {
  type AskedProblem,
  choose,
  count,
  draftOf,
  factorial,
  fittingOptions,
  inWords,
  isPositiveWhole,
  isWholeWithin,
  listed,
  product,
  type ProblemTemplate,
  type ProblemView,
  range,
  type Rng,
  type StemReading,
  sum,
  valueOf,
  type Words,
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

/** What the wordings with two kinds call the places and the two kinds. */
const twoKindsWords = (n: number, a: number, b: number): readonly Words[] => [
  {
    places: "questions",
    place: "question",
    one: 'answered "true"',
    two: 'answered "false"',
    rows: "ways to answer",
    start: `Exactly ${a} of the ${n} questions must be answered "true", and the other ${b} must be answered "false".`,
  },
  {
    places: "blocks",
    place: "block",
    one: "driven north",
    two: "driven east",
    rows: `ways to drive ${n} blocks`,
    start: `Every route is ${n} blocks long: ${a} blocks are driven north and ${b} are driven east, in some order.`,
  },
  {
    places: "places",
    place: "place",
    one: "for red flags",
    two: "for blue flags",
    rows: "rows",
    start: `There are ${n} places in the row, ${a} for red flags and ${b} for blue flags.`,
  },
  {
    places: "places",
    place: "place",
    one: "for 1's",
    two: "for 2's",
    rows: "integers",
    start: `There are ${n} places for digits, ${a} for 1's and ${b} for 2's.`,
  },
  {
    places: "terms",
    place: "term",
    one: "equal to 1",
    two: "equal to 0",
    rows: "sequences",
    start: `Each term is 0 or 1, so the sum is the number of terms that are equal to 1. The sum is ${a} exactly when ${a} terms are equal to 1 and ${b} are equal to 0.`,
  },
];

/** The places of one kind after another: 10 · 3 · 1. */
function placesText(counts: readonly number[]): string {
  return counts
    .map((size, k) => choose(sum(counts.slice(k)), size))
    .slice(0, -1)
    .join(" \\cdot ");
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
      `A test consists of ${n} true-false questions. In how many different ways can a student answer all ${n} questions so that exactly ${a} of the student's answers are "true"?`,
      `In a certain city, the streets form a rectangular grid, and Intersection Y is ${inWords(a)} blocks north and ${inWords(b)} blocks east of Intersection X. If a driver travels along the streets from Intersection X to Intersection Y and drives only north or east, how many different routes are possible?`,
      `In how many different ways can ${inWords(a)} identical red flags and ${inWords(b)} identical blue flags be arranged in a row?`,
    ],
    pure: [
      `How many different ${inWords(n)}-digit integers can be formed using ${inWords(a)} 1's and ${inWords(b)} 2's?`,
      `Each of the ${n} terms of the sequence $a_1, a_2, \\ldots, a_${n}$ is either 0 or 1. For how many such sequences is the sum of the ${n} terms equal to ${a}?`,
    ],
    key,
    why: `The ${a} [[places]] that are [[one]] can be chosen in ${key} ways.`,
    wrong: [
      [
        factorial(n) / factorial(a),
        "divides by one factorial only",
        `This divides $${n}!$ by $${a}!$ only. The ${b} [[places]] that are [[two]] are alike, too, so divide by $${b}!$ as well.`,
      ],
      [
        factorial(n) / factorial(b),
        "divides by one factorial only",
        `This divides $${n}!$ by $${b}!$ only. The ${a} [[places]] that are [[one]] are alike, too, so divide by $${a}!$ as well.`,
      ],
      [
        2 ** n,
        "ignores how many there are of each",
        `This counts all $2^${n}$ [[rows]], whatever the number of [[places]] that are [[one]].`,
      ],
      [
        a * b,
        "multiplies the numbers",
        `This is $${a} \\cdot ${b}$, but ${a} of the ${n} [[places]] can be chosen in ${key} ways.`,
      ],
      [
        choose(n, a - 1),
        "miscounts by one",
        `There are ${choose(n, a - 1)} ways to choose ${a - 1} of the ${n} [[places]], but ${a} must be [[one]].`,
      ],
      [
        choose(n + 1, a),
        "counts one place too many",
        `There are ${choose(n + 1, a)} ways to choose ${a} of ${n + 1} [[places]], but there are only ${n} [[places]].`,
      ],
      [
        choose(n + 1, a + 1),
        "counts one more",
        `There are ${choose(n + 1, a + 1)} ways to choose ${a + 1} of ${n + 1} [[places]], but ${a} of only ${n} are chosen.`,
      ],
      [
        choose(n - 1, a),
        "fixes the first place",
        `This counts only the [[rows]] in which the first [[place]] is [[two]].`,
      ],
      [
        n * a,
        "multiplies by the places",
        `This is $${n} \\cdot ${a}$, but ${a} of the ${n} [[places]] can be chosen in ${key} ways.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Choose which ${a} of the ${n} [[places]] are [[one]]. The other ${b} are [[two]].`,
      steps: [
        `[[start]]`,
        `The ${a} [[places]] that are [[one]] can be chosen in $\\frac{${n}!}{${a}! \\cdot ${b}!} = ${key}$ ways, and the other ${b} are [[two]].`,
      ],
      check: `Choosing the ${b} [[places]] that are [[two]] gives the same number.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => twoKindsWords(n, a, b)[wording - 1]!,
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
      [
        factorial(n),
        "treats all as different",
        `This is $${n}!$, but exchanging like [[things]] doesn't make a new [[row]].`,
      ],
      [
        factorial(n) / sum(alike),
        "divides by how many are alike",
        `This divides $${n}!$ by ${sum(alike)}, the number of [[things]] that are repeated. Divide by their orders, $${under}$.`,
      ],
      [
        factorial(n) / factorial(alike[0]!),
        "divides once",
        `This divides $${n}!$ by $${alike[0]!}!$ only, but every repeated [[thing]] must be considered: divide by $${under}$.`,
      ],
      [
        factorial(n) / product(alike),
        "divides by how many are alike",
        `This divides $${n}!$ by ${alike.length > 1 ? `$${alike.join(" \\cdot ")}$` : alike[0]!}. Divide by $${under}$.`,
      ],
      [factorial(n) / 2, "halves", `This divides $${n}!$ by 2. Divide by $${under}$.`],
      [
        factorial(counts.length),
        "arranges the kinds",
        `This is $${counts.length}!$, the number of orders of the ${counts.length} different [[things]], but ${n} [[things]] are arranged.`,
      ],
      [
        factorial(n - 1),
        "leaves out a place",
        `This is $${n - 1}!$, the number of orders of ${n - 1} different [[things]], but there are ${n}, and some are alike.`,
      ],
      [key / 2, "divides too often", `This divides $${n}!$ by twice $${under}$.`],
      [key * 2, "divides too little", `This leaves out a factor of 2 in $${under}$.`],
      [
        rowsOf(counts.slice(0, -1)),
        "leaves out a kind",
        `This is $${ordersText(counts.slice(0, -1))}$, for only ${n - counts.at(-1)!} of the ${n} [[things]].`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: "Arrange all the [[things]] as if they were different, and divide by the number of orders of the like [[things]].",
      steps: [
        `${n} different [[things]] have $${n}! = ${factorial(n)}$ orders.`,
        `Like [[things]] can be exchanged in $${under} = ${factorial(n) / key}$ ways without changing the [[row]].`,
        `So there are $\\frac{${factorial(n)}}{${factorial(n) / key}} = ${key}$ different [[rows]].`,
      ],
      check: `Choosing the places for one kind of [[thing]] after another gives $${placesText(counts)} = ${key}$ as well.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      !digits
        ? { thing: "letter", things: "letters", row: "arrangement", rows: "arrangements" }
        : wording === 1
          ? { thing: "digit", things: "digits", row: "integer", rows: "integers" }
          : { thing: "integer", things: "integers", row: "order", rows: "orders" },
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
  const withoutLast = commas(shown.slice(0, n - counts.at(-1)!).toSorted((x, y) => x - y));
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
    why: `Of all ${all} integers, $\\frac{${fitting}}{${n}}$ end in ${fitting === 1 ? `the only ${word} digit` : `one of the ${fitting} ${word} digits`}.`,
    wrong: [
      [
        all,
        "ignores the condition",
        `This includes the ${all - key} integers that aren't ${word}.`,
      ],
      [
        all - key,
        "finds the complement",
        `This is $${all} - ${key}$, the number of integers that aren't ${word}.`,
      ],
      [
        fitting * free,
        "treats all as different",
        `This is $${fitting} \\cdot ${n - 1}!$, but exchanging like digits doesn't make a new integer.`,
      ],
      [
        parts.length > 1 ? Math.max(...parts) : 0,
        "forgets a case",
        `This counts only the integers that end in ${kinds[ends[parts.indexOf(Math.max(...parts))]!]!}, but the other ${word} digits can be last, too.`,
      ],
      [
        fitting * rowsOf(counts.slice(0, -1)),
        "leaves out a kind",
        `This is $${fitting} \\cdot ${rowsOf(counts.slice(0, -1))}$, because ${withoutLast} have ${count(rowsOf(counts.slice(0, -1)), "order")}. But the ${n - 1} digits before the last have to be arranged.`,
      ],
      [
        2 * key,
        "counts two orders",
        `This is $2 \\cdot ${key}$, which counts each integer twice, as if exchanging like digits made a new one.`,
      ],
      [
        all / 2,
        "halves",
        `This is half of all ${all} integers, but ${fitting} of the ${n} digits, not half of them, ${fitting === 1 ? "is" : "are"} ${word}.`,
      ],
      [
        key / 2,
        "divides too often",
        `This is half of ${key}, but exchanging like digits has already been considered in ${key}.`,
      ],
      [
        free,
        "fixes the last digit",
        `This is $${n - 1}!$, as if the last digit were given and the first ${n - 1} digits were all different.`,
      ],
      [
        fitting * key,
        "counts like digits separately",
        `This is $${fitting} \\cdot ${key}$, but the choice of the last digit is already included in ${key}.`,
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
      check: `Of all ${all} integers, the other ${all - key} are ${even ? "odd" : "even"}.`,
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
    wording: /^A test consists of (\d+) .* exactly (\d+) of/,
    fits: (tried, n, a) => ofTwo(tried, a, n - a),
  },
  { wording: /is (\w+) blocks north and (\w+) blocks east/, fits: ofTwo },
  { wording: /can (\w+) identical red .* and (\w+) identical blue/, fits: ofTwo },
  { wording: /integers can be formed using (\w+) 1's and (\w+) 2's/, fits: ofTwo },
  {
    wording: /^Each of the (\d+) terms .* equal to (\d+)\?/,
    fits: (tried, n, a) => ofTwo(tried, a, n - a),
  },
];

const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

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
    const draft = draftOf(kind, { ...asked, text: String, pureText: String }, ANY, rng);
    return { ...draft, variant: draft.variant.replace("/", `/${asked.stems.length}-`) };
  },

  /** Writes down all rows and counts them. */
  check,
  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),
};
