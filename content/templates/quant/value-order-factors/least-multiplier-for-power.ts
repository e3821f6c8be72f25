import {
  isPositiveWhole,
  primeFactors,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  valueOf,
} from "@theta/items/template";

type Factors = readonly (readonly [prime: number, exponent: number])[];

const tex = (factors: Factors): string =>
  factors
    .filter(([, a]) => a > 0)
    .map(([p, a]) => (a === 1 ? `${p}` : `${p}^{${a}}`))
    .join(" \\cdot ") || "1";
const product = (factors: Factors): number => factors.reduce((n, [p, a]) => n * p ** a, 1);
const withExponents = (factors: Factors, rule: (exponent: number) => number): Factors =>
  factors.map(([p, a]) => [p, rule(a)]);

/**
 * A number with two or three small primes; `both` needs exponents near 6, or the answer gets large.
 */
function drawFactors(rng: Rng, power: number): Factors | null {
  const primes = rng.sample([2, 3, 5, 7, 11], rng.int(2, 3)).toSorted((p, q) => p - q);
  const factors = primes.map((p): [number, number] => [
    p,
    power === 6 ? rng.int(4, 6) : rng.int(1, p < 5 ? 4 : 2),
  ]);
  const n = product(factors);
  const [k, d] = [missing(factors, power), product(withExponents(factors, (a) => a % power))];
  return k > 1 && d > 1 && k < 800 && (power === 6 ? k < 300 : n > 50 && n < 2000) ? factors : null;
}

const missing = (factors: Factors, power: number): number =>
  product(withExponents(factors, (a) => (power - (a % power)) % power));

/** Larger ones tempt nobody. */
const isSmall = (value: number): boolean => isPositiveWhole(value) && value < 1e6;

function drawQuestion(rng: Rng) {
  const asks = rng.pick(["multiply", "multiply", "root", "divide", "below", "both"] as const);
  const power = asks === "both" ? 6 : rng.pick([2, 2, 3]);
  const factors = drawFactors(rng, power);
  if (!factors) return null;
  const n = product(factors);
  const k = missing(factors, power);
  const root = product(withExponents(factors, (a) => Math.ceil(a / power)));
  const inner = product(withExponents(factors, (a) => Math.floor(a / power)));
  // Without a square or cube inside there is nothing to see: the answer would be the number itself.
  if (inner === 1 && (power === 2 || asks === "divide")) return null;
  const divisor = product(withExponents(factors, (a) => a % power));
  const rad = product(withExponents(factors, () => 1));
  const limit = rng.pick([200, 300, 400, 500, 600, 1000]);
  const found = range(1, 40).filter((m) => k * m ** power < limit).length;
  if (asks === "below" && (found < 2 || found > 12)) return null;
  const [name, exponents] =
    power === 2
      ? ["square", "even"]
      : power === 3
        ? ["cube", "a multiple of 3"]
        : ["square and a cube", "a multiple of 6"];
  const sign = power === 2 ? "\\sqrt" : "\\sqrt[3]";
  const factored = tex(factors);
  const needed = tex(withExponents(factors, (a) => (power - (a % power)) % power));
  const notLeast = "This one works, but a smaller one does too, and the least is asked for.";
  const p = factors.find(([, a]) => a % power !== 0)![0];
  const questions = {
    multiply: {
      stems: [
        `What is the least positive integer $k$ for which $${n}k$ is the ${name} of an integer?`,
        `If $k$ is a positive integer and $${sign}{${n}k}$ is an integer, what is the least possible value of $k$?`,
      ],
      value: k,
      why: `$${n} \\cdot ${k} = ${root}^${power}$, and no smaller factor completes all exponents.`,
      step: `What is missing is $${needed}${needed === String(k) ? "" : ` = ${k}`}$, so $k = ${k}$.`,
      slips: slipsOf(
        `
          ${rad} | takes every prime once | ${rad} holds every prime of ${n} once, whether its exponent in ${n} lacks one or not.
          ${root} | answers with the root | ${root} is the integer whose ${name} is $${n}k$; the question asks for $k$.
          ${missing(factors, 5 - power)} | makes a ${power === 2 ? "cube" : "square"} | This brings the exponents to multiples of ${5 - power}, which makes a ${power === 2 ? "cube" : "square"} and not a ${name}.
          ${k / p} | forgets a prime | With ${k / p} the exponent of ${p} is still not ${exponents}.
          ${divisor} | divides the excess out | ${divisor} is what one would have to divide ${n} by; to multiply is another matter.
          ${k * 2 ** power} | takes more than needed | ${notLeast}
          ${n ** (power - 1)} | raises the number itself | $${n}^${power}$ is surely a ${name}, but ${n} already brings part of what is needed.
          ${inner} | takes what is already there | ${inner} is the root of the ${name} that is already in ${n}; look at what is missing instead.`,
        isSmall,
      ),
    },
    root: {
      stems: [
        `If $n$ is a positive integer and $n^${power}$ is divisible by ${n}, what is the least possible value of $n$?`,
        `What is the least positive integer whose ${name} is a multiple of ${n}?`,
      ],
      value: root,
      why: `$${root}^${power} = ${root ** power}$ is $${n} \\cdot ${k}$, and no smaller ${name} holds all primes often enough.`,
      step: `So the least ${name} is $${tex(withExponents(factors, (a) => Math.ceil(a / power) * power))}$, the ${name} of $${tex(withExponents(factors, (a) => Math.ceil(a / power)))} = ${root}$.`,
      slips: slipsOf(
        `
          ${k} | answers with the multiplier | ${k} is what ${n} must be multiplied by; the question asks for the integer that is raised.
          ${rad} | takes every prime once | $${rad}^${power}$ has each prime ${power} times, and ${n} needs one of them more often.
          ${inner} | rounds the exponents down | This takes only the ${name} inside ${n} and leaves the rest of ${n} undivided.
          ${n} | takes the number itself | $${n}^${power}$ is a multiple of ${n}, but far from the least such ${name}.
          ${root * 2} | takes more than needed | ${notLeast}
          ${product(withExponents(factors, (a) => Math.ceil(a / (5 - power))))} | thinks of the ${power === 2 ? "cube" : "square"} | This shares the exponents out for a ${power === 2 ? "cube" : "square"}, not for a ${name}.
          ${root * p} | counts a prime once too often | One factor ${p} fewer is enough: its exponent is already large enough after raising.
          ${root / p} | forgets a prime | Then $n^${power}$ has too few factors ${p}.`,
        isSmall,
      ),
    },
    divide: {
      stems: [
        `When ${n} is divided by the positive integer $d$, the quotient is the ${name} of an integer. What is the least possible value of $d$?`,
        `What is the least positive integer by which ${n} can be divided so that the result is the ${name} of an integer?`,
      ],
      value: divisor,
      why: `$${n} \\div ${divisor} = ${inner}^${power}$, and each prime of ${divisor} has to go.`,
      step: `What must go is $${tex(withExponents(factors, (a) => a % power))}${factors.filter(([, a]) => a % power > 0).length === 1 && divisor === p ? "" : ` = ${divisor}`}$, which leaves $${inner}^${power}$.`,
      slips: slipsOf(
        `
          ${n / divisor} | answers with the quotient | ${n / divisor} is the ${name} that remains, not the number one divides by.
          ${rad} | takes every prime once | ${rad} removes each prime once, also where nothing had to go.
          ${inner} | answers with the root | ${inner} is the integer whose ${name} remains.
          ${k} | multiplies instead | ${k} is what one would have to multiply ${n} by.
          ${n} | divides all of it away | $${n} \\div ${n} = 1$ is a ${name}, but less has to be removed.
          ${divisor / p} | forgets a prime | After this division the exponent of ${p} is still not ${exponents}.
          ${divisor * p} | removes a prime too often | This takes one ${p} too many, and its exponent is no longer ${exponents}.`,
        isSmall,
      ),
    },
    below: {
      stems: [
        `For how many positive integers $k$ less than ${limit} is $${n}k$ the ${name} of an integer?`,
        `How many positive integers $k < ${limit}$ are there such that $${sign}{${n}k}$ is an integer?`,
      ].map((stem) => stem.replace(" < ", " \\lt ")),
      value: found,
      why: `$k$ is ${k} times a ${name}, and ${k} times the ${name}s of 1 to ${found} lie below ${limit}.`,
      step: `The least $k$ is ${k}; the others are ${k} times a ${name}: $${k} \\cdot ${found}^${power} = ${k * found ** power}$ is below ${limit}, $${k} \\cdot ${found + 1}^${power} = ${k * (found + 1) ** power}$ is not.`,
      slips: slipsOf(
        `
          ${Math.ceil(limit / k) - 1} | counts all multiples | There are that many multiples of ${k} below ${limit}, but the other factor of $k$ must itself be a ${name}.
          ${range(1, 40).filter((m) => m ** power < limit).length} | counts the ${name}s | That is how many ${name}s lie below ${limit}; $k$ must be ${k} times such a ${name}.
          1 | stops at the least | ${k} is the least such $k$, but it is not the only one below ${limit}.
          ${range(0, 20).filter((j) => k * power ** j < limit).length} | keeps multiplying by the same number | This follows ${k}, ${k * power}, ${k * power ** 2}, …; the multiplier must be a ${name}, and every ${name} will do.
          ${range(0, 20).filter((j) => k * 2 ** (power * j) < limit).length} | uses powers of ${2 ** power} only | Not only ${2 ** power} and its powers are ${name}s; ${3 ** power} and others may be multiplied in as well.
          ${range(1, 40).filter((m) => rad * m ** power < limit).length} | starts from every prime once | This starts from ${rad} instead of ${k}, the least $k$ that completes all exponents.`,
        isSmall,
      ),
    },
    both: {
      stems: [
        `If $k$ is a positive integer and $${factored} \\cdot k$ is both the square of an integer and the cube of an integer, what is the least possible value of $k$?`,
        `What is the least positive integer $k$ for which both the square root and the cube root of $${factored} \\cdot k$ are integers?`,
      ],
      value: k,
      why: `With $k = ${k}$ all exponents become 6, a multiple of both 2 and 3.`,
      step: `What is missing is $${needed}${needed === String(k) ? "" : ` = ${k}`}$, so $k = ${k}$.`,
      slips: slipsOf(
        `
          ${missing(factors, 2)} | makes only a square | This makes all exponents even, which settles the square but not the cube.
          ${missing(factors, 3)} | makes only a cube | This makes all exponents multiples of 3, which settles the cube but not the square.
          ${missing(factors, 2) * missing(factors, 3)} | multiplies both answers | The factor for a square and the factor for a cube need not be multiplied: they may spoil each other.
          ${rad} | takes every prime once | Each prime once is too little for some exponents and too much for others.
          ${k / p} | forgets a prime | With ${k / p} the exponent of ${p} is not yet a multiple of 6.
          ${k * p} | counts one prime too many | One ${p} fewer already makes its exponent 6.
          ${root} | answers with the root | ${root} is the integer whose sixth power arises; the question asks for $k$.
          ${k * 64} | takes more than needed | ${notLeast}`,
        isSmall,
      ),
    },
  };
  const { stems, value, why, step, slips } = questions[asks];
  return { asks, power, factors, n, name, exponents, factored, stems, value, why, step, slips };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function solutionOf({ asks, n, name, exponents, factored, step }: Question): Solution {
  return {
    idea: `An integer is a ${name} exactly when the exponent of each of its primes is ${exponents}.`,
    steps: [
      asks === "both"
        ? `The exponents in $${factored}$ must all become multiples of 6, the least number that both 2 and 3 divide.`
        : `Factor: $${n} = ${factored}$.`,
      step,
    ],
    check:
      asks === "both"
        ? `A multiple of 6 is a multiple of 2 and of 3, so one adjustment serves for both.`
        : asks === "below"
          ? `Only ${name}s may be multiplied in: anything else spoils an exponent.`
          : `Look at each prime singly: an exponent that is already ${exponents} needs nothing.`,
  };
}

export const template: ProblemTemplate = {
  id: "least-multiplier-for-power",
  format: "problem-solving",
  subtopic: "primes",
  domain: "arithmetic",
  pattern:
    "A number is a square or cube when all its prime exponents are multiples of 2 or 3: supply or remove what is missing.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { asks, power, factors, stems, value, why, slips } = numbers;
    return {
      variant: `${asks}/${power}`,
      context: "pure",
      // Cubes and a third prime take more care; counting needs "least times any square".
      difficulty:
        { multiply: 3, root: 4, divide: 3, below: 6, both: 7 }[asks] +
        (power === 3 ? 1 : 0) +
        (factors.length - 2),
      stem: rng.pick(stems),
      key: { text: String(value), value, why },
      slips,
      solution: solutionOf(numbers),
    };
  },

  /** Tries positive integers one after the other until one does what the stem asks. */
  check({ stem, options }) {
    const e = /cube|\[3\]|n\^3/.test(stem) ? 3 : 2;
    const number = (pattern: RegExp): number => Number(read(stem, pattern)[0]);
    const answer = (): number => {
      if (/both the square/.test(stem)) {
        const [text = ""] = read(stem, /((?:\d+\^\d+ ?\* ?)+)k/);
        const n = Array.from(text.matchAll(/(\d+)\^(\d+)/g)).reduce(
          (m, [, p, a]) => m * BigInt(p!) ** BigInt(a!),
          1n,
        );
        return first((k) =>
          primeFactors(k * Number(n)).every(([, exponent]) => exponent % 6 === 0),
        );
      }
      if (/multiple of|divisible by/.test(stem)) {
        const n = number(/(?:multiple of|divisible by) (\d+)/);
        return first((k) => k ** e % n === 0);
      }
      if (/divided/.test(stem)) {
        const n = number(/(\d+) (?:is|can be) divided/);
        return first((k) => n % k === 0 && isPower(n / k, e));
      }
      const n = number(/(\d+)k/);
      if (!/how many/i.test(stem)) return first((k) => isPower(n * k, e));
      const limit = number(/(?:less than|k <) (\d+)/);
      return range(1, limit - 1).filter((k) => isPower(n * k, e)).length;
    };
    const right = answer();
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },
};

const isPower = (n: number, e: number): boolean => Math.round(n ** (1 / e)) ** e === n;

function first(test: (k: number) => boolean): number {
  for (let k = 1; k < 100_000; k++) if (test(k)) return k;
  throw new Error("No small integer does what the stem asks.");
}
