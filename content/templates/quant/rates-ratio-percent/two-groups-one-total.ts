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

const sameRatio = (one: number, two: number): boolean => new Fraction(one, two).top === one;

const stepsTo = ({ p, q, r, share }: Changes): string[] => [
  `[[given]]$${p / 100}x - ${q / 100}y = ${r / 100}(x + y)$, or $${p}x - ${q}y = ${r}(x + y)$.`,
  `So $${p}x - ${r}x = ${q}y + ${r}y$, which is $${p - r}x = ${q + r}y$.`,
  `So $x : y = ${q + r} : ${p - r}${sameRatio(q + r, p - r) ? "" : ` = ${new Fraction(share, 100 - share).top} : ${new Fraction(share, 100 - share).bottom}`}$.`,
];

function askShare(rng: Rng): AskedProblem | null {
  const changes = drawChanges(rng);
  if (!changes) return null;
  const { p, q, r, share } = changes;
  const wrong: Wrong[] = [
    [
      100 - share,
      "answers for the other part",
      `This is $100 - ${share}$, the share of [[second]].`,
    ],
    [
      (100 * r) / p,
      "ignores the decrease",
      `This is $\\frac{${r}}{${p}}$, which would be right if [[second]] hadn't changed. It decreased by ${q} percent.`,
    ],
    [
      (100 * p) / (p + q),
      "compares the changes",
      `This is $\\frac{${p}}{${p} + ${q}}$, which leaves out the total change of ${r} percent. The share is $\\frac{${q} + ${r}}{${p} + ${q}}$.`,
    ],
    [
      (100 * (q + r)) / (p - r),
      "compares the two parts",
      `This is $\\frac{${q + r}}{${p - r}}$, [[first]] as a percent of [[second]], not of the total.`,
    ],
    [
      (100 * q) / (p + q),
      "compares the changes",
      `This is $\\frac{${q}}{${p} + ${q}}$, which would be right if the total hadn't changed. It increased by ${r} percent.`,
    ],
    [
      (100 * (r + q)) / (p + q + r),
      "uses the wrong distance",
      `This is $\\frac{${q} + ${r}}{${p} + ${q} + ${r}}$, but the two changes are $${p} + ${q} = ${p + q}$ percentage points apart.`,
    ],
    [
      (100 * (p - q)) / (p + q),
      "subtracts the changes",
      `This is $\\frac{${p} - ${q}}{${p} + ${q}}$, which leaves out the total change of ${r} percent.`,
    ],
    [
      (share * ((100 + p) / 100)) / ((100 + r) / 100),
      "finds the new share",
      `This is $\\frac{${share} \\cdot ${(100 + p) / 100}}{${(100 + r) / 100}}$, the share after the changes.`,
    ],
    [
      50,
      "takes the parts as equal",
      `With equal parts, the total would change by half of the difference of ${p} and ${q}, or ${Math.abs(p - q) / 2} percent, not increase by ${r}.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `From 2018 to 2019, the number of full-time employees of a company increased by ${p} percent, the number of part-time employees decreased by ${q} percent, and the total number of employees increased by ${r} percent. What percent of the employees in 2018 were full-time employees?`,
      `Last year a store's revenue from clothing was ${p} percent greater than in the previous year, its revenue from all other goods was ${q} percent less, and its total revenue was ${r} percent greater. Clothing accounted for what percent of the store's total revenue in the previous year?`,
    ],
    key: share,
    why: `${share} percent of ${p} minus ${100 - share} percent of ${q} is $${(share * p) / 100} - ${((100 - share) * q) / 100} = ${r}$.`,
    wrong,
    solution: {
      idea: `The change of the total is a weighted average of an increase of ${p} percent and a decrease of ${q} percent.`,
      fast: [
        `From a decrease of ${q} percent to an increase of ${p} percent is $${q} + ${p} = ${p + q}$ points.`,
        `The total change is $${q} + ${r} = ${q + r}$ points above the decrease, so the share is $\\frac{${q + r}}{${p + q}}$, or ${share} percent.`,
      ],
      steps: [
        ...stepsTo(changes),
        `So $x$ is $\\frac{${q + r}}{${p + q}}$ of $x + y$, or ${share} percent.`,
      ],
      check: `With ${share} and ${100 - share}, the total of 100 becomes $${share} \\cdot ${(100 + p) / 100} + ${100 - share} \\cdot ${(100 - q) / 100} = ${100 + r}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => {
      const [first, second] =
        wording === 1
          ? ["the number of full-time employees", "the number of part-time employees"]
          : ["the revenue from clothing", "the revenue from all other goods"];
      return {
        first,
        second,
        given: `With $x$ for ${first} and $y$ for ${second} before the changes, `,
      };
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
    [key.bottom / key.top, "inverts the ratio", `This is the ratio of [[second]] to [[first]].`],
    [q / p, "ignores the change of the total", `This is $${q} : ${p}$. [[zero]]`],
    [p / q, "compares the changes", `This is $${p} : ${q}$, which leaves out [[total]].`],
    [
      (share * (100 + p)) / ((100 - share) * (100 - q)),
      "finds the new ratio",
      `This is $${share} \\cdot ${(100 + p) / 100}$ to $${100 - share} \\cdot ${(100 - q) / 100}$, [[after]].`,
    ],
    [
      (p - r) / (q - r),
      "uses the wrong distance",
      `This is $(${p} - ${r}) : (${q} - ${r})$, but when the terms in $y$ are collected on the right side, ${q} and ${r} are added.`,
    ],
    [
      r / (p - r),
      "ignores the decrease",
      `This is $${r} : (${p} - ${r})$, which leaves out [[cut]].`,
    ],
    [
      (q + r) / p,
      "uses the wrong distance",
      `This is $(${q} + ${r}) : ${p}$, but when the terms in $x$ are collected on the left side, ${r} is subtracted from ${p}.`,
    ],
    [
      share / 100,
      "finds the share",
      `This is the ratio of [[first]] to the sum of [[first]] and [[second]].`,
    ],
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
    why: `$${p - r}x = ${q + r}y$, so $x : y = ${q + r} : ${p - r}${sameRatio(q + r, p - r) ? "" : ` = ${key.top} : ${key.bottom}`}$.`,
    wrong,
    solution: {
      idea: `The two changes together are the change of the total, so write that as an equation, and collect the terms in $x$ and in $y$.`,
      steps: stepsTo(changes),
      check: `With ${share} and ${100 - share}, the total of 100 becomes $${share} \\cdot ${(100 + p) / 100} + ${100 - share} \\cdot ${(100 - q) / 100} = ${100 + r}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      wording === 1
        ? {}
        : {
            idea: "Write the statement as an equation, and collect the terms in $x$ on one side and the terms in $y$ on the other.",
            check: `With $x = ${share}$ and $y = ${100 - share}$, the left side is $${(share * p) / 100} - ${((100 - share) * q) / 100} = ${r}$, and ${r} percent of $x + y = 100$ is ${r}, too.`,
            takeaway: "An equation between multiples of two variables gives their ratio.",
          },
    words: (wording) =>
      wording === 1
        ? {
            first: "sales of Product X",
            second: "sales of Product Y",
            given:
              "With $x$ for the sales of Product X and $y$ for the sales of Product Y in March, ",
            zero: `That would be right if the combined sales hadn't changed, but they increased by ${r} percent.`,
            total: `the increase of ${r} percent in the combined sales`,
            after: "the ratio after the changes",
            cut: `the decrease of ${q} percent`,
          }
        : {
            first: "$x$",
            second: "$y$",
            given: "The statement is ",
            zero: `That would be right if ${p} percent of $x$ minus ${q} percent of $y$ were 0, but it is ${r} percent of $x + y$.`,
            total: `the ${r} percent of $x + y$`,
            after: `the ratio of $${(100 + p) / 100}x$ to $${(100 - q) / 100}y$, not of $x$ to $y$`,
            cut: `the ${q} percent of $y$`,
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
    [
      Math.abs(p - q),
      "subtracts the percents",
      `This is $${Math.max(p, q)} - ${Math.min(p, q)}$, but the percents are of different amounts, ${share} and ${rest} percent of the total.`,
    ],
    [
      Math.abs(p - q) / 2,
      "averages the changes",
      `This is half of $${Math.max(p, q)} - ${Math.min(p, q)}$, as if the two parts were equal. They are ${share} and ${rest} percent of the total.`,
    ],
    [
      (share * p) / 100,
      "ignores the decrease",
      `This is ${p} percent of ${share}, but ${q} percent of ${rest}, or ${(rest * q) / 100}, has to be subtracted.`,
    ],
    [
      (share * p + rest * q) / 100,
      "adds the decrease",
      `This is $${(share * p) / 100} + ${(rest * q) / 100}$, but the decrease has to be subtracted.`,
    ],
    [
      Math.abs(rest * p - share * q) / 100,
      "exchanges the weights",
      `This takes ${p} percent of ${rest} and ${q} percent of ${share}, but it's [[first]] that was ${share} percent of the total.`,
    ],
    [
      (share * p) / 100 - q,
      "takes the decrease of the total",
      `This is $${(share * p) / 100} - ${q}$, but the decrease of ${q} percent is of only ${rest} percent of the total.`,
    ],
    [
      p - (rest * q) / 100,
      "takes the increase of the total",
      `This is $${p} - ${(rest * q) / 100}$, but the increase of ${p} percent is of only ${share} percent of the total.`,
    ],
    [
      (p + q) / 2,
      "averages the percents",
      `This is the average of ${p} and ${q}, but one of the changes is a decrease, and the parts aren't equal.`,
    ],
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
        `Let the total last year be 100, so that [[first]] was ${share} and [[second]] was ${rest}.`,
        `[[First]] increases by $${p / 100} \\cdot ${share} = ${(share * p) / 100}$, and [[second]] decreases by $${q / 100} \\cdot ${rest} = ${(rest * q) / 100}$.`,
        `So the total increases by $${(share * p) / 100} - ${(rest * q) / 100} = ${r}$, which is ${r} percent of 100.`,
      ],
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { first: "the revenue from software", second: "the revenue from services" }
        : { first: "the number of students", second: "the number of other members" },
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
