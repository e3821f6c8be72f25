import {
  capital,
  fittingPairs,
  inWords,
  lcm,
  listed,
  ordinal,
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
    does: ["receives a coupon", "is asked to answer the survey"],
    not: ["does not receive a coupon", "is not asked to answer the survey"],
    are: "are asked to answer the survey",
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
    does: ["is weighed", "is scanned"],
    not: ["is not weighed", "is not scanned"],
    are: "are scanned",
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

/** In which of the two lists a number is, and why. */
function placed(
  n: number,
  { a, c, b, d, common }: Drawn,
  { one, does, not }: (typeof SETTINGS)[number],
) {
  const parts = (
    [
      [a, c],
      [b, d],
    ] as const
  ).map(([start, step], k) => {
    if (n < start) return `${not[k]}, since the first is ${start}`;
    return (n - start) % step === 0
      ? `${does[k]}, since ${n} − ${start} = ${n - start} is a multiple of ${step}`
      : `${not[k]}, since ${n} − ${start} = ${n - start} is not a multiple of ${step}`;
  });
  const where = common.indexOf(n);
  const isIn = where >= 0;
  return isIn
    ? `${capital(one)} ${n} is only the ${ordinal(where + 1)} of the ${inWords(common.length)} ${one}s in both lists: ${listed(common.map(String))}.`
    : `${capital(one)} ${n} ${parts[0]}. ${capital(one)} ${n} ${parts[1]}.`;
}

function wrongTerms(drawn: Drawn, counts: boolean, setting: (typeof SETTINGS)[number]) {
  const { c, d, limit, common } = drawn;
  const { one, are } = setting;
  const step = lcm(c, d);
  const [first, last] = [common[0]!, common.at(-1)!];
  const at = (n: number): [number, string] => [n, placed(n, drawn, setting)];
  const nearFirst = [
    [
      step,
      `That is the least common multiple of ${c} and ${d}, the distance between two such ${one}s. ${placed(step, drawn, setting)}`,
    ],
    at(first + step),
    at(first + c),
    at(first - d),
  ] as [number, string][];
  const multiple = Math.floor(limit / step) * step;
  if (!counts)
    return [
      at(last - c),
      nearFirst[3]!,
      at(last + d),
      nearFirst[1]!,
      nearFirst[0]!,
      at(last - step),
      [
        multiple,
        `That is the last multiple of ${step} up to ${thousands(limit)}, but the first such ${one} is ${first}. ${placed(multiple, drawn, setting)}`,
      ] as [number, string],
      nearFirst[2]!,
    ].filter(([value]) => value <= limit);
  const steps = `From ${first} to ${last} there are $\\frac{${last} - ${first}}{${step}} = ${common.length - 1}$ steps of ${step}, and ${first} is counted as well: ${common.length} ${one}s.`;
  return [
    [
      common.length + 1,
      `Another one would be ${last} + ${step} = ${last + step}, which is greater than ${thousands(limit)}.`,
    ],
    [common.length - 1, steps],
    nearFirst[0]!,
    nearFirst[3]!,
    [
      Math.floor(limit / (c * d)),
      `That is $\\frac{${limit}}{${c} \\cdot ${d}}$, rounded down. ${c * d === step ? "" : `The ${one}s are ${step} apart, not ${c * d}. `}${steps}`,
    ],
    [
      Math.floor(limit / d),
      `That is $\\frac{${limit}}{${d}}$, rounded down, about how many ${one}s ${are} in all. Only ${listed(common.map(String))} are in both lists.`,
    ],
    nearFirst[1]!,
    nearFirst[2]!,
  ] as const;
}

function ask(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const setting = rng.pick(SETTINGS);
  const { name, tell, asks, one } = setting;
  const { a, c, b, d, limit, common } = numbers;
  const counts = rng.chance(0.5);
  const step = lcm(c, d);
  const first = common[0]!;
  const last = common.at(-1)!;
  const second: PartAsked = counts
    ? [
        ...asks[1],
        common.length,
        `They are ${listed(common.map(String))}, each ${step} after the one before. The next would be ${last + step}, greater than ${thousands(limit)}.`,
      ]
    : [
        ...asks[2],
        last,
        `${last} is ${first} + ${common.length - 1} × ${step}. The next would be ${last + step}, greater than ${thousands(limit)}.`,
      ];
  return {
    variant: `${counts ? "how-many" : "last"}/${name}`,
    difficulty: 5,
    facts: tell(numbers),
    asks: [
      [
        ...asks[0],
        first,
        `${first} is $${a} + ${(first - a) / c} \\cdot ${c}$ and $${b} + ${(first - b) / d} \\cdot ${d}$, and no number before it is in both lists.`,
      ],
      second,
    ] as const,
    wrong: wrongTerms(numbers, counts, setting),
    solution: {
      idea: `Numbers in both lists are as far apart as the least common multiple of ${c} and ${d}, so only the first must be found by trying.`,
      steps: [
        `Every ${nth(c)} number from ${a}: ${upTo(a, c, first)}. Every ${nth(d)} number from ${b}: ${upTo(b, d, first)}. The first number in both lists is ${first}.`,
        `From one ${one} in both lists to the next, the number rises by a multiple of both ${c} and ${d}. The least common multiple is ${step}, so the ${one}s are ${listed(common.map(String))}: ${inWords(common.length)} in all.`,
      ],
      check: `${last} is $${a} + ${(last - a) / c} \\cdot ${c}$ and $${b} + ${(last - b) / d} \\cdot ${d}$, so it is in both lists. It is not greater than ${thousands(limit)}, and ${last} + ${step} = ${last + step} is.`,
      takeaway: "Two regular lists share numbers at a distance of their least common multiple.",
    },
  };
}

/** The terms of a list up to one of them. */
const upTo = (start: number, step: number, last: number): string =>
  range(0, (last - start) / step)
    .map((k) => start + k * step)
    .join(", ");

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
