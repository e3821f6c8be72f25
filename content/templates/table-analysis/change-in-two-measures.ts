import {
  capital,
  drawStatements,
  inWords,
  listed,
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
  readonly at: "at" | "in";
  readonly rows: readonly string[];
  /** The two times, as in the column names. */
  readonly times: readonly [string, string];
  /** What is counted, least and greatest earlier value, and step. */
  readonly measures: readonly [Measure, Measure];
}

type Measure = readonly [noun: string, low: number, high: number, step: number];

const SETTINGS: readonly Setting[] = [
  {
    name: "museums",
    intro: "A museum association compares # local museums before and after their renovation.",
    label: "museum",
    things: "museums",
    at: "at",
    rows: "Amber, Bronze Age, Cartography, Design, Ethnography, Folk Art, Glass, Harbor, Ironworks, Jade".split(
      ", ",
    ),
    times: ["before", "after"],
    measures: [
      ["visitors", 1200, 9600, 100],
      ["objects on display", 80, 640, 10],
    ],
  },
  {
    name: "villages",
    intro: "A district office in Nepal compares # villages before and after a new road.",
    label: "village",
    things: "villages",
    at: "in",
    rows: "Amdang, Bhuka, Chisa, Dolma, Gorpa, Halesh, Jhapu, Kirti, Lamdi, Manthi".split(", "),
    times: ["before", "after"],
    measures: [
      ["residents", 300, 2400, 20],
      ["shops", 10, 60, 1],
    ],
  },
  {
    name: "markets",
    intro: "A city in Finland compares # street markets in their first and in their second summer.",
    label: "market",
    things: "markets",
    at: "at",
    rows: "Aalto, Birch Square, Cathedral, Dock, Esplanade, Fairground, Granite, Hill Park, Island, Junction".split(
      ", ",
    ),
    times: ["first summer", "second summer"],
    measures: [
      ["customers", 1200, 9800, 100],
      ["stalls", 20, 90, 1],
    ],
  },
  {
    name: "schools",
    intro: "A music foundation compares # of its schools in the first and in the final term.",
    label: "school",
    things: "schools",
    at: "at",
    rows: "Adagio, Ballade, Cantata, Duet, Etude, Fugue, Gavotte, Hymn, Largo, Minuet".split(", "),
    times: ["first term", "final term"],
    measures: [
      ["students", 60, 480, 10],
      ["concerts", 10, 60, 1],
    ],
  },
];

interface Row {
  readonly name: string;
  /** Earlier and later, for each measure. */
  readonly values: readonly [readonly [number, number], readonly [number, number]];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  readonly nouns: readonly [string, string];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(8, 10);
  const drawPair = ([, low, high, step]: Measure): [number, number] => {
    const earlier = low + step * rng.int(0, Math.floor((high - low) / step));
    const percent = rng.chance(0.75) ? rng.int(4, 60) : -rng.int(4, 30);
    return [earlier, Math.round((earlier * (100 + percent)) / 100 / step) * step];
  };
  const [one, two] = setting.measures;
  const drawn = setting.rows
    .slice(0, n)
    .map((name) => ({ name, values: [drawPair(one), drawPair(two)] as const }));
  return { ...setting, drawn, nouns: [one[0], two[0]] };
}

function growth([earlier, later]: readonly [number, number]): number {
  return (100 * (later - earlier)) / earlier;
}

function gain([earlier, later]: readonly [number, number]): number {
  return later - earlier;
}

function shown(pair: readonly [number, number]): string {
  const percent = Math.abs(growth(pair)).toFixed(1);
  return `${thousands(pair[0])} to ${thousands(pair[1])}, ${gain(pair) < 0 ? "a fall" : "a rise"} of about ${percent} percent`;
}

const sameLeader: StatementKind<World> = ({ drawn, nouns, label }, rng, want) => {
  const m = rng.int(0, 1);
  const byGain = drawn.toSorted((a, b) => gain(b.values[m]!) - gain(a.values[m]!));
  const byGrowth = drawn.toSorted((a, b) => growth(b.values[m]!) - growth(a.values[m]!));
  const [first, second] = [byGain[0]!, byGrowth[0]!];
  const isTie =
    gain(first.values[m]!) === gain(byGain[1]!.values[m]!) ||
    growth(second.values[m]!) - growth(byGrowth[1]!.values[m]!) < 0.5;
  if (isTie || (first === second) !== want || gain(byGain[0]!.values[m]!) < 1) return null;
  return {
    text: `The ${label} with the greatest increase in the number of ${nouns[m]!} also had the greatest percent increase in the number of ${nouns[m]!}.`,
    why: want
      ? `${first.name} gained the most (${thousands(gain(first.values[m]!))}) and, going from ${shown(first.values[m]!)}, grew the most in percent as well.`
      : `${first.name} gained the most (${thousands(gain(first.values[m]!))}), but went from ${shown(first.values[m]!)}; ${second.name} went from ${shown(second.values[m]!)}.`,
    how: `Compare the gains in ${nouns[m]!} as differences first, then as parts of the earlier number.`,
    weight: 1,
  };
};

const overPercent: StatementKind<World> = ({ drawn, nouns, at }, rng, want) => {
  const m = rng.int(0, 1);
  const row = rng.pick(drawn);
  const pair = row.values[m]!;
  const percent = growth(pair);
  const backward = (100 * gain(pair)) / pair[1];
  if (percent < 8) return null;
  // False by dividing by the later number, or by a little; true by a little.
  const said = want ? Math.floor(percent - 0.5) : Math.ceil(percent + 0.5);
  return {
    text: `${capital(at)} ${row.name}, the number of ${nouns[m]!} rose by more than ${said} percent.`,
    why: `It went from ${shown(pair)}. Divided by the later number the change would seem to be ${backward.toFixed(1)} percent.`,
    how: `For ${row.name}, divide the change ${thousands(gain(pair))} by the earlier ${thousands(pair[0])}.`,
    weight: 0,
  };
};

const everyRiser: StatementKind<World> = ({ drawn, nouns, label, at }, rng, want) => {
  const [a, b] = rng.shuffle([0, 1]) as [0 | 1, 0 | 1];
  const fallers = drawn.filter(({ values }) => gain(values[a]) < 0);
  const against = fallers.filter(({ values }) => gain(values[b]) >= 0);
  if (fallers.length < 2 || (against.length === 0) !== want || against.length > 1) return null;
  return {
    text: `Every ${label} whose number of ${nouns[a]} fell also had a fall in the number of ${nouns[b]}.`,
    why: want
      ? `The number of ${nouns[a]} fell ${at} ${listed(fallers.map(({ name }) => name))}, and each of these had a fall in ${nouns[b]} too.`
      : `${capital(at)} ${against[0]!.name} the number of ${nouns[a]} fell while the number of ${nouns[b]} ${gain(against[0]!.values[b]) > 0 ? "rose" : "stayed the same"}.`,
    how: `Find the rows with fewer ${nouns[a]} than before (${listed(fallers.map(({ name }) => name))}) and look only at their ${nouns[b]}.`,
    weight: 0,
  };
};

const together: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const totals = [0, 1].map((m) =>
    [0, 1].map((t) => sum(drawn.map(({ values }) => values[m]![t]!))),
  ) as [[number, number], [number, number]];
  const [a, b] = rng.shuffle([0, 1]) as [0 | 1, 0 | 1];
  const [first, second] = [growth(totals[a]), growth(totals[b])];
  if (first < 1 || second < 1 || Math.abs(first - second) < 0.7 || first > second !== want)
    return null;
  return {
    text: `For the ${inWords(drawn.length)} ${things} taken together, the percent increase in the number of ${nouns[a]} was greater than that in the number of ${nouns[b]}.`,
    why: `Together, ${nouns[a]} went from ${shown(totals[a])}; ${nouns[b]} went from ${shown(totals[b])}.`,
    how: "Add up all four columns; percents of single rows must not be averaged.",
    weight: 1,
  };
};

const movedPlaces: StatementKind<World> = ({ drawn, nouns, things }, rng, want) => {
  const m = rng.int(0, 1);
  const row = rng.pick(drawn);
  const place = (t: 0 | 1) =>
    1 + drawn.filter(({ values }) => values[m]![t] > row.values[m]![t]).length;
  const isTie = ([0, 1] as const).some(
    (t) => drawn.filter(({ values }) => values[m]![t] === row.values[m]![t]).length > 1,
  );
  const [before, after] = [place(0), place(1)];
  if (isTie || after === before || after < before !== want || Math.abs(after - before) > 3)
    return null;
  // A row may grow and still be overtaken, or shrink and still rise.
  if (after < before === gain(row.values[m]!) > 0 && !want) return null;
  return {
    text: `When the ${things} are ordered from the most ${nouns[m]!} to the fewest, ${row.name} is at a higher place in the later list than in the earlier one.`,
    why: `${row.name} was number ${before} at the earlier time and number ${after} at the later, while its own ${nouns[m]!} went from ${thousands(row.values[m]![0])} to ${thousands(row.values[m]![1])}.`,
    how: `Sort by each of the two columns for ${nouns[m]!} and find the place of ${row.name} in both.`,
    weight: 1,
  };
};

const perUnit: StatementKind<World> = ({ drawn, nouns, at }, rng, want) => {
  const row = rng.pick(drawn);
  const [top, bottom] = row.values;
  const [first, second] = [growth(top), growth(bottom)];
  if (first * second < 0 || first > second !== want || Math.abs(first - second) < 1.5) return null;
  const ratios = [0, 1].map((t) => (top[t]! / bottom[t]!).toFixed(2));
  if (ratios[0] === ratios[1]) return null;
  return {
    text: `${capital(at)} ${row.name}, the number of ${nouns[0]} divided by the number of ${nouns[1]} was greater at the later time than at the earlier.`,
    why: `The quotient went from about ${ratios[0]!} to about ${ratios[1]!}; ${nouns[0]} went from ${shown(top)}, and ${nouns[1]} from ${shown(bottom)}.`,
    how: `The quotient of ${row.name} grows only if ${nouns[0]} grow by a greater percent than ${nouns[1]}.`,
    weight: 2,
  };
};

const countOver: StatementKind<World> = ({ drawn, nouns, things, at }, rng, want) => {
  const m = rng.int(0, 1);
  const percent = rng.pick([20, 25, 30, 40]);
  const over = drawn.filter(({ values }) => growth(values[m]!) > percent);
  const backward = drawn.filter(
    ({ values: { [m]: pair } }) => 100 * gain(pair!) > percent * pair![1],
  );
  const isNear = drawn.some(({ values }) => Math.abs(growth(values[m]!) - percent) < 0.5);
  const said = want ? over.length : backward.length;
  if (isNear || said < 1 || (said === over.length) !== want) return null;
  return {
    text: `The number of ${nouns[m]!} rose by more than ${percent} percent ${at} exactly ${inWords(said)} of the ${inWords(drawn.length)} ${things}.`,
    why: `It did ${at} ${inWords(over.length)}: ${listed(over.map(({ name }) => name))}. Dividing by the later number instead of the earlier would find ${inWords(backward.length)}.`,
    how: `A rise of more than ${percent} percent means that the later number of ${nouns[m]!} is more than ${(100 + percent) / 100} times the earlier.`,
    weight: 1,
  };
};

const KINDS = { sameLeader, overPercent, everyRiser, together, movedPlaces, perUnit, countOver };

/** One measure at both times, by row. */
type Pairs = Map<string, readonly [number, number]>;

/** Pattern of a statement, and whether what it says is true of the rows as read. */
type Rule = readonly [RegExp, (found: string[], pairs: (noun: string) => Pairs) => boolean];

/** Grew by a greater factor, by cross-multiplication. */
function grewMore(one: readonly [number, number], other: readonly [number, number]): boolean {
  return one[1] * other[0] > other[1] * one[0];
}

function totalOf(pairs: Pairs): [number, number] {
  let total: [number, number] = [0, 0];
  for (const [earlier, later] of pairs.values()) total = [total[0] + earlier, total[1] + later];
  return total;
}

const RULES: readonly Rule[] = [
  [
    /greatest increase in the number of (.+) also had the greatest percent/,
    ([noun], of) => {
      const pairs = [...of(noun!).values()];
      const leader = pairs.find((one) => pairs.every((other) => gain(one) >= gain(other)))!;
      return pairs.every((other) => other === leader || grewMore(leader, other));
    },
  ],
  [
    /^(?:At|In) (.+), the number of (.+) rose by more than (\d+) percent/,
    ([name, noun, said], of) => grewMore(of(noun!).get(name!)!, [100, 100 + Number(said)]),
  ],
  [
    /^Every \w+ whose number of (.+) fell also had a fall in the number of (.+)\.$/,
    ([one, other], of) =>
      [...of(one!)].every(([name, pair]) => pair[1] >= pair[0] || gain(of(other!).get(name)!) < 0),
  ],
  [
    /^For the .+ increase in the number of (.+) was greater than that in the number of (.+)\.$/,
    ([one, other], of) => grewMore(totalOf(of(one!)), totalOf(of(other!))),
  ],
  [
    /^When the .+ from the most (.+) to the fewest, (.+) is at a higher place in the later list/,
    ([noun, name], of) => {
      const own = of(noun!).get(name!)!;
      const ahead = (t: 0 | 1) => [...of(noun!).values()].filter((pair) => pair[t] > own[t]).length;
      return ahead(1) < ahead(0);
    },
  ],
  [
    /^(?:At|In) (.+), the number of (.+) divided by the number of (.+) was greater at the later/,
    ([name, top, bottom], of) => grewMore(of(top!).get(name!)!, of(bottom!).get(name!)!),
  ],
  [
    /^The number of (.+) rose by more than (\d+) percent (?:at|in) exactly (\w+) of/,
    ([noun, percent, said], of) => {
      const goal = [100, 100 + Number(percent)] as const;
      return (
        inWords([...of(noun!).values()].filter((pair) => grewMore(pair, goal)).length) === said
      );
    },
  ],
];

export const template: TableTemplate = {
  id: "change-in-two-measures",
  format: "table-analysis",
  kind: "math",
  pattern: "Two measures at two times: gains against percents, single rows against all together.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 12 });
    if (!made) return null;
    const { label, things, drawn, times, nouns } = world;
    return {
      variant: `${made.kinds}/${world.name}`,
      // A change must be made from two columns (4); orders, totals, and quotients of changes add to
      // it.
      difficulty: 4 + made.weight,
      intro: `${world.intro.replace("#", String(drawn.length))} The earlier count is marked “${times[0]}” and the later one “${times[1]}.”`,
      table: {
        caption: `${capital(nouns[0])} and ${nouns[1]} of ${drawn.length} ${things} at two times`,
        columns: [
          { kind: "text", name: capital(label) },
          ...nouns.flatMap((noun) =>
            times.map((time) => ({ kind: "number" as const, name: `${capital(noun)}, ${time}` })),
          ),
        ],
        rows: drawn.map(({ name, values }) => [name, ...values[0], ...values[1]]),
      },
      stem: "For each of the following statements, select *Yes* if the table shows that it is true. Otherwise, select *No*.",
      choices: ["Yes", "No"],
      statements: made.statements,
      solution: {
        idea: "A gain is a difference, a percent increase is that difference over the earlier number, and the two can put the rows in different orders.",
        steps: made.steps,
        check: "Always divide by the earlier number, never by the later.",
      },
    };
  },

  /** Compares growth by cross-multiplication, without any percentage. */
  check({ table, statements }) {
    const pairs = (noun: string): Pairs => {
      const c = table.columns.findIndex(({ name }) => name.toLowerCase().startsWith(`${noun},`));
      if (c < 1) throw new Error(`There is no column for ${noun}.`);
      return new Map(
        table.rows.map((row) => [String(row[0]), [Number(row[c]), Number(row[c + 1])] as const]),
      );
    };
    return statements.map((text) => {
      const rule = RULES.find(([pattern]) => pattern.test(text));
      if (!rule) throw new Error(`No rule reads “${text}”.`);
      return rule[1](read(text, rule[0]), pairs);
    });
  },
};
