import {
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Kind {
  readonly name: string;
  readonly step: number;
  /** What each number leaves when divided by the step. */
  readonly rest: number;
}

const KINDS: readonly Kind[] = [
  { name: "consecutive integers", step: 1, rest: 0 },
  { name: "consecutive even integers", step: 2, rest: 0 },
  { name: "consecutive odd integers", step: 2, rest: 1 },
  { name: "consecutive multiples of 3", step: 3, rest: 0 },
  { name: "consecutive multiples of 5", step: 5, rest: 0 },
];

const ASKS = ["next", "last", "last", "greatest", "how-many"] as const;

interface Numbers {
  readonly k: number;
  readonly n: number;
  readonly step: number;
  readonly first: number;
  readonly total: number;
}

function drawNumbers(asks: (typeof ASKS)[number], { step, rest }: Kind, rng: Rng): Numbers {
  const k = rng.int(4, asks === "next" ? 12 : 9);
  const n = asks === "next" ? 2 * k : k + rng.int(2, 9);
  const first = step * rng.int(1, 14) + rest;
  return { k, n, step, first, total: k * first + (step * k * (k - 1)) / 2 };
}

function wrongSums({ k, n, step, total }: Numbers): Wrong[] {
  const places = n - k;
  return [
    [
      total + k * step,
      "moves each number by one place",
      `This lets every one of the ${k} numbers grow by ${step}, as if the later run began one place further on; it begins ${places} places further on.`,
    ],
    [
      total + step * k * (places + 1),
      "counts a place too many",
      `The first number of the later run stands ${places} places after the first of the earlier run, not ${places + 1}.`,
    ],
    [
      total + step * places,
      "adds the shift once",
      `The shift of $${step * places}$ belongs to each of the ${k} numbers, not to their sum once.`,
    ],
    [
      total + k * places,
      "forgets the gap",
      `Moving ${places} places along adds $${places}$ only when neighbors differ by 1; here they differ by ${step}.`,
    ],
    [
      total + step * k * k,
      "takes the runs as separate",
      `This moves by ${k} places, as if the later run began where the earlier one ends; the two runs share numbers or leave a gap between them.`,
    ],
    [
      2 * total,
      "doubles the sum",
      `As many numbers again do not make the same sum again; each of the later ones is greater by ${step * places}.`,
    ],
    [
      total + step * k * (places - 1),
      "counts a place too few",
      `The first number of the later run stands ${places} places after the first of the earlier run, not ${places - 1}.`,
    ],
    [
      total + step * n * k,
      `moves by all ${n} places`,
      `The later run begins ${places} places after the earlier one; moving by ${n} leaves the list altogether.`,
    ],
  ];
}

function wrongGreatest({ k, n, step, first, total }: Numbers): Wrong[] {
  return [
    [
      first + step * (k - 1),
      `stops at number ${k}`,
      `This is the greatest of the first ${k}, whose sum is given; ${n - k} more numbers follow it.`,
    ],
    [
      first + step * n,
      "takes one step too many",
      `From the least of ${n} numbers to the greatest there are only ${n - 1} steps of ${step}.`,
    ],
    [
      total / k,
      "stops at the average",
      `Dividing ${total} by ${k} gives the middle of the first ${k} numbers, not the greatest of all ${n}.`,
    ],
    [
      total / k + step * (n - 1),
      "counts from the average",
      `This takes all ${n - 1} steps from $${total / k}$, but that is the middle of the first ${k} numbers, not the least of them.`,
    ],
    [
      first + n - 1,
      "forgets the gap",
      `The ${n - 1} steps from the least number, ${first}, are steps of ${step}, not of 1.`,
    ],
    [
      first + step * (n - k),
      "takes the first of the later run",
      `This number is ${n - k} steps from the least; the greatest is ${n - 1} steps from it.`,
    ],
    [
      first + step * (n + k - 1),
      "adds two runs end to end",
      `There are ${n} numbers in all; this counts the first ${k} of them twice.`,
    ],
  ];
}

function wrongCounts({ k, n, step }: Numbers): Wrong[] {
  const extra = step * k * (n - k);
  return [
    [
      n - k,
      "stops at the shift",
      `${n - k} is the number of places from one run to the other; the list is longer than that by the ${k} numbers of a run.`,
    ],
    [
      step * (n - k) + k,
      "forgets the gap",
      `Dividing ${extra} by ${k} gives a shift of ${step * (n - k)} in value; in steps of ${step} that is ${n - k} places.`,
    ],
    [
      2 * k,
      "takes the runs as separate",
      `Two runs of ${k} with nothing in common would differ by $${step * k * k}$ in sum, not by ${extra}.`,
    ],
    [
      n + k,
      "adds both runs to the shift",
      `The later run begins ${n - k} places on and is ${k} long, so the list ends at place ${n}; the first run must not be added once more.`,
    ],
    [
      n - k + 1,
      "adds only one number",
      `This is the place at which the later run begins; ${k - 1} more numbers follow.`,
    ],
    [
      step * (n - k),
      "takes the shift in value",
      `Each number is greater by ${step * (n - k)} than its partner; that is a difference in value, not a number of numbers.`,
    ],
    [
      2 * (n - k) + k,
      "counts the shift on both sides",
      `The later run begins ${n - k} places on, and that shift is to be counted once.`,
    ],
  ];
}

function drawQuestion(rng: Rng) {
  const kind = rng.pick(KINDS);
  const asks = rng.pick(ASKS);
  const numbers = drawNumbers(asks, kind, rng);
  const { k, n, step, first, total } = numbers;
  if (asks === "last" && n === 2 * k) return null;
  if (asks === "greatest" && (k % 2 === 0 || n <= k + 2)) return null;
  const later = total + step * k * (n - k);
  const { name } = kind;
  const [stem, key, wrong] = {
    next: [
      rng.pick([
        `The sum of ${k} ${name} is ${total}. What is the sum of the next ${k} ${name}?`,
        `If ${k} ${name} add up to ${total}, what do the ${k} that follow them add up to?`,
      ]),
      later,
      wrongSums(numbers),
    ] as const,
    last: [
      rng.pick([
        `In a list of ${n} ${name}, in increasing order, the sum of the first ${k} is ${total}. What is the sum of the last ${k}?`,
        `Of ${n} ${name}, the ${k} least add up to ${total}. What do the ${k} greatest add up to?`,
      ]),
      later,
      wrongSums(numbers),
    ] as const,
    greatest: [
      `Of ${n} ${name}, the ${k} least have a sum of ${total}. What is the greatest of the ${n} numbers?`,
      first + step * (n - 1),
      wrongGreatest(numbers),
    ] as const,
    "how-many": [
      `In a list of ${name}, the sum of the ${k} greatest numbers exceeds the sum of the ${k} least by ${later - total}. How many numbers are in the list?`,
      n,
      wrongCounts(numbers),
    ] as const,
  }[asks];
  return { asks, k, n, step, first, total, later, stem, key, wrong };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({ asks, k, n, step, first, total, key, wrong }: Drawn): ProblemOptions {
  return {
    key: {
      text: String(key),
      value: key,
      why: {
        next: `Each of the ${k} numbers is ${step * k} greater than its partner, so the sum is $${total} + ${k} \\times ${step * k} = ${key}$.`,
        last: `Each of the ${k} numbers is ${step * (n - k)} greater than its partner, so the sum is $${total} + ${k} \\times ${step * (n - k)} = ${key}$.`,
        greatest: `The least number is ${first}, and ${n - 1} steps of ${step} lead to ${key}.`,
        "how-many": `Partners differ by ${step * (n - k)}, which is ${n - k} places; with the ${k} numbers of a run that makes ${key}.`,
      }[asks],
    },
    slips: slipsFrom(wrong, (value) => value > 0),
  };
}

function solutionOf({ asks, k, n, step, first, total, later, key }: Drawn): Solution {
  const shift = `The first number of one run and the first number of the other are $${n - k}$ places apart, so they differ by $${step === 1 ? n - k : `${n - k} \\times ${step} = ${step * (n - k)}`}$; so do the second ones, and so on.`;
  const steps = {
    next: [shift, `The sum grows by $${k} \\times ${step * (n - k)} = ${later - total}$.`],
    last: [shift, `The sum grows by $${k} \\times ${step * (n - k)} = ${later - total}$.`],
    greatest: [
      `The average of the ${k} least is $${total} \\div ${k} = ${total / k}$, which is the middle one of them, the number in place ${(k + 1) / 2}.`,
      `From place ${(k + 1) / 2} to place ${n} there are $${n - (k + 1) / 2}$ steps${step === 1 ? "" : ` of ${step}`}.`,
      `$${total / k} + ${step * (n - (k + 1) / 2)} = ${key}$.`,
    ],
    "how-many": [
      `Pair the least of one run with the least of the other, and so on: each of the ${k} pairs differs by $${later - total} \\div ${k} = ${step * (n - k)}$.`,
      `${step === 1 ? "Since neighbors differ by 1" : `In steps of ${step}`} that is ${n - k} places, so the later run begins at place ${n - k + 1}.`,
      `It has ${k} numbers, so the list has $${n - k} + ${k} = ${n}$.`,
    ],
  }[asks];
  return {
    idea:
      asks === "greatest"
        ? "The average of evenly spaced numbers is their middle, and from there one can count steps."
        : "Compare the two runs number by number: every number has a partner the same distance away.",
    steps: [
      ...steps,
      ...(asks === "next" || asks === "last" ? [`$${total} + ${later - total} = ${key}$.`] : []),
    ],
    check:
      asks === "how-many"
        ? `In a list of ${n} the ${k} greatest begin ${n - k} places after the ${k} least, and $${k} \\times ${step * (n - k)} = ${later - total}$.`
        : `The list begins ${first}, ${first + step}, ${first + 2 * step}; a quick sum of pairs from both ends confirms it.`,
  };
}

export const template: ProblemTemplate = {
  id: "sum-of-the-later-run",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "algebra",
  pattern:
    "Two runs of evenly spaced numbers compared number by number: every partner is the same shift away.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { asks, k, step, stem } = question;
    return {
      variant: `${asks}/step-${step}`,
      context: "pure",
      // The next run needs only the shift; an overlap and going back to the length hide it.
      difficulty:
        { next: 2, last: 4, greatest: 4, "how-many": 6 }[asks] +
        (step > 1 ? 1 : 0) +
        (asks === "next" && k < 7 ? -1 : 0),
      stem,
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Writes out every list of the kind until one has the given sums. */
  check({ stem, options }) {
    const kind = KINDS.filter(({ name }) => stem.includes(name)).at(-1);
    if (!kind) throw new Error("The kind of numbers is not named.");
    const { step, rest } = kind;
    const listFrom = (start: number, length: number): number[] =>
      range(0, length - 1).map((j) => (start + j) * step + rest);
    const excess = /sum of the (\d+) greatest numbers exceeds .* by (\d+)/.exec(stem);
    if (excess) {
      const [k, extra] = [Number(excess[1]), Number(excess[2])];
      return options.flatMap((option, place) => {
        const length = valueOf(option).value;
        const list = listFrom(7, length);
        return length >= k && sum(list.slice(-k)) - sum(list.slice(0, k)) === extra ? [place] : [];
      });
    }
    const isNext = /next|follow/.test(stem);
    const [k, total] = (
      isNext
        ? read(stem, /(\d+) consecutive.*?(?:is|to) (\d+)/)
        : read(stem, /(?:first|the) (\d+)(?: least)? (?:is|add up to|have a sum of) (\d+)/)
    ).map(Number) as [number, number];
    const n = isNext ? 2 * k : Number(read(stem, /(?:list of|Of) (\d+)/)[0]);
    const lists = range(-100, 400)
      .map((start) => listFrom(start, n))
      .filter((list) => sum(list.slice(0, k)) === total);
    if (lists.length !== 1) throw new Error(`${lists.length} lists fit.`);
    const list = lists[0]!;
    const answer = stem.includes("the greatest of") ? list.at(-1)! : sum(list.slice(-k));
    return options.flatMap((option, place) => (valueOf(option).value === answer ? [place] : []));
  },
};
