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
/** How many ways there are, with the sum that makes them. */
const sumText = (n: number, least: number, greatest = n): string => {
  const total = ways(n, least, greatest);
  const terms = range(least, greatest).map((heads) => choose(n, heads));
  const shown = terms.length === 1 ? total : `$${terms.join(" + ")} = ${total}$`;
  return `${shown} of the ${2 ** n} outcomes ${total === 1 ? "has" : "have"}`;
};
const fractionOf = (fit: number, n: number): string => {
  const value = new Fraction(fit, 2 ** n);
  const raw = `\\frac{${fit}}{${2 ** n}}`;
  return value.bottom === 2 ** n ? raw : `${raw} = ${texFraction(value)}`;
};

/** Why the two results of a trial are equally likely. */
const resultsOf = (trial: string, one: string, other: string, last: number): string =>
  trial === "integer"
    ? `${last / 2} of the ${last} integers are even and ${last / 2} are odd, so each integer selected is equally likely to be even or odd`
    : `each ${trial} has two equally likely results, ${one} and ${other}`;

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
  const [good, bad] = one === "heads" ? ["correct", "incorrect"] : ["incorrect", "correct"];
  const kinds = [
    ["tosses", "toss", "", one, other],
    ["answers", "answer", " answers", good, bad],
    ["integers", "integer", " integers", even, odd],
  ] as const;
  const bothWays: Wrong = [
    1 - equal / all,
    "counts both directions",
    `This is $1 - \\frac{${equal}}{${all}}$, the probability that the two numbers aren't equal, but half of these outcomes have [[fewer]].`,
  ];
  const withEqual: Wrong = [
    1 - key,
    "includes equal numbers",
    `This is $\\frac{${fit} + ${equal}}{${all}}$, which also includes the ${equal} outcomes with [[equal]].`,
  ];
  return {
    difficulty: 5,
    words: (wording) => {
      const [many, single, noun, first, second] = kinds[wording - 1]!;
      const plural = noun === "" ? "" : " ones";
      return {
        results: resultsOf(single, first, second, last),
        all: many,
        single,
        ones: `${first}${noun}`,
        more: `more ${first}${noun} than ${second}${plural}`,
        fewer: `more ${second}${noun} than ${first}${plural}`,
        equal: `${inWords(half)} ${first} and ${inWords(half)} ${second}${noun}`,
      };
    },
    stems: [
      `What is the probability that the number of ${one} will be greater than the number of ${other} if a fair coin is to be tossed ${n} times?`,
      `What is the probability that more of a student's answers will be ${one === "heads" ? "correct than incorrect" : "incorrect than correct"} if the student guesses the answers to ${n} true-false questions at random?`,
    ],
    pure: [
      `What is the probability that of ${n} integers selected independently and at random from the integers from 1 to ${last}, inclusive, more are ${even} than ${odd}?`,
    ],
    key,
    why: `Of the ${all} equally likely outcomes, ${equal} have [[equal]], and half of the remaining ${all - equal} have [[more]].`,
    // Two pairs that don't come from the key, and then only one of its double and its complement.
    wrong: [
      [
        choose(n, half + 1) / all,
        "counts one number",
        `This is $\\frac{${choose(n, half + 1)}}{${all}}$, the probability of exactly ${half + 1} [[ones]]. There can be more than ${half + 1}, too.`,
      ],
      [
        1 / 2,
        "forgets equal numbers",
        `With ${n} [[all]], there can also be [[equal]], so the probability is less than one half.`,
      ],
      [
        (2 * choose(n, half + 1)) / all,
        "counts one number in both directions",
        `This is $\\frac{2 \\cdot ${choose(n, half + 1)}}{${all}}$, the probability of exactly ${half + 1} results of one kind. But only [[ones]] count, and there can be more than ${half + 1} of them.`,
      ],
      [
        equal / 2 / all,
        "halves the wrong part",
        `This is half of $\\frac{${equal}}{${all}}$. The outcomes to be halved are the other ${all - equal}.`,
      ],
      [
        equal / all,
        "finds equal numbers",
        `This is $\\frac{${equal}}{${all}}$, the probability of [[equal]].`,
      ],
      last % 4 === 0 ? bothWays : withEqual,
      [
        (all / 2 - 1) / all,
        "leaves out one outcome",
        `This is $\\frac{${all / 2} - 1}{${all}}$. But ${equal} outcomes have [[equal]], so half of ${equal}, not 1, must be subtracted from ${all / 2}.`,
      ],
      [
        (all / 2 - half) / all,
        "leaves out too few outcomes",
        `This is $\\frac{${all / 2} - ${half}}{${all}}$. But ${equal} outcomes have [[equal]], so half of ${equal}, not ${half}, must be subtracted from ${all / 2}.`,
      ],
      [
        1 / 3,
        "takes three equal cases",
        `The three cases, more, fewer, and equally many, aren't equally likely: ${equal} of the ${all} outcomes have [[equal]].`,
      ],
    ],
    solution: {
      idea: `By symmetry, [[more]] is as likely as [[fewer]], so leave out the outcomes with [[equal]] and halve the rest.`,
      steps: [
        `[[Results]].`,
        `For ${n} [[all]], there are $${outcomes(n)}$ equally likely outcomes.`,
        `With [[equal]], the places of the ${half} [[ones]] can be chosen in $\\frac{${n}!}{${half}! \\cdot ${half}!} = ${equal}$ ways.`,
        `The remaining $${all} - ${equal} = ${all - equal}$ outcomes split evenly, so ${fit} have [[more]].`,
        `The probability is $${fractionOf(fit, n)}$.`,
      ],
      check: `The answer must be less than $\\frac{1}{2}$, because there can also be [[equal]].`,
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
  const back = side === "heads" ? "tails" : "heads";
  const unlike = parity === "even" ? "odd" : "even";
  const opposite = {
    exactly: `a number of [[ones]] other than ${k}`,
    "at least": `fewer than ${k} [[ones]]`,
    "at most": `more than ${k} [[ones]]`,
  }[goal];
  const kinds = [
    ["tosses", "toss", side, back, side, back],
    ["answers", "answer", "correct answers", "incorrect answers", "correct", "incorrect"],
    ["integers", "integer", `${parity} integers`, `${unlike} integers`, parity, unlike],
  ] as const;
  const wrong: Wrong[] = [
    [
      choose(n, k) / all,
      `finds exactly ${k}`,
      `This is $\\frac{${choose(n, k)}}{${all}}$, the probability of exactly ${k} [[ones]], but ${goal === "at least" ? "more" : "fewer"} count, too.`,
    ],
    [
      ways(n, k) / all,
      `finds at least ${k}`,
      `This is the probability of at least ${k} [[ones]], which ${sumText(n, k)}.`,
    ],
    [
      ways(n, 0, k) / all,
      `finds at most ${k}`,
      `This is the probability of at most ${k} [[ones]], which ${sumText(n, 0, k)}.`,
    ],
    [
      ways(n, k + 1) / all,
      `finds more than ${k}`,
      `This is the probability of more than ${k} [[ones]], which ${sumText(n, k + 1)}.`,
    ],
    [
      ways(n, 0, k - 1) / all,
      `finds fewer than ${k}`,
      `This is the probability of fewer than ${k} [[ones]], which ${sumText(n, 0, k - 1)}.`,
    ],
    ...[k + 1, k - 1].map((other): Wrong => [
      choose(n, other) / all,
      `finds exactly ${other}`,
      `This is the probability of exactly ${other} instead of ${goal} ${k} [[ones]], which ${sumText(n, other, other)}.`,
    ]),
    [
      k / n,
      "compares the numbers",
      `This is the share of ${k} in ${n} [[all]], not a probability. The probability compares numbers of outcomes.`,
    ],
    [
      1 - key,
      "finds the complement",
      `This is the probability of ${opposite}, which $${all} - ${fit} = ${all - fit}$ of the ${all} outcomes have.`,
    ],
    [
      (fit + 1) / all,
      "counts one outcome too many",
      `This is $\\frac{${fit + 1}}{${all}}$. Only ${fit} of the ${all} outcomes have ${goal} ${k} [[ones]].`,
    ],
    [2 * key, "doubles", `This counts ${goal} ${k} [[others]] as well as ${goal} ${k} [[ones]].`],
    [
      1 / 2 ** k,
      "counts only those",
      `This is $\\frac{1}{2^${k}}$, the probability of [[ones]] for ${k} [[all]] that are fixed in advance. The ${k} [[ones]] can be at different places among the ${n}.`,
    ],
    [
      fit / 2 / all,
      "halves",
      `This is half of $\\frac{${fit}}{${all}}$. Each of the ${fit} outcomes counts in full.`,
    ],
    [
      1 / 2,
      "takes one half",
      `This is the probability for a single [[one]], not for ${goal} ${k} of ${n} [[all]].`,
    ],
  ];
  return {
    difficulty: goal === "exactly" ? 3 : 4,
    words: (wording) => {
      const [many, one, ones, others, good, bad] = kinds[wording - 1]!;
      return { all: many, one, ones, others, results: resultsOf(one, good, bad, last) };
    },
    stems: [
      `What is the probability that the result will be ${side} ${goal} ${k} times if a fair coin is to be tossed ${n} times?`,
      `What is the probability that ${goal} ${k} of a student's answers will be correct if the student guesses the answers to ${n} true-false questions at random?`,
    ],
    pure: [
      `What is the probability that ${goal} ${k} of ${n} integers selected independently and at random from the integers from 1 to ${last}, inclusive, are ${parity}?`,
    ],
    key,
    why: `Of the ${all} equally likely outcomes, ${terms.length === 1 ? fit : `$${terms.join(" + ")} = ${fit}$`} have ${goal} ${k} [[ones]].`,
    wrong,
    solution: {
      idea: `All outcomes are equally likely, so count those with ${goal} ${k} [[ones]].`,
      steps: [
        `[[Results]].`,
        `For ${n} [[all]], there are $${outcomes(n)}$ equally likely outcomes.`,
        terms.length === 1
          ? k === 0 || k === n
            ? `Only 1 of them fits.`
            : `The ${k} [[ones]] can be at any of the ${n} places, which is possible in $\\frac{${n}!}{${k}! \\cdot ${n - k}!} = ${fit}$ ways.`
          : `For ${listed(range(least, greatest).map(String))} [[ones]], the numbers of ways to choose the places are ${listed(terms.map(String))}, respectively; for example, ${k} places in $\\frac{${n}!}{${k}! \\cdot ${n - k}!} = ${choose(n, k)}$ ways.`,
        ...(terms.length === 1
          ? []
          : [`Together, this makes $${terms.join(" + ")} = ${fit}$ outcomes.`]),
        `The probability is $${fractionOf(fit, n)}$.`,
      ],
      check: `A single order of results has the probability $\\frac{1}{${all}}$, and ${fit} such orders count.`,
      takeaway:
        "To count the outcomes with a given number of [[ones]], choose their places among the [[all]].",
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
  { wording: /greater than the number .* tossed (\d+) times/, fits: isMore },
  { wording: /that more of a student.* answers to (\d+) true-false/, fits: isMore },
  { wording: /that of (\d+) integers selected .* more are/, fits: isMore },
  ...Object.entries(WANTED).map(([goal, wanted]): StemReading => ({
    wording: new RegExp(`${goal} (\\d+) (?:times|of) (?:.*(?:tossed|answers to) )?(\\d+) `),
    fits: (tried, k, n) =>
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
