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
  "With percents of percents, start from a total of 100 and write the number in each cell of a two-way table.";
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
    why: `Out of 100 [[all]], ${a} are [[oneWith]] and ${b} are [[twoWith]], and $\\frac{${a}}{${a} + ${b}}$ is ${key} percent.`,
    wrong: [
      // Not both parts of the quotient that gives the key.
      rng.chance(0.5)
        ? [
            a,
            "measures against everything",
            `This is ${p} percent of ${w} percent, the [[oneWith]] as a percent of all the [[all]], not of the [[allWith]].`,
          ]
        : [
            a + b,
            "stops at the trait",
            `That is $${a} + ${b}$, the number of [[allWith]] out of 100 [[all]].`,
          ],
      [
        100 - key,
        "answers for the second group",
        `This is $\\frac{${b}}{${a + b}}$, the [[twoWith]] as a percent of the [[allWith]].`,
      ],
      [
        (100 * p) / (p + q),
        "leaves out the sizes of the groups",
        `That is $\\frac{${p}}{${p} + ${q}}$, but the two percents are of groups of different sizes, ${w} and ${100 - w} percent of all.`,
      ],
      [
        q,
        "takes the percent of the others",
        `That is given: the [[twoWith]] as a percent of the [[two]].`,
      ],
      [
        w,
        "keeps the share of the group",
        `That is the percent of all the [[all]] [[who]] [[areOne]]. Among the [[allWith]], it would be the same only if ${p} and ${q} were equal.`,
      ],
      [
        (100 * b) / a,
        "compares the two parts",
        `That is $\\frac{${b}}{${a}}$, which compares the [[twoWith]] with the [[oneWith]].`,
      ],
      [
        (100 * a) / b,
        "compares the two parts",
        `That is $\\frac{${a}}{${b}}$, which compares the [[oneWith]] with the [[twoWith]], not with both together.`,
      ],
      [
        p,
        "turns the percent around",
        `That is given: the [[oneWith]] as a percent of the [[one]].`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `Take 100 [[all]] and count the [[oneWith]] and the [[twoWith]].`,
      fast: [
        `The [[one]] and the [[two]] are in the ratio $${w / 10} : ${10 - w / 10}$, so the [[oneWith]] and the [[twoWith]] are in the ratio $${w / 10} \\cdot ${p} : ${10 - w / 10} \\cdot ${q} = ${(w / 10) * p} : ${(10 - w / 10) * q}$. The first part of this ratio is $\\frac{${(w / 10) * p}}{${(w / 10) * p} + ${(10 - w / 10) * q}}$, or ${key} percent, of the sum.`,
      ],
      steps: [
        `Out of 100 [[all]], ${w} [[areOne]], and ${p} percent of these ${w}, or ${a}, [[do]].`,
        `The other ${100 - w} [[areTwo]], and ${q} percent of these ${100 - w}, or ${b}, [[do]].`,
        `So the percent is $\\frac{${a}}{${a} + ${b}} = \\frac{${a}}{${a + b}}$, or ${key} percent.`,
      ],
      check: `The question asks for a percent of the ${a + b} [[allWith]], not of all 100 [[all]].`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        {
          all: "employees",
          who: "who",
          one: "full-time employees",
          two: "part-time employees",
          areOne: "are full-time",
          areTwo: "are part-time",
          do: "have a parking permit",
          oneWith: "full-time employees with a parking permit",
          twoWith: "part-time employees with a parking permit",
          allWith: "employees with a parking permit",
        },
        {
          all: "voters",
          who: "who",
          one: "homeowners",
          two: "other voters",
          areOne: "were homeowners",
          areTwo: "were not homeowners",
          do: "voted for Candidate X",
          oneWith: "homeowners for Candidate X",
          twoWith: "other voters for Candidate X",
          allWith: "voters for Candidate X",
        },
        {
          all: "numbers",
          who: "that",
          one: "positive numbers",
          two: "numbers that are not positive",
          areOne: "are positive",
          areTwo: "are not positive",
          do: "are integers",
          oneWith: "positive integers",
          twoWith: "integers that are not positive",
          allWith: "integers",
        },
      ][wording - 1]!,
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
    why: `Out of 100 [[all]], $${all} - ${a} = ${b}$ of the ${100 - w} [[two]] [[do]].`,
    wrong: [
      [
        b,
        "measures against everything",
        `That is $${all} - ${a}$, the number of [[twoWith]] out of 100 [[all]], but there are only ${100 - w} [[two]].`,
      ],
      [
        all - p,
        "subtracts percents of different groups",
        `That is $${all} - ${p}$, but the ${all} percent are of all the [[all]] and the ${p} percent are only of the [[one]].`,
      ],
      [
        2 * all - p,
        "treats the groups as equal",
        `That is $2 \\cdot ${all} - ${p}$, as if ${all} were the average of ${p} and the answer. This would be right only with as many [[two]] as [[one]].`,
      ],
      [
        100 - p,
        "takes the complement",
        `That is $100 - ${p}$, the percent of the [[one]] [[who]] [[dont]].`,
      ],
      [
        100 - q,
        "takes the complement",
        `That is $100 - ${q}$, the percent of the [[two]] [[twoDont]].`,
      ],
      [
        (100 * b) / all,
        "measures against the trait",
        `That is $\\frac{${b}}{${all}}$, the [[twoWith]] as a percent of all the [[all]] [[who]] [[do]].`,
      ],
      [
        all,
        "takes the percent of all",
        `That is the percent of all the [[all]] [[who]] [[do]]. It lies between the percents for the [[one]] and the [[two]], and the first of these is ${p}.`,
      ],
      [
        (100 * b) / w,
        "divides by the first group",
        `That is $\\frac{${b}}{${w}}$, but the number of [[two]] is $100 - ${w} = ${100 - w}$.`,
      ],
    ],
    text: asPercent,
    pureText: asPercent,
    shows: isShare,
    solution: {
      idea: `Take 100 [[all]] and fill in a two-way table.`,
      steps: [
        `Out of 100 [[all]], ${all} [[do]], and ${w} [[areOne]].`,
        `Of these ${w} [[one]], ${p} percent, or ${a}, [[do]], so $${all} - ${a} = ${b}$ of the [[two]] [[do]].`,
        `There are $100 - ${w} = ${100 - w}$ [[two]], and $\\frac{${b}}{${100 - w}}$ is ${q} percent.`,
      ],
      check: `$${a} + ${b} = ${all}$ of 100 [[all]] [[do]], and ${q} percent of ${100 - w} is ${b}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        {
          all: "students",
          who: "who",
          one: "students on campus",
          two: "students off campus",
          areOne: "live on campus",
          twoWith: "students off campus who own a car",
          do: "own a car",
          dont: "do not own a car",
          twoDont: "who do not own a car",
        },
        {
          all: "orders",
          who: "that",
          one: "domestic orders",
          two: "foreign orders",
          areOne: "were domestic",
          twoWith: "foreign orders that were shipped within one day",
          do: "were shipped within one day",
          dont: "were not shipped within one day",
          twoDont: "that were not shipped within one day",
        },
        {
          all: "numbers",
          who: "that",
          one: "integers",
          two: "numbers that are not integers",
          areOne: "are integers",
          twoWith: "positive numbers that are not integers",
          do: "are positive",
          dont: "are not positive",
          twoDont: "that are negative or 0",
        },
      ][wording - 1]!,
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
      [
        x + y - both,
        "counts at least one",
        `That is $${x} + ${y} - ${both}$, the number of [[all]] who [[do]] [[one]], [[two]], or both.`,
      ],
      [
        n - x - y + (y * p) / 100,
        "takes the percent of the wrong group",
        `That takes ${p} percent of ${y} as the overlap, but the ${p} percent are of the ${x} who [[do]] [[one]].`,
      ],
      [
        n - x - y,
        "counts the overlap twice",
        `That is $${n} - ${x} - ${y}$, which subtracts the ${both} who [[do]] both twice.`,
      ],
      [
        n - x - both,
        "subtracts the wrong part",
        `That is $${n} - ${x} - ${both}$, but the ${both} are already among the ${x}. What must be subtracted in addition is the $${y} - ${both} = ${y - both}$ who [[do]] only [[two]].`,
      ],
      [
        n - y - both,
        "subtracts the wrong part",
        `That is $${n} - ${y} - ${both}$, but the ${both} are already among the ${y}. What must be subtracted in addition is the $${x} - ${both} = ${x - both}$ who [[do]] only [[one]].`,
      ],
      [
        both,
        "stops at the overlap",
        `That is ${p} percent of ${x}, the number of [[all]] who [[do]] both.`,
      ],
      [
        y - both,
        "stops at one part",
        `That is $${y} - ${both}$, the number of [[all]] who [[do]] only [[two]].`,
      ],
      [
        x - both,
        "stops at one part",
        `That is $${x} - ${both}$, the number of [[all]] who [[do]] only [[one]].`,
      ],
    ],
    solution: {
      idea: `First find how many [[all]] [[do]] both; they are counted in both given numbers.`,
      fast: [
        `Apart from the ${x} who [[do]] [[one]], there are $${n} - ${x} = ${n - x}$ [[all]]. Of these, $${y} - ${both} = ${y - both}$ [[do]] [[two]], so $${n - x} - ${y - both} = ${key}$ [[do]] neither.`,
      ],
      steps: [
        `${p} percent of ${x} is ${both}, so ${both} [[all]] [[do]] both.`,
        `The number who [[do]] at least one is $${x} + ${y} - ${both} = ${x + y - both}$.`,
        `The number who [[do]] neither is $${n} - ${x + y - both} = ${key}$.`,
      ],
      check: `The four parts, ${x - both}, ${both}, ${y - both}, and ${key}, must have the sum ${n}.`,
      takeaway: "The total is the first group plus the second minus both plus neither.",
    },
    words: (wording) =>
      wording === 1
        ? {
            all: "employees",
            do: "are enrolled in",
            one: "the dental plan",
            two: "the vision plan",
          }
        : { all: "students", do: "study", one: "French", two: "music" },
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
