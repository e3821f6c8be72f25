import {
  conditionsOf,
  findingsByCases,
  Fraction,
  hasKey,
  near,
  numbersIn,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
  usd,
} from "@theta/items/template";

/** A regular price and by what percent it was reduced; round prices come first, as examples. */
type Case = Readonly<{ regular: number; percent: number }>;
const PERCENTS = [...range(1, 18).map((k) => 5 * k), 12, 24, 36];
const REGULAR = range(4, 240)
  .map((k) => 5 * k)
  .toSorted((one, other) => Number(one % 100 !== 0) - Number(other % 100 !== 0));
const CASES: readonly Case[] = REGULAR.flatMap((regular) =>
  PERCENTS.map((percent) => ({ regular, percent })),
);
const saleOf = ({ regular, percent }: Case): number => tidy((regular * (100 - percent)) / 100, 6);

type Ask = "percent" | "sale" | "regular";
const ANSWERS: Readonly<Record<Ask, (one: Case) => number>> = {
  percent: ({ percent }) => percent,
  sale: saleOf,
  regular: ({ regular }) => regular,
};
const STEMS: Readonly<Record<Ask, readonly ((thing: string) => string)[]>> = {
  percent: [
    (thing) => `The sale price of a certain ${thing} was what percent less than its regular price?`,
    (thing) =>
      `A store sold a certain ${thing} at a discount from its regular price. What percent of the regular price was the discount?`,
  ],
  sale: [
    (thing) => `What was the sale price of a certain ${thing}?`,
    (thing) =>
      `A store sold a certain ${thing} at a discount from its regular price. What was the sale price of the ${thing}?`,
  ],
  regular: [
    (thing) => `What was the regular price of a certain ${thing} that was sold at a discount?`,
    (thing) =>
      `A store sold a certain ${thing} at a discount from its regular price. What was the regular price of the ${thing}?`,
  ],
};

interface Fact {
  /** Null when its number would look contrived. */
  readonly text: (at: Case, thing: string) => string | null;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: (at: Case) => string;
}

const offOf = (at: Case): number => tidy(at.regular - saleOf(at), 6);
/** How a percent and its amount give the regular price. */
const fromPercent = (at: Case): string =>
  `${usd(offOf(at))} is ${at.percent} percent of the regular price, so the regular price was $\\frac{${offOf(at)}}{${at.percent / 100}} = ${at.regular}$ dollars.`;
const sameRatio = (one: Case, at: Case): boolean => one.percent === at.percent;

const FACTS = {
  off: {
    text: (at, thing) =>
      `The sale price of the ${thing} was ${usd(at.regular - saleOf(at))} less than its regular price.`,
    holds: (one, at) => near(one.regular - saleOf(one), at.regular - saleOf(at)),
    gives: (at) =>
      `The discount of ${usd(offOf(at))} can be a small or a large part of the regular price.`,
  },
  both: {
    text: (at, thing) =>
      `The sale price of the ${thing} was ${usd(at.regular - saleOf(at))}, or ${at.percent} percent, less than its regular price.`,
    holds: (one, at) =>
      sameRatio(one, at) && near(one.regular - saleOf(one), at.regular - saleOf(at)),
    gives: fromPercent,
  },
  share: {
    text: ({ percent }, thing) =>
      `The sale price of the ${thing} was ${100 - percent} percent of its regular price.`,
    holds: sameRatio,
    gives: ({ percent }) =>
      `The discount was $100 - ${100 - percent} = ${percent}$ percent of the regular price.`,
  },
  back: {
    text: ({ percent }, thing) => {
      const more = (100 * percent) / (100 - percent);
      return Number.isInteger(more)
        ? `The regular price of the ${thing} was ${more} percent greater than its sale price.`
        : null;
    },
    holds: sameRatio,
    gives: ({ percent }) => {
      const more = (100 * percent) / (100 - percent);
      return `For every ${usd(100)} of the sale price, the regular price was ${usd(100 + more)}, so the discount was $\\frac{${more}}{${100 + more}}$, or ${percent} percent, of the regular price.`;
    },
  },
  ratio: {
    text: ({ percent }, thing) => {
      const { top, bottom } = new Fraction(100, 100 - percent);
      return `The ratio of the regular price of the ${thing} to its sale price was ${top} to ${bottom}.`;
    },
    holds: sameRatio,
    gives: ({ percent }) => {
      const { top, bottom } = new Fraction(100, 100 - percent);
      return `The discount was $\\frac{${top} - ${bottom}}{${top}} = \\frac{${top - bottom}}{${top}}$, or ${percent} percent, of the regular price.`;
    },
  },
  part: {
    text: ({ percent }, thing) => {
      const { top, bottom } = new Fraction(percent, 100 - percent);
      return top === 1 && bottom > 1
        ? `The discount on the ${thing} was $\\frac{1}{${bottom}}$ of its sale price.`
        : null;
    },
    holds: sameRatio,
    gives: ({ percent }) => {
      const { bottom } = new Fraction(percent, 100 - percent);
      return `If the discount was 1 part, the sale price was ${bottom} parts and the regular price was ${bottom + 1} parts, so the discount was $\\frac{1}{${bottom + 1}}$, or ${percent} percent, of the regular price.`;
    },
  },
  regular: {
    text: (at, thing) => `The regular price of the ${thing} was ${usd(at.regular)}.`,
    holds: (one, at) => one.regular === at.regular,
    gives: (at) => `The sale price can still be any amount less than ${usd(at.regular)}.`,
  },
  sale: {
    text: (at, thing) => `The sale price of the ${thing} was ${usd(saleOf(at))}.`,
    holds: (one, at) => near(saleOf(one), saleOf(at)),
    gives: (at) => `The regular price can still be any amount greater than ${usd(saleOf(at))}.`,
  },
  under: {
    text: (at, thing) => `The regular price of the ${thing} was less than ${usd(boundOf(at))}.`,
    holds: (one, at) => one.regular < boundOf(at),
    gives: (at) =>
      `Many prices are less than ${usd(boundOf(at))}, and nothing is said about the discount.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

/** A round bound some way above the regular price. */
function boundOf({ regular }: Case): number {
  return 50 * Math.ceil((regular + 30) / 50);
}

const PRICE = "A percent of a price seems to need the price too.";
const ONE = "One statement looks like too little for two unknown prices.";
const LIMIT = "The bound looks as if it limited the regular price enough to give the percent.";
const TENSIONS = {
  A: ["c-trap", "C", PRICE],
  C: [
    "hidden-enough",
    "E",
    "Neither statement gives the value in question or a price to start from.",
  ],
  D: ["c-trap", "C", PRICE],
  E: ["near-miss", "C", "Two different facts look like two equations for the two prices."],
} as const;

type Both = (at: Case) => string;
const SAME: Both = ({ percent }) =>
  `Both statements say that the discount was ${percent} percent of the regular price, and neither gives an amount.`;
const BOUND: Both = (at) =>
  `The discount was ${usd(offOf(at))}, but the regular price can be any amount between ${usd(offOf(at))} and ${usd(boundOf(at))}.`;
const PARTS: Both = (at) =>
  `The regular price was $${saleOf(at)} + ${offOf(at)} = ${at.regular}$ dollars, and $\\frac{${offOf(at)}}{${at.regular}}$ is ${at.percent} percent.`;
const SHARE: Both = (at) =>
  `The discount as a part of the regular price was $\\frac{${offOf(at)}}{${at.regular}}$, or ${at.percent} percent.`;
const DESIGNS: readonly (readonly [PairKey, readonly Ask[], Name, Name, Both?])[] = [
  ["A", ["percent"], "back", "off"],
  ["A", ["percent"], "back", "sale"],
  ["A", ["percent"], "ratio", "regular"],
  ["A", ["percent"], "ratio", "off"],
  ["A", ["percent"], "part", "off"],
  ["A", ["percent"], "part", "regular"],
  ["A", ["regular"], "both", "sale"],
  ["A", ["sale"], "both", "regular"],
  ["A", ["regular", "sale"], "both", "ratio"],
  ["A", ["regular", "sale"], "both", "back"],
  ["C", ["sale", "regular"], "back", "off", fromPercent],
  ["C", ["sale", "regular"], "ratio", "off", fromPercent],
  ["C", ["regular", "sale"], "share", "off", fromPercent],
  ["C", ["percent"], "off", "sale", PARTS],
  ["C", ["percent"], "off", "regular", SHARE],
  ["D", ["percent"], "back", "ratio"],
  ["D", ["percent"], "part", "ratio"],
  ["D", ["percent"], "part", "back"],
  ["E", ["sale", "regular"], "back", "share", SAME],
  ["E", ["sale", "regular"], "part", "share", SAME],
  ["E", ["sale", "regular"], "ratio", "share", SAME],
  ["E", ["percent"], "off", "under", BOUND],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick<PairKey>(["A", "A", "C", "D", "E"]);
  const [, asks, one, two, both = () => ""] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [ask, thing] = [rng.pick(asks), rng.pick(["coat", "lamp", "tent", "bicycle", "desk"])];
  const at: Case = {
    regular: 20 * rng.int(3, 15),
    percent: rng.pick([10, 20, 20, 20, 25, 30, 40, 50, 60]),
  };
  const facts: readonly Fact[] = [FACTS[one], FACTS[two]];
  const said = (rng.chance(0.5) ? facts.toReversed() : facts).flatMap(
    ({ text, holds, gives }): Said<Case>[] => {
      const words = text(at, thing);
      return words ? [{ text: words, holds: (other) => holds(other, at), gives: gives(at) }] : [];
    },
  );
  const [first, second] = said;
  if (!first || !second) return null;
  const findings = findingsOf(ask, both(at), [first, second]);
  return hasKey(findings, key)
    ? { key, ask, thing, first, second, findings, isBounded: two === "under" }
    : null;
}

function findingsOf(ask: Ask, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const show = (one: Case) =>
    `${usd(one.regular)} and ${usd(saleOf(one))}${ask === "percent" ? `, for a discount of ${one.percent} percent` : ""}`;
  return findingsByCases(CASES, said, ANSWERS[ask], {
    together: () => both,
    settled: (one) =>
      ask === "sale"
        ? `So the sale price was $${one.regular} - ${offOf(one)} = ${saleOf(one)}$ dollars.`
        : `That is the ${ask === "percent" ? "percent" : "price"} in question.`,
    rivals: (one, other) => `The regular and sale prices could be ${show(one)}, or ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "reduced-price",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A percent of discount needs only the ratio of two prices; a price needs an amount too.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, ask, thing, first, second, findings, isBounded } = numbers;
    const [tension, letter, tempts] = TENSIONS[key];
    const isPercent = ask === "percent";
    const why = isBounded ? LIMIT : key === "A" && !isPercent ? ONE : tempts;
    return {
      variant: `${ask}/${thing}`,
      context: "real",
      difficulty: 3,
      stem: rng.pick(STEMS[ask])(thing),
      statements: [first.text, second.text],
      ...findings,
      tension,
      trap: { letter, why },
      solution: {
        idea: isPercent
          ? "The percent compares the discount with the regular price, so it follows from the ratio of the two prices, even if no price is known."
          : "A percent or a ratio compares the two prices, so you also need an amount in dollars to find a price.",
        steps: stepsOfFindings(findings),
        ...(key === "E" &&
          !isPercent && {
            check: "Both statements stay true if the two prices are doubled, so no price is known.",
          }),
        takeaway: isPercent
          ? "A percent compares two amounts, so it follows from their ratio, but not from one amount alone."
          : "A percent gives a price only together with an amount in dollars.",
      },
    };
  },

  /** Tries prices and percents on a grid. */
  check({ stem, statements }) {
    const ask = /what percent/i.test(stem)
      ? "percent"
      : /what was the sale price/i.test(stem)
        ? "sale"
        : "regular";
    return {
      cases: CASES,
      ...conditionsOf(statements, conditionOf),
      answer: ANSWERS[ask],
    };
  },
};

const READINGS: readonly [RegExp, (x: number, y: number, a: number, b: number) => boolean][] = [
  [/, or \d+ percent, less/, (x, y, a, b) => near(x - y, a) && near(100 * (x - y), b * x)],
  [/ less than its regular price/, (x, y, a) => near(x - y, a)],
  [/percent of its regular price/, (x, y, a) => near(100 * y, a * x)],
  [/percent greater than its sale price/, (x, y, a) => near(100 * x, (100 + a) * y)],
  [/^The ratio/, (x, y, a, b) => near(x * b, y * a)],
  [/^The discount/, (x, y, a, b) => near((x - y) * b, y * a)],
  [/^The regular price .* was \$\d+\.$/, (x, _, a) => near(x, a)],
  [/^The sale price .* was \$[\d.]+\.$/, (_, y, a) => near(y, a)],
  [/was less than/, (x, _, a) => x < a],
];

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  const [a = 0, b = 0] = numbersIn(said);
  const [, holds] = READINGS.find(([wording]) => wording.test(text))!;
  return ({ regular, percent }) => holds(regular, regular * (1 - percent / 100), a, b);
}
