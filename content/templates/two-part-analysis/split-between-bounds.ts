import {
  fittingPairs,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texThousands as tex,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

const RATIOS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
] as const;

const PURCHASES = [
  ["desks", "A company will purchase", "desks for its new office", "desk", [280, 420], [120, 240]],
  ["trees", "A city will plant", "trees in its parks", "tree", [140, 220], [60, 120]],
] as const;

const isWhole = (value: number): boolean => near(value, Math.round(value));
const tenths = (value: number): number => Math.round(10 * value) / 10;

/** "$\\frac{1}{3} \\cdot 102 = 34$" */
const partOf = (p: number, q: number, n: number): string =>
  `$\\frac{${p}}{${q}} \\cdot ${tex(n)} ${isWhole((p * n) / q) ? "=" : "\\approx"} ${tex(tenths((p * n) / q))}$`;

/** A fraction of one type gives the least number of the expensive type, a budget that of the other. */
function askPurchase(rng: Rng) {
  const [name, opening, things, one, high, low] = rng.pick(PURCHASES);
  const [p, q] = rng.pick(RATIOS);
  const N = 5 * rng.int(8, 30);
  const [a, b] = [10 * rng.int(high[0] / 10, high[1] / 10), 10 * rng.int(low[0] / 10, low[1] / 10)];
  const least = Math.ceil((p * N) / (p + q));
  const most = least + rng.int(2, Math.ceil(N / 4));
  const budget = 100 * Math.ceil((a * most + b * (N - most)) / 100);
  const leastY = N - most;
  if (a * (most + 1) + b * (leastY - 1) <= budget || leastY < 5 || least === leastY) return null;
  const costs = (x: number): string => usd(a * x + b * (N - x));
  return {
    variant: `purchase/${name}`,
    difficulty: 4,
    facts: `${opening} a total of ${N} ${things}. Each of these ${one}s will be either a Type X ${one}, which costs ${usd(a)}, or a Type Y ${one}, which costs ${usd(b)}. The number of Type X ${one}s must be at least $\\frac{${p}}{${q}}$ of the number of Type Y ${one}s, and the total cost of the ${N} ${one}s cannot exceed ${usd(budget)}.`,
    asks: [
      [
        "Type X",
        `the least possible number of Type X ${one}s`,
        least,
        `With ${least} of Type X, there are ${N - least} of Type Y, and ${partOf(p, q, N - least)}, which is no more than ${least}. With ${least - 1} of Type X, there would be ${N - least + 1} of Type Y, and ${partOf(p, q, N - least + 1)}, which is more than ${least - 1}.`,
      ],
      [
        "Type Y",
        `the least possible number of Type Y ${one}s`,
        leastY,
        `With ${leastY} of Type Y and ${most} of Type X, the cost is ${costs(most)}. With one fewer of Type Y and one more of Type X, it would be ${costs(most + 1)}, more than ${usd(budget)}.`,
      ],
    ] as const,
    wrong: [
      [
        most,
        `That is the greatest possible number of Type X ${one}s. With ${leastY} of Type Y, they cost ${costs(most)}, and one more of Type X instead of one of Type Y would raise the cost to ${costs(most + 1)}.`,
      ],
      [
        N - least,
        `That is ${N} − ${least}, the number of Type Y ${one}s with the fewest of Type X, so it is the greatest possible number of Type Y ${one}s.`,
      ],
      [
        Math.ceil((p * N) / q),
        `This takes $\\frac{${p}}{${q}}$ of all ${N}: ${partOf(p, q, N)}. The fraction is of the number of Type Y ${one}s, and with ${least} of Type X, there are ${N - least} of those: ${partOf(p, q, N - least)}.`,
      ],
      [
        leastY - 1,
        `With ${leastY - 1} of Type Y, there would be ${most + 1} of Type X. The cost would then be ${costs(most + 1)}, more than ${usd(budget)}.`,
      ],
      [
        least - 1,
        `With ${least - 1} of Type X, there would be ${N - least + 1} of Type Y. But ${partOf(p, q, N - least + 1)}, which is more than ${least - 1}.`,
      ],
      [
        Math.floor(budget / a),
        `${usd(budget)} is enough for ${Math.floor(budget / a)} of Type X at ${usd(a)} each if nothing else is bought. But ${N} ${one}s are needed, and the other ${N - Math.floor(budget / a)} would cost at least ${usd(b * (N - Math.floor(budget / a)))} more.`,
      ],
      [
        leastY + 1,
        `With ${leastY}, one fewer of Type Y, and ${most} of Type X, the cost is ${costs(most)}, which doesn't exceed ${usd(budget)}.`,
      ],
    ] as const,
    solution: {
      idea: `Type X costs more. The required fraction sets the least number of Type X, and the budget sets the greatest number of Type X, which leaves the least number of Type Y.`,
      steps: [
        `For every ${q} of Type Y, there must be at least ${p} of Type X, so at least $\\frac{${p}}{${p + q}}$ of all ${N} are of Type X. Since ${partOf(p, p + q, N)}, the least number is ${least}.`,
        `If all ${N} were of Type Y, the cost would be ${usd(b * N)}, which leaves ${usd(budget)} − ${usd(b * N)} = ${usd(budget - b * N)}. Each one of Type X instead of Type Y adds ${usd(a)} − ${usd(b)} = ${usd(a - b)}, and $\\frac{${tex(budget - b * N)}}{${a - b}} ${isWhole((budget - b * N) / (a - b)) ? "=" : "\\approx"} ${tex(tenths((budget - b * N) / (a - b)))}$, so there are at most ${most} of Type X and at least ${N} − ${most} = ${leastY} of Type Y.`,
      ],
      check: `${most} of Type X and ${leastY} of Type Y cost ${usd(a * most)} + ${usd(b * leastY)} = ${costs(most)}, and one more of Type X instead of Type Y would raise the cost to ${costs(most + 1)}. For Type X, ${partOf(p, q, leastY)}, which is no more than ${most}. With ${least} of Type X and ${N - least} of Type Y, ${partOf(p, q, N - least)}, which is no more than ${least}, and the cost is ${costs(least)}, no more than ${usd(budget)}.`,
      takeaway: "With a fixed total, the most of one kind is the least of the other.",
    },
  };
}

/** A fraction of it gives the least amount at the low rate, the yield that at the high rate. */
function askYield(rng: Rng) {
  const name = rng.pick(["accounts", "bonds"]);
  const [p, q] = rng.pick(RATIOS);
  const part = 100 * rng.int(10, 60);
  const P = part * (p + q);
  const [a, b] = [rng.int(2, 4), rng.int(5, 9)];
  const leastX = part * q;
  const leastY = 100 * rng.int(5, Math.max(5, (part * p) / 100 - 3));
  const earn = (a * (P - leastY) + b * leastY) / 100;
  if (leastY >= part * p || leastX === leastY || P % 500 !== 0 || earn % 50 !== 0) return null;
  const facts =
    name === "accounts"
      ? `An investor will divide ${usd(P)} between two accounts. Account X pays ${a} percent simple annual interest, and Account Y pays ${b} percent simple annual interest. Because withdrawals from Account Y are restricted for five years, the investor wants the amount in Account Y to be no more than $\\frac{${p}}{${q}}$ of the amount in Account X and wants the two accounts to earn a total of at least ${usd(earn)} in interest in the first year.`
      : `A foundation will invest a total of ${usd(P)} in two bonds. Bond X pays ${a} percent simple annual interest, and Bond Y, which carries more risk, pays ${b} percent simple annual interest. Under the foundation's investment policy, the amount invested in Bond Y can be no more than $\\frac{${p}}{${q}}$ of the amount invested in Bond X. The foundation needs the two bonds to pay a total of at least ${usd(earn)} in interest each year.`;
  const noun = name === "accounts" ? "Account" : "Bond";
  const earned = (y: number): string => usd((a * (P - y) + b * y) / 100);
  return {
    variant: `yield/${name}`,
    difficulty: 4,
    text: usd,
    facts,
    asks: [
      [
        `${noun} X`,
        `the least possible amount in ${noun} X`,
        leastX,
        `With ${usd(leastX)} in ${noun} X, there is ${usd(part * p)} in ${noun} Y, which is exactly $\\frac{${p}}{${q}}$ of ${usd(leastX)}. With less in ${noun} X, there would be more in ${noun} Y, and it would exceed $\\frac{${p}}{${q}}$.`,
      ],
      [
        `${noun} Y`,
        `the least possible amount in ${noun} Y`,
        leastY,
        `${usd(P - leastY)} at ${a} percent and ${usd(leastY)} at ${b} percent earn ${earned(leastY)}. Every dollar moved from ${noun} Y to ${noun} X would lower the total.`,
      ],
    ] as const,
    wrong: wrongYields({ p, q, P, a, b, earn, leastY, noun }),
    solution: {
      idea: `The limit on the amount in ${noun} Y sets the least amount in ${noun} X. The required total sets the least amount in ${noun} Y.`,
      steps: [
        `For every ${usd(q)} in ${noun} X, at most ${usd(p)} can be in ${noun} Y, so ${noun} X contains at least $\\frac{${q}}{${p + q}}$ of ${usd(P)}, which is ${usd(leastX)}.`,
        `If all of the ${usd(P)} earned ${a} percent, the total would be ${usd((a * P) / 100)}. The other ${usd(earn)} − ${usd((a * P) / 100)} = ${usd(earn - (a * P) / 100)} must come from the additional ${b} − ${a} = ${b - a} percent in ${noun} Y: $\\frac{${tex(earn - (a * P) / 100)}}{0.0${b - a}} = ${tex(leastY)}$.`,
      ],
      check: `${usd(P - leastY)} at ${a} percent and ${usd(leastY)} at ${b} percent earn ${usd((a * (P - leastY)) / 100)} + ${usd((b * leastY) / 100)} = ${usd(earn)}, and ${usd(leastY)} is no more than $\\frac{${p}}{${q}}$ of ${usd(P - leastY)}. With ${usd(leastX)} in ${noun} X, ${usd(P)} − ${usd(leastX)} = ${usd(part * p)} is in ${noun} Y, exactly $\\frac{${p}}{${q}}$ of ${usd(leastX)}, and the two earn ${earned(part * p)}, more than ${usd(earn)}.`,
      takeaway: "Start from everything at the lower rate, and ask what the rest must supply.",
    },
  };
}

interface Yields {
  readonly p: number;
  readonly q: number;
  readonly P: number;
  readonly a: number;
  readonly b: number;
  readonly earn: number;
  readonly leastY: number;
  readonly noun: string;
}

/** Wrong amounts, each with what it would earn or what the limit would be. */
function wrongYields({ p, q, P, a, b, earn, leastY, noun }: Yields) {
  const fraction = `$\\frac{${p}}{${q}}$`;
  const part = P / (p + q);
  const leastX = part * q;
  const earned = (y: number): string => usd((a * (P - y) + b * y) / 100);
  const limit = (x: number): string =>
    `${fraction} of ${usd(x)} is ${isWhole((p * x) / q) ? "" : "about "}${usd(Math.round((p * x) / q))}`;
  const alone = (100 * earn) / b;
  const ofTotal = (P * p) / q;
  return [
    [
      part * p,
      `That is $\\frac{${p}}{${p + q}}$ of ${usd(P)}, the greatest possible amount in ${noun} Y. It leaves ${usd(leastX)} for ${noun} X.`,
    ],
    [
      P - leastY,
      `That is ${usd(P)} − ${usd(leastY)}, what remains for ${noun} X with the least amount in ${noun} Y, so it is the greatest possible amount in ${noun} X.`,
    ],
    [
      alone,
      `${b} percent of ${usd(alone)} is ${usd(earn)}. But the ${usd(P - alone)} in ${noun} X would earn ${usd((a * (P - alone)) / 100)} as well, so less in ${noun} Y is enough.`,
    ],
    [
      ofTotal,
      `That is ${fraction} of the total, ${usd(P)}. With so much in ${noun} Y, ${noun} X would contain only ${usd(P - ofTotal)}, and ${limit(P - ofTotal)}.`,
    ],
    [
      P / 2,
      `With ${usd(P / 2)} in each of the two, the amount in ${noun} Y would be too great: ${limit(P / 2)}.`,
    ],
    [
      leastY + part,
      `With ${usd(leastY + part)} in ${noun} Y, the total would be ${earned(leastY + part)}. With only ${usd(leastY)}, it is still ${earned(leastY)}, which is enough.`,
    ],
    [
      leastY - 100,
      `With ${usd(leastY - 100)} in ${noun} Y and ${usd(P - leastY + 100)} in ${noun} X, the total would be ${earned(leastY - 100)}, less than ${usd(earn)}.`,
    ],
    [
      leastX - 500,
      `With ${usd(leastX - 500)} in ${noun} X, there would be ${usd(P - leastX + 500)} in ${noun} Y. But ${limit(leastX - 500)}.`,
    ],
  ] as const;
}

/** Tries every split of the total in steps. */
function splits(total: number, step: number, works: (x: number, y: number) => boolean) {
  const found = range(0, total / step)
    .map((k) => k * step)
    .filter((x) => works(x, total - x));
  return [Math.min(...found), total - Math.max(...found)];
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /total of (\d+) .* X \w+, which costs \$(\d+), .* Y \w+, which costs \$(\d+)\. .* at least \((\d+)\)\/\((\d+)\) of .* exceed \$(\d+)\./,
    fits: (x, y, N = 0, a = 0, b = 0, p = 0, q = 0, budget = 0) => {
      const [lx, ly] = splits(N, 1, (m, n) => m * q >= n * p && a * m + b * n <= budget);
      return x === lx && y === ly;
    },
  },
  {
    wording:
      /\$(\d+) (?:between|in) two .* X pays (\d+) percent .* pays (\d+) percent .* no more than \((\d+)\)\/\((\d+)\) of .* at least \$(\d+)/,
    fits: (x, y, P = 0, a = 0, b = 0, p = 0, q = 0, earn = 0) => {
      const [lx, ly] = splits(P, 50, (m, n) => n * q <= m * p && a * m + b * n >= 100 * earn);
      return x === lx && y === ly;
    },
  },
];

export const template: TwoPartTemplate = {
  id: "split-between-bounds",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "A fixed total in two parts: one part as a fraction of the other sets the least of one, a cost or yield the other.",

  make(rng) {
    const ask = rng.pick([askPurchase, askYield]);
    let asked = null;
    for (let tries = 0; tries < 300; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
