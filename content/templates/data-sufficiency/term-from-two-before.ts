import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  hasKey,
  type PairKey,
  plain,
  range,
  read,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

/** The first two terms; they determine the others. */
type Case = Readonly<{ first: number; second: number }>;
const TERMS = [...range(1, 24), ...range(-24, 0)];
const CASES: readonly Case[] = TERMS.flatMap((first) => TERMS.map((second) => ({ first, second })));

/** Whether a term is the sum of the two before it or the last one minus the one before. */
type Rule = "sum" | "difference";

function termOf({ first, second }: Case, rule: Rule, n: number): number {
  const terms = [0, first, second];
  for (let k = 3; k <= n; k++) {
    terms.push(rule === "sum" ? terms[k - 1]! + terms[k - 2]! : terms[k - 1]! - terms[k - 2]!);
  }
  return terms[n]!;
}

const STEMS: Readonly<Record<Rule, readonly ((a: string, k: number) => string)[]>> = {
  sum: [
    (a, k) =>
      `In the sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$, each term after the second is the sum of the two preceding terms. What is the value of $${a}_{${k}}$?`,
    (a, k) =>
      `The sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$ is defined by $${a}_n = ${a}_{n-1} + ${a}_{n-2}$ for all $n \\geq 3$. What is the value of $${a}_{${k}}$?`,
    (a, k) =>
      `If each term of the sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$ after the second is the sum of the two preceding terms, what is the value of $${a}_{${k}}$?`,
  ],
  difference: [
    (a, k) =>
      `The sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$ is defined by $${a}_n = ${a}_{n-1} - ${a}_{n-2}$ for all $n \\geq 3$. What is the value of $${a}_{${k}}$?`,
    (a, k) =>
      `If $${a}_n = ${a}_{n-1} - ${a}_{n-2}$ for all terms of the sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$ after the second, what is the value of $${a}_{${k}}$?`,
    (a, k) =>
      `In the sequence $${a}_1, ${a}_2, ${a}_3, \\ldots$, where $${a}_n = ${a}_{n-1} - ${a}_{n-2}$ for all $n \\geq 3$, what is the value of $${a}_{${k}}$?`,
  ],
};

/** A sum of terms, by how far they are after the term in question, with signs; and what it gives. */
interface Fact {
  readonly terms: readonly (readonly [sign: 1 | -1, ahead: number])[];
  /**
   * M{-1} is the term before the one in question, N{-1} the same within a formula, <-1> its value,
   * and <s> the value that the statement gives.
   */
  readonly gives: string;
}

const WEAK = "One equation doesn't give the two terms on which the others depend.";
const SUMS = {
  twoLater: {
    terms: [
      [1, 2],
      [-1, 1],
    ],
    gives: "M{2} is the sum of M{1} and M{0}, so the difference is M{0} itself.",
  },
  around: {
    terms: [
      [1, 1],
      [-1, -1],
    ],
    gives: "M{1} is the sum of M{0} and M{-1}, so the difference is M{0} itself.",
  },
  farAround: {
    terms: [
      [1, -2],
      [1, 2],
    ],
    gives:
      "M{2} is M{1} plus M{0}, and M{1} is M{0} plus M{-1}, so M{2} is twice M{0} plus M{-1}. Since M{-2} plus M{-1} is M{0}, the sum is three times M{0}: $3N{0} = <s>$.",
  },
  threeTerms: {
    terms: [
      [1, -2],
      [1, -1],
      [1, 0],
    ],
    gives:
      "The sum of the first two of these terms is M{0}, so the whole sum is twice M{0}: $2N{0} = <s>$.",
  },
  before: { terms: [[1, -1]], gives: WEAK },
  after: { terms: [[1, 1]], gives: WEAK },
  twoBefore: { terms: [[1, -2]], gives: WEAK },
  beforeAgain: {
    terms: [
      [1, 0],
      [-1, -2],
    ],
    gives: "M{0} is the sum of M{-1} and M{-2}, so this gives only $N{-1} = <s>$.",
  },
  afterAgain: {
    terms: [
      [1, 3],
      [-1, 2],
    ],
    gives: "M{3} is the sum of M{2} and M{1}, so this gives only $N{1} = <s>$.",
  },
  afterFar: {
    terms: [
      [1, -1],
      [1, 3],
    ],
    gives:
      "M{3} is M{2} plus M{1}, or twice M{1} plus M{0}. Since M{-1} plus M{0} is M{1}, the sum is three times M{1} and gives only $N{1} = \\frac{<s>}{3} = <1>$.",
  },
} as const satisfies Record<string, Fact>;

const DIFFERENCES = {
  sixBack: {
    terms: [[1, -6]],
    gives:
      "$N{0} = N{-1} - N{-2} = (N{-2} - N{-3}) - N{-2} = -N{-3}$, so each term is the opposite of the term three places before it. M{-3} is the opposite of M{-6}, so M{0} is equal to M{-6}.",
  },
  threeBack: {
    terms: [[1, -3]],
    gives: "$N{0} = N{-1} - N{-2} = (N{-2} - N{-3}) - N{-2} = -N{-3}$.",
  },
  neighbors: {
    terms: [
      [1, -1],
      [1, 1],
    ],
    gives: "M{1} is M{0} minus M{-1}, so the sum is M{0} itself.",
  },
  back: { terms: [[1, -1]], gives: WEAK },
  twoBack: { terms: [[1, -2]], gives: WEAK },
  fiveBack: { terms: [[1, -5]], gives: WEAK },
  fourBack: {
    terms: [[1, -4]],
    gives:
      "$N{-1} = N{-2} - N{-3} = (N{-3} - N{-4}) - N{-3} = -N{-4}$, so this gives only $N{-1} = <-1>$.",
  },
  fiveBackAgain: {
    terms: [
      [1, -6],
      [1, -4],
    ],
    gives: "M{-4} is M{-5} minus M{-6}, so the sum is M{-5}, and this gives only $N{-5} = <s>$.",
  },
} as const satisfies Record<string, Fact>;

type Names = readonly [keyof typeof SUMS, keyof typeof SUMS];
type OtherNames = readonly [keyof typeof DIFFERENCES, keyof typeof DIFFERENCES];

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 5);

const TWO = tense("c-trap", "C", "Two terms are unknown, so two equations look necessary.");
const FAR = tense(
  "hidden-enough",
  "E",
  "The first two terms aren't given, so too little looks known.",
);
const SAME = tense("near-miss", "C", "Two equations look like enough for two unknown terms.");
const ALIKE = "Both statements give the same term and no other.";
const OPPOSITES =
  "$N{-2} = N{-3} - N{-4} = (N{-4} - N{-5}) - N{-4} = -N{-5}$, so the two statements say the same and leave other terms open.";
const OPPOSITE_OF_LAST =
  "M{-1} is the opposite of M{-4}, so the two statements say the same and leave other terms open.";

const BY_SUM: readonly (readonly [PairKey, Names, Tense, string?])[] = [
  ["A", ["farAround", "before"], TWO],
  ["A", ["threeTerms", "after"], TWO],
  ["A", ["farAround", "beforeAgain"], TWO],
  ["A", ["twoLater", "twoBefore"], TWO],
  [
    "C",
    ["before", "afterAgain"],
    FAR,
    "M{1} is M{0} plus M{-1}, so M{0} is M{1} minus M{-1}: $<1> - <-1> = <0>$.",
  ],
  [
    "C",
    ["twoBefore", "afterAgain"],
    FAR,
    "M{0} is M{-1} plus M{-2}, and M{1} is M{0} plus M{-1}. Without M{-1}, M{1} is twice M{0} minus M{-2}. Twice M{0} is $<1> + <-2> = <2*0>$.",
  ],
  [
    "C",
    ["beforeAgain", "afterFar"],
    FAR,
    "M{1} is M{0} plus M{-1}, so M{0} is M{1} minus M{-1}: $<1> - <-1> = <0>$.",
  ],
  ["D", ["farAround", "threeTerms"], TWO],
  ["D", ["farAround", "twoLater"], TWO],
  ["D", ["threeTerms", "around"], TWO],
  ["E", ["before", "beforeAgain"], SAME, ALIKE],
  ["E", ["after", "afterFar"], SAME, ALIKE],
  ["E", ["afterAgain", "afterFar"], SAME, ALIKE],
];

const BY_DIFFERENCE: readonly (readonly [PairKey, OtherNames, Tense, string?])[] = [
  ["A", ["sixBack", "back"], TWO],
  ["A", ["threeBack", "fiveBack"], TWO],
  ["A", ["neighbors", "twoBack"], TWO],
  ["A", ["threeBack", "fourBack"], TWO],
  [
    "C",
    ["fourBack", "fiveBack"],
    FAR,
    "M{-3} is M{-4} minus M{-5}. Terms that are three places apart are opposites, so M{0} is M{-5} minus M{-4}: $<-5> - <-4> = <0>$.",
  ],
  [
    "C",
    ["back", "fiveBackAgain"],
    FAR,
    "$N{-2} = N{-3} - N{-4} = (N{-4} - N{-5}) - N{-4} = -N{-5}$. So M{0} is M{-1} minus M{-2}, or M{-1} plus M{-5}: $<-1> + <-5> = <0>$.",
  ],
  ["D", ["sixBack", "threeBack"], TWO],
  ["D", ["sixBack", "neighbors"], TWO],
  ["D", ["threeBack", "neighbors"], TWO],
  ["E", ["back", "fourBack"], SAME, OPPOSITE_OF_LAST],
  ["E", ["twoBack", "fiveBack"], SAME, OPPOSITES],
  ["E", ["twoBack", "fiveBackAgain"], SAME, OPPOSITES],
];

function drawPair(rule: Rule, key: PairKey, rng: Rng) {
  if (rule === "sum") {
    const [, names, tensed, both = ""] = rng.pick(BY_SUM.filter(([own]) => own === key));
    return { facts: names.map((name): Fact => SUMS[name]), tensed, both };
  }
  const [, names, tensed, both = ""] = rng.pick(BY_DIFFERENCE.filter(([own]) => own === key));
  return { facts: names.map((name): Fact => DIFFERENCES[name]), tensed, both };
}

function drawNumbers(rng: Rng) {
  const rule = rng.pick(["sum", "difference"] as const);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const { facts, tensed, both } = drawPair(rule, key, rng);
  const letter = rng.pick(["a", "s", "t", "x"]);
  const k = rule === "sum" ? rng.pick([4, 5, 6]) : rng.pick([8, 9, 10]);
  const at: Case = { first: rng.int(1, 6), second: rng.int(1, 9) };
  const named = (text: string) =>
    text
      .replaceAll(/M\{(-?\d)\}/g, (_, ahead) => `$${letter}_{${k + Number(ahead)}}$`)
      .replaceAll(/N\{(-?\d)\}/g, (_, ahead) => `${letter}_{${k + Number(ahead)}}`);
  const known = (text: string) =>
    named(text)
      .replace("<2*0>", String(2 * termOf(at, rule, k)))
      .replaceAll(/([+-] )?<(-?\d)>/g, (_, sign: string | undefined, ahead) => {
        const value = termOf(at, rule, k + Number(ahead));
        return `${sign ?? ""}${sign && value < 0 ? `(${value})` : value}`;
      });
  const said = (rng.chance(0.5) ? facts.toReversed() : facts).map(
    ({ terms, gives }): Said<Case> => {
      const value = (one: Case) => sum(terms.map(([sign, n]) => sign * termOf(one, rule, k + n)));
      const tex = terms.map(([sign, n], place) => {
        const plus = place === 0 ? "" : sign > 0 ? " + " : " - ";
        return `${plus}${letter}_{${k + n}}`;
      });
      return {
        text: `$${tex.join("")} = ${value(at)}$`,
        holds: (one) => value(one) === value(at),
        gives: known(gives.replaceAll("<s>", String(value(at)))),
      };
    },
  ) as [Said<Case>, Said<Case>];
  const last = Math.max(k, ...facts.flatMap(({ terms }) => terms.map(([, n]) => k + n)));
  const findings = findingsOf({ rule, letter, k, last, both: known(both) }, said);
  return hasKey(findings, key) ? { rule, key, letter, k, said, findings, ...tensed } : null;
}

interface Asked {
  readonly rule: Rule;
  readonly letter: string;
  readonly k: number;
  /** The place of the last term that the question or a statement names. */
  readonly last: number;
  readonly both: string;
}

function findingsOf(
  { rule, letter, k, last, both }: Asked,
  said: readonly [Said<Case>, Said<Case>],
) {
  const asked = (one: Case) => termOf(one, rule, k);
  const show = (one: Case) =>
    `$${letter}_{${k}}$ is $${asked(one)}$ if the first ${last} terms are ${range(1, last)
      .map((n) => `$${termOf(one, rule, n)}$`)
      .join(", ")}`;
  return findingsByCases(CASES, said, asked, {
    together: () => both,
    settled: (one) => `So $${letter}_{${k}} = ${asked(one)}$.`,
    rivals: (one, other) => `For example, ${show(one)}. But ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "term-from-two-before",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "All terms of a sequence depend on two, but some combinations of terms are multiples of one term.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { rule, key, letter, k, said, findings, tension, trap } = numbers;
    return {
      variant: `${rule}/${letter}`,
      context: "pure",
      difficulty: rule === "sum" ? 5 : 6,
      stem: rng.pick(STEMS[rule])(letter, k),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea:
          key === "A" || key === "D"
            ? `Every term depends on two neighboring terms, but a statement may be about $${letter}_{${k}}$ alone when it is rewritten with the rule.`
            : "Every term depends on two neighboring terms. Rewrite each statement with the rule, and see which single term it gives.",
        fast: [
          rule === "sum"
            ? `Let $p$ and $q$ be the two terms before $${letter}_{${k}}$, so that $${letter}_{${k}} = p + q$. Write each statement in $p$ and $q$, and ${key === "A" || key === "D" ? "look for a multiple of $p + q$" : "see whether the two give different expressions"}.`
            : "Start with $p$ and $q$. The next terms are $q - p$, $-p$, $-q$, and $p - q$, and then $p$ and $q$ come again.",
        ],
        steps: stepsOfFindings(findings),
        check:
          key === "A" || key === "D"
            ? `Did you test whether each statement alone gives $${letter}_{${k}}$, even without the first two terms?`
            : "Do the two equations give different terms? Two equations that give the same term are no more than one.",
        takeaway:
          "With a rule that uses two preceding terms, write all terms in two letters before you count equations.",
      },
    };
  },

  /** Tries all pairs of first terms from −24 to 24. */
  check({ stem, statements }) {
    const rule = /-1 -|difference/.test(plain(stem)) ? "difference" : "sum";
    const k = Number(read(stem, /value of [a-z]_(\d+)/)[0]);
    const conditions = conditionsOf<Case>(statements, (said) => {
      const [left = "", right] = plain(said).split(" = ");
      const terms = Array.from(left.matchAll(/(-?) ?[a-z]_(\d+)/g));
      return (one) =>
        sum(terms.map(([, sign, n]) => (sign ? -1 : 1) * termOf(one, rule, Number(n)))) ===
        Number(right);
    });
    return { cases: CASES, ...conditions, answer: (one: Case) => termOf(one, rule, k) };
  },
};
