import {
  type AskedPair,
  type Choice,
  listed,
  numbersIn,
  pairDraft,
  plain,
  range,
  read,
  type Rng,
  selectionOf,
  sum,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

const NAMES = ["P", "Q", "R", "S", "T", "U"];
const SETTINGS = [
  {
    name: "trucks",
    one: "Machine",
    opening: (limit: number, list: string) =>
      `A company will ship six machines on two trucks, each of which can carry no more than ${thousands(limit)} pounds. The weights of the machines, in pounds, are as follows: ${list}.`,
    place: "truck",
    load: "weight, in pounds, of the machines",
    unit: 100,
  },
  {
    name: "shelves",
    one: "Crate",
    opening: (limit: number, list: string) =>
      `Six crates will be stored on two shelves in a warehouse, each of which can hold no more than ${thousands(limit)} kilograms. The weights of the crates, in kilograms, are as follows: ${list}.`,
    place: "shelf",
    load: "weight, in kilograms, of the crates",
    unit: 10,
  },
  {
    name: "servers",
    one: "File",
    opening: (limit: number, list: string) =>
      `Six files will be stored on two drives, each of which has room for ${thousands(limit)} megabytes. The sizes of the files, in megabytes, are as follows: ${list}.`,
    place: "drive",
    load: "size, in megabytes, of the files",
    unit: 20,
  },
] as const;
type Setting = (typeof SETTINGS)[number];

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

const named = (some: readonly number[]): string => listed(some.map((k) => NAMES[k]!));
const rest = (some: readonly number[]): number[] => range(0, 5).filter((k) => !some.includes(k));
const both = (some: readonly number[]): string =>
  `${named(some)} on one and ${named(rest(some))} on the other`;

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

const opened = ({ setting, weights, limit }: Load): string =>
  setting.opening(limit, listed(weights.map((weight, k) => `${NAMES[k]} (${thousands(weight)})`)));

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
  const { one, place, name } = setting;
  const rows = others.map((k): Choice => ({
    text: `${one} ${NAMES[k]}`,
    why:
      k === must[0] || k === cannot[0]
        ? `Every possible division has ${NAMES[k]} ${k === must[0] ? "together with" : "apart from"} P.`
        : `${NAMES[k]} can be with P (${both(ways.find((some) => some.includes(k))!)}) or apart from it (${both(ways.find((some) => !some.includes(k))!)}).`,
  }));
  return {
    variant: `together/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(load)}\n\n${selectionOf(
      ["Must be with P", `the ${one.toLowerCase()} that must be on the same ${place} as P`],
      ["Cannot be with P", `the ${one.toLowerCase()} that cannot be on the same ${place} as P`],
    )}`,
    columns: ["Must be with P", "Cannot be with P"] as [string, string],
    rows,
    keys: [must[0]! - 1, cannot[0]! - 1] as const,
    solution: solutionOf(load, ways, [
      `In all of them, ${NAMES[must[0]!]} is together with P, and ${NAMES[cannot[0]!]} is apart from P.`,
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
  const { name, load: what, place } = setting;
  const where = place === "truck" ? "that carries P" : "that holds P";
  return {
    variant: `extremes/${name}`,
    difficulty: 5,
    facts: `${opened(load)} P and ${NAMES[apart]} cannot be on the same ${place}.`,
    asks: [
      [
        "Least",
        `the least possible total ${what} on the ${place} ${where}`,
        least,
        `The division is ${both(way(least))}.`,
      ],
      [
        "Greatest",
        `the greatest possible total ${what} on the ${place} ${where}`,
        most,
        `The division is ${both(way(most))}.`,
      ],
    ],
    wrong: [
      ...free
        .filter((value) => !loads.includes(value))
        .map((value): [number, string] => [
          value,
          `This would require P and ${NAMES[apart]} to be together.`,
        ]),
      [
        total - limit,
        `This leaves exactly ${thousands(limit)} for the other ${place}, but no division has this weight.`,
      ],
      [limit, `That is the limit, but no division reaches it.`],
      [total - least, `That is what the other ${place} holds when P's holds the least.`],
      [total - most, `That is what the other ${place} holds when P's holds the most.`],
      ...loads.map((value): [number, string] => [
        value,
        "This is possible, but it is neither the least nor the greatest.",
      ]),
    ],
    solution: solutionOf(load, ways, [
      `The totals with P are ${listed(ways.map((some) => thousands(weightOf(some))))}. The least is ${thousands(least)}, and the greatest is ${thousands(most)}.`,
    ]),
  };
}

function solutionOf({ weights, limit }: Load, ways: readonly number[][], steps: string[]) {
  const total = sum(weights);
  return {
    idea: "The total is close to the two limits together, so each part must be close to half of it.",
    steps: [
      `The total is ${thousands(total)}. Neither part can be more than ${thousands(limit)}, so neither can be less than ${thousands(total)} − ${thousands(limit)} = ${thousands(total - limit)}.`,
      `The possible divisions are ${listed(
        ways.map(
          (some) =>
            `${some.map((k) => NAMES[k]).join("")}/${rest(some)
              .map((k) => NAMES[k])
              .join("")}`,
        ),
      )}.`,
      ...steps,
    ],
    check: `Both parts must be from ${thousands(total - limit)} to ${thousands(limit)}.`,
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
    const text = plain(stem);
    const [limit] = read(text, /(?:no more than|room for) (\d+)/).map(Number) as [number];
    const weights = numbersIn(read(text, /as follows: (.*?\))\./)[0]!);
    const apart = /P and (\w) cannot be/.exec(text)?.[1];
    const ways = loadsWith(weights, limit, apart === undefined ? undefined : NAMES.indexOf(apart));
    const where = (fits: (row: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    if (apart === undefined) {
      const placeOf = (row: string): number => NAMES.indexOf(row.at(-1)!);
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
