import {
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type Slip,
} from "@theta/items/template";

const TAKEAWAY =
  "Before an inequality is divided by a letter or a difference of letters, its sign must be known.";

type Sign = "<" | ">";
const turned = (sign: Sign): Sign => (sign === "<" ? ">" : "<");
const opposite = (sign: Sign, isTurned: boolean): Sign => (isTurned ? turned(sign) : sign);

/** What is known about two letters; each makes the first less than the second, or greater. */
interface Given {
  readonly tex: (a: string, b: string) => string;
  /** The sign of a - b. */
  readonly difference: Sign;
  /** The sign of ab, if it's known. */
  readonly product: "+" | "-" | null;
  /** Two numbers that fit. */
  readonly example: readonly [number, number];
}
const LESS: Given = {
  tex: (a, b) => `${a} < ${b}`,
  difference: "<",
  product: null,
  example: [1, 3],
};
const GREATER: Given = {
  tex: (a, b) => `${a} > ${b}`,
  difference: ">",
  product: null,
  example: [3, 1],
};
const SIGNED: readonly Given[] = [
  { tex: (a, b) => `0 < ${a} < ${b}`, difference: "<", product: "+", example: [1, 2] },
  { tex: (a, b) => `${a} < ${b} < 0`, difference: "<", product: "+", example: [-2, -1] },
  { tex: (a, b) => `${a} < 0 < ${b}`, difference: "<", product: "-", example: [-1, 2] },
  { tex: (a, b) => `${b} < 0 < ${a}`, difference: ">", product: "-", example: [2, -1] },
];

interface Form {
  readonly name: string;
  readonly difficulty: number;
  readonly givens: readonly Given[];
  readonly tex: (a: string, b: string, sign: Sign) => string;
  /** What x is compared with. */
  readonly bound: (a: string, b: string) => string;
  /** Whether the sign turns on the way to x alone. */
  readonly turns: (given: Given) => boolean;
  /** Other bounds, with the slips behind them. */
  readonly wrong: (a: string, b: string) => readonly (readonly [string, string])[];
  readonly idea: (a: string, b: string) => string;
  readonly step: (a: string, b: string, sign: Sign) => string;
  /** What both sides are divided or multiplied by at the end. */
  readonly by: (a: string, b: string) => string;
  /** Both sides in numbers. */
  readonly sides: (a: number, b: number, x: number) => readonly [number, number];
}

const SQUARES_WRONG: Form["wrong"] = (a, b) => [
  [
    `${a} - ${b}`,
    `This leaves the wrong factor: $${a}^2 - ${b}^2 = (${a} - ${b})(${a} + ${b})$ divided by $${a} - ${b}$ is $${a} + ${b}$.`,
  ],
  [
    `${b} - ${a}`,
    `This is the opposite of $${a} - ${b}$, but $(${a} - ${b})(${a} + ${b})$ divided by $${a} - ${b}$ is $${a} + ${b}$.`,
  ],
  [
    `-${a} - ${b}`,
    `This has the opposite sign: $(${a} - ${b})(${a} + ${b})$ divided by $${a} - ${b}$ is $${a} + ${b}$, not $-(${a} + ${b})$.`,
  ],
];
const SQUARES_IDEA: Form["idea"] = (a, b) =>
  `Collect the terms in $x$: their coefficient is $${a} - ${b}$, whose sign is known.`;
const SQUARES_STEP: Form["step"] = (a, b, sign) =>
  `With the terms in $x$ on the left, $(${a} - ${b})x ${sign} ${a}^2 - ${b}^2 = (${a} - ${b})(${a} + ${b})$.`;
const sumOf = (a: string, b: string): string => `${a} + ${b}`;
const differenceOf = (a: string, b: string): string => `${a} - ${b}`;
const turnsIfLess = ({ difference }: Given): boolean => difference === "<";

const FORMS: readonly Form[] = [
  {
    name: "squares",
    difficulty: 6,
    givens: [LESS, GREATER],
    tex: (a, b, sign) => `${a}x + ${b}^2 ${sign} ${b}x + ${a}^2`,
    sides: (a, b, x) => [a * x + b * b, b * x + a * a],
    bound: sumOf,
    turns: turnsIfLess,
    wrong: SQUARES_WRONG,
    idea: SQUARES_IDEA,
    step: SQUARES_STEP,
    by: differenceOf,
  },
  {
    name: "factored",
    difficulty: 5,
    givens: [LESS, GREATER],
    tex: (a, b, sign) => `${a}(x - ${a}) ${sign} ${b}(x - ${b})`,
    sides: (a, b, x) => [a * (x - a), b * (x - b)],
    bound: sumOf,
    turns: turnsIfLess,
    wrong: SQUARES_WRONG,
    idea: SQUARES_IDEA,
    step: SQUARES_STEP,
    by: differenceOf,
  },
  {
    name: "fractions",
    difficulty: 6,
    givens: SIGNED,
    tex: (a, b, sign) => `\\frac{x}{${a}} - \\frac{x}{${b}} ${sign} ${b} - ${a}`,
    sides: (a, b, x) => [x / a - x / b, b - a],
    bound: (a, b) => [a, b].toSorted().join(""),
    turns: ({ difference, product }) => (difference === ">") !== (product === "-"),
    wrong: (a, b) => [
      [
        `-${[a, b].toSorted().join("")}`,
        `This takes the right side as $${a} - ${b}$. It's $${b} - ${a}$, the same factor as on the left side.`,
      ],
      [
        `${a} + ${b}`,
        `This takes $${a} + ${b}$ as the common denominator of the two fractions. It's $${[a, b].toSorted().join("")}$.`,
      ],
      [
        `${b} - ${a}`,
        `This keeps the factor $${b} - ${a}$ of the right side, but the left side has it, too, so it drops out.`,
      ],
    ],
    idea: (a, b) =>
      `Both sides have the factor $${b} - ${a}$, so divide by $\\frac{${b} - ${a}}{${[a, b].toSorted().join("")}}$, whose sign is known.`,
    step: (a, b, sign) =>
      `With a common denominator, the left side is $\\frac{${b}x - ${a}x}{${[a, b].toSorted().join("")}}$, so $\\frac{x(${b} - ${a})}{${[a, b].toSorted().join("")}} ${sign} ${b} - ${a}$.`,
    by: (a, b) => `\\frac{${b} - ${a}}{${[a, b].toSorted().join("")}}`,
  },
];

/** How the sign of the last factor follows: "$a - b$ and $ab$ are both positive, so their quotient is positive". */
function signText(form: Form, given: Given, a: string, b: string): string {
  const by = form.by(a, b);
  const sign = form.turns(given) ? "negative" : "positive";
  if (!given.product) return `$${by}$ is ${sign}`;
  const [top, bottom] = [
    given.difference === "<" ? "positive" : "negative",
    given.product === "+" ? "positive" : "negative",
  ];
  const product = `$${[a, b].toSorted().join("")}$`;
  return top === bottom
    ? `$${b} - ${a}$ and ${product} are both ${top}, so $${by}$ is ${sign}`
    : `$${b} - ${a}$ is ${top} and ${product} is ${bottom}, so $${by}$ is ${sign}`;
}

/** Numbers on both sides of the bound, put into the inequality. */
function checkOf(form: Form, given: Given, a: string, b: string, sign: Sign): string {
  const [one, other] = given.example;
  const bound = form.name === "fractions" ? one * other : one + other;
  const step = form.name === "fractions" ? 2 : 1;
  const isTrue = (x: number): boolean => {
    const [left, right] = form.sides(one, other, x);
    return sign === "<" ? left < right : left > right;
  };
  const tried = [bound + step, bound - step].map((x) => {
    const [left, right] = form.sides(one, other, x);
    return `$x = ${x}$ gives $${left + 0} ${sign} ${right}$, which is ${isTrue(x) ? "true" : "false"}`;
  });
  return `If $${a} = ${one}$ and $${b} = ${other}$, $${form.bound(a, b)}$ is $${bound}$. In the inequality, ${tried.join(", and ")}.`;
}

const LETTERS = ["ab", "pq", "mn", "rs", "cd", "hk", "st", "jk"];

/** Whether the last factor is negative, so that the sign turns. */
function slipsOf(form: Form, given: Given, a: string, b: string, sign: Sign): Slip[] {
  const right = opposite(sign, form.turns(given));
  const bound = form.bound(a, b);
  const turns = form.turns(given);
  const wrong: (readonly [string, string, string])[] = [
    [
      `x ${turned(right)} ${bound}`,
      turns ? "doesn't reverse the inequality" : "reverses the inequality",
      `$${form.by(a, b)}$ is ${turns ? "negative, so the inequality must be reversed" : "positive, so the inequality isn't reversed"}.`,
    ],
    ...form
      .wrong(a, b)
      .flatMap(([other, why]) => [
        [`x ${right} ${other}`, "divides wrongly", why] as const,
        [
          `x ${turned(right)} ${other}`,
          "divides wrongly and mistakes the sign",
          `${why} Also, the inequality must ${turns ? "" : "not "}be reversed, because $${form.by(a, b)}$ is ${turns ? "negative" : "positive"}.`,
        ] as const,
      ]),
  ];
  return wrong.map(([text, slip, why]) => ({ text: `$${text}$`, slip, why }));
}

/** Two pairs of options that differ in their sign alone, and one more. */
function chosen(slips: readonly Slip[], rng: Rng): Slip[] {
  const [first, ...others] = slips;
  const start = 2 * rng.int(0, others.length / 2 - 1);
  const pair = others.slice(start, start + 2);
  const rest = others.filter((slip) => !pair.includes(slip));
  return [first!, ...pair, rng.pick(rest)];
}

export const template: ProblemTemplate = {
  id: "divided-by-a-difference",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "An inequality in letters is divided by a difference whose sign follows from the order of the letters.",

  make(rng): ProblemDraft {
    const form = rng.pick(FORMS);
    const given = rng.pick(form.givens);
    const [a = "", b = ""] = rng.pick(LETTERS);
    const sign = rng.pick(["<", ">"] as const);
    const [known, relation] = [given.tex(a, b), form.tex(a, b, sign)];
    const turns = form.turns(given);
    const key = `x ${opposite(sign, turns)} ${form.bound(a, b)}`;
    const stems = [
      // With known signs, a weaker inequality could be true as well.
      given.product
        ? `If $${known}$, which of the following specifies all the values of $x$ for which $${relation}$?`
        : `If $${known}$ and $${relation}$, which of the following must be true?`,
      `If $${known}$, the inequality $${relation}$ is equivalent to which of the following?`,
    ];
    const wording = rng.int(0, 1);
    const last = `Because $${known}$, ${signText(form, given, a, b)}. Dividing by it ${turns ? "reverses" : "doesn't reverse"} the inequality: $${key}$.`;
    return {
      variant: `${form.name}/${wording + 1}`,
      context: "pure",
      difficulty: form.difficulty + (given.product === "-" ? 1 : 0),
      stem: stems[wording]!,
      key: { text: `$${key}$`, why: last },
      slips: chosen(slipsOf(form, given, a, b, sign), rng),
      solution: {
        idea: form.idea(a, b),
        steps: [form.step(a, b, sign), last],
        check: checkOf(form, given, a, b, sign),
        takeaway: TAKEAWAY,
      },
    };
  },

  /** Tries numbers: the right option holds where the inequality holds, and nowhere else if asked. */
  check({ stem, options }) {
    const known = read(stem, /If (.*?)(?: and |, the|, which)/)[0]!;
    const relation = read(stem, /(?: and |inequality |for which )(.*?)(?:, which| is equi|\?)/)[0]!;
    const [one = "", other = ""] = known.match(/[a-z]/g)!;
    const [fits, holds] = [relationOf(known), relationOf(relation)];
    const values = [-5, -3, -1.5, -0.5, 0.5, 2, 3, 4.5];
    const cases = values
      .flatMap((first) => values.map((second) => ({ [one]: first, [other]: second })))
      .filter(fits)
      .flatMap((pair) => range(-120, 120).map((n) => ({ ...pair, x: n / 4 + 0.1 })));
    const isImplied = stem.includes("must be true");
    return options.flatMap((option, place) => {
      const says = relationOf(plain(option));
      const agrees = cases.every((each) => (holds(each) ? says(each) : isImplied || !says(each)));
      return agrees ? [place] : [];
    });
  },
};
