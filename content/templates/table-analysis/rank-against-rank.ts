import {
  capital,
  drawStatements,
  fromWords,
  inWords,
  listed,
  nounOf,
  range,
  read,
  type Rng,
  type StatementKind,
  type TableTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly label: string;
  readonly things: string;
  readonly rows: readonly string[];
  /** Name with its unit, least value, greatest value, step. */
  readonly columns: readonly (readonly [string, number, number, number])[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "lakes",
    intro: "A survey of a mountain district measured its # largest lakes.",
    label: "lake",
    things: "lakes",
    rows: "Aruna Brevik Calen Dorro Elva Fenn Garvan Hesper Iskra Jolin Kett Lumo Morva".split(" "),
    columns: [
      ["Surface area (km²)", 12, 95, 1],
      ["Maximum depth (m)", 18, 140, 2],
      ["Length of shoreline (km)", 46, 128, 1],
      ["Elevation (m)", 410, 1460, 10],
    ],
  },
  {
    name: "ports",
    intro: "A shipping council compares # small ports along one coast for the past year.",
    label: "port",
    things: "ports",
    rows: "Almada Bastia Corvo Durrin Eskil Faro Grado Halden Imber Jurmo Kotka Lisca Mandal".split(
      " ",
    ),
    columns: [
      ["Cargo volume (thousand tons)", 140, 980, 10],
      ["Number of ship calls", 210, 940, 5],
      ["Length of quay (m)", 320, 1460, 20],
      ["Average time at berth (hours)", 9, 44, 1],
    ],
  },
  {
    name: "libraries",
    intro: "A city in Ghana publishes figures for its # branch libraries in one month.",
    label: "branch",
    things: "branches",
    rows: "Adenta Bubuashie Cantonments Dansoman Ebony Fadama Gbawe Harbor Iris Junction Kanda Labone".split(
      " ",
    ),
    columns: [
      ["Number of loans", 1150, 6900, 50],
      ["Number of seats", 24, 160, 4],
      ["Number of new members", 35, 240, 1],
      ["Weekly opening time (hours)", 22, 61, 1],
    ],
  },
  {
    name: "coffee",
    intro: "A cooperative in Colombia grades the coffee of # of its farms after the harvest.",
    label: "farm",
    things: "farms",
    rows: "Alegre Bonita Cascada Dorada Encanto Fortuna Gavilan Herradura Ilusion Jardin Laurel Mirador".split(
      " ",
    ),
    columns: [
      ["Planted area (hectares)", 3, 38, 1],
      ["Elevation (m)", 1180, 2050, 10],
      ["Tasting score (points)", 61, 97, 1],
      ["Annual rainfall (mm)", 1240, 2650, 10],
    ],
  },
];

const NTH = ["", "second ", "third ", "fourth ", "fifth "];

interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

interface World extends Setting {
  readonly drawn: readonly Row[];
  /** "surface area", as statements say it. */
  readonly nouns: readonly string[];
}

function drawWorld(rng: Rng): World {
  const setting = rng.pick(SETTINGS);
  const n = rng.int(10, 12);
  const columns = setting.columns.map(([, low, high, step]) =>
    rng.sample(range(0, Math.floor((high - low) / step)), n).map((k) => low + step * k),
  );
  const drawn = setting.rows
    .slice(0, n)
    .map((name, r) => ({ name, values: columns.map((column) => column[r]!) }));
  return { ...setting, drawn, nouns: setting.columns.map(([name]) => nounOf(name)) };
}

/** The rows in order, greatest first (or smallest first). */
function sorted({ drawn }: World, c: number, order: "greatest" | "smallest" = "greatest"): Row[] {
  const sign = order === "greatest" ? -1 : 1;
  return drawn.toSorted((one, other) => sign * (one.values[c]! - other.values[c]!));
}

function twoColumns(rng: Rng): [number, number] {
  const [a, b] = rng.sample([0, 1, 2, 3], 2);
  return [a!, b!];
}

function names(rows: readonly Row[]): string {
  return listed(rows.map(({ name }) => name));
}

const overlap: StatementKind<World> = (world, rng, want) => {
  const { nouns, things } = world;
  const [a, b] = twoColumns(rng);
  const k = rng.int(3, 5);
  const tops = sorted(world, a).slice(0, k);
  const others = sorted(world, b).slice(0, k);
  const shared = tops.filter((row) => others.includes(row));
  const said = shared.length + (want ? 0 : rng.pick([-1, 1]));
  if (said < 1 || said > k || shared.length === 0) return null;
  return {
    text: `Of the ${inWords(k)} ${things} with the greatest ${nouns[a]!}, exactly ${inWords(said)} ${said === 1 ? "is" : "are"} also among the ${inWords(k)} with the greatest ${nouns[b]!}.`,
    why: `The two groups share ${inWords(shared.length)}: ${names(shared)}.`,
    how: `Sort by ${nouns[a]!} and keep the first ${inWords(k)} (${names(tops)}); sort by ${nouns[b]!} and see which of them are again in the first ${inWords(k)}.`,
    weight: 1,
  };
};

const placeInBoth: StatementKind<World> = (world, rng, want) => {
  const { nouns, label } = world;
  const [a, b] = twoColumns(rng);
  const [i, order] = [rng.int(0, 2), rng.pick(["greatest", "smallest"] as const)];
  const row = sorted(world, a)[i]!;
  const place = sorted(world, b, order).indexOf(row);
  const said = place + (want ? 0 : rng.pick([-1, 1]));
  if (said < 0 || said > 4) return null;
  return {
    text: `The ${label} with the ${NTH[i]!}greatest ${nouns[a]!} has the ${NTH[said]!}${order} ${nouns[b]!}.`,
    why: `It is ${row.name}, which stands in place ${place + 1} when the list begins with the ${order} ${nouns[b]!}.`,
    how: `Sort by ${nouns[a]!} to find ${row.name}, then sort by ${nouns[b]!} and count to it from the ${order}.`,
    weight: 0,
  };
};

const between: StatementKind<World> = (world, rng, want) => {
  const { nouns, things } = world;
  const c = rng.int(0, 3);
  const order = sorted(world, c);
  const [i, gap] = [rng.int(0, 3), rng.int(3, 5)];
  const [one, other] = rng.shuffle([order[i]!, order[i + gap]!]);
  const said = gap - 1 + (want ? 0 : rng.pick([1, 1, -1]));
  return {
    text: `When the ${things} are listed in order of ${nouns[c]!}, exactly ${inWords(said)} of them stand between ${one!.name} and ${other!.name}.`,
    why: `Between them stand ${names(order.slice(i + 1, i + gap))}. Subtracting the places, ${i + gap + 1} − ${i + 1} = ${gap}, counts one of the two ends as well.`,
    how: `Sort by ${nouns[c]!} and count the rows that lie strictly between the two.`,
    weight: 0,
  };
};

const dominates: StatementKind<World> = (world, rng, want) => {
  const { nouns, things, drawn } = world;
  const [a, b] = twoColumns(rng);
  const row = rng.pick(drawn);
  const below = (c: number) => drawn.filter(({ values }) => values[c]! < row.values[c]!);
  const both = below(a).filter((other) => below(b).includes(other));
  const least = Math.min(below(a).length, below(b).length);
  const said = want ? both.length : rng.pick([least, both.length + 1]);
  if (both.length < 2 || both.length >= least) return null;
  if ((said === both.length) !== want) return null;
  return {
    text: `${row.name} has both a greater ${nouns[a]!} and a greater ${nouns[b]!} than exactly ${inWords(said)} of the other ${things}.`,
    why: `${below(a).length} of the others come after ${row.name} in ${nouns[a]!} and ${below(b).length} in ${nouns[b]!}, but only ${both.length} do in both: ${names(both)}.`,
    how: `Sort by ${nouns[a]!}, look only at the rows below ${row.name}, and count those whose ${nouns[b]!} is less than ${row.values[b]!.toLocaleString("en-US")}.`,
    weight: 2,
  };
};

const leastAmongTop: StatementKind<World> = (world, rng, want) => {
  const { nouns, things } = world;
  const [a, b] = twoColumns(rng);
  const k = rng.int(4, 6);
  const group = sorted(world, a).slice(0, k);
  const inOrder = sorted(world, b, "smallest");
  const [least, next] = inOrder.filter((row) => group.includes(row));
  if (inOrder[0] === least) return null;
  const said = want ? least! : rng.pick([next!, inOrder[0]!]);
  return {
    text: `Of the ${inWords(k)} ${things} with the greatest ${nouns[a]!}, ${said.name} has the smallest ${nouns[b]!}.`,
    why: `The ${inWords(k)} are ${names(group)}, and of these ${least!.name} has the smallest ${nouns[b]!}. ${inOrder[0]!.name} has the smallest of all but is not one of them.`,
    how: `Sort by ${nouns[a]!}, keep the first ${inWords(k)}, and compare their ${nouns[b]!} only with each other.`,
    weight: 1,
  };
};

const earlierIn: StatementKind<World> = (world, rng, want) => {
  const { nouns } = world;
  const [a, b] = twoColumns(rng);
  const row = rng.pick(world.drawn);
  const [first, second] = [sorted(world, a).indexOf(row) + 1, sorted(world, b).indexOf(row) + 1];
  if (first < second !== want || Math.abs(first - second) > 3 || first === second) return null;
  return {
    text: `Counted from the greatest value down, ${row.name} comes at an earlier place in ${nouns[a]!} than in ${nouns[b]!}.`,
    why: `${row.name} is number ${first} in ${nouns[a]!} and number ${second} in ${nouns[b]!}; the size of the two values themselves says nothing.`,
    how: `Sort by each of the two columns, the greatest first, and note the place of ${row.name}.`,
    weight: 1,
  };
};

const noneInBoth: StatementKind<World> = (world, rng, want) => {
  const { nouns, label } = world;
  const [a, b] = twoColumns(rng);
  const tops = sorted(world, a).slice(0, 3);
  const lows = sorted(world, b, "smallest").slice(0, 3);
  const shared = tops.filter((row) => lows.includes(row));
  if ((shared.length === 0) !== want) return null;
  return {
    text: `No ${label} is both among the three with the greatest ${nouns[a]!} and among the three with the smallest ${nouns[b]!}.`,
    why: want
      ? `${names(tops)} lead in ${nouns[a]!}; the smallest ${nouns[b]!} belongs to ${names(lows)}, and no name comes twice.`
      : `${names(shared)} ${shared.length === 1 ? "belongs" : "belong"} to both groups of three, and one such ${label} is enough to make the statement false.`,
    how: `Sort by ${nouns[a]!} and keep the first three; sort by ${nouns[b]!} and keep the last three.`,
    weight: 1,
  };
};

const KINDS = { overlap, placeInBoth, between, dominates, leastAmongTop, earlierIn, noneInBoth };

export const template: TableTemplate = {
  id: "rank-against-rank",
  format: "table-analysis",
  kind: "math",
  pattern: "A row's place in one column is held against its place in another after sorting.",

  make(rng) {
    const world = drawWorld(rng);
    const made = drawStatements(KINDS, world, rng, { tries: 12 });
    if (!made) return null;
    return {
      variant: `${made.kinds}/${world.name}`,
      // Two sorts one after the other (2); each statement adds what must be remembered while
      // resorting.
      difficulty: 2 + made.weight,
      intro: `${world.intro.replace("#", String(world.drawn.length))} No two ${world.things} have the same value in any column.`,
      table: {
        caption: `Figures for ${world.drawn.length} ${world.things}`,
        columns: [
          { kind: "text", name: capital(world.label) },
          ...world.columns.map(([name]) => ({ kind: "number" as const, name })),
        ],
        rows: world.drawn.map(({ name, values }) => [name, ...values]),
      },
      stem: "For each of the following statements, select *True* if it is true according to the table. Otherwise, select *False*.",
      choices: ["True", "False"],
      statements: made.statements,
      solution: {
        idea: "A place in the order can be read off only after sorting, so fix one column, note the names, and then sort by the other.",
        steps: made.steps,
        check:
          "Count names, not values: a row can be high in one column and in the middle of another.",
      },
    };
  },

  /** Counts for every row how many others exceed it, without sorting. */
  check({ table, statements }) {
    const columnOf = (noun: string) => {
      const c = table.columns.findIndex(({ name }) => nounOf(name) === noun);
      if (c < 1) throw new Error(`There is no column for ${noun}.`);
      return c;
    };
    const at = (row: readonly (string | number)[], noun: string) => Number(row[columnOf(noun)]);
    const rowOf = (name: string) => {
      const row = table.rows.find(([first]) => first === name);
      if (!row) throw new Error(`There is no row ${name}.`);
      return row;
    };
    /** Place 1 has the greatest value (or the smallest). */
    const place = (row: readonly (string | number)[], noun: string, order = "greatest") =>
      1 +
      table.rows.filter((other) =>
        order === "greatest" ? at(other, noun) > at(row, noun) : at(other, noun) < at(row, noun),
      ).length;
    return statements.map((text) => {
      if (text.startsWith("Of the") && text.includes("exactly")) {
        const [k, a, said, b] = read(
          text,
          /Of the (\w+) \w+ with the greatest (.+), exactly (\w+) .* with the greatest (.+)\./,
        );
        const isTop = (noun: string) => (row: readonly (string | number)[]) =>
          place(row, noun) <= fromWords(k!);
        return table.rows.filter(isTop(a!)).filter(isTop(b!)).length === fromWords(said!);
      }
      if (text.startsWith("Of the")) {
        const [k, a, name, b] = read(
          text,
          /Of the (\w+) \w+ with the greatest (.+), (\w+) has the smallest (.+)\./,
        );
        const group = table.rows.filter((row) => place(row, a!) <= fromWords(k!));
        const least = Math.min(...group.map((row) => at(row, b!)));
        return group.some((row) => row[0] === name && at(row, b!) === least);
      }
      if (text.startsWith("The ")) {
        const [, i, a, j, order, b] = read(
          text,
          /The (\w+) with the (\w+ )?greatest (.+) has the (\w+ )?(greatest|smallest) (.+)\./,
        );
        const row = table.rows.find((one) => place(one, a!) === NTH.indexOf(i ?? "") + 1)!;
        return place(row, b!, order) === NTH.indexOf(j ?? "") + 1;
      }
      if (text.startsWith("When")) {
        const [noun, said, one, other] = read(
          text,
          /order of (.+), exactly (\w+) of them stand between (\w+) and (\w+)\./,
        );
        const ends = [at(rowOf(one!), noun!), at(rowOf(other!), noun!)];
        const inside = table.rows.filter(
          (row) => at(row, noun!) > Math.min(...ends) && at(row, noun!) < Math.max(...ends),
        );
        return inside.length === fromWords(said!);
      }
      if (text.startsWith("Counted")) {
        const [name, a, b] = read(text, /down, (\w+) comes .* place in (.+) than in (.+)\./);
        return place(rowOf(name!), a!) < place(rowOf(name!), b!);
      }
      if (text.startsWith("No ")) {
        const [a, b] = read(text, /three with the greatest (.+) and .* with the smallest (.+)\./);
        return !table.rows.some((row) => place(row, a!) <= 3 && place(row, b!, "smallest") <= 3);
      }
      const [name, a, b, said] = read(
        text,
        /(\w+) has both a greater (.+) and a greater (.+) than exactly (\w+) /,
      );
      const mine = rowOf(name!);
      const beaten = table.rows.filter(
        (row) => at(row, a!) < at(mine, a!) && at(row, b!) < at(mine, b!),
      );
      return beaten.length === fromWords(said!);
    });
  },
};
