import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  isWholeWithin,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFirst,
  texFraction,
  texTerm,
  texThousands as tex,
} from "@theta/items/template";

const TAKEAWAY =
  "A part of a sum is the difference of two running sums: the later one minus the one just before the part.";

const isNear = isWholeWithin(5);

/** TeX of an² + bn. */
const formula = (a: number, b: number, name = "n"): string =>
  `${texFirst(a, `${name}^2`)} ${texTerm(b, name)}`;

/** One term from the formula for the running sum. */
function askTerm(rng: Rng): AskedProblem {
  const [a, b] = [rng.int(1, 4), rng.int(1, 9)];
  const k = rng.int(4, 12);
  const total = (n: number): number => a * n * n + b * n;
  const put = (n: number): string =>
    `${a === 1 ? "" : `${a} \\cdot `}${n}^2 + ${b === 1 ? "" : `${b} \\cdot `}${n}`;
  const [now, before] = [total(k), total(k - 1)];
  const key = now - before;
  return {
    difficulty: 4,
    stems: [
      `During the first $t$ minutes after a certain valve is opened, a total of $${formula(a, b, "t")}$ gallons of water flow through the valve. How many gallons of water flow through the valve during the ${ordinal(k)} minute?`,
      `For $1 \\leq n \\leq 12$, a certain website had a total of $${formula(a, b)}$ thousand visits in the first $n$ months of last year. How many thousand visits did the website have in the ${ordinal(k)} month?`,
    ],
    pure: [
      `For all positive integers $n$, the sum of the first $n$ terms of a certain sequence is $${formula(a, b)}$. What is the ${ordinal(k)} term of the sequence?`,
      `In the sequence $a_1, a_2, a_3, \\ldots$, the sum of the first $n$ terms is $${formula(a, b)}$ for every positive integer $n$. What is the value of $a_{${k}}$?`,
    ],
    key,
    why: `The running sums are ${now} and ${before}, and their difference is ${key}.`,
    wrong: [
      [now, "takes the running sum", `This is the sum of the first ${k} terms.`],
      [total(k + 1) - now, "takes the next term", `This is the ${ordinal(k + 1)} term.`],
      [before, "takes the sum before", `This is the sum of the first ${k - 1} terms.`],
      [2 * a * k + b, "treats the growth as steady", `The difference of the two sums is ${key}.`],
      [before - total(k - 2), "takes the term before", `This is the ${ordinal(k - 1)} term.`],
      [Math.round(now / k), "averages", `This is the average of the first ${k} terms.`],
      [a + b, "takes the first term", `This is the first term.`],
      [a * k * k, "drops a part of the formula", `The formula has two parts.`],
    ],
    shows: isNear(key),
    solution: {
      idea: `Subtract the total for the first ${k - 1} from the total for the first ${k}.`,
      steps: [
        `The total for the first ${k} is $${put(k)} = ${tex(now)}$.`,
        `The total for the first ${k - 1} is $${put(k - 1)} = ${tex(before)}$.`,
        `The difference is $${tex(now)} - ${tex(before)} = ${key}$.`,
      ],
      check: `The formula itself gives the total, which is ${now}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A run of terms from the formula for the running sum. */
function askRun(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(1, 3), rng.int(1, 9)];
  const [p, q] = [rng.int(4, 11), rng.int(7, 20)];
  if (q - p < 3 || q - p > 10) return null;
  const total = (n: number): number => a * n * n + b * n;
  const [upTo, before] = [total(q), total(p - 1)];
  const key = upTo - before;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `For all positive integers $n$, the sum of the first $n$ terms of a certain sequence is $${formula(a, b)}$. What is the sum of the ${ordinal(p)} through the ${ordinal(q)} terms of the sequence?`,
      `If the sum of the first $n$ terms of the sequence $a_1, a_2, a_3, \\ldots$ is $${formula(a, b)}$ for every positive integer $n$, what is the value of $a_{${p}} + a_{${p + 1}} + \\cdots + a_{${q}}$?`,
    ],
    key,
    why: `The sum of the first ${q} terms less that of the first ${p - 1} is $${tex(upTo)} - ${tex(before)} = ${tex(key)}$.`,
    wrong: [
      [
        upTo - total(p),
        "leaves out the first of them",
        `Subtracting the first ${p} terms removes the ${ordinal(p)} term too.`,
      ],
      [upTo, "takes the whole sum", `This is the sum of the first ${q} terms.`],
      [
        total(q - p),
        "uses the difference of the places",
        `The formula is for the terms from the first on.`,
      ],
      [
        total(q - p + 1),
        "starts at the first term",
        `This is the sum of the first ${q - p + 1} terms.`,
      ],
      [
        total(q - 1) - before,
        "leaves out the last of them",
        `The ${ordinal(q)} term belongs to the sum.`,
      ],
      [total(q + 1) - before, "includes one more", `The last of them is the ${ordinal(q)} term.`],
      [upTo - total(p - 2), "includes one more", `The first of them is the ${ordinal(p)} term.`],
    ],
    shows: isNear(key),
    solution: {
      idea: `Take the sum of the first ${q} terms and remove the first ${p - 1}.`,
      steps: [
        `The sum of the first ${q} terms is ${upTo}.`,
        `The sum of the first ${p - 1} terms is ${before}.`,
        `The difference is $${tex(upTo)} - ${tex(before)} = ${tex(key)}$.`,
      ],
      check: `The ${ordinal(p)} term belongs to the sum, so subtract only the first ${p - 1} terms.`,
      takeaway: TAKEAWAY,
    },
  };
}

const over = (top: number, bottom: number): number => top / bottom;

/** Terms that are differences: almost everything cancels. */
function askDifferences(rng: Rng): AskedProblem | null {
  const start = rng.int(0, 3);
  const count = rng.pick([8, 9, 10, 11, 12, 14, 15, 18, 19, 20, 24, 25, 29, 30]);
  const last = start + count + 1;
  const head = start === 0 ? "n" : `n + ${start}`;
  const first = new Fraction(1, start + 1);
  const key = first.minus(new Fraction(1, last));
  if (key.bottom > 45) return null;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = \\frac{1}{${head}} - \\frac{1}{n + ${start + 1}}$ for all positive integers $n$. What is the sum of the first ${count} terms of the sequence?`,
      `If $a_n = \\frac{1}{${head}} - \\frac{1}{n + ${start + 1}}$ for each positive integer $n$, what is the value of $a_1 + a_2 + \\cdots + a_{${count}}$?`,
    ],
    key: key.value,
    why: `Everything cancels except $${texFraction(first)} - \\frac{1}{${last}}$.`,
    wrong: [
      [
        first.value - over(1, last - 1),
        "stops one term early",
        `The last term ends with $\\frac{1}{${last}}$.`,
      ],
      ...(start === 0
        ? []
        : [
            [
              first.value + over(1, last - 1),
              "adds the last fraction and stops one term early",
              `The last term ends with $\\frac{1}{${last}}$, and this is subtracted.`,
            ] as const,
          ]),
      [
        over(1, start + 2) - over(1, last),
        "starts with the second term",
        `The first term begins with ${fractionText(first)}.`,
      ],
      [
        over(1, start + 2) - over(1, last + 1),
        "starts with the second term and goes one too far",
        `The first term begins with ${fractionText(first)}, and the last one ends with $\\frac{1}{${last}}$.`,
      ],
      [
        first.value - over(1, last + 1),
        "goes one term too far",
        `The last term ends with $\\frac{1}{${last}}$.`,
      ],
      [
        over(count, last + 1),
        "counts one too many",
        `The last term ends with $\\frac{1}{${last}}$.`,
      ],
      [1 - over(1, last), "starts at 1", `The first term begins with ${fractionText(first)}.`],
      [
        over(count, last),
        "takes the number of terms over the last denominator",
        `Everything cancels except the first fraction and the last one.`,
      ],
      [
        over(count - 1, last),
        "counts the steps over the last denominator",
        `Everything cancels except the first fraction and the last one.`,
      ],
      [over(1, count), "takes a reciprocal", `The sum has two fractions that don't cancel.`],
      [
        over(1, last),
        "takes what is subtracted",
        `This is the last fraction, which is subtracted.`,
      ],
      [first.value + over(1, last), "adds the last fraction", `The last fraction is subtracted.`],
    ],
    pureText: (value) => fractionText(asFraction(value)!),
    shows: (value) => value > 0 && value < 2 && (asFraction(value)?.bottom ?? 999) <= 72,
    solution: {
      idea: "Write out the first few terms: each subtracted fraction is added in the next term.",
      steps: [
        `The sum is $(${texFraction(first)} - \\frac{1}{${start + 2}}) + (\\frac{1}{${start + 2}} - \\frac{1}{${start + 3}}) + \\cdots + (\\frac{1}{${last - 1}} - \\frac{1}{${last}})$.`,
        `All but the first and the last fraction cancel, which leaves $${texFraction(first)} - \\frac{1}{${last}} = ${texFraction(key)}$.`,
      ],
      check: `With two terms, the sum is $${texFraction(first)} - \\frac{1}{${start + 3}}$, so the last denominator is ${start + 1} more than the number of terms.`,
      takeaway: "When terms are differences, write out the first few and the last, and cancel.",
    },
  };
}

const ASK = { term: askTerm, run: askRun, differences: askDifferences };
const KINDS = ["term", "run", "differences"] as const;

/** Rebuilds the terms from the running sums, one by one, and adds those that are asked for. */
const isRun = (tried: number, a: number, b: number, p: number, q: number): boolean => {
  const terms: number[] = [];
  for (const n of range(1, q)) terms.push((a * n + b) * n - sum(terms));
  return tried === sum(terms.slice(p - 1));
};
const isDifferences = (tried: number, start: number, next: number, count: number): boolean =>
  near(tried, sum(range(1, count).map((n) => 1 / (n + start) - 1 / (n + next))), 1e-9);

const SQUARE = String.raw`(\d*)[nt]\^2 \+ (\d*)[nt]`;
const one = (value: number): number => value || 1;
const END_OF_TERM = [
  "the (\\d+)\\w\\w (?:minute|month)",
  "the (\\d+)\\w\\w term of",
  "value of a_(\\d+)\\?",
];

const READINGS: readonly StemReading[] = [
  ...END_OF_TERM.map((end) => ({
    wording: new RegExp(`${SQUARE}.*${end}`),
    fits: (tried: number, a: number, b: number, k: number) => isRun(tried, one(a), one(b), k, k),
  })),
  {
    wording: new RegExp(`${SQUARE}.*sum of the (\\d+)\\w\\w through the (\\d+)`),
    fits: (tried, a, b, p, q) => isRun(tried, one(a), one(b), p, q),
  },
  {
    wording: new RegExp(`${SQUARE}.*a_(\\d+) \\+ a_\\d+ \\+ .* \\+ a_(\\d+)\\?`),
    fits: (tried, a, b, p, q) => isRun(tried, one(a), one(b), p, q),
  },
  {
    wording: /\(1\)\/\(n(?: \+ (\d+))?\) - \(1\)\/\(n \+ (\d+)\).*(?:first |a_)(\d+)(?: terms|\?)/,
    fits: (tried, start, next, count) => isDifferences(tried, start || 0, next, count),
  },
];

export const template: ProblemTemplate = {
  id: "running-sum-of-sequence",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "algebra",
  pattern: "A part of a sum is the difference of two running sums.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Rebuilds the terms one by one and adds them. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
