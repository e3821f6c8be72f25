import {
  thousands,
  isPositiveWhole,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  valueOf,
} from "@theta/items/template";

/** How the quotient depends on the remainder: "equal to", twice, or larger by some number. */
interface Tie {
  readonly text: string;
  readonly times: number;
  readonly plus: number;
}

const TIES: readonly Tie[] = [
  { text: "equal to the remainder", times: 1, plus: 0 },
  { text: "twice the remainder", times: 2, plus: 0 },
  { text: "3 times the remainder", times: 3, plus: 0 },
  { text: "1 greater than the remainder", times: 1, plus: 1 },
  { text: "2 greater than the remainder", times: 1, plus: 2 },
];

/** All numbers with the tie: `d` times the quotient plus the remainder, for remainders from 1. */
const fitting = (d: number, { times, plus }: Tie): number[] =>
  range(1, d - 1).map((r) => d * (times * r + plus) + r);

type Question = "greatest" | "sum" | "multiple" | "difference";

const STEMS: Readonly<Record<Question, readonly string[]>> = {
  greatest: [
    "When the integer $n$ is divided by D, the quotient is T. What is the greatest possible value of $n$?",
    "What is the greatest integer that, when divided by D, has a quotient T?",
  ],
  sum: [
    "When the positive integer $n$ is divided by D, the remainder is positive and the quotient is T. What is the sum of all possible values of $n$?",
    "What is the sum of all positive integers that, when divided by D, have a positive remainder and a quotient T?",
  ],
  multiple: [
    "When the positive integer $n$ is divided by D, the remainder is positive and the quotient is T. How many possible values of $n$ are even?",
    "How many even positive integers have a positive remainder when divided by D and a quotient that is T?",
  ],
  difference: [
    "When the positive integer $n$ is divided by D, the remainder is positive and the quotient is T. What is the difference between the greatest and the least possible values of $n$?",
    "Each of the integers $m$ and $n$ has a positive remainder when divided by D, and for each the quotient is T. What is the greatest possible value of $m - n$?",
  ],
};

const LEVEL: Readonly<Record<Question, number>> = {
  greatest: 5,
  sum: 7,
  multiple: 7,
  difference: 6,
};

function answerTo(question: Question, all: readonly number[]): number {
  if (question === "greatest") return all.at(-1)!;
  if (question === "sum") return sum(all);
  if (question === "difference") return all.at(-1)! - all[0]!;
  return all.filter((n) => n % 2 === 0).length;
}

/** What people answer: value | slip | why. */
function wrongOf(question: Question, d: number, tie: Tie): string {
  const all = fitting(d, tie);
  const { times, plus } = tie;
  const step = d * times + 1;
  const next = d * (times * d + plus) + d;
  const last = all.at(-1)!;
  if (question === "greatest")
    return `${next} | lets the remainder equal the divisor | A remainder of ${d} is not possible when dividing by ${d}.
      ${d * (d - 1) + d - 1} | limits the quotient like the remainder | The quotient may be ${d} or more. Only the remainder must be less than ${d}.
      ${last - step} | stops one remainder early | The remainder can be as great as ${d - 1}.
      ${d * (times * (d - 1) + plus)} | forgets to add the remainder | This is the divisor times the quotient, without the remainder ${d - 1}.
      ${last + 1} | adds 1 to the number | That is one more, and its remainder is 0.
      ${d * d - 1} | takes the last number before the square | The quotient of ${d * d - 1} is ${d - 1}, which is not ${tie.text}.
      ${(d - 1) * (d - 1)} | squares the greatest remainder | The quotient has to be multiplied by ${d}, the divisor.`;
  if (question === "sum")
    return `${sum(all) + next} | lets the remainder equal the divisor | A remainder of ${d} is not possible when dividing by ${d}.
      ${sum(all) - last} | stops one remainder early | The remainder can be as great as ${d - 1}.
      ${d * sum(range(1, d - 1).map((r) => times * r + plus))} | forgets to add the remainders | This adds the products of divisor and quotient only.
      ${last} | takes only the greatest | This is the greatest of the ${d - 1} possible values.
      ${all[0]! + last} | adds only the least and the greatest | There are ${d - 1} possible values, not two.
      ${((all[0]! + last) * d) / 2} | counts one value too many | There are ${d - 1} possible remainders, not ${d}.`;
  if (question === "difference")
    return `${next - all[0]!} | lets the remainder equal the divisor | A remainder of ${d} is not possible when dividing by ${d}.
      ${last} | forgets to subtract | This is the greatest value.
      ${last - plus * d} | takes 0 as the least remainder | A remainder of 0 is excluded.
      ${d * times * (d - 2)} | compares only the quotients | The remainders differ as well, by ${d - 2}.
      ${last - all[0]! - step} | stops one remainder early | The remainder can be as great as ${d - 1}.
      ${d * (d - 2) + d - 2} | limits the quotient like the remainder | Only the remainder must be less than ${d}.`;
  const evens = answerTo(question, all);
  return `${d - 1} | counts all values | This counts the odd values as well.
    ${d - 1 - evens} | counts the odd values | The even ones are asked for.
    ${Math.floor((d - 1) / 2)} | takes half of the remainders | Count the even values themselves, beginning with the least.
    ${evens + 1} | counts the remainder 0 | The remainder must be positive.
    ${d} | takes the divisor as the number of values | There are ${d - 1} positive remainders, and not all lead to an even number.
    ${evens - 1} | leaves out an end | Both the least and the greatest remainder have to be tested.
    ${evens + 2} | counts both ends twice | Each remainder leads to one number.`;
}

function drawAll(rng: Rng) {
  const question = rng.pick(["greatest", "sum", "multiple", "difference"] as const);
  const d = question === "multiple" ? rng.int(9, 25) : rng.int(7, question === "sum" ? 11 : 16);
  const tie = rng.pick(TIES);
  return { question, d, tie };
}

export const template: ProblemTemplate = {
  id: "quotient-tied-to-remainder",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern: "The quotient depends on the remainder, which the divisor limits, so few numbers fit.",

  make(rng) {
    const { question, d, tie } = drawAll(rng);
    const all = fitting(d, tie);
    const value = answerTo(question, all);
    if (!isPositiveWhole(value) || value === d - 1) return null;
    const step = d * tie.times + 1;
    const start = d * tie.plus;
    const shape = start === 0 ? `${step}r` : `${step}r + ${start}`;
    return {
      variant: `${question}/${tie.text}`,
      context: "pure",
      // The question sets the level; a quotient that is not the remainder itself adds nothing.
      difficulty: LEVEL[question],
      stem: rng.pick(STEMS[question]).replace("D", String(d)).replace("T", tie.text),
      key: {
        text: thousands(value),
        value,
        why: `With remainder $r$, the number is $${shape}$, and $r$ is at most ${d - 1}.`,
      },
      slips: slipsOf(wrongOf(question, d, tie), undefined, thousands),
      solution: {
        idea: "Write the number in terms of the remainder alone. The divisor then limits the remainder.",
        fast: [
          `Each time the remainder increases by 1, the number increases by ${step}, so the possible values are evenly spaced from ${all[0]} to ${all.at(-1)}.`,
        ],
        steps: [
          `If the remainder is $r$, the number is ${d} times the quotient plus $r$, which is $${shape}$.`,
          `The remainder is less than ${d}, so $r$ is at most ${d - 1} and the greatest number is ${all.at(-1)}.`,
          ...LAST_STEP[question](d, all, step),
        ],
        check: `The quotient may be greater than ${d}, but the remainder may not be ${d}.`,
        takeaway:
          "A remainder is always less than the divisor, and this bound is often the missing condition.",
      },
    };
  },

  /** Divides every number up to a bound. */
  check({ stem, options }) {
    const [d = ""] = read(stem, /divided by (\d+)/);
    const tie = TIES.find(({ text }) => stem.includes(text))!;
    const divisor = Number(d);
    const all = range(1, 5 * divisor * divisor).filter((n) => {
      const r = n % divisor;
      return r > 0 && (n - r) / divisor === tie.times * r + tie.plus;
    });
    const question = /even/.test(stem)
      ? "multiple"
      : /sum/.test(stem)
        ? "sum"
        : /difference|m - n/.test(stem)
          ? "difference"
          : "greatest";
    const right = answerTo(question, all);
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),
};

/** How the values of the number lead to the answer. */
const LAST_STEP: Readonly<
  Record<Question, (d: number, all: readonly number[], step: number) => string[]>
> = {
  greatest: () => [],
  sum: (d, all) => [
    `There are ${d - 1} evenly spaced values with mean $\\frac{${all[0]} + ${all.at(-1)}}{2}$, so their sum is ${sum(all)}.`,
  ],
  difference: (_, all) => [
    `The least is ${all[0]}, for $r = 1$, and $${all.at(-1)} - ${all[0]} = ${all.at(-1)! - all[0]!}$.`,
  ],
  multiple: (d, all, step) => [
    `Since ${step} is odd, the values of $n$ alternate between odd and even, beginning with ${all[0]}.`,
    `Of the ${d - 1} values, ${answerTo("multiple", all)} are even.`,
  ],
};
