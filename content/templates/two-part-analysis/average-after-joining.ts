import {
  fittingPairs,
  Fraction,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texFraction,
  thousands,
  texThousands as tex,
  type TwoPartTemplate,
} from "@theta/items/template";

const GROUPS = [
  {
    name: "exam",
    tell: (n: number, a: number, b: number, c: number, d: number) =>
      `On an exam, the average (arithmetic mean) score of the ${n} students in Section X of a course was ${a}, and the average score of the students in Section Y was ${b}. The average score of all the students in the two sections was greater than ${c} but less than ${d}.`,
    what: "number of students in Section Y",
    many: "students",
    one: "Section X",
    other: "Section Y",
    total: "the sum of all scores",
  },
  {
    name: "packages",
    tell: (n: number, a: number, b: number, c: number, d: number) =>
      `The average (arithmetic mean) weight of the ${n} packages in Shipment X is ${a} pounds, and the average weight of the packages in Shipment Y is ${b} pounds. The average weight of all the packages in the two shipments is greater than ${c} pounds but less than ${d} pounds.`,
    what: "number of packages in Shipment Y",
    many: "packages",
    one: "Shipment X",
    other: "Shipment Y",
    total: "the total weight in pounds",
  },
] as const;

/** The average of all lies between two bounds: how small and how large the second group can be. */
function askGroup(rng: Rng) {
  const group = rng.pick(GROUPS);
  const { name, tell, what, many, one, other } = group;
  const n = rng.int(12, 50);
  const a = name === "exam" ? rng.int(66, 76) : rng.int(12, 30);
  const c = a + rng.int(2, 6);
  const d = c + rng.int(1, 4);
  const b = d + rng.int(3, 10);
  const [low, high] = [(n * (c - a)) / (b - c), (n * (d - a)) / (b - d)];
  const [least, most] = [Math.floor(low) + 1, Math.ceil(high) - 1];
  if (least < 4 || most < least + 4 || most > 70 || b > 95) return null;
  return {
    variant: `group/${name}`,
    difficulty: 5,
    facts: tell(n, a, b, c, d),
    asks: [
      [
        "Least",
        `the least possible ${what}`,
        least,
        `With ${least}, the average of all is greater than ${c}. With ${least - 1}, the average is ${least - 1 === low ? "exactly" : "less than"} ${c}.`,
      ],
      [
        "Greatest",
        `the greatest possible ${what}`,
        most,
        `With ${most}, the average of all is less than ${d}. With ${most + 1}, the average is ${most + 1 === high ? "exactly" : "greater than"} ${d}.`,
      ],
    ] as const,
    wrong: wrongGroup(group, [n, a, b, c, d], [least, most]),
    solution: {
      idea: `Compare ${one} and ${other} with a bound. The average of all is greater than the bound if the total excess in ${other} is greater than the total shortfall in ${one}.`,
      steps: [
        `Let $y$ be the ${what}. The average in ${one} is $${c} - ${a} = ${c - a}$ below ${c}, and the average in ${other} is $${b} - ${c} = ${b - c}$ above ${c}. For an average greater than ${c}, $${b - c}y > ${c - a} \\cdot ${n} = ${n * (c - a)}$, so $y > ${texFraction(new Fraction(n * (c - a), b - c))}$. The least possible number is ${least}.`,
        `The average in ${one} is $${d} - ${a} = ${d - a}$ below ${d}, and the average in ${other} is $${b} - ${d} = ${b - d}$ above ${d}. For an average less than ${d}, $${b - d}y < ${d - a} \\cdot ${n} = ${n * (d - a)}$, so $y < ${texFraction(new Fraction(n * (d - a), b - d))}$. The greatest possible number is ${most}.`,
      ],
      check: `With ${least} ${many} in ${other}, the sum is ${thousands(n * a + least * b)}, more than $${c} \\cdot ${n + least} = ${tex(c * (n + least))}$. With ${most}, the sum is ${thousands(n * a + most * b)}, less than $${d} \\cdot ${n + most} = ${tex(d * (n + most))}$.`,
      takeaway: "At the average, the distances on the two sides balance.",
    },
  };
}

/** Numbers for the second group that leave the bounds, or that are neither the least nor the most. */
function wrongGroup(
  { many, one, other, total }: (typeof GROUPS)[number],
  [n, a, b, c, d]: readonly [number, number, number, number, number],
  [least, most]: readonly [number, number],
) {
  return [
    [least - 1, tried(least - 1)],
    [most + 1, tried(most + 1)],
    [n, tried(n)],
    [Math.floor((n * (c - a)) / (b - a)) + 1, tried(Math.floor((n * (c - a)) / (b - a)) + 1)],
    [Math.floor((n * (d - a)) / (b - a)), tried(Math.floor((n * (d - a)) / (b - a)))],
    [Math.ceil((n * (b - d)) / (d - a)), tried(Math.ceil((n * (b - d)) / (d - a)))],
    [Math.floor((n * (b - c)) / (c - a)), tried(Math.floor((n * (b - c)) / (c - a)))],
    [least + n, `That is ${least} + ${n}, the number of ${many} in ${one} and ${other} together.`],
    [most + n, `That is ${most} + ${n}, the number of ${many} in ${one} and ${other} together.`],
  ] as const;

  function tried(y: number): string {
    const sum = n * a + y * b;
    const start = `With ${y} ${many} in ${other}, ${total} would be ${n} × ${a} + ${y} × ${b} = ${thousands(sum)}`;
    if (sum <= c * (n + y))
      return `${start}, not more than ${c} × ${n + y} = ${thousands(c * (n + y))}.`;
    if (sum >= d * (n + y))
      return `${start}, not less than ${d} × ${n + y} = ${thousands(d * (n + y))}.`;
    return `${y} ${many} in ${other} are possible, but so are ${least} and ${most}.`;
  }
}

const LOADS = [
  ["truck", "A delivery truck", "packages"],
  ["elevator", "A freight elevator", "crates"],
] as const;

/** An average gives the load so far, and a range of weights gives what surely and possibly fits. */
function askLoad(rng: Rng) {
  const [name, who, many] = rng.pick(LOADS);
  const [n, a] = [rng.int(12, 40), rng.int(24, 60)];
  const p = rng.int(20, 50);
  const q = p + rng.int(8, 25);
  const rest = rng.int(8 * q, 24 * q);
  const W = 50 * Math.ceil((n * a + rest) / 50);
  const left = W - n * a;
  const [sure, may] = [Math.floor(left / q), Math.floor(left / p)];
  if (may - sure < 3 || left % p === 0 || left % q === 0) return null;
  const load = { many, n, a, p, q, W };
  return {
    variant: `load/${name}`,
    difficulty: 4,
    facts: `${who} can carry a maximum of ${thousands(W)} pounds. So far, ${n} ${many} with an average (arithmetic mean) weight of ${a} pounds have been loaded. Each of the ${many} still to be loaded weighs at least ${p} pounds but no more than ${q} pounds.`,
    asks: [
      [
        "Certain",
        `the greatest number of additional ${many} that can be loaded with no risk of exceeding the maximum`,
        sure,
        `${sure} ${many} weigh at most ${sure} × ${q} = ${thousands(sure * q)} pounds, but ${sure + 1} could weigh ${thousands((sure + 1) * q)}, more than the ${thousands(left)} that are left.`,
      ],
      [
        "Possible",
        `the greatest number of additional ${many} that could possibly be loaded without exceeding the maximum`,
        may,
        `${may} ${many} could weigh as little as ${may} × ${p} = ${thousands(may * p)} pounds, but ${may + 1} weigh at least ${thousands((may + 1) * p)}, more than the ${thousands(left)} that are left.`,
      ],
    ] as const,
    wrong: wrongLoad(load, sure, may),
    solution: {
      idea: `A number of ${many} is certain to fit if that many of the heaviest ${many} fit. It can possibly fit if that many of the lightest fit.`,
      steps: [
        `The first ${n} weigh $${n} \\cdot ${a} = ${tex(n * a)}$ pounds, which leaves $${tex(W)} - ${tex(n * a)} = ${tex(left)}$ pounds.`,
        `At ${q} pounds each, $\\frac{${tex(left)}}{${q}}$ is between ${sure} and ${sure + 1}, so ${sure} certainly fit.`,
        `At ${p} pounds each, $\\frac{${tex(left)}}{${p}}$ is between ${may} and ${may + 1}, so at most ${may} can fit.`,
      ],
      check: `With ${sure} at ${q} pounds, the load is ${thousands(n * a + sure * q)} pounds, and with ${may} at ${p} pounds, ${thousands(n * a + may * p)} pounds. Both are at most ${thousands(W)}, and one more ${many.slice(0, -1)} would make ${thousands(n * a + (sure + 1) * q)} in the first case and ${thousands(n * a + (may + 1) * p)} in the second.`,
      takeaway: "Certain means in the worst case, and possible means in the best case.",
    },
  };
}

/** What has been loaded, and between which weights each of the others is. */
interface Load {
  readonly many: string;
  readonly n: number;
  readonly a: number;
  readonly p: number;
  readonly q: number;
  readonly W: number;
}

function wrongLoad({ many, n, a, p, q, W }: Load, sure: number, may: number) {
  const left = W - n * a;
  return [
    [
      Math.floor((2 * left) / (p + q)),
      `That divides ${thousands(left)} by ${(p + q) / 2}, halfway between ${p} and ${q}. ${tried(Math.floor((2 * left) / (p + q)))}`,
    ],
    [
      Math.floor(left / a),
      `That divides ${thousands(left)} by ${a}, the average weight of the first ${n}. ${tried(Math.floor(left / a))}`,
    ],
    [sure + 1, tried(sure + 1)],
    [may + 1, tried(may + 1)],
    [sure - 1, tried(sure - 1)],
    [
      Math.floor(W / q) - n,
      `That is ${Math.floor(W / q)} − ${n}, as if the first ${n} weighed ${q} pounds each. Their average weight is ${a} pounds.`,
    ],
    [sure + n, `That is ${sure} + ${n}, which includes the first ${n} ${many}.`],
  ] as const;

  function tried(k: number): string {
    const [light, heavy] = [thousands(k * p), thousands(k * q)];
    if (k * q <= left)
      return `Even at ${q} pounds each, ${sure} ${many} weigh only ${thousands(sure * q)} pounds, so more than ${k} certainly fit.`;
    if (k * p > left)
      return `Even at ${p} pounds each, ${k} ${many} would weigh ${light} pounds, more than the ${thousands(left)} that are left.`;
    return `If each weighs ${q} pounds, ${k} ${many} weigh ${heavy} pounds, more than the ${thousands(left)} that are left. If each weighs ${p} pounds, even ${may} fit.`;
  }
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /of the (\d+) students .* course was (\d+), .* Section Y was (\d+)\. .* greater than (\d+) .* less than (\d+)\./,
    fits: (x, y, ...given) => isGroup(x, y, given),
  },
  {
    wording:
      /the (\d+) packages .* is (\d+) pounds, .* is (\d+) pounds\. .* greater than (\d+) .* less than (\d+) pounds\./,
    fits: (x, y, ...given) => isGroup(x, y, given),
  },
  {
    wording:
      /maximum of (\d+) pounds\. So far, (\d+) .* of (\d+) pounds .* least (\d+) .* than (\d+) pounds\./,
    fits: (sure, may, W = 0, n = 0, a = 0, p = 0, q = 0) => {
      const most = (each: number): number =>
        Math.max(...range(0, 200).filter((k) => n * a + k * each <= W));
      return sure === most(q) && may === most(p);
    },
  },
];

function isGroup(least: number, most: number, given: readonly number[]): boolean {
  const [n = 0, a = 0, b = 0, c = 0, d = 0] = given;
  const fit = range(1, 500).filter((y) => {
    const total = n * a + y * b;
    return total > c * (n + y) && total < d * (n + y);
  });
  return fit[0] === least && fit.at(-1) === most;
}

export const template: TwoPartTemplate = {
  id: "average-after-joining",
  format: "two-part-analysis",
  kind: "math",
  pattern: "An average and bounds on it or on each item: how few or how many more there can be.",

  make(rng) {
    const asked = rng.pick([askGroup, askLoad])(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
