import {
  numberChoice,
  numbersIn,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  slipsOf,
  sum,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** What is left for x when the inequalities are solved. */
interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly lowIn: boolean;
  readonly highIn: boolean;
}

interface Asked extends Bounds {
  readonly name: string;
  readonly difficulty: number;
  /** What x must satisfy, as a clause about an integer. */
  readonly clause: string;
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

const integersOf = ({ low, high, lowIn, highIn }: Bounds): number[] =>
  range(lowIn ? low : low + 1, highIn ? high : high - 1);

const line = (a: number, b: number): string => `${texFirst(a, "x")} ${texTerm(b, "")}`.trim();
const less = (isIn: boolean): string => (isIn ? "\\le" : "\\lt");
const more = (isIn: boolean): string => (isIn ? "\\ge" : "\\gt");
const told = ({ low, high, lowIn, highIn }: Bounds): string =>
  `$${low} ${less(lowIn)} x ${less(highIn)} ${high}$`;

function drawBounds(rng: Rng): Bounds {
  const low = rng.int(-9, 2);
  return {
    low,
    high: low + rng.int(6, 15),
    lowIn: rng.chance(0.5),
    highIn: rng.chance(0.5),
  };
}

/** Three parts, x in each of them: two inequalities that are solved one by one. */
function threeParts(rng: Rng): Asked | null {
  const bounds = drawBounds(rng);
  const { low, high, lowIn, highIn } = bounds;
  const [m, g, h, d] = [rng.int(1, 3), rng.int(1, 3), rng.int(1, 3), rng.int(-9, 9)];
  const [first, middle, last] = [line(m + g, d - g * high), line(m, d), line(m + h, d - h * low)];
  if (d === 0 || d === g * high || d === h * low) return null;
  return {
    ...bounds,
    name: "three parts",
    difficulty: 5,
    clause: `$${first} ${less(highIn)} ${middle} ${less(lowIn)} ${last}$`,
    idea: "An inequality in three parts is two inequalities, and both must hold.",
    steps: [
      `The first two parts: $${texFirst(g, "x")} ${less(highIn)} ${g * high}$, so $x ${less(highIn)} ${high}$.`,
      `The last two parts: $${-h * -low} ${less(lowIn)} ${texFirst(h, "x")}$, so $x ${more(lowIn)} ${low}$.`,
      `Together: ${told(bounds)}.`,
    ],
    check: "Subtracting from all three parts doesn't help here, because $x$ is in each of them.",
  };
}

/** The coefficient of x is negative, so both signs turn around. */
function turned(rng: Rng): Asked {
  const bounds = drawBounds(rng);
  const { low, high, lowIn, highIn } = bounds;
  const [a, b] = [rng.int(2, 5), rng.int(1, 15)];
  return {
    ...bounds,
    name: "negative coefficient",
    difficulty: 5,
    clause: `$${b - a * high} ${less(highIn)} ${b} - ${a}x ${less(lowIn)} ${b - a * low}$`,
    idea: "Dividing by a negative number turns both inequality signs around.",
    steps: [
      `Subtract ${b} from all parts: $${-a * high} ${less(highIn)} -${a}x ${less(lowIn)} ${-a * low}$.`,
      `Divide by $-${a}$ and turn the signs around: $${high} ${more(highIn)} x ${more(lowIn)} ${low}$.`,
    ],
    check: `Which end is included turns around as well: check $x = ${high}$ and $x = ${low}$ in the inequality.`,
  };
}

/** Two inequalities, one of which turns around. */
function bothHold(rng: Rng): Asked | null {
  const bounds = drawBounds(rng);
  const { low, high, lowIn, highIn } = bounds;
  const [a, b, c, d] = [rng.int(2, 5), rng.int(-9, 9), rng.int(2, 4), rng.int(1, 15)];
  if (b === 0) return null;
  const one = `${line(a, b)} ${more(lowIn)} ${a * low + b}`;
  const two = `${d} - ${c}x ${more(highIn)} ${d - c * high}`;
  const [left, right] = rng.shuffle([one, two]);
  return {
    ...bounds,
    name: "both",
    difficulty: 5,
    clause: `both $${left!}$ and $${right!}$`,
    idea: "Solve both inequalities, and turn the sign around when you divide by a negative number.",
    steps: [
      `$${one}$ means $x ${more(lowIn)} ${low}$.`,
      `$${two}$ means $x ${less(highIn)} ${high}$, because the sign turns around.`,
      `Both hold for ${told(bounds)}.`,
    ],
    check: `Test the ends, $x = ${low}$ and $x = ${high}$, in both inequalities.`,
  };
}

/** The mean of three numbers lies between two bounds. */
function mean(rng: Rng): Asked | null {
  const [p, q, a, b] = [rng.int(8, 20), rng.int(2, 5), rng.int(5, 30), rng.int(5, 30)];
  const [low, high] = [3 * p - a - b, 3 * (p + q) - a - b];
  if (a === b || high < 3 || low > 20) return null;
  const bounds = { low, high, lowIn: false, highIn: false };
  return {
    ...bounds,
    name: "mean",
    difficulty: 4,
    clause: `the average (arithmetic mean) of ${a}, ${b}, and $x$ is greater than ${p} and less than ${p + q}`,
    idea: "Turn the bounds of the average into bounds of the sum.",
    steps: [
      `The sum is between $3 \\cdot ${p} = ${3 * p}$ and $3 \\cdot ${p + q} = ${3 * (p + q)}$: $${3 * p} \\lt ${a + b} + x \\lt ${3 * (p + q)}$.`,
      `Subtract ${a + b}: ${told(bounds)}.`,
    ],
    check: `The bounds themselves are excluded.`,
  };
}

const end = (n: number, isIn: boolean): string =>
  `$x = ${n}$ ${isIn ? "satisfies" : "does not satisfy"} the condition.`;

/** Counts or adds up the integers; the slips do the same with wrong ends. */
function optionsOf(bounds: Bounds, isSum: boolean) {
  const { low, high, lowIn, highIn } = bounds;
  const integers = integersOf(bounds);
  const of = (list: readonly number[]): number => (isSum ? sum(list) : list.length);
  const wrongEnds = (lower: boolean, upper: boolean): number =>
    of(integersOf({ ...bounds, lowIn: lower, highIn: upper }));
  const what = `the integers from $${integers[0]!}$ to ${integers.at(-1)!}`;
  return {
    key: numberChoice(of(integers), `The condition holds for ${what}.`),
    slips: slipsOf(
      `
      ${wrongEnds(!lowIn, !highIn)} | exchanges included and excluded ends | ${end(low, lowIn)} ${end(high, highIn)}
      ${wrongEnds(lowIn, !highIn)} | mistakes the upper end | ${end(high, highIn)}
      ${wrongEnds(!lowIn, highIn)} | mistakes the lower end | ${end(low, lowIn)}
      ${of(integers.filter((x) => x > 0))} | takes positive integers only | Negative integers and 0 are integers as well.
      ${isSum ? sum(integers.map(Math.abs)) : of(range(0, high))} | ${isSum ? "drops the signs" : "begins at 0"} | ${isSum ? "Negative integers make the sum smaller." : `The integers begin at $${integers[0]!}$.`}
      ${isSum ? integers.length : of(range(1, high - low - 3))} | ${isSum ? "counts instead of adding" : "leaves out both ends and 0"} | ${isSum ? "That is how many integers there are." : `The integers run from $${integers[0]!}$ to ${integers.at(-1)!}, and 0 is one of them.`}
      ${isSum ? low + high : high - low + 2} | ${isSum ? "adds the bounds only" : "adds 1 for each end"} | ${isSum ? "All integers in the range are added." : `Only ${what} count.`}
      ${isSum ? of(range(-low, high)) : Math.abs(high + low)} | ${isSum ? "drops the sign of the lower bound" : "adds the bounds"} | The lower bound is $${low}$, and the upper bound is ${high}.
      ${isSum ? of(range(1, high)) + of(range(0, -low)) : 2 * high + 1} | ${isSum ? "drops the signs at the ends" : "makes the range symmetric"} | The lower bound is $${low}$, and the upper bound is ${high}.`,
      (value) => isSum || value > 0,
    ),
  };
}

/** "both … and … are true", "… is true" */
function holdsText(clause: string): string {
  return clause.startsWith("both ") ? `${clause} are true` : `${clause} is true`;
}

function stemOf({ name, clause }: Asked, isSum: boolean, rng: Rng): string {
  if (name === "mean")
    return rng.pick([
      `If $x$ is an integer and ${clause}, how many different values could $x$ have?`,
      `For how many integers $x$ is it true that ${clause}?`,
    ]);
  return isSum
    ? rng.pick([
        `What is the sum of all integers $x$ that satisfy ${clause}?`,
        `What is the sum of the integers $x$ for which ${holdsText(clause)}?`,
      ])
    : rng.pick([
        `How many integers $x$ satisfy ${clause}?`,
        `For how many integers $x$ is it true that ${clause.replace(/^both /, "")}?`,
      ]);
}

export const template: ProblemTemplate = {
  id: "integers-under-both-inequalities",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern: "Two inequalities at once leave a range with a few integers.",

  make(rng) {
    const asked = rng.pick([threeParts, turned, bothHold, bothHold, mean])(rng);
    if (!asked || asked.high <= 0) return null;
    const isSum = asked.name !== "mean" && rng.chance(0.4);
    const { key, slips } = optionsOf(asked, isSum);
    if (isSum && Math.abs(key.value!) < 3) return null;
    const { steps, idea, check } = asked;
    const integers = integersOf(asked);
    const total = isSum
      ? `Numbers with opposite signs cancel, and the sum is ${key.value!}.`
      : `That is ${integers.length} integers, from $${integers[0]!}$ to ${integers.at(-1)!}.`;
    return {
      variant: `${asked.name}/${isSum ? "sum" : "count"}`,
      context: "pure",
      // The condition sets the level; adding up is one more step.
      difficulty: asked.difficulty + (isSum ? 1 : 0),
      stem: stemOf(asked, isSum, rng),
      key: { ...key, text: `$${key.value!}$` },
      slips: slips.map((slip) => ({ ...slip, text: `$${slip.value!}$` })),
      solution: {
        idea,
        steps: [...steps, total],
        check,
        takeaway:
          "Solve each inequality by itself, draw both on a number line, and then read what is asked.",
      },
    };
  },

  /** A number of integers is positive; a sum can have any sign. */
  possible: ({ stem, options }) =>
    options.map((option) => stem.includes("sum of") || valueOf(option).value > 0),

  /** Tries all integers from -300 to 300. */
  check({ stem, options }) {
    const found = range(-300, 300).filter((x) => fits(stem, x));
    const answer = stem.includes("sum of") ? sum(found) : found.length;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function fits(stem: string, x: number): boolean {
  if (stem.includes("average")) {
    const [a, b, low, high] = numbersIn(plain(stem).slice(plain(stem).indexOf("average")));
    return a! + b! + x > 3 * low! && a! + b! + x < 3 * high!;
  }
  const relations = Array.from(
    stem.matchAll(/\$([^$]*\\[lg][te] [^$]*)\$/g),
    ([, text = ""]) => text,
  );
  return relations.length > 0 && relations.every((text) => relationOf(text)({ x }));
}
