import {
  fittingPairs,
  inWords,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
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
        `The ${inWords(k)} greatest different numbers up to ${least} have a sum of ${top}, which is ${top === T ? "exactly" : "at least"} ${T}. Up to ${least - 1}, the sum would be ${top - k}, which is too small.`,
      ],
      [
        "Greatest",
        `the greatest possible number of ${things} that could be received by the ${one} that receives the most`,
        greatest,
        `The others receive at least ${range(m, m + k - 2).join(" + ")} = ${T - greatest}, which leaves ${greatest}.`,
      ],
    ] as const,
    wrong: [
      [Math.ceil(T / k), "That would require equal shares."],
      [
        T - m * (k - 1),
        `The others can't all receive ${m}, because the numbers must be different.`,
      ],
      [least - 1, `Different numbers up to ${least - 1} have a sum of at most ${top - k}.`],
      [greatest - 1, "One more is possible when the others receive as few as they can."],
      [least + 1, `A distribution whose greatest number is ${least} is possible.`],
      [greatest + m, `The others must receive ${T - greatest} in all.`],
      [T - sum(range(1, k - 1)), `Each must receive at least ${m}.`],
      [Math.ceil(T / k) + k - 1, "The numbers can lie on both sides of the average."],
    ] as const,
    solution: {
      idea: "The greatest number is large when the others are as small as possible, and small when all the numbers are as close together as possible.",
      steps: [
        `The smallest numbers for the other ${inWords(k - 1)} are ${range(m, m + k - 2).join(", ")}, with a sum of ${T - greatest}. This leaves ${T} − ${T - greatest} = ${greatest}.`,
        `If the numbers are close together and the greatest is $g$, their sum is at most $${k}g - ${(k * (k - 1)) / 2}$. This must be at least ${T}, so $g$ is at least $\\frac{${T + (k * (k - 1)) / 2}}{${k}}$, and the least integer is ${least}.`,
      ],
      check: `For example, ${exampleOf(T, k, least).join(" + ")} = ${T}.`,
      takeaway:
        "To make one number extreme, make the others as extreme as possible in the other direction.",
    },
  };
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
  const said = (list: readonly number[]): string => [...list, G].join(", ");
  return {
    variant: `median/${name}`,
    difficulty: 6,
    facts: `${opening} The average (arithmetic mean) ${ofThem} is ${mean}, and ${top} is ${G}.`,
    asks: [
      [
        "Least median",
        `the least possible median of ${them}`,
        least,
        `It is possible with ${said(low)}.`,
      ],
      [
        "Greatest median",
        `the greatest possible median of ${them}`,
        greatest,
        `It is possible with ${said(high)}.`,
      ],
    ] as const,
    wrong: wrongMedians(mean, G, least, greatest),
    solution: {
      idea: "The sum is fixed. The median is great when the numbers below it are small and the next one above it is close, and small when the next one above it is great.",
      steps: [
        `The sum is $5 \\cdot ${mean} = ${5 * mean}$, so the other four numbers have the sum ${rest}.`,
        `Greatest: let the two smallest be 1 and 2 where possible. The third and the fourth are then as close as possible: ${said(high)}.`,
        `Least: let the fourth be as great as possible, ${G - 1}. The three smallest have a sum of ${rest - G + 1} and are as close together as possible: ${said(low)}.`,
      ],
      check: `Each of the two lists has the sum ${5 * mean} and five different numbers.`,
      takeaway: "Put the numbers that aren't asked about at their limits.",
    },
  };
}

function wrongMedians(mean: number, G: number, least: number, greatest: number) {
  const rest = 5 * mean - G;
  const wrong = [
    [mean, "The median doesn't have to equal the average."],
    [
      Math.floor((rest - 2) / 2),
      "The two smallest must be different, and the fourth number must be greater than the median.",
    ],
    [
      least - 1,
      `Then the sum could be at most ${3 * (least - 2) + G - 1 + G}, less than ${5 * mean}.`,
    ],
    [
      greatest + 1,
      `Then the sum would be at least ${1 + 2 + 2 * greatest + 3 + G}, more than ${5 * mean}.`,
    ],
    [greatest - 1, `A median of ${greatest} is possible.`],
    [least + 1, `A median of ${least} is possible.`],
    [G - 2, "Then the sum would be too great."],
    [Math.round(rest / 4), "That is about the average of the other four numbers."],
    [
      3,
      "The numbers above the median can't be great enough, because none is greater than the greatest.",
    ],
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
