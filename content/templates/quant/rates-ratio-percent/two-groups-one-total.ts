import {
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  roseOrFell,
  type Solution,
  texTerm,
  thousands,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly one: string;
  readonly other: string;
  /** What both kinds are. */
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "museum",
    who: "At a museum",
    one: "adult visitors",
    other: "child visitors",
    unit: "visitors",
  },
  {
    name: "railway",
    who: "On a mountain railway",
    one: "day passengers",
    other: "night passengers",
    unit: "passengers",
  },
  {
    name: "library",
    who: "At a library",
    one: "loans of printed books",
    other: "loans of electronic books",
    unit: "loans",
  },
  {
    name: "bakery",
    who: "At a bakery",
    one: "loaves made with rye",
    other: "loaves made with wheat",
    unit: "loaves",
  },
  {
    name: "orchard",
    who: "In an orchard",
    one: "crates of pears",
    other: "crates of plums",
    unit: "crates",
  },
  {
    name: "festival",
    who: "At a film festival",
    one: "tickets sold online",
    other: "tickets sold at the door",
    unit: "tickets",
  },
];

const CHANGES = [-40, -30, -25, -20, -15, -10, -5, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60];

/** A negative number, in parentheses for a product or in prose. */
const inParentheses = (n: number): string => (n < 0 ? `(${n})` : `${n}`);
const inProse = (n: number): string => (n < 0 ? `$${n}$` : `${n}`);

/** The changes in two groups and in their sum, and the first group's share before and after. */
const STORIES = CHANGES.flatMap((a) =>
  CHANGES.flatMap((b) => range(3, 17).map((k) => ({ a, b, before: 5 * k }))),
)
  .map(({ a, b, before }) => {
    const total = tidy((before * a + (100 - before) * b) / 100);
    return { a, b, before, total, after: tidy((before * (100 + a)) / (100 + total)) };
  })
  .filter(
    ({ a, b, before, total }) =>
      Number.isInteger(total) &&
      total !== 0 &&
      before !== 50 &&
      Math.abs(a - b) >= 15 &&
      Math.abs(total) <= 40,
  );
const STORIES_OF_BOTH_YEARS = STORIES.filter(({ after }) => Number.isInteger(after));

function drawNumbers(rng: Rng) {
  const { name, who, one, other, unit } = rng.pick(SETTINGS);
  const asked = rng.pick(["share-before", "share-after", "amount-before", "amount-after"] as const);
  const { a, b, total, before, after } = rng.pick(
    asked === "share-after" ? STORIES_OF_BOTH_YEARS : STORIES,
  );
  const isAmount = asked.startsWith("amount");
  const isAfter = asked.endsWith("after");
  const size = 200 * rng.int(2, 24);
  const sizeNow = (size * (100 + total)) / 100;
  const share = isAfter ? after : before;
  const scale = isAmount ? (isAfter ? sizeNow : size) / 100 : 1;
  const value = tidy(share * scale);
  if (!Number.isInteger(value) || !Number.isInteger(sizeNow)) return null;
  const [far, near] = [Math.abs(total - b), Math.abs(a - total)];
  return {
    name,
    who,
    one,
    other,
    unit,
    asked,
    a,
    b,
    total,
    before,
    after,
    isAmount,
    isAfter,
    size,
    sizeNow,
    share,
    scale,
    value,
    far,
    near,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ who, one, other, asked, a, b, total, size }: Numbers, rng: Rng): string {
  const facts = rng.pick([
    `${who}, the number of ${one} ${roseOrFell(a)} from last year to this year and the number of ${other} ${roseOrFell(b)}, so that their total ${roseOrFell(total)}.`,
    `${who}, the total of ${one} and ${other} ${roseOrFell(total)} from last year to this year. The number of ${one} ${roseOrFell(a)}, and the number of ${other} ${roseOrFell(b)}.`,
  ]);
  const question = {
    "share-before": `What percent of last year's total were ${one}?`,
    "share-after": `What percent of this year's total are ${one}?`,
    "amount-before": `If last year's total was ${thousands(size)}, what was the number of ${one} last year?`,
    "amount-after": `If last year's total was ${thousands(size)}, what is the number of ${one} this year?`,
  }[asked];
  return `${facts} ${question}`;
}

function optionsOf({
  one,
  other,
  unit,
  a,
  b,
  total,
  before,
  after,
  isAmount,
  isAfter,
  size,
  sizeNow,
  share,
  scale,
  value,
  far,
  near,
}: Numbers): ProblemOptions {
  const wrongYear = tidy(isAfter ? (before * size) / 100 : (after * sizeNow) / 100);
  const inShare: Wrong[] = [
    [
      100 - share,
      "answers for the other kind",
      `That belongs to the ${other}; the shares lie opposite to the distances of their changes from that of the sum.`,
    ],
    [
      (100 * Math.abs(a)) / (Math.abs(a) + Math.abs(b)),
      "splits in the ratio of the percents",
      `The changes ${Math.abs(a)} and ${Math.abs(b)} percent are no shares; what counts is how far each lies from that of the sum.`,
    ],
    [
      (100 * Math.abs(b)) / (Math.abs(a) + Math.abs(b)),
      "splits in the ratio of the percents",
      `The changes ${Math.abs(a)} and ${Math.abs(b)} percent are no shares; what counts is how far each lies from that of the sum.`,
    ],
    [
      50,
      "takes the two groups for equal",
      `Equal groups would have moved the sum by the average of the two percents, and that is not ${inProse(total)}.`,
    ],
    [
      (100 * (100 + a)) / (200 + a + b),
      "compares the factors",
      `The factors ${tidy(1 + a / 100)} and ${tidy(1 + b / 100)} say how each kind grew, not how large it was.`,
    ],
    [
      (before * (100 + a)) / 100,
      isAfter && isAmount ? "applies both changes" : "lets the share change with its kind",
      isAfter && isAmount
        ? `This applies the change of the sum as well; the number of one kind takes only its own change.`
        : isAfter
          ? `Of 100 ${unit} last year, that many are left or gained of this kind, but the total is no longer 100.`
          : `This applies the change of ${inProse(a)} percent to the share itself; asked is the share before it.`,
    ],
    [
      far,
      "stops at a distance",
      `The distance of ${far} points has still to be compared with both distances together, ${far + near}.`,
    ],
    [
      near,
      "stops at a distance",
      `The distance of ${near} points has still to be compared with both distances together, ${far + near}.`,
    ],
  ];
  const ways: Wrong[] = isAmount
    ? [
        [
          wrongYear,
          "answers for the other year",
          `That is the number of ${one} ${isAfter ? "last" : "this"} year.`,
        ],
        [
          (share * (isAfter ? size : sizeNow)) / 100,
          "mixes the years",
          `This takes the share of one year from the total of the other.`,
        ],
        ...inShare.map(([n, slip, why]): Wrong => [n * scale, slip, why]),
        [
          size - wrongYear,
          "crosses kinds and years",
          `That takes the ${one} of ${isAfter ? "last" : "this"} year away from last year's total.`,
        ],
      ]
    : [
        [
          isAfter ? before : after,
          "answers for the other year",
          `That is the share of ${isAfter ? "last" : "this"} year; both the kind and the sum have changed.`,
        ],
        ...inShare,
      ];
  return {
    key: {
      text: isAmount ? thousands(value) : `${value}%`,
      value,
      why: `Last year's share was ${before} percent, since the changes ${inProse(a)} and ${inProse(b)} percent then balance at ${inProse(total)}${isAfter ? `; this year's total is another` : ""}.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: tidy(n), slip, why }))
      .filter(({ value: n }) => Number.isInteger(n) && n > 1 && n < (isAmount ? sizeNow : 100))
      .map((way) => ({ ...way, text: isAmount ? thousands(way.value) : `${way.value}%` })),
  };
}

function solutionOf({
  one,
  unit,
  a,
  b,
  total,
  before,
  after,
  isAmount,
  isAfter,
  size,
  sizeNow,
  far,
  near,
}: Numbers): Solution {
  const plural = thousands(size);
  const [x, xNow, sumNow] = isAmount
    ? [(size * before) / 100, tidy((size * before * (100 + a)) / 10_000), sizeNow]
    : [before, tidy((before * (100 + a)) / 100), 100 + total];
  const steps = [
    `Let $x$ percent of last year's ${unit} be ${one}. Then $${a}x ${texTerm(b, "(100 - x)")} = 100 \\cdot ${inParentheses(total)}$.`,
    `So $${a - b}x = ${100 * (total - b)}$ and $x = ${before}$.`,
    ...(isAmount
      ? [`Last year, ${before} percent of ${plural} ${unit} were ${one}: ${thousands(x)}.`]
      : []),
    ...(isAfter
      ? [
          isAmount
            ? `This year there are $${x} \\cdot ${tidy(1 + a / 100)} = ${xNow}$.`
            : `Of 100 ${unit} last year, ${x} were ${one}; this year these are ${xNow} of ${sumNow}, or ${after} percent.`,
        ]
      : []),
  ];
  return {
    idea: "The percent change of the sum is the average of the two changes, weighted with last year's shares.",
    steps,
    check: `The change of the sum, ${inProse(total)}, lies ${near} from ${inProse(a)} and ${far} from ${inProse(b)}, so last year's shares are as ${far} to ${near}: the nearer group is the larger.`,
  };
}

export const template: ProblemTemplate = {
  id: "two-groups-one-total",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "algebra",
  pattern:
    "Two groups change by known percents and so does their sum: that settles their shares, before and after.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, a, b } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Last year's share is one equation; this year's needs the new total as well. A fall along
      // with a rise adds signs.
      difficulty:
        { "share-before": 6, "share-after": 8, "amount-before": 6, "amount-after": 7 }[asked] +
        (a * b < 0 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every option on last year's 100, or as many as the stem says, and checks the sum. */
  check({ stem, options }) {
    const signed = (pattern: RegExp): Fraction => {
      const [verb, size] = read(stem, pattern) as [string, string];
      return valueOf(`${verb === "fell" ? "-" : ""}${size}`).plus(new Fraction(100));
    };
    const setting = SETTINGS.find(({ one }) => stem.includes(one));
    if (!setting) throw new Error(`The groups cannot be read: ${stem}`);
    const { one, other } = setting;
    const [f, g, h] = [
      `number of ${one}`,
      `number of ${other}`,
      "their total|the total of [a-z ]+?",
    ].map((what) => signed(new RegExp(`(?:${what}) (rose|fell) by (\\d+) percent`))) as [
      Fraction,
      Fraction,
      Fraction,
    ];
    const size = /total was (\d+)/.exec(stem.replaceAll(",", ""))?.[1];
    const old = new Fraction(Number(size ?? 100));
    const hundred = new Fraction(100);
    const now = old.times(h).over(hundred);
    const isAfter = /this year's total are|this year\?/.test(stem);
    return options.flatMap((option, k) => {
      const given = valueOf(option);
      const amount = size ? given : given.times(isAfter ? now : old).over(hundred);
      const first = isAfter ? amount.times(hundred).over(f) : amount;
      const sum = first.times(f).plus(old.minus(first).times(g)).over(hundred);
      return sum.equals(now) ? [k] : [];
    });
  },
};
