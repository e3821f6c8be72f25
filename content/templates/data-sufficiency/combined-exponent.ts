import {
  gcd,
  keyByCases,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** αx + βy = c, as an equation or hidden in powers of the base, or another kind of statement. */
interface Statement {
  readonly text: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly hidden: boolean;
}

/** `2^x \cdot 16^y` for base 2 and exponents x + 4y; a negative one divides. */
function powers(base: number, a: number, b: number): string {
  const of = (n: number, letter: string): string =>
    n === 0 ? "" : `${base ** Math.abs(n)}^${letter}`;
  const [left, right] = [of(a, "x"), of(b, "y")];
  if (a < 0) return `\\frac{${right}}{${left}}`;
  if (b < 0) return `\\frac{${left}}{${right}}`;
  return [left, right].filter((part) => part !== "").join(" \\cdot ");
}

function term(n: number, letter: string): string {
  return `${Math.abs(n) === 1 ? "" : Math.abs(n)}${letter}`;
}

/** `x + 2y`, `3x - y`, `-x + 2y`. */
function linear(a: number, b: number): string {
  if (a === 0) return (b < 0 ? "-" : "") + term(b, "y");
  const first = (a < 0 ? "-" : "") + term(a, "x");
  return b === 0 ? first : `${first} ${b < 0 ? "-" : "+"} ${term(b, "y")}`;
}

function statement(base: number, [p, q]: Direction, at: Point, rng: Rng): Statement {
  const size = base ** Math.max(Math.abs(p), Math.abs(q));
  const hidden = size <= 125 && (p > 0 || q > 0) && rng.chance(0.65);
  // An equation starts with a plus; a power that divides keeps its minus.
  const turn = !hidden && (p < 0 || (p === 0 && q < 0)) ? -1 : 1;
  const [a, b] = [turn * p, turn * q];
  const c = a * at.x + b * at.y;
  const right = c >= 0 && c <= 3 ? String(base ** c) : `${base}^{${c}}`;
  const text = hidden ? `$${powers(base, a, b)} = ${right}$` : `$${linear(a, b)} = ${c}$`;
  return { text, a, b, c, hidden };
}

type Direction = readonly [number, number];

const parallel = (one: Statement, a: number, b: number): boolean => one.a * b === one.b * a;

function drawNumbers(rng: Rng) {
  const base = rng.pick([2, 2, 3, 3, 5]);
  const [x, y] = [rng.int(-3, 6), rng.int(-3, 6)];
  const form = rng.pick(["product", "quotient", "power", "exponent"] as const);
  const a = rng.int(1, base === 2 ? 3 : 2);
  const b = rng.int(1, base === 2 ? 4 : 2) * (form === "quotient" ? -1 : 1);
  const value = a * x + b * y;
  if (value < -3 || value > 8) return null;
  if (gcd(a, b) > 1) return null;
  // Some statements are the asked combination in disguise, some give single letters, some neither.
  const times = rng.pick([-1, 2, 3]);
  const direction = (): Direction =>
    rng.pick<Direction>([
      [a * times, b * times],
      [a * times, b * times],
      [1, 0],
      [0, 1],
      [rng.int(1, 3), rng.int(-2, 3)],
      [b, a],
      [a, -b],
    ]);
  const to = direction();
  const again: Direction = [to[0] * 2, to[1] * 2];
  const at = { x, y };
  const drawn = [to, rng.chance(0.25) ? again : direction()].map((one) =>
    statement(base, one, at, rng),
  );
  const [one, two] = rng.shuffle(drawn) as [Statement, Statement];
  if (one.a === two.a && one.b === two.b) return null;
  if ([one, two].some((said) => said.a === a && said.b === b)) return null;
  if ([one, two].some(({ c }) => Math.abs(c) > 24)) return null;
  const target = linear(a, b);
  const same = parallel(one, two.a, two.b);
  return { base, x, y, form, a, b, value, one, two, target, same };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ base, x, y, a, b, value, one, two, target, same }: Numbers) {
  const result =
    value < 0
      ? `\\frac{1}{${base ** -value}}`
      : value * base > 18
        ? `${base}^{${value}}`
        : String(base ** value);
  const judge = (said: Statement) => {
    const rewritten = said.hidden
      ? `in powers of ${base} this is $${base}^{${linear(said.a, said.b)}} = ${base}^{${said.c}}$, so $${linear(said.a, said.b)} = ${said.c}$`
      : `$${linear(said.a, said.b)} = ${said.c}$`;
    if (parallel(said, a, b)) {
      const isSame = said.a === a && said.b === b;
      return {
        enough: true,
        why: `${rewritten}.${isSame ? "" : ` That is a multiple of the combination asked for and gives $${target} = ${value}$.`} The value is ${result === "1" ? "1" : `$${result}$`}, though neither letter is known.`,
      };
    }
    const single = said.b === 0 ? "x" : said.a === 0 ? "y" : null;
    return {
      enough: false,
      why: single
        ? `${rewritten}. That fixes $${single}$ alone, while $${target}$ still moves with the other letter.`
        : `${rewritten}. That is no multiple of $${target}$, which changes from one solution to the next.`,
    };
  };
  return {
    first: judge(one),
    second: judge(two),
    together: {
      enough: !same,
      why: same
        ? `both say the same of $x$ and $y$, one being a multiple of the other, so nothing is gained.`
        : `two different linear equations give $x = ${x}$ and $y = ${y}$, so the value is $${base}^{${value}}$.`,
    },
  };
}

export const template: SufficiencyTemplate = {
  id: "combined-exponent",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A product of powers of one base needs only one combination of the exponents.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { base, form, a, b, one, two, target, same } = numbers;
    const findings = findingsOf(numbers);
    const asked = powers(base, a, b);
    const alone = findings.first.enough || findings.second.enough;
    const hidden = [one, two].filter((said) => said.hidden).length;
    return {
      variant: form,
      context: "pure",
      difficulty:
        3 +
        hidden + // powers to rewrite
        (form === "quotient" || form === "power" ? 1 : 0) +
        (findings.first.enough && findings.second.enough ? 1 : 0) +
        (!alone && same ? 2 : 0),
      stem: {
        product: `What is the value of $${asked}$?`,
        quotient: `If $x$ and $y$ are numbers, what is the value of $${asked}$?`,
        power: `If $${asked} = ${base}^k$, what is the value of $k$?`,
        exponent: `For the numbers $x$ and $y$, what is the value of $${base}^{${target}}$?`,
      }[form],
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Write everything in powers of ${base}: what is asked is $${base}^{${target}}$${form === "power" ? `, that is, $k = ${target}$` : ""}, so $${target}$ is enough, and $x$ and $y$ are not needed.`,
        steps: stepsOfFindings(findings),
        check: `One equation in two letters is enough exactly when it is a multiple of $${target}$.`,
      },
    };
  },

  /** Tries integers x and y and compares the logarithms of the printed powers. */
  check({ stem, statements }) {
    const [asked] = read(stem, /(?:value of (?=.*\d)|If )(\S*\^.+?)(?:\?| = )/);
    const [first, second] = statements.map((said) => {
      const [left, right] = read(said, /^(.+) = (.+)$/) as [string, string];
      if (!/\^|\d{3}/.test(left)) return equal(terms(left), terms(right));
      return equal(logarithm(left), logarithm(right));
    }) as [(at: Point) => boolean, (at: Point) => boolean];
    const value = logarithm(asked!);
    return keyByCases(POINTS, first, second, (at) => Math.round(1e6 * value(at)));
  },
};

type Amount = (at: Point) => number;
const equal = (one: Amount, other: Amount) => (at: Point) => Math.abs(one(at) - other(at)) < 1e-9;

interface Point {
  readonly x: number;
  readonly y: number;
}
const POINTS: readonly Point[] = range(-24, 24).flatMap((x) =>
  range(-24, 24).map((y) => ({ x, y })),
);

/** The logarithm of `2^x * 16^y`, `(9^x)/(3^y)`, `3^x + 2y`, `27`. */
function logarithm(text: string): Amount {
  const quotient = /^\((.+)\)\/\((.+)\)$/.exec(text);
  if (quotient) {
    const [top, bottom] = [logarithm(quotient[1]!), logarithm(quotient[2]!)];
    return (at) => top(at) - bottom(at);
  }
  const factors = text.split(" * ").map((factor) => {
    const [base, exponent] = factor.split("^") as [string, string?];
    return { log: Math.log(Number(base)), exponent: terms(exponent ?? "1") };
  });
  return (at) => factors.reduce((total, { log, exponent }) => total + log * exponent(at), 0);
}

/** `-x + 2y`, `x`, `-4`. */
function terms(text: string): Amount {
  const parts = Array.from(text.matchAll(/([-+]?) ?(\d*)([xy]?)/g))
    .filter(([whole]) => whole.trim() !== "")
    .map(([, sign, size, letter]) => ({
      size: (sign === "-" ? -1 : 1) * Number(size || 1),
      letter: letter as "x" | "y" | "",
    }));
  return (at) =>
    parts.reduce((total, { size, letter }) => total + size * (letter === "" ? 1 : at[letter]), 0);
}
