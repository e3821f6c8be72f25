import {
  asFraction,
  type AskedProblem,
  draftOf,
  fractionText,
  near,
  ordinal,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  sum,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If a far term of a sequence is asked for, write out terms until they repeat, and divide by the length of the cycle.";

const tex = (value: number): string => texFraction(asFraction(value)!);
const text = (value: number): string => fractionText(asFraction(value)!);
const PLACES = [20, 25, 30, 35, 40, 50, 60, 65, 70, 75, 80, 100, 110, 120, 125, 150, 200];

/** The terms of one cycle, and where a far place is in it. */
function placeIn(cycle: readonly number[], place: number) {
  const within = ((place - 1) % cycle.length) + 1;
  const rounds = (place - within) / cycle.length;
  return { within, rounds, step: `$${place} = ${cycle.length} \\cdot ${rounds} + ${within}$` };
}

/** Wrong answers that are other terms: a place miscounted. */
function otherTerms(cycle: readonly number[], within: number, place: number): Wrong[] {
  const names = [-1, 1, -2, 2, 3].map((off): [number, number] => [
    cycle[(within - 1 + off + 2 * cycle.length) % cycle.length]!,
    off,
  ]);
  return names.map(([value, off]) => [
    value,
    Math.abs(off) === 1 ? "miscounts by one place" : "takes another term of the cycle",
    `That is the ${ordinal(place + off)} term.`,
  ]);
}

/** Each term is the preceding one minus the one before: six terms come back. */
function askDifference(rng: Rng): AskedProblem | null {
  const [p, q] = [rng.int(1, 9), rng.int(1, 12)];
  const cycle = [p, q, q - p, -p, -q, p - q];
  const place = rng.pick(PLACES);
  const asksSum = rng.chance(0.5);
  if (new Set(cycle).size < 6 || (asksSum && place % 6 === 0) || q === 2 * p) return null;
  const { within, step } = placeIn(cycle, place);
  const key = asksSum ? sum(cycle.slice(0, within)) : cycle[within - 1]!;
  const sums = range(1, 6).map((n) => sum(cycle.slice(0, n)));
  const asked = asksSum ? `the sum of the first ${place} terms` : `the ${ordinal(place)} term`;
  const inLetters = asksSum
    ? `the sum of the first ${place} terms of the sequence`
    : `the value of $a_{${place}}$`;
  const left = cycle.slice(0, within).map(tex).join(", ");
  return {
    difficulty: asksSum ? 6 : 5,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = a_{n - 1} - a_{n - 2}$ for all integers $n \\geq 3$. If $a_1 = ${p}$ and $a_2 = ${q}$, what is ${inLetters}?`,
      `In a certain sequence, each term after the second is equal to the preceding term minus the term before it. If the first term is ${p} and the second term is ${q}, what is ${asked} of the sequence?`,
    ],
    key,
    why: asksSum
      ? `Each six terms have the sum 0, and the sum of the remaining ${within} is $${key}$.`
      : `The terms come back every six places, so the ${ordinal(place)} term is equal to the ${ordinal(within)} term.`,
    wrong: asksSum
      ? [
          [
            sums[(within + 4) % 6]!,
            "leaves out a term",
            `That is the sum of the first ${place - 1} terms.`,
          ],
          [
            sums[within % 6]!,
            "counts a term too many",
            `That is the sum of the first ${place + 1} terms.`,
          ],
          [cycle[within - 1]!, "stops at the last term", `That is the ${ordinal(place)} term.`],
          [
            sums[(within + 3) % 6]!,
            "leaves out two terms",
            `That is the sum of the first ${place - 2} terms.`,
          ],
          [0, "forgets the terms that remain", `Only whole groups of six terms have the sum 0.`],
          [
            sums[(within + 1) % 6]!,
            "counts two terms too many",
            `That is the sum of the first ${place + 2} terms.`,
          ],
          [p + q, "stops after two terms", `That is the sum of the first two terms.`],
          [-key, "reverses a sign", `The remaining terms are $${left}$.`],
        ]
      : otherTerms(cycle, within, place),
    solution: {
      idea: "Write out terms until the first two come back.",
      steps: [
        `The terms are $${cycle.map(tex).join(", ")}$, and then $${p}, ${q}, \\ldots$ again, so the cycle has six terms.`,
        asksSum
          ? `The sum of each six terms is 0. Since ${step}, the sum is that of ${within === 1 ? "the first term" : `the first ${within} terms, $${left}$`}: $${key}$.`
          : `Since ${step}, the ${ordinal(place)} term is equal to the ${ordinal(within)} term, $${key}$.`,
      ],
      check: `The terms at the places 6, 12, 18, and so on are all $${p - q}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: Number.isInteger,
  };
}

/** Each term is 1 minus the reciprocal of the preceding one: three terms come back. */
function askReciprocal(rng: Rng): AskedProblem | null {
  const isMinus = rng.chance(0.5);
  const first = rng.pick([2, 3, 4, 5, 6, 8, 10, -1, -2, -3, -4, -5]);
  const next = (x: number): number => (isMinus ? 1 - 1 / x : 1 / (1 - x));
  const cycle = [first, next(first), next(next(first))];
  const place = rng.pick(PLACES);
  const { within, step } = placeIn(cycle, place);
  const key = cycle[within - 1]!;
  const rule = isMinus ? "1 - \\frac{1}{a_{n - 1}}" : "\\frac{1}{1 - a_{n - 1}}";
  const following = rule.replace("a_{n - 1}", "a_n");
  if (new Set(cycle.map(Math.abs)).size < 3) return null;
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `The sequence $a_1, a_2, a_3, \\ldots$ is defined by $a_n = ${rule}$ for all integers $n \\geq 2$. If $a_1 = ${first}$, what is the value of $a_{${place}}$?`,
      isMinus
        ? `In a certain sequence, the first term is $${first}$, and each term after the first is equal to 1 minus the reciprocal of the preceding term. What is the ${ordinal(place)} term of the sequence?`
        : `In the sequence $a_1, a_2, a_3, \\ldots$, $a_1 = ${first}$ and $a_{n + 1} = ${following}$ for all positive integers $n$. What is the value of $a_{${place}}$?`,
    ],
    key,
    why: `The terms come back every three places, so the ${ordinal(place)} term is equal to the ${ordinal(within)} term.`,
    wrong: [
      ...otherTerms(cycle, within, place).slice(0, 2),
      [
        -key,
        "reverses a sign",
        `The three terms that come back are $${cycle.map(tex).join(", ")}$.`,
      ],
      [
        1 / key,
        "takes the reciprocal",
        `The three terms that come back are $${cycle.map(tex).join(", ")}$.`,
      ],
      [
        -1 / key,
        "takes the reciprocal and reverses a sign",
        `The three terms that come back are $${cycle.map(tex).join(", ")}$.`,
      ],
      [
        1 - key,
        "leaves out a reciprocal",
        `The three terms that come back are $${cycle.map(tex).join(", ")}$.`,
      ],
      [-cycle[within % 3]!, "miscounts and reverses a sign", `That isn't a term of the sequence.`],
    ],
    solution: {
      idea: "Write out terms until the first one comes back.",
      steps: [
        `The terms are $${cycle.map(tex).join(", ")}$, and then $${first}$ again, so the cycle has three terms.`,
        `Since ${step}, the ${ordinal(place)} term is equal to the ${ordinal(within)} term, $${tex(key)}$.`,
      ],
      check: `The terms at the places 3, 6, 9, and so on are all $${tex(cycle[2]!)}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows: (value) => Number.isFinite(value) && value !== 0,
  };
}

const ASK = { difference: askDifference, reciprocal: askReciprocal };

/** Works out all the terms up to the place asked for. */
function answerOf(stem: string): number {
  const said = plain(stem);
  const place = Number(read(said, /(?:first |a_|the )(\d+)(?:\w\w term| terms|\?)/)[0]);
  const isSixfold = /a_n = a_n - 1 - a_n - 2|minus the term before/.test(said);
  const start = read(said, /(?:a_1 = |first term is )(-?\d+)/).map(Number);
  if (isSixfold) start.push(Number(read(said, /(?:a_2 = |second term is )(-?\d+)/)[0]));
  const isMinus = /= 1 - |1 minus the reciprocal/.test(said);
  const terms = [...start];
  while (terms.length < place) {
    const [before, last] = [terms.at(-2)!, terms.at(-1)!];
    terms.push(isSixfold ? last - before : isMinus ? 1 - 1 / last : 1 / (1 - last));
  }
  return /sum of the first/.test(said) ? sum(terms) : terms.at(-1)!;
}

export const template: ProblemTemplate = {
  id: "terms-that-come-back",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A sequence whose terms repeat in a cycle: the remainder of the place tells the term.",

  make(rng) {
    const kind = rng.pick(["difference", "difference", "reciprocal"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check({ stem, options }) {
    const right = answerOf(stem);
    return options.flatMap((one, k) => (near(valueOf(one).value, right) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
