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
} from "@theta/items/template";

/** Changes whose reversal is a percent in sixths. */
const FALLS = [10, 20, 25, 30, 40, 50, 60] as const;
const RISES = [20, 25, 40, 50, 60, 75, 100, 150] as const;
const TAKEAWAY =
  "A percent change is undone by a different percent, because the second change is a percent of a different amount.";

const inSixths = (value: number): boolean => near(6 * value, Math.round(6 * value), 1e-6);

/** A fall, and the rise that restores or surpasses the original amount. */
function askRise(rng: Rng): AskedProblem | null {
  const fall = rng.pick(FALLS);
  const net = rng.pick([
    -40, -30, -28, -25, -20, -16, -15, -12, -10, -4, 0, 0, 0, 0, 0, 5, 8, 10, 12, 20, 25, 40, 50,
  ]);
  const key = tidy((100 * (100 + net)) / (100 - fall) - 100);
  if (key < 5 || key > 150 || !inSixths(key) || (net !== 0 && !Number.isInteger(key))) return null;
  const final = 100 + net;
  const [less, restored] = [net < 0 ? "less" : "greater", net === 0];
  const than = `${Math.abs(net)} percent ${less} than`;
  return {
    difficulty: restored ? 2 : 3,
    stems: restored
      ? [
          `In a sale, the price of a jacket was reduced by ${fall} percent. After the sale, by what percent must the sale price be increased to restore the original price?`,
          `The number of employees of Company X decreased by ${fall} percent in 2020. By what percent did the number of employees have to increase in 2021 to return to the number at the beginning of 2020?`,
        ]
      : [
          `The number of employees of Company X decreased by ${fall} percent in 2020. At the end of 2021 the number was ${than} the number at the beginning of 2020. By what percent did the number of employees increase in 2021?`,
          `A store reduced the price of a camera by ${fall} percent. By what percent must the store now increase the price for it to be ${than} the price before the reduction?`,
        ],
    pure: restored
      ? [
          `If $x > 0$ and $y$ is ${fall} percent less than $x$, then $x$ is what percent greater than $y$?`,
        ]
      : [
          `If $x > 0$, $y$ is ${fall} percent less than $x$, and $z$ is ${than} $x$, then $z$ is what percent greater than $y$?`,
        ],
    key,
    why: `From 100, the amount falls to ${100 - fall}, and it must rise by ${final - 100 + fall} to ${final}, which is ${percentText(key)} of ${100 - fall}.`,
    wrong: [
      [
        net + fall,
        "adds the percents",
        `The increase of ${net + fall} has to be compared with ${100 - fall}, not with 100.`,
      ],
      [
        (100 * (net + fall)) / final,
        "compares with the final amount",
        `The increase is a percent of ${100 - fall}, the amount before the increase.`,
      ],
      [
        100 - fall,
        "answers with what is left",
        `This is what percent of the original amount is left after the decrease.`,
      ],
      [
        (100 * fall) / (100 - fall),
        "restores the original amount",
        `This increase leads back to 100, not to ${final}.`,
      ],
      [
        fall,
        "repeats the percent",
        `A decrease of ${fall} percent isn't undone by an increase of ${fall} percent.`,
      ],
      [
        2 * fall,
        "doubles the percent",
        `The amount after the decrease is ${100 - fall} percent of the original one, so the percent isn't simply doubled.`,
      ],
      [
        100 - (10000 - 100 * fall) / final,
        "inverts the comparison",
        `This compares the two amounts the other way around.`,
      ],
      [100 + net - fall, "subtracts the percents", `This subtracts ${fall} from the final amount.`],
      [
        (100 * final) / (100 - fall),
        "compares with zero",
        `This is the final amount as a percent of the amount after the decrease, not how much greater it is.`,
      ],
      [
        fall / 2,
        "halves the percent",
        `Increasing ${100 - fall} by ${percentText(fall / 2)} gives ${tidy(((100 - fall) * (200 + fall)) / 200)}, not ${final}.`,
      ],
    ],
    text: percentText,
    pureText: percentText,
    shows: (value) => value > 0 && value <= 2.5 * key && inSixths(value),
    solution: {
      idea: "Start with 100. The second change is a percent of the amount after the first one.",
      steps: [
        `From 100, a decrease of ${fall} percent leads to ${100 - fall}.`,
        `The final amount is ${final}, so the increase is $${final} - ${100 - fall} = ${net + fall}$.`,
        `As a percent of ${100 - fall}, this is $\\frac{${net + fall}}{${100 - fall}} \\cdot 100$, or ${percentText(key)}.`,
      ],
      check: `The increase is a percent of less than 100, so the answer must be greater than ${net + fall} percent.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A rise, and the fall that follows. */
function askFall(rng: Rng): AskedProblem | null {
  const rise = rng.pick(RISES);
  const net = rng.pick([
    -40, -30, -25, -20, -16, -10, -5, 0, 0, 0, 0, 0, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 80,
  ]);
  const key = tidy(100 - (100 * (100 + net)) / (100 + rise));
  if (key < 5 || !inSixths(key) || (net !== 0 && !Number.isInteger(key))) return null;
  const final = 100 + net;
  const restored = net === 0;
  const than = `${Math.abs(net)} percent ${net < 0 ? "less" : "greater"} than`;
  return {
    difficulty: restored ? 2 : 3,
    stems: restored
      ? [
          `The price of a certain stock increased by ${rise} percent last year. By what percent must the price decrease this year to return to the price at the beginning of last year?`,
        ]
      : [
          `The price of a certain stock increased by ${rise} percent last year and decreased this year. If the price is now ${than} the price at the beginning of last year, by what percent did the price decrease this year?`,
        ],
    pure: restored
      ? [
          `If $x > 0$ and $y$ is ${rise} percent greater than $x$, then $x$ is what percent less than $y$?`,
        ]
      : [
          `If $x > 0$, $y$ is ${rise} percent greater than $x$, and $z$ is ${than} $x$, then $z$ is what percent less than $y$?`,
        ],
    key,
    why: `From 100, the amount rises to ${100 + rise}, and it must fall by ${rise - net} to ${final}, which is ${percentText(key)} of ${100 + rise}.`,
    wrong: [
      [
        rise - net,
        "subtracts the percents",
        `The decrease of ${rise - net} has to be compared with ${100 + rise}, not with 100.`,
      ],
      [
        (100 * (rise - net)) / final,
        "compares with the final amount",
        `The decrease is a percent of ${100 + rise}, the amount before the decrease.`,
      ],
      [
        100 - key,
        "answers with what is left",
        `This is the final amount as a percent of the amount before the decrease.`,
      ],
      [
        (100 * rise) / (100 + rise),
        "restores the original amount",
        `This decrease leads back to 100, not to ${final}.`,
      ],
      [
        rise,
        "repeats the percent",
        `An increase of ${rise} percent isn't undone by a decrease of ${rise} percent.`,
      ],
      [
        rise / 2,
        "halves the percent",
        `Decreasing ${100 + rise} by ${percentText(rise / 2)} gives ${tidy(((100 + rise) * (200 - rise)) / 200)}, not ${final}.`,
      ],
      [100 - rise, "takes the complement", `The decrease isn't what is missing from 100 percent.`],
      [
        Math.abs(net),
        "answers with the overall change",
        `This is the change from the original amount, not the second change.`,
      ],
      [rise + net, "adds the percents", `The two percents are of different amounts.`],
      [
        100 - (100 * rise) / (100 + rise),
        "answers with what is left",
        `This is the original amount as a percent of the amount after the increase.`,
      ],
    ],
    text: percentText,
    pureText: percentText,
    shows: (value) => value > 0 && value <= 150 && inSixths(value),
    solution: {
      idea: "Start with 100. The second change is a percent of the amount after the first one.",
      steps: [
        `From 100, an increase of ${rise} percent leads to ${100 + rise}.`,
        `The final amount is ${final}, so the decrease is $${100 + rise} - ${final} = ${rise - net}$.`,
        `As a percent of ${100 + rise}, this is $\\frac{${rise - net}}{${100 + rise}} \\cdot 100$, or ${percentText(key)}.`,
      ],
      check: `The decrease is a percent of more than 100, so the answer must be less than ${rise - net} percent.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { rise: askRise, fall: askFall };
const KINDS = ["rise", "rise", "fall"] as const;

/** Follows 100 through both changes. */
const isRise = (tried: number, fall: number, net = 0): boolean => {
  const low = 100 - fall;
  return near(low + (low * tried) / 100, 100 + net, 1e-4);
};
const isFall = (tried: number, rise: number, net = 0): boolean => {
  const high = 100 + rise;
  return near(high - (high * tried) / 100, 100 + net, 1e-4);
};
const isBelow100 = (tried: number): boolean => tried < 100;

const READINGS: readonly StemReading[] = [
  {
    wording:
      /(?:decreased|reduced|price of a camera) by (\d+) percent.* (\d+) percent less than the/,
    fits: (tried, fall, net) => isRise(tried, fall, -net),
  },
  {
    wording:
      /(?:decreased|reduced|price of a camera) by (\d+) percent.* (\d+) percent greater than the/,
    fits: isRise,
  },
  { wording: /(?:decreased|reduced) by (\d+) percent/, fits: isRise },
  {
    wording: /y is (\d+) percent less than x, and z is (\d+) percent less than x/,
    fits: (tried, fall, net) => isRise(tried, fall, -net),
  },
  {
    wording: /y is (\d+) percent less than x, and z is (\d+) percent greater than x/,
    fits: isRise,
  },
  { wording: /y is (\d+) percent less than x, then/, fits: isRise },
  {
    wording: /increased by (\d+) percent.* (\d+) percent less than the/,
    fits: (tried, rise, net) => isFall(tried, rise, -net),
    open: isBelow100,
  },
  {
    wording: /increased by (\d+) percent.* (\d+) percent greater than the/,
    fits: isFall,
    open: isBelow100,
  },
  { wording: /increased by (\d+) percent/, fits: isFall, open: isBelow100 },
  {
    wording: /y is (\d+) percent greater than x, and z is (\d+) percent less than x/,
    fits: (tried, rise, net) => isFall(tried, rise, -net),
    open: isBelow100,
  },
  {
    wording: /y is (\d+) percent greater than x, and z is (\d+) percent greater than x/,
    fits: isFall,
    open: isBelow100,
  },
  { wording: /y is (\d+) percent greater than x, then/, fits: isFall, open: isBelow100 },
];

export const template: ProblemTemplate = {
  id: "percent-that-restores",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern: "The second of two percent changes counts from the amount after the first one.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(asked.difficulty === 2 ? `${kind} back` : kind, asked, READINGS, rng);
  },

  /** Follows 100 through both changes for each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
