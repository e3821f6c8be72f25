import {
  type AskedProblem,
  draftOf,
  Fraction,
  near,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  sum,
  texFirst,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const text = (value: number): string => `$${value}$`;
/** Asking for a sum suggests that there are two solutions. */
const asked = (equation: string, asksSum: boolean): string[] =>
  asksSum
    ? [
        `What is the sum of all the solutions of the equation $${equation}$?`,
        `If $${equation}$, what is the sum of all the possible values of $x$?`,
      ]
    : [`If $${equation}$, what is the value of $x$?`, `If $${equation}$, then $x =$`];
/** A factor of a quadratic: x - 3, x + 2, or x. */
const factorOf = (root: number): string => (root === 0 ? "x" : `(x ${texTerm(-root, "")})`);
const quadraticOf = (p: number, q: number): string =>
  ["x^2", texTerm(-(p + q), "x"), texTerm(p * q, "")].filter(Boolean).join(" ");
/** Why the opposite of a root isn't the answer, whether a solution or a sum is asked for. */
const reversed = (root: number, flaw?: string): string =>
  flaw
    ? `This reverses the sign of $${root}$, the root that ${flaw}.`
    : `This reverses the sign of the solution $${root}$.`;

/** Squaring adds a solution that the equation doesn't have. */
function askSquared(rng: Rng, asksSum: boolean): AskedProblem | null {
  const shift = rng.int(0, 6);
  // The root of the equation is above the shift; the one that squaring adds is below it.
  const [over, under] = [rng.int(2, 9), rng.int(1, 8)];
  const [key, added, slope] = [shift + over, shift - under, over - under];
  const rest = over * over - slope * key;
  if (slope < 1 || rest === 0 || key + added === 0) return null;
  const inside = `${texFirst(slope, "x")} ${texTerm(rest, "")}`;
  const right = `x ${texTerm(-shift, "")}`.trim();
  const equation = `\\sqrt{${inside}} = ${right}`;
  return {
    difficulty: asksSum ? 5 : 4,
    stems: [],
    pure: asked(equation, asksSum),
    key,
    why: `$x = ${key}$ is the only solution: both sides are ${over}.`,
    wrong: [
      [
        key + added,
        "adds the root that doesn't fit",
        `This is $${key} ${texTerm(added, "")}$, but $x = ${added}$ makes the right side $-${under}$, and a square root isn't negative.`,
      ],
      [
        added,
        "takes the root that doesn't fit",
        `For $x = ${added}$, the right side is $-${under}$, and a square root isn't negative.`,
      ],
      [
        over,
        "stops at the value of both sides",
        `That is the value of each side when $x = ${key}$.`,
      ],
      [
        over - shift,
        "subtracts instead of adding",
        `This is $${over} - ${shift}$, but from $${right} = ${over}$, $x = ${over} + ${shift}$.`,
      ],
      [-key, "reverses a sign", reversed(key)],
      [-added, "reverses a sign", reversed(added, "doesn't fit")],
      [
        key - added,
        "subtracts the roots",
        `This subtracts $${added}$ from $${key}$, but only $${key}$ is a solution.`,
      ],
      [
        key + under,
        "adds the wrong number",
        `This adds ${under}, the left side for $x = ${added}$, to the solution $${key}$.`,
      ],
    ],
    solution: {
      idea: "Squaring both sides can add a solution, so each root has to be put back.",
      fast: [
        asksSum
          ? `The right side can't be negative, so $x \\ge ${shift}$. Of the roots $${added}$ and $${key}$ of the squared equation, only $${key}$ meets this condition, so the sum is $${key}$.`
          : `A square root can't be negative, so ${shift === 0 ? "$x \\ge 0$" : `$${right} \\ge 0$ and $x \\ge ${shift}$`}. Test only the options that meet this condition: $x = ${key}$ gives $\\sqrt{${over * over}} = ${over}$ on the left side${shift === 0 ? "" : ` and $${key} - ${shift} = ${over}$ on the right side`}.`,
      ],
      steps: [
        `Squaring gives $${inside} = ${shift === 0 ? "x^2" : `(${right})^2`}$, so $${quadraticOf(key, added)} = 0$.`,
        `This factors as $${factorOf(key)}${factorOf(added)} = 0$.`,
        `$x = ${key}$ makes both sides ${over}: $\\sqrt{${over * over}} = ${over}$${shift === 0 ? "" : ` and $${key} - ${shift} = ${over}$`}.`,
        `$x = ${added}$ makes the left side $\\sqrt{${under * under}} = ${under}$ and the right side ${shift === 0 ? "" : `$${added} - ${shift} = `}${shift === 0 ? `$-${under}$` : `-${under}$`}, so it isn't a solution.`,
      ],
      check: "A square root is never negative, so the right side must not be negative.",
      takeaway: "After squaring both sides, put every root back in the original equation.",
    },
    pureText: text,
    shows: Number.isInteger,
  };
}

/** Multiplying by the denominator adds the number that makes it zero. */
function askFraction(rng: Rng, asksSum: boolean): AskedProblem | null {
  const [key, hole] = [rng.int(-9, 9), rng.int(-9, 9)];
  if (key === 0 || hole === 0 || Math.abs(key) === Math.abs(hole)) return null;
  const below = `x ${texTerm(-hole, "")}`;
  const product = key * hole;
  const size = String(Math.abs(product));
  const part = (top: string, sign: number): string =>
    `${sign > 0 ? "+" : "-"} \\frac{${top}}{${below}}`;
  const times = texFirst(Math.abs(key), "x");
  const equation =
    key > 0
      ? `x ${part(size, product)} = \\frac{${times}}{${below}}`
      : `x ${part(times, -key)} = ${part(size, -product).replace(/^\+ |(?<=^-) /, "")}`;
  return {
    difficulty: asksSum ? 6 : 5,
    stems: [],
    pure: asked(equation, asksSum),
    key,
    why: `$x = ${key}$ is the only solution, because $x = ${hole}$ makes the denominators zero.`,
    wrong: [
      [
        key + hole,
        "adds the root that doesn't fit",
        `This is $${key} ${texTerm(hole, "")}$, but $x = ${hole}$ makes the denominators zero, so it isn't a solution.`,
      ],
      [
        hole,
        "takes the root that doesn't fit",
        `$x = ${hole}$ makes the denominators zero: $${hole} ${texTerm(-hole, "")} = 0$.`,
      ],
      [-key, "reverses a sign", reversed(key)],
      [
        -(key + hole),
        "reverses both signs",
        `This is the coefficient of $x$ in $${quadraticOf(key, hole)}$, not a solution. The factors $${factorOf(key)}$ and $${factorOf(hole)}$ give the roots $${key}$ and $${hole}$.`,
      ],
      [
        key - hole,
        "subtracts the roots",
        `This subtracts $${hole}$ from $${key}$, but only $${key}$ is a solution.`,
      ],
      [-hole, "reverses a sign", reversed(hole, "makes the denominators zero")],
      [
        hole - key,
        "subtracts the roots",
        `This subtracts $${key}$ from $${hole}$, but only $${key}$ is a solution.`,
      ],
    ],
    solution: {
      idea: `Multiplying by $${below}$ adds the root $x = ${hole}$, which the equation doesn't allow.`,
      fast: [
        `Put the fractions on one side: $x = \\frac{${texFirst(key, "x")} ${texTerm(-product, "")}}{${below}} = \\frac{${texFirst(key, "")}(${below})}{${below}} = ${key}$ for each $x$ that's allowed.`,
      ],
      steps: [
        `Multiplying by $${below}$ and collecting terms gives $${quadraticOf(key, hole)} = 0$.`,
        `This factors as $${factorOf(key)}${factorOf(hole)} = 0$.`,
        `$x = ${hole}$ makes the denominators zero, so the only solution is $${key}$.`,
      ],
      check: `At $x = ${key}$, the denominators are $${key - hole}$, and both sides are $${texFraction(new Fraction(key > 0 ? key * key : -product, key - hole))}$.`,
      takeaway: "A root that makes a denominator zero isn't a solution.",
    },
    pureText: text,
    shows: Number.isInteger,
  };
}

const ASK = { squared: askSquared, fraction: askFraction };

/** The numbers, in quarters, for which the equation that the stem shows is true. */
function solutionsOf(stem: string): number[] {
  const equation = /\$([^$]*=[^$]+)\$/.exec(stem)?.[1] ?? "";
  const holds = relationOf(plain(equation).replaceAll(/sqrt\(([^)]*)\)/g, "(($1)^(1/2))"));
  return range(-400, 400)
    .map((quarter) => quarter / 4)
    .filter((x) => holds({ x }));
}

export const template: ProblemTemplate = {
  id: "solution-that-does-not-fit",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "Squaring, or multiplying by a denominator, adds a root that isn't a solution.",

  make(rng) {
    const kind = rng.pick(["squared", "fraction"] as const);
    const asksSum = rng.chance(0.6);
    const problem = ASK[kind](rng, asksSum);
    return (
      problem &&
      draftOf(
        `${kind}-${asksSum ? "sum" : "value"}`,
        problem,
        [{ wording: /^/, fits: () => true }],
        rng,
      )
    );
  },

  check({ stem, options }) {
    const right = sum(solutionsOf(stem));
    return options.flatMap((one, k) => (near(valueOf(one).value, right) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
