import {
  capital,
  count,
  Fraction,
  inWords,
  median,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: string;
  readonly one: string;
  readonly had: string;
  readonly thing: readonly [string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "bicycles",
    who: "households of a street",
    one: "household",
    had: "own",
    thing: ["bicycle", "bicycles"],
  },
  {
    name: "languages",
    who: "guests at a conference",
    one: "guest",
    had: "speak",
    thing: ["language", "languages"],
  },
  {
    name: "beds",
    who: "rooms in a hostel",
    one: "room",
    had: "have",
    thing: ["bed", "beds"],
  },
  {
    name: "plants",
    who: "offices in a building",
    one: "office",
    had: "hold",
    thing: ["plant", "plants"],
  },
  {
    name: "siblings",
    who: "students in a class",
    one: "student",
    had: "have",
    thing: ["sibling", "siblings"],
  },
];

type Asked = "greatest" | "least" | "exact" | "mean";

interface Table {
  /** The first value; the counts belong to it and the values after it. */
  readonly start: number;
  readonly counts: readonly number[];
  /** Which count is unknown. */
  readonly at: number;
}

const valuesOf = ({ start, counts, at }: Table, x: number): number[] =>
  counts.flatMap((n, k) => range(1, k === at ? x : n).map(() => start + k));

function drawTable(rng: Rng): Table {
  const size = rng.pick([4, 4, 5]);
  const counts = range(1, size).map(() => rng.int(3, 16));
  return { start: rng.pick([0, 1, 1]), counts, at: rng.int(0, size - 1) };
}

/** What the median allows x to be, by trial. */
function allowed(table: Table, target: number): number[] {
  return range(1, 90).filter((x) => median(valuesOf(table, x)) === target);
}

const plural = (n: number, { one }: Setting): string => count(n, one);

function drawNumbers(rng: Rng) {
  const table = drawTable(rng);
  const { start, counts, at } = table;
  const setting = rng.pick(SETTINGS);
  const asked = rng.pick([
    "greatest",
    "greatest",
    "least",
    "least",
    "exact",
    "mean",
    "mean",
    "mean",
    "mean",
  ] as const);
  const people = sum(counts) - counts[at]!;
  const known = sum(counts.map((n, k) => (k === at ? 0 : n * (start + k))));
  const target =
    asked === "mean"
      ? null
      : asked === "exact"
        ? start + rng.int(0, counts.length - 2) + 0.5
        : start + rng.int(0, counts.length - 1);
  const found = target === null ? [rng.int(3, 20)] : allowed(table, target);
  const key = asked === "greatest" ? Math.max(...found) : Math.min(...found);
  if (start === 0 && (setting.name === "beds" || setting.name === "languages")) return null;
  if (found.length === 0 || key < 2 || key > 40 || found.includes(90)) return null;
  if (asked === "exact" && found.length > 1) return null;
  if (target !== null && Math.abs(target - start - at) < 1) return null;
  const mean = new Fraction(known + key * (start + at), people + key);
  const isTidy = (10 % mean.bottom === 0 || mean.bottom === 4) && !mean.isWhole;
  if (asked === "mean" && (!isTidy || mean.value === start + at)) return null;
  const solved = asked === "mean" ? byMean(table, key, mean) : byMedian(table, key, asked, target!);
  return { start, counts, at, setting, asked, target, key, mean, solved };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ start, counts, at, setting, asked, target, mean }: Numbers): string {
  const { who, one, had, thing } = setting;
  const list = counts.map((n, k) => {
    const subject = k === at ? "$x$" : String(n);
    const what = `${start + k === 0 ? "no" : inWords(start + k)} ${start + k === 1 ? thing[0] : thing[1]}`;
    return `${subject} ${had} ${k === 0 ? what : start + k === 0 ? "none" : inWords(start + k)}`;
  });
  const told = `Of the ${who}, ${list.slice(0, -1).join(", ")}, and ${list.at(-1)!}.`;
  const measure = `number of ${thing[1]} per ${one}`;
  return {
    greatest: `${told} If the median ${measure} is ${target}, what is the greatest possible value of $x$?`,
    least: `${told} If the median ${measure} is ${target}, what is the least possible value of $x$?`,
    exact: `${told} If the median ${measure} is ${target}, what is the value of $x$?`,
    mean: `${told} If the mean ${measure} is ${mean.value}, what is the value of $x$?`,
  }[asked];
}

export const template: ProblemTemplate = {
  id: "table-with-unknown-count",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "algebra",
  pattern:
    "A list told by its counts, one of them unknown: the median balances the counts on its two sides, the mean the distances.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { counts, setting, asked, key, solved } = numbers;
    const { name } = setting;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Bounds need the case in which both halves are as unequal as possible.
      difficulty:
        { mean: 5, exact: 6, greatest: 7, least: 7 }[asked] + (counts.length === 5 ? 1 : 0),
      stem: stemOf(numbers),
      key: { text: String(key), value: key, why: solved.check },
      slips: slipsFrom(
        solved.slips,
        (value) => Number.isInteger(value) && value > 0 && value <= 120,
      ),
      solution: {
        idea: solved.idea,
        steps: solved.steps.map((step) => step.replace("{x}", plural(key, setting))),
        check: solved.check,
      },
    };
  },

  /**
   * Writes out the whole list for every option, and for every other x if an extreme is asked for.
   */
  check({ stem, options }) {
    const told = read(stem, /^Of the [a-z ]+, (.+)\. If/)[0]!;
    const words = range(0, 12).map(inWords);
    const rows = told.split(/, (?:and )?/).map((row) => {
      const parts = row.split(" ");
      const word = parts.find(
        (part, k) => k > 0 && (words.includes(part) || part === "no" || part === "none"),
      )!;
      return { n: parts[0]!, value: Math.max(0, words.indexOf(word)) };
    });
    if (rows.length < 4 || rows.filter(({ n }) => n === "x").length !== 1)
      throw new Error(`No counts in: ${told}`);
    const listFor = (x: number): number[] =>
      rows.flatMap(({ n, value }) => range(1, n === "x" ? x : Number(n)).map(() => value));
    const [kind, target, asked] = read(
      stem,
      /If the (mean|median) [a-z ]+ is ([\d.]+), what is the (greatest|least|value)/,
    ) as [string, string, string];
    const measure = (list: number[]): number =>
      kind === "mean" ? sum(list) / list.length : median(list);
    const fits = range(0, 400).filter((x) => Math.abs(measure(listFor(x)) - Number(target)) < 1e-9);
    if (asked === "value" && fits.length > 1)
      throw new Error(`${capital(inWords(fits.length))} values fit.`);
    const answer = asked === "greatest" ? Math.max(...fits) : Math.min(...fits);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

interface Solved {
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
}

/** Without floating-point noise. */
function round(n: number): number {
  return Number(n.toFixed(6));
}

function byMean({ start, counts, at }: Table, key: number, mean: Fraction): Solved {
  const m = mean.value;
  const rows = counts
    .map((n, k) => ({ n, value: start + k, isX: k === at }))
    .filter(({ isX }) => !isX);
  const [people, things] = [
    sum(rows.map(({ n }) => n)),
    sum(rows.map(({ n, value }) => n * value)),
  ];
  const value = start + at;
  const off = Math.abs(people * m - things);
  return {
    idea: `Both totals hold $x$: the sum of the values is ${m} times the number of values.`,
    steps: [
      `The counts add up to $${people} + x$, the values to $${rows.map(({ n, value: v }) => `${n} \\cdot ${v}`).join(" + ")} + ${value === 1 ? "" : value === 0 ? "0" : value}${value === 0 ? "" : "x"} = ${things}${value === 0 ? "" : ` + ${value === 1 ? "" : value}x`}$.`,
      `$${things}${value === 0 ? "" : ` + ${value === 1 ? "" : value}x`} = ${m}(${people} + x)$, so $${round(Math.abs(value - m))}x = ${round(off)}$ and $x = ${key}$.`,
    ],
    check: `With $x = ${key}$ there are ${people + key} in all, and $${round(m)} \\times ${people + key} = ${round(m * (people + key))}$ is the sum of the values.`,
    slips: [
      [
        round(off),
        "stops before dividing",
        `${round(off)} is how far the known values are from the mean in all; each of the $x$ makes up ${round(Math.abs(value - m))} of it.`,
      ],
      [people + key, "counts all", "That is the number of all, the known ones included."],
      [
        off / Math.max(1, value),
        "leaves x out of the number",
        `The $x$ unknown ones belong to the number of values, not only to their sum.`,
      ],
      [
        off / m,
        "divides by the mean",
        "Each of the unknown ones is as far from the mean as its own value is, not as far as zero is.",
      ],
      [
        key * value,
        "gives the sum",
        "That is what the unknown ones add to the sum, not how many they are.",
      ],
      [
        Math.round(people / (counts.length - 1)),
        "takes the average count",
        "That is the mean of the other counts, which says nothing about this one.",
      ],
      [2 * key, "counts twice", `Then the mean would not be ${m}; put it in and see.`],
      [people, "takes all the others", "That is the number of the others."],
    ],
  };
}

function byMedian({ start, counts, at }: Table, key: number, asked: Asked, target: number): Solved {
  const cut = target - start;
  const isHalf = !Number.isInteger(target);
  const below = sum(counts.filter((_, k) => k < cut && k !== at));
  const above = sum(counts.filter((_, k) => k > cut && k !== at));
  const middle = isHalf ? 0 : counts[cut]!;
  const isLow = at < cut;
  const [side, other] = isLow ? [below, above] : [above, below];
  const [here, there] = isLow ? ["below", "above"] : ["above", "below"];
  const all = below + middle + above;
  const sides = isHalf ? `above and below ${target}` : `above ${target} and below it`;
  const idea = isHalf
    ? `A median of ${target} lies between two values, so exactly half of the list is below it and half above.`
    : `The middle of the list is a ${target} as long as neither the values below it nor those above it make up half of the list.`;
  const equal = other + middle - side;
  const steps = isHalf
    ? [
        `${other} of the counts known belong to values ${there} ${target}.`,
        `So there must be ${other} values ${here} it as well: $${side === 0 ? "" : `${side} + `}x = ${other}$, and $x = ${key}$.`,
      ]
    : asked === "greatest"
      ? [
          `There are ${side === 0 ? "$x$" : `$${side} + x$`} values ${here} ${target}, and ${other + middle} that are ${target} or ${there} it.`,
          `The values ${here} ${target} must be fewer than the rest: $${side === 0 ? "" : `${side} + `}x \\lt ${other + middle}$${side === 0 ? "" : `, so $x \\lt ${equal}$`}, and the greatest $x$ is ${key}.`,
        ]
      : [
          `There are ${other} values ${there} ${target}, and ${side === 0 ? `$${middle} + x$` : `$${side + middle} + x$`} that are ${target} or ${here} it.`,
          `The values ${there} ${target} must be fewer than the rest: $${other} \\lt ${side + middle} + x$, so $x \\gt ${other - side - middle}$, and the least $x$ is ${key}.`,
        ];
  return {
    idea,
    steps,
    check: isHalf
      ? `With $x = ${key}$ there are ${other} values on each side of ${target}.`
      : `With $x = ${key}$ there are ${all + key} values: ${isLow ? below + key : below} below ${target}, ${middle} equal to it, and ${isLow ? above : above + key} above.`,
    slips: [
      [
        asked === "greatest" ? equal : asked === "least" ? other - side - middle : other,
        asked === "exact" ? "takes the whole other side" : "lets the halves be equal",
        asked === "exact"
          ? `${other} is the number of values ${there} ${target}; the ${side} others ${here} it have to be taken off.`
          : `Then half of the list lies on one side of the ${target}s, and the median falls between two different values.`,
      ],
      [
        Math.abs(other - side),
        isHalf ? "balances all" : "balances the two sides",
        `This makes the numbers ${sides} equal, but the ${middle} in the middle give room.`,
      ],
      [
        asked === "greatest" ? other + middle - 1 : other,
        "forgets the known ones on that side",
        `The ${side} known values ${here} ${target} count as well.`,
      ],
      [all, "takes all the known values", `${all} is the number of all values known.`],
      [
        middle,
        "matches the middle count",
        `${middle} is the count of ${target}s; it need not be equaled.`,
      ],
      [side, "matches its own side", `${side} is the number of known values ${here} ${target}.`],
      [
        asked === "greatest" ? other : other + middle,
        asked === "greatest" ? `keeps below the other side` : "fills up the middle too",
        `Compare the values ${here} ${target} with all the rest, the ${target}s included, on the right side.`,
      ],
      [
        Math.max(...counts.filter((_, k) => k !== at)) + 1,
        "makes it the commonest value",
        "The most frequent value is the mode; the median asks for the middle of the list.",
      ],
      [
        Math.round(all / 2),
        "takes half of the known",
        `Half of the ${all} known values is not yet the middle, since the $x$ values join the list.`,
      ],
      [all + key, "counts all", "That is the number of all, the known ones included."],
      [other + side, "adds both sides", `The two sides are to be compared, not added.`],
    ],
  };
}
