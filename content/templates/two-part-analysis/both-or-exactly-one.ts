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
    some: "at least one product",
    one: "exactly one of the products",
    aux: "did",
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
    some: "at least one course",
    one: "exactly one of the courses",
    aux: "have",
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
  const { name, who, tell, does, both, one, some, none } = survey;
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
        `At most ${n} − ${m} = ${n - m} ${does(some)}, and ${a} + ${b} − ${n - m} = ${least}.`,
      ],
      [
        "Exactly one",
        `the greatest possible number of these ${who} who ${does(one)}`,
        most,
        `${a} + ${b} counts the ${least} who ${does(both)} twice, and ${a + b} − 2 × ${least} = ${most}.`,
      ],
    ] as const,
    wrong: wrongNeither(groups, survey),
    solution: {
      idea: `The more ${who} ${does(none)}, the fewer ${does(some)}, and the more ${does(both)}.`,
      steps: [
        `If $z$ ${who} ${does(both)}, $${a} + ${b} - z$ ${does(some)}, because the sum counts those $z$ twice. At most $${n} - ${m} = ${n - m}$ ${does(some)}, so $z$ is at least $${a + b} - ${n - m} = ${least}$.`,
        `The number who ${does(one)} is $${a} + ${b} - 2z$, which is greatest when $z$ is least: $${a + b} - ${2 * least} = ${most}$.`,
      ],
      check: `Both, exactly one, and neither add up to $${least} + ${most} + ${m} = ${n}$, the number of ${who}.`,
      takeaway: "In the sum of two groups, those in both are counted twice.",
    },
  };
}

/** "also bought Product X", "have also completed Course X" */
function alsoDoes({ does, aux }: Survey, what: string): string {
  return aux === "have" ? does(what).replace("have", "have also") : `also ${does(what)}`;
}

type Groups = NonNullable<ReturnType<typeof drawGroups>>;

/** Slips about the fewest with both and the most with exactly one. */
function wrongNeither({ n, a, b, m }: Groups, survey: Survey) {
  const { who, does, fails, x, y, both, one, some, none, aux } = survey;
  const least = a + b - n + m;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const [lesser, greater] = a < b ? [x, y] : [y, x];
  const allToo = `all ${low} who ${does(lesser)} ${alsoDoes(survey, greater)}`;
  const assumed = `as if all ${n} ${who} ${does(some)}. At most ${n} − ${m} = ${n - m} ${aux}.`;
  return [
    [a + b - n, `That is ${a} + ${b} − ${n}, ${assumed}`],
    [
      n - m,
      `That is ${n} − ${m}, the greatest possible number who ${does(some)}. Of those ${n - m}, ${least} ${does(both)}.`,
    ],
    [
      high - low,
      `That is ${high} − ${low}, the least possible number who ${does(one)}, if ${allToo}.`,
    ],
    [low, `That is the greatest possible number who ${does(both)}, if ${allToo}.`],
    [
      least - 2 * m,
      `That is ${a} + ${b} − ${n} − ${m}. But at most ${n} − ${m} = ${n - m} ${does(some)}, so subtract ${n - m} from ${a} + ${b}, not ${n + m}.`,
    ],
    [
      2 * n - a - b,
      a + b < n
        ? `That is ${a + b} − 2 × (−${n - a - b}), from ${a} + ${b} − ${n} = −${n - a - b}. But the number who ${does(both)} cannot be negative, and ${2 * n - a - b} is more than all ${n} ${who}.`
        : `That is ${a + b} − 2 × ${a + b - n}, ${assumed}`,
    ],
    [
      n - least,
      `That is ${n} − ${least}, all who ${fails(both)}. They include the ${m} who ${does(none)}.`,
    ],
  ] as const;
}

/** At least so many have only the second: the fewest with exactly one, the most with neither. */
function askOnly(rng: Rng) {
  const groups = drawGroups(rng);
  const survey: Survey = rng.pick(SURVEYS);
  if (!groups) return null;
  const { n, a, b, m } = groups;
  const { name, who, tell, does, fails, x, y, both: two, one, some, none } = survey;
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
        `At most ${b} − ${m} = ${both} ${does(two)}, and ${a + b} − 2 × ${both} = ${single}.`,
      ],
      [
        "Neither",
        `the greatest possible number of these ${who} who ${does(none)}`,
        neither,
        `At least ${a} + ${m} = ${a + m} ${does(some)}, and ${n} − ${a + m} = ${neither}.`,
      ],
    ] as const,
    wrong: wrongOnly(groups, survey),
    solution: {
      idea: `Make the number who ${does(two)} as great as possible. Then the fewest ${does(one)}, and the most ${does(none)}.`,
      steps: [
        `Of the ${b} who ${does(y)}, at least ${m} ${fails(x)}, so at most $${b} - ${m} = ${both}$ ${does(two)}.`,
        `If exactly ${both} ${does(two)}, $${a} - ${both} = ${a - both}$ ${does(`only ${x}`)} and ${m} ${does(`only ${y}`)}, so $${a - both} + ${m} = ${single}$ ${does(one)}. If fewer ${does(two)}, more ${does(one)}.`,
        `All ${a} who ${does(x)} and at least ${m} others ${does(some)}, so at least $${a} + ${m} = ${a + m}$ ${does(some)}. At most $${n} - ${a + m} = ${neither}$ ${does(none)}.`,
      ],
      check: `Both, exactly one, and neither add up to $${both} + ${single} + ${neither} = ${n}$, the number of ${who}.`,
      takeaway: "Write the four parts of two groups, and see which part decides the others.",
    },
  };
}

/** Slips about the fewest with exactly one and the most with neither. */
function wrongOnly({ n, a, b, m }: Groups, survey: Survey) {
  const { does, fails, x, y, both: two, one, some, none } = survey;
  const both = b - m;
  const single = a - both + m;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const assumed =
    a > b
      ? `as if all ${b} who ${does(y)} ${alsoDoes(survey, x)}. At least ${m} ${fails(x)}.`
      : `as if all ${a} who ${does(x)} ${alsoDoes(survey, y)}. Then only ${b - a} would be left with ${y} alone, and there are at least ${m}.`;
  const parts = `${a - both} ${does(`only ${x}`)} and ${m} ${does(`only ${y}`)}, and ${a - both} + ${m} = ${single}`;
  return [
    [high - low, `That is ${high} − ${low}, ${assumed}`],
    [n - high, `That is ${n} − ${high}, ${assumed}`],
    [both, `That is ${b} − ${m}, the greatest possible number who ${does(two)}.`],
    [
      high - low + m,
      a > b
        ? `That is ${a} − ${both}, only those who ${does(x)} but ${fails(y)}. The ${m} who ${does(`only ${y}`)} are missing.`
        : `That is ${b} − ${a} + ${m}. When as many as possible ${does(two)}, ${parts}.`,
    ],
    [
      a - both,
      `That is ${a} − ${both}, only those who ${does(x)} but ${fails(y)}. The ${m} who ${does(`only ${y}`)} are missing.`,
    ],
    [
      a + m,
      `That is ${a} + ${m}, the least possible number who ${does(some)}. The other ${n - a - m} ${does(none)}.`,
    ],
    [n - single, `That is ${n} − ${single}, which includes the ${both} who ${does(two)}.`],
    [
      m,
      `That is the least possible number who ${does(`only ${y}`)}. Another ${a - both} ${does(`only ${x}`)}, so ${single} ${does(one)}.`,
    ],
  ] as const;
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
