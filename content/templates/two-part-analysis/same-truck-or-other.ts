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
  subsets,
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
  /** "truck", and where one is: "on one truck". */
  readonly part: string;
  readonly at: string;
  /** "the drill weighs 3,600" */
  readonly measure: (one: string, load: string) => string;
  /** "the lathe (600) is the heaviest machine with the drill" */
  readonly tops: (one: string, first: string) => string;
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
    part: "truck",
    at: "on",
    measure: (one, load) => `${one} weighs ${load} pounds`,
    tops: (one, first) => `${one} is the heaviest machine with ${first}`,
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
    part: "floor",
    at: "on",
    measure: (one, load) => `${one} has ${load} employees`,
    tops: (one, first) => `${one} is the largest department with ${first}`,
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
    part: "team",
    at: "with",
    measure: (one, load) => `${one} needs ${load} hours`,
    tops: (one, first) => `${one} needs the most hours of the other clients on ${first}'s team`,
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

/** "the drill", but "Design": common nouns have an article. */
const the = ({ one, names }: Setting, k: number): string =>
  one === "machine" ? `the ${names[k]!.toLowerCase()}` : names[k]!;
const named = (setting: Setting, some: readonly number[]): string =>
  listed(some.map((k) => the(setting, k)));
const rest = (some: readonly number[]): number[] => range(0, 5).filter((k) => !some.includes(k));
const both = (setting: Setting, some: readonly number[]): string =>
  `${named(setting, some)} ${setting.at} one ${setting.part}; ${named(setting, rest(some))} ${setting.at} the other`;

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

const loadOf = (weights: readonly number[], some: readonly number[]): number =>
  sum(some.map((k) => weights[k]!));

/** "3,600 + 3,200 = 6,800" */
function loadText(weights: readonly number[], some: readonly number[]): string {
  const parts = some.map((k) => thousands(weights[k]!)).join(" + ");
  return some.length === 1 ? parts : `${parts} = ${thousands(loadOf(weights, some))}`;
}

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
        ? `Only these groups can be with ${first}: ${ways.map((some) => named(setting, some.slice(1))).join("; ")}. ${capital(the(setting, k))} is in ${k === must[0] ? "each" : "none"} of them.`
        : `${capital(the(setting, k))} can be with ${first}: ${both(
            setting,
            ways.find((some) => some.includes(k))!,
          )}. It can also be apart from ${first}: ${both(
            setting,
            ways.find((some) => !some.includes(k))!,
          )}.`,
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
      `${capital(the(setting, must[0]!))} is in each of these groups, and ${the(setting, cannot[0]!)} is in none of them. ${listed(
        others.filter((k) => k !== must[0] && k !== cannot[0]).map((k) => the(setting, k)),
      ).replace(/^t/, "T")} are in some of them but not in all.`,
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
  const weightOf = (some: readonly number[]): number => loadOf(weights, some);
  const loads = ways.map(weightOf).toSorted((a, b) => a - b);
  if (ways.length < 2 || ways.length > 5 || loads[0] === loads.at(-1)) return null;
  const [least, most] = [loads[0]!, loads.at(-1)!];
  const total = sum(weights);
  if (least === total - limit || least + most === total) return null;
  const way = (value: number): number[] => ways.find((some) => weightOf(some) === value)!;
  const { name, load: what, same, whole } = setting;
  const other = the(setting, apart);
  const possible = totalsText(load, ways);
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
        `${loadText(weights, way(least))}: ${both(setting, way(least))}. ${possible} ${thousands(least)} is the least of these.`,
      ],
      [
        "Greatest",
        `the greatest possible ${what} ${setting.there}`,
        most,
        `${loadText(weights, way(most))}: ${both(setting, way(most))}. ${possible} ${thousands(most)} is the greatest of these.`,
      ],
    ],
    wrong: wrongLoads(load, ways, apart),
    solution: solutionOf(
      load,
      ways,
      [
        `The totals with ${the(setting, 0)} are ${ways.map((some) => loadText(weights, some)).join("; ")}. The least is ${thousands(least)}, and the greatest is ${thousands(most)}.`,
      ],
      apart,
    ),
  };
}

/** "The possible totals with the drill are 6,800, 6,900, and 7,400." */
function totalsText({ setting, weights }: Load, ways: readonly number[][]): string {
  const totals = [...new Set(ways.map((some) => loadOf(weights, some)))].toSorted((a, b) => a - b);
  return `The possible totals with ${the(setting, 0)} are ${listed(totals.map(thousands))}.`;
}

function wrongLoads(load: Load, ways: readonly number[][], apart: number): [number, string][] {
  const { setting, weights, limit } = load;
  const [total, first, other] = [sum(weights), the(setting, 0), the(setting, apart)];
  const loads = ways.map((some) => loadOf(weights, some)).toSorted((a, b) => a - b);
  const [least, most] = [loads[0]!, loads.at(-1)!];
  const possible = totalsText(load, ways);
  const group = (value: number): number[] => ways.find((some) => loadOf(weights, some) === value)!;
  const opposite = (value: number, is: string): string =>
    `${thousands(total)} − ${thousands(value)} = ${thousands(total - value)} is the total ${setting.at === "with" ? "for" : "on"} the other ${setting.part} when ${first} is ${setting.at} the ${setting.part} with the ${is}.`;
  return [
    ...loadsWith(weights, limit)
      .filter((some) => !loads.includes(loadOf(weights, some)))
      .map((some): [number, string] => [
        loadOf(weights, some),
        `${loadText(weights, some)} is the total of ${named(setting, some)}, but ${first} and ${other} cannot be together.`,
      ]),
    [
      total - limit,
      `${thousands(total)} − ${thousands(limit)} = ${thousands(total - limit)} is a lower bound, but no division reaches it. ${possible}`,
    ],
    [limit, `${thousands(limit)} is the limit, but no division reaches it. ${possible}`],
    [total - least, opposite(least, "least possible total")],
    [total - most, opposite(most, "greatest possible total")],
    ...loads.map((value): [number, string] => [
      value,
      `${loadText(weights, group(value))} is possible, but ${thousands(least)} is less and ${thousands(most)} is greater.`,
    ]),
  ];
}

/** All groups of these, the empty one first. */
function groupsOf(some: readonly number[]): number[][] {
  return range(0, some.length).flatMap((size) => subsets(some, size));
}

/** The companions that the first one can have, the largest first. */
const companionsOf = ({ weights }: Load, apart?: number): number[] =>
  range(1, 5)
    .filter((k) => k !== apart)
    .toSorted((a, b) => weights[b]! - weights[a]!);

/** Goes through the largest companion of the first one, and finds what else fits. */
function companionSteps(load: Load, apart?: number): string[] {
  const { setting, weights, limit } = load;
  const [low, high] = [sum(weights) - limit - weights[0]!, limit - weights[0]!];
  const sorted = companionsOf(load, apart);
  const steps = sorted.flatMap((k, place): string[] => {
    const smaller = sorted.slice(place + 1);
    const [from, to] = [Math.max(0, low - weights[k]!), high - weights[k]!];
    if (to < 0 || weights[k]! + loadOf(weights, smaller) < low) return [];
    const under = groupsOf(smaller).filter((some) => loadOf(weights, some) <= to);
    const fits = under.filter((some) => loadOf(weights, some) >= from);
    const missed = under.filter((some) => some.length > 0 && !fits.includes(some));
    const bounds = from === 0 ? "no more than" : `${thousands(from)} to`;
    return [
      `If ${setting.tops(`${the(setting, k)} (${thousands(weights[k]!)})`, the(setting, 0))}, smaller ones must add ${bounds} ${thousands(to)}. ${fitsText(load, fits, missed, to)}`,
    ];
  });
  return steps.length > 4 ? [...steps.slice(0, 3), steps.slice(3).join(" ")] : steps;
}

/** "That leaves the press (1,300). Other totals up to 1,500, such as 600, are too small." */
function fitsText(
  { setting, weights }: Load,
  fits: readonly number[][],
  missed: readonly number[][],
  to: number,
): string {
  const told = fits.map((some) =>
    some.length === 0 ? "nothing else" : `${named(setting, some)} (${loadText(weights, some)})`,
  );
  const small = [...new Set(missed.map((some) => loadOf(weights, some)))].toSorted((a, b) => a - b);
  const only = (kind: string): string =>
    `Their only ${kind}${small.length === 1 ? "total" : "totals"} up to ${thousands(to)} ${small.length === 1 ? "is" : "are"} ${listed(small.map(thousands))}, which ${small.length === 1 ? "is" : "are"} too small.`;
  if (fits.length > 0)
    return `Possible: ${listed(told, "or")}.${small.length === 0 ? "" : ` ${only("other ")}`}`;
  return `${small.length === 0 ? "Each of them is too much by itself." : only("")} So nothing fits.`;
}

/** What is too much for the first one by itself. */
function tooMuchText(load: Load, apart?: number): string {
  const { setting, weights, limit } = load;
  const tooMuch = companionsOf(load, apart).filter((k) => weights[k]! > limit - weights[0]!);
  if (tooMuch.length === 0) return "";
  const told = listed(tooMuch.map((k) => `${the(setting, k)} (${thousands(weights[k]!)})`));
  return ` So ${told} cannot be with ${the(setting, 0)}.`;
}

/** Why smaller companions alone are not enough. */
function tooLittleText(load: Load, apart?: number): string {
  const { setting, weights, limit } = load;
  const [low, high] = [sum(weights) - limit - weights[0]!, limit - weights[0]!];
  const sorted = companionsOf(load, apart).filter((k) => weights[k]! <= high);
  const place = sorted.findIndex((_, k) => loadOf(weights, sorted.slice(k)) < low);
  if (place < 1) return "";
  const needed = sorted.slice(0, place).map((k) => the(setting, k));
  return `Without ${listed(needed, "or")}, at most ${loadText(weights, sorted.slice(place))} can be with ${the(setting, 0)}, less than ${thousands(low)}. `;
}

function solutionOf(load: Load, ways: readonly number[][], steps: string[], apart?: number) {
  const { setting, weights, limit } = load;
  const [total, first] = [sum(weights), the(setting, 0)];
  const [low, high] = [total - limit - weights[0]!, limit - weights[0]!];
  return {
    idea: `The total is close to the two limits together, so the total ${setting.at === "with" ? "for" : "on"} each ${setting.part} must be close to half of it.`,
    steps: [
      `The total is ${loadText(weights, range(0, 5))}. Neither ${setting.part} can have more than ${thousands(limit)}, so neither can have less than ${thousands(total)} − ${thousands(limit)} = ${thousands(total - limit)}.`,
      `${capital(setting.measure(first, thousands(weights[0]!)))}, so what is with ${first} must make up ${low > 0 ? `at least ${thousands(total - limit)} − ${thousands(weights[0]!)} = ${thousands(low)} and ` : ""}at most ${thousands(limit)} − ${thousands(weights[0]!)} = ${thousands(high)}.${tooMuchText(load, apart)}${apart === undefined ? "" : ` By the condition, ${the(setting, apart)} cannot be with ${first}${tooMuchText(load, apart) ? ", either" : ""}.`}`,
      ...companionSteps(load, apart),
      `${tooLittleText(load, apart)}So only these groups can be with ${first}: ${ways.map((some) => named(setting, some.slice(1)) || "nothing else").join("; ")}.`,
      ...steps,
    ],
    check: `The other ${setting.part} then has ${listed(
      ways.map((some) => loadText(weights, rest(some))),
      "or",
    )}, never more than ${thousands(limit)}.`,
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
