import {
  inWords,
  listed,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  type Rng,
  type Slip,
  type Solution,
  sum,
  usd,
  valueOf,
} from "@theta/items/template";

type Three = readonly [number, number, number];

interface Setting {
  readonly name: string;
  /** "At a street market in Lima, …" */
  readonly place: string;
  readonly goods: readonly [one: string, many: string][];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "market",
    place: "At a street market",
    goods: [
      ["mango", "mangoes"],
      ["papaya", "papayas"],
      ["coconut", "coconuts"],
    ],
  },
  {
    name: "stationer",
    place: "At a stationer's",
    goods: [
      ["sketchbook", "sketchbooks"],
      ["brush", "brushes"],
      ["palette", "palettes"],
    ],
  },
  {
    name: "nursery",
    place: "At a plant nursery",
    goods: [
      ["fern", "ferns"],
      ["cactus", "cacti"],
      ["rosebush", "rosebushes"],
    ],
  },
  {
    name: "bakery",
    place: "At a bakery",
    goods: [
      ["loaf of rye bread", "loaves of rye bread"],
      ["pie", "pies"],
      ["cake", "cakes"],
    ],
  },
  {
    name: "tailor",
    place: "In a tailor's workshop",
    goods: [
      ["scarf", "scarves"],
      ["vest", "vests"],
      ["shawl", "shawls"],
    ],
  },
  {
    name: "climbing",
    place: "At a climbing store",
    goods: [
      ["carabiner", "carabiners"],
      ["headlamp", "headlamps"],
      ["harness", "harnesses"],
    ],
  },
];

const dot = (counts: Three, prices: Three): number => sum(counts.map((n, k) => n * prices[k]!));

const times = (n: number, total: number): string => (n === 1 ? usd(total) : `${n} × ${usd(total)}`);

const slip = (value: number, name: string, why: string): Slip => ({
  text: usd(value),
  value,
  slip: name,
  why,
});

/** Two purchases, and how many of each to take to have w of every kind. */
function drawPurchases(rng: Rng) {
  const isSum = rng.chance(0.4);
  const [u, v, w] = isSum
    ? ([1, -1, rng.int(4, 7)] as const)
    : rng.pick([
        [2, 1, 1],
        [3, 2, 1],
        [3, 1, 2],
        [2, 3, 1],
        [3, 2, 2],
      ] as const);
  // u · first - v · second = w of each
  const second = [rng.int(1, 7), rng.int(1, 7), rng.int(1, 7)] as const;
  const first = second.map((n) => (w + v * n) / u) as unknown as Three;
  const prices = [rng.int(2, 9), rng.int(3, 12), rng.int(4, 15)] as const;
  const isFair =
    [...first].every((n) => Number.isInteger(n) && n > 0) &&
    new Set(second).size === 3 &&
    new Set(prices).size === 3 &&
    sum(first) !== sum(second);
  const [P, Q] = [dot(first, prices), dot(second, prices)];
  return isFair && P !== Q ? { isSum, u, v: Math.abs(v), w, first, second, prices, P, Q } : null;
}

function drawNumbers(rng: Rng) {
  const drawn = drawPurchases(rng);
  if (!drawn) return null;
  const { isSum, u, v, prices, P, Q } = drawn;
  const { name, place, goods } = rng.pick(SETTINGS);
  const each = rng.pick([1, 1, 2, 4, 6, 10]);
  const [one, key] = [sum(prices), each * sum(prices)];
  const all = isSum ? P + Q : u * P - v * Q;
  const rule = isSum
    ? `${usd(P)} + ${usd(Q)} = ${usd(all)}`
    : `${times(u, P)} − ${times(v, Q)} = ${usd(all)}`;
  return { drawn, name, place, goods, each, one, key, all, rule };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({ drawn, each, one, key, all, rule }: Numbers): ProblemOptions {
  const { w, first, second, P, Q } = drawn;
  const slips = [
    slip(
      all,
      "stops at the combined purchase",
      `${rule} is the cost of ${inWords(w)} of each, and ${inWords(each)} of each ${each === 1 ? "is" : "are"} asked for.`,
    ),
    slip(
      one,
      "finds one of each",
      `That is the cost of one of each; ${inWords(each)} of each are asked for.`,
    ),
    slip(
      Math.abs(P - Q),
      "subtracts the totals",
      `The difference ${usd(Math.abs(P - Q))} is what the two purchases differ by, which is not ${inWords(each)} of each kind.`,
    ),
    slip(
      (3 * each * (P + Q)) / sum([...first, ...second]),
      "averages all the pieces",
      `This takes every piece at the mean price of the ${sum([...first, ...second])} pieces, but the kinds were not bought in equal numbers.`,
    ),
    slip(
      (P + Q) / 2,
      "averages the totals",
      `The mean of the two totals belongs to half of the pieces of both purchases, not to ${inWords(each)} of each.`,
    ),
    slip(
      (P + Q) / 3,
      "divides the money by three kinds",
      `Dividing ${usd(P + Q)} by the number of kinds leaves out how many pieces were bought.`,
    ),
    slip(
      (3 * each * P) / sum(first),
      "averages the first purchase",
      `This takes each piece at the mean price of the first purchase, where the kinds are not in equal numbers.`,
    ),
    slip(
      (3 * each * Q) / sum(second),
      "averages the second purchase",
      `This takes each piece at the mean price of the second purchase, where the kinds are not in equal numbers.`,
    ),
    slip(
      P,
      "takes the first purchase",
      `${usd(P)} buys the first purchase, in which the kinds are not in equal numbers.`,
    ),
    slip(
      Q,
      "takes the second purchase",
      `${usd(Q)} buys the second purchase, in which the kinds are not in equal numbers.`,
    ),
    slip(
      P + Q,
      "adds the totals",
      `${usd(P + Q)} is the cost of all the pieces of both purchases.`,
    ),
  ].filter(({ value }) => Number.isInteger(value));
  return {
    key: {
      text: usd(key),
      value: key,
      why: `${rule} buys ${inWords(w)} of each${w === each ? "" : `, so ${inWords(each)} of each ${each === 1 ? "costs" : "cost"} ${usd(key)}`}.`,
    },
    slips,
  };
}

function solutionOf({ drawn, goods, each, one, key, rule }: Numbers): Solution {
  const { isSum, u, v, w, first, second } = drawn;
  const purchases = isSum
    ? "Put both purchases together"
    : `Take the first purchase ${["", "once", "twice", "three times"][u]} and take away the second${["", "", " twice", " three times"][v]}`;
  return {
    idea: "Two facts cannot give three prices, but one combination of the purchases holds the same number of every kind.",
    steps: [
      `${purchases}: of every kind, that ${isSum ? "makes" : "leaves"} ${w === 1 ? "exactly one piece" : `${inWords(w)} pieces`}.`,
      `The money: ${rule} for ${inWords(w)} of each.`,
      ...(w === each
        ? []
        : [
            `So one of each costs ${usd(one)}${each === 1 ? "" : `, and ${inWords(each)} of each cost ${usd(key)}`}.`,
          ]),
    ],
    check: `For example, the ${goods[0]![1]}: ${isSum ? `$${first[0]} + ${second[0]} = ${w}$` : `$${u} \\cdot ${first[0]} - ${v === 1 ? "" : `${v} \\cdot `}${second[0]} = ${w}$`}.`,
  };
}

export const template: ProblemTemplate = {
  id: "one-of-each-kind",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern: "Three prices, two purchases: no price can be found, but the cost of one of each can.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { drawn, name, place, goods, each } = numbers;
    const { isSum, u, v, w, first, second, P, Q } = drawn;
    const some = (counts: Three) =>
      listed(counts.map((n, k) => `${n} ${goods[k]![n === 1 ? 0 : 1]}`));
    const wanted = some([each, each, each]);
    const stem = rng.pick([
      `${place}, ${some(first)} cost ${usd(P)}, and ${some(second)} cost ${usd(Q)}. At these prices, what is the total cost of ${wanted}?`,
      `${place}, a customer paid ${usd(P)} for ${some(first)}. At the same prices, another customer paid ${usd(Q)} for ${some(second)}. How much would ${wanted} have cost?`,
      `${place}, the price of ${some(first)} is ${usd(P)} and the price of ${some(second)} is ${usd(Q)}, with no discount for quantity. What is the price of ${wanted}?`,
    ]);
    return {
      variant: `${isSum ? "together" : "multiples"}/${name}`,
      context: "real",
      // Two facts for three prices look like too few; the multiples are harder to see than a plain
      // sum.
      difficulty: (isSum ? 5 : 7) + (u + v > 4 ? 1 : 0) + (each > 1 && w !== each ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Gives the first price two different values, solves for the others, and checks that the answer
   * stays.
   */
  check({ stem, options }) {
    const text = plain(stem);
    const [P, Q] = Array.from(text.matchAll(/\$(\d+)/g), ([, n]) => Number(n)) as [number, number];
    const counts = Array.from(text.matchAll(/(?<![$\d])(\d+) [a-z]/g), ([, n]) => Number(n));
    if (counts.length !== 9) throw new Error(`Not three kinds three times: ${text}`);
    const [a1, a2, a3, b1, b2, b3, ...asked] = counts as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const found = [1, 2].map((first) => {
      const [left, right, base] = [P - a1 * first, Q - b1 * first, a2 * b3 - a3 * b2];
      const others = [(left * b3 - a3 * right) / base, (a2 * right - left * b2) / base];
      return sum([first, ...others].map((price, k) => price * (asked as number[])[k]!));
    });
    if (Math.abs(found[0]! - found[1]!) > 1e-9) throw new Error("The answer is not settled.");
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - found[0]!) < 1e-9 ? [k] : [],
    );
  },
};
