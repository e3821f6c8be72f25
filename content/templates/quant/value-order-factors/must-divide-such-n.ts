import {
  divisorsOf,
  gcd,
  isPositiveWhole,
  lcm,
  numberChoice,
  plain,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type Slip,
  slipsFrom,
  texFactors,
  valueOf,
  valueOfFormula,
  type Wrong,
} from "@theta/items/template";

/** The greatest integer that must divide n if this number divides a power of n. */
const rootOf = (number: number, power: number): number =>
  product(primeFactors(number).map(([prime, e]) => prime ** Math.ceil(e / power)));

/** A power of n is divisible by a number: what must divide n? */
function askPower(rng: Rng) {
  const power = rng.pick([2, 2, 2, 3]);
  const number = rng.pick(
    power === 2
      ? [24, 40, 48, 54, 60, 72, 90, 96, 108, 120, 150, 160, 180, 200, 240, 250, 288]
      : [16, 24, 32, 40, 48, 54, 72, 80, 108, 144, 162, 240, 250, 400],
  );
  const key = rootOf(number, power);
  const form = rng.int(1, 2);
  const radical = product(primeFactors(number).map(([prime]) => prime));
  const floor = product(primeFactors(number).map(([prime, e]) => prime ** Math.floor(e / power)));
  const wrong: Wrong[] = [
    [
      floor,
      "rounds the exponents down",
      `If $n = ${floor}$, $n^${power}$ is not divisible by ${number}, so $n$ has more factors.`,
    ],
    [
      radical,
      "takes each prime once",
      `If $n = ${radical}$, $n^${power}$ is not divisible by ${number}, so $n$ has more factors.`,
    ],
    [
      number / power,
      `divides by ${power}`,
      `$n$ need not be divisible by ${number / power}: it can be ${key}.`,
    ],
    [number, "forgets the exponent", `$n$ need not be divisible by ${number}: it can be ${key}.`],
    [
      2 * key,
      "takes a factor too many",
      `$n$ need not be divisible by ${2 * key}: it can be ${key}.`,
    ],
    [
      3 * key,
      "takes a factor too many",
      `$n$ need not be divisible by ${3 * key}: it can be ${key}.`,
    ],
    ...divisorsOf(key)
      .toReversed()
      .slice(1)
      .map((d): Wrong => [
        d,
        "stops too early",
        `$n$ must be divisible by ${d}, but also by ${key}, which is greater.`,
      ]),
    ...divisorsOf(number)
      .filter((d) => d > key)
      .map((d): Wrong => [
        d,
        "takes any divisor",
        `$n$ need not be divisible by ${d}: it can be ${key}.`,
      ]),
  ];
  return {
    variant: `power/${form}`,
    difficulty: 5,
    stem: [
      `If $n$ is a positive integer and $n^${power}$ is divisible by ${number}, what is the greatest integer that must be a divisor of $n$?`,
      `The ${power === 2 ? "square" : "cube"} of the positive integer $n$ is a multiple of ${number}. What is the greatest positive integer that must be a factor of $n$?`,
    ][form - 1]!,
    key: numberChoice(
      key,
      `Each prime in $${number} = ${texFactors(number)}$ needs half of its exponent, rounded up: $${texFactors(key)} = ${key}$.`.replace(
        "half",
        power === 2 ? "half" : "a third",
      ),
    ),
    slips: slipsFrom(
      wrong,
      (value) => isPositiveWhole(value) && value > 1 && value <= Math.max(6 * key, number / 2),
    ),
    solution: {
      idea: `In $n^${power}$, every prime factor of $n$ appears ${power === 2 ? "an even number of times" : "3, 6, 9, or another multiple of 3 times"}.`,
      steps: [
        `$${number} = ${texFactors(number)}$.`,
        ...primeFactors(number).map(
          ([prime, e]) =>
            `The factor $${e === 1 ? prime : `${prime}^${e}`}$ in $n^${power}$ requires $${Math.ceil(e / power) === 1 ? prime : `${prime}^${Math.ceil(e / power)}`}$ in $n$.`,
        ),
        `So $n$ must be divisible by $${texFactors(key)} = ${key}$, and $n = ${key}$ is possible.`,
      ],
      check: `$${key}^${power} = ${key ** power} = ${number} \\cdot ${key ** power / number}$.`,
      takeaway:
        "If a number divides a square, take half of each exponent, rounded up; for a cube, take a third.",
    },
  };
}

/** n is divisible by several numbers. */
function askSeveral(rng: Rng) {
  const numbers = rng
    .sample([4, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24], 2)
    .toSorted((a, b) => a - b);
  const [a, b] = numbers as [number, number];
  const key = lcm(a, b);
  const shared = gcd(a, b);
  if (shared === 1 || key === b || key > 180) return null;
  const form = rng.int(1, 2);
  const wrong: Wrong[] = [
    [
      a * b,
      "multiplies the numbers",
      `${a} and ${b} have the common factor ${shared}, so $n$ can be ${key}.`,
    ],
    [shared, "takes the common divisor", `$n$ must be divisible by ${shared}, but also by ${key}.`],
    [a + b, "adds the numbers", `$n$ can be ${key}, which is not divisible by ${a + b}.`],
    [
      b,
      "takes the greater number",
      `$n$ must be divisible by ${b}, but also by ${key}, which is greater.`,
    ],
    [
      key / 2,
      "leaves out a factor",
      `$n$ must be divisible by ${key}, which is greater than ${key / 2}.`,
    ],
    [
      2 * key,
      "takes a factor too many",
      `$n$ can be ${key}, which is not divisible by ${2 * key}.`,
    ],
    [
      (a * b) / 2,
      "divides the product",
      `$n$ can be ${key}, which is not divisible by ${(a * b) / 2}.`,
    ],
    [
      3 * key,
      "takes a factor too many",
      `$n$ can be ${key}, which is not divisible by ${3 * key}.`,
    ],
  ];
  return {
    variant: `several/${form}`,
    difficulty: 3,
    stem: [
      `If the positive integer $n$ is divisible by both ${a} and ${b}, what is the greatest integer that must be a divisor of $n$?`,
      `The positive integer $n$ is a multiple of ${a} and a multiple of ${b}. What is the greatest positive integer that must be a factor of $n$?`,
    ][form - 1]!,
    key: numberChoice(key, `The least common multiple of ${a} and ${b} is ${key}.`),
    slips: slipsFrom(wrong, (value) => isPositiveWhole(value) && value < 6 * key),
    solution: {
      idea: "Every common multiple of two integers is a multiple of their least common multiple.",
      steps: [
        `$${a} = ${texFactors(a)}$ and $${b} = ${texFactors(b)}$, so $n$ must be divisible by $${texFactors(key)} = ${key}$.`,
        `Since $n$ can be ${key}, no greater integer must be a divisor.`,
      ],
      check: `$${a} \\cdot ${b} = ${a * b}$ need not divide $n$: ${key} is divisible by ${a} and ${b}, but not by ${a * b}.`,
      takeaway:
        "Divisibility by two numbers gives divisibility by their least common multiple, not by their product.",
    },
  };
}

const factorTex = (c: number): string =>
  c === 0 ? "n" : `(n ${c > 0 ? "+" : "-"} ${Math.abs(c)})`;
const productTex = (shifts: readonly number[]): string => shifts.map(factorTex).join("");
const mod = (n: number, d: number): number => ((n % d) + d) % d;
/** Whether the factors include every remainder. */
const isComplete = (shifts: readonly number[], d: number): boolean =>
  new Set(shifts.map((c) => mod(c, d))).size === d;

/** An integer for which no factor is divisible by 3. */
const failsAt = (shifts: readonly number[]): number =>
  range(7, 9).find((n) => shifts.every((c) => mod(n + c, 3) !== 0))!;

/** Which product of three factors must be divisible by 3. */
function askProduct(rng: Rng) {
  const draw = (): number[] => [
    0,
    ...rng.sample([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6], 2).toSorted((a, b) => b - a),
  ];
  const drawn = range(1, 40)
    .map(draw)
    .filter(([, x, y]) => x! * y! < 0 || x! + y! > 0);
  const key = drawn.find((shifts) => isComplete(shifts, 3));
  const others = drawn.filter((shifts) => !isComplete(shifts, 3));
  if (!key) return null;
  const form = rng.int(1, 2);
  return {
    variant: `product/${form}`,
    difficulty: 4,
    stem: [
      `If $n$ is an integer, which of the following must be divisible by 3?`,
      `Which of the following is a multiple of 3 for every integer $n$?`,
    ][form - 1]!,
    key: {
      text: `$${productTex(key)}$`,
      why: "The three factors have three different remainders when divided by 3, so one of them is divisible by 3.",
    },
    slips: others.map((shifts): Slip => ({
      text: `$${productTex(shifts)}$`,
      slip: "misses one remainder",
      why: `If $n = ${failsAt(shifts)}$, the factors are ${shifts.map((c) => failsAt(shifts) + c).join(", ")}, and none of them is divisible by 3.`,
    })),
    solution: {
      idea: "Among three factors, one is always divisible by 3 only if their remainders when divided by 3 are 0, 1, and 2 in some order.",
      fast: [
        `Adding or subtracting 3 doesn't change a remainder. In $${productTex(key)}$, the factors have the same remainders as $n$, $n + 1$, and $n + 2$.`,
      ],
      steps: [
        `The factors of $${productTex(key)}$ have the remainders of $n$${key
          .slice(1)
          .map((c) => `, $n + ${mod(c, 3)}$`)
          .join(" and")
          .replace(" and,", ", and")}.`,
        "These are three consecutive integers in some order, so exactly one is divisible by 3.",
      ],
      check:
        "In the other products, two factors have the same remainder, so there is an $n$ for which none is divisible by 3.",
      takeaway:
        "To test divisibility of a product by 3, reduce each factor to $n$, $n + 1$, or $n + 2$.",
    },
  };
}

/** Every divisor that all numbers with the property share. */
function mustDivide(numbers: readonly number[]): number {
  return numbers.reduce(gcd, 0);
}

export const template: ProblemTemplate = {
  id: "must-divide-such-n",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "What must divide a number or product: by prime exponents, by the least common multiple, or by remainders.",

  make(rng) {
    const drawn = rng.pick([askPower, askSeveral, askProduct, askProduct])(rng);
    return drawn && { ...drawn, context: "pure" };
  },

  /** Collects all small n with the property, and takes what they share. */
  check({ stem, options }) {
    const text = plain(stem);
    if (/which of the following/i.test(text)) {
      return options.flatMap((option, k) =>
        range(-20, 40).every((n) => mod(valueOfFormula(option, { n }), 3) === 0) ? [k] : [],
      );
    }
    const power = /n\^3|cube/.test(text) ? 3 : /n\^2|square/.test(text) ? 2 : 1;
    const divisors = Array.from(text.replace(/n\^\d/, "n").matchAll(/\d+/g), ([digits]) =>
      Number(digits),
    );
    const found = mustDivide(
      range(1, 3000).filter((n) => divisors.every((d) => n ** power % d === 0)),
    );
    return options.flatMap((option, k) => (valueOf(option).value === found ? [k] : []));
  },
};
