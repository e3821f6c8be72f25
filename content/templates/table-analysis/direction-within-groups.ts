import {
  capital,
  drawStatements,
  inWords,
  listed,
  nounOf,
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
  readonly group: string;
  readonly groups: readonly [string, string, string];
  /** Name with its unit, least and greatest value: the pair that reverses, and a third. */
  readonly columns: readonly (readonly [string, number, number])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "reading",
    intro: "Teachers in Jamaica compared # classes.",
    label: "class",
    things: "classes",
    rows: "4A 4B 4C 4D 4E 4F 5A 5B 5C 5D 5E 5F".split(" "),
    group: "Subject",
    groups: ["history", "biology", "music"],
    columns: [
      ["Weekly homework time (minutes)", 40, 200],
      ["Test score (mean of the class)", 41, 95],
      ["Class size", 12, 34],
    ],
  },
  {
    name: "vines",
    intro: "A wine cooperative in Moldova compared # vineyards.",
    label: "vineyard",
    things: "vineyards",
    rows: "Argint, Brazda, Codru, Dealul, Floare, Gutui, Izvor, Livada, Mesteri, Nistru, Plai, Roua".split(
      ", ",
    ),
    group: "Soil",
    groups: ["clay", "sand", "lime"],
    columns: [
      ["Yearly irrigation (mm)", 60, 420],
      ["Yield (tons per hectare)", 3, 19],
      ["Age of vines (years)", 4, 46],
    ],
  },
  {
    name: "branches",
    intro: "A bank in Indonesia compared # branches.",
    label: "branch",
    things: "branches",
    rows: "Anyer, Batu, Cilegon, Depok, Garut, Jepara, Klaten, Lembang, Magelang, Ngawi, Pati, Sragen".split(
      ", ",
    ),
    group: "Size",
    groups: ["small", "medium", "large"],
    columns: [
      ["Number of clerks", 2, 40],
      ["Waiting time (minutes)", 3, 38],
      ["Number of cash machines", 1, 22],
    ],
  },
  {
    name: "ponds",
    intro: "A fishery in Laos compared # ponds.",
    label: "pond",
    things: "ponds",
    rows: "Pond 1, Pond 2, Pond 3, Pond 4, Pond 5, Pond 6, Pond 7, Pond 8, Pond 9, Pond 10, Pond 11, Pond 12".split(
      ", ",
    ),
    group: "Feed",
    groups: ["rice bran", "pellets", "mixed"],
    columns: [
      ["Stocking rate (fish per 100 m²)", 20, 190],
      ["Weight per fish (grams)", 90, 480],
      ["Water depth (cm)", 60, 240],
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

/**
 * Rows in groups of four. In the first two columns the groups are ordered one above the other (or
 * below), while inside a group the order may be reversed: that is what a plain sort hides.
 */
function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const across = rng.pick([-1, 1]);
  const all = rng.chance(0.35);
  const within = [0, 1, 2].map(() => (all ? -across : rng.pick([-across, -across, across, 0])));
  const order = rng.shuffle(setting.groups);
  const places = order.flatMap((group, g) => {
    const third = rng.shuffle([0, 1, 2, 3]);
    return [0, 1, 2, 3].map((k) => ({
      group,
      x: 4 * g + k,
      y: across * 4 * g + (within[g] === 0 ? third[k]! - 1.5 : within[g]! * (k - 1.5)),
    }));
  });
  const z = rng.shuffle(range(0, 11));
  const values = setting.columns.map(([, low, high]) =>
    rng.sample(range(low, high), 12).toSorted((a, b) => a - b),
  );
  const placeOf = (y: number) => places.filter((other) => other.y < y).length;
  const cells = places.map(({ group, x, y }, k) => ({
    group,
    values: [values[0]![x]!, values[1]![placeOf(y)]!, values[2]![z[k]!]!],
  }));
  const drawn = rng.shuffle(cells).map((cell, r) => ({ name: setting.rows[r]!, ...cell }));
  return { ...setting, drawn, nouns: setting.columns.map(([name]) => nounOf(name)) };
}

/** Pearson's coefficient. */
function correlation(rows: readonly Row[], a: number, b: number): number {
  const mean = (c: number) => sum(rows.map(({ values }) => values[c]!)) / rows.length;
  const off = (c: number) => rows.map(({ values }) => values[c]! - mean(c));
  const [da, db] = [off(a), off(b)];
  const products = sum(da.map((d, k) => d * db[k]!));
  return products / Math.sqrt(sum(da.map((d) => d * d)) * sum(db.map((d) => d * d)));
}

function groupOf({ drawn }: World, name: string): Row[] {
  return drawn
    .filter(({ group }) => group === name)
    .toSorted((a, b) => a.values[0]! - b.values[0]!);
}

/**
 * Whether one column falls (or rises) from each row to the next, in the order of the first column.
 */
function isSteady(rows: readonly Row[], c: number, sign: number): boolean {
  return rows.every((row, k) => k === 0 || sign * (row.values[c]! - rows[k - 1]!.values[c]!) > 0);
}

const SIGNS = { "1": "positively", "-1": "negatively" } as const;

const overall: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const [a, b] = rng.pick([
    [0, 1],
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const);
  const r = correlation(drawn, a, b);
  if (Math.abs(r) < 0.55) return null;
  const said = r > 0 === want ? "1" : "-1";
  return {
    text: `Over all twelve ${things}, ${nouns[a]!} and ${nouns[b]!} are ${SIGNS[said]} correlated.`,
    why: `Sorted by ${nouns[a]!}, the high values of ${nouns[b]!} gather at the ${r > 0 ? "same end" : "opposite end"}, so the two are ${r > 0 ? "positively" : "negatively"} correlated (the coefficient is about ${r.toFixed(2).replace("-", "−")}).`,
    how: `Sort the whole table by ${nouns[a]!} and see where the high values of ${nouns[b]!} lie.`,
    weight: 0,
  };
};

const everyGroup: StatementKind<World> = (world, rng, want) => {
  const { nouns, groups, label } = world;
  const sign = rng.pick([-1, 1]);
  const broken = groups.filter((name) => !isSteady(groupOf(world, name), 1, sign));
  if (broken.length > 1 || (broken.length === 0) !== want) return null;
  const rows = groupOf(world, broken[0] ?? groups[0]);
  return {
    text: `Within each of the three groups, the greater the ${nouns[0]!} of a ${label}, the ${sign > 0 ? "greater" : "smaller"} its ${nouns[1]!}, without exception.`,
    why: want
      ? `In order of ${nouns[0]!}, the values of ${nouns[1]!} ${sign > 0 ? "rise" : "fall"} from row to row in all three groups.`
      : `In two of the groups it is so, but for ${broken[0]!} the values of ${nouns[1]!}, in order of ${nouns[0]!}, are ${rows.map(({ values }) => values[1]).join(", ")}.`,
    how: `Sort by ${nouns[0]!} and read ${nouns[1]!} for one group after the other.`,
    weight: 2,
  };
};

const topInGroups: StatementKind<World> = (world, rng, want) => {
  const { nouns, groups, label } = world;
  const [a, b] = rng.pick([
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 1],
  ] as const);
  const top = (name: string, c: number) =>
    groupOf(world, name).toSorted((one, other) => other.values[c]! - one.values[c]!)[0]!;
  const fits = groups.filter((name) => top(name, a) === top(name, b));
  const said = fits.length + (want ? 0 : rng.pick([-1, 1]));
  if (said < 1 || said > 2) return null;
  return {
    text: `In exactly ${inWords(said)} of the three groups, the ${label} with the greatest ${nouns[a]!} also has the greatest ${nouns[b]!}.`,
    why: `The rows with the greatest ${nouns[a]!} and the greatest ${nouns[b]!} are ${listed(groups.map((name) => `${top(name, a).name} and ${top(name, b).name} (${name})`))}: the same row in ${fits.length === 0 ? "none" : inWords(fits.length)} of the groups.`,
    how: `In each group, find the greatest ${nouns[a]!} and the greatest ${nouns[b]!} and see whether they stand in the same row.`,
    weight: 1,
  };
};

const groupMeans: StatementKind<World> = (world, rng, want) => {
  const { nouns, groups } = world;
  const way = rng.pick(["greatest", "smallest"] as const);
  const total = (name: string, c: number) => sum(groupOf(world, name).map((row) => row.values[c]!));
  const best = (c: number, sign: number) =>
    groups.toSorted((one, other) => sign * (total(other, c) - total(one, c)))[0]!;
  const [b] = [rng.pick([1, 2])];
  const [first, second] = [best(0, 1), best(b, way === "greatest" ? 1 : -1)];
  const values = groups.map((name) => total(name, b));
  if (new Set(values).size < 3 || (first === second) !== want) return null;
  return {
    text: `The group with the greatest average ${nouns[0]!} also has the ${way} average ${nouns[b]!}.`,
    why: `The group with the greatest average ${nouns[0]!} is ${first} (${total(first, 0) / 4}); the averages of ${nouns[b]!} are ${listed(groups.map((name) => `${total(name, b) / 4} for ${name}`))}.`,
    how: `Each group has four rows, so sums are enough to compare averages.`,
    weight: 1,
  };
};

const oneGroup: StatementKind<World> = (world, rng, want) => {
  const { nouns, groups, things, drawn } = world;
  const name = rng.pick(groups);
  const r = correlation(groupOf(world, name), 0, 1);
  const all = correlation(drawn, 0, 1);
  if (Math.abs(r) < 0.6 || r * all > 0) return null;
  const said = r > 0 === want ? "1" : "-1";
  return {
    text: `Among the four ${things} with “${name}” under ${world.group}, ${nouns[0]!} and ${nouns[1]!} are ${SIGNS[said]} correlated.`,
    why: `For ${name}, in order of ${nouns[0]!}, the values of ${nouns[1]!} are ${groupOf(
      world,
      name,
    )
      .map(({ values }) => values[1])
      .join(", ")}; that over all rows the two go the other way says nothing about one group.`,
    how: `Sort by ${nouns[0]!} and read ${nouns[1]!} in the four rows of ${name} only.`,
    weight: 2,
  };
};

const halves: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const [a, b] = rng.pick([
    [0, 2],
    [1, 2],
    [2, 0],
  ] as const);
  const half = (c: number) =>
    drawn.toSorted((one, other) => other.values[c]! - one.values[c]!).slice(0, 6);
  const both = half(a).filter((row) => half(b).includes(row));
  if (both.length > 3 !== want || Math.abs(both.length - 3) > 1) return null;
  return {
    text: `More than half of the six ${things} with the greatest ${nouns[a]!} are also among the six with the greatest ${nouns[b]!}.`,
    why: `The two groups of six share ${inWords(both.length)}: ${listed(both.map(({ name }) => name))}.`,
    how: `Sort by ${nouns[a]!}, keep the first six, sort by ${nouns[b]!}, and count them among the first six.`,
    weight: 0,
  };
};

const KINDS = { overall, everyGroup, topInGroups, groupMeans, oneGroup, halves };

type Cells = readonly (string | number)[];

interface Reading {
  readonly rows: readonly Cells[];
  readonly at: (noun: string) => number;
}

/** Twice the covariance, up to a factor: products of differences over all pairs of rows. */
function tendency(rows: readonly Cells[], a: number, b: number): number {
  return sum(
    rows.flatMap((one) =>
      rows.map(
        (other) => (Number(one[a]) - Number(other[a])) * (Number(one[b]) - Number(other[b])),
      ),
    ),
  );
}

function hasTop(row: Cells, rows: readonly Cells[], c: number): boolean {
  return rows.every((other) => Number(other[c]) <= Number(row[c]));
}

type Rule = readonly [RegExp, (found: string[], table: Reading) => boolean];

const RULES: readonly Rule[] = [
  [
    /^Over all twelve \w+, (.+) and (.+) are (positively|negatively) correlated\.$/,
    ([a, b, sign], { rows, at }) => tendency(rows, at(a!), at(b!)) > 0 === (sign === "positively"),
  ],
  [
    /^Within each .* the greater the (.+) of a \w+, the (greater|smaller) its (.+), without/,
    ([a, way, b], { rows, at }) =>
      rows.every((one) =>
        rows.every((other) => {
          const rise = Number(one[at(a!)]) - Number(other[at(a!)]);
          const change = Number(one[at(b!)]) - Number(other[at(b!)]);
          return one[1] !== other[1] || rise <= 0 || change > 0 === (way === "greater");
        }),
      ),
  ],
  [
    /^In exactly (\w+) of the three groups, the \w+ with the greatest (.+) also has the greatest (.+)\.$/,
    ([said, a, b], { rows, at }) => {
      const double = rows.filter((row) => {
        const own = rows.filter((other) => other[1] === row[1]);
        return hasTop(row, own, at(a!)) && hasTop(row, own, at(b!));
      });
      return inWords(double.length) === said;
    },
  ],
  [
    /^The group with the greatest average (.+) also has the (greatest|smallest) average (.+)\.$/,
    ([a, way, b], { rows, at }) => {
      const totals = (c: number) =>
        [...new Set(rows.map((row) => row[1]))].map((name) =>
          sum(rows.map((row) => (row[1] === name ? Number(row[c]) : 0))),
        );
      const [first, second] = [totals(at(a!)), totals(at(b!))];
      const wanted = way === "greatest" ? Math.max(...second) : Math.min(...second);
      return first.indexOf(Math.max(...first)) === second.indexOf(wanted);
    },
  ],
  [
    /^Among the four \w+ with “(.+)” under \w+, (.+) and (.+) are (positively|negatively)/,
    ([name, a, b, sign], { rows, at }) => {
      const own = rows.filter((row) => row[1] === name);
      return tendency(own, at(a!), at(b!)) > 0 === (sign === "positively");
    },
  ],
  [
    /^More than half of the six \w+ with the greatest (.+) are also among .* the greatest (.+)\.$/,
    ([a, b], { rows, at }) => {
      const isHigh = (row: Cells, c: number) =>
        rows.filter((other) => Number(other[c]) > Number(row[c])).length < 6;
      return rows.filter((row) => isHigh(row, at(a!)) && isHigh(row, at(b!))).length > 3;
    },
  ],
];

export const template: TableTemplate = {
  id: "direction-within-groups",
  format: "table-analysis",
  kind: "math",
  pattern: "Two columns may go together over all rows and against each other within every group.",

  make(rng) {
    const world = drawWorld(rng);
    // True statements about all groups are rarer; asking for more of them evens out the two.
    const made = drawStatements(KINDS, world, rng, { tries: 10, chanceOfTrue: 0.54 });
    if (!made) return null;
    const { label, things, drawn, group, groups, columns } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // A direction must be seen in a sorted column (5); within groups it must be seen through
      // others.
      difficulty: 5 + made.weight,
      intro: `${world.intro.replace("#", inWords(drawn.length))} The column ${group} divides them into three groups of four: ${listed(groups)}. Two columns are called *positively correlated* if high values of one tend to go with high values of the other, and *negatively correlated* if high values of one tend to go with low values of the other.`,
      table: {
        caption: `Three figures for ${inWords(drawn.length)} ${things}`,
        columns: [
          { kind: "text", name: capital(label) },
          { kind: "text", name: group },
          ...columns.map(([name]) => ({ kind: "number" as const, name })),
        ],
        rows: drawn.map((row) => [row.name, row.group, ...row.values]),
      },
      stem: "For each of the following statements, select *True* if the table shows that it is true. Otherwise, select *False*.",
      choices: ["True", "False"],
      statements: made.statements,
      solution: {
        idea: "A tendency over all rows can come from the groups alone; what holds within a group must be looked up within that group.",
        steps: made.steps,
        check: `Sort by ${group} first and then think of each block of four as a small table of its own.`,
      },
    };
  },

  /** Compares all pairs of rows instead of computing a coefficient or sorting. */
  check({ table, statements }) {
    const at = (noun: string) => {
      const c = table.columns.findIndex(({ name }) => nounOf(name) === noun);
      if (c < 2) throw new Error(`There is no column for ${noun}.`);
      return c;
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), { rows: table.rows, at });
    });
  },
};
