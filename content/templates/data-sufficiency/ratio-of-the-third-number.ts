import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  Fraction,
  fractionText,
  gcd,
  hasKey,
  type PairKey,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  texFirst,
  type SufficiencyTemplate,
  texFraction,
  tidy,
} from "@theta/items/template";

/** Three positive numbers; x : y is given. */
type Case = Readonly<{ x: number; y: number; z: number }>;

function casesOf(a: number, b: number): readonly Case[] {
  const halves = range(1, 60).map((k) => k / 2);
  return halves.flatMap((u) => range(1, 120).map((k) => ({ x: a * u, y: b * u, z: k / 2 })));
}

/** x = au, y = bu, and z = ru. */
interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly r: number;
  readonly u: number;
}

type Ask = "xz" | "yz" | "sum";
const ASKED: Readonly<Record<Ask, string>> = {
  xz: "\\frac{x}{z}",
  yz: "\\frac{y}{z}",
  sum: "\\frac{x + y}{z}",
};
const VALUES: Readonly<Record<Ask, (one: Case) => number>> = {
  xz: ({ x, z }) => tidy(x / z, 9),
  yz: ({ y, z }) => tidy(y / z, 9),
  sum: ({ x, y, z }) => tidy((x + y) / z, 9),
};

const STEMS: readonly ((ratio: string, asked: string, n: Numbers) => string)[] = [
  (ratio, asked) =>
    `If $x$, $y$, and $z$ are positive numbers and $\\frac{x}{y} = ${ratio}$, what is the value of $${asked}$?`,
  (ratio, asked) =>
    `The numbers $x$, $y$, and $z$ are positive, and $\\frac{x}{y} = ${ratio}$. What is the value of $${asked}$?`,
  (_, asked, { a, b }) =>
    `If $x$, $y$, and $z$ are positive numbers and the ratio of $x$ to $y$ is ${a} to ${b}, what is the value of $${asked}$?`,
];

interface Fact {
  readonly tex: (n: Numbers) => string;
  readonly gives: string | ((n: Numbers) => string);
}
const over = (top: number, bottom: number): string => texFraction(new Fraction(top, bottom));
/** Solves an equation in x = ak, y = bk, and z for z, which is rk. */
const solved = ({ a, b, r }: Numbers, equation: string, next: string): string =>
  `With $x = ${texFirst(a, "k")}$ and $y = ${texFirst(b, "k")}$, $${equation}$, so $${next}$ and $z = ${r}k$.`;
const NO_Z = "This gives $x$ and $y$, but nothing about $z$.";
const NO_RATIO = "An amount leaves the ratio open.";

const FACTS = {
  square: {
    tex: ({ a, b, r }) => `\\frac{xz}{y^2} = ${over(a * r, b * b)}`,
    gives:
      "This is the product of the ratios of $x$ to $y$ and of $z$ to $y$, so the second one is known.",
  },
  sumOverX: {
    tex: ({ a, b, r }) => `\\frac{y + z}{x} = ${over(b + r, a)}`,
    gives: (n) => {
      const [x, y] = [texFirst(n.a, "k"), texFirst(n.b, "k")];
      const equation = `\\frac{${y} + z}{${x}} = ${over(n.b + n.r, n.a)}`;
      return solved(n, equation, `${y} + z = ${n.b + n.r}k`);
    },
  },
  sumOverSum: {
    tex: ({ a, b, r }) => `\\frac{x + z}{y + z} = ${over(a + r, b + r)}`,
    gives: (n) => {
      const [x, y] = [texFirst(n.a, "k"), texFirst(n.b, "k")];
      const shared = gcd(n.a + n.r, n.b + n.r);
      const [top, bottom] = [(n.a + n.r) / shared, (n.b + n.r) / shared];
      const equation = `\\frac{${x} + z}{${y} + z} = ${over(top, bottom)}`;
      const sides = `${texFirst(bottom, `(${x} + z)`)} = ${texFirst(top, `(${y} + z)`)}`;
      return solved(n, equation, sides);
    },
  },
  gapOverY: {
    tex: ({ a, b, r }) => `\\frac{z - x}{y} = ${over(r - a, b)}`,
    gives: (n) => {
      const [x, y] = [texFirst(n.a, "k"), texFirst(n.b, "k")];
      const equation = `\\frac{z - ${x}}{${y}} = ${over(n.r - n.a, n.b)}`;
      return solved(n, equation, `z - ${x} = ${texFirst(n.r - n.a, "k")}`);
    },
  },
  third: { tex: ({ r, u }) => `z = ${r * u}`, gives: NO_RATIO },
  secondAndThird: { tex: ({ b, r, u }) => `y + z = ${(b + r) * u}`, gives: NO_RATIO },
  gapOfLater: { tex: ({ a, r, u }) => `z - x = ${(r - a) * u}`, gives: NO_RATIO },
  total: { tex: ({ a, b, r, u }) => `x + y + z = ${(a + b + r) * u}`, gives: NO_RATIO },
  firstTwo: { tex: ({ a, b, u }) => `x + y = ${(a + b) * u}`, gives: NO_Z },
  gap: { tex: ({ a, b, u }) => `y - x = ${(b - a) * u}`, gives: NO_Z },
  second: { tex: ({ b, u }) => `y = ${b * u}`, gives: NO_Z },
  above: { tex: () => "z > x + y", gives: "This is only a bound for $z$." },
  aboveDouble: { tex: () => "z > 2y", gives: "This is only a bound for $z$." },
  squares: { tex: ({ a, b, u }) => `xy = ${a * b * u * u}`, gives: NO_Z },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 3);

const TWO = tense(
  "c-trap",
  "C",
  "Three numbers are unknown, so more than one statement looks necessary.",
);
const AMOUNTS = tense(
  "hidden-enough",
  "E",
  "Sums and differences don't look like the ratio in question.",
);
const SAME = tense(
  "near-miss",
  "C",
  "Two equations and a ratio look like enough for three numbers.",
);
const ALL = "With the given ratio, these are two different equations for two unknowns.";
const BOUND = "Together, $x$ and $y$ are known, but $z$ still has only a bound.";

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["square", "third"], TWO],
  ["A", ["square", "firstTwo"], TWO],
  ["A", ["sumOverX", "second"], TWO],
  ["A", ["sumOverSum", "total"], TWO],
  ["A", ["gapOverY", "gapOfLater"], TWO],
  ["C", ["total", "gap"], AMOUNTS, ALL],
  ["C", ["secondAndThird", "firstTwo"], AMOUNTS, ALL],
  ["C", ["secondAndThird", "gapOfLater"], AMOUNTS, ALL],
  ["C", ["squares", "third"], AMOUNTS, ALL],
  ["D", ["square", "sumOverX"], TWO],
  ["D", ["sumOverSum", "gapOverY"], TWO],
  ["D", ["sumOverX", "sumOverSum"], TWO],
  ["E", ["firstTwo", "above"], SAME, BOUND],
  ["E", ["squares", "above"], SAME, BOUND],
  ["E", ["gap", "aboveDouble"], SAME, BOUND],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, names, { tension, trap }, both = ""] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [a, b] = rng.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 3],
    [3, 5],
    [2, 5],
  ] as const);
  const n: Numbers = { a, b, r: rng.pick([4, 5, 6, 8]), u: rng.pick([2, 3, 4, 5]) };
  if (n.r <= b || gcd(n.r, b) > 3) return null;
  const asks = rng.pick(["xz", "yz", "sum"] as const);
  const said = (rng.chance(0.5) ? names.toReversed() : names).map((name): Said<Case> => {
    const { tex, gives }: Fact = FACTS[name];
    const text = `$${tex(n)}$`;
    return { text, holds: relationOf(text), gives: typeof gives === "string" ? gives : gives(n) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(n, asks, both, said);
  return hasKey(findings, key) ? { n, asks, said, findings, tension, trap } : null;
}

function findingsOf(
  { a, b, r }: Numbers,
  asks: Ask,
  both: string,
  said: readonly [Said<Case>, Said<Case>],
) {
  const known = { xz: new Fraction(a, r), yz: new Fraction(b, r), sum: new Fraction(a + b, r) };
  const show = ({ x, y, z }: Case) => `$x = ${x}$, $y = ${y}$, and $z = ${z}$`;
  return findingsByCases(casesOf(a, b), said, VALUES[asks], {
    together: () => both,
    settled: () => `So the value is ${fractionText(known[asks])}.`,
    rivals: (one, other) =>
      `For example, ${show(one)} and ${show(other)} fit, with different values of $${ASKED[asks]}$.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "ratio-of-the-third-number",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A ratio with a third number needs another ratio in any form, or amounts that include that number.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { n, asks, said, findings, tension, trap } = numbers;
    const [x, y] = [n.a === 1 ? "k" : `${n.a}k`, `${n.b}k`];
    return {
      variant: `${asks}/${n.a}-${n.b}`,
      context: "pure",
      difficulty: 3,
      stem: rng.pick(STEMS)(over(n.a, n.b), ASKED[asks], n),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `Let $x = ${x}$ and $y = ${y}$. The question is what multiple of $k$ the number $z$ is.`,
        fast: [
          "If nothing in a statement changes when all three numbers are doubled, it's about ratios alone. If it includes $z$ and isn't the same as the given ratio, it's enough.",
        ],
        steps: stepsOfFindings(findings),
        check: "Does at least one of the statements say anything about $z$?",
        takeaway:
          "A ratio can be found from ratios without amounts, so one equation in which all terms scale alike may be enough.",
      },
    };
  },

  /** Tries multiples of a half for all numbers. */
  check({ stem, statements }) {
    const [a, b] = read(stem, /(?:= \(?|is )(\d+)(?:\)\/\(| to )(\d+)/).map(Number);
    const asked = read(stem, /value of \((.+?)\)\/\(z\)/)[0]!;
    const asks: Ask = asked === "x" ? "xz" : asked === "y" ? "yz" : "sum";
    return {
      cases: casesOf(a!, b!),
      ...conditionsOf(statements, relationOf),
      answer: VALUES[asks],
    };
  },
};
