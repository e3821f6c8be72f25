import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPrime,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const TAKEAWAY =
  "The only even prime number is 2, so in a question about primes, look at even and odd first.";
const PRIMES = range(2, 100).filter(isPrime);

const isPrimeNumber = (value: number): boolean => Number.isInteger(value) && isPrime(value);

/** ap + bq = c with a even and b odd, so that q = 2. */
function askEquation(rng: Rng): AskedProblem | null {
  const [a, b] = [2 * rng.int(1, 3), rng.pick([3, 5, 7, 9])];
  const p = rng.pick(PRIMES.slice(3, 14));
  const c = a * p + 2 * b;
  const asks = rng.pick(["pq", "p + q"] as const);
  // With coefficients 1 apart, the possible sums would be consecutive integers.
  if (gcd(a, b) > 1 || (asks === "p + q" && Math.abs(a - b) === 1)) return null;
  const of = (x: number, y: number): number => ({ pq: x * y, "p + q": x + y })[asks];
  const key = of(p, 2);
  const shownKey = `${asks === "pq" ? `${p} \\cdot 2` : `${p} + 2`} = ${key}`;
  // Integers that satisfy the equation but aren't both prime.
  const others = range(1, 30)
    .map((q) => [(c - b * q) / a, q] as const)
    .filter(([x, q]) => Number.isInteger(x) && x > 0 && q !== 2);
  const beside = PRIMES.filter((x) => x > 2 && x !== p)
    .toSorted((x, y) => Math.abs(x - p) - Math.abs(y - p))
    .slice(0, 5);
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $p$ and $q$ are prime numbers and $${a}p + ${b}q = ${c}$, what is the value of $${asks}$?`,
      `If $${a}p + ${b}q = ${c}$, where $p$ and $q$ are prime numbers, then $${asks} =$`,
    ],
    key,
    why: `$${b}q$ must be even, so $q = 2$, $p = ${p}$, and $${asks} = ${shownKey}$.`,
    wrong: [
      ...rng
        .shuffle(others)
        .slice(0, 3)
        .map(
          ([x, q]) =>
            [
              of(x, q),
              "forgets that both are prime",
              `$p = ${x}$ and $q = ${q}$ satisfy the equation, but ${isPrime(x) ? `${q} is not` : isPrime(q) ? `${x} is not` : `${x} and ${q} are not`} prime.`,
            ] as const,
        ),
      // Only one of these, or the options would show how the answer is made.
      rng.pick([
        [
          asks === "pq" ? p + 2 : 2 * p,
          "finds another expression",
          asks === "pq"
            ? `This is $p + q = ${p} + 2$, not the product $pq$.`
            : `This is $pq = 2 \\cdot ${p}$, not the sum $p + q$.`,
        ],
        [p - 2, "finds another expression", `This is $p - q = ${p} - 2$, not $${asks}$.`],
      ] as const),
      ...beside.map(
        (x) =>
          [
            of(x, 2),
            "makes an error in the division",
            `This is $${asks}$ for $p = ${x}$ and $q = 2$, but then $${a}p + ${b}q$ is $${a * x} + ${2 * b} = ${a * x + 2 * b}$, not ${c}.`,
          ] as const,
      ),
    ],
    solution: {
      idea: `$${a}p$ and ${c} are even, so $${b}q$ must be even as well.`,
      steps: [
        `$${b}q = ${c} - ${a}p$ is a difference of even numbers, so it's even, and since ${b} is odd, $q$ is even.`,
        `The only even prime number is 2, so $q = 2$.`,
        `$${a}p = ${c} - ${b} \\cdot 2 = ${a * p}$, so $p = ${p}$.`,
        `$${asks} = ${shownKey}$.`,
      ],
      check: `${p} is prime, and $${a} \\cdot ${p} + ${b} \\cdot 2 = ${c}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value > key / 4 && value < 4 * key,
  };
}

/** Two primes with an odd sum, or three different primes with an even sum. */
function askSum(rng: Rng): AskedProblem | null {
  const isThree = rng.chance(0.6);
  const [p, q] = rng.sample(PRIMES.slice(1, 12), 2).toSorted((x, y) => x - y) as [number, number];
  const total = isThree ? 2 + p + q : 2 + q;
  const pairs = PRIMES.slice(1).filter((x) => x < total - 2 - x && isPrime(total - 2 - x));
  if (isThree) {
    // The least possible value of the greatest, or the greatest possible value.
    if (pairs.length < 2 || total < 24) return null;
    return askThree(total, pairs, rng);
  }
  if (total < 15) return null;
  const key = 2 * q;
  const splits = range(3, Math.floor(total / 2)).filter((x) => isPrime(x) || isPrime(total - x));
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The sum of two prime numbers is ${total}. What is the product of the two prime numbers?`,
      `If the sum of two prime numbers is ${total}, what is their product?`,
    ],
    key,
    why: `The two prime numbers are 2 and ${q}.`,
    wrong: [
      ...splits.map(
        (x) =>
          [
            x * (total - x),
            "takes a number that is not prime",
            `This is $${x} \\cdot ${total - x}$, and $${x} + ${total - x} = ${total}$, but ${isPrime(x) ? total - x : x} is not prime.`,
          ] as const,
      ),
      [
        total - 1,
        "takes 1 for a prime",
        `This is $1 \\cdot ${total - 1}$, but 1 is not a prime number.`,
      ],
      [
        q,
        "finds the greater number",
        `This is the greater of the two prime numbers, and their product is $2 \\cdot ${q}$.`,
      ],
      [
        2 * total,
        "multiplies the sum",
        `This is $2 \\cdot ${total}$, but ${total} is the sum of the two prime numbers, not one of them.`,
      ],
    ],
    solution: {
      idea: `The sum ${total} is odd, so one of the two prime numbers is even.`,
      steps: [
        `The only even prime number is 2, so the other number is $${total} - 2 = ${q}$, which is prime.`,
        `The product is $2 \\cdot ${q} = ${key}$.`,
      ],
      check: `$2 + ${q} = ${total}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value >= key / 4 && value < 8 * key,
  };
}

function askThree(total: number, pairs: readonly number[], rng: Rng): AskedProblem {
  const aim = rng.pick(["greatest", "least"] as const);
  const rest = total - 2;
  const smaller = aim === "greatest" ? pairs[0]! : pairs.at(-1)!;
  const key = rest - smaller;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `The sum of three different prime numbers is ${total}. What is the ${aim} possible value of the greatest of the three numbers?`,
      `If $p$, $q$, and $r$ are prime numbers such that $p < q < r$ and $p + q + r = ${total}$, what is the ${aim} possible value of $r$?`,
    ],
    key,
    why: `$2 + ${smaller} + ${key} = ${total}$, and ${key} is the ${aim} that the greatest of the three can be.`,
    wrong: [
      ...pairs
        .filter((x) => x !== smaller)
        .map(
          (x) =>
            [
              rest - x,
              `is not the ${aim}`,
              `$2 + ${x} + ${rest - x} = ${total}$, but $2 + ${smaller} + ${key} = ${total}$ as well, and ${key} is ${aim === "greatest" ? "greater" : "less"} than ${rest - x}.`,
            ] as const,
        ),
      ...PRIMES.filter((x) => x < rest && x > rest / 2 && !isPrime(rest - x)).map(
        (x) =>
          [
            x,
            "takes a number that is not prime",
            `The other two numbers would be 2 and ${rest - x}, and ${rest - x} is not prime.`,
          ] as const,
      ),
      ...PRIMES.filter((x) => x > 2 && x <= rest / 2)
        .toReversed()
        .map(
          (x) =>
            [
              x,
              "finds a number that is not the greatest",
              `With 2 and ${x}, the third number would be ${rest - x}, so ${x} wouldn't be the greatest.`,
            ] as const,
        ),
    ],
    solution: {
      idea: `The sum ${total} is even, so the three numbers can't all be odd, and one of them is 2.`,
      steps: [
        `The other two numbers are different primes with the sum $${total} - 2 = ${rest}$.`,
        `The pairs of primes with this sum are ${listed(pairs.map((x) => `$(${x}, ${rest - x})$`))}.`,
        `The greater numbers in these pairs are ${listed(pairs.map((x) => String(rest - x)))}, and the ${aim} of them is ${key}.`,
      ],
      check: `$2 + ${smaller} + ${key} = ${total}$, and all three are prime.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => isPrimeNumber(value) && value > rest / 4,
  };
}

const ASK = { equation: askEquation, sum: askSum };
const KINDS = ["equation", "sum"] as const;

function isOfPrimes(
  tried: number,
  a: number,
  b: number,
  c: number,
  asks: (p: number, q: number) => number,
): boolean {
  return PRIMES.some((p) => {
    const q = (c - a * p) / b;
    return isPrimeNumber(q) && asks(p, q) === tried;
  });
}

const equation = (asked: string, of: (p: number, q: number) => number): StemReading => ({
  wording: new RegExp(`(\\d+)p \\+ (\\d+)q = (\\d+), .*(?:value of|then) ${asked}(?:\\?| =)$`),
  fits: (tried, a, b, c) => isOfPrimes(tried, a, b, c, of),
});

function isExtreme(tried: number, total: number, aim: "greatest" | "least"): boolean {
  const found = PRIMES.flatMap((p) =>
    PRIMES.filter((q) => q > p && total - p - q > q && isPrime(total - p - q)).map(
      (q) => total - p - q,
    ),
  );
  return tried === (aim === "greatest" ? Math.max(...found) : Math.min(...found));
}

const three = (aim: "greatest" | "least"): StemReading => ({
  wording: new RegExp(`(?:different prime numbers is|q \\+ r =) (\\d+).*the ${aim} possible`),
  fits: (tried, total) => isExtreme(tried, total, aim),
});

const READINGS: readonly StemReading[] = [
  equation("pq", (p, q) => p * q),
  equation("p \\+ q", (p, q) => p + q),
  three("greatest"),
  three("least"),
  {
    wording: /sum of two prime numbers is (\d+)/,
    fits: (tried, total) => PRIMES.some((p) => isPrime(total - p) && p * (total - p) === tried),
  },
];

export const template: ProblemTemplate = {
  id: "primes-with-one-even",
  format: "problem-solving",
  subtopic: "primes",
  domain: "algebra",
  pattern: "An equation or a sum of primes whose parity forces one of them to be 2.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through all primes that satisfy the equation. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
