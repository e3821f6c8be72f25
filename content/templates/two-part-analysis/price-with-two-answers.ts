import {
  capital,
  numberChoice,
  numbersIn,
  range,
  read,
  type Rng,
  thousands,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly unit: string;
  readonly per: string;
  readonly last: string;
  readonly roof: (most: number) => string;
  readonly floor: (least: number) => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "boat",
    who: "The owner of a tour boat",
    unit: "ticket",
    per: "trip",
    last: "on the last trip",
    roof: (n) => `The boat has only ${n} seats.`,
    floor: (n) => `The boat never sails with fewer than ${n} tickets sold.`,
  },
  {
    name: "dinner",
    who: "A cook who gives dinners",
    unit: "seat",
    per: "evening",
    last: "on the last evening",
    roof: (n) => `The room holds no more than ${n} guests.`,
    floor: (n) => `The hall is let only if at least ${n} seats are sold.`,
  },
  {
    name: "lamps",
    who: "A lamp maker",
    unit: "lamp",
    per: "month",
    last: "last month",
    roof: (n) => `The workshop cannot make more than ${n} lamps a month.`,
    floor: (n) => `Under a contract the maker sells at least ${n} lamps a month.`,
  },
  {
    name: "pottery",
    who: "A potter who gives courses",
    unit: "place",
    per: "course",
    last: "in the last course",
    roof: (n) => `There are only ${n} potter's wheels, one for each place.`,
    floor: (n) => `A course is given only if at least ${n} places are sold.`,
  },
  {
    name: "play",
    who: "A village theater",
    unit: "ticket",
    per: "night",
    last: "last night",
    roof: (n) => `The house has only ${n} seats.`,
    floor: (n) => `The actors play only if at least ${n} tickets are sold.`,
  },
];

/** Sold at price p: base - slope × p. Two prices bring the same revenue. */
interface Market {
  readonly slope: number;
  readonly prices: readonly [low: number, high: number];
  readonly sold: readonly [many: number, few: number];
  readonly revenue: number;
}

function drawMarket(rng: Rng): Market | null {
  const slope = rng.pick([1, 2, 2, 3]);
  const [low, high] = rng
    .sample(
      range(3, 18).map((n) => 4 * n),
      2,
    )
    .toSorted((a, b) => a - b) as [number, number];
  const base = slope * (low + high);
  const sold = [base - slope * low, base - slope * high] as const;
  const isFair =
    high - low >= 8 && high <= 2.5 * low && sold[0] <= 160 && (slope > 1 || low % 8 === 0);
  return isFair ? { slope, prices: [low, high], sold, revenue: low * sold[0] } : null;
}

function drawQuestion(rng: Rng) {
  const { name, who, unit, per, last, roof, floor } = rng.pick(SETTINGS);
  const market = drawMarket(rng);
  if (!market) return null;
  const { slope, prices, sold, revenue } = market;
  const kind = rng.pick(["at-most", "at-least", "dearest"] as const);
  const isRoof = kind === "at-most";
  const [right, wrong] = isRoof ? ([1, 0] as const) : ([0, 1] as const);
  const [price, number] = [prices[right], sold[right]];
  const [otherPrice, otherNumber] = [prices[wrong], sold[wrong]];
  const limit = {
    "at-most": () => rng.int(number, otherNumber - 1),
    "at-least": () => rng.int(otherNumber + 1, number),
    dearest: () => rng.int(price + 1, otherPrice - 1),
  }[kind]();
  const raise = rng.pick([1, 2, 5]);
  const start = prices[0] - rng.pick([0, 1, 2]) * raise * 2 - raise;
  const startSold = slope * (prices[0] + prices[1] - start);
  if (start < 6) return null;
  const demand = (p: number): number => slope * (prices[0] + prices[1] - p);
  const half = (prices[0] + prices[1]) / 2;
  const factors = range(10, 150).filter((p) => revenue % p === 0 && demand(p) !== revenue / p);
  const candidates = [
    numberChoice(
      half,
      `At ${usd(half)} the revenue is at its highest, ${demand(half)} × ${usd(half)} = ${usd(demand(half) * half)}.`,
    ),
    numberChoice(
      demand(half),
      `This many are sold at ${usd(half)}, the price of the highest revenue: ${usd(demand(half) * half)}.`,
    ),
    ...rng
      .sample(factors, Math.min(6, factors.length))
      .map((p) =>
        numberChoice(
          p,
          demand(p) > 0
            ? `${usd(p)} would need ${revenue / p} sold for ${usd(revenue)}, but ${demand(p)} are sold at that price.`
            : `At ${usd(p)} nothing would be sold any more.`,
        ),
      ),
    numberChoice(limit, "This is the limit itself; nothing says that it is reached."),
    numberChoice(
      startSold,
      `This many are sold at ${usd(start)}, which brings ${usd(start * startSold)}.`,
    ),
  ];
  const fits = candidates.filter(
    ({ value }, k) =>
      ![
        price,
        number,
        otherPrice,
        otherNumber,
        ...candidates.slice(0, k).map((c) => c.value!),
      ].includes(value!),
  );
  const base = [
    numberChoice(
      price,
      `At ${usd(price)} there are ${number} sold, which brings ${usd(revenue)} and keeps to the limit.`,
    ),
    numberChoice(
      number,
      `${number} are sold at ${usd(price)}, which brings ${usd(revenue)} and keeps to the limit.`,
    ),
  ];
  const against = {
    "at-most": `${otherNumber} are more than the limit of ${limit}`,
    "at-least": `${otherNumber} are fewer than the required ${limit}`,
    dearest: `${usd(otherPrice)} is more than the limit of ${usd(limit)}`,
  }[kind];
  const tempting = [
    numberChoice(
      otherPrice,
      `At ${usd(otherPrice)}, with ${otherNumber} sold, the revenue is ${usd(revenue)}, too, but ${against}.`,
    ),
    numberChoice(
      otherNumber,
      `${otherNumber} sold at ${usd(otherPrice)} bring ${usd(revenue)}, too, but ${against}.`,
    ),
  ];
  const values = [...base, ...tempting].map(({ value }) => value);
  if (new Set(values).size < 4 || fits.length < 2) return null;
  const rows = [...base, ...tempting, ...rng.sample(fits, 2)];
  const keeps = (p: number, n: number): boolean =>
    isRoof ? n <= limit : kind === "dearest" ? p <= limit : n >= limit;
  const isRight = (p: number, n: number): boolean =>
    n === demand(p) && p * n === revenue && keeps(p, n);
  const hits = rows.flatMap(({ value: p }) => rows.filter(({ value: n }) => isRight(p!, n!)));
  if (hits.length !== 1) return null;
  const order = rng.shuffle([0, 1]) as [0 | 1, 0 | 1];
  return {
    name,
    who,
    unit,
    per,
    last,
    roof,
    floor,
    market,
    kind,
    isRoof,
    price,
    number,
    limit,
    raise,
    start,
    startSold,
    rows,
    order,
  };
}

export const template: TwoPartTemplate = {
  id: "price-with-two-answers",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two prices bring the same revenue on a falling demand; one more limit tells which price and which number.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const {
      name,
      who,
      unit,
      per,
      last,
      roof,
      floor,
      market,
      kind,
      isRoof,
      price,
      number,
      limit,
      raise,
      start,
      startSold,
      rows,
      order,
    } = numbers;
    const { slope, prices, sold, revenue } = market;
    const rule = `At ${usd(start)} each, ${startSold} ${unit}s are sold per ${per}, and every rise of ${usd(raise)} in price means ${slope * raise} fewer.`;
    const border = {
      "at-most": () => roof(limit),
      "at-least": () => floor(limit),
      dearest: () => `The price is never above ${usd(limit)}.`,
    }[kind]();
    const asks = [`the price of one ${unit} in dollars`, `the number of ${unit}s sold`];
    const headings = ["Price (dollars)", `${capital(unit)}s sold`] as const;
    return {
      variant: `${kind}/${name}`,
      context: "real",
      // The demand line has to be derived, and the second price with the same revenue seen.
      difficulty: 7 + (raise > 1 ? 1 : 0) + (isRoof ? 0 : 1),
      stem: `${who} knows how demand depends on the price. ${rule} ${border} ${capital(last)} the revenue was exactly ${usd(revenue)}.\n\nSelect ${asks[order[0]]!} and ${asks[order[1]]!} that explain this revenue. Make only two selections, one in each column.`,
      columns: [headings[order[0]], headings[order[1]]],
      rows,
      keys: order,
      solution: {
        idea: "Two prices can bring the same revenue, a low one with many buyers and a high one with few; the limit decides.",
        steps: [
          `Each dollar more means ${slope} fewer, so at a price of $p$ dollars $${startSold} - ${slope === 1 ? "" : slope}(p - ${start}) = ${slope * (prices[0] + prices[1])} - ${slope === 1 ? "" : slope}p$ are sold.`,
          `The revenue $p(${slope * (prices[0] + prices[1])} - ${slope === 1 ? "" : slope}p)$ is ${thousands(revenue)} for $p = ${prices[0]}$, with ${sold[0]} sold, and for $p = ${prices[1]}$, with ${sold[1]} sold.`,
          `The limit of ${kind === "dearest" ? usd(limit) : limit} leaves ${usd(price)} and ${number}.`,
        ],
        check: `Try pairs of rows whose product is ${thousands(revenue)}, and then ask whether the price goes with that number and the number with the limit.`,
      },
    };
  },

  /** Raises or lowers the price in steps from the known sale and checks every pair of rows. */
  check({ stem, columns, rows }) {
    const [start, sold, raise, fewer] = read(
      stem,
      /At \$(\d+) each, (\d+) \w+ are sold .* rise of \$(\d+) in price means (\d+) fewer\./,
    ).map(Number) as [number, number, number, number];
    const [story] = read(stem, /means \d+ fewer\.([^]*?) the revenue/) as [string];
    const revenue = Number(read(stem, /exactly \$(\d+)/)[0]);
    const bound = (pattern: RegExp, without: number): number =>
      Number(pattern.exec(story)?.[1] ?? without);
    const least = bound(/(?:at least|fewer than) (\d+)/, 0);
    const most = bound(/(?:only|more than) (\d+)/, Infinity);
    const dearest = bound(/above \$(\d+)/, Infinity);
    const values = rows.map((text) => numbersIn(text)[0]!);
    const isRight = (p: number, n: number): boolean =>
      (n - sold) * raise === (start - p) * fewer &&
      p * n === revenue &&
      n >= least &&
      n <= most &&
      p <= dearest;
    const isPriceFirst = columns[0].startsWith("Price");
    return {
      pairs: values.flatMap((one, f) =>
        values.flatMap((two, s) =>
          (isPriceFirst ? isRight(one, two) : isRight(two, one))
            ? [[f, s] as [number, number]]
            : [],
        ),
      ),
    };
  },
};
