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
  tidy,
  type Wrong,
} from "@theta/items/template";

const RISES = [10, 20, 25, 40, 50];
const CUTS = [-10, -20, -25, -40];

const changed = (by: number): string =>
  `${by > 0 ? "increased" : "decreased"} by ${Math.abs(by)} percent`;
const factor = (by: number): number => (100 + by) / 100;
const signed = (by: number): string => `${by < 0 ? "-" : "+"} ${Math.abs(by)}`;
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
  const amount = tidy(before * factor(part));
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
    why: `If [[total]] was 100, it is now ${100 + total}, [[part]] is ${amount}, and $\\frac{${amount}}{${100 + total}}$ is ${after} percent.`,
    wrong: [
      [
        before + part - total,
        "adds the percents to the share",
        `This is $${before} ${signed(part)} ${signed(-total)}$, but the three percents are of different amounts, so they can't be added.`,
      ],
      [
        amount,
        "keeps the old total",
        `This is [[part]] if [[total]] was 100, but [[total]] has changed to ${100 + total}.`,
      ],
      [
        (before * (100 + part - total)) / 100,
        "subtracts the percents",
        `This changes ${before} percent by $${part} ${signed(-total)} = ${part - total}$ percent, but [[share]] is multiplied by $\\frac{${100 + part}}{${100 + total}}$.`,
      ],
      [
        before / factor(total),
        "keeps the old part",
        `This is $\\frac{${before}}{${factor(total)}}$, but [[part]] has also changed, by ${Math.abs(part)} percent.`,
      ],
      [
        (before * factor(total)) / factor(part),
        "inverts the quotient",
        `This is $${before} \\cdot \\frac{${100 + total}}{${100 + part}}$, with the fraction upside down.`,
      ],
      [
        amount * factor(total),
        "multiplies both factors",
        `This is $${before} \\cdot ${factor(part)} \\cdot ${factor(total)}$, but [[share]] is [[part]] divided by [[total]], so divide by ${factor(total)}.`,
      ],
      [
        before + part,
        "adds the percent to the share",
        `This is $${before} ${signed(part)}$, but the ${Math.abs(part)} percent is of [[part]], not of [[total]].`,
      ],
      [
        100 - amount,
        "keeps the old total and finds the complement",
        `This is $100 - ${amount}$, what the new amount of ${amount} leaves of the old total of 100.`,
      ],
      [100 - after, "finds the complement", `This is $100 - ${after}$, the percent [[rest]].`],
    ],
    solution: {
      idea: `Let [[total]] be 100 before the changes, and calculate both amounts after them.`,
      fast: [
        `[[Share]] is multiplied by $\\frac{${100 + part}}{${100 + total}}$, so it is $${before} \\cdot \\frac{${100 + part}}{${100 + total}} = ${after}$ percent.`,
      ],
      steps: [
        `If [[total]] was 100, [[part]] was ${before}.`,
        `Now [[part]] is $${before} \\cdot ${factor(part)} = ${amount}$, and [[total]] is ${100 + total}.`,
        `[[Share]] is now $\\frac{${amount}}{${100 + total}}$, or ${after} percent.`,
      ],
      check: `Forward: ${after} percent of ${100 + total} is ${amount}.`,
      takeaway: "A share changes by the factor of the part divided by the factor of the total.",
    },
    solutionFor: (wording) =>
      wording < 3
        ? {}
        : {
            takeaway:
              "If two numbers change, their ratio changes by the factor of the first divided by the factor of the second.",
          },
    words: (wording) =>
      [
        {
          part: "the revenue from online sales",
          total: "the total revenue",
          share: "the share",
          rest: "of the total revenue that doesn't come from online sales",
        },
        {
          part: "the number of engineers",
          total: "the number of employees",
          share: "the share",
          rest: "of the employees who aren't engineers",
        },
      ][wording - 1] ?? {
        part: "$x$",
        total: "$y$",
        share: "the ratio of $x$ to $y$",
        rest: "by which the resulting value of $x$ is less than that of $y$",
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
  const amount = tidy(after * factor(total));
  const verb = isUp ? "increased" : "decreased";
  const wrong: Wrong[] = [
    [
      Math.abs(amount - before),
      "uses the total as the base",
      `This is the change from ${before} to ${amount}, but it must be compared with ${before}, not with 100.`,
    ],
    [
      (Math.abs(amount - before) / after) * 100,
      "uses the wrong share as the base",
      `This is $\\frac{${Math.abs(amount - before)}}{${after}}$ in percent, but the change must be compared with the original amount, ${before}.`,
    ],
    [
      Math.abs(100 * (after / before - 1) + total),
      "adds the two changes",
      `This comes from $${tidy(100 * (after / before - 1))} ${signed(total)}$, the percent changes of the share, from ${before} to ${after}, and of [[total]]. But the factors ${tidy(after / before)} and ${factor(total)} must be multiplied instead.`,
    ],
    [
      (Math.abs(before - amount) / amount) * 100,
      "uses the new amount as the base",
      `This is $\\frac{${Math.abs(amount - before)}}{${amount}}$ in percent, but the change must be compared with the original amount, ${before}.`,
    ],
    [
      Math.abs(after - before + total),
      "adds points and percents",
      `This comes from $${after} - ${before} ${signed(total)}$, but these are percents of different amounts.`,
    ],
    [
      Math.abs((100 * after) / before / factor(total) - 100),
      "divides by the factor of the total",
      `This divides $\\frac{${after}}{${before}}$ by ${factor(total)}, but [[part]] is now ${after} percent of ${100 + total}, so multiply by ${factor(total)}.`,
    ],
    [
      (100 * Math.min(before, amount)) / Math.max(before, amount),
      "divides one amount by the other",
      `This is $\\frac{${Math.min(before, amount)}}{${Math.max(before, amount)}}$ in percent, but the change is the difference of the two amounts.`,
    ],
    [
      Math.abs(amount - after),
      "compares with the share",
      `This is the difference between ${amount} and ${after}, but [[part]] went from ${before} to ${amount}.`,
    ],
    [
      Math.abs(after / before - 1) * 100,
      "ignores the change of the total",
      `This is the percent change of the share from ${before} to ${after}, but [[total]] has changed as well.`,
    ],
    [
      Math.abs(after - before),
      "subtracts the shares",
      `This is the difference between ${before} and ${after}, but they are percents of different totals.`,
    ],
    [
      Math.abs(total),
      "takes the change of the total",
      `This is the change of [[total]], and [[part]] would change like that only if its share stayed the same.`,
    ],
  ];
  return {
    difficulty: 5,
    stems: [
      `Sales of laptops accounted for ${before} percent of a store's total revenue in 2018 and for ${after} percent in 2019. If the store's total revenue ${changed(total)} from 2018 to 2019, by what percent did the revenue from laptops ${verb.replace("ed", "e")}?`,
    ],
    pure: [
      `The number $x$ is equal to ${before} percent of the number $y$. If $y$ were ${changed(total)} and $x$ were ${verb} by $k$ percent, the resulting value of $x$ would be ${after} percent of the resulting value of $y$. What is the value of $k$?`,
    ],
    key: size,
    why: `If [[total]] was 100, [[part]] went from ${before} to ${amount}, and $\\frac{${Math.abs(amount - before)}}{${before}}$ is ${size} percent.`,
    wrong,
    solution: {
      idea: `Let [[total]] be 100 before the change, and compare the two amounts of [[part]], not the two shares.`,
      steps: [
        `If [[total]] was 100, [[part]] was ${before}.`,
        `Now [[total]] is ${100 + total}, and [[part]] is $${after / 100} \\cdot ${100 + total} = ${amount}$.`,
        `The change from ${before} to ${amount} is $\\frac{${Math.abs(amount - before)}}{${before}}$, or ${size} percent.`,
      ],
      check: `Forward: ${before} ${verb} by ${size} percent is ${amount}, and $\\frac{${amount}}{${100 + total}}$ is ${after} percent.`,
      takeaway: "Percents of different totals can be compared only after they have become amounts.",
    },
    words: (wording) =>
      wording === 1
        ? { part: "the revenue from laptops", total: "the total revenue" }
        : { part: "$x$", total: "$y$" },
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
        `This is $${top} + ${-bottom}$, but the factors ${factor(top)} and ${factor(bottom)} are divided: percents of different amounts can't be added.`,
      ],
      [
        top + bottom,
        "subtracts the percents",
        `This is $${top} - ${-bottom}$, but a smaller denominator makes a quotient greater, not smaller.`,
      ],
      [
        top - bottom + (top * -bottom) / 100,
        "multiplies the changes",
        `This comes from $${factor(top)} \\cdot ${(100 - bottom) / 100}$, but dividing by ${factor(bottom)} isn't the same as multiplying by ${(100 - bottom) / 100}.`,
      ],
      [
        100 * (factor(top) / factor(bottom)),
        "takes the new value",
        `This is the new value as a percent of the old one. The increase is 100 less.`,
      ],
      [
        (100 * -bottom) / b,
        "keeps the numerator",
        `This comes from $\\frac{100}{${b}}$ alone, as if [[top]] didn't change.`,
      ],
      [
        Math.abs(100 - t * factor(bottom)),
        "multiplies the factors",
        `This comes from $${factor(top)} \\cdot ${factor(bottom)}$, but [[value]] is a quotient, so divide by ${factor(bottom)}.`,
      ],
      [
        top,
        "keeps the denominator",
        `This is the increase of [[top]] alone, as if [[bottom]] didn't change.`,
      ],
    ],
    solution: {
      idea: "Turn both changes into factors and divide.",
      fast: [
        `Let [[top]] and [[bottom]] both be 100 at first. Then [[value]] changes from 1 to $\\frac{${t}}{${b}} = ${factor(Math.round(key))}$, an increase of ${Math.round(key)} percent.`,
      ],
      steps: [
        `[[Top]] is multiplied by ${factor(top)} and [[bottom]] by ${factor(bottom)}.`,
        `So [[value]] is multiplied by $\\frac{${factor(top)}}{${factor(bottom)}} = ${factor(Math.round(key))}$, an increase of ${Math.round(key)} percent.`,
      ],
      check: `The increase must be greater than ${top} percent, because dividing by less increases [[value]] further.`,
      takeaway: "Percent changes of a quotient are factors to divide, never percents to add.",
    },
    words: (wording) =>
      wording === 1
        ? {
            top: "the total production cost",
            bottom: "the number of units",
            value: "the average cost per unit",
          }
        : { top: "the numerator", bottom: "the denominator", value: "the fraction" },
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
          `to (\\d+) percent of the number y.* y were ${first}(\\d+) .* x were ${second}k .* be (\\d+) percent`,
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
