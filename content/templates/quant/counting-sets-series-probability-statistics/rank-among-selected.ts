import {
  asFraction,
  type AskedProblem,
  capital,
  choose,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  fromWords,
  inWords,
  median,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  type Wrong,
} from "@theta/items/template";

const chanceText = (value: number): string => fractionText(asFraction(value)!);
const isChance =
  (key: number) =>
  (value: number): boolean =>
    value > 0 &&
    value < 1 &&
    (asFraction(value)?.bottom ?? 99) <= 99 &&
    near(asFraction(value)?.value ?? 0, value, 1e-5) &&
    4 * value > key &&
    value < 4 * key;

/** How the options of all these questions are written. */
const optionsNear = (key: number) => ({
  text: chanceText,
  pureText: chanceText,
  shows: isChance(key),
});

/** "3 different integers are selected at random from the integers from 1 to 10, inclusive" */
const selected = (k: number, n: number): string =>
  `${k} different integers are selected at random from the integers from 1 to ${n}, inclusive`;
const fractionOf = (fit: number, all: number): string =>
  `\\frac{${fit}}{${all}}${new Fraction(fit, all).bottom === all ? "" : ` = ${texFraction(new Fraction(fit, all))}`}`;
/** "6 \cdot 3" from "choose 2 of 4", as a sentence about the choice. */
const chooses = (k: number, n: number): string =>
  `${inWords(k)} of ${n} can be chosen in ${choose(n, k)} ways`;

/** The greatest or the least of those selected is a given integer. */
function askExtreme(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(6, 12), rng.int(3, 4)];
  const greatest = rng.chance(0.6);
  const rest = rng.int(k, n - 2);
  const m = greatest ? rest + 1 : n - rest;
  const [all, fit] = [choose(n, k), choose(rest, k - 1)];
  const key = fit / all;
  const [word, side] = greatest ? ["greatest", "less"] : ["least", "greater"];
  const bounds = greatest ? "less than or equal to" : "greater than or equal to";
  if (new Fraction(fit, all).bottom > 99) return null;
  return {
    difficulty: 6,
    stems: [
      `A box contains ${n} cards numbered from 1 to ${n}. If ${k} of the cards are selected at random and without replacement, what is the probability that the ${word} of the numbers on these cards is ${m}?`,
      `${capital(inWords(k))} of the ${n} seats in a row, which are numbered from 1 to ${n}, will be assigned at random. What is the probability that the ${greatest ? "highest" : "lowest"}-numbered of the seats assigned will be seat ${m}?`,
    ],
    pure: [
      `If ${selected(k, n)}, what is the probability that the ${word} of the ${k} integers is ${m}?`,
      `A set of ${k} different integers is to be selected at random from the integers from 1 to ${n}, inclusive. What is the probability that ${m} is the ${word} integer in the set?`,
    ],
    key,
    why: `Of the ${all} possible selections, ${fit} contain ${m} and ${inWords(k - 1)} of the ${rest} integers ${side} than ${m}.`,
    wrong: [
      [k / n, "looks only for the integer", `This is the probability that ${m} is selected.`],
      [
        choose(rest + 1, k) / all,
        "allows other extremes",
        `This is the probability that all of those selected are ${bounds} ${m}.`,
      ],
      [
        1 / n,
        "takes each integer as equally likely",
        `The ${word} of them isn't equally likely to be any integer.`,
      ],
      [
        choose(rest, k) / all,
        "leaves the integer out",
        `This is the probability that all of those selected are ${side} than ${m}.`,
      ],
      [
        fit / choose(n - 1, k - 1),
        "takes the integer for granted",
        `This would be the probability if ${m} were certain to be selected.`,
      ],
      [
        choose(n - 1 - rest, k - 1) / all,
        "takes the wrong side",
        `The others must be ${side} than ${m}.`,
      ],
      [
        rest / all,
        "counts single integers",
        `There are ${fit} ways to choose the others, not ${rest}.`,
      ],
      [
        choose(rest + 1, k - 1) / all,
        "counts one integer too many",
        `Only ${rest} of the integers are ${side} than ${m}.`,
      ],
      [
        choose(rest - 1, k - 1) / all,
        "counts one integer too few",
        `${capital(inWords(rest))} of the integers are ${side} than ${m}.`,
      ],
      [
        (2 * fit) / all,
        "counts each selection twice",
        `The order in which they are selected doesn't matter.`,
      ],
    ],
    solution: {
      idea: `The number ${m} is selected, and the ${inWords(k - 1)} others are all ${side} than ${m}.`,
      steps: [
        `There are ${choose(n, k)} ways to select ${inWords(k)} of ${n}.`,
        `There are ${rest} integers ${side} than ${m}, and ${chooses(k - 1, rest)}.`,
        `The probability is $${fractionOf(fit, all)}$.`,
      ],
      check: `It isn't enough that ${m} is selected: no ${greatest ? "greater" : "lesser"} integer may be.`,
      takeaway: `If the ${word} is given, choose the others from the remaining side.`,
    },
    ...optionsNear(key),
  };
}

/** The one in the middle is a given integer. */
function askMedian(rng: Rng): AskedProblem | null {
  const n = rng.int(6, 12);
  const m = rng.int(3, n - 2);
  const [below, above, all] = [m - 1, n - m, choose(n, 3)];
  const fit = below * above;
  const key = fit / all;
  if (new Fraction(fit, all).bottom > 99) return null;
  const wrong: Wrong[] = [
    [3 / n, "looks only for the integer", `This is the probability that ${m} is selected.`],
    [
      1 / n,
      "takes each integer as equally likely",
      `The median isn't equally likely to be any integer.`,
    ],
    [
      fit / choose(n - 1, 2),
      "takes the integer for granted",
      `This would be the probability if ${m} were certain to be selected.`,
    ],
    [
      choose(below, 2) / all,
      "makes it the greatest",
      `Only one of the others may be less than ${m}.`,
    ],
    [
      choose(above, 2) / all,
      "makes it the least",
      `Only one of the others may be greater than ${m}.`,
    ],
    [(n - 1) / all, "adds the sides", `Each lesser integer goes with each greater one.`],
    [
      (m * above) / all,
      "counts the integer itself",
      `Only ${below} of the integers are less than ${m}.`,
    ],
    [(2 * fit) / all, "counts both orders", `The order of those selected doesn't matter.`],
    [
      (choose(below, 2) + choose(above, 2)) / all,
      "puts both on one side",
      `One of the others is less than ${m}, and one is greater.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `A box contains ${n} cards numbered from 1 to ${n}. If 3 of the cards are selected at random and without replacement, what is the probability that the median of the numbers on these cards is ${m}?`,
    ],
    pure: [
      `If ${selected(3, n)}, what is the probability that the median of the 3 integers is ${m}?`,
    ],
    key,
    why: `Of the ${all} possible selections, $${below} \\cdot ${above} = ${fit}$ have one integer less than ${m} and one greater.`,
    wrong,
    solution: {
      idea: `The number ${m} is selected together with one lesser integer and one greater integer.`,
      steps: [
        `There are ${all} ways to select three of ${n}.`,
        `There are ${below} integers less than ${m} and ${above} greater, so there are $${below} \\cdot ${above} = ${fit}$ choices for the two others.`,
        `The probability is $${fractionOf(fit, all)}$.`,
      ],
      check: `It isn't enough that ${m} is selected: the two others must be on different sides of it.`,
      takeaway: "A median splits the others: choose some from below and some from above.",
    },
    ...optionsNear(key),
  };
}

/** Two that are more than so far apart. */
function askApart(rng: Rng): AskedProblem | null {
  const n = rng.int(6, 13);
  const d = rng.int(2, n - 4);
  const [all, fit] = [choose(n, 2), choose(n - d, 2)];
  const key = fit / all;
  if (new Fraction(fit, all).bottom > 99) return null;
  return {
    difficulty: 5,
    stems: [
      `Two of the ${n} parking spaces in a row will be assigned at random to two employees. What is the probability that there are at least ${inWords(d)} other spaces between the two spaces assigned?`,
    ],
    pure: [
      `If ${selected(2, n)}, what is the probability that the difference between the greater and the lesser integer is greater than ${d}?`,
      `Two different integers are to be selected at random from the integers from 1 to ${n}, inclusive. What is the probability that the greater integer will be at least ${d + 1} more than the lesser integer?`,
    ],
    key,
    why: `Of the ${all} pairs, ${fit} have a difference greater than ${d}.`,
    wrong: [
      [
        1 - choose(n - d + 1, 2) / all,
        `finds differences less than ${d}`,
        `These pairs have a difference of less than ${d}.`,
      ],
      [
        choose(n - d + 1, 2) / all,
        `includes a difference of ${d}`,
        `A difference of ${d} isn't great enough.`,
      ],
      [
        choose(n - d - 1, 2) / all,
        `excludes a difference of ${d + 1}`,
        `A difference of ${d + 1} is great enough.`,
      ],
      [
        (n - d - 1) / all,
        "counts one difference",
        `Differences greater than ${d + 1} are possible as well.`,
      ],
      [(n - d) / n, "subtracts from the number", `This isn't a share of the pairs.`],
      [
        (2 * choose(n - d + 1, 2)) / n ** 2,
        `includes a difference of ${d} and lets an integer be selected twice`,
        `A difference of ${d} isn't great enough, and the integers are different.`,
      ],
      [fit / (n * (n - 1)), "counts pairs twice", `The total must also be of unordered pairs.`],
      [(n - d - 1) / n, "subtracts from the number", `This isn't a share of the pairs.`],
      [
        (n - d - 1) / (n - 1),
        "counts the differences",
        `The differences from 1 to ${n - 1} aren't equally likely.`,
      ],
      [
        (2 * fit) / n ** 2,
        "lets an integer be selected twice",
        `There are $${n} \\cdot ${n - 1}$ ordered pairs, not $${n}^2$.`,
      ],
    ],
    solution: {
      idea: "Count the pairs by their difference: the greater the difference, the fewer pairs.",
      steps: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${all}$ pairs.`,
        `A difference of ${d + 1} has ${n - d - 1} pairs, and each greater difference has one pair fewer, down to a difference of ${n - 1} with 1 pair.`,
        `So $${range(1, n - d - 1)
          .toReversed()
          .join(" + ")} = ${fit}$ pairs fit, and the probability is $${fractionOf(fit, all)}$.`,
      ],
      check: `The pairs with a difference of at most ${d} are the remaining ${all - fit}.`,
      takeaway: "From 1 to $n$, there are $n - d$ pairs with a difference of $d$.",
    },
    ...optionsNear(key),
  };
}

const ASK = { extreme: askExtreme, median: askMedian, apart: askApart };
const KINDS = ["extreme", "extreme", "median", "apart"] as const;

/** Every set of k of the integers from 1 to n, in ascending order. */
function setsOf(n: number, k: number): number[][] {
  const grow = (from: number, chosen: readonly number[]): number[][] =>
    chosen.length === k
      ? [[...chosen]]
      : range(from, n).flatMap((next) => grow(next + 1, [...chosen, next]));
  return grow(1, []);
}

const shareOf = (n: number, k: number, wanted: (set: readonly number[]) => boolean): number => {
  const sets = setsOf(n, k);
  return sets.filter(wanted).length / sets.length;
};
const ranked =
  (place: (set: readonly number[]) => number) =>
  (tried: number, k: number, n: number, m: number): boolean =>
    near(
      tried,
      shareOf(n, k, (set) => place(set) === m),
    );
const PLACES = {
  greatest: (set: readonly number[]) => Math.max(...set),
  least: (set: readonly number[]) => Math.min(...set),
  median,
} as const;
const apart = (tried: number, n: number, least: number): boolean =>
  near(
    tried,
    shareOf(n, 2, ([one, other]) => other! - one! >= least),
  );

const READINGS: readonly StemReading[] = [
  ...["Three", "Four"].flatMap((word): StemReading[] =>
    (["highest", "lowest"] as const).map((end) => ({
      wording: new RegExp(`${word} of the (\\d+) seats .* the ${end}-numbered .* seat (\\d+)\\?`),
      fits: (tried, n, m) =>
        ranked(PLACES[end === "highest" ? "greatest" : "least"])(
          tried,
          fromWords(word.toLowerCase()),
          n,
          m,
        ),
    })),
  ),
  ...Object.entries(PLACES).flatMap(([word, place]): StemReading[] => [
    {
      wording: new RegExp(
        `contains (\\d+) cards .* If (\\d+) of .* the ${word} of .* is (\\d+)\\?`,
      ),
      fits: (tried, n, k, m) => ranked(place)(tried, k, n, m),
    },
    {
      wording: new RegExp(`If (\\d+) different .* 1 to (\\d+), .* the ${word} of .* is (\\d+)\\?`),
      fits: ranked(place),
    },
    {
      wording: new RegExp(`set of (\\d+) different .* 1 to (\\d+), .* that (\\d+) is the ${word}`),
      fits: ranked(place),
    },
  ]),
  {
    wording: /Two of the (\d+) parking spaces .* at least (\w+) other/,
    fits: (tried, n, between) => apart(tried, n, between + 1),
  },
  {
    wording: /1 to (\d+), .* is greater than (\d+)\?/,
    fits: (tried, n, d) => apart(tried, n, d + 1),
  },
  { wording: /1 to (\d+), .* at least (\d+) more/, fits: apart },
];

export const template: ProblemTemplate = {
  id: "rank-among-selected",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "Integers are selected at random: the greatest, the least, or the median, or how far apart.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all selections one by one. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
