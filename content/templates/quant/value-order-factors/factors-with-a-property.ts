import {
  count,
  divisorsOf,
  gcd,
  listed,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  slipsOf,
  texFactors,
  valueOf,
} from "@theta/items/template";

/** The product that counts factors, as written: `(3 + 1)(2 + 1)`. */
const choices = (n: number): string => {
  const parts = primeFactors(n).map(([, a]) => `${a} + 1`);
  return parts.length === 1 ? parts[0]! : parts.map((part) => `(${part})`).join("");
};
const exponentIn = (n: number, prime: number): number =>
  primeFactors(n).find(([p]) => p === prime)?.[1] ?? 0;

function drawNumber(rng: Rng): number {
  const primes = rng.pick([
    [2, 3],
    [2, 3, 5],
    [2, 3, 5],
    [2, 3, 7],
    [2, 5],
    [2, 3, 11],
  ]);
  return product(primes.map((p) => p ** rng.int(1, { 2: 5, 3: 4, 5: 2 }[p] ?? 1)));
}

/** What a factor must be, how many there are, and how to count them. */
function drawProperty(n: number, rng: Rng) {
  const all = divisorsOf(n);
  const d = rng.pick([4, 6, 9, 10, 12, 14, 15, 18, 20]);
  const other = drawNumber(rng);
  const shared = gcd(n, other);
  const odd = n / 2 ** exponentIn(n, 2);
  const squares = primeFactors(n).map(([, a]) => Math.floor(a / 2) + 1);
  return rng.pick([
    {
      name: "odd",
      text: "odd",
      value: divisorsOf(odd).length,
      isFair: odd > 9,
      difficulty: 3,
      idea: "An odd factor holds no 2, so the exponent of 2 is settled and only the others are free.",
      step: `Leave the 2 out: the odd factors of ${n} are the factors of $${texFactors(odd)}$. They number $${choices(odd)} = ${divisorsOf(odd).length}$.`,
      near: `${divisorsOf(odd).length - 1} | forgets the factor 1 | 1 is an odd factor too.`,
    },
    {
      name: "even",
      text: "even",
      value: all.length - divisorsOf(odd).length,
      isFair: n % 4 === 0,
      difficulty: 4,
      idea: "An even factor holds at least one 2, so the exponent of 2 begins at 1 and not at 0.",
      step: `Take one 2 out: the even factors of ${n} are twice the factors of $${n / 2} = ${texFactors(n / 2)}$. They number $${choices(n / 2)} = ${divisorsOf(n / 2).length}$.`,
      near: `${exponentIn(n, 2)} | counts the powers of 2 | ${exponentIn(n, 2)} factors are powers of 2 other than 1, but an even factor may hold other primes as well.`,
    },
    {
      name: "multiple",
      text: `multiples of ${d}`,
      value: n % d === 0 ? divisorsOf(n / d).length : 0,
      isFair: n % d === 0,
      difficulty: 5,
      idea: `A factor that is a multiple of ${d} is ${d} times a factor of what is left when ${n} is divided by ${d}.`,
      step: `$${n} \\div ${d} = ${n / d}${n % d === 0 && texFactors(n / d) !== String(n / d) ? ` = ${texFactors(n / d)}` : ""}$, and this has ${n % d === 0 ? divisorsOf(n / d).length : 0} factors, each of which can be multiplied by ${d}.`,
      near: `${n / d} | counts the multiples up to the number | There are that many multiples of ${d} up to ${n}, but most of them are not factors of ${n}.`,
    },
    {
      name: "not-multiple",
      text: `not multiples of ${d}`,
      value: n % d === 0 ? all.length - divisorsOf(n / d).length : 0,
      isFair: n % d === 0,
      difficulty: 6,
      idea: `Count all factors and take away those that are multiples of ${d}.`,
      step: `There are $${choices(n)} = ${all.length}$ factors, and the multiples of ${d} among them are ${d} times the ${n % d === 0 ? divisorsOf(n / d).length : 0} factors of ${n / d}: $${all.length} - ${n % d === 0 ? divisorsOf(n / d).length : 0} = ${n % d === 0 ? all.length - divisorsOf(n / d).length : 0}$.`,
      near: `${all.filter((f) => gcd(f, d) === 1).length} | rules out too much | This counts the factors that share no prime with ${d}; a factor may share one and still not be a multiple of ${d}.`,
    },
    {
      name: "square",
      text: "squares of integers",
      value: product(squares),
      isFair: product(squares) > 3,
      difficulty: 6,
      idea: "A factor is a square exactly when all its exponents are even, so choose only among even exponents.",
      step: `The even exponents allow ${listed(primeFactors(n).map(([p], k) => `${count(squares[k] ?? 0, "choice")} for ${p}`))}, so there are $${squares.join(" \\cdot ")} = ${product(squares)}$ squares.`,
      near: `${product(squares) - 1} | forgets the factor 1 | $1 = 1^2$ is a square too, with all exponents 0.`,
    },
    {
      name: "common",
      text: `also factors of ${other}`,
      value: divisorsOf(shared).length,
      isFair: n % other !== 0 && other % n !== 0 && shared > 11 && other < 1500,
      difficulty: 6,
      idea: "A common factor of two numbers is a factor of their greatest common divisor.",
      step: `$${other} = ${texFactors(other)}$, so the greatest common divisor is $${shared} = ${texFactors(shared)}$. Its factors number $${choices(shared)} = ${divisorsOf(shared).length}$.`,
      near: `${primeFactors(shared).length} | counts the common primes | Common factors need not be prime: 1 and all products count.`,
    },
    {
      name: "not-common",
      text: `not factors of ${other}`,
      value: all.length - divisorsOf(shared).length,
      isFair: n % other !== 0 && other % n !== 0 && shared > 11 && other < 1500,
      difficulty: 7,
      idea: "Count all factors of the first number and take away those that also divide the second, which are the factors of the greatest common divisor.",
      step: `$${other} = ${texFactors(other)}$, so the greatest common divisor is $${shared} = ${texFactors(shared)}$ with $${choices(shared)} = ${divisorsOf(shared).length}$ factors. The first number has $${choices(n)} = ${all.length}$, and $${all.length} - ${divisorsOf(shared).length} = ${all.length - divisorsOf(shared).length}$.`,
      near: `${divisorsOf(n / shared).length} | counts factors of the quotient | $${n} \\div ${shared} = ${n / shared}$, but a factor that does not divide ${other} may hold shared primes as well.`,
    },
  ]);
}

export const template: ProblemTemplate = {
  id: "factors-with-a-property",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "How many factors of a number have a property: turn the property into a restriction on the exponents.",

  make(rng) {
    const n = drawNumber(rng);
    if (n < 70 || n > 2200) return null;
    const property = drawProperty(n, rng);
    const { name, text, value, isFair, difficulty, idea, step, near } = property;
    const all = divisorsOf(n);
    if (!isFair || value < 3 || value === all.length) return null;
    const exponents = primeFactors(n).map(([, a]) => a);
    const isHidden = rng.chance(0.6);
    const shown = isHidden ? String(n) : `$${texFactors(n)}$`;
    return {
      variant: `${name}/${isHidden ? "number" : "product"}`,
      context: "pure",
      difficulty: difficulty + (isHidden && n > 400 ? 1 : 0),
      stem: rng.pick([
        `How many of the positive factors of ${shown} are ${text}?`,
        `The positive integer $k$ is a factor of ${shown}. How many of the possible values of $k$ are ${text}?`,
      ]),
      key: {
        text: String(value),
        value,
        why: `The ${value} factors are ${all.filter(testOf(text)).slice(0, 3).join(", ")}${value > 3 ? `, and so on up to ${all.findLast(testOf(text))}` : ""}.`,
      },
      slips: slipsOf(`
        ${near}
        ${all.length - value} | counts the other factors | These are the factors that do not have the property.
        ${all.length} | counts all factors | ${all.length} is the number of all positive factors; read once more which ones are asked for.
        ${product(exponents)} | multiplies the exponents themselves | Each exponent may also be 0, so a prime with exponent $a$ gives $a + 1$ choices; and the property is not yet used.
        ${all.filter((f) => testOf(text)(f) && f > 1 && f < n).length} | leaves out 1 and the number itself | 1 and ${n} are factors like the others and must be judged like them.
        ${exponents.reduce((s, a) => s + a, 0)} | adds the exponents | That is how many primes stand in the factorization, not how many factors can be built from them.
        ${exponents.length} | counts the primes | Factors need not be prime.
        ${Math.floor(all.length / 2)} | takes half of the factors | Nothing says that the property splits the factors evenly; look at the exponents.
        ${value * 2} | counts factors in pairs | Each factor is already counted once; its partner is another factor, which must have the property itself.`),
      solution: {
        idea,
        steps: [
          isHidden
            ? `Factor: $${n} = ${texFactors(n)}$.`
            : `The number is $${texFactors(n)} = ${n}$.`,
          step,
        ],
        check:
          value <= 8
            ? `Listed, they are ${all.filter(testOf(text)).join(", ")}.`
            : `In all there are $${choices(n)} = ${all.length}$ factors, so ${all.length - value} do not have the property.`,
      },
    };
  },

  /** Lists all factors and tests each by dividing. */
  check({ stem, options }) {
    const [shown = "", text = ""] = read(
      stem,
      /factors? of ([\d^* ]+?)(?: are|\. How many .* are) (.+)\?$/,
    );
    const n = product(
      shown.split("*").map((power) => {
        const [base, exponent = "1"] = power.trim().split("^");
        return Number(base) ** Number(exponent);
      }),
    );
    const fitting = range(1, n).filter((f) => n % f === 0 && testOf(text)(f));
    return options.flatMap((option, k) => (valueOf(option).value === fitting.length ? [k] : []));
  },
};

/** A property in words as a test of a factor. */
function testOf(text: string): (factor: number) => boolean {
  const number = Number(/\d+/.exec(text)?.[0]);
  if (text === "odd") return (f) => f % 2 === 1;
  if (text === "even") return (f) => f % 2 === 0;
  if (text === "squares of integers") return (f) => Number.isInteger(Math.sqrt(f));
  if (text.startsWith("multiples")) return (f) => f % number === 0;
  if (text.startsWith("not multiples")) return (f) => f % number !== 0;
  if (text.startsWith("also factors")) return (f) => number % f === 0;
  if (text.startsWith("not factors")) return (f) => number % f !== 0;
  throw new Error(`This property of factors cannot be read: ${text}`);
}
