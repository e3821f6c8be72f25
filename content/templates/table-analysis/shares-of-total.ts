import {
  capital,
  drawStatements,
  fromWords,
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
  /** What is counted, least value, greatest value, step; all of them can be added up. */
  readonly columns: readonly (readonly [string, number, number, number])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "districts",
    intro: "A water company in Peru serves # districts.",
    label: "district",
    things: "districts",
    rows: "Alto, Bellavista, Cruz, Delicias, Estrella, Frontera, Granada, Huerta, Izaga, Jauja, Lomas".split(
      ", ",
    ),
    columns: [
      ["households", 1200, 9800, 100],
      ["complaints", 14, 130, 1],
      ["kilometers of pipe", 22, 180, 2],
      ["repairs", 12, 96, 1],
    ],
  },
  {
    name: "festival",
    intro: "A film festival in Morocco reviews its # halls.",
    label: "hall",
    things: "halls",
    rows: "Atlas, Bahia, Casbah, Djinn, Erg, Fountain, Garden, Harbor, Indigo, Jasmine, Kufa".split(
      ", ",
    ),
    columns: [
      ["tickets sold", 400, 4600, 20],
      ["screenings", 8, 72, 1],
      ["volunteers", 6, 60, 1],
      ["seats", 60, 620, 10],
    ],
  },
  {
    name: "growers",
    intro: "A flower market in Ecuador lists the # growers that supply it.",
    label: "grower",
    things: "growers",
    rows: "Amapola, Begonia, Clavel, Dalia, Fresia, Girasol, Hortensia, Iris, Jacinto, Lirio, Malva".split(
      ", ",
    ),
    columns: [
      ["stems delivered", 2000, 19500, 250],
      ["deliveries", 11, 84, 1],
      ["varieties", 4, 42, 1],
      ["rejected boxes", 3, 48, 1],
    ],
  },
  {
    name: "stations",
    intro:
      "A rail operator in Vietnam counts the traffic of one day at its # stations on one line.",
    label: "station",
    things: "stations",
    rows: "Ao Sen, Bac Son, Cam Duong, Dong Mai, Gia Loc, Hoa Binh, Kim Lien, Long Vi, My Phuoc, Ngoc Hoi, Phu Cat".split(
      ", ",
    ),
    columns: [
      ["passengers", 350, 6200, 50],
      ["trains", 9, 64, 1],
      ["parcels", 20, 380, 5],
      ["bicycle stands", 10, 240, 5],
    ],
  },
];

interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  readonly nouns: readonly string[];
  readonly totals: readonly number[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(9, 11);
  const columns = setting.columns.map(([, low, high, step]) => {
    // Squares make a few rows large and many small, as in real data.
    const steps = Math.floor((high - low) / step);
    const size = () => Math.round(steps * (rng.int(5, 100) / 100) ** 2);
    return range(1, n).map(() => low + step * size());
  });
  const drawn = setting.rows
    .slice(0, n)
    .map((name, r) => ({ name, values: columns.map((column) => column[r]!) }));
  return {
    ...setting,
    drawn,
    nouns: setting.columns.map(([noun]) => noun),
    totals: columns.map(sum),
  };
}

function ordered(drawn: readonly Row[], c: number): Row[] {
  return drawn.toSorted((one, other) => other.values[c]! - one.values[c]!);
}

/** A whole percentage a little below (or above) a share, never so close that rounding decides. */
function percentBeside(share: number, side: "below" | "above"): number {
  return side === "below" ? Math.floor(share - 0.4) : Math.ceil(share + 0.4);
}

function about(percent: number): string {
  return `${percent.toFixed(1)} percent`;
}

/** "120 + 95 + 60 of 700" */
function sumOf(rows: readonly Row[], c: number, total: number): string {
  const values = rows.map(({ values: v }) => thousands(v[c]!)).join(" + ");
  const all = sum(rows.map(({ values: v }) => v[c]!));
  return `${values} = ${thousands(all)} of ${thousands(total)}`;
}

const oneShare: StatementKind<World> = ({ drawn, nouns, totals }, rng, want) => {
  const c = rng.int(0, 3);
  const row = rng.pick(ordered(drawn, c).slice(0, 4));
  const share = (100 * row.values[c]!) / totals[c]!;
  const said = percentBeside(share, want ? "below" : "above");
  return {
    text: `${row.name} accounts for more than ${said} percent of the total number of ${nouns[c]!}.`,
    why: `${thousands(row.values[c]!)} of ${thousands(totals[c]!)} is about ${about(share)}.`,
    how: `Divide the ${nouns[c]!} of ${row.name} by the total: ${thousands(row.values[c]!)} ÷ ${thousands(totals[c]!)}.`,
    weight: 0,
  };
};

const topShare: StatementKind<World> = ({ drawn, nouns, totals, things }, rng, want) => {
  const c = rng.int(0, 3);
  const k = rng.int(2, 4);
  const order = ordered(drawn, c);
  const tops = order.slice(0, k);
  if (order[k - 1]!.values[c] === order[k]!.values[c]) return null;
  const share = (100 * sum(tops.map(({ values }) => values[c]!))) / totals[c]!;
  const [said, words] = rng.pick([
    [50, "half"],
    [40, "40 percent"],
    [60, "60 percent"],
    [45, "45 percent"],
    [55, "55 percent"],
  ] as const);
  if (share > said !== want || Math.abs(share - said) < 0.4 || Math.abs(share - said) > 5)
    return null;
  return {
    text: `The ${inWords(k)} ${things} with the most ${nouns[c]!} together account for more than ${words} of all ${nouns[c]!}.`,
    why: `${listed(tops.map(({ name }) => name))} have ${sumOf(tops, c, totals[c]!)}, or about ${about(share)}.`,
    how: `Sort by ${nouns[c]!} and add the first ${inWords(k)}.`,
    weight: 0,
  };
};

const fewest: StatementKind<World> = ({ drawn, nouns, totals, things }, rng, want) => {
  const c = rng.int(0, 3);
  const percent = rng.pick([50, 60, 70, 75, 80]);
  const order = ordered(drawn, c);
  const upTo = (k: number) => sum(order.slice(0, k).map(({ values }) => values[c]!));
  const goal = (totals[c]! * percent) / 100;
  const need = range(1, order.length).find((k) => upTo(k) >= goal)!;
  const said = need + (want ? 0 : rng.pick([-1, 1, 1]));
  if (said < 2 || upTo(need) - goal < 0.004 * goal || goal - upTo(need - 1) < 0.004 * goal)
    return null;
  return {
    text: `The smallest number of ${things} that together have at least ${percent} percent of all ${nouns[c]!} is ${inWords(said)}.`,
    why: `${capital(inWords(need - 1))} can have at most ${thousands(upTo(need - 1))} of the ${thousands(totals[c]!)}, which is about ${about((100 * upTo(need - 1)) / totals[c]!)}; ${inWords(need)} can have ${thousands(upTo(need))}, about ${about((100 * upTo(need)) / totals[c]!)}.`,
    how: `Sort by ${nouns[c]!} and add from the top until the sum reaches ${percent} percent of ${thousands(totals[c]!)}, which is ${thousands(goal)}.`,
    weight: 1,
  };
};

const twoShares: StatementKind<World> = ({ drawn, nouns, totals }, rng, want) => {
  const [a, b] = rng.sample([0, 1, 2, 3], 2) as [number, number];
  const row = rng.pick(drawn);
  const [first, second] = [a, b].map((c) => (100 * row.values[c]!) / totals[c]!) as [
    number,
    number,
  ];
  // The larger number should have the smaller share, or nothing would have to be divided.
  const isPlain = Math.sign(row.values[a]! - row.values[b]!) === Math.sign(first - second);
  if (isPlain || first > second !== want || Math.abs(first - second) < 0.5) return null;
  return {
    text: `The share of ${row.name} in the total number of ${nouns[a]!} is greater than its share in the total number of ${nouns[b]!}.`,
    why: `${thousands(row.values[a]!)} of ${thousands(totals[a]!)} is about ${about(first)}; ${thousands(row.values[b]!)} of ${thousands(totals[b]!)} is about ${about(second)}.`,
    how: `Each number of ${row.name} has a total of its own to be divided by.`,
    weight: 1,
  };
};

const without: StatementKind<World> = ({ drawn, nouns, totals }, rng, want) => {
  const c = rng.int(0, 3);
  const [first, second, third] = ordered(drawn, c) as [Row, Row, Row];
  const row = rng.pick([second, third]);
  const rest = totals[c]! - first.values[c]!;
  const [before, after] = [totals[c]!, rest].map((total) => (100 * row.values[c]!) / total) as [
    number,
    number,
  ];
  const said = percentBeside(after, want ? "below" : "above");
  if (said <= before) return null;
  return {
    text: `If ${first.name} were left out, ${row.name} would account for more than ${said} percent of the remaining ${nouns[c]!}.`,
    why: `Without the ${thousands(first.values[c]!)} of ${first.name}, ${thousands(rest)} remain, and ${thousands(row.values[c]!)} of these are about ${about(after)}.`,
    how: `The total falls as well: ${thousands(totals[c]!)} − ${thousands(first.values[c]!)} = ${thousands(rest)}.`,
    weight: 2,
  };
};

const chosenRows: StatementKind<World> = ({ drawn, nouns, totals, things }, rng, want) => {
  const [a, b] = rng.sample([0, 1, 2, 3], 2) as [number, number];
  const limit = ordered(drawn, b)[rng.int(3, 5)]!.values[b]!;
  const chosen = drawn.filter(({ values }) => values[b]! < limit);
  if (chosen.length < 3) return null;
  const share = (100 * sum(chosen.map(({ values }) => values[a]!))) / totals[a]!;
  const said = percentBeside(share, want ? "below" : "above");
  return {
    text: `The ${things} with fewer than ${thousands(limit)} ${nouns[b]!} together account for more than ${said} percent of all ${nouns[a]!}.`,
    why: `${listed(chosen.map(({ name }) => name))} have ${sumOf(chosen, a, totals[a]!)} ${nouns[a]!}, or about ${about(share)}.`,
    how: `Sort by ${nouns[b]!}, keep the rows below ${thousands(limit)}, and add their ${nouns[a]!}.`,
    weight: 1,
  };
};

const KINDS = { oneShare, topShare, fewest, twoShares, without, chosenRows };

type Cells = (noun: string) => Map<string, number>;

/** Pattern of a statement, and whether what it says is true of the rows as read. */
type Rule = readonly [RegExp, (found: string[], cells: Cells) => boolean];

/** Whether a sum of parts exceeds a percentage of the whole, by multiplying instead of dividing. */
function exceeds(parts: readonly number[], percent: number, whole: readonly number[]): boolean {
  return 100 * sum(parts) > percent * sum(whole);
}

function greatest(values: readonly number[], k: number): number[] {
  const rest = [...values];
  return range(1, k).map(() => rest.splice(rest.indexOf(Math.max(...rest)), 1)[0]!);
}

const RULES: readonly Rule[] = [
  [
    /^(.+) accounts for more than (\d+) percent of the total number of (.+)\.$/,
    ([name, said, noun], cells) => {
      const column = cells(noun!);
      return exceeds([column.get(name!)!], Number(said), [...column.values()]);
    },
  ],
  [
    /^The (\w+) \w+ with the most .+ together account for more than (half|\d+).* of all (.+)\.$/,
    ([k, said, noun], cells) => {
      const values = [...cells(noun!).values()];
      return exceeds(greatest(values, fromWords(k!)), said === "half" ? 50 : Number(said), values);
    },
  ],
  [
    /^The smallest number of .+ at least (\d+) percent of all (.+) is (\w+)\.$/,
    ([percent, noun, said], cells) => {
      const values = [...cells(noun!).values()];
      const reaches = (k: number) =>
        100 * sum(greatest(values, k)) >= Number(percent) * sum(values);
      return reaches(fromWords(said!)) && !reaches(fromWords(said!) - 1);
    },
  ],
  [
    /^The share of (.+) in the total number of (.+) is greater than .* number of (.+)\.$/,
    ([name, one, other], cells) => {
      const [a, b] = [cells(one!), cells(other!)];
      return a.get(name!)! * sum([...b.values()]) > b.get(name!)! * sum([...a.values()]);
    },
  ],
  [
    /^If (.+) were left out, (.+) would account for more than (\d+) percent of the remaining (.+)\.$/,
    ([gone, name, said, noun], cells) => {
      const column = cells(noun!);
      const rest = [...column].flatMap(([row, value]) => (row === gone ? [] : [value]));
      return exceeds([column.get(name!)!], Number(said), rest);
    },
  ],
  [
    /^The \w+ with fewer than (\d+) (.+) together account for more than (\d+) percent of all (.+)\.$/,
    ([limit, other, said, noun], cells) => {
      const chosen = [...cells(other!)].filter(([, value]) => value < Number(limit));
      const column = cells(noun!);
      const parts = chosen.map(([name]) => column.get(name)!);
      return exceeds(parts, Number(said), [...column.values()]);
    },
  ],
];

export const template: TableTemplate = {
  id: "shares-of-total",
  format: "table-analysis",
  kind: "math",
  pattern: "Parts of totals: which total belongs to which part, and what happens when it changes.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 12 });
    if (!made) return null;
    const totals = world.nouns.map((noun, c) => `${thousands(world.totals[c]!)} ${noun}`);
    return {
      variant: `${made.kinds}/${world.name}`,
      // Sums to divide by a given total (4); a second total or one that changes adds to it.
      difficulty: 4 + made.weight,
      intro: `${world.intro.replace("#", String(world.drawn.length))} The table shows four figures for each. In all there are ${listed(totals)}.`,
      table: {
        caption: `Four figures for ${world.drawn.length} ${world.things}`,
        columns: [
          { kind: "text", name: capital(world.label) },
          ...world.nouns.map((noun) => ({ kind: "number" as const, name: capital(noun) })),
        ],
        rows: world.drawn.map(({ name, values }) => [name, ...values]),
      },
      stem: "For each of the following statements, select *Yes* if the statement is true, based on the information given. Otherwise, select *No*.",
      choices: ["Yes", "No"],
      statements: made.statements,
      solution: {
        idea: "A share is a part over its own total, so for each statement name the part and the total first.",
        steps: made.steps,
        check: "The totals are given; add up only the few rows that make the part.",
      },
    };
  },

  /** Multiplies instead of dividing, and adds up the totals again. */
  check({ intro, table, statements }) {
    const cells: Cells = (noun) => {
      const c = table.columns.findIndex(({ name }) => name.toLowerCase() === noun.toLowerCase());
      if (c < 1) throw new Error(`There is no column for ${noun}.`);
      const column = new Map(table.rows.map((row) => [String(row[0]), Number(row[c])]));
      const [total] = read(intro, new RegExp(`(\\d+) ${noun}`));
      if (sum([...column.values()]) !== Number(total)) throw new Error(`${noun}: wrong total.`);
      return column;
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text.replaceAll(/(\d),(\d)/g, "$1$2")));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), cells);
    });
  },
};
