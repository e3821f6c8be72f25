import {
  capital,
  inWords,
  numberChoice,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type Slip,
  slipsOf,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;

/** How many positive integers x satisfy ax + k below a bound tells a range for k. */
function addedConstant(rng: Rng): Asked | null {
  const [n, a, bound, isIn] = [
    rng.int(3, 8),
    rng.int(2, 6),
    rng.pick([30, 40, 45, 50, 60, 75]),
    rng.chance(0.5),
  ];
  // The last integer that fits is n, and n + 1 doesn't fit.
  const greatest = bound - a * n - (isIn ? 0 : 1);
  const least = greatest - a + 1;
  const asks = rng.pick(["greatest", "least", "number"] as const);
  const key = { greatest, least, number: a }[asks];
  if (least < 2) return null;
  const given = `${a}x + k ${isIn ? "\\le" : "\\lt"} ${bound}`;
  const why = `$x = ${n}$ must satisfy the inequality, so $k ${isIn ? "\\le" : "\\lt"} ${bound - a * n}$, and $x = ${n + 1}$ must not, so $k ${isIn ? "\\gt" : "\\ge"} ${bound - a * n - a}$.`;
  const lines = {
    greatest: `
      ${isIn ? greatest - 1 : greatest + 1} | mistakes the boundary | For $k = ${bound - a * n}$ and $x = ${n}$, the two sides are equal.
      ${least} | answers for the least value | That is the least possible value of $k$.
      ${greatest + a} | lets ${n - 1} integers fit | With this $k$, only ${inWords(n - 1)} positive integers fit.
      ${least - 1} | lets ${n + 1} integers fit | With this $k$, $x = ${n + 1}$ satisfies the inequality as well.
      ${greatest + a + 1} | counts x = 0 | The integers must be positive.
      ${bound - a * (n - 1) - 1} | takes ${n - 1} for the last integer that fits | $x = ${n}$ must satisfy the inequality as well.`,
    least: `
      ${isIn ? least - 1 : least + 1} | mistakes the boundary | For $k = ${bound - a * n - a}$ and $x = ${n + 1}$, the two sides are equal.
      ${greatest} | answers for the greatest value | That is the greatest possible value of $k$.
      ${least + a} | uses x = ${n} for the boundary | With a smaller $k$, there are still exactly ${inWords(n)} integers that fit.
      1 | asks for at least ${n} integers | With $k = 1$, more than ${inWords(n)} positive integers fit.
      ${least - a} | lets ${n + 1} integers fit | With this $k$, $x = ${n + 1}$ satisfies the inequality as well.
      ${greatest + 1} | lets ${n - 1} integers fit | With this $k$, only ${inWords(n - 1)} positive integers fit.
      ${greatest - 1} | takes the second greatest value | Smaller values of $k$ are possible too.`,
    number: `
      ${a - 1} | leaves out one end | $k$ runs from ${least} to ${greatest}, and both ends are possible.
      ${n} | answers with the number of integers | That is how many values of $x$ there are, not of $k$.
      ${a + 1} | counts an end too many | $k$ runs from ${least} to ${greatest}.
      1 | takes k for determined | $k$ can be any integer from ${least} to ${greatest}.
      ${greatest} | asks for at least ${n} integers | If $k$ is less than ${least}, more than ${inWords(n)} positive integers fit.
      ${n + 1} | counts the next integer as well | That is a number of values of $x$.
      ${a - 2} | leaves out both ends | $k$ runs from ${least} to ${greatest}, and both ends are possible.
      ${least} | answers with the least value | That is the least possible value of $k$.`,
  };
  const question = {
    greatest: "what is the greatest possible value of $k$",
    least: "what is the least possible value of $k$",
    number: "how many values of $k$ are possible",
  }[asks];
  return {
    variant: `added constant, ${asks}`,
    difficulty: asks === "greatest" ? 6 : 7,
    stem: rng.pick([
      `If $k$ is a positive integer and the inequality $${given}$ is true for exactly ${inWords(n)} positive integers $x$, ${question}?`,
      `The inequality $${given}$, where $k$ is a positive integer, is true for exactly ${inWords(n)} positive integers $x$. ${capital(question)}?`,
    ]),
    key: numberChoice(key, why),
    slips: slipsOf(lines[asks]),
    solution: {
      idea: `Exactly ${inWords(n)} positive integers fit when ${n} fits and ${n + 1} does not.`,
      steps: [
        `$x = ${n}$ fits: $${a * n} + k ${isIn ? "\\le" : "\\lt"} ${bound}$, so $k ${isIn ? "\\le" : "\\lt"} ${bound - a * n}$.`,
        `$x = ${n + 1}$ does not fit: $${a * n + a} + k ${isIn ? "\\gt" : "\\ge"} ${bound}$, so $k ${isIn ? "\\gt" : "\\ge"} ${bound - a * n - a}$.`,
        `So $k$ is an integer from ${least} to ${greatest}${asks === "number" ? `, which makes ${a} values` : ""}.`,
      ],
      check: `Put in $k = ${least}$ and $k = ${greatest}$, and count the integers.`,
      takeaway:
        "“Exactly n” gives two conditions: the last one that fits, and the first one that does not.",
    },
  };
}

/** How many positive multiples of k lie below a bound tells k. */
function multiplied(rng: Rng): Asked | null {
  const [n, bound, isIn] = [
    rng.int(3, 9),
    rng.pick([30, 40, 45, 50, 60, 72, 75, 80, 90, 100, 120]),
    rng.chance(0.5),
  ];
  const counts = (k: number): number => (isIn ? Math.floor(bound / k) : Math.ceil(bound / k) - 1);
  const fitting = range(1, bound).filter((k) => counts(k) === n);
  const [least, greatest] = [fitting[0], fitting.at(-1)];
  if (least === undefined || greatest === undefined || least === greatest) return null;
  const wants = rng.pick(["greatest", "least"] as const);
  const [key, other] = wants === "greatest" ? [greatest, least] : [least, greatest];
  const given = `kx ${isIn ? "\\le" : "\\lt"} ${bound}`;
  const sign = isIn ? "\\le" : "\\lt";
  const quotients = `$k = ${key}$ gives the products ${[n, n + 1].map((m) => `$${key} \\cdot ${m} = ${key * m}$`).join(" and ")}`;
  return {
    variant: `coefficient, ${wants}`,
    difficulty: wants === "greatest" ? 6 : 7,
    stem: rng.pick([
      `If $k$ is a positive integer and the inequality $${given}$ is true for exactly ${inWords(n)} positive integers $x$, what is the ${wants} possible value of $k$?`,
      `The inequality $${given}$, where $k$ is a positive integer, is true for exactly ${inWords(n)} positive integers $x$. What is the ${wants} possible value of $k$?`,
    ]),
    key: numberChoice(key, `${quotients}, of which only the first one fits.`),
    slips: slipsOf(`
      ${other} | answers for the ${wants === "greatest" ? "least" : "greatest"} value | That is the ${wants === "greatest" ? "least" : "greatest"} possible value of $k$.
      ${least - 1} | lets one more integer fit | With $k = ${least - 1}$, ${inWords(counts(Math.max(1, least - 1)))} positive integers fit.
      ${greatest + 1} | lets one integer fewer fit | With $k = ${greatest + 1}$, only ${inWords(counts(greatest + 1))} positive integers fit.
      ${greatest - 1} | stops too soon | $k = ${greatest}$ is possible as well.
      ${Math.round(bound / (n - 1))} | counts x = 0 | The integers must be positive.
      ${bound - n} | subtracts instead of dividing | $k$ and $x$ are multiplied.
      ${least - 2} | lets more integers fit | With $k = ${least - 2}$, ${inWords(counts(Math.max(1, least - 2)))} positive integers fit.
      ${greatest + 2} | lets fewer integers fit | With $k = ${greatest + 2}$, only ${inWords(counts(greatest + 2))} positive integers fit.`),
    solution: {
      idea: `Exactly ${inWords(n)} positive integers fit when ${n} fits and ${n + 1} does not.`,
      steps: [
        `$x = ${n}$ fits: $${n}k ${sign} ${bound}$, so $k$ is at most ${greatest}.`,
        `$x = ${n + 1}$ does not fit: $${n + 1}k ${isIn ? "\\gt" : "\\ge"} ${bound}$, so $k$ is at least ${least}.`,
        `The ${wants} possible value of $k$ is ${key}.`,
      ],
      check: `${quotients}.`,
      takeaway:
        "“Exactly n” gives two conditions: the last one that fits, and the first one that does not.",
    },
  };
}

const QUARTERS = range(5, 60).map((n) => n / 4);
const between = (k: number, m: number): number[] => range(Math.floor(k) + 1, Math.ceil(m * k) - 1);
const told = (k: number, m: number): string => {
  const list = between(k, m);
  return list.length > 4
    ? `The integers between ${k} and ${m * k} run from ${list[0]!} to ${list.at(-1)!}, which makes ${list.length}.`
    : `The integers between ${k} and ${m * k} are ${list.join(", ")}, which makes ${list.length}.`;
};

/** Both ends move with k, and k isn't an integer as a rule. */
function movingEnds(rng: Rng): Asked | null {
  const [m, n] = [rng.pick([2, 2, 3]), rng.int(3, 9)];
  const fitting = QUARTERS.filter((k) => between(k, m).length === n);
  const near = QUARTERS.filter((k) => Math.abs(between(k, m).length - n) === 1);
  const key = rng.pick(fitting.length > 0 ? fitting : [0]);
  // The difference of the ends is the number of integers between them, up to 1: too near to tell.
  const naive = n / (m - 1);
  const slips = [naive, ...rng.shuffle(near)]
    .filter((k) => between(k, m).length !== n && k > 1)
    .map((k): Slip => ({
      text: String(k),
      value: k,
      slip:
        k === naive
          ? "takes the difference of the ends for the number"
          : "counts an end or misses an integer",
      why: told(k, m),
    }));
  if (key === 0 || slips.length < 6) return null;
  return {
    variant: `between k and ${m}k`,
    difficulty: Number.isInteger(key) ? 7 : 8,
    stem: rng.pick([
      `If exactly ${inWords(n)} integers are greater than $k$ and less than $${m}k$, which of the following could be the value of $k$?`,
      `For a certain positive number $k$, there are exactly ${inWords(n)} integers $x$ such that $k \\lt x \\lt ${m}k$. Which of the following could be the value of $k$?`,
      `Which of the following could be the value of $k$ if exactly ${inWords(n)} integers are between $k$ and $${m}k$, not including $k$ and $${m}k$?`,
    ]),
    key: { text: String(key), value: key, why: told(key, m) },
    slips,
    solution: {
      idea: `The length of the range does not tell how many integers are in it, because the count depends on where the range begins.`,
      steps: [
        `The range from $k$ to $${m}k$ is ${m === 2 ? "$k$" : "$2k$"} long, so $k$ is near $${m === 2 ? n : `\\frac{${n}}{2}`}$. Test the options near this.`,
        told(key, m),
        ...slips.slice(0, 2).map(({ value }) => told(value!, m)),
      ],
      check: "If $k$ is an integer, neither end counts.",
      takeaway: "To count integers between two numbers, find the first one and the last one.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "just-so-many-integers",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "How many integers satisfy an inequality is told: the last one fits, and the next one doesn't.",

  make(rng) {
    const asked = rng.pick([addedConstant, addedConstant, multiplied, movingEnds])(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** The constant is positive, and an integer unless both ends move. */
  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Tries every constant, and counts. */
  check({ stem, options }) {
    const n = wordIn(stem);
    const values = options.map((option) => valueOf(option).value);
    const chosen = (isRight: (value: number) => boolean): number[] =>
      values.flatMap((value, k) => (isRight(value) ? [k] : []));
    const factor = /(?:less than|and|<) (\d)k/.exec(plain(stem))?.[1];
    if (factor) {
      const inside = (k: number): number =>
        range(0, 300).filter((x) => x > k && x < Number(factor) * k).length;
      return chosen((k) => inside(k) === n);
    }
    const holds = relationOf(read(stem, /inequality (.*?<=? \d+)/)[0]!);
    const found = range(1, 130).filter(
      (k) => range(1, 130).filter((x) => holds({ k, x })).length === n,
    );
    if (/how many values/i.test(stem)) return chosen((value) => value === found.length);
    return chosen((value) => value === (stem.includes("greatest") ? found.at(-1) : found[0]));
  },
};

const WORDS = range(1, 12).map(inWords);

function wordIn(stem: string): number {
  return WORDS.indexOf(read(stem, /[Ee]xactly (\w+)/)[0]!) + 1;
}
