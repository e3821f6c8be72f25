import {
  findingsByCases,
  inWords,
  inWordsOf,
  ordinal,
  plain,
  range,
  read,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  type Words,
} from "@theta/items/template";

/** The first term and the constant difference. */
type Case = Readonly<{ a: number; d: number }>;

const termOf = ({ a, d }: Case, k: number): number => a + (k - 1) * d;

/** A known sum of terms, or the difference of two, by the places of the terms. */
interface Fact {
  readonly plus: readonly number[];
  readonly minus?: number;
}

/** How many terms there are, and the place of the middle one. */
interface Size {
  readonly n: number;
  readonly m: number;
}

type Key = "A" | "C" | "D" | "E";
interface Design {
  readonly key: Key;
  readonly facts: (size: Size) => readonly [Fact, Fact];
  readonly hard: readonly [
    tension: "hidden-enough" | "false-enough" | "c-trap" | "near-miss",
    trap: "A" | "B" | "C" | "D" | "E",
    why: string,
  ];
}

const TWO_UNKNOWNS = "Two numbers are unknown, so two facts look necessary.";
const PAIRS = "Both statements give the total for two [[terms]], so they look alike.";
const OPEN = "Neither statement gives a single [[term]], so they look too weak even together.";
const SUMS =
  "Each statement gives the total for only some of the [[terms]], so both look necessary.";
const GAPS = "Two differences look like two facts, but both give only the constant difference.";

const both = (one: number, other: number): Fact => ({ plus: [one, other] });
const gap = (high: number, low: number): Fact => ({ plus: [high], minus: low });

/** Key A stands for B as well in the other order. */
const DESIGNS: readonly Design[] = [
  design("A", ({ m }) => [{ plus: [m] }, { plus: [2] }], "c-trap", "C", TWO_UNKNOWNS),
  design("A", ({ n }) => [both(1, n), gap(2, 1)], "c-trap", "C", TWO_UNKNOWNS),
  design("A", ({ n }) => [both(2, n - 1), both(1, n - 1)], "false-enough", "D", PAIRS),
  design("A", ({ m, n }) => [both(m - 1, m + 1), gap(n, 1)], "c-trap", "C", TWO_UNKNOWNS),
  design("C", ({ n }) => [both(1, n - 1), gap(2, 1)], "hidden-enough", "E", OPEN),
  design("C", ({ n }) => [both(1, 2), both(n - 1, n)], "hidden-enough", "E", OPEN),
  design("C", ({ m, n }) => [both(m, n), gap(n, 1)], "false-enough", "A", PAIRS),
  design("D", ({ m, n }) => [{ plus: [m] }, both(1, n)], "c-trap", "C", TWO_UNKNOWNS),
  design("D", ({ m, n }) => [both(2, n - 1), { plus: [m - 1, m, m + 1] }], "c-trap", "C", SUMS),
  design("E", ({ m, n }) => [gap(n, m), gap(m, 1)], "near-miss", "C", GAPS),
  design("E", ({ m, n }) => [gap(m, 2), gap(n, 1)], "near-miss", "C", GAPS),
];

function design(key: Key, facts: Design["facts"], ...hard: Design["hard"]): Design {
  return { key, facts, hard };
}

interface Setting {
  readonly name: string;
  readonly context: "pure" | "real";
  readonly stems: readonly ((n: number) => string)[];
  readonly words: Words;
  readonly text: (fact: Fact, value: number) => string;
}

const shown = (n: number): string => `a_1, a_2, \\ldots, a_{${n}}`;
const joined = (parts: readonly string[]): string => parts.join(" + ");

const SETTINGS: readonly Setting[] = [
  {
    name: "sequence",
    context: "pure",
    stems: [
      (n) =>
        `In the sequence $${shown(n)}$, each term after the first is $d$ greater than the preceding term, where $d$ is a constant. What is the sum of the ${inWords(n)} terms of the sequence?`,
      (n) =>
        `If each term of the sequence $${shown(n)}$ after the first is equal to the preceding term plus the constant $d$, what is the average (arithmetic mean) of the ${inWords(n)} terms?`,
      (n) =>
        `The sequence $${shown(n)}$ is defined by $a_{k + 1} = a_k + d$, where $d$ is a constant. What is the sum of the ${inWords(n)} terms of the sequence?`,
    ],
    words: { term: "term", terms: "terms" },
    text: ({ plus, minus }, value) =>
      minus === undefined
        ? `$${joined(plus.map((k) => `a_{${k}}`))} = ${value}$`
        : `$a_{${plus[0]}} - a_{${minus}} = ${value}$`,
  },
  {
    name: "theater",
    context: "real",
    stems: [
      (n) =>
        `A theater has ${n} rows of seats, and each row after the first has $d$ more seats than the row in front of it, where $d$ is a constant. What is the total number of seats in the theater?`,
      (n) =>
        `In a theater with ${n} rows, each row after the first has $d$ more seats than the row in front of it. If $d$ is a constant, what is the average (arithmetic mean) number of seats per row?`,
    ],
    words: { term: "row's number of seats", terms: "rows" },
    text: ({ plus, minus }, value) => {
      const rows = plus.map(ordinal);
      if (minus !== undefined)
        return `The ${rows[0]} row has ${value} more seats than the ${ordinal(minus)} row.`;
      if (rows.length === 1) return `The ${rows[0]} row has ${value} seats.`;
      const names =
        rows.length === 2 ? rows.join(" and ") : `${rows[0]}, ${rows[1]}, and ${rows[2]}`;
      return `The ${names} rows have a total of ${value} seats.`;
    },
  },
];

/** All that are plausible, from the drawn case outward. */
function casesAround(at: Case): Case[] {
  return range(1, 90)
    .flatMap((a) => range(1, 20).map((d) => ({ a, d })))
    .toSorted((one, two) => Math.abs(one.a - at.a) - Math.abs(two.a - at.a));
}

const valueOf = ({ plus, minus }: Fact, one: Case): number =>
  plus.reduce((total, k) => total + termOf(one, k), 0) - (minus ? termOf(one, minus) : 0);

function drawNumbers(rng: Rng) {
  const n = rng.pick([5, 7, 9, 11]);
  const size: Size = { n, m: (n + 1) / 2 };
  const at: Case = { a: rng.int(16, 30), d: rng.int(2, 6) };
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const { facts, hard } = rng.pick(DESIGNS.filter((one) => one.key === key));
  const [tension, trap, why] = hard;
  const isTurned = rng.chance(0.5);
  const turned = trap === "A" ? "B" : trap;
  const [one, two] = facts(size);
  const setting = rng.pick([SETTINGS[0]!, SETTINGS[0]!, SETTINGS[1]!]);
  return {
    setting,
    stem: rng.pick(setting.stems)(size.n),
    size,
    at,
    facts: isTurned ? ([two, one] as const) : ([one, two] as const),
    tension,
    trap: { letter: isTurned ? turned : trap, why: inWordsOf(setting.words, why) },
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

const isStory = ({ setting }: Numbers): boolean => setting.context === "real";
const asksAverage = ({ stem }: Numbers): boolean => stem.includes("average");
/** "d" or "3d" */
const steps = (n: number): string => `${n === 1 ? "" : n}d`;

/** The first term, and how many times it and d are in a sum of terms. */
const firstOf = (numbers: Numbers): string => (isStory(numbers) ? "a" : "a_1");
const shareOf = ({ plus }: Fact): readonly [firsts: number, steps: number] => [
  plus.length,
  plus.reduce((total, k) => total + k - 1, 0),
];

const times = (n: number, what: number | string): string =>
  n === 1 ? `${what}` : `${n}${typeof what === "string" ? "" : " \\cdot "}${what}`;

/** A sum of terms with the first term and d, which may be numbers: "2a + 5d", "2a + 5 \\cdot 6". */
function sumOf(fact: Fact, first: number | string, d: number | string): string {
  const [firsts, more] = shareOf(fact);
  return `${times(firsts, first)} + ${times(more, d)}`;
}

/** What the terms with known places say about the middle one. */
function balancedGives({ plus }: Fact, value: number, numbers: Numbers): string {
  const { n, m } = numbers.size;
  const [low, high] = [plus[0]!, plus.at(-1)!];
  const found = `\\frac{${value}}{${plus.length}} = ${value / plus.length}`;
  if (isStory(numbers)) {
    if (plus.length === 1) return `The ${ordinal(m)} of the ${n} rows is the middle one.`;
    return `The ${ordinal(low)} and ${ordinal(high)} rows have $${steps(m - low)}$ fewer and $${steps(m - low)}$ more seats than the middle row, the ${ordinal(m)}. So the ${ordinal(m)} row has $${found}$ seats.`;
  }
  if (plus.length === 1) return `$a_{${m}}$ is the middle one of the ${inWords(n)} terms.`;
  return `$a_{${low}}$ is $${steps(m - low)}$ less and $a_{${high}}$ is $${steps(m - low)}$ greater than the middle term, $a_{${m}}$. So $a_{${m}} = ${found}$.`;
}

/** What a difference of two terms gives. */
function gapGives({ plus, minus }: Fact, numbers: Numbers): string {
  const [high, low, { d }] = [plus[0]!, minus!, numbers.at];
  const solved =
    high - low === 1 ? `$d = ${d}$` : `$${steps(high - low)} = ${(high - low) * d}$ and $d = ${d}$`;
  return isStory(numbers)
    ? `The ${ordinal(high)} row has $${steps(high - low)}$ more seats than the ${ordinal(low)}, so ${solved}. That says nothing about the number of seats in any one row.`
    : `$a_{${high}} - a_{${low}} = ${steps(high - low)}$, so ${solved}, but no term is known.`;
}

const isBalanced = ({ plus, minus }: Fact, { size: { m } }: Numbers): boolean =>
  minus === undefined && plus.reduce((total, k) => total + k, 0) === plus.length * m;

function saidOf(fact: Fact, numbers: Numbers): Said<Case> {
  const value = valueOf(fact, numbers.at);
  const equation = `$${sumOf(fact, firstOf(numbers), "d")} = ${value}$`;
  const open = isStory(numbers)
    ? `With $a$ seats in the 1st row, this is ${equation}, which has many solutions.`
    : `In terms of $a_1$ and $d$, this is ${equation}, which has many solutions.`;
  return {
    text: numbers.setting.text(fact, value),
    holds: (one) => valueOf(fact, one) === value,
    gives:
      fact.minus !== undefined
        ? gapGives(fact, numbers)
        : isBalanced(fact, numbers)
          ? balancedGives(fact, value, numbers)
          : open,
  };
}

/** The middle term from the first one and d: "24 + 3 \\cdot 6 = 42". */
const middleFrom = (one: Case, { size: { m } }: Numbers): string =>
  `${one.a} + ${m === 2 ? "" : `${m - 1} \\cdot `}${one.d} = ${termOf(one, m)}`;

/** What both statements give together. */
function togetherOf(numbers: Numbers): string {
  const { facts, at, size } = numbers;
  const sums = facts.filter(({ minus }) => minus === undefined);
  if (sums.length === 0) return `Both statements give $d = ${at.d}$ and nothing more.`;
  const [one, other] = sums.toSorted((left, right) => shareOf(left)[1] - shareOf(right)[1]);
  const first = firstOf(numbers);
  const [firsts, more] = shareOf(one!);
  const value = valueOf(one!, at);
  const middle = isStory(numbers)
    ? `Then the middle row, the ${ordinal(size.m)}, has $${middleFrom(at, numbers)}$ seats.`
    : `Then $a_{${size.m}} = ${middleFrom(at, numbers)}$.`;
  const start = other
    ? `Subtracting $${sumOf(one!, first, "d")} = ${value}$ from $${sumOf(other, first, "d")} = ${valueOf(other, at)}$ gives $${steps(shareOf(other)[1] - more)} = ${valueOf(other, at) - value}$, so $d = ${at.d}$.`
    : `With $d = ${at.d}$, the equation becomes $${firsts === 1 ? "" : firsts}${first} + ${more * at.d} = ${value}$, so $${first} = ${at.a}$.`;
  const last = other
    ? ` With $d = ${at.d}$, $${firsts === 1 ? "" : firsts}${first} + ${more * at.d} = ${value}$ gives $${first} = ${at.a}$.`
    : "";
  return `${start}${last} ${middle}`;
}

/** The sum or the average that the middle term gives. */
function answerFrom(middle: number, numbers: Numbers): string {
  const { n } = numbers.size;
  if (asksAverage(numbers))
    return isStory(numbers)
      ? `the average number of seats per row is ${middle}`
      : `the average of the terms is ${middle}`;
  return `the ${isStory(numbers) ? "total number of seats" : "sum of the terms"} is $${n} \\cdot ${middle} = ${n * middle}$`;
}

function findingsOf(numbers: Numbers, said: readonly [Said<Case>, Said<Case>]) {
  const { at, size, facts } = numbers;
  const middle = (one: Case) => termOf(one, size.m);
  const example = (one: Case): string =>
    isStory(numbers)
      ? `If the 1st row has ${one.a} seats and $d = ${one.d}$, the middle row has $${middleFrom(one, numbers)}$ seats, and ${answerFrom(middle(one), numbers)}.`
      : `If $a_1 = ${one.a}$ and $d = ${one.d}$, $a_{${size.m}} = ${middleFrom(one, numbers)}$, and ${answerFrom(middle(one), numbers)}.`;
  const found = findingsByCases(casesAround(at), said, middle, {
    together: () => togetherOf(numbers),
    settled: (one) => `So ${answerFrom(middle(one), numbers)}.`,
    rivals: (one, other) => `${example(one)} ${example(other)}`,
  });
  /** Shows that the examples fit an equation. */
  const fitting = (finding: Sufficiency<Case>, fact: Fact): Sufficiency => {
    const pairs = finding.rivals ?? [];
    if (fact.minus !== undefined || pairs.length === 0) return finding;
    const sums = pairs.map((one) => `$${sumOf(fact, one.a, one.d)} = ${valueOf(fact, one)}$`);
    return { ...finding, why: `${finding.why} Both pairs fit: ${sums.join(" and ")}.` };
  };
  return {
    first: fitting(found.first, facts[0]),
    second: fitting(found.second, facts[1]),
    together: found.together,
  };
}

/** What helps, in the words of the setting. */
function thoughtsOn(numbers: Numbers): Omit<Solution, "steps"> {
  const { n, m } = numbers.size;
  const gaps = numbers.facts.filter(({ minus }) => minus !== undefined).length;
  return {
    idea: isStory(numbers)
      ? `The number of seats grows evenly from row to row, so the average is the number of seats in the middle row, the ${ordinal(m)}, and the total is ${n} times that number.`
      : `The terms are evenly spaced, so their average is the middle term and their sum is ${n} times the middle term.`,
    ...(gaps === 1 && {
      check: isStory(numbers)
        ? "A difference between two rows tells how fast the number of seats grows, but not where it starts."
        : "A difference of terms tells how fast they grow, but not where they start.",
    }),
    takeaway:
      gaps === 2
        ? "Differences of evenly spaced numbers tell how fast the numbers grow, but not how great any of them is."
        : "The average of evenly spaced numbers is the middle one, and any two numbers equally far from the middle have the same average.",
  };
}

export const template: SufficiencyTemplate = {
  id: "middle-term-total",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Evenly growing amounts: the total needs only the middle one, or two that balance about it.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { setting, stem, size, facts, tension, trap } = numbers;
    const said = facts.map((fact) => saidOf(fact, numbers)) as [Said<Case>, Said<Case>];
    const findings = findingsOf(numbers, said);
    return {
      variant: `${setting.name}/${size.n}`,
      context: setting.context,
      difficulty: 4,
      stem,
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: { ...thoughtsOn(numbers), steps: stepsOfFindings(findings) },
    };
  },

  /** Tries first terms from 1 to 90 and differences from 1 to 20. */
  check({ stem, statements }) {
    const n = Number(/(\d+) rows/.exec(stem)?.[1] ?? read(stem, /ldots, a_(\d+)/)[0]);
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    const cases = range(1, 90).flatMap((a) => range(1, 20).map((d) => ({ a, d })));
    const total = (one: Case) => range(1, n).reduce((all, k) => all + termOf(one, k), 0);
    return { cases, first, second, answer: total };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const numbers = Array.from(said.matchAll(/\d+/g), Number);
  const more = /The (\d+)\w+ row has (\d+) more seats than the (\d+)/.exec(said);
  if (more)
    return (one) => termOf(one, Number(more[1])) - termOf(one, Number(more[3])) === Number(more[2]);
  const [value, places] = [numbers.at(-1), numbers.slice(0, -1)];
  const sign = said.includes(" - ") ? -1 : 1;
  return (one) =>
    places.reduce((total, k, at) => total + (at === 0 ? 1 : sign) * termOf(one, k), 0) === value;
}
