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
  type Words,
} from "@theta/items/template";

/** Changes whose reversal is a percent in sixths. */
const FALLS = [10, 20, 25, 30, 40, 50, 60] as const;
const RISES = [20, 25, 40, 50, 60, 75, 100, 150] as const;

function takeawayOf(isRestored: boolean): string {
  return isRestored
    ? "A percent change is undone by a different percent, because the second change is a percent of a different amount."
    : "Let the first amount be 100, and divide the second change by the amount that it starts from.";
}

/** What the three amounts are called: the first one, the one after the first change, and the last one. */
const named = (start: string, changed: string, final: string): Words => ({ start, changed, final });

/** The final amount from 100. */
const finalStep = (net: number): string =>
  `$100 ${net < 0 ? "-" : "+"} ${Math.abs(net)} = ${100 + net}$`;

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
  const [low, rise] = [100 - fall, net + fall];
  const leadsTo = (percent: number): string =>
    `Increasing ${low} by ${percentText(percent)} gives ${tidy((low * (100 + percent)) / 100)}, not ${final}.`;
  const withFinal = `This is $\\frac{${rise}}{${final}} \\cdot 100$, which compares the increase with [[final]], not with [[changed]].`;
  const names = restored
    ? [
        named("the original price", "the sale price", "the original price"),
        named(
          "the number at the beginning of 2020",
          "the number at the end of 2020",
          "the earlier number",
        ),
        named("$x$", "$y$", "$x$"),
      ]
    : [
        named(
          "the number at the beginning of 2020",
          "the number at the end of 2020",
          "the number at the end of 2021",
        ),
        named("the price before the reduction", "the reduced price", "the new price"),
        named("$x$", "$y$", "$z$"),
      ];
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
    why: `From 100, the amount falls to ${low}, and it must rise by ${rise} to ${final}, which is ${percentText(key)} of ${low}.`,
    wrong: [
      [
        rise,
        "adds the percents",
        `The increase of ${rise} is ${rise} percent of [[start]], 100, but it has to be taken as a percent of [[changed]], ${low}.`,
      ],
      [(100 * rise) / final, "compares with the final amount", withFinal],
      [
        low,
        "answers with what is left",
        `This is [[changed]] as a percent of [[start]], not the increase that follows.`,
      ],
      [
        (100 * fall) / low,
        "restores the original amount",
        `This increase leads from ${low} back to 100, not to ${final}.`,
      ],
      [fall, "repeats the percent", leadsTo(fall)],
      [2 * fall, "doubles the percent", leadsTo(2 * fall)],
      [100 - (10000 - 100 * fall) / final, "inverts the comparison", withFinal],
      [final - fall, "subtracts the percents", leadsTo(final - fall)],
      [
        (100 * final) / low,
        "compares with zero",
        `This is $\\frac{${final}}{${low}} \\cdot 100$, which is [[final]] as a percent of [[changed]], not how much greater it is.`,
      ],
      [fall / 2, "halves the percent", leadsTo(fall / 2)],
    ],
    text: percentText,
    pureText: percentText,
    shows: (value) => value > 0 && value <= 2.5 * key && inSixths(value),
    words: (wording) => names[wording - 1]!,
    solution: {
      idea: `Let [[start]] be 100. The increase is a percent of [[changed]], not of [[start]].`,
      steps: [
        `If [[start]] is 100, then [[changed]] is $100 - ${fall} = ${low}$.`,
        restored
          ? `From ${low} back to 100, the increase is $100 - ${low} = ${rise}$.`
          : `[[Final]] is ${finalStep(net)}, so the increase from ${low} is $${final} - ${low} = ${rise}$.`,
        `As a percent of [[changed]], this is $\\frac{${rise}}{${low}} \\cdot 100$, or ${percentText(key)}.`,
      ],
      check: `${percentText(key)} of ${low} is ${rise}, and $${low} + ${rise} = ${final}$.`,
      takeaway: takeawayOf(restored),
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
  const [high, fall] = [100 + rise, rise - net];
  const leadsTo = (percent: number): string =>
    `Decreasing ${high} by ${percentText(percent)} gives ${tidy((high * (100 - percent)) / 100)}, not ${final}.`;
  const [first, second] = [
    "the price at the beginning of last year",
    "the price at the end of last year",
  ];
  const names = restored
    ? [named(first, second, first), named("$x$", "$y$", "$x$")]
    : [named(first, second, "the current price"), named("$x$", "$y$", "$z$")];
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
    why: `From 100, the amount rises to ${high}, and it must fall by ${fall} to ${final}, which is ${percentText(key)} of ${high}.`,
    wrong: [
      [
        fall,
        "subtracts the percents",
        `The decrease of ${fall} is ${fall} percent of [[start]], 100, but it has to be taken as a percent of [[changed]], ${high}.`,
      ],
      [
        (100 * fall) / final,
        "compares with the final amount",
        `This is $\\frac{${fall}}{${final}} \\cdot 100$, which compares the decrease with [[final]], not with [[changed]].`,
      ],
      [
        100 - key,
        "answers with what is left",
        `This is $\\frac{${final}}{${high}} \\cdot 100$, which is [[final]] as a percent of [[changed]], not how much less it is.`,
      ],
      [
        (100 * rise) / high,
        "restores the original amount",
        `This decrease leads from ${high} back to 100, not to ${final}.`,
      ],
      [rise, "repeats the percent", leadsTo(rise)],
      [rise / 2, "halves the percent", leadsTo(rise / 2)],
      [
        100 - rise,
        "takes the complement",
        `This is $100 - ${rise}$, but decreasing ${high} by ${100 - rise} percent gives ${tidy((high * rise) / 100)}, not ${final}.`,
      ],
      [
        Math.abs(net),
        "answers with the overall change",
        `This compares [[final]] with [[start]], not with [[changed]].`,
      ],
      [
        rise + net,
        "adds the percents",
        `This is $${rise} ${net < 0 ? "-" : "+"} ${Math.abs(net)}$, but both of these are percents of [[start]], and the answer is a percent of [[changed]].`,
      ],
      [
        100 - (100 * rise) / high,
        "answers with what is left",
        `This is $\\frac{100}{${high}} \\cdot 100$, which is [[start]] as a percent of [[changed]].`,
      ],
    ],
    text: percentText,
    pureText: percentText,
    shows: (value) => value > 0 && value <= 150 && inSixths(value),
    words: (wording) => names[wording - 1]!,
    solution: {
      idea: `Let [[start]] be 100. The decrease is a percent of [[changed]], not of [[start]].`,
      steps: [
        `If [[start]] is 100, then [[changed]] is $100 + ${rise} = ${high}$.`,
        restored
          ? `From ${high} back to 100, the decrease is $${high} - 100 = ${fall}$.`
          : `[[Final]] is ${finalStep(net)}, so the decrease from ${high} is $${high} - ${final} = ${fall}$.`,
        `As a percent of [[changed]], this is $\\frac{${fall}}{${high}} \\cdot 100$, or ${percentText(key)}.`,
      ],
      check: `${percentText(key)} of ${high} is ${fall}, and $${high} - ${fall} = ${final}$.`,
      takeaway: takeawayOf(restored),
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
