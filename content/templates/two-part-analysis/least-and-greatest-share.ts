import {
  capital,
  fittingPairs,
  inWords,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

const SHARES = [
  ["offices", "A company will distribute", "new laptops among its", "offices", "office", "laptops"],
  [
    "schools",
    "A school district will distribute",
    "tablets among its",
    "schools",
    "school",
    "tablets",
  ],
] as const;

/** Different integers with a total: how small and how large the largest can be. */
function askLargest(rng: Rng) {
  const [name, who, what, many, one, things] = rng.pick(SHARES);
  const [k, m] = [rng.int(4, 7), rng.int(3, 8)];
  const T = k * m + rng.int(20, 60);
  const greatest = T - sum(range(m, m + k - 2));
  const least = Math.ceil(T / k + (k - 1) / 2);
  if (least - k + 1 < m + 1) return null;
  const top = sum(range(least - k + 1, least));
  return {
    variant: `largest/${name}`,
    difficulty: 5,
    facts: `${who} ${T} ${what} ${inWords(k)} ${many} so that each ${one} receives at least ${m} ${things} and no two ${many} receive the same number of ${things}.`,
    asks: [
      [
        "Least",
        `the least possible number of ${things} that could be received by the ${one} that receives the most`,
        least,
        `It is possible: ${exampleOf(T, k, least).join(" + ")} = ${T}. ${capital(inWords(k))} different numbers up to ${least - 1} have a sum of at most ${top - k}, less than ${T}.`,
      ],
      [
        "Greatest",
        `the greatest possible number of ${things} that could be received by the ${one} that receives the most`,
        greatest,
        `The other ${inWords(k - 1)} ${many} receive at least ${range(m, m + k - 2).join(" + ")} = ${T - greatest} in all, which leaves at most ${T} − ${T - greatest} = ${greatest}.`,
      ],
    ] as const,
    wrong: wrongLargest({ T, k, m, least, greatest, many, one }),
    solution: {
      idea: "The greatest number is large when the others are as small as possible, and small when all the numbers are as close together as possible.",
      steps: [
        `Greatest: the smallest different numbers that the other ${inWords(k - 1)} ${many} can receive are ${range(m, m + k - 2).join(", ")}, with a sum of ${T - greatest}. This leaves ${T} − ${T - greatest} = ${greatest}.`,
        `Least: if the greatest number is $g$, the numbers are at most $g$, $g - 1$, and so on down to $g - ${k - 1}$. Their sum is at most $${k}g - (${range(1, k - 1).join(" + ")}) = ${k}g - ${(k * (k - 1)) / 2}$. This must be at least ${T}, so $g \\ge \\frac{${T + (k * (k - 1)) / 2}}{${k}}$, and the least such integer is ${least}.`,
        `${least} is possible: ${exampleOf(T, k, least).join(" + ")} = ${T}.`,
      ],
      check: `Up to ${least - 1}, the sum would be at most ${range(least - k, least - 1)
        .toReversed()
        .join(
          " + ",
        )} = ${top - k}, less than ${T}. With ${greatest + 1}, it would be at least ${T - greatest} + ${greatest + 1} = ${T + 1}, more than ${T}.`,
      takeaway:
        "To make one number extreme, make the others as extreme as possible in the other direction.",
    },
  };
}

interface Shares {
  readonly T: number;
  readonly k: number;
  readonly m: number;
  readonly least: number;
  readonly greatest: number;
  readonly many: string;
  readonly one: string;
}

/** Shows why this is neither the least nor the greatest number that one of them can receive at most. */
function shareWhy({ T, k, m, least, greatest, many }: Shares, x: number): string {
  const others = T - greatest;
  if (x < least)
    return `${capital(inWords(k))} different numbers up to ${x} have a sum of at most ${range(
      x - k + 1,
      x,
    )
      .toReversed()
      .join(" + ")} = ${sum(range(x - k + 1, x))}, less than ${T}.`;
  if (x > greatest)
    return `The other ${inWords(k - 1)} ${many} receive at least ${range(m, m + k - 2).join(" + ")} = ${others} in all, and ${others} + ${x} = ${others + x}, more than ${T}.`;
  return `The greatest number can be as small as ${least} (${exampleOf(T, k, least).join(" + ")} = ${T}) or as great as ${greatest} (${[...range(m, m + k - 2), greatest].join(" + ")} = ${T}), so ${x} is neither.`;
}

function wrongLargest(drawn: Shares) {
  const { T, k, m, least, greatest, many, one } = drawn;
  const others = capital(inWords(k - 1));
  const why = (x: number): string => shareWhy(drawn, x);
  const equal = Math.ceil(T / k);
  return [
    [equal, why(equal)],
    [
      T - m * (k - 1),
      `If ${inWords(k - 1)} ${many} received ${m} each, ${T} − ${k - 1} × ${m} = ${T - m * (k - 1)} would be left, but no two ${many} receive the same number. ${others} different numbers that are at least ${m} have a sum of at least ${T - greatest}.`,
    ],
    [least - 1, why(least - 1)],
    [greatest - 1, why(greatest - 1)],
    [least + 1, why(least + 1)],
    [greatest + m, why(greatest + m)],
    [
      T - sum(range(1, k - 1)),
      `That would be left if the other ${inWords(k - 1)} ${many} received ${range(1, k - 1).join(", ")}, but each ${one} receives at least ${m}.`,
    ],
    [equal + k - 1, why(equal + k - 1)],
  ] as const;
}

/** k different integers with this sum and this greatest one, close together. */
function exampleOf(T: number, k: number, greatest: number): number[] {
  const numbers = range(greatest - k + 1, greatest);
  for (let j = 0, over = sum(numbers) - T; over > 0; j++, over--) numbers[j]! -= 1;
  return numbers;
}

const LISTS = [
  [
    "policies",
    "Each of five insurance agents sold at least 1 policy last month, and no two of them sold the same number of policies.",
    "of the five numbers of policies sold",
    "the greatest of the five numbers",
    "the five numbers",
  ],
  [
    "scores",
    "Each of five teams in a tournament scored at least 1 point, and no two of the teams scored the same number of points.",
    "of the five scores",
    "the highest score",
    "the five scores",
  ],
  [
    "orders",
    "Each of five stores received at least 1 order for a certain sofa, and no two of the stores received the same number of orders for it.",
    "of the five numbers of orders received",
    "the greatest of the five numbers",
    "the five numbers",
  ],
] as const;

/** Five different integers with a mean and a greatest one: how small and how large the median can be. */
function askMedian(rng: Rng) {
  const [name, opening, ofThem, top, them] = rng.pick(LISTS);
  const mean = rng.int(8, 24);
  const G = mean + rng.int(3, 14);
  const rest = 5 * mean - G;
  const medians = mediansOf(mean, G);
  const [least, greatest] = [Math.min(...medians), Math.max(...medians)];
  if (greatest - least < 3 || greatest + 1 === G || least < 4) return null;
  const [low, high] = [exampleWith(rest, least, G), exampleWith(rest, greatest, G)];
  const said = (list: readonly number[]): string => `${[...list, G].join(" + ")} = ${5 * mean}`;
  return {
    variant: `median/${name}`,
    difficulty: 6,
    facts: `${opening} The average (arithmetic mean) ${ofThem} is ${mean}, and ${top} is ${G}.`,
    asks: [
      [
        "Least median",
        `the least possible median of ${them}`,
        least,
        `It is possible: ${said(low)}. ${medianWhy({ mean, G, low, high }, least - 1)}`,
      ],
      [
        "Greatest median",
        `the greatest possible median of ${them}`,
        greatest,
        `It is possible: ${said(high)}. ${medianWhy({ mean, G, low, high }, greatest + 1)}`,
      ],
    ] as const,
    wrong: wrongMedians({ mean, G, low, high }),
    solution: {
      idea: "The sum is fixed. The median is great when the two numbers below it are as small as possible and the one above it is close to it. It is small when the numbers below it are close to it and the one above it is as great as possible.",
      steps: [
        `The sum of the five numbers is $5 \\cdot ${mean} = ${5 * mean}$. The greatest is ${G}.`,
        `Greatest median $c$: the two smallest are at least 1 and 2, and the fourth is at least $c + 1$, so $1 + 2 + c + (c + 1) + ${G} \\le ${5 * mean}$ and $c \\le ${thousands((rest - 4) / 2)}$. The fourth is between $c$ and ${G}, so $c \\le ${G - 2}$, too. The greatest $c$ is ${greatest}: ${said(high)}.`,
        `Least median $c$: the fourth is at most ${G - 1}, and the two smallest are at most $c - 2$ and $c - 1$, so $(c - 2) + (c - 1) + c + ${G - 1} + ${G} \\ge ${5 * mean}$ and $3c \\ge ${5 * mean + 4 - 2 * G}$. The least integer $c$ is ${least}: ${said(low)}.`,
      ],
      check: `${medianWhy({ mean, G, low, high }, least - 1)} ${medianWhy({ mean, G, low, high }, greatest + 1)}`,
      takeaway: "Put the numbers that aren't asked about at their limits.",
    },
  };
}

interface Medians {
  readonly mean: number;
  readonly G: number;
  /** The other four numbers when the median is least and greatest. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Shows why this is neither the least nor the greatest possible median. */
function medianWhy({ mean, G, low, high }: Medians, x: number): string {
  const [least, greatest, total] = [low[2]!, high[2]!, 5 * mean];
  if (x < least)
    return `With a median of ${x}, the sum could be at most ${x - 2} + ${x - 1} + ${x} + ${G - 1} + ${G} = ${3 * x + 2 * G - 4}, less than ${total}.`;
  if (x > G - 2)
    return `With a median of ${x}, there is no integer between the median and ${G} for the fourth number.`;
  if (x > greatest)
    return `With a median of ${x}, the sum would be at least 1 + 2 + ${x} + ${x + 1} + ${G} = ${2 * x + G + 4}, more than ${total}.`;
  return `The median can be as small as ${least} (${[...low, G].join(", ")}) or as great as ${greatest} (${[...high, G].join(", ")}), so ${x} is neither.`;
}

function wrongMedians(drawn: Medians) {
  const { mean, G, low, high } = drawn;
  const rest = 5 * mean - G;
  const [least, greatest] = [low[2]!, high[2]!];
  const why = (x: number): string => medianWhy(drawn, x);
  const half = Math.floor((rest - 2) / 2);
  const quarter = Math.round(rest / 4);
  const wrong = [
    [mean, `${mean} is the average. ${why(mean)}`],
    [
      half,
      `If the two smallest were both 1, the third and the fourth would have a sum of ${rest} − 2 = ${rest - 2}, and half of that is ${rest % 2 === 0 ? "" : "about "}${half}. But no two of the numbers are equal. ${why(half)}`,
    ],
    [least - 1, why(least - 1)],
    [greatest + 1, why(greatest + 1)],
    [greatest - 1, why(greatest - 1)],
    [least + 1, why(least + 1)],
    [G - 2, why(G - 2)],
    [
      quarter,
      `${rest} ÷ 4 ${rest % 4 === 0 ? "=" : "≈"} ${quarter} is the average of the other four numbers. ${why(quarter)}`,
    ],
    [3, why(3)],
  ] as const;
  // No median is as great as the greatest number.
  return wrong.filter(([value]) => value < G);
}

function* listsOf(rest: number, G: number) {
  for (let a = 1; a < G; a++)
    for (let b = a + 1; b < G; b++)
      for (let c = b + 1; c < G; c++) {
        const d = rest - a - b - c;
        if (d > c && d < G) yield [a, b, c, d] as const;
      }
}

function mediansOf(mean: number, G: number): number[] {
  return [...listsOf(5 * mean - G, G)].map(([, , c]) => c);
}

function exampleWith(rest: number, median: number, G: number): readonly number[] {
  return [...listsOf(rest, G)].find(([, , c]) => c === median)!;
}

/** The largest of k different integers of at least m with the sum T, over all ways. */
function largestOf(T: number, k: number, m: number): number[] {
  if (k === 1) return T >= m ? [T] : [];
  return range(m, Math.floor(T / k)).flatMap((first) => largestOf(T - first, k - 1, first + 1));
}

const READINGS: readonly PairReading[] = [
  {
    wording: /distribute (\d+) .* its (\w+) .* at least (\d+) /,
    fits: (least, greatest, T = 0, k = 0, m = 0) => {
      const possible = new Set(memo(T, k, m));
      return (
        possible.has(least) &&
        possible.has(greatest) &&
        Math.min(...possible) === least &&
        Math.max(...possible) === greatest
      );
    },
  },
  {
    wording: /mean\) .* is (\d+), and the .* is (\d+)\./,
    fits: (least, greatest, mean = 0, G = 0) => {
      const medians = mediansOf(mean, G);
      return Math.min(...medians) === least && Math.max(...medians) === greatest;
    },
  },
];

const seen = new Map<string, number[]>();
function memo(T: number, k: number, m: number): number[] {
  const name = [T, k, m].join();
  const found = seen.get(name) ?? [...new Set(largestOf(T, k, m))];
  seen.set(name, found);
  return found;
}

export const template: TwoPartTemplate = {
  id: "least-and-greatest-share",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Different integers with a fixed sum: how small and how great one of them can be.",

  make(rng) {
    const asked = rng.pick([askLargest, askMedian])(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
