import {
  type Choice,
  inWords,
  listed,
  numbersIn,
  range,
  read,
  type Rng,
  selectionOf,
  sum,
  type TwoPartTemplate,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "partners",
    title: "Partner",
    one: "partner",
    who: "who",
    opening: (many: string, list: string) =>
      `The ${many} partners in a firm vote on every proposal, and nobody abstains. The numbers of votes that they have are as follows: ${list}. P, Q, and R are the founding partners.`,
    inners: "founding partners",
    thing: "proposal",
  },
  {
    name: "shareholders",
    title: "Shareholder",
    one: "shareholder",
    who: "who",
    opening: (many: string, list: string) =>
      `A company has ${many} shareholders, who all vote for or against each motion. Each share is worth one vote, and the numbers of shares are as follows: ${list}. P, Q, and R sit on the board of directors.`,
    inners: "shareholders on the board",
    thing: "motion",
  },
  {
    name: "regions",
    title: "Region",
    one: "region",
    who: "that",
    opening: (many: string, list: string) =>
      `The members of an association belong to ${many} regions. In each ballot of the association, every region votes for or against a motion as a whole, with the following numbers of votes: ${list}. P, Q, and R are northern regions.`,
    inners: "northern regions",
    thing: "motion",
  },
] as const;
type Setting = (typeof SETTINGS)[number];
const NAMES = ["P", "Q", "R", "S", "T", "U"];

interface Rule {
  readonly votes: readonly number[];
  readonly least: number;
  /** How many of P, Q, and R have to be in favor, at least. */
  readonly inner: number;
}

/** The sets of voters that pass a motion. */
function passing({ votes, least, inner }: Rule): number[][] {
  return range(0, 2 ** votes.length - 1)
    .map((n) => votes.map((_, k) => k).filter((k) => (n >> k) % 2 === 1))
    .filter(
      (some) =>
        some.filter((k) => k < 3).length >= inner && sum(some.map((k) => votes[k]!)) >= least,
    );
}

/** Whose vote is needed whenever a motion passes, and whose vote changes nothing, once one has voted. */
function powers(rule: Rule, against?: number) {
  const sets = passing(rule).filter((some) => against === undefined || !some.includes(against));
  const keys = new Set(sets.map((some) => some.join()));
  const voters = rule.votes.map((_, k) => k).filter((k) => k !== against);
  return {
    sets,
    needed: voters.filter((k) => sets.every((some) => some.includes(k))),
    idle: voters.filter((k) =>
      sets.every((some) => !some.includes(k) || keys.has(some.filter((one) => one !== k).join())),
    ),
  };
}

function drawRule(rng: Rng): Rule {
  const size = rng.int(5, 6);
  const votes = range(1, size).map(() => rng.int(3, 34));
  const total = sum(votes);
  return {
    votes,
    least: Math.floor(total / 2) + 1 + rng.int(0, Math.floor(total / 5)),
    inner: rng.int(1, 2),
  };
}

function stemOf(setting: Setting, { votes, least, inner }: Rule, against?: number): string {
  const { one, who, thing, title, opening, inners } = setting;
  const list = listed(votes.map((many, k) => `${NAMES[k]} has ${many}`));
  const rule = `A ${thing} passes if it receives at least ${least} of the ${sum(votes)} votes and at least ${inWords(inner)} of the ${inners} ${inner === 1 ? "votes" : "vote"} for it.`;
  const given =
    against === undefined
      ? ""
      : ` ${title} ${NAMES[against]} will vote against a certain ${thing}.`;
  const it = against === undefined ? `any ${thing}` : `this ${thing}`;
  return `${opening(inWords(votes.length), list)} ${rule}${given}\n\n${selectionOf(
    [
      COLUMNS[0],
      against === undefined
        ? `the ${one} whose vote in favor is necessary for any ${thing} to pass`
        : `the ${one} ${who} must vote for this ${thing} if it is to pass`,
    ],
    [
      COLUMNS[1],
      `the ${one} whose vote cannot affect whether ${it} passes, however the others vote`,
    ],
  )}`;
}

const COLUMNS = ["Necessary", "Without effect"] as const;

function rowsOf({ title }: Setting, rule: Rule, against?: number): Choice[] {
  const { sets, needed, idle } = powers(rule, against);
  const { votes, least } = rule;
  const keys = new Set(sets.map((some) => some.join()));
  const named = (some: readonly number[]): string =>
    `${listed(some.map((k) => NAMES[k]!))} (${sum(some.map((k) => votes[k]!))} votes)`;
  return votes.flatMap((_, k): Choice[] => {
    if (k === against) return [];
    const text = `${title} ${NAMES[k]}`;
    if (needed.includes(k)) {
      const most = sum(votes) - votes[k]! - (against === undefined ? 0 : votes[against]!);
      return [
        {
          text,
          why:
            most < least
              ? `Without ${NAMES[k]}, at most ${most} votes can be in favor, and ${least} are required.`
              : `Without ${NAMES[k]}, the votes of P, Q, and R that are left and all the others are not enough.`,
        },
      ];
    }
    if (idle.includes(k))
      return [
        { text, why: `Every group that passes with ${NAMES[k]} also passes without ${NAMES[k]}.` },
      ];
    const without = sets.find((some) => !some.includes(k))!;
    const swing = sets.find(
      (some) => some.includes(k) && !keys.has(some.filter((one) => one !== k).join()),
    )!;
    return [
      {
        text,
        why: `${named(without)} are enough without ${NAMES[k]}, but ${named(swing)} would not be enough without ${NAMES[k]}.`,
      },
    ];
  });
}

function drawQuestion(rng: Rng) {
  const rule = drawRule(rng);
  const { votes } = rule;
  if (new Set(votes).size !== votes.length) return null;
  const against = votes.length === 6 || rng.chance(0.4) ? rng.int(1, votes.length - 1) : undefined;
  if (against !== undefined && votes.length < 6) return null;
  const { sets, needed, idle } = powers(rule, against);
  if (sets.length === 0 || needed.length !== 1 || idle.length !== 1) return null;
  const left = votes.filter((_, k) => k !== against);
  const [most, fewest] = [Math.max(...left), Math.min(...left)];
  if (votes[needed[0]!] === most && (votes[idle[0]!] === fewest || rng.chance(0.7))) return null;
  return { rule, against, needed: needed[0]!, idle: idle[0]!, sets };
}

export const template: TwoPartTemplate = {
  id: "whose-votes-decide",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Unequal votes and a required total: whose vote is necessary and whose has no effect.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    let question = null;
    for (let tries = 0; tries < 600; tries++) question ??= drawQuestion(rng);
    if (!question) return null;
    const { rule, against, needed, idle, sets } = question;
    const rows = rowsOf(setting, rule, against);
    const at = (k: number): number => (against !== undefined && k > against ? k - 1 : k);
    const core = sets.filter(
      (some) => !sets.some((few) => few.length < some.length && few.every((k) => some.includes(k))),
    );
    const named = core.map((some) => some.map((k) => NAMES[k]).join(""));
    return {
      variant: `${against === undefined ? "any" : "one-against"}/${setting.name}`,
      context: "real",
      difficulty: 5,
      stem: stemOf(setting, rule, against),
      columns: COLUMNS,
      rows,
      keys: [at(needed), at(idle)],
      solution: {
        idea: "List the smallest groups that are enough to pass, and see who is in all of them and who is in none.",
        steps: [
          `The groups that are enough, but would not be if any member of them voted against, are ${listed(named)}.`,
          `${NAMES[needed]} is in every one of these groups. ${NAMES[idle]} is in none.`,
        ],
        check: "Each of the others is in at least one of these groups and missing from another.",
        takeaway:
          "A vote has an effect only if it can turn a group that is too small into one that is enough.",
      },
    };
  },

  /** Reads the votes and the rule, and goes through all ballots. */
  check({ stem, rows }) {
    const list = read(stem, /: (P has .*?)\. P, Q, and R/)[0]!;
    const votes = numbersIn(list);
    const least = Number(read(stem, /at least (\d+) of the \d+ votes/)[0]);
    const inner = stem.includes("and at least two of the") ? 2 : 1;
    const given = /(?:Partner|Shareholder|Region) (\w) will vote against/.exec(stem)?.[1];
    const { needed, idle } = powers(
      { votes, least, inner },
      given === undefined ? undefined : NAMES.indexOf(given),
    );
    const where = (some: readonly number[]): number[] =>
      rows.flatMap((row, r) => (some.includes(NAMES.indexOf(row.at(-1)!)) ? [r] : []));
    return { first: where(needed), second: where(idle) };
  },
};
