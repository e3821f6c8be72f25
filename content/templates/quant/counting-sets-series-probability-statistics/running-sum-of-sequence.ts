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
    why: `The [[whole]] of the first ${k} [[parts]] is ${now}, that of the first ${k - 1} is ${before}, and $${tex(now)} - ${tex(before)} = ${key}$.`,
    wrong: [
      [
        now,
        "takes the running sum",
        `This is $${put(k)}$, the [[whole]] of the first ${k} [[parts]].`,
      ],
      [
        total(k + 1) - now,
        "takes the next term",
        `This is $${tex(total(k + 1))} - ${tex(now)}$, the value for the ${ordinal(k + 1)} [[part]].`,
      ],
      [
        before,
        "takes the sum before",
        `This is $${put(k - 1)}$, the [[whole]] of the first ${k - 1} [[parts]].`,
      ],
      [
        2 * a * k + b,
        "treats the growth as steady",
        `This is $2 \\cdot ${a} \\cdot ${k} + ${b}$, the rate of growth at ${k} and not the growth from ${k - 1} to ${k}, which is $${tex(now)} - ${tex(before)} = ${key}$.`,
      ],
      [
        before - total(k - 2),
        "takes the term before",
        `This is $${tex(before)} - ${tex(total(k - 2))}$, the value for the ${ordinal(k - 1)} [[part]].`,
      ],
      [
        Math.round(now / k),
        "averages",
        now % k === 0
          ? `This is $\\frac{${now}}{${k}}$, the average of the first ${k} [[parts]].`
          : `This is about $\\frac{${now}}{${k}}$, the average of the first ${k} [[parts]].`,
      ],
      [
        a + b,
        "takes the first term",
        `This is the value of the formula for 1, which is for the first [[part]].`,
      ],
      [
        a * k * k,
        "drops a part of the formula",
        `This is $${a === 1 ? "" : `${a} \\cdot `}${k}^2$, but the formula has a second term, and the [[whole]] of the first ${k - 1} [[parts]] must be subtracted.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Subtract the [[whole]] of the first ${k - 1} [[parts]] from the [[whole]] of the first ${k}.`,
      steps: [
        `The [[whole]] of the first ${k} [[parts]] is $${put(k)} = ${tex(now)}$.`,
        `The [[whole]] of the first ${k - 1} [[parts]] is $${put(k - 1)} = ${tex(before)}$.`,
        `So the answer is $${tex(now)} - ${tex(before)} = ${key}$.`,
      ],
      check: `[[Amount]] for the first [[part]] is ${a + b} and increases by ${2 * a} each time, so for the ${ordinal(k)} it's $${a + b} + ${k - 1} \\cdot ${2 * a} = ${key}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        { whole: "total", amount: "the number of gallons", part: "minute", parts: "minutes" },
        { whole: "total", amount: "the number of thousand visits", part: "month", parts: "months" },
        { whole: "sum", amount: "the value", part: "term", parts: "terms" },
        { whole: "sum", amount: "the value", part: "term", parts: "terms" },
      ][wording - 1]!,
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
  const put = (n: number): string =>
    `${a === 1 ? "" : `${a} \\cdot `}${n}^2 + ${b === 1 ? "" : `${b} \\cdot `}${n}`;
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
        `This is $${tex(upTo)} - ${tex(total(p))}$. Subtracting the sum of the first ${p} terms removes the ${ordinal(p)} term, too.`,
      ],
      [
        upTo,
        "takes the whole sum",
        `This is the sum of the first ${q} terms. The first ${p - 1} of them don't belong to the sum.`,
      ],
      [
        total(q - p),
        "uses the difference of the places",
        `This puts $${q} - ${p} = ${q - p}$ into the formula, which gives the sum of the first ${q - p} terms.`,
      ],
      [
        total(q - p + 1),
        "starts at the first term",
        `This is the sum of the first ${q - p + 1} terms. The ${q - p + 1} terms in question start at the ${ordinal(p)}.`,
      ],
      [
        total(q - 1) - before,
        "leaves out the last of them",
        `This is $${tex(total(q - 1))} - ${tex(before)}$, which leaves out the ${ordinal(q)} term.`,
      ],
      [
        total(q + 1) - before,
        "includes one more",
        `This is $${tex(total(q + 1))} - ${tex(before)}$, which includes the ${ordinal(q + 1)} term.`,
      ],
      [
        upTo - total(p - 2),
        "includes one more",
        `This is $${tex(upTo)} - ${tex(total(p - 2))}$, which includes the ${ordinal(p - 1)} term.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Take the sum of the first ${q} terms and subtract the sum of the first ${p - 1}.`,
      steps: [
        `The sum of the first ${q} terms is $${put(q)} = ${tex(upTo)}$.`,
        `The sum of the first ${p - 1} terms is $${put(p - 1)} = ${tex(before)}$.`,
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
    why: `Everything cancels except $${texFraction(first)} - \\frac{1}{${last}} = ${texFraction(key)}$.`,
    wrong: [
      [
        first.value - over(1, last - 1),
        "stops one term early",
        `This is $${texFraction(first)} - \\frac{1}{${last - 1}}$, which is the sum of only ${count - 1} terms.`,
      ],
      ...(start === 0
        ? []
        : [
            [
              first.value + over(1, last - 1),
              "adds the last fraction and stops one term early",
              `This is $${texFraction(first)} + \\frac{1}{${last - 1}}$, but the last term ends with $- \\frac{1}{${last}}$.`,
            ] as const,
          ]),
      [
        over(1, start + 2) - over(1, last),
        "starts with the second term",
        `This is $\\frac{1}{${start + 2}} - \\frac{1}{${last}}$, which leaves out the first term, $${texFraction(first)} - \\frac{1}{${start + 2}}$.`,
      ],
      [
        over(1, start + 2) - over(1, last + 1),
        "starts with the second term and goes one too far",
        `This is $\\frac{1}{${start + 2}} - \\frac{1}{${last + 1}}$, the sum of the second through the ${ordinal(count + 1)} terms.`,
      ],
      [
        first.value - over(1, last + 1),
        "goes one term too far",
        `This is $${texFraction(first)} - \\frac{1}{${last + 1}}$, the sum of ${count + 1} terms.`,
      ],
      [
        over(count, last + 1),
        "counts one too many",
        `This is $\\frac{${count}}{${last + 1}}$, the number of terms over ${last + 1}, but the last term ends with $\\frac{1}{${last}}$.`,
      ],
      [
        1 - over(1, last),
        "starts at 1",
        `This is $1 - \\frac{1}{${last}}$, but the first term begins with ${fractionText(first)}.`,
      ],
      [
        over(count, last),
        "takes the number of terms over the last denominator",
        `This is the number of terms, ${count}, over the last denominator, ${last}. What is left after canceling is $${texFraction(first)} - \\frac{1}{${last}}$.`,
      ],
      [
        over(count - 1, last),
        "counts the steps over the last denominator",
        `This is $${count} - 1 = ${count - 1}$ over the last denominator, ${last}. What is left after canceling is $${texFraction(first)} - \\frac{1}{${last}}$.`,
      ],
      [
        over(1, count),
        "takes a reciprocal",
        `This is 1 over the number of terms. What is left after canceling is $${texFraction(first)} - \\frac{1}{${last}}$.`,
      ],
      [
        over(1, last),
        "takes what is subtracted",
        `This is only the last fraction, which is subtracted from ${fractionText(first)}.`,
      ],
      [
        first.value + over(1, last),
        "adds the last fraction",
        `This is $${texFraction(first)} + \\frac{1}{${last}}$, but the last fraction is subtracted.`,
      ],
    ],
    pureText: (value) => fractionText(asFraction(value)!),
    shows: (value) => value > 0 && value < 2 && (asFraction(value)?.bottom ?? 999) <= 72,
    solution: {
      idea: "Write out the first few terms: each subtracted fraction is added in the next term.",
      steps: [
        `The sum is $(${texFraction(first)} - \\frac{1}{${start + 2}}) + (\\frac{1}{${start + 2}} - \\frac{1}{${start + 3}}) + \\cdots + (\\frac{1}{${last - 1}} - \\frac{1}{${last}})$.`,
        `All but the first and the last fraction cancel, which leaves $${texFraction(first)} - \\frac{1}{${last}}$.`,
        ...(start === 0
          ? [`This is $\\frac{${last}}{${last}} - \\frac{1}{${last}} = ${texFraction(key)}$.`]
          : [
              `This is $\\frac{${last} - ${start + 1}}{${start + 1} \\cdot ${last}} = \\frac{${count}}{${(start + 1) * last}}${texFraction(key) === `\\frac{${count}}{${(start + 1) * last}}` ? "" : ` = ${texFraction(key)}`}$.`,
            ]),
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
