import { type Choice, type Rng, selectionOf, type TwoPartTemplate } from "@theta/items/template";

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

interface Fact {
  readonly text: string;
  readonly holds: (order: Order) => boolean;
  /** What "both" says of each of the two. */
  readonly halves?: readonly Fact[];
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
      });
      for (const c of names.filter((other) => other > b && other !== a))
        facts.push(
          {
            text: `${own} ${is} lower than both ${b}'s and ${c}'s.`,
            holds: (order) => above(order, b, a) && above(order, c, a),
            halves: [b, c].map((one) => ({ text: "", holds: (order) => above(order, one, a) })),
          },
          {
            text: `${own} ${is} between ${b}'s and ${c}'s.`,
            holds: (order) => above(order, b, a) !== above(order, c, a),
          },
          {
            text: `${own} ${is} higher than both ${b}'s and ${c}'s.`,
            holds: (order) => above(order, a, b) && above(order, a, c),
            halves: [b, c].map((one) => ({ text: "", holds: (order) => above(order, a, one) })),
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

function rowsOf({ who, rows }: NonNullable<ReturnType<typeof draw>>): Choice[] {
  return rows.map(({ text, left }): Choice => {
    if (left.length === 0) return { text, why: "No order satisfies this and the other facts." };
    const orders = left.length === 1 ? "the order is" : "the possible orders are";
    const tops = left.filter((order) => order[0] === who);
    const others = left.filter((order) => order[0] !== who);
    if (who === undefined)
      return {
        text,
        why:
          left.length === 1
            ? `Then ${orders} ${shown(left)}.`
            : `Then at least two orders are possible: ${shown(left.slice(0, 2))}.`,
      };
    if (others.length === 0)
      return { text, why: `Then ${orders} ${shown(left)}. ${who} is always first.` };
    if (tops.length === 0)
      return { text, why: `Then ${orders} ${shown(left)}. ${who} is never first.` };
    return { text, why: `${who} may or may not be first: ${shown([tops[0]!, others[0]!])}.` };
  });
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
          `The facts allow these orders, from the highest to the lowest: ${shown(all)}.`,
          `${rows[0]!.text} ${choices[0]!.why}`,
          `${rows[1]!.text} ${choices[1]!.why}`,
        ],
        check: "Each other statement leaves at least two orders.",
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
