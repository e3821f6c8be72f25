import {
  near,
  keyByCases,
  median,
  numbersIn,
  plain,
  range,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly stem: string;
  readonly before: string;
  readonly after: string;
  readonly thing: string;
  readonly one: string;
  readonly many: string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "runners",
    stem: "The runners of a club in Kyoto all ran the same route in March and again in June. Their March times were not all equal.",
    before: "March",
    after: "June",
    thing: "time",
    one: "runner",
    many: "runners",
    unit: "minutes",
  },
  {
    name: "tests",
    stem: "All apprentices of a shipyard in Gdansk took a test in the fall and another one in the spring. The fall scores were not all equal.",
    before: "fall",
    after: "spring",
    thing: "score",
    one: "apprentice",
    many: "apprentices",
    unit: "points",
  },
  {
    name: "prices",
    stem: "A restaurant in Lima gave each dish on its menu a new price. The old prices were not all equal.",
    before: "old",
    after: "new",
    thing: "price",
    one: "dish",
    many: "dishes",
    unit: "dollars",
  },
  {
    name: "sales",
    stem: "A baker in Tunis compared how many loaves each of her shops sold on Friday and on Saturday. The Friday totals were not all equal.",
    before: "Friday",
    after: "Saturday",
    thing: "total",
    one: "shop",
    many: "shops",
    unit: "loaves",
  },
  {
    name: "trips",
    stem: "Each of the buses of a line in Accra was timed on a morning trip and on an evening trip. The morning times were not all equal.",
    before: "morning",
    after: "evening",
    thing: "time",
    one: "bus",
    many: "buses",
    unit: "minutes",
  },
];

/** Less, equal, or greater: how the later standard deviation compares. */
type Effect = "less" | "equal" | "greater";
const ASKS: Record<string, Effect> = { less: "less", greater: "greater", "equal to": "equal" };

interface Statement {
  readonly kind: string;
  readonly text: string;
  readonly effect?: Effect;
  readonly why: string;
}
/** Two statements, and what they give together if neither is enough alone. */
type Pair = readonly [Statement, Statement, { effect?: Effect; why: string }?];

export const template: SufficiencyTemplate = {
  id: "spread-after-change",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Standard deviation before and after a change: shifts keep it, factors scale it.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const ask = rng.pick(Object.keys(ASKS));
    const wanted = ASKS[ask]!;
    const pair = drawPair(setting, rng);
    // Whether two spreads can be exactly equal is too fine a question about a range.
    if (
      wanted === "equal" &&
      pair.some((said) => said && "kind" in said && /range|bound/.test(said.kind))
    )
      return null;
    const [one, two] = rng.shuffle([pair[0], pair[1]]) as [Statement, Statement];
    const verdict = (effect: Effect): string =>
      `the ${setting.after} standard deviation is ${effect === "equal" ? "equal to the" : `${effect} than the`} ${setting.before} one, so the answer is a definite ${effect === wanted ? "yes" : "no"}.`;
    const judge = ({ effect, why }: { effect?: Effect; why: string }) =>
      effect
        ? { enough: true, why: `${why}; ${verdict(effect)}` }
        : { enough: false, why: `${why}.` };
    const findings = {
      first: judge(one),
      second: judge(two),
      together: judge(pair[2] ?? { why: "nothing has to be combined" }),
    };
    const alone = findings.first.enough || findings.second.enough;
    const { after, before, thing } = setting;
    return {
      variant: `${setting.name}/${wanted}`,
      context: "real",
      difficulty:
        5 +
        (alone ? 0 : 1) +
        ([one, two].some(({ kind }) => /exact|ratio|gaps/.test(kind)) ? 1 : 0) + // spread in other words
        (/bound/.test(one.kind + two.kind) ? 2 : 0),
      stem: `${setting.stem} Was the standard deviation of the ${after} ${thing}s ${ask === "equal to" ? "equal to" : `${ask} than`} the standard deviation of the ${before} ${thing}s?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "Standard deviation measures how far values lie from their own average: adding the same to all keeps it, a common factor multiplies it, and averages say nothing of it.",
        steps: stepsOfFindings(findings),
        check:
          "Ask of each statement what it says of the distances between values, not of the values.",
      },
    };
  },

  /** Tries lists of four values and four later values, and computes both standard deviations. */
  check({ stem, statements }) {
    const asked = /Was the standard deviation of .* (less|greater|equal) (?:than|to) the/.exec(
      plain(stem),
    )?.[1];
    if (!asked || !/not all equal/.test(stem))
      throw new Error(`The question cannot be read: ${stem}`);
    const [first, second] = statements.map((said) => conditionOf(plain(said), stem)) as [
      Condition,
      Condition,
    ];
    return keyByCases(casesOf(statements.join(" ")), first, second, ([before, after]) => {
      const gap = deviation(after) - deviation(before);
      return asked === (Math.abs(gap) < 1e-9 ? "equal" : gap < 0 ? "less" : "greater");
    });
  },
};

/** Pairs in which one, both, neither, or only the two together are enough. */
function drawPair(setting: Setting, rng: Rng): Pair {
  const { before, after, thing, unit } = setting;
  const less = rng.chance(0.6);
  const { shift, constant, scale, gaps, scaledGaps, ratio } = changes(setting, less, rng);
  const { average, middle, spread } = comparisons(setting, less);
  const [d, e] = rng.sample(range(2, 9), 2) as [number, number];
  const exact = (when: string, size: number): Statement => ({
    kind: "exact",
    text: `Each ${when} ${thing} was exactly ${size} ${unit} above or below the average of the ${when} ${thing}s.`,
    why: `every ${when} ${thing} lies ${size} from the average, so their standard deviation is ${size}, but of the others nothing is known`,
  });
  const given: Statement = {
    kind: "given",
    text: `The standard deviation of the ${before} ${thing}s was ${e} ${unit}.`,
    why: `of the ${after} ${thing}s nothing is known`,
  };
  const [wide, small, far] = rng.pick([
    [10, 4, 6],
    [12, 5, 7],
    [16, 7, 9],
    [20, 8, 11],
    [14, 6, 8],
  ] as const);
  const width: Statement = {
    kind: "bound",
    text: `The range of the ${before} ${thing}s was ${wide} ${unit}.`,
    why: `of the ${after} ${thing}s nothing is known`,
  };
  const compared = {
    effect: d < e ? ("less" as const) : ("greater" as const),
    why: `the ${after} standard deviation is ${d} and the ${before} one is ${e}`,
  };
  const factor = (what: string) => ({
    effect: less ? ("less" as const) : ("greater" as const),
    why: `one factor multiplies all values, and since the ${what} became ${less ? "less" : "greater"}, the factor is ${less ? "less" : "more"} than 1`,
  });
  const capped = {
    effect: "greater" as const,
    why: `with a range of ${wide} a standard deviation cannot exceed half of it, ${wide / 2}, while that of the ${after} ${thing}s is ${far}`,
  };
  const open = { why: `nothing yet fixes how far the ${thing}s lie from their averages` };
  const notCapped = {
    why: `the ${after} standard deviation is ${small}; with a range of ${wide} the ${before} one may be ${wide / 2}, when half of the values lie at each end, or less than ${small}, when most lie near the middle`,
  };
  const one: Pair[] = [
    [shift, average],
    [constant, average],
    [constant, middle],
    [gaps, average],
    [gaps, middle],
    [scale, middle],
    [scale, spread],
    [scaledGaps, average],
    [shift, exact(after, d)],
    [scale, given],
  ];
  const either: Pair[] = [
    [shift, gaps],
    [constant, gaps],
    [scale, scaledGaps],
  ];
  const together: Pair[] = [
    [ratio, average, factor("average")],
    [ratio, spread, factor("range")],
    [ratio, middle, factor("median")],
    [exact(after, d), exact(before, e), compared],
    [exact(after, d), given, compared],
    [exact(after, far), width, capped],
  ];
  const neither: Pair[] = [
    [average, spread, open],
    [average, middle, open],
    [middle, spread, open],
    [exact(after, d), average, open],
    [given, average, open],
    [exact(after, small), width, notCapped],
  ];
  return rng.pick(rng.pick([one, one, either, together, neither]));
}

function statement(kind: string, text: string, why: string, effect?: Effect): Statement {
  return { kind, text, why, ...(effect ? { effect } : {}) };
}

/** What a statement may say about every value, or every two values. */
function changes({ before, after, thing, one, many, unit }: Setting, less: boolean, rng: Rng) {
  const [amount, percent] = [rng.int(2, 9), rng.pick([75, 80, 90, 95])];
  const factor = less ? percent : 200 - percent;
  const effect = less ? ("less" as const) : ("greater" as const);
  return {
    shift: statement(
      "shift",
      `Each ${after} ${thing} was ${amount} ${unit} ${less ? "less" : "more"} than the ${before} ${thing} of the same ${one}.`,
      `all values move by ${amount}, and with them their average, so every distance from the average stays`,
      "equal",
    ),
    constant: statement(
      "shift",
      `Every ${one} had ${less ? "a lower" : "a higher"} ${after} ${thing} than ${before} ${thing}, and the difference was the same number of ${unit} for all.`,
      `all values move by the same amount, whatever it is, so every distance from the average stays`,
      "equal",
    ),
    scale: statement(
      "scale",
      `Each ${after} ${thing} was ${factor} percent of the ${before} ${thing} of the same ${one}.`,
      `every distance from the average is multiplied by ${factor / 100}, and the distances are not all 0`,
      effect,
    ),
    gaps: statement(
      "gaps",
      `The ${after} ${thing}s of any two ${many} were exactly as many ${unit} apart as their ${before} ${thing}s were.`,
      `the distances between values, which make the spread, have not changed`,
      "equal",
    ),
    scaledGaps: statement(
      "gaps",
      `The difference between the ${after} ${thing}s of any two ${many} was ${factor} percent of the difference between their ${before} ${thing}s.`,
      `all distances between values are multiplied by ${factor / 100}, and so is the spread`,
      effect,
    ),
    ratio: statement(
      "ratio",
      `The ratio of the ${after} ${thing} to the ${before} ${thing} was the same for all of the ${many}.`,
      `one factor multiplies all values, but it may be less than 1, equal to 1, or more than 1`,
    ),
  };
}

/** What a statement may say about the two lists as a whole. */
function comparisons({ before, after, thing }: Setting, less: boolean) {
  const compared = (what: string, why: string): Statement => ({
    kind: what,
    text: `The ${what} of the ${after} ${thing}s was ${less ? "less" : "greater"} than the ${what} of the ${before} ${thing}s.`,
    why,
  });
  return {
    average: compared("average", "an average says where values lie, not how far apart they lie"),
    middle: compared("median", "a median says where the middle lies, not how far apart values lie"),
    spread: compared(
      "range",
      "a range looks at two values only, and those between may be close together or far apart",
    ),
  };
}

type Lists = readonly [before: readonly number[], after: readonly number[]];
type Condition = (lists: Lists) => boolean;

const mean = (values: readonly number[]): number => sum(values) / values.length;
const width = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
/** Four values each: lists of many shapes, and the earlier list shifted and stretched. */
function casesOf(said: string): Lists[] {
  const sizes = numbersIn(said);
  const shapes = [
    [0, 0, 0, 8],
    [0, 4, 4, 8],
    [0, 0, 7, 7],
    [0, 1, 2, 3],
    [0, 0, 1, 9],
    ...sizes.flatMap((n) => [
      [0, 0, 2 * n, 2 * n],
      [0, 0, 3 * n, 3 * n],
      [0, 0, n, n],
      [0, n / 2, n / 2, n],
    ]),
  ];
  return shapes.flatMap((shape) => {
    const before = shape.map((value) => value + 100);
    const others = shapes.flatMap((other) =>
      [50, 100, 200].map((move) => other.map((value) => value + move)),
    );
    const moved = [-20, -1, 1, 20, ...sizes, ...sizes.map((n) => -n)].map((n) =>
      before.map((value) => value + n),
    );
    const stretched = [0.5, 1, 1.5, ...sizes.map((n) => n / 100)].map((n) =>
      before.map((value) => value * n),
    );
    return [...others, ...moved, ...stretched].map((after): Lists => [before, after]);
  });
}

function every(test: (b: number, a: number) => boolean): Condition {
  return ([before, after]) => before.every((b, k) => test(b, after[k]!));
}

function gapsTimes(factor: number): Condition {
  return ([before, after]) =>
    before.every((b, k) =>
      before.every((c, j) => near(Math.abs(after[k]! - after[j]!), factor * Math.abs(b - c), 1e-9)),
    );
}

/** The condition a statement makes; `stem` says which word names the later values. */
function conditionOf(text: string, stem: string): Condition {
  const [later] =
    /deviation of the (\w+) \w+ (?:less|greater|equal)/.exec(plain(stem))?.slice(1) ?? [];
  const [n] = numbersIn(text) as [number];
  const sign = /\b(?:less|lower)\b/.test(text) ? -1 : 1;
  if (/more than the|less than the .* of the same/.test(text))
    return every((b, a) => near(a - b, sign * n, 1e-9));
  if (/same number of/.test(text))
    return ([before, after]) =>
      (after[0]! - before[0]!) * sign > 0 &&
      before.every((b, k) => near(after[k]! - b, after[0]! - before[0]!, 1e-9));
  if (/^Each .* percent of the/.test(text)) return every((b, a) => near(a, (b * n) / 100, 1e-9));
  if (/exactly as many/.test(text)) return gapsTimes(1);
  if (/^The difference between .* percent/.test(text)) return gapsTimes(n / 100);
  if (text.startsWith("The ratio"))
    return ([before, after]) =>
      before.every((b, k) => near(after[k]! / b, after[0]! / before[0]!, 1e-9));
  const one = ([before, after]: Lists): readonly number[] =>
    new RegExp(`^(?:Each|.* of the) ${later} `).test(text) ? after : before;
  if (/^Each .* above or below/.test(text))
    return (lists) =>
      one(lists).every((value) => near(Math.abs(value - mean(one(lists))), n, 1e-9));
  if (text.startsWith("The standard deviation"))
    return (lists) => near(deviation(one(lists)), n, 1e-9);
  if (/^The range .* was \d/.test(text)) return (lists) => near(width(one(lists)), n, 1e-9);
  const measures = { average: mean, median, range: width };
  const measure = measures[/^The (average|median|range) /.exec(text)?.[1] as keyof typeof measures];
  if (!measure) throw new Error(`The statement cannot be read: ${text}`);
  return ([before, after]) => sign * (measure(after) - measure(before)) > 1e-9;
}
