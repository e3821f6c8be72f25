import {
  divisorsOf,
  gcd,
  lcm,
  listed,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  texFactors,
  valueOf,
} from "@theta/items/template";

/** A prime, its exponent in the given number and its exponent in the least common multiple. */
type Row = readonly [prime: number, given: number, whole: number];

const numberOf = (rows: readonly Row[], place: 1 | 2): number =>
  product(rows.map((row) => row[0] ** row[place]));

function drawRows(rng: Rng): Row[] {
  const primes = rng.pick([
    [2, 3, 5],
    [2, 3, 7],
    [2, 3],
    [2, 5, 7],
    [2, 3, 5],
    [3, 5, 2],
  ]);
  return primes
    .toSorted((p, q) => p - q)
    .map((p) => {
      const whole = rng.int(1, { 2: 5, 3: 3, 5: 2, 7: 1 }[p]!);
      return [p, rng.chance(0.5) ? whole : rng.int(0, whole), whole];
    });
}

function withOneUnknown(rng: Rng) {
  const rows = drawRows(rng);
  const [a, m] = [numberOf(rows, 1), numberOf(rows, 2)];
  const free = rows.filter(([, given, whole]) => given === whole);
  const fixed = rows.filter(([, given, whole]) => given < whole);
  if (m > 800 || a < 8 || free.length === 0 || fixed.length === 0) return null;
  const count = product(free.map(([, , whole]) => whole + 1));
  const least = product(fixed.map(([p, , whole]) => p ** whole));
  const asksLeast = rng.chance(0.4);
  if (asksLeast ? least === m / a || least < 4 : count < 3) return null;
  const stem = rng.pick(
    asksLeast
      ? [
          `The least common multiple of the positive integer $n$ and ${a} is ${m}. What is the least possible value of $n$?`,
          `What is the least positive integer $n$ for which ${m} is the least common multiple of $n$ and ${a}?`,
        ]
      : [
          `For how many positive integers $n$ is the least common multiple of $n$ and ${a} equal to ${m}?`,
          `If the least common multiple of the positive integer $n$ and ${a} is ${m}, how many values of $n$ are possible?`,
        ],
  );
  const need = fixed.map(([p, , whole]) => `${p}${whole > 1 ? `^${whole}` : ""}`).join(" \\cdot ");
  const freely = listed(
    free.map(([p, , whole]) => `${p} at most ${whole === 1 ? "once" : `${whole} times`}`),
  );
  return {
    name: asksLeast ? "least" : "count",
    difficulty: (asksLeast ? 6 : 7) + (rows.length > 2 ? 1 : 0),
    stem,
    value: asksLeast ? least : count,
    why: asksLeast
      ? `$n$ must bring $${need}$ by itself and may leave everything else to ${a}.`
      : `$n$ must hold $${need}$ exactly and may hold ${freely}.`,
    slips: asksLeast
      ? `
        ${m / a} | divides the two numbers | $${m} \\div ${a} = ${m / a}$ is what ${a} lacks; but $n$ must hold each such prime as often as ${m} does, all by itself.
        ${m} | gives the greatest value | $n = ${m}$ works, but smaller values do too.
        ${product(fixed.map(([p]) => p))} | takes each missing prime once | A prime must stand in $n$ with the full exponent that it has in ${m}.
        ${product(rows.map(([p]) => p))} | takes every prime once | Primes that ${a} already holds often enough are not needed, others are needed more often.
        ${least * (free[0]?.[0] ?? 1)} | adds a prime that is not needed | ${a} already brings enough factors ${free[0]![0]}.
        ${a} | takes the given number | With $n = ${a}$ the least common multiple would be ${a}.
        ${least / fixed[0]![0]} | is one prime short | Then the least common multiple would have too few factors ${fixed[0]![0]}.
        ${gcd(a, least)} | takes the greatest common divisor | What both share says nothing about what ${a} lacks.
        ${a * product(fixed.map(([p]) => p))} | multiplies the given number | $n$ need not be a multiple of ${a}.`
      : `
        ${divisorsOf(m).length} | counts all divisors of the multiple | Every $n$ divides ${m}, but not every divisor brings out the full ${m}.
        ${divisorsOf(m / a).length} | counts the divisors of the quotient | ${m / a} is what ${a} lacks, but $n$ may also repeat primes of ${a}.
        ${product(free.map(([, , whole]) => whole))} | forgets the exponent 0 | A prime that ${a} brings in full may be missing from $n$ altogether.
        ${product(free.map(([, , whole]) => whole + 1)) * product(fixed.map(([, given, whole]) => whole - given + 1))} | lets the needed primes vary | In the primes that ${a} lacks, $n$ must have the full exponent; there is no choice.
        1 | takes $n$ for determined | Some exponents are fixed, but primes that ${a} brings in full may be in $n$ or not.
        ${sum(free.map(([, , whole]) => whole + 1))} | adds the choices | The choices for different primes are made together, so they multiply.
        ${divisorsOf(a).length} | counts the divisors of the given number | A divisor of ${a} alone cannot bring what ${a} lacks.
        ${divisorsOf(m).filter((n) => n % (m / a) === 0).length} | counts multiples of the quotient | $n$ must hold the full power $${need}$, not only what ${a} lacks.
        ${count * 2} | counts each value twice | $n$ and ${a} are not interchangeable; each $n$ counts once.
        ${sum(free.map(([, , whole]) => whole))} | adds the exponents | Each exponent has one choice more than its size, since 0 counts, and choices multiply.`,
    idea: `Go prime by prime: in the least common multiple each prime has the greater of its two exponents.`,
    steps: [
      `$${a} = ${texFactors(a)}$ and $${m} = ${texFactors(m)}$.`,
      `Where ${a} falls short of ${m}, $n$ must bring the full power: $${need}$${String(product(fixed.map(([p, , w]) => p ** w))) === need ? "" : ` = ${least}`}.`.replace(
        /\$ = (\d+)\./,
        " = $1$.",
      ),
      asksLeast
        ? `Everything else can be left to ${a}, so the least $n$ is ${least}.`
        : `Where ${a} has the full power, $n$ is free: it may hold ${freely}. That makes $${free.map(([, , w]) => w + 1).join(" \\cdot ")}${free.length > 1 ? ` = ${count}` : ""}$ values.`,
    ],
    check: asksLeast
      ? `${least} and ${a} have the least common multiple ${lcm(least, a)}.`
      : `The least such $n$ is ${least}, the greatest is ${m}.`,
  };
}

function withPair(rng: Rng) {
  const g = rng.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15]);
  const powers = rng.sample([2, 3, 4, 5, 7, 8, 9, 11], rng.int(2, 3));
  const rest = product(powers);
  const m = g * rest;
  const isCoprime = powers.every((p, k) => powers.every((q, j) => j === k || gcd(p, q) === 1));
  if (!isCoprime || m > 1300 || rest < 12) return null;
  const splits = divisorsOf(rest).filter((d) => gcd(d, rest / d) === 1 && d * d < rest);
  const best = splits.at(-1)!;
  const asks = rng.pick(["pairs", "pair-sum"] as const);
  const value = asks === "pairs" ? splits.length : g * (best + rest / best);
  const sumOf = (d: number | undefined): number => (d ? g * (d + rest / d) : 0);
  const plain = divisorsOf(rest).filter((d) => d * d <= rest);
  return {
    name: asks,
    difficulty: (asks === "pairs" ? 8 : 6) + (powers.length > 2 ? 1 : 0),
    stem: rng.pick(
      asks === "pairs"
        ? [
            `How many pairs of positive integers $x$ and $y$ with $x \\lt y$ have the greatest common divisor ${g} and the least common multiple ${m}?`,
            `Two positive integers $x$ and $y$, where $x \\lt y$, have ${g} as their greatest common divisor and ${m} as their least common multiple. How many different pairs $x$ and $y$ are possible?`,
          ]
        : [
            `The greatest common divisor of two positive integers is ${g}, and their least common multiple is ${m}. What is the least possible value of their sum?`,
            `If $x$ and $y$ are positive integers with greatest common divisor ${g} and least common multiple ${m}, what is the least possible value of $x + y$?`,
          ],
    ),
    value,
    why:
      asks === "pairs"
        ? `The pairs are ${splits.map((d) => `${g * d} and ${(g * rest) / d}`).join("; ")}.`
        : `$${g * best} + ${(g * rest) / best} = ${value}$; every other pair lies further apart.`,
    slips:
      asks === "pairs"
        ? `
        ${2 * splits.length} | counts each pair twice | With $x \\lt y$ the two orders of a pair are one.
        ${plain.length} | forgets that the quotients share no factor | If a prime went into both $x \\div ${g}$ and $y \\div ${g}$, the greatest common divisor would exceed ${g}.
        1 | sees only the pair of the two given numbers | ${g} and ${m} are one such pair; the primes of ${rest} can be shared out in other ways.
        ${divisorsOf(rest).length} | counts the divisors of the quotient | A prime power of ${rest} goes to one number as a whole, and the order does not count.
        ${divisorsOf(m).length} | counts the divisors of the multiple | Not every divisor of ${m} can be one of the two numbers: it must be a multiple of ${g}.
        ${powers.length} | counts the primes that can be placed | Each of them goes to one number or the other, so the choices multiply.
        ${Math.ceil(divisorsOf(m).length / 2)} | pairs off the divisors of the multiple | This fixes neither the greatest common divisor nor the least common multiple.
        ${3 * powers.length} | gives each prime power three choices | A prime power goes to one number or to the other; it cannot be in both or in neither.`
        : `
        ${sumOf(1)} | takes the two given numbers | ${g} and ${m} are such a pair, but the sum is least when the numbers are close together.
        ${best + rest / best} | forgets the common divisor | ${best} and ${rest / best} must each be multiplied by ${g}.
        ${sumOf(splits.at(-2))} | takes another pair | This pair fits, but its numbers are further apart.
        ${(g * rest) / best} | gives one number only | That is the greater of the two numbers; their sum is asked for.
        ${sumOf(plain.findLast((d) => gcd(d, rest / d) > 1))} | lets both quotients share a factor | The quotients ${plain.findLast((d) => gcd(d, rest / d) > 1) ?? 1} and ${rest / (plain.findLast((d) => gcd(d, rest / d) > 1) ?? 1)} share a factor, so the greatest common divisor would exceed ${g}.
        ${rest + g} | adds the quotient | $${m} \\div ${g} = ${rest}$ is the product of the two quotients, not one of the numbers.
        ${g * sum(powers)} | adds all prime powers | Prime powers within one number are multiplied, not added.
        ${rest} | divides the two given numbers | ${rest} is the product of the two quotients; it must be split and multiplied by ${g} again.
        ${m / 2 + g} | halves the multiple | Half of ${m} need not be one of the numbers.
        ${2 * m} | doubles the multiple | The numbers divide ${m}, but they cannot both be ${m}.`,
    idea: `Divide both numbers by ${g}: what is left are two integers without a common factor whose product is $${m} \\div ${g} = ${rest}$.`,
    steps: [
      `Write $x = ${g}a$ and $y = ${g}b$. Then $ab = ${rest} = ${texFactors(rest)}$, and $a$ and $b$ share no prime.`,
      `So each prime power goes to $a$ or to $b$ as a whole: ${splits.map((d) => `$${d} \\cdot ${rest / d}$`).join(", ")}.`,
      asks === "pairs"
        ? `That makes ${splits.length} pairs: ${splits.map((d) => `${g * d} and ${(g * rest) / d}`).join("; ")}.`
        : `The closest are ${best} and ${rest / best}, which gives $${g} \\cdot ${best} + ${g} \\cdot ${rest / best} = ${value}$.`,
    ],
    check: `The product of the two numbers is always $${g} \\cdot ${m}$, the product of their greatest common divisor and their least common multiple.`,
  };
}

export const template: ProblemTemplate = {
  id: "numbers-with-given-lcm",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "Which integers have a given least common multiple: decide prime by prime what is fixed and what is free.",

  make(rng) {
    const draft = rng.chance(0.5) ? withOneUnknown(rng) : withPair(rng);
    if (!draft) return null;
    const { name, difficulty, stem, value, why, slips, idea, steps, check } = draft;
    const wording = /^(How many|For how|What)/.test(stem) ? "asked-first" : "told-first";
    return {
      variant: `${name}/${wording}`,
      context: "pure",
      difficulty,
      stem,
      key: { text: String(value), value, why },
      slips: slipsOf(slips),
      solution: { idea, steps, check },
    };
  },

  /** Tries all integers up to the least common multiple. */
  check({ stem, options }) {
    const numbers = Array.from(stem.matchAll(/\d+/g), ([n]) => Number(n));
    const [one, other] = numbers as [number, number];
    const answer = (): number => {
      if (stem.includes("greatest common divisor")) {
        const pairs = divisorsOf(other).flatMap((x) =>
          divisorsOf(other)
            .filter((y) => x < y && gcd(x, y) === one && lcm(x, y) === other)
            .map((y) => x + y),
        );
        return /how many/i.test(stem) ? pairs.length : Math.min(...pairs);
      }
      const [a, m] = [Math.min(one, other), Math.max(one, other)];
      const fitting = range(1, m).filter((n) => lcm(n, a) === m);
      return /how many/i.test(stem) ? fitting.length : fitting[0]!;
    };
    const right = answer();
    return options.flatMap((option, k) =>
      valueOf(read(option, /^(\d+)$/)[0]!).value === right ? [k] : [],
    );
  },
};
