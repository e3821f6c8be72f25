import {
  type AskedPair,
  capital,
  type Choice,
  listed,
  numbersIn,
  pairDraft,
  range,
  read,
  type Rng,
  selectionOf,
  sum,
  tableRowsIn,
  tableText,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: (limit: string) => string;
  readonly head: readonly [string, string];
  readonly names: readonly string[];
  readonly one: string;
  /** What is added up, and a unit if its numbers need one: "total weight, in pounds, of the machines". */
  readonly load: string;
  readonly apart: string;
  /** Where the first one is, with its article: "on the same truck as the drill". */
  readonly same: string;
  readonly on: string;
  readonly there: string;
  readonly whole: string;
  readonly unit: number;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "trucks",
    opening: (limit) =>
      `A company will ship the six machines listed in the table on two trucks, each of which can carry a maximum of ${limit} pounds.`,
    head: ["Machine", "Weight (pounds)"],
    names: ["Drill", "Grinder", "Lathe", "Mixer", "Press", "Sander"],
    one: "machine",
    load: "total weight, in pounds, of the machines",
    apart: "Because of their customers' locations, the drill and the {} cannot be",
    same: "on the same truck",
    on: "on",
    there: "on that truck",
    whole: "the truck that carries the drill",
    unit: 100,
  },
  {
    name: "floors",
    opening: (limit) =>
      `Each of the six departments listed in the table will move to one of two floors of a new building, each of which has space for a maximum of ${limit} employees.`,
    head: ["Department", "Number of employees"],
    names: ["Design", "Finance", "Legal", "Marketing", "Research", "Sales"],
    one: "department",
    load: "total number of employees",
    apart: "For security reasons, Design and {} cannot be",
    same: "on the same floor",
    on: "on",
    there: "on that floor",
    whole: "the floor to which Design moves",
    unit: 1,
  },
  {
    name: "accounts",
    opening: (limit) =>
      `An advertising agency will assign each of the six clients listed in the table to one of two teams, each of which can work a maximum of ${limit} hours next month.`,
    head: ["Client", "Hours next month"],
    names: ["Client A", "Client B", "Client C", "Client D", "Client E", "Client F"],
    one: "client",
    load: "total number of hours",
    apart: "At the clients' request, Client A and {} cannot be",
    same: "assigned to the same team",
    on: "for",
    there: "for that team",
    whole: "the team to which Client A is assigned",
    unit: 4,
  },
];

/** What can be together with P: sets of places in the list, always with 0. */
function loadsWith(weights: readonly number[], limit: number, apart?: number): number[][] {
  const total = sum(weights);
  return range(0, 31)
    .map((n) => [0, ...range(1, 5).filter((k) => (n >> (k - 1)) % 2 === 1)])
    .filter((some) => {
      const load = sum(some.map((k) => weights[k]!));
      return load <= limit && total - load <= limit && !(apart && some.includes(apart));
    });
}

const named = ({ names }: Setting, some: readonly number[]): string =>
  listed(some.map((k) => names[k]!));
const rest = (some: readonly number[]): number[] => range(0, 5).filter((k) => !some.includes(k));
const both = (setting: Setting, some: readonly number[]): string =>
  `${named(setting, some)} in one part and ${named(setting, rest(some))} in the other`;

function drawLoad(rng: Rng) {
  const setting: Setting = rng.pick(SETTINGS);
  const sizes = range(1, 6).map(() => rng.int(6, 38));
  const total = sum(sizes);
  const limit = Math.ceil(total / 2) + rng.int(1, 5);
  if (new Set(sizes).size < 6) return null;
  const weights = sizes.map((size) => size * setting.unit);
  return { setting, weights, limit: limit * setting.unit };
}
type Load = NonNullable<ReturnType<typeof drawLoad>>;

function opened({ setting, weights, limit }: Load, known = ""): string {
  const rows = weights.map((weight, k) => [setting.names[k]!, thousands(weight)]);
  return `${setting.opening(thousands(limit))}${known}\n\n${tableText(setting.head, rows)}`;
}

/** "the drill", but "Design": common nouns have an article. */
const the = ({ one, names }: Setting, k: number): string =>
  one === "machine" ? `the ${names[k]!.toLowerCase()}` : names[k]!;

/** What must be together with P, and what cannot be. */
function askTogether(rng: Rng) {
  const load = drawLoad(rng);
  if (!load) return null;
  const { setting, weights, limit } = load;
  const ways = loadsWith(weights, limit);
  const others = range(1, 5);
  const must = others.filter((k) => ways.every((some) => some.includes(k)));
  const cannot = others.filter((k) => ways.every((some) => !some.includes(k)));
  if (ways.length < 2 || ways.length > 4 || must.length !== 1 || cannot.length !== 1) return null;
  const { one, same, name, names } = setting;
  const first = the(setting, 0);
  const rows = others.map((k): Choice => ({
    text: names[k]!,
    why:
      k === must[0] || k === cannot[0]
        ? `Every possible division has ${the(setting, k)} ${k === must[0] ? "together with" : "apart from"} ${first}.`
        : `${capital(the(setting, k))} can be with ${first} (${both(
            setting,
            ways.find((some) => some.includes(k))!,
          )}) or apart from it (${both(
            setting,
            ways.find((some) => !some.includes(k))!,
          )}).`,
  }));
  return {
    variant: `together/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(load)}\n\n${selectionOf(
      ["Must be together", `the ${one} that must be ${same} as ${first}`],
      ["Cannot be together", `the ${one} that cannot be ${same} as ${first}`],
    )}`,
    columns: ["Must be together", "Cannot be together"] as [string, string],
    rows,
    keys: [must[0]! - 1, cannot[0]! - 1] as const,
    solution: solutionOf(load, ways, [
      `In all of them, ${the(setting, must[0]!)} is together with ${first}, and ${the(setting, cannot[0]!)} is not.`,
    ]),
  };
}

/** How little and how much can be together with P when one more must be apart. */
function askExtremes(rng: Rng): AskedPair | null {
  const load = drawLoad(rng);
  if (!load) return null;
  const { setting, weights, limit } = load;
  const apart = rng.int(1, 5);
  const ways = loadsWith(weights, limit, apart);
  const weightOf = (some: readonly number[]): number => sum(some.map((k) => weights[k]!));
  const loads = ways.map(weightOf).toSorted((a, b) => a - b);
  if (ways.length < 2 || ways.length > 5 || loads[0] === loads.at(-1)) return null;
  const [least, most] = [loads[0]!, loads.at(-1)!];
  const total = sum(weights);
  if (least === total - limit || least + most === total) return null;
  const free = loadsWith(weights, limit).map(weightOf);
  const way = (value: number): number[] => ways.find((some) => weightOf(some) === value)!;
  const { name, load: what, same, whole } = setting;
  const other = the(setting, apart);
  const known = ` ${setting.apart.replace("the {}", other).replace("{}", other)} ${same}.`;
  return {
    variant: `extremes/${name}`,
    difficulty: 5,
    facts: opened(load, known),
    asks: [
      [
        "Least",
        `the least possible ${what} ${setting.on} ${whole}`,
        least,
        `The division is ${both(setting, way(least))}.`,
      ],
      [
        "Greatest",
        `the greatest possible ${what} ${setting.there}`,
        most,
        `The division is ${both(setting, way(most))}.`,
      ],
    ],
    wrong: [
      ...free
        .filter((value) => !loads.includes(value))
        .map((value): [number, string] => [
          value,
          `This would require ${the(setting, 0)} and ${other} to be together.`,
        ]),
      [
        total - limit,
        `This leaves exactly ${thousands(limit)} for the other part, but no division has this total.`,
      ],
      [limit, `That is the limit, but no division reaches it.`],
      [total - least, `That is the total of the other part when this part has the least.`],
      [total - most, `That is the total of the other part when this part has the most.`],
      ...loads.map((value): [number, string] => [
        value,
        "This is possible, but it is neither the least nor the greatest.",
      ]),
    ],
    solution: solutionOf(load, ways, [
      `The totals with ${the(setting, 0)} are ${listed(ways.map((some) => thousands(weightOf(some))))}. The least is ${thousands(least)}, and the greatest is ${thousands(most)}.`,
    ]),
  };
}

function solutionOf({ setting, weights, limit }: Load, ways: readonly number[][], steps: string[]) {
  const total = sum(weights);
  return {
    idea: "The total is close to the two limits together, so each part must be close to half of it.",
    steps: [
      `The total is ${thousands(total)}. Neither part can be more than ${thousands(limit)}, so neither can be less than ${thousands(total)} − ${thousands(limit)} = ${thousands(total - limit)}.`,
      `With ${the(setting, 0)}, one part can consist of ${ways.map((some) => named(setting, some)).join("; ")}.`,
      ...steps,
    ],
    check: `For the other part, this leaves ${listed(ways.map((some) => thousands(total - sum(some.map((k) => weights[k]!)))))}, never more than ${thousands(limit)}.`,
    takeaway: "A limit on each of two parts of a fixed total is also a minimum for each of them.",
  };
}

export const template: TwoPartTemplate = {
  id: "same-truck-or-other",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Weights divided between two limits: what must or cannot go together, and how much fits.",

  make(rng) {
    const isTogether = rng.chance(0.5);
    for (let tries = 0; tries < 500; tries++) {
      if (isTogether) {
        const draft = askTogether(rng);
        if (draft) return draft;
      } else {
        const asked = askExtremes(rng);
        if (asked) return pairDraft(asked, rng);
      }
    }
    return null;
  },

  /** Reads the weights and the limit, and goes through all divisions. */
  check({ stem, rows }) {
    const table = tableRowsIn(stem);
    const names = table.map(([name]) => name!);
    const weights = table.map(([, weight]) => numbersIn(weight!)[0]!);
    const limit = Number(read(stem, /maximum of (\d+)/)[0]);
    const apart = /and (?:the )?(\w+(?: \w+)?) cannot be/.exec(stem.split("|")[0]!)?.[1];
    const ways = loadsWith(
      weights,
      limit,
      apart === undefined ? undefined : names.indexOf(capital(apart)),
    );
    const where = (fits: (row: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    if (apart === undefined) {
      const placeOf = (row: string): number => names.indexOf(row);
      return {
        first: where((row) => ways.every((some) => some.includes(placeOf(row)))),
        second: where((row) => ways.every((some) => !some.includes(placeOf(row)))),
      };
    }
    const loads = ways.map((some) => sum(some.map((k) => weights[k]!)));
    return {
      first: where((row) => numbersIn(row)[0] === Math.min(...loads)),
      second: where((row) => numbersIn(row)[0] === Math.max(...loads)),
    };
  },
};
