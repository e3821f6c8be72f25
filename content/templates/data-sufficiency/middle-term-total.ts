import {
  gcd,
  keyByCases,
  numbersIn,
  ordinal,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

/** A count that grows by the same number each time, in the words of a setting. */
interface Setting {
  readonly name: string;
  readonly stem: (n: number, ask: string) => string;
  readonly total: (n: number) => string;
  readonly one: (k: number) => string;
  readonly is: (k: number, amount: number) => string;
  readonly pair: (p: number, q: number, amount: number) => string;
  readonly more: (high: number, low: number, amount: number) => string;
  readonly few: (k: number, amount: number) => string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "rows",
    stem: (n, ask) =>
      `An open-air theater has ${n} rows of seats. Each row after the first has the same number of seats more than the row before it. ${ask}`,
    total: (n) => `How many seats are there in the ${n} rows together?`,
    one: (k) => `How many seats are there in the ${ordinal(k)} row?`,
    is: (k, amount) => `The ${ordinal(k)} row has ${amount} seats.`,
    pair: (p, q, amount) =>
      `The ${ordinal(p)} and ${ordinal(q)} rows together have ${amount} seats.`,
    more: (high, low, amount) =>
      `The ${ordinal(high)} row has ${amount} more seats than the ${ordinal(low)} row.`,
    few: (k, amount) => `The first ${k} rows together have ${amount} seats.`,
    unit: "row",
  },
  {
    name: "savings",
    stem: (n, ask) =>
      `Amara saved money for ${n} weeks. Each week after the first she put aside the same whole number of dollars more than the week before. ${ask}`,
    total: (n) => `How much did she put aside in the ${n} weeks together?`,
    one: (k) => `How much did she put aside in week ${k}?`,
    is: (k, amount) => `In week ${k} she put aside ${usd(amount)}.`,
    pair: (p, q, amount) => `In weeks ${p} and ${q} together she put aside ${usd(amount)}.`,
    more: (high, low, amount) =>
      `In week ${high} she put aside ${usd(amount)} more than in week ${low}.`,
    few: (k, amount) => `In the first ${k} weeks together she put aside ${usd(amount)}.`,
    unit: "week",
  },
  {
    name: "tiles",
    stem: (n, ask) =>
      `A mosaic has ${n} rings of tiles around its center. Going outward, every ring has the same number of tiles more than the ring inside it. ${ask}`,
    total: (n) => `How many tiles do the ${n} rings have in all?`,
    one: (k) => `How many tiles are in the ${ordinal(k)} ring, counted from the center?`,
    is: (k, amount) => `Counted from the center, the ${ordinal(k)} ring has ${amount} tiles.`,
    pair: (p, q, amount) =>
      `Counted from the center, the ${ordinal(p)} and ${ordinal(q)} rings have ${amount} tiles together.`,
    more: (high, low, amount) =>
      `Counted from the center, the ${ordinal(high)} ring has ${amount} more tiles than the ${ordinal(low)} ring.`,
    few: (k, amount) => `The first ${k} rings from the center have ${amount} tiles together.`,
    unit: "ring",
  },
  {
    name: "training",
    stem: (n, ask) =>
      `Leila's training plan covers ${n} days. Each day after the first she rows the same number of minutes more than the day before. ${ask}`,
    total: (n) => `For how many minutes does she row in the ${n} days altogether?`,
    one: (k) => `For how many minutes does she row on day ${k}?`,
    is: (k, amount) => `On day ${k} she rows for ${amount} minutes.`,
    pair: (p, q, amount) => `On days ${p} and ${q} she rows for a total of ${amount} minutes.`,
    more: (high, low, amount) =>
      `On day ${high} she rows for ${amount} minutes more than on day ${low}.`,
    few: (k, amount) => `On the first ${k} days she rows for a total of ${amount} minutes.`,
    unit: "day",
  },
  {
    name: "loaves",
    stem: (n, ask) =>
      `A new bakery in Porto counted its sales for ${n} days. Each day after the first it sold the same number of loaves more than the day before. ${ask}`,
    total: (n) => `How many loaves did it sell in the ${n} days combined?`,
    one: (k) => `How many loaves did it sell on day ${k}?`,
    is: (k, amount) => `On day ${k} the bakery sold ${amount} loaves.`,
    pair: (p, q, amount) => `On days ${p} and ${q} the bakery sold ${amount} loaves in all.`,
    more: (high, low, amount) =>
      `On day ${high} the bakery sold ${amount} more loaves than on day ${low}.`,
    few: (k, amount) => `On the first ${k} days the bakery sold ${amount} loaves in all.`,
    unit: "day",
  },
];

/** αa + βd = c for the first number a and the step d. */
interface Statement {
  readonly text: string;
  readonly a: number;
  readonly d: number;
  readonly kind: string;
  readonly middle: string;
}

export const template: SufficiencyTemplate = {
  id: "middle-term-total",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Evenly growing amounts: the total needs only the middle one, or two that balance about it.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const n = rng.pick([5, 7, 9, 11]);
    const [first, step] = [rng.int(6, 20), rng.int(2, 6)];
    const half = (n - 1) / 2;
    const asksMiddle = rng.chance(0.3);
    const value = (k: number): number => first + (k - 1) * step;
    const drawn = rng.chance(0.2)
      ? twins(rng, setting, n, value)
      : [1, 2].map(() => drawStatement(rng, setting, n, value, asksMiddle));
    const [one, two] = drawn as [Statement, Statement];
    const total = n * value(half + 1);
    if (one.text === two.text || (one.kind === two.kind && one.kind !== "pair")) return null;
    const same = one.a * two.d === two.a * one.d;
    const middle = value(half + 1);
    const goal = asksMiddle ? middle : total;
    const judge = (said: Statement) => {
      const enough = said.a * half === said.d;
      return {
        enough,
        why: enough
          ? `${said.middle}, which makes ${middle} for ${setting.unit} ${half + 1}, the middle one${asksMiddle ? "" : `, and ${n} times ${middle}, that is ${total}, in all`}.`
          : said.a === 0
            ? `this gives the step of ${step} from one ${setting.unit} to the next, but not where it starts.`
            : `${said.middle}. That is not the middle: with another step, ${setting.unit} ${half + 1} would have another number.`,
      };
    };
    const findings = {
      first: judge(one),
      second: judge(two),
      together: {
        enough: !same,
        why: same
          ? `both say the same of the first number and the step, so nothing is gained.`
          : `two different linear equations for the first number and the step give ${first} and ${step}, and so ${goal}.`,
      },
    };
    const alone = findings.first.enough || findings.second.enough;
    const pairs = [one, two].filter(({ kind }) => kind === "pair" || kind === "few").length;
    // The stem's integers must not let one equation happen to do what should take two.
    if ([one, two].some((said) => accidental(said, first, step))) return null;
    return {
      variant: `${setting.name}/${asksMiddle ? "middle" : "total"}`,
      context: "real",
      difficulty: 3 + pairs + (asksMiddle ? 0 : 1) + (alone ? 0 : 1) + (!alone && same ? 1 : 0),
      stem: setting.stem(n, asksMiddle ? setting.one(half + 1) : setting.total(n)),
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Amounts that grow evenly balance about the middle one, ${setting.unit} ${half + 1} of ${n}: ${asksMiddle ? "two that lie alike on both sides of it average to it" : `the total is ${n} times the middle one`}.`,
        steps: stepsOfFindings(findings),
        check: `With first number $a$ and step $d$, the middle one is $a + ${half}d$; a statement is enough alone when it fixes that sum.`,
      },
    };
  },

  /** Tries first numbers and steps, adding up the terms named in the text. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [n] = read(stem, /(\d+) (?:rows of|weeks|rings|days)/).map(Number) as [number];
    const [one] = numbersIn(
      /\. (How much|How many|For how many)[^.]*(?:row|week|ring|day)[^s].*/.exec(text)?.[0] ?? "",
    );
    const whole = /together\?|in all\?|altogether\?|combined\?/.test(text);
    if (!whole && one === undefined) throw new Error(`The question cannot be read: ${text}`);
    const asked = whole ? range(1, n) : [one!];
    const [first, second] = statements.map((said) => conditionOf(said, n)) as [
      Condition,
      Condition,
    ];
    return keyByCases(GRID, first, second, (at) => add(at, asked));
  },
};

type Value = (k: number) => number;

function pairOf({ pair, unit }: Setting, n: number, value: Value, p: number, q: number): Statement {
  const total = value(p) + value(q);
  return {
    kind: "pair",
    text: pair(p, q, total),
    a: 2,
    d: p + q - 2,
    middle:
      p + q === n + 1
        ? `${unit}s ${p} and ${q} lie alike on both sides of the middle and average ${total / 2}`
        : `${unit}s ${p} and ${q} average ${total / 2}`,
  };
}

/** Two pairs away from the middle that balance around the same place, so they say the same. */
function twins(rng: Rng, setting: Setting, n: number, value: Value): Statement[] {
  const places = rng.pick(range(5, 2 * n - 3).filter((sum) => sum !== n + 1));
  const pairs = range(1, n).flatMap((p) =>
    p < places - p && places - p <= n ? [[p, places - p] as const] : [],
  );
  return rng.sample(pairs, 2).map(([p, q]) => pairOf(setting, n, value, p, q));
}

function drawStatement(
  rng: Rng,
  setting: Setting,
  n: number,
  value: Value,
  asksMiddle: boolean,
): Statement {
  const half = (n - 1) / 2;
  const middle = half + 1;
  const off = rng.int(1, half);
  const [low, high] = rng.sample(range(1, n), 2).toSorted((a, b) => a - b) as [number, number];
  const balanced = pairOf(setting, n, value, middle - off, middle + off);
  switch (rng.pick(["term", "term", "middle", "balanced", "balanced", "step", "pair", "few"])) {
    case "middle":
      if (asksMiddle) return balanced;
      return {
        kind: "term",
        text: setting.is(middle, value(middle)),
        a: 1,
        d: half,
        middle: "this is the middle one itself",
      };
    case "balanced":
      return balanced;
    case "step": {
      const text = setting.more(high, low, value(high) - value(low));
      return { kind: "step", text, a: 0, d: high - low, middle: "" };
    }
    case "pair":
      return pairOf(setting, n, value, low, high);
    case "few": {
      const total = range(1, middle).reduce((sum, k) => sum + value(k), 0);
      return {
        kind: "few",
        text: setting.few(middle, total),
        a: middle,
        d: (half * middle) / 2,
        middle: `the first ${middle} ${setting.unit}s have their balance before the middle of all ${n}`,
      };
    }
    default: {
      const k = rng.pick(range(1, n).filter((place) => place !== middle));
      const text = setting.is(k, value(k));
      return { kind: "term", text, a: 1, d: k - 1, middle: `this fixes ${setting.unit} ${k}` };
    }
  }
}

/** Whether positive integers leave only a handful of solutions to a single equation. */
function accidental({ a, d }: Statement, first: number, step: number): boolean {
  if (a === 0 || d === 0) return false;
  const shared = gcd(a, d);
  const solutions = range(-40, 40).filter(
    (k) => first + (k * d) / shared >= 1 && step - (k * a) / shared >= 1,
  );
  return solutions.length < 2;
}

interface Progression {
  readonly a: number;
  readonly d: number;
}
type Condition = (at: Progression) => boolean;

const GRID: readonly Progression[] = range(1, 90).flatMap((a) =>
  range(1, 45).map((d) => ({ a, d })),
);
const add = ({ a, d }: Progression, places: readonly number[]): number =>
  places.reduce((total, k) => total + a + (k - 1) * d, 0);

function conditionOf(statement: string, n: number): Condition {
  const numbers = numbersIn(statement);
  const [one, two, three] = numbers as [number, number, number];
  if (numbers.some((k) => k <= 0) || one > n) throw new Error(`Cannot read: ${statement}`);
  if (/ more /.test(statement)) return (at) => add(at, [one]) - add(at, [three]) === two;
  if (/first \d/.test(statement)) return (at) => add(at, range(1, one)) === two;
  if (numbers.length === 3) return (at) => add(at, [one, two]) === three;
  if (numbers.length === 2) return (at) => add(at, [one]) === two;
  throw new Error(`Cannot read: ${statement}`);
}
