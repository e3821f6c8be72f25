import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  listed,
  near,
  ONE,
  openOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  type Wrong,
  sum,
  texFraction,
  tidy,
  type Words,
} from "@theta/items/template";

const isChance = (value: number): boolean =>
  value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 60;
const chanceText = (value: number): string => fractionText(asFraction(value)!);

const CHANCES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
].map(([top, bottom]) => new Fraction(top!, bottom));

const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce((all, factor) => all.times(factor), ONE);
const plus = (...terms: readonly Fraction[]): Fraction =>
  terms.reduce((all, term) => all.plus(term), new Fraction(0));
const not = (chance: Fraction): Fraction => ONE.minus(chance);
const texProduct = (factors: readonly Fraction[]): string =>
  factors.map(texFraction).join(" \\cdot ");

const texSum = (terms: readonly Fraction[]): string => terms.map(texFraction).join(" + ");

/** The three ways in which exactly one occurs, or exactly one doesn't. */
function waysOf(chances: readonly Fraction[], wanted: "one" | "two"): Fraction[][] {
  return chances.map((_, k) =>
    chances.map((chance, j) => ((j === k) === (wanted === "one") ? chance : not(chance))),
  );
}

/** What the wordings call the three events. */
const THREE_WORDS: readonly Words[] = [
  {
    a: "Project X",
    b: "Project Y",
    c: "Project Z",
    will: "will be approved",
    wont: "won't be approved",
    does: "is approved",
    doesnt: "isn't approved",
  },
  {
    a: "Alan",
    b: "Brenda",
    c: "Carl",
    will: "will pass",
    wont: "won't pass",
    does: "passes",
    doesnt: "doesn't pass",
  },
  {
    a: "$A$",
    b: "$B$",
    c: "$C$",
    will: "will occur",
    wont: "won't occur",
    does: "occurs",
    doesnt: "doesn't occur",
  },
];

/** Three independent events: exactly one of them, or exactly two. */
function askThree(rng: Rng): AskedProblem | null {
  const chances = rng.sample(CHANCES, 3);
  const [p, q, r] = chances.map(fractionText) as [string, string, string];
  const wanted = rng.pick(["one", "two"] as const);
  const ways = waysOf(chances, wanted);
  const [cases, others] = [wanted, wanted === "one" ? "two" : ("one" as const)].map((of) =>
    waysOf(chances, of as "one" | "two").map((way) => times(...way)),
  ) as [Fraction[], Fraction[]];
  const key = plus(...cases);
  const [none, all] = [times(...chances.map(not)), times(...chances)];
  if (key.bottom > 60) return null;
  return {
    difficulty: 4,
    stems: [
      `The probability that Project X will be approved is ${p}, the probability that Project Y will be approved is ${q}, and the probability that Project Z will be approved is ${r}. If the three decisions are independent, what is the probability that exactly ${wanted} of the three projects will be approved?`,
      `The probabilities that Alan, Brenda, and Carl will pass a certain licensing exam are ${p}, ${q}, and ${r}, respectively. If their results are independent, what is the probability that exactly ${wanted} of the three will pass the exam?`,
    ],
    pure: [
      `Events $A$, $B$, and $C$ are independent and occur with probabilities ${p}, ${q}, and ${r}, respectively. What is the probability that exactly ${wanted} of the three events will occur?`,
    ],
    key: key.value,
    why: `The three cases have the probabilities ${listed(cases.map(fractionText))}, and these add up to ${fractionText(key)}.`,
    wrong: [
      ...[0, 1, 2].map(
        (k) =>
          [
            plus(...cases.filter((_, j) => j !== k)).value,
            "leaves out a case",
            `This is $${texSum(cases.filter((_, j) => j !== k))}$, which leaves out the case in which only [[${"abc"[k]!}]] [[${wanted === "one" ? "does" : "doesnt"}]], with a probability of ${fractionText(cases[k]!)}.`,
          ] as const,
      ),
      [
        plus(...others.slice(0, 2)).value,
        `takes two of the cases for exactly ${wanted === "one" ? "two" : "one"}`,
        `This is $${texSum(others.slice(0, 2))}$, the probability of two of the cases in which exactly ${wanted === "one" ? "two" : "one"} of the three [[will]].`,
      ],
      [
        plus(...others).value,
        `finds exactly ${wanted === "one" ? "two" : "one"}`,
        `This is $${texSum(others)}$, the probability that exactly ${wanted === "one" ? "two" : "one"} of the three [[will]].`,
      ],
      [
        (wanted === "one" ? not(none) : plus(key, all)).value,
        "finds at least so many",
        wanted === "one"
          ? `This is $1 - ${texFraction(none)}$, which includes the cases in which more than one of the three [[will]].`
          : `This is $${texSum([key, all])}$, which includes the case in which all three [[will]].`,
      ],
      [
        (wanted === "one" ? plus(key, none) : not(all)).value,
        "finds at most so many",
        wanted === "one"
          ? `This is $${texSum([key, none])}$, which includes the case in which none of the three [[will]].`
          : `This is $1 - ${texFraction(all)}$, which includes the cases in which fewer than two of the three [[will]].`,
      ],
      [
        not(key).value,
        "finds the complement",
        `This is $1 - ${texFraction(key)}$, the probability that it is not exactly ${wanted} of the three that [[will]].`,
      ],
      [
        all.value,
        "finds all three",
        `This is $${texProduct(chances)}$, the probability that all three [[will]].`,
      ],
      [
        none.value,
        "finds none",
        `This is $${texProduct(chances.map(not))}$, the probability that none of the three [[will]].`,
      ],
      [
        Math.max(...cases.map(({ value }) => value)),
        "takes one case only",
        `This is the probability of only one of the three cases. All three must be added: $${texSum(cases)}$.`,
      ],
      [
        plus(...chances).value / 3,
        "averages the probabilities",
        `This is the average of the three given probabilities, but the probability of exactly ${wanted} is the sum of three products.`,
      ],
    ],
    solution: {
      idea: `There are three cases, because each of the three can be the only one that ${wanted === "one" ? "[[will]]" : "[[wont]]"}.`,
      steps: [
        ...ways.map(
          (way, k) =>
            `Only [[${"abc"[k]!}]] ${wanted === "one" ? "[[does]]" : "[[doesnt]]"}: $${texProduct(way)} = ${texFraction(cases[k]!)}$.`,
        ),
        `The sum of the three is $${texSum(cases)} = ${texFraction(key)}$.`,
      ],
      check: `The probabilities of none, exactly one, exactly two, and all three add up to 1: $${texSum(wanted === "one" ? [none, key, plus(...others), all] : [none, plus(...others), key, all])} = 1$.`,
      takeaway: `For "exactly", write every case with a factor for each event, and then add.`,
    },
    words: (wording) => THREE_WORDS[wording - 1]!,
    text: chanceText,
    pureText: chanceText,
    shows: (value) => isChance(value) && 4 * value >= key.value,
  };
}

/** The chance of one trial, how the integers from 1 to so many give it, and bounds to exceed. */
const TRIALS = [
  { chance: new Fraction(1, 2), size: 10, kind: "odd", bounds: [0.9, 0.95, 0.99] },
  {
    chance: new Fraction(1, 2),
    size: 10,
    kind: "even",
    bounds: [7 / 8, 15 / 16, 31 / 32],
  },
  {
    chance: new Fraction(1, 3),
    size: 15,
    kind: "a multiple of 3",
    bounds: [2 / 3, 3 / 4, 4 / 5, 0.9],
  },
  { chance: new Fraction(2, 3), size: 9, kind: "less than 7", bounds: [8 / 9, 0.9, 26 / 27, 0.98] },
  {
    chance: new Fraction(1, 4),
    size: 20,
    kind: "a multiple of 4",
    bounds: [1 / 2, 3 / 5, 2 / 3, 3 / 4],
  },
  { chance: new Fraction(1, 5), size: 10, kind: "a multiple of 5", bounds: [2 / 5, 1 / 2, 3 / 5] },
  { chance: new Fraction(2, 5), size: 10, kind: "a prime number", bounds: [3 / 4, 4 / 5, 0.9] },
  { chance: new Fraction(3, 5), size: 10, kind: "greater than 4", bounds: [0.9, 0.95, 0.99] },
  {
    chance: new Fraction(3, 4),
    size: 8,
    kind: "greater than 2",
    bounds: [0.9, 15 / 16, 0.98, 63 / 64],
  },
] as const;

const boundText = (bound: number): string =>
  near(bound * 100, Math.round(bound * 100)) && bound >= 0.9 ? String(bound) : chanceText(bound);
/** The least exponent that makes the power of a base less than a bound. */
const leastPower = (base: number, bound: number): number =>
  range(1, 40).find((n) => base ** n < bound - 1e-9)!;

/** What the wordings with a story call the outcomes. */
const LEAST_WORDS: readonly Words[] = [
  {
    any: "Carla wins at least one of the games",
    none: "Carla wins none of the games",
    all: "Carla wins all of the games",
    several: "Carla wins more than one game",
    fail: "Carla loses a game",
    allFail: "Carla loses all of $n$ games",
  },
  {
    any: "at least one of the seeds germinates",
    none: "none of the seeds germinates",
    all: "all of the seeds germinate",
    several: "more than one seed germinates",
    fail: "a seed doesn't germinate",
    allFail: "none of $n$ seeds germinates",
  },
];

const integerWords = (kind: string): Words => ({
  any: `at least one of the integers is ${kind}`,
  none: `none of the integers is ${kind}`,
  all: `each of the integers is ${kind}`,
  several: `more than one of them is ${kind}`,
  fail: `one integer isn't ${kind}`,
  allFail: `none of $n$ integers is ${kind}`,
});

const withCommas = (tex: string): string =>
  tex.replaceAll(/\d{4,}/g, (digits) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, "{,}"));

/** Why a fraction is, or isn't, less than another one. */
function compared(one: Fraction, other: Fraction): string {
  const [tex, goal] = [texFraction(one), texFraction(other)];
  if (one.equals(other)) return `$${tex}$ isn't less than $${goal}$`;
  const sign = one.value < other.value ? "<" : ">";
  const bottom = (one.top * other.bottom) / other.top;
  const text =
    one.top === other.top
      ? `$${tex} ${sign} ${goal}$`
      : Number.isInteger(bottom)
        ? `$${tex} ${sign} \\frac{${one.top}}{${bottom}} = ${goal}$`
        : `$${tex}$, or about ${one.value.toFixed(3)}, is ${sign === "<" ? "less" : "greater"} than $${goal}$${near(1000 * other.value, Math.round(1000 * other.value)) ? `, or ${tidy(other.value)}` : `, or about ${other.value.toFixed(3)}`}`;
  return withCommas(text);
}

/** How many trials until at least one success is more likely than a bound. */
function askLeast(rng: Rng): AskedProblem | null {
  const { chance, size, kind, bounds } = rng.pick(TRIALS);
  const bound: number = rng.pick<number>(bounds);
  const fails = not(chance);
  const n = leastPower(fails.value, 1 - bound);
  const said = boundText(bound);
  // On one side only, because the middle of three integers in a row stands out.
  const off = rng.pick([1, -1]);
  const misses = (by: number): Wrong => [
    n + by,
    by > 0 ? "goes too far" : "stops too early",
    by > 0
      ? `With ${n}, the probability is already $1 - ${power(n)}$, which is greater than ${said}, so ${n + by} isn't the least number.`
      : `With ${n + by}, the probability is only $1 - ${power(n + by)}$, which isn't greater than ${said}.`,
  ];
  // 1 - 0.95 = 0.05 = 1/20, so that it can be compared with the powers.
  const parts = range(2, 100).find((k) => near(bound * k, Math.round(bound * k)))!;
  const rest = new Fraction(Math.round((1 - bound) * parts), parts);
  const left = `1 - ${said.replaceAll("$", "")}${said.includes("frac") ? "" : ` = ${tidy(1 - bound)}`} = ${texFraction(rest)}`;
  const power = (k: number): string =>
    withCommas(texFraction(times(...range(1, k).map(() => fails))));
  const good = Math.round(chance.value * size);
  const powerOf = (k: number): Fraction => times(...range(1, k).map(() => fails));
  const powers = [
    `This must be less than $${left}$.`,
    `The powers are ${listed(range(1, n).map((k) => `$${power(k)}$`))}.`,
    `Since ${compared(powerOf(n - 1), rest)}, but ${compared(powerOf(n), rest)}, the least $n$ is ${n}.`,
  ];
  return {
    difficulty: near(fails.value ** (n - 1), 1 - bound) ? 6 : 5,
    stems: [
      `Each time Carla plays a certain game, the probability that she will win is ${fractionText(chance)}, and the outcomes of the games are independent. What is the least value of $n$ for which the probability that Carla will win at least one of $n$ games is greater than ${said}?`,
      `For a certain type of seed, the probability that a seed will germinate is ${fractionText(chance)}. If each seed germinates independently of the others, what is the least number of these seeds that must be planted so that the probability that at least one of them will germinate is greater than ${said}?`,
    ],
    pure: [
      `If $n$ integers are selected at random, with replacement, from the integers from 1 to ${size}, inclusive, what is the least value of $n$ for which the probability that at least one of them is ${kind} is greater than ${said}?`,
    ],
    key: n,
    why: `The probability that [[none]] must be less than $${left}$. It is $${power(n)}$ for ${n} but $${power(n - 1)}$ for ${n - 1}.`,
    words: (wording) => LEAST_WORDS[wording - 1] ?? integerWords(kind),
    wrong: [
      misses(off),
      misses(2 * off),
      [
        Math.floor(bound / chance.value) + 1,
        "adds the probabilities",
        `This is the least integer that gives more than ${said} when it is multiplied by ${fractionText(chance)}. But the probabilities can't be added, because it is possible that [[several]].`,
      ],
      [
        leastPower(chance.value, 1 - bound),
        "multiplies the successes",
        `This is the least $n$ for which $\\left(${texFraction(chance)}\\right)^n$ is less than $${texFraction(rest)}$, but these powers give the probability that [[all]].`,
      ],
      misses(3 * off),
      [
        2 * n,
        "doubles the number",
        `With only ${n}, the probability is already $1 - ${power(n)}$, which is greater than ${said}.`,
      ],
      [
        leastPower(fails.value, bound),
        "bounds the failures",
        `This is the least $n$ for which the probability that [[none]] is less than ${said}, but it must be less than $${left}$.`,
      ],
      misses(-off),
    ],
    shows: (value) => Number.isInteger(value) && value > 1 && value <= 12,
    solutionFor: (wording) =>
      wording < 3
        ? {}
        : {
            steps: [
              `Of the ${size} integers from 1 to ${size}, ${good} meet the condition${kind === "a prime number" ? " (2, 3, 5, and 7)" : ""}, so the probability that one selected integer doesn't is $1 - \\frac{${good}}{${size}} = ${texFraction(fails)}$.`,
              `So the probability that none of $n$ integers does is $\\left(${texFraction(fails)}\\right)^n$.`,
              ...powers,
            ],
          },
    solution: {
      idea: `The probability that [[any]] is 1 minus the probability that [[none]].`,
      steps: [
        `The probability that [[fail]] is $1 - ${texFraction(chance)} = ${texFraction(fails)}$.`,
        `So the probability that [[allFail]] is $\\left(${texFraction(fails)}\\right)^n$.`,
        ...powers,
      ],
      check: `With $n = ${n - 1}$, the probability that [[any]] is $1 - ${power(n - 1)}$, which isn't greater than ${said}, and with $n = ${n}$ it is $1 - ${power(n)}$.`,
      takeaway: `"At least one" is 1 minus the probability of none, however many trials there are.`,
    },
  };
}

const ASK = { three: askThree, least: askLeast };

/** The probability of so many successes, from all outcomes of the trials. */
function chanceOf(chances: readonly number[], wanted: number): number {
  const outcomes = range(0, 2 ** chances.length - 1).map((bits) =>
    chances.map((_, k) => Math.floor(bits / 2 ** k) % 2),
  );
  return sum(
    outcomes
      .filter((outcome) => sum(outcome) === wanted)
      .map((outcome) => product(outcome.map((one, k) => (one ? chances[k]! : 1 - chances[k]!)))),
  );
}

const exactly = (tried: number, ...given: readonly number[]): boolean => {
  const [a, b, c, d, e, f, wanted] = given as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return near(tried, chanceOf([a / b, c / d, e / f], wanted));
};
/** Adds trial after trial to the probability that one of them has succeeded. */
function leastTrials(chance: number, bound: number): number {
  let [trials, reached] = [0, 0];
  while (reached <= bound + 1e-9) {
    reached += (1 - reached) * chance;
    trials++;
  }
  return trials;
}

const IS: Readonly<Record<string, (n: number) => boolean>> = {
  odd: (n) => n % 2 === 1,
  even: (n) => n % 2 === 0,
  "a multiple of 3": (n) => n % 3 === 0,
  "a multiple of 4": (n) => n % 4 === 0,
  "a multiple of 5": (n) => n % 5 === 0,
  "a prime number": (n) => [2, 3, 5, 7].includes(n),
  "less than 7": (n) => n < 7,
  "greater than 4": (n) => n > 4,
  "greater than 2": (n) => n > 2,
};

const SHARE = "\\((\\d+)\\)/\\((\\d+)\\)";
const BOUND = "greater than (?:\\((\\d+)\\)/\\((\\d+)\\)|(0\\.\\d+))\\?";
const boundOf = (top: number, bottom: number, decimal: number): number =>
  Number.isNaN(decimal) ? top / bottom : decimal;

const READINGS: readonly StemReading[] = [
  {
    wording: new RegExp(`${SHARE}, .*${SHARE},? .*${SHARE}.* exactly (one|two) `),
    fits: exactly,
  },
  {
    wording: new RegExp(`(?:win|germinate) is ${SHARE}.* ${BOUND}`),
    fits: (tried, p, q, ...bound) =>
      tried === leastTrials(p / q, boundOf(...(bound as [number, number, number]))),
  },
  ...Object.entries(IS).map(([kind, test]): StemReading => ({
    wording: new RegExp(`from 1 to (\\d+), .* is ${kind} is ${BOUND}`),
    fits: (tried, size, ...bound) =>
      tried ===
      leastTrials(
        range(1, size).filter(test).length / size,
        boundOf(...(bound as [number, number, number])),
      ),
  })),
];

export const template: ProblemTemplate = {
  id: "so-many-of-independent-trials",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Independent trials: exactly so many, or how many are needed for at least one.",

  make(rng) {
    const kind = rng.pick(["three", "least"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all outcomes, or adds trial after trial. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
