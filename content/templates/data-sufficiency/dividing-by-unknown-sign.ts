import {
  keyByCases,
  listed,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

interface Pair {
  readonly x: number;
  readonly y: number;
}
interface Claim {
  readonly tex: string;
  readonly holds: (pair: Pair) => boolean;
  /** What it says in other words. */
  readonly says?: string;
}
interface Ask extends Claim {
  readonly says: string;
  /** The claim holds if these have the same sign. */
  readonly alike?: readonly [string, string];
}

/** Nonzero integers that aren't equal, small ones first, so that examples are small. */
const GRID: readonly Pair[] = range(-9, 9)
  .flatMap((x) => range(-9, 9).map((y) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 && y !== 0 && x !== y)
  .toSorted((one, two) => Math.abs(one.x) + Math.abs(one.y) - Math.abs(two.x) - Math.abs(two.y));

function bySign(
  tex: string,
  holds: (pair: Pair) => boolean,
  alike: [string, string],
  since: string,
): Ask {
  const says = `$${alike[0]}$ and $${alike[1]}$ have the same sign, since $${since}$`;
  return { tex, holds, alike, says };
}

function asksOf(a: string, b: string): Ask[] {
  return [
    bySign(
      `\\frac{${a}}{${b}} \\gt 1`,
      ({ x, y }) => x / y > 1,
      [`${a} - ${b}`, b],
      `\\frac{${a}}{${b}} - 1 = \\frac{${a} - ${b}}{${b}}`,
    ),
    bySign(
      `\\frac{1}{${a}} \\lt \\frac{1}{${b}}`,
      ({ x, y }) => 1 / x < 1 / y,
      [`${a} - ${b}`, `${a}${b}`],
      `\\frac{1}{${b}} - \\frac{1}{${a}} = \\frac{${a} - ${b}}{${a}${b}}`,
    ),
    bySign(
      `${a}^2 \\gt ${a}${b}`,
      ({ x, y }) => x * x > x * y,
      [`${a} - ${b}`, a],
      `${a}^2 - ${a}${b} = ${a}(${a} - ${b})`,
    ),
    bySign(
      `\\frac{${a}}{${b}} \\gt \\frac{${b}}{${a}}`,
      ({ x, y }) => x / y > y / x,
      [`${a}^2 - ${b}^2`, `${a}${b}`],
      `\\frac{${a}}{${b}} - \\frac{${b}}{${a}} = \\frac{${a}^2 - ${b}^2}{${a}${b}}`,
    ),
    { tex: `${a} \\gt ${b}`, holds: ({ x, y }) => x > y, says: `$${a} - ${b}$ is positive` },
  ];
}

function claimsOf(a: string, b: string, rng: Rng): Claim[] {
  const [times, gap] = [rng.int(2, 4), rng.int(4, 7)];
  const more = rng.chance(0.5);
  const sign = more ? "\\gt" : "\\lt";
  const is = (difference: number): boolean => (more ? difference > 0 : difference < 0);
  return [
    { tex: `${a} ${sign} ${b}`, holds: ({ x, y }) => is(x - y) },
    {
      tex: `${a} = ${b} + ${gap}`,
      holds: ({ x, y }) => x === y + gap,
      says: `$${a} \\gt ${b}$, by ${gap}`,
    },
    {
      tex: `${a}${b} ${sign} 0`,
      holds: ({ x, y }) => is(x * y),
      says: `the signs of $${a}$ and $${b}$ are ${more ? "the same" : "opposite"}`,
    },
    { tex: `${b} ${sign} 0`, holds: ({ y }) => is(y) },
    { tex: `${a} ${sign} 0`, holds: ({ x }) => is(x) },
    {
      tex: `${a} = ${times}${b}`,
      holds: ({ x, y }) => x === times * y,
      says: `$\\frac{${a}}{${b}} = ${times}$, so the signs are the same and $${a}$ is the farther from zero`,
    },
    { tex: `${a} \\gt ${times}${b}`, holds: ({ x, y }) => x > times * y },
    {
      tex: `${a}^2 ${sign} ${b}^2`,
      holds: ({ x, y }) => is(x * x - y * y),
      says: `$${a}$ is ${more ? "farther from" : "closer to"} zero than $${b}$ is`,
    },
    {
      tex: `|${a}| ${sign} |${b}|`,
      holds: ({ x, y }) => is(Math.abs(x) - Math.abs(y)),
      says: `$${a}$ is ${more ? "farther from" : "closer to"} zero than $${b}$ is`,
    },
    { tex: `${a} + ${b} ${sign} 0`, holds: ({ x, y }) => is(x + y) },
    {
      tex: `\\frac{${a}}{${b}} ${sign} 0`,
      holds: ({ x, y }) => is(x / y),
      says: `the signs of $${a}$ and $${b}$ are ${more ? "the same" : "opposite"}`,
    },
    {
      tex: `${a}${b}^2 ${sign} 0`,
      holds: ({ x }) => is(x),
      says: `$${a}$ is ${more ? "positive" : "negative"}, since $${b}^2 \\gt 0$`,
    },
    ...asksOf(a, b),
  ];
}

/** The signs that all cases share. */
function settled(cases: readonly Pair[], a: string, b: string): string[] {
  const signs: [string, (pair: Pair) => number][] = [
    [a, ({ x }) => x],
    [b, ({ y }) => y],
    [`${a} - ${b}`, ({ x, y }) => x - y],
    [`${a} + ${b}`, ({ x, y }) => x + y],
    [`${a}${b}`, ({ x, y }) => x * y],
  ];
  const fixed = signs.flatMap(([tex, value]) => {
    const found = new Set(cases.map((pair) => Math.sign(value(pair))));
    return found.size === 1
      ? [`$${tex} ${found.has(1) ? "\\gt" : found.has(0) ? "=" : "\\lt"} 0$`]
      : [];
  });
  return fixed.length === 0 ? [] : [listed(fixed.slice(0, 3))];
}

function signsOf({ alike }: Ask, holds: boolean): string[] {
  return alike
    ? [`$${alike[0]}$ and $${alike[1]}$ ${holds ? "always" : "never"} have the same sign`]
    : [];
}

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick([
    ["x", "y"],
    ["a", "b"],
    ["m", "n"],
    ["r", "s"],
    ["p", "q"],
  ] as const);
  const asks = asksOf(a, b);
  const form = rng.int(0, asks.length - 1);
  const ask = asks[form]!;
  const claims = claimsOf(a, b, rng).filter(({ tex }) => tex !== ask.tex);
  // Few statements settle it alone; without a push, both would seldom be enough.
  const pool = rng.chance(0.2)
    ? claims.filter(({ holds }) => new Set(GRID.filter(holds).map(ask.holds)).size === 1)
    : claims;
  if (pool.length < 2) return null;
  const [one, two] = rng.sample(pool, 2) as [Claim, Claim];
  const left = [one.holds, two.holds].map((holds) => GRID.filter(holds)) as [Pair[], Pair[]];
  const both = left[0].filter(two.holds);
  // A statement that adds nothing to the other, word for word, isn't a second statement.
  const same = one.says !== undefined && one.says === two.says;
  if (both.length < 3 || same) return null;
  return { a, b, form, ask, one, two, left, both };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const own = ({ tex, says }: Claim): string =>
  says ? `$${tex}$ says that ${says}. Here ` : `with $${tex}$, `;

function findingsOf({ a, b, ask, one, two, left, both }: Numbers) {
  const judge = (cases: readonly Pair[], said: string) => {
    const [yes, no] = [cases.find(ask.holds), cases.find((pair) => !ask.holds(pair))];
    const at = ({ x, y }: Pair): string => `$${a} = ${x}$ and $${b} = ${y}$`;
    if (yes && no)
      return { enough: false, why: `${said}${at(yes)} give a yes, but ${at(no)} give a no.` };
    const signs = settled(cases, a, b);
    return {
      enough: true,
      why: `${said}${[...signs, ...signsOf(ask, yes !== undefined)].join(", so ")}: a definite ${yes ? "yes" : "no"}.`,
    };
  };
  return {
    first: judge(left[0], own(one)),
    second: judge(left[1], own(two)),
    together: judge(both, "with both, "),
  };
}

export const template: SufficiencyTemplate = {
  id: "dividing-by-unknown-sign",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Quotients and reciprocals compared: multiplying by a letter needs its sign.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { a, b, form, ask, one, two } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const fractions = [one, two].filter(({ tex }) => tex.includes("frac")).length;
    return {
      variant: `ask${form + 1}`,
      context: "pure",
      difficulty:
        5 +
        (form === 3 ? 1 : form === 4 ? -1 : 0) + // two divisions, or none at all
        (fractions > 0 ? 1 : 0) +
        (alone ? 0 : 1) +
        (alone || findings.together.enough ? 0 : 1),
      stem: [
        `If $${a}$ and $${b}$ are different nonzero numbers, is $${ask.tex}$?`,
        `If $${a}${b} \\ne 0$ and $${a} \\ne ${b}$, is $${ask.tex}$?`,
        `The numbers $${a}$ and $${b}$ are different, and neither is zero. Is $${ask.tex}$?`,
        `For two different nonzero numbers $${a}$ and $${b}$, is it true that $${ask.tex}$?`,
        `Of the two different nonzero numbers $${a}$ and $${b}$, is $${a}$ the greater?`,
      ][form]!,
      statements: [`$${one.tex}$`, `$${two.tex}$`],
      ...findings,
      solution: {
        idea:
          form === 4
            ? `The question is the sign of $${a} - ${b}$; never multiply or divide by a letter whose sign is open.`
            : `Do not multiply by a letter whose sign is open; bring both sides together instead: the question is whether ${ask.says}.`,
        steps: stepsOfFindings(findings),
        check: "Try two positive numbers, two negative numbers, and one of each.",
      },
    };
  },

  /** Tries halves of both signs in the printed claims. */
  check({ stem, statements }) {
    const text = plain(stem);
    const greater = /numbers ([a-z]) and ([a-z]), is [a-z] the greater/.exec(text);
    const asked = greater
      ? `${greater[1]} > ${greater[2]}`
      : read(stem, /is (?:it true that )?(\S[^?]*)\?$/i)[0]!.replace(/^.*\bIs /, "");
    const [a, b] = Array.from(new Set(asked.match(/[a-z]/g))).toSorted() as [string, string];
    const values = range(-20, 20)
      .map((n) => n / 2)
      .filter((n) => n !== 0);
    const cases = values.flatMap((x) =>
      values.filter((y) => y !== x).map((y) => ({ [a]: x, [b]: y })),
    );
    const [first, second] = statements.map((one) => claim(plain(one))) as [Holds, Holds];
    return keyByCases(cases, first, second, claim(asked));
  },
};

type Letters = Readonly<Record<string, number>>;
type Holds = (at: Letters) => boolean;

function claim(text: string): Holds {
  const [left, sign, right] = read(text, /^(.+) ([<>=]) (.+)$/) as [string, string, string];
  const [one, other] = [terms(left), terms(right)];
  return (at) => {
    const gap = one(at) - other(at);
    // Compares quotients of halves with a margin well above floating-point error.
    return sign === "=" ? Math.abs(gap) < 1e-9 : sign === ">" ? gap > 1e-9 : gap < -1e-9;
  };
}

type Amount = (at: Letters) => number;

function terms(side: string): Amount {
  const all = side.split(" + ").map(term);
  return (at) => all.reduce((total, value) => total + value(at), 0);
}

/** `3y`, `xy^2`, `(x)/(y)`, `|x|`, `4`: one term. */
function term(text: string): Amount {
  const quotient = /^\((.+)\)\/\((.+)\)$/.exec(text);
  if (quotient) {
    const [top, bottom] = [term(quotient[1]!), term(quotient[2]!)];
    return (at) => top(at) / bottom(at);
  }
  const bars = /^\|([a-z])\|$/.exec(text);
  if (bars) return (at) => Math.abs(at[bars[1]!]!);
  const factors = Array.from(text.matchAll(/(-?\d+|[a-z])(?:\^(\d))?/g), ([, factor, power]) => ({
    factor: factor!,
    power: Number(power ?? 1),
  }));
  return (at) =>
    factors.reduce(
      (product, { factor, power }) => product * (at[factor] ?? Number(factor)) ** power,
      1,
    );
}
