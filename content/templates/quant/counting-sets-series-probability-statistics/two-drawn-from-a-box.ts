import {
  asFraction,
  type AskedProblem,
  choose,
  draftOf,
  Fraction,
  fittingOptions,
  fractionText,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
} from "@theta/items/template";

const TAKEAWAY =
  "Without replacement, the second fraction has one less in the denominator, and in the numerator if the same kind was drawn first.";
const asText = (value: number): string => fractionText(asFraction(value) ?? new Fraction(0));
/** A probability that the exam would print. */
const isNeat = (value: number): boolean => {
  const fraction = asFraction(value);
  return value > 0.03 && value < 0.95 && fraction !== null && near(fraction.value, value, 1e-5);
};
const tex = (top: number, bottom: number): string => `\\frac{${top}}{${bottom}}`;
const low = (top: number, bottom: number): string => texFraction(new Fraction(top, bottom));

function drawBox(rng: Rng) {
  const n = rng.int(6, 12);
  const r = rng.int(2, n - 2);
  return { n, r, b: n - r, pairs: choose(n, 2) };
}

function askBoth(rng: Rng): AskedProblem | null {
  const { n, r, b } = drawBox(rng);
  const key = (r * (r - 1)) / (n * (n - 1));
  if (r < 3 || r === b) return null;
  return {
    difficulty: 3,
    stems: [
      `A bag contains ${n} marbles, of which ${r} are red. If 2 marbles are to be selected at random from the bag without replacement, what is the probability that both of them will be red?`,
      `Of the ${n} cars on a certain lot, ${r} are used cars. If 2 different cars on the lot are selected at random, what is the probability that both of them are used cars?`,
    ],
    pure: [
      `A set consists of ${r} positive integers and ${b} negative integers. If 2 of these ${n} integers are selected at random, what is the probability that both of them are positive?`,
    ],
    key,
    why: `$${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${low(r * (r - 1), n * (n - 1))}$.`,
    wrong: [
      [
        (2 * r * b) / (n * (n - 1)),
        "counts one of each kind",
        `That is the probability that the two are of different kinds.`,
      ],
      [
        (b * b) / (n * n),
        "answers for the other kind and puts one back",
        `That would be two of the other kind, with the first one put back.`,
      ],
      [
        (b * (b - 1)) / (n * (n - 1)),
        "answers for the other kind",
        `That is the probability for two of the other kind.`,
      ],
      [
        (r * b) / (n * (n - 1)),
        "mixes the two kinds",
        `The second one must be of the same kind as the first.`,
      ],
      [
        1 - (b * (b - 1)) / (n * (n - 1)),
        "counts at least one",
        `That is the probability that at least one is of the right kind.`,
      ],
      [r / n, "looks at one selection", `That is the probability for the first one alone.`],
      [
        (r - 1) / (n - 1),
        "looks at one selection",
        `That is the probability for the second one after the first.`,
      ],
      [
        (r * (r - 1)) / (n * n),
        "keeps the total",
        `After one is selected, only ${n - 1} are left.`,
      ],
      [
        (r * r) / (n * n),
        "puts the first one back",
        `After one is selected, only ${n - 1} are left, ${r - 1} of them of the right kind.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `Multiply the probability for the first one by the probability for the second one after that.`,
      steps: [
        `The first is of the right kind with probability $${tex(r, n)}$.`,
        `Then ${r - 1} of the remaining ${n - 1} are of that kind, so the second one is with probability $${tex(r - 1, n - 1)}$.`,
        `$${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${low(r * (r - 1), n * (n - 1))}$.`,
      ],
      check: `In pairs: ${choose(r, 2)} of the ${choose(n, 2)} pairs are of the right kind.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askEach(rng: Rng): AskedProblem | null {
  const { n, r, b, pairs } = drawBox(rng);
  const key = (r * b) / pairs;
  if (r === b) return null;
  return {
    difficulty: 3,
    stems: [
      `A box contains ${n} light bulbs, of which ${r} are defective. If 2 light bulbs are selected at random from the box without replacement, what is the probability that exactly one of them is defective?`,
      `A committee of 2 people is to be selected at random from ${r} managers and ${b} engineers. What is the probability that the committee will consist of one manager and one engineer?`,
    ],
    pure: [
      `If 2 different integers are selected at random from a set of ${r} even integers and ${b} odd integers, what is the probability that the sum of the 2 integers is odd?`,
    ],
    key,
    why: `$${r} \\cdot ${b} = ${r * b}$ of the ${pairs} pairs have one of each kind.`,
    wrong: [
      [
        1 - choose(r, 2) / pairs,
        "counts at most one",
        `That includes the pairs with none of the first kind.`,
      ],
      [
        choose(r, 2) / pairs,
        "counts both of the first kind",
        `That is the probability that both are of the first kind.`,
      ],
      [
        choose(b, 2) / pairs,
        "counts none of the first kind",
        `That is the probability that neither is of the first kind.`,
      ],
      [
        (r * b) / (n * (n - 1)),
        "counts one order only",
        `The one of the first kind can be selected first or second.`,
      ],
      [
        0.5,
        "takes the two cases as equally likely",
        `One of each kind and two of the same kind aren't equally likely.`,
      ],
      [
        1 - choose(b, 2) / pairs,
        "counts at least one",
        `That includes the pairs with two of the first kind.`,
      ],
      [
        (r * b) / (n * n),
        "counts one order and puts it back",
        `The order can be reversed, and only ${n - 1} are left after the first selection.`,
      ],
      [r / n, "looks at one selection", `That is the probability for the first one alone.`],
      [1 - key, "finds the complement", `That is the probability that both are of the same kind.`],
      [
        (2 * r * b) / (n * n),
        "puts the first one back",
        `After one is selected, only ${n - 1} are left.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `Count pairs: every one of the first kind can go with every one of the second.`,
      steps: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$ pairs.`,
        `Of these, $${r} \\cdot ${b} = ${r * b}$ have one of each kind.`,
        `The probability is $${tex(r * b, pairs)}${low(r * b, pairs) === tex(r * b, pairs) ? "" : ` = ${low(r * b, pairs)}`}$.`,
      ],
      check: `In order: $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n - 1)} = ${low(r * b, pairs)}$; the factor 2 is for the two orders.`,
      takeaway: "One of each kind can be drawn in two orders; count pairs, or multiply by 2.",
    },
  };
}

function askAny(rng: Rng): AskedProblem | null {
  const { n, r, b, pairs } = drawBox(rng);
  const none = choose(b, 2) / pairs;
  if (b < 3 || r > b) return null;
  return {
    difficulty: 3,
    stems: [
      `A shipment of ${n} radios includes ${r} defective radios. If 2 of the radios are selected at random to be tested, what is the probability that at least one of them is defective?`,
      `Of the ${n} members of a certain board, ${r} are lawyers. If 2 of the members are to be selected at random, what is the probability that at least one of the members selected will be a lawyer?`,
    ],
    pure: [
      `If 2 different integers are selected at random from a set of ${r} even integers and ${b} odd integers, what is the probability that the product of the 2 integers is even?`,
    ],
    key: 1 - none,
    why: `$1 - ${tex(b, n)} \\cdot ${tex(b - 1, n - 1)} = ${low(pairs - choose(b, 2), pairs)}$.`,
    wrong: [
      [(r * b) / pairs, "leaves out two of them", `At least one includes both.`],
      [
        choose(r, 2) / pairs,
        "requires both",
        `That is the probability that both of them are of that kind.`,
      ],
      [
        (2 * r * b) / (n * n),
        "leaves out two of them and puts one back",
        `At least one includes both, and only ${n - 1} are left after the first selection.`,
      ],
      [(2 * r) / n, "adds the two probabilities", `Adding counts the case of both twice.`],
      [r / n, "looks at one selection", `That is the probability for one selection.`],
      [
        1 - choose(r, 2) / pairs,
        "excludes the wrong case",
        `What must be excluded is the case of none.`,
      ],
      [
        (r * b) / (2 * pairs),
        "counts one order only",
        `At least one can be the first, the second, or both.`,
      ],
      [
        (b * b) / (n * n),
        "counts none and puts one back",
        `That would be the probability of none, with the first one put back.`,
      ],
      [none, "stops at the complement", `That is the probability of none.`],
      [
        1 - (b * b) / (n * n),
        "puts the first one back",
        `After one is selected, only ${n - 1} are left.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `The only case to exclude is that of none.`,
      steps: [
        `None: $${tex(b, n)} \\cdot ${tex(b - 1, n - 1)} = ${low(choose(b, 2), pairs)}$.`,
        `At least one: $1 - ${low(choose(b, 2), pairs)} = ${low(pairs - choose(b, 2), pairs)}$.`,
      ],
      check: `In pairs: ${r * b} with one and ${choose(r, 2)} with two, of ${pairs}.`,
      takeaway: "For at least one, subtract the probability of none from 1.",
    },
  };
}

function askNumber(rng: Rng): AskedProblem | null {
  const { n, r, b, pairs } = drawBox(rng);
  const chance = new Fraction(choose(r, 2), pairs);
  if (r < 3 || chance.bottom > 15 || r === b) return null;
  return {
    difficulty: 4,
    stems: [
      `A bag contains ${n} marbles, each of which is either red or blue. If 2 marbles are to be selected at random without replacement and the probability that both will be red is ${fractionText(chance)}, how many of the marbles are red?`,
      `Of the ${n} employees in a certain department, 2 will be selected at random for a task. If the probability that both of the employees selected will be women is ${fractionText(chance)}, how many of the ${n} employees are women?`,
    ],
    key: r,
    why: `$${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${texFraction(chance)}$.`,
    wrong: [
      [b, "answers for the other kind", `That is the number of the others.`],
      [
        r - 1,
        "takes the smaller factor",
        `$${r} \\cdot ${r - 1} = ${r * (r - 1)}$; the number before the first selection is the larger factor.`,
      ],
      [
        r + 1,
        "counts one too many",
        `With ${r + 1}, the probability would be $${low(choose(r + 1, 2), pairs)}$.`,
      ],
      [
        n * chance.value,
        "uses the probability of one selection",
        `The probability of both is a product of two fractions.`,
      ],
      [b - 1, "answers for the other kind", `The number of the others is ${b}.`],
      [
        r - 2,
        "counts too few",
        `With ${r - 2}, the probability would be $${low(choose(r - 2, 2), pairs)}$.`,
      ],
      [
        r + 2,
        "counts too many",
        `With ${r + 2}, the probability would be $${low(choose(r + 2, 2), pairs)}$.`,
      ],
    ],
    shows: (value) => Number.isInteger(value) && value > 1 && value < n,
    solution: {
      idea: `The product of two consecutive integers over $${n} \\cdot ${n - 1} = ${n * (n - 1)}$ must be the given probability.`,
      fast: [
        `Try the options: with ${r}, the probability is $${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${texFraction(chance)}$.`,
      ],
      steps: [
        `With $x$ of the right kind, $\\frac{x}{${n}} \\cdot \\frac{x - 1}{${n - 1}} = ${texFraction(chance)}$.`,
        `$x(x - 1) = ${texFraction(chance)} \\cdot ${n * (n - 1)} = ${r * (r - 1)}$.`,
        `$${r} \\cdot ${r - 1} = ${r * (r - 1)}$, so $x = ${r}$.`,
      ],
      check:
        `If the fraction of red ones were the square root of the probability, the first one would have been put back.`.replace(
          "red ones",
          "the kind",
        ),
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { both: askBoth, each: askEach, any: askAny, number: askNumber };
const KINDS = ["both", "each", "any", "number", "number", "number"] as const;

/** The share of pairs from r of one kind and the others of another with so many of the first kind. */
function shareOf(n: number, r: number, fits: (firsts: number) => boolean): number {
  const pairs = range(1, n).flatMap((x) => range(x + 1, n).map((y) => [x, y]));
  return pairs.filter((pair) => fits(pair.filter((k) => k <= r).length)).length / pairs.length;
}

const isBoth = (x: number, n: number, r: number): boolean =>
  near(
    x,
    shareOf(n, r, (k) => k === 2),
  );
const isEach = (x: number, n: number, r: number): boolean =>
  near(
    x,
    shareOf(n, r, (k) => k === 1),
  );
const isAny = (x: number, n: number, r: number): boolean =>
  near(
    x,
    shareOf(n, r, (k) => k > 0),
  );
const isNumber = (x: number, n: number, top: number, bottom: number): boolean =>
  near(
    shareOf(n, x, (k) => k === 2),
    top / bottom,
  );

const READINGS: readonly StemReading[] = [
  {
    wording: /contains (\d+) marbles, of which (\d+)/,
    fits: isBoth,
  },
  {
    wording: /Of the (\d+) cars .*, (\d+) are used/,
    fits: isBoth,
  },
  {
    wording: /of (\d+) positive integers and (\d+) negative/,
    fits: (x, r, b) => isBoth(x, r + b, r),
  },
  { wording: /contains (\d+) light bulbs, of which (\d+)/, fits: isEach },
  { wording: /from (\d+) managers and (\d+) engineers/, fits: (x, r, b) => isEach(x, r + b, r) },
  {
    wording: /of (\d+) even integers and (\d+) odd .* sum/,
    fits: (x, r, b) => isEach(x, r + b, r),
  },
  { wording: /shipment of (\d+) radios includes (\d+)/, fits: isAny },
  { wording: /Of the (\d+) members .*, (\d+) are lawyers/, fits: isAny },
  {
    wording: /of (\d+) even integers and (\d+) odd .* product/,
    fits: (x, r, b) => isAny(x, r + b, r),
  },
  { wording: /contains (\d+) marbles, each .* is \((\d+)\)\/\((\d+)\), how/, fits: isNumber },
  { wording: /Of the (\w+) employees .* women is \((\d+)\)\/\((\d+)\), how/, fits: isNumber },
];

export const template: ProblemTemplate = {
  id: "two-drawn-from-a-box",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Two of a group are selected without replacement, and both, one, or any are of a kind.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lists all pairs. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
