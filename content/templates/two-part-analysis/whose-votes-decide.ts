import {
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
      "The six partners in a consulting firm have the shares of the votes shown in the table. The admission of a new partner must be approved by partners who together have",
    of: "of the votes",
    head: ["Partner", "Group", "Percent of votes"],
    groups: ["Founding", "Other"],
    inner: ["one founding partner", "two founding partners"],
    matter: "a certain candidate",
    this: "the admission of this candidate",
  },
  {
    name: "shareholders",
    one: "shareholder",
    opening:
      "The stock of a family business is divided among the six shareholders listed in the table. A sale of property must be approved by shareholders who together own",
    of: "of the stock",
    head: ["Shareholder", "Group", "Percent of stock"],
    groups: ["Founder", "Investor"],
    inner: ["one of the founders", "two of the founders"],
    matter: "the sale of a warehouse",
    this: "the sale of the warehouse",
  },
  {
    name: "owners",
    one: "owner",
    opening:
      "The six owners of an office building have the shares shown in the table. A major repair must be approved by owners who together have",
    of: "of the building",
    head: ["Owner", "Group", "Percent of building"],
    groups: ["Occupant", "Investor"],
    inner: ["one owner who is an occupant", "two owners who are occupants"],
    matter: "a repair of the roof",
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

/** One who has already decided. */
interface Decided {
  readonly who: number;
  readonly isFor: boolean;
}

/** The sets of voters that approve a matter. */
function passing({ votes, least, inner }: Rule): number[][] {
  return range(0, 2 ** votes.length - 1)
    .map((n) => votes.map((_, k) => k).filter((k) => (n >> k) % 2 === 1))
    .filter(
      (some) =>
        some.filter((k) => k < 3).length >= inner && sum(some.map((k) => votes[k]!)) >= least,
    );
}

/**
 * Once one has decided: whose vote settles the matter alone (in favor if the first one is in favor, against
 * otherwise), and whose vote changes nothing.
 */
function powers(rule: Rule, { who, isFor }: Decided) {
  const sets = passing(rule).filter((some) => some.includes(who) === isFor);
  const keys = new Set(sets.map((some) => some.join()));
  const voters = rule.votes.map((_, k) => k).filter((k) => k !== who);
  const pair = (k: number): string => [who, k].toSorted((a, b) => a - b).join();
  return {
    sets,
    keys,
    settles: voters.filter((k) =>
      isFor ? keys.has(pair(k)) : sets.every((some) => some.includes(k)),
    ),
    idle: voters.filter((k) =>
      sets.every((some) => !some.includes(k) || keys.has(some.filter((one) => one !== k).join())),
    ),
  };
}

/** Percents of the whole. */
function drawRule(rng: Rng, isFor: boolean): Rule {
  const some = range(1, 5).map(() => rng.int(4, 38));
  const least = rng.pick(isFor ? [51, 55, 60] : [51, 55, 60, 65]);
  return { votes: [...some, 100 - sum(some)], least, inner: rng.int(1, 2) };
}

const columnsOf = ({ isFor }: Decided): [string, string] =>
  isFor ? ["Can approve", "Cannot influence"] : ["Can prevent", "Cannot influence"];

function stemOf(setting: Setting, { votes, least, inner }: Rule, decided: Decided): string {
  const { one, opening, of, head, groups, matter } = setting;
  const { who, isFor } = decided;
  const rows = votes.map((share, k) => [NAMES[k]!, groups[k < 3 ? 0 : 1], String(share)]);
  const rule = `${opening} at least ${least} percent ${of}, including at least ${setting.inner[inner - 1]}. ${NAMES[who]} has already decided to vote ${isFor ? "in favor of" : "against"} ${matter}.`;
  const columns = columnsOf(decided);
  return `${rule}\n\n${tableText(head, rows)}\n\n${selectionOf(
    [
      columns[0],
      isFor
        ? `the ${one} whose vote in favor, together with ${NAMES[who]}'s, is enough to approve ${setting.this}`
        : `the ${one} whose vote against, together with ${NAMES[who]}'s, is enough to prevent ${setting.this}`,
    ],
    [
      columns[1],
      `the ${one} whose vote can no longer make a difference to whether ${setting.this} is approved`,
    ],
  )}`;
}

const named = ({ votes }: Rule, some: readonly number[]): string =>
  `${listed(some.map((k) => NAMES[k]!))} (${sum(some.map((k) => votes[k]!))} percent)`;

/** What a group lacks, after its percent. */
function lack({ votes, least, inner }: Rule, some: readonly number[], setting: Setting): string {
  const percent = sum(some.map((k) => votes[k]!));
  return percent < least
    ? `${percent} percent, less than ${least}`
    : `${percent} percent, but not including ${setting.inner[inner - 1]}`;
}

const notEnough = (rule: Rule, some: readonly number[], setting: Setting): string =>
  `${listed(some.map((k) => NAMES[k]!))} (${lack(rule, some, setting)})`;

/** The largest groups, with or without the one who has decided, that are not enough. */
function failing(rule: Rule, { who, isFor }: Decided, without?: number): number[][] {
  const enough = new Set(passing(rule).map((some) => some.join()));
  const groups = range(0, 2 ** rule.votes.length - 1)
    .map((n) => rule.votes.map((_, k) => k).filter((k) => (n >> k) % 2 === 1))
    .filter(
      (some) =>
        some.includes(who) === isFor &&
        !enough.has(some.join()) &&
        (without === undefined || !some.includes(without)),
    );
  return groups.filter(
    (some) =>
      !groups.some((more) => more.length > some.length && some.every((k) => more.includes(k))),
  );
}

/** Why a vote never helps: with it, the largest groups that are not enough are still not enough. */
function idleWhy(rule: Rule, decided: Decided, k: number, setting: Setting): string {
  const still = failing(rule, decided, k).map((some) => {
    const more = [...some, k].toSorted((a, b) => a - b);
    return notEnough(rule, more, setting);
  });
  const side = decided.isFor ? "with" : "without";
  return `${NAMES[k]} cannot turn a group that is not enough into one that is. The largest groups ${side} ${NAMES[decided.who]} that are not enough are not enough with or without ${NAMES[k]}. Here they are with ${NAMES[k]}: ${still.join("; ")}.`;
}

function whyOf(setting: Setting, rule: Rule, decided: Decided, k: number): string {
  const { sets, keys, settles, idle } = powers(rule, decided);
  const { votes, least } = rule;
  const { who, isFor } = decided;
  const name = NAMES[k]!;
  const both = [who, k].toSorted((a, b) => a - b);
  if (settles.includes(k) && isFor)
    return `${named(rule, both)} have at least ${least} percent and include ${setting.inner[rule.inner - 1]}, so they are enough, whatever the others decide.`;
  if (settles.includes(k)) {
    const most = 100 - votes[k]! - votes[who]!;
    return most < least
      ? `Without ${name} and ${NAMES[who]}, at most ${most} percent can be in favor, and ${least} percent is required.`
      : `Without ${name} and ${NAMES[who]}, the others, ${listed(NAMES.filter((_, j) => !both.includes(j)))}, do not include ${setting.inner[rule.inner - 1]}.`;
  }
  if (idle.includes(k)) return idleWhy(rule, decided, k, setting);
  const swing = sets.find(
    (some) => some.includes(k) && !keys.has(some.filter((one) => one !== k).join()),
  )!;
  const left = swing.filter((j) => j !== k);
  const matters = `${named(rule, swing)} are enough, but not without ${name} (${lack(rule, left, setting)}).`;
  if (isFor)
    return `${notEnough(rule, both, setting)} are not enough. But ${name} can make a difference: ${matters}`;
  return `${named(
    rule,
    sets.find((some) => !some.includes(k))!,
  )} are enough without ${name}. But ${name} can make a difference: ${matters}`;
}

function drawQuestion(rng: Rng, isFor: boolean) {
  const rule = drawRule(rng, isFor);
  const { votes } = rule;
  if (votes[5]! < 4 || votes[5]! > 38 || new Set(votes).size < 6) return null;
  const big = votes.indexOf(votes.toSorted((a, b) => b - a)[rng.int(0, 2)]!);
  const decided = { who: isFor ? big : rng.int(0, 5), isFor };
  const { sets, settles, idle } = powers(rule, decided);
  if (sets.length === 0 || settles.length !== 1 || idle.length !== 1) return null;
  const left = votes.filter((_, k) => k !== decided.who);
  const isLast = votes[idle[0]!] === Math.min(...left);
  if (isFor && votes[settles[0]!] === Math.max(...left) && rng.chance(0.9)) return null;
  if (settles[0] === idle[0] || (isLast && rng.chance(0.7))) return null;
  return { rule, decided, settles: settles[0]!, idle: idle[0]!, sets };
}

export const template: TwoPartTemplate = {
  id: "whose-votes-decide",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Unequal votes and a required total: whose vote is enough and whose has no effect.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const isFor = rng.chance(0.65);
    let question = null;
    for (let tries = 0; tries < 1500; tries++) question ??= drawQuestion(rng, isFor);
    if (!question) return null;
    const { rule, decided, settles, idle, sets } = question;
    const voters = range(0, 5).filter((k) => k !== decided.who);
    const core = sets.filter(
      (some) => !sets.some((few) => few.length < some.length && few.every((k) => some.includes(k))),
    );
    const groups = core.map((some) => named(rule, some));
    const first = NAMES[decided.who]!;
    return {
      variant: `${isFor ? "one-for" : "one-against"}/${setting.name}`,
      context: "real",
      difficulty: 5,
      stem: stemOf(setting, rule, decided),
      columns: columnsOf(decided),
      rows: voters.map((k) => ({ text: NAMES[k]!, why: whyOf(setting, rule, decided, k) })),
      keys: [voters.indexOf(settles), voters.indexOf(idle)],
      solution: {
        idea: `List the smallest groups ${isFor ? "with" : "without"} ${first} that are enough to approve the matter.`,
        steps: [
          `These are ${groups.join("; ")}. Any group that contains one of these is enough, too. The largest other groups ${isFor ? "with" : "without"} ${first} are not: ${failing(
            rule,
            decided,
          )
            .map((some) => notEnough(rule, some, setting))
            .join("; ")}.`,
          isFor
            ? `One of them consists of only ${first} and ${NAMES[settles]}. ${NAMES[idle]} is in none of them.`
            : `${NAMES[settles]} is in every one of them. ${NAMES[idle]} is in none.`,
        ],
        check: `${whyOf(setting, rule, decided, settles)} Each of the largest groups that are not enough already includes ${NAMES[idle]}, so ${NAMES[idle]} cannot turn a group that is not enough into one that is.`,
        takeaway:
          "A vote makes a difference only if it can turn a group that is too small into one that is enough.",
      },
    };
  },

  /** Reads the shares and the rule, and goes through all votes. */
  check({ stem, rows }) {
    const votes = tableRowsIn(stem).map(([, , share]) => Number(share));
    const least = Number(read(stem, /at least (\d+) percent/)[0]);
    const inner = stem.includes("including at least two") ? 2 : 1;
    const [who, how] = read(stem, /(\w+) has already decided to vote (in favor|against)/);
    const { settles, idle } = powers(
      { votes, least, inner },
      { who: NAMES.indexOf(who!), isFor: how === "in favor" },
    );
    const where = (some: readonly number[]): number[] =>
      rows.flatMap((row, r) => (some.includes(NAMES.indexOf(row)) ? [r] : []));
    return { first: where(settles), second: where(idle) };
  },
};
