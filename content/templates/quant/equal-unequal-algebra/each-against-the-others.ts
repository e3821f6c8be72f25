import {
  Fraction,
  fractionChoice,
  fractionSlips,
  near,
  numberChoice,
  ONE,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  slipsOf,
  texFraction,
  usd,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const of = (top: number, bottom: number): Fraction => new Fraction(top, bottom);

/** Each number is so much above or below the average of the two others. */
function deviations(rng: Rng): ProblemDraft | null {
  const [p, q] = [rng.int(2, 15), rng.int(2, 15)];
  const isLess = rng.chance(0.4);
  const [size, word] = isLess ? [p - q, "less"] : [p + q, "greater"];
  if (p === q || size <= 0) return null;
  const facts = [
    `$x$ is ${p} greater than the average (arithmetic mean) of $y$ and $z$`,
    `$y$ is ${q} ${word} than the average of $x$ and $z$`,
  ];
  const signed = isLess ? -q : q;
  return {
    variant: isLess ? "average, one above and one below" : "average, both above",
    context: "pure",
    difficulty: isLess ? 8 : 7,
    stem: rng.pick([
      `If ${facts[0]!} and ${facts[1]!}, by how much does the average of $x$ and $y$ exceed $z$?`,
      `For the numbers $x$, $y$, and $z$, ${facts[0]!}, and ${facts[1]!}. What is the value of $\\frac{x + y}{2} - z$?`,
      `If ${facts[0]!} and ${facts[1]!}, what is the result when $z$ is subtracted from the average of $x$ and $y$?`,
    ]),
    key: numberChoice(
      size,
      `The three differences from the average of the two other numbers add up to 0: $${p} ${signed < 0 ? "-" : "+"} ${q} - ${size} = 0$.`,
    ),
    slips: slipsOf(`
      ${isLess ? p + q : Math.abs(p - q)} | ${isLess ? "adds both differences" : "subtracts the differences"} | The three differences add up to 0, with their signs.
      ${size / 2} | takes the average of the differences | The differences add up, because each of them is one and a half times a difference from the average of all three.
      ${2 * size} | doubles the result | The three differences add up to 0 as they are.
      ${(3 * size) / 2} | mixes two kinds of differences | Every difference here is from the average of two numbers.
      ${(2 * size) / 3} | takes the difference from the average of all three | The question is about the average of $x$ and $y$ only.
      ${p} | copies the first difference | The second difference counts as well.
      ${q} | copies the second difference | The first difference counts as well.
      ${(p + q) * 3} | triples the sum | The three differences add up to 0 as they are.`),
    solution: {
      idea: "A number minus the average of two others is $\\frac{3}{2}$ times its difference from the average of all three, and these differences add up to 0.",
      fast: [
        `Let $z = 0$, because only differences matter: $2x = y + ${2 * p}$ and $2y = x ${signed < 0 ? "-" : "+"} ${2 * q}$. So $x + y = ${2 * p} ${signed < 0 ? "-" : "+"} ${2 * q} = ${2 * size}$, and the average of $x$ and $y$ is ${size}.`,
      ],
      steps: [
        `Write both facts without fractions: $2x - y - z = ${2 * p}$ and $2y - x - z = ${2 * signed}$.`,
        `Add them: $x + y - 2z = ${2 * size}$.`,
        `Divide by 2: $\\frac{x + y}{2} - z = ${size}$.`,
      ],
      check:
        "No letter can be found, since adding the same amount to all three numbers changes nothing.",
      takeaway: "If only differences are given, set one of the numbers to 0.",
    },
  };
}

const PARTS: readonly Fraction[] = [
  of(1, 2),
  of(1, 3),
  of(1, 4),
  of(1, 5),
  of(2, 3),
  of(3, 5),
  of(1, 7),
  of(2, 7),
  of(3, 7),
];

/** Each of two numbers is told as a part of the sum of the others; the third is what the sum leaves. */
function drawParts(rng: Rng) {
  const [one, two] = rng.sample(PARTS, 2) as [Fraction, Fraction];
  // a/b of the others is a/(a + b) of all.
  const [first, second] = [one, two].map(({ top, bottom }) => of(top, top + bottom)) as [
    Fraction,
    Fraction,
  ];
  const third = ONE.minus(first).minus(second);
  return third.bottom > 40 ? null : { one, two, first, second, third };
}

const tex = texFraction;

function partsSteps(
  one: Fraction,
  two: Fraction,
  first: Fraction,
  second: Fraction,
  names: readonly string[],
): string[] {
  return [
    `${names[0]!} is $${tex(one)}$ of what is left without it, so it is ${one.top} of $${one.top} + ${one.bottom}$ equal parts of the total: $${tex(first)}$.`,
    `${names[1]!} is $${tex(two)}$ of what is left without it, so it is $${tex(second)}$ of the total.`,
  ];
}

/** The third as a fraction of the total, or of the first two. */
function thirdPart(rng: Rng): ProblemDraft | null {
  const drawn = drawParts(rng);
  if (!drawn) return null;
  const { one, two, first, second, third } = drawn;
  const ofTotal = rng.chance(0.4);
  const ratio = third.over(first.plus(second));
  // “What fraction” promises a number below 1.
  if (ratio.value >= 1) return null;
  const [key, other] = ofTotal ? [third, ratio] : [ratio, third];
  const naive = ONE.minus(one).minus(two);
  const wrong: Wrong<Fraction>[] = [
    [
      naive,
      "takes the fractions for parts of the total",
      `$${tex(one)}$ and $${tex(two)}$ are fractions of the two other numbers, not of all three.`,
    ],
    [
      other,
      ofTotal ? "compares with the two others" : "compares with the total",
      ofTotal
        ? "That is $z$ as a fraction of $x + y$."
        : "That is $z$ as a fraction of $x + y + z$.",
    ],
    [
      first.plus(second),
      "answers for the first two",
      "That is the part of $x$ and $y$ in the total.",
    ],
    [ONE.over(ratio), "turns the fraction over", "That is $x + y$ as a multiple of $z$."],
    [one.plus(two), "adds the fractions", "The fractions are of different sums."],
    [one.times(two), "multiplies the fractions", "The fractions are of different sums."],
    [
      ONE.minus(one).times(ONE.minus(two)),
      "takes the second fraction of what the first one leaves",
      "Each fraction is of the sum of the two other numbers.",
    ],
    [
      first.times(second),
      "multiplies the parts",
      "The parts of the total must be subtracted from 1.",
    ],
  ];
  const facts = [
    `$x$ is $${tex(one)}$ of the sum of $y$ and $z$`,
    `$y$ is $${tex(two)}$ of the sum of $x$ and $z$`,
  ];
  const target = ofTotal ? "the sum of $x$, $y$, and $z$" : "the sum of $x$ and $y$";
  return {
    variant: ofTotal ? "fraction of all" : "fraction of the others",
    context: "pure",
    difficulty: ofTotal ? 7 : 8,
    stem: rng.pick([
      `If $x$, $y$, and $z$ are positive numbers, ${facts[0]!}, and ${facts[1]!}, then $z$ is what fraction of ${target}?`,
      `For the positive numbers $x$, $y$, and $z$, ${facts[0]!}, and ${facts[1]!}. What fraction of ${target} is $z$?`,
    ]),
    key: fractionChoice(
      key,
      `$x$ is $${tex(first)}$ of the total and $y$ is $${tex(second)}$ of it, which leaves $${tex(third)}$ for $z$.`,
    ),
    slips: fractionSlips(wrong, ({ value, bottom }) => value > 0 && value < 1 && bottom < 100),
    solution: {
      idea: "Turn “a fraction of the others” into “a fraction of the total”, which is the same for all three numbers.",
      steps: [
        ...partsSteps(one, two, first, second, ["$x$", "$y$"]),
        `So $z$ is $1 - ${tex(first)} - ${tex(second)} = ${tex(third)}$ of the total.`,
        ...(ofTotal
          ? []
          : [
              `$x + y$ is $${tex(first.plus(second))}$ of the total, so $z$ is $${tex(ratio)}$ of $x + y$.`,
            ]),
      ],
      check: `$${tex(one)}$ of the others is less than $${tex(one)}$ of the total.`,
      takeaway:
        "When each number is compared with the sum of the others, compare all of them with the total.",
    },
  };
}

/** The third amount is known, and the total is asked for. */
function total(rng: Rng): ProblemDraft | null {
  const drawn = drawParts(rng);
  if (!drawn) return null;
  const { one, two, first, second, third } = drawn;
  const unit = rng.pick([2, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
  const [z, key] = [third.top * unit, third.bottom * unit];
  const [x, y] = [first, second].map((part) => part.value * key) as [number, number];
  const isStory = rng.chance(0.5);
  const naive = z / ONE.minus(one).minus(two).value;
  if (![x, y].every(Number.isInteger) || key > 600 || z < 10 || third.top > 20) return null;
  const text = isStory ? usd : String;
  const wrong: Wrong[] = [
    [
      naive,
      "takes the fractions for parts of the total",
      `$${tex(one)}$ and $${tex(two)}$ are fractions of the two other amounts, not of the total.`,
    ],
    [x + y, "leaves out the third amount", "That is the sum of the first two amounts."],
    [x + z, "leaves out the second amount", "All three amounts are asked for."],
    [y + z, "leaves out the first amount", "All three amounts are asked for."],
    [key + z, "counts the third amount twice", "The third amount is a part of the total already."],
    [
      z * (1 + one.value + two.value),
      "takes the fractions of the third amount",
      "Each fraction is of the sum of two amounts.",
    ],
    [
      z * (1 + one.value) * (1 + two.value),
      "adds one fraction after the other",
      "Each fraction is of the sum of the two other amounts.",
    ],
    [
      2 * z,
      "takes the third amount for half of the total",
      `The third amount is $${tex(third)}$ of the total.`,
    ],
    [key - x + y, "exchanges one amount", "All three amounts are added once."],
  ];
  const story = [
    `Three people shared the cost of a gift. The first person paid $${tex(one)}$ of the total amount that the second and third people paid, the second person paid $${tex(two)}$ of the total amount that the first and third people paid, and the third person paid ${usd(z)}. What was the cost of the gift?`,
    `Partners A, B, and C invested in a project. Partner A invested $${tex(one)}$ of the total amount invested by B and C, Partner B invested $${tex(two)}$ of the total amount invested by A and C, and Partner C invested ${usd(z)}. What was the total amount invested by the three partners?`,
  ];
  const pure = [
    `If $x$ is $${tex(one)}$ of the sum of $y$ and $z$, $y$ is $${tex(two)}$ of the sum of $x$ and $z$, and $z = ${z}$, what is the value of $x + y + z$?`,
    `If $x = ${tex(one)}(y + z)$, $y = ${tex(two)}(x + z)$, and $z = ${z}$, what is the sum of $x$, $y$, and $z$?`,
  ];
  return {
    variant: isStory ? "total of a story" : "total",
    context: isStory ? "real" : "pure",
    difficulty: 6,
    stem: rng.pick(isStory ? story : pure),
    key: numberChoice(
      key,
      `The third amount is $1 - ${tex(first)} - ${tex(second)} = ${tex(third)}$ of the total.`,
      text,
    ),
    slips: slipsFrom(wrong, (value) => Number.isInteger(value) && value > z, text),
    solution: {
      idea: "Turn “a fraction of the others” into “a fraction of the total”.",
      steps: [
        ...partsSteps(
          one,
          two,
          first,
          second,
          isStory ? ["The first amount", "The second amount"] : ["$x$", "$y$"],
        ),
        `The third one is $1 - ${tex(first)} - ${tex(second)} = ${tex(third)}$ of the total.`,
        `So the total is ${text(z)} divided by $${tex(third)}$, which is ${text(key)}.`,
      ],
      check: `The amounts are ${text(x)}, ${text(y)}, and ${text(z)}: ${text(x)} is $${tex(one)}$ of ${text(y + z)}.`,
      takeaway:
        "When each amount is compared with the sum of the others, compare all of them with the total.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "each-against-the-others",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "Each of three numbers is compared with the two others: compare all of them with the total instead.",

  make: (rng) => rng.pick([deviations, thirdPart, total])(rng),

  /** All are positive, a total exceeds its part, and a part of all three is less than 1. */
  possible: ({ stem, options }) =>
    options.map((option) => {
      const { value } = valueOf(option);
      return value > 0 && !(stem.includes("what fraction") && value >= 1);
    }),

  /** Solves for x and y by repeated substitution, with 1 or the given number for z. */
  check({ stem, options }) {
    const text = plain(stem);
    const chosen = (answer: number): number[] =>
      options.flatMap((option, k) => (near(valueOf(option).value, answer) ? [k] : []));
    if (text.includes("average")) {
      const [p, q, word] = read(stem, /x is (\d+) greater .+? y is (\d+) (greater|less)/) as [
        string,
        string,
        string,
      ];
      const signed = word === "less" ? -Number(q) : Number(q);
      const [x, y] = settled(
        (_, b) => (b + 4) / 2 + Number(p),
        (a) => (a + 4) / 2 + signed,
      );
      return chosen((x + y) / 2 - 4);
    }
    const [a, b, c, d] = Array.from(text.matchAll(/\((\d+)\)\/\((\d+)\)/g), ([, top, bottom]) => [
      Number(top),
      Number(bottom),
    ]).flat();
    const given = /z = (\d+)/.exec(text) ?? /(?:paid|invested) \$(\d+)/.exec(text);
    const z = given ? Number(given[1]) : 1;
    const [x, y] = settled(
      (_, v) => (a! / b!) * (v + z),
      (u) => (c! / d!) * (u + z),
    );
    if (given) return chosen(x + y + z);
    return chosen(/sum of x, y, and z/.test(text) ? z / (x + y + z) : z / (x + y));
  },
};

/** Each value follows from the other one; the errors shrink with every round. */
function settled(
  nextX: (x: number, y: number) => number,
  nextY: (x: number) => number,
): [number, number] {
  let [x, y] = [1, 1];
  for (let round = 0; round < 300; round++) {
    x = nextX(x, y);
    y = nextY(x);
  }
  return [x, y];
}
