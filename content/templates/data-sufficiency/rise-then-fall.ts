import {
  findingsByCases,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** A rise by x percent and then a fall by y percent. */
type Case = Readonly<{ x: number; y: number }>;
const CASES: readonly Case[] = range(1, 150).flatMap((x) => range(1, 99).map((y) => ({ x, y })));

/** The ones that are easy to calculate first, as examples. */
const ROUND_FIRST = CASES.toSorted((one, other) => roughness(one) - roughness(other));

/** The change in hundredths of a percent of the start. */
const changeOf = ({ x, y }: Case): number => (100 + x) * (100 - y) - 10_000;

interface Wording {
  readonly name: string;
  readonly context: "pure" | "real";
  readonly asks: (comparison: string) => string;
}

const real = (name: string, asks: Wording["asks"]): Wording => ({ name, context: "real", asks });

/** Wordings by what they're about. */
const SETTINGS: readonly (readonly Wording[])[] = [
  [
    real(
      "stock",
      (than) =>
        `The price of a certain stock increased by $x$ percent in March and then decreased by $y$ percent in April. Was the price at the end of April ${than} the price at the beginning of March?`,
    ),
    real(
      "stock",
      (than) =>
        `If the price of a certain stock increased by $x$ percent last year and then decreased by $y$ percent this year, is the price now ${than} it was at the beginning of last year?`,
    ),
  ],
  [
    real(
      "revenue",
      (than) =>
        `Company K's revenue increased by $x$ percent from 2020 to 2021 and decreased by $y$ percent from 2021 to 2022. Was Company K's revenue in 2022 ${than} its revenue in 2020?`,
    ),
    real(
      "revenue",
      (than) =>
        `If Company K's revenue was $x$ percent greater in 2021 than in 2020 and $y$ percent less in 2022 than in 2021, was its revenue in 2022 ${than} its revenue in 2020?`,
    ),
  ],
  [
    {
      name: "number",
      context: "pure",
      asks: (than) =>
        `The positive number $n$ is increased by $x$ percent, and the result is decreased by $y$ percent to obtain the number $k$. If $x \\gt 0$ and $y \\gt 0$, is $k$ ${than} $n$?`,
    },
    real(
      "rent",
      (than) =>
        `The monthly rent for a certain apartment increased by $x$ percent last year and then decreased by $y$ percent this year. Is the monthly rent now ${than} it was before the increase?`,
    ),
  ],
];

type Fact = Said<Case>;

function fact(tex: string, gives: string, holds: Fact["holds"]): Fact {
  return { text: `$${tex}$`, holds, gives };
}

const SMALLER =
  "An equal percent of the greater amount is more, so the decrease is greater than the increase.";
const FALLS_MORE =
  "The decrease is a greater percent of a greater amount, so it's greater than the increase.";

/** The facts for a gap in percentage points, and for an increase and a decrease that cancel out. */
const FACTS = {
  equal: () => fact("x = y", SMALLER, ({ x, y }) => x === y),
  fallMore: () => fact("x \\lt y", FALLS_MORE, ({ x, y }) => x < y),
  riseMore: () =>
    fact(
      "x \\gt y",
      "The decrease is a smaller percent of a greater amount, so either change can be the greater one.",
      ({ x, y }) => x > y,
    ),
  product: () =>
    fact(
      "x - y \\gt \\frac{xy}{100}",
      "The factors multiply to $(1 + \\frac{x}{100})(1 - \\frac{y}{100}) = 1 + \\frac{1}{100}(x - y - \\frac{xy}{100})$, which is greater than 1 because $x - y - \\frac{xy}{100}$ is positive.",
      ({ x, y }) => 100 * (x - y) > x * y,
    ),
  doubleFall: () => fact("y = 2x", `So $y > x$. ${FALLS_MORE}`, ({ x, y }) => y === 2 * x),
  doubleRise: () =>
    fact("x = 2y", "The ratio is known, but the sizes matter too.", ({ x, y }) => x === 2 * y),
  fallGap: (gap) =>
    fact(`y - x = ${gap}`, `So $y > x$. ${FALLS_MORE}`, ({ x, y }) => y - x === gap),
  riseGap: (gap) =>
    fact(
      `x - y = ${gap}`,
      "The difference is known, but the total change also depends on the product of $x$ and $y$.",
      ({ x, y }) => x - y === gap,
    ),
  fallAt: (_, [, y]) => fact(`y = ${y}`, "Nothing is known about $x$.", (one) => one.y === y),
  riseAt: (_, [x]) => fact(`x = ${x}`, "Nothing is known about $y$.", (one) => one.x === x),
  riseOver: (_, [x]) => fact(`x \\gt ${x}`, "Nothing is known about $y$.", (one) => one.x > x),
  riseUnder: (_, [x]) => fact(`x \\lt ${x}`, "Nothing is known about $y$.", (one) => one.x < x),
  fallOver: (_, [, y]) => fact(`y \\gt ${y}`, "Nothing is known about $x$.", (one) => one.y > y),
  fallUnder: (_, [, y]) => fact(`y \\lt ${y}`, "Nothing is known about $x$.", (one) => one.y < y),
} as const satisfies Record<string, (gap: number, pair: readonly [number, number]) => Fact>;
type Name = keyof typeof FACTS;

const VALUES = "To find the total change, both percents would be needed.";
const MORE = "An increase by the greater percent looks like a gain.";
const MORE_AND_BOUND =
  "An increase by the greater percent, together with a bound for one percent, looks like a gain.";
const BOUNDS = "Bounds look too weak to fix the total change.";
const LIMITS = "Both statements limit the percents, so they look as if they settled it together.";

const DESIGNS = [
  ["A", "equal", "fallAt", "c-trap", "C", VALUES],
  ["A", "fallMore", "riseAt", "c-trap", "C", VALUES],
  ["A", "product", "riseMore", "false-enough", "D", MORE],
  ["A", "fallGap", "riseUnder", "c-trap", "C", VALUES],
  ["C", "riseAt", "fallUnder", "hidden-enough", "E", BOUNDS],
  ["C", "riseOver", "fallUnder", "hidden-enough", "E", BOUNDS],
  ["C", "riseUnder", "fallOver", "hidden-enough", "E", BOUNDS],
  ["C", "riseGap", "riseAt", "false-enough", "A", MORE],
  ["C", "doubleRise", "fallAt", "false-enough", "A", MORE],
  ["D", "doubleFall", "fallGap", "c-trap", "C", VALUES],
  ["D", "fallGap", "fallMore", "c-trap", "C", VALUES],
  ["E", "riseMore", "fallOver", "near-miss", "C", MORE_AND_BOUND],
  ["E", "riseMore", "riseOver", "near-miss", "C", MORE_AND_BOUND],
  ["E", "riseGap", "riseOver", "near-miss", "C", MORE_AND_BOUND],
  ["E", "riseOver", "fallOver", "near-miss", "C", LIMITS],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Name, Name, ...unknown[]])[];

/** Increases and decreases, in percent, that cancel out. */
const CANCELING = [
  [25, 20],
  [25, 20],
  [100, 50],
] as const;

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"]);
  const [, one, two, tension, trap, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const isTurned = rng.chance(0.5);
  const gap = rng.pick([8, 10, 12, 15, 20, 24]);
  // With an increase of 100 percent, no decrease is as great.
  const isNarrow = [one, two].some((name) => /fallMore|riseMore|Gap/.test(name));
  const pair = isNarrow ? CANCELING[0] : rng.pick(CANCELING);
  const names: readonly Name[] = isTurned ? [two, one] : [one, two];
  const [first, second] = names.map((name) => FACTS[name](gap, pair));
  return {
    names,
    pair,
    setting: rng.pick(SETTINGS),
    asksMore: rng.chance(0.7),
    said: [first!, second!] as const,
    tension,
    trap: { letter: trap === "A" && isTurned ? ("B" as const) : trap, why },
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

/** `$x = 20$ and $y = 10$ lead from 100 to 120 and then to 108, which is more than 100` */
function path(one: Case): string {
  const { x, y } = one;
  const end = 100 + changeOf(one) / 100;
  const compared = end > 100 ? "more than" : end < 100 ? "less than" : "equal to";
  return `$x = ${x}$ and $y = ${y}$ lead from 100 to ${100 + x} and then to ${end}, which is ${compared} 100`;
}

function findingsOf({ said, asksMore, pair }: Numbers) {
  const isYes = (one: Case) => (asksMore ? changeOf(one) > 0 : changeOf(one) < 0);
  return findingsByCases(ROUND_FIRST, said, isYes, {
    together: (fits) => {
      if (fits.length === 1) return `Here ${path(fits[0]!)}.`;
      return new Set(fits.map(isYes)).size === 2
        ? "Pairs of percents with both answers still fit."
        : besideCanceling(fits, pair);
    },
    settled: (one) => `So the answer is always ${isYes(one) ? "yes" : "no"}.`,
    rivals: (one, other) =>
      `For example, ${path(one)}, so the answer is ${isYes(one) ? "yes" : "no"}. But ${path(other)}, so the answer is ${isYes(other) ? "yes" : "no"}.`,
  });
}

/** On which side of an increase and a decrease that cancel out the percents are. */
function besideCanceling(fits: readonly Case[], [x, y]: Numbers["pair"]): string {
  const isRise = changeOf(fits[0]!) > 0;
  const rise = fits.every((one) => one.x === x)
    ? `The increase is ${x} percent`
    : `The increase is ${isRise ? "more" : "less"} than ${x} percent`;
  return `An increase by ${x} percent and a decrease by ${y} percent lead from 100 to ${100 + x} and back to 100. ${rise}, and the decrease is ${isRise ? "less" : "more"} than ${y} percent, so the end is ${isRise ? "above" : "below"} the start.`;
}

/** The path that takes the least time for two statements. */
function fastFor({ names }: Numbers, findings: ReturnType<typeof findingsOf>): string {
  const has = (...some: readonly Name[]) => names.findIndex((name) => some.includes(name));
  const open =
    findings.together.rivals ??
    [findings.first, findings.second][has("riseGap", "doubleRise")]?.rivals;
  if (has("equal", "fallMore", "doubleFall", "fallGap") >= 0)
    return "Start from 100. Equal percents, such as 10 and 10, lead to 110 and then to 99, which is less than 100. A decrease by a greater percent leads even lower.";
  if (has("product") >= 0)
    return "Multiply the factors: $(1 + \\frac{x}{100})(1 - \\frac{y}{100}) = 1 + \\frac{1}{100}(x - y - \\frac{xy}{100})$. So the sign of $x - y - \\frac{xy}{100}$ decides.";
  if (open) {
    const [one, other] = open.toSorted((a, b) => a.x - b.x);
    return `Start from 100 and try two different pairs of percents that fit, such as ${one!.x} and ${one!.y}, and ${other!.x} and ${other!.y}.`;
  }
  return "Compare with percents that cancel out: an increase of 25 percent and a decrease of 20 percent, or an increase of 100 percent and a decrease of 50 percent.";
}

/** Multiples of 10 first, then multiples of 5. */
function roughness({ x, y }: Case): number {
  return [x, y].reduce((total, n) => total + (n % 10 === 0 ? 0 : n % 5 === 0 ? 1 : 3), 0);
}

export const template: SufficiencyTemplate = {
  id: "rise-then-fall",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "A rise and a fall in percent: whether the end lies above the start.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { setting, asksMore, said, tension, trap } = numbers;
    const findings = findingsOf(numbers);
    const { name, context, asks } = rng.pick(setting);
    return {
      variant: `${name}/${asksMore ? "more" : "less"}`,
      context,
      difficulty: 4,
      stem: asks(`${asksMore ? "greater" : "less"} than`),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "The decrease is taken from the greater amount, so an increase and a decrease by the same percent leave less than the original amount.",
        fast: [fastFor(numbers, findings)],
        steps: stepsOfFindings(findings),
        check: "From 100, an increase by 25 percent and a decrease by 20 percent lead back to 100.",
        takeaway:
          "A decrease by an equal or a greater percent takes away more than the increase added. A decrease by a smaller percent can go either way, so multiply the factors.",
      },
    };
  },

  /** Tries all whole percents. */
  check({ stem, statements }) {
    const sign = /\bgreater than (?:the price|its|it was|n)/.test(plain(stem)) ? 1 : -1;
    const [first, second] = statements.map((said): Holds => relationOf(said)) as [Holds, Holds];
    const answer = ({ x, y }: Case) => sign * ((1 + x / 100) * (1 - y / 100) - 1) > 1e-9;
    return { cases: CASES, first, second, answer };
  },
};

type Holds = (one: Case) => boolean;
