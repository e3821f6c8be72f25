import {
  capital,
  drawStatements,
  inWords,
  range,
  read,
  type Rng,
  type StatementKind,
  sum,
  type TableStatement,
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
  readonly groups: readonly [string, string];
  /** What each row has many of: the weights. */
  readonly units: string;
  readonly low: number;
  readonly high: number;
  /** Column, and what it says about the units. */
  readonly rates: readonly [Rate, Rate];
}

type Rate = readonly [column: string, verb: string];

const SETTINGS: readonly Setting[] = [
  {
    name: "hotels",
    intro: "A tourist board in Portugal reports on # hotels for one night in May.",
    label: "hotel",
    things: "hotels",
    rows: "Alfama, Bica, Chiado, Dunas, Estrela, Foz, Graca, Horta, Ilha, Jardim".split(", "),
    group: "Location",
    groups: ["city", "beach"],
    units: "rooms",
    low: 40,
    high: 400,
    rates: [
      ["Occupied (%)", "were occupied"],
      ["With a balcony (%)", "have a balcony"],
    ],
  },
  {
    name: "schools",
    intro: "A school district in Manitoba reports on its # schools.",
    label: "school",
    things: "schools",
    rows: "Aspen, Birch, Cedar, Driftwood, Elm, Falcon, Garnet, Heron, Island, Juniper".split(", "),
    group: "Area",
    groups: ["north", "south"],
    units: "students",
    low: 80,
    high: 900,
    rates: [
      ["Cycle to school (%)", "cycle to school"],
      ["Play an instrument (%)", "play an instrument"],
    ],
  },
  {
    name: "orchards",
    intro: "A growers' union in Turkey inspected # orchards in spring.",
    label: "orchard",
    things: "orchards",
    rows: "Akdere, Bozan, Camlik, Deniz, Egri, Findik, Goksu, Hisar, Incir, Kavak".split(", "),
    group: "Slope",
    groups: ["shady", "sunny"],
    units: "trees",
    low: 120,
    high: 1200,
    rates: [
      ["In bloom (%)", "were in bloom"],
      ["Under ten years old (%)", "were under ten years old"],
    ],
  },
  {
    name: "towns",
    intro: "A power company in Senegal surveyed the households of # towns.",
    label: "town",
    things: "towns",
    rows: "Bakel Sud, Dara, Fass, Gossas, Joal, Kelle, Lompoul, Mako, Ndande, Pikine Est".split(
      ", ",
    ),
    group: "Region",
    groups: ["inland", "coastal"],
    units: "households",
    low: 200,
    high: 2400,
    rates: [
      ["Solar panels (%)", "have solar panels"],
      ["Electric stove (%)", "have an electric stove"],
    ],
  },
];

interface Row {
  readonly name: string;
  readonly group: string;
  readonly size: number;
  readonly rates: readonly [number, number];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  /** The rate compared with a number; the two means are compared for the other one. */
  readonly judged: 0 | 1;
}

/** A statement about one of the two rates. */
type RateKind = (world: World, rng: Rng, want: boolean, r: 0 | 1) => TableStatement | null;

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(8, 10);
  const groups = rng.shuffle(range(0, n - 1).map((k) => setting.groups[k % 2]!));
  const sizes = rng.sample(range(setting.low / 20, setting.high / 20), n).map((k) => 20 * k);
  const rates = [0, 1].map(() => rng.sample(range(2, 18), n).map((k) => 5 * k));
  const drawn = setting.rows.slice(0, n).map((name, r) => ({
    name,
    group: groups[r]!,
    size: sizes[r]!,
    rates: [rates[0]![r]!, rates[1]![r]!] as const,
  }));
  return { ...setting, drawn, judged: rng.pick([0, 1]) };
}

/** The units of a row that have the feature. */
function part({ size, rates }: Row, r: 0 | 1): number {
  return (size * rates[r]) / 100;
}

/** Percentage of all units taken together. */
function overall(rows: readonly Row[], r: 0 | 1): number {
  return (100 * sum(rows.map((row) => part(row, r)))) / sum(rows.map(({ size }) => size));
}

function plainMean(rows: readonly Row[], r: 0 | 1): number {
  return sum(rows.map(({ rates }) => rates[r])) / rows.length;
}

function counted(rows: readonly Row[], r: 0 | 1): string {
  return `${thousands(sum(rows.map((row) => part(row, r))))} of ${thousands(sum(rows.map(({ size }) => size)))}`;
}

/** Students are people, so "who" instead of "that". */
function that(units: string): string {
  return units === "students" ? "who" : "that";
}

function percent(value: number): string {
  return Number.isInteger(value) ? `${value} percent` : `about ${value.toFixed(1)} percent`;
}

const overPercent: RateKind = ({ drawn, units, things, rates }, rng, want, r) => {
  const [all, plain] = [overall(drawn, r), plainMean(drawn, r)];
  // A whole percentage between the two means, so that the plain one misleads.
  const between = range(5, 95).filter(
    (p) => (p - all) * (p - plain) < 0 && Math.abs(p - all) > 0.3,
  );
  if (between.length === 0 || all > plain !== want) return null;
  const said = rng.pick(between);
  return {
    text: `Of all the ${units} of the ${inWords(drawn.length)} ${things}, more than ${said} percent ${rates[r][1]}.`,
    why: `It is ${counted(drawn, r)}, ${percent(all)}. The ${inWords(drawn.length)} percents average ${percent(plain).replace("about ", "")}, but they belong to ${things} of different sizes.`,
    how: `Multiply each percent by its ${units}, add up, and divide by all ${units}.`,
    weight: 2,
  };
};

const weightedOrPlain: RateKind = ({ drawn, units, things, label, rates }, _rng, want, r) => {
  const [all, plain] = [overall(drawn, r), plainMean(drawn, r)];
  if (all > plain !== want || Math.abs(all - plain) < 1) return null;
  return {
    text: `The percent of all ${units} ${that(units)} ${rates[r][1]} is greater than the average (arithmetic mean) of the ${inWords(drawn.length)} values under “${rates[r][0]}.”`,
    why: `Taken together it is ${percent(all)}; the average of the values is ${percent(plain)}. The large ${things} pull the first ${want ? "up" : "down"}.`,
    how: `Sort by ${units}: see whether the ${things} with many ${units} have high percents or low ones, each ${label} counting as its size does.`,
    weight: 3,
  };
};

const twoGroups: RateKind = ({ drawn, units, things, rates, groups }, rng, want, r) => {
  const [one, other] = rng.shuffle(groups) as [string, string];
  const [first, second] = [one, other].map((name) => {
    return drawn.filter(({ group }) => group === name);
  }) as [Row[], Row[]];
  const lead = overall(first, r) - overall(second, r);
  const plainLead = plainMean(first, r) - plainMean(second, r);
  if (lead > 0 !== want || lead * plainLead >= 0 || Math.abs(lead) < 0.5) return null;
  return {
    text: `The percent of ${units} ${that(units)} ${rates[r][1]} is greater for the ${one} ${things} taken together than for the ${other} ${things} taken together.`,
    why: `It is ${counted(first, r)}, ${percent(overall(first, r))}, against ${counted(second, r)}, ${percent(overall(second, r))}; averaging the percents (${plainMean(first, r).toFixed(1)} and ${plainMean(second, r).toFixed(1)}) would give the wrong order.`,
    how: `Add up the ${units} that count in each group and divide by all ${units} of that group.`,
    weight: 3,
  };
};

const moreAtOne: RateKind = ({ drawn, units, rates }, rng, want, r) => {
  const [one, other] = rng.sample(drawn, 2) as [Row, Row];
  const [a, b] = [part(one, r), part(other, r)];
  const isPlain = a > b === one.rates[r] > other.rates[r];
  if (isPlain || a === b || a > b !== want) return null;
  return {
    text: `The number of ${units} ${that(units)} ${rates[r][1]} is greater at ${one.name} than at ${other.name}.`,
    why: `${one.rates[r]} percent of ${thousands(one.size)} is ${thousands(a)}; ${other.rates[r]} percent of ${thousands(other.size)} is ${thousands(b)}.`,
    how: `A number is the percent times the ${units} of that row.`,
    weight: 0,
  };
};

const leftOut: RateKind = ({ drawn, units, rates }, rng, want, r) => {
  const row = rng.pick(drawn);
  const [all, plain] = [overall(drawn, r), plainMean(drawn, r)];
  const rises = row.rates[r] < all;
  // Only a row between the two means shows which of them to compare with.
  if ((row.rates[r] - all) * (row.rates[r] - plain) >= 0 || rises !== want) return null;
  const rest = drawn.filter((other) => other !== row);
  return {
    text: `If ${row.name} were left out, the percent of all remaining ${units} ${that(units)} ${rates[r][1]} would be greater than it is for all rows.`,
    why: `For all rows together it is ${percent(all)}, and ${row.name} with ${row.rates[r]} percent lies ${rises ? "below" : "above"} that, so without it the percent becomes ${percent(overall(rest, r))}. (The plain average, ${plain.toFixed(1)}, is not what counts.)`,
    how: `Leaving a row out raises the overall percent just when the row lies below that percent.`,
    weight: 3,
  };
};

const topOfBoth: RateKind = ({ drawn, units, label, rates }, _rng, want, r) => {
  const byRate = drawn.toSorted((a, b) => b.rates[r] - a.rates[r])[0]!;
  const byPart = drawn.toSorted((a, b) => part(b, r) - part(a, r));
  if ((byRate === byPart[0]) !== want || part(byPart[0]!, r) === part(byPart[1]!, r)) return null;
  const next = byPart.find((row) => row !== byRate)!;
  return {
    text: `The ${label} with the greatest value under “${rates[r][0]}” also has the greatest number of ${units} ${that(units)} ${rates[r][1]}.`,
    why: `${byRate.name} has the greatest percent, ${byRate.rates[r]} of ${thousands(byRate.size)} ${units}, or ${thousands(part(byRate, r))}; at ${next.name} it is ${next.rates[r]} percent of ${thousands(next.size)}, or ${thousands(part(next, r))}.`,
    how: `Work out the number for the row with the greatest percent, then only for rows with many more ${units}.`,
    weight: 1,
  };
};

/** A kind of statement about the rate that `rateOf` names. */
const about =
  (kind: RateKind, rateOf: (world: World, rng: Rng) => number): StatementKind<World> =>
  (world, rng, want) =>
    kind(world, rng, want, rateOf(world, rng) as 0 | 1);
const eitherRate = (_world: World, rng: Rng): number => rng.int(0, 1);

const KINDS = {
  overPercent: about(overPercent, ({ judged }) => judged),
  weightedOrPlain: about(weightedOrPlain, ({ judged }) => 1 - judged),
  twoGroups: about(twoGroups, eitherRate),
  moreAtOne: about(moreAtOne, eitherRate),
  leftOut: about(leftOut, eitherRate),
  topOfBoth: about(topOfBoth, eitherRate),
};

/** One unit of the table: a room, a student, a tree. The checker lays them all out. */
interface Unit {
  readonly row: string;
  readonly group: string;
  readonly has: boolean;
}

type Rule = readonly [RegExp, (found: string[], units: (rate: string) => Unit[]) => boolean];

function shareOf(units: readonly Unit[]): number {
  return units.filter(({ has }) => has).length / units.length;
}

function countsByRow(units: readonly Unit[]): Map<string, readonly [having: number, all: number]> {
  const counts = new Map<string, readonly [number, number]>();
  for (const { row, has } of units) {
    const [having, all] = counts.get(row) ?? [0, 0];
    counts.set(row, [having + (has ? 1 : 0), all + 1]);
  }
  return counts;
}

const RULES: readonly Rule[] = [
  [
    /^Of all the \w+ of .*, more than (\d+) percent (.+)\.$/,
    ([said, rate], of) => 100 * shareOf(of(rate!)) > Number(said),
  ],
  [
    /^The percent of all \w+ (?:that|who) (.+) is greater than the average/,
    ([rate], of) => {
      const rows = [...countsByRow(of(rate!)).values()];
      const plain = sum(rows.map(([having, all]) => having / all)) / rows.length;
      return shareOf(of(rate!)) > plain;
    },
  ],
  [
    /^The percent of \w+ (?:that|who) (.+) is greater for the (\w+) \w+ taken together than for the (\w+) /,
    ([rate, one, other], of) => {
      const share = (name: string) => shareOf(of(rate!).filter(({ group }) => group === name));
      return share(one!) > share(other!);
    },
  ],
  [
    /^The number of \w+ (?:that|who) (.+) is greater at (.+) than at (.+)\.$/,
    ([rate, one, other], of) => {
      const number = (name: string) => countsByRow(of(rate!)).get(name)![0];
      return number(one!) > number(other!);
    },
  ],
  [
    /^If (.+) were left out, the percent of all remaining \w+ (?:that|who) (.+) would be greater/,
    ([name, rate], of) => shareOf(of(rate!).filter(({ row }) => row !== name)) > shareOf(of(rate!)),
  ],
  [
    /^The \w+ with the greatest value under .* number of \w+ (?:that|who) (.+)\.$/,
    ([rate], of) => {
      const rows = [...countsByRow(of(rate!)).values()];
      const most = Math.max(...rows.map(([having]) => having));
      const top = Math.max(...rows.map(([having, all]) => having / all));
      return rows.some(([having, all]) => having === most && having / all === top);
    },
  ],
];

export const template: TableTemplate = {
  id: "weighted-against-plain",
  format: "table-analysis",
  kind: "math",
  pattern: "Percents of rows that differ in size: an overall percent is weighted, not averaged.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 10 });
    if (!made) return null;
    const { label, things, drawn, units, rates, group } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Percentages must be turned into numbers (3); each weighted mean is long work or one good
      // thought.
      difficulty: 3 + Math.ceil((3 * made.weight) / 4),
      intro: `${world.intro.replace("#", inWords(drawn.length))} For each ${label} the table gives the number of ${units} and two percents of these ${units}.`,
      table: {
        caption: `${capital(units)} of ${inWords(drawn.length)} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "text", name: group },
          { kind: "number", name: capital(units) },
          { kind: "number", name: rates[0][0] },
          { kind: "number", name: rates[1][0] },
        ],
        rows: drawn.map((row) => [row.name, row.group, row.size, ...row.rates]),
      },
      stem: "For each of the following statements, select *True* if the information given shows that it is true. Otherwise, select *False*.",
      choices: ["True", "False"],
      statements: made.statements,
      solution: {
        idea: `A percent of a large ${label} stands for more ${units} than the same percent of a small one, so turn percents into numbers before adding.`,
        steps: made.steps,
        check: `Where the large ${things} have the high percents, the overall percent is greater than the plain average; where the small ones have them, it is less.`,
      },
    };
  },

  /** Lays out every single unit with or without the feature, and counts. */
  check({ table, statements }) {
    const units = (verb: string): Unit[] => {
      const rate = SETTINGS.flatMap(({ rates }) => rates).find(([, says]) => says === verb);
      const c = table.columns.findIndex(({ name }) => name === rate?.[0]);
      if (c < 0) throw new Error(`There is no column for “${verb}”.`);
      return table.rows.flatMap((row) =>
        range(1, Number(row[2])).map((k) => ({
          row: String(row[0]),
          group: String(row[1]),
          has: 100 * k <= Number(row[c]) * Number(row[2]),
        })),
      );
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), units);
    });
  },
};
