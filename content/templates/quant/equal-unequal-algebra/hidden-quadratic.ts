import {
  formulaSlip,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  sum,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** An equation that is quadratic in t; what t stands for, and the x that each t gives. */
interface Disguise {
  readonly name: string;
  /** As it appears in the equation, with parentheses if it needs them. */
  readonly letter: string;
  readonly difficulty: number;
  readonly square: string;
  readonly asks: readonly Ask[];
  /** The two values of t. */
  readonly ts: readonly [number, number];
  readonly solutions: (t: number) => number[];
  /** Why a t doesn't work. */
  readonly refusal: string;
}

type Ask = "sum" | "product" | "span";

const ASKED: Record<Ask, { text: string; of: (xs: number[]) => number }> = {
  sum: { text: "the sum of all real solutions", of: (xs) => sum(xs) },
  product: {
    text: "the product of all real solutions",
    of: (xs) => xs.reduce((all, x) => all * x, 1),
  },
  span: {
    text: "the positive difference between the greatest and the least real solutions",
    of: (xs) => Math.max(...xs) - Math.min(...xs),
  },
};

const squareRoot = (rng: Rng): Disguise => ({
  name: "square root",
  letter: "\\sqrt{x}",
  square: "x",
  difficulty: 5,
  asks: ["sum", "product", "span"],
  ts: [rng.int(2, 9), rng.int(1, 8) * rng.pick([1, -1])],
  solutions: (t) => (t < 0 ? [] : [t * t]),
  refusal: "a square root is never negative",
});

const fourthPower = (rng: Rng): Disguise => ({
  name: "fourth power",
  letter: "x^2",
  square: "x^4",
  difficulty: 5,
  asks: ["product", "span"],
  ts: [rng.int(2, 7) ** 2, rng.chance(0.4) ? rng.int(1, 5) ** 2 : -rng.int(1, 12)],
  solutions: (t) => (t < 0 ? [] : [Math.sqrt(t), -Math.sqrt(t)]),
  refusal: "a square is never negative",
});

const powerOfTwo = (rng: Rng): Disguise => ({
  name: "power of two",
  letter: "2^x",
  square: "2^{2x}",
  difficulty: 6,
  asks: ["sum", "product", "span"],
  ts: [2 ** rng.int(2, 6), 2 ** rng.int(1, 5)],
  solutions: (t) => (t < 0 ? [] : [Math.log2(t)]),
  refusal: "powers of 2 are positive",
});

function bracket(rng: Rng): Disguise {
  const m = rng.int(1, 4);
  const [one, other] = [m + rng.int(2, 5), Math.floor(m / 2) + rng.int(1, 5)];
  return {
    name: "bracket",
    letter: `(x^2 - ${m === 1 ? "" : m}x)`,
    square: `(x^2 - ${m === 1 ? "" : m}x)^2`,
    difficulty: 7,
    asks: ["product", "span"],
    ts: [one * (one - m), other * (other - m)],
    solutions: (t) =>
      [m + Math.sqrt(m * m + 4 * t), m - Math.sqrt(m * m + 4 * t)].map((twice) => twice / 2),
    refusal: "",
  };
}

/** Without parentheses, for use on its own. */
const bare = (letter: string): string => letter.replaceAll(/[()]/g, "");

const plus = (t: number): string => (t < 0 ? `+ ${-t}` : `- ${t}`);

const equals = (xs: readonly number[]): string => xs.map((x) => `$x = ${x}$`).join(" and ");

function slipsFor({ letter, ts, solutions, name }: Disguise, ask: Ask): Slip[] {
  const { of } = ASKED[ask];
  const [t1, t2] = ts;
  const all = ts.flatMap(solutions);
  const fromBadRoot =
    name === "square root"
      ? [t1 * t1, t2 * t2]
      : [Math.sqrt(t1), -Math.sqrt(t1), Math.sqrt(-t2), -Math.sqrt(-t2)];
  const others = (["sum", "product", "span"] as const).filter((other) => other !== ask);
  return [
    ...(t2 < 0 && name !== "bracket"
      ? [
          formulaSlip(
            of(fromBadRoot),
            "keeps an impossible value",
            `$${bare(letter)} = ${t2}$ gives no solution, so nothing may come from it.`,
          ),
        ]
      : []),
    formulaSlip(
      of([...ts]),
      "stops at the hidden letter",
      `${t1} and $${t2}$ are values of $${bare(letter)}$, not of $x$.`,
    ),
    ...(name === "fourth power"
      ? [
          formulaSlip(
            of(all.filter((x) => x > 0)),
            "forgets the negative roots",
            `$x^2$ is the same for a number and its opposite, so both count.`,
          ),
        ]
      : []),
    formulaSlip(
      of(solutions(t1)),
      "uses one value of the hidden letter",
      `Only what comes from $${bare(letter)} = ${t1}$ is counted.`,
    ),
    ...(solutions(t2).length === 0
      ? []
      : [
          formulaSlip(
            of(solutions(t2)),
            "uses the other value of the hidden letter",
            `Only what comes from $${bare(letter)} = ${t2}$ is counted.`,
          ),
        ]),
    ...others.map((other) =>
      formulaSlip(
        ASKED[other].of(all),
        `answers for the ${other === "span" ? "difference" : other}`,
        `That is ${ASKED[other].text}.`,
      ),
    ),
    formulaSlip(
      of(all) * -1,
      "turns a sign",
      "Check the solutions in the equation: a sign is lost.",
    ),
    formulaSlip(
      t1 + t2,
      "reads the sum off the equation",
      `${t1 + t2} is the sum of the two values of $${bare(letter)}$.`,
    ),
    formulaSlip(
      t1 * t2,
      "reads the product off the equation",
      `$${t1 * t2}$ is the product of the two values of $${bare(letter)}$.`,
    ),
    formulaSlip(
      Math.abs(t1 - t2),
      "takes the difference of the hidden values",
      `${t1} and $${t2}$ are values of $${bare(letter)}$, not of $x$.`,
    ),
    formulaSlip(
      of(all) / 2,
      "halves the result",
      "Every solution counts, not only one of each pair.",
    ),
  ].filter(
    ({ value }) =>
      Number.isInteger(value) &&
      Math.abs(value!) < 7000 &&
      !Object.is(value, -0) &&
      value !== 0 &&
      (ask !== "span" || value! > 0),
  );
}

export const template: ProblemTemplate = {
  id: "hidden-quadratic",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "An equation that is quadratic in a root, a power or a bracket; not every value found there gives an x.",

  make(rng) {
    const disguise = rng.pick([squareRoot, fourthPower, powerOfTwo, bracket])(rng);
    const { name, letter, square, ts, solutions, refusal } = disguise;
    const [b, c] = [-(ts[0] + ts[1]), ts[0] * ts[1]];
    const ask = rng.pick(disguise.asks);
    const xs = ts.flatMap(solutions);
    const key = ASKED[ask].of(xs);
    const isFair =
      c !== 0 &&
      Math.abs(b) > 1 &&
      Math.abs(c) < 500 &&
      new Set(xs).size === xs.length &&
      ts[0] !== ts[1];
    if (!isFair || (xs.length < 2 && ask !== "sum") || Math.abs(key) > 4000) return null;
    const middle = texTerm(b, name === "power of two" ? " \\cdot 2^x" : letter);
    const equation = `${square} ${middle} ${texTerm(c, "")} = 0`;
    const what = xs.length === 1 ? "the sum of all real solutions" : ASKED[ask].text;
    const steps = ts.map((t) => {
      const found = solutions(t);
      return found.length === 0
        ? `$${bare(letter)} = ${t}$ is impossible: ${refusal}.`
        : `$${bare(letter)} = ${t}$ gives ${equals(found)}.`;
    });
    const answer = `So ${what} is $${key}$.`;
    return {
      variant: `${name}/${ask}`,
      context: "pure",
      // The disguise sets the level; a value to reject is a trap, and four solutions are more to
      // handle.
      difficulty:
        disguise.difficulty +
        (xs.length < ts.length ? 1 : 0) +
        (name === "fourth power" && ts[1] < 0 ? 1 : 0) +
        (name === "bracket" && ts[1] < 0 ? 1 : 0),
      stem: rng.pick([
        `What is ${what} of the equation $${equation}$?`,
        `For the equation $${equation}$, what is ${what}?`,
      ]),
      key: {
        text: `$${key}$`,
        value: key,
        why: `The real solutions are ${xs
          .toSorted((p, q) => p - q)
          .map((x) => `$${x}$`)
          .join(", ")}.`
          .replace("solutions are", xs.length === 1 ? "only solution is" : "solutions are")
          .replace("real only", "only real"),
      },
      slips: slipsFor(disguise, ask),
      solution: {
        idea: `Read the equation as a quadratic one for $t = ${bare(letter)}$, then ask which $x$ belong to each $t$.`,
        steps: [
          `$t^2 ${texTerm(b, "t")} ${texTerm(c, "")} = (t ${plus(ts[0])})(t ${plus(ts[1])}) = 0$, so $t = ${ts[0]}$ or $t = ${ts[1]}$.`,
          ...steps,
          answer,
        ],
        check: `The question is about $x$, not about $${bare(letter)}$, and every value must be possible.`,
      },
    };
  },

  /**
   * Puts whole numbers into the equation, and counts sign changes to make sure that none is missed.
   */
  check({ stem, options }) {
    const left = leftSideOf(plain(stem));
    const first = stem.includes("sqrt") ? 0 : -60;
    const xs = range(first, 110).filter((x) => Math.abs(left(x)) < 1e-9);
    const turns = range(first, 109).filter(
      (x) => left(x + 0.5) * left(Math.max(x - 0.5, 0.001 + first)) < 0,
    );
    if (xs.length === 0 || turns.length !== xs.length)
      throw new Error(`${turns.length} solutions, ${xs.length} of them whole.`);
    const ask = (["sum", "product", "span"] as const).find((one) => stem.includes(ASKED[one].text));
    if (!ask) throw new Error(`Nothing is asked: ${stem}`);
    const value = ASKED[ask].of(xs);
    return options.flatMap((option, k) => (valueOf(option).value === value ? [k] : []));
  },
};

function leftSideOf(text: string): (x: number) => number {
  const numbers = Array.from(
    text.matchAll(/([+-]) (\d*)(?= ?\*| ?sqrt| ?x\^2| ?\(x| = 0)/g),
    ([, sign, size]) => Number(`${sign}${size || 1}`),
  );
  const [b, c] = numbers;
  if (b === undefined || c === undefined) throw new Error(`Not an equation of this kind: ${text}`);
  const inner = /\(x\^2 - (\d*)x\)\^2/.exec(text);
  const letter = (x: number): number => {
    if (inner) return x * x - Number(inner[1] || 1) * x;
    if (text.includes("sqrt")) return Math.sqrt(x);
    return text.includes("2^2x") ? 2 ** x : x * x;
  };
  return (x) => letter(x) ** 2 + b * letter(x) + c;
}
