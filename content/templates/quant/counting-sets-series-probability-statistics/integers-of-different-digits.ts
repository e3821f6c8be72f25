import {
  count,
  type AskedProblem,
  draftOf,
  fittingOptions,
  listed,
  openOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Fill the digit with the strictest condition first, and treat 0 as a case of its own when it can be the last digit.";
const STRICTEST = "Choose the digit with the strictest condition first.";
const ONE_FEWER = "If no digit may repeat, each digit has one choice fewer than the one before.";

type Kind = "all" | "even" | "odd" | "multiple of 5";

/** How many of the digits may stand last, with 0 and without it. */
function lastDigits(digits: readonly number[], kind: Kind): number[] {
  if (kind === "multiple of 5") return digits.filter((digit) => digit % 5 === 0);
  if (kind === "all") return [...digits];
  return digits.filter((digit) => digit % 2 === (kind === "even" ? 0 : 1));
}

const NAMES: Record<Kind, [adjective: string, tail: string]> = {
  all: ["", ""],
  even: ["even ", ""],
  odd: ["odd ", ""],
  "multiple of 5": ["", " that are multiples of 5"],
};

/** Why half of (n - 1)(n - 1)(n - 2) isn't the number of the integers asked for. */
function whyNotHalf(digits: readonly number[], kind: Kind, key: number): string {
  const n = digits.length;
  const all = (n - 1) * (n - 1) * (n - 2);
  const lasts = lastDigits(digits, kind);
  const half = `This is half of $${n - 1} \\cdot ${n - 1} \\cdot ${n - 2}$`;
  if (digits[0] !== 0)
    return `${half}, but there ${lasts.length === 1 ? "is" : "are"} ${count(lasts.length, "choice")} for the last digit, then ${n - 1} for the first, and ${n - 2} for the second.`;
  if (kind === "all") return `${half}, but both even integers and odd integers are counted.`;
  if (kind === "multiple of 5")
    return `${half}, but only the integers whose last digit is ${listed(lasts.map(String), "or")} are multiples of 5.`;
  const [even, odd] = kind === "even" ? [key, all - key] : [all - key, key];
  const why =
    n % 2 === 0
      ? "0 is even and can be the last digit, but not the first"
      : `${(n + 1) / 2} of the ${n} digits are even`;
  return `${half}, but there are ${even} even integers and ${odd} odd integers, because ${why}.`;
}

/** A slip with one last digit too many or one too few, with so many integers for each but 0. */
function miscounts(lasts: readonly number[], key: number, forEach: number, kind: Kind): Wrong[] {
  if (kind === "all") return [];
  const each = lasts.includes(0) ? "each last digit other than 0" : "each last digit";
  const why = `integers for ${each}, but ${count(lasts.length, "digit")} can be last, not`;
  // Not both, because the key would be midway between them.
  return [
    lasts.length % 2 === 0
      ? [
          key + forEach,
          "counts one last digit too many",
          `This is $${key} + ${forEach}$. There are ${forEach} ${why} ${lasts.length + 1}.`,
        ]
      : [
          key - forEach,
          "counts one last digit too few",
          `This is $${key} - ${forEach}$. There are ${forEach} ${why} ${lasts.length - 1}.`,
        ],
  ];
}

/** What makes each product wrong that treats the digits as fewer or more than they are. */
function whyNotProduct(digits: readonly number[], kind: Kind) {
  const n = digits.length;
  const hasZero = digits[0] === 0;
  const lasts = lastDigits(digits, kind);
  const notFirst = hasZero ? ", and 0 can't be the first digit" : "";
  const notLast = kind === "all" ? "" : `, only ${lasts.length} of them can be last`;
  return {
    fewerAfterLast:
      hasZero && !lasts.includes(0)
        ? `Because 0 can't be first, there are ${n - 2} choices for the first digit, but then there are also ${n - 2} for the second, not ${n - 3}, because 0 can be used there.`
        : `After the last digit is chosen, ${n - 1} digits are left, not ${n - 2}${notFirst}.`,
    everyOrder: `which counts every order of three different digits${hasZero ? ", even with 0 as the first digit" : ""}${kind === "all" ? "" : `${hasZero ? " and" : ","} whatever the last digit is`}.`,
    fewer: `There are ${n} digits to choose from, not ${n - 1}${notLast}${notFirst}.`,
    repeated: `After two digits are chosen, only ${n - 2} are left, not ${n}${notFirst}.`,
  };
}

/** Three-digit integers from some of the digits 0 to `top`, none used twice. */
function askSet(rng: Rng, top: number, kind: Kind): AskedProblem {
  const digits = range(rng.pick([0, 0, 1]), top);
  const n = digits.length;
  const hasZero = digits[0] === 0;
  const lasts = lastDigits(digits, kind);
  const nonzero = lasts.filter((digit) => digit > 0).length;
  const endsInZero = lasts.includes(0);
  const firsts = hasZero ? n - 2 : n - 1;
  const cases = [...(endsInZero ? [(n - 1) * (n - 2)] : []), nonzero * firsts * (n - 2)];
  const key = sum(cases);
  const [adjective, tail] = NAMES[kind];
  const list = listed(digits.map(String));
  const isAll = top === 9 && hasZero;
  const isFree = kind === "all" && !hasZero;
  const others = lasts.filter((digit) => digit > 0).map(String);
  const whyNot = whyNotProduct(digits, kind);
  return {
    difficulty: kind === "all" ? 3 : endsInZero ? 5 : hasZero ? 4 : 3,
    stems: [],
    pure: isAll
      ? [
          `How many three-digit ${adjective}integers${tail} have three different digits?`,
          `How many of the ${adjective}integers between 100 and 999${tail} have digits that are all different?`,
        ]
      : [
          `How many different three-digit ${adjective}integers${tail} can be formed from the digits ${list} if no digit is used more than once?`,
          `A three-digit ${adjective}integer${tail.replace("are multiples", "is a multiple")} is to be formed from three different digits selected from ${list}. How many different integers are possible?`,
        ],
    key,
    why:
      cases.length > 1
        ? `With the last digit 0, there are ${cases[0]!} integers, and with another last digit ${cases[1]!}, so there are $${cases.join(" + ")} = ${key}$.`
        : `There ${nonzero === 1 ? "is" : "are"} ${count(nonzero, "choice")} for the last digit, then ${firsts} for the first, and ${n - 2} for the second, so there are $${nonzero} \\cdot ${firsts} \\cdot ${n - 2} = ${key}$ integers.`,
    wrong: [
      [
        lasts.length * (n - 1) * (n - 2),
        "lets 0 be the first digit",
        `This is $${lasts.length} \\cdot ${n - 1} \\cdot ${n - 2}$. An integer with 0 as its first digit doesn't have three digits.`,
      ],
      [
        nonzero * firsts * (n - 2),
        "leaves out the last digit 0",
        `This is $${nonzero} \\cdot ${firsts} \\cdot ${n - 2}$. The ${(n - 1) * (n - 2)} integers with 0 as the last digit are missing.`,
      ],
      [
        lasts.length * firsts * (n - 2),
        "takes the first digit away too often",
        `This is $${lasts.length} \\cdot ${firsts} \\cdot ${n - 2}$. If 0 is the last digit, all ${n - 1} other digits can be first.`,
      ],
      [
        lasts.length * (n - 2) * (n - 3),
        "leaves out a digit",
        `This is $${lasts.length} \\cdot ${n - 2} \\cdot ${n - 3}$. ${whyNot.fewerAfterLast}`,
      ],
      ...miscounts(lasts, key, firsts * (n - 2), kind),
      [
        (n - 1) * (n - 1) * (n - 2),
        "ignores the last digit",
        hasZero
          ? `This is $${n - 1} \\cdot ${n - 1} \\cdot ${n - 2}$, which counts all the integers with different digits, whatever the last digit is.`
          : `This is $${n - 1} \\cdot ${n - 1} \\cdot ${n - 2}$. There ${lasts.length === 1 ? "is" : "are"} ${count(lasts.length, "choice")} for the last digit and then ${n - 1} for the first digit.`,
      ],
      [((n - 1) * (n - 1) * (n - 2)) / 2, "takes half of all", whyNotHalf(digits, kind, key)],
      [
        n * (n - 1) * (n - 2),
        "ignores the conditions on the first and last digits",
        `This is $${n} \\cdot ${n - 1} \\cdot ${n - 2}$, ${whyNot.everyOrder}`,
      ],
      [
        (n - 1) * (n - 2) * (n - 3),
        "leaves out a digit",
        `This is $${n - 1} \\cdot ${n - 2} \\cdot ${n - 3}$. ${whyNot.fewer}`,
      ],
      [
        lasts.length * (n - 1) * n,
        "repeats a digit",
        `This is $${lasts.length} \\cdot ${n - 1} \\cdot ${n}$. ${whyNot.repeated}`,
      ],
    ],
    solution: {
      idea: endsInZero
        ? `Choose the last digit first, and take the case of a last digit 0 separately, because 0 can't be the first digit.`
        : isFree
          ? "Choose the digits one at a time; each has one choice fewer than the one before."
          : `Choose the digit with the strictest condition first.`,
      ...(kind === "all" && hasZero
        ? {
            fast: [
              `The first digit can't be 0, so there are ${n - 1} choices for it; then ${n - 1} for the second, because 0 can be used there, and ${n - 2} for the third: $${n - 1} \\cdot ${n - 1} \\cdot ${n - 2} = ${key}$.`,
            ],
          }
        : {}),
      steps: endsInZero
        ? [
            `If the last digit is 0, the first two digits can be chosen in $${n - 1} \\cdot ${n - 2} = ${cases[0]!}$ ways.`,
            `If the last digit is ${listed(others, "or")}, there ${nonzero === 1 ? "is" : "are"} ${count(nonzero, "choice")} for it, ${firsts} for the first digit, because it can't be 0, and ${n - 2} for the second: $${nonzero} \\cdot ${firsts} \\cdot ${n - 2} = ${cases[1]!}$.`,
            `The total is $${cases.join(" + ")} = ${key}$.`,
          ]
        : [
            `The last digit can be ${listed(others, "or")}, so there ${nonzero === 1 ? "is" : "are"} ${count(nonzero, "choice")} for it.`,
            `Then there are ${firsts} choices for the first digit${hasZero ? ", because it can't be 0," : ""} and ${n - 2} for the second.`,
            `The product is $${nonzero} \\cdot ${firsts} \\cdot ${n - 2} = ${key}$.`,
          ],
      check: hasZero
        ? `With 0 allowed as the first digit, there would be ${lasts.length * (n - 1) * (n - 2)}; $${nonzero} \\cdot ${n - 2} = ${nonzero * (n - 2)}$ of these start with 0, and $${lasts.length * (n - 1) * (n - 2)} - ${nonzero * (n - 2)} = ${key}$.`
        : kind === "all"
          ? `There are $\\frac{${n} \\cdot ${n - 1} \\cdot ${n - 2}}{3 \\cdot 2} = ${key / 6}$ ways to choose 3 of the ${n} digits and $3! = 6$ ways to arrange them, and $${key / 6} \\cdot 6 = ${key}$.`
          : `Without any condition on the last digit, there are $${n} \\cdot ${n - 1} \\cdot ${n - 2} = ${n * (n - 1) * (n - 2)}$ integers. Each of the ${n} digits is last equally often, and ${lasts.length} of them ${lasts.length === 1 ? "fits" : "fit"}: $\\frac{${lasts.length}}{${n}} \\cdot ${n * (n - 1) * (n - 2)} = ${key}$.`,
      takeaway: endsInZero ? TAKEAWAY : isFree ? ONE_FEWER : STRICTEST,
    },
  };
}

function askIntegers(rng: Rng): AskedProblem {
  const kind = rng.pick(SETS);
  // Below 5, hardly any integer would be a multiple of 5.
  return askSet(
    rng,
    rng.pick(kind === "multiple of 5" ? [5, 6, 7, 8, 9] : [4, 5, 6, 7, 8, 9]),
    kind,
  );
}

const word = (n: number, one: string): string => (n === 1 ? `one ${one}` : `two different ${one}s`);

const falling = (n: number, steps: number): number => product(range(n - steps + 1, n));

/** A code of letters and digits, all different. */
function askCode(rng: Rng): AskedProblem {
  const [letters, digits] = [rng.int(4, 8), rng.int(4, 9)];
  const [k, m] = rng.pick([
    [2, 1],
    [1, 2],
    [2, 2],
    [2, 2],
  ] as const);
  const [first, second] = [falling(letters, k), falling(digits, m)];
  const key = first * second;
  const [letterWord, digitWord] = [k === 1 ? "letter" : "letters", m === 1 ? "digit" : "digits"];
  const parts = [
    ...range(letters - k + 1, letters).toReversed(),
    ...range(digits - m + 1, digits).toReversed(),
  ];
  const [repeating, repeats] =
    k === 2 ? [letters ** 2 * second, "letters"] : [first * digits ** 2, "digits"];
  const repeatingParts =
    k === 2
      ? `${letters} \\cdot ${letters} \\cdot ${second}`
      : `${first} \\cdot ${digits} \\cdot ${digits}`;
  const fewer = product(parts.map((part) => part - 1));
  const fewerParts = parts.map((part) => part - 1).join(" \\cdot ");
  return {
    difficulty: 3,
    stems: [
      `A product code consists of ${word(k, "letter")} followed by ${word(m, "digit")}. The ${k === 1 ? "letter is" : "letters are"} chosen from the first ${letters} letters of the alphabet, and the ${m === 1 ? "digit is" : "digits are"} chosen from the digits 1 through ${digits}. How many different product codes are possible?`,
      `Each locker in a building is to be identified by ${word(k, "letter")} followed by ${word(m, "digit")}. If ${letters} letters and ${digits} digits are available, how many lockers can be identified in this way?`,
    ],
    key,
    why: `Each choice of the ${letterWord} goes with each choice of the ${digitWord}, and $${parts.join(" \\cdot ")} = ${tex(key)}$.`,
    wrong: [
      [
        key / (k === 2 ? 2 : 1) / (m === 2 ? 2 : 1),
        "ignores the order",
        `This is $${tex(key)}$ divided by ${(k === 2 ? 2 : 1) * (m === 2 ? 2 : 1)}, as if the order of the ${k === m ? "letters and of the digits" : k === 2 ? "letters" : "digits"} didn't matter.`,
      ],
      [
        2 * key,
        "lets the digits come first",
        `This is $2 \\cdot ${tex(key)}$, which also lets the ${digitWord} come first. The ${letterWord} must come before the ${digitWord}.`,
      ],
      [
        repeating,
        "repeats one kind",
        `This is $${repeatingParts}$. The two ${repeats} must be different.`,
      ],
      [
        repeating / 2,
        "repeats one kind and ignores the order",
        `This is half of $${repeatingParts}$. The two ${repeats} must be different, and the order matters.`,
      ],
      [
        2 * repeating,
        "repeats one kind and lets the digits come first",
        `This is $2 \\cdot ${tex(repeating)}$, from $${repeatingParts}$. The two ${repeats} must be different, and the ${letterWord} must come before the ${digitWord}.`,
      ],
      [
        fewer,
        "leaves out one of each",
        `This is $${fewerParts}$. All ${letters} letters and all ${digits} digits can be used.`,
      ],
      [
        2 * fewer,
        "leaves out one of each and lets the digits come first",
        `This is $2 \\cdot ${tex(fewer)}$, from $${fewerParts}$. All ${letters} letters and all ${digits} digits can be used, and the ${letterWord} must come before the ${digitWord}.`,
      ],
      [
        key / 2,
        "ignores the order in one part",
        `This is half of $${tex(key)}$. The order of the ${k === m ? "letters and of the digits" : k === 2 ? "letters" : "digits"} matters.`,
      ],
    ],
    solution: {
      idea: `Multiply the numbers of choices for all places. The second ${k === 1 ? "digit" : m === 1 ? "letter" : "letter and the second digit each"} ${k === m ? "have" : "has"} one choice fewer, because nothing may be used twice.`,
      steps: [
        `The ${letterWord} can be chosen in ${k === 1 ? `${letters}` : `$${letters} \\cdot ${letters - 1} = ${first}$`} ways.`,
        `The ${digitWord} can be chosen in ${m === 1 ? `${digits}` : `$${digits} \\cdot ${digits - 1} = ${second}$`} ways.`,
        `Each choice of the ${letterWord} goes with each choice of the ${digitWord}: $${first} \\cdot ${second} = ${tex(key)}$.`,
      ],
      check: `With repetition there would be ${thousands(letters ** k * digits ** m)}, so the answer must be less.`,
      takeaway:
        "When order matters and nothing may repeat, multiply the choices, one fewer at each place.",
    },
  };
}

const SETS: readonly Kind[] = [
  "all",
  "even",
  "even",
  "odd",
  "odd",
  "multiple of 5",
  "multiple of 5",
];

/** Integers with three different digits of a set that pass a test, one by one. */
function formed(from: number, to: number, step: Kind): number {
  return range(100, 999).filter((n) => {
    const digits = String(n).split("").map(Number);
    const fits = digits.every((digit) => digit >= from && digit <= to);
    return fits && new Set(digits).size === 3 && lastDigits([n], step).length === 1;
  }).length;
}

const KIND_OF: readonly [several: string, single: string, kind: Kind][] = [
  ["even integers", "even integer", "even"],
  ["odd integers", "odd integer", "odd"],
  [
    "integers (?:between 100 and 999 )?that are multiples of 5",
    "integer that is a multiple of 5",
    "multiple of 5",
  ],
  ["integers", "integer", "all"],
];

const arranged = (n: number, size: number): number =>
  size === 1 ? n : range(1, n).flatMap((one) => range(1, n).filter((two) => two !== one)).length;

const codes = (x: number, letters: number, k: number, digits: number, m: number): boolean => {
  return x === arranged(letters, k) * arranged(digits, m);
};

const READINGS: readonly StemReading[] = [
  ...KIND_OF.flatMap(([pattern, single, kind]): StemReading[] => [
    {
      wording: new RegExp(`^How many three-digit ${pattern} have three`),
      fits: (x) => x === formed(0, 9, kind),
    },
    {
      wording: new RegExp(`^How many of the ${pattern} (?:between 100 and 999 )?have digits`),
      fits: (x) => x === formed(0, 9, kind),
    },
    {
      wording: new RegExp(
        `three-digit ${pattern} can be formed from the digits (\\d), .* and (\\d) if`,
      ),
      fits: (x, from, to) => x === formed(from, to, kind),
    },
    {
      wording: new RegExp(`^A three-digit ${single} is .* from (\\d), .* and (\\d)\\. How`),
      fits: (x, from, to) => x === formed(from, to, kind),
    },
  ]),
  {
    wording:
      /of (\w+) (?:different )?letters? followed by (\w+) .* first (\d+) letters .* through (\d+)\./,
    fits: (x, k, m, letters, digits) => codes(x, letters, k, digits, m),
  },
  {
    wording:
      /by (\w+) (?:different )?letters? followed by (\w+) .* If (\d+) letters and (\d+) digits/,
    fits: (x, k, m, letters, digits) => codes(x, letters, k, digits, m),
  },
];

export const template: ProblemTemplate = {
  id: "integers-of-different-digits",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern:
    "Digits or letters that may not repeat, with conditions on the first and the last place.",

  make(rng) {
    const kind = rng.pick(["set", "set", "code"] as const);
    const asked = kind === "code" ? askCode(rng) : askIntegers(rng);
    return draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all three-digit integers. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
