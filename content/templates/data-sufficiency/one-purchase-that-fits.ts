import {
  count,
  gcd,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

type Nouns = readonly [one: string, many: string];
const SETTINGS: readonly (readonly [string, Nouns, Nouns, string])[] = [
  ["Noor", ["mug", "mugs"], ["bowl", "bowls"], "At a pottery market"],
  ["Tomasz", ["fern", "ferns"], ["orchid", "orchids"], "At a plant sale"],
  ["Lucia", ["scarf", "scarves"], ["belt", "belts"], "In a shop in Cusco"],
  ["Kofi", ["drum", "drums"], ["flute", "flutes"], "For a children's orchestra"],
  ["Mei", ["kite", "kites"], ["puzzle", "puzzles"], "For a school fair"],
  ["Anders", ["novel", "novels"], ["almanac", "almanacs"], "At a book fair in Oslo"],
];

/** How many of the first thing and how many of the second. */
interface Case {
  readonly x: number;
  readonly y: number;
}
const CASES: readonly Case[] = range(1, 46).flatMap((x) => range(1, 46).map((y) => ({ x, y })));

interface Statement {
  readonly kind: string;
  readonly text: string;
  readonly holds: (at: Case) => boolean;
  /** Why it settles the question, if it does. */
  readonly settles: string;
}

/**
 * Subtract the more expensive things from the bill one by one: what is left must pay for the
 * others.
 */
function byLeftovers(bill: number, [price, n]: [number, number], thing: Nouns, other: number) {
  return `take ${usd(price)} from ${usd(bill)} again and again; only after ${count(n, "time")} is what is left, ${usd(bill - n * price)}, a multiple of ${usd(other)}. So there is one way to spend ${usd(bill)}, with ${count(n, ...thing)}`;
}

function statementsOf(p: number, q: number, at: Case, words: (typeof SETTINGS)[number], rng: Rng) {
  const [name, first, second] = words;
  const [bill, swapped, all] = [p * at.x + q * at.y, q * at.x + p * at.y, at.x + at.y];
  const [gap, limit] = [p * at.x - q * at.y, p * (at.x + rng.int(1, 6)) + rng.int(1, p - 1)];
  const cost: Statement = {
    kind: "bill",
    text: `${name} spent ${usd(bill)} in all on the ${first[1]} and ${second[1]}.`,
    holds: ({ x, y }) => p * x + q * y === bill,
    settles: byLeftovers(bill, [p, at.x], first, q),
  };
  const others: Statement[] = [
    {
      kind: "bill",
      text: `If the two prices had been exchanged, ${name} would have spent ${usd(swapped)} in all.`,
      holds: ({ x, y }) => q * x + p * y === swapped,
      settles: byLeftovers(swapped, [q, at.x], first, p),
    },
    {
      kind: "weak",
      text: `${name} bought at least two of each.`,
      holds: ({ x, y }) => x > 1 && y > 1,
      settles: "",
    },
    {
      kind: "weak",
      text: `${name} bought ${all} items in all.`,
      holds: ({ x, y }) => x + y === all,
      settles: "",
    },
    {
      kind: "weak",
      text: `${name} spent less than ${usd(limit)} on the ${first[1]}.`,
      holds: ({ x }) => p * x < limit,
      settles: "",
    },
    {
      kind: "weak",
      text: `${name} bought more ${at.x > at.y ? first[1] : second[1]} than ${at.x > at.y ? second[1] : first[1]}.`,
      holds: ({ x, y }) => (at.x > at.y ? x > y : y > x),
      settles: "",
    },
    {
      kind: "weak",
      text: `${name} spent ${usd(Math.abs(gap))} more on the ${gap > 0 ? first[1] : second[1]} than on the ${gap > 0 ? second[1] : first[1]}.`,
      holds: ({ x, y }) => p * x - q * y === gap,
      settles: "",
    },
  ];
  return rng.shuffle([cost, rng.pick(others)]) as [Statement, Statement];
}

export const template: SufficiencyTemplate = {
  id: "one-purchase-that-fits",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Whole numbers of two things: one bill may be enough, or leave more than one purchase.",

  make(rng) {
    const words = rng.pick(SETTINGS);
    const [name, first, second, opening] = words;
    // Low prices leave more than one purchase for a bill; high ones often leave just one.
    const top = rng.pick([8, 13, 17]);
    const [p, q] = [rng.int(4, top), rng.int(4, Math.min(top, 13))];
    const at = { x: rng.int(2, 7), y: rng.int(2, 8) };
    if (gcd(p, q) > 1 || p === q || at.x === at.y || p * at.x === q * at.y) return null;
    const said = statementsOf(p, q, at, words, rng);
    const asksAll = rng.chance(0.3) && !said.some(({ text }) => text.includes("items"));
    const answer = ({ x, y }: Case): number => (asksAll ? x + y : x);
    const show = ({ x, y }: Case): string => `${count(x, ...first)} and ${count(y, ...second)}`;
    const judge = (cases: readonly Case[], settles: string) => {
      const other = cases.find((one) => answer(one) !== answer(at));
      return {
        enough: !other,
        why: other
          ? `${show(at)} would fit, but so would ${show(other)}.`
          : `${settles} and ${count(at.y, ...second)}.`,
      };
    };
    const fits = said.map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
    const [one, two] = said;
    const findings = {
      first: judge(fits[0], one.settles),
      second: judge(fits[1], two.settles),
      together: judge(
        fits[0].filter(two.holds),
        `the only purchase that fits both is ${count(at.x, ...first)}`,
      ),
    };
    const alone = findings.first.enough || findings.second.enough;
    const bills = said.filter(({ kind }) => kind === "bill").length;
    return {
      variant: `${name}/${asksAll ? "all" : "first"}`,
      context: "real",
      // The trap is that two unknowns seem to need two equations.
      difficulty: 4 + (alone ? 1 : 0) + (bills === 2 ? 1 : 0) + (p + q > 20 ? 1 : 0),
      stem: `${opening}, ${name} bought some ${first[1]} at ${usd(p)} each and some ${second[1]} at ${usd(q)} each, at least one of each. How many ${asksAll ? "items" : first[1]} did ${name} buy${asksAll ? " in all" : ""}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `The numbers of ${first[1]} and ${second[1]} are positive whole numbers, so one equation may already leave a single purchase: try it before asking for a second.`,
        steps: stepsOfFindings(findings),
        check: `From one purchase to another with the same bill, ${q} ${first[1]} are exchanged for ${p} ${second[1]} or the other way around.`,
      },
    };
  },

  /** Tries every purchase against the statements. */
  check({ stem, statements }) {
    const [first, p, q] = read(stem, /some (\w+) at \$(\d+) each and some \w+ at \$(\d+)/);
    const [asked] = read(stem, /How many (\w+) did/);
    const [one, two] = statements.map((said) =>
      conditionOf(plain(said), first!, [Number(p), Number(q)]),
    ) as [(at: Case) => boolean, (at: Case) => boolean];
    return keyByCases(CASES, one, two, ({ x, y }) => (asked === first ? x : x + y));
  },
};

function conditionOf(said: string, first: string, [p, q]: [number, number]) {
  const [number = 0] = /\d+/.exec(said)?.map(Number) ?? [];
  const sign = new RegExp(`more (on the )?${first} than`).test(said) ? 1 : -1;
  if (said.includes("exchanged")) return ({ x, y }: Case) => q * x + p * y === number;
  if (said.includes("two of each")) return ({ x, y }: Case) => Math.min(x, y) >= 2;
  if (said.includes("items in all")) return ({ x, y }: Case) => x + y === number;
  if (said.includes("less than")) return ({ x }: Case) => x < number / p;
  if (said.includes("bought more")) return ({ x, y }: Case) => sign * (x - y) > 0;
  if (said.includes("more on")) return ({ x, y }: Case) => sign * (p * x - q * y) === number;
  if (said.includes("in all on")) return ({ x, y }: Case) => (number - p * x) / q === y;
  throw new Error(`The statement cannot be read: ${said}`);
}
