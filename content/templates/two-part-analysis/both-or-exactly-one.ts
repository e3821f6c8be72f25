import {
  fittingPairs,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  type TwoPartTemplate,
} from "@theta/items/template";

const SURVEYS = [
  {
    name: "products",
    who: "customers",
    tell: (n: number, a: number, b: number) =>
      `Of the ${n} customers who responded to a survey, ${a} bought Product X and ${b} bought Product Y.`,
    does: (what: string) => `bought ${what}`,
    fails: (what: string) => `did not buy ${what}`,
    x: "Product X",
    y: "Product Y",
    both: "both products",
    one: "exactly one of the products",
    none: "neither product",
  },
  {
    name: "courses",
    who: "employees",
    tell: (n: number, a: number, b: number) =>
      `Of the ${n} employees in a certain department, ${a} have completed Course X and ${b} have completed Course Y.`,
    does: (what: string) => `have completed ${what}`,
    fails: (what: string) => `have not completed ${what}`,
    x: "Course X",
    y: "Course Y",
    both: "both courses",
    one: "exactly one of the courses",
    none: "neither course",
  },
] as const;

type Survey = (typeof SURVEYS)[number];

function drawGroups(rng: Rng) {
  const n = 5 * rng.int(16, 48);
  const [a, b] = [
    rng.int(Math.ceil(0.45 * n), Math.floor(0.75 * n)),
    rng.int(Math.ceil(0.4 * n), Math.floor(0.7 * n)),
  ];
  const m = rng.int(4, Math.floor(n / 8));
  return Math.abs(a - b) < 4 ? null : { n, a, b, m };
}

/** At least so many have neither: the fewest with both, the most with exactly one. */
function askNeither(rng: Rng) {
  const groups = drawGroups(rng);
  const survey: Survey = rng.pick(SURVEYS);
  if (!groups) return null;
  const { n, a, b, m } = groups;
  const { name, who, tell, does, both, one, none } = survey;
  const least = a + b - n + m;
  const most = a + b - 2 * least;
  if (least < 8 || most < 8) return null;
  return {
    variant: `neither/${name}`,
    difficulty: 5,
    facts: `${tell(n, a, b)} At least ${m} of the ${who} ${does(none)}.`,
    asks: [
      [
        "Both",
        `the least possible number of these ${who} who ${does(both)}`,
        least,
        `At most ${n} − ${m} = ${n - m} are in at least one group, and ${a} + ${b} − ${n - m} = ${least}.`,
      ],
      [
        "Exactly one",
        `the greatest possible number of these ${who} who ${does(one)}`,
        most,
        `${a} + ${b} counts those in both groups twice, and ${a + b} − 2 × ${least} = ${most}.`,
      ],
    ] as const,
    wrong: [
      [a + b - n, `This ignores that at least ${m} are in neither group.`],
      [n - m, `That is the greatest number in at least one group, including those in both.`],
      [Math.abs(a - b), "That is the least possible number in exactly one group."],
      [Math.min(a, b), "That is the greatest possible number in both groups."],
      [least - 2 * m, `The ${m} in neither group are subtracted here instead of added.`],
      [2 * n - a - b, `This ignores that at least ${m} are in neither group.`],
      [a + b - least, "Those in both groups must be subtracted twice."],
      [n - least, `This counts the ${m} in neither group as well.`],
    ] as const,
    solution: {
      idea: "The more people are in neither group, the fewer are in at least one, and the more must be in both.",
      steps: [
        `If $z$ are in both groups, $${a} + ${b} - z$ are in at least one, and this is at most ${n - m}. So $z$ is at least $${a + b} - ${n - m} = ${least}$.`,
        `The number in exactly one group is $${a + b} - 2z$, which is greatest when $z$ is least: $${a + b} - ${2 * least} = ${most}$.`,
      ],
      check: `${most} + ${least} + ${m} = ${n}.`,
      takeaway: "In the sum of two groups, those in both are counted twice.",
    },
  };
}

/** At least so many have only the second: the fewest with exactly one, the most with neither. */
function askOnly(rng: Rng) {
  const groups = drawGroups(rng);
  const survey: Survey = rng.pick(SURVEYS);
  if (!groups) return null;
  const { n, a, b, m } = groups;
  const { name, who, tell, does, fails, x, y, one, none } = survey;
  const both = Math.min(a, b - m);
  const [single, neither] = [a + b - 2 * both, n - a - b + both];
  if (b - m >= a || neither < 8 || single === neither) return null;
  return {
    variant: `only/${name}`,
    difficulty: 5,
    facts: `${tell(n, a, b)} At least ${m} of the ${who} who ${does(y)} ${fails(x)}.`,
    asks: [
      [
        "Exactly one",
        `the least possible number of these ${who} who ${does(one)}`,
        single,
        `At most ${b} − ${m} = ${both} are in both groups, and ${a + b} − 2 × ${both} = ${single}.`,
      ],
      [
        "Neither",
        `the greatest possible number of these ${who} who ${does(none)}`,
        neither,
        `At least ${a} + ${m} = ${a + m} are in at least one group, which leaves ${n} − ${a + m} = ${neither}.`,
      ],
    ] as const,
    wrong: [
      [Math.abs(a - b), `This ignores that at least ${m} are in the second group only.`],
      [n - Math.max(a, b), `This ignores that at least ${m} are in the second group only.`],
      [both, "That is the greatest possible number in both groups."],
      [
        Math.abs(a - b) + m,
        "One more in the second group only means one fewer in both, so one more in the first group only as well.",
      ],
      [a - both, "That counts only those in the first group alone."],
      [a + m, "That is the least possible number in at least one group."],
      [n - single, "This doesn't subtract those in both groups."],
      [m, "That is the least number in the second group alone."],
    ] as const,
    solution: {
      idea: "Make the number in both groups as great as possible. Then few are in exactly one group and many are in neither.",
      steps: [
        `At most $${b} - ${m} = ${both}$ are in both groups.`,
        `Then $${a} - ${both} = ${a - both}$ are in the first group only and ${m} in the second group only, so ${single} are in exactly one.`,
        `In at least one group are $${a} + ${m} = ${a + m}$, so $${n} - ${a + m} = ${neither}$ are in neither.`,
      ],
      check: `${both} + ${single} + ${neither} = ${n}.`,
      takeaway: "Write the four parts of two groups, and see which part decides the others.",
    },
  };
}

/** All ways to split n people into both, exactly one, and neither. */
function splits(n: number, a: number, b: number) {
  return range(0, Math.min(a, b))
    .map((both) => ({ both, one: a + b - 2 * both, onlyY: b - both, none: n - a - b + both }))
    .filter(({ none }) => none >= 0);
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /Of the (\d+) \w+ .*?, (\d+) \w+ .* and (\d+) \w+ .* At least (\d+) of the \w+ (?:\w+ )+neither/,
    fits: (least, most, n = 0, a = 0, b = 0, m = 0) => {
      const ways = splits(n, a, b).filter(({ none }) => none >= m);
      return (
        Math.min(...ways.map(({ both }) => both)) === least &&
        Math.max(...ways.map(({ one }) => one)) === most
      );
    },
  },
  {
    wording:
      /Of the (\d+) \w+ .*?, (\d+) \w+ .* and (\d+) \w+ .* At least (\d+) of the \w+ who .* not /,
    fits: (single, neither, n = 0, a = 0, b = 0, m = 0) => {
      const ways = splits(n, a, b).filter(({ onlyY }) => onlyY >= m);
      return (
        Math.min(...ways.map(({ one }) => one)) === single &&
        Math.max(...ways.map(({ none }) => none)) === neither
      );
    },
  },
];

export const template: TwoPartTemplate = {
  id: "both-or-exactly-one",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two overlapping groups with a bound: how few or how many are in both, in one, or in neither.",

  make(rng) {
    const ask = rng.pick([askNeither, askOnly]);
    const asked = ask(rng) ?? ask(rng) ?? ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
