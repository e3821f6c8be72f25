import {
  conditionsOf,
  count,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  numbersIn,
  type PairKey,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

/** The fixed part b and the part a for every unit. */
type Case = Readonly<{ a: number; b: number }>;

const grid = (values: readonly number[]): readonly Case[] =>
  values.flatMap((a) => values.map((b) => ({ a, b })));
const AMOUNTS = grid([...range(1, 24), ...range(5, 60).map((k) => 5 * k)]);
const NUMBERS = grid([0, ...range(1, 40).flatMap((n) => [n, -n])]);

const at = ({ a, b }: Case, units: number): number => b + a * units;

interface Setting {
  readonly name: string;
  readonly asks: readonly ((units: number) => string)[];
  /** What is paid, and for what. */
  readonly noun: string;
  readonly unit: string;
  readonly of: (units: number) => string;
}

/** "a 5-hour job", "an 8-hour job" */
const long = (units: number, what: string): string =>
  `${[8, 11, 18].includes(units) ? "an" : "a"} ${units}-${what}`;

const STORIES: readonly Setting[] = [
  {
    name: "plumber",
    unit: "hour",
    noun: "charge",
    of: (units) => long(units, "hour job"),
    asks: [
      (units) =>
        `A plumber charges a fixed fee plus a constant amount per hour. What is the plumber's charge for ${long(units, "hour job")}?`,
      (units) =>
        `If a plumber charges a fixed fee plus a constant amount per hour, what is the plumber's charge for ${long(units, "hour job")}?`,
    ],
  },
  {
    name: "taxi",
    unit: "mile",
    noun: "fare",
    of: (units) => long(units, "mile trip"),
    asks: [
      (units) =>
        `A taxi fare consists of a fixed fee plus a constant amount per mile. What is the fare for ${long(units, "mile trip")}?`,
      (units) =>
        `If a taxi fare is a fixed fee plus a constant amount per mile, what is the fare for ${long(units, "mile trip")}?`,
    ],
  },
  {
    name: "van",
    unit: "day",
    noun: "charge",
    of: (units) => long(units, "day rental"),
    asks: [
      (units) =>
        `To rent a van, a company charges a fixed fee plus a constant amount per day. What is the charge for ${long(units, "day rental")}?`,
      (units) =>
        `If the charge for renting a van is a fixed fee plus a constant amount per day, what is the charge for ${long(units, "day rental")}?`,
    ],
  },
];
const PURE = [
  (units: number) =>
    `If $f(x) = ax + b$, where $a$ and $b$ are constants, what is the value of $f(${units})$?`,
  (units: number) =>
    `The function $f$ is defined by $f(x) = ax + b$, where $a$ and $b$ are constants. What is the value of $f(${units})$?`,
];

/** The units asked for are h; others are d away, or fit the multiples of what is paid. */
interface Hours {
  readonly h: number;
  readonly d: number;
  /** The amount for 2s + m units is twice that for s units, if b is m times a. */
  readonly s: number;
  readonly m: number;
}

/** A statement as multiples of amounts whose sum is known: f(3) + f(7) = 100. */
type Term = readonly [times: number, units: number];
type Terms = readonly [Term, Term?];

interface Fact {
  readonly terms: (hours: Hours) => Terms;
  readonly says: (setting: Setting, units: readonly number[], total: number) => string;
  /** What it gives about the charge, in the words of a story. */
  readonly gives: (
    setting: Setting,
    units: readonly number[],
    hours: Hours,
    total: number,
  ) => string;
}

const totalOf: Fact["says"] = ({ noun, of }, [p, q], total) =>
  `The total ${noun} for ${of(p!)} and ${of(q!)} is ${usd(total)}.`;
/** `F + 7r`, the fixed fee and the amounts for so many units. */
const feeAndRate = (units: number): string => `F + ${units === 1 ? "" : units}r`;

const EQUATION: Fact["gives"] = ({ unit }, [p], _, total) =>
  `So the fixed fee plus ${p === 1 ? `the amount per ${unit}` : `${p} times the amount per ${unit}`} is ${usd(total)}. This is one equation in two unknowns.`;
const RATE: Fact["gives"] = ({ unit }, [p, q], _, total) =>
  `The difference is the amount for ${count(p! - q!, unit)}, so the amount per ${unit} is ${usd(total / (p! - q!))}, but the fixed fee isn't known.`;
const multiple =
  (by: 2 | 3): Fact["gives"] =>
  ({ unit }, [p, q], { m }) =>
    `If the fixed fee is $F$ dollars and the amount per ${unit} is $r$ dollars, then $${feeAndRate(p!)} = ${by}(${feeAndRate(q!)})$. So $F = ${m === 1 ? "" : m}r$, and nothing else is known.`;
const HALF: Fact["gives"] = ({ noun, of }, [p, q], _, total) =>
  `Half of the total, ${usd(total / 2)}, is the ${noun} for ${of((p! + q!) / 2)}, which isn't asked for.`;

const FACTS = {
  low: {
    terms: ({ h, d }) => [[1, h - d]],
    says: ({ noun, of }, [p], total) => `The ${noun} for ${of(p!)} is ${usd(total)}.`,
    gives: EQUATION,
  },
  high: {
    terms: ({ h, d }) => [[1, h + d]],
    says: ({ noun, of }, [p], total) => `The ${noun} for ${of(p!)} is ${usd(total)}.`,
    gives: EQUATION,
  },
  mean: {
    terms: ({ h, d }) => [
      [1, h - d],
      [1, h + d],
    ],
    says: totalOf,
    gives: ({ noun, of }, [p, q], _, total) =>
      `The ${noun} for ${of((p! + q!) / 2)} is halfway between these two, so it's half of their total of ${usd(total)}.`,
  },
  offMean: {
    terms: ({ h, d }) => [
      [1, h - d],
      [1, h + 3 * d],
    ],
    says: totalOf,
    gives: HALF,
  },
  sameMean: {
    terms: ({ h, d }) => [
      [1, h + d - 1],
      [1, h + d + 1],
    ],
    says: totalOf,
    gives: HALF,
  },
  step: {
    terms: ({ h, d }) => [
      [1, h + d],
      [-1, h - d],
    ],
    says: ({ noun, of }, [p, q], total) =>
      `The ${noun} for ${of(p!)} is ${usd(total)} greater than the ${noun} for ${of(q!)}.`,
    gives: RATE,
  },
  otherStep: {
    terms: ({ h, d }) => [
      [1, h + 3 * d],
      [-1, h + 2 * d],
    ],
    says: ({ noun, of }, [p, q], total) =>
      `The ${noun} for ${of(p!)} is ${usd(total)} greater than the ${noun} for ${of(q!)}.`,
    gives: RATE,
  },
  longStep: {
    terms: ({ h, d }) => [
      [1, h + 3 * d],
      [-1, h - d],
    ],
    says: ({ noun, of }, [p, q], total) =>
      `The ${noun} for ${of(p!)} is ${usd(total)} greater than the ${noun} for ${of(q!)}.`,
    gives: RATE,
  },
  twin: {
    terms: ({ h, d }) => [
      [2, h + d],
      [-1, h + 2 * d],
    ],
    says: ({ noun, of }, [p, q], total) =>
      `The ${noun} for ${of(q!)} is ${usd(total)} less than twice the ${noun} for ${of(p!)}.`,
    gives: ({ noun, of }, [p, q], { h }) =>
      `The ${noun} for ${of(p!)} is halfway between those for ${of(h)} and ${of(q!)}, so twice it, less the ${noun} for ${of(q!)}, is the ${noun} for ${of(h)}.`,
  },
  double: {
    terms: ({ s, m }) => [
      [1, 2 * s + m],
      [-2, s],
    ],
    says: ({ noun, of }, [p, q]) => `The ${noun} for ${of(p!)} is twice the ${noun} for ${of(q!)}.`,
    gives: multiple(2),
  },
  triple: {
    terms: ({ s, m }) => [
      [1, 3 * s + 2 * m],
      [-3, s],
    ],
    says: ({ noun, of }, [p, q]) =>
      `The ${noun} for ${of(p!)} is 3 times the ${noun} for ${of(q!)}.`,
    gives: multiple(3),
  },
} as const satisfies Record<string, Fact>;

interface Design extends DesignedPair<keyof typeof FACTS> {
  readonly key: PairKey;
  /** What both statements give alike, with the letters of a story. */
  readonly both?: (hours: Hours, setting: Setting | null) => string;
}

const SAME_RATE: NonNullable<Design["both"]> = (_, setting) =>
  setting ? `the same amount per ${setting.unit}` : "the same value of $a$";
const SAME_MULTIPLE: NonNullable<Design["both"]> = ({ m }, setting) =>
  setting
    ? `the ratio of the fixed fee to the amount per ${setting.unit}, ${m} to 1`
    : `$b = ${m === 1 ? "" : m}a$`;
const SAME_MIDDLE: NonNullable<Design["both"]> = ({ h, d }, setting) =>
  setting ? `the ${setting.noun} for ${setting.of(h + d)}` : `$f(${h + d})$`;

const TWO = "There are two unknowns, so two equations seem to be needed.";
const NONE = "Neither statement gives a single amount, so they look too weak even together.";
const EACH = "Each statement is one equation in two unknowns, so they look too weak even together.";
const TOTAL =
  "The sum of two amounts looks like one equation in two unknowns, so it looks too weak.";
const NEAR = "Two equations in two unknowns look like enough.";

/** f of so many units. */
const valueAt = (units: number): string => `${units === 1 ? "" : units}a + b`;

/** What an equation between values of f gives, written with a and b. */
function givesOfF([[times, p], other]: Terms, total: number, h: number): string {
  if (!other) return `This means that $${valueAt(p)} = ${total}$, one equation in two unknowns.`;
  const [by, q] = other;
  if (by === 1) {
    const middle = (p + q) / 2;
    const sum = `$f(${p}) + f(${q}) = (${valueAt(p)}) + (${valueAt(q)}) = ${p + q}a + 2b = 2f(${middle})$`;
    const known = `$2f(${middle}) = ${total}$`;
    return middle === h
      ? `${sum}, and ${known}.`
      : `${sum}. So ${known}, which gives $f(${middle})$ but not $f(${h})$.`;
  }
  if (times === 2)
    return `$2f(${p}) - f(${q}) = 2(${valueAt(p)}) - (${valueAt(q)}) = ${valueAt(2 * p - q)} = f(${h})$.`;
  const step = p - q === 1 ? "" : p - q;
  if (total !== 0)
    return `$(${valueAt(p)}) - (${valueAt(q)}) = ${step}a$, so $${step === "" ? "" : `${step}a = ${total}$ and $`}a = ${total / (p - q)}$, but $b$ can be any number.`;
  const ratio = (p + by * q) / (-by - 1);
  return `This means that $${valueAt(p)} = ${-by}(${valueAt(q)})$, so $b = ${ratio === 1 ? "" : ratio}a$, but $a$ can be any number.`;
}

const DESIGNS: readonly Design[] = [
  { key: "A", facts: ["mean", "low"], ...designed("c-trap", "C", TWO, 4) },
  { key: "A", facts: ["mean", "step"], ...designed("c-trap", "C", TWO, 4) },
  { key: "A", facts: ["mean", "double"], ...designed("c-trap", "C", TWO, 4) },
  { key: "A", facts: ["twin", "low"], ...designed("c-trap", "C", TWO, 5) },
  { key: "A", facts: ["twin", "step"], ...designed("c-trap", "C", TWO, 5) },
  {
    key: "C",
    facts: ["step", "double"],
    ...designed("hidden-enough", "E", NONE, 4),
  },
  {
    key: "C",
    facts: ["offMean", "step"],
    ...designed("hidden-enough", "E", NONE, 4),
  },
  {
    key: "C",
    facts: ["high", "double"],
    ...designed("hidden-enough", "E", EACH, 3),
  },
  {
    key: "C",
    facts: ["offMean", "double"],
    ...designed("hidden-enough", "E", NONE, 5),
  },
  { key: "D", facts: ["mean", "twin"], ...designed("hidden-enough", "C", TWO, 5) },
  { key: "D", facts: ["twin", "mean"], ...designed("hidden-enough", "A", TOTAL, 4) },
  {
    key: "E",
    both: SAME_RATE,
    facts: ["step", "otherStep"],
    ...designed("near-miss", "C", NEAR, 4),
  },
  {
    key: "E",
    both: SAME_RATE,
    facts: ["longStep", "otherStep"],
    ...designed("near-miss", "C", NEAR, 4),
  },
  {
    key: "E",
    both: SAME_MULTIPLE,
    facts: ["double", "triple"],
    ...designed("near-miss", "C", NEAR, 5),
  },
  {
    key: "E",
    both: SAME_MIDDLE,
    facts: ["offMean", "sameMean"],
    ...designed("near-miss", "C", NEAR, 5),
  },
];

const sumOf = (terms: Terms, one: Case): number =>
  terms.reduce((sum, term) => sum + (term ? term[0] * at(one, term[1]) : 0), 0);

/** "2f(3)"; the sign stands elsewhere. */
const valueText = ([times, units]: Term): string =>
  `${Math.abs(times) === 1 ? "" : Math.abs(times)}f(${units})`;

/** `$f(3) + f(7) = 100$`; a subtracted amount is moved to the right when nothing is left there. */
function formulaText([one, other]: Terms, total: number): string {
  const left = valueText(one);
  if (!other) return `$${left} = ${total}$`;
  if (total === 0) return `$${left} = ${valueText(other)}$`;
  return `$${left} ${other[0] < 0 ? "-" : "+"} ${valueText(other)} = ${total}$`;
}

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(DESIGNS.filter((one) => one.key === key)), rng);
  const setting = rng.chance(0.4) ? null : rng.pick(STORIES);
  const hours = { h: rng.int(4, 8), d: rng.int(1, 3), s: rng.int(1, 4), m: rng.int(1, 3) };
  const a = setting
    ? rng.pick(setting.name === "taxi" ? [2, 3, 4] : [20, 30, 40, 50, 60])
    : rng.int(2, 9);
  const drawn: Case = { a, b: hours.m * a };
  const terms = design.facts.map((name) => FACTS[name].terms(hours));
  const units = terms.flatMap((own) => own.flatMap((term) => (term ? [term[1]] : [])));
  if (units.some((n) => n < 1 || n === hours.h)) return null;
  const said = design.facts.map((name, k): Said<Case> => {
    const { says, gives }: Fact = FACTS[name];
    const own = terms[k]!;
    const total = sumOf(own, drawn);
    const named = own.flatMap((term) => (term ? [term[1]] : []));
    const text = setting ? says(setting, named, total) : formulaText(own, total);
    return {
      text,
      holds: (one) => sumOf(own, one) === total,
      gives: setting ? gives(setting, named, hours, total) : givesOfF(own, total, hours.h),
    };
  }) as [Said<Case>, Said<Case>];
  const cases = setting ? AMOUNTS : NUMBERS;
  const findings = findingsOf(cases, said, setting, hours, design);
  return hasKey(findings, key) ? { design, setting, said, findings, h: hours.h } : null;
}

function findingsOf(
  cases: readonly Case[],
  said: readonly [Said<Case>, Said<Case>],
  setting: Setting | null,
  hours: Hours,
  { key, facts, both }: Design,
) {
  const { h } = hours;
  const asked = setting ? `the ${setting.noun} for ${setting.of(h)}` : `$f(${h})$`;
  const value = (one: Case) => (setting ? usd(at(one, h)) : `$${at(one, h)}$`);
  const given = ({ a, b }: Case) =>
    setting
      ? `a fixed fee of ${usd(b)} and ${usd(a)} per ${setting.unit}`
      : `$a = ${a}$ and $b = ${b}$`;
  return findingsByCases(cases, said, (one) => at(one, h), {
    together: ([fit]) => {
      if (!both) return solvedFor(facts, fit!, setting, hours);
      return `Both statements give ${both(hours, setting)}, and nothing else.`;
    },
    settled: (one) => {
      if (key !== "C") return `So ${asked} is ${value(one)}.`;
      const sum = `${one.b} + ${h} \\cdot ${one.a} = ${at(one, h)}`;
      return setting ? `So ${asked} is $${sum}$ dollars.` : `So $f(${h}) = ${sum}$.`;
    },
    rivals: (one, other) =>
      `For ${given(one)}, ${asked} is ${value(one)}, but for ${given(other)}, it is ${value(other)}.`,
  });
}

/** Both unknowns, from two equations that aren't multiples of each other. */
function solvedFor(
  facts: Design["facts"],
  { a, b }: Case,
  setting: Setting | null,
  { h, d, m }: Hours,
): string {
  const has = (name: keyof typeof FACTS): boolean => facts.includes(name);
  const middle = h + d;
  const value = b + a * middle;
  const times = m === 1 ? "" : m;
  if (setting) {
    const { noun, unit, of } = setting;
    if (has("step") && has("double"))
      return `The amount per ${unit} is ${usd(a)}, and the fixed fee is ${m === 1 ? "the same" : `${m} times as much`}, ${usd(b)}.`;
    if (has("step"))
      return `The amount per ${unit} is ${usd(a)}, and the ${noun} for ${of(middle)} is ${usd(value)}, so the fixed fee is $${value} - ${middle} \\cdot ${a} = ${b}$ dollars.`;
    return `With $r$ dollars per ${unit} and a fixed fee of $${times}r$ dollars, the ${noun} for ${of(middle)} is $${times}r + ${middle}r = ${m + middle}r = ${value}$. So $r = ${a}$, and the fixed fee is ${usd(b)}.`;
  }
  if (has("step") && has("double"))
    return `From $a = ${a}$ and $b = ${times}a$, it follows that $b = ${b}$.`;
  if (has("step"))
    return `From $a = ${a}$ and $f(${middle}) = ${value}$, it follows that $b = ${value} - ${middle} \\cdot ${a} = ${b}$.`;
  return `With $b = ${times}a$, $f(${middle}) = ${middle}a + ${times}a = ${m + middle}a = ${value}$. So $a = ${a}$ and $b = ${b}$.`;
}

/** The fastest path and the moral, for what the two statements give. */
function thoughtsOn({ facts, both }: Design, setting: Setting | null) {
  const has = (name: keyof typeof FACTS): boolean => facts.includes(name);
  const [noun, unit] = [setting?.noun, setting?.unit];
  if (has("mean") || has("twin"))
    return {
      fast: setting
        ? `Each additional ${unit} adds the same amount. So the ${noun} halfway between two others is their average, even if neither of them is known.`
        : "Equal steps in $x$ add equal amounts to $f(x)$. So the value halfway between two others is their average, even if neither of them is known.",
      takeaway:
        "For a linear function, the average of two values is the value at the average, so one equation may be enough.",
    };
  if (!both)
    return {
      fast: setting
        ? `Ask what each statement gives: the amount per ${unit}, its ratio to the fixed fee, or one ${noun}. Any two different ones of these give both the amount per ${unit} and the fixed fee.`
        : "Ask what each statement gives: $a$, the ratio of $b$ to $a$, or one value of $f$. Any two different ones of these give both $a$ and $b$.",
      takeaway:
        "Two different equations in the two constants of a linear function settle all of its values.",
    };
  if (has("double"))
    return {
      fast: setting
        ? `Double the fixed fee and the amount per ${unit}. Both statements remain true, but the ${noun} is doubled, too.`
        : "Double $a$ and $b$. Both statements remain true, but every value of $f$ is doubled, too.",
      takeaway:
        "Statements that only compare amounts as multiples of each other don't give any amount.",
    };
  if (has("offMean"))
    return {
      fast: setting
        ? `The average of two ${noun}s is the ${noun} halfway between them. Find the halfway point for both statements. It's the same.`
        : "The average of two values of $f$ is the value halfway between them. Find the halfway point for both statements. It's the same.",
      takeaway:
        "Two equations that look different may be the same one. Simplify both before you count them.",
    };
  return {
    fast: setting
      ? `A difference of two ${noun}s doesn't depend on the fixed fee. Change the fixed fee, and both statements remain true.`
      : "A difference of two values of $f$ doesn't depend on $b$. Change $b$, and both statements remain true.",
    takeaway: "Differences of values of a linear function give its slope but never its constant.",
  };
}

export const template: SufficiencyTemplate = {
  id: "fee-plus-hourly-rate",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A value of a linear function, from a sum of two others, a difference, or a multiple.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { design, setting, said, findings, h } = numbers;
    const thoughts = thoughtsOn(design, setting);
    return {
      variant: setting?.name ?? "pure",
      context: setting ? "real" : "pure",
      difficulty: design.level,
      stem: rng.pick(setting?.asks ?? PURE)(h),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: setting
          ? `The ${setting.noun} is the fixed fee plus ${h} times the amount per ${setting.unit}. A statement may give that sum without giving its parts.`
          : `$f(${h}) = ${h}a + b$. A statement may give that sum without giving $a$ or $b$.`,
        fast: [thoughts.fast],
        steps: stepsOfFindings(findings),
        check: `Write each statement as an equation in ${setting ? `the fixed fee and the amount per ${setting.unit}` : "$a$ and $b$"}, and see whether one is a multiple of the other.`,
        takeaway: thoughts.takeaway,
      },
    };
  },

  /** Tries many fees and rates in each statement, rewritten as an equation in f. */
  check({ stem, statements }) {
    const isPure = stem.includes("f(x)");
    const h = isPure
      ? Number(/f\((\d+)\)/.exec(stem)![1])
      : numbersIn(stem.replaceAll("-", " "))[0]!;
    return {
      cases: isPure ? NUMBERS : AMOUNTS,
      ...conditionsOf<Case>(statements, (said) => {
        const equation = isPure ? plain(said) : equationOf(said);
        return relationOf(equation.replaceAll(/f\((\d+)\)/g, "(b + $1a)"));
      }),
      answer: ({ a, b }: Case) => b + a * h,
    };
  },
};

/** "The charge for a 7-hour job is twice the charge for a 2-hour job." as "f(7) = 2f(2)". */
function equationOf(said: string): string {
  const [p, q] = Array.from(said.matchAll(/(\d+)-(?:hour|mile|day)/g), ([, n]) => `f(${n})`);
  const total = /\$([\d,.]*\d)/.exec(said)?.[1]!.replace(",", "");
  if (said.startsWith("The total")) return `${p} + ${q} = ${total}`;
  if (said.includes("greater than")) return `${p} - ${q} = ${total}`;
  if (said.includes("less than twice")) return `${p} = 2${q} - ${total}`;
  if (said.includes("is twice")) return `${p} = 2${q}`;
  return said.includes("3 times") ? `${p} = 3${q}` : `${p} = ${total}`;
}
