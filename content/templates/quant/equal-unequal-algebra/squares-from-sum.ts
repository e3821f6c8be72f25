import {
  formulaSlip,
  plain,
  type ProblemTemplate,
  type Rng,
  type Slip,
  type Solution,
  valueOf,
} from "@theta/items/template";

/** The second number is y, or the reciprocal of x. */
interface Pair {
  readonly second: string;
  readonly square: string;
  readonly product: string;
}
const LETTERS: Pair = { second: "y", square: "y^2", product: "xy" };
const RECIPROCAL: Pair = {
  second: "\\frac{1}{x}",
  square: "\\frac{1}{x^2}",
  product: "x \\cdot \\frac{1}{x}",
};

type Asks = "squares" | "other square" | "product" | "fourth powers";

/** t = x + sy and p = xy, where s is 1 or -1; everything else follows from squaring. */
function drawFacts(rng: Rng) {
  const asks: Asks = rng.pick(["squares", "squares", "other square", "product", "fourth powers"]);
  const isReciprocal = asks === "fourth powers" || (asks !== "product" && rng.chance(0.5));
  const s = rng.pick([1, -1]);
  const t = rng.int(3, asks === "fourth powers" ? 5 : 12);
  const p = isReciprocal ? 1 : rng.int(2, 24);
  const other = t * t - 4 * s * p;
  // Numbers that can be guessed would make the idea unnecessary.
  const isSquare = Number.isInteger(Math.sqrt(other));
  return other > 0 && !isSquare
    ? { asks, isReciprocal, s, t, p, other, squares: t * t - 2 * s * p }
    : null;
}

type Facts = NonNullable<ReturnType<typeof drawFacts>>;

function slipsFor({ asks, s, t, p, other, squares }: Facts): Slip[] {
  const twice = `$${2 * p}$`;
  const sign = s > 0 ? "minus" : "plus";
  switch (asks) {
    case "squares":
      return [
        formulaSlip(
          t * t,
          "squares term by term",
          `$${t}^2$ also holds twice the product of the two numbers.`,
        ),
        formulaSlip(
          t * t + 2 * s * p,
          "moves twice the product the wrong way",
          `The sum of the squares is $${t}^2$ ${sign} ${twice}, not the other way.`,
        ),
        formulaSlip(
          t * t - s * p,
          "takes the product once",
          `Squaring gives the product twice: ${twice}.`,
        ),
        formulaSlip(
          other,
          "takes the product four times",
          `That is the square of the ${s > 0 ? "difference" : "sum"} of the two numbers.`,
        ),
        formulaSlip(
          2 * t,
          "doubles instead of squaring",
          `Squares do not come from doubling ${t}.`,
        ),
        formulaSlip(
          t * t - 2 * s * p * p,
          "squares the product",
          `The middle term holds the product ${p} itself, twice, not its square.`,
        ),
        formulaSlip(
          t * t + 4 * s * p,
          "takes the product four times with the wrong sign",
          `The middle term is twice the product, and it is to be ${s > 0 ? "taken away" : "added"}.`,
        ),
        formulaSlip(t + 2 * p, "forgets to square", `The ${t} must be squared first.`),
      ];
    case "other square":
      return [
        formulaSlip(
          squares,
          "stops at the sum of the squares",
          `That is the sum of the two squares; the square asked for has a middle term of its own.`,
        ),
        formulaSlip(
          t * t,
          "ignores the sign",
          `The squares of the sum and of the difference differ by four times the product.`,
        ),
        formulaSlip(
          t * t + 4 * s * p,
          "moves the products the wrong way",
          `The square of the ${s > 0 ? "difference is the smaller" : "sum is the larger"} one here.`,
        ),
        formulaSlip(
          t * t - s * p,
          "takes the product once",
          `The two squares differ by four times the product, ${4 * p}.`,
        ),
        formulaSlip(
          t * t + 2 * s * p,
          "takes half of the gap with the wrong sign",
          `The two squares differ by ${4 * p}.`,
        ),
        formulaSlip(
          2 * t,
          "doubles instead of squaring",
          `Squares do not come from doubling ${t}.`,
        ),
      ];
    case "product":
      return [
        formulaSlip(
          Math.abs(t * t - squares),
          "forgets to halve",
          `$${t}^2$ and ${squares} differ by twice the product.`,
        ),
        formulaSlip(
          (t * t + squares) / 2,
          "adds before halving",
          `The ${squares} must be compared with $${t}^2$ by subtracting.`,
        ),
        formulaSlip(
          Math.abs(t * t - squares) / 4,
          "halves twice",
          `The difference holds the product twice, not four times.`,
        ),
        formulaSlip(
          Math.abs(squares - t),
          "forgets to square",
          `The ${t} must be squared before it is compared with ${squares}.`,
        ),
        formulaSlip(squares - 2 * t, "doubles instead of squaring", `Twice ${t} is not $${t}^2$.`),
        formulaSlip(
          Math.abs(squares - 2 * t) / 2,
          "doubles instead of squaring, then halves",
          `Twice ${t} is not $${t}^2$.`,
        ),
        formulaSlip(
          squares / 2,
          "halves the sum of the squares",
          "That would be the product of two equal numbers.",
        ),
        formulaSlip(
          2 * Math.abs(t * t - squares),
          "doubles instead of halving",
          `$${t}^2$ and ${squares} differ by twice the product.`,
        ),
        formulaSlip(
          t,
          "takes over the given number",
          `That is the ${s > 0 ? "sum" : "difference"}, not the product.`,
        ),
      ];
    case "fourth powers":
      return [
        formulaSlip(
          squares * squares,
          "squares term by term",
          `$${squares}^2$ also holds the middle term $2$.`,
        ),
        formulaSlip(
          t ** 4 - 2,
          "skips the squares",
          `Going from $${t}$ to fourth powers in one step leaves out the middle terms; square twice.`,
        ),
        formulaSlip(
          squares * squares + 2,
          "adds the middle term",
          `The second squaring is of a sum, so its middle term 2 is taken away.`,
        ),
        formulaSlip(
          t ** 4,
          "takes the fourth power of the number",
          `$${t}^4$ holds many middle terms that must go.`,
        ),
        formulaSlip(
          squares,
          "stops at the squares",
          "That is the sum of the squares; one more squaring is needed.",
        ),
        formulaSlip(
          squares * squares - 4,
          "takes away four",
          "The middle term is $2 \\cdot x^2 \\cdot \\frac{1}{x^2} = 2$.",
        ),
        formulaSlip(
          2 * squares,
          "doubles instead of squaring",
          `$${squares}$ has to be squared, not doubled.`,
        ),
        formulaSlip(
          (t * t + 2 * s) ** 2 - 2,
          "moves the first middle term the wrong way",
          `The sum of the squares is ${squares}.`,
        ),
      ];
  }
}

function drawNumbers(rng: Rng) {
  const facts = drawFacts(rng);
  if (!facts) return null;
  const { asks, isReciprocal, s, t, p, other, squares } = facts;
  const pair = isReciprocal ? RECIPROCAL : LETTERS;
  const [sign, minus] = s > 0 ? ["+", "-"] : ["-", "+"];
  const isHidden = isReciprocal && rng.chance(0.4);
  const sumGiven = `x ${sign} ${pair.second} = ${t}`;
  const asked = {
    squares: `x^2 + ${pair.square}`,
    "other square": `\\left(x ${minus} ${pair.second}\\right)^2`,
    product: "xy",
    "fourth powers": "x^4 + \\frac{1}{x^4}",
  }[asks];
  const key = { squares, "other square": other, product: p, "fourth powers": squares ** 2 - 2 }[
    asks
  ];
  return { facts, pair, sign, minus, isHidden, sumGiven, asked, key };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function solutionOf({
  facts,
  pair,
  sign,
  minus,
  isHidden,
  sumGiven,
  asked,
  key,
}: Numbers): Solution {
  const { asks, isReciprocal, s, t, p, other, squares } = facts;
  const squared = `$x^2 ${sign} 2${isReciprocal ? "" : "xy"} + ${pair.square} = ${t * t}$`;
  const steps = {
    squares: [
      `Put in the product ${p}: $x^2 + ${pair.square} = ${t * t} ${minus} ${2 * p} = ${squares}$.`,
    ],
    "other square": [
      `The product is ${p}, so $x^2 + ${pair.square} = ${squares}$.`,
      `Then $${asked} = ${squares} ${minus} ${2 * p} = ${other}$.`,
    ],
    product: [
      `The squares make ${squares}, so $2xy = ${s > 0 ? `${t * t} - ${squares}` : `${squares} - ${t * t}`} = ${2 * p}$ and $xy = ${p}$.`,
    ],
    "fourth powers": [
      `So $x^2 + \\frac{1}{x^2} = ${squares}$.`,
      `Square again: $x^4 + 2 + \\frac{1}{x^4} = ${squares ** 2}$, so the answer is ${key}.`,
    ],
  }[asks];
  return {
    idea: `Do not look for $x$: the square of the ${s > 0 ? "sum" : "difference"} holds the squares and twice the product${isReciprocal ? ", and a number times its reciprocal is 1" : ""}.`,
    steps: [
      ...(isHidden ? [`No solution is 0, so divide by $x$: $${sumGiven}$.`] : []),
      `Square $${sumGiven}$: ${squared}.`,
      ...steps,
    ],
    check: `The middle term is twice the product, $2 \\cdot ${pair.product}$; leaving it out is the usual slip.`,
  };
}

export const template: ProblemTemplate = {
  id: "squares-from-sum",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "Square the given sum or difference: product and squares follow without the numbers themselves.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { facts, sign, isHidden, sumGiven, asked, key } = numbers;
    const { asks, isReciprocal, s, t, p, squares } = facts;
    const hidden = `x^2 - ${t}x ${sign} 1 = 0`;
    const fact = { squares: p, "other square": p, product: squares, "fourth powers": p }[asks];
    const given = isReciprocal
      ? `$${isHidden ? hidden : sumGiven}$`
      : `$${sumGiven}$ and $${asks === "product" ? "x^2 + y^2" : "xy"} = ${fact}$`;
    return {
      variant: `${asks}/${isHidden ? "hidden" : isReciprocal ? "reciprocal" : "letters"}`,
      context: "pure",
      // Each squaring is a step; a reciprocal hides its product 1, and an equation hides the sum.
      difficulty:
        { squares: 3, "other square": 4, product: 4, "fourth powers": 5 }[asks] +
        (isReciprocal ? 1 : 0) +
        (isHidden ? 2 : 0),
      stem: `If ${given}, what is the value of $${asked}$?`,
      key: {
        text: `$${key}$`,
        value: key,
        why: `The square of the ${s > 0 ? "sum" : "difference"}, ${t * t}, holds the squares and twice the product; from that, $${asked} = ${key}$.`,
      },
      slips: slipsFor(facts).filter(({ value }) => Number.isInteger(value) && value! > 0),
      solution: solutionOf(numbers),
    };
  },

  /** Solves for x and y as decimals and computes what is asked. */
  check({ stem, options }) {
    const text = plain(stem).replaceAll("(1)/", "1/");
    const [given = "", asked = ""] = text.split(", what is the value of ");
    const [x, y] = solve(given);
    const value = evaluate(asked, x, y);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - value) < 1e-6 ? [k] : [],
    );
  },
};

/** The larger solution of x² - tx + c = 0. */
function root(t: number, c: number): number {
  return (t + Math.sqrt(t * t - 4 * c)) / 2;
}

function solve(given: string): [number, number] {
  const hidden = /x\^2 - (\d+)x ([+-]) 1 = 0/.exec(given);
  const reciprocal = /x ([+-]) 1\/\(x\) = (\d+)/.exec(given);
  const letters = /x ([+-]) y = (\d+) and (xy|x\^2 \+ y\^2) = (\d+)/.exec(given);
  if (letters) {
    const [s, t, fact] = [letters[1] === "+" ? 1 : -1, Number(letters[2]), Number(letters[4])];
    // y = s(t - x), so xy = fact or x² + y² = fact is a quadratic equation for x.
    const x = letters[3] === "xy" ? root(t, s * fact) : root(t, (t * t - fact) / 2);
    return [x, s * (t - x)];
  }
  const [t, sign] = hidden
    ? [hidden[1], hidden[2]]
    : reciprocal
      ? [reciprocal[2], reciprocal[1]]
      : [];
  if (t === undefined) throw new Error(`Nothing is given: ${given}`);
  const x = root(Number(t), sign === "+" ? 1 : -1);
  return [x, 1 / x];
}

function evaluate(asked: string, x: number, y: number): number {
  if (asked.startsWith("xy")) return x * y;
  if (asked.startsWith("x^4 +")) return x ** 4 + y ** 4;
  if (asked.startsWith("x^2 +")) return x ** 2 + y ** 2;
  const sign = /^\(x ([+-]) (?:y|1\/\(x\))\)\^2/.exec(asked)?.[1];
  if (!sign) throw new Error(`Not asked for before: ${asked}`);
  return (sign === "+" ? x + y : x - y) ** 2;
}
