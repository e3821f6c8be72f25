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
  /** Columns of Yes and No, with the plural phrases for both. */
  readonly flags: readonly (readonly [column: string, yes: string, no: string])[];
  /** Column, noun in sentences, least value, greatest value, step. */
  readonly measure: readonly [string, string, number, number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "hostels",
    intro: "A travel guide to Slovenia lists # mountain hostels.",
    label: "hostel",
    things: "hostels",
    rows: "Alba, Bora, Cerna, Drava, Erika, Flora, Gams, Hribi, Iglav, Jela, Kopa, Lipa, Mlaka, Orel".split(
      ", ",
    ),
    flags: [
      ["Kitchen", "have a kitchen", "have no kitchen"],
      ["Open in winter", "are open in winter", "are closed in winter"],
      ["Reached by road", "can be reached by road", "cannot be reached by road"],
    ],
    measure: ["Beds", "number of beds", 12, 96, 2],
  },
  {
    name: "software",
    intro: "A buyer for a hospital in Malaysia compares # scheduling programs.",
    label: "program",
    things: "programs",
    rows: "Argo, Beacon, Compass, Dayline, Easel, Fathom, Gantry, Hourly, Ibis, Jigsaw, Keystone, Ledger, Mosaic, Nimbus".split(
      ", ",
    ),
    flags: [
      ["Works offline", "work offline", "do not work offline"],
      ["Free trial", "have a free trial", "have no free trial"],
      ["Phone support", "offer phone support", "offer no phone support"],
    ],
    measure: ["Monthly fee ($)", "monthly fee", 14, 92, 1],
  },
  {
    name: "buildings",
    intro: "A heritage office in Bolivia surveyed # old buildings.",
    label: "building",
    things: "buildings",
    rows: "Aduana, Barraca, Casona, Deposito, Escuela, Fabrica, Granero, Hacienda, Imprenta, Jardin, Lonja, Molino, Noria, Obraje".split(
      ", ",
    ),
    flags: [
      ["Roof repaired", "have a repaired roof", "have a roof not yet repaired"],
      ["In use", "are in use", "are not in use"],
      ["Built of stone", "are built of stone", "are not built of stone"],
    ],
    measure: ["Floor area (m²)", "floor area", 140, 980, 10],
  },
  {
    name: "cafes",
    intro: "A student newspaper in Dublin reviewed # cafes near its campus.",
    label: "cafe",
    things: "cafes",
    rows: "Anchor, Bramble, Copper Pot, Domino, Easel, Fiddle, Gable, Harp, Inkwell, Juniper, Kettle, Linnet, Magpie, Nook".split(
      ", ",
    ),
    flags: [
      ["Outdoor seats", "have outdoor seats", "have no outdoor seats"],
      ["Open on Sunday", "are open on Sunday", "are closed on Sunday"],
      ["Serves lunch", "serve lunch", "do not serve lunch"],
    ],
    measure: ["Seats", "number of seats", 12, 74, 1],
  },
];

interface Row {
  readonly name: string;
  readonly flags: readonly boolean[];
  readonly value: number;
}

interface World extends Setting {
  readonly drawn: readonly Row[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(12, 14);
  const [, , low, high, step] = setting.measure;
  const values = rng.sample(range(0, Math.floor((high - low) / step)), n);
  const drawn = setting.rows.slice(0, n).map((name, r) => ({
    name,
    flags: [rng.chance(0.6), rng.chance(0.5), rng.chance(0.45)],
    value: low + step * values[r]!,
  }));
  return { ...setting, drawn };
}

/** How a statement picks rows: a column of Yes and No, and which of the two. */
interface Trait {
  readonly column: string;
  readonly text: string;
  readonly of: (row: Row) => boolean;
}

function twoTraits({ flags }: World, rng: Rng, yesChance = 0.75): [Trait, Trait] {
  const [a, b] = rng.sample([0, 1, 2], 2).map((f): Trait => {
    const [column, yes, no] = flags[f]!;
    const isYes = rng.chance(yesChance);
    return { column, text: isYes ? yes : no, of: (row) => row.flags[f] === isYes };
  });
  return [a!, b!];
}

function total(rows: readonly Row[]): number {
  return sum(rows.map(({ value }) => value));
}

function outOf(part: readonly Row[], whole: readonly Row[]): string {
  return `${part.length} of ${whole.length}`;
}

/** A part of a whole against a percentage, and against the same part of the other whole. */
const shareOfOne: StatementKind<World> = (world, rng, want) => {
  const { drawn, things } = world;
  const [one, other] = twoTraits(world, rng);
  const [whole, wrongWhole] = [drawn.filter(one.of), drawn.filter(other.of)];
  const both = whole.filter(other.of);
  const percent = rng.pick([30, 35, 45, 55, 60, 65, 70]);
  const exceeds = (group: readonly Row[]) => 100 * both.length > percent * group.length;
  // Someone who reverses the condition should get the other answer.
  if (exceeds(whole) !== want || exceeds(wrongWhole) === want || both.length < 2) return null;
  if (100 * both.length === percent * wrongWhole.length) return null;
  return {
    text: `Of the ${things} that ${one.text}, more than ${percent} percent ${other.text}.`,
    why: `${capital(inWords(whole.length))} ${things} ${one.text}, and ${inWords(both.length)} of these ${other.text}: ${((100 * both.length) / whole.length).toFixed(1)} percent. Turned round, it would be ${outOf(both, wrongWhole)}, which is ${((100 * both.length) / wrongWhole.length).toFixed(1)} percent.`,
    how: `The whole is the group after “of the”: sort by ${one.column}, count that group, then count within it by ${other.column}.`,
    weight: 1,
  };
};

const withAndWithout: StatementKind<World> = (world, rng, want) => {
  const { drawn, things, flags } = world;
  const [f, g] = rng.sample([0, 1, 2], 2) as [number, number];
  const [yes, no] = [true, false].map((sign) => drawn.filter((row) => row.flags[f] === sign));
  const [inYes, inNo] = [yes!, no!].map((group) => group.filter((row) => row.flags[g]));
  const [first, second] = [inYes!.length / yes!.length, inNo!.length / no!.length];
  // The counts alone should mislead.
  const isPlain = inYes!.length > inNo!.length === first > second;
  if (isPlain || first === second || first > second !== want) return null;
  return {
    text: `The percent of ${things} that ${flags[g]![1]} is greater among those that ${flags[f]![1]} than among those that ${flags[f]![2]}.`,
    why: `It is ${outOf(inYes!, yes!)}, about ${Math.round(100 * first)} percent, against ${outOf(inNo!, no!)}, about ${Math.round(100 * second)} percent.`,
    how: `Sort by ${flags[f]![0]} and work out the percent in each of the two blocks; the blocks differ in size.`,
    weight: 2,
  };
};

const chanceOf: StatementKind<World> = (world, rng, want) => {
  const { drawn, label } = world;
  const [one, other] = twoTraits(world, rng);
  const whole = drawn.filter(one.of);
  const both = whole.filter(other.of);
  const wrong = rng.pick([drawn.length, drawn.filter(other.of).length]);
  const k = both.length;
  if (k < 2 || k === whole.length || wrong === whole.length || wrong <= k) return null;
  return {
    text: `If one of the ${world.things} that ${one.text} is chosen at random, the probability that it is one of those that ${other.text} is $\\frac{${k}}{${want ? whole.length : wrong}}$.`,
    why: `Only the ${inWords(whole.length)} that ${one.text} can be chosen, and ${inWords(k)} of them ${other.text}, so the probability is ${k} out of ${whole.length}.`,
    how: `The ${label} is chosen from ${whole.length}, not from ${drawn.length}: sort by ${one.column} and count.`,
    weight: 1,
  };
};

const exactlyTwo: StatementKind<World> = ({ drawn, things, flags }, rng, want) => {
  const two = drawn.filter((row) => row.flags.filter(Boolean).length === 2);
  const atLeast = drawn.filter((row) => row.flags.filter(Boolean).length >= 2);
  const said = want ? two.length : rng.pick([atLeast.length, two.length + 1, two.length - 1]);
  if (two.length < 2 || atLeast.length === two.length || said < 1 || (said === two.length) !== want)
    return null;
  return {
    text: `Exactly ${inWords(said)} of the ${things} have Yes in exactly two of the three columns ${listed(flags.map(([column]) => column))}.`,
    why: `There are ${inWords(two.length)}: ${listed(two.map(({ name }) => name))}. With those that have Yes in all three there would be ${inWords(atLeast.length)}.`,
    how: "Sort by one of the three columns; in the block with Yes look for one more Yes, in the block with No for two.",
    weight: 1,
  };
};

const moreOfOne: StatementKind<World> = (world, rng, want) => {
  const { drawn, things } = world;
  const [one, other] = twoTraits(world, rng);
  const [a, b] = [drawn.filter(one.of), drawn.filter(other.of)];
  const [onlyA, onlyB] = [a.filter((row) => !other.of(row)), b.filter((row) => !one.of(row))];
  if (onlyA.length > onlyB.length !== want || Math.abs(a.length - b.length) > 2) return null;
  return {
    text: `More of the ${things} ${one.text} than ${other.text}.`,
    why: `${capital(inWords(a.length))} ${one.text}, and ${inWords(b.length)} ${other.text}.`,
    how: `Sort by ${one.column} and count; sort by ${other.column} and count.`,
    weight: 0,
  };
};

const neither: StatementKind<World> = (world, rng, want) => {
  const { drawn, things } = world;
  const [one, other] = twoTraits(world, rng, 1);
  const rest = drawn.filter((row) => !one.of(row) && !other.of(row));
  const missing = drawn.length - drawn.filter((row) => one.of(row) && other.of(row)).length;
  const percent = rng.pick([15, 20, 25, 30]);
  const isMore = 100 * rest.length > percent * drawn.length;
  const isNear = Math.abs((100 * rest.length) / drawn.length - percent) < 9;
  if (isMore !== want || !isNear || rest.length < 1) return null;
  return {
    text: `More than ${percent} percent of the ${drawn.length} ${things} are neither among those that ${one.text} nor among those that ${other.text}.`,
    why: `${rest.length === 1 ? "This is so" : "These are"} ${rest.length === 1 ? "of " : ""}${listed(rest.map(({ name }) => name))}: ${outOf(rest, drawn)}, or about ${((100 * rest.length) / drawn.length).toFixed(1)} percent. (${capital(inWords(missing))} lack at least one of the two, which is another question.)`,
    how: `Sort by ${one.column}; in the block that does not fit, count the rows that do not fit under ${other.column} either.`,
    weight: 1,
  };
};

const average: StatementKind<World> = (world, rng, want) => {
  const { drawn, things, measure } = world;
  const [one] = twoTraits(world, rng);
  const [inside, outside] = [drawn.filter(one.of), drawn.filter((row) => !one.of(row))];
  if (inside.length < 4 || outside.length < 4) return null;
  const [a, b] = [total(inside) / inside.length, total(outside) / outside.length];
  const isPlain = total(inside) > total(outside) === a > b;
  if (isPlain || a > b !== want || Math.abs(a - b) < 0.5) return null;
  return {
    text: `The average (arithmetic mean) ${measure[1]} of the ${things} that ${one.text} is greater than that of the other ${things}.`,
    why: `The sums are ${thousands(total(inside))} for ${inside.length} and ${thousands(total(outside))} for ${outside.length}, so the averages are about ${a.toFixed(1)} and ${b.toFixed(1)}; the greater sum goes with the smaller average.`,
    how: `Sort by ${one.column}, add up each block, and divide each sum by the number of its rows.`,
    weight: 2,
  };
};

const KINDS = { shareOfOne, withAndWithout, chanceOf, exactlyTwo, moreOfOne, neither, average };

type Cells = readonly (string | number)[];
type Test = (row: Cells) => boolean;

/** Finds a column by index; every clause of the settings names one. */
function testOf(clause: string): Test {
  for (const { flags } of SETTINGS)
    for (const [f, [, yes, no]] of flags.entries())
      if (clause === yes || clause === no)
        return (row) => row[f + 1] === (clause === yes ? "Yes" : "No");
  throw new Error(`No column says “${clause}”.`);
}

/** How many rows pass the first test, and how many of those pass the second. */
function among(rows: readonly Cells[], given: Test, wanted: Test): [number, number] {
  let [whole, part] = [0, 0];
  for (const row of rows) {
    if (!given(row)) continue;
    whole++;
    if (wanted(row)) part++;
  }
  return [whole, part];
}

type Rule = readonly [RegExp, (found: string[], rows: readonly Cells[]) => boolean];

const RULES: readonly Rule[] = [
  [
    /^Of the \w+ that (.+), more than (\d+) percent (.+)\.$/,
    ([given, percent, wanted], rows) => {
      const [whole, part] = among(rows, testOf(given!), testOf(wanted!));
      return part * 100 - whole * Number(percent) > 0;
    },
  ],
  [
    /^The percent of \w+ that (.+) is greater among those that (.+) than among those that (.+)\.$/,
    ([wanted, one, other], rows) => {
      const [first, inFirst] = among(rows, testOf(one!), testOf(wanted!));
      const [second, inSecond] = among(rows, testOf(other!), testOf(wanted!));
      return inFirst * second > inSecond * first;
    },
  ],
  [
    /^If one of the \w+ that (.+) is chosen .* those that (.+) is \((\d+)\)\/\((\d+)\)\.$/,
    ([given, wanted, top, bottom], rows) => {
      const [whole, part] = among(rows, testOf(given!), testOf(wanted!));
      return part * Number(bottom) === whole * Number(top);
    },
  ],
  [
    /^Exactly (\w+) of the \w+ have Yes in exactly two/,
    ([said], rows) => {
      const two = rows.filter((row) => row.join().split("Yes").length === 3);
      return inWords(two.length) === said;
    },
  ],
  [
    /^More of the (?:programs|hostels|buildings|cafes) (.+) than (.+)\.$/,
    ([one, other], rows) => rows.filter(testOf(one!)).length > rows.filter(testOf(other!)).length,
  ],
  [
    /^More than (\d+) percent of the \d+ \w+ are neither among those that (.+) nor among those that (.+)\.$/,
    ([percent, one, other], rows) => {
      const covered = rows.filter((row) => [one, other].some((clause) => testOf(clause!)(row)));
      return covered.length * 100 < rows.length * (100 - Number(percent));
    },
  ],
  [
    /^The average .* of the \w+ that (.+) is greater than that of the other/,
    ([clause], rows) => {
      // The mean of a part exceeds that of the rest exactly when it exceeds that of the whole.
      const all = sum(rows.map((row) => Number(row.at(-1))));
      const part = rows.filter(testOf(clause!));
      return sum(part.map((row) => Number(row.at(-1)))) * rows.length > all * part.length;
    },
  ],
];

export const template: TableTemplate = {
  id: "conditions-both-ways",
  format: "table-analysis",
  kind: "math",
  pattern: "Percents and chances within a part of the rows: which group is the whole.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 30 });
    if (!made) return null;
    const { label, things, drawn, flags, measure } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Counting in blocks (2); a condition, or a sum to divide by its own count, adds to it.
      difficulty: 2 + made.weight,
      intro: `${world.intro.replace("#", String(drawn.length))} The table shows whether each has certain features, and its ${measure[1]}.`,
      table: {
        caption: `Features of ${drawn.length} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          ...flags.map(([column]) => ({ kind: "text" as const, name: column })),
          { kind: "number", name: measure[0] },
        ],
        rows: drawn.map((row) => [
          row.name,
          ...row.flags.map((flag) => (flag ? "Yes" : "No")),
          row.value,
        ]),
      },
      stem: `For each of the following statements, select *Yes* if the table shows it to be true of these ${things}. Otherwise, select *No*.`,
      choices: ["Yes", "No"],
      statements: made.statements,
      solution: {
        idea: "Every percent has a whole: find out which rows are the whole before counting the part.",
        steps: made.steps,
        check: "Sorting by a column of Yes and No puts the whole into one block.",
      },
    };
  },

  /** Counts row by row and compares products, never computing a percentage. */
  check({ table, statements }) {
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => {
        try {
          return read(text, pattern).length > 0;
        } catch {
          return false;
        }
      });
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), table.rows);
    });
  },
};
