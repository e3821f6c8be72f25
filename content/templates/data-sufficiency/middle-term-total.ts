import {
  findingsByCases,
  inWords,
  ordinal,
  plain,
  range,
  read,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
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
const PAIRS = "Both statements give a sum of two terms, so they look alike.";
const OPEN = "Neither statement gives any term, so the sequence looks as if it were still open.";
const SUMS = "Neither statement gives the sum itself, so both look necessary.";
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
  readonly term: (k: number) => string;
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
    term: (k) => `$a_{${k}}$`,
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
    term: (k) => `the number of seats in the ${ordinal(k)} row`,
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
  return {
    setting: rng.pick([SETTINGS[0]!, SETTINGS[0]!, SETTINGS[1]!]),
    size,
    at,
    facts: isTurned ? ([two, one] as const) : ([one, two] as const),
    tension,
    trap: { letter: isTurned ? turned : trap, why },
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

function saidOf(fact: Fact, { setting, size: { m }, at }: Numbers): Said<Case> {
  const value = valueOf(fact, at);
  const { plus, minus } = fact;
  const middle = setting.term(m);
  const isBalanced = plus.reduce((total, k) => total + k, 0) === plus.length * m;
  const average =
    plus.length === 1
      ? "This is the middle one of the terms."
      : `The average of these terms is ${middle}.`;
  const unbalanced =
    plus.length === 1
      ? `The middle term, ${middle}, is a multiple of $d$ away.`
      : `These terms aren't balanced about the middle term, ${middle}.`;
  return {
    text: setting.text(fact, value),
    holds: (one) => valueOf(fact, one) === value,
    gives:
      minus === undefined
        ? isBalanced
          ? average
          : unbalanced
        : `This gives only $d = ${at.d}$, and no term.`,
  };
}

function findingsOf(numbers: Numbers, said: readonly [Said<Case>, Said<Case>]) {
  const { at, setting, size } = numbers;
  const middle = (one: Case) => termOf(one, size.m);
  const place = ({ a, d }: Case) => `${setting.term(1)} is ${a} and $d = ${d}$`;
  return findingsByCases(casesAround(at), said, middle, {
    together: (fits) =>
      fits.length === 1
        ? `Solving both equations gives $d = ${at.d}$, and ${setting.term(1)} is ${at.a}.`
        : `Both statements give $d = ${at.d}$ and nothing more.`,
    settled: (one) => `So the middle term is ${middle(one)}, which settles the question.`,
    rivals: (one, other) =>
      `If ${place(one)}, the middle term is ${middle(one)}; if ${place(other)}, it is ${middle(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "middle-term-total",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Evenly growing amounts: the total needs only the middle one, or two that balance about it.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { setting, size, facts, tension, trap } = numbers;
    const said = facts.map((fact) => saidOf(fact, numbers)) as [Said<Case>, Said<Case>];
    const findings = findingsOf(numbers, said);
    return {
      variant: `${setting.name}/${size.n}`,
      context: setting.context,
      difficulty: 4,
      stem: rng.pick(setting.stems)(size.n),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `The terms are evenly spaced, so their average is the middle term and their sum is ${size.n} times the middle term.`,
        steps: stepsOfFindings(findings),
        check: "A difference of terms tells how fast they grow, but not where they start.",
        takeaway:
          "The average of evenly spaced terms is the middle term, and any two terms equally far from the middle have the same average.",
      },
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
