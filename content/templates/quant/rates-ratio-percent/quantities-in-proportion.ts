import {
  Fraction,
  near,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  texFraction,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** y is directly proportional to a power of x and inversely to a power of z. */
interface Law {
  readonly m: number;
  readonly n: number;
}

const LAWS: readonly Law[] = [
  { m: 2, n: 1 },
  { m: 1, n: 2 },
  { m: 2, n: 2 },
  { m: 3, n: 1 },
  { m: 0.5, n: 1 },
  { m: 1, n: 0.5 },
  { m: 2, n: 0.5 },
  { m: 1, n: 3 },
];

const LETTERS = [
  ["x", "y", "z"],
  ["p", "q", "r"],
  ["u", "v", "w"],
  ["a", "b", "c"],
] as const;

const POWERS: Readonly<Record<string, string>> = {
  1: "",
  2: "the square of ",
  3: "the cube of ",
  0.5: "the square root of ",
};

const EXPONENTS: Readonly<Record<string, number>> = { square: 2, cube: 3, "square root": 0.5 };
const exponentOf = (name = ""): number => EXPONENTS[name] ?? 1;
function asFraction(n: number): Fraction | null {
  const bottom = range(1, 144).find((b) => near(n * b, Math.round(n * b)));
  return bottom ? new Fraction(Math.round(n * bottom), bottom) : null;
}

/** Factors for y from misreadings, when x is multiplied by `a` and z by `c`. */
function factorWays(
  a: number,
  c: number,
  { m, n }: Law,
  [x, , z]: readonly [string, string, string],
): Wrong[] {
  return [
    [
      a / c,
      "forgets the powers",
      `The powers of $${x}$ and $${z}$ count, not the quantities themselves.`,
    ],
    [
      a ** m * c ** n,
      "multiplies by both",
      `Inversely proportional means that a factor of $${z}$ divides.`,
    ],
    [
      c ** n / a ** m,
      "turns the factor over",
      `That is the reverse: $${x}$ belongs above and $${z}$ below.`,
    ],
    [
      (m === 0.5 ? a / 2 : m * a) / (n === 0.5 ? c / 2 : n * c),
      "multiplies by the exponents",
      `A square is not a double, nor a square root a half.`,
    ],
    [a ** m, `forgets $${z}$`, `The change of $${z}$ counts, too.`],
    [1 / c ** n, `forgets $${x}$`, `The change of $${x}$ counts, too.`],
    [a ** m / c, `forgets the power of $${z}$`, `Look again at what $${z}$ is said to do.`],
    [a / c ** n, `forgets the power of $${x}$`, `Look again at what $${x}$ is said to do.`],
    [a ** n / c ** m, "exchanges the powers", `Each power belongs to its own quantity.`],
    [a * c, "multiplies the factors", `The power and the division are both missing.`],
    [(a / c) ** 2, "squares everything", `Each quantity has a power of its own.`],
  ];
}

const PERCENTS = range(-16, 25)
  .map((k) => 4 * k)
  .concat(range(-13, 20).map((k) => 5 * k));

/** Percentage changes in x, z, and, as a result, y that come out clean. */
const CHANGES = LAWS.filter(({ m, n }) => m !== 0.5 && n !== 0.5).flatMap((law) =>
  PERCENTS.flatMap((p) =>
    PERCENTS.filter((q) => q * p !== 0 && (p % 10 === 0 || q % 10 === 0)).flatMap((q) => {
      const result = tidy((100 * (1 + p / 100) ** law.m) / (1 + q / 100) ** law.n - 100, 9);
      const isFair =
        Number.isInteger(result / 5) &&
        result !== 0 &&
        Math.abs(result) < 160 &&
        result !== p &&
        result !== q;
      return isFair ? [{ law, p, q, result }] : [];
    }),
  ),
);

const signed = (c: number): string => `${Math.abs(c)}% ${c < 0 ? "decrease" : "increase"}`;
const rises = (c: number): string =>
  `${c < 0 ? "decreases" : "increases"} by ${Math.abs(c)} percent`;

interface Told {
  readonly kind: string;
  readonly law: Law;
  readonly difficulty: number;
  readonly question: string;
  readonly value: number;
  readonly ways: Wrong[];
  readonly steps: string[];
  readonly text: (n: number) => string;
}

const fractionText = (n: number): string => `$${texFraction(asFraction(n) ?? new Fraction(0))}$`;
const powerTex = (letter: string, exponent: number): string =>
  exponent === 0.5 ? `\\sqrt{${letter}}` : exponent === 1 ? letter : `${letter}^${exponent}`;

/** The same law asked with values, with factors, and for a quantity under the power. */
function fromFactors(rng: Rng, letters: readonly [string, string, string]): Told | null {
  const law = rng.pick(LAWS);
  const { m, n } = law;
  const [x, y, z] = letters;
  const squareIf = (exponent: number): number =>
    exponent === 0.5 ? rng.pick([4, 9, 16]) : rng.int(2, 6);
  const [a, c] = [squareIf(m), squareIf(n)];
  const factor = tidy(a ** m / c ** n, 9);
  const kind = rng.pick(["factor", "value", "inner", "inner"] as const);
  const isHard = (asFraction(factor)?.bottom ?? 999) > 36 || a ** m > 130 || c ** n > 130;
  if (factor === 1 || a === c || isHard) return null;
  const below = `\\frac{${a}${m === 1 ? "" : `^${m}`}}{${c}${n === 1 ? "" : `^${n}`}}`
    .replace(`${a}^0.5`, `\\sqrt{${a}}`)
    .replace(`${c}^0.5`, `\\sqrt{${c}}`);
  const shown = fractionText(factor);
  if (kind === "factor")
    return {
      kind,
      law,
      difficulty: 5,
      question: `If $${x}$ is multiplied by ${a} and $${z}$ is multiplied by ${c}, then $${y}$ is multiplied by what number?`,
      value: factor,
      ways: factorWays(a, c, law, letters),
      steps: [`The factor of $${y}$ is $${below}$.`, `That is ${shown}.`],
      text: fractionText,
    };
  const [x0, z0] = [rng.int(1, 5), rng.int(1, 5)];
  const y0 = rng.int(2, 12) * (asFraction(factor)?.bottom ?? 1);
  if (kind === "value")
    return {
      kind,
      law,
      difficulty: 4,
      question: `If $${y} = ${y0}$ when $${x} = ${x0}$ and $${z} = ${z0}$, what is $${y}$ when $${x} = ${x0 * a}$ and $${z} = ${z0 * c}$?`,
      value: tidy(y0 * factor, 9),
      ways: factorWays(a, c, law, letters).map(([f, slip, why]): Wrong => [y0 * f, slip, why]),
      steps: [
        `$${x}$ is multiplied by ${a} and $${z}$ by ${c}, so $${y}$ is multiplied by $${below}$, which is ${shown}.`,
        `From ${y0} it becomes ${fractionText(y0 * factor)}.`,
      ],
      text: fractionText,
    };
  // The factors of y and z are given; that of x is under the power.
  if (m === 1) return null;
  const need = asFraction(factor) ?? new Fraction(0);
  const forX = (b: number, d: number): number => (b * d ** n) ** (1 / m);
  return {
    kind,
    law,
    difficulty: 7,
    question: `If $${y}$ is multiplied by ${shown} and $${z}$ is multiplied by ${c}, then $${x}$ is multiplied by what positive number?`,
    value: a,
    ways: [
      [
        a ** m,
        m === 0.5 ? "forgets to square" : "forgets the root",
        `That is the factor of $${powerTex(x, m)}$, not of $${x}$.`,
      ],
      [
        factor * c,
        "forgets the powers",
        `The powers of $${x}$ and $${z}$ count, not the quantities themselves.`,
      ],
      [
        factor / c,
        "divides instead of multiplying",
        `$${powerTex(x, m)}$ goes as $${y} \\cdot ${powerTex(z, n)}$, a product.`,
      ],
      [forX(factor, 1), `forgets $${z}$`, `The change of $${z}$ counts, too.`],
      [
        factor ** m * c ** n,
        "takes the power of the wrong quantity",
        `The power belongs to $${x}$.`,
      ],
      [
        m === 0.5 ? a ** m * 2 : a ** m / m,
        "divides by the exponent",
        `An exponent is undone by a root, not by a division.`,
      ],
      [c ** n, "looks at one change only", `The change of $${y}$ counts, too.`],
      [factor, "repeats the factor", `That is the factor of $${y}$.`],
      [2 * a, "doubles once more", `Check it: $${y}$ would not get the factor ${shown}.`],
      [
        1 / a,
        "turns the factor over",
        `$${y}$ rises with $${x}$; look which way each of them goes.`,
      ],
    ],
    steps: [
      `$${powerTex(x, m)}$ goes as $${y} \\cdot ${powerTex(z, n)}$, so its factor is $${texFraction(need)} \\cdot ${tidy(c ** n, 9)} = ${tidy(a ** m, 9)}$.`,
      `So $${x}$ is multiplied by ${a}${m === 0.5 ? `, the square of ${tidy(a ** m, 9)}` : m === 2 ? `, the square root of ${a ** 2}` : `, the cube root of ${a ** 3}`}.`,
    ],
    text: fractionText,
  };
}

const asPercent = (factor: number): number => tidy(100 * factor - 100, 9);

function fromPercents(rng: Rng, [x, y, z]: readonly [string, string, string]): Told {
  const { law, p, q, result } = rng.pick(CHANGES);
  const { m, n } = law;
  const [f, g] = [tidy(1 + p / 100, 9), tidy(1 + q / 100, 9)];
  return {
    kind: "percent",
    law,
    difficulty: 7,
    question: `If $${x}$ ${rises(p)} and $${z}$ ${rises(q)}, what is the percent change in $${y}$?`,
    value: result,
    ways: [
      [
        m * p - n * q,
        "multiplies percents by exponents",
        `Percent changes do not add; their factors multiply.`,
      ],
      [p - q, "subtracts the percents", `The powers are missing, and percents do not subtract.`],
      [
        asPercent(f / g),
        "forgets the powers",
        `The powers of $${x}$ and $${z}$ count, not the quantities themselves.`,
      ],
      [
        asPercent(f ** m * g ** n),
        "multiplies by both",
        `Inversely proportional means that a factor of $${z}$ divides.`,
      ],
      [asPercent(f ** m), `forgets $${z}$`, `The change of $${z}$ counts, too.`],
      [
        asPercent(g ** n / f ** m),
        "turns the factor over",
        `That is the reverse: $${x}$ belongs above and $${z}$ below.`,
      ],
      [p + q, "adds the percents", `Percents of different quantities do not add.`],
      [
        m * p + n * q,
        "adds multiples of the percents",
        `Percent changes do not add; their factors multiply.`,
      ],
      [
        -result,
        "reads the direction the wrong way",
        `The factor is ${f ** m / g ** n > 1 ? "more" : "less"} than 1.`,
      ],
      [
        asPercent(f ** m * (2 - g) ** n),
        "multiplies by the opposite change",
        `To divide by $${g}$ is not to multiply by $${tidy(2 - g, 9)}$.`,
      ],
    ],
    steps: [
      `The factor of $${y}$ is $\\frac{${f}${m === 1 ? "" : `^${m}`}}{${g}${n === 1 ? "" : `^${n}`}} = \\frac{${tidy(f ** m, 9)}}{${tidy(g ** n, 9)}} = ${tidy(f ** m / g ** n, 9)}$.`,
      `That is ${result < 0 ? "a decrease" : "an increase"} of ${Math.abs(result)} percent.`,
    ],
    text: signed,
  };
}

export const template: ProblemTemplate = {
  id: "quantities-in-proportion",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern:
    "Direct and inverse proportion to powers: work with factors of change and never find the constant.",

  make(rng) {
    const letters = rng.pick(LETTERS);
    const [x, y, z] = letters;
    const told = rng.chance(0.3) ? fromPercents(rng, letters) : fromFactors(rng, letters);
    if (!told) return null;
    const { kind, law, difficulty, question, value, ways, steps, text } = told;
    const opening = rng.pick([
      `The positive quantities $${x}$, $${y}$, and $${z}$ vary so that $${y}$ is directly proportional to ${POWERS[law.m]!}$${x}$ and inversely proportional to ${POWERS[law.n]!}$${z}$.`,
      `For positive $${x}$, $${y}$, and $${z}$, the quantity $${y}$ varies directly as ${POWERS[law.m]!}$${x}$ and inversely as ${POWERS[law.n]!}$${z}$.`,
    ]);
    const isPercent = kind === "percent";
    const isUnder = [law.m, law.n].includes(0.5);
    return {
      variant: `${kind}/${law.m}-${law.n}`,
      context: "pure",
      // Values can be followed, factors are abstract; a factor under a power and percentages turn
      // the law around.
      difficulty: difficulty + (isUnder || law.m + law.n > 3 ? 1 : 0),
      stem: `${opening} ${question}`,
      key: {
        text: text(value),
        value,
        why: steps[0]!,
      },
      slips: ways
        .map(([n, slip, why]) => ({ value: tidy(n, 9), slip, why }))
        .filter(({ value: n }) =>
          isPercent
            ? Number.isInteger(n) && n !== 0 && n > -96 && n < 200
            : n > 0 && n <= 1500 && (asFraction(n)?.bottom ?? 999) <= 144,
        )
        .map((way) => ({ ...way, text: text(way.value) })),
      solution: {
        idea: `Since $${y}$ goes as $\\frac{${powerTex(x, law.m)}}{${powerTex(z, law.n)}}$, only the factors of change matter; the constant cancels.`,
        steps,
        check: `Try it with $${x} = 1$ and $${z} = 1$ at the start, and $${y}$ ${kind === "value" ? "as its first value" : "as 1"}.`,
      },
    };
  },

  /**
   * Starts from x = z = 1 (or the values named), applies the changes, and checks which option keeps
   * y · zⁿ : xᵐ.
   */
  check({ stem, options }) {
    const text = plain(stem);
    const power = "(?:the (square root|square|cube) of )?";
    const law = new RegExp(
      `(\\w) (?:is|varies) directly (?:proportional to|as) ${power}(\\w) and inversely (?:proportional to|as) ${power}(\\w)`,
    ).exec(text);
    if (!law) throw new Error(`The law cannot be read: ${text}`);
    const [m, n] = [exponentOf(law[2]), exponentOf(law[4])];
    const [y, x, z] = [law[1]!, law[3]!, law[5]!];
    const constant = (values: Record<string, number>): number =>
      (values["y"]! * values[z]! ** n) / values[x]! ** m;
    const question = text.slice(text.indexOf(". If") + 2);
    const changes: Record<string, number> = {};
    for (const [, letter, factor] of question.matchAll(
      /(\w) is multiplied by \(?(\d+(?:\)\/\(\d+)?)/g,
    ))
      changes[letter!] = valueOf(factor!.replace(")/(", "/")).value;
    for (const [, letter, verb, percent] of question.matchAll(
      /(\w) (increases|decreases) by (\d+) percent/g,
    ))
      changes[letter!] = 1 + (verb === "increases" ? 1 : -1) * (Number(percent) / 100);
    const values = Array.from(
      question.matchAll(/(\w) = (\d+)/g),
      ([, letter, digits]) => [letter!, Number(digits)] as const,
    );
    const [asked] =
      /(?:then (\w) is multiplied by what|change in (\w)|what is (\w) when)/
        .exec(question)
        ?.slice(1)
        .filter(Boolean) ?? [];
    if (!asked) throw new Error(`The question cannot be read: ${question}`);
    return options.flatMap((option, k) => {
      const size = valueOf(option).value;
      const given = option.includes("%")
        ? 1 + (option.includes("decrease") ? -size : size) / 100
        : size;
      const start: Record<string, number> = { y: 1, [x]: 1, [z]: 1 };
      const end: Record<string, number> = {
        y: changes[y] ?? 1,
        [x]: changes[x] ?? 1,
        [z]: changes[z] ?? 1,
      };
      if (values.length > 0)
        for (const [place, [letter, amount]] of values.entries())
          (place < 3 ? start : end)[letter === y ? "y" : letter] = amount;
      end[asked === y ? "y" : asked] = given;
      return near(constant(start), constant(end)) ? [k] : [];
    });
  },
};
