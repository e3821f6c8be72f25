import {
  capital,
  count,
  Fraction,
  keyFromAnswers,
  listed,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

type Nouns = readonly [one: string, many: string];
const SETTINGS: readonly {
  name: string;
  opening: string;
  things: readonly [Nouns, Nouns, Nouns];
}[] = [
  {
    name: "bakery",
    opening: "A bakery sells rolls, pies, and cakes, each kind at a fixed price.",
    things: [
      ["roll", "rolls"],
      ["pie", "pies"],
      ["cake", "cakes"],
    ],
  },
  {
    name: "nursery",
    opening: "A garden center sells ferns, roses, and palms, each kind at a fixed price.",
    things: [
      ["fern", "ferns"],
      ["rose", "roses"],
      ["palm", "palms"],
    ],
  },
  {
    name: "stationer",
    opening: "A stationer sells pens, diaries, and lamps, each kind at a fixed price.",
    things: [
      ["pen", "pens"],
      ["diary", "diaries"],
      ["lamp", "lamps"],
    ],
  },
  {
    name: "fair",
    opening:
      "At a craft fair in Ghana, all bowls have one price, and so do all baskets and all masks.",
    things: [
      ["bowl", "bowls"],
      ["basket", "baskets"],
      ["mask", "masks"],
    ],
  },
  {
    name: "kitchen",
    opening:
      "A canteen charges one price for every soup, one for every salad, and one for every curry.",
    things: [
      ["soup", "soups"],
      ["salad", "salads"],
      ["curry", "curries"],
    ],
  },
];

type Triple = readonly [number, number, number];
const cost = (n: Triple, p: Triple): number => n[0] * p[0] + n[1] * p[1] + n[2] * p[2];
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const isZero = (n: Triple): boolean => n.every((part) => part === 0);

interface Statement {
  readonly counts: Triple;
  readonly text: string;
}

/** "2 rolls, 1 pie, and 3 cakes". */
function order(counts: Triple, things: (typeof SETTINGS)[number]["things"]): string {
  return listed(counts.flatMap((n, k) => (n === 0 ? [] : [count(n, ...things[k]!)])));
}

function statementOf(
  counts: Triple,
  price: Triple,
  things: (typeof SETTINGS)[number]["things"],
): Statement {
  const [plus, less] = [
    counts.map((n) => Math.max(n, 0)),
    counts.map((n) => Math.max(-n, 0)),
  ] as unknown as [Triple, Triple];
  if (isZero(plus)) return statementOf(less, price, things);
  const total = cost(counts, price);
  const verb = (n: Triple): string => (n.reduce((all, one) => all + one) === 1 ? "costs" : "cost");
  if (isZero(less))
    return { counts, text: `${capital(order(plus, things))} ${verb(plus)} ${usd(total)}.` };
  const [dear, cheap] = total > 0 ? [plus, less] : [less, plus];
  const text =
    total === 0
      ? `${capital(order(plus, things))} ${verb(plus)} as much as ${order(less, things)}.`
      : `${capital(order(dear, things))} ${verb(dear)} ${usd(Math.abs(total))} more than ${order(cheap, things)}.`;
  return { counts, text };
}

/** Small changes to the three prices, to show that a statement leaves them open. */
const SHIFTS: readonly Triple[] = range(-4, 4).flatMap((a) =>
  range(-4, 4).flatMap((b) => range(-4, 4).map((c): Triple => [a, b, c])),
);
const FACTORS = range(-6, 6).flatMap((i) => range(-6, 6).map((j) => [i, j] as const));

/** i times (1) plus j times (2) is k times what is asked; null if there is no small combination. */
function combination(one: Triple, two: Triple, goal: Triple) {
  for (const [i, j] of FACTORS.toSorted(
    (a, b) => Math.abs(a[0]) + Math.abs(a[1]) - Math.abs(b[0]) - Math.abs(b[1]),
  )) {
    const made = one.map((n, k) => i * n + j * two[k]!) as unknown as Triple;
    const [times] = [made[0] / goal[0]];
    if (i !== 0 && j !== 0 && times > 0 && made.every((n, k) => n === times * goal[k]!))
      return { i, j, times };
  }
  return null;
}

const part = (n: number, label: number): string =>
  `${Math.abs(n) === 1 ? "" : `${Math.abs(n)} times `}statement (${label})`;

/** "2 times statement (1) minus statement (2)". */
function combined(i: number, j: number): string {
  if (i > 0) return `${part(i, 1)} ${j > 0 ? "plus" : "minus"} ${part(j, 2)}`;
  return `${part(j, 2)} minus ${part(i, 1)}`;
}

const show = (p: Triple): string => listed(p.map((n) => usd(n)));

function drawQuestion(rng: Rng) {
  const { name, opening, things } = rng.pick(SETTINGS);
  const price: Triple = [rng.int(1, 5), rng.int(3, 9), rng.int(6, 14)];
  const goal = rng.pick<Triple>([
    [1, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [1, 2, 1],
  ]);
  const isEven = isZero(cross(goal, [1, 1, 1]));
  const asked = order(goal, things);
  const total = cost(goal, price);
  const multiple = rng.int(2, 4);
  const whole = goal.map((n) => n * multiple) as unknown as Triple;
  const direct: Statement[] = [
    statementOf(whole, price, things),
    {
      counts: goal,
      text: `With 20 percent off every price, ${asked} would cost ${usd(0.8 * total)}.`,
    },
    ...(isEven
      ? [
          {
            counts: goal,
            text: `The average (arithmetic mean) of the three prices is ${usd(total / 3)}.`,
          },
        ]
      : []),
  ].filter(({ text }) => !text.includes("mean") || total % 3 === 0);
  const draw = (low: number): Triple => [rng.int(low, 4), rng.int(low, 3), rng.int(low, 3)];
  const one: Triple = rng.chance(0.15) ? [0, rng.int(1, 3), rng.int(1, 3)] : draw(0);
  const step = rng.pick([1, 1, 2, -1]);
  const two: Triple = rng.chance(0.45)
    ? minus(whole, one)
    : rng.chance(0.5)
      ? (one.map((n, k) => n + step * goal[k]!) as unknown as Triple)
      : rng.chance(0.3)
        ? (one.map((n) => 2 * n) as unknown as Triple)
        : draw(-1);
  const plainOnes = [one, two].filter((n) => !isZero(n) && n.filter((k) => k !== 0).length > 1);
  if (plainOnes.length < 2 || isZero(cross(one, goal)) || isZero(cross(two, goal))) return null;
  const usual = plainOnes.map((n) => statementOf(n, price, things));
  const mix = rng.pick(["usual", "usual", "usual", "one", "two", "both"] as const);
  const pool =
    mix === "usual"
      ? usual
      : mix === "both"
        ? rng.sample(direct, 2)
        : mix === "one"
          ? [rng.pick(direct), usual[0]!]
          : [usual[0]!, rng.pick(direct)];
  const [first, second] = pool as [Statement, Statement];
  const same = isZero(cross(first.counts, second.counts));
  const settles = ({ counts }: Statement): boolean => isZero(cross(counts, goal));
  const way = same ? null : combination(first.counts, second.counts, goal);
  const inPlane = cost(cross(first.counts, second.counts), goal) === 0;
  const alone = settles(first) || settles(second);
  if (!alone && inPlane && !same && !way) return null;
  const open = (...said: Statement[]) => {
    const shift = SHIFTS.find(
      (d) =>
        cost(goal, d) !== 0 &&
        said.every(({ counts }) => cost(counts, d) === 0) &&
        d.every((n, k) => n + price[k]! > 0),
    );
    return (
      shift &&
      `for ${listed(things.map(([thing]) => `a ${thing}`))}, prices of ${show(price)} would fit, but so would ${show(minus(price, [-shift[0], -shift[1], -shift[2]]))}, and the total asked for differs.`
    );
  };
  const judge = (said: Statement) => {
    const enough = settles(said);
    const why = enough
      ? `this is the basket asked for, only in another number or at another price, so ${asked} cost ${usd(total)}.`
      : open(said);
    return why ? { enough, why } : null;
  };
  const [one1, two1] = [judge(first), judge(second)];
  const joint = !alone && inPlane ? way : null;
  const together = joint
    ? {
        enough: true,
        why: `${combined(joint.i, joint.j)} gives ${joint.times === 1 ? "exactly" : `${joint.times} times`} the basket asked for, so ${asked} cost ${usd(total)}, though not every single price is known.`,
      }
    : { enough: alone, why: alone ? "one statement is enough." : open(first, second) };
  if (!one1 || !two1 || !together.why) return null;
  const findings = {
    first: one1,
    second: two1,
    together: { enough: together.enough, why: together.why },
  };
  return {
    name,
    opening,
    goal,
    isEven,
    asked,
    mix,
    first,
    second,
    same,
    alone,
    joint,
    findings,
  };
}

export const template: SufficiencyTemplate = {
  id: "one-of-each-for",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Three prices, two equations: a combination may give the basket asked for and no single price.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, opening, goal, isEven, asked, mix, first, second, same, alone, joint, findings } =
      numbers;
    return {
      variant: `${name}/${goal.join("")}`,
      context: "real",
      difficulty:
        5 +
        (alone ? 0 : 1) +
        (joint ? (Math.abs(joint.i) + Math.abs(joint.j) > 2 ? 2 : 1) : 0) +
        (same && !alone ? -1 : 0) +
        (isEven ? 0 : 1) -
        (mix === "both" ? 2 : 0),
      stem: `${opening} What is the total price of ${asked}?`,
      statements: [first.text, second.text],
      ...findings,
      solution: {
        idea: "Three unknown prices need three equations, but one sum of them may need fewer: try to make the basket asked for out of the baskets given.",
        steps: stepsOfFindings(findings),
        check: "Add and subtract whole statements before solving for any price.",
      },
    };
  },

  /**
   * Eliminates with exact fractions: is the basket asked for a combination of the equations read?
   */
  check({ stem, statements }) {
    const nouns = SETTINGS.find(({ opening }) => plain(stem).startsWith(opening))?.things;
    if (!nouns) throw new Error(`No three kinds of things can be read in: ${stem}`);
    const [asked] = read(stem, /total price of (.+)\?/);
    const goal = basket(asked!, nouns);
    const equations = statements.map((said) => equationOf(plain(said), nouns));
    const answers = (rows: Fraction[][]): number[] =>
      range(0, rankOf([...rows, goal]) - rankOf(rows));
    const [one, two] = equations as [Fraction[], Fraction[]];
    return keyFromAnswers(answers([one]), answers([two]), answers([one, two]));
  },
};

function basket(text: string, nouns: readonly Nouns[]): Fraction[] {
  return nouns.map(([one, many]) => {
    const found = new RegExp(`(\\d+) (?:${one}|${many})\\b`).exec(text);
    return new Fraction(found ? Number(found[1]) : 0);
  });
}

function equationOf(said: string, nouns: readonly Nouns[]): Fraction[] {
  if (said.startsWith("The average")) return nouns.map(() => new Fraction(1, 3));
  const [, off, reduced] = /^With (\d+) percent off every price, (.+) would cost/.exec(said) ?? [];
  if (off && reduced)
    return basket(reduced, nouns).map((n) => n.times(new Fraction(100 - Number(off), 100)));
  const [, left, right] = read(`0 ${said}`, /^(0) (.+?) costs? (.+)$/) as [string, string, string];
  const other = basket(right.replace(/^\$[\d.]+/, ""), nouns);
  return basket(left, nouns).map((n, k) => n.minus(other[k]!));
}

function rankOf(rows: readonly Fraction[][]): number {
  const [head, ...rest] = rows.filter((row) => row.some(({ top }) => top !== 0));
  if (!head) return 0;
  const pivot = head.findIndex(({ top }) => top !== 0);
  const below = rest.map((row) => {
    const factor = row[pivot]!.over(head[pivot]!);
    return row.map((n, k) => n.minus(factor.times(head[k]!)));
  });
  return 1 + rankOf(below);
}
