import {
  capital,
  drawStatements,
  fromWords,
  inWords,
  listed,
  ordinal,
  range,
  read,
  type Rng,
  type StatementKind,
  sum,
  type TableTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** With # for all and @ for those listed. */
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  readonly criteria: readonly [string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "cheeses",
    intro: "At a fair in Switzerland, a jury ranked # cheeses. The table lists @ of them.",
    label: "cheese",
    things: "cheeses",
    rows: "Alprose, Brunella, Castagna, Dorina, Enzian, Fiorita, Gletscher, Holder, Ilanzer".split(
      ", ",
    ),
    criteria: ["Taste", "Texture", "Aroma", "Look"],
  },
  {
    name: "bridges",
    intro:
      "For a footbridge in Singapore, # designs were handed in and ranked by a panel. The table lists @ of them.",
    label: "design",
    things: "designs",
    rows: "Arc, Bamboo, Cascade, Drift, Eddy, Filament, Gull, Helix, Isthmus".split(", "),
    criteria: ["Beauty", "Cost", "Safety", "Upkeep"],
  },
  {
    name: "robots",
    intro:
      "In a contest in Brazil, # teams had their robots ranked in four tasks. The table lists @ of the teams.",
    label: "team",
    things: "teams",
    rows: "Anta, Boto, Capivara, Dourado, Ema, Furao, Gaviao, Harpia, Iguana".split(", "),
    criteria: ["Maze", "Lifting", "Sorting", "Sprint"],
  },
  {
    name: "cities",
    intro:
      "A magazine ranked # cities for young families by four criteria. The table lists @ of them.",
    label: "city",
    things: "cities",
    rows: "Almar, Beltown, Cresco, Dunmore, Eastham, Fairhaven, Glenrock, Hartwell, Ivory Bay".split(
      ", ",
    ),
    criteria: ["Housing", "Transit", "Schools", "Parks"],
  },
];

interface Row {
  readonly name: string;
  readonly ranks: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  readonly all: number;
  readonly unlisted: number;
  /** The ranks that no row of the table has, by criterion, best first. */
  readonly free: readonly (readonly number[])[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const [n, unlisted] = [rng.int(8, 9), rng.int(4, 6)];
  const all = n + unlisted;
  const columns = range(0, 3).map(() => rng.sample(range(1, all), n));
  const drawn = setting.rows
    .slice(0, n)
    .map((name, r) => ({ name, ranks: columns.map((column) => column[r]!) }));
  const free = columns.map((column) => range(1, all).filter((rank) => !column.includes(rank)));
  return { ...setting, drawn, all, unlisted, free };
}

function ranksOf(ranks: readonly number[]): string {
  return listed(ranks.map(String));
}

const ahead: StatementKind<World> = ({ drawn, criteria, things, free }, rng, want) => {
  const c = rng.int(0, 3);
  const row = rng.pick(drawn);
  const better = free[c]!.filter((rank) => rank < row.ranks[c]!);
  const listedAhead = row.ranks[c]! - 1 - better.length;
  const said = want ? better.length : rng.pick([row.ranks[c]! - 1, listedAhead, better.length + 1]);
  if (better.length < 2 || said < 2 || said > free[c]!.length || (said === better.length) !== want)
    return null;
  return {
    text: `Exactly ${inWords(said)} of the unlisted ${things} ranked ahead of ${row.name} in ${criteria[c]!}.`,
    why: `${capital(inWords(row.ranks[c]! - 1))} ranked ahead of ${row.name}, and ${inWords(listedAhead)} of these ${listedAhead === 1 ? "is" : "are"} in the table; the ${inWords(better.length)} ranks ${ranksOf(better)} are missing there.`,
    how: `Sort by ${criteria[c]!} and write down the ranks before ${row.ranks[c]!} that do not occur.`,
    weight: 0,
  };
};

const topInBoth: StatementKind<World> = (
  { criteria, things, label, free, unlisted, all },
  rng,
  want,
) => {
  const [a, b] = rng.sample([0, 1, 2, 3], 2) as [number, number];
  const top = rng.int(5, all - 3);
  const [inA, inB] = [a, b].map((c) => free[c]!.filter((rank) => rank <= top)) as [
    number[],
    number[],
  ];
  const surplus = inA.length + inB.length - unlisted;
  if (surplus > 0 !== want || surplus < -1 || surplus > 2) return null;
  if (Math.max(inA.length, inB.length) === unlisted || Math.min(inA.length, inB.length) < 2)
    return null;
  return {
    text: `At least one unlisted ${label} was among the top ${inWords(top)} in both ${criteria[a]!} and ${criteria[b]!}.`,
    why: `Of the ${inWords(unlisted)} unlisted ${things}, ${inWords(inA.length)} took ranks up to ${top} in ${criteria[a]!} (${ranksOf(inA)}) and ${inWords(inB.length)} did in ${criteria[b]!} (${ranksOf(inB)}). ${want ? `Since ${inA.length} + ${inB.length} is more than ${unlisted}, the two groups must overlap.` : `${inA.length} + ${inB.length} is not more than ${unlisted}, so these can all be different ${things}.`}`,
    how: `Count the missing ranks up to ${top} in each column, and ask whether ${inWords(unlisted)} ${things} are enough to keep the two groups apart.`,
    weight: 3,
  };
};

const aheadAndBehind: StatementKind<World> = (
  { drawn, criteria, things, label, free, unlisted },
  rng,
  want,
) => {
  const [a, b] = rng.sample([0, 1, 2, 3], 2) as [number, number];
  const row = rng.pick(drawn);
  const before = free[a]!.filter((rank) => rank < row.ranks[a]!).length;
  const after = free[b]!.filter((rank) => rank > row.ranks[b]!).length;
  const surplus = before + after - unlisted;
  if (surplus > 0 !== want || surplus < -1 || surplus > 2) return null;
  if (Math.max(before, after) === unlisted || Math.min(before, after) < 2) return null;
  return {
    text: `At least one unlisted ${label} ranked ahead of ${row.name} in ${criteria[a]!} and behind ${row.name} in ${criteria[b]!}.`,
    why: `In ${criteria[a]!}, ${inWords(before)} of the unlisted ${things} came before ${row.name}; in ${criteria[b]!}, ${inWords(after)} came after it. ${want ? `${before} + ${after} is more than ${unlisted}, so some ${label} did both.` : `${before} + ${after} is not more than ${unlisted}, so no ${label} need have done both.`}`,
    how: `From the missing ranks, count the unlisted before rank ${row.ranks[a]!} in ${criteria[a]!} and after rank ${row.ranks[b]!} in ${criteria[b]!}.`,
    weight: 3,
  };
};

const moreUnlisted: StatementKind<World> = ({ criteria, things, free, drawn }, rng, want) => {
  const c = rng.int(0, 3);
  const top = rng.pick([5, 7]);
  const inside = free[c]!.filter((rank) => rank <= top);
  const rest = drawn.filter(({ ranks }) => ranks[c]! <= top);
  if (inside.length > rest.length !== want || Math.abs(inside.length - rest.length) > 1)
    return null;
  return {
    text: `Of the top ${inWords(top)} in ${criteria[c]!}, more are unlisted than listed.`,
    why: `Listed are ${listed(rest.map(({ name }) => name))}, so of the top ${inWords(top)} ${inWords(rest.length)} are listed and ${inWords(inside.length)} are not.`,
    how: `Sort by ${criteria[c]!} and count the ranks up to ${top} that occur; the other ${things} of the top ${inWords(top)} are unlisted.`,
    weight: 0,
  };
};

const averageRank: StatementKind<World> = (
  { criteria, things, free, drawn, all, unlisted },
  rng,
  want,
) => {
  const c = rng.int(0, 3);
  const [open, shown] = [sum(free[c]!), sum(drawn.map(({ ranks }) => ranks[c]!))];
  const [a, b] = [open / unlisted, shown / drawn.length];
  if (a > b !== want || Math.abs(a - b) < 0.4 || Math.abs(a - b) > 3) return null;
  return {
    text: `In ${criteria[c]!}, the average (arithmetic mean) rank of the unlisted ${things} was a greater number than that of the listed ${things}.`,
    why: `The ranks 1 to ${all} add up to ${open + shown}; the listed ones have ${shown}, which leaves ${open} for the ${inWords(unlisted)} others. The averages are about ${a.toFixed(1)} (unlisted) and ${b.toFixed(1)} (listed).`,
    how: `Subtract the sum of the column ${criteria[c]!} from 1 + 2 + … + ${all} = ${open + shown}.`,
    weight: 1,
  };
};

const medianUnlisted: StatementKind<World> = (
  { criteria, things, label, free, all },
  rng,
  want,
) => {
  const c = rng.int(0, 3);
  const k = rng.int(2, free[c]!.length - 1);
  const rank = free[c]![k - 1]!;
  const said = want ? rank : rng.pick([rank - 1, rank + 1, all - rank]);
  if (said < 2 || (said === rank) !== want || said === free[c]![k - 2] || said === free[c]![k])
    return null;
  const place = ["", "second", "third", "fourth", "fifth"][k - 1]!;
  return {
    text: `Of the unlisted ${things}, the ${place} best in ${criteria[c]!} was ranked ${ordinal(said)} of all.`,
    why: `The ranks missing under ${criteria[c]!} are ${ranksOf(free[c]!)}, so the ${place} best unlisted ${label} was ranked ${ordinal(rank)}.`,
    how: `Sort by ${criteria[c]!} and list the missing ranks in order.`,
    weight: 0,
  };
};

const KINDS = { ahead, topInBoth, aheadAndBehind, moreUnlisted, averageRank, medianUnlisted };

/** An unlisted entry with the ranks it may have in two criteria. */
interface Guess {
  readonly a: number;
  readonly b: number;
}

interface Reading {
  readonly free: (criterion: string) => number[];
  readonly rank: (name: string, criterion: string) => number;
  readonly listed: (criterion: string) => number[];
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, k) =>
    permutations(list.filter((_, j) => j !== k)).map((rest) => [one, ...rest]),
  );
}

/** Whether some entry fits for every way to assign the missing ranks. */
function always(one: readonly number[], other: readonly number[], fits: (g: Guess) => boolean) {
  return permutations(other).every((order) => order.some((b, k) => fits({ a: one[k]!, b })));
}

type Rule = readonly [RegExp, (found: string[], table: Reading) => boolean];

const RULES: readonly Rule[] = [
  [
    /^Exactly (\w+) of the unlisted \w+ ranked ahead of (.+) in (\w+)\.$/,
    ([said, name, c], { free, rank }) =>
      free(c!).filter((one) => one < rank(name!, c!)).length === fromWords(said!),
  ],
  [
    /^At least one unlisted \w+ was among the top (\w+) in both (\w+) and (\w+)\.$/,
    ([top, a, b], { free }) =>
      always(free(a!), free(b!), (g) => Math.max(g.a, g.b) <= fromWords(top!)),
  ],
  [
    /^At least one unlisted \w+ ranked ahead of (.+) in (\w+) and behind .+ in (\w+)\.$/,
    ([name, a, b], { free, rank }) =>
      always(free(a!), free(b!), (g) => g.a < rank(name!, a!) && g.b > rank(name!, b!)),
  ],
  [
    /^Of the top (\w+) in (\w+), more are unlisted than listed\.$/,
    ([top, c], { free }) => {
      const signs = range(1, fromWords(top!)).map((r) => (free(c!).includes(r) ? 1 : -1));
      return sum(signs) > 0;
    },
  ],
  [
    /^In (\w+), the average .* rank of the unlisted/,
    ([c], { free, listed: shown }) =>
      sum(free(c!)) * shown(c!).length > sum(shown(c!)) * free(c!).length,
  ],
  [
    /^Of the unlisted \w+, the (\w+) best in (\w+) was ranked (\d+)/,
    ([place, c, said], { free }) => {
      const better = free(c!).filter((r) => r < Number(said)).length;
      const isFree = free(c!).includes(Number(said));
      return isFree && ["", "second", "third", "fourth", "fifth"][better] === place;
    },
  ],
];

export const template: TableTemplate = {
  id: "unlisted-ranks",
  format: "table-analysis",
  kind: "math",
  pattern:
    "Ranks missing from a table belong to those not listed; pigeonholes decide what must be.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 20 });
    if (!made) return null;
    const { label, things, drawn, criteria, all, unlisted, free } = world;
    const c = criteria[0];
    return {
      variant: `${made.kinds}/${world.name}`,
      // The table must be read for what isn't in it (5); a pigeonhole argument is a separate
      // thought.
      difficulty: Math.min(10, 5 + Math.ceil(0.7 * made.weight)),
      intro: `${world.intro.replace("#", String(all)).replace("@", inWords(drawn.length))} In each column, rank 1 is the best, rank ${all} the worst, and no two ${things} have the same rank.`,
      table: {
        caption: `Ranks of ${inWords(drawn.length)} of ${all} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          ...criteria.map((name) => ({ kind: "number" as const, name })),
        ],
        rows: drawn.map(({ name, ranks }) => [name, ...ranks]),
      },
      stem: `“Unlisted” ${things} are the ${inWords(unlisted)} that are not in the table. For each of the following statements, select *Must be true* if it must be true, given the information provided. Otherwise, select *Need not be true*.`,
      choices: ["Must be true", "Need not be true"],
      statements: made.statements,
      solution: {
        idea: `Every rank from 1 to ${all} was given once, so the ranks that a column lacks belong to the ${inWords(unlisted)} unlisted ${things}.`,
        steps: made.steps,
        check: `In ${c}, for example, the missing ranks are ${ranksOf(free[0]!)}: there must be ${unlisted} of them.`,
      },
    };
  },

  /** Assigns the missing ranks to the unlisted entries in every possible way. */
  check({ intro, table, statements }) {
    const [all] = read(intro, /rank (\d+) the worst/).map(Number) as [number];
    const columnOf = (criterion: string) => {
      const c = table.columns.findIndex(({ name }) => name === criterion);
      if (c < 1) throw new Error(`There is no column ${criterion}.`);
      return c;
    };
    const shown = (criterion: string) => table.rows.map((row) => Number(row[columnOf(criterion)]));
    const reading: Reading = {
      listed: shown,
      free: (criterion) => range(1, all).filter((rank) => !shown(criterion).includes(rank)),
      rank: (name, criterion) =>
        Number(table.rows.find((row) => row[0] === name)?.[columnOf(criterion)]),
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), reading);
    });
  },
};
