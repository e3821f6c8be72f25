import {
  Fraction,
  near,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  texFraction,
  tidy,
  usd,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly seller: string;
  readonly thing: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "carpet", seller: "A carpet dealer", thing: "rug" },
  { name: "telescope", seller: "An optics shop", thing: "telescope" },
  { name: "cello", seller: "An instrument maker", thing: "cello" },
  { name: "bench", seller: "A furniture workshop", thing: "bench" },
  { name: "kayak", seller: "A sporting goods store", thing: "kayak" },
  { name: "mosaic", seller: "A gallery", thing: "mosaic" },
];

/** A percentage as a fraction with a small denominator, if there is one. */
function asFraction(percent: number): Fraction | null {
  const bottom = range(2, 20).find((n) =>
    near((percent * n) / 100, Math.round((percent * n) / 100)),
  );
  return bottom ? new Fraction(Math.round((percent * bottom) / 100), bottom) : null;
}

/**
 * Markup on cost, discount on the list price, and the remaining profit, on cost and on the price
 * received.
 */
const CHAINS = range(4, 30)
  .flatMap((k) =>
    [10, 12, 15, 16, 20, 25, 30, 36, 40].map((discount) => ({ markup: 5 * k, discount })),
  )
  .map(({ markup, discount }) => {
    const sale = tidy(((100 + markup) * (100 - discount)) / 100);
    return {
      markup,
      discount,
      sale,
      onCost: tidy(sale - 100),
      onSale: tidy((100 * (sale - 100)) / sale),
    };
  })
  .filter(({ onCost }) => Number.isInteger(onCost) && onCost >= 5 && onCost <= 80);
const CHAINS_OF_SALE = CHAINS.filter(({ onSale }) => (asFraction(onSale)?.bottom ?? 99) < 12);

function drawNumbers(rng: Rng) {
  const asked = rng.pick(["markup", "discount", "cost", "margin", "list"] as const);
  const isOfSale =
    asked === "margin" || ((asked === "markup" || asked === "discount") && rng.chance(0.4));
  const { markup, discount, sale, onCost, onSale } = rng.pick(isOfSale ? CHAINS_OF_SALE : CHAINS);
  const { name, seller, thing } = rng.pick(SETTINGS);
  const cost = 20 * rng.int(4, 45);
  const [list, profit] = [tidy((cost * (100 + markup)) / 100), tidy((cost * onCost) / 100)];
  const fraction = asFraction(onSale) ?? new Fraction(0);
  const isMoney = asked === "cost" || asked === "list";
  if (isMoney && ![list, profit].every(Number.isInteger)) return null;
  const left = isOfSale
    ? `$${texFraction(fraction)}$ of the price received`
    : `${onCost} percent of the cost`;

  const price = cost + profit;
  const given = isOfSale ? onSale : onCost;
  const naive = markup - discount;
  const byNaive: Wrong[] =
    naive > 0
      ? [
          [
            asked === "cost" ? (100 * profit) / naive : (profit * (100 + markup)) / naive,
            "subtracts discount from markup",
            `The discount is taken of the list price and the markup of the cost, so ${markup} minus ${discount} is no percent of either.`,
          ],
        ]
      : [];
  return {
    asked,
    isOfSale,
    markup,
    discount,
    sale,
    onCost,
    onSale,
    name,
    seller,
    thing,
    cost,
    list,
    profit,
    fraction,
    isMoney,
    left,
    price,
    given,
    naive,
    byNaive,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  { asked, isOfSale, markup, discount, seller, thing, profit, left }: Numbers,
  rng: Rng,
): string {
  return {
    markup: rng.pick([
      `${seller} always sells at ${discount} percent below list price. To make a profit ${isOfSale ? "equal to" : "of"} ${left} on a ${thing}, by what percent above its cost must the list price of the ${thing} be set?`,
      `${seller} wants to give every customer a discount of ${discount} percent from the list price of a ${thing} and still make a profit ${isOfSale ? "equal to" : "of"} ${left}. The list price must be what percent greater than the cost?`,
    ]),
    discount: rng.pick([
      `${seller} set the list price of a ${thing} ${markup} percent above its cost. The ${thing} was sold at a discount from the list price, and the profit was ${left}. What percent of the list price was the discount?`,
      `The list price of a ${thing} is ${markup} percent greater than what ${seller.charAt(0).toLowerCase()}${seller.slice(1)} paid for it. What percent discount from the list price leaves a profit ${isOfSale ? "equal to" : "of"} ${left}?`,
    ]),
    cost: `${seller} set the list price of a ${thing} ${markup} percent above its cost and then sold it at a discount of ${discount} percent from the list price, for a profit of ${usd(profit)}. What was the cost of the ${thing}?`,
    margin: `${seller} set the list price of a ${thing} ${markup} percent above its cost and then sold it at a discount of ${discount} percent from the list price. The profit was what fraction of the price received?`,
    list: `${seller} set the list price of a ${thing} ${markup} percent above its cost and then sold it at a discount of ${discount} percent from the list price, for a profit of ${usd(profit)}. What was the list price of the ${thing}?`,
  }[asked];
}

function wrongMarkup({
  isOfSale,
  markup,
  discount,
  onCost,
  onSale,
  left,
  given,
}: Numbers): Wrong[] {
  return [
    [
      given + discount,
      "adds profit and discount",
      `The discount is a percent of the list price, the profit one of a smaller amount; they do not add.`,
    ],
    [
      isOfSale
        ? tidy((100 * (100 + onSale)) / (100 - discount) - 100)
        : tidy((100 * 100) / (100 - onCost) / ((100 - discount) / 100) - 100),
      isOfSale
        ? "takes the profit as a percent of cost"
        : "takes the profit as a percent of the price",
      `Read what the profit is a percent of: ${left}.`,
    ],
    [
      tidy(((100 + onCost) * (100 + discount)) / 100 - 100),
      "adds the discount back as a percent",
      `A discount of ${discount} percent is undone by dividing by $${tidy(1 - discount / 100)}$, not by adding ${discount} percent.`,
    ],
    [
      tidy(10_000 / (100 - discount) - 100),
      "covers the discount only",
      `That brings the price back to the cost, with no profit.`,
    ],
    [
      onCost,
      "forgets the discount",
      `Without the discount that would do, but the price still falls by ${discount} percent.`,
    ],
    [
      tidy(100 - (100 * (100 - discount)) / (100 + onCost)),
      "measures against the list price",
      `That is how far the cost lies below the list price, as a percent of the list price.`,
    ],
    [
      tidy(100 + markup - onCost),
      "subtracts the profit from the list price",
      `The list price as a percent of the cost is ${100 + markup}; taking the profit from it answers nothing.`,
    ],
  ];
}

function wrongDiscount({
  isOfSale,
  markup,
  discount,
  sale,
  onCost,
  onSale,
  left,
  given,
}: Numbers): Wrong[] {
  return [
    [
      markup - given,
      "subtracts the percents",
      `The markup is a percent of the cost, the discount one of the list price; they do not subtract.`,
    ],
    [
      isOfSale
        ? tidy(100 - (100 * (100 + onSale)) / (100 + markup))
        : tidy(100 - 1e6 / (100 - onCost) / (100 + markup)),
      isOfSale
        ? "takes the profit as a percent of cost"
        : "takes the profit as a percent of the price",
      `Read what the profit is a percent of: ${left}.`,
    ],
    [
      tidy(100 + markup - sale),
      "measures against the cost",
      `With a cost of 100 the price came down by ${tidy(100 + markup - sale)}, but from a list price of ${100 + markup}, not 100.`,
    ],
    [
      tidy((100 * (100 + markup)) / sale - 100),
      "measures against the price received",
      `That is the discount as a percent of the price received, and it is asked as a percent of the list price.`,
    ],
    [
      tidy((100 * (markup - onCost)) / markup),
      "compares with the markup",
      `That is the share of the markup that was given up, not of the list price.`,
    ],
    [
      tidy(100 - discount),
      "answers with what was paid",
      `That is the percent of the list price that the customer paid.`,
    ],
    [
      tidy(10_000 / (100 + markup)),
      "gives cost as a part of list price",
      `That is the cost as a percent of the list price.`,
    ],
    [
      tidy((100 * markup) / (100 + markup)),
      "gives up all the profit",
      `That discount brings the price down to the cost, with no profit left.`,
    ],
  ];
}

function wrongMargin({ markup, discount, sale, onCost, naive }: Numbers): Wrong[] {
  return [
    [
      onCost,
      "measures against the cost",
      `That is the profit as a fraction of the cost; asked is the fraction of the price received.`,
    ],
    [
      naive,
      "subtracts discount from markup",
      `The discount is taken of the list price and the markup of the cost, so ${markup} minus ${discount} is no percent of either.`,
    ],
    [
      tidy((100 * onCost) / (100 + markup)),
      "measures against the list price",
      `That is the profit as a fraction of the list price, and nobody paid the list price.`,
    ],
    [
      tidy((100 * naive) / (100 + naive)),
      "subtracts first",
      `The base is right, but ${markup} minus ${discount} is not the profit.`,
    ],
    [
      tidy((100 * markup) / (100 + markup)),
      "forgets the discount",
      `That would be the profit as a fraction of the list price if all of it had been paid.`,
    ],
    [
      tidy((100 * onCost) / markup),
      "compares with the markup",
      `That is how much of the markup was left after the discount.`,
    ],
    [
      tidy(10_000 / sale),
      "gives cost as a part of the price",
      `That is the cost as a fraction of the price received.`,
    ],
  ];
}

function wrongCost({ markup, discount, cost, list, profit, price, byNaive }: Numbers): Wrong[] {
  return [
    ...byNaive,
    [
      list,
      "answers with the list price",
      `${usd(list)} is the list price; it is ${markup} percent above the cost.`,
    ],
    [price, "answers with the price received", `${usd(price)} is what was paid in the end.`],
    [
      (100 * profit) / markup,
      "forgets the discount",
      `That would be the cost if the profit were the whole markup.`,
    ],
    [
      (100 * profit) / discount,
      "takes the profit for the discount",
      `The ${discount} percent are the discount, and ${usd(profit)} is the profit.`,
    ],
    [
      cost - profit,
      "takes the profit off",
      `The cost is found already; the profit was added to it, not taken from it.`,
    ],
    [
      list - profit,
      "takes the profit off the list price",
      `Between the cost and the list price lie the profit and the discount as well.`,
    ],
  ];
}

function wrongList({ markup, discount, cost, list, profit, price, byNaive }: Numbers): Wrong[] {
  return [
    ...byNaive,
    [
      cost,
      "answers with the cost",
      `${usd(cost)} is the cost; the list price is ${markup} percent above it.`,
    ],
    [
      price,
      "answers with the price received",
      `${usd(price)} is what was paid, after the discount.`,
    ],
    [
      (profit * (100 + markup)) / markup,
      "forgets the discount",
      `That takes the profit for the whole markup.`,
    ],
    [
      (100 * profit) / discount,
      "takes the profit for the discount",
      `The ${discount} percent are the discount, and ${usd(profit)} is the profit.`,
    ],
    [list + profit, "adds the profit once more", `The profit is contained in the list price.`],
    [
      (price * (100 + discount)) / 100,
      "adds the discount back as a percent",
      `A discount of ${discount} percent is undone by dividing by $${tidy(1 - discount / 100)}$, not by adding ${discount} percent.`,
    ],
    [
      price + profit,
      "adds the profit to the price",
      `The price received holds the profit already.`,
    ],
  ];
}

const WRONG = {
  markup: wrongMarkup,
  discount: wrongDiscount,
  margin: wrongMargin,
  cost: wrongCost,
  list: wrongList,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { asked, markup, discount, sale, onCost, onSale, cost, list, isMoney } = numbers;
  const value = { markup, discount, cost, margin: onSale, list }[asked];
  const byAsked = WRONG[asked](numbers);
  const ways = byAsked;
  const text = (n: number): string =>
    isMoney
      ? usd(n)
      : asked === "margin"
        ? `$${texFraction(asFraction(n) ?? new Fraction(0))}$`
        : `${n}%`;
  return {
    key: {
      text: text(value),
      value,
      why: `With a cost of 100, the list price is ${100 + markup}, the price received ${sale} and the profit ${onCost}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: tidy(n), slip, why }))
      .filter(
        ({ value: n }) =>
          (asked === "margin"
            ? asFraction(n) !== null && n < 100
            : Number.isInteger(isMoney ? n : 2 * n)) &&
          n > 1 &&
          (asked !== "discount" || n < 95),
      )
      .map((way) => ({ ...way, text: text(way.value) })),
  };
}

function solutionOf({
  asked,
  isOfSale,
  markup,
  discount,
  sale,
  onCost,
  cost,
  list,
  profit,
  fraction,
}: Numbers): Solution {
  const received = isOfSale
    ? `Let the cost be 100. The profit is $${texFraction(fraction)}$ of the price received, so the cost is $${texFraction(new Fraction(1).minus(fraction))}$ of it, and the price received is ${sale}.`
    : `Let the cost be 100. Then the price received is ${sale}.`;
  const both = `Let the cost be 100. The list price is ${100 + markup}, and after the discount $${100 + markup} \\cdot ${tidy(1 - discount / 100)} = ${sale}$ is received.`;
  const steps = {
    markup: [
      received,
      `This is ${100 - discount} percent of the list price, which is therefore $${sale} \\div ${tidy(1 - discount / 100)} = ${100 + markup}$.`,
      `The list price is ${markup} percent above the cost.`,
    ],
    discount: [
      received,
      `The list price is ${100 + markup}, so the discount is $${100 + markup} - ${sale} = ${tidy(100 + markup - sale)}$.`,
      `As a percent of the list price that is $\\frac{${tidy(100 + markup - sale)}}{${100 + markup}}$, or ${discount} percent.`,
    ],
    margin: [
      both,
      `The profit is ${onCost}, and $\\frac{${onCost}}{${sale}}$ is $${texFraction(fraction)}$.`,
    ],
    cost: [both, `So ${usd(profit)} is ${onCost} percent of the cost, which is ${usd(cost)}.`],
    list: [
      both,
      `So ${usd(profit)} is ${onCost} percent of the cost, which is ${usd(cost)}.`,
      `The list price is ${markup} percent more: ${usd(list)}.`,
    ],
  }[asked];
  return {
    idea: "Set the cost at 100 and follow it: the markup counts from the cost, the discount from the list price.",
    steps,
    check: `Forward: 100, then ${100 + markup}, less ${discount} percent of that makes ${sale}.`,
  };
}

export const template: ProblemTemplate = {
  id: "markup-before-discount",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "Markup on cost, discount on the list price, profit on cost or on the price received: keep each percent with its base.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asked, isOfSale, name } = numbers;
    return {
      variant: `${asked}${isOfSale ? "-of-price" : ""}/${name}`,
      context: "real",
      // Running the chain backward costs a step; a profit on the price received changes the base
      // once more.
      difficulty:
        { markup: 5, discount: 5, cost: 4, margin: 5, list: 5 }[asked] +
        (isOfSale && asked !== "margin" ? 2 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Sells at every option in turn and compares the profit with the text. */
  check({ stem, options }) {
    const text = plain(stem);
    const find = (pattern: RegExp): number | null => {
      const digits = pattern.exec(text)?.slice(1).find(Boolean);
      return digits === undefined ? null : Number(digits);
    };
    const markup = find(/(\d+) percent above its cost|is (\d+) percent greater than what/);
    const discount = find(/(\d+) percent below list|discount of (\d+) percent/);
    const [top, bottom] =
      /profit (?:equal to|was) \((\d+)\)\/\((\d+)\) of the price/
        .exec(text)
        ?.slice(1)
        .map(Number) ?? [];
    const onCost = find(/profit of (\d+) percent of the cost|profit was (\d+) percent of the cost/);
    const profit = find(/profit of \$(\d+)/);
    read(stem, /(\?)$/);
    const fits = (cost: number, up: number, down: number): boolean => {
      const sale = (cost * (100 + up) * (100 - down)) / 10_000;
      if (top && bottom) return near((sale - cost) * bottom, sale * top);
      if (onCost !== null) return near(sale - cost, (cost * onCost) / 100);
      return profit !== null && near(sale - cost, profit);
    };
    return options.flatMap((option, k) => {
      const n = valueOf(option).value;
      if (markup === null) return fits(100, n, discount!) ? [k] : [];
      if (discount === null) return fits(100, markup, n) ? [k] : [];
      if (text.includes("What was the cost")) return fits(n, markup, discount) ? [k] : [];
      if (text.includes("What was the list price"))
        return fits((n * 100) / (100 + markup), markup, discount) ? [k] : [];
      const sale = ((100 + markup) * (100 - discount)) / 100;
      return near(n * sale + 100, sale) ? [k] : [];
    });
  },
};
