import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

const TAKEAWAY = "A difference of two squares is the product of the sum and the difference.";

/** x² - y² and either x + y or x - y. */
function askPair(rng: Rng): AskedProblem | null {
  const [y, d] = [rng.int(2, 12), rng.int(2, 8)];
  const x = y + d;
  const [s, D] = [x + y, d * (x + y)];
  const ask = rng.pick(["sum", "greater", "smaller", "product"] as const);
  const key = { sum: s, greater: x, smaller: y, product: x * y }[ask];
  const name = { sum: "x + y", greater: "x", smaller: "y", product: "xy" }[ask];
  const integer = ask === "greater" ? "greater" : "lesser";
  const [told, given] = ask === "sum" ? ["x - y", d] : ["x + y", s];
  const divide = `Divide [[squares]], ${D}, by [[given]], ${given}, instead.`;
  return {
    difficulty: { sum: 2, greater: 3, smaller: 3, product: 4 }[ask],
    stems: [],
    pure: [
      `If $x^2 - y^2 = ${D}$ and $${told} = ${given}$, what is the value of $${name}$?`,
      ask === "sum"
        ? `If $x = y + ${d}$ and $x^2 = y^2 + ${D}$, what is the value of $x + y$?`
        : ask === "product"
          ? `If $x + y = ${s}$ and $\\frac{x^2 - y^2}{x + y} = ${d}$, what is the value of $xy$?`
          : `The sum of two positive integers is ${s}, and the difference of the squares of the integers is ${D}. What is the ${integer} of the two integers?`,
    ],
    key,
    why:
      ask === "sum"
        ? `$x + y = \\frac{x^2 - y^2}{x - y} = \\frac{${D}}{${d}} = ${s}$.`
        : `$x + y = ${s}$ and $x - y = \\frac{x^2 - y^2}{x + y} = ${d}$, so $x = ${x}$ and $y = ${y}$.`,
    wrong: [
      ...(ask === "product" ? [] : ([[x, "answers for x", `That is [[x]].`]] as const)),
      ...(ask === "product"
        ? ([
            [
              x * x - d * d,
              "mixes up the squares",
              `This is $${x}^2 - ${d}^2$, but $x = ${x}$ has to be multiplied by $y = ${y}$.`,
            ],
            [D / 2, "halves the difference", `This halves ${D}, but $x^2 - y^2$ isn't $2xy$.`],
            [
              s * d - s,
              "subtracts the sum",
              `This subtracts $x + y$ from $(x + y)(x - y)$, which isn't $xy$.`,
            ],
            [
              (s * s - D) / 2,
              "uses the wrong identity",
              `This is half of $${s}^2 - ${D}$, but $(x + y)^2$ isn't $x^2 - y^2 + 2xy$.`,
            ],
            [x * x, "squares one of them", `That is the value of $x^2$.`],
            [y * y, "squares one of them", `That is the value of $y^2$.`],
            [
              s * s - D,
              "uses the wrong identity",
              `This is $${s}^2 - ${D}$, but $(x + y)^2$ isn't $x^2 - y^2 + xy$.`,
            ],
            [
              (x + 1) * (y - 1),
              "misses by one",
              `This is $${x + 1} \\cdot ${y - 1}$, but those numbers differ by ${d + 2}, not by ${d}.`,
            ],
            [D, "takes the given value", `That is the product of the sum and the difference.`],
            [
              (x - 1) * (y + 1),
              "misses by one",
              `This is $${x - 1} \\cdot ${y + 1}$, but $x - y$ must be ${d}.`,
            ],
          ] as const)
        : []),
      [
        (given + D / given) / (ask === "sum" ? 1 : 4),
        "halves twice",
        ask === "sum"
          ? `That is $2x$, the sum of $x + y$ and $x - y$.`
          : `That is half of [[x]]: $${s} + ${d} = ${s + d}$ is twice [[x]] and is halved only once.`,
      ],
      [y, "answers for y", `That is [[y]].`],
      [2 * x, "forgets to halve", `That is $${s} + ${d}$, which is twice [[x]].`],
      [2 * y, "forgets to halve", `That is $${s} - ${d}$, which is twice [[y]].`],
      [d, "finds the difference", `That is [[difference]].`],
      [s, "finds the sum", `That is [[sum]].`],
      [
        s / 2,
        "halves the sum",
        `This halves ${s}, as if [[both]] were equal, but their squares differ by ${D}.`,
      ],
      [
        (D - given) / 2,
        "subtracts unlike terms",
        `This subtracts ${given} from ${D} and halves the result. ${divide}`,
      ],
      [
        (D + given) / 2,
        "adds unlike terms",
        `This adds ${given} to ${D} and halves the result. ${divide}`,
      ],
      [D - given, "subtracts instead of dividing", `This subtracts ${given} from ${D}. ${divide}`],
    ],
    words: (wording) =>
      wording === 2 && (ask === "greater" || ask === "smaller")
        ? {
            x: "the greater integer",
            y: "the lesser integer",
            both: "the two integers",
            difference: "the difference of the two integers",
            sum: "the sum of the two integers",
            squares: "the difference of the squares",
            given: "the sum",
            let: "Let $x$ be the greater integer, and let $y$ be the lesser one. Then ",
          }
        : {
            x: "the value of $x$",
            y: "the value of $y$",
            both: "$x$ and $y$",
            difference: "the value of $x - y$",
            sum: "the value of $x + y$",
            squares: "$x^2 - y^2$",
            given: `$${told}$`,
            let: "",
          },
    solution: {
      idea: `$x^2 - y^2 = (x + y)(x - y)$, so dividing gives the other factor.`,
      steps: [
        `[[let]]$(x + y)(x - y) = ${D}$ and $${told} = ${given}$, so $${ask === "sum" ? "x + y" : "x - y"} = \\frac{${D}}{${given}} = ${D / given}$.`,
        ...(ask === "sum"
          ? []
          : [
              `Adding $x + y = ${s}$ and $x - y = ${d}$ gives $2x = ${2 * x}$, so $x = ${x}$ and $y = ${s} - ${x} = ${y}$.`,
            ]),
        ...(ask === "product" ? [`So $xy = ${x} \\cdot ${y} = ${x * y}$.`] : []),
      ],
      check: `$${x}^2 - ${y}^2 = ${x * x} - ${y * y} = ${D}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      ask !== "product" || wording === 1
        ? {}
        : {
            idea: `$x^2 - y^2 = (x + y)(x - y)$, so the fraction is just $x - y$.`,
            steps: [
              `$\\frac{x^2 - y^2}{x + y} = \\frac{(x + y)(x - y)}{x + y} = x - y$, so $x - y = ${d}$.`,
              `Adding $x + y = ${s}$ and $x - y = ${d}$ gives $2x = ${2 * x}$, so $x = ${x}$ and $y = ${s} - ${x} = ${y}$.`,
              `So $xy = ${x} \\cdot ${y} = ${x * y}$.`,
            ],
            check: `$\\frac{${x}^2 - ${y}^2}{${x} + ${y}} = \\frac{${D}}{${s}} = ${d}$.`,
          },
    shows: (value) => Number.isInteger(value) && value > 0 && value !== given,
  };
}

/** (x + a)² - (x - a)² = 4ax, or roots that vanish. */
function askUnknown(rng: Rng): AskedProblem | null {
  const [a, x] = [rng.int(2, 7), rng.int(3, 15)];
  const all = 4 * a * x;
  if (a === x) return null;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $(x + ${a})^2 - (x - ${a})^2 = ${all}$, what is the value of $x$?`,
      `If $(x + ${a})^2 = (x - ${a})^2 + ${all}$, then $x =$`,
    ],
    key: x,
    why: `The difference of the two squares is $(2x)(${2 * a}) = ${4 * a}x$, and $\\frac{${all}}{${4 * a}} = ${x}$.`,
    wrong: [
      [
        all / (2 * a),
        "forgets a middle term",
        `This solves $${2 * a}x = ${all}$, which uses the middle term of one square only. The two middle terms together make $${4 * a}x$.`,
      ],
      [
        all / (2 * a * a),
        "squares each part",
        `This divides ${all} by $${a * a} + ${a * a}$. But $(x + ${a})^2$ isn't $x^2 + ${a * a}$, and $(x - ${a})^2$ isn't $x^2 - ${a * a}$.`,
      ],
      [
        all / 4,
        "forgets to divide",
        `This solves $4x = ${all}$, but the difference of the two squares is $${4 * a}x$.`,
      ],
      [x - a, "confuses x with a factor", `That is the value of $x - ${a}$.`],
      [x + a, "confuses x with a factor", `That is the value of $x + ${a}$.`],
      [
        all / 2 / a / 4,
        "halves twice",
        `This solves $${8 * a}x = ${all}$. The two middle terms are $${2 * a}x$ each, so the difference of the two squares is $${4 * a}x$.`,
      ],
      [
        all / a,
        "forgets the factor 4",
        `This solves $${a}x = ${all}$, but the difference of the two squares is $${4 * a}x$.`,
      ],
      [
        (all - 2 * a * a) / (4 * a),
        "keeps the squares",
        `This subtracts $2 \\cdot ${a * a} = ${2 * a * a}$ from ${all} first, but $${a * a} - ${a * a} = 0$.`,
      ],
      [
        (all + 2 * a * a) / (4 * a),
        "keeps the squares",
        `This adds $2 \\cdot ${a * a} = ${2 * a * a}$ to ${all} first, but $${a * a} - ${a * a} = 0$.`,
      ],
      [
        (all - a * a) / (2 * a),
        "expands one square",
        `This solves $(x + ${a})^2 - x^2 = ${all}$, but $(x - ${a})^2$ isn't $x^2$.`,
      ],
    ],
    solution: {
      idea: `With both squares on one side, there's a difference of squares, which is the product of a sum and a difference.`,
      fast: [
        `The sum of $x + ${a}$ and $x - ${a}$ is $2x$ and their difference is ${2 * a}, so $${4 * a}x = ${all}$ and $x = ${x}$.`,
      ],
      steps: [
        `$(x + ${a})^2 - (x - ${a})^2 = (x^2 + ${2 * a}x + ${a * a}) - (x^2 - ${2 * a}x + ${a * a}) = ${4 * a}x$.`,
        `$${4 * a}x = ${all}$, so $x = ${x}$.`,
      ],
      check: `$${x + a}^2 - ${Math.abs(x - a)}^2 = ${(x + a) ** 2} - ${(x - a) ** 2} = ${all}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(2 * value) && value > 0,
  };
}

/** Numbers whose sum or difference is round. */
function askNumbers(rng: Rng): AskedProblem | null {
  const half = rng.pick([10, 20, 25, 30, 40, 50]);
  const off = rng.int(2, 9);
  const [a, b] = [half + off, half - off];
  const D = a * a - b * b;
  const by = rng.pick([4, 5, 8, 10, 20, 25, 40, 50].filter((n) => D % n === 0 && D / n > 4));
  if (by === undefined || half % off === 0) return null;
  const key = D / by;
  return {
    difficulty: 2,
    stems: [],
    pure: [
      `What is the value of $\\frac{${a}^2 - ${b}^2}{${by}}$?`,
      `If $${a}^2 - ${b}^2 = ${by}k$, what is the value of $k$?`,
      `If $${a}^2 = ${by}n + ${b}^2$, then $n =$`,
    ],
    key,
    why: `$${a}^2 - ${b}^2 = (${2 * half})(${2 * off}) = ${tex(D)}$, and $\\frac{${tex(D)}}{${by}} = ${key}$.`,
    wrong: [
      [
        (4 * off * off) / by,
        "squares the difference",
        `$${a}^2 - ${b}^2$ isn't $(${a} - ${b})^2$.`,
      ],
      [
        D / 2 / by,
        "halves",
        `This uses ${off} as the difference, but ${a} and ${b} differ by ${2 * off}.`,
      ],
      [
        (2 * D) / by,
        "doubles",
        `This uses ${4 * half} as the sum, but ${a} and ${b} add up to ${2 * half}.`,
      ],
      [(2 * half * off) / by, "uses half of the difference", `${a} and ${b} differ by ${2 * off}.`],
      [2 * half, "finds the sum", `That is the sum of ${a} and ${b}.`],
      [
        D / by / 4,
        "uses halves of both",
        `This multiplies ${half} by ${off}, but the sum and the difference are ${2 * half} and ${2 * off}.`,
      ],
      [(a * a + b * b) / by, "adds the squares", `This adds the squares instead of subtracting.`],
      [
        (2 * half * (2 * off + 1)) / by,
        "miscounts the difference",
        `This uses ${2 * off + 1} as the difference, but ${a} and ${b} differ by ${2 * off}.`,
      ],
      [
        (2 * half * (2 * off - 1)) / by,
        "miscounts the difference",
        `This uses ${2 * off - 1} as the difference, but ${a} and ${b} differ by ${2 * off}.`,
      ],
      [
        (2 * half * (2 * off + 2)) / by,
        "miscounts the difference",
        `This uses ${2 * off + 2} as the difference, but ${a} and ${b} differ by ${2 * off}.`,
      ],
      [
        (2 * (half - 5) * 2 * off) / by,
        "miscalculates the sum",
        `This uses ${2 * half - 10} as the sum, but ${a} and ${b} add up to ${2 * half}.`,
      ],
      [
        (2 * (half + 5) * 2 * off) / by,
        "miscalculates the sum",
        `This uses ${2 * half + 10} as the sum, but ${a} and ${b} add up to ${2 * half}.`,
      ],
      [2 * off, "finds the difference", `That is the difference of ${a} and ${b}.`],
    ],
    solution: {
      idea: `Factor the difference of squares before calculating: ${a} and ${b} have a round sum.`,
      steps: [
        `$${a}^2 - ${b}^2 = (${a} + ${b})(${a} - ${b}) = (${2 * half})(${2 * off}) = ${tex(D)}$.`,
        `$\\frac{${tex(D)}}{${by}} = ${key}$.`,
      ],
      check: `$${a}^2 = ${tex(a * a)}$ and $${b}^2 = ${tex(b * b)}$ differ by ${thousands(D)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { pair: askPair, unknown: askUnknown, numbers: askNumbers };

/** The positive integers x > y with these squares, by trial. */
function pairFrom(D: number, isRight: (x: number, y: number) => boolean): [number, number] {
  for (const x of range(1, 60))
    for (const y of range(1, x)) if (x * x - y * y === D && isRight(x, y)) return [x, y];
  return [NaN, NaN];
}

type Name = "x \\+ y" | "x" | "y" | "xy";

const OF: Readonly<Record<Name, (x: number, y: number) => number>> = {
  "x \\+ y": (x, y) => x + y,
  x: (x) => x,
  y: (_, y) => y,
  xy: (x, y) => x * y,
};

const READINGS: readonly StemReading[] = [
  ...Object.entries(OF).flatMap(([name, of]): StemReading[] => [
    {
      wording: new RegExp(`x\\^2 - y\\^2 = (\\d+) and x - y = (\\d+), .* of ${name}\\?`),
      fits: (tried, D, d) => tried === of(...pairFrom(D, (x, y) => x - y === d)),
    },
    {
      wording: new RegExp(`x\\^2 - y\\^2 = (\\d+) and x \\+ y = (\\d+), .* of ${name}\\?`),
      fits: (tried, D, s) => tried === of(...pairFrom(D, (x, y) => x + y === s)),
    },
  ]),
  {
    wording: /x = y \+ (\d+) and x\^2 = y\^2 \+ (\d+)/,
    fits: (tried, d, D) => tried === OF["x \\+ y"](...pairFrom(D, (x, y) => x - y === d)),
  },
  {
    wording: /x \+ y = (\d+) and .* = (\d+), what is the value of xy/,
    fits: (tried, s, d) => tried === OF.xy(...pairFrom(d * s, (x, y) => x + y === s)),
  },
  {
    wording: /integers is (\d+), .* is (\d+)\. What is the greater/,
    fits: (tried, s, D) => tried === OF.x(...pairFrom(D, (x, y) => x + y === s)),
    open: (tried, s) => tried < s && tried > s / 2,
  },
  {
    wording: /integers is (\d+), .* is (\d+)\. What is the lesser/,
    fits: (tried, s, D) => tried === OF.y(...pairFrom(D, (x, y) => x + y === s)),
    open: (tried, s) => tried < s / 2,
  },
  {
    wording: /\(x \+ (\d+)\)\^2 - .* = (\d+), /,
    fits: (x, a, all) => near((x + a) ** 2 - (x - a) ** 2, all),
  },
  {
    wording: /\(x \+ (\d+)\)\^2 = .* \+ (\d+), /,
    fits: (x, a, all) => near((x + a) ** 2, (x - a) ** 2 + all),
  },
  {
    wording: /\((\d+)\^2 - (\d+)\^2\)\/\((\d+)\)/,
    fits: (k, a, b, by) => near(k * by, a * a - b * b),
  },
  { wording: /(\d+)\^2 - (\d+)\^2 = (\d+)k/, fits: (k, a, b, by) => near(k * by, a * a - b * b) },
  { wording: /(\d+)\^2 = (\d+)n \+ (\d+)\^2/, fits: (k, a, by, b) => near(k * by, a * a - b * b) },
];

export const template: ProblemTemplate = {
  id: "difference-of-squares",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "A difference of squares is taken apart before anything is multiplied out.",

  make(rng) {
    const kind = rng.pick(["pair", "pair", "unknown", "numbers"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back, or finds the two numbers by trial. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
