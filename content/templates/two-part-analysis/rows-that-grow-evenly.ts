import {
  fittingPairs,
  inWords,
  listed,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
  thousands,
  texThousands as tex,
  tidy,
  type TwoPartTemplate,
} from "@theta/items/template";

const ROWS = [
  {
    name: "seats",
    tell: (n: number, T: number, low: number, high: number) =>
      `An auditorium has ${n} rows of seats with a total of ${T} seats. Each row after the first has $d$ more seats than the row immediately in front of it, where $d$ is a positive integer. The first row has at least ${low} seats but no more than ${high} seats.`,
    first: "the number of seats in the first row",
    last: "the number of seats in the last row",
    heads: ["First row", "Last row"],
    unit: "row",
    things: "seats",
  },
  {
    name: "training",
    tell: (n: number, T: number, low: number, high: number) =>
      `Over ${n} weeks, a cyclist rode a total of ${T} miles. Each week after the first, the cyclist rode $d$ more miles than the week before, where $d$ is a positive integer. The number of miles that the cyclist rode in the first week was an integer between ${low} and ${high}, inclusive.`,
    first: "the number of miles that the cyclist rode in the first week",
    last: "the number of miles that the cyclist rode in the last week",
    heads: ["First week", "Last week"],
    unit: "week",
    things: "miles",
  },
] as const;

/** A total and bounds on the first term: only one difference fits. */
function askEnds(rng: Rng) {
  const { name, tell, first, last, heads, unit, things } = rng.pick(ROWS);
  const n = rng.int(8, 16);
  const [a, d] = [rng.int(12, 40), rng.int(1, 4)];
  const l = a + (n - 1) * d;
  const T = (n * (a + l)) / 2;
  const low = a - rng.int(1, 4);
  const high = low + rng.int(4, 6);
  const s = a + l;
  const ways = waysOf(n, T, low, high);
  if (ways.length !== 1 || low < 8 || l - 2 <= high) return null;
  const ends: Ends = { n, T, a, d, l, low, high, unit, things };
  return {
    variant: `ends/${name}`,
    difficulty: 5,
    facts: tell(n, T, low, high),
    asks: [
      [heads[0], first, a, rightEnds(ends)],
      [heads[1], last, l, rightEnds(ends)],
    ] as const,
    wrong: [
      ...rng
        .sample(
          range(low, high).filter((x) => x !== a),
          2,
        )
        .map((x) => [x, endsWhy(ends, x)] as const),
      ...rng.sample(wrongLast(ends), 2),
    ],
    solution: {
      idea: "The average of evenly growing numbers is the average of the first and the last.",
      fast: [
        `The first and the last have the sum $\\frac{2 \\cdot ${tex(T)}}{${n}} = ${s}$, and their difference, $${n - 1}d$, is a multiple of ${n - 1}. Try the rows in pairs with the sum ${s}: only ${a} and ${l} have such a difference, $${l - a} = ${n - 1} \\cdot ${d}$.`,
      ],
      steps: [
        `If there are $a$ ${things} in the first ${unit}, there are $a + ${n - 1}d$ in the last, after ${n - 1} increases. The total is ${n} times the average of the two, so $a + (a + ${n - 1}d) = \\frac{2 \\cdot ${tex(T)}}{${n}} = ${s}$ and $2a = ${s} - ${n - 1}d$.`,
        otherSteps(ends),
        `In the last ${unit}, there are ${s} − ${a} = ${l} ${things}.`,
      ],
      check: `$${n} \\cdot \\frac{${a} + ${l}}{2} = ${tex(T)}$, and ${a} is between ${low} and ${high}.`,
      takeaway: "With a sum and integers, one equation and a bound can be enough for two unknowns.",
    },
  };
}

interface Ends {
  readonly n: number;
  readonly T: number;
  readonly a: number;
  readonly d: number;
  readonly l: number;
  readonly low: number;
  readonly high: number;
  /** "row", "seats" */
  readonly unit: string;
  readonly things: string;
}

function rightEnds({ n, a, d, l, unit, things }: Ends): string {
  return `With $d = ${d}$, there are ${a} ${things} in the first ${unit} and ${a} + ${n - 1} × ${d} = ${l} in the last.`;
}

/** Shows that no d gives these as the first and the last, although their sum is right. */
function endsWhy({ n, a, l, unit, things }: Ends, first: number): string {
  const last = a + l - first;
  const told = `The first and the last ${unit} have a sum of ${a + l} ${things}, so with ${first} in the first, there would be ${last} in the last.`;
  if (last <= first) return `${told} But the numbers increase.`;
  return `${told} The ${n - 1} increases would make up ${last} − ${first} = ${last - first}, and ${last - first} is not a multiple of ${n - 1}.`;
}

function wrongLast(ends: Ends) {
  const { n, a, d, l, low, unit, things } = ends;
  const step = (n - 1) % 2 === 0 ? (n - 1) / 2 : n - 1;
  return [
    [l - 1, endsWhy(ends, a + 1)],
    [l + 1, endsWhy(ends, a - 1)],
    [
      a + n * d,
      `That is ${a} + ${n} × ${d}. From the first to the last of ${n} ${unit}s, there are only ${n - 1} increases.`,
    ],
    [
      l + step,
      `The first and the last ${unit} have a sum of ${a + l} ${things}, so with ${l + step} in the last, there would be ${thousands(a - step)} in the first, fewer than ${low}.`,
    ],
    [l - 2, endsWhy(ends, a + 2)],
  ] as const;
}

/** Why no other value of d is possible. */
function otherSteps({ n, a, d, l, low, high }: Ends): string {
  const s = a + l;
  const by = (n - 1) % 2 === 0 ? 1 : 2;
  const step = ((n - 1) * by) / 2;
  const start =
    by === 1
      ? `Each time $d$ increases by 1, $a$ decreases by $\\frac{${n - 1}}{2} = ${step}$.`
      : `$2a$ is even and ${s} is ${s % 2 === 0 ? "even" : "odd"}, so $${n - 1}d$ is ${s % 2 === 0 ? "even" : "odd"}, and so is $d$. Each time $d$ increases by 2, $a$ decreases by ${step}.`;
  const less =
    d - by > 0
      ? `A smaller $d$ would give at least ${a + step}, more than ${high}`
      : `No smaller $d$ is positive${by === 1 ? "" : ` and ${s % 2 === 0 ? "even" : "odd"}`}`;
  return `${start} $d = ${d}$ gives $a = \\frac{${s} - ${(n - 1) * d}}{2} = ${a}$. ${less}, and a greater $d$ would give at most ${thousands(a - step)}, less than ${low}.`;
}

const MONTHS = [
  ["plant", "A new plant produced", "units in its first", "month", "units", "produced"],
  ["clinic", "A new clinic treated", "patients in its first", "month", "patients", "treated"],
] as const;

/** A total and a later term give the rest; asked is the first term and when a bound is passed. */
function askPassed(rng: Rng) {
  const [name, opening, inFirst, unit, things, done] = rng.pick(MONTHS);
  const n = rng.int(4, 8);
  const k = n + rng.int(1, 4);
  const [a, d] = [5 * rng.int(8, 60), rng.int(6, 40)];
  const [T, x] = [n * a + (d * n * (n - 1)) / 2, a + (k - 1) * d];
  const when = k + rng.int(3, 14);
  const bound = 10 * Math.floor((a + (when - 1) * d - 1) / 10);
  const passes = range(1, 99).find((m) => a + (m - 1) * d > bound)!;
  if (passes !== when || when === a) return null;
  const at = (m: number): string => thousands(a + (m - 1) * d);
  return {
    variant: `passed/${name}`,
    difficulty: 5,
    facts: `${opening} a total of ${thousands(T)} ${inFirst} ${inWords(n)} ${unit}s of operation and ${thousands(x)} ${things} in its ${ordinalWord(k)} ${unit}. The number of ${things} ${done} has increased by the same amount each ${unit} and is expected to continue to do so.`,
    asks: [
      [
        "First month",
        `the number of ${things} that the ${name} ${done} in its first ${unit}`,
        a,
        `The increase is ${d} each ${unit}, so the number for month 1 is ${thousands(x)} − ${k - 1} × ${d} = ${a}.`,
      ],
      [
        "Month",
        `the least value of $m$ for which the number of ${things} ${done} in month $m$ is expected to be greater than ${thousands(bound)}`,
        when,
        `In month ${when}, the number is ${at(when)}, and in month ${when - 1}, it is only ${at(when - 1)}.`,
      ],
    ] as const,
    wrong: [
      [
        when - 1,
        `In month ${when - 1}, the number is only ${a} + ${when - 2} × ${d} = ${at(when - 1)}, not more than ${thousands(bound)}.`,
      ],
      [
        d,
        `${d} is the increase each ${unit}. In the first ${unit}, the number was ${thousands(x)} − ${k - 1} × ${d} = ${a}.`,
      ],
      [
        Math.round(T / n),
        `${thousands(T)} ÷ ${n} ${T % n === 0 ? "=" : "≈"} ${Math.round(T / n)} is the average for the first ${inWords(n)} ${unit}s. The number was smaller in the first ${unit} and increased from there.`,
      ],
      [
        a - d,
        `That is ${thousands(x)} − ${k} × ${d}. From month 1 to month ${k}, there are only ${k - 1} increases.`,
      ],
      [
        when + 1,
        `In month ${when}, the number is already ${a} + ${when - 1} × ${d} = ${at(when)}, more than ${thousands(bound)}.`,
      ],
      [a + d, `${a} + ${d} = ${a + d} is the number for month 2.`],
      [
        when - k,
        `It takes ${when - k} more ${unit}s after month ${k} to pass ${thousands(bound)}. That is month ${k} + ${when - k} = ${when}.`,
      ],
      [
        Math.ceil(bound / d),
        `${Math.ceil(bound / d)} increases of ${d} would be needed from 0 to ${thousands(bound)}, but the first ${unit} already has ${a}. Month ${when} already has ${at(when)}.`,
      ],
    ] as const,
    solution: {
      idea: `Write the total and the number for month ${k} in terms of the first number and the increase.`,
      fast: [
        `The average is $\\frac{${tex(T)}}{${n}} = ${T / n}$, which belongs to the middle of the first ${inWords(n)} ${unit}s, ${n % 2 === 1 ? `month ${(n + 1) / 2}` : `halfway between months ${n / 2} and ${n / 2 + 1}`}. From there to month ${k}, there are ${k - (n + 1) / 2} increases, and they make up ${x} − ${T / n} = ${x - T / n}. So each increase is ${d}, and the first number is ${x} − ${k - 1} × ${d} = ${a}.`,
      ],
      steps: [
        `Let $a$ be the number for the first ${unit} and $d$ the increase. Month $m$ has $a + (m - 1)d$, so the first ${inWords(n)} ${unit}s have $${n}a + (${range(1, n - 1).join(" + ")})d = ${n}a + ${(n * (n - 1)) / 2}d = ${tex(T)}$, and month ${k} has $a + ${k - 1}d = ${x}$.`,
        `Multiply the equation for month ${k} by ${n} and subtract the equation for the total: $(${n * (k - 1)} - ${(n * (n - 1)) / 2})d = ${tex(n * x)} - ${tex(T)}$, so $${n * (k - 1) - (n * (n - 1)) / 2}d = ${tex(n * x - T)}$, $d = ${d}$, and $a = ${x} - ${k - 1} \\cdot ${d} = ${a}$.`,
        `Month $m$ has $${a} + ${d}(m - 1)$. This is greater than ${thousands(bound)} when $m - 1 > \\frac{${tex(bound)} - ${a}}{${d}} ${(bound - a) % d === 0 ? "=" : "\\approx"} ${tidy((bound - a) / d, 2)}$. The least such $m - 1$ is ${when - 1}, so $m = ${when}$.`,
      ],
      check: `The numbers for the first ${inWords(n)} ${unit}s are ${listed(range(1, n).map(at))}, with a sum of ${thousands(T)}. Month ${when - 1} has ${at(when - 1)}, and month ${when} has ${at(when)}.`,
      takeaway: "The number of increases is one less than the number of months.",
    },
  };
}

const ORDINALS = ["fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"];
const ordinalWord = (k: number): string => ORDINALS[k - 5]!;

/** First and last terms of all rows with this total and a first term within these bounds. */
function waysOf(n: number, T: number, low: number, high: number): [number, number][] {
  return range(low, high).flatMap((a) =>
    range(1, 60)
      .filter((d) => sum(range(0, n - 1).map((j) => a + j * d)) === T)
      .map((d): [number, number] => [a, a + (n - 1) * d]),
  );
}

const COUNTS = "fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const endsFit = (a: number, l: number, n: number, T: number, low: number, high: number): boolean =>
  waysOf(n, T, low, high).some(([first, last]) => first === a && last === l);

const READINGS: readonly PairReading[] = [
  {
    wording:
      /has (\d+) rows .* total of (\d+) seats\. .* at least (\d+) seats but no more than (\d+) seats/,
    fits: (a, l, n = 0, T = 0, low = 0, high = 0) => endsFit(a, l, n, T, low, high),
  },
  {
    wording: /Over (\d+) weeks, .* total of (\d+) miles\. .* between (\d+) and (\d+), inclusive/,
    fits: (a, l, n = 0, T = 0, low = 0, high = 0) => endsFit(a, l, n, T, low, high),
  },
  ...COUNTS.map((word, place): PairReading => ({
    wording: new RegExp(
      `total of (\\d+) \\w+ in its first (\\w+) months of operation and (\\d+) \\w+ in its ${word} [^]* greater than (\\d+)`,
    ),
    fits: (a, m, T = 0, n = 0, x = 0, bound = 0) =>
      range(1, 60).some((d) => {
        const at = (month: number): number => a + (month - 1) * d;
        return (
          sum(range(1, n).map(at)) === T &&
          at(place + 5) === x &&
          at(m) > bound &&
          at(m - 1) <= bound
        );
      }),
  })),
];

export const template: TwoPartTemplate = {
  id: "rows-that-grow-evenly",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Evenly growing numbers: a total and a bound, or a total and a later number, give the rest.",

  make(rng) {
    const asked = rng.pick([askEnds, askPassed])(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
