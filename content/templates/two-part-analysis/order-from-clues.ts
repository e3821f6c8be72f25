import {
  type Choice,
  listed,
  range,
  read,
  type Rng,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: (names: string) => string;
  readonly verb: string;
  readonly names: readonly string[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "talks",
    opening: (names) =>
      `Five researchers, ${names}, give one talk each at a workshop, one after the other.`,
    verb: "speaks",
    names: ["Amara", "Bilal", "Chen", "Dario", "Elif"],
  },
  {
    name: "trains",
    opening: (names) =>
      `Five freight trains, named ${names}, leave a yard one after the other on a single track.`,
    verb: "leaves",
    names: ["Falcon", "Garnet", "Heron", "Indigo", "Juniper"],
  },
  {
    name: "hearings",
    opening: (names) =>
      `A city council hears five districts, ${names}, one after the other on the same evening.`,
    verb: "is heard",
    names: ["Kings Hill", "Lakeside", "Mill End", "Northgate", "Old Port"],
  },
  {
    name: "dances",
    opening: (names) => `Five dance groups, ${names}, perform one after the other at a festival.`,
    verb: "performs",
    names: ["Pulse", "Quarry", "Ripple", "Saffron", "Tempo"],
  },
  {
    name: "loads",
    opening: (names) => `A bakery fires five ovens, labeled ${names}, one after the other.`,
    verb: "is fired",
    names: ["Umber", "Vesta", "Willow", "Xenia", "Yarrow"],
  },
];

const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const;

type Order = readonly string[];

/** A clue in words, and whether an order satisfies it. */
interface Clue {
  readonly text: string;
  readonly holds: (order: Order) => boolean;
}

function permutations(list: readonly string[]): string[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, k) =>
    permutations(list.filter((_, j) => j !== k)).map((rest) => [one, ...rest]),
  );
}

/** Every clue that is true of the hidden order; a sample of them becomes the puzzle. */
function trueClues(order: Order, verb: string): Clue[] {
  const at = (name: string) => (other: Order) => other.indexOf(name);
  const clues: Clue[] = [];
  for (const one of order)
    for (const two of order) {
      const [a, b] = [at(one), at(two)];
      const gap = b(order) - a(order);
      if (gap > 1)
        clues.push({
          text: `${one} ${verb} at some time before ${two}.`,
          holds: (o) => a(o) < b(o),
        });
      if (gap === 1)
        clues.push({
          text: `${one} ${verb} immediately before ${two}.`,
          holds: (o) => b(o) - a(o) === 1,
        });
      if (gap === 2)
        clues.push({
          text: `Exactly one of the others comes between ${one} and ${two}, in whichever order those two come.`,
          holds: (o) => Math.abs(b(o) - a(o)) === 2,
        });
      if (gap > 2)
        clues.push({
          text: `${one} and ${two} do not come next to each other.`,
          holds: (o) => Math.abs(b(o) - a(o)) > 1,
        });
    }
  for (const [place, one] of order.entries())
    clues.push(
      place === 0 || place === 4
        ? {
            text: `${one} ${verb} either first or last.`,
            holds: (o) => o[0] === one || o[4] === one,
          }
        : {
            text: `${one} ${verb} neither first nor last.`,
            holds: (o) => o[0] !== one && o[4] !== one,
          },
    );
  return clues;
}

/** Two places that only one name can have, without any direct clue about them. */
function settledPlaces(orders: readonly Order[]): number[] {
  return [0, 1, 2, 3, 4].filter((place) => new Set(orders.map((order) => order[place])).size === 1);
}

/** Who can't be in a place, by the fewest clues that rule it out. */
function ruledOut(
  clues: readonly Clue[],
  names: readonly string[],
  right: string,
  place: number,
): string {
  const all = permutations(names);
  const reasons = new Map<string, string[]>();
  for (const name of names.filter((one) => one !== right)) {
    const there = all.filter((order) => order[place] === name);
    const few = subsetsBySize(clues.length).find(
      (subset) => !there.some((order) => subset.every((k) => clues[k]!.holds(order))),
    )!;
    const key = `${few.length > 1 ? "clues" : "clue"} ${listed(few.map((k) => String(k + 1)))}`;
    reasons.set(key, [...(reasons.get(key) ?? []), name]);
  }
  const parts = [...reasons].map(([key, kept]) => `${listed(kept)} by ${key}`);
  return `Ruled out for the ${ORDINALS[place]!} place: ${parts.join("; ")}. That leaves ${right}.`;
}

/** [0], [1], …, [0, 1], …: indices of clues, smallest sets first. */
function subsetsBySize(n: number): number[][] {
  return range(1, 2 ** n - 1)
    .map((bits) => range(0, n - 1).filter((k) => (bits >> k) % 2 === 1))
    .toSorted((one, other) => one.length - other.length);
}

function drawPuzzle(rng: Rng, names: readonly string[], verb: string) {
  const order = rng.shuffle(names);
  const clues = rng.sample(trueClues(order, verb), 4);
  const orders = permutations(names).filter((one) => clues.every(({ holds }) => holds(one)));
  const isLean = clues.every(
    (left) =>
      permutations(names).filter((one) => clues.every((clue) => clue === left || clue.holds(one)))
        .length > orders.length,
  );
  const places = settledPlaces(orders);
  return isLean && orders.length <= 2 && places.length >= 2
    ? { order, clues, orders, places: rng.sample(places, 2).toSorted((a, b) => a - b) }
    : null;
}

export const template: TwoPartTemplate = {
  id: "order-from-clues",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Clues fix an order as far as two places: find who must come there.",

  make(rng) {
    const { name, opening, verb, names } = rng.pick(SETTINGS);
    const puzzle = drawPuzzle(rng, names, verb);
    if (!puzzle) return null;
    const { order, clues, orders, places } = puzzle;
    const [first, second] = places as [number, number];
    const list = `${names.slice(0, 4).join(", ")}, and ${names[4]!}`;
    const sequence = orders.map((one) => one.join(", ")).join("; or ");
    const row = (who: string): Choice => {
      const place = order.indexOf(who);
      const fits = place === first || place === second;
      const fixed = settledPlaces(orders).includes(place);
      return {
        text: who,
        why: fits
          ? `In every order that obeys the clues, ${who} comes ${ORDINALS[place]!}.`
          : `${who} ${fixed ? `must come ${ORDINALS[place]!}` : "can come at more than one place, but not at these two"}.`,
      };
    };
    const neither = clues.filter(({ text }) => text.includes("neither")).length;
    return {
      variant: `${name}/${orders.length}`,
      context: "real",
      // Two possible orders need a proof that the places stay the same; vague clues cost time.
      difficulty:
        5 +
        (orders.length === 2 ? 2 : 0) +
        clues.filter(({ text }) => /between|next to/.test(text)).length -
        neither * 0.5,
      stem: `${opening(list)} The following is known.\n\n${clues.map(({ text }, k) => `${k + 1}. ${text}`).join("\n")}\n\nSelect the one that must come ${ORDINALS[first]!} and the one that must come ${ORDINALS[second]!}.`,
      columns: [`Must come ${ORDINALS[first]!}`, `Must come ${ORDINALS[second]!}`],
      rows: names.map(row),
      keys: [names.indexOf(order[first]!), names.indexOf(order[second]!)],
      solution: {
        idea: "Work from the place that is asked for: rule out, clue by clue, who cannot come there.",
        steps: [
          ...[first, second].map((place) => ruledOut(clues, names, order[place]!, place)),
          orders.length === 1
            ? `The whole order is ${sequence}.`
            : `The rest stays open: the order is ${sequence}.`,
        ],
        check:
          "Put the answer back: each clue must hold, and trying to move either one must break a clue.",
      },
    };
  },

  /** Rereads the clues and tries all 120 orders. */
  check({ stem, columns, rows }) {
    const conditions = stem
      .split("\n")
      .filter((line) => /^\d\. /.test(line))
      .map((line) => conditionOf(line, rows));
    const orders = permutations(rows).filter((order) => conditions.every((holds) => holds(order)));
    if (orders.length === 0) throw new Error("No order obeys the clues.");
    const rightRows = (column: string): number[] => {
      const [word] = read(column, /^Must come (\w+)$/) as [string];
      const place = ORDINALS.indexOf(word as (typeof ORDINALS)[number]);
      return rows.flatMap((who, r) => (orders.every((order) => order[place] === who) ? [r] : []));
    };
    return { first: rightRows(columns[0]), second: rightRows(columns[1]) };
  },
};

/** What a clue's text says, for orders given as lists of names. */
function conditionOf(clue: string, names: readonly string[]): (order: Order) => boolean {
  const named = names
    .filter((name) => clue.includes(name))
    .toSorted((one, other) => clue.indexOf(one) - clue.indexOf(other));
  const place = (order: Order, k: number): number => order.indexOf(named[k]!);
  if (clue.includes("immediately before")) return (o) => place(o, 0) + 1 === place(o, 1);
  if (clue.includes("some time before")) return (o) => place(o, 0) < place(o, 1);
  if (clue.includes("Exactly one of the others"))
    return (o) => Math.abs(place(o, 0) - place(o, 1)) === 2;
  if (clue.includes("do not come next")) return (o) => Math.abs(place(o, 0) - place(o, 1)) !== 1;
  if (clue.includes("either first or last")) return (o) => [0, 4].includes(place(o, 0));
  if (clue.includes("neither first nor last")) return (o) => ![0, 4].includes(place(o, 0));
  throw new Error(`The clue cannot be read: ${clue}`);
}
