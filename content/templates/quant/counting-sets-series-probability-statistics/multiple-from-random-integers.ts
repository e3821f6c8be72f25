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

/** The fraction in lowest terms, said after the one that was counted; nothing if that is it already. */
const same = (top: number, bottom: number): string =>
  asFraction(top / bottom)?.bottom === bottom
    ? ""
    : `, or ${fractionText(asFraction(top / bottom)!)}`;

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
      `This is $1 - \\frac{${choose(n - fours, k)}}{${all}}$, the probability that at least one of the integers is a multiple of 4. Two other even integers, such as 2 and 6, also have a product that is a multiple of 4.`,
    ],
    [
      1 - none / all,
      "excludes only odd integers",
      `This is $1 - \\frac{${none}}{${all}}$, the probability that the product is even. A product such as $1 \\cdot 3 \\cdot 6$ is even but isn't a multiple of 4.`,
    ],
    [
      choose(twos + fours, k) / all,
      "requires even integers only",
      `This is $\\frac{${choose(twos + fours, k)}}{${all}}$, the probability that all three integers are even. One multiple of 4 is enough, and so are two other even integers.`,
    ],
    [
      choose(n - fours, k) / all,
      "finds the complement, requiring a multiple of 4",
      `This is $\\frac{${choose(n - fours, k)}}{${all}}$, the probability that none of the integers is a multiple of 4.`,
    ],
    [
      1 - (odd / n) ** k - (k * twos * odd ** (k - 1)) / n ** k,
      "repeats integers",
      `This allows the same integer to be selected more than once, with $${n}^3$ equally likely results. The three integers are different.`,
    ],
    [
      1 - one / all,
      "forgets the odd integers",
      `This is $1 - \\frac{${one}}{${all}}$. The ${none} selections of three odd integers must be subtracted, too.`,
    ],
    [
      fours / n,
      "makes one selection",
      `This is the probability that a single integer is a multiple of 4: ${fours} of the ${n} integers ${fours === 1 ? "is" : "are"}. Three integers are selected.`,
    ],
    [
      1 / 4,
      "takes every fourth",
      "About one integer in four is a multiple of 4, but a product of three integers is a multiple of 4 more often.",
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
      idea: "The product must contain at least two factors of 2. Count the selections whose product has fewer, and subtract.",
      steps: [
        `From ${draw.a} to ${draw.b}, there are ${odd} odd integers, ${twos} even integers that aren't multiples of 4, and ${count(fours, "multiple")} of 4.`,
        `There are $\\frac{${n} \\cdot ${n - 1} \\cdot ${n - 2}}{6} = ${all}$ selections of three integers.`,
        `The product has no factor of 2 if all three integers are odd, which makes $\\frac{${odd} \\cdot ${odd - 1} \\cdot ${odd - 2}}{6} = ${none}$ of the selections.`,
        `It has exactly one factor of 2 if one integer is even but isn't a multiple of 4 and the other two are odd, which makes $${twos} \\cdot \\frac{${odd} \\cdot ${odd - 1}}{2} = ${one}$ selections.`,
        `The other $${all} - ${none} - ${one} = ${all - none - one}$ selections have at least two factors of 2, so the probability is $\\frac{${all - none - one}}{${all}}$${same(all - none - one, all)}.`,
      ],
      check: `The selections with none, one, and more factors of 2 add up: $${none} + ${one} + ${all - none - one} = ${all}$.`,
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
      `This is $\\frac{${withSix}}{${all}}$, the probability that at least one of the integers is a multiple of 6. An even integer and an odd multiple of 3 also have a product that is a multiple of 6.`,
    ],
    [
      both / all,
      "counts pairs of multiples of 6 twice",
      `This multiplies the ${evens + sixes} even integers by the ${threes + sixes} multiples of 3 and divides by ${all}. That counts some pairs of multiples of 6 twice and leaves out the pairs of a multiple of 6 with an integer that is neither even nor a multiple of 3.`,
    ],
    [
      (evens * threes) / all,
      "leaves out multiples of 6",
      `This is $\\frac{${evens * threes}}{${all}}$. The ${withSix} pairs that contain a multiple of 6 are missing.`,
    ],
    [
      (all - noTwo - noThree) / all,
      "subtracts pairs twice",
      `This is $\\frac{${all} - ${noTwo} - ${noThree}}{${all}}$. The pairs that have neither an even integer nor a multiple of 3 are subtracted twice.`,
    ],
    [
      1 - withSix / all,
      "finds the complement, requiring a multiple of 6",
      `This is $\\frac{${all - withSix}}{${all}}$, the probability that neither of the integers is a multiple of 6.`,
    ],
    [
      both / n ** 2,
      "multiplies two single probabilities",
      `This is $\\frac{${evens + sixes}}{${n}} \\cdot \\frac{${threes + sixes}}{${n}}$, the probability that the first integer is even and a second one is a multiple of 3. The two can also come the other way around, or both factors can come from one integer.`,
    ],
    [
      (2 * evens * threes + n ** 2 - (n - sixes) ** 2) / n ** 2,
      "repeats integers",
      `This allows the same integer to be selected twice, with $${n} \\cdot ${n}$ equally likely results. The integers are different, so only ${n - 1} are left for the second one.`,
    ],
    [
      1 - choose(n - evens - sixes - threes, 2) / all,
      "requires only one of the factors",
      "This is the probability that at least one of the integers is even or a multiple of 3. The product must be both even and a multiple of 3.",
    ],
    [
      (all - noTwo) / all,
      "requires only an even integer",
      `This is $1 - \\frac{${noTwo}}{${all}}$, the probability that the product is even. It must also be a multiple of 3.`,
    ],
    [
      (all - noThree) / all,
      "requires only a multiple of 3",
      `This is $1 - \\frac{${noThree}}{${all}}$, the probability that the product is a multiple of 3. It must also be even.`,
    ],
    [
      sixes / n,
      "makes one selection",
      `This is the probability that a single integer is a multiple of 6: ${sixes} of the ${n} integers ${sixes === 1 ? "is" : "are"}. Two integers are selected.`,
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
        `From ${draw.a} to ${draw.b}, ${sixes === 1 ? "one integer is a multiple" : `${sixes} integers are multiples`} of 6, and $\\frac{${n - sixes} \\cdot ${n - sixes - 1}}{2} = ${all - withSix}$ pairs contain only the other ${n - sixes} integers.`,
        `So $${all} - ${all - withSix} = ${withSix}$ pairs contain at least one multiple of 6.`,
        `Without a multiple of 6, one of the other ${evens} even integers must be paired with ${threes === 1 ? "the one odd multiple" : `one of the ${threes} odd multiples`} of 3, which makes $${evens} \\cdot ${threes} = ${evens * threes}$ pairs.`,
        `In all, $${withSix} + ${evens * threes} = ${withSix + evens * threes}$ pairs have such a product, so the probability is $\\frac{${withSix + evens * threes}}{${all}}$${same(withSix + evens * threes, all)}.`,
      ],
      check:
        "A multiple of 6 can be paired with any integer, but a pair of two multiples of 6 counts only once.",
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
      `One of any three consecutive integers is a multiple of 3, but here ${alike + mixed} of the ${all} selections have such a sum, which isn't one-third.`,
    ],
    [
      mixed / all,
      "requires different remainders",
      `This is $\\frac{${mixed}}{${all}}$. The ${alike === 1 ? "one selection" : `${alike} selections`} in which all three remainders are the same must be counted, too.`,
    ],
    [
      1 - mixed / all,
      "finds the complement, requiring different remainders",
      `This is $1 - \\frac{${mixed}}{${all}}$, the probability that at least two of the integers have the same remainder when divided by 3.`,
    ],
    [
      (choose(c[0], 3) + mixed) / all,
      "forgets equal remainders of 1 or 2",
      `This is $\\frac{${choose(c[0], 3)} + ${mixed}}{${all}}$. Three remainders of 1, or three of 2, also add up to a multiple of 3.`,
    ],
    [
      (sum(c.map((size) => size ** 3)) + 6 * mixed) / n ** 3,
      "repeats integers",
      `This allows the same integer to be selected more than once, with $${n}^3$ equally likely results. The three integers are different.`,
    ],
    [
      (choose(c[0], 3) + c[0] * c[1] * c[2] + choose(c[1], 3)) / all,
      "forgets remainders of 2",
      `This is $\\frac{${choose(c[0], 3)} + ${choose(c[1], 3)} + ${mixed}}{${all}}$. Three integers with the remainder 2 also have a sum that is a multiple of 3.`,
    ],
    [
      c[0] / n,
      "makes one selection",
      `This is the probability that a single integer is a multiple of 3: ${c[0]} of the ${n} integers are. Three integers are selected.`,
    ],
    [
      (2 * mixed) / all,
      "counts different remainders twice",
      `This is $\\frac{2 \\cdot ${mixed}}{${all}}$. The order doesn't matter, so each of the ${mixed} selections counts once, and those with equal remainders are missing.`,
    ],
    [
      (3 * choose(c[0], 3) + mixed) / all,
      "takes the remainders as equally frequent",
      `This is $\\frac{3 \\cdot ${choose(c[0], 3)} + ${mixed}}{${all}}$, as if each remainder belonged to ${c[0]} integers. The remainders 0, 1, and 2 belong to ${c[0]}, ${c[1]}, and ${c[2]} integers.`,
    ],
    [
      alike / all,
      "requires equal remainders",
      `This is $\\frac{${alike}}{${all}}$. Integers with the remainders 0, 1, and 2, such as 3, 4, and 5, also have a sum that is a multiple of 3.`,
    ],
  ];
  return {
    difficulty: 7,
    ...wordings(draw, "sum"),
    ...OPTIONS,
    key,
    why: `Of the ${all} selections, ${alike} ${alike === 1 ? "has" : "have"} three equal remainders when divided by 3, and ${mixed} have three different ones.`,
    wrong,
    solution: {
      idea: "Only the remainders when the integers are divided by 3 matter: the sum is a multiple of 3 if they are all equal or all different.",
      steps: [
        `The remainders 0, 1, and 2 belong to ${c[0]}, ${c[1]}, and ${c[2]} of the ${n} integers, and there are $\\frac{${n} \\cdot ${n - 1} \\cdot ${n - 2}}{6} = ${all}$ selections of three integers.`,
        `The numbers of selections with all three remainders 0, 1, or 2 are ${choose(c[0], 3)}, ${choose(c[1], 3)}, and ${choose(c[2], 3)}, respectively, which makes ${alike} ${alike === 1 ? "selection" : "selections"} with a sum of remainders of 0, 3, or 6.`,
        `The remainders are 0, 1, and 2, with a sum of 3, in $${c.join(" \\cdot ")} = ${mixed}$ selections.`,
        `Any other remainders, such as 0, 0, and 1, don't add up to a multiple of 3.`,
        `The probability is $\\frac{${alike} + ${mixed}}{${all}} = \\frac{${alike + mixed}}{${all}}$${same(alike + mixed, all)}.`,
      ],
      check:
        "The sum of 4, 7, and 10, with equal remainders, is 21, and the sum of 3, 4, and 5, with different ones, is 12; both are multiples of 3.",
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
