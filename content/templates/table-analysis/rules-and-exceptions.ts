import {
  capital,
  drawStatements,
  inWords,
  listed,
  range,
  read,
  type Rng,
  type StatementKind,
  sum,
  type TableTemplate,
  thousands,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  readonly kind: string;
  readonly kinds: readonly [string, string, string];
  /** A column of Yes and No, and what Yes says of a row. */
  readonly flag: string;
  readonly holds: string;
  /** Noun, unit, least value, greatest value, step. */
  readonly columns: readonly (readonly [string, string, number, number, number])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "trails",
    intro: "A hiking guide to a mountain range in Georgia describes # trails.",
    label: "trail",
    things: "trails",
    rows: "Alder, Boulder, Cairn, Dipper, Eyrie, Fir, Gorge, Hermit, Icefall, Juniper, Kestrel, Lichen".split(
      ", ",
    ),
    kind: "Type",
    kinds: ["ridge", "valley", "forest"],
    flag: "Open in winter",
    holds: "is open in winter",
    columns: [
      ["length", "km", 4, 27, 1],
      ["climb", "m", 120, 1180, 20],
      ["highest point", "m", 1240, 2980, 20],
    ],
  },
  {
    name: "apples",
    intro: "A nursery in Chile describes # of its apples.",
    label: "apple",
    things: "apples",
    rows: "Amber, Belle, Cardinal, Duchess, Ember, Fortune, Galena, Hazel, Idol, Jubilee, Keeper, Luna".split(
      ", ",
    ),
    kind: "Ripening",
    kinds: ["early", "midseason", "late"],
    flag: "Resistant to scab",
    holds: "is resistant to scab",
    columns: [
      ["average fruit weight", "grams", 96, 248, 2],
      ["storage life", "days", 20, 190, 5],
      ["average yield per tree", "kg", 22, 88, 1],
    ],
  },
  {
    name: "clinics",
    intro: "A health ministry in the Pacific lists # clinics.",
    label: "clinic",
    things: "clinics",
    rows: "Afato, Baruka, Colo, Dreketi, Fanua, Hihifo, Kavala, Lomai, Matei, Nukusa, Oneva, Palau Road".split(
      ", ",
    ),
    kind: "Location",
    kinds: ["rural", "urban", "island"],
    flag: "Evening hours",
    holds: "has evening hours",
    columns: [
      ["number of staff", "", 4, 38, 1],
      ["average waiting time", "minutes", 9, 84, 1],
      ["daily number of patients", "", 18, 165, 1],
    ],
  },
  {
    name: "rooms",
    intro: "A conference center in Tunisia rents out # rooms.",
    label: "room",
    things: "rooms",
    rows: "Acacia, Basil, Cedar, Date, Elm, Fig, Ginger, Henna, Ivy, Jasmine, Kiwi, Lotus".split(
      ", ",
    ),
    kind: "Floor",
    kinds: ["garden", "upper", "roof"],
    flag: "Projector",
    holds: "has a projector",
    columns: [
      ["capacity", "seats", 8, 140, 2],
      ["hourly price", "dinars", 15, 130, 5],
      ["distance from the entrance", "m", 12, 190, 2],
    ],
  },
];

interface Row {
  readonly name: string;
  readonly kind: string;
  readonly flag: boolean;
  readonly values: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(10, 12);
  const columns = setting.columns.map(([, , low, high, step]) =>
    range(1, n).map(() => low + step * rng.int(0, Math.floor((high - low) / step))),
  );
  const kinds = rng.shuffle(range(0, n - 1).map((k) => setting.kinds[k % 3]!));
  const drawn = setting.rows.slice(0, n).map((name, r) => ({
    name,
    kind: kinds[r]!,
    flag: rng.chance(0.5),
    values: columns.map((values) => values[r]!),
  }));
  return { ...setting, drawn };
}

/** "length is more than 12 km", and the rows for which that is true. */
interface Bound {
  readonly text: string;
  readonly noun: string;
  readonly holds: (row: Row) => boolean;
}

function drawBound({ columns, drawn }: World, rng: Rng, c: number): Bound {
  const [noun, unit] = columns[c]!;
  const isMore = rng.chance(0.6);
  // Uses a value from the table as the limit, so that "more than" must be read exactly.
  const limit = rng.pick(drawn).values[c]!;
  return {
    text: `${noun} is ${isMore ? "more" : "less"} than ${thousands(limit)}${unit && ` ${unit}`}`,
    noun,
    holds: ({ values }) => (isMore ? values[c]! > limit : values[c]! < limit),
  };
}

function twoBounds(world: World, rng: Rng): [Bound, Bound] {
  const [a, b] = rng.sample([0, 1, 2], 2);
  return [drawBound(world, rng, a!), drawBound(world, rng, b!)];
}

function names(rows: readonly Row[]): string {
  return listed(rows.map(({ name }) => name));
}

/**
 * Whether a rule about a group is worth judging: true, or with one exception, and not true of all
 * rows.
 */
function isFair(group: readonly Row[], rest: readonly Row[], holds: Bound["holds"], want: boolean) {
  const exceptions = group.filter((row) => !holds(row)).length;
  const outside = rest.filter((row) => !holds(row)).length;
  return group.length >= 3 && outside >= 2 && exceptions === (want ? 0 : 1);
}

const every: StatementKind<World> = (world, rng, want) => {
  const { drawn, label } = world;
  const [given, then] = twoBounds(world, rng);
  const group = drawn.filter(given.holds);
  const rest = drawn.filter((row) => !group.includes(row));
  if (!isFair(group, rest, then.holds, want) || group.length > 6) return null;
  const exception = group.find((row) => !then.holds(row));
  return {
    text: `For every ${label} whose ${given.text}, the ${then.text}.`,
    why: exception
      ? `${exception.name} meets the condition, but its ${then.noun} does not fit; one exception is enough.`
      : `The condition is met by ${names(group)}, and the ${then.text} for each of them. The others do not matter.`,
    how: `Sort by ${given.noun}, keep ${names(group)}, and look only at their ${then.noun}.`,
    weight: 0,
  };
};

const noneWith: StatementKind<World> = (world, rng, want) => {
  const { drawn, label, holds: says, flag } = world;
  const bound = drawBound(world, rng, rng.int(0, 2));
  const group = drawn.filter((row) => row.flag);
  const rest = drawn.filter((row) => !row.flag);
  if (!isFair(group, rest, (row) => !bound.holds(row), want)) return null;
  const exception = group.find(bound.holds);
  return {
    text: `There is no ${label} that ${says} and whose ${bound.text}.`,
    why: exception
      ? `There is one: ${exception.name} ${says}, and its ${bound.text}.`
      : `The ${bound.text} for ${names(rest.filter(bound.holds))}, and each of these has No under ${flag}.`,
    how: `Sort by ${bound.noun} and read the column ${flag} on that end of the list.`,
    weight: 0,
  };
};

const onlyKind: StatementKind<World> = (world, rng, want) => {
  const { drawn, things, kinds } = world;
  const bound = drawBound(world, rng, rng.int(0, 2));
  const name = rng.pick(kinds);
  const inside = drawn.filter(bound.holds);
  const others = inside.filter((row) => row.kind !== name);
  const left = drawn.filter((row) => row.kind === name && !bound.holds(row));
  if (inside.length < 3 || left.length < 1 || others.length !== (want ? 0 : 1)) return null;
  return {
    text: `The ${bound.text} only for ${name} ${things}.`,
    why: want
      ? `It is so for ${names(inside)}, all of them ${name} ${things}. That ${names(left)}, though of this kind, ${left.length === 1 ? "does" : "do"} not meet the bound breaks nothing: “only” does not say “all.”`
      : `It is so for ${names(inside)}, and among these ${others[0]!.name} is not one of the ${name} ${things}.`,
    how: `Sort by ${bound.noun}, keep ${names(inside)}, and read what kind each is.`,
    weight: 1,
  };
};

const unless: StatementKind<World> = (world, rng, want) => {
  const { drawn, label, holds: says } = world;
  const bound = drawBound(world, rng, rng.int(0, 2));
  const group = drawn.filter((row) => !row.flag);
  const rest = drawn.filter((row) => row.flag);
  if (!isFair(group, rest, bound.holds, want)) return null;
  const exception = group.find((row) => !bound.holds(row));
  return {
    text: `For each ${label}, the ${bound.text} unless the ${label} ${says}.`,
    why: exception
      ? `${exception.name} is an exception: it has No in that column, and its ${bound.noun} does not fit.`
      : `The rows with No are ${names(group)}, and the ${bound.text} for each of them. “Unless” says nothing about the rows with Yes.`,
    how: `“Unless it ${says}” means: if it has No there. Check only those rows.`,
    weight: 2,
  };
};

const eachKind: StatementKind<World> = (world, rng, want) => {
  const { drawn, label, kinds, kind } = world;
  const bound = drawBound(world, rng, rng.int(0, 2));
  const inside = drawn.filter(bound.holds);
  const missing = kinds.filter((name) => inside.every((row) => row.kind !== name));
  if (inside.length < 3 || inside.length > 5 || missing.length !== (want ? 0 : 1)) return null;
  return {
    text: `Each of the three kinds of ${label} includes at least one whose ${bound.text}.`,
    why: want
      ? `It is so for ${names(inside)}, and these cover ${listed(kinds)}.`
      : `It is so only for ${names(inside)}; none of these has “${missing[0]!}” under ${kind}.`,
    how: `Sort by ${bound.noun}, keep ${names(inside)}, and tick off the kinds.`,
    weight: 0,
  };
};

const oneException: StatementKind<World> = (world, rng, want) => {
  const { drawn, things, kinds } = world;
  const bound = drawBound(world, rng, rng.int(0, 2));
  const name = rng.pick(kinds);
  const own = drawn.filter((row) => row.kind === name);
  const exceptions = own.filter((row) => !bound.holds(row));
  if (own.length < 3 || (exceptions.length === 1) !== want || exceptions.length > 2) return null;
  return {
    text: `With exactly one exception among the ${name} ${things}, their ${bound.text}.`,
    why:
      exceptions.length === 0
        ? `There is no exception at all: it is so for ${names(own)}.`
        : `The ${name} ${things} are ${names(own)}; ${names(exceptions)} ${exceptions.length === 1 ? "is the only exception" : "are both exceptions"}.`,
    how: `Gather the ${name} ${things} and check the ${bound.noun} of each.`,
    weight: 1,
  };
};

const twoConditions: StatementKind<World> = (world, rng, want) => {
  const { drawn, label, holds: says } = world;
  const [given, then] = twoBounds(world, rng);
  const group = drawn.filter((row) => row.flag && given.holds(row));
  const rest = drawn.filter((row) => !group.includes(row));
  if (!isFair(group, rest, then.holds, want)) return null;
  const exception = group.find((row) => !then.holds(row));
  const near = rest.filter((row) => given.holds(row) && !then.holds(row));
  if (near.length === 0) return null;
  return {
    text: `For every ${label} that ${says} and whose ${given.text}, the ${then.text}.`,
    why: exception
      ? `${exception.name} meets both conditions, but its ${then.noun} does not fit.`
      : `Both conditions are met by ${names(group)}, and they all fit. ${names(near)} would not fit, but ${near.length === 1 ? "has" : "have"} No where Yes is asked for.`,
    how: `Sort by ${given.noun}, keep the rows with Yes (${names(group)}), and look at their ${then.noun}.`,
    weight: 1,
  };
};

const KINDS = { every, noneWith, onlyKind, unless, eachKind, oneException, twoConditions };

/** What a row must be, in the words of its sentence: "length is more than 12 km". */
type Test = (row: Readonly<Record<string, string>>) => boolean;

function testOf(bound: string): Test {
  const [noun, way, limit] = read(bound, /^(.+) is (more|less) than (\d+)/);
  return (row) => {
    const cell = row[noun!];
    if (cell === undefined) throw new Error(`There is no column for ${noun!}.`);
    return way === "more" ? Number(cell) > Number(limit) : Number(cell) < Number(limit);
  };
}

/** A clause such as "has evening hours": does the row say Yes there? */
const isYes: Test = (row) => row["yes"] === "Yes";

type Table = readonly Readonly<Record<string, string>>[];

/** Pattern of a statement, and how many rows contradict it; more than it allows make it false. */
type Rule = readonly [RegExp, (found: string[], rows: Table) => boolean];

const RULES: readonly Rule[] = [
  [
    /^For every \w+ that \D+ and whose (.+), the (.+)\.$/,
    ([given, then], rows) =>
      !rows.some((row) => isYes(row) && testOf(given!)(row) && !testOf(then!)(row)),
  ],
  [
    /^For every \w+ whose (.+), the (.+)\.$/,
    ([given, then], rows) => !rows.some((row) => testOf(given!)(row) && !testOf(then!)(row)),
  ],
  [
    /^There is no \w+ that \D+ and whose (.+)\.$/,
    ([bound], rows) => !rows.some((row) => isYes(row) && testOf(bound!)(row)),
  ],
  [
    /^The (.+) only for (\w+) \w+\.$/,
    ([bound, kind], rows) => !rows.some((row) => row["kind"] !== kind && testOf(bound!)(row)),
  ],
  [
    /^For each \w+, the (.+) unless the \w+ \D+\.$/,
    ([bound], rows) => !rows.some((row) => !isYes(row) && !testOf(bound!)(row)),
  ],
  [
    /^Each of the three kinds of \w+ includes at least one whose (.+)\.$/,
    ([bound], rows) => new Set(rows.filter(testOf(bound!)).map((row) => row["kind"])).size === 3,
  ],
  [
    /^With exactly one exception among the (\w+) \w+, their (.+)\.$/,
    ([kind, bound], rows) => {
      const misses = rows.map((row) => (row["kind"] === kind && !testOf(bound!)(row) ? 1 : 0));
      return sum(misses) === 1;
    },
  ],
];

export const template: TableTemplate = {
  id: "rules-and-exceptions",
  format: "table-analysis",
  kind: "math",
  pattern:
    "Rules with every, only, unless and no: find the rows that could break them, and only those.",

  make(rng) {
    const world = drawWorld(rng);
    // Rules without an exception are harder to draw; asking for more of them evens out the two.
    const made = drawStatements(KINDS, world, rng, { tries: 40, chanceOfTrue: 0.58 });
    if (!made) return null;
    const { label, things, drawn, columns, flag, kind } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Rows are only compared with limits (3); "only," "unless," and two conditions reverse the
      // rule.
      difficulty: 3 + made.weight,
      intro: `${world.intro.replace("#", inWords(drawn.length))} The column ${kind} shows three kinds of ${label}; Yes under ${flag} means that the ${label} ${world.holds}.`,
      table: {
        caption: `${capital(inWords(drawn.length))} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "text", name: kind },
          ...columns.map(([noun, unit]) => ({
            kind: "number" as const,
            name: capital(noun) + (unit && ` (${unit})`),
          })),
          { kind: "text", name: flag },
        ],
        rows: drawn.map((row) => [row.name, row.kind, ...row.values, row.flag ? "Yes" : "No"]),
      },
      stem: `For each of the following statements, select *True* if it is true of the ${things} in the table. Otherwise, select *False*.`,
      choices: ["True", "False"],
      statements: made.statements,
      solution: {
        idea: "A rule speaks of some rows only: find these first, then look among them for a single exception.",
        steps: made.steps,
        check: "Rows to which the condition does not apply can neither prove nor break a rule.",
      },
    };
  },

  /** Looks through all rows, in the order shown, for those that contradict a statement. */
  check({ table, statements }) {
    const rows: Table = table.rows.map((row) => ({
      ...Object.fromEntries(
        table.columns.map(({ name }, c) => [
          name.replace(/ \(.*/, "").toLowerCase(),
          String(row[c]),
        ]),
      ),
      kind: String(row[1]),
      yes: String(row.at(-1)),
    }));
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), rows);
    });
  },
};
