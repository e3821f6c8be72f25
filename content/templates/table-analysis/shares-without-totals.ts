import {
  capital,
  drawStatements,
  inWords,
  range,
  read,
  type Rng,
  type StatementKind,
  sum,
  type TableTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  /** What is counted; the table only gives the order of these counts. */
  readonly units: string;
  readonly who: "who" | "that";
  /** Column, and what it says about the units, in the plural. */
  readonly traits: readonly (readonly [column: string, verb: string])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "towns",
    intro: "A survey asked every household in # towns of a province in Argentina.",
    label: "town",
    things: "towns",
    rows: "Achiras, Berrotaran, Canals, Dalmacio, Etruria, Freyre, Huanchilla, Isla Verde, Justiniano, Laborde".split(
      ", ",
    ),
    units: "households",
    who: "that",
    traits: [
      ["Own a car (%)", "own a car"],
      ["Keep a garden (%)", "keep a garden"],
      ["Rent their home (%)", "rent their home"],
    ],
  },
  {
    name: "colleges",
    intro: "An online survey reached all students of # colleges in one country.",
    label: "college",
    things: "colleges",
    rows: "Ashby, Birchwood, Calder, Denholm, Eastlake, Fairmont, Garrick, Holloway, Ingram, Kelvin".split(
      ", ",
    ),
    units: "students",
    who: "who",
    traits: [
      ["Live on campus (%)", "live on campus"],
      ["Work part time (%)", "work part time"],
      ["Study a language (%)", "study a language"],
    ],
  },
  {
    name: "shops",
    intro: "A trade office visited every shop in # shopping streets of a city in India.",
    label: "street",
    things: "streets",
    rows: "Amber Road, Bell Lane, Canal Street, Dyers Row, East Bazaar, Fort Street, Garden Road, Hill Bazaar, Inner Ring, Jasmine Lane".split(
      ", ",
    ),
    units: "shops",
    who: "that",
    traits: [
      ["Take cards (%)", "take cards"],
      ["Open on Sunday (%)", "are open on Sunday"],
      ["Sell online (%)", "sell online"],
    ],
  },
];

interface Row {
  readonly name: string;
  readonly rank: number;
  readonly rates: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(8, 10);
  const ranks = rng.shuffle(range(1, n));
  const columns = [0, 1, 2].map((t) => rng.sample(range(t === 2 ? 12 : 35, t === 2 ? 70 : 92), n));
  const drawn = setting.rows.slice(0, n).map((name, r) => ({
    name,
    rank: ranks[r]!,
    rates: columns.map((column) => column[r]!),
  }));
  return { ...setting, drawn };
}

const moreUnits: StatementKind<World> = ({ drawn, units, traits }, rng, want) => {
  const t = rng.int(0, 2);
  const [one, other] = rng.sample(drawn, 2) as [Row, Row];
  const isLarger = one.rank < other.rank;
  const isHigher = one.rates[t]! > other.rates[t]!;
  // Tempting but open: one of the two points the right way, the other doesn't.
  if (want ? !(isLarger && isHigher) : isLarger === isHigher) return null;
  return {
    text: `More ${units} in ${one.name} than in ${other.name} ${traits[t]![1]}.`,
    why: want
      ? `${one.name} has more ${units} than ${other.name} and a greater percent of them (${one.rates[t]!} against ${other.rates[t]!}), so the number must be greater too.`
      : `${isLarger ? `${one.name} has more ${units}` : `${other.name} has more ${units}`}, but the percents (${one.rates[t]!} in ${one.name}, ${other.rates[t]!} in ${other.name}) point the other way, and ranks do not tell how many more.`,
    how: `A number is a percent of a count: compare both the ranks (${one.rank} and ${other.rank}) and the percents.`,
    weight: 1,
  };
};

const atLeastBoth: StatementKind<World> = ({ drawn, units, traits }, rng, want) => {
  const [s, t] = rng.sample([0, 1, 2], 2) as [number, number];
  const row = rng.pick(drawn);
  const [a, b] = [row.rates[s]!, row.rates[t]!];
  const least = a + b - 100;
  const independent = Math.floor((a * b) / 100);
  if (least < 5 || independent - least < 2) return null;
  const said = want ? least : rng.pick([independent, Math.min(a, b)]);
  return {
    text: `In ${row.name}, at least ${said} percent of the ${units} both ${traits[s]![1]} and ${traits[t]![1]}.`,
    why: want
      ? `${a} + ${b} = ${a + b} percent exceed 100 by ${least}, so at least ${least} percent must be counted twice.`
      : `Only ${least} percent are certain, since ${a} + ${b} = ${a + b}. That it is ${said} percent is possible but does not follow.`,
    how: `Let the two groups in ${row.name} overlap as little as they can: ${a} + ${b} − 100 = ${least}.`,
    weight: 2,
  };
};

const neither: StatementKind<World> = ({ drawn, units, traits }, rng, want) => {
  const [s, t] = rng.sample([0, 1, 2], 2) as [number, number];
  const row = rng.pick(drawn);
  const [a, b] = [row.rates[s]!, row.rates[t]!];
  const most = 100 - Math.max(a, b);
  const independent = Math.round(((100 - a) * (100 - b)) / 100);
  if (Math.abs(a - b) < 3 || most - independent < 2 || independent < 2) return null;
  const said = want ? most : independent;
  return {
    text: `In ${row.name}, at most ${said} percent of the ${units} neither ${traits[s]![1]} nor ${traits[t]![1]}.`,
    why: `${Math.max(a, b)} percent have one of the two, which leaves at most ${most} percent with neither${want ? "" : `; if one group lies inside the other, it is ${most} percent, more than ${said}`}.`,
    how: `Let the two groups in ${row.name} overlap as much as they can: then 100 − ${Math.max(a, b)} = ${most} percent lie outside both.`,
    weight: 2,
  };
};

const allTogether: StatementKind<World> = ({ drawn, units, label, things, traits }, rng, want) => {
  const t = rng.int(0, 2);
  const byRank = drawn.toSorted((a, b) => a.rank - b.rank).map(({ rates }) => rates[t]!);
  const isAbove = rng.chance(0.5);
  const end = isAbove ? Math.min(...byRank) : Math.max(...byRank);
  // The first m almost equal, the others almost empty: no sizes go further than the best m.
  const firsts = byRank.map((_, m) => sum(byRank.slice(0, m + 1)) / (m + 1));
  const bound = isAbove ? Math.min(...firsts) : Math.max(...firsts);
  const m = firsts.indexOf(bound) + 1;
  const mean = firsts.at(-1)!;
  const open = isAbove ? Math.ceil(bound + 1) : Math.floor(bound - 1);
  if (Math.abs(bound - mean) < 3) return null;
  const said = want ? end + (isAbove ? -1 : 1) : open;
  const [word, far] = isAbove ? ["more", "smallest"] : ["less", "greatest"];
  const few = m === 1 ? `the ${label} of rank 1` : `the ${things} of ranks 1 to ${m}`;
  return {
    text: `Of all the ${units} in the ${inWords(drawn.length)} ${things} taken together, ${word} than ${said} percent ${traits[t]![1]}.`,
    why: want
      ? `The ${far} of the ${inWords(drawn.length)} percents is ${end}, and whatever the sizes, the overall percent cannot go beyond that.`
      : `The plain average of the percents is about ${mean.toFixed(1)}, but if nearly all the ${units} were in ${few}, the overall percent would be about ${bound.toFixed(1)}.`,
    how: `An overall percent lies somewhere between ${Math.min(...byRank)} and ${Math.max(...byRank)}, and nearer to the percents of the largest ${things}, however large these are.`,
    weight: 2,
  };
};

function partOf(k: number): string {
  return k === 2 ? "half" : `one ${["third", "fourth", "fifth", "sixth", "seventh"][k - 3]!}`;
}

const shareOfAll: StatementKind<World> = ({ drawn, units, things }, rng, want) => {
  const row = rng.pick(drawn.filter(({ rank }) => rank >= 2 && rank <= 6));
  const k = want ? row.rank - rng.int(0, Math.min(1, row.rank - 2)) : row.rank + 1;
  const others = `${inWords(row.rank - 1)} ${row.rank === 2 ? "other has" : "others have"}`;
  return {
    text: `Fewer than ${partOf(k)} of all the ${units} in the ${inWords(drawn.length)} ${things} taken together are in ${row.name}.`,
    why: want
      ? `${capital(others)} more ${units} than ${row.name}, so ${row.rank === 2 ? "twice" : `${inWords(row.rank)} times`} its number is still less than the whole: it has less than ${partOf(row.rank)} of all${k === row.rank ? "" : `, and so less than ${partOf(k)}`}.`
      : `Only ${others} more. If ${row.rank === 2 ? "it" : "these"} had hardly more and the rest almost nothing, ${row.name} would have nearly ${partOf(row.rank)} of all, which is more than ${partOf(k)}.`,
    how: `With ${row.name} in place ${row.rank}, its share is largest when the first ${inWords(row.rank)} are almost alike and the others almost empty.`,
    weight: 3,
  };
};

const sameBase: StatementKind<World> = ({ drawn, units, who, traits }, rng, want) => {
  const [s, t] = rng.sample([0, 1, 2], 2) as [number, number];
  const one = rng.pick(drawn);
  const other = want ? one : rng.pick(drawn);
  if (one.rates[s]! <= other.rates[t]!) return null;
  if (!want && one.rank <= other.rank) return null;
  return {
    text: `The number of ${units} in ${one.name} ${who} ${traits[s]![1]} is greater than the number of ${units} in ${other.name} ${who} ${traits[t]![1]}.`,
    why: want
      ? `Both are percents of the same ${units}, those in ${one.name}: ${one.rates[s]!} percent are more than ${other.rates[t]!} percent.`
      : `${one.rates[s]!} is more than ${other.rates[t]!}, but these are percents of different counts, and ${other.name} has more ${units} than ${one.name}.`,
    how: "Percents of the same count can be compared directly; percents of different counts cannot.",
    weight: 0,
  };
};

const KINDS = { moreUnits, atLeastBoth, neither, allTogether, shareOfAll, sameBase };

/** The table as read, with sizes that agree with its ranks. */
interface Case {
  readonly sizes: ReadonlyMap<string, number>;
  readonly rate: (name: string, verb: string) => number;
  /** Percentage with both, if the groups overlap as little (or as much) as they can. */
  readonly both: (name: string, verbs: readonly string[]) => number;
}

type Rule = readonly [RegExp, (found: string[], one: Case) => boolean];

const RULES: readonly Rule[] = [
  [
    /^More \w+ in (.+?) than in (Inner Ring|Isla Verde|\w+(?: (?:Road|Lane|Street|Row|Bazaar))?) (.+)\.$/,
    ([one, other, verb], { sizes, rate }) =>
      sizes.get(one!)! * rate(one!, verb!) > sizes.get(other!)! * rate(other!, verb!),
  ],
  [
    /^In (.+), at least (\d+) percent of the \w+ both (.+) and (.+)\.$/,
    ([name, said, a, b], { both }) => both(name!, [a!, b!]) >= Number(said),
  ],
  [
    /^In (.+), at most (\d+) percent of the \w+ neither (.+) nor (.+)\.$/,
    ([name, said, a, b], { both, rate }) =>
      100 - rate(name!, a!) - rate(name!, b!) + both(name!, [a!, b!]) <= Number(said),
  ],
  [
    /^Of all the .* taken together, (more|less) than (\d+) percent (.+)\.$/,
    ([way, said, verb], { sizes, rate }) => {
      const all = sum([...sizes.values()]);
      const having = sum([...sizes].map(([name, size]) => size * rate(name, verb!)));
      return way === "more" ? having > all * Number(said) : having < all * Number(said);
    },
  ],
  [
    /^Fewer than (half|one \w+) of all .* are in (.+)\.$/,
    ([part, name], { sizes }) => {
      const k = ["half", "third", "fourth", "fifth", "sixth", "seventh"].indexOf(
        part!.replace("one ", ""),
      );
      return sizes.get(name!)! * (k + 2) < sum([...sizes.values()]);
    },
  ],
  [
    /^The number of \w+ in (.+?) (?:who|that) (.+) is greater than .* in (.+) (?:who|that) (.+)\.$/,
    ([one, a, other, b], { sizes, rate }) =>
      sizes.get(one!)! * rate(one!, a!) > sizes.get(other!)! * rate(other!, b!),
  ],
];

export const template: TableTemplate = {
  id: "shares-without-totals",
  format: "table-analysis",
  kind: "non-math",
  pattern: "Percents of counts of which only the order is known: what follows and what stays open.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 20 });
    if (!made) return null;
    const { label, things, drawn, units, traits } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Nothing may be assumed that isn't known (6); bounds on an overlap or a share add to it.
      difficulty: 5 + Math.round(made.weight / 1.6),
      intro: `${world.intro.replace("#", inWords(drawn.length))} For each ${label} the table shows three percents of its ${units} and the rank of the ${label} by the number of its ${units}: rank 1 has the most, and no two ${things} have equally many. The numbers of ${units} are not given.`,
      table: {
        caption: `Percents of ${units} in ${inWords(drawn.length)} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "number", name: `Rank by number of ${units}` },
          ...traits.map(([name]) => ({ kind: "number" as const, name })),
        ],
        rows: drawn.map((row) => [row.name, row.rank, ...row.rates]),
      },
      stem: "For each of the following statements, select *Can be inferred* if it must be true, given the information provided. Otherwise, select *Cannot be inferred*.",
      choices: ["Can be inferred", "Cannot be inferred"],
      statements: made.statements,
      solution: {
        idea: "Try to make each statement false with counts and overlaps that fit the table; only if that fails does it follow.",
        steps: made.steps,
        check: "Ranks say which count is greater, never by how much.",
      },
    };
  },

  /** Looks for a case that fits the table and makes the statement false, among the extreme ones. */
  check({ table, statements }) {
    const byRank = table.rows.toSorted((a, b) => Number(a[1]) - Number(b[1]));
    const traits = SETTINGS.flatMap((setting) => setting.traits);
    const rate = (name: string, verb: string) => {
      const trait = traits.find(([, says]) => says === verb);
      const c = table.columns.findIndex((column) => column.name === trait?.[0]);
      const row = byRank.find(([first]) => first === name);
      if (c < 2 || !row) throw new Error(`There is no ${verb} for ${name}.`);
      return Number(row[c]);
    };
    // Every order of sizes is a mixture of these: the first m equal, the others almost empty.
    const cases = byRank.flatMap((_, m) =>
      [Math.min, Math.max].map((side): Case => {
        return {
          sizes: new Map(byRank.map(([name], k) => [String(name), (k <= m ? 1e9 : 1e3) - k])),
          rate,
          both: (name, verbs) => {
            const [a, b] = verbs.map((verb) => rate(name, verb));
            return side(Math.min(a!, b!), Math.max(0, a! + b! - 100));
          },
        };
      }),
    );
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      const found = read(text, rule[0]);
      return cases.every((one) => rule[1](found, one));
    });
  },
};
