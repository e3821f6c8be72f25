import {
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  inWords,
  listed,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFraction,
  type Wrong,
} from "@theta/items/template";

/** The fraction with a power of 2 or 3 as its denominator, which every value here has. */
function exact(value: number): Fraction | null {
  const bottom = [2, 4, 8, 16, 32, 64, 128, 9, 27, 81, 5, 6, 7, 3].find((one) =>
    near(value * one, Math.round(value * one), 1e-4),
  );
  return bottom === undefined ? null : new Fraction(Math.round(value * bottom), bottom);
}
const chanceText = (value: number): string => fractionText(exact(value)!);

/** How the options of all these questions are written. */
const optionsNear = (key: number) => ({
  text: chanceText,
  pureText: chanceText,
  shows: (value: number): boolean =>
    value > 0 && value < 1 && exact(value) !== null && 5 * value >= key && value <= 4 * key,
});

/** The outcomes with a number of heads from `least` to `greatest`, of n tosses. */
const ways = (n: number, least: number, greatest = n): number =>
  sum(range(least, greatest).map((heads) => choose(n, heads)));
const outcomes = (n: number): string => `2^${n} = ${2 ** n}`;
const fractionOf = (fit: number, n: number): string => {
  const value = new Fraction(fit, 2 ** n);
  const raw = `\\frac{${fit}}{${2 ** n}}`;
  return value.bottom === 2 ** n ? raw : `${raw} = ${texFraction(value)}`;
};

/** More heads than tails: the rest after equal numbers, split in half. */
function askMore(rng: Rng): AskedProblem | null {
  const n = rng.pick([4, 6, 6, 6]);
  const half = n / 2;
  const [equal, all] = [choose(n, half), 2 ** n];
  const fit = (all - equal) / 2;
  const key = fit / all;
  const [one, other] = rng.pick([
    ["heads", "tails"],
    ["tails", "heads"],
  ] as const);
  const [even, odd] = rng.pick([
    ["even", "odd"],
    ["odd", "even"],
  ] as const);
  const last = rng.pick([6, 8, 10, 12, 20]);
  return {
    difficulty: 5,
    stems: [
      `If a fair coin is to be tossed ${n} times, what is the probability that the number of ${one} will be greater than the number of ${other}?`,
      `A student will guess the answers to ${n} true-false questions at random. What is the probability that more of the student's answers will be ${one === "heads" ? "correct than incorrect" : "incorrect than correct"}?`,
    ],
    pure: [
      `If ${n} integers are selected independently and at random from the integers from 1 to ${last}, inclusive, what is the probability that more of the integers selected are ${even} than ${odd}?`,
    ],
    key,
    why: `Of the ${all} equally likely outcomes, ${equal} have ${inWords(half)} of each kind, and half of the remaining ${all - equal} have more of the first.`,
    // With 6 trials, equal numbers have the probability that 4 trials have for the question.
    wrong: [
      [
        equal / all,
        "finds equal numbers",
        `This is the probability of ${inWords(half)} of each kind.`,
      ],
      [
        1 - equal / all,
        "counts both directions",
        `Half of these outcomes have more of the second kind.`,
      ],
      [1 / 2, "forgets equal numbers", `With ${n} trials, the numbers of both kinds can be equal.`],
      [
        choose(n, half + 1) / all,
        "counts one number",
        `More than ${half + 1} are possible as well.`,
      ],
      [
        (all / 2 - half) / all,
        "leaves out too few outcomes",
        `Of the ${all} outcomes, ${equal} have ${inWords(half)} of each kind.`,
      ],
      [
        (all / 2 - 1) / all,
        "leaves out one outcome",
        `Of the ${all} outcomes, ${equal} have ${inWords(half)} of each kind.`,
      ],
      [equal / 2 / all, "halves the wrong part", `The outcomes with unequal numbers are halved.`],
      [
        1 - key,
        "includes equal numbers",
        `This includes the outcomes with ${inWords(half)} of each kind.`,
      ],
      [1 / 3, "takes three equal cases", `More, fewer, and equal aren't equally likely.`],
    ],
    solution: {
      idea: `More of one kind is as likely as more of the other, so subtract the outcomes with equal numbers and halve the rest.`,
      steps: [
        `There are $${outcomes(n)}$ equally likely outcomes.`,
        `Equal numbers: ${inWords(half)} of ${n} can be chosen in ${equal} ways.`,
        `The remaining $${all} - ${equal} = ${all - equal}$ outcomes split evenly, so $${fractionOf(fit, n)}$.`,
      ],
      check: `With an even number of trials, the answer must be less than $\\frac{1}{2}$.`,
      takeaway:
        "Where two cases are equally likely by symmetry, count what is left over and halve.",
    },
    ...optionsNear(key),
  };
}

const GOALS = ["exactly", "at least", "at most"] as const;

/** Exactly, at least, or at most so many heads. */
function askSoMany(rng: Rng): AskedProblem | null {
  const n = rng.int(4, 7);
  const goal = rng.pick(GOALS);
  const k = { exactly: rng.int(2, n - 2), "at least": rng.int(n - 2, n - 1), "at most": 2 }[goal];
  if (goal === "at most" && n < 5) return null;
  const [least, greatest] = { exactly: [k, k], "at least": [k, n], "at most": [0, k] }[goal] as [
    number,
    number,
  ];
  const [all, fit] = [2 ** n, ways(n, least, greatest)];
  const key = fit / all;
  const side = rng.pick(["heads", "tails"]);
  const parity = rng.pick(["even", "odd"]);
  const last = rng.pick([6, 8, 10, 12, 20]);
  const terms = range(least, greatest).map((heads) => choose(n, heads));
  const wrong: Wrong[] = [
    [choose(n, k) / all, `finds exactly ${k}`, `This is the probability of exactly ${inWords(k)}.`],
    [ways(n, k) / all, `finds at least ${k}`, `This is the probability of at least ${inWords(k)}.`],
    [
      ways(n, 0, k) / all,
      `finds at most ${k}`,
      `This is the probability of at most ${inWords(k)}.`,
    ],
    [
      ways(n, k + 1) / all,
      `finds more than ${k}`,
      `This is the probability of more than ${inWords(k)}.`,
    ],
    [
      ways(n, 0, k - 1) / all,
      `finds fewer than ${k}`,
      `This is the probability of fewer than ${inWords(k)}.`,
    ],
    [k / n, "compares the numbers", `The share of ${k} in ${n} isn't the probability.`],
    [1 / 2, "takes one half", `This is the probability for a single trial.`],
    [1 - key, "finds the complement", `This is the probability of the opposite.`],
    [(fit + 1) / all, "counts one outcome too many", `${fit} of the ${all} outcomes fit.`],
    [2 * key, "doubles", `The two kinds aren't exchanged here.`],
    [1 / 2 ** k, "counts only those", `The remaining trials have to be considered as well.`],
    [fit / 2 / all, "halves", `Each of the ${fit} outcomes counts.`],
  ];
  return {
    difficulty: goal === "exactly" ? 3 : 4,
    stems: [
      `If a fair coin is to be tossed ${n} times, what is the probability that the result will be ${side} ${goal} ${k} times?`,
      `A student will guess the answers to ${n} true-false questions at random. What is the probability that ${goal} ${k} of the answers will be correct?`,
    ],
    pure: [
      `If ${n} integers are selected independently and at random from the integers from 1 to ${last}, inclusive, what is the probability that ${goal} ${k} of the integers selected are ${parity}?`,
    ],
    key,
    why: `Of the ${all} equally likely outcomes, ${terms.length === 1 ? fit : `$${terms.join(" + ")} = ${fit}$`} fit.`,
    wrong,
    solution: {
      idea: "All outcomes are equally likely, so count those that fit.",
      steps: [
        `There are $${outcomes(n)}$ equally likely outcomes.`,
        terms.length === 1
          ? k === 0 || k === n
            ? `Only 1 of them fits.`
            : `The ${inWords(k)} can be any of the ${n}, which is possible in $\\frac{${n}!}{${k}! \\cdot ${n - k}!} = ${fit}$ ways.`
          : `With ${listed(range(least, greatest).map(String), "or")} of the kind in question, there are $${terms.join(" + ")} = ${fit}$ outcomes.`,
        `The probability is $${fractionOf(fit, n)}$.`,
      ],
      check: `Every order counts: a certain order alone has the probability $\\frac{1}{${all}}$.`,
      takeaway: "For so many successes in equal trials, choose the places of the successes.",
    },
    ...optionsNear(key),
  };
}

const ASK = { more: askMore, soMany: askSoMany };
const KINDS = ["more", "soMany", "soMany"] as const;

/** The share of all sequences of n results, each a success or not, that are as wanted. */
const shareOf = (n: number, wanted: (successes: number, n: number) => boolean): number => {
  const counts = range(0, 2 ** n - 1).map(
    (bits) => range(0, n - 1).filter((place) => Math.floor(bits / 2 ** place) % 2 === 1).length,
  );
  return counts.filter((successes) => wanted(successes, n)).length / 2 ** n;
};

const isMore = (tried: number, n: number): boolean =>
  near(
    tried,
    shareOf(n, (successes) => successes > n - successes),
  );
const WANTED: Readonly<Record<string, (successes: number, k: number) => boolean>> = {
  exactly: (successes, k) => successes === k,
  "at least": (successes, k) => successes >= k,
  "at most": (successes, k) => successes <= k,
};

const READINGS: readonly StemReading[] = [
  { wording: /tossed (\d+) times, .* number of .* greater than/, fits: isMore },
  { wording: /answers to (\d+) true-false .* that more of/, fits: isMore },
  { wording: /If (\d+) integers .* that more of the/, fits: isMore },
  ...Object.entries(WANTED).map(([goal, wanted]): StemReading => ({
    wording: new RegExp(`(?:tossed|answers to|If) (\\d+) .* ${goal} (\\d+) (?:times|of)`),
    fits: (tried, n, k) =>
      near(
        tried,
        shareOf(n, (successes) => wanted(successes, k)),
      ),
  })),
];

export const template: ProblemTemplate = {
  id: "heads-among-tosses",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Equal trials with two equally likely results: choose the places, or split by symmetry.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all sequences of results. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
