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
}

/** x on one side and the given number on the other: an operation undone. */
function inputAsked(c: number, symbol: string, rng: Rng): Question {
  const [a, value] = [rng.pick([2, 3, 4, 5, 6, 7].filter((one) => one + c !== 0)), rng.int(2, 12)];
  const N = apply(c, a, value);
  return {
    kind: "input",
    difficulty: 4,
    ask: `If $${a} ${symbol} n = ${N}$, what is the value of $n$?`,
    value,
    wrong: `${N / a} | multiplies only | The operation also adds multiples of $x$ and $y$.
      ${(N - a * c) / (a + c)} | drops the constant | The constant $${c * c - c}$ has to be moved first.
      ${value + c} | stops at the second factor | This is $n ${texTerm(c, "")}$.
      ${(N - (c * c - c)) / (a + c)} | drops a term | The term with $${a}$ has to be moved as well.
      ${value + 2 * c} | adds instead of subtracting | After dividing, the sign of $${c}$ has to be reversed.
      ${value + a} | adds the first number | The terms with $n$ have the coefficient $${a} ${texTerm(c, "")}$.
      ${N - a} | subtracts the first number | The operation is not addition.
      ${apply(c, a, a)} | applies it to the number twice | This is $${a} ${symbol} ${a}$.`,
    steps: [
      `$${a} ${symbol} n = ${a}n ${texTerm(c * a, "")} ${texTerm(c, "n")} ${texTerm(c * c - c, "")} = ${N}$.`,
      `So $${texTerm(a + c, "n")
        .replace("+ ", "")
        .replace("- ", "-")} = ${N - c * a - c * c + c}$, and $n = ${value}$.`,
    ],
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
    wrong: `1 | takes the number that multiplication leaves alone | $x ${symbol} 1$ has other terms besides $x$.
      0 | takes the number that addition leaves alone | $x ${symbol} 0$ is not $x$ for all $x$.
      ${-c} | makes the coefficient of x zero | Then the result does not depend on $x$. The coefficient has to be 1.
      ${1 + c} | reverses a sign | The coefficient of $x$ is $k ${texTerm(c, "")}$, and it has to be 1.
      ${c} | takes the coefficient | $x ${symbol} ${c}$ is not $x$.
      ${c - 1} | reverses the sign of the result | The coefficient of $x$ is $k ${texTerm(c, "")}$, and it has to be 1.`,
    fast: `It must be true for $x = 0$, too: $0 ${symbol} k = ${texFirst(c, "k")} ${texTerm(c * c - c, "")} = 0$, so $k = ${1 - c}$.`,
    steps: [
      `$x ${symbol} k = x(k ${texTerm(c, "")}) ${texTerm(c, "k")} ${texTerm(c * c - c, "")}$.`,
      `For $x ${symbol} k$ to be $x$ for every $x$, the coefficient of $x$ must be 1: $k ${texTerm(c, "")} = 1$, so $k = ${1 - c}$. The terms without $x$ are then 0.`,
    ],
  };
}

/** The number that swallows every other. */
function absorbingAsked(c: number, symbol: string, rng: Rng): Question {
  return {
    kind: "constant",
    difficulty: 7,
    ask: rng.pick([
      `If $k$ and $m$ are constants such that $x ${symbol} k = m$ for all numbers $x$, what is the value of $m$?`,
      `If $k$ is the number for which $x ${symbol} k$ has the same value for all numbers $x$, what is the value of $x ${symbol} k$?`,
    ]),
    value: -c,
    wrong: `0 | takes k as 0 | With $k = 0$, the term with $x$ remains.
      ${c} | reverses a sign | The coefficient of $x$ is $k ${texTerm(c, "")}$, and it has to be 0.
      ${1 - c} | makes the coefficient 1 | Then the result is $x$, which depends on $x$.
      ${c * c - c} | takes the constant term | The term with $k$ also has to be added.
      ${c * c} | stops before the last term | $${c} \\cdot k$ has to be added.
      ${-c * c} | forgets the constant term | This is the term with $k$ alone.
      ${2 * c * c - c} | reverses the sign of k | With $k = ${c}$, the term with $x$ remains.`,
    fast: `${productOf(c, symbol)} So $x ${symbol} k = (x ${texTerm(c, "")})(k ${texTerm(c, "")}) ${texTerm(-c, "")}$. This does not depend on $x$ only if $k ${texTerm(c, "")} = 0$, and then its value is $${-c}$.`,
    steps: [
      `$x ${symbol} k = x(k ${texTerm(c, "")}) ${texTerm(c, "k")} ${texTerm(c * c - c, "")}$, so the value is the same for all $x$ only if $k = ${-c}$.`,
      `With $k = ${-c}$, the terms without $x$ are $${-c * c} ${texTerm(c * c - c, "")} = ${-c}$.`,
    ],
  };
}

/** Both numbers with the same square-like result, asked for by their sum or product. */
function doubleAsked(c: number, symbol: string, rng: Rng): Question {
  const root = rng.int(2, 9);
  const N = root * root - c;
  const isSum = rng.chance(0.5);
  const value = isSum ? -2 * c : c * c - root * root;
  return {
    kind: isSum ? "sum" : "product",
    difficulty: 6,
    ask: `If $t ${symbol} t = ${N}$, what is the ${isSum ? "sum" : "product"} of all possible values of $t$?`,
    value,
    wrong: `${root - c} | takes only one value | $t ${texTerm(c, "")}$ may also be $${-root}$, so $t$ may be $${-root - c}$, too.
      ${-root - c} | takes only the other value | $t ${texTerm(c, "")}$ may also be $${root}$, so $t$ may be $${root - c}$, too.
      ${isSum ? 2 * c : root * root - c * c} | reverses the sign | The values of $t$ are $${root - c}$ and $${-root - c}$.
      ${isSum ? c * c - root * root : -2 * c} | takes the ${isSum ? "product" : "sum"} | The ${isSum ? "sum" : "product"} of the two values is asked for.
      ${isSum ? 0 : -root * root} | leaves out the shift | $t ${texTerm(c, "")}$, not $t$, is $${root}$ or $${-root}$.
      ${isSum ? 2 * root : c * c - c - N - c} | adds the distances | The two values are $${root - c}$ and $${-root - c}$.
      ${c * c - c} | takes the constant term | $${N}$ has to be moved to the same side.`,
    fast: `${productOf(c, symbol)} So $(t ${texTerm(c, "")})^2 = ${N} ${texTerm(c, "")} = ${root * root}$, and $t ${texTerm(c, "")}$ is $${root}$ or $${-root}$. The values of $t$ are $${root - c}$ and $${-root - c}$, with the ${isSum ? "sum" : "product"} $${value}$.`,
    steps: [
      `$t ${symbol} t = t^2 ${texTerm(2 * c, "t")} ${texTerm(c * c - c, "")} = ${N}$, so $(t ${texTerm(c, "")})^2 = ${root * root}$.`,
      `So $t = ${root - c}$ or $t = ${-root - c}$, and the ${isSum ? "sum" : "product"} of these values is $${value}$.`,
    ],
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
    const { kind, difficulty, ask, value, wrong, fast, steps } = rng.pick(QUESTIONS)(
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
        check: "Put the values that you find back into the definition.",
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
