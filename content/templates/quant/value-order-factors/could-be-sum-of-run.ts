import {
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  slipsFrom,
  sum,
  valueOf,
} from "@theta/items/template";

interface Kind {
  readonly name: string;
  readonly step: number;
  readonly rest: number;
}

const KINDS: readonly Kind[] = [
  { name: "consecutive integers", step: 1, rest: 0 },
  { name: "consecutive even integers", step: 2, rest: 0 },
  { name: "consecutive odd integers", step: 2, rest: 1 },
  { name: "consecutive multiples of 3", step: 3, rest: 0 },
];

const run = (first: number, n: number, step: number): number[] =>
  range(0, n - 1).map((j) => first + j * step);
const ends = (numbers: readonly number[]): string =>
  numbers.length < 5
    ? `$${numbers.join(" + ")}$`
    : `$${numbers[0]!} + ${numbers[1]!} + \\cdots + ${numbers.at(-1)!}$`;

/** Which of five totals can be the sum of n numbers of a kind? */
function drawTotal(rng: Rng) {
  const { name, step, rest } = rng.pick(KINDS);
  const n = rng.pick(step === 1 ? [4, 6, 8, 10, 12] : [4, 5, 6, 8, 10]);
  const first = step * rng.int(2, 12) + rest;
  const total = sum(run(first, n, step));
  // Moving the whole run by one place changes the sum by this much, so possible sums are this far
  // apart.
  const apart = n * step;
  const leaves = total % apart;
  const candidates: [number, string][] = [
    [-leaves, `asks for a multiple of ${apart}`],
    [apart - leaves, `asks for a multiple of ${apart}`],
    [n, `asks for any sum ${n} away`],
    [-n, `asks for any sum ${n} away`],
    [(n * step) / 2, "moves half of the numbers"],
    [(-n * step) / 2, "moves half of the numbers"],
    [step, "moves one number alone"],
    [-step, "moves one number alone"],
    [2 * step, "moves two numbers alone"],
    [-2 * step, "moves two numbers alone"],
    [3 * step, "moves three numbers alone"],
    [-3 * step, "moves three numbers alone"],
  ];
  const slips = candidates
    .filter(([by]) => by % step === 0 && by % apart !== 0)
    .map(([by, what]): Slip => ({
      text: String(total + by),
      value: total + by,
      slip: what,
      why: `All such sums lie ${apart} apart, since moving the run by one place changes each of its ${n} numbers by ${step}. From ${total} to ${total + by} is only ${Math.abs(by)}, less than ${apart}.`,
    }))
    .filter(({ value }) => value! > 0);
  return {
    variant: `total/${name.split(" ").slice(1, 2).join()}-${step}`,
    difficulty: 5 + (step > 1 ? 1 : 0) + (n > 8 ? 1 : 0),
    stem: rng.pick([
      `Which of the following could be the sum of ${n} ${name}?`,
      `The sum of ${n} ${name} could be which of the following?`,
      `Exactly one of the following numbers is the sum of ${n} ${name}. Which one is it?`,
    ]),
    key: {
      text: String(total),
      value: total,
      why: `It is the sum ${ends(run(first, n, step))}.`,
    },
    slips,
    solution: {
      idea: "Moving a run of numbers by one place changes every one of them alike, so the possible sums are themselves evenly spaced.",
      steps: [
        `Moving by one place adds ${step} to each of the ${n} numbers, so possible sums lie $${n} \\times ${step} = ${apart}$ apart.`,
        `One such sum is ${ends(run(rest, n, step))}, which is ${sum(run(rest, n, step))}; every other differs from it by a multiple of ${apart}.`,
        `Among the options only ${total} does: $${total} - ${sum(run(rest, n, step))} = ${total - sum(run(rest, n, step))}$.`,
      ],
      check: `Divide ${total} by ${n}: the average $${total / n}$ is the middle of the run, which begins at ${first}.`,
    },
  };
}

/** For which number of numbers can a run of positive integers have a given sum? */
function drawLength(rng: Rng) {
  const n = rng.int(5, 15);
  const first = rng.int(2, 30);
  const total = sum(run(first, n, 1));
  if (total > 420) return null;
  const isPossible = (m: number): boolean => {
    const start = (total - (m * (m - 1)) / 2) / m;
    return Number.isInteger(start) && start > 0;
  };
  const slips = range(2, 24)
    .filter((m) => m !== n && !isPossible(m))
    .map((m): Slip & { weight: number } => {
      const average = total / m;
      const start = average - (m - 1) / 2;
      const [slip, why, weight] =
        Number.isInteger(start) && start <= 0
          ? [
              "lets the run fall to 0 or below",
              `${m} consecutive integers with the sum ${total} begin at $${start}$, which is not positive.`,
              0,
            ]
          : Number.isInteger(average)
            ? [
                "takes any divisor of the sum",
                `${m} divides ${total}, but an even number of consecutive integers has no middle one: their average ends in one half, and ${average} does not.`,
                1,
              ]
            : m % 2 === 0
              ? [
                  "takes any fraction for a half",
                  `An even number of consecutive integers must average a whole number and a half, but ${total} divided by ${m} leaves a remainder of ${total % m}, not half of ${m}.`,
                  2,
                ]
              : [
                  "does not ask for a middle number",
                  `An odd number of consecutive integers has its middle one as average, but ${m} does not divide ${total}.`,
                  3,
                ];
      return { text: String(m), value: m, slip, why, weight };
    })
    .filter(({ weight }) => weight < 3)
    .toSorted((a, b) => a.weight - b.weight);
  if (slips.filter(({ weight }) => weight < 2).length < 2) return null;
  const half = n % 2 === 0;
  return {
    variant: `length/${half ? "even" : "odd"}`,
    difficulty: half ? 8 : 7,
    stem: rng.pick([
      `If ${total} is the sum of $n$ consecutive positive integers, which of the following could be the value of $n$?`,
      `Which of the following could be the number of consecutive positive integers whose sum is ${total}?`,
    ]),
    key: {
      text: String(n),
      value: n,
      why: `${ends(run(first, n, 1))} has ${n} terms and the sum ${total}.`,
    },
    slips,
    solution: {
      idea: "The sum divided by the number of terms is the middle of the run: a whole number for an odd number of terms, a whole number and a half for an even one.",
      steps: [
        `Divide ${total} by each option: for an odd one the quotient must be whole, for an even one it must end in one half.`,
        `$${total} \\div ${n} = ${total / n}$, so the run is centered at ${total / n} and goes from ${first} to ${first + n - 1}.`,
        `The least term, ${first}, is positive, so ${n} is possible.`,
      ],
      check:
        "A run that is too long for its sum would begin at 0 or below; look at its first term.",
    },
  };
}

/** How many totals up to a bound are sums of n numbers of a kind? */
function drawCount(rng: Rng) {
  const { name, step, rest } = rng.pick(KINDS.slice(0, 3));
  const n = rng.pick([3, 4, 5, 6, 8]);
  const bound = rng.pick([100, 150, 200, 240, 300]);
  const first = rest === 0 ? step : rest;
  const least = sum(run(first, n, step));
  const apart = n * step;
  const count = Math.floor((bound - least) / apart) + 1;
  const greatest = least + (count - 1) * apart;
  if (count < 6 || greatest === bound) return null;
  const wrong: readonly (readonly [number, string, string])[] = [
    [
      Math.floor(bound / apart),
      `counts multiples of ${apart}`,
      `There are ${Math.floor(bound / apart)} multiples of ${apart} up to ${bound}, but the sums begin at ${least} and need not be multiples.`,
    ],
    [
      count - 1,
      "counts the gaps",
      `From ${least} to ${greatest} there are ${count - 1} gaps of ${apart}, and one sum more than gaps.`,
    ],
    [
      Math.floor(bound / n),
      `counts multiples of ${n}`,
      `Sums of such runs lie ${apart} apart and begin at ${least}; this counts every multiple of ${n} up to ${bound}.`,
    ],
    [
      bound - least + 1,
      "counts every integer from the least sum",
      `${least} is the least sum, but the next one is only ${least + apart}: the integers between are not sums of this kind.`,
    ],
    [
      Math.floor((bound - least) / step) + 1,
      "moves one number at a time",
      `The run moves as a whole: the sum grows by ${apart}, not by ${step}.`,
    ],
    [
      Math.floor(bound / apart) + 1,
      "counts the sum 0 as well",
      `The least sum of positive numbers is ${least}, so counting has to begin there.`,
    ],
    [
      count - 2,
      "leaves out both ends",
      `The least sum, ${least}, and the greatest, ${greatest}, both belong to the count.`,
    ],
    [
      Math.floor(bound / n / step / 2),
      "halves the count of multiples",
      `The sums lie ${apart} apart, not ${2 * apart}.`,
    ],
  ];
  const kind = name.replace("consecutive", "consecutive positive");
  return {
    variant: `count/${step}-${rest}`,
    difficulty: 6 + (step > 1 ? 1 : 0),
    stem: `How many integers less than or equal to ${bound} can be written as the sum of ${n} ${kind}?`,
    key: {
      text: String(count),
      value: count,
      why: `The sums run from ${least} to ${greatest} in steps of ${apart}, which makes ${count}.`,
    },
    slips: slipsFrom(wrong, (value) => value > 0),
    solution: {
      idea: "Moving the run by one place changes its sum always by the same amount, so the sums are evenly spaced and can be counted.",
      steps: [
        `The least sum is $${run(first, n, step).join(" + ")} = ${least}$.`,
        `Each move by one place adds $${n} \\times ${step} = ${apart}$, so the sums are ${least}, ${least + apart}, ${least + 2 * apart}, and so on.`,
        `The last one up to ${bound} is ${greatest}, and $(${greatest} - ${least}) \\div ${apart} + 1 = ${count}$.`,
      ],
      check: `One more move would give ${greatest + apart}, which is greater than ${bound}.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "could-be-sum-of-run",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "algebra",
  pattern:
    "Sums of runs of a given length are evenly spaced: which totals, lengths and how many are possible.",

  make(rng) {
    const draft = rng.pick([drawTotal, drawTotal, drawLength, drawLength, drawCount])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Adds up every run of the kind. */
  check({ stem, options }) {
    const given = /(?:If|whose sum is) (\d+)/.exec(stem);
    const chosen = (wanted: (value: number) => boolean): number[] =>
      options.flatMap((option, k) => (wanted(valueOf(option).value) ? [k] : []));
    if (given) {
      const total = Number(given[1]);
      return chosen((n) => range(1, total).some((first) => sum(run(first, n, 1)) === total));
    }
    const [length = "", sort = ""] = read(
      stem,
      /(\d+) consecutive (?:positive )?(even|odd|integers|multiples of 3)/,
    );
    const isOfKind =
      {
        even: (x: number) => x % 2 === 0,
        odd: (x: number) => x % 2 !== 0,
        integers: () => true,
      }[sort] ?? ((x: number): boolean => x % 3 === 0);
    const step = { even: 2, odd: 2, integers: 1 }[sort] ?? 3;
    const isCount = stem.startsWith("How many");
    const sums = range(isCount ? 1 : -200, 400)
      .filter(isOfKind)
      .map((first) => sum(run(first, Number(length), step)));
    if (!isCount) return chosen((value) => sums.includes(value));
    const bound = Number(read(stem, /equal to (\d+)/)[0]);
    const count = new Set(sums.filter((total) => total <= bound)).size;
    return chosen((value) => value === count);
  },
};
