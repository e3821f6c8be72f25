import {
  designed,
  type Designed,
  findingsByCases,
  Fraction,
  hasKey,
  listed,
  near,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
} from "@theta/items/template";

type Case = Readonly<{ a: number; b: number }>;
/** Small integers, and larger ones beside 1. */
const CASES: readonly Case[] = [
  ...range(1, 24).flatMap((a) => range(1, 24).map((b) => ({ a, b }))),
  ...range(25, 100).flatMap((n) => [
    { a: n, b: 1 },
    { a: 1, b: n },
  ]),
].toSorted((one, other) => one.a + one.b - other.a - other.b);

/** A statement that's true for a hidden pair; null if it would need unusual numbers. */
type Fact = (at: Case, rng: Rng) => Equation | null;
interface Equation {
  readonly tex: string;
  readonly holds: (one: Case) => boolean;
  /** What to see in it. */
  readonly hint: string;
}

/** The equation that an expression has the value it takes for the hidden pair. */
function equation(
  tex: string,
  valueOf: (one: Case) => number,
  at: Case,
  most: number,
  hint: (value: number, fits: readonly Case[]) => string,
): Equation | null {
  const value = valueOf(at);
  if (value > most || value < 2) return null;
  const holds = (one: Case): boolean => near(valueOf(one), value);
  return { tex: `${tex} = ${value}`, holds, hint: hint(value, CASES.filter(holds)) };
}

/** The ways to write a value: "$1 + 49$ or $25 + 25$". */
function ways(fits: readonly Case[], show: (one: Case) => string | number): string {
  return listed([...new Set(fits.map((one) => `$${show(one)}$`))], "or");
}

/** Pairs without those that differ only in the order. */
const unordered = (fits: readonly Case[]): Case[] => fits.filter(({ a, b }) => a <= b);

const powers: Fact = (at, rng) => {
  const base = rng.pick([2, 2, 3]);
  return equation(
    `${base}^A + ${base}^B`,
    ({ a, b }) => base ** a + base ** b,
    at,
    108,
    (value) => {
      const greater = base ** Math.max(at.a, at.b);
      return `The greater of the two powers of ${base} is at least half of ${value}, or ${value / 2}, and less than ${value}, so it's ${greater}. The other power is $${value} - ${greater} = ${value - greater}$.`;
    },
  );
};
const powersProduct: Fact = (at, rng) => {
  const base = rng.pick([2, 2, 3]);
  return equation(
    `(${base}^A)(${base}^B)`,
    ({ a, b }) => base ** (a + b),
    at,
    256,
    () => `The product is $${base}^{A + B}$, so $A + B = ${at.a + at.b}$.`,
  );
};
const powerOfPower: Fact = (at, rng) => {
  const base = rng.pick([2, 2, 3]);
  return equation(
    `(${base}^A)^B`,
    ({ a, b }) => base ** (a * b),
    at,
    256,
    () => `The power is $${base}^{AB}$, so $AB = ${at.a * at.b}$.`,
  );
};
/** "$1 + 49$ and $25 + 25$" for sums of two squares. */
const sumsOfSquares = (fits: readonly Case[]): string[] =>
  unordered(fits).map(({ a, b }) => `$${a * a} + ${b * b}$`);
const squares: Fact = (at) =>
  equation(
    "A^2 + B^2",
    ({ a, b }) => a * a + b * b,
    at,
    130,
    (value, fits) => {
      const less = range(1, Math.ceil(Math.sqrt(value)) - 1).map((n) => `${n * n}`);
      const sums = sumsOfSquares(fits);
      return `The squares less than ${value} are ${listed(less)}. As a sum of two of these, which may be the same, ${value} is ${sums.length === 1 ? "only " : ""}${listed(sums, "or")}.`;
    },
  );
const squaresDifference: Fact = (at) =>
  equation("A^2 - B^2", ({ a, b }) => a * a - b * b, at, 39, factored);
/** How a difference of two squares is found from its factors. */
function factored(value: number, fits: readonly Case[]): string {
  const all = range(1, value)
    .filter((n) => n * n < value && value % n === 0)
    .map((n) => `$${value / n} \\cdot ${n}$`);
  const products = ways(fits, ({ a, b }) => `${a + b} \\cdot ${a - b}`);
  const halves = ways(fits, ({ a, b }) => `\\frac{${a + b} + ${a - b}}{2} = ${a}`);
  const left =
    all.length === fits.length
      ? ""
      : ` These factors differ by $2B$, so both are even or both are odd, which leaves ${products}.`;
  return `Factoring gives $(A + B)(A - B) = ${value}$, where $A + B$ is the greater factor, so the product is ${listed(all, "or")}.${left} Half the sum of the factors is $A$, so it's ${halves}.`;
}
const shifted: Fact = (at, rng) => {
  const added = rng.pick([1, 1, 2]);
  return equation(
    `(A + ${added})(B + ${added})`,
    ({ a, b }) => (a + added) * (b + added),
    at,
    60,
    (value, fits) =>
      `Both factors are integers greater than ${added}, so ${value} must be ${ways(unordered(fits), ({ a, b }) => `${a + added} \\cdot ${b + added}`)}.`,
  );
};
const power: Fact = (at) =>
  equation(
    "A^B",
    ({ a, b }) => a ** b,
    at,
    100,
    (value, fits) =>
      fits.length === 1
        ? `Only the exponent 1 is possible, because ${value} isn't a power of a smaller integer.`
        : `The number ${value} is ${ways(fits, ({ a, b }) => `${a}^${b}`)}.`,
  );
const squareTimes: Fact = (at) =>
  equation(
    "A^2B",
    ({ a, b }) => a * a * b,
    at,
    72,
    (value, fits) =>
      `$A^2$ is a square that's a factor of ${value}, so it's ${ways(fits, ({ a }) => a * a)}.`,
  );
const sum: Fact = (at) =>
  equation(
    "A + B",
    ({ a, b }) => a + b,
    at,
    24,
    () => "Different pairs have this sum, and their products differ.",
  );
const product: Fact = (at) =>
  equation(
    "AB",
    ({ a, b }) => a * b,
    at,
    72,
    () => "Different pairs of factors have this product, and their sums differ.",
  );
const reciprocals: Fact = (at) => {
  const total = new Fraction(1, at.a).plus(new Fraction(1, at.b));
  if (total.bottom > 12) return null;
  const holds = ({ a, b }: Case): boolean => near(1 / a + 1 / b, total.value);
  const denominators = range(
    Math.floor(1 / total.value) + 1,
    Math.floor(2 / total.value + 1e-9),
  ).map(String);
  const sums = ways(
    unordered(CASES.filter(holds)),
    ({ a, b }) => `\\frac{1}{${a}} + \\frac{1}{${b}}`,
  );
  return {
    tex: `\\frac{1}{A} + \\frac{1}{B} = ${texFraction(total)}`,
    holds,
    hint: `The greater fraction is less than the sum and at least half of it, so its denominator is ${listed(denominators, "or")}, and the sum is ${sums}.`,
  };
};
const order: Fact = ({ a, b }) => {
  if (a === b) return null;
  const isGreater = a > b;
  return {
    tex: `A \\${isGreater ? "gt" : "lt"} B`,
    holds: (one) => (isGreater ? one.a > one.b : one.a < one.b),
    hint: "The order alone leaves infinitely many pairs.",
  };
};

type Asked = "product" | "sum";
type Key = "A" | "C" | "D" | "E";
interface Design extends Designed {
  readonly facts: readonly [Fact, Fact];
  readonly asked: Asked;
}

function designs(
  asked: Asked,
  pairs: readonly Design["facts"][],
  ...hard: Parameters<typeof designed>
): Design[] {
  return pairs.map((facts) => ({ facts, asked, ...designed(...hard) }));
}

const TWO = "Two unknowns seem to need two equations, but only positive integers are allowed.";
const ONLY = "The first pair found looks like the only one.";
const LEFT = "The order of the integers seems to leave only one of the pairs.";

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    ...designs(
      "product",
      [
        [powers, powersProduct],
        [squares, sum],
        [squaresDifference, sum],
        [shifted, sum],
        [reciprocals, powersProduct],
        [squares, order],
        [shifted, order],
      ],
      ...(["c-trap", "C", TWO, 7] as const),
    ),
    ...designs(
      "sum",
      [
        [powers, powerOfPower],
        [squares, product],
        [squaresDifference, product],
        [shifted, product],
        [powers, product],
        [powers, order],
        [shifted, order],
      ],
      ...(["c-trap", "C", TWO, 7] as const),
    ),
  ],
  C: [
    ...designs(
      "product",
      [
        [power, sum],
        [squares, sum],
        [squares, order],
        [squaresDifference, sum],
        [shifted, sum],
        [reciprocals, order],
      ],
      ...(["false-enough", "A", ONLY, 8] as const),
    ),
    ...designs(
      "sum",
      [
        [power, product],
        [squares, order],
        [reciprocals, order],
        [squares, product],
        [shifted, powerOfPower],
      ],
      ...(["false-enough", "A", ONLY, 8] as const),
    ),
  ],
  D: (["product", "sum"] as const).flatMap((asked) => [
    ...designs(asked, [[powers, squares]], "c-trap", "C", TWO, 7),
    ...designs(asked, [[squares, squaresDifference]], "c-trap", "C", TWO, 8),
    ...designs(asked, [[shifted, squares]], "c-trap", "C", TWO, 8),
    ...designs(asked, [[powers, shifted]], "c-trap", "C", TWO, 7),
  ]),
  E: [
    ...designs(
      "product",
      [
        [power, order],
        [squares, order],
        [shifted, order],
        [squareTimes, order],
      ],
      ...(["near-miss", "C", LEFT, 7] as const),
    ),
    ...designs(
      "sum",
      [
        [power, order],
        [squares, order],
        [shifted, order],
        [squareTimes, order],
        [powerOfPower, order],
      ],
      ...(["near-miss", "C", LEFT, 7] as const),
    ),
  ],
};

interface Letters {
  readonly a: string;
  readonly b: string;
}

/** With the item's letters for A and B, within formulas only. */
function inLetters(text: string, { a, b }: Letters): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll("A", a).replaceAll("B", b));
}

const STEMS: Readonly<Record<Asked, readonly string[]>> = {
  product: [
    "If $A$ and $B$ are positive integers, what is the value of $AB$?",
    "What is the product of the positive integers $A$ and $B$?",
    "What is the value of $AB$, where $A$ and $B$ are positive integers?",
  ],
  sum: [
    "If $A$ and $B$ are positive integers, what is the value of $A + B$?",
    "What is the sum of the positive integers $A$ and $B$?",
    "What is the value of $A + B$, where $A$ and $B$ are positive integers?",
  ],
};

const valueFor = (asked: Asked, { a, b }: Case): number => (asked === "product" ? a * b : a + b);

function saidOf({ tex, holds, hint }: Equation, letters: Letters): Said<Case> {
  const fits = CASES.filter(holds);
  const pairs = fits.map(({ a, b }) => `(${a}, ${b})`);
  const few =
    pairs.length > 6
      ? ""
      : pairs.length === 1
        ? `The only pair $(A, B)$ that fits is ${pairs[0]}.`
        : `The pairs $(A, B)$ that fit are ${listed(pairs)}.`;
  return {
    text: inLetters(`$${tex}$`, letters),
    holds,
    gives: inLetters(`${hint} ${few}`.trim(), letters),
  };
}

/** Draws hidden pairs until the two facts about one of them have the design's key. */
function drawNumbers(rng: Rng) {
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const design = rng.pick(DESIGNS[key]);
  const [a, b] = rng.pick([
    ["a", "b"],
    ["m", "n"],
    ["x", "y"],
    ["r", "s"],
  ] as const);
  const letters: Letters = { a, b };
  const swaps = rng.chance(0.5);
  for (let tries = 0; tries < 40; tries += 1) {
    const at = { a: rng.int(1, 9), b: rng.int(1, 9) };
    const [one, two] = design.facts.map((fact) => fact(at, rng));
    if (!one || !two || at.a === at.b) continue;
    const said: [Said<Case>, Said<Case>] = [saidOf(one, letters), saidOf(two, letters)];
    if (swaps) said.reverse();
    const findings = findingsOf(design.asked, letters, said);
    const letter = swaps && design.trap.letter === "A" ? "B" : design.trap.letter;
    const trap = { ...design.trap, letter };
    if (hasKey(findings, key) && isAsDesigned(key, [one, two], design.asked))
      return { ...design, letters, said, findings, trap };
  }
  return null;
}

/** With the key A, the first fact is to be enough; with E, the second is to exclude something. */
function isAsDesigned(key: Key, [one, two]: readonly [Equation, Equation], asked: Asked): boolean {
  const fits = CASES.filter(one.holds);
  if (key === "A") return new Set(fits.map((at) => valueFor(asked, at))).size === 1;
  return key !== "E" || !fits.every(two.holds);
}

function findingsOf(asked: Asked, letters: Letters, said: readonly [Said<Case>, Said<Case>]) {
  const what = inLetters(asked === "product" ? "$AB$" : "$A + B$", letters);
  const show = (one: Case) =>
    inLetters(`${valueFor(asked, one)} with $A = ${one.a}$ and $B = ${one.b}$`, letters);
  return findingsByCases(CASES, said, (one) => valueFor(asked, one), {
    together: (fits) =>
      fits.length === 1
        ? inLetters(
            `The only pair $(A, B)$ that fits both is (${fits[0]!.a}, ${fits[0]!.b}).`,
            letters,
          )
        : inLetters(
            `The pairs $(A, B)$ that fit both are ${listed(fits.map((at) => `(${at.a}, ${at.b})`))}.`,
            letters,
          ),
    settled: (one) => `So the value of ${what} is ${valueFor(asked, one)}.`,
    rivals: (one, other) => `The value of ${what} could be ${show(one)}, or ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "integers-behind-an-equation",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The product or the sum of two positive integers, when one equation may be enough.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asked, letters, said, findings, level, tension, trap } = numbers;
    const stem = rng.pick(STEMS[asked]);
    return {
      variant: `${asked}/${STEMS[asked].indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: inLetters(stem, letters),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: inLetters(
          `Only positive integers are allowed, so a single equation may leave just one value of $${asked === "product" ? "AB" : "A + B"}$. List the pairs that fit.`,
          letters,
        ),
        steps: stepsOfFindings(findings),
        check: "Did you list all pairs, also those with 1 and those with two equal integers?",
        takeaway:
          "With positive integers, don't count equations. List the pairs that fit each of them, and ask only for the value in question.",
      },
    };
  },

  /** Tries all pairs up to 60, and larger integers beside 1, in the printed equations. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [a, b] = /(?:integers |If )([a-z]) and ([a-z])|where ([a-z]) and ([a-z])/
      .exec(text)!
      .slice(1)
      .filter(Boolean);
    const small = range(1, 30).flatMap((one) => range(1, 30).map((two) => ({ a: one, b: two })));
    const large = range(31, 150).flatMap((n) => [
      { a: n, b: 1 },
      { a: 1, b: n },
    ]);
    const [first, second] = statements.map((said) => {
      const holds = relationOf(said);
      return (one: Case) => holds({ [a!]: one.a, [b!]: one.b });
    });
    const asksProduct = text.includes("product") || text.includes(`of ${a}${b}`);
    return {
      cases: [...small, ...large],
      first: first!,
      second: second!,
      answer: (one: Case) => (asksProduct ? one.a * one.b : one.a + one.b),
    };
  },
};
