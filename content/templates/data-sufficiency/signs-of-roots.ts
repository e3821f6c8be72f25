import {
  Fraction,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
} from "@theta/items/template";

/** The smaller and the greater root. */
interface Roots {
  readonly r: number;
  readonly s: number;
}
interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly holds: (roots: Roots) => boolean;
  readonly says: string;
}

/** Halves from -16 to 16, whole and small numbers first, so that examples are small. */
const PAIRS: readonly Roots[] = range(-32, 32)
  .flatMap((r) => range(r + 1, 32).map((s) => ({ r: r / 2, s: s / 2 })))
  .toSorted((one, two) => clumsiness(one) - clumsiness(two));

function clumsiness({ r, s }: Roots): number {
  return Math.abs(r) + Math.abs(s) + (Number.isInteger(r) && Number.isInteger(s) ? 0 : 50);
}

const tex = (n: number): string => `$${texFraction(new Fraction(2 * n, 2))}$`;

const ASKS = {
  positive: { words: "both positive", holds: ({ r }: Roots) => r > 0 },
  negative: { words: "both negative", holds: ({ s }: Roots) => s < 0 },
  opposite: { words: "of opposite signs", holds: ({ r, s }: Roots) => r * s < 0 },
};

function statementsOf(rng: Rng): Statement[] {
  const [more, other] = [rng.chance(0.5), rng.chance(0.5)];
  const [product, total] = [rng.pick([6, 8, 10, 12, 15]), rng.int(2, 9)];
  const [low, high] = [-rng.int(1, 4), rng.int(1, 4)];
  const at = rng.pick([1, 2]);
  const value = `${at === 1 ? "" : at * at + " + "}${at === 1 ? "1 + b" : `${at}b`} + c`;
  return [
    {
      kind: "c",
      text: `$c ${more ? "\\gt" : "\\lt"} 0$`,
      holds: ({ r, s }) => (more ? r * s > 0 : r * s < 0),
      says: `the product of the roots is $c$, so they have ${more ? "the same sign" : "opposite signs"}`,
    },
    {
      kind: "b",
      text: `$b ${other ? "\\gt" : "\\lt"} 0$`,
      holds: ({ r, s }) => (other ? r + s < 0 : r + s > 0),
      says: `the sum of the roots is $-b$, so it is ${other ? "negative, and so is at least one root" : "positive, and so is at least one root"}`,
    },
    {
      kind: "b",
      text: `$b = ${other ? total : -total}$`,
      holds: ({ r, s }) => r + s === (other ? -total : total),
      says: `the sum of the roots is $-b = ${other ? -total : total}$`,
    },
    {
      kind: "c",
      text: `$c = ${more ? product : -product}$`,
      holds: ({ r, s }) => r * s === (more ? product : -product),
      says: `the product of the roots is $c = ${more ? product : -product}$, so they have ${more ? "the same sign" : "opposite signs"}`,
    },
    {
      kind: "bc",
      text: `$bc ${more ? "\\gt" : "\\lt"} 0$`,
      holds: ({ r, s }) => (more ? -(r + s) * r * s > 0 : -(r + s) * r * s < 0),
      says: `the sum $-b$ and the product $c$ of the roots have ${more ? "opposite signs" : "the same sign"}`,
    },
    {
      kind: "inside",
      text: `$${value} \\lt 0$`,
      holds: ({ r, s }) => (at - r) * (at - s) < 0,
      says: `the left side is negative at $x = ${at}$, so ${at} lies between the roots and the greater root is positive`,
    },
    {
      kind: "inside",
      text: `When $x = -${at}$, the value of $x^2 + bx + c$ is negative.`,
      holds: ({ r, s }) => (-at - r) * (-at - s) < 0,
      says: `$-${at}$ lies between the roots, the only place where the value is negative, so the smaller root is negative`,
    },
    {
      kind: "always",
      text: `$b^2 \\gt 4c$`,
      holds: () => true,
      says: `this only repeats that there are two different roots`,
    },
    {
      kind: "zero-sum",
      text: `$b = 0$`,
      holds: ({ r, s }) => r + s === 0,
      says: `the sum of the roots is 0, so one is the negative of the other`,
    },
    {
      kind: "above",
      text: `Both roots are greater than $${low - 2}$.`,
      holds: ({ r }) => r > low - 2,
      says: `the roots may lie on either side of 0, as long as they exceed $${low - 2}$`,
    },
    {
      kind: "root",
      text: `One of the roots is $${high}$.`,
      holds: ({ r, s }) => r === high || s === high,
      says: `one root is positive, and of the other nothing is known`,
    },
    {
      kind: "root",
      text: `One of the roots is $${low}$.`,
      holds: ({ r, s }) => r === low || s === low,
      says: `one root is negative, and of the other nothing is known`,
    },
  ];
}

function drawNumbers(rng: Rng) {
  const form = rng.pick(["positive", "negative", "opposite"] as const);
  const graph = rng.chance(0.4);
  const { words, holds } = ASKS[form];
  const statements = statementsOf(rng);
  // Few statements settle it alone; without a push, both would seldom be enough.
  const pool = rng.chance(0.2)
    ? statements.filter((one) => new Set(PAIRS.filter(one.holds).map(holds)).size === 1)
    : statements;
  if (pool.length < 2) return null;
  const [one, two] = rng.sample(pool, 2) as [Statement, Statement];
  const left = [one.holds, two.holds].map((said) => PAIRS.filter(said)) as [Roots[], Roots[]];
  const both = left[0].filter(two.holds);
  if (both.length === 0 || one.kind === two.kind) return null;
  // A product and a bound may meet in a narrow gap between the halves tried here.
  if (/greater.*c =|c =.*greater/.test(one.text + two.text)) return null;
  return { form, graph, words, holds, one, two, left, both };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const rootsText = ({ r, s }: Roots): string => `${tex(r)} and ${tex(s)}`;

function findingsOf({ words, holds, one, two, left, both }: Numbers) {
  const judge = (pairs: readonly Roots[], said: string) => {
    const [yes, no] = [pairs.find(holds), pairs.find((pair) => !holds(pair))];

    if (yes && no)
      return {
        enough: false,
        why: `${said}. The roots could be ${rootsText(yes)} (a yes) or ${rootsText(no)} (a no).`,
      };
    const few = pairs.length === 1 ? `: they are ${rootsText(pairs[0]!)}` : "";
    return {
      enough: true,
      why: `${said}. So the roots are ${yes ? "always" : "never"} ${words}${few}, a definite ${yes ? "yes" : "no"}.`,
    };
  };
  return {
    first: judge(left[0], one.says),
    second: judge(left[1], two.says),
    together: judge(both, `${one.says}; and ${two.says}`),
  };
}

function stemOf({ form, graph }: Numbers): string {
  return {
    positive: graph
      ? "The graph of $y = x^2 + bx + c$ crosses the $x$-axis at two different points. Are both points to the right of the $y$-axis?"
      : "The equation $x^2 + bx + c = 0$ has two different real roots. Are both roots positive?",
    negative: graph
      ? "The graph of $y = x^2 + bx + c$ meets the $x$-axis in two different points. Do both points lie to the left of the $y$-axis?"
      : "If $x^2 + bx + c = 0$ for exactly two real values of $x$, are both of these values negative?",
    opposite: graph
      ? "The graph of $y = x^2 + bx + c$ cuts the $x$-axis at exactly two points. Does the $y$-axis pass between them?"
      : "For constants $b$ and $c$, the equation $x^2 + bx + c = 0$ has two different real solutions. Is exactly one of the solutions positive and the other negative?",
  }[form];
}

function solutionOf({ form, words }: Numbers, findings: ReturnType<typeof findingsOf>): Solution {
  return {
    idea: `If the roots are $r$ and $s$, then $x^2 + bx + c = (x - r)(x - s)$, so $r + s = -b$ and $rs = c$; the question is whether the roots are ${words}.`,
    steps: stepsOfFindings(findings),
    check: {
      positive:
        "A positive product and a positive sum make both roots positive; either sign alone leaves room.",
      negative:
        "A positive product and a negative sum make both roots negative; either sign alone leaves room.",
      opposite: "Only a negative product, that is $c \\lt 0$, makes the signs opposite.",
    }[form],
  };
}

export const template: SufficiencyTemplate = {
  id: "signs-of-roots",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Signs of a quadratic's roots from its coefficients: sum, product, and values between.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, graph, one, two } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const hard = [one, two].filter(({ kind }) => /inside|bc|above/.test(kind)).length;
    return {
      variant: `${form}/${graph ? "graph" : "equation"}`,
      context: "pure",
      difficulty: 6 + (graph ? 1 : 0) + hard + (alone ? 0 : 1),
      stem: stemOf(numbers),
      statements: [one.text, two.text],
      ...findings,
      solution: solutionOf(numbers, findings),
    };
  },

  /** Tries coefficients from pairs of roots in quarters in the printed text. */
  check({ stem, statements }) {
    const text = plain(stem);
    const asked = [
      [/both points to the right|both roots positive/, ([r, s]: Case) => r > 0 && s > 0],
      [/to the left|values negative/, ([r, s]: Case) => r < 0 && s < 0],
      [/pass between|other negative/, ([r, s]: Case) => Math.sign(r) * Math.sign(s) === -1],
    ] as const;
    const answer = asked.find(([pattern]) => pattern.test(text))?.[1];
    if (!answer) throw new Error(`The question cannot be read: ${text}`);
    const [first, second] = statements.map(conditionOf) as [Condition, Condition];
    return keyByCases(CASES, first, second, answer);
  },
};

type Case = readonly [r: number, s: number, b: number, c: number];
type Condition = (one: Case) => boolean;

const CASES: readonly Case[] = range(-64, 64).flatMap((r) =>
  range(r + 1, 64).map((s) => [r / 4, s / 4, -(r + s) / 4, (r * s) / 16] as const),
);

const compared = (value: number, sign: string, to: number): boolean =>
  sign === "<" ? value < to : sign === ">" ? value > to : value === to;

function conditionOf(statement: string): Condition {
  const text = plain(statement);
  const letters = /^(b|c|bc) ([<>=]) (-?\d+)$/.exec(text);
  if (letters) {
    const [, name, sign, to] = letters as unknown as [string, string, string, string];
    return ([, , b, c]) => compared({ b, c, bc: b * c }[name]!, sign, Number(to));
  }
  if (/^b\^2 > 4c$/.test(text)) return ([, , b, c]) => b * b > 4 * c;
  const at = /^When x = (-?\d+),.* is negative/.exec(text);
  if (at) return ([, , b, c]) => Number(at[1]) ** 2 + Number(at[1]) * b + c < 0;
  const sum = /^(\d+) \+ (\d*)b \+ c < 0$/.exec(text);
  if (sum) return ([, , b, c]) => Number(sum[1]) + Number(sum[2] || 1) * b + c < 0;
  const above = /^Both roots are greater than (-?\d+)/.exec(text);
  if (above) return ([r, s]) => Math.min(r, s) > Number(above[1]);
  const [one] = read(statement, /^One of the roots is (-?\d+)\.$/).map(Number);
  return ([r, s]) => r === one || s === one;
}
