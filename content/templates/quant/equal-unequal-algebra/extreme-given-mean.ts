import {
  inWords,
  listed,
  numberSlip,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly context: "pure" | "real";
  /** "The average mass of 5 parcels is 14 kilograms, each a whole number …" */
  readonly opening: (n: number, mean: number) => string;
  readonly each: string;
  readonly greatest: string;
  readonly least: string;
  readonly middle: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "integers",
    context: "pure",
    opening: (n, mean) =>
      `The average (arithmetic mean) of ${inWords(n)} different positive integers is ${mean}.`,
    each: "integer",
    greatest: "the greatest of the integers",
    least: "the least of the integers",
    middle: "the median of the integers",
  },
  {
    name: "parcels",
    context: "real",
    opening: (n, mean) =>
      `The masses of ${inWords(n)} parcels, in kilograms, are different positive integers with an average (arithmetic mean) of ${mean}.`,
    each: "parcel",
    greatest: "the mass of the heaviest parcel",
    least: "the mass of the lightest parcel",
    middle: "the median of the masses",
  },
  {
    name: "classes",
    context: "real",
    opening: (n, mean) =>
      `In a village school with ${inWords(n)} classes, no two classes have the same number of students, and none is empty. On average (arithmetic mean) a class has ${mean} students.`,
    each: "class",
    greatest: "the number of students in the largest class",
    least: "the number of students in the smallest class",
    middle: "the median number of students in a class",
  },
  {
    name: "fishing",
    context: "real",
    opening: (n, mean) =>
      `On one day, ${inWords(n)} boats came back to a harbor with ${mean} crates of fish on average (arithmetic mean). Every boat brought at least one full crate, and no two brought equally many.`,
    each: "boat",
    greatest: "the number of crates on the boat with the most",
    least: "the number of crates on the boat with the fewest",
    middle: "the median number of crates on a boat",
  },
  {
    name: "readers",
    context: "real",
    opening: (n, mean) =>
      `The ${inWords(n)} members of a reading club each read a different number of books last year, at least one each, and ${mean} on average (arithmetic mean).`,
    each: "member",
    greatest: "the number of books read by the member who read most",
    least: "the number of books read by the member who read least",
    middle: "the median number of books read by a member",
  },
];

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly tail: string;
  readonly key: number;
  readonly values: readonly number[];
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
}

interface Numbers {
  readonly n: number;
  readonly mean: number;
  readonly total: number;
}

const plus = (values: readonly number[]): string => values.join(" + ");

/** With a given median, how large can the maximum be? */
function greatestByMedian(rng: Rng, { n, mean, total }: Numbers, s: Setting): Question {
  const h = (n - 1) / 2;
  const median = mean + rng.int(-3, 4);
  const low = range(1, h);
  const high = range(median + 1, median + h - 1);
  const key = total - sum(low) - median - sum(high);
  return {
    kind: "greatest by median",
    difficulty: 7 + (n > 5 ? 1 : 0),
    tail: `If ${s.middle} is ${median}, what is the greatest possible value of ${s.greatest}?`,
    key,
    values: [...low, median, ...high, key],
    slips: [
      numberSlip(
        total - h - median - sum(high),
        "lets the small ones be equal",
        `No two are equal, so the ${inWords(h)} below the median are at least ${listed(low.map(String))}, not all 1.`,
      ),
      numberSlip(
        total - sum(low) - median * h,
        "lets others equal the median",
        `No two are equal, so those above the median are at least ${median + 1}${h > 2 ? ", and so on" : ""}.`,
      ),
      numberSlip(
        total - h - median * h,
        "lets values be equal",
        `That needs several equal values, but all are different.`,
      ),
      numberSlip(
        total - sum(range(1, n - 1)),
        "forgets the median",
        `With the least values ${listed(range(1, n - 1).map(String))} the median would not be ${median}.`,
      ),
      numberSlip(
        total - sum(low) - median,
        "forgets those between",
        `Between the median and the greatest there ${h === 2 ? "is one more value" : `are ${inWords(h - 1)} more values`}.`,
      ),
      numberSlip(
        total - sum(low.map((k) => k - 1)) - median - sum(high),
        "begins at zero",
        `All are positive, so the least is 1, not 0.`,
      ),
      numberSlip(
        median + h,
        "takes the nearest values",
        `That is the least that the greatest can be.`,
      ),
      numberSlip(
        total - sum(range(median - h, median - 1)) - median - sum(high),
        "takes the small ones near the median",
        `To make the greatest great, the small ones must be as small as they can.`,
      ),
    ],
    idea: "The total is fixed, so the greatest is greatest when all the others are as small as the conditions allow.",
    steps: [
      `The total is $${n} \\cdot ${mean} = ${total}$.`,
      `Below the median ${median} the least possible values are ${listed(low.map(String))}; above it, except for the greatest, ${listed(high.map(String))}.`,
      `The greatest is then $${total} - (${plus([...low, median, ...high])}) = ${key}$.`,
    ],
  };
}

/** With a given maximum, how small can the minimum be? */
function leastByGreatest(rng: Rng, { n, mean, total }: Numbers, s: Setting): Question {
  const greatest = mean + rng.int(Math.ceil(n / 2), n + 1);
  const others = range(greatest - n + 2, greatest - 1);
  const key = total - greatest - sum(others);
  return {
    kind: "least by greatest",
    difficulty: 6 + (n > 5 ? 1 : 0),
    tail: `If ${s.greatest} is ${greatest}, what is the least possible value of ${s.least}?`,
    key,
    values: [key, ...others, greatest],
    slips: [
      numberSlip(
        total - (n - 1) * greatest,
        "lets values be equal",
        `Only one can be ${greatest}; the next are at most ${greatest - 1}, ${greatest - 2}, and so on.`,
      ),
      numberSlip(
        1,
        "takes the least number there is",
        `With 1 as the least, the others could not bring the total up to ${total}.`,
      ),
      numberSlip(
        greatest - n + 1,
        "goes down by ones all the way",
        `Values from ${greatest} down by ones would not add up to ${total}.`,
      ),
      numberSlip(
        2 * mean - greatest,
        "mirrors the greatest",
        `The greatest lies ${greatest - mean} above the mean, but the others need not lie evenly around it.`,
      ),
      numberSlip(
        total - sum(range(greatest - n + 3, greatest)),
        "leaves one out",
        `There are ${inWords(n)} values; one of those near ${greatest} has not been taken away.`,
      ),
      numberSlip(
        mean - n + 1,
        "starts from the mean",
        `The others are to be as great as possible, near ${greatest}, not near ${mean}.`,
      ),
      numberSlip(
        total - greatest - (n - 2) * (greatest - 1),
        "lets all but one be equal",
        `Those after ${greatest} must differ from each other too.`,
      ),
      numberSlip(
        mean - (n - 1) / 2,
        "takes consecutive values",
        `Consecutive values around ${mean} would end at ${mean + (n - 1) / 2}, not at ${greatest}.`,
      ),
      numberSlip(
        mean - 1,
        "stays next to the mean",
        `The least can lie further from the mean when the others are great.`,
      ),
    ],
    idea: "The total is fixed, so the least is least when all the others are as great as the conditions allow.",
    steps: [
      `The total is $${n} \\cdot ${mean} = ${total}$.`,
      `The greatest is ${greatest}, so the others are at most ${listed(others.toReversed().map(String))}.`,
      `The least is then $${total} - (${plus([greatest, ...others.toReversed()])}) = ${key}$.`,
    ],
  };
}

/** How large can the median be? */
function greatestMedian(_: Rng, { n, mean, total }: Numbers, s: Setting): Question {
  const h = (n - 1) / 2;
  const low = range(1, h);
  const rest = total - sum(low);
  const key = Math.floor((rest - sum(range(0, h))) / (h + 1));
  const high = range(key, key + h);
  const spare = rest - sum(high);
  const values = [...low, ...high.slice(0, -1), high.at(-1)! + spare];
  return {
    kind: "greatest median",
    difficulty: 8 + (n > 5 ? 1 : 0),
    tail: `What is the greatest possible value of ${s.middle}?`,
    key,
    values,
    slips: [
      numberSlip(
        mean,
        "takes the mean",
        `The median can lie well above the mean when the values below it are small.`,
      ),
      numberSlip(
        Math.floor((total - h) / (h + 1)),
        "lets values be equal",
        `All are different: the ones below are at least ${listed(low.map(String))}, and those above exceed the median by at least 1${h > 1 ? ", 2, and so on" : ""}.`,
      ),
      numberSlip(
        Math.floor(rest / (h + 1)),
        "lets the upper ones be equal",
        `The ${inWords(h)} above the median must be greater than it, and different.`,
      ),
      numberSlip(
        Math.ceil((rest - sum(range(0, h))) / (h + 1)),
        "rounds up",
        `With that median the total would be more than ${total}.`,
      ),
      numberSlip(
        mean + h,
        "takes consecutive values above the mean",
        `The lower values need not be near the mean.`,
      ),
      numberSlip(
        Math.floor(total / (h + 1)),
        "lets the lower ones be nothing",
        `All are positive and different, so the lower ones are at least ${listed(low.map(String))}.`,
      ),
      numberSlip(
        rest - sum(range(1, h)),
        "leaves the upper ones out",
        `The values above the median are greater than it and count too.`,
      ),
      numberSlip(
        mean + 1,
        "stays next to the mean",
        `The median can lie further from the mean when the lower values are small.`,
      ),
      numberSlip(
        Math.floor((total - sum(range(0, n - 1))) / n) + h,
        "takes consecutive values",
        `That is the median of consecutive values; the lower ones can be smaller.`,
      ),
    ],
    idea: "Make the values below the median as small as they can be, and those above it exceed it by as little as possible.",
    steps: [
      `The total is $${n} \\cdot ${mean} = ${total}$. The ${inWords(h)} least values are at least ${listed(low.map(String))}, which leaves ${rest} for the other ${inWords(h + 1)}.`,
      `With the median $m$, these are at least $m, ${range(1, h)
        .map((k) => `m + ${k}`)
        .join(", ")}$: $${h + 1}m + ${sum(range(1, h))} \\le ${rest}$.`,
      `So $m \\le ${(rest - sum(range(1, h))) / (h + 1) === key ? key : `\\frac{${rest - sum(range(1, h))}}{${h + 1}}`}$, and the greatest integer is ${key}.`,
    ],
  };
}

/** How small can the maximum be if one value is known to be small? */
function leastGreatest(rng: Rng, { n, mean, total }: Numbers, s: Setting): Question {
  const least = rng.int(2, Math.max(2, mean - 4));
  const rest = total - least;
  const key = Math.ceil((rest + sum(range(1, n - 2))) / (n - 1));
  const top = range(key - n + 2, key);
  // The surplus is taken from the lower ones, which keeps them different.
  const surplus = sum(top) - rest;
  const values = [least, ...top.map((v, i) => (i < surplus ? v - 1 : v))];
  return {
    kind: "least greatest",
    difficulty: 7 + (n > 5 ? 1 : 0),
    tail: `If ${s.least} is ${least}, what is the least possible value of ${s.greatest}?`,
    key,
    values,
    slips: [
      numberSlip(
        Math.ceil(rest / (n - 1)),
        "lets values be equal",
        `The other ${inWords(n - 1)} cannot all be ${Math.ceil(rest / (n - 1))}: no two are equal.`,
      ),
      numberSlip(
        key - 1,
        "rounds down",
        `The ${inWords(n - 1)} greatest values up to ${key - 1} would add up to ${sum(range(key - n + 1, key - 1))}, less than ${rest}.`,
      ),
      numberSlip(
        mean + (n - 1) / 2,
        "takes consecutive values around the mean",
        `Since the least is ${least}, the others must make up for it.`,
      ),
      numberSlip(
        total - sum(range(least, least + n - 2)),
        "makes the greatest as great as possible",
        `That is the greatest possible value: here the others should be as near to it as they can.`,
      ),
      numberSlip(
        2 * mean - least,
        "mirrors the least",
        `The least lies ${mean - least} below the mean, but that can be made up by several others.`,
      ),
      numberSlip(
        mean + 1,
        "stays next to the mean",
        `With different values, not all can lie so near to the mean.`,
      ),
      numberSlip(
        Math.ceil(rest / (n - 1)) + n - 2,
        "goes up by ones from the mean of the others",
        `Of the other ${inWords(n - 1)}, about half can lie below their mean.`,
      ),
      numberSlip(
        Math.ceil(total / n) + n - 1,
        "goes up by ones from the mean",
        `The values can lie on both sides of the mean.`,
      ),
    ],
    idea: "The greatest is least when the others lie as near below it as they can: consecutive, or nearly so.",
    steps: [
      `The total is $${n} \\cdot ${mean} = ${total}$, and without the least ${rest} are left for ${inWords(n - 1)} values.`,
      `If the greatest is $g$, these add up to at most $${range(0, n - 2)
        .map((k) => (k === 0 ? "g" : `(g - ${k})`))
        .join(" + ")} = ${n - 1}g - ${sum(range(1, n - 2))}$.`,
      `$${n - 1}g - ${sum(range(1, n - 2))} \\ge ${rest}$ gives $g \\ge ${(rest + sum(range(1, n - 2))) % (n - 1) === 0 ? key : `\\frac{${rest + sum(range(1, n - 2))}}{${n - 1}}`}$, so the least integer is ${key}.`,
    ],
  };
}

const QUESTIONS = [greatestByMedian, leastByGreatest, greatestMedian, leastGreatest];

export const template: ProblemTemplate = {
  id: "extreme-given-mean",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "The total is fixed by the mean: one value is extreme when the others are pushed to the other side.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const n = rng.pick([5, 5, 7]);
    const mean = n === 5 ? rng.int(9, 18) : rng.int(8, 11);
    const numbers = { n, mean, total: n * mean };
    const { kind, difficulty, tail, key, values, slips, idea, steps } = rng.pick(QUESTIONS)(
      rng,
      numbers,
      setting,
    );
    const isFair = values.every((v, k) => v > (values[k - 1] ?? 0)) && sum(values) === n * mean;
    if (!isFair) return null;
    return {
      variant: `${kind}/${setting.name}`,
      context: setting.context,
      // All but one value follow at once 6; a median in between, or a last value to round, 7; the
      // median itself 8.
      difficulty,
      stem: `${setting.opening(n, mean)} ${tail}`,
      key: {
        text: String(key),
        value: key,
        why: `The values ${listed(values.map(String))} show that it is possible.`,
      },
      slips: slips.filter(({ value }) => Number.isInteger(value) && value! > 0),
      solution: {
        idea,
        steps: [...steps],
        check: `$${plus(values)} = ${n * mean}$, and no two values are equal.`,
      },
    };
  },

  /** Tries all sets of different positive integers with that total. */
  check({ stem, options }) {
    const text = plain(stem);
    const n = /\bseven\b/.test(text) ? 7 : 5;
    const [mean = 0, given] = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
    const { fits, wanted, isGreatest } = questionIn(text, n, given);
    const best = { value: isGreatest ? -Infinity : Infinity };
    const visit = (chosen: number[], left: number): void => {
      const open = n - chosen.length;
      const from = (chosen.at(-1) ?? 0) + 1;
      if (open === 1) {
        const all = [...chosen, left];
        if (left < from || !fits(all)) return;
        best.value = isGreatest
          ? Math.max(best.value, wanted(all))
          : Math.min(best.value, wanted(all));
        return;
      }
      for (let v = from; v * open + (open * (open - 1)) / 2 <= left; v++)
        visit([...chosen, v], left - v);
    };
    visit([], n * mean);
    return options.flatMap((option, k) => (valueOf(option).value === best.value ? [k] : []));
  },
};

function questionIn(text: string, n: number, given: number | undefined) {
  const place = (words: string): number => {
    if (/median/.test(words)) return (n - 1) / 2;
    if (/greatest of|heaviest|largest|the most|read most/.test(words)) return n - 1;
    if (/least of|lightest|smallest|fewest|read least/.test(words)) return 0;
    throw new Error(`No value is named: ${words}`);
  };
  const [, condition, direction = "", asked = ""] =
    /(?:If (.*?) is \d+, what|What) is the (greatest|least) possible value of (.*)\?$/.exec(text) ??
    [];
  const at = condition === undefined ? -1 : place(condition);
  const wantedAt = place(asked);
  return {
    fits: (values: readonly number[]): boolean => at < 0 || values[at] === given,
    wanted: (values: readonly number[]): number => values[wantedAt]!,
    isGreatest: direction === "greatest",
  };
}
