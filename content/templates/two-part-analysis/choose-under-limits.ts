import {
  type Choice,
  numbersIn,
  read,
  type Rng,
  selectionOf,
  tableRowsIn,
  tableText,
  thousands,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

interface Option {
  readonly name: string;
  readonly cost: number;
  readonly gain: number;
}

interface Setting {
  readonly name: string;
  /** With which of them are to be selected: "two of the six warehouses". */
  readonly opening: (which: string) => string;
  /** One that has been selected already: "the Airport route". */
  readonly sure: (name: string) => string;
  readonly all: string;
  readonly one: string;
  readonly does: string;
  readonly head: readonly [string, string, string];
  readonly brings: string;
  readonly gains: string;
  readonly names: readonly string[];
  /** Costs and gains are multiples of these. */
  readonly units: readonly [cost: number, gain: number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "warehouses",
    opening: (which) =>
      `To replace its old warehouse, a furniture company will lease ${which} listed in the table.`,
    sure: (name) => `the ${name} warehouse`,
    all: "warehouses",
    one: "warehouse",
    does: "leased",
    head: ["Warehouse", "Monthly rent", "Square feet"],
    brings: "together they must have at least",
    gains: "square feet",
    names: ["Bayside", "Downtown", "Eastgate", "Hillcrest", "Riverside", "Westport"],
    units: [500, 400],
  },
  {
    name: "ads",
    opening: (which) => `A fitness club will run ${which} listed in the table.`,
    sure: (name) => `the ${name.toLowerCase()} campaign`,
    all: "advertising campaigns",
    one: "campaign",
    does: "run",
    head: ["Campaign", "Cost", "Estimated new members"],
    brings: "the club wants them to attract an estimated total of at least",
    gains: "new members",
    names: ["Billboard", "Brochure", "Bus", "Newspaper", "Radio", "Television"],
    units: [1000, 50],
  },
  {
    name: "bus-routes",
    opening: (which) => `A transit agency will add ${which} listed in the table.`,
    sure: (name) => `the ${name} route`,
    all: "bus routes",
    one: "route",
    does: "added",
    head: ["Route", "Annual cost", "Estimated riders per day"],
    brings: "the agency wants them to serve an estimated total of at least",
    gains: "riders per day",
    names: ["Airport", "Campus", "Harbor", "Hospital", "Mall", "Stadium"],
    units: [20_000, 50],
  },
];

/** More expensive ones bring more, on the whole. */
function drawOptions(rng: Rng, { names, units }: Setting): Option[] | null {
  const options = names.map((name) => {
    const size = rng.int(8, 30);
    return { name, cost: size * units[0], gain: (size + rng.int(-6, 6)) * units[1] };
  });
  const differ =
    new Set(options.map(({ cost }) => cost)).size === 6 &&
    new Set(options.map(({ gain }) => gain)).size === 6;
  return differ ? options : null;
}

function pairsOf(options: readonly Option[]): [Option, Option][] {
  return options.flatMap((a) =>
    options.flatMap((b): [Option, Option][] => (a.cost > b.cost ? [[a, b]] : [])),
  );
}

/** Which pairs keep within the budget and bring enough, with one already chosen if there is one. */
function fitting(
  options: readonly Option[],
  budget: number,
  least: number,
  sure?: Option,
): [Option, Option][] {
  const rest = options.filter((one) => one.name !== sure?.name);
  return pairsOf(rest).filter(
    ([a, b]) =>
      a.cost + b.cost + (sure?.cost ?? 0) <= budget && a.gain + b.gain + (sure?.gain ?? 0) >= least,
  );
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const options = drawOptions(rng, setting);
  if (!options) return null;
  const sure = rng.chance(0.5) ? rng.pick(options) : undefined;
  const [a, b] = rng.pick(pairsOf(options.filter((one) => one !== sure)));
  const total = (key: "cost" | "gain"): number => a[key] + b[key] + (sure?.[key] ?? 0);
  const budget = total("cost") + rng.int(0, 1) * setting.units[0];
  const least = total("gain") - rng.int(0, 1) * setting.units[1];
  const cheap = fitting(options, budget, 0, sure).length;
  const rich = fitting(options, Infinity, least, sure).length;
  if (fitting(options, budget, least, sure).length !== 1 || cheap < 3 || rich < 3) return null;
  return { setting, options, sure, a, b, budget, least };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ setting, options, sure, budget, least }: Question): string {
  const { opening, all, one, does, head, brings, gains } = setting;
  const many = sure ? "three" : "two";
  const table = tableText(
    head,
    options.map(({ name, cost, gain }) => [name, usd(cost), thousands(gain)]),
  );
  const which = sure
    ? `${setting.sure(sure.name)} and two of the other five ${all}`
    : `two of the six ${all}`;
  const others = `two ${sure ? "other " : ""}${one}s to be ${does}`;
  const cost = head[1].toLowerCase();
  return `${opening(which)} The total ${cost} of the ${many} ${one}s must be no more than ${usd(budget)}, and ${brings} ${thousands(least)} ${gains}.\n\n${table}\n\n${selectionOf(
    [COLUMNS[0], `the more expensive of the ${others}`],
    [COLUMNS[1], `the less expensive of the ${others}`],
  )}`;
}

const COLUMNS = ["More expensive", "Less expensive"] as const;

/** What some options, with the one already chosen, cost or bring. */
function sumOf(key: "cost" | "gain", ...options: readonly (Option | undefined)[]): number {
  return options.reduce((total, one) => total + (one?.[key] ?? 0), 0);
}

function rowsOf({ setting, options, sure, a, b, budget, least }: Question): Choice[] {
  const shown = options.filter((one) => one !== sure);
  const given = sure ? `, with ${sure.name},` : "";
  return shown.map((one, k): Choice => {
    const value = k + 1;
    const text = one.name;
    if (one === a || one === b)
      return {
        text,
        value,
        why: `${a.name} and ${b.name}${given} cost ${usd(sumOf("cost", a, b, sure))} and provide ${thousands(sumOf("gain", a, b, sure))} ${setting.gains}.`,
      };
    const others = shown.filter((other) => other !== one);
    const cheapest = others.toSorted((x, y) => x.cost - y.cost)[0]!;
    const [best] = others
      .filter((other) => sumOf("cost", one, other, sure) <= budget)
      .toSorted((x, y) => y.gain - x.gain);
    return {
      text,
      value,
      why: best
        ? `The best pair with ${one.name} within the budget is ${one.name} and ${best.name}. ${sure ? `With ${sure.name}, they` : "They"} provide only ${thousands(sumOf("gain", one, best, sure))} ${setting.gains}, fewer than ${thousands(least)}.`
        : `Even with ${cheapest.name}, the least expensive of the others, ${one.name} is beyond the budget: ${[one, cheapest, ...(sure ? [sure] : [])].map(({ cost }) => usd(cost)).join(" + ")} = ${usd(sumOf("cost", one, cheapest, sure))}, more than ${usd(budget)}.`,
    };
  });
}

const names = ([x, y]: readonly [Option, Option]): string => `${x.name} and ${y.name}`;

/** The shorter list of pairs, of those within the budget and those that bring enough, and its test. */
function stepsOf({ setting, options, sure, a, b, budget, least }: Question): string[] {
  const { gains } = setting;
  const [most, need] = [budget - sumOf("cost", sure), least - sumOf("gain", sure)];
  const all = pairsOf(options.filter((one) => one !== sure));
  const cheap = fitting(options, budget, 0, sure);
  const rich = fitting(options, Infinity, least, sure);
  const cost = (pair: [Option, Option]): string => usd(sumOf("cost", ...pair));
  const gain = (pair: [Option, Option]): string => thousands(sumOf("gain", ...pair));
  const others = (some: readonly [Option, Option][], key: "cost" | "gain") =>
    all
      .filter((pair) => !some.some((fit) => names(fit) === names(pair)))
      .toSorted((one, other) => sumOf(key, ...one) - sumOf(key, ...other));
  const [next, best] = [others(cheap, "cost")[0], others(rich, "gain").at(-1)];
  return cheap.length <= rich.length
    ? [
        `Pairs that cost no more than ${usd(most)}, with the ${gains}: ${cheap.map((pair) => `${names(pair)} (${gain(pair)})`).join(", ")}.${next ? ` The least expensive of the other pairs, ${names(next)}, costs ${cost(next)}.` : ""}`,
        `Of these, only ${names([a, b])} provide at least ${thousands(need)} ${gains}.`,
      ]
    : [
        `Pairs that provide at least ${thousands(need)} ${gains}, with their costs: ${rich.map((pair) => `${names(pair)} (${cost(pair)})`).join(", ")}.${best ? ` The best of the other pairs, ${names(best)}, provides only ${gain(best)}.` : ""}`,
        `Of these, only ${names([a, b])} cost no more than ${usd(most)}.`,
      ];
}

export const template: TwoPartTemplate = {
  id: "choose-under-limits",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two options to be selected together: a budget excludes some pairs, a goal the others.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { setting, sure, a, b, budget, least } = question;
    const rows = rowsOf(question);
    const at = ({ name }: Option): number => rows.findIndex(({ text }) => text === name);
    const chosen = sure ? [a, b, sure] : [a, b];
    return {
      variant: `${sure ? "one-given" : "two"}/${setting.name}`,
      context: "real",
      difficulty: sure ? 4 : 3,
      stem: stemOf(question),
      columns: COLUMNS,
      rows,
      keys: [at(a), at(b)],
      solution: {
        idea: "List the pairs that satisfy the stricter limit, and test each of these pairs with the other limit.",
        steps: [
          ...(sure
            ? [
                `Without ${sure.name}, the other two may cost ${usd(budget)} − ${usd(sure.cost)} = ${usd(budget - sure.cost)} and must provide at least ${thousands(least)} − ${thousands(sure.gain)} = ${thousands(least - sure.gain)} ${setting.gains}.`,
              ]
            : []),
          ...stepsOf(question),
          `${a.name} costs more (${usd(a.cost)}) than ${b.name} (${usd(b.cost)}).`,
        ],
        check: `The total cost is ${chosen.map(({ cost }) => usd(cost)).join(" + ")} = ${usd(sumOf("cost", ...chosen))}, no more than ${usd(budget)}. They provide ${chosen.map(({ gain }) => thousands(gain)).join(" + ")} = ${thousands(sumOf("gain", ...chosen))} ${setting.gains}, at least ${thousands(least)}.`,
        takeaway:
          "With two limits, list what satisfies the stricter one and test it with the other.",
      },
    };
  },

  /** Reads the table and tries all pairs of rows. */
  check({ stem, rows }) {
    const options = tableRowsIn(stem).map(([name, cost, gain]): Option => ({
      name: name!,
      cost: numbersIn(cost!)[0]!,
      gain: numbersIn(gain!)[0]!,
    }));
    const [budget, least] = read(stem, /no more than \$(\d+), and .* at least (\d+) /).map(
      Number,
    ) as [number, number];
    const given = / the (\w+) (?:warehouse|campaign|route) and two of the other /.exec(stem)?.[1];
    const pairs = fitting(
      options,
      budget,
      least,
      options.find(({ name }) => name.toLowerCase() === given?.toLowerCase()),
    );
    const rowOf = ({ name }: Option): number => rows.indexOf(name);
    return { pairs: pairs.map(([a, b]): [number, number] => [rowOf(a), rowOf(b)]) };
  },
};
