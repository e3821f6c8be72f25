import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const RISES = [10, 20, 25, 40, 50];
const CUTS = [-10, -20, -25, -40];

const changed = (by: number): string =>
  `${by > 0 ? "increased" : "decreased"} by ${Math.abs(by)} percent`;
const factor = (by: number): number => (100 + by) / 100;
const isPercent = (n: number): boolean => n > 0 && n < 100 && near(2 * n, Math.round(2 * n));

/** Changes of a part and of its total in opposite directions, the part's share going along. */
function drawShares(rng: Rng) {
  const isGrowing = rng.chance(0.6);
  const part = rng.pick(isGrowing ? RISES : CUTS);
  const total = rng.pick(isGrowing ? CUTS : RISES);
  const before = rng.pick([10, 12, 15, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60]);
  const after = (before * factor(part)) / factor(total);
  if (!near(after, Math.round(after)) || after < 5 || after > 90) return null;
  return { part, total, before, after: Math.round(after), isGrowing };
}

function askShare(rng: Rng): AskedProblem | null {
  const drawn = drawShares(rng);
  if (!drawn) return null;
  const { part, total, before, after } = drawn;
  const amount = before * factor(part);
  return {
    difficulty: 4,
    stems: [
      `Last year online sales accounted for ${before} percent of Company X's total revenue. From last year to this year, its revenue from online sales ${changed(part)} and its total revenue ${changed(total)}. Online sales account for what percent of its total revenue this year?`,
      `In 2015, ${before} percent of the employees of Company K were engineers. From 2015 to 2020, the number of engineers ${changed(part)} and the total number of employees ${changed(total)}. What percent of the employees of Company K were engineers in 2020?`,
    ],
    pure: [
      `The number $x$ is equal to ${before} percent of the number $y$. If $x$ is ${changed(part)} and $y$ is ${changed(total)}, then the resulting value of $x$ is what percent of the resulting value of $y$?`,
    ],
    key: after,
    why: `If the total was 100, it is now ${100 + total}, and the part is ${amount}.`,
    wrong: [
      [
        before + part - total,
        "adds the percents to the share",
        `These percents are of different amounts, so they can't be added to the share.`,
      ],
      [
        amount,
        "keeps the old total",
        `The part is ${amount} if the total was 100, but the total has changed to ${100 + total}.`,
      ],
      [
        (before * (100 + part - total)) / 100,
        "subtracts the percents",
        `The share is multiplied by $\\frac{${100 + part}}{${100 + total}}$, which isn't a change of ${Math.abs(part - total)} percent.`,
      ],
      [
        before / factor(total),
        "keeps the old part",
        `The part itself has also changed, by ${Math.abs(part)} percent.`,
      ],
      [
        (before * factor(total)) / factor(part),
        "inverts the quotient",
        `The share is the part divided by the total, so divide by the factor of the total.`,
      ],
      [
        amount * factor(total),
        "multiplies both factors",
        `The share is the part divided by the total, not multiplied by it.`,
      ],
      [
        before + part,
        "adds the percent to the share",
        `${Math.abs(part)} percent of the part isn't ${Math.abs(part)} percent of the total.`,
      ],
      [
        100 - amount,
        "keeps the old total and finds the complement",
        `The total has changed to ${100 + total}, and the question is about the part.`,
      ],
      [
        100 - after,
        "finds the complement",
        `This is what percent of the new total the remaining part is.`,
      ],
    ],
    solution: {
      idea: `Let the old total be 100. Then both amounts can be calculated.`,
      fast: [
        `The share is multiplied by $\\frac{${100 + part}}{${100 + total}}$, so it is $${before} \\cdot \\frac{${100 + part}}{${100 + total}} = ${after}$ percent.`,
      ],
      steps: [
        `If the total was 100, the part was ${before}.`,
        `The new part is $${before} \\cdot ${factor(part)} = ${amount}$, and the new total is ${100 + total}.`,
        `The new share is $\\frac{${amount}}{${100 + total}}$, or ${after} percent.`,
      ],
      check: `When the part and the total change in opposite directions, the share changes by more than the part does.`,
      takeaway: "A share changes by the factor of the part divided by the factor of the total.",
    },
    text: percentText,
    pureText: percentText,
    shows: isPercent,
  };
}

function askPart(rng: Rng): AskedProblem | null {
  const before = 5 * rng.int(3, 14);
  const after = 5 * rng.int(3, 16);
  const total = rng.pick([-40, -30, -25, -20, -10, 10, 20, 25, 30, 40, 50, 60]);
  const part = (100 * after * factor(total)) / before - 100;
  const isUp = part > 0;
  if (!near(part, Math.round(part)) || Math.abs(part) < 4 || part > 100 || part < -75) return null;
  if (before === after || part === total) return null;
  const size = Math.round(Math.abs(part));
  const amount = after * factor(total);
  const verb = isUp ? "increased" : "decreased";
  const wrong: Wrong[] = [
    [
      Math.abs(amount - before),
      "uses the total as the base",
      `This change has to be compared with the original part, ${before}, not with 100.`,
    ],
    [
      (Math.abs(amount - before) / after) * 100,
      "uses the wrong share as the base",
      `A percent change is a percent of the original amount, ${before}.`,
    ],
    [
      Math.abs(100 * (after / before - 1) + total),
      "adds the two changes",
      `Two changes in succession are multiplied, not added.`,
    ],
    [
      (Math.abs(before - amount) / amount) * 100,
      "uses the new amount as the base",
      `A percent change is a percent of the original amount, ${before}.`,
    ],
    [
      Math.abs(after - before + total),
      "adds points and percents",
      `Percents of different amounts can't be added.`,
    ],
    [
      Math.abs((100 * after) / before / factor(total) - 100),
      "divides by the factor of the total",
      `The new part is ${after} percent of the new total, so its factor is multiplied.`,
    ],
    [
      (100 * Math.min(before, amount)) / Math.max(before, amount),
      "divides one amount by the other",
      `This isn't the change, but what percent one amount is of the other.`,
    ],
    [
      Math.abs(amount - after),
      "compares with the share",
      `The ${after} percent is of the new total, and the change is of the part.`,
    ],
    [
      Math.abs(after / before - 1) * 100,
      "ignores the change of the total",
      `This is the percent change of the share, but the total has changed as well.`,
    ],
    [
      Math.abs(after - before),
      "subtracts the shares",
      `The shares ${before} and ${after} percent are of different totals.`,
    ],
    [
      Math.abs(total),
      "takes the change of the total",
      `The part would change like the total only if its share stayed the same.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `Sales of laptops accounted for ${before} percent of a store's total revenue in 2018 and for ${after} percent in 2019. If the store's total revenue ${changed(total)} from 2018 to 2019, by what percent did the revenue from laptops ${verb.replace("ed", "e")}?`,
    ],
    pure: [
      `The number $x$ is equal to ${before} percent of the number $y$. After $y$ is ${changed(total)} and $x$ is ${verb} by $k$ percent, $x$ is equal to ${after} percent of $y$. What is the value of $k$?`,
    ],
    key: size,
    why: `If the total was 100, the part went from ${before} to ${amount}.`,
    wrong,
    solution: {
      idea: `Let the old total be 100, and compare the two amounts, not the two shares.`,
      steps: [
        `If the total was 100, the part was ${before}.`,
        `The new total is ${100 + total}, and ${after} percent of that is ${amount}.`,
        `The change from ${before} to ${amount} is $\\frac{${Math.abs(amount - before)}}{${before}}$, or ${size} percent.`,
      ],
      check: `The difference of ${Math.abs(amount - before)} is a percent of ${before}, not of 100.`,
      takeaway: "Percents of different totals can be compared only after they have become amounts.",
    },
    text: percentText,
    pureText: String,
    shows: (n) => n > 0 && n <= 150 && Number.isInteger(n),
  };
}

/** The factors of a numerator and of a denominator. */
function askFraction(rng: Rng): AskedProblem | null {
  const [top, bottom] = [rng.pick(RISES), rng.pick(CUTS)];
  const key = 100 * (factor(top) / factor(bottom) - 1);
  if (!near(key, Math.round(key)) || key > 150) return null;
  const [t, b] = [100 + top, 100 + bottom];
  return {
    difficulty: 3,
    stems: [
      `If a company's total production cost is ${changed(top)} and the number of units that the company produces is ${changed(bottom)}, by what percent is the average cost per unit increased?`,
    ],
    pure: [
      `If the numerator of a positive fraction is ${changed(top)} and the denominator is ${changed(bottom)}, by what percent is the value of the fraction increased?`,
    ],
    key: Math.round(key),
    why: `$\\frac{${t}}{${b}} = ${factor(Math.round(key))}$.`,
    wrong: [
      [
        top - bottom,
        "adds the percents",
        `The changes are factors, and factors are divided, not added.`,
      ],
      [top + bottom, "subtracts the percents", `A smaller denominator makes the fraction greater.`],
      [
        top - bottom + (top * -bottom) / 100,
        "multiplies the changes",
        `A denominator decreased by ${-bottom} percent isn't the same as a numerator increased by ${-bottom} percent.`,
      ],
      [
        100 * (factor(top) / factor(bottom)),
        "takes the new value",
        `This is the new value as a percent of the old one, not the increase.`,
      ],
      [
        (100 * -bottom) / b,
        "keeps the numerator",
        `This would be the increase if only the denominator changed.`,
      ],
      [
        Math.abs(100 - t * factor(bottom)),
        "multiplies the factors",
        `The factor of the denominator is divided by, not multiplied.`,
      ],
      [top, "keeps the denominator", `This would be the increase if only the numerator changed.`],
    ],
    solution: {
      idea: "Turn both changes into factors and divide.",
      fast: [
        `Let both be 100 at first. Then the fraction changes from 1 to $\\frac{${t}}{${b}} = ${factor(Math.round(key))}$, an increase of ${Math.round(key)} percent.`,
      ],
      steps: [
        `The numerator is multiplied by ${factor(top)} and the denominator by ${factor(bottom)}.`,
        `So the value is multiplied by $\\frac{${factor(top)}}{${factor(bottom)}} = ${factor(Math.round(key))}$, an increase of ${Math.round(key)} percent.`,
      ],
      check: `The increase must be greater than ${top} percent, because a smaller denominator increases the value further.`,
      takeaway: "Percent changes of a quotient are factors to divide, never percents to add.",
    },
    text: percentText,
    pureText: percentText,
    shows: (n) => n > 0 && n <= 250 && near(2 * n, Math.round(2 * n)),
  };
}

/** Draws of numbers per question, so that each kind of question comes up as often as intended. */
const TRIES = 300;

const ASK = { share: askShare, part: askPart, fraction: askFraction };
const KINDS = ["share", "share", "share", "part", "part", "fraction"] as const;

/** Every wording with each direction of its changes. */
const READINGS: readonly StemReading[] = [1, -1].flatMap((one) =>
  [1, -1].flatMap((two): StemReading[] => {
    const [first, second] = [one, two].map(
      (sign) => String.raw`${sign > 0 ? "increased" : "decreased"} by `,
    ) as [string, string];
    const isShare = (n: number, before: number, part: number, total: number): boolean =>
      near(n * (100 + two * total), before * (100 + one * part), 1e-4);
    const isPart = (n: number, before: number, after: number, total: number): boolean =>
      near(before * (100 + two * n), after * (100 + one * total), 1e-4);
    return [
      {
        wording: new RegExp(
          `(?:accounted for|In 2015,|is equal to) (\\d+) percent .*${first}(\\d+) percent and .*${second}(\\d+) percent.* what percent`,
          "i",
        ),
        fits: isShare,
      },
      {
        wording: new RegExp(
          `for (\\d+) percent .* for (\\d+) percent in .* revenue ${first}(\\d+) .* did .* ${two > 0 ? "increase" : "decrease"}`,
        ),
        fits: isPart,
        open: (n) => two > 0 || n < 100,
      },
      {
        wording: new RegExp(
          `to (\\d+) percent of the number y.* y is ${first}(\\d+) .* x is ${second}k .* to (\\d+) percent`,
        ),
        fits: (n, before, total, after) => isPart(n, before, after, total),
        open: (n) => two > 0 || n < 100,
      },
      {
        wording: new RegExp(`${first}(\\d+) percent and .*${second}(\\d+) percent, by what`),
        fits: (n, top, bottom) =>
          near((100 + n) * (100 + two * bottom), 100 * (100 + one * top), 1e-4),
        open: (n, top) => n > top,
      },
    ];
  }),
);

export const template: ProblemTemplate = {
  id: "share-of-shrinking-total",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern:
    "A part and its total change by different percents: divide the factors to find the share.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Puts each option back as the new share or as the change. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
