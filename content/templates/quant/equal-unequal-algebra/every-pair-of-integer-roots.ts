import {
  formulaOf,
  isPrime,
  numberChoice,
  plain,
  primeFactors,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  texTerm,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;

const SIZES = [12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 54, 60, 64, 72];

const pairsOf = (n: number): [number, number][] =>
  range(1, Math.floor(Math.sqrt(n)))
    .filter((d) => n % d === 0)
    .map((d) => [d, n / d]);

/** The product of the roots is given: for how many k are both of them integers? */
function coefficientCount(rng: Rng): Asked {
  const [size, sign] = [rng.pick(SIZES), rng.pick([1, -1])];
  const pairs = pairsOf(size);
  const [p, root] = [pairs.length, pairs.at(-1)![0]];
  const isSquare = root * root === size;
  // With opposite signs, the equal factors of a square give k = 0, which is one value and not two.
  const once = isSquare && sign < 0 ? 1 : 0;
  const key = 2 * p - once;
  const equation = `x^2 + kx ${texTerm(sign * size, "")} = 0`;
  const signs =
    sign > 0
      ? "both factors can be positive or both negative"
      : "either of the two factors can be the negative one";
  return {
    variant: `coefficients/${sign > 0 ? "same" : "opposite"} signs`,
    difficulty: 6 + (sign < 0 ? 1 : 0) + once,
    stem: rng.pick([
      `If $k$ is an integer and both solutions of the equation $${equation}$ are integers, how many different values of $k$ are possible?`,
      `For how many different values of the constant $k$ are all solutions of the equation $${equation}$ integers?`,
      `The equation $${equation}$, where $k$ is a constant, has only integer solutions. How many different values could $k$ have?`,
    ]),
    key: numberChoice(
      key,
      `There are ${p} ways to write ${size} as a product, and ${signs}.${once ? " Equal factors give $k = 0$ in both cases." : ""}`,
    ),
    slips: slipsOf(`
      ${p} | counts each pair of factors once | There are ${p} ways to write ${size} as a product, but ${signs}.
      ${once ? 2 * p : 2 * p + 1} | ${once ? "counts k = 0 twice" : "counts k = 0"} | ${once ? `The factors ${root} and ${root} with opposite signs give $k = 0$ only once.` : `With $k = 0$ the equation has no integer solutions.`}
      ${key - 2} | leaves out the factor 1 | The factors 1 and ${size} give integer solutions too.
      ${once ? key - 1 : 4 * p} | ${once ? "leaves out k = 0" : "counts each pair in both orders"} | ${once ? `With $k = 0$ the solutions are $${root}$ and $-${root}$.` : "Exchanging the two solutions does not change $k$."}
      ${p - 1} | leaves out the factor 1 and one sign | The factors 1 and ${size} are missing, and ${signs}.
      ${4 * p} | counts each pair in both orders | Exchanging the two solutions does not change $k$.
      ${primeFactors(size).length} | counts the prime factors | The solutions do not have to be prime numbers.
      ${size} | takes every integer up to the product | Only factors of ${size} can be solutions.`),
    solution: {
      idea: `The product of the solutions is $${sign * size}$, so list the factor pairs, and remember that negative integers are integers.`,
      fast: [
        `${size} has ${p} pairs of positive factors, and each pair can have its signs in two ways${once ? ", except that equal factors give $k = 0$ both times" : ""}: $2 \\cdot ${p}${once ? " - 1" : ""} = ${key}$.`,
      ],
      steps: [
        `The solutions are integers with the product $${sign * size}$, and $-k$ is their sum.`,
        `The positive factor pairs of ${size} are ${pairs.map(([d, e]) => `$${d} \\cdot ${e}$`).join(", ")}, which makes ${p} pairs.`,
        `For each pair, ${signs}, so $k$ can be ${pairs.map(([d, e]) => (d === -sign * e ? "0" : `$\\pm ${d + sign * e < 0 ? -d - sign * e : d + sign * e}$`)).join(", ")}.`,
        `The number of different values of $k$ is ${key}.`,
      ],
      check: "With every value of $k$, the opposite value is possible too.",
      takeaway: "When roots are integers, list the factor pairs of their product with all signs.",
    },
  };
}

/** Both roots are primes: an odd sum needs the prime 2. */
function primeRoots(rng: Rng): Asked {
  const prime = rng.pick(range(7, 61).filter(isPrime));
  const [s, key] = [prime + 2, 2 * prime];
  const low = Math.floor(s / 2);
  const odd = range(3, low).find((d) => isPrime(d) && !isPrime(s - d))!;
  return {
    variant: "prime solutions",
    difficulty: 6,
    stem: rng.pick([
      `If both solutions of the equation $x^2 - ${s}x + c = 0$ are prime numbers, what is the value of the constant $c$?`,
      `The two solutions of the equation $x^2 - ${s}x + c = 0$, where $c$ is a constant, are prime numbers. What is the value of $c$?`,
      `In the equation $x^2 - ${s}x + c = 0$, $c$ is a constant. If the solutions of the equation are the prime numbers $p$ and $q$, what is the value of $c$?`,
    ]),
    key: numberChoice(
      key,
      `The solutions are 2 and ${prime}: their sum is ${s}, and their product is ${key}.`,
    ),
    slips: slipsOf(
      `
      ${low * (s - low)} | takes the two integers nearest to each other | $${low} + ${s - low} = ${s}$, but one of these two integers is even and greater than 2.
      ${odd * (s - odd)} | checks only one solution | ${odd} is prime, but then the second solution is ${s - odd}, which is not.
      ${s - 1} | takes 1 for a prime number | With the solutions 1 and ${s - 1}, neither is prime.
      ${s} | confuses sum and product | ${s} is the sum of the solutions.
      ${2 * s} | multiplies the sum by 2 | One solution is 2, but the second is ${prime}, not ${s}.
      ${4 * (s - 4)} | takes an even number other than 2 | The number 4 is not prime.
      ${5 * (s - 5)} | checks only one solution | With 5, the second solution is ${s - 5}, which is even.`,
      (value) => !isPrime(value),
    ),
    solution: {
      idea: `The sum of the solutions, ${s}, is odd, so exactly one of the two primes is even.`,
      steps: [
        `The solutions have the sum ${s} and the product $c$.`,
        `An odd sum needs one even number, and 2 is the only even prime.`,
        `The second solution is $${s} - 2 = ${prime}$, which is prime, so $c = 2 \\cdot ${prime} = ${key}$.`,
      ],
      check: `$x^2 - ${s}x + ${key} = (x - 2)(x - ${prime})$.`,
      takeaway: "Two primes with an odd sum always include 2.",
    },
  };
}

/** The sum of the roots is given, and they have to be different. */
function greatestConstant(rng: Rng): Asked {
  const [half, sign] = [rng.int(4, 14), rng.pick(["+", "-"])];
  const s = 2 * half;
  const [low, high] = sign === "-" ? [half - 1, half + 1] : [-half - 1, 1 - half];
  const [equation, square] = [`x^2 ${sign} ${s}x + c = 0`, half * half];
  return {
    variant: "greatest constant",
    difficulty: 5 + (sign === "+" ? 1 : 0),
    stem: rng.pick([
      `If the equation $${equation}$ has two different integer solutions, what is the greatest possible value of the constant $c$?`,
      `What is the greatest value of the constant $c$ for which the equation $${equation}$ has two different integer solutions?`,
      `The equation $${equation}$ has two solutions, which are different integers. What is the greatest possible value of the constant $c$?`,
    ]),
    key: numberChoice(
      square - 1,
      `The solutions $${low}$ and $${high}$ are as near to each other as different integers with this sum can be.`,
    ),
    slips: slipsOf(`
      ${square} | allows two equal solutions | With $c = ${square}$ the only solution is $${(low + high) / 2}$.
      ${square + half} | takes consecutive integers | $${half} \\cdot ${half + 1} = ${square + half}$, but then the sum of the solutions would be odd.
      ${square - 4} | moves both solutions by 2 | $c = ${square - 4}$ is possible, but solutions nearer to each other have a greater product.
      ${s - 1} | takes the solutions farthest apart | The factors 1 and ${s - 1} give a possible value of $c$, but not the greatest.
      ${s * half} | multiplies the sum by its half | The two solutions have the sum ${sign === "-" ? s : `$-${s}$`}, so neither of them is that sum.
      ${square - half} | takes consecutive integers | $${half - 1} \\cdot ${half} = ${square - half}$, but then the sum of the solutions would be odd.
      ${s * s} | squares the sum | $c$ is the product of the solutions, which are about half of ${s} in size.`),
    solution: {
      idea: `The sum of the solutions is fixed, $${low + high}$, and $c$ is their product.`,
      fast: [
        `The product would be greatest for equal solutions, $${half}^2 = ${square}$. One step away from it is $${half - 1} \\cdot ${half + 1} = ${square - 1}$.`,
      ],
      steps: [
        "With a fixed sum, the product is greatest when the numbers are as near to each other as possible.",
        `The numbers would be equal at $${(low + high) / 2}$, so different integers are nearest at $${low}$ and $${high}$.`,
        `The greatest value of $c$ is $${half - 1} \\cdot ${half + 1} = ${square - 1}$.`,
      ],
      check: `The word “different” excludes $c = ${square}$.`,
      takeaway: "For a fixed sum, the product grows as the two numbers move together.",
    },
  };
}

/** The constant runs through a range: for how many of its values are the roots integers? */
function constantInRange(rng: Rng): Asked | null {
  const [b, bound] = [rng.int(1, 6), rng.pick([40, 50, 60, 80, 100, 120, 150])];
  const found = range(1, 60)
    .map((n) => n * (n + b))
    .filter((k) => k <= bound);
  const [key, last] = [found.length, found.at(-1)!];
  const sign = rng.pick(["+", "-"]);
  const equation = `x^2 ${sign} ${b === 1 ? "" : b}x - k = 0`;
  if (key < 4 || last === bound) return null;
  return {
    variant: "constants in a range",
    difficulty: 7,
    stem: rng.pick([
      `For how many integers $k$ from 1 to ${bound}, inclusive, are both solutions of the equation $${equation}$ integers?`,
      `If $k$ is a positive integer less than or equal to ${bound} and the equation $${equation}$ has integer solutions, how many values of $k$ are possible?`,
    ]),
    key: numberChoice(
      key,
      `$k$ is the product of two positive integers that differ by ${b}, and the ${key} such products run from ${1 + b} to ${last}.`,
    ),
    slips: slipsOf(`
      ${key + 1} | counts k = 0 | The value $k = 0$ also gives integer solutions, but $k$ begins at 1.
      ${2 * key} | counts the solutions | Each value of $k$ has two solutions but counts once.
      ${key - 1} | leaves out one end | Both $k = ${1 + b}$ and $k = ${last}$ are possible.
      ${Math.floor(Math.sqrt(bound))} | counts the squares | $k$ is a product of two different integers here, not a square.
      ${Math.floor(bound / (b + 1))} | counts multiples | Not every multiple of ${b + 1} is a product of two integers that differ by ${b}.
      ${2 * key + 1} | counts the solutions and k = 0 | $k$ begins at 1, and each value of $k$ counts once.
      ${key - 2} | leaves out both ends | Both $k = ${1 + b}$ and $k = ${last}$ are possible.`),
    solution: {
      idea: `The solutions have opposite signs and the product $-k$, so $k$ is a product of two positive integers that differ by ${b}.`,
      steps: [
        `The product of the solutions, $-k$, is negative, so one is positive and one is negative. Their sum is $${sign === "+" ? -b : b}$, so their sizes differ by ${b}.`,
        `So $k = n(n ${texTerm(b, "")})$ for a positive integer $n$: ${found.slice(0, 3).join(", ")}, and so on.`,
        `The last such value up to ${bound} is $${key} \\cdot ${key + b} = ${last}$, because $${key + 1} \\cdot ${key + 1 + b} = ${(key + 1) * (key + 1 + b)}$. There are ${key} values.`,
      ],
      check: "$k = 0$ would have the solution 0, but it is outside the range.",
      takeaway:
        "Turn “the solutions are integers” into “the constant is a product of a certain form”, and count these products.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "every-pair-of-integer-roots",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "The roots of a quadratic are integers: their product or sum allows a list of pairs, signs included.",

  make(rng) {
    const kinds = [coefficientCount, primeRoots, greatestConstant, constantInRange];
    const asked = rng.pick(kinds)(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** Counts are positive, and the product of two primes isn't prime. */
  possible: ({ stem, options }) =>
    options.map((option) => !stem.includes("prime") || !isPrime(valueOf(option).value)),

  /** Tries every constant, and takes both roots from the quadratic formula. */
  check({ stem, options }) {
    const [equation = ""] = read(stem, /(x\^2 [^=]+) = 0/);
    const letter = equation.includes("k") ? "k" : "c";
    const left = formulaOf(equation);
    const values = range(...boundsOf(stem)).filter((constant) => {
      const at = (x: number): number => left({ x, [letter]: constant });
      const [c, b] = [at(0), (at(1) - at(-1)) / 2];
      const root = Math.sqrt(b * b - 4 * c);
      if (!Number.isInteger(root) || (b + root) % 2 !== 0) return false;
      if (stem.includes("prime")) return isPrime((root - b) / 2) && isPrime((-root - b) / 2);
      return !stem.includes("different integer") || root > 0;
    });
    if (stem.includes("prime") && values.length !== 1) throw new Error(`Not one constant: ${stem}`);
    const answer = /how many/i.test(stem) ? values.length : values.at(-1)!;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function boundsOf(stem: string): [number, number] {
  const bound = /(?:1 to|equal to) (\d+)/.exec(plain(stem))?.[1];
  return bound ? [1, Number(bound)] : [-1000, 1000];
}
