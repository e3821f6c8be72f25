import {
  count,
  asFraction,
  type AskedProblem,
  choose,
  draftOf,
  fittingOptions,
  fractionText,
  inWords,
  near,
  openOptions,
  product,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  type Wrong,
} from "@theta/items/template";

type Kind = "product" | "sum";

/** From the integers a to b, k are selected; their product or sum is to be a multiple of m. */
interface Draw {
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly m: number;
}

/** How the options are written: fractions that a test taker could reach by hand. */
const OPTIONS = {
  text: (value: number): string => fractionText(asFraction(value)!),
  pureText: (value: number): string => fractionText(asFraction(value)!),
  shows: (value: number): boolean =>
    value > 0 && value < 1 && (asFraction(value)?.bottom ?? 999) <= 91,
};

function drawNumbers(rng: Rng, k: number, m: number): Draw {
  const a = rng.pick([1, 1, 1, 1, 2, 2, 3, 4, 5, 10, 11]);
  return { a, b: a + rng.int(7, k === 2 ? 14 : 9) - 1, k, m };
}

/** How many of the integers pass a test. */
const among = ({ a, b }: Draw, passes: (n: number) => boolean): number =>
  range(a, b).filter(passes).length;

function wordings({ a, b, k, m }: Draw, kind: Kind) {
  const letters = k === 2 ? "$x$ and $y$" : "$x$, $y$, and $z$";
  const formula = { product: ["xy", "xyz"], sum: ["x + y", "x + y + z"] }[kind][k - 2]!;
  const end = `is a multiple of ${m}?`;
  return {
    stems: [
      `A box contains ${b - a + 1} cards, each labeled with a different integer from ${a} to ${b}, inclusive. If ${inWords(k)} of the cards are selected at random without replacement, what is the probability that the ${kind} of the integers on the selected cards ${end}`,
    ],
    pure: [
      `If ${inWords(k)} different integers are selected at random from the integers from ${a} to ${b}, inclusive, what is the probability that the ${kind} of the ${inWords(k)} integers ${end}`,
      `Set $S$ consists of the integers from ${a} to ${b}, inclusive. If ${letters} are different integers selected at random from $S$, what is the probability that $${formula}$ ${end}`,
    ],
  };
}

/** The product is a multiple of 4: one multiple of 4, or two other even integers. */
function askProductOfFour(rng: Rng): AskedProblem | null {
  const draw = drawNumbers(rng, 3, 4);
  const { k } = draw;
  const odd = among(draw, (n) => n % 2 === 1);
  const twos = among(draw, (n) => n % 4 === 2);
  const fours = among(draw, (n) => n % 4 === 0);
  const n = odd + twos + fours;
  const all = choose(n, k);
  const [none, one] = [choose(odd, k), twos * choose(odd, k - 1)];
  const key = (all - none - one) / all;
  if (!OPTIONS.shows(key)) return null;
  const wrong: Wrong[] = [
    [
      1 - choose(n - fours, k) / all,
      "requires a multiple of 4",
      `Two even integers such as 2 and 6 also have a product that is a multiple of 4.`,
    ],
    [
      1 - none / all,
      "excludes only odd integers",
      `One integer such as 6 with odd integers gives an even product that isn't a multiple of 4.`,
    ],
    [
      choose(twos + fours, k) / all,
      "requires even integers only",
      `A multiple of 4 makes the product a multiple of 4 even if the rest are odd.`,
    ],
    [
      choose(n - fours, k) / all,
      "finds the complement, requiring a multiple of 4",
      "This is the probability that none of the integers is a multiple of 4.",
    ],
    [
      1 - (odd / n) ** k - (k * twos * odd ** (k - 1)) / n ** k,
      "repeats integers",
      `The integers are different, so after the first selection only ${n - 1} are left.`,
    ],
    [
      1 - one / all,
      "forgets the odd integers",
      `If all the integers are odd, the product isn't a multiple of 4 either.`,
    ],
    [
      fours / n,
      "makes one selection",
      "This is the probability that a single integer is a multiple of 4.",
    ],
    [
      1 / 4,
      "takes every fourth",
      "One integer in four is a multiple of 4, but products are multiples of 4 more often.",
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(draw, "product"),
    ...OPTIONS,
    key,
    why: `Of the ${all} selections, ${none} contain only odd integers and ${one} contain one even integer that isn't a multiple of 4 along with odd integers.`,
    wrong,
    solution: {
      idea: "The product must contain two factors of 2. Count the selections that contain fewer.",
      steps: [
        `The numbers of odd integers, of even integers that aren't multiples of 4, and of multiples of 4 are ${odd}, ${twos}, and ${fours}. There are ${all} selections of ${inWords(k)} integers.`,
        `No factor of 2: all are odd, which happens in ${count(none, "selection")}.`,
        `Exactly one factor of 2: an even integer that isn't a multiple of 4 and two odd integers, which makes $${twos} \\cdot ${choose(odd, k - 1)} = ${one}$ selections.`,
        `The probability is $\\frac{${all} - ${none} - ${one}}{${all}}$, or ${fractionText(asFraction(key)!)}.`,
      ],
      check: "The integers 2 and 6 aren't multiples of 4, but their product, 12, is.",
      takeaway:
        "Whether a product is a multiple of 4 depends on how many factors of 2 the integers contain together.",
    },
  };
}

/** The product is a multiple of 6: one multiple of 6, or an even integer and an odd multiple of 3. */
function askProductOfSix(rng: Rng): AskedProblem | null {
  const draw = drawNumbers(rng, 2, 6);
  const sixes = among(draw, (n) => n % 6 === 0);
  const evens = among(draw, (n) => n % 2 === 0) - sixes;
  const threes = among(draw, (n) => n % 3 === 0) - sixes;
  const n = draw.b - draw.a + 1;
  const all = choose(n, 2);
  const withSix = all - choose(n - sixes, 2);
  const key = (withSix + evens * threes) / all;
  if (sixes === 0 || !OPTIONS.shows(key)) return null;
  const both = (evens + sixes) * (threes + sixes);
  const [noTwo, noThree] = [choose(n - evens - sixes, 2), choose(n - threes - sixes, 2)];
  const wrong: Wrong[] = [
    [
      withSix / all,
      "requires a multiple of 6",
      `An even integer and an odd multiple of 3 also have a product that is a multiple of 6.`,
    ],
    [
      both / all,
      "counts pairs of multiples of 6 twice",
      `A multiple of 6 is both even and a multiple of 3, and it can be paired with any integer.`,
    ],
    [
      (evens * threes) / all,
      "leaves out multiples of 6",
      "A multiple of 6 with any other integer also has such a product.",
    ],
    [
      (all - noTwo - noThree) / all,
      "subtracts pairs twice",
      "Pairs without an even integer and without a multiple of 3 are subtracted twice.",
    ],
    [
      1 - withSix / all,
      "finds the complement, requiring a multiple of 6",
      "This is the probability that neither of the integers is a multiple of 6.",
    ],
    [
      both / n ** 2,
      "multiplies two single probabilities",
      "The order of the two integers is open, and they are different.",
    ],
    [
      (2 * evens * threes + n ** 2 - (n - sixes) ** 2) / n ** 2,
      "repeats integers",
      `The integers are different, so only ${n - 1} are left for the second one.`,
    ],
    [
      1 - choose(n - evens - sixes - threes, 2) / all,
      "requires only one of the factors",
      "The product must be both even and a multiple of 3.",
    ],
    [
      (all - noTwo) / all,
      "requires only an even integer",
      "The product must also be a multiple of 3.",
    ],
    [(all - noThree) / all, "requires only a multiple of 3", "The product must also be even."],
    [
      sixes / n,
      "makes one selection",
      "This is the probability that a single integer is a multiple of 6.",
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(draw, "product"),
    ...OPTIONS,
    key,
    why: `Of the ${all} pairs, ${withSix} contain a multiple of 6 and $${evens} \\cdot ${threes} = ${evens * threes}$ others consist of an even integer and an odd multiple of 3.`,
    wrong,
    solution: {
      idea: "The factors 2 and 3 can come from one integer, a multiple of 6, or from two different ones.",
      steps: [
        `There are $\\frac{${n} \\cdot ${n - 1}}{2} = ${all}$ pairs of integers.`,
        `Of these pairs, ${all - withSix} contain no multiple of 6, so $${all} - ${all - withSix} = ${withSix}$ pairs contain at least one.`,
        `Otherwise, an even integer that isn't a multiple of 6 must be paired with an odd multiple of 3, which makes $${evens} \\cdot ${threes} = ${evens * threes}$ pairs.`,
        `The probability is $\\frac{${withSix} + ${evens * threes}}{${all}}$, or ${fractionText(asFraction(key)!)}.`,
      ],
      check:
        "A multiple of 6 needs no particular partner, and its pairs must be counted only once.",
      takeaway:
        "When one number can supply two needed factors, count the selections with such numbers first and then the rest.",
    },
  };
}

/** The sum of three is a multiple of 3: equal remainders, or three different ones. */
function askSum(rng: Rng): AskedProblem | null {
  const draw = drawNumbers(rng, 3, 3);
  const c = range(0, 2).map((r) => among(draw, (n) => n % 3 === r)) as [number, number, number];
  const n = sum(c);
  const all = choose(n, 3);
  const alike = sum(c.map((size) => choose(size, 3)));
  const mixed = product(c);
  const key = (alike + mixed) / all;
  if (near(key, 1 / 3) || !OPTIONS.shows(key)) return null;
  const wrong: Wrong[] = [
    [
      1 / 3,
      "takes every third",
      "Of any three consecutive integers, one is a multiple of 3, but the sums aren't spread evenly.",
    ],
    [
      mixed / all,
      "requires different remainders",
      "Three integers that have the same remainder when divided by 3 also have a sum that is a multiple of 3.",
    ],
    [
      1 - mixed / all,
      "finds the complement, requiring different remainders",
      "This is the probability that two of the integers have the same remainder when divided by 3.",
    ],
    [
      (choose(c[0], 3) + mixed) / all,
      "forgets equal remainders of 1 or 2",
      "Three remainders of 1, or three of 2, also add up to a multiple of 3.",
    ],
    [
      (sum(c.map((size) => size ** 3)) + 6 * mixed) / n ** 3,
      "repeats integers",
      "The integers are different.",
    ],
    [
      (choose(c[0], 3) + c[0] * c[1] * c[2] + choose(c[1], 3)) / all,
      "forgets remainders of 2",
      "Three integers with remainder 2 have a sum that is a multiple of 3, too.",
    ],
    [
      c[0] / n,
      "makes one selection",
      "This is the probability that a single integer is a multiple of 3.",
    ],
    [
      (2 * mixed) / all,
      "counts different remainders twice",
      "The order of the integers doesn't matter.",
    ],
    [
      (3 * choose(c[0], 3) + mixed) / all,
      "takes the remainders as equally frequent",
      `There are ${c[0]}, ${c[1]}, and ${c[2]} integers with the remainders 0, 1, and 2.`,
    ],
    [
      alike / all,
      "requires equal remainders",
      "Integers with the remainders 0, 1, and 2, such as 1, 2, and 3, also have a sum that is a multiple of 3.",
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(draw, "sum"),
    ...OPTIONS,
    key,
    why: `Of the ${all} selections, ${alike} have three equal remainders when divided by 3 and ${mixed} have three different ones.`,
    wrong,
    solution: {
      idea: "Only the remainders when the integers are divided by 3 matter.",
      steps: [
        `The remainders 0, 1, and 2 belong to ${c[0]}, ${c[1]}, and ${c[2]} of the ${n} integers, and there are ${all} selections of three integers.`,
        `The sum is a multiple of 3 if the remainders are all equal, in ${c.map((size) => `$${choose(size, 3)}$`).join(" plus ")} selections, which is ${alike}.`,
        `It's also a multiple of 3 if the remainders are 0, 1, and 2, in $${c.join(" \\cdot ")} = ${mixed}$ selections.`,
        `The probability is $\\frac{${alike} + ${mixed}}{${all}}$, or ${fractionText(asFraction(key)!)}.`,
      ],
      check: "Both 1, 4, and 7 and 1, 2, and 3 add up to a multiple of 3.",
      takeaway:
        "For a sum that must be a multiple of a number, sort the integers by their remainders.",
    },
  };
}

const ASK = { four: askProductOfFour, six: askProductOfSix, sum: askSum };
const KINDS = ["four", "four", "six", "sum", "sum"] as const;

/** All selections of k of the integers from a to b. */
function selections(a: number, b: number, k: number): number[][] {
  if (k === 0) return [[]];
  return range(a, b).flatMap((n) =>
    n === b && k > 1 ? [] : selections(n + 1, b, k - 1).map((rest) => [n, ...rest]),
  );
}

/** Whether the probability is right, by listing every selection. */
const isShare =
  (of: (numbers: number[]) => number) =>
  (tried: number, a: number, b: number, k: number, m: number): boolean => {
    const all = selections(a, b, k);
    return near(tried, all.filter((numbers) => of(numbers) % m === 0).length / all.length);
  };

const READINGS: readonly StemReading[] = (["product", "sum"] as const).flatMap((kind) => {
  const fits = isShare(kind === "product" ? product : sum);
  const formulas = kind === "product" ? ["xy", "xyz"] : ["x \\+ y", "x \\+ y \\+ z"];
  const [howMany, end] = ["(two|three)", "is a multiple of (\\d+)"];
  return [
    {
      wording: new RegExp(`from (\\d+) to (\\d+), .* If ${howMany} of .* ${kind} of .* ${end}`),
      fits,
    },
    {
      wording: new RegExp(
        `If ${howMany} different .* from (\\d+) to (\\d+), .* ${kind} of .* ${end}`,
      ),
      fits: (tried: number, k: number, a: number, b: number, m: number) => fits(tried, a, b, k, m),
    },
    ...formulas.map((formula, k) => ({
      wording: new RegExp(`from (\\d+) to (\\d+), .* probability that ${formula} ${end}`),
      fits: (tried: number, a: number, b: number, m: number) => fits(tried, a, b, k + 2, m),
    })),
  ];
});

export const template: ProblemTemplate = {
  id: "multiple-from-random-integers",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "The product or sum of integers selected at random is a multiple of a small integer.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Lists every selection. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
