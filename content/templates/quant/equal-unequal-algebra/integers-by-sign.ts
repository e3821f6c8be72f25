import {
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  sum,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** A product or quotient with its sign condition, and the integers that satisfy it. */
interface Form {
  readonly name: string;
  readonly tex: string;
  readonly integers: number[];
  readonly difficulty: number;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  /** Integers that somebody would count, and why. */
  readonly wrong: readonly (readonly [integers: number[], slip: string, why: string])[];
}

const factor = (root: number): string => (root === 0 ? "x" : `(x ${texTerm(-root, "")})`);

const bare = (root: number): string => factor(root).replaceAll(/[()]/g, "");

const shown = (n: number): string => `$${n}$`;

function quadratic(rng: Rng): Form {
  const r = rng.int(-8, 2);
  const [s, isOpen] = [r + rng.int(4, 9), rng.chance(0.5)];
  const inside = isOpen ? range(r + 1, s - 1) : range(r, s);
  return {
    name: "quadratic",
    tex: `x^2 ${texTerm(-(r + s), "x")} ${texTerm(r * s, "")} ${isOpen ? "\\lt" : "\\le"} 0`,
    integers: r * s === 0 || r + s === 0 ? [] : inside,
    difficulty: 4,
    idea: "Factor: the product is negative between its zeros and nowhere else.",
    steps: [
      `$${factor(r)}${factor(s)} ${isOpen ? "\\lt" : "\\le"} 0$ holds between ${shown(r)} and ${shown(s)}, ${isOpen ? "the zeros themselves left out" : "the zeros included"}.`,
    ],
    check: "Try one integer inside and one outside.",
    wrong: [
      [
        isOpen ? range(r, s) : range(r + 1, s - 1),
        isOpen ? "includes the zeros" : "leaves out the zeros",
        `At ${shown(r)} and ${shown(s)} the expression is 0, which ${isOpen ? "is not less than 0" : "is allowed"}.`,
      ],
      [
        isOpen ? range(r + 1, s) : range(r + 1, s),
        "treats the two ends differently",
        "Both ends are zeros of the same kind: either both count or neither does.",
      ],
      [
        inside.filter((x) => x > 0),
        "takes only positive integers",
        "Zero and negative integers are integers, too.",
      ],
      [
        inside.filter((x) => x >= 0),
        "takes no negative integers",
        "Negative integers are integers, too.",
      ],
      [
        inside.map((x) => -x),
        "turns the signs of the zeros",
        `The factor $${factor(r)}$ is 0 at ${shown(r)}, not at ${shown(-r)}.`,
      ],
      [
        range(Math.min(-r, s), Math.max(-r, s)),
        "turns the sign of one zero",
        `The factor $${factor(r)}$ is 0 at ${shown(r)}, not at ${shown(-r)}.`,
      ],
      [
        range(r - 1, s + 1),
        "goes beyond the zeros",
        `Outside ${shown(r)} and ${shown(s)} both factors have the same sign.`,
      ],
    ],
  };
}

function quotient(rng: Rng): Form {
  const zero = rng.int(-7, 7);
  const pole = zero + rng.pick([-1, 1]) * rng.int(4, 9);
  const [low, high] = [Math.min(zero, pole), Math.max(zero, pole)];
  const inside = range(low, high).filter((x) => x !== pole);
  return {
    name: "quotient",
    tex: `\\frac{${bare(zero)}}{${bare(pole)}} \\le 0`,
    integers: zero * pole === 0 ? [] : inside,
    difficulty: 5,
    idea: "A quotient has the sign of the product, but where its denominator is 0 it does not exist.",
    steps: [
      `The signs of numerator and denominator differ between ${shown(low)} and ${shown(high)}.`,
      `${shown(zero)} counts, since the quotient is 0 there; ${shown(pole)} does not, since the denominator is 0.`,
    ],
    check: "Multiplying by the denominator is not safe: its sign is not known.",
    wrong: [
      [
        range(low, high),
        "counts the zero of the denominator",
        `At ${shown(pole)} the quotient does not exist.`,
      ],
      [
        range(low + 1, high - 1),
        "leaves out the zero of the numerator",
        `At ${shown(zero)} the quotient is 0, which is allowed.`,
      ],
      [
        range(low, high).filter((x) => x !== zero),
        "confuses the two ends",
        `${shown(zero)} makes the numerator 0 and counts; ${shown(pole)} makes the denominator 0 and does not.`,
      ],
      [
        inside.filter((x) => x > 0),
        "takes only positive integers",
        "Zero and negative integers are integers, too.",
      ],
      [
        inside.filter((x) => x >= 0),
        "takes no negative integers",
        "Negative integers are integers, too.",
      ],
      [
        inside.map((x) => -x),
        "turns the signs of the ends",
        `The numerator is 0 at ${shown(zero)}, not at ${shown(-zero)}.`,
      ],
      [
        zero > 0 ? range(1, zero) : [],
        "multiplies by the denominator",
        "The sign of the denominator is not known, so multiplying by it may turn the inequality around.",
      ],
      [
        range(low - 1, high + 1),
        "goes beyond the ends",
        "Outside the two ends numerator and denominator have the same sign.",
      ],
    ],
  };
}

/** A squared factor never changes the sign: it removes one integer, or adds one. */
function squared(rng: Rng): Form {
  const r = rng.int(-7, 1);
  const s = r + rng.int(5, 9);
  const isOpen = rng.chance(0.5);
  const m = isOpen ? rng.int(r + 1, s - 1) : s + rng.int(2, 5);
  const inside = isOpen ? range(r + 1, s - 1) : range(r, s);
  const integers = isOpen ? inside.filter((x) => x !== m) : [...inside, m];
  return {
    name: isOpen ? "square inside" : "square outside",
    tex: `${factor(m)}^2${factor(r)}${factor(s)} ${isOpen ? "\\lt" : "\\le"} 0`,
    integers: r * s * m === 0 ? [] : integers,
    difficulty: isOpen ? 7 : 8,
    idea: "The square is never negative, so the other two factors decide the sign, except where the square is 0.",
    steps: [
      `$${factor(r)}${factor(s)}$ is negative between ${shown(r)} and ${shown(s)}.`,
      isOpen
        ? `At ${shown(m)} the product is 0 and not negative, so it is left out; so are ${shown(r)} and ${shown(s)}.`
        : `The product is also 0 at ${shown(m)}, outside that range, so ${shown(m)} counts as well as ${shown(r)} and ${shown(s)}.`,
    ],
    check: `Look at ${shown(m)} by itself.`,
    wrong: [
      [
        inside,
        isOpen ? "overlooks the zero inside" : "overlooks the zero outside",
        `At ${shown(m)} the square is 0, and so is the product.`,
      ],
      [
        isOpen ? range(r, s) : range(r + 1, s - 1),
        isOpen ? "includes the zeros" : "leaves out all zeros",
        `At the zeros the product is 0, which is ${isOpen ? "not negative" : "allowed"}.`,
      ],
      [
        isOpen ? range(r, s).filter((x) => x !== m) : [...range(r + 1, s - 1), m],
        "treats the zeros differently",
        `All three zeros make the product 0; ${isOpen ? "none of them counts" : "all of them count"}.`,
      ],
      [
        isOpen ? range(m + 1, s - 1) : range(s, m),
        "changes the sign at the square",
        `The square does not change its sign at ${shown(m)}.`,
      ],
      [
        isOpen ? range(r + 1, m - 1) : range(r, m),
        "changes the sign at the square once more",
        `The square does not change its sign at ${shown(m)}.`,
      ],
      [
        integers.filter((x) => x > 0),
        "takes only positive integers",
        "Zero and negative integers are integers, too.",
      ],
      [
        [...range(r, s), ...(isOpen ? [m] : [m, m])],
        "counts a zero twice",
        `${shown(m)} is one integer, even if its factor is squared.`,
      ],
      [
        integers.map((x) => -x),
        "turns the signs of the zeros",
        `The factor $${factor(r)}$ is 0 at ${shown(r)}, not at ${shown(-r)}.`,
      ],
    ],
  };
}

/** A quotient compared with a number: move everything to one side instead of multiplying. */
function compared(rng: Rng): Form {
  const [c, b] = [rng.int(2, 3), rng.int(1, 6)];
  const e = b + rng.int(4, 10);
  const a = e * (c - 1) - c * b;
  const good = range(b + 1, e);
  return {
    name: "compared",
    tex: `\\frac{x ${texTerm(a, "")}}{x - ${b}} \\ge ${c}`,
    integers: a === 0 || a === -b ? [] : good,
    difficulty: 8,
    idea: "The sign of the denominator is not known, so bring everything to one side instead of multiplying.",
    steps: [
      `$\\frac{x ${texTerm(a, "")} - ${c}(x - ${b})}{x - ${b}} = \\frac{${a + c * b} - ${c === 2 ? "" : c - 1}x}{x - ${b}} \\ge 0$.`,
      `The numerator is 0 at ${e}, the denominator at ${b}; the quotient is positive between them.`,
      `${e} counts, ${b} does not.`,
    ],
    check: `For $x$ below ${b} the denominator is negative, and the quotient is less than ${c}.`,
    wrong: [
      [
        range(1, e),
        "multiplies by the denominator",
        `For $x$ less than ${b} the denominator is negative, and the inequality turns around.`,
      ],
      [range(b, e), "counts the zero of the denominator", `At ${b} the quotient does not exist.`],
      [
        range(b + 1, e - 1),
        "leaves out the end",
        `At ${e} the quotient is exactly ${c}, which is allowed.`,
      ],
      [
        range(1, e).filter((x) => x !== b),
        "takes out only the zero of the denominator",
        `Below ${b} the denominator is negative; the quotient is less than ${c} there.`,
      ],
      [
        range(b + 1, Math.floor((a + b) / (c - 1))),
        "forgets the bracket",
        `The ${c} multiplies all of $x - ${b}$.`,
      ],
      [
        range(0, e),
        "starts at zero",
        `Below ${b} the denominator is negative; the quotient is less than ${c} there.`,
      ],
      [
        range(b + 1, a + c * b),
        "forgets the coefficient",
        `The numerator $${a + c * b} - ${c === 2 ? "" : c - 1}x$ is 0 at ${e}.`,
      ],
      [
        range(b + 1, Math.floor((e + b) / 2)),
        "stops halfway",
        `Up to ${e} numerator and denominator are both positive.`,
      ],
    ],
  };
}

const ASKS = {
  count: {
    text: "How many integers $x$ satisfy",
    of: (xs: readonly number[]): number => xs.length,
  },
  sum: {
    text: "What is the sum of all integers $x$ that satisfy",
    of: (xs: readonly number[]): number => sum(xs),
  },
} as const;

export const template: ProblemTemplate = {
  id: "integers-by-sign",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "The sign of a product or quotient changes at its zeros only: find the integers, and judge each zero.",

  make(rng) {
    const form = rng.pick([quadratic, quotient, squared, squared, compared])(rng);
    const { name, tex, integers, difficulty, idea, steps, check, wrong } = form;
    const ask = rng.pick(["count", "sum"] as const);
    const { text, of } = ASKS[ask];
    const key = of(integers);
    if (integers.length < 3 || (ask === "sum" && key === 0)) return null;
    const list = integers.toSorted((p, q) => p - q);
    const slips = wrong.map(([xs, title, why]): Slip => ({
      text: shown(of(xs)),
      value: of(xs),
      slip: title,
      why,
    }));
    return {
      variant: `${name}/${ask}`,
      context: "pure",
      // The form sets the level; a sum needs the integers themselves, not just how many there are.
      difficulty: difficulty + (ask === "sum" ? 1 : 0),
      stem: `${text} $${tex}$?`,
      key: { text: shown(key), value: key, why: `The integers are ${list.map(shown).join(", ")}.` },
      slips: slips.filter((_, k) =>
        ask === "sum" ? wrong[k]![0].length > 0 : of(wrong[k]![0]) > 0,
      ),
      solution: {
        idea,
        steps: [
          ...steps,
          `The integers are ${list.map(shown).join(", ")}; ${ask === "sum" ? "their sum is" : "their number is"} ${shown(key)}.`,
        ],
        check,
      },
    };
  },

  /** Puts every integer from -60 to 60 into the text. */
  check({ stem, options }) {
    const inequality = /satisfy (.+)\?$/.exec(plain(stem))?.[1];
    const ask = Object.values(ASKS).find(({ text }) => stem.startsWith(text));
    if (!inequality || !ask) throw new Error(`This cannot be read: ${stem}`);
    const answer = ask.of(range(-60, 60).filter((x) => holds(inequality, x)));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function holds(inequality: string, x: number): boolean {
  const [left = "", sign = "", right = ""] = inequality.split(/ (<=|<|>=) (?=\d+$)/);
  const parts = /^\(([^()]+)\)\/\(([^()]+)\)$/.exec(left);
  const bottom = parts ? polynomial(parts[2]!, x) : 1;
  if (bottom === 0) return false;
  const value = (parts ? polynomial(parts[1]!, x) : product(left, x)) / bottom;
  return { "<": value < Number(right), "<=": value <= Number(right), ">=": value >= Number(right) }[
    sign
  ]!;
}

/** "(x - 2)^2(x + 1)(x - 5)", or a polynomial without parentheses. */
function product(text: string, x: number): number {
  if (!text.includes("(")) return polynomial(text, x);
  return Array.from(text.matchAll(/\(([^()]+)\)(\^2)?/g)).reduce(
    (all, [, inner, square]) => all * polynomial(inner!, x) ** (square ? 2 : 1),
    1,
  );
}

/** "x^2 - 3x - 10" at x. */
function polynomial(text: string, x: number): number {
  const terms = text.replaceAll(" ", "").matchAll(/([+-]?)(\d*)(x\^2|x|)/g);
  return sum(
    Array.from(terms, ([whole, sign, size, letter]) => {
      if (whole === "") return 0;
      const power = letter === "x^2" ? x * x : letter === "x" ? x : 1;
      return Number(`${sign}${size || 1}`) * power;
    }),
  );
}
