import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
} from "@theta/items/template";

const TAKEAWAY =
  "With percents of percents, start from 100 people and write the number in each cell of a two-way table.";
const asPercent = (value: number): string => `${thousands(value)}%`;
const isShare = (value: number): boolean => isPositiveWhole(value) && value < 100;

interface Table {
  readonly w: number;
  readonly p: number;
  readonly q: number;
  readonly a: number;
  readonly b: number;
}

/** Out of 100: w in the first group, of whom p percent have the trait, and q percent of the others. */
function drawTable(rng: Rng, fits: (table: Table) => boolean): Table {
  const table = tryTable(rng);
  return table && fits(table) ? table : drawTable(rng, fits);
}

function tryTable(rng: Rng): Table | null {
  const w = 10 * rng.int(2, 8);
  const [p, q] = rng.sample(
    range(2, 18).map((n) => 5 * n),
    2,
  ) as [number, number];
  const [a, b] = [(w * p) / 100, ((100 - w) * q) / 100];
  const fits = w !== 50 && p + q !== 100 && isPositiveWhole(a) && isPositiveWhole(b);
  return fits ? { w, p, q, a, b } : null;
}

function askShare(rng: Rng): AskedProblem {
  const table = drawTable(rng, ({ w, a, b }) => {
    const share = (100 * a) / (a + b);
    return Number.isInteger(share / 5) && share !== w;
  });
  const { w, p, q, a, b } = table;
  const key = (100 * a) / (a + b);
  return {
    difficulty: 4,
    stems: [
      `Each employee of a certain company is either full-time or part-time, and ${w} percent of the employees are full-time. If ${p} percent of the full-time employees and ${q} percent of the part-time employees have a parking permit, what percent of the employees with a parking permit are full-time?`,
      `In an election, ${w} percent of the voters were homeowners. If ${p} percent of the homeowners and ${q} percent of the other voters voted for Candidate X, what percent of the votes for Candidate X came from homeowners?`,
    ],
    pure: [
      `Of the numbers in set $S$, ${w} percent are positive. If ${p} percent of the positive numbers in $S$ and ${q} percent of the other numbers in $S$ are integers, what percent of the integers in $S$ are positive?`,
    ],
    key,
    why: `Out of 100, there are ${a} in the first group and ${b} in the second, and $\\frac{${a}}{${a} + ${b}}$ is ${key} percent.`,
    wrong: [
      // Not both parts of the quotient that gives the key.
      rng.chance(0.5)
        ? [
            a,
            "measures against everything",
            `${a} percent is the share of all, not of those with the trait.`,
          ]
        : [a + b, "stops at the trait", `That is the percent of all who have the trait.`],
      [100 - key, "answers for the second group", `That is the share of the second group.`],
      [
        (100 * p) / (p + q),
        "leaves out the sizes of the groups",
        `The two percents are of groups of different sizes.`,
      ],
      [
        q,
        "takes the percent of the others",
        `That is the percent of the other group who have the trait.`,
      ],
      [
        w,
        "keeps the share of the group",
        `That would be right only if the two percents were equal.`,
      ],
      [
        (100 * b) / a,
        "compares the two parts",
        `This compares the second group with the first one.`,
      ],
      [
        (100 * a) / b,
        "compares the two parts",
        `This compares the first group with the second one.`,
      ],
      [p, "turns the percent around", `That is the percent of the group who have the trait.`],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `Take 100 as the total and find how many in each group have the trait.`,
      fast: [
        `The groups are in the ratio $${w / 10} : ${10 - w / 10}$, so those with the trait are in the ratio $${w / 10} \\cdot ${p} : ${10 - w / 10} \\cdot ${q} = ${(w / 10) * p} : ${(10 - w / 10) * q}$. The first part is ${key} percent of the sum.`,
      ],
      steps: [
        `Out of 100, ${w} are in the first group, and ${p} percent of ${w} is ${a}.`,
        `The other ${100 - w} are in the second group, and ${q} percent of ${100 - w} is ${b}.`,
        `So the percent is $\\frac{${a}}{${a} + ${b}} = \\frac{${a}}{${a + b}}$, or ${key} percent.`,
      ],
      check: `The question asks for a percent of the ${a + b} with the trait, not of all 100.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askMissing(rng: Rng): AskedProblem {
  const { w, p, q, a, b } = drawTable(rng, (table) => (table.a + table.b) % 5 === 0);
  const all = a + b;
  return {
    difficulty: 3,
    stems: [
      `At a certain college, ${w} percent of the students live on campus, and ${all} percent of all the students own a car. If ${p} percent of the students who live on campus own a car, what percent of the students who live off campus own a car?`,
      `Of the orders that a company filled last month, ${w} percent were domestic orders and ${100 - w} percent were foreign orders. If ${all} percent of all the orders and ${p} percent of the domestic orders were shipped within one day, what percent of the foreign orders were shipped within one day?`,
    ],
    pure: [
      `In a list of numbers, ${w} percent of the numbers are integers and ${all} percent of the numbers are positive. If ${p} percent of the integers are positive, what percent of the numbers that are not integers are positive?`,
    ],
    key: q,
    why: `Out of 100, $${all} - ${a} = ${b}$ of the ${100 - w} in the second group have the trait.`,
    wrong: [
      [
        b,
        "measures against everything",
        `${b} percent is the share of all, not of the second group.`,
      ],
      [
        all - p,
        "subtracts percents of different groups",
        `${all} percent is of all, but ${p} percent is of the first group.`,
      ],
      [
        2 * all - p,
        "treats the groups as equal",
        `The percent of all is the average of the two only if the groups are of the same size.`,
      ],
      [
        100 - p,
        "takes the complement",
        `That is the percent of the first group without the trait.`,
      ],
      [
        100 - q,
        "takes the complement",
        `That is the percent of the second group without the trait.`,
      ],
      [
        (100 * b) / all,
        "measures against the trait",
        `That is the share of the second group among those with the trait.`,
      ],
      [all, "takes the percent of all", `The percent of all lies between those of the two groups.`],
      [
        (100 * b) / w,
        "divides by the first group",
        `The second group is ${100 - w} percent of all.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `Take 100 as the total and fill in a two-way table.`,
      steps: [
        `Out of 100, ${all} have the trait and ${w} are in the first group.`,
        `Of the first group, ${p} percent of ${w}, or ${a}, have the trait, so $${all} - ${a} = ${b}$ in the second group have it.`,
        `The second group has $100 - ${w} = ${100 - w}$, and $\\frac{${b}}{${100 - w}}$ is ${q} percent.`,
      ],
      check: `The percent of all, ${all}, must lie between ${p} and ${q}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askCount(rng: Rng): AskedProblem | null {
  const n = rng.pick([120, 150, 160, 180, 200, 240, 250, 300, 400]);
  const x = 10 * rng.int(4, n / 10 - 3);
  const y = 10 * rng.int(4, n / 10 - 3);
  const p = rng.pick([20, 25, 30, 40, 60, 70, 75, 80]);
  const both = (x * p) / 100;
  const key = n - x - y + both;
  if (!isPositiveWhole(both) || both >= y || key < 10 || x === y) return null;
  return {
    difficulty: 3,
    stems: [
      `Of the ${n} employees of a certain company, ${x} are enrolled in the dental plan and ${y} are enrolled in the vision plan. If ${p} percent of the employees enrolled in the dental plan are also enrolled in the vision plan, how many employees are enrolled in neither plan?`,
      `At a certain school with ${n} students, ${x} students study French and ${y} students study music. If ${p} percent of the students who study French also study music, how many of the students study neither of these subjects?`,
    ],
    key,
    why: `$${n} - (${x} + ${y} - ${both}) = ${key}$.`,
    wrong: [
      [x + y - both, "counts at least one", `That is the number with at least one of the two.`],
      [
        n - x - y + (y * p) / 100,
        "takes the percent of the wrong group",
        `The ${p} percent are of the ${x}, not of the ${y}.`,
      ],
      [
        n - x - y,
        "counts the overlap twice",
        `Those with both are in each of the two groups and were subtracted twice.`,
      ],
      [
        n - x - both,
        "subtracts the wrong part",
        `In addition to the ${x}, only the $${y} - ${both}$ with the second trait alone must be subtracted.`,
      ],
      [
        n - y - both,
        "subtracts the wrong part",
        `In addition to the ${y}, only the $${x} - ${both}$ with the first trait alone must be subtracted.`,
      ],
      [both, "stops at the overlap", `That is the number with both.`],
      [y - both, "stops at one part", `That is the number with only the second trait.`],
      [x - both, "stops at one part", `That is the number with only the first trait.`],
    ],
    solution: {
      idea: `Find the overlap first; it is counted in both groups.`,
      fast: [
        `Apart from the ${x}, there are $${n} - ${x} = ${n - x}$. Of these, $${y} - ${both} = ${y - both}$ have the second trait, so ${key} have neither.`,
      ],
      steps: [
        `${p} percent of ${x} is ${both}, so ${both} have both.`,
        `At least one: $${x} + ${y} - ${both} = ${x + y - both}$.`,
        `Neither: $${n} - ${x + y - both} = ${key}$.`,
      ],
      check: `The four parts, ${x - both}, ${both}, ${y - both}, and ${key}, must have the sum ${n}.`,
      takeaway: "The total is the first group plus the second minus both plus neither.",
    },
  };
}

const ASK = { share: askShare, missing: askMissing, count: askCount };
const KINDS = ["share", "share", "missing", "missing", "count"] as const;

const isOfTrait = (tried: number, w: number, p: number, q: number): boolean =>
  near(tried * (w * p + (100 - w) * q), 100 * w * p);
const isRest = (tried: number, w: number, all: number, p: number): boolean =>
  near((100 - w) * tried, 100 * all - w * p);
/** Puts the people in a row: the first x have one trait, and y from the last of both on the other. */
const isNeither = (tried: number, n: number, x: number, y: number, p: number): boolean => {
  const from = x - (x * p) / 100;
  return tried === range(1, n).filter((k) => k > x && k > from + y).length;
};

const READINGS: readonly StemReading[] = [
  {
    wording: /and (\d+) percent of the employees .* If (\d+) percent .* and (\d+) percent/,
    fits: isOfTrait,
  },
  {
    wording: /, (\d+) percent of the voters .* If (\d+) percent .* and (\d+) percent/,
    fits: isOfTrait,
  },
  { wording: /set S, (\d+) percent .* If (\d+) percent .* and (\d+) percent/, fits: isOfTrait },
  { wording: /college, (\d+) percent .* and (\d+) percent .* If (\d+) percent/, fits: isRest },
  {
    wording:
      /month, (\d+) percent .* orders and \d+ percent .* If (\d+) percent .* and (\d+) percent/,
    fits: isRest,
  },
  {
    wording: /list of numbers, (\d+) percent .* and (\d+) percent .* If (\d+) percent/,
    fits: isRest,
  },
  {
    wording: /Of the (\d+) employees .* (\d+) are .* and (\d+) are .* If (\d+) percent/,
    fits: isNeither,
  },
  {
    wording: /with (\d+) students, (\d+) .* and (\d+) .* If (\d+) percent/,
    fits: isNeither,
  },
];

export const template: ProblemTemplate = {
  id: "two-traits-in-percents",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern: "Percents of percents: a two-way table out of 100 shows every group.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the table. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
