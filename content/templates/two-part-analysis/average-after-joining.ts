import {
  fittingPairs,
  pairDraft,
  type PairReading,
  range,
  type Rng,
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
  },
  {
    name: "packages",
    tell: (n: number, a: number, b: number, c: number, d: number) =>
      `The average (arithmetic mean) weight of the ${n} packages in Shipment X is ${a} pounds, and the average weight of the packages in Shipment Y is ${b} pounds. The average weight of all the packages in the two shipments is greater than ${c} pounds but less than ${d} pounds.`,
    what: "number of packages in Shipment Y",
    many: "packages",
  },
] as const;

/** The average of all lies between two bounds: how small and how large the second group can be. */
function askGroup(rng: Rng) {
  const { name, tell, what, many } = rng.pick(GROUPS);
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
        `With ${least}, the average of all is greater than ${c}. With ${least - 1}, it is ${least - 1 === low ? "exactly" : "less than"} ${c}.`,
      ],
      [
        "Greatest",
        `the greatest possible ${what}`,
        most,
        `With ${most}, the average of all is less than ${d}. With ${most + 1}, it is ${most + 1 === high ? "exactly" : "greater than"} ${d}.`,
      ],
    ] as const,
    wrong: [
      [least - 1, `The average of all would not be greater than ${c}.`],
      [most + 1, `The average of all would not be less than ${d}.`],
      [n, `With ${n} in each group, the average of all is ${(a + b) / 2}.`],
      [
        Math.floor((n * (c - a)) / (b - a)) + 1,
        `Compare with the distance from ${c} to ${b}, not from ${a} to ${b}.`,
      ],
      [
        Math.floor((n * (d - a)) / (b - a)),
        `Compare with the distance from ${d} to ${b}, not from ${a} to ${b}.`,
      ],
      [Math.ceil((n * (b - d)) / (d - a)), "This interchanges the two groups."],
      [Math.floor((n * (b - c)) / (c - a)), "This interchanges the two groups."],
      [least + n, "That is the number in both groups."],
      [most + n, "That is the number in both groups."],
    ] as const,
    solution: {
      idea: `Each of the ${n} in the first group is below the bound by a fixed amount on average, and each in the second is above it by a fixed amount. The average of all lies above the bound if the second group outweighs the first.`,
      steps: [
        `Let $y$ be the number in the second group. For an average greater than ${c}, $${b - c}y > ${c - a} \\cdot ${n} = ${n * (c - a)}$, so $y$ is at least ${least}.`,
        `For an average less than ${d}, $${b - d}y < ${d - a} \\cdot ${n} = ${n * (d - a)}$, so $y$ is at most ${most}.`,
      ],
      check: `With ${least} ${many} the sum is ${thousands(n * a + least * b)}, more than $${c} \\cdot ${n + least} = ${tex(c * (n + least))}$. With ${most} it is ${thousands(n * a + most * b)}, less than $${d} \\cdot ${n + most} = ${tex(d * (n + most))}$.`,
      takeaway: "At the average, the distances on the two sides balance.",
    },
  };
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
  return {
    variant: `load/${name}`,
    difficulty: 4,
    facts: `${who} can carry a maximum of ${thousands(W)} pounds. So far, ${n} ${many} with an average (arithmetic mean) weight of ${a} pounds have been loaded. Each of the ${many} still to be loaded weighs at least ${p} pounds but no more than ${q} pounds.`,
    asks: [
      [
        "Certain",
        `the greatest number of additional ${many} that can be loaded with no risk of exceeding the maximum`,
        sure,
        `${sure} ${many} weigh at most ${sure} × ${q} = ${thousands(sure * q)} pounds, and ${sure + 1} could weigh ${thousands((sure + 1) * q)}.`,
      ],
      [
        "Possible",
        `the greatest number of additional ${many} that could possibly be loaded without exceeding the maximum`,
        may,
        `${may} ${many} could weigh as little as ${may} × ${p} = ${thousands(may * p)} pounds, and ${may + 1} weigh at least ${thousands((may + 1) * p)}.`,
      ],
    ] as const,
    wrong: [
      [
        Math.floor((2 * left) / (p + q)),
        "That assumes an average weight halfway between the bounds.",
      ],
      [
        Math.floor(left / a),
        `The additional ${many} need not have the same average weight as the first ${n}.`,
      ],
      [sure + 1, `If each weighs ${q} pounds, they are too heavy.`],
      [may + 1, `Even if each weighs ${p} pounds, they are too heavy.`],
      [sure - 1, `One more certainly fits.`],
      [Math.floor(W / q) - n, `The first ${n} weigh ${a} pounds on average, not ${q}.`],
      [sure + n, `That includes the first ${n}.`],
    ] as const,
    solution: {
      idea: `It is certain if the heaviest ${many} fit, and possible if the lightest fit.`,
      steps: [
        `The first ${n} weigh $${n} \\cdot ${a} = ${tex(n * a)}$ pounds, which leaves $${tex(W)} - ${tex(n * a)} = ${tex(left)}$ pounds.`,
        `At ${q} pounds each, $\\frac{${tex(left)}}{${q}}$ is between ${sure} and ${sure + 1}. At ${p} pounds each, $\\frac{${tex(left)}}{${p}}$ is between ${may} and ${may + 1}.`,
      ],
      check: `${sure} × ${q} = ${thousands(sure * q)} and ${may} × ${p} = ${thousands(may * p)}, both at most ${thousands(left)}.`,
      takeaway: "Certain means in the worst case, and possible means in the best case.",
    },
  };
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
