import {
  divisorsOf,
  isPrime,
  numberChoice,
  numbersIn,
  plain,
  primeFactors,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  thousands,
  valueOf,
  wholeSlips,
  wrong,
} from "@theta/items/template";

/** Two numbers on either side of a round one. */
function nearRound(rng: Rng): ProblemDraft {
  const [n, d] = [
    rng.pick([200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 2000]),
    rng.int(3, 12),
  ];
  const [low, high] = [thousands(n - d), thousands(n + d)];
  const asksGap = rng.chance(0.5);
  const key = asksGap ? d * d : n * n - d * d;
  const shift = (value: number): number => (asksGap ? value : n * n - value);
  return {
    variant: asksGap ? "gap to the square" : "product",
    context: "pure",
    // The numbers are next to a round one; the product itself must be written out, too.
    difficulty: asksGap ? 2 : 3,
    stem: asksGap
      ? `By how much is the product of ${low} and ${high} less than the square of ${thousands(n)}?`
      : `What is the product of ${low} and ${high}?`,
    key: numberChoice(
      key,
      `$(${n} - ${d})(${n} + ${d}) = ${n}^2 - ${d}^2$, and $${d}^2 = ${d * d}$.`,
    ),
    slips: wholeSlips([
      wrong(
        shift(2 * d),
        "subtracts both distances",
        `Moving one factor down and the other up by ${d} does not cost $2 \\cdot ${d}$ but $${d}^2$.`,
      ),
      wrong(
        shift(2 * d * d),
        "takes the square twice",
        `The middle terms cancel; only one $${d}^2$ is left.`,
      ),
      wrong(shift(d), "takes one distance", `The loss is $${d}^2$, not ${d}.`),
      wrong(
        shift(4 * d * d),
        "squares the whole gap",
        `The distance to the round number is ${d}, not $2 \\cdot ${d}$.`,
      ),
      wrong(
        asksGap ? 2 * d * n : n * n + d * d,
        asksGap ? "leaves a middle term" : "adds the square",
        asksGap
          ? `The middle terms $${d} \\cdot ${n}$ cancel: one is added, one is taken away.`
          : `$+${d}$ and $-${d}$ multiply to a negative number, so $${d}^2$ is taken away.`,
      ),
      wrong(
        asksGap ? d * n : n * n,
        asksGap ? "leaves half of a middle term" : "rounds both factors",
        asksGap
          ? `The terms $${d} \\cdot ${n}$ cancel.`
          : "The factors are balanced around the round number, but their product is still a little smaller.",
      ),
    ]),
    solution: {
      idea: `Both factors are ${d} away from ${thousands(n)}, so the product is a difference of two squares.`,
      steps: [
        `$(${n} - ${d})(${n} + ${d}) = ${n}^2 - ${d}^2$.`,
        asksGap
          ? `The product is less by $${d}^2 = ${d * d}$.`
          : `That is ${thousands(n * n)} less ${d * d}, which is ${thousands(key)}.`,
      ],
      check: asksGap
        ? `The middle terms cancel, so only the distance ${d} matters.`
        : `The last digit agrees: it must be that of $${(n + d) % 10} \\cdot ${(((n - d) % 10) + 10) % 10}$.`,
    },
  };
}

/** A difference of squares over a number that divides one of the factors. */
function quotient(rng: Rng): ProblemDraft | null {
  const [half, b] = [rng.int(2, 12), rng.int(23, 80)];
  const a = b + half;
  const m = rng.pick(
    divisorsOf((a + b) * half)
      .filter((n) => n > 3 && n < 90 && n !== half && n !== a + b)
      .concat(1),
  );
  const key = ((a + b) * half) / m;
  if (m === 1 || (a + b) % 5 > 0 || key < 3) return null;
  return {
    variant: "quotient",
    context: "pure",
    // Factoring before multiplying keeps everything small.
    difficulty: 3 + (m % 10 === 0 ? 0 : 1),
    stem: rng.pick([
      `What is the value of $\\frac{${a}^2 - ${b}^2}{${m}}$?`,
      `If $${m}n = ${a}^2 - ${b}^2$, what is the value of $n$?`,
    ]),
    key: numberChoice(
      key,
      `$${a}^2 - ${b}^2 = ${a + b} \\cdot ${half} = ${(a + b) * half}$, and that divided by ${m} is ${key}.`,
    ),
    slips: wholeSlips([
      wrong(
        (half * half) / m,
        "squares the difference",
        `$(${a} - ${b})^2$ is not $${a}^2 - ${b}^2$.`,
      ),
      wrong(
        a + b,
        "stops at the sum",
        `${a + b} is one factor of the numerator; the other and the divisor are left out.`,
      ),
      wrong(
        (a + b) * half,
        "forgets to divide",
        `${thousands((a + b) * half)} is the difference of the squares.`,
      ),
      wrong(
        (2 * (a + b)) / m,
        "doubles the sum",
        `The second factor is $${a} - ${b} = ${half}$, not 2.`,
      ),
      wrong(
        (2 * half * (a + b)) / m,
        "counts the factors twice",
        `$(${a} + ${b})(${a} - ${b})$ is taken once.`,
      ),
      wrong(2 * half, "doubles the difference", `Squares are not doubles.`),
      wrong(
        half,
        "stops at the difference",
        `${half} is only the difference of the numbers themselves.`,
      ),
      wrong(
        (a + b) / half,
        "divides the factors",
        `The factors ${a + b} and ${half} are to be multiplied.`,
      ),
      wrong(key * half, "multiplies by the difference twice", `The factor ${half} comes once.`),
    ]),
    solution: {
      idea: "Factor before multiplying: a difference of squares is the sum times the difference.",
      steps: [
        `$${a}^2 - ${b}^2 = (${a} + ${b})(${a} - ${b}) = ${a + b} \\cdot ${half}$.`,
        `Divide by ${m}: $\\frac{${a + b} \\cdot ${half}}{${m}} = ${key}$.`,
      ],
      check: "Neither square has to be computed.",
    },
  };
}

function greatestPrime(rng: Rng): ProblemDraft | null {
  const b = rng.int(6, 45);
  const a = b + rng.int(5, 40);
  const [sum, gap] = [a + b, a - b];
  const primes = [
    ...new Set([...primeFactors(sum), ...primeFactors(gap)].map(([p]) => p)),
  ].toSorted((p, q) => q - p);
  const key = primes[0]!;
  const isOne = rng.chance(0.35);
  const others = [...primeFactors(a), ...primeFactors(b)]
    .map(([p]) => p)
    .filter((p) => !primes.includes(p));
  if (key === sum || primes.length < 3 || sum > 110 || (isOne && b > 20)) return null;
  const text = `$${a}^2 - ${b}^2$`;
  return {
    variant: "greatest prime",
    context: "pure",
    // The number has to be factored, not computed; a prime may hide in either factor.
    difficulty: 5 + (primes.indexOf(key) === 0 && gap % key === 0 ? 1 : 0),
    stem: rng.pick([
      `What is the greatest prime factor of ${text}?`,
      `If $p$ is the greatest prime number by which ${text} is divisible, what is the value of $p$?`,
    ]),
    key: numberChoice(
      key,
      `${text} is $${sum} \\cdot ${gap}$, and the primes in these factors are ${primes.toReversed().join(", ")}.`,
    ),
    slips: wholeSlips([
      ...primes
        .slice(1, 4)
        .map((p) =>
          wrong(
            p,
            "stops at a smaller prime",
            `${p} is a prime factor, but ${key} is one as well.`,
          ),
        ),
      ...(isPrime(sum)
        ? []
        : [
            wrong(
              sum,
              "takes a factor that is not prime",
              `${sum} divides the number but is itself a product of smaller numbers.`,
            ),
          ]),
      ...(isPrime(gap)
        ? []
        : [
            wrong(
              gap,
              "takes the difference",
              `${gap} divides the number but is itself a product of smaller numbers.`,
            ),
          ]),
      ...others.map((p) =>
        wrong(
          p,
          "takes a prime of one of the numbers",
          `${p} divides one of ${a} and ${b} but not the other, so it does not divide the difference of their squares.`,
        ),
      ),
      ...(isPrime(a)
        ? [
            wrong(
              a,
              "takes the larger number",
              `${a} does not divide ${text}, since it does not divide $${b}^2$.`,
            ),
          ]
        : []),
    ]),
    solution: {
      idea: "Take the number apart before it is computed: sum times difference.",
      steps: [
        `$${a}^2 - ${b}^2 = (${a} + ${b})(${a} - ${b}) = ${sum} \\cdot ${gap}$.`,
        `Prime factors of ${sum} and ${gap}: ${primes.toReversed().join(", ")}.`,
        `The greatest is ${key}.`,
      ],
      check: "A prime divides a product only if it divides one of the factors.",
    },
  };
}

/** x² - y² and one of the factors are given. */
function twoLetters(rng: Rng): ProblemDraft | null {
  const [x, y] = [rng.int(4, 20), rng.int(1, 12)];
  const [s, d] = [x + y, x - y];
  const givesSum = rng.chance(0.5);
  const asks = rng.pick(["x", "y", "xy"] as const);
  const key = { x, y, xy: x * y }[asks];
  const [given, found, sign] = givesSum ? [s, d, "+"] : [d, s, "-"];
  if (d < 2 || s === d * 2) return null;
  return {
    variant: `two letters, ${asks}`,
    context: "pure",
    // Division gives the second factor; then a small system remains.
    difficulty: 4 + (asks === "xy" ? 1 : 0),
    stem: rng.pick([
      `If $x^2 - y^2 = ${s * d}$ and $x ${sign} y = ${given}$, what is the value of $${asks}$?`,
      `The squares of the numbers $x$ and $y$ satisfy $x^2 - y^2 = ${s * d}$. If $x ${sign} y = ${given}$, what is the value of $${asks}$?`,
    ]),
    key: numberChoice(key, `Sum and difference are ${s} and ${d}, so $x = ${x}$ and $y = ${y}$.`),
    slips: wholeSlips([
      wrong(
        asks === "x" ? y : x,
        asks === "xy" ? "answers for x" : "answers for the other letter",
        `That is the value of $${asks === "x" ? "y" : "x"}$.`,
      ),
      wrong(
        found,
        "stops at the second factor",
        `${found} is the value of $x ${givesSum ? "-" : "+"} y$.`,
      ),
      wrong(given, "takes over the given number", `${given} is the value of $x ${sign} y$.`),
      wrong(
        s * d - given,
        "subtracts instead of dividing",
        `The second factor comes by dividing ${s * d} by ${given}.`,
      ),
      wrong(
        asks === "xy" ? s * d : 2 * key,
        asks === "xy" ? "takes the difference of the squares" : "forgets to halve",
        asks === "xy"
          ? `${s * d} is the product of sum and difference, not of $x$ and $y$.`
          : `Adding or subtracting $x + y$ and $x - y$ gives twice the letter.`,
      ),
      wrong(
        (s * d) / 2,
        "halves the difference of the squares",
        `Half of ${s * d} is neither a letter nor their product.`,
      ),
      wrong(
        asks === "xy" ? y : x * y,
        asks === "xy" ? "answers for y" : "answers for the product",
        asks === "xy" ? "That is the value of $y$." : "That is the value of $xy$.",
      ),
      wrong(
        asks === "xy" ? 2 * x * y : 2 * x + y,
        asks === "xy" ? "doubles the product" : "adds too often",
        `From $x + y = ${s}$ and $x - y = ${d}$ it follows that $x = ${x}$ and $y = ${y}$.`,
      ),
    ]),
    solution: {
      idea: "$x^2 - y^2$ is the product of $x + y$ and $x - y$, and one of them is given.",
      steps: [
        `$x ${givesSum ? "-" : "+"} y = \\frac{${s * d}}{${given}} = ${found}$.`,
        `Half of the sum of $x + y = ${s}$ and $x - y = ${d}$ is $x = ${x}$, and $y = ${s} - ${x} = ${y}$.`,
        ...(asks === "xy" ? [`So $xy = ${x * y}$.`] : []),
      ],
      check: `$${x}^2 - ${y}^2 = ${x * x} - ${y * y} = ${s * d}$.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "difference-of-squares",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "A difference of squares is taken apart before anything is multiplied out.",

  make: (rng) => rng.pick([nearRound, quotient, greatestPrime, twoLetters, twoLetters])(rng),

  /** Multiplies everything out; with two letters, tries all whole and half numbers. */
  check({ stem, options }) {
    const answer = answerOf(plain(stem));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function answerOf(text: string): number {
  const numbers = numbersIn(text.replaceAll("^2", ""));
  const [a = NaN, b = NaN, c = NaN] = numbers;
  if (text.startsWith("By how much")) return c * c - a * b;
  if (text.startsWith("What is the product")) return a * b;
  if (text.includes("prime")) {
    const n = a * a - b * b;
    return divisorsOf(n).filter(isPrime).at(-1)!;
  }
  if (text.includes("x^2")) {
    const [n, sign, given, asked] =
      /= (\d+)(?: and|\. If) x ([+-]) y = (\d+), what is the value of (xy?|y)\?/
        .exec(text)!
        .slice(1);
    for (let x = 0; x <= 200; x += 0.5) {
      const y = sign === "+" ? Number(given) - x : x - Number(given);
      if (x * x - y * y === Number(n)) return { x, y, xy: x * y }[asked as "x"];
    }
  }
  const over = /\((\d+)\^2 - (\d+)\^2\)\/\((\d+)\)/.exec(text);
  if (over) return (Number(over[1]) ** 2 - Number(over[2]) ** 2) / Number(over[3]);
  const times = /If (\d+)n = (\d+)\^2 - (\d+)\^2/.exec(text);
  if (times) return (Number(times[2]) ** 2 - Number(times[3]) ** 2) / Number(times[1]);
  throw new Error(`This cannot be read: ${text}`);
}
