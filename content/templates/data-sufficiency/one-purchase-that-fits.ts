import {
  count,
  findingsByCases,
  hasKey,
  listed,
  numbersIn,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

/** How many of the cheaper and of the more expensive thing. */
type Case = Readonly<{ x: number; y: number }>;
const CASES: readonly Case[] = range(1, 60).flatMap((x) => range(1, 60).map((y) => ({ x, y })));

/** A smaller and a greater price, without a common factor. */
const PRICES = [
  [3, 5],
  [3, 7],
  [4, 7],
  [5, 7],
  [4, 9],
  [5, 8],
  [5, 9],
  [7, 9],
  [6, 11],
  [7, 12],
] as const;

interface Setting {
  readonly name: string;
  readonly context: "pure" | "real";
  readonly stems: readonly ((p: number, q: number) => string)[];
  readonly x: string;
  readonly y: string;
  readonly total: (amount: number, p: number, q: number) => string;
  readonly sum: (n: number) => string;
  readonly more: string;
  readonly above: (n: number) => string;
}

const PURE: Setting = {
  name: "integers",
  context: "pure",
  stems: [
    () => "If $x$ and $y$ are positive integers, what is the value of $x$?",
    () => "What is the value of $x$, where $x$ and $y$ are positive integers?",
  ],
  x: "$x$",
  y: "$y$",
  total: (amount, p, q) => `$${p}x + ${q}y = ${amount}$`,
  sum: (n) => `$x + y = ${n}$`,
  more: "$x \\gt y$",
  above: (n) => `$y \\gt ${n}$`,
};

function shop(one: string, other: string): Setting {
  return {
    name: `${one}s`,
    context: "real",
    stems: [
      (p, q) =>
        `A certain store sells ${one}s for ${usd(p)} each and ${other}s for ${usd(q)} each. If a customer bought at least one ${one} and at least one ${other}, how many ${one}s did the customer buy?`,
      (p, q) =>
        `A customer bought $x$ ${one}s at a price of ${usd(p)} each and $y$ ${other}s at a price of ${usd(q)} each, where $x$ and $y$ are positive integers. What is the value of $x$?`,
    ],
    x: `the number of ${one}s`,
    y: `the number of ${other}s`,
    total: (amount) => `The customer paid a total of ${usd(amount)} for the ${one}s and ${other}s.`,
    sum: (n) => `The customer bought a total of ${n} ${one}s and ${other}s.`,
    more: `The customer bought more ${one}s than ${other}s.`,
    above: (n) => `The customer bought more than ${count(n, other)}.`,
  };
}

const SETTINGS: readonly Setting[] = [
  shop("pen", "notebook"),
  shop("ruler", "binder"),
  shop("poster", "print"),
];

type Kind = "bill" | "otherBill" | "sum" | "more" | "above" | "twice";

const EQUATIONS = "Two unknowns seem to need two equations.";
const FITS_ONE =
  "With positive integers, one equation looks like enough, but more than one pair fits it.";
const WEAK = "An inequality looks too weak to choose between the pairs that fit.";
const SAME =
  "Two equations in two unknowns look like enough, but the second says the same as the first.";
const NARROW = "With positive integers, an equation and an inequality look like enough.";

/** How many pairs fit the bill, and the statements. Pure questions only where marked. */
const DESIGNS = [
  ["A", 1, "bill", "sum", "c-trap", "C", EQUATIONS, false],
  ["A", 1, "bill", "more", "c-trap", "C", EQUATIONS, false],
  ["A", 1, "bill", "above", "c-trap", "C", EQUATIONS, false],
  ["C", 2, "bill", "sum", "false-enough", "A", FITS_ONE, false],
  ["C", 2, "bill", "more", "hidden-enough", "E", WEAK, false],
  ["C", 2, "bill", "above", "hidden-enough", "E", WEAK, false],
  ["D", 1, "bill", "otherBill", "c-trap", "C", EQUATIONS, true],
  ["E", 2, "bill", "twice", "near-miss", "C", SAME, true],
  ["E", 3, "bill", "more", "near-miss", "C", NARROW, false],
  ["E", 3, "bill", "above", "near-miss", "C", NARROW, false],
] as const satisfies (readonly ["A" | "C" | "D" | "E", number, Kind, Kind, ...unknown[]])[];

/** Draws for D come out least often, so that it's drawn more often. */
const KEYS = (["A", "C", "D", "E"] as const).flatMap((key) =>
  Array.from({ length: { A: 8, C: 3, D: 6, E: 4 }[key] }, () => key),
);

interface Given {
  readonly p: number;
  readonly q: number;
  readonly at: Case;
  readonly setting: Setting;
}

function drawNumbers(rng: Rng) {
  const key = rng.pick(KEYS);
  const [, ways, one, two, tension, trap, why, onlyPure] = rng.pick(
    DESIGNS.filter(([own]) => own === key),
  );
  const [p, q] = rng.pick(PRICES);
  const setting = onlyPure || rng.chance(0.35) ? PURE : rng.pick(SETTINGS);
  const given: Given = { p, q, at: { x: rng.int(2, 14), y: rng.int(2, 9) }, setting };
  if (fitting(p, q, billOf(p, q, given.at)).length !== ways) return null;
  const [first, second] = [saidOf(one, given, rng), saidOf(two, given, rng)];
  if (!first || !second) return null;
  const isTurned = rng.chance(0.5);
  const said: readonly [Said<Case>, Said<Case>] = isTurned ? [second, first] : [first, second];
  const findings = findingsOf(given, said);
  const letter = trap === "A" && isTurned ? ("B" as const) : trap;
  return hasKey(findings, key) ? { given, said, findings, tension, trap: { letter, why } } : null;
}

const billOf = (p: number, q: number, { x, y }: Case): number => p * x + q * y;
const fitting = (p: number, q: number, bill: number): Case[] =>
  CASES.filter((one) => billOf(p, q, one) === bill);

/** Null when a statement would be empty or the same as another. */
function saidOf(kind: Kind, { p, q, at, setting }: Given, rng: Rng): Said<Case> | null {
  switch (kind) {
    case "bill":
      return billSaid(p, q, at, setting);
    case "twice":
      return {
        ...billSaid(2 * p, 2 * q, at, setting),
        gives: "Both sides can be divided by 2, so this is the same equation.",
      };
    case "otherBill": {
      const [r, s] = rng.pick(PRICES);
      const [low, high] = rng.chance(0.5) ? [r, s] : [s, r];
      if (r === p || fitting(low, high, billOf(low, high, at)).length !== 1) return null;
      return billSaid(low, high, at, setting);
    }
    case "sum":
      return {
        text: setting.sum(at.x + at.y),
        holds: ({ x, y }) => x + y === at.x + at.y,
        gives: "Many pairs of positive integers have this sum.",
      };
    case "more":
      if (at.x <= at.y) return null;
      return {
        text: setting.more,
        holds: ({ x, y }) => x > y,
        gives: "Many pairs of positive integers fit.",
      };
    case "above": {
      const least = at.y - rng.int(1, 2);
      return least > 1
        ? {
            text: setting.above(least),
            holds: ({ y }) => y > least,
            gives: "Many pairs of positive integers fit.",
          }
        : null;
    }
  }
}

function billSaid(p: number, q: number, at: Case, setting: Setting): Said<Case> {
  const bill = billOf(p, q, at);
  const rests = range(1, Math.floor((bill - 1) / q)).map((y) => bill - q * y);
  const pairs = fitting(p, q, bill).map(({ x, y }) => `$x = ${x}$ and $y = ${y}$`);
  return {
    text: setting.total(bill, p, q),
    holds: (one) => billOf(p, q, one) === bill,
    gives: `${setting.x === "$x$" ? "" : `Let $x$ be ${setting.x} and $y$ be ${setting.y}. `}From $${p}x + ${q}y = ${bill}$, $${p}x$ is ${bill} less a multiple of ${q}: ${listed(rests.map(String), "or")}. The multiples of ${p} among ${rests.length === 1 ? "these" : "these numbers"} give only ${listed(pairs, "or")}.`,
  };
}

function findingsOf({ setting: { x, y } }: Given, said: readonly [Said<Case>, Said<Case>]) {
  return findingsByCases(CASES, said, (one) => one.x, {
    together: (fits) =>
      `Both are true only if ${listed(
        fits.slice(0, 3).map((one) => `$x = ${one.x}$ and $y = ${one.y}$`),
        "or",
      )}.`,
    settled: (one) => `So ${x} is ${one.x}.`,
    rivals: (one, other) =>
      `For example, ${x} and ${y} could be ${one.x} and ${one.y}, or ${other.x} and ${other.y}.`,
  });
}

/** The findings without what a question that names x and y has already said. */
function inLettersOf(
  stem: string,
  { x, context }: Setting,
  findings: ReturnType<typeof findingsOf>,
): ReturnType<typeof findingsOf> {
  if (context === "pure" || !stem.includes("$x$")) return findings;
  const said = (finding: Sufficiency<Case>): Sufficiency<Case> => ({
    ...finding,
    why: finding.why.replace(/Let \$x\$ be [^.]+\. /, "").replace(`So ${x} is`, `So $x$, ${x}, is`),
  });
  return {
    first: said(findings.first),
    second: said(findings.second),
    together: said(findings.together),
  };
}

export const template: SufficiencyTemplate = {
  id: "one-purchase-that-fits",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Whole numbers of two things: one bill may be enough, or leave more than one purchase.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, said, findings, tension, trap } = numbers;
    const { p, q, setting } = given;
    const stem = rng.pick(setting.stems)(p, q);
    const inLetters = inLettersOf(stem, setting, findings);
    return {
      variant: `${setting.name}/${p}-${q}`,
      context: setting.context,
      difficulty: 5,
      stem,
      statements: [said[0].text, said[1].text],
      ...inLetters,
      tension,
      trap,
      solution: {
        idea: `Because ${setting.context === "pure" ? "$x$ and $y$" : "both numbers"} must be positive integers, one equation can have a single solution, so list the pairs that fit.`,
        steps: stepsOfFindings(inLetters),
        check:
          "Did you list all pairs before you counted equations? From one pair to the next, $x$ changes by the coefficient of $y$.",
        takeaway:
          "When unknowns must be positive integers, one equation in two unknowns may be enough, and only a list of the pairs can tell.",
      },
    };
  },

  /** Tries all pairs from 1 to 60 in the printed prices and equations. */
  check({ stem, statements }) {
    const [p = 0, q = 0] = numbersIn(stem);
    const conditions = statements.map((said) => conditionOf(said, p, q));
    const [first, second] = conditions as [(one: Case) => boolean, (one: Case) => boolean];
    return { cases: CASES, first, second, answer: ({ x }) => x };
  },
};

function conditionOf(said: string, p: number, q: number): (one: Case) => boolean {
  if (said.startsWith("$")) {
    const relation = relationOf(said);
    return ({ x, y }) => relation({ x, y });
  }
  if (/bought more [a-z]+ than/.test(said)) return ({ x, y }) => x > y;
  const n = Number(read(plain(said), /(\d+)/)[0]);
  if (said.includes("paid a total")) return ({ x, y }) => p * x + q * y === n;
  if (said.includes("bought a total")) return ({ x, y }) => x + y === n;
  return ({ y }) => y > n;
}
