import {
  capital,
  gcd,
  isPositiveWhole,
  numberChoice,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  relationIn,
  type Rng,
  slipsOf,
  type Solution,
  texFirst,
  valueOf,
} from "@theta/items/template";

type Ask = "count" | "sum" | "product" | "could be";

/** One line in two disguises, and the points on it with positive integer coordinates. */
function drawNumbers(rng: Rng) {
  const [p, q, m] = [rng.int(1, 7), rng.int(2, 7), rng.pick([2, 3, 4, 5])];
  const total = rng.pick([18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 56, 60]);
  const pairs = range(1, total)
    .map((x) => [x, (total - p * x) / q] as const)
    .filter(([, y]) => isPositiveWhole(y));
  if (gcd(p, q) > 1 || p === q || pairs.length < 3 || pairs.length > 8) return null;
  const first = `${texFirst(p, "x")} + ${q}y = ${total}`;
  const second = rng.pick([
    `${m * p}x = ${m * total} - ${m * q}y`,
    `${m * total} - ${m * p}x = ${m * q}y`,
    `y = \\frac{${total} - ${texFirst(p, "x")}}{${q}}`,
    ...(total % (p * q) === 0 && p > 1
      ? [`\\frac{x}{${q}} + \\frac{y}{${p}} = ${total / (p * q)}`]
      : []),
  ]);
  const ask = rng.pick<Ask>(["count", "count", "sum", "product", "could be"]);
  return {
    p,
    q,
    total,
    pairs,
    first,
    second,
    ask,
    wants: rng.pick(["greatest", "least"] as const),
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const shown = (pairs: Numbers["pairs"]): string =>
  pairs.length < 5
    ? pairs.map(([x, y]) => `$(${x}, ${y})$`).join(", ")
    : `$(${pairs[0]!.join(", ")})$, $(${pairs[1]!.join(", ")})$, and so on, up to $(${pairs.at(-1)!.join(", ")})$`;

const QUESTIONS: Readonly<Record<Ask, (wants: string) => string>> = {
  count: () => "how many ordered pairs $(x, y)$ are possible",
  sum: (wants) => `what is the ${wants} possible value of $x + y$`,
  product: () => "what is the greatest possible value of $xy$",
  "could be": () => "which of the following could be the value of $x + y$",
};

function countOptions({ p, q, total, pairs }: Numbers): ProblemOptions {
  const n = pairs.length;
  const ends = range(0, total).filter((x) => isPositiveWhole((total - p * x) / q + 1)).length;
  return {
    key: numberChoice(n, `The pairs are ${shown(pairs)}.`),
    slips: slipsOf(`
      1 | takes two equations for one solution | Both equations say the same, so every pair that satisfies one of them satisfies both.
      ${ends} | allows 0 | The integers must be positive.
      ${n - 1} | leaves out a pair | The pairs are ${shown(pairs)}.
      ${n + 1} | counts one pair too many | The pairs are ${shown(pairs)}.
      ${Math.floor(total / q)} | counts the values of y | Not every value of $y$ up to $\\frac{${total}}{${q}}$ gives an integer $x$.
      ${Math.floor(total / p)} | counts the values of x | Not every value of $x$ gives an integer $y$.
      2 | counts the two equations | The number of equations does not tell the number of pairs.
      ${p + q} | adds the coefficients | The coefficients tell the steps from one pair to the next.`),
  };
}

function sumOptions({ p, q, total, pairs, wants, ask }: Numbers): ProblemOptions {
  const sums = pairs.map(([x, y]) => x + y).toSorted((one, other) => one - other);
  const isLeast = wants === "least";
  const key = ask === "could be" ? sums[1]! : isLeast ? sums[0]! : sums.at(-1)!;
  const step = Math.abs(q - p);
  const [x, y] = pairs.find((pair) => pair[0] + pair[1] === key)!;
  const other = isLeast ? sums.at(-1)! : sums[0]!;
  const beyond = isLeast ? key - step : key + step;
  const slips = slipsOf(`
      ${beyond} | goes one step too far | One of the integers would not be positive.
      ${other} | answers for the ${isLeast ? "greatest" : "least"} value | That is the ${isLeast ? "greatest" : "least"} possible value of $x + y$.
      ${isLeast ? key + step : key - step} | stops one step too soon | There is a ${isLeast ? "smaller" : "greater"} sum.
      ${Math.ceil(total / Math.max(p, q))} | divides by the greater coefficient | That is about the number of units if only one of the letters is used.
      ${Math.floor(total / Math.min(p, q))} | divides by the smaller coefficient | Both letters must be positive.
      ${key + 1} | moves one letter by 1 | With this sum, no integers satisfy the equation.
      ${key - 1} | moves one letter by 1 | With this sum, no integers satisfy the equation.
      ${Math.round((2 * total) / (p + q))} | takes both letters for equal | The letters do not have to be equal.
      ${x} | answers for x | That is the value of $x$ alone.`);
  return {
    key: numberChoice(key, `It belongs to $x = ${x}$ and $y = ${y}$.`),
    slips: slips.filter(({ value }) => ask !== "could be" || !sums.includes(value!)),
  };
}

const product = (pair: readonly [number, number] | undefined): number =>
  pair ? pair[0] * pair[1] : 0;

function productOptions({ total, pairs }: Numbers): ProblemOptions {
  const ordered = pairs.toSorted(([a, b], [c, d]) => c * d - a * b);
  const [[x, y], ...others] = ordered as [Numbers["pairs"][number], ...Numbers["pairs"]];
  return {
    key: numberChoice(x * y, `It belongs to $x = ${x}$ and $y = ${y}$.`),
    slips: slipsOf(`
      ${product(others[0])} | stops at the second best pair | The pair $(${x}, ${y})$ gives a greater product.
      ${x * (y + 1)} | rounds up | $x = ${x}$ and $y = ${y + 1}$ do not satisfy the equation.
      ${product(pairs[0])} | takes the first pair | The pair $(${x}, ${y})$ gives a greater product.
      ${(x + 1) * y} | rounds up | $x = ${x + 1}$ and $y = ${y}$ do not satisfy the equation.
      ${product(pairs.at(-1))} | takes the last pair | The pair $(${x}, ${y})$ gives a greater product.
      ${x + y} | adds instead of multiplying | That is the value of $x + y$.
      ${Math.floor(((x + y) / 2) ** 2)} | makes the integers equal | The sum of $x$ and $y$ is not fixed, and the equation must hold.
      ${total} | takes the product for the right side | ${total} is a sum of multiples of $x$ and $y$.`),
  };
}

function solutionOf(
  { p, q, total, pairs, first, second, ask, wants }: Numbers,
  key: number,
): Solution {
  const [x, y] = pairs[0]!;
  const last = {
    count: `These are ${key} pairs.`,
    sum: `The ${wants} value of $x + y$ among them is ${key}.`,
    product: `The products are ${pairs.map(([a, b]) => a * b).join(", ")}. The greatest one is ${key}.`,
    "could be": `The sums are ${pairs.map(([a, b]) => a + b).join(", ")}, and only ${key} is an option.`,
  }[ask];
  return {
    idea: "The second equation is the first one in another form, so only the words “positive integers” limit the values.",
    steps: [
      `Rewriting $${second}$ gives $${first}$ again, so there is only one equation.`,
      `The least possible $x$ is ${x}, with $y = ${y}$. If $x$ grows by ${q}, $y$ falls by ${p}, because $${texFirst(p, "x")} + ${q}y$ must stay at ${total}.`,
      `The pairs are ${shown(pairs)}.`,
      last,
    ],
    check: "If you solve the system and both letters disappear, the equations are the same.",
    takeaway: "Before you solve two equations, check whether one is a multiple of the other.",
  };
}

export const template: ProblemTemplate = {
  id: "same-line-twice",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "Two equations turn out to be one: what limits the values is that they are positive integers.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { pairs, first, second, ask, wants } = numbers;
    const options = {
      count: countOptions,
      sum: sumOptions,
      product: productOptions,
      "could be": sumOptions,
    }[ask](numbers);
    const best = pairs.filter(([x, y]) => x * y === options.key.value).length;
    if (ask === "product" && best > 1) return null;
    const [question, isFraction] = [QUESTIONS[ask](wants), second.includes("frac{x}")];
    const [one, two] = second.startsWith("y =") ? [first, second] : rng.shuffle([first, second]);
    return {
      variant: `${ask}${isFraction ? ", fraction" : ""}`,
      context: "pure",
      // Counting is direct once the equations are seen to be one, which a fraction hides better.
      difficulty: { count: 5, sum: 6, product: 7, "could be": 6 }[ask] + (isFraction ? 1 : 0),
      stem: rng.pick([
        `If $x$ and $y$ are positive integers, $${one!}$, and $${two!}$, ${question}?`,
        `The positive integers $x$ and $y$ satisfy both $${one!}$ and $${two!}$. ${capital(question)}?`,
        `If $x$ and $y$ are positive integers such that $${one!}$ and $${two!}$, ${question}?`,
      ]),
      ...options,
      solution: solutionOf(numbers, options.key.value!),
    };
  },

  /** All of these are positive. */
  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Tries all pairs of positive integers up to 100 in both equations. */
  check({ stem, options }) {
    const [one, two] = Array.from(stem.matchAll(/\$([^$]+ = [^$]+)\$/g), ([, text = ""]) =>
      relationIn(text),
    );
    if (!one || !two) throw new Error(`Not two equations: ${stem}`);
    const pairs = range(1, 100).flatMap((x) =>
      range(1, 100)
        .filter((y) => one({ x, y }) && two({ x, y }))
        .map((y) => [x, y] as const),
    );
    const sums = pairs.map(([x, y]) => x + y);
    const isRight = (value: number): boolean => {
      if (stem.includes("ow many")) return value === pairs.length;
      if (stem.includes("could be")) return sums.includes(value);
      if (plain(stem).includes("value of xy"))
        return value === Math.max(...pairs.map(([x, y]) => x * y));
      return value === (stem.includes("greatest") ? Math.max : Math.min)(...sums);
    };
    return options.flatMap((option, k) => (isRight(valueOf(option).value) ? [k] : []));
  },
};
