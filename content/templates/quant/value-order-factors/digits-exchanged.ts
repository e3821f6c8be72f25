import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  inWords,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Write a two-digit integer as $10t + u$; exchanging its digits changes it by a multiple of 9, and the sum of both is a multiple of 11.";

const reversed = (n: number): number => 10 * (n % 10) + Math.floor(n / 10);
/** Two-digit integers that are still two-digit integers, and different, when they are reversed. */
const PROPER = range(10, 99).filter((n) => n % 10 > 0 && n % 11 > 0);

/** How many two-digit integers grow by an amount when they are reversed. */
function askMany(rng: Rng): AskedProblem {
  const apart = rng.int(1, 6);
  const [change, key] = [9 * apart, 9 - apart];
  const first = 10 + 1 + apart;
  const last = 11 * key + apart;
  const all = range(1, key).map((t) => String(11 * t + apart));
  const why = `The integers are ${listed(all)}.`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `When the digits of a positive two-digit integer $n$ are reversed, the result is a two-digit integer that is ${change} greater than $n$. How many such integers $n$ are there?`,
      `For how many positive two-digit integers $n$ is the two-digit integer that results from reversing the digits of $n$ equal to $n + ${change}$?`,
    ],
    key,
    why,
    wrong: [
      [
        10 - apart,
        "lets the tens digit be 0",
        `This also lets the tens digit be 0, with the units digit ${apart}, but a two-digit integer can't begin with 0.`,
      ],
      [
        key - 1,
        "leaves out one integer",
        `This is $${key} - 1$, but the tens digits from 1 to ${key} are ${inWords(key)} digits. ${why}`,
      ],
      [
        apart,
        "takes the difference of the digits",
        `This is the difference between the units digit and the tens digit, not the number of integers. ${why}`,
      ],
      [
        key + 2,
        "takes digits beyond 9",
        `This lets the tens digit go up to ${key + 2}, but with the tens digit ${key + 1} the units digit would already be 10.`,
      ],
      [
        2 * key,
        "counts both orders",
        `This is $2 \\cdot ${key}$. It also counts integers such as ${reversed(first)}, which become ${change} less when their digits are reversed.`,
      ],
      [
        key - 2,
        "leaves out two integers",
        `This leaves out the first and the last integer: ${all[0]} and ${all.at(-1)} also become ${change} greater.`,
      ],
      [
        key + 3,
        "counts too many",
        `This lets the tens digit go up to ${key + 3}, but with the tens digit ${key + 1} the units digit would already be 10.`,
      ],
      [
        apart + 1,
        "counts the steps between the digits",
        apart === 1
          ? `This is the number of digits in each integer, not the number of integers. ${why}`
          : `This is $${apart} + 1$, one more than the difference between the digits, not the number of integers. ${why}`,
      ],
    ],
    solution: {
      idea: "With tens digit $t$ and units digit $u$, the integer is $10t + u$ and the reversed one is $10u + t$.",
      steps: [
        `$(10u + t) - (10t + u) = 9u - 9t = ${change}$, so $u - t = ${apart}$.`,
        `$t$ is at least 1, and $u = t + ${apart}$ is at most 9, so $t$ is at most ${key}.`,
        `With $t$ from 1 to ${key}, the integers are ${listed(all)}, so there are ${inWords(key)} of them.`,
      ],
      check: `The first and the last work: $${reversed(first)} - ${first} = ${change}$ and $${reversed(last)} - ${last} = ${change}$.`,
      takeaway:
        "Write a two-digit integer as $10t + u$; exchanging its digits changes it by 9 times their difference.",
    },
  };
}

/** Which sum or difference is possible. */
function askCould(rng: Rng): AskedProblem | null {
  const isSum = rng.chance(0.5);
  const unit = isSum ? 11 : 9;
  const x = rng.pick(PROPER.filter((n) => isSum || n > reversed(n)));
  const y = reversed(x);
  const key = isSum ? x + y : x - y;
  const other = isSum ? 9 : 11;
  if (isSum ? key < 66 || key > 160 : key < 18) return null;
  const near = rng
    .shuffle(range(Math.max(12, key - 40), key + 40))
    .filter((n) => n % unit > 0 && n < (isSum ? 180 : 80));
  const tempting = near.toSorted((m, n) => Number(m % other > 0) - Number(n % other > 0));
  const [shown, name] = isSum ? ["x + y", "sum"] : ["x - y", "difference"];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The two-digit integer $y$ is the result of reversing the digits of the positive two-digit integer $x$. Which of the following could be the value of $${shown}$?`,
      `If $x$ and $y$ are positive two-digit integers with the same two digits in reverse order, which of the following could be the value of $${shown}$?`,
    ],
    key,
    why: `For example, $${x} ${isSum ? "+" : "-"} ${y} = ${key}$.`,
    wrong: [...tempting.slice(0, 2), ...rng.shuffle(near).slice(0, 6)].map((n): Wrong => [
      n,
      n % other === 0 ? `takes a multiple of ${other}` : "tries any number",
      `$${n} = ${unit} \\cdot ${Math.floor(n / unit)} + ${n % unit}$, so it isn't a multiple of ${unit}, as the ${name} must be.`,
    ]),
    solution: {
      idea: "With digits $t$ and $u$, the two integers are $10t + u$ and $10u + t$.",
      steps: [
        isSum
          ? "$(10t + u) + (10u + t) = 11t + 11u = 11(t + u)$."
          : "$(10t + u) - (10u + t) = 9t - 9u = 9(t - u)$.",
        `So the ${name} must be a multiple of ${unit}, and only ${key} is one: $${key} = ${unit} \\cdot ${key / unit}$.`,
      ],
      check: `With ${x} and ${y}, the ${name} is ${key}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The same with the first and last of three digits. */
function askThree(rng: Rng): AskedProblem | null {
  const apart = rng.int(2, 8);
  const key = 99 * apart;
  const near = [
    90 * apart,
    100 * apart,
    99 * apart + 9,
    99 * apart - 9,
    99 * apart + 11,
    99 * apart - 11,
    100 * apart - 10,
    101 * apart,
  ];
  const low = rng.int(1, 9 - apart);
  const [big, small] = [100 * (low + apart) + 40 + low, 100 * low + 40 + low + apart];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If the hundreds digit and the units digit of a three-digit integer are interchanged, which of the following could be the positive difference between the original integer and the resulting three-digit integer?`,
      `The three-digit integer $y$ is the result of reversing the digits of the three-digit integer $x$. If $x > y$, which of the following could be the value of $x - y$?`,
    ],
    key,
    why: `For example, $${big} - ${small} = ${key}$.`,
    wrong: rng
      .shuffle(near)
      .map((n): Wrong => [
        n,
        n % 9 === 0
          ? "looks for a multiple of 9"
          : n % 11 === 0
            ? "looks for a multiple of 11"
            : "takes round numbers",
        `$${n} = 99 \\cdot ${Math.floor(n / 99)} + ${n % 99}$, so it isn't a multiple of 99, as the difference must be.`,
      ]),
    solution: {
      idea: "With digits $h$, $t$, and $u$, the integers are $100h + 10t + u$ and $100u + 10t + h$, and the tens digit drops out.",
      steps: [
        "$(100h + 10t + u) - (100u + 10t + h) = 99h - 99u = 99(h - u)$.",
        `So the difference must be a multiple of 99, and only ${key} is one: $${key} = 99 \\cdot ${apart}$.`,
      ],
      check: `With ${big} and ${small}, the difference is ${key}.`,
      takeaway:
        "Write integers with unknown digits as $100h + 10t + u$, and see what drops out of a sum or difference.",
    },
    shows: (value) => value > 100 && value < 900 && value % 99 > 0,
  };
}

/** An integer for which the difference of the squares isn't divisible by d. */
const fails = (d: number): number =>
  PROPER.find((n) => n > reversed(n) && (n ** 2 - reversed(n) ** 2) % d !== 0)!;

/** What must divide the difference of the squares. */
function askSquares(rng: Rng): AskedProblem {
  const key = rng.pick([9, 33, 33, 99]);
  // Two of them share a factor with the key, so that the factor doesn't give it away. Multiples of it would imply it.
  const open = rng
    .shuffle([4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 24, 44, 45, 54, 55, 66, 77, 88, 90])
    .filter((d) => d < 3 * key + 6 && 4 * d > key && d % key !== 0);
  const alike = open.filter((d) => d % (key === 9 ? 3 : 11) === 0).slice(0, rng.int(2, 3));
  const wrong = [...alike, ...open.filter((d) => !alike.includes(d))];
  const [x, y] = [21, 12];
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `The two-digit integer $y$ is the result of reversing the digits of the positive two-digit integer $x$. Which of the following must be a divisor of $x^2 - y^2$?`,
      `If $x$ and $y$ are positive two-digit integers with the same two digits in reverse order, then $x^2 - y^2$ must be divisible by which of the following?`,
    ],
    key,
    why: `$x^2 - y^2 = 99(t^2 - u^2)$${key === 99 ? "" : `, and ${key} is a divisor of 99`}.`,
    wrong: wrong.map((d): Wrong => [
      d,
      d % 9 === 0 || d % 11 === 0 ? "adds a factor" : "trusts one example",
      `$${fails(d)}^2 - ${reversed(fails(d))}^2 = ${thousands(fails(d) ** 2 - reversed(fails(d)) ** 2).replace(",", "{,}")}$ is not divisible by ${d}.`,
    ]),
    solution: {
      idea: "Factor: $x^2 - y^2 = (x + y)(x - y)$, and write $x$ and $y$ with their digits.",
      fast: [
        `Try one: $${x}^2 - ${y}^2 = ${x ** 2} - ${y ** 2} = ${x ** 2 - y ** 2}$. Of the options, only ${key} is a divisor of 297.`,
      ],
      steps: [
        "With $x = 10t + u$ and $y = 10u + t$, $x + y = 11(t + u)$ and $x - y = 9(t - u)$.",
        "$x^2 - y^2 = 11(t + u) \\cdot 9(t - u) = 99(t^2 - u^2)$.",
        `So it must be divisible by 99${key === 99 ? "" : `, and by its divisor ${key}`}.`,
      ],
      check: `$${x}^2 - ${y}^2 = 297 = ${key} \\cdot ${297 / key}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { many: askMany, could: askCould, three: askThree, squares: askSquares };
const KINDS = ["many", "could", "three", "squares", "squares"] as const;

const isSwapOf = (difference: number): boolean =>
  range(100, 999).some((n) => {
    const swapped = Number(String(n).split("").toReversed().join(""));
    return n % 10 > 0 && Math.abs(n - swapped) === difference;
  });
const counted = (tried: number, change: number): boolean =>
  PROPER.filter((n) => reversed(n) === n + change).length === tried;

const READINGS: readonly StemReading[] = [
  {
    wording: /two-digit integer that is (\d+) greater/,
    fits: (v, change = 0) => counted(v, change),
  },
  { wording: /equal to n \+ (\d+)\?/, fits: (v, change = 0) => counted(v, change) },
  { wording: /value of x \+ y/, fits: (v) => PROPER.some((n) => n + reversed(n) === v) },
  { wording: /three-digit/, fits: isSwapOf },
  { wording: /value of x - y/, fits: (v) => PROPER.some((n) => n - reversed(n) === v) },
  {
    wording: /x\^2 - y\^2/,
    fits: (d) => PROPER.every((n) => (n ** 2 - reversed(n) ** 2) % d === 0),
  },
];

export const template: ProblemTemplate = {
  id: "digits-exchanged",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "algebra",
  pattern:
    "An integer and the one with its digits reversed: write both with their digits and compare.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all integers. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
