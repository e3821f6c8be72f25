import {
  formulaOf,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  type Slip,
  texTerm,
} from "@theta/items/template";

/** a + bx + cy */
type Linear = readonly [number, number, number];

const TAKEAWAY =
  "The root of a square is the absolute value, so the sign of what was squared decides.";

const scaled = (k: number, one: Linear): Linear => [k * one[0], k * one[1], k * one[2]];
const plus = (one: Linear, other: Linear): Linear => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** TeX of a linear expression, the positive term first: y - 2x, 3 - x, x + 5. */
function tex([constant, x, y]: Linear): string {
  const terms: [number, string][] = [
    [x, "x"],
    [y, "y"],
    [constant, ""],
  ];
  const sorted = [...terms.filter(([k]) => k > 0), ...terms.filter(([k]) => k < 0)];
  const text = sorted.map(([k, name]) => texTerm(k, name)).join(" ");
  return text === "" ? "0" : text.replace(/^\+ /, "").replace(/^- /, "-");
}

/** What is squared under a root, and whether it's positive where the stem says. */
interface Squared {
  readonly inside: Linear;
  readonly isPositive: boolean;
  /** How the stem writes the square: (x - 3)^2, 4x^2, x^2 - 6x + 9. */
  readonly square: string;
  /** Why it has this sign. */
  readonly because: string;
}

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly given: string;
  readonly roots: readonly [Squared, Squared];
  readonly sign: 1 | -1;
}

/** Two squares of x less a number; x is between the numbers, or beyond one of them. */
function drawNumbers(rng: Rng): Question {
  const low = rng.int(-6, 3);
  const high = low + rng.int(3, 7);
  const where = rng.pick(["between", "between", "below"] as const);
  const isExpanded = rng.chance(0.4);
  const root = (a: number, isPositive: boolean): Squared => {
    const inside: Linear = [-a, 1, 0];
    const expanded = `x^2 ${texTerm(-2 * a, "x")} + ${a * a}`;
    const square = a === 0 ? "x^2" : isExpanded ? expanded : `(${tex(inside)})^2`;
    return {
      inside,
      isPositive,
      square,
      because: `$x ${isPositive ? ">" : "<"} ${a}$`,
    };
  };
  const pair = [root(low, where === "between"), root(high, false)] as const;
  return {
    kind: `numbers/${where}-${isExpanded ? "expanded" : "squares"}`,
    difficulty: isExpanded ? 6 : 5,
    given: where === "between" ? `${low} < x < ${high}` : `x < ${low}`,
    roots: rng.chance(0.5) ? pair : [pair[1], pair[0]],
    sign: where === "below" ? -1 : rng.pick([1, -1]),
  };
}

/** The possible orders of x, y, and 0, and the signs of x, y, and x - y there. */
const ORDERS = [
  { given: "x < y < 0", x: -1, y: -1, gap: -1 },
  { given: "y < x < 0", x: -1, y: -1, gap: 1 },
  { given: "x < 0 < y", x: -1, y: 1, gap: -1 },
  { given: "y < 0 < x", x: 1, y: -1, gap: 1 },
  { given: "0 < x < y", x: 1, y: 1, gap: -1 },
] as const;

/** The squares of x or y, of their difference, or of their sum. */
function drawLetters(rng: Rng): Question {
  const order = rng.pick(ORDERS);
  const root = (inside: Linear, sign: number, because = `$${order.given}$`): Squared => ({
    inside,
    isPositive: sign > 0,
    square:
      Math.abs(inside[1]) + Math.abs(inside[2]) > 1 ? `(${tex(inside)})^2` : `${tex(inside)}^2`,
    because,
  });
  const single = rng.chance(0.5) ? root([0, 1, 0], order.x) : root([0, 0, 1], order.y);
  const gap = root([0, 1, -1], order.gap);
  const isBothNegative = order.x + order.y === -2;
  const total = isBothNegative && rng.chance(0.4) ? root([0, 1, 1], -1) : gap;
  return {
    kind: `letters/${total === gap ? "difference" : "sum"}`,
    difficulty: 5,
    given: order.given,
    roots: [total, single],
    sign: rng.pick([1, -1]),
  };
}

const sized = ({ inside, isPositive }: Squared): Linear => scaled(isPositive ? 1 : -1, inside);

/** Every other pair of signs, then squares whose root is taken term by term. */
function wrongOf({ roots: [one, other], sign }: Question): [Linear, string, string][] {
  const [right, second] = [sized(one), sized(other)];
  const by = (k: number, m: number): Linear => plus(scaled(k, right), scaled(m * sign, second));
  const root = (squared: Squared): string =>
    `$\\sqrt{${squared.square}}$ is $${tex(sized(squared))}$, because ${squared.because}`;
  const turned = (squared: Squared): string =>
    `This takes $\\sqrt{${squared.square}}$ to be $${tex(scaled(-1, sized(squared)))}$, which is negative`;
  const dropped = plus(one.inside, scaled(sign, other.inside));
  return [
    [
      dropped,
      "drops each root with its square",
      `This drops both roots with the squares, but ${one.isPositive ? root(other) : root(one)}.`,
    ],
    [by(1, -1), "turns the second root's sign", `${turned(other)}; ${root(other)}.`],
    [by(-1, 1), "turns the first root's sign", `${turned(one)}; ${root(one)}.`],
    [
      by(-1, -1),
      "turns both signs",
      `This takes both roots to be negative, but ${root(one)}, and ${root(other)}.`,
    ],
    [
      right,
      "leaves out the second root",
      `This is the first root alone, but the second isn't 0: ${root(other)}.`,
    ],
    [
      second,
      "leaves out the first root",
      `This is the second root alone, but the first isn't 0: ${root(one)}.`,
    ],
    [
      scaled(-1, right),
      "turns a sign and leaves out a root",
      `${turned(one)}, and leaves out the second root; ${root(one)}.`,
    ],
  ];
}

/** Where a stem's condition holds, and the value of its expression there. */
function readingOf(
  stem: string,
): [points: { x: number; y: number }[], ReturnType<typeof formulaOf>] {
  const [given = "", expression = ""] = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, formula]) =>
    plain(formula!)
      .replace(/ =$/, "")
      .replaceAll(/sqrt\(((?:[^()]|\([^()]*\))*)\)/g, "($1)^0.5"),
  );
  const grid = range(-14, 14).map((k) => 0.7 * k + 0.11);
  const points = grid.flatMap((x) => grid.map((y) => ({ x, y }))).filter(relationOf(given));
  return [points, formulaOf(expression)];
}

/** For each option, whether it's open at first sight: a sum of two roots isn't negative. */
function openIn(stem: string, options: readonly string[]): boolean[] {
  if (!stem.includes("} + \\sqrt")) return options.map(() => true);
  const [points] = readingOf(stem);
  return options.map((option) => points.some((point) => formulaOf(option)(point) >= 0));
}

export const template: ProblemTemplate = {
  id: "roots-of-squares",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern: "The root of a square is an absolute value, and the given order removes its bars.",

  make(rng) {
    const question = rng.chance(0.5) ? drawNumbers(rng) : drawLetters(rng);
    const { kind, difficulty, given, roots, sign } = question;
    const [one, other] = roots;
    const key = plus(sized(one), scaled(sign, sized(other)));
    const expression = `\\sqrt{${one.square}} ${sign > 0 ? "+" : "-"} \\sqrt{${other.square}}`;
    const wording = rng.int(1, 2);
    const stem = [
      `If $${given}$, which of the following is equal to $${expression}$?`,
      `If $${given}$, then $${expression} =$`,
    ][wording - 1]!;
    const all = wrongOf(question).map(([value, slip, why]): Slip => ({
      text: `$${tex(value)}$`,
      slip,
      why,
    }));
    const open = openIn(
      stem,
      all.map(({ text }) => text),
    );
    const slips = [...all.filter((_, k) => open[k]), ...all.filter((_, k) => !open[k]).slice(0, 1)];
    const meaning = (squared: Squared): string =>
      `$\\sqrt{${squared.square}}${/^x\^2 ./.test(squared.square) ? ` = \\sqrt{(${tex(squared.inside)})^2}` : ""} = |${tex(squared.inside)}|$. Because ${squared.because}, $${tex(squared.inside)}$ is ${squared.isPositive ? "positive" : "negative"}, so this is $${tex(sized(squared))}$.`;
    const allows = relationOf(given);
    const at = range(-9, 9)
      .flatMap((x) => range(-9, 9).map((y) => ({ x, y })))
      .toSorted((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y))
      .find((point) => allows(point))!;
    const valueAt = ([constant, x, y]: Linear): number => constant + x * at.x + y * at.y;
    const [left, right] = [valueAt(sized(one)), valueAt(sized(other))];
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem,
      key: {
        text: `$${tex(key)}$`,
        why: `The roots are $${tex(sized(one))}$ and $${tex(sized(other))}$, and their ${sign > 0 ? "sum" : "difference"} is $${tex(key)}$.`,
      },
      slips,
      solution: {
        idea: "A root isn't negative: $\\sqrt{a^2}$ is $|a|$, which is $-a$ if $a$ is negative.",
        steps: [
          meaning(one),
          meaning(other),
          `So the expression is $(${tex(sized(one))}) ${sign > 0 ? "+" : "-"} (${tex(sized(other))}) = ${tex(key)}$.`,
        ],
        check: `With $x = ${at.x}$${/y/.test(given) ? ` and $y = ${at.y}$` : ""}, the expression is $${left} ${sign > 0 ? "+" : "-"} ${right} = ${left + sign * right}$${/[xy]/.test(tex(key)) ? `, and $${tex(key)}$ is $${valueAt(key)}$, too` : ""}.`,
        takeaway: TAKEAWAY,
      },
    };
  },

  possible: ({ stem, options }) => openIn(stem, options),

  /** Puts numbers into the expression and the options, wherever the condition holds. */
  check({ stem, options }) {
    const [points, value] = readingOf(stem);
    return options.flatMap((option, k) => {
      const tried = formulaOf(option);
      return points.every((point) => Math.abs(value(point) - tried(point)) < 1e-6) ? [k] : [];
    });
  },
};
