import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  hasKey,
  near,
  type PairKey,
  plain,
  range,
  read,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/**
 * With the first revenue as 100: the first expenses, and the changes in revenue and expenses in
 * percent. Both profits are positive.
 */
type Case = Readonly<{ spent: number; revenueUp: number; spentUp: number }>;

const CHANGES = [...range(1, 15), 20, 25, ...range(-15, 0), -20];
const SHARES = range(10, 19).map((k) => 5 * k);
/** Changes in expenses that are this share of the change in revenue, in dollars. */
const PARTS = [50, 60, 75, 80, 90, 100, 120, 125];

const CASES: readonly Case[] = SHARES.flatMap((spent) =>
  CHANGES.flatMap((revenueUp) =>
    [...CHANGES, ...PARTS.map((part) => tidy((part * revenueUp) / spent, 9))].map((spentUp) => ({
      spent,
      revenueUp,
      spentUp,
    })),
  ),
)
  .filter((one) => profitAfter(one) > 0)
  .toSorted((one, other) => roughness(one) - roughness(other));

/** Amounts that are easy to read come first, so that examples are simple ones. */
function roughness({ spent, revenueUp, spentUp }: Case): number {
  return [spent, 100 + revenueUp, tidy(spent * (1 + spentUp / 100), 9)].reduce(
    (total, n) => total + (n % 10 === 0 ? 0 : n % 5 === 0 ? 1 : Number.isInteger(n) ? 3 : 9),
    0,
  );
}

function profitAfter({ spent, revenueUp, spentUp }: Case): number {
  return 100 + revenueUp - spent * (1 + spentUp / 100);
}
const ratioAfter = ({ spent, revenueUp, spentUp }: Case): number =>
  (spent * (100 + spentUp)) / (100 + revenueUp);
const isGreater = (one: Case): boolean => profitAfter(one) - (100 - one.spent) > 1e-7;

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly before: string;
  readonly after: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "years", who: "Company K", before: "2021", after: "2022" },
  { name: "months", who: "Store X", before: "March", after: "April" },
  { name: "June", who: "Company R", before: "May", after: "June" },
  { name: "weeks", who: "Store Y", before: "Week 1", after: "Week 2" },
];

const STEMS: readonly ((of: Setting) => string)[] = [
  ({ who, before, after }) =>
    `${who} earned a profit in both ${before} and ${after}. Was its profit greater in ${after} than in ${before}?`,
  ({ who, before, after }) =>
    `${who}'s revenue was greater than its expenses in both ${before} and ${after}. Was its profit greater in ${after} than in ${before}?`,
  ({ who, before, after }) =>
    `${who} earned a profit in both ${before} and ${after}. Did its profit increase from ${before} to ${after}?`,
];

/** A percent of revenue, and two changes in percent. */
interface Numbers {
  readonly s: number;
  readonly p: number;
  readonly q: number;
}

interface Fact {
  readonly text: (n: Numbers, of: Setting) => string;
  readonly holds: (one: Case, n: Numbers) => boolean;
  readonly gives: (n: Numbers) => string;
}

const ONE_HALF = "Only one of the two amounts is compared.";
const FACTS = {
  each: {
    text: ({ p }, { before, after }) =>
      `Revenue and expenses each increased by ${p} percent from ${before} to ${after}.`,
    holds: ({ revenueUp, spentUp }, { p }) => revenueUp === p && spentUp === p,
    gives: ({ p }) =>
      `Both amounts were multiplied by ${tidy(1 + p / 100, 2)}, so the profit, their difference, was too. The profit was positive, so an increase of ${p} percent made it greater.`,
  },
  part: {
    text: ({ s }, { before, after }) =>
      `From ${before} to ${after}, the increase in expenses was ${s} percent of the increase in revenue.`,
    holds: (one, { s }) => one.revenueUp > 0 && near(one.spent * one.spentUp, s * one.revenueUp),
    gives: ({ s }) =>
      `For each additional dollar of revenue, expenses increased by only ${s} cents. So revenue increased by more dollars than expenses did.`,
  },
  steady: {
    text: ({ s }, { before, after }) =>
      `Expenses were ${s} percent of revenue in both ${before} and ${after}.`,
    holds: (one, { s }) => one.spent === s && near(ratioAfter(one), s),
    gives: ({ s }) =>
      `Each profit was ${100 - s} percent of revenue, and revenue may have risen or fallen.`,
  },
  steadyUp: {
    text: ({ s }, { before, after }) =>
      `Revenue was greater in ${after} than in ${before}, and expenses were ${s} percent of revenue in both.`,
    holds: (one, { s }) => one.spent === s && one.revenueUp > 0 && near(ratioAfter(one), s),
    gives: ({ s }) =>
      `Each profit was ${100 - s} percent of revenue, and revenue increased, so the profit increased, too.`,
  },
  share: {
    text: ({ s }, { before }) => `In ${before}, expenses were ${s} percent of revenue.`,
    holds: ({ spent }, { s }) => spent === s,
    gives: () =>
      "This gives one of the two profits as a percent of revenue, and nothing tells how the amounts changed.",
  },
  shareAfter: {
    text: ({ s }, { after }) => `In ${after}, expenses were ${s - 5} percent of revenue.`,
    holds: (one, { s }) => near(ratioAfter(one), s - 5),
    gives: () =>
      "This gives one of the two profits as a percent of revenue, and nothing tells how the amounts changed.",
  },
  ratioLess: {
    text: (_, { before, after }) =>
      `The ratio of expenses to revenue was less in ${after} than in ${before}.`,
    holds: (one) => ratioAfter(one) < one.spent - 1e-7,
    gives: () => "The profit was a greater part of revenue, which may have fallen.",
  },
  rates: {
    text: ({ p, q }, { before, after }) =>
      `From ${before} to ${after}, revenue increased by ${p} percent and expenses increased by ${q} percent.`,
    holds: ({ revenueUp, spentUp }, { p, q }) => revenueUp === p && spentUp === q,
    gives: () => "Expenses increased by the greater percent, but expenses were the smaller amount.",
  },
  ratesTurned: {
    text: ({ p, q }, { before, after }) =>
      `From ${before} to ${after}, revenue increased by ${q} percent and expenses increased by ${p} percent.`,
    holds: ({ revenueUp, spentUp }, { p, q }) => revenueUp === q && spentUp === p,
    gives: () =>
      "Revenue was the greater amount, and it increased by the greater percent, so it increased by more dollars.",
  },
  revenue: {
    text: ({ p }, { before, after }) =>
      `Revenue increased by ${p} percent from ${before} to ${after}.`,
    holds: ({ revenueUp }, { p }) => revenueUp === p,
    gives: () => ONE_HALF,
  },
  revenueDown: {
    text: ({ p }, { before, after }) =>
      `Revenue decreased by ${p} percent from ${before} to ${after}.`,
    holds: ({ revenueUp }, { p }) => revenueUp === -p,
    gives: () => ONE_HALF,
  },
  spentEqually: {
    text: ({ p }, { before, after }) =>
      `Expenses increased by ${p} percent from ${before} to ${after}.`,
    holds: ({ spentUp }, { p }) => spentUp === p,
    gives: () => ONE_HALF,
  },
  spent: {
    text: ({ q }, { before, after }) =>
      `Expenses increased by ${q} percent from ${before} to ${after}.`,
    holds: ({ spentUp }, { q }) => spentUp === q,
    gives: () => ONE_HALF,
  },
  spentDown: {
    text: ({ p }, { before, after }) =>
      `Expenses decreased by ${p} percent from ${before} to ${after}.`,
    holds: ({ spentUp }, { p }) => spentUp === -p,
    gives: () => ONE_HALF,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 4);

const NEED = tense("c-trap", "C", "Neither statement gives an amount, so both look necessary.");
const FASTER = tense(
  "false-enough",
  "A",
  "Expenses grew by the greater percent, which looks like a lower profit.",
);
const AMOUNTS = tense("hidden-enough", "E", "Without any amount in dollars, both seem too little.");
const BOTH = tense("near-miss", "C", "The statements cover both revenue and expenses.");

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["each", "share"], NEED],
  ["A", ["ratesTurned", "share"], NEED],
  ["A", ["part", "revenue"], NEED],
  ["A", ["part", "spent"], NEED],
  [
    "C",
    ["rates", "share"],
    FASTER,
    "Let the first revenue be 100. Then revenue increased by {p}, and expenses, which were {s}, increased by {q} percent of {s}, or {rise}. The increase in revenue was {compared} the increase in expenses.",
  ],
  [
    "C",
    ["revenue", "spentEqually"],
    AMOUNTS,
    "Both amounts increased by {p} percent, so the profit, their difference, did too. It was positive, so it became greater.",
  ],
  [
    "C",
    ["steady", "revenueDown"],
    AMOUNTS,
    "Each profit was {rest} percent of revenue, and revenue decreased, so the profit decreased, too.",
  ],
  [
    "C",
    ["steady", "spentEqually"],
    AMOUNTS,
    "Expenses increased by {p} percent and stayed {s} percent of revenue, so revenue and the profit increased by {p} percent, too.",
  ],
  [
    "C",
    ["ratioLess", "spent"],
    AMOUNTS,
    "Expenses increased by {q} percent. The ratio of expenses to revenue fell, so revenue, the greater amount, increased by more than {q} percent and by more dollars.",
  ],
  ["D", ["each", "part"], NEED],
  ["D", ["each", "steadyUp"], NEED],
  ["D", ["part", "steadyUp"], NEED],
  [
    "E",
    ["revenue", "spent"],
    BOTH,
    "Expenses increased by the greater percent, but expenses were the smaller amount.",
  ],
  [
    "E",
    ["ratioLess", "revenueDown"],
    BOTH,
    "A greater part of a smaller revenue may be more or less.",
  ],
  ["E", ["ratioLess", "spentDown"], BOTH, "Revenue may have changed in either direction."],
  [
    "E",
    ["share", "shareAfter"],
    BOTH,
    "The profit was a greater part of revenue, which may have fallen.",
  ],
  ["E", ["share", "revenue"], BOTH, "The later expenses are unknown."],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, names, { tension, trap }, both = ""] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const setting = rng.pick(SETTINGS);
  const [p, q] = rng.pick([
    [8, 10],
    [6, 8],
    [9, 12],
    [10, 12],
    [12, 15],
    [4, 5],
    [5, 6],
  ] as const);
  const numbers: Numbers = { s: rng.pick([60, 75, 80, 90]), p, q };
  const isTurned = rng.chance(0.5);
  const said = (isTurned ? names.toReversed() : names).map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return {
      text: text(numbers, setting),
      holds: (one) => holds(one, numbers),
      gives: gives(numbers),
    };
  }) as [Said<Case>, Said<Case>];
  const { s } = numbers;
  const rise = tidy((q * s) / 100, 2);
  const compared = rise < p ? "greater than" : rise > p ? "less than" : "equal to";
  const values = { p, q, s, rest: 100 - s, rise, compared };
  const together = Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    both,
  );
  const findings = findingsOf(together, said, isTurned ? names.toReversed() : names);
  if (!hasKey(findings, key)) return null;
  const letter = isTurned && trap.letter === "A" ? ("B" as const) : trap.letter;
  return { setting, names, said, findings, tension, trap: { ...trap, letter } };
}

/** Statements that compare expenses with revenue, which examples have to show. */
const SHARED: readonly Name[] = ["ratioLess", "shareAfter", "steady"];

function exampleOf(one: Case, names: readonly Name[]): string {
  const [revenue, spent] = [100 + one.revenueUp, one.spent * (1 + one.spentUp / 100)];
  const shown = [revenue, spent, revenue - spent].map((value) => tidy(value, 2));
  const [before, after] = [one.spent, tidy(ratioAfter(one), 1)];
  const about = near(after, ratioAfter(one)) ? "" : "about ";
  const share = !names.some((name) => SHARED.includes(name))
    ? ""
    : near(ratioAfter(one), before)
      ? ` expenses stay at ${before} percent of revenue,`
      : ` expenses go from ${before} to ${about}${after} percent of revenue,`;
  return `With revenue of 100 and then ${shown[0]!} and expenses of ${one.spent} and then ${shown[1]!},${share}${share && " and"} the profit is ${100 - one.spent} and then ${shown[2]!}, so it ${isGreater(one) ? "increased" : "didn't increase"}.`;
}

function findingsOf(both: string, said: readonly [Said<Case>, Said<Case>], names: readonly Name[]) {
  const found = findingsByCases(CASES, said, isGreater, {
    together: () => both,
    settled: (one) => `The answer is ${isGreater(one) ? "yes" : "no"}.`,
    rivals: () => "",
  });
  const withExamples = (finding: Sufficiency<Case>, of: readonly Name[]): Sufficiency => {
    if (finding.enough) return finding;
    const examples = finding.rivals!;
    const why = [finding.why.trim(), ...examples.map((one) => exampleOf(one, of))].join(" ");
    return { ...finding, why };
  };
  return {
    first: withExamples(found.first, names.slice(0, 1)),
    second: withExamples(found.second, names.slice(1)),
    together: withExamples(found.together, names),
  };
}

function takeawayOf(names: readonly Name[]): string {
  const has = (...of: Name[]) => of.some((name) => names.includes(name));
  if (has("each", "spentEqually"))
    return "When two amounts increase by the same percent, their difference increases by that percent, too.";
  if (has("steady", "steadyUp"))
    return "If expenses stay the same percent of revenue, the profit rises and falls with revenue.";
  if (has("part"))
    return "To compare profits, compare the changes in dollars: the profit grows when revenue increases by more dollars than expenses.";
  if (has("rates", "ratesTurned") || (has("revenue") && has("spent")))
    return "When two amounts change by different percents, their difference may go either way, unless the greater amount has the greater increase or you know how the amounts compare.";
  return "A ratio of expenses to revenue gives the profit as a percent of revenue. To compare two profits, you also need to know how the amounts changed.";
}

export const template: SufficiencyTemplate = {
  id: "profit-up-or-down",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Whether a profit grew, from percents of revenue and expenses and the ratio of the two.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, names, said, findings, tension, trap } = numbers;
    return {
      variant: setting.name,
      context: "real",
      difficulty: 4,
      stem: rng.pick(STEMS)(setting),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "The profit grew exactly when revenue increased by more dollars than expenses did.",
        fast: [
          "Let revenue have been 100 at first. Choose expenses that a statement allows, compute both profits, and see whether other choices can turn the answer around.",
        ],
        steps: stepsOfFindings(findings),
        check:
          "Did you keep in mind that a percent of revenue and the same percent of expenses are different amounts?",
        takeaway: takeawayOf(names),
      },
    };
  },

  /** Tries first expenses from 50 to 95 percent of revenue, with all changes that are listed. */
  check({ statements }) {
    return { cases: CASES, ...conditionsOf(statements, conditionOf), answer: hasMoreLeft };
  },
};

/** Whether revenue rose by more than expenses, or fell by less. */
const hasMoreLeft = ({ revenueUp, spent, spentUp }: Case): boolean =>
  revenueUp - (spent * spentUp) / 100 > 1e-7;

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  if (text.includes("ratio")) return (one) => one.spentUp < one.revenueUp;
  if (text.includes("of the increase")) return partOf(Number(read(said, /(\d+) percent of/)[0]));
  if (text.includes("of revenue")) {
    const share = Number(read(said, /(\d+) percent of/)[0]);
    const [isBoth, isBefore] = [text.includes("both"), /^In (2021|March|May|Week 1)/.test(text)];
    return (one) =>
      (!(isBoth || isBefore) || one.spent === share) &&
      (isBefore || near(ratioAfter(one), share)) &&
      (!text.startsWith("Revenue was greater") || one.revenueUp > 0);
  }
  if (text.includes("each")) {
    const p = Number(read(said, /by (\d+) percent/)[0]);
    return ({ revenueUp, spentUp }) => revenueUp === p && spentUp === p;
  }
  return changesIn(text);
}

function partOf(percent: number): (one: Case) => boolean {
  return (one) => one.revenueUp > 0 && near(one.spentUp * one.spent, percent * one.revenueUp);
}

/** "Revenue increased by 8 percent and expenses decreased by 10 percent." */
function changesIn(text: string): (one: Case) => boolean {
  const changes = Array.from(
    text.matchAll(/(revenue|expenses) (in|de)creased by (\d+)/gi),
    ([, what, sign, percent]) => ({
      isRevenue: what!.toLowerCase() === "revenue",
      change: (sign === "in" ? 1 : -1) * Number(percent),
    }),
  );
  return (one) =>
    changes.every(({ isRevenue, change }) => (isRevenue ? one.revenueUp : one.spentUp) === change);
}
