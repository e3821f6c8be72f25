import {
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsOf,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

const SYMBOLS = ["\\diamond", "\\star", "\\odot", "\\otimes"] as const;

/** The operation: (x + c)(y + c) - c, multiplied out so that nobody sees the product. */
const apply = (c: number, x: number, y: number): number => x * y + c * (x + y) + c * c - c;

function ruleOf(c: number, symbol: string): string {
  const both = Math.abs(c) === 1 ? "" : Math.abs(c);
  return `$x ${symbol} y = xy ${c < 0 ? "-" : "+"} ${both}x ${c < 0 ? "-" : "+"} ${both}y ${texTerm(c * c - c, "")}$`.replace(
    / +\$$/,
    "$",
  );
}

/** A number after a product sign or under a square. */
const paren = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

/** The calculation for two numbers, with the four terms of the rule: `$6 + 8 + 12 + 12 = 38$`. */
const worked = (c: number, x: number, y: number): string =>
  `$${[x * y, c * x, c * y, c * c - c].map((term, k) => (k === 0 ? `${term}` : texTerm(term, ""))).join(" ")} = ${apply(c, x, y)}$`.replaceAll(
    / {2,}/g,
    " ",
  );

/** The rule as the product that it hides. */
const productOf = (c: number, symbol: string): string =>
  `$x ${symbol} y = (x ${texTerm(c, "")})(y ${texTerm(c, "")}) ${texTerm(-c, "")}$.`;

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly ask: string;
  readonly value: number;
  readonly wrong: string;
  /** A way that is faster than the steps. */
  readonly fast?: string;
  readonly steps: readonly string[];
  readonly check: string;
}

/** x on one side and the given number on the other: an operation undone. */
function inputAsked(c: number, symbol: string, rng: Rng): Question {
  const [a, value] = [rng.pick([2, 3, 4, 5, 6, 7].filter((one) => one + c !== 0)), rng.int(2, 12)];
  const N = apply(c, a, value);
  const tried = (n: number): string =>
    `With $n = ${n}$, $${a} ${symbol} n$ is ${worked(c, a, n).replace(/\$$/, "")}$, not $${N}$.`;
  return {
    kind: "input",
    difficulty: 4,
    ask: `If $${a} ${symbol} n = ${N}$, what is the value of $n$?`,
    value,
    wrong: `${N / a} | multiplies only | This is $\\frac{${N}}{${a}}$, as if the operation were only multiplication. It also adds multiples of $x$ and $y$ and a constant.
      ${(N - a * c) / (a + c)} | drops the constant | This is $\\frac{${N - a * c}}{${a + c}}$, which leaves out the constant, $${c * c - c}$, which has to be moved to the right side as well.
      ${value + c} | stops at the second factor | This is $n ${texTerm(c, "")}$, not $n$.
      ${(N - (c * c - c)) / (a + c)} | drops a term | This is $\\frac{${N - (c * c - c)}}{${a + c}}$, which leaves out the term $${c} \\cdot ${a} = ${c * a}$, which has to be moved to the right side as well.
      ${value + 2 * c} | adds instead of subtracting | ${tried(value + 2 * c)}
      ${value + a} | adds the first number | ${tried(value + a)}
      ${N - a} | subtracts the first number | This is $${N} ${texTerm(-a, "")}$, as if the operation were addition.
      ${apply(c, a, a)} | applies it to the number twice | This is the value of $${a} ${symbol} ${a}$, but $n$ is the number for which $${a} ${symbol} n = ${N}$.`,
    steps: [
      `$${a} ${symbol} n = ${a}n ${texTerm(c * a, "")} ${texTerm(c, "n")} ${texTerm(c * c - c, "")} = ${N}$.`,
      `Moving the terms without $n$ to the right side gives $${texFirst(a + c, "n")} = ${N} ${texTerm(-c * a, "")} ${texTerm(c - c * c, "")} = ${N - c * a - c * c + c}$, so $n = ${value}$.`,
    ],
    check: `With $n = ${value}$, $${a} ${symbol} ${value}$ is ${worked(c, a, value)}.`,
  };
}

/** The number that changes nothing. */
function neutralAsked(c: number, symbol: string, rng: Rng): Question {
  return {
    kind: "neutral",
    difficulty: 6,
    ask: rng.pick([
      `For what value of $k$ is $x ${symbol} k = x$ for all numbers $x$?`,
      `If $x ${symbol} k = x$ for every number $x$, what is the value of $k$?`,
    ]),
    value: 1 - c,
    wrong: `1 | takes the number that multiplication leaves alone | A factor of 1 does nothing in a product, but $x ${symbol} 1 = ${texFirst(1 + c, "x")} ${texTerm(c * c, "")}$, which is not $x$.
      0 | takes the number that addition leaves alone | Adding 0 changes nothing, but $x ${symbol} 0 = ${texFirst(c, "x")} ${texTerm(c * c - c, "")}$, which is not $x$.
      ${-c} | makes the coefficient of x zero | With $k = ${-c}$, the coefficient $k ${texTerm(c, "")}$ of $x$ is 0, so the result does not depend on $x$. The coefficient has to be 1.
      ${1 + c} | reverses a sign | With $k = ${1 + c}$, the coefficient $k ${texTerm(c, "")}$ of $x$ is $${1 + 2 * c}$, but it has to be 1.
      ${c} | takes the coefficient | With $k = ${c}$, the coefficient $k ${texTerm(c, "")}$ of $x$ is $${2 * c}$, but it has to be 1.
      ${c - 1} | reverses the sign of the result | With $k = ${c - 1}$, the coefficient $k ${texTerm(c, "")}$ of $x$ is $${2 * c - 1}$, but it has to be 1.`,
    fast: `It must be true for $x = 0$, too: $0 ${symbol} k = ${texFirst(c, "k")} ${texTerm(c * c - c, "")} = 0$, so $k = ${1 - c}$.`,
    steps: [
      `$x ${symbol} k = x(k ${texTerm(c, "")}) ${texTerm(c, "k")} ${texTerm(c * c - c, "")}$.`,
      `For $x ${symbol} k$ to be $x$ for every $x$, the coefficient of $x$ must be 1: $k ${texTerm(c, "")} = 1$, so $k = ${1 - c}$. The terms without $x$ are then $${c * (1 - c)} ${texTerm(c * c - c, "")} = 0$.`,
    ],
    check: `With $k = ${1 - c}$ and $x = 2$, $x ${symbol} k$ is ${worked(c, 2, 1 - c)}.`,
  };
}

/** The number that swallows every other. */
function absorbingAsked(c: number, symbol: string, rng: Rng): Question {
  const rest = `the terms without $x$ are $${-c * c} ${texTerm(c * c - c, "")}`;
  return {
    kind: "constant",
    difficulty: 7,
    ask: rng.pick([
      `If $k$ and $m$ are constants such that $x ${symbol} k = m$ for all numbers $x$, what is the value of $m$?`,
      `If $k$ is the number for which $x ${symbol} k$ has the same value for all numbers $x$, what is the value of $x ${symbol} k$?`,
    ]),
    value: -c,
    wrong: `0 | takes k as 0 | This takes $x ${symbol} 0$ as 0, as in multiplication. But $x ${symbol} 0 = ${texFirst(c, "x")} ${texTerm(c * c - c, "")}$, which depends on $x$.
      ${c} | reverses a sign | This has the wrong sign: with $k = ${-c}$, ${rest} = ${-c}$.
      ${1 - c} | makes the coefficient 1 | This is the value of $k$ for which $x ${symbol} k = x$, and that depends on $x$.
      ${c * c - c} | takes the constant term | This is only the constant term. With $k = ${-c}$, ${rest} = ${-c}$.
      ${c * c} | stops before the last term | This is $${paren(c)}^2$, but with $k = ${-c}$, ${rest} = ${-c}$.
      ${-c * c} | forgets the constant term | This is only the term with $k$, $${c} \\cdot ${paren(-c)}$. The constant term, $${c * c - c}$, has to be added.
      ${2 * c * c - c} | reverses the sign of k | This is $${c * c} ${texTerm(c * c - c, "")}$, the terms without $x$ for $k = ${c}$. But then the term $${texFirst(2 * c, "x")}$ remains, too.`,
    fast: `${productOf(c, symbol)} So $x ${symbol} k = (x ${texTerm(c, "")})(k ${texTerm(c, "")}) ${texTerm(-c, "")}$. This does not depend on $x$ only if $k ${texTerm(c, "")} = 0$, and then its value is $${-c}$.`,
    steps: [
      `$x ${symbol} k = x(k ${texTerm(c, "")}) ${texTerm(c, "k")} ${texTerm(c * c - c, "")}$, so the value is the same for all $x$ only if $k = ${-c}$.`,
      `With $k = ${-c}$, ${rest} = ${-c}$.`,
    ],
    check: `Try $x = 1$ and $x = 2$ with $k = ${-c}$: ${worked(c, 1, -c)} and ${worked(c, 2, -c)}.`,
  };
}

/** Both numbers with the same square-like result, asked for by their sum or product. */
function doubleAsked(c: number, symbol: string, rng: Rng): Question {
  const root = rng.int(2, 9);
  const N = root * root - c;
  const isSum = rng.chance(0.5);
  const [one, other] = [root - c, -root - c];
  const value = isSum ? -2 * c : c * c - root * root;
  return {
    kind: isSum ? "sum" : "product",
    difficulty: 6,
    ask: `If $t ${symbol} t = ${N}$, what is the ${isSum ? "sum" : "product"} of all possible values of $t$?`,
    value,
    wrong: `${root - c} | takes only one value | $t ${texTerm(c, "")}$ may also be $${-root}$, so $t$ may be $${-root - c}$, too.
      ${-root - c} | takes only the other value | $t ${texTerm(c, "")}$ may also be $${root}$, so $t$ may be $${root - c}$, too.
      ${isSum ? 2 * c : root * root - c * c} | reverses the sign | This has the wrong sign: the values of $t$ are $${one}$ and $${other}$, ${isSum ? `with the sum $${value}$` : `and because they have ${one * other > 0 ? "the same sign" : "different signs"}, their product is ${one * other > 0 ? "positive" : "negative"}: $${value}$`}.
      ${isSum ? c * c - root * root : -2 * c} | takes the ${isSum ? "product" : "sum"} | This is the ${isSum ? "product" : "sum"} of the two values, $${one}$ and $${other}$, not their ${isSum ? "sum" : "product"}.
      ${isSum ? 0 : -root * root} | leaves out the shift | This is the ${isSum ? "sum" : "product"} of $${root}$ and $${-root}$, but they are the values of $t ${texTerm(c, "")}$, not of $t$.
      ${isSum ? 2 * root : c * c - c - N - c} | adds the distances | ${isSum ? `This is $${one} - ${paren(other)}$, the difference of the two values, not their sum.` : `This is $${c * c - c} - ${root * root}$, but the values of $t$ are $${one}$ and $${other}$, with the product $${value}$.`}
      ${c * c - c} | takes the constant term | This is the constant in the definition, but the values of $t$ are $${one}$ and $${other}$, with the ${isSum ? "sum" : "product"} $${value}$.`,
    fast: `${productOf(c, symbol)} So $(t ${texTerm(c, "")})^2 = ${N} ${texTerm(c, "")} = ${root * root}$, and $t ${texTerm(c, "")}$ is $${root}$ or $${-root}$. The values of $t$ are $${root - c}$ and $${-root - c}$, with the ${isSum ? "sum" : "product"} $${value}$.`,
    steps: [
      `$t ${symbol} t = t^2 ${texTerm(2 * c, "t")} ${texTerm(c * c - c, "")} = ${N}$.`,
      `${c > 0 ? "Adding" : "Subtracting"} ${Math.abs(c)} ${c > 0 ? "to" : "from"} both sides makes the left side a square: $t^2 ${texTerm(2 * c, "t")} ${texTerm(c * c, "")} = (t ${texTerm(c, "")})^2 = ${root * root}$.`,
      `So $t ${texTerm(c, "")}$ is $${root}$ or $${-root}$, which gives $t = ${one}$ or $t = ${other}$.`,
      `The ${isSum ? "sum" : "product"} of these values is $${isSum ? `${one} ${texTerm(other, "")}` : `${paren(one)} \\cdot ${paren(other)}`} = ${value}$.`,
    ],
    check: `With $t = ${one}$, $t ${symbol} t$ is ${worked(c, one, one)}, and with $t = ${other}$, it is ${worked(c, other, other)}.`,
  };
}

const QUESTIONS = [inputAsked, inputAsked, neutralAsked, absorbingAsked, doubleAsked, doubleAsked];

export const template: ProblemTemplate = {
  id: "symbol-with-hidden-product",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "An operation that is a shifted product: a number that changes nothing, or fixes the result, or fits.",

  make(rng) {
    const c = rng.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
    const symbol = rng.pick(SYMBOLS);
    const { kind, difficulty, ask, value, wrong, fast, steps, check } = rng.pick(QUESTIONS)(
      c,
      symbol,
      rng,
    );
    const opening = rng.pick([
      `The operation $${symbol}$ is defined by ${ruleOf(c, symbol)} for all numbers $x$ and $y$.`,
      `For all numbers $x$ and $y$, the operation $${symbol}$ is defined by ${ruleOf(c, symbol)}.`,
    ]);
    return {
      variant: kind,
      context: "pure",
      difficulty,
      stem: `${opening} ${ask}`,
      key: { text: `$${value}$`, value, why: steps.at(-1)!.replace(/^So /, "") },
      slips: slipsOf(
        wrong,
        (one) => Number.isInteger(one) && Math.abs(one) < 150,
        (one) => `$${one}$`,
      ),
      solution: {
        idea: "Write out the operation with the letter, and collect the terms that contain it.",
        ...(fast !== undefined && { fast: [fast] }),
        steps: [...steps],
        check,
        takeaway:
          "An operation with a new symbol is only a rule for substitution, so substitute before you guess.",
      },
    };
  },

  /** Puts numbers into the rule as it is written. */
  check({ stem, options }) {
    const [coefficient = "", constant = "+ 0"] = read(
      stem,
      /xy ([+-] \d*)x [+-] \d*y(?: ([+-] \d+))?(?: for|\.)/,
    );
    const [b, d] = [toNumber(coefficient), toNumber(constant ?? "+ 0")];
    const f = (x: number, y: number): number => x * y + b * (x + y) + d;
    const right = answerFor(plain(stem), f);
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },

  possible: ({ options }) => options.map(() => true),
};

/** `+ 3` is 3, and `- ` before a letter is -1. */
const toNumber = (text: string): number => Number(text.replace(" ", "").replace(/^([+-])$/, "$11"));

/** The answer by trying all integers near 0. */
function answerFor(text: string, f: (x: number, y: number) => number): number | undefined {
  const all = Array.from({ length: 401 }, (_, k) => k - 200);
  if (/= x for/.test(text)) return all.find((e) => [1, 5, -9].every((x) => f(x, e) === x));
  if (/= m for|the same value/.test(text)) {
    const k = all.find((one) => f(3, one) === f(-8, one));
    return k === undefined ? undefined : f(0, k);
  }
  const [name = "", N = ""] = read(text, /If (\w+) \\?\w+ \w = (-?\d+)/);
  const fits = all.filter((t) => f(name === "t" ? t : Number(name), t) === Number(N));
  if (/sum/.test(text)) return fits.reduce((one, other) => one + other, 0);
  return fits.reduce((one, other) => one * other, 1);
}
