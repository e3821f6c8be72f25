import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  Fraction,
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
/** What an amount gives for k, where it includes x and y but not z. */
const noZ =
  (equation: (n: Numbers) => string) =>
  (n: Numbers): string => {
    const found = equation(n) === `k = ${n.u}` ? "" : `, so $k = ${n.u}$`;
    return `With $x = ${texFirst(n.a, "k")}$ and $y = ${texFirst(n.b, "k")}$, $${equation(n)}$${found}. That gives $x$ and $y$, but not $z$.`;
  };
const NO_RATIO = "An amount with $z$ gives one equation in $k$ and $z$, so the ratio is open.";

const FACTS = {
  square: {
    tex: ({ a, b, r }) => `\\frac{xz}{y^2} = ${over(a * r, b * b)}`,
    gives: (n) => {
      const top = texFirst(n.a, "kz");
      const below = texFirst(n.b * n.b, "k^2");
      const shared = gcd(n.a * n.r, n.b * n.b);
      const [one, other] = [(n.a * n.r) / shared, (n.b * n.b) / shared];
      const equation = `\\frac{${top}}{${below}} = ${over(one, other)}`;
      const factor = (n.b * n.b) / other;
      return solved(n, equation, `${top} = ${texFirst(one * factor, "k^2")}`);
    },
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
  third: {
    tex: ({ r, u }) => `z = ${r * u}`,
    gives: "This gives $z$, but nothing about $x$ and $y$.",
  },
  secondAndThird: { tex: ({ b, r, u }) => `y + z = ${(b + r) * u}`, gives: NO_RATIO },
  gapOfLater: { tex: ({ a, r, u }) => `z - x = ${(r - a) * u}`, gives: NO_RATIO },
  total: { tex: ({ a, b, r, u }) => `x + y + z = ${(a + b + r) * u}`, gives: NO_RATIO },
  firstTwo: {
    tex: ({ a, b, u }) => `x + y = ${(a + b) * u}`,
    gives: noZ(({ a, b, u }) => `${a + b}k = ${(a + b) * u}`),
  },
  gap: {
    tex: ({ a, b, u }) => `y - x = ${(b - a) * u}`,
    gives: noZ(({ a, b, u }) => `${texFirst(b - a, "k")} = ${(b - a) * u}`),
  },
  second: { tex: ({ b, u }) => `y = ${b * u}`, gives: noZ(({ b, u }) => `${b}k = ${b * u}`) },
  above: { tex: () => "z > x + y", gives: "This gives only a lower bound for $z$." },
  aboveDouble: { tex: () => "z > 2y", gives: "This gives only a lower bound for $z$." },
  squares: {
    tex: ({ a, b, u }) => `xy = ${a * b * u * u}`,
    gives: noZ(({ a, b, u }) => `${a * b}k^2 = ${a * b * u * u}`),
  },
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
const amounts = (what: string): Tense =>
  tense("hidden-enough", "E", `${what} don't look like the ratio in question.`);
const SAME = tense(
  "near-miss",
  "C",
  "Two equations and a ratio look like enough for three numbers.",
);
const BOUND = "Now $x$ and $y$ are known, but $z$ still has only a lower bound.";

/** How both statements give k and z, by the pair of names. */
const SOLVED: Partial<Record<`${Name}/${Name}`, (n: Numbers) => string>> = {
  "total/gap": ({ a, b, r, u }) =>
    `$y - x = ${texFirst(b - a, "k")} = ${(b - a) * u}$, so ${b - a === 1 ? "" : `$k = ${u}$ and `}$x + y = ${a + b}k = ${(a + b) * u}$. So $z = ${(a + b + r) * u} - ${(a + b) * u} = ${r * u}$.`,
  "secondAndThird/firstTwo": ({ a, b, r, u }) =>
    `$x + y = ${a + b}k = ${(a + b) * u}$, so $k = ${u}$ and $y = ${b * u}$. So $z = ${(b + r) * u} - ${b * u} = ${r * u}$.`,
  "secondAndThird/gapOfLater": ({ a, b, r, u }) =>
    `Subtracting the equations gives $x + y = ${(b + r) * u} - ${(r - a) * u} = ${(a + b) * u}$. That's $${a + b}k$, so $k = ${u}$ and $y = ${b * u}$. So $z = ${(b + r) * u} - ${b * u} = ${r * u}$.`,
  "squares/third": ({ a, b, r, u }) =>
    `$xy = ${a * b}k^2 = ${a * b * u * u}$ and $k$ is positive, so $k = ${u}$. And $z = ${r * u}$.`,
};

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["square", "third"], TWO],
  ["A", ["square", "firstTwo"], TWO],
  ["A", ["sumOverX", "second"], TWO],
  ["A", ["sumOverSum", "total"], TWO],
  ["A", ["gapOverY", "gapOfLater"], TWO],
  ["C", ["total", "gap"], amounts("A sum and a difference")],
  ["C", ["secondAndThird", "firstTwo"], amounts("Two sums")],
  ["C", ["secondAndThird", "gapOfLater"], amounts("A sum and a difference")],
  ["C", ["squares", "third"], amounts("A product and a single value")],
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
  const solution = SOLVED[`${names[0]}/${names[1]}`];
  const findings = findingsOf(n, key, asks, solution ? solution(n) : both, said);
  return hasKey(findings, key) ? { key, n, asks, said, findings, tension, trap } : null;
}

/** The ratio in question once k is known, too: "Since $y = 5 \\cdot 4 = 20$, $\\frac{y}{z} = \\frac{20}{24}$". */
function withAmounts({ a, b, r, u }: Numbers, asks: Ask): string {
  const [name, times] = { xz: ["x", a], yz: ["y", b], sum: ["x + y", a + b] }[asks] as [
    string,
    number,
  ];
  const found =
    times === 1 ? `${name} = k = ${u}` : `${name} = ${times} \\cdot ${u} = ${times * u}`;
  const [plain, reduced] = [`\\frac{${times * u}}{${r * u}}`, over(times, r)];
  return `Since $${found}$, $${ASKED[asks]} = ${plain}${plain === reduced ? "" : ` = ${reduced}`}$.`;
}

function findingsOf(
  n: Numbers,
  key: PairKey,
  asks: Ask,
  both: string,
  said: readonly [Said<Case>, Said<Case>],
) {
  const { a, b, r } = n;
  const known = { xz: new Fraction(a, r), yz: new Fraction(b, r), sum: new Fraction(a + b, r) };
  const show = ({ x, y, z }: Case) => `$x = ${x}$, $y = ${y}$, and $z = ${z}$`;
  // All numbers are halves.
  const valueOf = ({ x, y, z }: Case) => {
    const top = { xz: x, yz: y, sum: x + y }[asks];
    return over(2 * top, 2 * z);
  };
  const top = { xz: texFirst(a, "k"), yz: texFirst(b, "k"), sum: `${a + b}k` }[asks];
  return findingsByCases(casesOf(a, b), said, VALUES[asks], {
    together: () => both,
    settled: () =>
      key === "C"
        ? withAmounts(n, asks)
        : `So $${ASKED[asks]} = \\frac{${top}}{${r}k} = ${texFraction(known[asks])}$.`,
    rivals: (one, other) =>
      `For example, if ${show(one)}, $${ASKED[asks]} = ${valueOf(one)}$, but if ${show(other)}, it's $${valueOf(other)}$.`,
  });
}

const RATIOS =
  "Put $x$ and $y$ as multiples of $k$ into each statement, and solve for $z$. If $z$ can be only one multiple of $k$, the statement is enough.";
const FAST: Readonly<Record<PairKey, string>> = {
  A: `${RATIOS} An amount never does that by itself.`,
  C: "Every amount is an equation in $k$ and $z$. Two different ones, at least one of them with $z$, give both.",
  D: RATIOS,
  E: "Look for equations that include $z$. Here there's none, so try two values of $z$.",
};
const ONE_RATIO =
  "A ratio can be found from ratios without amounts, so one equation in which all terms scale alike may be enough.";
const TAKEAWAYS: Readonly<Record<PairKey, string>> = {
  A: ONE_RATIO,
  C: "If a ratio of two of three numbers is known, two amounts can give all three numbers, and so every ratio.",
  D: ONE_RATIO,
  E: "For a ratio with a third number, an equation that includes this number is needed. A bound isn't enough.",
};

export const template: SufficiencyTemplate = {
  id: "ratio-of-the-third-number",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A ratio with a third number needs another ratio in any form, or amounts that include that number.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, n, asks, said, findings, tension, trap } = numbers;
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
        fast: [FAST[key]],
        steps: stepsOfFindings(findings),
        check: "Does at least one of the statements say anything about $z$?",
        takeaway: TAKEAWAYS[key],
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
