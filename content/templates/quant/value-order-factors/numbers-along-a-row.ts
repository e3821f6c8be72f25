import {
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  sum,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** How the numbers go on, up to the period. */
  readonly opening: string;
  readonly things: string;
  readonly step: number;
  readonly rest: number;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "houses",
    opening: "The houses on one side of a street in Porto bear consecutive odd numbers",
    things: "houses",
    step: 2,
    rest: 1,
  },
  {
    name: "lockers",
    opening: "The lockers along one wall of a swimming hall bear consecutive even numbers",
    things: "lockers",
    step: 2,
    rest: 0,
  },
  {
    name: "tickets",
    opening: "The raffle tickets sold at a village fair are numbered with consecutive integers",
    things: "tickets",
    step: 1,
    rest: 0,
  },
  {
    name: "stones",
    opening:
      "The stones along a trail in Chile bear consecutive multiples of 5, their distances from the start in kilometers",
    things: "stones",
    step: 5,
    rest: 0,
  },
  {
    name: "seats",
    opening: "The seats of one row in a concert hall are numbered with consecutive integers",
    things: "seats",
    step: 1,
    rest: 0,
  },
  {
    name: "bins",
    opening:
      "The bins on a warehouse shelf in Nairobi are numbered with consecutive multiples of 4",
    things: "bins",
    step: 4,
    rest: 0,
  },
  {
    name: "piers",
    opening: "The moorings on the north side of a canal bear consecutive even numbers",
    things: "moorings",
    step: 2,
    rest: 0,
  },
];

type Asks = "count" | "greatest" | "count-from-sum" | "least-from-sum";

interface Numbers {
  readonly n: number;
  readonly step: number;
  readonly least: number;
  readonly greatest: number;
  readonly average: number;
  readonly total: number;
}

function drawNumbers({ step, rest }: Setting, rng: Rng): Numbers | null {
  const n = rng.int(7, 31);
  const least = step * rng.int(2, Math.floor(130 / step)) + rest;
  const greatest = least + step * (n - 1);
  const average = (least + greatest) / 2;
  const isFair = Number.isInteger(average) && greatest < 250 && n * average < 2500;
  return isFair ? { n, step, least, greatest, average, total: n * average } : null;
}

function wrongCounts({ n, step, least, greatest, average }: Numbers, things: string): Wrong[] {
  const span = greatest - least;
  const ofStep = step === 1 ? "" : ` of ${step}`;
  return [
    [
      n - 1,
      "counts the gaps",
      `There are ${n - 1} gaps${ofStep} from ${least} to ${greatest}, and one number more than there are gaps.`,
    ],
    [
      span + 1,
      "counts every integer",
      `Not every integer from ${least} to ${greatest} is used: neighbors differ by ${step}.`,
    ],
    [
      (average - least) / step + 1,
      "stops at the middle",
      `This counts only from ${least} up to ${average}; as many numbers again lie above the average.`,
    ],
    [
      span,
      "takes the whole span",
      `${span} is the difference between the ends, not a number of ${things}.`,
    ],
    [
      2 * ((average - least) / step + 1),
      "counts the middle twice",
      `Doubling the numbers from ${least} to ${average} counts ${average} twice.`,
    ],
    [
      average - least,
      "takes the half span",
      `${average - least} is how far the average lies above the least number, not how many numbers there are.`,
    ],
    [
      (average - least) / step,
      "counts half of the gaps",
      `These are the gaps from ${least} to ${average} only; as many lie above, and there is one number more than there are gaps.`,
    ],
    [
      greatest / step,
      "counts from the beginning",
      `This counts as if the numbers began at the first possible one, but they begin at ${least}.`,
    ],
  ];
}

function wrongGreatest({ step, least, average }: Numbers): Wrong[] {
  return [
    [
      average,
      "takes the average",
      `${average} is the average, so it lies in the middle; the greatest number lies as far above it as ${least} lies below it.`,
    ],
    [
      average + least,
      "adds the average and the least",
      `This adds ${least} to ${average}; what is to be added is the distance from ${least} to ${average}.`,
    ],
    [
      2 * average,
      "forgets the least number",
      `Twice the average is the sum of the least and the greatest number; the least is still in it.`,
    ],
    [
      2 * average - least + step,
      "goes one number too far",
      `The distance above the average must equal the distance below it, which is ${average - least}.`,
    ],
    [
      2 * average - least - step,
      "stops one number short",
      `The distance above the average must equal the distance below it, which is ${average - least}.`,
    ],
    [
      3 * average - 2 * least,
      "doubles the distance",
      `From ${least} to the average it is ${average - least}, and just as far again to the greatest number; this goes that distance twice more.`,
    ],
    [
      average - least,
      "takes the half span",
      `This is only how far ${least} lies from the average.`,
    ],
  ];
}

function wrongCountsFromSum({ n, least, greatest, average, total, step }: Numbers): Wrong[] {
  return [
    [
      n / 2,
      "divides by the sum of the ends",
      `${total} divided by ${least + greatest} gives the number of pairs, each with two numbers.`,
    ],
    [
      n - 1,
      "counts the gaps",
      `The average is $${least + greatest} \\div 2 = ${average}$, and ${total} is ${n} times that.`,
    ],
    [
      n * 2,
      "doubles twice",
      `Halving ${least + greatest} once gives the average, ${average}; this halves it a second time.`,
    ],
    [
      n + 1,
      "adds one to the count",
      `${total} divided by the average counts the numbers themselves, not gaps between them; nothing is to be added.`,
    ],
    [
      average,
      "stops at the average",
      `${average} is the average of the numbers; the question is how many of them make ${total}.`,
    ],
    [
      total / greatest,
      "divides by the greatest number",
      `Not every number is as great as ${greatest}; on average they are ${average}.`,
    ],
    [
      Math.floor(n / 2),
      "counts one side of the middle",
      `These are only about half of the numbers, on one side of the average ${average}.`,
    ],
    [
      n * step,
      "multiplies by the gap",
      `The sum divided by the average is already the number of numbers; how far apart they lie plays no part.`,
    ],
  ];
}

function wrongLeast({ n, step, least, greatest, average }: Numbers): Wrong[] {
  return [
    [
      average,
      "takes the average",
      `Dividing the sum by ${n} gives the average, ${average}, which lies in the middle.`,
    ],
    [
      greatest,
      "goes up instead of down",
      `${greatest} is the greatest of the numbers: the steps were taken upward from the average.`,
    ],
    [
      average - step * (n - 1),
      "takes all the steps down",
      `From the middle to the least number there are only half of the ${n - 1} gaps.`,
    ],
    [
      average - (n - 1) / 2,
      "forgets the gap",
      `The ${(n - 1) / 2} steps down from the average, ${average}, are steps of ${step}, not of 1.`,
    ],
    [
      least - step,
      "takes a step too many",
      `Half of ${n - 1} gaps lie below the average, not half of ${n + 1}.`,
    ],
    [
      average - step * n,
      "takes a step for each number",
      `Only ${(n - 1) / 2} of the ${n} numbers lie below the average ${average}, so there are only that many steps down.`,
    ],
    [
      average - n,
      "subtracts the number of numbers",
      `Only ${(n - 1) / 2} of the ${n} numbers lie below the average ${average}.`,
    ],
    [
      least + step,
      "takes a step too few",
      `Half of ${n - 1} gaps lie below the average, which is ${(n - 1) / 2} steps.`,
    ],
  ];
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const numbers = drawNumbers(setting, rng);
  if (!numbers) return null;
  const asks = rng.pick<Asks>(["count", "count", "greatest", "count-from-sum", "least-from-sum"]);
  if (asks === "least-from-sum" && numbers.n % 2 === 0) return null;
  const { n, step, least, greatest, average, total } = numbers;
  const { things } = setting;
  const ofStep = step === 1 ? "" : ` of ${step}`;
  const half = (n - 1) / 2;
  const [rest, key, wrong, steps] = {
    count: [
      `. The least number is ${least}, and the average (arithmetic mean) of all the numbers is ${average}. How many ${things} are there?`,
      n,
      wrongCounts(numbers, things),
      [
        `The least number lies $${average} - ${least} = ${average - least}$ below the average, so the greatest lies ${average - least} above it, at ${greatest}.`,
        `From ${least} to ${greatest} there are $${greatest - least}${step === 1 ? "" : ` \\div ${step} = ${n - 1}`}$ gaps${ofStep}.`,
        `There is one number more than there are gaps: ${n}.`,
      ],
    ] as const,
    greatest: [
      `. The least number is ${least}, and the average (arithmetic mean) of all the numbers is ${average}. What is the greatest of the numbers?`,
      greatest,
      wrongGreatest(numbers),
      [
        `The least number lies $${average} - ${least} = ${average - least}$ below the average.`,
        `The greatest lies just as far above it: $${average} + ${average - least} = ${greatest}$.`,
      ],
    ] as const,
    "count-from-sum": [
      `. The least and the greatest number add up to ${least + greatest}, and all the numbers together add up to ${thousands(total)}. How many ${things} are there?`,
      n,
      wrongCountsFromSum(numbers),
      [
        `The average lies halfway between the ends: $${least + greatest} \\div 2 = ${average}$.`,
        `The sum is the average times the number of numbers, so there are $${total} \\div ${average} = ${n}$.`,
      ],
    ] as const,
    "least-from-sum": [
      `. There are ${n} ${things}, and their numbers add up to ${thousands(total)}. What is the least of the numbers?`,
      least,
      wrongLeast(numbers),
      [
        `The average is $${total} \\div ${n} = ${average}$, and with ${n} numbers it is the one in the middle.`,
        `Below the middle there are $${half}$ numbers, so the least lies ${half} steps${ofStep} below ${average}.`,
        `$${average} - ${half * step} = ${least}$.`,
      ],
    ] as const,
  }[asks];
  return { setting, numbers, asks, half, rest, key, wrong, steps };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({ numbers, asks, half, key, wrong }: Drawn): ProblemOptions {
  const { n, step, least, greatest, average, total } = numbers;

  return {
    key: {
      text: String(key),
      value: key,
      why: {
        count: `The numbers run from ${least} to ${greatest} in steps of ${step}: ${n - 1} gaps, so ${n} numbers.`,
        greatest: `The average ${average} lies halfway between ${least} and ${greatest}.`,
        "count-from-sum": `Their average is ${average}, and $${n} \\times ${average} = ${total}$.`,
        "least-from-sum": `The middle number is ${average}, and ${half} steps of ${step} down from it stands ${least}.`,
      }[asks],
    },
    slips: slipsFrom(wrong),
  };
}

function solutionOf({ numbers, asks, half, steps }: Drawn): Solution {
  const { n, step, least, greatest, average, total } = numbers;

  return {
    idea: "The average of evenly spaced numbers lies halfway between the least and the greatest.",
    steps: [...steps],
    check: {
      count: `Count with a small case: from 2 to 4 there are 2 gaps of 1 but 3 numbers.`,
      greatest: `$(${least} + ${greatest}) \\div 2 = ${average}$.`,
      "count-from-sum": `$${n} \\times ${average} = ${total}$; note that how far apart the numbers lie was not needed.`,
      "least-from-sum": `The greatest is then $${average} + ${half * step} = ${greatest}$, and $(${least} + ${greatest}) \\div 2 = ${average}$.`,
    }[asks],
  };
}

export const template: ProblemTemplate = {
  id: "numbers-along-a-row",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "arithmetic",
  pattern:
    "Evenly spaced numbers: the average is the midpoint of the ends, and numbers are one more than gaps.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { setting, numbers, asks, rest } = question;
    const { step, least } = numbers;
    const { opening } = setting;
    return {
      variant: `${asks}/${setting.name}`,
      context: "real",
      // The greatest is one reflection; a count adds gaps, and a gap other than 1 adds one more
      // division.
      difficulty:
        { greatest: 1, count: 3, "count-from-sum": 3, "least-from-sum": 3 }[asks] +
        (asks === "greatest" && least > 60 ? 1 : 0) +
        (step > 1 && (asks === "count" || asks === "least-from-sum") ? 1 : 0),
      stem: `${opening}${rest}`,
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Writes out every row of the kind and keeps those that match the stem. */
  check({ stem, options }) {
    const kind = read(stem, /consecutive (odd|even|integers|multiples of \d)/)[0]!;
    const step = kind === "integers" ? 1 : Number(kind.slice(-1)) || 2;
    const given = (pattern: RegExp): number | null => {
      const found = pattern.exec(plain(stem));
      return found ? Number(found[1]) : null;
    };
    const told = {
      least: given(/The least number is (\d+)/),
      average: given(/average \(arithmetic mean\) of all the numbers is (\d+)/),
      ends: given(/add up to (\d+), and all/),
      total: given(/(?:together|numbers) add up to (\d+)/),
      n: given(/There are (\d+)/),
    };
    const fits = (row: readonly number[]): boolean =>
      (told.least ?? row[0]) === row[0] &&
      (told.n ?? row.length) === row.length &&
      (told.ends ?? row[0]! + row.at(-1)!) === row[0]! + row.at(-1)! &&
      (told.total ?? sum(row)) === sum(row) &&
      (told.average ?? sum(row) / row.length) === sum(row) / row.length;
    const answers = range(1, 150).flatMap((start) => {
      const first = start * step + (kind === "odd" ? 1 : 0);
      return range(2, 60)
        .map((n) => range(0, n - 1).map((j) => first + j * step))
        .filter(fits)
        .map((row) =>
          stem.includes("How many")
            ? row.length
            : stem.includes("What is the greatest")
              ? row.at(-1)!
              : row[0]!,
        );
    });
    if (new Set(answers).size !== 1) throw new Error(`${answers.length} rows fit.`);
    return options.flatMap((option, k) => (valueOf(option).value === answers[0] ? [k] : []));
  },
};
