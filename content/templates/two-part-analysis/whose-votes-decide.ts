import {
  type Choice,
  listed,
  range,
  read,
  type Rng,
  selectionOf,
  sum,
  tableRowsIn,
  tableText,
  type TwoPartTemplate,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "partners",
    one: "partner",
    opening:
      "The partners in a consulting firm have the shares of the votes shown in the table. To be admitted as a new partner, a candidate must be approved by partners who together have",
    of: "of the votes",
    head: ["Partner", "Group", "Percent of votes"],
    groups: ["Senior", "Junior"],
    inner: ["one senior partner", "two senior partners"],
    thing: "the admission of a candidate",
    given: (who: string) => `${who} has already decided to vote against a certain candidate.`,
    this: "the admission of this candidate",
  },
  {
    name: "shareholders",
    one: "shareholder",
    opening:
      "The stock of a family business is divided among the shareholders listed in the table. Any sale of property must be approved by shareholders who together own",
    of: "of the stock",
    head: ["Shareholder", "Group", "Percent of stock"],
    groups: ["Founder", "Investor"],
    inner: ["one of the founders", "two of the founders"],
    thing: "a sale of property",
    given: (who: string) => `${who} has already decided to vote against the sale of a warehouse.`,
    this: "the sale of the warehouse",
  },
  {
    name: "owners",
    one: "owner",
    opening:
      "The owners of an office building have the shares shown in the table. Any major repair must be approved by owners who together have",
    of: "of the building",
    head: ["Owner", "Group", "Percent of building"],
    groups: ["Occupant", "Investor"],
    inner: ["one owner who is an occupant", "two owners who are occupants"],
    thing: "a major repair",
    given: (who: string) => `${who} has already decided to vote against the repair of the roof.`,
    this: "the repair of the roof",
  },
] as const;
type Setting = (typeof SETTINGS)[number];
const NAMES = ["Adams", "Brooks", "Chen", "Dawson", "Ellis", "Foster"];

interface Rule {
  readonly votes: readonly number[];
  readonly least: number;
  /** How many of the first three have to be in favor, at least. */
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

/** Percents of the whole. */
function drawRule(rng: Rng): Rule {
  const some = range(1, rng.int(4, 5)).map(() => rng.int(4, 38));
  return {
    votes: [...some, 100 - sum(some)],
    least: rng.pick([55, 60, 65, 70]),
    inner: rng.int(1, 2),
  };
}

function stemOf(setting: Setting, { votes, least, inner }: Rule, against?: number): string {
  const { one, opening, of, head, groups, thing } = setting;
  const rows = votes.map((share, k) => [NAMES[k]!, groups[k < 3 ? 0 : 1], String(share)]);
  const rule = `${opening} at least ${least} percent ${of}, including at least ${setting.inner[inner - 1]}.`;
  const given = against === undefined ? "" : `${setting.given(NAMES[against]!)} `;
  const what = against === undefined ? thing : setting.this;
  return `${rule}\n\n${tableText(head, rows)}\n\n${given}${selectionOf(
    [
      COLUMNS[0],
      `the ${against === undefined ? "" : "other "}${one} who alone can prevent ${what}`,
    ],
    [COLUMNS[1], `the ${one} whose vote can never change the decision about ${what}`],
  )}`;
}

const COLUMNS = ["Can prevent", "Cannot influence"] as const;

function rowsOf(rule: Rule, against?: number): Choice[] {
  const { sets, needed, idle } = powers(rule, against);
  const { votes, least } = rule;
  const keys = new Set(sets.map((some) => some.join()));
  const named = (some: readonly number[]): string =>
    `${listed(some.map((k) => NAMES[k]!))} (${sum(some.map((k) => votes[k]!))} percent)`;
  return votes.flatMap((_, k): Choice[] => {
    if (k === against) return [];
    const text = NAMES[k]!;
    if (needed.includes(k)) {
      const most = sum(votes) - votes[k]! - (against === undefined ? 0 : votes[against]!);
      return [
        {
          text,
          why:
            most < least
              ? `Without ${NAMES[k]}, at most ${most} percent can be in favor, and ${least} percent is required.`
              : `Without ${NAMES[k]}, too few of the first group are left.`,
        },
      ];
    }
    if (idle.includes(k))
      return [
        {
          text,
          why: `Whenever a vote that includes ${NAMES[k]} is enough, it is also enough without ${NAMES[k]}.`,
        },
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
  if (votes.at(-1)! < 4 || votes.at(-1)! > 38) return null;
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
    const rows = rowsOf(rule, against);
    const at = (k: number): number => (against !== undefined && k > against ? k - 1 : k);
    const core = sets.filter(
      (some) => !sets.some((few) => few.length < some.length && few.every((k) => some.includes(k))),
    );
    const named = core.map((some) => listed(some.map((k) => NAMES[k]!)));
    return {
      variant: `${against === undefined ? "any" : "one-against"}/${setting.name}`,
      context: "real",
      difficulty: 5,
      stem: stemOf(setting, rule, against),
      columns: COLUMNS,
      rows,
      keys: [at(needed), at(idle)],
      solution: {
        idea: "List the smallest groups that can approve it, and see who is in all of them and who is in none.",
        steps: [
          `The smallest groups that can approve it: ${named.join("; ")}.`,
          `${NAMES[needed]} is in every one of these groups. ${NAMES[idle]} is in none.`,
        ],
        check: "Each of the others is in at least one of these groups and missing from another.",
        takeaway:
          "A vote has an effect only if it can turn a group that is too small into one that is enough.",
      },
    };
  },

  /** Reads the shares and the rule, and goes through all votes. */
  check({ stem, rows }) {
    const votes = tableRowsIn(stem).map(([, , share]) => Number(share));
    const least = Number(read(stem, /at least (\d+) percent/)[0]);
    const inner = stem.includes("including at least two") ? 2 : 1;
    const given = /(\w+) has already decided/.exec(stem)?.[1];
    const { needed, idle } = powers(
      { votes, least, inner },
      given === undefined ? undefined : NAMES.indexOf(given),
    );
    const where = (some: readonly number[]): number[] =>
      rows.flatMap((row, r) => (some.includes(NAMES.indexOf(row)) ? [r] : []));
    return { first: where(needed), second: where(idle) };
  },
};
