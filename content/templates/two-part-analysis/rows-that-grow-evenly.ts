import {
  fittingPairs,
  inWords,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  sum,
  thousands,
  texThousands as tex,
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
  },
  {
    name: "training",
    tell: (n: number, T: number, low: number, high: number) =>
      `Over ${n} weeks, a cyclist rode a total of ${T} miles. Each week after the first, the cyclist rode $d$ more miles than the week before, where $d$ is a positive integer. The number of miles that the cyclist rode in the first week was an integer between ${low} and ${high}, inclusive.`,
    first: "the number of miles that the cyclist rode in the first week",
    last: "the number of miles that the cyclist rode in the last week",
    heads: ["First week", "Last week"],
  },
] as const;

/** A total and bounds on the first term: only one difference fits. */
function askEnds(rng: Rng) {
  const { name, tell, first, last, heads } = rng.pick(ROWS);
  const n = rng.int(8, 16);
  const [a, d] = [rng.int(12, 40), rng.int(1, 4)];
  const l = a + (n - 1) * d;
  const T = (n * (a + l)) / 2;
  const low = a - rng.int(1, 4);
  const high = low + rng.int(4, 6);
  const s = a + l;
  const ways = waysOf(n, T, low, high);
  if (ways.length !== 1 || low < 8 || l - 2 <= high) return null;
  const step = (n - 1) % 2 === 0 ? (n - 1) / 2 : n - 1;
  const by = (n - 1) % 2 === 0 ? 1 : 2;
  return {
    variant: `ends/${name}`,
    difficulty: 5,
    facts: tell(n, T, low, high),
    asks: [
      [heads[0], first, a, `With $d = ${d}$, the first and the last are ${a} and ${l}.`],
      [heads[1], last, l, `With $d = ${d}$, the first and the last are ${a} and ${l}.`],
    ] as const,
    wrong: [
      ...rng
        .sample(
          range(low, high).filter((x) => x !== a),
          2,
        )
        .map(
          (x) =>
            [
              x,
              `With ${s - x} as the last, the sum is right, but $d$ isn't a positive integer.`,
            ] as const,
        ),
      ...rng.sample(
        [
          [l - 1, `With ${s + 1 - l} as the first, the sum is right, but $d$ isn't an integer.`],
          [l + 1, `With ${s - 1 - l} as the first, the sum is right, but $d$ isn't an integer.`],
          [a + n * d, `The number of increases is ${n - 1}, not ${n}.`],
          [
            l + step,
            `With ${a - step} as the first, the sum is right, but the first is less than ${low}.`,
          ],
          [l - 2, `With ${s + 2 - l} as the first, the sum is right, but $d$ isn't an integer.`],
        ] as const,
        2,
      ),
    ],
    solution: {
      idea: "The average of evenly spaced numbers is the average of the first and the last.",
      fast: [
        `First and last have the sum $\\frac{2 \\cdot ${tex(T)}}{${n}} = ${s}$, and their difference, $${n - 1}d$, is a multiple of ${n - 1}. Try the rows in pairs with the sum ${s}.`,
      ],
      steps: [
        `With $a$ as the first, $a + (a + ${n - 1}d) = ${s}$, so $2a = ${s} - ${n - 1}d$.`,
        `When $d$ increases by ${by}, $a$ changes by ${step}, so only one value between ${low} and ${high} is possible: $d = ${d}$ gives $a = \\frac{${s} - ${(n - 1) * d}}{2} = ${a}$.`,
        `The last is ${s} − ${a} = ${l}.`,
      ],
      check: `$${n} \\cdot \\frac{${a} + ${l}}{2} = ${tex(T)}$.`,
      takeaway: "With a sum and integers, one equation and a bound can be enough for two unknowns.",
    },
  };
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
        `${thousands(x)} − ${k - 1} × ${d} = ${a}`,
      ],
      [
        "Month",
        `the least value of $m$ for which the number of ${things} ${done} in month $m$ is expected to be greater than ${thousands(bound)}`,
        when,
        `In month ${when} it is ${at(when)}, and in month ${when - 1} it is ${at(when - 1)}.`,
      ],
    ] as const,
    wrong: [
      [when - 1, `In month ${when - 1} it is only ${at(when - 1)}.`],
      [d, "That is the monthly increase."],
      [Math.round(T / n), `That is about the average of the first ${inWords(n)} ${unit}s.`],
      [a - d, `There are only ${k - 1} increases from month 1 to month ${k}.`],
      [when + 1, `In month ${when} it is already ${at(when)}.`],
      [a + d, `That is the number for month 2.`],
      [when - k, `That is counted from month ${k}.`],
      [Math.ceil(bound / d), "This leaves out the number in the first month."],
    ] as const,
    solution: {
      idea: `The average of the first ${inWords(n)} ${unit}s is the number in the middle of them.`,
      fast: [
        `The average is $\\frac{${tex(T)}}{${n}} = ${T / n}$, which corresponds to the middle, "month" ${(n + 1) / 2}. From there to month ${k} there are ${k - (n + 1) / 2} increases, with a total of ${x - T / n}, so each increase is ${d}.`,
      ],
      steps: [
        `With $a$ in the first ${unit} and an increase of $d$: $${n}a + ${(n * (n - 1)) / 2}d = ${tex(T)}$ and $a + ${k - 1}d = ${x}$.`,
        `$${n}$ times the second minus the first: $${n * (k - 1) - (n * (n - 1)) / 2}d = ${tex(n * x - T)}$, so $d = ${d}$ and $a = ${a}$.`,
        `Month $m$ has $${a} + ${d}(m - 1)$. It passes ${thousands(bound)} when $m - 1 > \\frac{${bound - a}}{${d}}$, first for $m = ${when}$.`,
      ],
      check: `In month ${when - 1} it is ${at(when - 1)}, in month ${when} it is ${at(when)}.`,
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
