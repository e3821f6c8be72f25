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
/** How many ways there are to choose k of n, worked out. */
const texChoose = (n: number, k: number): string => {
  const top = range(n - k + 1, n).toReversed();
  return k === 1 ? `${n}` : `\\frac{${top.join(" \\cdot ")}}{${k}!} = ${choose(n, k)}`;
};

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
    why: `Of the ${all} possible selections, ${fit} contain [[it]] and ${inWords(k - 1)} of the ${rest} [[lesser]].`,
    wrong: [
      [
        choose(rest + 1, k) / all,
        "allows other extremes",
        `This is $\\frac{${choose(rest + 1, k)}}{${all}}$, the probability that all ${k} numbers are ${bounds} ${m}. It includes selections without [[it]].`,
      ],
      [
        1 - choose(rest + 1, k) / all,
        "takes the other side",
        `This is $1 - \\frac{${choose(rest + 1, k)}}{${all}}$, the probability that at least one number is ${greatest ? "greater" : "less"} than ${m}.`,
      ],
      [
        choose(n - 1 - rest, k - 1) / all,
        "takes the wrong side",
        `This is $\\frac{${choose(n - 1 - rest, k - 1)}}{${all}}$, with the others ${side === "less" ? "greater" : "less"} than ${m}. They must be ${side} than ${m}.`,
      ],
      [
        choose(rest - 1, k - 1) / all,
        "counts one integer too few",
        `This is $\\frac{${choose(rest - 1, k - 1)}}{${all}}$, which chooses the others from ${rest - 1}. There are ${rest} [[lesser]].`,
      ],
      [
        k / n,
        "looks only for the integer",
        `This is $${fractionOf(k, n)}$, the probability that [[it]] is selected, whatever the other [[things]] are.`,
      ],
      [
        choose(rest + 1, k - 1) / all,
        "counts one integer too many",
        `This is $\\frac{${choose(rest + 1, k - 1)}}{${all}}$, which chooses the others from ${rest + 1}. There are only ${rest} [[lesser]].`,
      ],
      [
        1 / n,
        "takes each integer as equally likely",
        `This takes each of the ${n} [[things]] as equally likely to be the [[top]], but with ${k} selected, that can't be so: ${greatest ? 1 : n} can never be the [[top]].`,
      ],
      [
        rest / all,
        "counts single integers",
        `This is $\\frac{${rest}}{${all}}$, with the number of [[lesser]]. But ${inWords(k - 1)} of these ${rest} must be chosen, which can be done in ${fit} ways.`,
      ],
      [
        (2 * fit) / all,
        "counts each selection twice",
        `This is $\\frac{2 \\cdot ${fit}}{${all}}$, but each of the ${fit} selections counts only once, as it does in the total of ${all}.`,
      ],
    ],
    solution: {
      idea: `Count the selections that contain [[it]] and ${inWords(k - 1)} of the [[lesser]].`,
      steps: [
        `There are $${texChoose(n, k)}$ ways to select ${k} of the ${n} [[things]].`,
        `There are ${rest} [[lesser]], and ${inWords(k - 1)} of them can be chosen in $${texChoose(rest, k - 1)}$ ways.`,
        `The probability is $${fractionOf(fit, all)}$.`,
      ],
      check: `It isn't enough that [[it]] is selected: that alone has the probability $${fractionOf(k, n)}$, so the answer must be less.`,
      takeaway: `If the [[extreme]] is given, choose the others from the [[others]].`,
    },
    words: (wording) =>
      [
        {
          it: `card ${m}`,
          things: "cards",
          lesser: `cards with numbers ${side} than ${m}`,
          top: word,
          extreme: `${word} number`,
          others: `numbers ${side} than it`,
        },
        {
          it: `seat ${m}`,
          things: "seats",
          lesser: `seats with numbers ${side} than ${m}`,
          top: `${greatest ? "highest" : "lowest"}-numbered`,
          extreme: `${greatest ? "highest" : "lowest"}-numbered seat`,
          others: `seats with ${greatest ? "lower" : "higher"} numbers`,
        },
      ][wording - 1] ?? {
        it: `${m}`,
        things: "integers",
        lesser: `integers ${side} than ${m}`,
        top: word,
        extreme: `${word} integer`,
        others: `integers ${side} than it`,
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
    [
      choose(below, 2) / all,
      "makes it the greatest",
      `This is $\\frac{${choose(below, 2)}}{${all}}$, with both of the others less than ${m}. Then ${m} is the greatest and not the median.`,
    ],
    [
      choose(above, 2) / all,
      "makes it the least",
      `This is $\\frac{${choose(above, 2)}}{${all}}$, with both of the others greater than ${m}. Then ${m} is the least and not the median.`,
    ],
    [
      (choose(below, 2) + choose(above, 2)) / all,
      "puts both on one side",
      `This counts the $${choose(below, 2)} + ${choose(above, 2)} = ${choose(below, 2) + choose(above, 2)}$ selections with both of the others on one side of ${m}. One must be less and one greater.`,
    ],
    [
      (m * above) / all,
      "counts the integer itself",
      `This is $\\frac{${m} \\cdot ${above}}{${all}}$, but only ${below} of the numbers are less than ${m}.`,
    ],
    [
      (below * (above + 1)) / all,
      "counts the integer itself",
      `This is $\\frac{${below} \\cdot ${above + 1}}{${all}}$, but only ${above} of the numbers are greater than ${m}.`,
    ],
    [
      fit / choose(n - 1, 2),
      "takes the integer for granted",
      `This is $\\frac{${fit}}{${choose(n - 1, 2)}}$, which counts only the selections with ${m} in the total. There are ${all} selections in all.`,
    ],
    [
      (2 * fit) / all,
      "counts both orders",
      `This is $\\frac{2 \\cdot ${fit}}{${all}}$, but each of the ${fit} selections counts only once, as it does in the total of ${all}.`,
    ],
    [
      1 / n,
      "takes each integer as equally likely",
      `This takes each of the ${n} numbers as equally likely to be the median, but 1, for example, can never be the median.`,
    ],
    [
      (n - 1) / all,
      "adds the sides",
      `This is $\\frac{${below} + ${above}}{${all}}$, but each of the ${below} lesser numbers can go with each of the ${above} greater ones, so multiply: $${below} \\cdot ${above} = ${fit}$.`,
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
    why: `Of the ${all} possible selections, $${below} \\cdot ${above} = ${fit}$ have one number less than ${m} and one greater.`,
    wrong,
    solution: {
      idea: `The number ${m} is selected together with one lesser number and one greater number.`,
      steps: [
        `There are $${texChoose(n, 3)}$ ways to select 3 of ${n}.`,
        `There are ${below} numbers less than ${m} and ${above} greater, so there are $${below} \\cdot ${above} = ${fit}$ choices for the two others.`,
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
  const low = choose(n - d + 1, 2);
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
    why: `Of the ${all} pairs of [[things]], ${fit} have a difference greater than ${d}.`,
    wrong: [
      [
        1 - choose(n - d + 1, 2) / all,
        `finds differences less than ${d}`,
        `This is $\\frac{${all - low}}{${all}}$, the probability of a difference less than ${d}.`,
      ],
      [
        choose(n - d + 1, 2) / all,
        `includes a difference of ${d}`,
        `This is $\\frac{${low}}{${all}}$, which includes the ${n - d} pairs with a difference of ${d}, but that isn't great enough.`,
      ],
      [
        (n - d) / n,
        "subtracts from the number",
        `This is $\\frac{${n} - ${d}}{${n}}$, but the question is about pairs: ${fit} of ${all} fit.`,
      ],
      [
        choose(n - d - 1, 2) / all,
        `excludes a difference of ${d + 1}`,
        `This is $\\frac{${choose(n - d - 1, 2)}}{${all}}$, which leaves out the ${n - d - 1} pairs with a difference of ${d + 1}, but that is great enough.`,
      ],
      [
        (2 * choose(n - d + 1, 2)) / n ** 2,
        `includes a difference of ${d} and lets an integer be selected twice`,
        `This is $\\frac{2 \\cdot ${low}}{${n}^2}$, but a difference of ${d} isn't great enough, and the two [[things]] are different, so there aren't $${n}^2$ ordered pairs.`,
      ],
      [
        (n - d - 1) / n,
        "subtracts from the number",
        `This is $\\frac{${n} - ${d} - 1}{${n}}$, but the question is about pairs: ${fit} of ${all} fit.`,
      ],
      [
        (2 * fit) / n ** 2,
        "lets an integer be selected twice",
        `This is $\\frac{2 \\cdot ${fit}}{${n}^2}$, but the two [[things]] are different, so there are $${n} \\cdot ${n - 1}$ ordered pairs, not $${n}^2$.`,
      ],
      [
        (n - d - 1) / (n - 1),
        "counts the differences",
        `This is ${n - d - 1} of the ${n - 1} differences from 1 to ${n - 1}, but they aren't equally likely: a difference of 1 has ${n - 1} pairs and a difference of ${n - 1} only 1.`,
      ],
    ],
    solution: {
      idea: "[[start]]ount the pairs by their difference: the greater the difference, the fewer pairs.",
      steps: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${all}$ pairs of [[things]].`,
        `A difference of ${d + 1} has ${n - d - 1} pairs, and each greater difference has one pair fewer, down to a difference of ${n - 1} with 1 pair.`,
        `So $${range(1, n - d - 1)
          .toReversed()
          .join(" + ")} = ${fit}$ pairs fit, and the probability is $${fractionOf(fit, all)}$.`,
      ],
      check: `The pairs with a difference of at most ${d} are $${range(n - d, n - 1)
        .toReversed()
        .join(" + ")} = ${all - fit}$, which leaves ${fit} of ${all}.`,
      takeaway: "From 1 to $n$, there are $n - d$ pairs with a difference of $d$.",
    },
    words: (wording) =>
      wording === 1
        ? {
            things: "spaces",
            start: `With at least ${inWords(d)} other spaces between them, the numbers of two spaces differ by more than ${d}, so c`,
          }
        : { things: "integers", start: "C" },
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
