import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const RISES = [10, 15, 20, 25, 30, 40, 50, 60];
const CUTS = [5, 10, 15, 20, 25, 30, 40, 50];

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const TAKEAWAY =
  "The percent change of a total is the weighted average of the percent changes of its parts.";

/** One part grows by p percent, the other shrinks by q percent, and the total grows by r percent. */
function drawChanges(rng: Rng) {
  const [p, q] = [rng.pick(RISES), rng.pick(CUTS)];
  const share = rng.pick([20, 25, 30, 40, 50, 60, 70, 75, 80]);
  const r = (share * p - (100 - share) * q) / 100;
  if (!isPositiveWhole(r) || r < 2 || p === q || share === 50) return null;
  return { p, q, r, share };
}

type Changes = NonNullable<ReturnType<typeof drawChanges>>;

const stepsTo = ({ p, q, r, share }: Changes): string[] => [
  `With $x$ and $y$ for the two original amounts, $${p}x - ${q}y = ${r}(x + y)$.`,
  `So $${p - r}x = ${q + r}y$, and $x : y = ${q + r} : ${p - r} = ${new Fraction(share, 100 - share).top} : ${new Fraction(share, 100 - share).bottom}$.`,
];

function askShare(rng: Rng): AskedProblem | null {
  const changes = drawChanges(rng);
  if (!changes) return null;
  const { p, q, r, share } = changes;
  const wrong: Wrong[] = [
    [100 - share, "answers for the other part", `This is the share of the part that decreased.`],
    [
      (100 * r) / p,
      "ignores the decrease",
      `The total increased by ${r} percent although a part of it decreased.`,
    ],
    [
      (100 * p) / (p + q),
      "compares the changes",
      `The share depends on how far each change is from ${r} percent.`,
    ],
    [
      (100 * (q + r)) / (p - r),
      "compares the two parts",
      `This is the ratio of the two parts, not the share of the total.`,
    ],
    [
      (100 * q) / (p + q),
      "compares the changes",
      `The share depends on how far each change is from ${r} percent.`,
    ],
    [
      (100 * (r + q)) / (p + q + r),
      "uses the wrong distance",
      `The changes are $${p} + ${q} = ${p + q}$ points apart.`,
    ],
    [
      (100 * (p - q)) / (p + q),
      "subtracts the changes",
      `The total would change by the difference only if each part were as large as the total.`,
    ],
    [
      (share * (1 + p / 100)) / (1 + r / 100),
      "finds the new share",
      `This is the share after the changes.`,
    ],
    [
      50,
      "takes the parts as equal",
      `Equal parts would give a change of ${Math.abs(p - q) / 2} percent.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `From 2018 to 2019, the number of full-time employees of a company increased by ${p} percent, the number of part-time employees decreased by ${q} percent, and the total number of employees increased by ${r} percent. What percent of the employees in 2018 were full-time employees?`,
      `Last year a store's revenue from clothing was ${p} percent greater than in the previous year, its revenue from all other goods was ${q} percent less, and its total revenue was ${r} percent greater. Clothing accounted for what percent of the store's total revenue in the previous year?`,
    ],
    key: share,
    why: `${share} percent of ${p} minus ${100 - share} percent of ${q} is ${r}.`,
    wrong,
    solution: {
      idea: `The change of the total is a weighted average of an increase of ${p} percent and a decrease of ${q} percent.`,
      fast: [
        `From a decrease of ${q} percent to an increase of ${p} percent is ${p + q} points, and the total is ${q + r} points from the lower end. So the share is $\\frac{${q + r}}{${p + q}}$, or ${share} percent.`,
      ],
      steps: [...stepsTo(changes), `So $x$ is ${share} percent of $x + y$.`],
      check: `The change of the total is closer to the change of the larger part.`,
      takeaway: TAKEAWAY,
    },
    text: percentText,
    pureText: percentText,
    shows: (n) => n > 0 && n < 100 && near(6 * n, Math.round(6 * n), 1e-4),
  };
}

function askRatio(rng: Rng): AskedProblem | null {
  const changes = drawChanges(rng);
  if (!changes) return null;
  const { p, q, r, share } = changes;
  const key = new Fraction(share, 100 - share);
  const wrong: Wrong[] = [
    [key.bottom / key.top, "inverts the ratio", `This is the ratio of $y$ to $x$.`],
    [q / p, "ignores the change of the total", `This would be right if the total didn't change.`],
    [
      p / q,
      "compares the changes",
      `The ratio depends on how far each change is from ${r} percent.`,
    ],
    [
      (share * (100 + p)) / ((100 - share) * (100 - q)),
      "finds the new ratio",
      `This is the ratio after the changes.`,
    ],
    [
      (p - r) / (q - r),
      "uses the wrong distance",
      `A decrease of ${q} percent is $${q} + ${r}$ points from an increase of ${r} percent.`,
    ],
    [r / (p - r), "ignores the decrease", `The decrease of ${q} percent also counts.`],
    [
      (q + r) / p,
      "uses the wrong distance",
      `An increase of ${p} percent is only $${p} - ${r}$ points from an increase of ${r} percent.`,
    ],
    [share / 100, "finds the share", `This compares $x$ with the sum.`],
  ];
  return {
    difficulty: 5,
    stems: [
      `From March to April, a store's sales of Product X increased by ${p} percent, and its sales of Product Y decreased by ${q} percent. If its combined sales of the two products increased by ${r} percent, what was the ratio of sales of Product X to sales of Product Y in March?`,
    ],
    pure: [
      `If $x$ and $y$ are positive numbers and ${p} percent of $x$ minus ${q} percent of $y$ is equal to ${r} percent of $x + y$, what is the ratio of $x$ to $y$?`,
    ],
    key: key.value,
    why: `$${p} - ${r} = ${p - r}$ and $${q} + ${r} = ${q + r}$, and $${q + r} : ${p - r} = ${key.top} : ${key.bottom}$.`,
    wrong,
    solution: {
      idea: `What one change lies above ${r} percent must balance what the other lies below it.`,
      steps: stepsTo(changes),
      check: `With ${share} and ${100 - share}, the total of 100 becomes $${share} \\cdot ${1 + p / 100} + ${100 - share} \\cdot ${1 - q / 100} = ${100 + r}$.`,
      takeaway: TAKEAWAY,
    },
    text: ratioText,
    pureText: ratioText,
    shows: (n) => n > 0 && ratioOf(n) !== null,
  };
}

function askTotal(rng: Rng): AskedProblem | null {
  const changes = drawChanges(rng);
  if (!changes || changes.r < 3) return null;
  const { p, q, r, share } = changes;
  const rest = 100 - share;
  const wrong: Wrong[] = [
    [Math.abs(p - q), "subtracts the percents", `The percents are of different amounts.`],
    [
      Math.abs(p - q) / 2,
      "averages the changes",
      `The two parts aren't equal, so their changes have different weights.`,
    ],
    [
      (share * p) / 100,
      "ignores the decrease",
      `The decrease of ${q} percent of the other ${rest} percent has to be subtracted.`,
    ],
    [(share * p + rest * q) / 100, "adds the decrease", `The decrease has to be subtracted.`],
    [
      Math.abs(rest * p - share * q) / 100,
      "exchanges the weights",
      `The increase belongs to ${share} percent of the total.`,
    ],
    [
      (share * p) / 100 - q,
      "takes the decrease of the total",
      `The decrease of ${q} percent is of ${rest} percent of the total only.`,
    ],
    [
      p - (rest * q) / 100,
      "takes the increase of the total",
      `The increase of ${p} percent is of ${share} percent of the total only.`,
    ],
    [(p + q) / 2, "averages the percents", `One of the changes is a decrease.`],
  ];
  return {
    difficulty: 3,
    stems: [
      `Last year Company X's revenue was ${share} percent from software and ${rest} percent from services. If revenue from software increases by ${p} percent this year and revenue from services decreases by ${q} percent, by what percent will the company's total revenue increase?`,
      `Of the members of a club last year, ${share} percent were students. This year the number of members who are students is ${p} percent greater than last year, and the number of other members is ${q} percent less. By what percent has the total number of members increased?`,
    ],
    key: r,
    why: `Of a total of 100, the parts ${share} and ${rest} become ${(share * (100 + p)) / 100} and ${(rest * (100 - q)) / 100}, with the sum ${100 + r}.`,
    wrong,
    solution: {
      idea: "Let the total be 100 and calculate both changes as amounts.",
      steps: [
        `Let the total be 100, so that the parts are ${share} and ${rest}.`,
        `The first part increases by $${p / 100} \\cdot ${share} = ${(share * p) / 100}$, and the other decreases by $${q / 100} \\cdot ${rest} = ${(rest * q) / 100}$.`,
        `So the total increases by $${(share * p) / 100} - ${(rest * q) / 100} = ${r}$ percent.`,
      ],
      takeaway: TAKEAWAY,
    },
    text: percentText,
    pureText: percentText,
    shows: (n) => n > 0 && n < 60 && near(2 * n, Math.round(2 * n), 1e-6),
  };
}

function ratioOf(value: number): Fraction | null {
  for (let bottom = 1; bottom <= 20; bottom++)
    if (near(value * bottom, Math.round(value * bottom), 1e-4) && Math.round(value * bottom) <= 20)
      return new Fraction(Math.round(value * bottom), bottom);
  return null;
}

function ratioText(value: number): string {
  const ratio = ratioOf(value)!;
  return `${ratio.top} : ${ratio.bottom}`;
}

const ASK = { share: askShare, ratio: askRatio, total: askTotal };
const KINDS = ["share", "share", "share", "ratio", "ratio", "total", "total"] as const;

/** Changes both parts of a total of 100. */
const isShare = (n: number, p: number, q: number, r: number): boolean =>
  near((n * (100 + p) + (100 - n) * (100 - q)) / 100, 100 + r, 1e-4);
const isRatio = (n: number, p: number, q: number, r: number): boolean =>
  isShare((100 * n) / (n + 1), p, q, r);

const READINGS: readonly StemReading[] = [
  {
    wording: /full-time .* by (\d+) percent, .* by (\d+) percent, .* by (\d+) percent/,
    fits: isShare,
  },
  {
    wording: /was (\d+) percent greater .* was (\d+) percent less, .* was (\d+) percent greater/,
    fits: isShare,
  },
  {
    wording: /sales of Product X .* by (\d+) percent, .* by (\d+) percent\. .* by (\d+) percent/,
    fits: isRatio,
  },
  {
    wording: /and (\d+) percent of x minus (\d+) percent of y is equal to (\d+) percent/,
    fits: isRatio,
  },
  {
    wording:
      /(?:was|last year,|equal to) (\d+) percent .*(?:by|is) (\d+) percent .*(?:by|is) (\d+) percent/,
    fits: (r, share, p, q) => isShare(share, p, q, r),
  },
];

export const template: ProblemTemplate = {
  id: "two-groups-one-total",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "algebra",
  pattern:
    "Two parts of a total change by different percents: the total changes by their weighted average.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Changes both parts by their percents. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
