import {
  type Choice,
  inWords,
  listed,
  numbersIn,
  range,
  read,
  type Rng,
  sum,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly tell: (total: number, k: string) => string;
  readonly holder: string;
  readonly things: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "schools",
    tell: (T, k) => `A district divides ${T} tablets among its ${k} schools.`,
    holder: "school",
    things: "tablets",
  },
  {
    name: "bakeries",
    tell: (T, k) => `A mill delivers ${T} sacks of flour to ${k} bakeries.`,
    holder: "bakery",
    things: "sacks",
  },
  {
    name: "parks",
    tell: (T, k) => `A tree nursery gives ${T} young trees to ${k} parks.`,
    holder: "park",
    things: "trees",
  },
  {
    name: "libraries",
    tell: (T, k) => `A publisher gives ${T} atlases to ${k} libraries.`,
    holder: "library",
    things: "atlases",
  },
  {
    name: "dealers",
    tell: (T, k) => `A market hall rents ${T} tables to ${k} dealers.`,
    holder: "dealer",
    things: "tables",
  },
  {
    name: "choirs",
    tell: (T, k) => `A festival gives ${T} seats in its first rows to ${k} choirs.`,
    holder: "choir",
    things: "seats",
  },
];

/** Who is asked about, counting from the one with the fewest. */
interface Rank {
  readonly name: string;
  readonly place: (k: number) => number;
  readonly level: number;
}

const RANKS: readonly Rank[] = [
  { name: "the most", place: (k) => k, level: 6 },
  { name: "the second most", place: (k) => k - 1, level: 8 },
  { name: "the third most", place: (k) => k - 2, level: 8 },
  { name: "the fewest", place: () => 1, level: 7 },
];

/** Different numbers with the one at a place as large as possible: the rest press up from below. */
function withGreatest(total: number, k: number, place: number, least: number): number[] {
  const below = range(least, least + place - 2);
  const upper = k - place + 1;
  const rest = total - sum(below);
  const start = Math.floor((rest - (upper * (upper - 1)) / 2) / upper);
  const list = [...below, ...range(start, start + upper - 1)];
  const over = total - sum(list);
  return list.map((n, index) => (index >= k - over ? n + 1 : n));
}

/** The mirror image: those above take all they may, and the others press down. */
function withLeast(total: number, k: number, place: number, most: number): number[] {
  const above = range(most - (k - place) + 1, most);
  const rest = total - sum(above);
  const end = Math.ceil((rest + (place * (place - 1)) / 2) / place);
  const list = [...range(end - place + 1, end), ...above];
  const over = sum(list) - total;
  return list.map((n, index) => (index < over ? n - 1 : n));
}

/** Conditions that can be met, with the two lists that reach the limits of the one asked about. */
function drawTotal(k: number, place: number, rng: Rng) {
  const least = rng.int(3, 9);
  const total = k * least + rng.int(18, 60);
  const cap = place < k ? Math.ceil(total / k) + rng.int(2, 12) : total;
  const high = withGreatest(total, k, place, least);
  const low = withLeast(total, k, place, cap);
  const [hi, lo] = [high[place - 1]!, low[place - 1]!];
  const isPossible =
    low[0]! >= least && high[0]! >= least && high.at(-1)! <= cap && hi - lo >= 3 && hi > place;
  return isPossible ? { least, total, cap, high, low, hi, lo } : null;
}

function row(value: number, why: string): Choice {
  return { text: String(value), value, why };
}

function drawQuestion(rng: Rng) {
  const { name, tell, holder, things } = rng.pick(SETTINGS);
  const rank = rng.pick(RANKS);
  const k = rng.int(4, 5);
  const place = rank.place(k);
  const drawn = range(1, 40)
    .map(() => drawTotal(k, place, rng))
    .find((one) => one !== null);
  if (!drawn) return null;
  const { least, total, cap, high, low, hi, lo } = drawn;
  const below = place - 1;
  const above = k - place;
  const lowest = range(least, least + below - 1);
  const highest = range(cap - above + 1, cap);
  const keys = [
    row(lo, `The least possible, for example with ${listed(low.map(String))}.`),
    row(hi, `The greatest possible, for example with ${listed(high.map(String))}.`),
  ];
  const mostWith = (n: number): number => sum(range(n - place + 1, n)) + sum(highest);
  const leastWith = (n: number): number => sum(lowest) + sum(range(n, n + above));
  const slips = [
    row(Math.floor(total / k), `Divides evenly, ${total} by ${k}; all the numbers must differ.`),
    row(
      Math.ceil(total / k),
      `Divides evenly, ${total} by ${k}, and rounds up; all the numbers must differ.`,
    ),
    row(
      least + below,
      `Counts up from the limit of ${least} without asking where the rest of the ${total} would go.`,
    ),
    row(
      least,
      below > 0
        ? `The limit for any ${holder}, but ${others(below)} must have still fewer.`
        : `The limit for any ${holder}, but then the others could not reach ${total}.`,
    ),
    ...(below > 0
      ? [
          row(
            Math.floor((total - below * least) / (above + 1)),
            `Lets the ${below === 1 ? "one" : inWords(below)} below have ${least}${below > 1 ? " each" : ""}${above > 0 ? " and divides the rest evenly" : ""}; all the numbers must differ.`,
          ),
        ]
      : []),
    ...(above > 0
      ? [
          row(
            Math.ceil((total - above * cap) / place),
            `Lets the ${above === 1 ? "one" : inWords(above)} above have ${cap}${above > 1 ? " each" : ""}${place > 1 ? " and divides the rest evenly" : ""}; all the numbers must differ.`,
          ),
          row(
            cap - above,
            `Counts down from the limit of ${cap} without asking what the others need of the ${total}.`,
          ),
          row(cap, `The limit for any ${holder}, but ${others(above)} must have still more.`),
        ]
      : [
          row(
            total - sum(range(1, below)),
            `Lets the others have ${listed(range(1, below).map(String))}, though each must have at least ${least}.`,
          ),
          row(
            Math.floor(total / 2),
            `Half of the ${total}; nothing keeps one share to half or brings it so far.`,
          ),
        ]),
    row(lo - 1, `With ${lo - 1} for ${rank.name} the total would be at most ${mostWith(lo - 1)}.`),
    row(
      hi + 1,
      `With ${hi + 1} for ${rank.name} the total would be at least ${leastWith(hi + 1)}.`,
    ),
  ];
  const fits = slips.filter(
    ({ value }, index) =>
      value! > 0 && ![...keys, ...slips.slice(0, index)].some((other) => other.value === value),
  );
  if (fits.length < 4) return null;
  return {
    name,
    tell,
    holder,
    things,
    rank,
    k,
    place,
    drawn,
    below,
    above,
    lowest,
    highest,
    keys,
    mostWith,
    leastWith,
    fits,
  };
}

export const template: TwoPartTemplate = {
  id: "least-and-greatest-share",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Different shares of a fixed total: push the others to their limits to find how small and how large one can be.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const {
      name,
      tell,
      holder,
      things,
      rank,
      k,
      place,
      drawn,
      below,
      above,
      lowest,
      highest,
      keys,
      mostWith,
      leastWith,
      fits,
    } = numbers;
    const { least, total, cap, high, low, hi, lo } = drawn;
    const isExact = mostWith(lo) === total && leastWith(hi) === total;
    const near = `all ${inWords(k)} should be as close together as different numbers can be`;
    return {
      variant: `${rank.name.replaceAll(" ", "-")}/${name}`,
      context: "real",
      // Someone in the middle is pressed from both sides; numbers that don't come out even take one
      // more thought.
      difficulty: rank.level + (isExact ? 0 : 1) + (above > 0 && below > 0 && k === 5 ? 1 : 0),
      stem: `${tell(total, inWords(k))} Each ${holder} gets a different number of ${things}, and none gets fewer than ${least}${above > 0 ? ` or more than ${cap}` : ""}.\n\nSelect the least and the greatest number of ${things} that can go to the ${holder} with ${rank.name}. Make only two selections, one in each column.`,
      columns: ["Least", "Greatest"],
      rows: [...keys, ...rng.sample(fits, 4)],
      keys: [0, 1],
      solution: {
        idea: "To make one share small, make all others as large as the conditions let them be; to make it large, make the others small.",
        steps: [
          `Least: ${above > 0 ? `${the(above, "above", "take")} ${listed(highest.map(String))}, ${leaving(total - sum(highest), place)}` : near}. ${place > 1 ? `${listed(low.slice(0, place).map(String))} will do; with ${lo - 1} in place of ${lo} the total could be at most ${mostWith(lo - 1)}.` : ""}`.trim(),
          `Greatest: ${below > 0 ? `${the(below, "below", "take")} ${listed(lowest.map(String))}, ${leaving(total - sum(lowest), above + 1)}` : near}. ${above > 0 ? `${listed(high.slice(below).map(String))} will do; with ${hi + 1} in place of ${hi} the total would be at least ${leastWith(hi + 1)}.` : ""}`.trim(),
        ],
        check: `Write both lists out: ${low.join(" + ")} = ${high.join(" + ")} = ${total}.`,
      },
    };
  },

  /** Tries all lists of different numbers with this total. */
  check({ stem, rows }) {
    const words = ["", "", "", "", "four", "five"];
    const [word] = read(stem, /\b(four|five)\b/) as [string];
    const k = words.indexOf(word);
    const [total] = numbersIn(stem) as [number];
    const least = Number(read(stem, /fewer than (\d+)/)[0]);
    const most = Number(/more than (\d+)/.exec(stem)?.[1] ?? total);
    const [rank] = read(stem, /with the (second most|third most|most|fewest)/) as [string];
    const fromTop = ["most", "second most", "third most"].indexOf(rank);
    const seen = new Set<number>();
    const go = (list: readonly number[], left: number): void => {
      const open = k - list.length;
      if (open === 0) {
        if (left === 0) seen.add(fromTop < 0 ? list[0]! : list.at(-1 - fromTop)!);
        return;
      }
      for (let n = (list.at(-1) ?? least - 1) + 1; n <= most && n * open <= left; n++)
        go([...list, n], left - n);
    };
    go([], total);
    if (seen.size === 0) throw new Error("No list meets the conditions.");
    const at = (wanted: number): number[] =>
      rows.flatMap((text, r) => (Number(text) === wanted ? [r] : []));
    return { first: at(Math.min(...seen)), second: at(Math.max(...seen)) };
  },
};

function the(n: number, side: string, verb: string): string {
  return n === 1 ? `the one ${side} ${verb}s` : `the ${inWords(n)} ${side} ${verb}`;
}

function others(n: number): string {
  return n === 1 ? "one other" : `${inWords(n)} others`;
}

function leaving(n: number, who: number): string {
  return `which leaves ${n}${who > 1 ? ` for the other ${inWords(who)}` : ""}`;
}
