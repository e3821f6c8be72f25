import {
  capital,
  drawStatements,
  inWords,
  listed,
  median,
  nounOf,
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
  readonly group: string;
  readonly groups: readonly [string, string, string];
  /** Name with its unit, least value, greatest value, step. */
  readonly columns: readonly (readonly [string, number, number, number])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "wells",
    intro: "A water board lists # wells that it tests every spring.",
    label: "well",
    things: "wells",
    rows: "W-03 W-07 W-11 W-12 W-18 W-21 W-24 W-26 W-30 W-35 W-38 W-41 W-44".split(" "),
    group: "Zone",
    groups: ["hill", "plain", "coastal"],
    columns: [
      ["Depth (m)", 14, 96, 2],
      ["Daily yield (m³)", 40, 310, 2],
      ["Age (years)", 2, 38, 1],
    ],
  },
  {
    name: "theaters",
    intro: "An arts council gathers figures on # theaters for one season.",
    label: "theater",
    things: "theaters",
    rows: "Apollo Arcade Bridge Crown Delta Globus Lantern Meridian Opaline Palace Rivoli Studio Tivoli".split(
      " ",
    ),
    group: "Type",
    groups: ["drama", "musical", "dance"],
    columns: [
      ["Capacity (seats)", 90, 980, 10],
      ["Number of performances", 34, 260, 2],
      ["Ticket price ($)", 12, 68, 1],
    ],
  },
  {
    name: "ferries",
    intro: "An island government reviews its # ferry routes.",
    label: "route",
    things: "routes",
    rows: "Amber Birch Coral Dune Ember Fjord Grove Heath Inlet Jetty Kelp Lagoon Marsh".split(" "),
    group: "Ship",
    groups: ["catamaran", "car ferry", "launch"],
    columns: [
      ["Crossing time (minutes)", 15, 140, 1],
      ["Number of weekly passengers", 220, 3100, 20],
      ["Number of crew", 3, 29, 1],
    ],
  },
  {
    name: "plots",
    intro: "A research farm in Kenya grew three cereals on # test plots.",
    label: "plot",
    things: "plots",
    rows: "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P13".split(" "),
    group: "Cereal",
    groups: ["sorghum", "millet", "maize"],
    columns: [
      ["Yield (kg)", 310, 980, 10],
      ["Seed rate (kg per hectare)", 8, 46, 2],
      ["Growing time (days)", 84, 168, 1],
    ],
  },
];

interface Row {
  readonly name: string;
  readonly group: string;
  readonly values: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  readonly nouns: readonly string[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(10, 13);
  const columns = setting.columns.map(([, low, high, step]) =>
    rng.sample(range(0, Math.floor((high - low) / step)), n).map((k) => low + step * k),
  );
  const groups = rng.shuffle(range(0, n - 1).map((k) => setting.groups[k % 3]!));
  const drawn = setting.rows.slice(0, n).map((name, r) => ({
    name,
    group: groups[r]!,
    values: columns.map((column) => column[r]!),
  }));
  return { ...setting, drawn, nouns: setting.columns.map(([name]) => nounOf(name)) };
}

function valuesOf(rows: readonly Row[], c: number): number[] {
  return rows.map(({ values }) => values[c]!).toSorted((a, b) => a - b);
}

function inOrder(values: readonly number[]): string {
  return values.map(thousands).join(", ");
}

const overall: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const c = rng.int(0, 2);
  const values = valuesOf(drawn, c);
  const middle = median(values);
  const k = Math.floor(values.length / 2);
  const said = want ? middle : rng.pick([values[k - 1]!, values[k + (values.length % 2)]!]);
  return {
    text: `The median ${nouns[c]!} of the ${values.length} ${things} is ${thousands(said)}.`,
    why:
      values.length % 2 === 1
        ? `With ${values.length} rows the median is the value in place ${k + 1}, which is ${thousands(middle)}.`
        : `With ${values.length} rows the median is the mean of the values in places ${k} and ${k + 1}: ${thousands(values[k - 1]!)} and ${thousands(values[k]!)} give ${thousands(middle)}.`,
    how: `Sorted by ${nouns[c]!}, the values are ${inOrder(values)}.`,
    weight: 0,
  };
};

const twoGroups: StatementKind<World> = ({ drawn, nouns, things, groups }, rng, want) => {
  const c = rng.int(0, 2);
  const [one, other] = rng.sample(groups, 2) as [string, string];
  const [first, second] = [one, other].map((name) => {
    return valuesOf(
      drawn.filter(({ group }) => group === name),
      c,
    );
  }) as [number[], number[]];
  const [a, b] = [median(first), median(second)];
  // The group with the greatest value shouldn't simply be the group with the greater median.
  const isPlain = Math.sign(a - b) === Math.sign(first.at(-1)! - second.at(-1)!);
  if (a === b || a > b !== want || isPlain) return null;
  return {
    text: `The median ${nouns[c]!} of the ${one} ${things} is greater than that of the ${other} ${things}.`,
    why: `The medians are ${thousands(a)} (${one}) and ${thousands(b)} (${other}); the single greatest values, ${thousands(first.at(-1)!)} and ${thousands(second.at(-1)!)}, point the other way.`,
    how: `The values of ${nouns[c]!} are ${inOrder(first)} for the ${one} ${things} and ${inOrder(second)} for the ${other} ${things}.`,
    weight: 1,
  };
};

const meanAgainst: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const c = rng.int(0, 2);
  const values = valuesOf(drawn, c);
  const mean = sum(values) / values.length;
  const middle = median(values);
  const isMore = mean > middle;
  const gap = Math.abs(mean - middle) / middle;
  if (gap < 0.03 || gap > 0.15) return null;
  const said = isMore === want ? "greater" : "less";
  return {
    text: `The average (arithmetic mean) ${nouns[c]!} of the ${values.length} ${things} is ${said} than the median.`,
    why: `The values add up to ${thousands(sum(values))}, so their mean is ${Number.isInteger(mean) ? thousands(mean) : `about ${thousands(Number(mean.toFixed(1)))}`}, ${isMore ? "above" : "below"} the median ${thousands(middle)}.`,
    how: `For ${nouns[c]!}, divide the sum ${thousands(sum(values))} by ${values.length} and compare with the median ${thousands(middle)}.`,
    weight: 1,
  };
};

const withoutGreatest: StatementKind<World> = ({ drawn, nouns, label }, rng, want) => {
  const c = rng.int(0, 2);
  const values = valuesOf(drawn, c);
  const rest = values.slice(0, -1);
  const fall = median(values) - median(rest);
  const k = Math.floor(values.length / 2);
  const said = want ? fall : rng.pick([2 * fall, values[k]! - values[k - 2]!, fall / 2]);
  if (!Number.isInteger(2 * said) || (said === fall) !== want) return null;
  return {
    text: `If the ${label} with the greatest ${nouns[c]!} were left out, the median ${nouns[c]!} of the others would be ${thousands(said)} less than the median of all.`,
    why: `The median goes from ${thousands(median(values))} for ${values.length} rows to ${thousands(median(rest))} for ${rest.length}, a fall of ${thousands(fall)}. How far the greatest value lies above the rest makes no difference.`,
    how: `With one row fewer at the top, the middle of the list sorted by ${nouns[c]!} moves down by half a place.`,
    weight: 2,
  };
};

const changedValue: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const c = rng.int(0, 2);
  const row = rng.pick(drawn);
  const [old, values] = [row.values[c]!, valuesOf(drawn, c)];
  const up = rng.chance(0.5);
  const said = up ? 2 * old : old / 2;
  const after = [...values.filter((value) => value !== old), said];
  const [before, later] = [median(values), median(after)];
  const most = values.at(-1)! * 1.5;
  if (!Number.isInteger(said) || said > most || values.includes(said)) return null;
  if ((before === later) !== want) return null;
  return {
    text: `If the ${nouns[c]!} of ${row.name} were ${up ? "twice" : "half"} what it is, the median ${nouns[c]!} of the ${values.length} ${things} would be the same as now.`,
    why: `${row.name} would go from ${thousands(old)} to ${thousands(said)}; the median would ${want ? "stay at" : `move from ${thousands(before)} to`} ${thousands(later)}, since the value ${want ? "stays on its side of the middle" : "does not stay on its side of the middle"}.`,
    how: `In order of ${nouns[c]!} (median ${thousands(before)}), see whether ${thousands(old)} and ${thousands(said)} lie on the same side of the middle.`,
    weight: 2,
  };
};

const groupAboveAll: StatementKind<World> = ({ drawn, nouns, things, groups }, rng, want) => {
  const c = rng.int(0, 2);
  const name = rng.pick(groups);
  const own = drawn.filter(({ group }) => group === name);
  const middle = median(valuesOf(drawn, c));
  const above = own.filter(({ values }) => values[c]! > middle);
  if (above.length * 2 > own.length !== want || Math.abs(above.length * 2 - own.length) > 1)
    return null;
  return {
    text: `For more than half of the ${name} ${things}, the ${nouns[c]!} is greater than the median for all ${drawn.length} ${things}.`,
    why: `The median for all is ${thousands(middle)}; of the ${inWords(own.length)} ${name} ${things}, ${above.length === 0 ? "none exceeds" : `${listed(above.map((row) => row.name))} ${above.length === 1 ? "exceeds" : "exceed"}`} it.`,
    how: `Sort by ${nouns[c]!}: the median is ${thousands(middle)}. Count the ${name} ${things} above it.`,
    weight: 1,
  };
};

const medianRow: StatementKind<World> = ({ drawn, nouns, label }, rng, want) => {
  const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
  const row = drawn.find(({ values }) => values[a] === median(valuesOf(drawn, a)));
  const middle = median(valuesOf(drawn, b));
  if (!row || row.values[b] === middle || row.values[b]! > middle !== want) return null;
  return {
    text: `For the ${label} with the median ${nouns[a]!}, the ${nouns[b]!} is greater than the median ${nouns[b]!} of all.`,
    why: `It is ${row.name}, whose ${nouns[b]!} is ${thousands(row.values[b]!)}; the median ${nouns[b]!} is ${thousands(middle)}.`,
    how: `Sort by ${nouns[a]!} to find the row in the middle, ${row.name}; sort by ${nouns[b]!} and see on which side of the middle it stands.`,
    weight: 1,
  };
};

const KINDS = {
  overall,
  twoGroups,
  meanAgainst,
  withoutGreatest,
  changedValue,
  groupAboveAll,
  medianRow,
};

/** Pattern of a statement, and whether what it says is true of the rows as read. */
type Rule = readonly [RegExp, (found: string[], cells: Cells) => boolean];

interface Cells {
  readonly of: (noun: string, group?: string) => number[];
  readonly cell: (name: string, noun: string) => number;
  readonly names: readonly string[];
}

/** A value is a median if as many are below as above, with pairs of middle values averaged. */
function middleOf(values: readonly number[]): number {
  const below = (v: number) => values.filter((other) => other < v).length;
  const above = (v: number) => values.filter((other) => other > v).length;
  const middles = values.filter((v) => Math.abs(below(v) - above(v)) <= 1 - (values.length % 2));
  return (Math.min(...middles) + Math.max(...middles)) / 2;
}

const RULES: readonly Rule[] = [
  [
    /^The median (.+) of the \d+ \S+ is (\d[\d.]*)\.$/,
    ([noun, said], { of }) => middleOf(of(noun!)) === Number(said),
  ],
  [
    /^The median (.+) of the (drama|musical|dance|hill|plain|coastal|catamaran|car ferry|launch|sorghum|millet|maize) \S+ is greater than that of the (.+) \S+\.$/,
    ([noun, one, other], { of }) => middleOf(of(noun!, one)) > middleOf(of(noun!, other)),
  ],
  [
    /^The average \(arithmetic mean\) (.+) of the \d+ \S+ is (greater|less) than the median\.$/,
    ([noun, said], { of }) => {
      const values = of(noun!);
      const lead = sum(values.map((v) => v - middleOf(values)));
      return said === "greater" ? lead > 0 : lead < 0;
    },
  ],
  [
    /^If the \S+ with the greatest (.+) were left out, .* would be (\d[\d.]*) less than/,
    ([noun, said], { of }) => {
      const values = of(noun!);
      const rest = values.filter((v) => v < Math.max(...values));
      return middleOf(rest) + Number(said) === middleOf(values);
    },
  ],
  [
    /^If the (.+) of (\S+) were (twice|half) what it is/,
    ([noun, name, said], { of, cell }) => {
      const old = cell(name!, noun!);
      const after = of(noun!).map((v) => (v === old ? v * (said === "twice" ? 2 : 0.5) : v));
      return middleOf(after) === middleOf(of(noun!));
    },
  ],
  [
    /^For more than half of the (.+) \S+, the (.+) is greater than the median for all/,
    ([group, noun], { of }) => {
      const own = of(noun!, group);
      const sides = own.map((v) => (v > middleOf(of(noun!)) ? 1 : -1));
      return sum(sides) > 0;
    },
  ],
  [
    /^For the \S+ with the median (.+), the (.+) is greater than the median/,
    ([one, other], { of, cell, names }) => {
      const name = names.find((row) => cell(row, one!) === middleOf(of(one!)))!;
      return cell(name, other!) > middleOf(of(other!));
    },
  ],
];

export const template: TableTemplate = {
  id: "medians-of-groups",
  format: "table-analysis",
  kind: "math",
  pattern: "Medians of all rows and of groups: sort, find the middle, see what moves it.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 12 });
    if (!made) return null;
    const n = world.drawn.length;
    return {
      variant: `${made.kinds}/${world.name}`,
      // One sort and a middle (3); comparing groups costs one more, a changed list two.
      difficulty: 3 + made.weight,
      intro: `${world.intro.replace("#", String(n))} The column ${world.group} divides them into three groups.`,
      table: {
        caption: `Figures for ${n} ${world.things}`,
        columns: [
          { kind: "text", name: capital(world.label) },
          { kind: "text", name: world.group },
          ...world.columns.map(([name]) => ({ kind: "number" as const, name })),
        ],
        rows: world.drawn.map(({ name, group, values }) => [name, group, ...values]),
      },
      stem: "For each of the following statements, select *True* if the statement is true of the rows shown. Otherwise, select *False*.",
      choices: ["True", "False"],
      statements: made.statements,
      solution: {
        idea: "A median depends only on the order around the middle, so sort first and let the extreme values be.",
        steps: made.steps,
        check: `With ${n} rows the middle is ${n % 2 === 1 ? `the row in place ${(n + 1) / 2}` : `halfway between places ${n / 2} and ${n / 2 + 1}`}.`,
      },
    };
  },

  /** Finds middles by counting how many values are on either side. */
  check({ table, statements }) {
    const at = (noun: string) => {
      const c = table.columns.findIndex(({ name }) => nounOf(name) === noun);
      if (c < 2) throw new Error(`There is no column for ${noun}.`);
      return c;
    };
    const cells: Cells = {
      of: (noun, group) =>
        table.rows
          .filter((row) => group === undefined || row[1] === group)
          .map((row) => Number(row[at(noun)])),
      cell: (name, noun) => Number(table.rows.find((row) => row[0] === name)?.[at(noun)]),
      names: table.rows.map((row) => String(row[0])),
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text.replaceAll(/(\d),(\d)/g, "$1$2")));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), cells);
    });
  },
};
