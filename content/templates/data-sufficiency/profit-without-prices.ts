import {
  keyByCases,
  near,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
  usd,
} from "@theta/items/template";

const SETTINGS = [
  { name: "lamp", who: "A dealer", ref: "The dealer", what: "an antique lamp" },
  { name: "kayak", who: "A shop in Split", ref: "The shop", what: "a used kayak" },
  { name: "carpet", who: "A merchant", ref: "The merchant", what: "a carpet" },
  { name: "violin", who: "A music store", ref: "The store", what: "a violin" },
  { name: "loom", who: "A weaver", ref: "The weaver", what: "a loom" },
] as const;

/** Cost and selling price in dollars. */
interface Case {
  readonly cost: number;
  readonly price: number;
}
const COSTS = range(1, 60).map((k) => 20 * k);
const MARKUPS = range(1, 40).map((k) => 5 * k);
const CASES: readonly Case[] = COSTS.flatMap((cost) =>
  MARKUPS.map((percent) => ({ cost, price: cost * (1 + percent / 100) })),
);
const isRound = (n: number): boolean => Number.isInteger(tidy(n));

interface Statement {
  readonly kind: string;
  readonly text: string;
  /** The two sides of the statement's equation. */
  readonly sides: (at: Case) => readonly [number, number];
  readonly note: string;
}

/** These say how cost and price compare, whatever the amounts. */
const RATIOS = ["ofPrice", "growth", "lower", "half"];

function statementsOf({ cost, price }: Case, ref: string, rng: Rng): Statement[] {
  const profit = price - cost;
  const [up, down, more] = [rng.pick([10, 20, 25]), rng.pick([10, 20, 25]), 20 * rng.int(1, 5)];
  const growth = (100 * (up / 100) * price) / profit;
  const lower = (100 * (price - (cost * (100 - down)) / 100)) / cost;
  const atMore = (100 * (profit + more)) / cost;
  const ofPrice = (100 * profit) / price;
  const loss = 100 - (50 * price) / cost;
  const list: (Statement & { readonly numbers: readonly number[] })[] = [
    {
      kind: "cost",
      numbers: [cost],
      text: `${ref} bought it for ${usd(cost)}.`,
      sides: (c) => [c.cost, cost],
      note: "",
    },
    {
      kind: "price",
      numbers: [price],
      text: `${ref} sold it for ${usd(price)}.`,
      sides: (c) => [c.price, price],
      note: "",
    },
    {
      kind: "profit",
      numbers: [profit],
      text: `The profit was ${usd(profit)}.`,
      sides: (c) => [c.price - c.cost, profit],
      note: "",
    },
    {
      kind: "ofPrice",
      numbers: [ofPrice],
      text: `The profit was ${tidy(ofPrice)} percent of the selling price.`,
      sides: (c) => [c.price - c.cost, (ofPrice * c.price) / 100],
      note: `the cost is the other ${tidy(100 - ofPrice)} percent of the selling price, so the ratio is known`,
    },
    {
      kind: "growth",
      numbers: [growth],
      text: `If the selling price had been ${up} percent higher, the profit would have been ${tidy(growth)} percent higher.`,
      sides: (c) => [(up * c.price) / 100, (growth * (c.price - c.cost)) / 100],
      note: `${up} percent of the price is ${tidy(growth)} percent of the profit, so their ratio is known`,
    },
    {
      kind: "lower",
      numbers: [lower],
      text: `If the cost had been ${down} percent lower and the selling price the same, the profit would have been ${tidy(lower)} percent of the actual cost.`,
      sides: (c) => [c.price - (c.cost * (100 - down)) / 100, (lower * c.cost) / 100],
      note: `the profit would have grown by ${down} percent of the actual cost, so it was ${tidy(lower - down)} percent of it`,
    },
    {
      kind: "half",
      numbers: [loss],
      text: `If it had been sold at half the selling price, the loss would have been ${tidy(loss)} percent of the cost.`,
      sides: (c) => [c.cost - c.price / 2, (loss * c.cost) / 100],
      note: `half the price is ${tidy(100 - loss)} percent of the cost, so the whole price is ${tidy(200 - 2 * loss)} percent of it`,
    },
    {
      kind: "more",
      numbers: [atMore],
      text: `If the selling price had been ${usd(more)} higher, the profit would have been ${tidy(atMore)} percent of the cost.`,
      sides: (c) => [c.price - c.cost + more, (atMore * c.cost) / 100],
      note: "",
    },
    {
      kind: "twice",
      numbers: [],
      text: "If the cost and the selling price had both been twice as high, the profit would have been twice as high.",
      sides: () => [0, 0],
      note: "",
    },
  ];
  return list.filter(({ numbers }) => numbers.every((n) => isRound(n) && n > 0));
}

function drawNumbers(rng: Rng) {
  const cost = 20 * rng.int(2, 20);
  const percent = rng.pick([20, 25, 25, 30, 40, 50, 60, 75, 80, 100, 100, 150]);
  const at = { cost, price: (cost * (100 + percent)) / 100 };
  const { name, who, ref, what } = rng.pick(SETTINGS);
  const [one, two] = rng.sample(statementsOf(at, ref, rng), 2) as [Statement, Statement];
  const kinds = [one.kind, two.kind];
  if (
    kinds.includes("twice") &&
    !kinds.some((kind) => ["cost", "price", "profit", "more"].includes(kind))
  )
    return null;
  const base = rng.pick(["cost", "price"] as const);
  if (base === "price" && kinds.includes("ofPrice")) return null;
  const answer = (c: Case): number => tidy((100 * (c.price - c.cost)) / c[base]);
  if (!Number.isInteger(answer(at))) return null;
  const holds = ({ sides }: Statement, c: Case): boolean => near(...sides(c));
  const show = (c: Case): string => `a cost of ${usd(c.cost)} and a price of ${usd(c.price)}`;
  const settles = ({ kind }: Statement): boolean => RATIOS.includes(kind);
  const together = !settles(one) && !settles(two) && !kinds.includes("twice");
  const fits = [one, two].map((said) => CASES.filter((c) => holds(said, c))) as [Case[], Case[]];
  const both = fits[0].filter((c) => holds(two, c));
  const judge = (cases: readonly Case[], enough: boolean, note: string) => {
    const rival = enough ? at : cases.find((c) => answer(c) !== answer(at) && isRound(c.price));
    return {
      enough,
      rival,
      why:
        enough || !rival
          ? `${note}; the profit is ${answer(at)} percent of the ${base === "cost" ? "cost" : "selling price"}.`
          : `${show(at)} would fit, but so would ${show(rival)}, and the percents differ.`,
    };
  };
  const findings = {
    first: judge(fits[0], settles(one), one.note),
    second: judge(fits[1], settles(two), two.note),
    together: judge(
      both,
      settles(one) || settles(two) || together,
      `two different facts about cost and price leave only ${show(at)}`,
    ),
  };
  // If nothing is settled, two round examples must show it.
  if (Object.values(findings).some(({ rival }) => !rival)) return null;
  return { name, who, what, one, two, kinds, base, findings };
}

export const template: SufficiencyTemplate = {
  id: "profit-without-prices",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Profit as a percent is a ratio: no amount is needed, and one amount is not enough.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, who, what, one, two, kinds, base, findings } = numbers;
    const alone = findings.first.enough || findings.second.enough;
    const insight = kinds.filter((kind) => ["growth", "lower", "half"].includes(kind)).length;
    return {
      variant: `${name}/${base}`,
      context: "real",
      difficulty:
        3 +
        insight +
        (kinds.includes("more") ? 1 : 0) +
        (kinds.includes("growth") ? 1 : 0) +
        (alone ? 0 : 1) +
        (base === "price" ? 1 : 0),
      stem: `${who} bought ${what} and sold it at a profit. The profit was what percent of ${base === "cost" ? "the cost" : "the selling price"}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "A percent of profit is a ratio of amounts: it is enough to know how profit, cost, and price compare, and no amount in dollars is needed.",
        steps: stepsOfFindings(findings),
        check: "Put the cost at 100: if the statement then gives the price, it is enough alone.",
      },
    };
  },

  /** Tries costs and markups finer than those used for drawing. */
  check({ stem, statements }) {
    const [base] = read(stem, /what percent of the (cost|selling price)/);
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    const cases = range(1, 120).flatMap((k) =>
      range(1, 80).map((m) => ({ cost: 10 * k, price: (k * (200 + 5 * m)) / 20 })),
    );
    return keyByCases(cases, one, two, ({ cost, price }) =>
      Math.round((1e6 * (price - cost)) / (base === "cost" ? cost : price)),
    );
  },
};

const gain = ({ cost, price }: Case): number => price - cost;

function conditionOf(said: string): (c: Case) => boolean {
  const [a = 0, b = 0] = Array.from(said.matchAll(/\d+/g), Number);
  const tests: [RegExp, (c: Case) => boolean][] = [
    [/ bought it for/, (c) => near(c.cost, a)],
    [/ sold it for/, (c) => near(c.price, a)],
    [/^The profit was \$/, (c) => near(gain(c), a)],
    [/percent of the selling price/, (c) => near(gain(c) / c.price, a / 100)],
    [
      /percent higher, the profit/,
      (c) => near((c.price * (1 + a / 100) - c.cost) / gain(c), 1 + b / 100),
    ],
    [/percent lower and/, (c) => near((c.price - c.cost * (1 - a / 100)) / c.cost, b / 100)],
    [/at half the/, (c) => near(c.price / 2, c.cost * (1 - a / 100))],
    [/^If the selling price had been \$/, (c) => near((c.price + a - c.cost) / c.cost, b / 100)],
    [/twice as high/, () => true],
  ];
  const found = tests.find(([pattern]) => pattern.test(said));
  if (!found) throw new Error(`The statement cannot be read: ${said}`);
  return found[1];
}
