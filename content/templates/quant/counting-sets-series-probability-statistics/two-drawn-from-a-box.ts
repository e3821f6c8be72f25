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
  type Wrong,
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
        `That is $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n - 1)}$, the probability that exactly one of the two is [[one]].`,
      ],
      [
        (r * b) / (n * (n - 1)),
        "mixes the two kinds",
        `That is $${tex(r, n)} \\cdot ${tex(b, n - 1)}$, the probability that the first [[thing]] is [[one]] and the second isn't.`,
      ],
      [
        (2 * r * b) / (n * n),
        "counts one of each kind and puts one back",
        `That is $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n)}$, the probability that exactly one is [[one]] if the first [[thing]] is put back.`,
      ],
      [
        (b * (b - 1)) / (n * (n - 1)),
        "answers for the other kind",
        `That is $${tex(b, n)} \\cdot ${tex(b - 1, n - 1)}$, the probability that neither of the two is [[one]].`,
      ],
      [
        (b * b) / (n * n),
        "answers for the other kind and puts one back",
        `That is $${tex(b, n)} \\cdot ${tex(b, n)}$, the probability that neither is [[one]] if the first [[thing]] is put back.`,
      ],
      [
        r / n,
        "looks at one selection",
        `That is the probability that the first [[thing]] is [[one]], but the second must be, too.`,
      ],
      [
        b / n,
        "looks at one selection of the other kind",
        `That is $${tex(b, n)}$, the probability that the first [[thing]] isn't [[one]].`,
      ],
      [
        (r * (r - 1)) / (n * n),
        "keeps the total",
        `That is $${tex(r, n)} \\cdot ${tex(r - 1, n)}$, but after one of the ${n} [[things]] is selected, only ${n - 1} are left.`,
      ],
      [
        (r * r) / (n * n),
        "puts the first one back",
        `That is $${tex(r, n)} \\cdot ${tex(r, n)}$, but after the first is selected, only ${n - 1} [[things]] are left, and ${r - 1} of them are [[many]].`,
      ],
      [
        1 - (b * (b - 1)) / (n * (n - 1)),
        "counts at least one",
        `That is $1 - ${tex(b, n)} \\cdot ${tex(b - 1, n - 1)}$, the probability that at least one of the two is [[one]].`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `Multiply the probability that the first [[thing]] is [[one]] by the probability that the second is, too.`,
      steps: [
        `The first [[thing]] is [[one]] with probability $${tex(r, n)}$.`,
        `Then ${r - 1} of the remaining ${n - 1} [[things]] are [[many]], so the second is [[one]] with probability $${tex(r - 1, n - 1)}$.`,
        `The probability that both are [[many]] is $${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${low(r * (r - 1), n * (n - 1))}$.`,
      ],
      check: `In pairs: $\\frac{${r} \\cdot ${r - 1}}{2} = ${choose(r, 2)}$ of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${choose(n, 2)}$ pairs fit, which is the same fraction.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        { one: "red", many: "red", thing: "marble", things: "marbles" },
        { one: "a used car", many: "used cars", thing: "car", things: "cars" },
        { one: "positive", many: "positive", thing: "integer", things: "integers" },
      ][wording - 1]!,
  };
}

function askEach(rng: Rng): AskedProblem | null {
  const { n, r, b, pairs } = drawBox(rng);
  const key = (r * b) / pairs;
  if (r === b) return null;
  // With both kinds, the options would add up to 1.
  const [many, kind, other] = r > b ? [r, "first", "second"] : [b, "second", "first"];
  const alike: Wrong[] = [
    [
      choose(many, 2) / pairs,
      `counts two of the ${kind} kind`,
      `That is the probability of selecting two [[${kind}]]: ${choose(many, 2)} of the ${pairs} pairs.`,
    ],
    [
      1 - choose(many, 2) / pairs,
      "excludes only one case",
      `That is $1 - ${tex(choose(many, 2), pairs)}$. It leaves out the pairs of two [[${kind}]], but it includes the pairs of two [[${other}]].`,
    ],
    [
      many / n,
      "looks at one selection",
      `There are ${many} [[${kind}]] among ${n}, but that is the probability for a single selection.`,
    ],
    [
      (many * many) / (n * n),
      "counts two alike and puts one back",
      `That is $${tex(many, n)} \\cdot ${tex(many, n)}$, the probability of two [[${kind}]] if the first one is put back.`,
    ],
  ];
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
    why: `$${r} \\cdot ${b} = ${r * b}$ of the $\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$ pairs have [[each]].`,
    wrong: [
      ...alike,
      [
        (r * b) / (n * (n - 1)),
        "counts one order only",
        `That is $${tex(r, n)} \\cdot ${tex(b, n - 1)}$, which counts only one order. The other order has the same probability.`,
      ],
      [
        0.5,
        "takes the two cases as equally likely",
        `This takes [[each]] to be as likely as two alike, but it's $${r} \\cdot ${b} = ${r * b}$ of the ${pairs} pairs.`,
      ],
      [
        (2 * r * b) / (n * n),
        "puts the first one back",
        `That is $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n)}$, but after one is selected, only ${n - 1} are left.`,
      ],
      [
        (r * b) / (n * n),
        "counts one order and puts it back",
        `That is $${tex(r, n)} \\cdot ${tex(b, n)}$, but the order can be reversed, and only ${n - 1} are left after the first selection.`,
      ],
      [
        1 - key,
        "finds the complement",
        `That is the probability of selecting two [[first]] or two [[second]].`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `[[count]] the pairs with [[each]].`,
      steps: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${pairs}$ pairs.`,
        `Each of the ${r} [[first]] can go with each of the ${b} [[second]], so $${r} \\cdot ${b} = ${r * b}$ pairs have [[each]].`,
        `The probability is $${tex(r * b, pairs)}${low(r * b, pairs) === tex(r * b, pairs) ? "" : ` = ${low(r * b, pairs)}`}$.`,
      ],
      check: `In order: $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n - 1)} = ${low(r * b, pairs)}$; the factor 2 is for the two orders.`,
      takeaway: "One of each kind can be drawn in two orders; count pairs, or multiply by 2.",
    },
    words: (wording) =>
      [
        {
          first: "defective bulbs",
          second: "good bulbs",
          each: "one defective bulb and one good bulb",
          count: "Count",
        },
        {
          first: "managers",
          second: "engineers",
          each: "one manager and one engineer",
          count: "Count",
        },
        {
          first: "even integers",
          second: "odd integers",
          each: "one even and one odd integer",
          count: "The sum is odd only if one integer is even and the other is odd, so count",
        },
      ][wording - 1]!,
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
      [
        (r * b) / (2 * pairs),
        "counts one order only",
        `That is $${tex(r, n)} \\cdot ${tex(b, n - 1)}$, the probability that only the first [[is]]. It can also be only the second one, or both.`,
      ],
      [
        (r * b) / pairs,
        "leaves out two of them",
        `That is $${tex(r * b, pairs)}$, the probability that exactly one [[is]]. It leaves out the ${choose(r, 2) === 1 ? "pair" : `${choose(r, 2)} pairs`} in which both [[are]].`,
      ],
      [
        1 - choose(r, 2) / pairs,
        "excludes the wrong case",
        `That is $1 - ${tex(choose(r, 2), pairs)}$, which excludes the case that both [[are]]. The case to exclude is that [[none]].`,
      ],
      [
        (2 * r * b) / (n * n),
        "leaves out two of them and puts one back",
        `That is $2 \\cdot ${tex(r, n)} \\cdot ${tex(b, n)}$. It leaves out the case that both [[are]], and only ${n - 1} [[things]] are left after the first selection.`,
      ],
      [
        (b * b) / (n * n),
        "counts none and puts one back",
        `That is $${tex(b, n)} \\cdot ${tex(b, n)}$, the probability that [[none]] if the first one is put back.`,
      ],
      [
        (2 * r) / n,
        "adds the two probabilities",
        `That is $${tex(r, n)} + ${tex(r, n)}$, which counts the case that both [[are]] twice.`,
      ],
      [
        1 - (b * b) / (n * n),
        "puts the first one back",
        `That is $1 - ${tex(b, n)} \\cdot ${tex(b, n)}$, but after the first selection, only ${b - 1} of the ${b} other [[things]] and ${n - 1} in all are left.`,
      ],
      [
        r / n,
        "looks at one selection",
        `That is the probability for one selection, but the second one gives another chance.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `The only case to exclude is that [[none]].`,
      steps: [
        `The probability that [[none]] is $${tex(b, n)} \\cdot ${tex(b - 1, n - 1)} = ${low(choose(b, 2), pairs)}$.`,
        `The probability that at least one [[is]] is $1 - ${low(choose(b, 2), pairs)} = ${low(pairs - choose(b, 2), pairs)}$.`,
      ],
      check: `In pairs: exactly one [[is]] in $${r} \\cdot ${b} = ${r * b}$ of the ${pairs} pairs, and both [[are]] in ${choose(r, 2)}, which makes ${r * b + choose(r, 2)} of ${pairs}.`,
      takeaway: "For at least one, subtract the probability of none from 1.",
    },
    words: (wording) =>
      [
        {
          is: "radio is defective",
          are: "radios are defective",
          none: "neither radio is defective",
          things: "radios",
        },
        {
          is: "member is a lawyer",
          are: "members are lawyers",
          none: "neither member is a lawyer",
          things: "members",
        },
        {
          is: "integer is even",
          are: "integers are even",
          none: "both integers are odd",
          things: "integers",
        },
      ][wording - 1]!,
  };
}

function askNumber(rng: Rng): AskedProblem | null {
  const { n, r, b, pairs } = drawBox(rng);
  const chance = new Fraction(choose(r, 2), pairs);
  if (r < 3 || chance.bottom > 15 || r === b) return null;
  const withSoMany = (k: number): string =>
    `With ${k} [[many]], the probability would be $${tex(k, n)} \\cdot ${tex(k - 1, n - 1)} = ${low(choose(k, 2), pairs)}$, not $${texFraction(chance)}$.`;
  return {
    difficulty: 4,
    stems: [
      `A bag contains ${n} marbles, each of which is either red or blue. If 2 marbles are to be selected at random without replacement and the probability that both will be red is ${fractionText(chance)}, how many of the marbles are red?`,
      `Of the ${n} employees in a certain department, 2 will be selected at random for a task. If the probability that both of the employees selected will be women is ${fractionText(chance)}, how many of the ${n} employees are women?`,
    ],
    key: r,
    why: `$${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${texFraction(chance)}$.`,
    wrong: [
      [
        b,
        "answers for the other kind",
        `That is the number of [[others]], $${n} - ${r} = ${b}$. ${withSoMany(b)}`,
      ],
      [
        r - 1,
        "takes the smaller factor",
        `That is the smaller factor in $${r} \\cdot ${r - 1} = ${r * (r - 1)}$, the number of [[many]] left after the first selection. ${withSoMany(r - 1)}`,
      ],
      [r + 1, "counts one too many", withSoMany(r + 1)],
      [
        n * chance.value,
        "uses the probability of one selection",
        `That is $${texFraction(chance)} \\cdot ${n}$, as if ${fractionText(chance)} were the probability for one selection and not for both. ${withSoMany(Math.round(n * chance.value))}`,
      ],
      [b - 1, "answers for the other kind", withSoMany(b - 1)],
      [r - 2, "counts too few", withSoMany(r - 2)],
      [r + 2, "counts too many", withSoMany(r + 2)],
    ],
    shows: (value) => Number.isInteger(value) && value > 1 && value < n,
    solution: {
      idea: `The product of two consecutive integers over $${n} \\cdot ${n - 1} = ${n * (n - 1)}$ must be the given probability.`,
      fast: [
        `Try the options: with ${r}, the probability is $${tex(r, n)} \\cdot ${tex(r - 1, n - 1)} = ${texFraction(chance)}$.`,
      ],
      steps: [
        `With $x$ [[many]], the probability is $\\frac{x}{${n}} \\cdot \\frac{x - 1}{${n - 1}} = ${texFraction(chance)}$.`,
        `Multiply by $${n} \\cdot ${n - 1} = ${n * (n - 1)}$: $x(x - 1) = ${texFraction(chance)} \\cdot ${n * (n - 1)} = ${r * (r - 1)}$.`,
        `The two consecutive integers with the product ${r * (r - 1)} are ${r} and ${r - 1}, so $x = ${r}$.`,
      ],
      check: `In pairs: $\\frac{${r} \\cdot ${r - 1}}{2} = ${choose(r, 2)}$ of the ${pairs} pairs are two [[many]], and $\\frac{${choose(r, 2)}}{${pairs}}$ is ${chance.top === choose(r, 2) ? "the given probability" : `$${texFraction(chance)}$`}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { many: "red marbles", others: "blue marbles" }
        : { many: "women", others: "employees who aren't women" },
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
