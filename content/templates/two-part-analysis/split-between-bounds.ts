import {
  fittingPairs,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  thousands,
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
        `With ${least} of Type X, there are ${N - least} of Type Y. With ${least - 1} of Type X, the number would be less than $\\frac{${p}}{${q}}$ of the number of Type Y.`,
      ],
      [
        "Type Y",
        `the least possible number of Type Y ${one}s`,
        leastY,
        `With ${leastY} of Type Y the cost is ${costs(most)}. With one fewer it would be ${costs(most + 1)}.`,
      ],
    ] as const,
    wrong: [
      [most, `That is the greatest possible number of Type X ${one}s.`],
      [N - least, `That is the greatest possible number of Type Y ${one}s.`],
      [
        Math.ceil((p * N) / q),
        `The fraction $\\frac{${p}}{${q}}$ is of the number of Type Y ${one}s, not of all ${N}.`,
      ],
      [leastY - 1, `The cost would then be ${costs(most + 1)}.`],
      [least - 1, `This would be less than $\\frac{${p}}{${q}}$ of the number of Type Y ${one}s.`],
      [Math.floor(budget / a), "That leaves no money for the other type."],
      [leastY + 1, `One fewer Type Y ${one} is still within the budget.`],
    ] as const,
    solution: {
      idea: `Type X costs more. The required fraction sets the least number of Type X, and the budget sets the greatest number of Type X, which leaves the least number of Type Y.`,
      steps: [
        `If the number of Type X is at least $\\frac{${p}}{${q}}$ of the number of Type Y, it is at least $\\frac{${p}}{${p + q}}$ of the ${N}. Since $\\frac{${p}}{${p + q}} \\cdot ${N} ${(p * N) % (p + q) === 0 ? "=" : "\\approx"} ${thousands(Math.round(((p * N) / (p + q)) * 10) / 10)}$, the least number is ${least}.`,
        `If all were Type Y, the cost would be ${usd(b * N)}, which leaves ${usd(budget - b * N)}. Each Type X adds ${usd(a - b)}, so there are at most ${most} of Type X and at least ${N} − ${most} = ${leastY} of Type Y.`,
      ],
      check: `${most} of Type X and ${leastY} of Type Y cost ${costs(most)}.`,
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
        `At most $\\frac{${p}}{${p + q}}$ of ${usd(P)} can be in ${noun} Y, which leaves ${usd(leastX)}.`,
      ],
      [
        `${noun} Y`,
        `the least possible amount in ${noun} Y`,
        leastY,
        `${a} percent of ${usd(P)} is ${usd((a * P) / 100)}, and the additional ${b - a} percent on ${usd(leastY)} supplies the rest.`,
      ],
    ] as const,
    wrong: [
      [part * p, `That is the greatest possible amount in ${noun} Y.`],
      [P - leastY, `That is the greatest possible amount in ${noun} X.`],
      [(100 * earn) / b, `That is the amount that would be enough if ${noun} X paid nothing.`],
      [
        (P * p) / q,
        `The fraction $\\frac{${p}}{${q}}$ is of the amount in ${noun} X, not of the total.`,
      ],
      [P / 2, "Nothing requires equal amounts."],
      [leastY + part, "A smaller amount is enough."],
      [leastY - 100, `The total would be less than ${usd(earn)}.`],
      [
        leastX - 500,
        `The amount in ${noun} Y would then be more than $\\frac{${p}}{${q}}$ of the amount in ${noun} X.`,
      ],
    ] as const,
    solution: {
      idea: `The limit on the amount in ${noun} Y sets the least amount in ${noun} X. The required total sets the least amount in ${noun} Y.`,
      steps: [
        `If the amount in ${noun} Y is at most $\\frac{${p}}{${q}}$ of the amount in ${noun} X, then ${noun} X contains at least $\\frac{${q}}{${p + q}}$ of ${usd(P)}, which is ${usd(leastX)}.`,
        `If all of it earned ${a} percent, the total would be ${usd((a * P) / 100)}. The other ${usd(earn - (a * P) / 100)} must come from the additional ${b - a} percent in ${noun} Y: $\\frac{${tex(100 * earn - a * P)}}{${b - a}} = ${tex(leastY)}$.`,
      ],
      check: `${usd(P - leastY)} at ${a} percent and ${usd(leastY)} at ${b} percent earn ${usd(earn)}.`,
      takeaway: "Start from everything at the lower rate, and ask what the rest must supply.",
    },
  };
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
