import {
  type Choice,
  inWords,
  numbersIn,
  ordinal,
  range,
  read,
  type Rng,
  type Solution,
  sum,
  type TwoPartDraft,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** The story: `n` terms with this total, and at least `least` in the first. */
  readonly tell: (n: number, total: number, least: number) => string;
  readonly term: (k: number) => string;
  readonly heading: (k: number) => string;
  readonly things: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "seats",
    tell: (n, total, least) =>
      `An open-air theater has ${inWords(n)} rows with ${total} seats in all. The first row has at least ${least} seats, and each later row has the same whole number of seats more than the row before it.`,
    term: (k) => `the ${ordinal(k)} row`,
    heading: (k) => `Row ${k}`,
    things: "seats",
  },
  {
    name: "training",
    tell: (n, total, least) =>
      `In ${inWords(n)} weeks of training a runner covers ${total} kilometers in all. She runs at least ${least} kilometers in the first week, and in each later week the same whole number of kilometers more than in the week before.`,
    term: (k) => `the ${ordinal(k)} week`,
    heading: (k) => `Week ${k}`,
    things: "kilometers",
  },
  {
    name: "beads",
    tell: (n, total, least) =>
      `A necklace has ${inWords(n)} strands with ${total} beads in all. The first and shortest strand has at least ${least} beads, and each later strand has the same whole number of beads more than the one before it.`,
    term: (k) => `the ${ordinal(k)} strand`,
    heading: (k) => `Strand ${k}`,
    things: "beads",
  },
  {
    name: "bakery",
    tell: (n, total, least) =>
      `In its first ${inWords(n)} days a bakery sold ${total} loaves in all: at least ${least} loaves on the first day, and on each later day the same whole number of loaves more than on the day before.`,
    term: (k) => `the ${ordinal(k)} day`,
    heading: (k) => `Day ${k}`,
    things: "loaves",
  },
  {
    name: "terraces",
    tell: (n, total, least) =>
      `A hillside has ${inWords(n)} terraces with ${total} vines in all. The first terrace has at least ${least} vines, and each later terrace has the same whole number of vines more than the one above it.`,
    term: (k) => `the ${ordinal(k)} terrace`,
    heading: (k) => `Terrace ${k}`,
    things: "vines",
  },
];

interface Course {
  readonly n: number;
  readonly middle: number;
  readonly step: number;
  readonly least: number;
  readonly places: readonly [number, number];
}

function drawCourse(rng: Rng): Course {
  const n = rng.pick([5, 7, 9]);
  const mid = (n + 1) / 2;
  const step = rng.int(2, 7);
  const first = rng.int(6, 30);
  const isMirrored = rng.chance(0.5);
  const one = rng.int(1, mid - 1);
  const other = isMirrored
    ? n + 1 - one
    : rng.pick(range(mid + 1, n).filter((k) => k !== n + 1 - one));
  return {
    n,
    middle: first + (mid - 1) * step,
    step,
    least: Math.max(4, first - rng.int(0, step - 1)),
    places: [one, other],
  };
}

/** Why two terms can't be in their places, or null if they can. */
function refusal(
  { n, middle, least, places: [i, j] }: Course,
  a: number,
  b: number,
): string | null {
  const mid = (n + 1) / 2;
  const step = (b - a) / (j - i);
  if (b <= a) return "the later must be the larger";
  if (!Number.isInteger(step))
    return `${j - i} equal whole steps cannot lead from the one to the other`;
  if (a + (mid - i) * step !== middle)
    return `steps of ${step} would bring the ${ordinal(mid)} to ${a + (mid - i) * step}, not ${middle}`;
  const first = a - (i - 1) * step;
  return first < least
    ? `steps of ${step} would bring the first to ${first}, which is less than ${least}`
    : null;
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const course = drawCourse(rng);
  const { n, middle, step, places } = course;
  const [i, j] = places;
  const mid = (n + 1) / 2;
  const at = (k: number, by = step): number => middle + (k - mid) * by;
  const isMirrored = i + j === n + 1;
  const [a, b] = [at(i), at(j)];
  // Steps that are too large break the least first term; sums that only fit fractional steps are
  // tempting, too.
  const rivals = [step + 1, step + 2].map((by) => [at(i, by), at(j, by)] as const);
  const near = rng.pick([1, 2, 3]);
  const rival = rng.pick(rivals);
  const pool = [
    a - near,
    a + near,
    b - near,
    b + near,
    b + 2 * near,
    a - step,
    b + step,
    middle,
    at(1),
    at(n),
  ];
  const fits = [...new Set(pool)].filter((v) => v > 0 && ![a, b, ...rival].includes(v));
  if (fits.length < 4) return null;
  const others = rng.chance(0.5) ? [...rival, ...rng.sample(fits, 2)] : rng.sample(fits, 4);
  const values = [a, b, ...others];
  const right = values.flatMap((x) => values.filter((y) => refusal(course, x, y) === null));
  if (right.length !== 1 || Math.min(...others) <= 0) return null;
  return { setting, course, mid, at, isMirrored, a, b, others, values };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  setting,
  course,
  mid,
  at,
  a,
  b,
  others,
  values,
}: Numbers): Pick<TwoPartDraft, "columns" | "rows" | "keys"> {
  const { n, middle, step, places } = course;
  const [i, j] = places;
  const { term, heading } = setting;
  const why = (value: number): string => {
    const partner =
      values.find(
        (other) =>
          other !== value && refusal(course, value, other)?.startsWith("steps") && other > value,
      ) ??
      values.find(
        (other) =>
          other !== value && refusal(course, other, value)?.startsWith("steps") && other < value,
      );
    if (value === middle)
      return `This is the mean, ${n * middle} divided by ${n}, which belongs to ${term(mid)}.`;
    if (partner !== undefined) {
      const [x, y] = [Math.min(value, partner), Math.max(value, partner)];
      return `With ${x} and ${y}, ${refusal(course, x, y)!}.`;
    }
    const missing = b - value;
    return missing > 0 && missing % (j - i) !== 0
      ? `With ${value} and ${b}, ${refusal(course, value, b)!}.`
      : `No row goes with ${value} in whole steps that make ${middle} the number for ${term(mid)}.`;
  };
  return {
    columns: [heading(i), heading(j)],
    rows: [
      {
        text: String(a),
        value: a,
        why: `Steps of ${step} lead from ${a} (${heading(i)}) to ${middle} in the middle and ${b} (${heading(j)}); the first number is ${at(1)}.`,
      },
      {
        text: String(b),
        value: b,
        why: `Steps of ${step} lead from ${a} (${heading(i)}) to ${middle} in the middle and ${b} (${heading(j)}); the first number is ${at(1)}.`,
      },
      ...others.map((value): Choice => ({ text: String(value), value, why: why(value) })),
    ],
    keys: [0, 1],
  };
}

function solutionOf({ setting, course, mid, at, isMirrored, a, b }: Numbers): Solution {
  const { n, middle, step, least, places } = course;
  const [i, j] = places;
  const { term } = setting;

  return {
    idea: "When terms grow evenly, the middle one is their mean; the total alone gives it.",
    steps: [
      `${n * middle} divided by ${n} is ${middle}, the number for ${term(mid)}.`,
      isMirrored
        ? `${term(i).replace("the", "The")} and ${term(j)} lie equally far from the middle, so their numbers add up to 2 × ${middle} = ${2 * middle}, and they differ by ${j - i} equal whole steps.`
        : `${term(i).replace("the", "The")} lies ${mid - i} ${mid - i === 1 ? "step" : "steps"} before the middle and ${term(j)} ${j - mid} ${j - mid === 1 ? "step" : "steps"} after it, so the distances from ${middle} are as ${mid - i} to ${j - mid}.`,
      `Of the rows, ${a} and ${b} fit, with steps of ${step}; the first number is then ${at(1)}, which is at least ${least}.`,
    ],
    check: `All of them: ${range(1, n)
      .map((k) => at(k))
      .join(" + ")} = ${n * middle}.`,
  };
}

export const template: TwoPartTemplate = {
  id: "rows-that-grow-evenly",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Evenly growing terms with a known total: the middle one is their mean, and two others hang on it by whole steps.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, course, isMirrored } = numbers;
    const { n, middle, least, places } = course;
    const [i, j] = places;
    const { things, term } = setting;
    return {
      variant: `${isMirrored ? "mirrored" : "uneven"}-${n}/${setting.name}`,
      context: "real",
      // Places that don't mirror each other must be weighed; many terms hide the middle.
      difficulty: 6 + (isMirrored ? 0 : 2) + (n === 9 ? 1 : 0),
      stem: `${setting.tell(n, n * middle, least)}\n\nSelect a number of ${things} for ${term(i)} and a number of ${things} for ${term(j)} that are jointly consistent with this information. Make only two selections, one in each column.`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries every first term and step, and checks which rows they put in the two places. */
  check({ stem, columns, rows }) {
    const story = stem.split("\n\n")[0]!;
    const [word] = read(story, /\b(five|seven|nine)\b/) as [string];
    const n = { five: 5, seven: 7, nine: 9 }[word]!;
    const total = numbersIn(story)[0]!;
    const least = Number(read(story, /at least (\d+)/)[0]);
    const [i, j] = columns.map((heading) => numbersIn(heading)[0]!) as [number, number];
    const values = rows.map(Number);
    const pairs: [number, number][] = [];
    for (const first of range(least, total))
      for (const step of range(1, 60)) {
        const terms = range(0, n - 1).map((k) => first + k * step);
        const found = [values.indexOf(terms[i - 1]!), values.indexOf(terms[j - 1]!)] as [
          number,
          number,
        ];
        if (sum(terms) === total && !found.includes(-1)) pairs.push(found);
      }
    return { pairs };
  },
};
