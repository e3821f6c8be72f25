import {
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  tidy,
  usd,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly seller: string;
  readonly things: string;
  readonly one: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "guitars", seller: "A music shop", things: "guitars", one: "guitar" },
  { name: "boats", seller: "A boatyard", things: "used boats", one: "boat" },
  { name: "vases", seller: "An antiques dealer", things: "vases", one: "vase" },
  { name: "scooters", seller: "A rental company", things: "old scooters", one: "scooter" },
  { name: "looms", seller: "A weaver", things: "looms", one: "loom" },
  { name: "prints", seller: "A collector", things: "prints", one: "print" },
];

/** Gain and loss in percent of cost, and both costs in parts of a price of `price` parts. */
const PAIRS = [10, 20, 25, 30, 40, 50, 60]
  .flatMap((gain) => [10, 15, 20, 25, 30, 40, 50].map((loss) => ({ gain, loss })))
  .flatMap(({ gain, loss }) =>
    range(1, 240).flatMap((price) => {
      const [low, high] = [tidy((100 * price) / (100 + gain)), tidy((100 * price) / (100 - loss))];
      return Number.isInteger(low) && Number.isInteger(high) && low + high !== 2 * price
        ? [{ gain, loss, price, low, high }]
        : [];
    }),
  )
  .filter(
    (pair, k, all) =>
      all.findIndex(({ gain, loss }) => gain === pair.gain && loss === pair.loss) === k,
  );

const percentOf = ({ price, low, high }: { price: number; low: number; high: number }): number =>
  tidy((100 * Math.abs(2 * price - low - high)) / (low + high));
const PAIRS_IN_PERCENT = PAIRS.filter((pair) => Number.isInteger(2 * percentOf(pair)));

function drawNumbers(rng: Rng) {
  const asked = rng.pick(["net", "net", "price", "percent", "even", "costs"] as const);
  const { gain, loss, ...parts } = rng.pick(asked === "percent" ? PAIRS_IN_PERCENT : PAIRS);
  const unit = rng.pick([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
  const [price, low, high] = [parts.price * unit, parts.low * unit, parts.high * unit];
  const net = 2 * price - low - high;
  const size = Math.abs(net);
  const percent = percentOf(parts);
  if (price < 60 || price > 2400 || size < 4) return null;
  const { name, seller, things, one } = rng.pick(SETTINGS);
  const outcome = net > 0 ? "gain" : "loss";
  const [sumCost, mixed] = [low + high, Math.abs(gain - loss)];
  return {
    asked,
    gain,
    loss,
    parts,
    unit,
    price,
    low,
    high,
    size,
    percent,
    name,
    seller,
    things,
    one,
    outcome,
    sumCost,
    mixed,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf(
  { asked, gain, loss, price, size, seller, things, one, outcome }: Numbers,
  rng: Rng,
): string {
  const profits = `one at a profit of ${gain} percent of its cost and the other at a loss of ${loss} percent of its cost`;
  const given =
    asked === "price"
      ? `${seller} sold two ${things} at the same price, ${profits}. On the two together, there was a net ${outcome} of ${usd(size)}.`
      : asked === "percent"
        ? `${seller} sold two ${things} at the same price, ${profits}.`
        : rng.pick([
            `${seller} sold two ${things} for ${usd(price)} each, ${profits}.`,
            `Two ${things} were sold by ${seller.charAt(0).toLowerCase()}${seller.slice(1)}, each for ${usd(price)}. On one the profit was ${gain} percent of its cost; on the other the loss was ${loss} percent of its cost.`,
          ]);
  const question = {
    net: `What was the net ${outcome} on the two ${things} together?`,
    price: `For how much was each ${one} sold?`,
    percent: `On the two together, the net ${outcome} was what percent of their total cost?`,
    even: `For how much would the ${one} that brought a loss have had to be sold in order to have neither a gain nor a loss on the two together?`,
    costs: `By how much did the cost of one ${one} exceed the cost of the other?`,
  }[asked];
  return `${given} ${question}`;
}

function wrongNetAnswers({ gain, loss, price, low, high, size, mixed }: Numbers): Wrong[] {
  return [
    [
      (mixed * price) / 100,
      "subtracts the percents",
      `${gain} and ${loss} are percents of two different costs, so their difference is a percent of nothing here.`,
    ],
    [
      (2 * mixed * price) / 100,
      "takes percents of the price",
      `The percents count from the costs, ${usd(low)} and ${usd(high)}, not from the price.`,
    ],
    [price - low, "answers with the profit alone", `That is the profit on one of the two.`],
    [high - price, "answers with the loss alone", `That is the loss on the other of the two.`],
    [high - low, "subtracts the costs", `That is by how much the costs differ.`],
    [
      (price * loss) / 100,
      "takes the loss of the price",
      `The loss is ${loss} percent of the cost, which is more than ${usd(price)}.`,
    ],
    [
      (price * gain) / 100,
      "takes the profit of the price",
      `The profit is ${gain} percent of the cost, which is less than ${usd(price)}.`,
    ],
    [
      size / 2,
      "halves the result",
      `Both costs and both prices are in the account already; there is nothing to share.`,
    ],
    [2 * size, "counts the result twice", `Both costs and both prices are in the account already.`],
  ];
}

function wrongPrice({ gain, loss, price, low, high, size, outcome, mixed }: Numbers): Wrong[] {
  return [
    [low, "answers with a cost", `${usd(low)} is what one of them cost.`],
    [high, "answers with a cost", `${usd(high)} is what the other of them cost.`],
    [2 * price, "answers for both", `${usd(2 * price)} was received for the two together.`],
    [
      mixed ? (100 * size) / mixed : -1,
      "subtracts the percents",
      `The net ${outcome} is not ${mixed} percent of the price; the percents count from two different costs.`,
    ],
    [
      mixed ? (50 * size) / mixed : -1,
      "takes percents of the price",
      `The percents count from the costs, not from the price.`,
    ],
    [
      (low + high) / 2,
      "averages the costs",
      `That is the average cost; the price is a different amount.`,
    ],
    [
      (100 * size) / loss,
      "takes the loss for the result",
      `The ${usd(size)} are the net ${outcome}, not the loss on one of them.`,
    ],
    [
      (100 * size) / gain,
      "takes the result for the profit",
      `The ${usd(size)} are the net ${outcome}, not the profit on one of them.`,
    ],
    [
      price + size,
      "adds the result",
      `The price is found already; the net ${outcome} is contained in it.`,
    ],
  ];
}

function wrongPercent({
  gain,
  loss,
  parts,
  price,
  low,
  high,
  size,
  percent,
  outcome,
  mixed,
}: Numbers): Wrong[] {
  return [
    [
      mixed,
      "subtracts the percents",
      `${gain} and ${loss} are percents of two different costs, so they do not subtract.`,
    ],
    [
      mixed / 2,
      "averages the percents",
      `An average of the percents would need equal costs; the costs are as ${parts.low} to ${parts.high}.`,
    ],
    [
      (100 * size) / (2 * price),
      "measures against the price",
      `That is the net ${outcome} as a percent of what was received.`,
    ],
    [
      (100 * size) / price,
      "measures against one price",
      `Two were sold, and the total cost is asked for.`,
    ],
    [
      (100 * size) / high,
      "measures against one cost",
      `That takes the larger cost alone for the total.`,
    ],
    [
      (100 * size) / low,
      "measures against one cost",
      `That takes the smaller cost alone for the total.`,
    ],
    [
      (gain * loss) / 100,
      "multiplies the percents",
      `The product of the two percents is right only when a gain and a loss act one after the other on the same amount.`,
    ],
    [(gain + loss) / 2, "averages as if both were losses", `One of the two percents was a gain.`],
    [gain, "takes the profit alone", `The ${gain} percent are the profit on one of the two.`],
    [loss, "takes the loss alone", `The ${loss} percent are the loss on the other of the two.`],
    [
      gain + loss,
      "adds the percents",
      `One was a profit and one a loss, and the percents are of different costs.`,
    ],
    [
      2 * percent,
      "counts the result twice",
      `The result counts once, against both costs together.`,
    ],
  ];
}

function wrongEven({ gain, loss, price, low, high, size, sumCost }: Numbers): Wrong[] {
  return [
    [
      high,
      "covers its own cost only",
      `At ${usd(high)} the second would bring back its own cost, and the profit on the first would remain.`,
    ],
    [
      price + size,
      "compares with the price",
      `The two brought ${usd(2 * price)} and cost ${usd(sumCost)}; see which way the difference goes.`,
    ],
    [
      price - size,
      "compares with the price",
      `The two brought ${usd(2 * price)} and cost ${usd(sumCost)}; see which way the difference goes.`,
    ],
    [
      (price * (100 + loss)) / 100,
      "adds the loss to the price",
      `The loss is ${loss} percent of the cost, not of the price.`,
    ],
    [
      (price * (100 + gain)) / 100,
      "adds the profit to the price",
      `The profit is ${gain} percent of the other one's cost.`,
    ],
    [
      (price * (100 - gain)) / 100,
      "takes the profit off the price",
      `The profit is ${gain} percent of the cost of the first, not of the price.`,
    ],
    [low, "answers with the cost of the other", `${usd(low)} is what the first of them cost.`],
    [
      sumCost / 2,
      "averages the costs",
      `The first was sold for ${usd(price)}, so the second has to bring the rest of ${usd(sumCost)}.`,
    ],
  ];
}

function wrongCosts({ gain, loss, price, low, high, size, mixed }: Numbers): Wrong[] {
  const [onPriceLow, onPriceHigh] = [(price * (100 - gain)) / 100, (price * (100 + loss)) / 100];
  const wrongNet = Math.abs(2 * price - onPriceLow - onPriceHigh);
  return [
    [
      onPriceHigh - onPriceLow,
      "takes percents of the price",
      `The percents count from the costs; add or take off ${gain} and ${loss} percent of a cost, not of the price.`,
    ],
    [
      size,
      "answers with the net result",
      `That is the difference of all that was paid and all that was received.`,
    ],
    [price - low, "answers with the profit", `That is only how far one cost lies below the price.`],
    [
      high - price,
      "answers with the loss",
      `That is only how far the other cost lies above the price.`,
    ],
    [
      (price * mixed) / 100,
      "subtracts the percents",
      `A profit puts the cost below the price and a loss above it, so the distances add.`,
    ],
    [
      (price * gain) / 100,
      "takes the profit of the price",
      `The profit is ${gain} percent of the cost, which is less than ${usd(price)}.`,
    ],
    [
      (price * loss) / 100,
      "takes the loss of the price",
      `The loss is ${loss} percent of the cost, which is more than ${usd(price)}.`,
    ],
    [wrongNet + size, "adds two results", `Neither of the two amounts is a difference of costs.`],
    [2 * (high - low), "doubles the difference", `Each cost is counted once.`],
    [low, "answers with a cost", `${usd(low)} is the smaller cost.`],
    [high, "answers with a cost", `${usd(high)} is the larger cost.`],
  ];
}

const WRONG = {
  net: wrongNetAnswers,
  price: wrongPrice,
  percent: wrongPercent,
  even: wrongEven,
  costs: wrongCosts,
};

function optionsOf(numbers: Numbers): ProblemOptions {
  const { asked, parts, price, low, high, size, percent } = numbers;
  const value = { net: size, price, percent, even: low + high - price, costs: high - low }[asked];
  const ways = WRONG[asked](numbers);
  const text = (n: number): string => (asked === "percent" ? `${n}%` : usd(n));
  return {
    key: {
      text: text(value),
      value,
      why: `The costs were ${asked === "percent" ? `as ${parts.low} to ${parts.high} with a price of ${parts.price}` : `${usd(low)} and ${usd(high)} with a price of ${usd(price)}`}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: tidy(n), slip, why }))
      .filter(({ value: n }) => n > 0 && Number.isInteger(asked === "percent" ? 2 * n : n))
      .map((way) => ({ ...way, text: text(way.value) })),
  };
}

function solutionOf({
  asked,
  gain,
  loss,
  parts,
  unit,
  price,
  low,
  high,
  size,
  percent,
  outcome,
  sumCost,
}: Numbers): Solution {
  const costs = `${1 + gain / 100} times one cost and ${tidy(1 - loss / 100)} times the other are ${usd(price)}, so the costs were ${usd(low)} and ${usd(high)}.`;
  const inParts = `Let the price be ${parts.price} parts: one cost was $${parts.price} \\div ${1 + gain / 100} = ${parts.low}$ parts, the other $${parts.price} \\div ${tidy(1 - loss / 100)} = ${parts.high}$.`;
  const steps = {
    net: [
      costs,
      `Together they cost ${usd(sumCost)} and brought ${usd(2 * price)}: a ${outcome} of ${usd(size)}.`,
    ],
    price: [
      inParts,
      `Cost in all: ${parts.low + parts.high} parts; received: ${2 * parts.price}. The difference of ${Math.abs(2 * parts.price - parts.low - parts.high)} is ${usd(size)}, so 1 part is ${usd(unit)}.`,
      `The price is ${parts.price} parts, or ${usd(price)}.`,
    ],
    percent: [
      inParts,
      `Cost in all: ${parts.low + parts.high} parts; received: ${2 * parts.price}.`,
      `$\\frac{${Math.abs(2 * parts.price - parts.low - parts.high)}}{${parts.low + parts.high}}$ is ${percent} percent.`,
    ],
    even: [
      costs,
      `To bring back ${usd(sumCost)} in all, the second must bring $${sumCost} - ${price} = ${sumCost - price}$ dollars.`,
    ],
    costs: [costs, `They differ by ${usd(high - low)}.`],
  }[asked];
  return {
    idea: "Equal prices do not mean equal costs: find each cost by dividing the price by its own factor.",
    steps,
    check: `The loss counts from the larger cost, so it weighs more than its percent seems to say.`,
  };
}

export const template: ProblemTemplate = {
  id: "two-sold-at-one-price",
  format: "problem-solving",
  subtopic: "interest-profit-discount",
  domain: "arithmetic",
  pattern:
    "Two things sold at one price, one at a gain and one at a loss: the costs differ, so the percents do not cancel.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asked, gain, loss, name } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Without a price, one has to be assumed; that the percentages only seem to cancel is the
      // surprise.
      difficulty:
        { net: 5, costs: 4, even: 6, price: 7, percent: 7 }[asked] + (gain === loss ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Finds both costs by trying whole amounts, with each option put where it belongs. */
  check({ stem, options }) {
    const text = plain(stem);
    const [gain, loss] = [
      read(stem, /profit (?:of|was) (\d+) percent/)[0],
      read(stem, /loss (?:of|was) (\d+) percent/)[0],
    ].map(Number) as [number, number];
    const costsAt = (price: number): [number, number] | null => {
      const whole = range(1, 4 * price);
      const low = whole.find((cost) => cost * (100 + gain) === 100 * price);
      const high = whole.find((cost) => cost * (100 - loss) === 100 * price);
      return low && high ? [low, high] : null;
    };
    const named = /for \$(\d+) each|each for \$(\d+)/.exec(text)?.slice(1).find(Boolean);
    // A price that is a common multiple of all factors keeps assumed costs whole.
    const price = Number(named ?? (100 + gain) * (100 - loss));
    return options.flatMap((option, k) => {
      const n = Number(plain(option).replaceAll(/[$%]/g, ""));
      const [low, high] = costsAt(text.includes("For how much was each") ? n : price) ?? [0, 0];
      const net = 2 * (text.includes("For how much was each") ? n : price) - low - high;
      const is = (condition: boolean): number[] => (low > 0 && condition ? [k] : []);
      if (text.includes("For how much was each")) {
        const [kind, amount] = read(stem, /net (gain|loss) of \$(\d+)/) as [string, string];
        return is(net === (kind === "gain" ? 1 : -1) * Number(amount));
      }
      if (low === 0) throw new Error(`The costs are not whole: ${text}`);
      if (text.includes("what percent of their total")) {
        const sign = text.includes("net gain") ? 1 : -1;
        return is(Math.abs(n * (low + high) - 100 * sign * net) < 1e-3);
      }
      if (text.includes("What was the net"))
        return is(n === (text.includes("net gain") ? net : -net));
      if (text.includes("have had to be sold")) return is(n + price === low + high);
      return is(n === high - low);
    });
  },
};
