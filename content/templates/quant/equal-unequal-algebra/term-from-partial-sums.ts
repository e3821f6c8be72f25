import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFirst,
  texTerm,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

/** The sum of the first n terms is an² + bn. */
function askTerm(rng: Rng): AskedProblem {
  const [a, b, k] = [rng.pick([1, 1, 2, 2, 3]), rng.int(2, 9), rng.pick([6, 8, 10, 12, 15, 20])];
  const total = (n: number): number => a * n * n + b * n;
  const rule = `${texFirst(a, "n^2")} ${texTerm(b, "n")}`;
  const squareOf = (n: number): string => (a === 1 ? `${n}^2` : `${a}(${n}^2)`);
  const [before, first] = [total(k - 1), a + b];
  const key = total(k) - before;
  /** Only one of them, or the key would stand between its neighbors. */
  const neighbor = rng.pick<Wrong>([
    [
      total(k + 1) - total(k),
      "finds the next term",
      `The difference between the sums of ${k + 1} and of ${k} terms is the ${ordinal(k + 1)} term.`,
    ],
    [
      before - total(k - 2),
      "stops one term early",
      `This is the ${ordinal(k - 1)} term of the sequence.`,
    ],
  ]);
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `For every positive integer $n$, the sum of the first $n$ terms of a certain sequence is $${rule}$. What is the ${ordinal(k)} term of the sequence?`,
      `In the sequence $a_1, a_2, a_3, \\ldots$, the sum of the first $n$ terms is $${rule}$ for all positive integers $n$. What is the value of $a_{${k}}$?`,
      `The sum $S_n$ of the first $n$ terms of a certain sequence is given by $S_n = ${rule}$ for all positive integers $n$. What is the ${ordinal(k)} term of the sequence?`,
    ],
    key,
    why: `The first ${k} terms have the sum ${thousands(total(k))} and the first ${k - 1} have the sum ${thousands(before)}. The difference is the ${ordinal(k)} term.`,
    wrong: [
      [
        total(k) / k,
        "finds the average",
        `This is the average of the first ${k} terms, not the last of them.`,
      ],
      neighbor,
      [
        total(k) - total(k - 2),
        "subtracts two terms",
        `This is the sum of the ${ordinal(k - 1)} term and the ${ordinal(k)} term.`,
      ],
      [
        first + (k - 1) * a,
        "takes the wrong difference",
        `Each term is ${2 * a} greater than the one before it, not ${a}.`,
      ],
      [
        first * k,
        "repeats the first term",
        `The first term is ${first}, but the terms aren't all equal.`,
      ],
      [first + k, "adds the position", `The position of a term isn't added to the first term.`],
    ],
    solution: {
      idea: `The ${ordinal(k)} term is what the sum of ${k} terms has more than the sum of ${k - 1} terms.`,
      fast: [
        `The sums of 1 and 2 terms are ${first} and ${total(2)}, so the first two terms are ${first} and ${total(2) - first}. The terms increase by ${2 * a} at a time, and the ${ordinal(k)} term is $${first} + ${k - 1} \\cdot ${2 * a} = ${key}$.`,
      ],
      steps: [
        `The sum of the first ${k} terms is $${squareOf(k)} + ${b}(${k}) = ${tex(total(k))}$.`,
        `The sum of the first ${k - 1} terms is $${squareOf(k - 1)} + ${b}(${k - 1}) = ${tex(before)}$.`,
        `The ${ordinal(k)} term is $${tex(total(k))} - ${tex(before)} = ${key}$.`,
      ],
      check: `The value of the formula at ${k} is ${thousands(total(k))}, which is the sum of ${k} terms and not a term.`,
      takeaway: "A single term is the difference between two successive sums.",
    },
  };
}

/** The first term, given one term and the next. */
function backFrom(term: number, next: number, steps: number): number {
  return steps === 1 ? term : backFrom(next - term, term, steps - 1);
}

/** Each term from the third on is the sum of the two before it. */
function askBack(rng: Rng): AskedProblem | null {
  const [first, second] = [rng.int(1, 9), rng.int(1, 9)];
  const terms = range(3, 8).reduce((all) => [...all, sum(all.slice(-2))], [first, second]);
  const last = rng.pick([6, 7]);
  const known = last - 3;
  const [low, next, high] = [terms[known - 1]!, terms[known]!, terms[last - 1]!];
  const [third, wrongNext] = [first + second, (high - low) / 3];
  const swapped = backFrom(low, high - 2 * low, known);
  if (first === second || low === high || high > 120) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `In a certain sequence, each term after the second is the sum of the two preceding terms. If the ${ordinal(known)} term is ${low} and the ${ordinal(last)} term is ${high}, what is the first term?`,
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = a_{n-1} + a_{n-2}$ for all integers $n \\geq 3$. If $a_{${known}} = ${low}$ and $a_{${last}} = ${high}$, what is the value of $a_1$?`,
    ],
    key: first,
    why: `The terms are $${terms.slice(0, last).join(", ")}$.`,
    wrong: [
      [second, "stops one term early", `That is the second term of the sequence.`],
      [third, "stops two terms early", `That is the third term of the sequence.`],
      [
        Math.abs(second - first),
        "goes back too far",
        `That is the difference between the first two terms.`,
      ],
      [
        Math.abs(low - wrongNext),
        "divides by the number of steps",
        `The terms don't increase by equal amounts, so the difference isn't divided by 3.`,
      ],
      [next - low, "stops early", `That is a later term of the sequence.`],
      [low / 2, "halves the known term", `The terms before ${low} aren't equal to each other.`],
      [
        swapped,
        "swaps the coefficients",
        `The ${ordinal(last)} term is ${low} plus twice the ${ordinal(known + 1)} term, not the reverse.`,
      ],
      [next, "stops at the next term", `That is the ${ordinal(known + 1)} term of the sequence.`],
    ],
    solution: {
      idea: `Call the term after ${low} $x$, and write the next ones in terms of $x$.`,
      steps: [
        `Let the ${ordinal(known + 1)} term be $x$. The next two terms are $${low} + x$ and $${low} + 2x$.`,
        `$${low} + 2x = ${high}$, so $x = ${next}$.`,
        `Going back, each term is the difference of the two that follow it: $${terms
          .slice(0, known + 1)
          .toReversed()
          .join(", ")}$. The first term is ${first}.`,
      ],
      check: `Forward again, the terms are $${terms.slice(0, last).join(", ")}$.`,
      takeaway:
        "When two known terms aren't next to each other, name the one between and use the rule.",
    },
  };
}

const ASK = { term: askTerm, back: askBack };
const KINDS = ["term", "term", "back"] as const;

/** Adds up terms that are found one at a time from the formula for the sums. */
function isTerm(tried: number, a: number, b: number, k: number): boolean {
  const terms: number[] = [];
  for (const n of range(1, k)) terms.push(a * n * n + b * n - sum(terms));
  return terms.at(-1) === tried;
}

/** Tries every second term. */
function isFirst(tried: number, i: number, low: number, j: number, high: number): boolean {
  return range(-100, 200).some((second) => {
    const terms = range(3, j).reduce((all) => [...all, sum(all.slice(-2))], [tried, second]);
    return terms[i - 1] === low && terms[j - 1] === high;
  });
}

const READINGS: readonly StemReading[] = [
  {
    wording: /(?:sequence is|terms is|S_n =) (\d*)n\^2 \+ (\d+)n(?= |\.|,).*?(\d+)(?:th|\?)/,
    fits: (tried, a, b, k) => isTerm(tried, a || 1, b, k),
  },
  {
    wording: /If the (\d+)\w\w term is (\d+) and the (\d+)\w\w term is (\d+), what/,
    fits: isFirst,
  },
  { wording: /If a_(\d+) = (\d+) and a_(\d+) = (\d+), what/, fits: isFirst },
];

export const template: ProblemTemplate = {
  id: "term-from-partial-sums",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A term follows from two sums, or from the rule that ties it to its neighbors.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Finds the terms one after the other. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
