import {
  isPrime,
  primeFactors,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  valueOf,
} from "@theta/items/template";

/**
 * A coefficient and the number whose factorial it multiplies; the last one has the smallest
 * factorial.
 */
type Term = readonly [coefficient: number, base: number];

function drawTerms(rng: Rng): Term[] {
  const n = rng.int(7, 20);
  const [a, b] = rng.sample([2, 3, 4, 5], 2) as [number, number];
  return rng.pick<Term[]>([
    [
      [1, n],
      [1, n - 1],
    ],
    [
      [1, n],
      [1, n - 2],
    ],
    [
      [1, n],
      [-1, n - 2],
    ],
    [
      [1, n],
      [1, n - 1],
      [1, n - 2],
    ],
    [
      [1, n],
      [-1, n - 1],
      [1, n - 2],
    ],
    [
      [a, n],
      [b, n - 1],
    ],
    [
      [a, n],
      [-b, n - 1],
    ],
  ]);
}

const join = (parts: readonly string[]): string =>
  parts
    .map((part, k) => (k === 0 || part.startsWith("-") ? part : `+ ${part}`))
    .join(" ")
    .replaceAll(" -", " - ");
const before = (c: number): string => (c === 1 ? "" : c === -1 ? "-" : `${c} \\cdot `);
/** What is left of a term without the smallest factorial: `12 \cdot 11`. */
const cofactor = ([c, base]: Term, least: number): string =>
  base === least
    ? String(c)
    : before(c) +
      range(least + 1, base)
        .toReversed()
        .join(" \\cdot ");
const bracketOf = (terms: readonly Term[], least: number): number =>
  sum(terms.map(([c, base]) => range(least + 1, base).reduce((p, j) => p * j, c)));
const primesTo = (n: number): number[] => range(2, n).filter(isPrime);
const primesOf = (n: number): number[] => primeFactors(n).map(([p]) => p);

function drawQuestion(rng: Rng) {
  const terms = drawTerms(rng);
  const [, greatest] = terms[0]!;
  const [last, least] = terms.at(-1)!;
  const bracket = bracketOf(terms, least);
  const texSum = join(terms.map(([c, base]) => `${before(c)}${base}!`));
  const small = primesTo(least);
  const all = [...new Set([...small, ...primesOf(bracket)])].toSorted((p, q) => p - q);
  const [top, topBelow] = [all.at(-1)!, small.at(-1)!];
  const missing = range(least + 1, 100).find((p) => isPrime(p) && !all.includes(p))!;
  const flipped = bracket - 2 * last;
  const dropped = bracket - last;
  const topOf = (n: number): number => Math.max(topBelow, ...primesOf(Math.max(2, Math.abs(n))));
  const bases = sum(terms.map(([, base]) => base));
  const asks = rng.pick(["greatest", "greatest", "count", "missing"] as const);
  if (top > 150 || (asks === "greatest" && top === topBelow)) return null;
  const factors = primeFactors(bracket)
    .map(([p, a]) => (a === 1 ? `${p}` : `${p}^${a}`))
    .join(" \\cdot ");
  const extra = all.slice(small.length);
  const added =
    extra.length === 0
      ? "adds no new one"
      : isPrime(bracket)
        ? "is one more"
        : `adds ${extra.join(" and ")}`;
  const question = {
    greatest: {
      stems: [
        `What is the greatest prime factor of $${texSum}$?`,
        `If $N = ${texSum}$, what is the greatest prime number that is a divisor of $N$?`,
      ],
      value: top,
      why: `$${texSum} = ${least}! \\cdot ${bracket}$, and ${top} ${bracket === top ? "is prime" : `is the greatest prime in ${bracket}`}; the primes of $${least}!$ go no further than ${topBelow}.`,
      step: `The primes of $${least}!$ go up to ${topBelow}, and the bracket brings ${top}, which is greater.`,
      slips: `
          ${primesTo(greatest).at(-1)!} | looks at the greatest factorial | This is the greatest prime in $${greatest}!$; a sum need not keep the primes of its terms.
          ${topBelow} | looks at the common factorial only | $${least}!$ goes no further than ${topBelow}, but the bracket, ${bracket}, has primes of its own.
          ${bracket} | takes the bracket for a prime | ${bracket} is a factor, but it is not prime: $${bracket} = ${factors}$.
          ${topOf(dropped)} | loses the last term | When $${least}!$ is taken out of the last term, ${Math.abs(last)} remains, not 0.
          ${topOf(flipped)} | changes a sign | With the last sign turned the bracket would be ${flipped}, not ${bracket}.
          ${primesTo(bases).at(-1)!} | adds the factorials' numbers | Adding factorials does not make $${bases}!$, so its primes have no part in this.
          ${primesTo(bracket).at(-1)!} | takes the greatest prime up to the bracket | A prime below ${bracket} need not divide it.
          ${primesTo(least).at(-2)!} | goes one prime too low | ${topBelow} is itself in $${least}!$, and the bracket has a greater prime still.`,
    },
    count: {
      stems: [
        `How many different prime numbers are factors of $${texSum}$?`,
        `If $N = ${texSum}$, how many prime numbers are divisors of $N$?`,
      ],
      value: all.length,
      why: `$${least}!$ has the ${small.length} primes up to ${topBelow}, and the bracket, ${bracket}, ${added}.`,
      step: `$${least}!$ has the ${small.length} primes from 2 to ${topBelow}; the bracket, ${bracket}, ${added}, so there are ${all.length}.`,
      slips: `
          ${primesTo(greatest).length} | counts the primes of the greatest factorial | This counts the primes up to ${greatest}; a sum need not keep the primes of its terms.
          ${small.length} | counts the common factorial only | The bracket, ${bracket}, brings a prime beyond those of $${least}!$.
          ${primesTo(top).length} | counts all primes up to the greatest | ${top} is the greatest prime factor, but not every prime below it is a factor.
          ${all.length + 1} | counts 1 as a prime | 1 divides every integer, but it is not a prime number.
          ${primesOf(bracket).length} | counts the bracket only | These are the primes of ${bracket}; those of $${least}!$ are factors as well.
          ${primesTo(bases).length} | adds the factorials' numbers | Adding factorials does not make $${bases}!$.
          ${all.length - 1} | leaves out the prime 2 | 2 is a prime number too, the only even one.
          ${small.length + primesOf(bracket).length} | counts shared primes twice | A prime in both $${least}!$ and ${bracket} is one prime, not two.
          ${primesTo(greatest).length + small.length} | adds the counts of the terms | The terms share most of their primes, and primes of one term alone do not divide the sum.`,
    },
    missing: {
      stems: [
        `What is the least prime number that is not a factor of $${texSum}$?`,
        `If $N = ${texSum}$, what is the least prime number that does not divide $N$?`,
      ],
      value: missing,
      why: `All primes up to ${topBelow} are in $${least}!$, and ${missing} divides neither $${least}!$ nor ${bracket}.`,
      step: `Every prime up to ${topBelow} divides $${least}!$. The first prime that divides neither $${least}!$ nor ${bracket} is ${missing}.`,
      slips: `
          ${range(greatest + 1, 100).find(isPrime)!} | goes beyond the greatest factorial | This is the first prime after ${greatest}; but a prime that divides only one term does not divide the sum.
          ${topBelow} | takes the last prime of the common factorial | ${topBelow} is in $${least}!$, so it divides every term.
          ${top} | answers with the greatest prime factor | ${top} does divide the number.
          ${range(missing + 1, 100).find(isPrime)!} | skips a prime | This prime is no factor either, but it is not the least one.
          ${small.at(-2)!} | stops too early | ${small.at(-2)!} is not more than ${least}, so it divides $${least}!$.
          ${primesOf(bracket).at(-1)!} | answers with a prime of the bracket | The bracket is a factor, so its primes divide the number.
          ${range(bases + 1, 200).find(isPrime)!} | adds the factorials' numbers | Adding factorials does not make $${bases}!$.
          ${range(2, 100).find((p) => isPrime(p) && bracket % p !== 0)!} | looks at the bracket only | This prime does not divide ${bracket}, but it divides $${least}!$.`,
    },
  }[asks];
  return { terms, greatest, last, least, bracket, texSum, asks, factors, question };
}

export const template: ProblemTemplate = {
  id: "primes-of-factorial-sum",
  format: "problem-solving",
  subtopic: "primes",
  domain: "arithmetic",
  pattern: "Primes of a sum of factorials: take the least factorial out, then factor the bracket.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { terms, greatest, last, least, bracket, texSum, asks, factors, question } = numbers;
    const opened = `$${texSum} = ${least}!\\,(${join(terms.map((term) => cofactor(term, least)))}) = ${least}! \\cdot ${bracket}$`;
    const bracketStep = isPrime(bracket) ? `${bracket} is prime.` : `$${bracket} = ${factors}$.`;
    return {
      variant: `${asks}/${terms.length === 3 ? "three" : Math.abs(terms[0]![0]) > 1 ? "multiples" : greatest - least === 2 ? "gap" : "next"}${last < 0 ? "-" : "+"}`,
      context: "pure",
      // Counting or finding the gap needs the whole set; wide parentheses need one more factoring.
      difficulty:
        5 + (asks === "greatest" ? 0 : 1) + (bracket > 60 ? 1 : 0) + (terms.length === 3 ? 1 : 0),
      stem: rng.pick(question.stems),
      key: { text: String(question.value), value: question.value, why: question.why },
      slips: slipsOf(question.slips, () => true),
      solution: {
        idea: `All terms share $${least}!$; take it out and the sum becomes a product, whose primes can be read off.`,
        steps: [`${opened}.`, bracketStep, question.step],
        check: `Primes can be read off a product, never off a sum: factor first.`,
      },
    };
  },

  /** Computes the whole number and divides out every prime. */
  check({ stem, options }) {
    const [text = ""] = read(stem, /((?:[-+*\d ]+!)+)/);
    const value = Array.from(
      text.replaceAll(" ", "").matchAll(/([-+]?)(?:(\d+)\*)?(\d+)!/g),
    ).reduce(
      (total, [, sign, coefficient = "1", base]) =>
        total + BigInt(`${sign === "-" ? "-" : ""}${coefficient}`) * factorialOf(Number(base)),
      0n,
    );
    const divides = (p: number): boolean => value % BigInt(p) === 0n;
    const primes = range(2, 3000).filter((p) => isPrime(p) && divides(p));
    const answer = stem.includes("greatest")
      ? primes.at(-1)
      : stem.includes("How many") || stem.includes("how many")
        ? primes.length
        : range(2, 3000).find((p) => isPrime(p) && !divides(p));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

const factorialOf = (n: number): bigint => range(2, n).reduce((p, k) => p * BigInt(k), 1n);
