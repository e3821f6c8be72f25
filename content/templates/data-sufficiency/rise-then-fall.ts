import {
  type CaseStatement,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const SETTINGS = [
  {
    name: "number",
    context: "pure",
    stem: "A positive number is increased by $x$ percent, and the result is decreased by $y$ percent",
    things: "number",
  },
  {
    name: "fare",
    context: "real",
    stem: "A tram fare was raised by $x$ percent in spring and lowered by $y$ percent in fall",
    things: "fare",
  },
  {
    name: "park",
    context: "real",
    stem: "The number of visitors to a park rose by $x$ percent in one year and fell by $y$ percent in the next",
    things: "number of visitors",
  },
  {
    name: "reservoir",
    context: "real",
    stem: "The amount of water in a reservoir grew by $x$ percent in May and shrank by $y$ percent in June",
    things: "amount of water",
  },
  {
    name: "stove",
    context: "real",
    stem: "The price of a stove is multiplied by $1 + \\frac{x}{100}$ and then by $1 - \\frac{y}{100}$",
    things: "price",
  },
] as const;

/** The percentages of the rise and of the fall that follows. */
interface Case {
  readonly x: number;
  readonly y: number;
}
const CASES: readonly Case[] = range(1, 99).flatMap((x) => range(1, 99).map((y) => ({ x, y })));
/** 10,000 times what remains of 1, minus 1. */
const gain = ({ x, y }: Case): number => (100 + x) * (100 - y) - 10_000;

function statementsOf({ x, y }: Case, rng: Rng): CaseStatement<Case>[] {
  const [limit, times, apart] = [10 * rng.int(2, 6), rng.int(2, 4), x - y];
  const all: CaseStatement<Case>[] = [
    {
      kind: "same",
      text: "$x = y$",
      holds: (at) => at.x === at.y,
      note: "the fall is taken of a greater amount than the rise was, so equal percents always end below the start",
    },
    {
      kind: "less",
      text: "$x \\lt y$",
      holds: (at) => at.x < at.y,
      note: "even equal percents would end below the start, and here the fall has the greater percent",
    },
    {
      kind: "more",
      text: "$x \\gt y$",
      holds: (at) => at.x > at.y,
      note: "the greater percent is taken of the smaller amount",
    },
    {
      kind: "x",
      text: `$x = ${x}$`,
      holds: (at) => at.x === x,
      note: `the rise brings 100 to ${100 + x}; the fall is unknown`,
    },
    {
      kind: "y",
      text: `$y = ${y}$`,
      holds: (at) => at.y === y,
      note: `the fall leaves ${100 - y} of 100; the rise is unknown`,
    },
    {
      kind: "limit",
      text: `$y \\lt ${limit}$`,
      holds: (at) => at.y < limit,
      note: "this limits the fall only",
    },
    {
      kind: "deep",
      text: `$y \\gt ${limit}$`,
      holds: (at) => at.y > limit,
      note: "nothing is said of the rise",
    },
    {
      kind: "floor",
      text: `$x \\gt ${limit}$`,
      holds: (at) => at.x > limit,
      note: "this limits the rise only",
    },
    {
      kind: "times",
      text: `$x = ${times}y$`,
      holds: (at) => at.x === times * at.y,
      note: `a fall from a high level can outweigh a rise with ${times} times its percent`,
    },
    {
      kind: "apart",
      text: `$x - y = ${apart}$`,
      holds: (at) => at.x - at.y === apart,
      note:
        apart > 0
          ? `with ${apart} points between them, small percents and great ones end differently`
          : "the fall has at least the percent of the rise and is taken of more",
    },
  ];
  return all.filter(({ holds }) => holds({ x, y }));
}

function drawNumbers(rng: Rng) {
  const at = { x: 5 * rng.int(1, 16), y: 5 * rng.int(1, 14) };
  if (rng.chance(0.3)) at.x = at.y;
  if (gain(at) === 0 || Math.abs(gain(at)) > 4500) return null;
  const [one, two] = rng.sample(statementsOf(at, rng), 2) as [
    CaseStatement<Case>,
    CaseStatement<Case>,
  ];
  const kinds = [one.kind, two.kind];
  const pair = kinds.toSorted().join();
  // Two statements teach nothing when one contains the other.
  if (
    [
      "less,same",
      "deep,y",
      "limit,y",
      "floor,x",
      "apart,less",
      "apart,same",
      "apart,more",
      "more,times",
    ].includes(pair)
  )
    return null;
  if (kinds.includes("times") && kinds.includes("apart")) return null;
  // With both percentages given it's correct, but there is nothing to see.
  if (pair === "x,y" && rng.chance(0.85)) return null;
  const { name, context, stem, things } = rng.pick(SETTINGS);
  const ends = rng.pick(["greater", "less"] as const);
  return { at, one, two, kinds, name, context, stem, things, ends };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ at, one, two, ends }: Numbers) {
  const answer = (c: Case): boolean => (ends === "greater" ? gain(c) > 0 : gain(c) < 0);
  const result = (c: Case): string =>
    `$x = ${c.x}$ and $y = ${c.y}$ lead from 100 to ${Number((100 + gain(c) / 100).toFixed(2))}`;
  const judge = (fits: readonly Case[], note: string) => {
    const beyondDoubt = fits.every((c) => c.x <= c.y);
    const rivals = fits.filter((c) => answer(c) !== answer(at));
    const rival = rivals.find((c) => c.x % 5 === 0 && c.y % 5 === 0) ?? rivals[0];
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && ": "}${result(at)}, but ${result(rival)}.`
        : `${beyondDoubt || fits.length === 1 ? note : edgeOf(fits, result)}${note && "; "}the answer is ${fits.length > 1 ? "always " : ""}${answer(at) ? "yes" : "no"}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  const both = fits[0].filter(two.holds);
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(both, both.length === 1 ? result(at) : ""),
  };
}

export const template: SufficiencyTemplate = {
  id: "rise-then-fall",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "A rise and a fall in percent: whether the end lies above the start.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { one, two, kinds, name, context, stem, things, ends } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: `${name}/${ends}`,
      context,
      difficulty:
        4 +
        (kinds.includes("times") ? 2 : 0) +
        (kinds.includes("apart") ? 1 : 0) +
        (kinds.includes("limit") || kinds.includes("floor") ? 1 : 0) +
        (alone ? 0 : 1),
      stem: `${stem}, where $x$ and $y$ are positive integers less than 100. Is the final ${things} ${ends} than the original ${things}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "Start from 100: the rise adds $x$, but the fall is $y$ percent of the greater amount $100 + x$, so it takes more than $y$ away.",
        steps: stepsOfFindings(findings),
        check:
          "The end lies above 100 when $x - y$ is greater than $\\frac{xy}{100}$; equal percents never get back to 100.",
      },
    };
  },

  /** Changes 100 by every pair of whole percentages. */
  check({ stem, statements }) {
    const [ends] = read(stem, /Is the final [a-z ]+? (greater|less) than/);
    const [one, two] = statements.map((said) => conditionOf(plain(said))) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    const cases = range(1, 99).flatMap((x) => range(1, 99).map((y) => ({ x, y })));
    return keyByCases(cases, one, two, ({ x, y }) => {
      const end = 100 + x - ((100 + x) * y) / 100;
      return ends === "greater" ? end > 100 + 1e-9 : end < 100 - 1e-9;
    });
  },
};

/** The pair of percentages that comes closest to the start. */
function edgeOf(cases: readonly Case[], result: (c: Case) => string): string {
  const [nearest] = cases.toSorted((one, two) => Math.abs(gain(one)) - Math.abs(gain(two)));
  return `even ${result(nearest!)}`;
}

function conditionOf(said: string): (c: Case) => boolean {
  const [left, sign, right] = read(said, /^(.+) (=|<|>) (.+)$/) as [string, string, string];
  const [of, at] = [formOf(left), formOf(right)];
  const difference = ({ x, y }: Case): number =>
    (of.x - at.x) * x + (of.y - at.y) * y + of.plus - at.plus;
  if (sign === "=") return (c) => difference(c) === 0;
  return sign === "<" ? (c) => difference(c) < 0 : (c) => difference(c) > 0;
}

/** `x - y`, `3y`, `40` as coefficients. */
function formOf(text: string): { x: number; y: number; plus: number } {
  if (text === "x - y") return { x: 1, y: -1, plus: 0 };
  const [size = "", letter] = read(text, /^(-?\d*)([xy]?)$/);
  const value = Number(size || 1);
  return { x: letter === "x" ? value : 0, y: letter === "y" ? value : 0, plus: letter ? 0 : value };
}
