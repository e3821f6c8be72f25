import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  inWords,
  isWholeWithin,
  openOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

const TAKEAWAY = "Multiply the numbers of choices, starting with the choice that is restricted.";

const isNear = isWholeWithin(5);

/** n · (n − 1) · … with k factors. */
const inOrder = (n: number, k: number): number => product(range(n - k + 1, n));
const texProduct = (factors: readonly number[]): string => factors.join(" \\cdot ");

/** Codes of length k from n symbols, all different, and the first one restricted. */
function askRestricted(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(5, 8), rng.int(3, 4)];
  const first = rng.int(2, 3);
  const key = first * inOrder(n - 1, k - 1);
  if (key > 700) return null;
  const factors = [first, ...range(n - k + 1, n - 1).toReversed()];
  const digits = range(1, n);
  const odd = rng.chance(0.5);
  const ends = digits.filter((d) => d % 2 === (odd ? 1 : 0));
  const parityKey = ends.length * inOrder(n - 1, k - 1);
  const parity = rng.chance(0.5) && parityKey <= 700;
  const [head, answer] = parity ? [ends.length, parityKey] : [first, key];
  const used = [head, ...factors.slice(1)];
  const bound = thousands((first + 1) * 10 ** (k - 1));
  const rest = texProduct(used.slice(1));
  return {
    difficulty: 4,
    stems: parity
      ? []
      : [
          `An access code consists of ${k} different letters, each of which is one of ${n} available letters. If the first letter of the code must be one of ${inWords(first)} particular letters, how many different access codes are possible?`,
          `A gallery will display ${k} of ${n} different paintings in a row. If the first painting in the row must be one of ${inWords(first)} particular paintings, how many different arrangements are possible?`,
        ],
    pure: parity
      ? [
          `How many ${inWords(k)}-digit ${odd ? "odd" : "even"} integers can be formed using the digits 1 through ${n} if no digit is used more than once?`,
          `If each of the digits 1 through ${n} can be used at most once, how many ${inWords(k)}-digit ${odd ? "odd" : "even"} integers can be formed?`,
        ]
      : [
          `How many ${inWords(k)}-digit integers less than ${bound} can be formed using the digits 1 through ${n} if no digit is used more than once?`,
        ],
    key: answer,
    why: `$${texProduct(used)} = ${tex(answer)}$.`,
    wrong: [
      [
        inOrder(n, k),
        "ignores the restriction",
        `This is $${texProduct(range(n - k + 1, n).toReversed())}$, but the [[end]] [[one]] has only ${head} choices, not ${n}.`,
      ],
      [
        head * n ** (k - 1),
        "allows repeats",
        `This is $${head} \\cdot ${n}^${k - 1}$, but no [[one]] can be used twice, so the number of choices decreases by 1 each time.`,
      ],
      [
        head * inOrder(n, k - 1),
        "forgets what is used",
        `This is $${texProduct([head, ...range(n - k + 2, n).toReversed()])}$. After the [[end]] [[one]] is chosen, ${n - 1} [[ones]] are left, not ${n}.`,
      ],
      [
        inOrder(n, k - 1) * Math.max(1, head - 1),
        "fills the restricted place last",
        head === 2
          ? `This is $${texProduct(range(n - k + 2, n).toReversed())}$, with the [[end]] [[one]] chosen last from only one. Choose it first: it has ${head} choices.`
          : `This is $${texProduct([...range(n - k + 2, n).toReversed(), head - 1])}$, with the [[end]] [[one]] chosen last from ${head - 1}. Choose it first: it has ${head} choices.`,
      ],
      [
        head * inOrder(n - 1, k - 2),
        "leaves out a place",
        `This is $${texProduct(used.slice(0, -1))}$, which has only ${k - 1} factors, but ${k} [[ones]] are needed.`,
      ],
      [
        inOrder(n, k) - answer,
        "finds the complement",
        `This is $${tex(inOrder(n, k))} - ${tex(answer)}$, the number of ways in which the [[end]] [[one]] is not one of those allowed.`,
      ],
      [
        inOrder(n - 1, k - 1),
        "forgets the first factor",
        `This is $${rest}$, which leaves out the ${head} choices for the [[end]] [[one]].`,
      ],
      [
        answer / 2,
        "halves the product",
        `This is half of $${tex(answer)}$, as if the order of the [[ones]] didn't matter.`,
      ],
    ],
    words: (wording) => {
      const [one, end] = parity
        ? ["digit", "last"]
        : [wording === 1 ? "letter" : wording === 2 ? "painting" : "digit", "first"];
      return { one, ones: `${one}s`, end };
    },
    shows: isNear(answer),
    solution: {
      idea: "Choose the [[end]] [[one]] first, because its choices are restricted.",
      steps: [
        parity
          ? `The integer is ${odd ? "odd" : "even"} if its last digit is, so the last digit has ${head} choices: ${ends.slice(0, -1).join(", ")}${ends.length > 2 ? "," : ""} ${ends.length > 1 ? "or " : ""}${ends.at(-1)!}.`
          : `The [[end]] [[one]] has ${head} choices.`,
        `No [[one]] can be used twice, so the other ${k - 1} [[ones]] have ${used.slice(1).join(", then ")} choices.`,
        `That makes $${texProduct(used)} = ${tex(answer)}$.`,
      ],
      check: `Without the restriction there are $${tex(inOrder(n, k))}$, and the [[end]] [[one]] fits in ${head} of ${n} of them: $\\frac{${head}}{${n}} \\cdot ${tex(inOrder(n, k))} = ${tex(answer)}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      parity || wording < 3
        ? {}
        : {
            steps: [
              `The integer is less than ${bound} only if its first digit is ${[...range(1, first - 1).map(String), `or ${first}`].join(first > 2 ? ", " : " ")}, so this digit has ${first} choices.`,
              `No digit can be used twice, so the other ${k - 1} digits have ${used.slice(1).join(", then ")} choices.`,
              `That makes $${texProduct(used)} = ${tex(answer)}$.`,
            ],
          },
  };
}

/** Codes of one or more lengths from n symbols that may repeat. */
function askLengths(rng: Rng): AskedProblem | null {
  const n = rng.int(3, 7);
  const lengths = rng.pick([
    [1, 2],
    [2, 3],
    [1, 2, 3],
  ] as const);
  const key = sum(lengths.map((k) => n ** k));
  if (key > 900 || key < 12) return null;
  const longest = lengths.at(-1)!;
  const powers = lengths.map((k) => `${n}^${k}`);
  const said = lengths
    .map(inWords)
    .join(", ")
    .replace(/, (?=\w+$)/, lengths.length > 2 ? ", or " : " or ");
  return {
    difficulty: 3,
    stems: [
      `Each product of a certain company has a code that consists of ${said} letters, and each letter of a code is one of ${n} different letters. If a letter can be used more than once in a code, how many different codes are possible?`,
      `A signal consists of ${said} flashes of light, and each flash can have any of ${n} colors. How many different signals are possible?`,
    ],
    pure: [
      `How many ${said.replace(/\w+(?=,| or |$)/g, "$&-digit")} positive integers can be formed using the digits 1 through ${n} if a digit can be used more than once?`,
    ],
    key,
    why: `$${lengths.map((k) => `${n}^${k}`).join(" + ")} = ${key}$.`,
    wrong: [
      [
        sum(lengths.map((k) => inOrder(n, k))),
        "forbids repeats",
        `This is $${lengths.map((k) => texProduct(range(n - k + 1, n).toReversed())).join(" + ")}$, which doesn't let a [[thing]] be used more than once.`,
      ],
      [
        n ** longest,
        "counts only the longest",
        `This is $${n}^${longest}$, which counts only the [[codes]] of ${inWords(longest)} [[ones]]. The shorter ones count too.`,
      ],
      [
        product(lengths.map((k) => n ** k)),
        "multiplies the cases",
        `This is $${powers.join(" \\cdot ")}$. Each [[code]] has only one of the lengths, so the numbers must be added.`,
      ],
      [
        sum(lengths.map((k) => k ** n)),
        "switches base and exponent",
        `This is $${lengths.map((k) => `${k}^${n}`).join(" + ")}$, with base and exponent exchanged. Each [[one]] has ${n} choices, so there are $${n}^${longest}$ [[codes]] of ${inWords(longest)} [[ones]].`,
      ],
      [
        sum(lengths.map((k) => n * k)),
        "multiplies instead of raising",
        `This is $${lengths.map((k) => `${n} \\cdot ${k}`).join(" + ")}$. Each [[one]] has ${n} choices, so there are $${n}^${longest}$ [[codes]] of ${inWords(longest)} [[ones]], not $${n} \\cdot ${longest}$.`,
      ],
      [
        key - n,
        "leaves out the shortest",
        lengths[0] === 1
          ? `This is $${key} - ${n}$, which leaves out the ${n} [[codes]] of one [[one]].`
          : `This is $${key} - ${n}$, but $${powers.join(" + ")} = ${key}$ counts no [[code]] twice.`,
      ],
      [
        inOrder(n, longest),
        "forbids repeats",
        `This is $${texProduct(range(n - longest + 1, n).toReversed())}$, which counts only the [[codes]] of ${inWords(longest)} [[ones]] without repeats. A [[thing]] can be used more than once, and the shorter ones count too.`,
      ],
      [
        n ** (longest + 1),
        "counts an extra place",
        `This is $${n}^${longest + 1}$, but the longest [[codes]] have only ${inWords(longest)} [[ones]].`,
      ],
      [
        (n + 1) ** longest,
        "fills places with blanks",
        `This is $(${n} + 1)^${longest}$, as if each of ${inWords(longest)} places could also be empty. That counts the same [[code]] several times, and it counts an empty one.`,
      ],
      [
        key + n,
        "counts a length twice",
        lengths[0] === 1
          ? `This is $${key} + ${n}$, which counts the ${n} [[codes]] of one [[one]] twice.`
          : `This is $${key} + ${n}$, which also counts ${n} [[codes]] of one [[one]].`,
      ],
      [
        key + n ** 2,
        "counts a length twice",
        `This is $${key} + ${n ** 2}$, which counts the $${n}^2 = ${n ** 2}$ [[codes]] of two [[ones]] twice.`,
      ],
    ],
    words: (wording) => {
      const [thing, one, ones, code] = (
        [
          ["letter", "letter", "letters", "code"],
          ["color", "flash", "flashes", "signal"],
          ["digit", "digit", "digits", "integer"],
        ] as const
      )[wording - 1]!;
      return { thing, one, ones, code, codes: `${code}s` };
    },
    shows: isNear(key),
    solution: {
      idea: "Count each length separately, and add.",
      steps: [
        ...lengths.map((k) =>
          k === 1
            ? `There are ${n} [[codes]] of one [[one]].`
            : `Each of ${inWords(k)} [[ones]] has ${n} choices, so there are $${n}^${k} = ${n ** k}$ [[codes]] of ${inWords(k)} [[ones]].`,
        ),
        `The sum is $${lengths.map((k) => n ** k).join(" + ")} = ${key}$.`,
      ],
      takeaway: "Multiply the choices within a case, and add the numbers of the cases.",
    },
  };
}

/** How many symbols are enough for so many codes of one or two symbols? */
function askEnough(rng: Rng): AskedProblem | null {
  const kind = rng.pick(["repeats", "different", "alphabetical"] as const);
  const codes = {
    repeats: (n: number): number => n + n * n,
    different: (n: number): number => n + n * (n - 1),
    alphabetical: (n: number): number => n + (n * (n - 1)) / 2,
  }[kind];
  const needed = rng.pick([12, 15, 18, 20, 24, 25, 30, 36, 40, 45, 50, 60, 72, 80, 90, 100]);
  const key = range(1, 20).find((n) => codes(n) >= needed)!;
  if (key < 4 || key > 12) return null;
  const pair = {
    repeats: "an ordered pair of letters, which may be the same",
    different: "an ordered pair of two different letters",
    alphabetical: "a pair of two different letters written in alphabetical order",
  }[kind];
  const formula = {
    repeats: "n + n^2",
    different: "n + n(n - 1)",
    alphabetical: "n + \\frac{n(n - 1)}{2}",
  }[kind];
  const tried = (n: number): string =>
    n < key
      ? `With ${n} letters, there are only ${codes(n)} [[codes]].`
      : `With ${key} letters, there are already ${codes(key)} [[codes]].`;
  const pairs = {
    repeats: "Each letter of a pair has $n$ choices, so there are $n^2$ pairs",
    different:
      "The first letter of a pair has $n$ choices and the second has $n - 1$, so there are $n(n - 1)$ pairs",
    alphabetical:
      "Of the $n(n - 1)$ ordered pairs of different letters, half are in alphabetical order, so there are $\\frac{n(n - 1)}{2}$ pairs",
  }[kind];
  return {
    difficulty: 5,
    stems: [
      `A researcher plans to identify each of ${needed} participants by a different code, either a single letter or ${pair}. What is the least number of letters that the researcher can use?`,
      `Each of the ${needed} rooms in a building is to have a different label, which is either a single letter or ${pair}. What is the least number of different letters that are needed?`,
    ],
    key,
    why: `${key} letters make ${codes(key)} [[codes]], which is enough for ${needed}, and ${key - 1} letters make only ${codes(key - 1)}.`,
    wrong: [
      [
        key - 1,
        "takes one too few",
        `With ${key - 1} letters, there are only ${codes(key - 1)} [[codes]].`,
      ],
      [
        key + 1,
        "counts only pairs",
        `With ${key} letters, there are already ${codes(key)} [[codes]].`,
      ],
      [
        key + 2,
        "counts too few codes",
        `With ${key} letters, there are already ${codes(key)} [[codes]].`,
      ],
      [
        key - 2,
        "counts too many codes",
        `With ${key - 2} letters, there are only ${codes(key - 2)} [[codes]].`,
      ],
      [
        Math.ceil(needed / 2),
        "divides by two",
        `This is ${needed % 2 === 0 ? `$\\frac{${needed}}{2}$` : `half of ${needed}, rounded up`}, but each letter can be used in many [[codes]]. ${tried(Math.ceil(needed / 2))}`,
      ],
      [
        Math.ceil(needed / 3),
        "divides by three",
        `This is ${needed % 3 === 0 ? `$\\frac{${needed}}{3}$` : `one third of ${needed}, rounded up`}, but each letter can be used in many [[codes]]. ${tried(Math.ceil(needed / 3))}`,
      ],
      [
        key + 3,
        "counts too few codes",
        `With ${key} letters, there are already ${codes(key)} [[codes]].`,
      ],
    ],
    words: (wording) => ({ codes: wording === 1 ? "codes" : "labels" }),
    shows: (value) => value > 1 && value <= 2 * key,
    solution: {
      idea: `With $n$ letters, there are $${formula}$ [[codes]].`,
      fast: [
        `Try the options: ${key - 1} letters make ${codes(key - 1)} [[codes]], which isn't enough, and ${key} letters make ${codes(key)}.`,
      ],
      steps: [
        `There are $n$ [[codes]] of a single letter.`,
        `${pairs}, and $${formula}$ [[codes]] in all.`,
        `For $n = ${key - 1}$, this is ${codes(key - 1)}, and for $n = ${key}$, it is ${codes(key)}, which is the first that is at least ${needed}.`,
      ],
      check: `With ${key} letters, there are ${key} [[codes]] of one letter and ${codes(key) - key} pairs, and $${key} + ${codes(key) - key} = ${codes(key)}$.`,
      takeaway: `For "the least number", test values near the target.`,
    },
  };
}

const ASK = { restricted: askRestricted, lengths: askLengths, enough: askEnough };
const KINDS = ["restricted", "restricted", "restricted", "lengths", "enough", "enough"] as const;

/** Writes down every code of k of the symbols from 1 to n. */
function codesOf(n: number, k: number, repeats: boolean): number[][] {
  if (k === 0) return [[]];
  return codesOf(n, k - 1, repeats).flatMap((code) =>
    range(1, n)
      .filter((next) => repeats || !code.includes(next))
      .map((next) => [...code, next]),
  );
}

const withStart = (tried: number, k: number, n: number, first: number): boolean =>
  tried === codesOf(n, k, false).filter(([one = 0]) => one <= first).length;
const withEnd = (tried: number, k: number, n: number, remainder: number): boolean =>
  tried === codesOf(n, k, false).filter((code) => code.at(-1)! % 2 === remainder).length;
const withLengths =
  (lengths: readonly number[]) =>
  (tried: number, n = 0): boolean =>
    tried === sum(lengths.map((k) => codesOf(n, k, true).length));
/** The codes of one symbol and of two. */
const short = (n: number, repeats: boolean, inAlphabet: boolean): number =>
  n + codesOf(n, 2, repeats).filter(([a = 0, b = 0]) => !inAlphabet || a < b).length;
const enough =
  (repeats: boolean, inAlphabet: boolean) =>
  (tried: number, needed = 0): boolean =>
    short(tried, repeats, inAlphabet) >= needed && short(tried - 1, repeats, inAlphabet) < needed;

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) different letters, .* of (\d+) available .* one of (\w+) particular/,
    fits: withStart,
  },
  { wording: /display (\d+) of (\d+) different .* be one of (\w+) /, fits: withStart },
  {
    wording: /many (\w+)-digit integers less than (\d+) .* 1 through (\d+)/,
    fits: (tried, k, bound, n) =>
      tried === codesOf(n, k, false).filter((code) => Number(code.join("")) < bound).length,
  },
  {
    wording: /many (\w+)-digit odd .* 1 through (\d+)/,
    fits: (tried, k, n) => withEnd(tried, k, n, 1),
  },
  {
    wording: /many (\w+)-digit even .* 1 through (\d+)/,
    fits: (tried, k, n) => withEnd(tried, k, n, 0),
  },
  {
    wording: /1 through (\d+) can .* many (\w+)-digit odd/,
    fits: (tried, n, k) => withEnd(tried, k, n, 1),
  },
  {
    wording: /1 through (\d+) can .* many (\w+)-digit even/,
    fits: (tried, n, k) => withEnd(tried, k, n, 0),
  },
  ...(
    [
      ["one, two, or three", "one-digit, two-digit, or three-digit", [1, 2, 3]],
      ["of one or two", "one-digit or two-digit", [1, 2]],
      ["two or three", "many two-digit or three-digit", [2, 3]],
    ] as const
  ).map(([said, digits, lengths]) => ({
    wording: new RegExp(
      `${said} .*?(\\d+) (?:different letters|colors)|${digits} .* 1 through (\\d+)`,
    ),
    fits: (tried: number, one = 0, other = 0) => withLengths(lengths)(tried, one || other),
  })),
  { wording: /of (?:the )?(\d+) .* may be the same/, fits: enough(true, false) },
  { wording: /of (?:the )?(\d+) .* ordered pair of two different/, fits: enough(false, false) },
  { wording: /of (?:the )?(\d+) .* alphabetical/, fits: enough(false, true) },
];

export const template: ProblemTemplate = {
  id: "codes-of-symbols",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Multiply the choices place by place, and add over the lengths.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(asked.pure ? kind : `${kind}-story`, asked, READINGS, rng);
  },

  /** Writes down all codes and counts them. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
