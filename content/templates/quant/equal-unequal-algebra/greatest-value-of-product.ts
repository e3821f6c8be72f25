import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
  usd,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "A product of two factors with a constant sum is greatest when the factors are as close to each other as possible.";

/** A product that is zero at −a and at b is greatest halfway between. */
function askExpression(rng: Rng): AskedProblem {
  const a = rng.int(2, 20);
  const b = a + 2 * rng.int(2, 12);
  const key = (b - a) / 2;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `For what value of $x$ does the expression $(x + ${a})(${b} - x)$ have its greatest value?`,
      `If $y = (${b} - x)(${a} + x)$, for what value of $x$ is the value of $y$ greatest?`,
    ],
    key,
    why: `The factors have the sum ${a + b}, so the product is greatest when each factor is ${(a + b) / 2}.`,
    wrong: [
      [
        (a + b) / 2,
        "stops at the factor",
        `This is $\\frac{${a + b}}{2}$, the value of each factor. For $x$, solve $x + ${a} = ${(a + b) / 2}$.`,
      ],
      [
        b - a,
        "doesn't take half",
        `This is $${b} - ${a}$, which is $2x$. When $x = ${b - a}$, the factors are ${b} and ${a}, which aren't equal.`,
      ],
      [b, "sets a factor to zero", `When $x = ${b}$, the product is 0.`],
      [
        b / 2,
        "looks at one factor only",
        `This is halfway between 0 and ${b}, but the product is 0 at $x = -${a}$, not at $x = 0$.`,
      ],
      [
        a,
        "takes a number of the expression",
        `When $x = ${a}$, the factors are ${2 * a} and ${b - a}. They aren't equal, so the product isn't greatest.`,
      ],
      [
        a + b,
        "adds",
        `This is $${a} + ${b}$. When $x = ${a + b}$, one factor is negative, and so is the product.`,
      ],
      [-a, "sets a factor to zero", `When $x = -${a}$, the product is 0.`],
    ],
    shows: (value) => Number.isInteger(value),
    pureText: (value) => `$${value}$`,
    solution: {
      idea: `The sum of the factors is always ${a + b}, so the product is greatest when they are equal.`,
      fast: [
        `The product is 0 when $x = -${a}$ and when $x = ${b}$. It is greatest halfway between, at $x = \\frac{-${a} + ${b}}{2} = ${key}$.`,
      ],
      steps: [
        `$(x + ${a}) + (${b} - x) = ${a + b}$ for every $x$.`,
        `A product of two numbers with a constant sum is greatest when they are equal: $x + ${a} = ${b} - x$.`,
        `So $2x = ${b - a}$ and $x = ${key}$.`,
      ],
      check: `With $x = ${key}$ both factors are ${(a + b) / 2}. With $x = ${key + 1}$ they are ${(a + b) / 2 + 1} and ${(a + b) / 2 - 1}, and their product is less by 1.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The same with a price and the number that is sold at that price. */
function askPrice(rng: Rng): AskedProblem | null {
  const price = rng.pick([8, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30]);
  const [rise, fewer] = [rng.int(2, 8), rng.pick([5, 6, 8, 10, 12, 15, 20])];
  const key = price + rise;
  const top = key + rise + price;
  const sold = fewer * (top - price);
  if (sold > 600 || rise >= price) return null;
  const side = rng.pick([1, -1]);
  return {
    difficulty: 5,
    stems: [
      `At a price of ${usd(price)} per ticket, a theater sells ${thousands(sold)} tickets to each performance. For each increase of \\$1 in the price, the theater would sell ${fewer} fewer tickets. At what price per ticket would the theater's revenue from a performance be greatest?`,
      `A store sells ${thousands(sold)} units of a certain product per month at a price of ${usd(price)} per unit. If each increase of \\$1 in the price would reduce monthly sales by ${fewer} units, what price per unit would yield the greatest monthly revenue?`,
    ],
    key,
    why: `At ${usd(price)} plus $x$ dollars the revenue is $${fewer}(${price} + x)(${sold / fewer} - x)$ dollars, which is greatest when the two factors with $x$ are equal, at $x = ${rise}$.`,
    wrong: [
      [
        price + 2 * rise,
        "doesn't take half",
        `At ${usd(price + 2 * rise)} the revenue is the same as at ${usd(price)}. It is greatest halfway between, at ${usd(key)}.`,
      ],
      ...[side, 2 * side].map((by): Wrong => [
        key + by,
        by > 0 ? "raises the price too far" : "doesn't raise the price far enough",
        `At ${usd(key + by)} the revenue is ${usd((key + by) * (sold - fewer * (rise + by)))}, less than at ${usd(key)}.`,
      ]),
      [
        price + fewer,
        "adds the wrong number",
        `This is $${price} + ${fewer}$, but the ${fewer} are [[things]], not dollars.`,
      ],
      [
        price + 1,
        "tries one increase",
        `At ${usd(price + 1)} the revenue is ${usd((price + 1) * (sold - fewer))}, less than the ${usd(key * (top - key) * fewer)} at ${usd(key)}.`,
      ],
      [
        price,
        "expects a loss from any increase",
        `At ${usd(price)} the revenue is ${usd(price * sold)}, less than the ${usd(key * (top - key) * fewer)} at ${usd(key)}.`,
      ],
      // Only one of these, because together they show the price and the increase.
      rng.pick<Wrong>([
        [
          rise,
          "stops at the increase",
          `This is the increase. The price is $${price} + ${rise}$ dollars.`,
        ],
        [
          2 * price,
          "doubles the price",
          `At ${usd(2 * price)} the revenue is ${usd(Math.max(0, 2 * price * (sold - fewer * price)))}, less than at ${usd(key)}.`,
        ],
        [
          key + price,
          "adds the price twice",
          `This is $${key} + ${price}$, but ${usd(key)} already includes the original ${usd(price)}.`,
        ],
      ]),
    ],
    text: usd,
    solution: {
      idea: "The revenue is the price times the number sold, a product that is 0 at two prices and greatest halfway between.",
      fast: [
        `Sales would be 0 after an increase of $\\frac{${sold}}{${fewer}} = ${sold / fewer}$ dollars, at a price of ${usd(top)}. The revenue is also 0 at a price of \\$0, so it is greatest halfway between, at $\\frac{0 + ${top}}{2} = ${key}$ dollars.`,
      ],
      steps: [
        `After an increase of $x$ dollars the revenue is $(${price} + x)(${sold} - ${fewer}x)$ dollars, or $${fewer}(${price} + x)(${sold / fewer} - x)$.`,
        `The factors $${price} + x$ and $${sold / fewer} - x$ have a constant sum, so their product is greatest when $${price} + x = ${sold / fewer} - x$.`,
        `So $2x = ${sold / fewer} - ${price} = ${2 * rise}$ and $x = ${rise}$, and the price is $${price} + ${rise} = ${key}$ dollars.`,
      ],
      check: `At ${usd(key)}, ${sold - fewer * rise} [[things]] are sold for a revenue of ${usd(key * (sold - fewer * rise))}, more than ${usd(price * sold)} at the original price.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({ things: wording === 1 ? "tickets" : "units" }),
  };
}

/** Positive integers with a fixed weighted sum. */
function askIntegers(rng: Rng): AskedProblem | null {
  const [m, n] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [2, 5],
    [3, 4],
  ] as const);
  const total = rng.pick([20, 22, 24, 25, 26, 27, 30, 32, 33, 35, 36, 40, 45, 48, 50, 54, 60, 72]);
  const pairs = pairsOf(m, n, total);
  const ordered = pairs.toSorted((one, two) => two[0] * two[1] - one[0] * one[1]);
  const [best, second, third] = ordered;
  if (!best || !second || !third || best[0] === best[1]) return null;
  const [x, y] = best;
  const key = x * y;
  const [mx, ny] = [m === 1 ? "x" : `${m}x`, `${n}y`];
  if (second[0] * second[1] === key || key > 400) return null;
  const equal = total / (m + n);
  const at = pairs.findIndex((pair) => pair[0] === x);
  const shown = pairs.length < 6 ? pairs : pairs.slice(Math.max(0, at - 1), at + 2);
  const smaller = ([one, other]: readonly [number, number]): string =>
    `This is $${one} \\cdot ${other}$, with $x = ${one}$ and $y = ${other}$, but $x = ${x}$ and $y = ${y}$ have the greater product $${x} \\cdot ${y} = ${key}$.`;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `If $x$ and $y$ are positive integers and $${mx} + ${ny} = ${total}$, what is the greatest possible value of $xy$?`,
      `What is the greatest possible value of $xy$ if $x$ and $y$ are positive integers such that $${mx} = ${total} - ${ny}$?`,
    ],
    key,
    shows: (value) => Number.isInteger(value) && value * 4 > key && value < 4 * key,
    why: `The greatest product belongs to $x = ${x}$ and $y = ${y}$: $${x} \\cdot ${y} = ${key}$.`,
    wrong: [
      [second[0] * second[1], "stops one pair away", smaller(second)],
      [
        Math.ceil(total / 2 / m) * Math.ceil(total / 2 / n),
        "rounds both numbers up",
        `This rounds $\\frac{${total / 2}}{${m}}$ and $\\frac{${total / 2}}{${n}}$ up to ${Math.ceil(total / 2 / m)} and ${Math.ceil(total / 2 / n)}, but then $${mx} + ${ny}$ is greater than ${total}.`,
      ],
      [
        Math.floor((total * total) / (4 * m * n)),
        "forgets the integers",
        `This is about $\\frac{${total / 2}}{${m}} \\cdot \\frac{${total / 2}}{${n}}$, but $x$ and $y$ have to be integers.`,
      ],
      [
        equal * equal,
        "takes equal numbers",
        `This is $${equal}^2$, with $x = y = ${equal}$, but $x = ${x}$ and $y = ${y}$ have the greater product $${x} \\cdot ${y} = ${key}$.`,
      ],
      [
        x * (y + 1),
        "goes one too far",
        `With $x = ${x}$ and $y = ${y + 1}$, $${mx} + ${ny}$ is ${m * x + n * (y + 1)}, not ${total}.`,
      ],
      [
        (x + 1) * y,
        "goes one too far",
        `With $x = ${x + 1}$ and $y = ${y}$, $${mx} + ${ny}$ is ${m * (x + 1) + n * y}, not ${total}.`,
      ],
      [third[0] * third[1], "stops two pairs away", smaller(third)],
      [
        (x - 1) * y,
        "stops before the total",
        `With $x = ${x - 1}$ and $y = ${y}$, $${mx} + ${ny}$ is ${m * (x - 1) + n * y}, not ${total}.`,
      ],
      [pairs[0]![0] * pairs[0]![1], "tries an end", smaller(pairs[0]!)],
      [
        m * n * second[0] * second[1],
        "multiplies the terms of another pair",
        `This is the product of $${mx} = ${m * second[0]}$ and $${ny} = ${n * second[1]}$, not that of $x$ and $y$.`,
      ],
    ],
    solution: {
      idea: `The product of $${mx}$ and $${ny}$, two numbers with the sum ${total}, is greatest when they are as close as possible.`,
      steps: [
        `$${mx}$ and $${ny}$ have the sum ${total}, so both should be close to ${total / 2}.`,
        `${m === 1 ? "" : `$${mx} = ${total} - ${ny}$ must be a positive multiple of ${m}, so `}${shown.length < pairs.length ? `${m === 1 ? "T" : "t"}he pairs $(x, y)$ that come closest are` : `${m === 1 ? "T" : "t"}he only possible pairs $(x, y)$ are`} ${listed(shown.map(([one, other]) => `$(${one}, ${other})$`))}.`,
        `Their products are ${listed(shown.map(([one, other]) => String(one * other)))}${shown.length < pairs.length ? ", and pairs farther away have smaller products" : ""}.`,
        `So the greatest value of $xy$ is $${x} \\cdot ${y} = ${key}$.`,
      ],
      check: `With $x = ${x}$ and $y = ${y}$, $${mx} = ${m * x}$ and $${ny} = ${n * y}$ are as close to ${total / 2} as possible.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { expression: askExpression, price: askPrice, integers: askIntegers };
const KINDS = ["expression", "price", "integers"] as const;

/** All pairs of positive integers with mx + ny = total. */
function pairsOf(m: number, n: number, total: number): [number, number][] {
  return range(1, Math.floor(total / n)).flatMap((y): [number, number][] => {
    const x = (total - n * y) / m;
    return Number.isInteger(x) && x > 0 ? [[x, y]] : [];
  });
}

/** No integer from −100 to 200 gives a greater product. */
const isBest = (tried: number, a: number, b: number): boolean =>
  range(-100, 200).every((x) => (x + a) * (b - x) <= (tried + a) * (b - tried));
const isBestPrice = (tried: number, price: number, sold: number, fewer: number): boolean => {
  const revenue = (at: number): number => at * (sold - fewer * (at - price));
  return range(0, 200).every((at) => revenue(at) <= revenue(tried));
};
const isBestProduct = (tried: number, m: number, n: number, total: number): boolean =>
  tried === Math.max(...pairsOf(m || 1, n, total).map(([x, y]) => x * y));
const isHigher = (tried: number, price: number): boolean => tried > price;

const READINGS: readonly StemReading[] = [
  { wording: /\(x \+ (\d+)\)\((\d+) - x\)/, fits: isBest },
  { wording: /\((\d+) - x\)\((\d+) \+ x\)/, fits: (tried, b, a) => isBest(tried, a, b) },
  {
    wording: /price of \$(\d+) per ticket, .* sells (\d+) .* sell (\d+) fewer/,
    fits: isBestPrice,
    open: isHigher,
  },
  {
    wording: /sells (\d+) units .* of \$(\d+) per .* by (\d+) units/,
    fits: (tried, sold, price, fewer) => isBestPrice(tried, price, sold, fewer),
    open: (tried, _sold, price) => isHigher(tried, price),
  },
  { wording: / (\d*)x \+ (\d+)y = (\d+),/, fits: isBestProduct },
  {
    wording: / (\d*)x = (\d+) - (\d+)y\?/,
    fits: (tried, m, total, n) => isBestProduct(tried, m, n, total),
  },
];

export const template: ProblemTemplate = {
  id: "greatest-value-of-product",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "A product whose factors have a constant sum is greatest when they are equal or nearly so.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries every integer. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
