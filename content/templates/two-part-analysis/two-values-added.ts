import {
  fittingPairs,
  listed,
  median,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
  type TwoPartTemplate,
} from "@theta/items/template";

const LISTS = [
  {
    name: "packages",
    tell: (values: string, to: string, measure: string) =>
      `A delivery van contains five packages, which weigh ${values} pounds. After two more packages are loaded, a lighter one and a heavier one, each of which weighs a whole number of pounds, the average (arithmetic mean) weight of the packages will be the same as it is now, and the ${measure} will ${to}.`,
    asks: [
      ["Lighter package", "the weight, in pounds, of the lighter of the two packages to be loaded"],
      ["Heavier package", "the weight, in pounds, of the heavier of the two packages to be loaded"],
    ],
    of: "of the weights of the packages",
    now: "it is now",
  },
  {
    name: "stores",
    tell: (values: string, to: string, measure: string) =>
      `A company has five stores with ${values} employees. After the company opens two more stores, a smaller one and a larger one, the average (arithmetic mean) number of employees per store will be the same as it is now, and the ${measure} will ${to}.`,
    asks: [
      ["Smaller store", "the number of employees of the smaller new store"],
      ["Larger store", "the number of employees of the larger new store"],
    ],
    of: "of the numbers of employees",
    now: "it is now",
  },
] as const;

const spanOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The two whole numbers that keep the average and give this measure; null unless there is one pair. */
function onlyPair(
  five: readonly number[],
  measure: (values: readonly number[]) => number,
  wanted: number,
): [number, number] | null {
  const mean = sum(five) / 5;
  const pairs = range(1, mean - 1)
    .map((x): [number, number] => [x, 2 * mean - x])
    .filter((pair) => measure([...five, ...pair]) === wanted);
  return pairs.length === 1 ? pairs[0]! : null;
}

function drawFive(rng: Rng): number[] | null {
  const low = rng.int(8, 40);
  const five = [low, ...range(1, 4).map(() => low + rng.int(1, 24))].toSorted((a, b) => a - b);
  const mean = sum(five) / 5;
  if (!Number.isInteger(mean) || new Set(five).size < 5 || five.includes(mean)) return null;
  return near(mean, median(five), 1.5) ? null : five;
}

/** The average stays, and the range or the median becomes something else. */
function ask(rng: Rng, byRange: boolean) {
  const five = drawFive(rng);
  if (!five) return null;
  const { name, tell, asks, of, now } = rng.pick(LISTS);
  const mean = sum(five) / 5;
  const measure = byRange ? spanOf : median;
  const old = measure(five);
  const wanted = byRange ? old + rng.int(2, 8) : old + rng.pick([-4, -3, -2, 2, 3, 4]);
  const pair = onlyPair(five, measure, wanted);
  if (!pair || pair.some((one) => five.includes(one) || one < 2)) return null;
  const [x, y] = pair;
  const word = byRange ? "range" : "median";
  const change = byRange ? `be ${wanted - old} greater than ${now}` : `be ${wanted}`;
  const all = [...five, x, y].toSorted((a, b) => a - b);
  const why = `Since ${x} + ${y} = ${2 * mean} = 2 × ${mean}, the average stays ${mean}. ${measured(five, x, y, byRange)}.`;
  return {
    variant: `${word}/${name}`,
    difficulty: 5,
    facts: tell(listed(rng.shuffle(five).map(String)), change, `${word} ${of}`),
    asks: [
      [...asks[0], x, `${x} is the lesser of the two new numbers. ${why}`],
      [...asks[1], y, `${y} is the greater of the two new numbers. ${why}`],
    ] as const,
    wrong: wrongPairs(five, pair, wanted, byRange),
    solution: {
      idea: `The average stays the same only if the two new numbers have that average themselves. That gives their sum, and the new ${word} then gives each of them.`,
      steps: [
        `The average of the five is $\\frac{${sum(five)}}{5} = ${mean}$, so the sum of the two new numbers is $2 \\cdot ${mean} = ${2 * mean}$.`,
        byRange
          ? rangeStep(five, pair, wanted)
          : `The median of seven numbers is one of the seven. Since ${wanted} is not one of the five, it must be one of the new numbers, and the other is ${2 * mean} − ${wanted} = ${2 * mean - wanted}.`,
      ],
      check: `In order, the seven are ${all.join(", ")}. Their sum is ${sum(all)} = 7 × ${mean}, and the ${word} is ${wanted}.`,
      takeaway: "An average stays the same when what is added has the same average.",
    },
  };
}

/** Goes through the ways in which the range can grow; only one is possible. */
function rangeStep(five: readonly number[], [x, y]: [number, number], wanted: number): string {
  const [low, high] = [Math.min(...five), Math.max(...five)];
  const total = x + y;
  const [least, most] = [high - wanted, low + wanted];
  const [under, over] = [(total - wanted) / 2, (total + wanted) / 2];
  const both = `If both are outside, their difference is ${wanted} and their sum is ${total}, so they would be $\\frac{${total} - ${wanted}}{2} = ${under}$ and ${over}`;
  const cases: [fits: boolean, text: string][] = [
    [
      total - least <= high,
      total - least <= high
        ? `If only the lesser is outside, it is ${high} − ${wanted} = ${least}, and the greater is ${total} − ${least} = ${total - least}, which is within the old range.`
        : `If only the lesser were outside, it would be ${high} − ${wanted} = ${least}, and the greater would be ${total} − ${least} = ${total - least}, outside after all.`,
    ],
    [
      total - most >= low,
      total - most >= low
        ? `If only the greater is outside, it is ${low} + ${wanted} = ${most}, and the lesser is ${total} − ${most} = ${total - most}, which is within the old range.`
        : `If only the greater were outside, it would be ${low} + ${wanted} = ${most}, and the lesser would be ${total} − ${most} = ${total - most}, outside after all.`,
    ],
    [
      x < low && y > high,
      x < low && y > high
        ? `${both}.`
        : Number.isInteger(under)
          ? `${both}, but ${under >= low ? `${under} is not below ${low}` : `${over} is not above ${high}`}.`
          : `${both}, which are not whole numbers.`,
    ],
  ];
  const inOrder = cases.toSorted(([one], [other]) => Number(one) - Number(other));
  return `The range grows from ${high} − ${low} = ${high - low} to ${wanted}, so at least one of the new numbers is outside the old range, from ${low} to ${high}. Their average, ${total / 2}, is inside this range, so only the lesser can be below ${low}, and only the greater can be above ${high}. ${inOrder.map(([, text]) => text).join(" ")}`;
}

/** The range or the median with two more. */
function measured(five: readonly number[], x: number, y: number, byRange: boolean): string {
  const all = [...five, x, y].toSorted((one, other) => one - other);
  return byRange
    ? `The range becomes ${all.at(-1)} − ${all[0]} = ${spanOf(all)}`
    : `In order, the seven are ${listed(all.map(String))}, and the median is ${all[3]}`;
}

/** Pairs that keep the average, but don't give the measure. */
function wrongPairs(
  five: readonly number[],
  [x, y]: [number, number],
  wanted: number,
  byRange: boolean,
) {
  const mean = sum(five) / 5;
  const [low, high] = [Math.min(...five), Math.max(...five)];
  const tempting = byRange
    ? [low + wanted, high - wanted, x - 2, x + 2, y + wanted - spanOf(five), x + 1, x - 1]
    : [2 * median(five) - wanted, median(five), x - 2, x + 2, x + 1, x - 1];
  return tempting
    .filter((one) => one !== x && one !== y && one !== mean)
    .flatMap((one) => [one, 2 * mean - one])
    .map((one): [number, string] => [
      one,
      2 * mean - one < 1
        ? `To keep the average, the other new number would have to be ${2 * mean} − ${one}, which is not positive.`
        : `To keep the average, the other new number would be ${2 * mean} − ${one} = ${2 * mean - one}. ${measured(five, one, 2 * mean - one, byRange)}, not ${wanted}.`,
    ]);
}

const READINGS: readonly PairReading[] = [
  [spanOf, /(\d+), (\d+), (\d+), (\d+), and (\d+).* the range .* will be (\d+) greater/],
  [median, /(\d+), (\d+), (\d+), (\d+), and (\d+).* the median .* will be (\d+)\./],
].map(([measure, wording]): PairReading => {
  const of = measure as (values: readonly number[]) => number;
  return {
    wording: wording as RegExp,
    fits: (x, y, ...given) => {
      const five = given.slice(0, 5);
      const wanted = given[5]! + (of === spanOf ? spanOf(five) : 0);
      const seven = [...five, x, y];
      return x < y && near(sum(seven) / 7, sum(five) / 5) && near(of(seven), wanted);
    },
  };
});

export const template: TwoPartTemplate = {
  id: "two-values-added",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two values are added: the average stays, and the new range or median settles them.",

  make(rng) {
    const byRange = rng.chance(0.5);
    let asked = null;
    for (let k = 0; k < 16; k++) asked ??= ask(rng, byRange);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
