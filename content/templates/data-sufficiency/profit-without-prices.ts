import {
  capital,
  type Designed,
  designed,
  findingsByCases,
  near,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

/** Cost and selling price, or costs and revenue, in dollars. */
type Case = Readonly<{ cost: number; price: number }>;

const AMOUNTS = range(1, 90).map((k) => 10 * k);
const CASES: readonly Case[] = AMOUNTS.flatMap((cost) =>
  AMOUNTS.filter((price) => price > cost).map((price) => ({ cost, price })),
);

type Kind =
  "margin" | "raised" | "costlier" | "spent" | "gained" | "sum" | "twice" | "cheaper" | "above";

type Design = Designed & { readonly kinds: readonly [Kind, Kind] };

const HALVES = "A percent and an amount look like two halves of the answer.";
const OTHER_BASE =
  "Only the statement with a plain percent looks like an answer to a question about percents.";
const IN_DOLLARS = '"Twice" looks like a ratio, but it only says how many dollars the profit was.';
const TWO_CHANGES =
  "Two different changes look like two equations, but both give the profit in dollars.";
const BOUNDED = "An exact amount and a bound look as if they left little room.";

const DESIGNS: readonly Design[] = [
  design(["raised", "spent"], "c-trap", "C", HALVES, 6),
  design(["spent", "costlier"], "c-trap", "C", HALVES, 6),
  design(["margin", "gained"], "hidden-enough", "C", HALVES, 4),
  design(["gained", "margin"], "hidden-enough", "C", HALVES, 4),
  design(["raised", "margin"], "hidden-enough", "B", OTHER_BASE, 6),
  design(["margin", "costlier"], "hidden-enough", "A", OTHER_BASE, 6),
  design(["raised", "costlier"], "hidden-enough", "C", HALVES, 7),
  design(["twice", "spent"], "false-enough", "A", IN_DOLLARS, 6),
  design(["sum", "twice"], "false-enough", "B", IN_DOLLARS, 6),
  design(["spent", "cheaper"], "false-enough", "B", IN_DOLLARS, 6),
  design(["twice", "cheaper"], "near-miss", "C", TWO_CHANGES, 7),
  design(["cheaper", "above"], "near-miss", "C", BOUNDED, 5),
  design(["gained", "twice"], "near-miss", "C", TWO_CHANGES, 5),
];

function design(kinds: Design["kinds"], ...hard: Parameters<typeof designed>): Design {
  return { kinds, ...designed(...hard) };
}

interface Setting {
  readonly name: string;
  readonly cost: string;
  readonly price: string;
  readonly profit: string;
  readonly stems: readonly ((of: string) => string)[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "store",
    cost: "the store's cost for the camera",
    price: "the selling price of the camera",
    profit: "the store's profit on the camera",
    stems: [
      (of) =>
        `A store sold a certain camera for more than the store's cost for the camera. The store's profit on the camera was what percent of ${of}?`,
      (of) =>
        `If a store made a profit when it sold a certain camera, the profit was what percent of ${of}?`,
    ],
  },
  {
    name: "company",
    cost: "Company X's total costs last month",
    price: "Company X's total revenue last month",
    profit: "Company X's profit last month",
    stems: [
      (of) =>
        `Last month Company X's total revenue was greater than its total costs. Company X's profit (revenue minus costs) last month was what percent of ${of}?`,
      (of) =>
        `If Company X's profit is its total revenue minus its total costs, its profit last month was what percent of ${of}?`,
    ],
  },
];

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const cost = 20 * rng.int(5, 20);
  const markup = rng.pick([20, 25, 40, 50, 60]);
  const at: Case = { cost, price: (cost * (100 + markup)) / 100 };
  const { kinds, ...hard } = rng.pick(DESIGNS);
  const asksPrice = rng.chance(0.4);
  if (!AMOUNTS.includes(at.price) || (asksPrice && kinds.includes("margin"))) return null;
  const [one, two] = kinds.map((kind) => saidOf(kind, at, setting));
  return one && two ? { ...hard, setting, at, asksPrice, one, two } : null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

const RISE = 10;

/** Null when a number in it would look contrived. */
function saidOf(kind: Kind, at: Case, { cost, price, profit }: Setting): Said<Case> | null {
  const gain = at.price - at.cost;
  const factor = (change: (one: Case) => number, text: string): Said<Case> | null => {
    const percent = (100 * change(at)) / gain - 100;
    if (!Number.isInteger(percent / 5) || percent === 0 || percent <= -100) return null;
    const change100 = `${Math.abs(percent)} percent ${percent > 0 ? "greater" : "less"}`;
    return {
      text: `${text}, ${profit} would have been ${change100}.`,
      holds: (one) => near(100 * change(one), (100 + percent) * (one.price - one.cost)),
      gives: `The change is a known percent of the profit, so the ratio of the profit to ${kind === "raised" ? "the price" : "the cost"} is known, and so are all the percents.`,
    };
  };
  const inDollars = { holds: (one: Case) => one.price - one.cost === gain };
  switch (kind) {
    case "margin": {
      const share = (100 * gain) / at.price;
      return Number.isInteger(share)
        ? {
            text: `${capital(profit)} was ${share} percent of ${price}.`,
            holds: (one) => near(100 * (one.price - one.cost), share * one.price),
            gives: "With the price at 100, the profit and the cost follow.",
          }
        : null;
    }
    case "raised":
      return factor(
        (one) => (one.price * (100 + RISE)) / 100 - one.cost,
        `If ${price} had been ${RISE} percent greater and ${cost} had been the same`,
      );
    case "costlier":
      return factor(
        (one) => one.price - (one.cost * (100 + RISE)) / 100,
        `If ${cost} had been ${RISE} percent greater and ${price} had been the same`,
      );
    case "spent":
      return {
        text: `${capital(cost)} ${cost.includes("costs") ? "were" : "was"} ${usd(at.cost)}.`,
        holds: (one) => one.cost === at.cost,
        gives: "It says nothing about the profit.",
      };
    case "gained":
      return {
        ...inDollars,
        text: `${capital(profit)} was ${usd(gain)}.`,
        gives: "It says nothing about the cost.",
      };
    case "sum":
      return {
        text: `The sum of ${cost} and ${price} was ${usd(at.cost + at.price)}.`,
        holds: (one) => one.cost + one.price === at.cost + at.price,
        gives: "A sum leaves the ratio open.",
      };
    case "twice":
      return {
        ...inDollars,
        text: `If ${price} had been ${usd(gain)} greater and ${cost} had been the same, ${profit} would have been twice as great.`,
        gives: `The extra ${usd(gain)} equals the profit, so it says only that the profit was ${usd(gain)}.`,
      };
    case "cheaper":
      return {
        ...inDollars,
        text: `If ${cost} had been ${usd(gain / 2)} less and ${price} had been the same, ${profit} would have been 50 percent greater.`,
        gives: `The extra ${usd(gain / 2)} is half of the profit, so it says only that the profit was ${usd(gain)}.`,
      };
    case "above":
      return {
        text: `${capital(cost)} ${cost.includes("costs") ? "were" : "was"} greater than ${usd(at.cost - 20)}.`,
        holds: (one) => one.cost > at.cost - 20,
        gives: "A bound leaves many values.",
      };
  }
}

const answerOf =
  (asksPrice: boolean) =>
  ({ cost, price }: Case): number =>
    Math.round((1e6 * (price - cost)) / (asksPrice ? price : cost));

const pair = ({ cost, price }: Case): string => `${usd(cost)} and ${usd(price)}`;

function findingsOf({ one, two, asksPrice }: Numbers) {
  return findingsByCases(CASES, [one, two], answerOf(asksPrice), {
    together: (fits) =>
      fits.length === 1 ? "The cost and the profit follow." : "The ratio is still open.",
    settled: () => "That settles the question.",
    rivals: (at, other) =>
      `The two amounts could be ${pair(at)} or ${pair(other)}, and the percents differ.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "profit-without-prices",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A percent of profit needs only a ratio, which a change in percent may give.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, asksPrice, one, two, tension, trap, level } = numbers;
    const findings = findingsOf(numbers);
    return {
      variant: `${setting.name}/${asksPrice ? "price" : "cost"}`,
      context: "real",
      difficulty: level,
      stem: rng.pick(setting.stems)(asksPrice ? setting.price : setting.cost),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "A percent of profit is a ratio, so it's enough to know how profit, cost, and price compare, and no amount in dollars is needed.",
        fast: [
          "Put the cost at 100. If the statement then gives the price, it's enough alone. If you'd still need a dollar amount, it isn't.",
        ],
        steps: stepsOfFindings(findings),
        takeaway:
          "Changes in percent tell you about ratios, and changes in dollars tell you about dollars.",
      },
    };
  },

  /** Tries amounts in steps of $10. */
  check({ stem, statements }) {
    const asksPrice = /what percent of (?:the selling price|Company X's total revenue)/.test(stem);
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    return { cases: CASES, first, second, answer: answerOf(asksPrice) };
  },
};

const profit = ({ cost, price }: Case): number => price - cost;

/** From the words of a statement alone. */
function conditionOf(said: string): (one: Case) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
  if (said.startsWith("If")) {
    const isPrice = /^If (?:the selling price|Company X's total revenue)/.test(said);
    const change = said.includes("twice") ? 100 : b * (/percent less/.test(said) ? -1 : 1);
    return (one) => {
      const amount = isPrice ? one.price : one.cost;
      const moved = /^If [^$]*\$/.test(said) ? a : (a * amount) / 100;
      const isGain = isPrice || /\d less/.test(said);
      return near((isGain ? 1 : -1) * moved, (change * profit(one)) / 100);
    };
  }
  if (said.includes("percent of")) return (one) => near(profit(one), (a * one.price) / 100);
  if (said.startsWith("The sum")) return (one) => one.cost + one.price === a;
  if (said.includes("greater than")) return (one) => one.cost > a;
  if (said.includes("profit")) return (one) => profit(one) === a;
  return (one) => one.cost === a;
}
