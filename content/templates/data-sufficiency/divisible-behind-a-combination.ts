import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  formulaOf,
  hasKey,
  type PairKey,
  plain,
  range,
  read,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  texFirst,
  texTerm,
} from "@theta/items/template";

type Tension = Designed["tension"];
type Letter = Designed["trap"]["letter"];

type Case = Readonly<{ m: number; n: number }>;
const CASES: readonly Case[] = range(1, 40).flatMap((m) => range(1, 40).map((n) => ({ m, n })));

type Ask = "one" | "sum";
const LETTERS = ["mn", "xy", "ab", "pq", "jk"] as const;

/** "mM + nN + c is divisible by k", or another form; M and N stand for the two letters. */
interface Fact {
  readonly form: (d: number) => readonly [m: number, n: number, c: number, k: number];
  readonly gives: (d: number, asks: Ask) => string;
}

/** A small multiplier that shares no factor with d, and one that does. */
const free = (d: number): number => (d % 2 === 0 ? (d % 3 === 0 ? 5 : 3) : 4);

const FACTS = {
  plus: {
    form: (d) => [1, 1, 0, d],
    gives: () => "$M$ alone needn't be divisible, because $N$ can supply what is missing.",
  },
  minus: {
    form: (d) => [1, -1, 0, d],
    gives: (d) =>
      `$M$ and $N$ have the same remainder when divided by ${d}, but it can be any remainder.`,
  },
  far: {
    form: (d) => [1, 2 * d, 0, d],
    gives: (d) =>
      `$${2 * d}N$ is divisible by ${d}, and subtracting it from the expression leaves $M$.`,
  },
  timesFar: {
    form: (d) => [free(d), -d, 0, d],
    gives: (d) =>
      `Adding $${d}N$, which is divisible by ${d}, leaves $${free(d)}M$, and ${free(d)} and ${d} have no common factor greater than 1.`,
  },
  double: {
    form: (d) => [2, 1, 0, d],
    gives: (_, asks) =>
      asks === "one"
        ? "$2M$ alone needn't be divisible, because $N$ can supply what is missing."
        : "The expression is $M + N$ and another $M$, and nothing is known about that $M$.",
  },
  doubleAgain: {
    form: (d) => [d + 2, 1, 0, d],
    gives: (d) =>
      `Subtracting $${d}M$, which is divisible by ${d}, leaves $2M + N$, so all that's known is that $2M + N$ is divisible by ${d}.`,
  },
  evenDouble: {
    form: (d) => [2, d, 0, d],
    gives: (d) =>
      `$${d}N$ is divisible by ${d}, so $2M$ is too, and $M$ is divisible by ${d / 2}, but perhaps not by 2.`,
  },
  oneEven: {
    form: () => [1, 4, 0, 2],
    gives: (d) => `$4N$ is even, so $M$ is even, but it needn't be divisible by ${d / 2}.`,
  },
  lessN: {
    form: (d) => [1, 1 - d, 0, d],
    gives: (d) => `Adding $${d}N$, which is divisible by ${d}, gives $M + N$.`,
  },
  moreM: {
    form: (d) => [d + 1, 1, 0, d],
    gives: (d) => `Subtracting $${d}M$, which is divisible by ${d}, leaves $M + N$.`,
  },
  moreOff: {
    form: (d) => [d + 1, 1, 1, d],
    gives: (d) =>
      `Subtracting $${d}M$, which is divisible by ${d}, leaves $M + N + 1$. This is divisible by ${d}, so $M + N$ has the remainder ${d - 1} when divided by ${d}.`,
  },
  firstOnly: {
    form: (d) => [1, 0, 0, d],
    gives: () => "Nothing is said about $N$.",
  },
  evenBoth: {
    form: (d) => [2, 2, 0, d],
    gives: (d) =>
      `$2(M + N)$ is divisible by ${d}, so $M + N$ is divisible by ${d / 2}, but perhaps not by 2.`,
  },
  parity: {
    form: () => [1, -1, 0, 2],
    gives: (d) =>
      `$M$ and $N$ are both even or both odd, so $M + N$ is even, but it needn't be divisible by ${d / 2}.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Tension, Letter, string]): Tense => designed(...of, 4);

const TWO = tense(
  "c-trap",
  "C",
  "The two integers are unknown, so both statements look necessary.",
);
const OPEN = tense(
  "hidden-enough",
  "E",
  "Neither statement gives one of the integers alone, so both together look too weak.",
);
const HALF = tense(
  "false-enough",
  "A",
  "Dropping the factor 2 seems to leave a multiple of D, but D is even.",
);
const SOLVE = tense(
  "near-miss",
  "C",
  "Two conditions look as if they could be solved like two equations.",
);

type Design = readonly [
  key: PairKey,
  asks: Ask,
  divisors: readonly number[],
  facts: readonly [Name, Name],
  tense: Tense,
  /** What both give; D is the divisor and H its half. */
  together?: string,
];

const ANY = [3, 4, 5, 6, 7, 9, 10];
const TWICE = "The sum of $M + N$ and $M - N$ is $2M$";
const THRICE = "The sum of $2M + N$ and $M - N$ is $3M$";
const COPRIME = "and these have no common factor greater than 1.";
const SAME =
  "The expressions differ by $DM$, a multiple of D, so both statements say the same thing.";
const DESIGNS: readonly Design[] = [
  ["A", "one", ANY, ["far", "double"], TWO],
  ["A", "one", ANY, ["far", "plus"], TWO],
  ["A", "one", ANY, ["timesFar", "plus"], TWO],
  ["D", "one", ANY, ["timesFar", "far"], TWO],
  [
    "C",
    "one",
    [3, 5, 7, 9],
    ["plus", "minus"],
    OPEN,
    `${TWICE}, a multiple of D, and D is odd, so it has no factor in common with 2.`,
  ],
  [
    "C",
    "one",
    ANY,
    ["double", "plus"],
    OPEN,
    "The difference $(2M + N) - (M + N)$ is $M$, and the difference of two multiples of D is a multiple of D.",
  ],
  [
    "C",
    "one",
    [6, 10, 14],
    ["evenDouble", "oneEven"],
    HALF,
    `$M$ is divisible by H and by 2, ${COPRIME}`,
  ],
  [
    "E",
    "one",
    [4, 6, 10],
    ["plus", "minus"],
    SOLVE,
    `${TWICE}, a multiple of D, so $M$ is divisible by H, but perhaps not by D.`,
  ],
  ["E", "one", [5, 7, 9], ["double", "doubleAgain"], SOLVE, SAME],
  ["A", "sum", ANY, ["lessN", "firstOnly"], TWO],
  ["A", "sum", ANY, ["moreM", "minus"], TWO],
  ["A", "sum", ANY, ["moreOff", "firstOnly"], TWO],
  ["D", "sum", ANY, ["lessN", "moreM"], TWO],
  [
    "C",
    "sum",
    [6, 10, 14],
    ["evenBoth", "parity"],
    HALF,
    `$M + N$ is divisible by H and by 2, ${COPRIME}`,
  ],
  [
    "C",
    "sum",
    [4, 5, 7, 10],
    ["double", "minus"],
    OPEN,
    `${THRICE}, and 3 and D have no common factor greater than 1, so $M$ is divisible by D. Then $N$, the difference of $M$ and $M - N$, is too.`,
  ],
  [
    "E",
    "sum",
    [3, 6, 9],
    ["double", "minus"],
    SOLVE,
    `${THRICE}, a multiple of D, but 3 and D have the common factor 3, so $M$ needn't be a multiple of D.`,
  ],
  ["E", "sum", [4, 5, 7, 9], ["double", "doubleAgain"], SOLVE, SAME],
];

const named = (text: string, [m, n]: string): string =>
  text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll("M", m!).replaceAll("N", n!));

function expression([a, b, c]: readonly number[]): string {
  return [texFirst(a!, "M"), texTerm(b!, "N"), texTerm(c!, "")].filter(Boolean).join(" ");
}

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, asks, divisors, facts, tensed, both = ""] = rng.pick(
    DESIGNS.filter(([own]) => own === key),
  );
  const [d, letters] = [rng.pick(divisors), rng.pick(LETTERS)];
  const isTurned = rng.chance(0.5);
  const names = isTurned ? facts.toReversed() : facts;
  const said = names.map((name): Said<Case> => {
    const { form, gives }: Fact = FACTS[name];
    const [a, b, c, k] = form(d);
    return {
      text: named(`$${expression([a, b, c])}$ is divisible by ${k}.`, letters),
      holds: ({ m, n }) => (a * m + b * n + c) % k === 0,
      gives: named(gives(d, asks), letters),
    };
  }) as [Said<Case>, Said<Case>];
  const forms = names.map((name) => FACTS[name].form(d));
  const findings = withValues(findingsOf({ asks, both, d, letters }, said), forms, letters);
  if (!hasKey(findings, key)) return null;
  const { tension, trap } = tensed;
  const letter = isTurned && trap.letter === "A" ? "B" : trap.letter;
  const why = named(trap.why.replaceAll(/D(?![a-z])/g, `${d}`), letters);
  return { asks, d, letters, said, findings, tension, trap: { why, letter }, facts };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

interface Asked {
  readonly asks: Ask;
  readonly both: string;
  readonly d: number;
  readonly letters: string;
}

function findingsOf({ asks, both, d, letters }: Asked, said: readonly [Said<Case>, Said<Case>]) {
  const what = named(asks === "one" ? "$M$" : "$M + N$", letters);
  const isYes = ({ m, n }: Case) => (asks === "one" ? m : m + n) % d === 0;
  const show = ({ m, n }: Case) =>
    named(`$M = ${m}$ and $N = ${n}$${asks === "one" ? "" : `, with the sum ${m + n},`}`, letters);
  return findingsByCases(CASES, said, isYes, {
    together: () => named(both.replaceAll("D", `${d}`).replaceAll("H", `${d / 2}`), letters),
    settled: (one) => `So ${what} is ${isYes(one) ? "always" : "never"} divisible by ${d}.`,
    rivals: (one, other) =>
      `The answer is ${isYes(one) ? "yes" : "no"} for ${show(one)} but ${isYes(other) ? "yes" : "no"} for ${show(other).replace(/,$/, "")}.`,
  });
}

type Form = ReturnType<Fact["form"]>;
type Findings = ReturnType<typeof findingsOf>;

/** "$2x + y$ is 9 for the first pair and 27 for the second"; nothing for an expression with one letter. */
function valuesOf([a, b, c]: Form, letters: string, pairs: readonly Case[]): string[] {
  if (b === 0) return [];
  const [one, other] = pairs.map(({ m, n }) => a * m + b * n + c);
  const tex = named(`$${expression([a, b, c])}$`, letters);
  return [
    one === other
      ? `${tex} is $${one}$ for each of them`
      : `${tex} is $${one}$ for the first pair and $${other}$ for the second`,
  ];
}

/** Shows for the examples that they fit the statements. */
function withValues(findings: Findings, forms: readonly Form[], letters: string): Findings {
  const shownFor = (finding: Sufficiency<Case>, about: readonly Form[]): Sufficiency<Case> => {
    const pairs = finding.rivals ?? [];
    if (finding.enough || pairs.length === 0) return finding;
    const values = about.flatMap((form) => valuesOf(form, letters, pairs));
    if (values.length === 0) return finding;
    return { ...finding, why: `${finding.why} Both pairs fit: ${values.join(", and ")}.` };
  };
  return {
    first: shownFor(findings.first, [forms[0]!]),
    second: shownFor(findings.second, [forms[1]!]),
    together: shownFor(findings.together, forms),
  };
}

const STEMS: readonly ((what: string, m: string, n: string, d: number) => string)[] = [
  (what, m, n, d) => `If $${m}$ and $${n}$ are positive integers, is $${what}$ divisible by ${d}?`,
  (what, m, n, d) => `If $${m}$ and $${n}$ are positive integers, is $${what}$ a multiple of ${d}?`,
  (what, m, n, d) =>
    `Is $${what}$ divisible by ${d}, where $${m}$ and $${n}$ are positive integers?`,
];

function stemOf({ asks, d, letters }: Numbers, rng: Rng): string {
  const [m, n] = letters.split("") as [string, string];
  return rng.pick(STEMS)(asks === "one" ? m : `${m} + ${n}`, m, n, d);
}

/** What helps with these facts. */
function thoughtsOn(d: number, facts: readonly [Name, Name]): Omit<Solution, "steps"> {
  const has = (...names: Name[]): boolean => facts.some((name) => names.includes(name));
  if (has("evenDouble", "evenBoth")) {
    return {
      idea: `A number is divisible by ${d} if it's divisible by 2 and by ${d / 2}, so ask what each statement says about these two factors.`,
      takeaway:
        "If a number is divisible by two integers without a common factor greater than 1, it's divisible by their product.",
    };
  }
  if (has("far", "timesFar", "lessN", "moreM", "moreOff", "doubleAgain")) {
    return {
      idea: `Adding or dropping a multiple of ${d} doesn't change whether an expression is divisible by ${d}.`,
      ...(has("timesFar") && {
        check: `Only a multiple of the letter is left, so make sure that ${free(d)} and ${d} have no common factor greater than 1.`,
      }),
      takeaway:
        "In a question about divisibility by $d$, drop every multiple of $d$ before you look at the letters.",
    };
  }
  return {
    idea: `The sum or difference of two multiples of ${d} is a multiple of ${d}, so add or subtract the expressions to eliminate one letter.`,
    ...(has("minus") && {
      check: `The sum is a multiple of one letter, so ask whether ${has("double") ? 3 : 2} and ${d} have a common factor greater than 1.`,
    }),
    takeaway: has("minus")
      ? "A divisor of a multiple of a letter must divide the letter itself if it has no factor in common with the multiplier."
      : "Two expressions that are divisible by $d$ can be added or subtracted like equations to isolate one letter.",
  };
}

export const template: SufficiencyTemplate = {
  id: "divisible-behind-a-combination",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Multiples of d can be added to an expression or left out of it when d's divisibility is asked.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asks, d, letters, said, findings, tension, trap, facts } = numbers;
    const thoughts = thoughtsOn(d, facts);
    return {
      variant: `${asks}/${letters}`,
      context: "pure",
      difficulty: asks === "one" ? 4 : 5,
      stem: stemOf(numbers, rng),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        ...thoughts,
        steps: stepsOfFindings(findings),
      },
    };
  },

  /** Tries all pairs of integers from 1 to 40. */
  check({ stem, statements }) {
    const [m, n] = read(stem, /\b([a-z]) and ([a-z]) are/) as [string, string];
    const [what, d] = read(stem, /is ([a-z](?: \+ [a-z])?) (?:divisible by|a multiple of) (\d+)/i);
    const isMultiple = (tex: string, k: number) => {
      const value = formulaOf(tex);
      return (one: Case) => value({ [m]: one.m, [n]: one.n }) % k === 0;
    };
    const conditions = conditionsOf(statements, (said) => {
      const [tex, k] = read(plain(said), /^(.+) is divisible by (\d+)/) as [string, string];
      return isMultiple(tex, Number(k));
    });
    return { cases: CASES, ...conditions, answer: isMultiple(what!, Number(d)) };
  },
};
