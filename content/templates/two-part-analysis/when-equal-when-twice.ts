import {
  numberChoice,
  range,
  read,
  type Rng,
  type Solution,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly unit: string;
  /** Whether the first and the second amount grow or shrink. */
  readonly signs: readonly [-1 | 1, -1 | 1];
  readonly tell: (P: number, a: number, Q: number, b: number) => string;
  /** "the two tanks hold the same amount" */
  readonly same: string;
  /** The verb and the two in "the second tank holds twice as much as the first". */
  readonly twice: (more: "first" | "second", less: "first" | "second") => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "tanks",
    unit: "minute",
    signs: [-1, 1],
    tell: (P, a, Q, b) =>
      `A first tank holds ${P} liters of water and loses ${a} liters a minute. A second tank holds ${Q} liters and gains ${b} liters a minute.`,
    same: "the two tanks hold the same amount",
    twice: (more, less) => `the ${more} tank holds twice as much as the ${less}`,
  },
  {
    name: "flour",
    unit: "day",
    signs: [-1, 1],
    tell: (P, a, Q, b) =>
      `A mill has two stores. The first holds ${P} sacks of flour, and ${a} sacks leave it each day; the second holds ${Q} sacks, and ${b} sacks are added to it each day.`,
    same: "the two stores hold the same number of sacks",
    twice: (more, less) => `the ${more} store holds twice as many sacks as the ${less}`,
  },
  {
    name: "candles",
    unit: "hour",
    signs: [-1, -1],
    tell: (P, a, Q, b) =>
      `Two candles are lit together. The first is ${P} millimeters tall and burns down ${a} millimeters an hour; the second is ${Q} millimeters tall and burns down ${b} millimeters an hour.`,
    same: "the two candles are equally tall",
    twice: (more, less) => `the ${more} candle is twice as tall as the ${less}`,
  },
  {
    name: "scanning",
    unit: "day",
    signs: [-1, -1],
    tell: (P, a, Q, b) =>
      `Two archives scan old maps. The first has ${P} maps left to scan and scans ${a} each day; the second has ${Q} left and scans ${b} each day.`,
    same: "the two archives have the same number of maps left",
    twice: (more, less) => `the ${more} archive has twice as many maps left as the ${less}`,
  },
  {
    name: "clubs",
    unit: "month",
    signs: [1, 1],
    tell: (P, a, Q, b) =>
      `A first rowing club has ${P} members and gains ${a} each month. A second has ${Q} members and gains ${b} each month.`,
    same: "the two clubs have the same number of members",
    twice: (more, less) => `the ${more} club has twice as many members as the ${less}`,
  },
  {
    name: "savings",
    unit: "week",
    signs: [1, 1],
    tell: (P, a, Q, b) =>
      `Two cousins save coins. The first has ${P} coins and adds ${a} each week; the second has ${Q} coins and adds ${b} each week.`,
    same: "the two cousins have the same number of coins",
    twice: (more, less) => `the ${more} cousin has twice as many coins as the ${less}`,
  },
];

type Moment = "first-twice" | "equal" | "second-twice";
const HEADINGS: Record<Moment, string> = {
  "first-twice": "First twice the second",
  equal: "Equal",
  "second-twice": "Second twice the first",
};

type Course = NonNullable<ReturnType<typeof drawCourse>>;

/** Whether a moment comes at a whole time, soon enough, and while both still have something. */
function happens({ P, Q, da, db, times }: Course, moment: Moment): boolean {
  const t = times[moment];
  return Number.isInteger(t) && t > 0 && t <= 60 && P + da * t > 0 && Q + db * t > 0;
}

/**
 * Start and change of both, drawn so that they are equal, and one is twice the other, at whole
 * times.
 */
function drawCourse(signs: Setting["signs"], rng: Rng) {
  const [a, b] =
    signs[0] < 0
      ? signs[1] > 0
        ? [rng.int(2, 9), rng.int(2, 9)]
        : [rng.int(4, 12), rng.int(2, 6)]
      : [rng.int(2, 5), rng.int(5, 13)];
  const [da, db] = [a * signs[0], b * signs[1]];
  const equal = rng.int(4, 18);
  const gap = (db - da) * equal;
  const Q = rng.chance(0.5)
    ? (db - 2 * da) * (equal + rng.int(2, 16)) - 2 * gap
    : gap - (2 * db - da) * rng.int(2, equal - 1);
  const P = Q + gap;
  const first = (P - 2 * Q) / (2 * db - da);
  const second = (2 * P - Q) / (db - 2 * da);
  const isFair = db > da && Q >= 10 && P <= 600 && a !== b;
  return isFair
    ? { P, Q, a, b, da, db, times: { "first-twice": first, equal, "second-twice": second } }
    : null;
}

function drawQuestion(rng: Rng) {
  const { name, unit, signs, tell, same, twice } = rng.pick(SETTINGS);
  const asked = rng.sample(Object.keys(HEADINGS) as Moment[], 2) as [Moment, Moment];
  const course = range(1, 80)
    .map(() => drawCourse(signs, rng))
    .find((drawn) => drawn && asked.every((moment) => happens(drawn, moment)));
  if (!course) return null;
  const { P, Q, a, b, da, db, times } = course;
  const { "first-twice": early, equal, "second-twice": late } = times;
  const after = (t: number): string => `${t} ${t === 1 ? unit : `${unit}s`}`;
  const at = (t: number): string => `${P + da * t} and ${Q + db * t}`;
  const reasons: Record<Moment, string> = {
    "first-twice": `After ${after(early)} the amounts are ${at(early)}: the first is twice the second.`,
    equal: `After ${after(equal)} both amounts are ${P + da * equal}.`,
    "second-twice": `After ${after(late)} the amounts are ${at(late)}: the second is twice the first.`,
  };
  const keys = asked.map((moment) => numberChoice(times[moment], reasons[moment]));
  const others = (Object.keys(HEADINGS) as Moment[]).filter((moment) => !asked.includes(moment));
  const towards = signs[0] < 0 && signs[1] > 0;
  const slips = [
    ...others
      .filter((moment) => happens(course, moment))
      .map((moment) =>
        numberChoice(times[moment], `${reasons[moment]} That is not what is asked.`),
      ),
    towards
      ? numberChoice(
          (P - Q) / Math.abs(a - b),
          `Lets the gap of ${P - Q} close by ${Math.abs(a - b)} every ${unit}; one falls and one rises, so it closes by ${a + b}.`,
        )
      : numberChoice(
          (P - Q) / (a + b),
          `Lets the gap of ${P - Q} close by ${a + b} every ${unit}; both move the same way, so it closes by only ${db - da}.`,
        ),
    numberChoice(
      (2 * P - Q) / (db - da),
      `Doubles the ${P} of the first at the start, but not what it ${da < 0 ? "loses" : "gains"} each ${unit}.`,
    ),
    numberChoice((P - Q) / a, `Lets only the first change: ${P - Q} divided by ${a}.`),
    numberChoice((P - Q) / b, `Lets only the second change: ${P - Q} divided by ${b}.`),
    numberChoice(
      P / a,
      da < 0
        ? `After ${after(P / a)} nothing would be left of the first.`
        : `Divides the ${P} at the start by ${a}; the second does not enter.`,
    ),
    numberChoice(
      (2 * P - Q) / b,
      `Compares the second with twice the ${P} of the start, as if the first stood still.`,
    ),
    numberChoice(
      2 * equal,
      `Doubles the ${after(equal)} to equality. The amounts are then ${at(2 * equal)}.`,
    ),
    ...(asked.includes("second-twice")
      ? [
          numberChoice(
            late - equal,
            "Counts from the moment of equality to the doubling, and not from the start.",
          ),
        ]
      : [
          numberChoice(
            equal - early,
            "This is how long it takes from the one moment to the other.",
          ),
        ]),
  ];
  const fits = slips.filter(
    ({ value }, k) =>
      Number.isInteger(value) &&
      value! > 0 &&
      value! <= 100 &&
      P + da * value! >= 0 &&
      Q + db * value! >= 0 &&
      ![...keys, ...slips.slice(0, k)].some((other) => other.value === value),
  );
  if (fits.length < 4) return null;
  return { name, unit, tell, same, twice, asked, course, after, at, keys, towards, fits };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function solutionOf({ unit, asked, course, after, at }: Question): Solution {
  const { P, Q, a, b, da, db, times } = course;
  const formula: Record<Moment, string> = {
    "first-twice": `${P} ${da < 0 ? "−" : "+"} ${a}t = 2(${Q} ${db < 0 ? "−" : "+"} ${b}t)`,
    equal: `${P} ${da < 0 ? "−" : "+"} ${a}t = ${Q} ${db < 0 ? "−" : "+"} ${b}t`,
    "second-twice": `${Q} ${db < 0 ? "−" : "+"} ${b}t = 2(${P} ${da < 0 ? "−" : "+"} ${a}t)`,
  };
  return {
    idea: `After $t$ ${unit}s the amounts are $${P} ${da < 0 ? "-" : "+"} ${a}t$ and $${Q} ${db < 0 ? "-" : "+"} ${b}t$; write each moment as an equation between them.`,
    steps: asked.map(
      (moment) =>
        `${HEADINGS[moment]}: $${formula[moment].replaceAll("−", "-")}$ gives $t = ${times[moment]}$.`,
    ),
    check: `Put the rows back into the story: ${asked.map((moment) => `after ${after(times[moment])} the amounts are ${at(times[moment])}`).join("; ")}.`,
  };
}

export const template: TwoPartTemplate = {
  id: "when-equal-when-twice",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two amounts change evenly: when they are equal, and when one is twice the other.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, unit, tell, same, twice, asked, course, keys, towards, fits } = numbers;
    const { P, Q, a, b } = course;
    const ask: Record<Moment, string> = {
      "first-twice": twice("first", "second"),
      equal: same,
      "second-twice": twice("second", "first"),
    };
    return {
      variant: `${asked.toSorted().join("-")}/${name}`,
      context: "real",
      // Two moments of "twice" need two equations; amounts that move the same way mislead about the
      // gap.
      difficulty: 3 + (asked.includes("equal") ? 0 : 1) + (towards ? 0 : 1),
      stem: `${tell(P, a, Q, b)}\n\nSelect the number of ${unit}s after which ${ask[asked[0]]} and the number of ${unit}s after which ${ask[asked[1]]}. Make only two selections, one in each column.`,
      columns: [HEADINGS[asked[0]], HEADINGS[asked[1]]],
      rows: [...keys, ...rng.sample(fits, 4)],
      keys: [0, 1],
      solution: solutionOf(numbers),
    };
  },

  /** Follows both amounts step by step and finds the rows in which each relation holds. */
  check({ stem, columns, rows }) {
    const story = stem.split("\n\n")[0]!;
    const [P, a, Q, b] = read(story, /(\d+)\D+(\d+)\D+(\d+)\D+(\d+)/).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const setting = SETTINGS.find(({ tell }) => tell(P, a, Q, b) === story)!;
    const course: [number, number][] = [[P, Q]];
    for (const _ of range(1, 200)) {
      const [one, two] = course.at(-1)!;
      course.push([one + setting.signs[0] * a, two + setting.signs[1] * b]);
    }
    const [first, second] = columns.map((heading) =>
      rows.flatMap((text, r) => (holds(heading, course[Number(text)]!) ? [r] : [])),
    );
    return { first: first!, second: second! };
  },
};

function holds(heading: string, [one, two]: [number, number]): boolean {
  return heading === HEADINGS.equal
    ? one === two
    : heading === HEADINGS["first-twice"]
      ? one === two + two
      : two === one + one;
}
