import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;

/** Far enough for the square of every small number times a small factor. */
const CASES: readonly Case[] = range(1, 2500).map((n) => ({ n }));

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));

/** A units digit that no square has, and one that squares have, for each k. */
const NOT_LAST: Readonly<Record<number, number>> = { 2: 8, 3: 7, 5: 2, 6: 8, 7: 3 };
const LAST: Readonly<Record<number, number>> = { 2: 6, 3: 4, 5: 6, 6: 4, 7: 6 };

interface Fact {
  readonly text: (n: string, k: number) => string;
  readonly holds: (n: number, k: number) => boolean;
  readonly gives: (n: string, k: number) => string;
}

/** k is 2, 3, 5, 6, or 7, so that it isn't a square. */
const FACTS = {
  squareTimes: {
    text: (n, k) => `$\\sqrt{${k * k}${n}}$ is an integer.`,
    holds: (n, k) => isSquare(k * k * n),
    gives: (n, k) =>
      `$\\sqrt{${k * k}${n}} = ${k}\\sqrt{${n}}$, so $\\sqrt{${n}}$ is an integer divided by ${k}, which is rational. The root of an integer is either an integer or irrational.`,
  },
  overSquare: {
    text: (n, k) => `$\\sqrt{\\frac{${n}}{${k * k}}}$ is an integer.`,
    holds: (n, k) => isSquare(n / (k * k)),
    gives: (n, k) => `$\\sqrt{${n}}$ is ${k} times this integer.`,
  },
  cube: {
    text: (n) => `$\\sqrt{${n}^3}$ is an integer.`,
    holds: (n) => isSquare(n ** 3),
    gives: (n) =>
      `$\\sqrt{${n}^3} = ${n}\\sqrt{${n}}$, so $\\sqrt{${n}}$ is an integer divided by $${n}$, which is rational. The root of an integer is either an integer or irrational.`,
  },
  times: {
    text: (n, k) => `$\\sqrt{${k}${n}}$ is an integer.`,
    holds: (n, k) => isSquare(k * n),
    gives: (n, k) =>
      `$\\sqrt{${k}${n}} = \\sqrt{${k}} \\cdot \\sqrt{${n}}$. If $\\sqrt{${n}}$ were an integer, $\\sqrt{${k}}$ would be a quotient of two integers, but it's irrational.`,
  },
  over: {
    text: (n, k) => `$\\sqrt{\\frac{${n}}{${k}}}$ is an integer.`,
    holds: (n, k) => isSquare(n / k),
    gives: (n, k) =>
      `$${n}$ is ${k} times a square. If it were a square too, $\\sqrt{${k}}$ would be a quotient of two integers, but it's irrational.`,
  },
  next: {
    text: (n) => `$\\sqrt{${n} + 1}$ is an integer.`,
    holds: (n) => isSquare(n + 1),
    gives: (n) => `$${n} + 1$ is a square, and no two positive squares are consecutive integers.`,
  },
  before: {
    text: (n) => `$\\sqrt{${n} - 1}$ is an integer.`,
    holds: (n) => isSquare(n - 1),
    gives: (n) => `$${n} - 1$ is a square, which may be 0.`,
  },
  square: {
    text: (n, k) => `$${n}^2$ is divisible by ${k * k}.`,
    holds: (n, k) => n % k === 0,
    gives: (n, k) => `$${n}$ is a multiple of ${k}, and nothing more is known.`,
  },
  multiple: {
    text: (n, k) => `$${n}$ is divisible by ${k * k}.`,
    holds: (n, k) => n % (k * k) === 0,
    gives: (n, k) => `$${n}$ can be ${k * k} times any positive integer.`,
  },
  plusSquare: {
    text: (n, k) => `$\\sqrt{${n} + ${k * k}}$ is an integer.`,
    holds: (n, k) => isSquare(n + k * k),
    gives: (n, k) => `$${n}$ is a square less ${k * k}, which may be a square or not.`,
  },
  notLast: {
    text: (n, k) => `The units digit of $${n}$ is ${NOT_LAST[k]}.`,
    holds: (n, k) => n % 10 === NOT_LAST[k],
    gives: (_, k) =>
      `The units digit of a square is 0, 1, 4, 5, 6, or 9, and never ${NOT_LAST[k]}.`,
  },
  last: {
    text: (n, k) => `The units digit of $${n}$ is ${LAST[k]}.`,
    holds: (n, k) => n % 10 === LAST[k],
    gives: (_, k) => `Some squares end in ${LAST[k]}, but so do other integers.`,
  },
  four: {
    text: (n) => `$${n}$ is divisible by 4.`,
    holds: (n) => n % 4 === 0,
    gives: (n) => `$${n}$ can be 4 times any positive integer.`,
  },
  greater: {
    text: (n) => `$${n} \\gt 1$`,
    holds: (n) => n > 1,
    gives: (n) => `$${n}$ may be any integer greater than 1.`,
  },
  factors: {
    text: (n) => `$${n}$ has exactly three different positive factors.`,
    holds: (n) => range(1, n).filter((d) => n % d === 0).length === 3,
    gives: (n) =>
      `The factors of $${n}$ come in pairs with the product $${n}$, so an odd number of them means that one is $\\sqrt{${n}}$.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

interface Design extends DesignedPair<Name> {
  readonly key: PairKey;
  readonly both?: (n: string, k: number) => string;
}

const FORMS = "The statement is about the root of another number, so it seems to need help.";
const NO = "A statement that leads to the answer no looks as if it weren't enough.";
const LOOKS = "The root of a cube seems to say less than the root of a square times the number.";
const NEAR = "Both statements seem to describe a square.";

const DESIGNS: readonly Design[] = [
  { key: "A", facts: ["squareTimes", "multiple"], ...designed("c-trap", "C", FORMS, 3) },
  { key: "A", facts: ["times", "square"], ...designed("c-trap", "C", NO, 4) },
  { key: "A", facts: ["next", "plusSquare"], ...designed("c-trap", "C", NO, 5) },
  { key: "A", facts: ["notLast", "plusSquare"], ...designed("c-trap", "C", NO, 4) },
  { key: "A", facts: ["notLast", "square"], ...designed("c-trap", "C", NO, 3) },
  { key: "A", facts: ["cube", "square"], ...designed("c-trap", "C", FORMS, 4) },
  { key: "A", facts: ["over", "multiple"], ...designed("c-trap", "C", NO, 5) },
  {
    key: "C",
    facts: ["before", "greater"],
    both: (n) =>
      `$${n}$ is greater than 1, so $${n} - 1$ is a positive square, and no two positive squares are consecutive integers.`,
    ...designed("false-enough", "A", "The square 0 is easily forgotten.", 5),
  },
  {
    key: "C",
    facts: ["before", "square"],
    both: (n, k) =>
      `$${n}$ is a multiple of ${k}, so it isn't 1, and $${n} - 1$ is a positive square. But no two positive squares are consecutive integers.`,
    ...designed("false-enough", "A", "The square 0 is easily forgotten.", 5),
  },
  {
    key: "C",
    facts: ["before", "last"],
    both: (n, k) =>
      `$${n}$ ends in ${LAST[k]}, so it isn't 1, and $${n} - 1$ is a positive square. But no two positive squares are consecutive integers.`,
    ...designed("false-enough", "A", "The square 0 is easily forgotten.", 5),
  },
  { key: "D", facts: ["squareTimes", "cube"], ...designed("hidden-enough", "A", LOOKS, 4) },
  { key: "D", facts: ["squareTimes", "overSquare"], ...designed("hidden-enough", "A", FORMS, 3) },
  { key: "D", facts: ["times", "over"], ...designed("hidden-enough", "E", NO, 5) },
  { key: "D", facts: ["next", "notLast"], ...designed("hidden-enough", "E", NO, 5) },
  { key: "D", facts: ["factors", "cube"], ...designed("hidden-enough", "B", FORMS, 5) },
  {
    key: "E",
    facts: ["plusSquare", "four"],
    both: (n, k) => `$${n}$ is a multiple of 4 and a square less ${k * k}.`,
    ...designed("near-miss", "C", NEAR, 5),
  },
  {
    key: "E",
    facts: ["last", "four"],
    both: (n, k) => `$${n}$ is a multiple of 4 that ends in ${LAST[k]}.`,
    ...designed("near-miss", "C", NEAR, 4),
  },
  {
    key: "E",
    facts: ["last", "plusSquare"],
    both: (n, k) => `$${n}$ ends in ${LAST[k]} and is a square less ${k * k}.`,
    ...designed("near-miss", "C", NEAR, 5),
  },
  {
    key: "E",
    facts: ["multiple", "last"],
    both: (n, k) => `$${n}$ is a multiple of ${k * k} that ends in ${LAST[k]}.`,
    ...designed("near-miss", "C", NEAR, 3),
  },
];

/** An example with its answer and, near a square, with what makes it fit. */
function shown(
  value: number,
  n: string,
  { facts }: Design,
  k: number,
  both: readonly Case[],
): string {
  const fits = facts.flatMap((name) => {
    if (name !== "plusSquare" && name !== "before") return [];
    const { holds }: Fact = FACTS[name];
    if (!both.every((one) => holds(one.n, k))) return [];
    const step = name === "before" ? -1 : k * k;
    const square = `${Math.sqrt(value + step)}^2`;
    return [`$${value} ${step < 0 ? "-" : "+"} ${Math.abs(step)} = ${square}$ and `];
  });
  return isSquare(value)
    ? `For $${n} = ${value}$, ${fits.join("")}$\\sqrt{${value}} = ${Math.sqrt(value)}$, so the answer is yes.`
    : `For $${n} = ${value}$, ${fits.join("")}$\\sqrt{${value}}$ isn't an integer, so the answer is no.`;
}

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(DESIGNS.filter((one) => one.key === key)), rng);
  const [n, k] = [rng.pick(["n", "k", "m", "x", "p", "r", "t"]), rng.pick([2, 3, 5, 6, 7])];
  const said = design.facts.map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(n, k), holds: (one) => holds(one.n, k), gives: gives(n, k) };
  }) as [Said<Case>, Said<Case>];
  if (!CASES.some((at) => said.every(({ holds }) => holds(at)))) return null;
  const findings = findingsByCases(CASES, said, (one) => isSquare(one.n), {
    together: () => design.both?.(n, k) ?? "",
    settled: (one) =>
      `So $\\sqrt{${n}}$ is ${isSquare(one.n) ? "an integer, and the answer is yes" : "never an integer, and the answer is no"}.`,
    rivals: (...both) => both.map((one) => shown(one.n, n, design, k, both)).join(" "),
  });
  return hasKey(findings, key) ? { n, design, said, findings } : null;
}

const UNDER_ROOTS: readonly Name[] = ["squareTimes", "overSquare", "cube", "times", "over"];
const NEIGHBORS: readonly Name[] = ["next", "before", "plusSquare"];
const NO_IS_ENOUGH = "A statement that always leads to the answer no is enough.";

/** What to learn, which depends on what the statements are about. */
function lessonOf({ facts, key }: Design, n: string): Omit<Solution, "steps"> {
  const isNo = facts.includes("times") || facts.includes("over");
  if (facts.some((name) => UNDER_ROOTS.includes(name)))
    return {
      idea: `The root of a positive integer is either an integer or irrational, so the question is whether $\\sqrt{${n}}$ is rational.`,
      fast: [
        "Take square factors out of a root where you can. Then try the smallest integers that fit, both squares and others.",
      ],
      ...(isNo ? { check: NO_IS_ENOUGH } : {}),
      takeaway: isNo
        ? "A square times an integer that isn't a square is never a square."
        : facts.includes("squareTimes")
          ? "Multiplying or dividing by a square doesn't change whether an integer is a square."
          : "The root of a positive integer is either an integer or irrational, so a rational root is an integer.",
    };
  if (facts.some((name) => NEIGHBORS.includes(name)))
    return {
      idea: `A statement about a root near $\\sqrt{${n}}$ says how far $${n}$ is from some square. Ask whether $${n}$ can be a square as well.`,
      fast: [
        "List the first squares, 0, 1, 4, 9, 16, 25, and so on, and see which of them are as far apart as a statement says.",
      ],
      check:
        key === "E"
          ? "Look for a square that fits and for another integer that fits."
          : NO_IS_ENOUGH,
      takeaway:
        "Only a few squares are a given distance apart, and no two positive squares are 1 apart.",
    };
  if (key === "E")
    return {
      idea: "Each statement gives something that some squares have, but other integers may have it too. Test one square and one other integer.",
      check: "Look for a square that fits and for another integer that fits.",
      takeaway: "A factor or a units digit that squares can have doesn't make an integer a square.",
    };
  return {
    idea: "A statement settles the question if every integer that it allows is a square or if none is.",
    check: NO_IS_ENOUGH,
    takeaway:
      "The units digit of a square is 0, 1, 4, 5, 6, or 9, so an integer that ends in another digit isn't a square.",
  };
}

export const template: SufficiencyTemplate = {
  id: "is-the-root-an-integer",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Whether a root is an integer, from roots of its multiples, quotients, and neighbors.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { n, design, said, findings } = numbers;
    return {
      variant: design.facts.toSorted().join("-"),
      context: "pure",
      difficulty: design.level,
      stem: rng.pick([
        `If $${n}$ is a positive integer, is $\\sqrt{${n}}$ an integer?`,
        `Is the positive integer $${n}$ the square of an integer?`,
        `If $${n}$ is a positive integer, is $${n}$ the square of an integer?`,
      ]),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        ...lessonOf(design, n),
        steps: stepsOfFindings(findings),
      },
    };
  },

  /** Tries the integers from 1 to 2,500 in the printed statements. */
  check({ statements }) {
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, conditionOf),
      answer: ({ n }: Case) => Math.sqrt(n) % 1 === 0,
    };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  if (text.includes("factors")) {
    return ({ n }) => range(1, n).reduce((found, d) => found + Number(n % d === 0), 0) === 3;
  }
  const digit = /units digit of [a-z] is (\d)/.exec(text);
  if (digit) return ({ n }) => String(n).endsWith(digit[1]!);
  const divisible = /^(.+) is divisible by (\d+)\./.exec(text);
  if (divisible) {
    const value = formulaOf(divisible[1]!.replace(/[a-z]/, "n"));
    return (one) => value(one) % Number(divisible[2]) === 0;
  }
  const root = /sqrt(?:\((.+)\)|(.+)) is an integer/.exec(text);
  if (!root) return relationOf(text.replace(/[a-z]/, "n"));
  const value = formulaOf((root[1] ?? root[2]!).replace(/[a-z]/, "n"));
  return (one) => value(one) >= 0 && Math.sqrt(value(one)) % 1 === 0;
}
