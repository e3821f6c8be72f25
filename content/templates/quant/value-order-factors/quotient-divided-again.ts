import {
  isCount,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  valueOf,
} from "@theta/items/template";

/** n = a q + r, and q leaves s when divided by b, so n leaves a s + r when divided by ab. */
interface Drawn {
  readonly a: number;
  readonly r: number;
  readonly b: number;
  readonly s: number;
  readonly question: Question;
  /** What n is divided by in the question about a part of the product. */
  readonly part: number;
}

type Question = "product" | "part" | "backward" | "multiple";

const STEMS: Readonly<Record<Question, readonly string[]>> = {
  product: [
    "When the positive integer $n$ is divided by {a}, the quotient is $q$ and the remainder is {r}. When $q$ is divided by {b}, the remainder is {s}. What is the remainder when $n$ is divided by {ab}?",
    "If $n = {a}q + {r}$, where $q$ is a positive integer that has a remainder of {s} when divided by {b}, what is the remainder when $n$ is divided by {ab}?",
  ],
  part: [
    "When the positive integer $n$ is divided by {a}, the quotient is $q$ and the remainder is {r}. When $q$ is divided by {b}, the remainder is {s}. What is the remainder when $n$ is divided by {part}?",
    "If $n = {a}q + {r}$, where $q$ is a positive integer that has a remainder of {s} when divided by {b}, what is the remainder when $n$ is divided by {part}?",
  ],
  backward: [
    "When the positive integer $n$ is divided by {ab}, the remainder is {all}. If $q$ is the quotient when $n$ is divided by {a}, what is the remainder when $q$ is divided by {b}?",
    "If $n = {ab}k + {all}$ and $n = {a}q + r$, where $k$, $q$, and $r$ are integers and $0 \\leq r < {a}$, what is the remainder when $q$ is divided by {b}?",
  ],
  multiple: [
    "When the positive integer $n$ is divided by {a}, the quotient is $q$ and the remainder is {r}. When $q$ is divided by {b}, the remainder is {s}. What is the least positive integer that can be added to $n$ to make the sum a multiple of {ab}?",
    "If $n = {a}q + {r}$, where $q$ is a positive integer that has a remainder of {s} when divided by {b}, what is the least positive integer $k$ for which $n + k$ is a multiple of {ab}?",
  ],
};

const LEVEL: Readonly<Record<Question, number>> = { product: 6, part: 8, backward: 7, multiple: 7 };

function answerOf({ a, r, b, s, question, part }: Drawn): number {
  const all = a * s + r;
  if (question === "product") return all;
  if (question === "part") return all % part;
  return question === "backward" ? s : a * b - all;
}

function draw(rng: Rng): Drawn | null {
  const question = rng.pick(["product", "part", "backward", "multiple"] as const);
  const [a, b] = [rng.int(4, 12), rng.int(4, 12)];
  // Parts of the product that divide neither a nor b, so that both remainders are needed.
  const parts = range(6, a * b - 1).filter(
    (d) => (a * b) % d === 0 && a % d !== 0 && b % d !== 0 && d !== a && d !== b,
  );
  if (parts.length === 0 || a === b) return null;
  return { question, a, b, r: rng.int(1, a - 1), s: rng.int(1, b - 1), part: rng.pick(parts) };
}

/** What people answer: value | slip | why. */
function wrongOf({ a, r, b, s, question, part }: Drawn): string {
  const all = a * s + r;
  const mod = question === "part" ? part : a * b;
  const instead = (tex: string, value: number): string =>
    `This uses $${tex} = ${value}$ instead of $${a} \\cdot ${s} + ${r} = ${all}$.`;
  if (question === "backward")
    return `${all % b} | divides the remainder by the second divisor | This is the remainder when ${all} is divided by ${b}. But ${all} is the remainder of $n$, not of $q$.
      ${r} | takes the remainder of the first division | This is the remainder when $n$ is divided by ${a}.
      ${Math.floor(all / b)} | uses the wrong divisor | This is the quotient when ${all} is divided by ${b}. But $q$ is the quotient when $n$ is divided by ${a}, so ${all} is divided by ${a}.
      ${(all - r) % b} | forgets to divide | This is the remainder when $${all} - ${r} = ${all - r}$ is divided by ${b}. But ${all - r} has to be divided by ${a} first, which gives ${s}.
      ${b - s} | takes the complement | This is $${b} - ${s}$, how much $q$ is below the next multiple of ${b}.
      ${(s + 1) % b} | rounds up | $\\frac{${all}}{${a}}$ is between ${s} and ${s + 1}, and the quotient is the lesser of these integers, ${s}.
      0 | takes the quotient as a multiple | $q$ is ${s} more than a multiple of ${b}.
      ${(s + r) % b} | adds the remainders | This is the remainder when $${s} + ${r} = ${s + r}$ is divided by ${b}. But the remainder ${r} is not a part of $q$.`;
  const shift = (value: number): number =>
    question === "multiple" ? mod - (value % mod) : value % mod;
  return `${shift(r + s)} | adds the remainders | ${instead(`${s} + ${r}`, s + r)} The remainder of $q$, ${s}, has to be multiplied by ${a}.
    ${shift(r * s)} | multiplies the remainders | ${instead(`${s} \\cdot ${r}`, s * r)} $q$ is multiplied by ${a}, and then ${r} is added.
    ${shift(b * s + r)} | multiplies by the wrong divisor | ${instead(`${b} \\cdot ${s} + ${r}`, b * s + r)} $q$ is multiplied by ${a}, not by ${b}.
    ${shift(b * r + s)} | exchanges the remainders | ${instead(`${b} \\cdot ${r} + ${s}`, b * r + s)} The remainder ${s} is the one that is multiplied, by ${a}.
    ${shift(a * s)} | forgets the first remainder | ${instead(`${a} \\cdot ${s}`, a * s)} The remainder ${r} has to be added.
    ${shift(a * r + s)} | exchanges the remainders | ${instead(`${a} \\cdot ${r} + ${s}`, a * r + s)} The remainder ${s} is the one that is multiplied, by ${a}.
    ${question === "multiple" ? all : mod - (all % mod)} | takes the complement | ${question === "multiple" ? `This is the remainder when $n$ is divided by ${mod}.` : `This is how much $n$ is below the next multiple of ${mod}.`}
    ${question === "multiple" ? a - r : r} | looks only at the first division | ${question === "multiple" ? `This makes the sum a multiple of ${a}, but not of ${a * b}.` : `This is the remainder when $n$ is divided by ${a}.`}`;
}

const fill = (text: string, { a, r, b, s, part }: Drawn): string =>
  Object.entries({ a, r, b, s, part, ab: a * b, all: a * s + r }).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );

function solutionOf(drawn: Drawn, value: number, isNew: boolean): Solution {
  const { a, r, b, s, question, part } = drawn;
  const all = a * s + r;
  const tried = `$${a} \\cdot ${b + s} + ${r} = ${a * (b + s) + r}$`;
  const steps = {
    product: [`Since ${all} is less than ${a * b}, it is the remainder.`],
    part: [
      `${a * b} is a multiple of ${part}, so only ${all} matters, and its remainder when divided by ${part} is ${value}.`,
    ],
    backward: [],
    multiple: [
      `So $n$ is ${all} greater than a multiple of ${a * b}, and the next multiple is $${a * b} - ${all} = ${value}$ greater than $n$.`,
    ],
  }[question];
  return {
    idea:
      question === "backward"
        ? `Write $n$ as ${a} times an integer plus a remainder that is less than ${a}. That integer is $q$.`
        : "Write each division as an equation, and substitute one equation in the other.",
    fast: [
      question === "backward"
        ? `Take $n = ${all}$: then $q = ${s}$, which has a remainder of ${s} when divided by ${b}.`
        : `Take $q = ${s}$, the least possibility: then $n = ${a} \\cdot ${s} + ${r} = ${all}$. ${
            {
              product: `Since ${all} is less than ${a * b}, it is the remainder.`,
              part: `When ${all} is divided by ${part}, the remainder is ${value}.`,
              multiple: `The next multiple of ${a * b} is ${a * b} itself, which is $${a * b} - ${all} = ${a * b - all}$ greater.`,
            }[question]
          }`,
    ],
    steps: [
      ...(question === "backward"
        ? [
            `$n = ${a * b}k + ${all}$${isNew ? " for some integer $k$" : ""}, and $${all} = ${a} \\cdot ${s} + ${r}$.`,
            `So $n = ${a}(${b}k + ${s}) + ${r}$, and $q = ${b}k + ${s}$ has a remainder of ${s} when divided by ${b}.`,
          ]
        : [
            `$q = ${b}m + ${s}$ for some integer $m$, and $n = ${a}q + ${r}$.`,
            `So $n = ${a}(${b}m + ${s}) + ${r} = ${a * b}m + ${all}$.`,
          ]),
      ...steps,
    ],
    check: {
      product: `With $q = ${b} + ${s} = ${b + s}$, $n$ is ${tried}, which is ${all} more than ${a * b}.`,
      part: `With $q = ${b} + ${s} = ${b + s}$, $n$ is ${tried}, and $${a * (b + s) + r} = ${part} \\cdot ${Math.floor((a * (b + s) + r) / part)} + ${value}$.`,
      backward: `With $k = 1$, $n = ${a * b + all} = ${a} \\cdot ${b + s} + ${r}$, so $q = ${b + s}$, and $${b + s} = ${b} + ${s}$.`,
      multiple: `With $q = ${b} + ${s} = ${b + s}$, $n$ is ${tried}, and $${a * (b + s) + r} + ${value} = 2 \\cdot ${a * b}$.`,
    }[question],
    takeaway:
      question === "backward"
        ? "To find a quotient, split the number into a multiple of the divisor and a remainder that is less than the divisor."
        : "The remainder of the quotient is multiplied by the first divisor, and then the first remainder is added.",
  };
}

export const template: ProblemTemplate = {
  id: "quotient-divided-again",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern:
    "Two divisions in a row: the quotient of the first is divided again, so its remainder counts by the first divisor.",

  make(rng) {
    const drawn = draw(rng);
    if (!drawn) return null;
    const { a, r, b, s, question, part } = drawn;
    const [value, all] = [answerOf(drawn), a * s + r];
    if (value === 0 || (question === "part" && all < part)) return null;
    const stem = rng.pick(STEMS[question]);
    const isNew = stem === STEMS.backward[0];
    return {
      variant: question,
      context: "pure",
      difficulty: LEVEL[question],
      stem: fill(stem, drawn),
      key: {
        text: String(value),
        value,
        why:
          question === "backward"
            ? `$n = ${a * b}k + ${all}$${isNew ? " for some integer $k$" : ""}, so $q = ${b}k + ${s}$.`
            : `$n = ${a * b}m + ${all}$ for some integer $m$.`,
      },
      slips: slipsOf(
        wrongOf(drawn),
        (one) => isCount(one) && one < (question === "backward" ? b : a * b),
      ),
      solution: solutionOf(drawn, value, isNew),
    };
  },

  /** Tries integers and divides each as the text says. */
  check({ stem, options }) {
    const isBackward = /when q is divided by \d+\?/.test(stem.replaceAll("$", ""));
    const results = range(200, 3000).flatMap((n) =>
      isBackward ? backward(stem, n) : forward(stem, n),
    );
    const right = new Set(results);
    if (right.size !== 1) throw new Error(`The answer is not settled: ${stem}`);
    return options.flatMap((option, k) => (right.has(valueOf(option).value) ? [k] : []));
  },

  possible: ({ stem, options }) => {
    const limit = Number(/(?:multiple of|divided by) (\d+)\?$/.exec(stem)?.[1]);
    return options.map((option) => valueOf(option).value < limit || /least/.test(stem));
  },
};

/** The answer for this n if it fits the text. */
function forward(stem: string, n: number): number[] {
  const [a = 0, r] = read(
    stem,
    /divided by (\d+), the quotient is q and the remainder is (\d+)|n = (\d+)q \+ (\d+)/,
  )
    .filter(Boolean)
    .map(Number);
  const [s] = read(stem, /When q is divided by \d+, the remainder is (\d+)|remainder of (\d+) when/)
    .filter(Boolean)
    .map(Number);
  const [b = 0] = read(stem, /When q is divided by (\d+)|remainder of \d+ when divided by (\d+)/)
    .filter(Boolean)
    .map(Number);
  if (n % a !== r || ((n - r) / a) % b !== s) return [];
  const [last = 0] = read(stem, /(?:multiple of|divided by) (\d+)\?$/).map(Number);
  return [/least/.test(stem) ? last - (n % last) : n % last];
}

function backward(stem: string, n: number): number[] {
  const [whole = 0, rest] = / and \$n = /.test(stem)
    ? read(stem, /n = (\d+)k \+ (\d+)/).map(Number)
    : read(stem, /n is divided by (\d+), the remainder is (\d+)/).map(Number);
  const [a = 0] = read(stem, /when n is divided by (\d+), what|n = (\d+)q/)
    .filter(Boolean)
    .map(Number);
  const [b = 0] = read(stem, /divided by (\d+)\?$/).map(Number);
  return n % whole === rest ? [Math.floor(n / a) % b] : [];
}
