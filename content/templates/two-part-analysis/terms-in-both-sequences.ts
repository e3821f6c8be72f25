import {
  fittingPairs,
  inWords,
  lcm,
  listed,
  pairDraft,
  type PairReading,
  range,
  type PartAsked,
  type Rng,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Numbers {
  /** The first term and the difference of each sequence. */
  readonly a: number;
  readonly c: number;
  readonly b: number;
  readonly d: number;
  readonly limit: number;
}

type Drawn = Numbers & { readonly common: readonly number[] };

const SETTINGS = [
  {
    name: "visitors",
    tell: ({ a, c, b, d, limit }: Numbers) =>
      `The visitors to a museum on a certain day are numbered from 1 to ${thousands(limit)} in the order in which they arrive. Beginning with visitor ${a}, every ${nth(c)} visitor receives a coupon, so that visitors ${a}, ${a + c}, and ${a + 2 * c} are the first three to receive one. Beginning with visitor ${b}, every ${nth(d)} visitor is asked to answer a survey, so that visitors ${b}, ${b + d}, and ${b + 2 * d} are the first three to be asked.`,
    asks: [
      [
        "First",
        "the number of the first visitor who both receives a coupon and is asked to answer the survey",
      ],
      [
        "How many",
        "the number of visitors who both receive a coupon and are asked to answer the survey",
      ],
      [
        "Last",
        "the number of the last visitor who both receives a coupon and is asked to answer the survey",
      ],
    ],
    one: "visitor",
  },
  {
    name: "items",
    tell: ({ a, c, b, d, limit }: Numbers) =>
      `The items produced by a machine in one day are numbered from 1 to ${thousands(limit)} in the order in which they are produced. Beginning with item ${a}, every ${nth(c)} item is weighed, so that items ${a}, ${a + c}, and ${a + 2 * c} are the first three to be weighed. Beginning with item ${b}, every ${nth(d)} item is scanned, so that items ${b}, ${b + d}, and ${b + 2 * d} are the first three to be scanned.`,
    asks: [
      ["First", "the number of the first item that is both weighed and scanned"],
      ["How many", "the number of items that are both weighed and scanned"],
      ["Last", "the number of the last item that is both weighed and scanned"],
    ],
    one: "item",
  },
] as const;

function nth(n: number): string {
  return ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"][n - 6] ?? `${n}th`;
}

function drawNumbers(rng: Rng): Drawn | null {
  const [c, d] = rng.sample([6, 7, 8, 9, 10, 12, 14, 15], 2) as [number, number];
  const [a, b] = [rng.int(1, c), rng.int(1, d)];
  const limit = 50 * rng.int(3, 10);
  const common = commonTerms(a, c, b, d, limit);
  if (common.length < 3 || common.length > 9 || a === b || common[0]! < 2 * Math.max(c, d))
    return null;
  return { a, c, b, d, limit, common };
}

function wrongTerms({ a, c, d, limit, common }: Drawn, counts: boolean) {
  const step = lcm(c, d);
  const [first, last] = [common[0]!, common.at(-1)!];
  const inOne = (n: number): string =>
    (n - a) % c === 0 ? "It is in the first list only." : "It is in the second list only.";
  const nearFirst = [
    [step, `That is the least common multiple of ${c} and ${d}.`],
    [first + step, "That is the second one."],
    [first + c, inOne(first + c)],
    [first - d, inOne(first - d)],
  ] as const;
  if (!counts)
    return [
      [last - c, inOne(last - c)],
      nearFirst[3],
      [last + d, inOne(last + d)],
      nearFirst[1],
      nearFirst[0],
      [last - step, "That is the next to last one."],
      [Math.floor(limit / step) * step, `The first is not a multiple of ${step}.`],
      nearFirst[2],
    ].filter(([value]) => (value as number) <= limit) as [number, string][];
  return [
    [common.length + 1, `Another one would be ${last + step}, which is too great.`],
    [common.length - 1, "The first one is counted as well."],
    nearFirst[0],
    nearFirst[3],
    [Math.floor(limit / (c * d)), `They are ${step} apart, not ${c * d}.`],
    [Math.floor(limit / d), `That is about the number of terms in one of the lists.`],
    nearFirst[1],
    nearFirst[2],
  ] as const;
}

function ask(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const { name, tell, asks, one } = rng.pick(SETTINGS);
  const { a, c, b, d, limit, common } = numbers;
  const counts = rng.chance(0.5);
  const step = lcm(c, d);
  const first = common[0]!;
  const last = common.at(-1)!;
  const second: PartAsked = counts
    ? [...asks[1], common.length, `They are ${listed(common.map(String))}.`]
    : [...asks[2], last, `The next would be ${last + step}, which is too great.`];
  return {
    variant: `${counts ? "how-many" : "last"}/${name}`,
    difficulty: 5,
    facts: tell(numbers),
    asks: [
      [
        ...asks[0],
        first,
        `It is $${a} + ${(first - a) / c} \\cdot ${c}$ and $${b} + ${(first - b) / d} \\cdot ${d}$.`,
      ],
      second,
    ] as const,
    wrong: wrongTerms(numbers, counts),
    solution: {
      idea: `Numbers in both lists are as far apart as the least common multiple of ${c} and ${d}, so only the first must be found by trying.`,
      steps: [
        `Go through ${range(0, 3)
          .map((k) => a + k * c)
          .join(
            ", ",
          )}, and so on, until a number is in the other list: ${b}, ${b + d}, ${b + 2 * d}, and so on. The first is ${first}.`,
        `The least common multiple of ${c} and ${d} is ${step}, so the ${one}s are ${listed(common.map(String))}: ${inWords(common.length)} in all.`,
      ],
      check: `${last} is not greater than ${thousands(limit)}, and ${last + step} is.`,
      takeaway: "Two regular lists share numbers at a distance of their least common multiple.",
    },
  };
}

function commonTerms(a: number, c: number, b: number, d: number, limit: number): number[] {
  return range(Math.max(a, b), limit).filter((n) => (n - a) % c === 0 && (n - b) % d === 0);
}

/** Goes through both lists term by term. */
function judged(a: number, c: number, b: number, d: number, limit: number): number[] {
  const second = new Set<number>();
  for (let n = b; n <= limit; n += d) second.add(n);
  const both = [];
  for (let n = a; n <= limit; n += c) if (second.has(n)) both.push(n);
  return both;
}

const LISTS = /from 1 to (\d+) .* \w+s (\d+), (\d+), and \d+ are .* \w+s (\d+), (\d+), and \d+ are/;

const READINGS: readonly PairReading[] = [
  /the number of (?:items|visitors)/,
  /the number of the last/,
].map((asked, k): PairReading => ({
  wording: new RegExp(`${LISTS.source}[^]*and select for [^]*${asked.source}`),
  fits: (x, y, limit = 0, a = 0, nextA = 0, b = 0, nextB = 0) => {
    const both = judged(a, nextA - a, b, nextB - b, limit);
    return x === both[0] && y === (k === 0 ? both.length : both.at(-1));
  },
}));

export const template: TwoPartTemplate = {
  id: "terms-in-both-sequences",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Numbers that belong to two regular lists: the first, and how many there are or the last.",

  make(rng) {
    const asked = ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
