import {
  type Choice,
  inWords,
  listed,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";

/** Each of five has a place in a ranking without ties; 0 is the highest. */
type Order = readonly string[];
const PLACES = ["highest", "second highest", "third highest", "second lowest", "lowest"];

const SETTINGS = [
  {
    name: "bids",
    names: ["Adler", "Burke", "Castro", "Dunn", "Ellis"],
    opening:
      "A city has received bids from five contractors (Adler, Burke, Castro, Dunn, and Ellis) for the repair of a bridge. No two of the bids are equal. Only the following facts about the bids have been made public.",
    thing: "bid",
    is: "is",
    all: "bids",
  },
  {
    name: "sales",
    names: ["Ashland", "Bedford", "Clayton", "Dover", "Easton"],
    opening:
      "A retailer has stores in five towns (Ashland, Bedford, Clayton, Dover, and Easton). No two of the stores had equal sales last year. Only the following facts about those sales are known.",
    thing: "sales",
    is: "were",
    all: "stores by sales",
  },
  {
    name: "scores",
    names: ["Allen", "Brady", "Chavez", "Drake", "Evans"],
    opening:
      "Five applicants for a position (Allen, Brady, Chavez, Drake, and Evans) took a test, and no two of them received the same score. The following facts about the scores are known.",
    thing: "score",
    is: "is",
    all: "scores",
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** The first is higher than the second. */
type Pair = readonly [string, string];

interface Fact {
  readonly text: string;
  readonly holds: (order: Order) => boolean;
  /** What "both" says of each of the two. */
  readonly halves?: readonly Fact[];
  /** What the sentence says of pairs: "between" can be so in two ways. */
  readonly ways?: readonly (readonly Pair[])[];
}

const above = (order: Order, a: string, b: string): boolean => order.indexOf(a) < order.indexOf(b);

/** Every sentence that a stem or a row can say, with its meaning. */
function sentences({ names, thing, is }: Setting): Fact[] {
  const facts: Fact[] = [];
  for (const a of names) {
    const own = `${a}'s ${thing}`;
    for (const [k, place] of PLACES.entries())
      facts.push({ text: `${own} ${is} the ${place}.`, holds: (order) => order[k] === a });
    for (const b of names.filter((other) => other !== a)) {
      facts.push({
        text: `${own} ${is} higher than ${b}'s.`,
        holds: (order) => above(order, a, b),
        ways: [[[a, b]]],
      });
      for (const c of names.filter((other) => other > b && other !== a))
        facts.push(
          {
            text: `${own} ${is} lower than both ${b}'s and ${c}'s.`,
            holds: (order) => above(order, b, a) && above(order, c, a),
            halves: [b, c].map((one) => ({ text: "", holds: (order) => above(order, one, a) })),
            ways: [[b, c].map((one) => [one, a] as const)],
          },
          {
            text: `${own} ${is} between ${b}'s and ${c}'s.`,
            holds: (order) => above(order, b, a) !== above(order, c, a),
            ways: [
              [
                [b, a],
                [a, c],
              ],
              [
                [c, a],
                [a, b],
              ],
            ],
          },
          {
            text: `${own} ${is} higher than both ${b}'s and ${c}'s.`,
            holds: (order) => above(order, a, b) && above(order, a, c),
            halves: [b, c].map((one) => ({ text: "", holds: (order) => above(order, a, one) })),
            ways: [[b, c].map((one) => [a, one] as const)],
          },
        );
    }
  }
  return facts;
}

function ordersOf(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((one) =>
    ordersOf(names.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}
const ORDERS = new Map(SETTINGS.map(({ name, names }) => [name, ordersOf(names)]));
const fitting = ({ name }: Setting, facts: readonly Fact[]): Order[] =>
  ORDERS.get(name)!.filter((order) => facts.every(({ holds }) => holds(order)));
const shown = (orders: readonly Order[]): string =>
  orders.map((order) => order.join(", ")).join("; ");

/** Facts that leave from four to eight orders, and no part of which is idle. */
function drawFacts(rng: Rng, setting: Setting): Fact[] | null {
  const all = sentences(setting);
  const pair = all.filter(({ text }) => / and | (is|were) higher than/.test(text));
  const facts = rng.sample(pair, 3);
  const left = fitting(setting, facts).length;
  const idle = facts.some((one) => {
    const others = facts.filter((other) => other !== one);
    const weaker = one.halves?.map((half) => [...others, half]) ?? [others];
    return weaker.some((some) => fitting(setting, some).length === left);
  });
  const plain = facts.filter(({ text }) => !text.includes(" and ")).length;
  return left < 4 || left > 8 || idle || plain > 2 ? null : facts;
}

interface Question {
  readonly columns: readonly [string, string];
  readonly asks: readonly [string, string];
  readonly fits: readonly [
    (orders: readonly Order[]) => boolean,
    (orders: readonly Order[]) => boolean,
  ];
}

function questionOf({ thing, is, all }: Setting, who?: string): Question {
  if (who === undefined)
    return {
      columns: ["Determines", "Contradicts"],
      asks: [
        `the statement that, if true, would make it possible to rank all five ${all} from highest to lowest`,
        "the statement that cannot be true, given the facts",
      ],
      fits: [(orders) => orders.length === 1, (orders) => orders.length === 0],
    };
  return {
    columns: ["Establishes", "Rules out"],
    asks: [
      `the statement that, if true, would establish that ${who}'s ${thing} ${is} the highest`,
      `the statement that, if true, would establish that ${who}'s ${thing} ${is} not the highest`,
    ],
    fits: [
      (orders) => orders.length > 0 && orders.every((order) => order[0] === who),
      (orders) => orders.length > 0 && orders.every((order) => order[0] !== who),
    ],
  };
}

function draw(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const facts = drawFacts(rng, setting);
  if (!facts) return null;
  const who = rng.chance(0.5) ? rng.pick(setting.names) : undefined;
  const question = questionOf(setting, who);
  const direct = who === undefined ? /^$/ : new RegExp(`^${who}'s|than ${who}'s\\.| the highest`);
  const rows = rng
    .shuffle(sentences(setting).filter(({ text }) => !text.includes(" and ") && !direct.test(text)))
    .filter(({ text }) => facts.every((fact) => fact.text !== text))
    .map((fact) => ({ ...fact, left: fitting(setting, [...facts, fact]) }));
  /** A single fact is enough to contradict it. */
  const isDirect = (row: Fact): boolean =>
    facts.some((fact) => fitting(setting, [fact, row]).length === 0);
  const [first, second] = question.fits.map((fits) =>
    rows.find((row) => fits(row.left) && !(row.left.length === 0 && isDirect(row))),
  );
  const open = rows.filter(
    ({ left }) => left.length > 1 && question.fits.every((fits) => !fits(left)),
  );
  if (!first || !second || open.length < 3) return null;
  const all = fitting(setting, facts);
  /** Rows that leave the same orders would say the same. */
  const different = new Map(open.map((row) => [shown(row.left), row]));
  const useful = [...different.values()].filter(({ left }) => left.length < all.length).slice(0, 3);
  if (useful.length < 3) return null;
  return { setting, facts, who, question, all, rows: [first, second, ...useful] };
}

/** The longest chain of pairs from one name on: "Dunn > Burke > Ellis". */
function chainFrom(one: string, pairs: readonly Pair[]): string[] {
  const tails = pairs.filter(([high]) => high === one).map(([, low]) => chainFrom(low, pairs));
  return [one, ...(tails.toSorted((a, b) => b.length - a.length)[0] ?? [])];
}

/** Names of which each is higher than the next and the last is the first again, if there are such. */
function circleIn(pairs: readonly Pair[], path: readonly string[]): string[] | null {
  const last = path.at(-1)!;
  if (path.indexOf(last) < path.length - 1) return path.slice(path.indexOf(last));
  for (const [high, low] of pairs)
    if (high === last) {
      const circle = circleIn(pairs, [...path, low]);
      if (circle) return circle;
    }
  return null;
}

/** All that the pairs say, without what follows from the others, as chains. */
function chainsOf(names: readonly string[], pairs: readonly Pair[]): string[][] {
  const isImplied = ([high, low]: Pair): boolean =>
    pairs.some(([a, b]) => a === high && b !== low && chainTo(b, low, pairs));
  let open = pairs.filter((pair) => !isImplied(pair));
  const chains: string[][] = [];
  while (open.length > 0) {
    const some = open;
    const chain = names
      .map((one) => chainFrom(one, some))
      .toSorted((a, b) => b.length - a.length)[0]!;
    chains.push(chain);
    open = open.filter(
      ([high, low]) => chain[chain.indexOf(high) + 1] !== low || !chain.includes(high),
    );
  }
  return chains;
}

function chainTo(high: string, low: string, pairs: readonly Pair[]): boolean {
  return high === low || pairs.some(([a, b]) => a === high && chainTo(b, low, pairs));
}

const higher = (names: readonly string[]): string => names.join(" > ");

/** Goes through the ways that "between" can be meant: what each gives, or why it's impossible. */
function casesOf(setting: Setting, facts: readonly Fact[]): string[] {
  const { names } = setting;
  const sorted = facts.toSorted((a, b) => a.ways!.length - b.ways!.length);
  const go = (at: number, pairs: readonly Pair[], chosen: readonly string[]): string[] => {
    const given = chosen.length > 0 ? `If ${listed(chosen)}, then ` : "Together, ";
    const circle = names.map((one) => circleIn(pairs, [one])).find((found) => found !== null);
    if (circle) return [`${given}${higher(circle)}, which is impossible.`];
    const fact = sorted[at];
    if (!fact) return [`${given}${outcome(setting, pairs)}`];
    return fact.ways!.flatMap((way) =>
      go(
        at + 1,
        [...pairs, ...way],
        fact.ways!.length > 1 ? [...chosen, higher(chainFrom(way[0]![0], way))] : chosen,
      ),
    );
  };
  return go(0, [], []);
}

/** What pairs without a contradiction leave. */
function outcome({ name, names }: Setting, pairs: readonly Pair[]): string {
  const orders = ORDERS.get(name)!.filter((order) =>
    pairs.every(([high, low]) => above(order, high, low)),
  );
  const chains = chainsOf(names, pairs);
  const free = names.filter((one) => !chains[0]!.includes(one));
  const known = `the facts say that ${listed(chains.map(higher))}.`;
  if (orders.length === 1) return `${known} The only order is ${shown(orders)}.`;
  return `${known} With ${listed(free)} in every possible place, the orders are ${shown(orders)}.`;
}

/** How to find the orders that the facts allow, in at most six steps. */
function stepsTo(setting: Setting, facts: readonly Fact[], many: number): string[] {
  const cases = casesOf(setting, facts);
  const impossible = cases.filter((one) => one.endsWith("impossible."));
  const possible = cases.filter((one) => !impossible.includes(one));
  const between = facts.some(({ ways }) => ways!.length > 1);
  return [
    `Let X > Y mean that X is higher than Y.${between ? " A fact with “between” allows two directions." : ""}`,
    ...(impossible.length > 0 ? [impossible.join(" ")] : []),
    ...(possible.length > 3 ? [possible.join(" ")] : possible),
    `In all, ${inWords(many)} orders are possible.`,
  ];
}

/** Why no order agrees with a statement: what is the case in all of them instead. */
function whyNever(text: string, all: readonly Order[]): string {
  const many = inWords(all.length);
  const [, a, b] = /^(\w+)'s .* higher than (\w+)'s\.$/.exec(text) ?? [];
  if (a && b) return `In all ${many} possible orders, ${b} is higher than ${a}.`;
  const who = text.split("'")[0]!;
  const places = PLACES.filter((_, k) => all.some((order) => order[k] === who));
  const never = / the ((?:second |third )?\w+)\.$/.exec(text)![1]!;
  return `In the ${many} possible orders, ${who} is ${listed(places, "or")}, but never ${never}.`;
}

function rowsOf({ who, rows, all }: NonNullable<ReturnType<typeof draw>>): Choice[] {
  const many = inWords(all.length);
  return rows.map(({ text, left }): Choice => {
    if (left.length === 0) return { text, why: whyNever(text, all) };
    const tops = left.filter((order) => order[0] === who);
    const others = left.filter((order) => order[0] !== who);
    if (who === undefined)
      return {
        text,
        why:
          left.length === 1
            ? `Only one of the ${many} possible orders agrees with this: ${shown(left)}.`
            : `At least two of the possible orders agree with this: ${shown(left.slice(0, 2))}.`,
      };
    if (tops.length > 0 && others.length > 0)
      return { text, why: `${who} may or may not be first: ${shown([tops[0]!, others[0]!])}.` };
    const always = others.length === 0;
    return {
      text,
      why:
        left.length === 1
          ? `Only one of the ${many} possible orders agrees with this: ${shown(left)}. ${who} is ${always ? "" : "not "}first.`
          : `The possible orders that agree with this are ${shown(left)}. ${who} is ${always ? "first in all of them" : "not first in any of them"}.`,
    };
  });
}

/** What follows if a statement is true, or why it cannot be. */
function stepFor({ text, left }: { text: string; left: readonly Order[] }, why: string): string {
  const said = text.replace(/\.$/, "");
  if (left.length === 0) return `The statement that ${said} contradicts the facts. ${why}`;
  return `If ${said}, ${why
    .replace("Only one of the", "only one of the")
    .replace(" possible orders agrees with this:", " orders is possible:")
    .replace("The possible orders that agree with this are", "the only possible orders are")}`;
}

export const template: TwoPartTemplate = {
  id: "completes-or-contradicts",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Partial comparisons: which further fact settles the ranking, and which contradicts it.",

  make(rng) {
    let drawn = null;
    for (let tries = 0; tries < 600; tries++) drawn ??= draw(rng);
    if (!drawn) return null;
    const { setting, facts, who, question, all, rows } = drawn;
    const { columns, asks } = question;
    const choices = rowsOf(drawn);
    return {
      variant: `${who === undefined ? "order" : "highest"}/${setting.name}`,
      context: "real",
      difficulty: 5,
      stem: `${setting.opening}\n\n${facts.map(({ text }) => `- ${text}`).join("\n")}\n\n${selectionOf([columns[0], asks[0]], [columns[1], asks[1]])}`,
      columns,
      rows: choices,
      keys: [0, 1],
      solution: {
        idea: "Find the orders that the facts allow, and see what each statement leaves of them.",
        steps: [
          ...stepsTo(setting, facts, all.length),
          ...rows.slice(0, 2).map((row, r) => stepFor(row, choices[r]!.why)),
        ],
        check:
          who === undefined
            ? "Each other statement leaves at least two orders."
            : `Each other statement leaves an order with ${who} first and an order with another first.`,
        takeaway: "A fact helps only with the comparisons that the other facts leave open.",
      },
    };
  },

  /** Reads every sentence and goes through all orders. */
  check({ stem, rows }) {
    const setting = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
    const all = sentences(setting);
    const factOf = (said: string): Fact => all.find(({ text }) => text === said)!;
    const facts = Array.from(stem.matchAll(/^- (.*)$/gm), ([, text]) => factOf(text!));
    const who = /establish that (\w+)'s \w+ (?:is|were) the highest/.exec(stem)?.[1];
    const [first, second] = questionOf(setting, who).fits.map((fits) =>
      rows.flatMap((row, r) => (fits(fitting(setting, [...facts, factOf(row)])) ? [r] : [])),
    ) as [number[], number[]];
    return { first, second };
  },
};
