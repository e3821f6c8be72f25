import {
  findingsByCases,
  gcd,
  hasKey,
  numbersIn,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** The line's intercepts with the axes, both different from 0, so that the slope is −b/a. */
type Case = Readonly<{ a: number; b: number }>;
const INTERCEPTS = range(1, 12).flatMap((n) => [n, -n]);
const CASES: readonly Case[] = INTERCEPTS.flatMap((a) => INTERCEPTS.map((b) => ({ a, b })));

const slopeOf = ({ a, b }: Case): number => -b / a;

const STEMS: readonly ((line: string, sign: string) => string)[] = [
  (line, sign) =>
    `In the *xy*-plane, line $${line}$ has *x*-intercept $a$ and *y*-intercept $b$, where $ab \\neq 0$. Is the slope of line $${line}$ ${sign}?`,
  (line, sign) =>
    `If line $${line}$ in the *xy*-plane passes through the points $(a, 0)$ and $(0, b)$, where $ab \\neq 0$, is the slope of line $${line}$ ${sign}?`,
];

interface Fact {
  readonly texts: (n: number, line: string) => readonly string[];
  readonly holds: (one: Case, n: number) => boolean;
  readonly gives: string;
}

/** Above a point of the axis or of the plane: the line's height at x = n. */
const heightAt = (one: Case, x: number): number => one.b + slopeOf(one) * x;

const FACTS = {
  bothSame: {
    texts: () => ["$ab \\gt 0$", "$\\frac{a}{b} \\gt 0$"],
    holds: ({ a, b }) => a * b > 0,
    gives:
      "A product or a quotient of two numbers is positive only if they have the same sign, so the intercepts have the same sign.",
  },
  bothDiffer: {
    texts: () => ["$ab \\lt 0$", "$\\frac{a}{b} \\lt 0$"],
    holds: ({ a, b }) => a * b < 0,
    gives:
      "A product or a quotient of two numbers is negative only if they have different signs, so the intercepts have different signs.",
  },
  sumZero: {
    texts: () => ["$a + b = 0$", "$a = -b$"],
    holds: ({ a, b }) => a + b === 0,
    gives: "Each intercept is the negative of the other, so they have different signs.",
  },
  twice: {
    texts: (n) => [`$b = ${n}a$`],
    holds: ({ a, b }, n) => b === n * a,
    gives: "One intercept is a positive multiple of the other, so they have the same sign.",
  },
  firstPositive: {
    texts: () => ["$a \\gt 0$"],
    holds: ({ a }) => a > 0,
    gives: "The sign of $b$ is unknown.",
  },
  secondPositive: {
    texts: () => ["$b \\gt 0$"],
    holds: ({ b }) => b > 0,
    gives: "The sign of $a$ is unknown.",
  },
  firstNegative: {
    texts: () => ["$a \\lt 0$"],
    holds: ({ a }) => a < 0,
    gives: "The sign of $b$ is unknown.",
  },
  greater: {
    texts: () => ["$a \\gt b$", "$a - b \\gt 0$"],
    holds: ({ a, b }) => a > b,
    gives: "The intercepts can have the same sign or different signs.",
  },
  less: {
    texts: () => ["$a \\lt b$", "$b - a \\gt 0$"],
    holds: ({ a, b }) => a < b,
    gives: "The intercepts can have the same sign or different signs.",
  },
  sumPositive: {
    texts: () => ["$a + b \\gt 0$", "$a \\gt -b$"],
    holds: ({ a, b }) => a + b > 0,
    gives: "At least one of the intercepts is positive, but the other can have either sign.",
  },
  throughFirst: {
    texts: (n, line) => [`Line $${line}$ passes through the point $(${n}, ${n})$.`],
    holds: (one, n) => Math.abs(heightAt(one, n) - n) < 1e-9,
    gives: "Lines of either slope pass through this point.",
  },
  throughFourth: {
    texts: (n, line) => [`Line $${line}$ passes through the point $(${n}, -${n})$.`],
    holds: (one, n) => Math.abs(heightAt(one, n) + n) < 1e-9,
    gives: "Lines of either slope pass through this point.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const HALVES = "Neither intercept is known, so both statements look necessary.";
const ORDER = "Comparing the intercepts may seem to give their signs, too.";
const OPEN =
  "Neither statement gives the slope or two points of the line, so they look too weak even together.";
const TWO = "The two statements say something about both intercepts, so they look like enough.";

const DESIGNS = [
  ["A", "bothSame", "firstPositive", "c-trap", "C", HALVES],
  ["A", "twice", "secondPositive", "c-trap", "C", HALVES],
  ["A", "sumZero", "greater", "false-enough", "D", ORDER],
  ["A", "bothDiffer", "less", "false-enough", "D", ORDER],
  ["C", "secondPositive", "greater", "hidden-enough", "E", OPEN],
  ["C", "firstNegative", "sumPositive", "hidden-enough", "E", OPEN],
  ["C", "throughFourth", "secondPositive", "hidden-enough", "E", OPEN],
  ["C", "firstNegative", "throughFirst", "hidden-enough", "E", OPEN],
  ["C", "firstPositive", "less", "hidden-enough", "E", OPEN],
  ["D", "twice", "bothSame", "c-trap", "C", HALVES],
  ["D", "sumZero", "bothDiffer", "c-trap", "C", HALVES],
  ["E", "firstPositive", "greater", "near-miss", "C", TWO],
  ["E", "secondPositive", "sumPositive", "near-miss", "C", TWO],
  ["E", "sumPositive", "greater", "near-miss", "C", TWO],
  ["E", "throughFirst", "secondPositive", "near-miss", "C", TWO],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Name, Name, ...unknown[]])[];

/** What two facts give together, where neither is enough alone. */
const BOTH: Readonly<Record<string, (n: number) => string>> = {
  "secondPositive/greater": () =>
    "$b \\gt 0$ and $a \\gt b$, so $a$ is positive, too, and the intercepts have the same sign.",
  "firstNegative/sumPositive": () =>
    "$a + b \\gt 0$ means that $b \\gt -a$, and $-a$ is positive because $a \\lt 0$. So $b$ is positive, and the intercepts have different signs.",
  "throughFourth/secondPositive": (n) =>
    `The slope of the line through $(0, b)$ and $(${n}, -${n})$ is $\\frac{-${n} - b}{${n}}$. Because $b$ is positive, the numerator is negative.`,
  "firstNegative/throughFirst": (n) =>
    `The slope of the line through $(a, 0)$ and $(${n}, ${n})$ is $\\frac{${n}}{${n} - a}$. Because $a$ is negative, the denominator is positive.`,
  "firstPositive/less": () =>
    "$a \\gt 0$ and $b \\gt a$, so $b$ is positive, too, and the intercepts have the same sign.",
  "firstPositive/greater": () =>
    "$a$ is positive, and $b$ is less than $a$, so $b$ can be positive or negative.",
  "secondPositive/sumPositive": () =>
    "$b$ is positive, and $a$ is greater than $-b$, so $a$ can be positive or negative.",
  "sumPositive/greater": () =>
    "$a$ is the greater intercept and positive, but $b$, which is between $-a$ and $a$, can be positive or negative.",
  "throughFirst/secondPositive": (n) =>
    `From $(0, b)$ to $(${n}, ${n})$, the line rises if $b \\lt ${n}$ and falls if $b \\gt ${n}$.`,
};

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, one, two, tension, trap, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const isPositive = rng.chance(0.5);
  const isTurned = rng.chance(0.5);
  const [n, line] = [rng.pick([2, 3, 4, 6]), rng.pick(["k", "m", "p"])];
  const said = (isTurned ? [two, one] : [one, two]).map((name): Said<Case> => {
    const { texts, holds, gives }: Fact = FACTS[name];
    return { text: rng.pick(texts(n, line)), holds: (at) => holds(at, n), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(isPositive, said, BOTH[`${one}/${two}`]?.(n) ?? "");
  return hasKey(findings, key)
    ? { isPositive, line, said, findings, tension, trap: { letter: trap, why } }
    : null;
}

/** The slope in TeX, in lowest terms. */
function slopeText({ a, b }: Case): string {
  const shared = gcd(Math.abs(a), Math.abs(b));
  const [top, bottom] = [Math.abs(b) / shared, Math.abs(a) / shared];
  return `${a * b > 0 ? "-" : ""}${bottom === 1 ? top : `\\frac{${top}}{${bottom}}`}`;
}

function findingsOf(isPositive: boolean, said: readonly [Said<Case>, Said<Case>], both: string) {
  const isYes = (one: Case) => slopeOf(one) > 0 === isPositive;
  const show = ({ a, b }: Case) => `$a = ${a}$ and $b = ${b}$`;
  const sign = (one: Case) => (slopeOf(one) > 0 ? "positive" : "negative");
  return findingsByCases(CASES, said, isYes, {
    together: () => both,
    settled: (one) =>
      `So the slope is ${sign(one)}, and the answer is ${isYes(one) ? "yes" : "no"}.`,
    rivals: (one, other) =>
      `If ${show(one)}, the slope is $${slopeText(one)}$, which is ${sign(one)}. If ${show(other)}, it's $${slopeText(other)}$, which is ${sign(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "slope-of-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "The sign of a line's slope from the signs of its intercepts and the points on it.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { isPositive, line, said, findings, tension, trap } = numbers;
    const sign = isPositive ? "positive" : "negative";
    return {
      variant: `${sign}/${line}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick(STEMS)(line, sign),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `The slope is $-\\frac{b}{a}$, so it is ${sign} exactly when $a$ and $b$ have ${isPositive ? "different signs" : "the same sign"}.`,
        fast: [
          "Sketch one line that rises and one that falls, and see which of them a statement allows.",
        ],
        steps: stepsOfFindings(findings),
        check:
          "Did you try lines on both sides of the origin before you called a statement enough?",
        takeaway:
          "To find the sign of a slope, sketch the line: two intercepts of the same sign belong to a line that falls.",
      },
    };
  },

  /** Tries all lines with whole intercepts from −12 to 12. */
  check({ stem, statements }) {
    const conditions = statements.map((said) => conditionOf(said));
    const [first, second] = conditions as [(one: Case) => boolean, (one: Case) => boolean];
    const sign = stem.includes("positive") ? 1 : -1;
    return { cases: CASES, first, second, answer: ({ a, b }: Case) => sign * a * b < 0 };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  if (!said.includes("passes")) {
    const relation = relationOf(said);
    return ({ a, b }) => relation({ a, b });
  }
  const [p = 0, q = 0] = numbersIn(plain(said));
  return ({ a, b }) => Math.abs(p / a + q / b - 1) < 1e-9;
}
