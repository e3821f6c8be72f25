import {
  findingsByCases,
  hasKey,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** Percents of all: only in the first group, in both, only in the second, and in neither. */
type Case = Readonly<{ one: number; both: number; two: number; none: number }>;

const FIVES = range(1, 19).map((k) => 5 * k);
const CASES: readonly Case[] = FIVES.flatMap((one) =>
  FIVES.flatMap((both) =>
    FIVES.map((two) => ({ one, both, two, none: 100 - one - both - two })).filter(
      ({ none }) => none > 0,
    ),
  ),
);

interface Setting {
  readonly name: string;
  readonly all: string;
  readonly of: string;
  readonly person: string;
  readonly verb: string;
  readonly verbNot: string;
  readonly first: string;
  readonly second: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "plans",
    all: "the employees of a certain company",
    of: "the employees",
    person: "employees",
    verb: "are enrolled in",
    verbNot: "are not enrolled in",
    first: "the dental plan",
    second: "the vision plan",
  },
  {
    name: "courses",
    all: "the students at a certain college",
    of: "the students",
    person: "students",
    verb: "are taking",
    verbNot: "are not taking",
    first: "a mathematics course",
    second: "an economics course",
  },
  {
    name: "survey",
    all: "the households surveyed",
    of: "the households",
    person: "households",
    verb: "subscribe to",
    verbNot: "do not subscribe to",
    first: "Magazine X",
    second: "Magazine Y",
  },
];

type Ask = "both" | "neither";

/** What's asked, by what the stem gives. */
const STEMS: Readonly<Record<Ask, readonly ((given: number, setting: Setting) => string)[]>> = {
  both: [
    (given, { all, of, verb, first, second }) =>
      `If ${given} percent of ${all} ${verb} ${first}, what percent of ${of} ${verb} both ${first} and ${second}?`,
    (given, { all, of, verb, first, second }) =>
      `Of ${all}, ${given} percent ${verb} ${first}. What percent of ${of} ${verb} both ${first} and ${second}?`,
  ],
  neither: [
    (given, { all, of, verb, first, second }) =>
      `If ${given} percent of ${all} ${verb} ${first}, what percent of ${of} ${verb} neither ${first} nor ${second}?`,
    (given, { all, of, verb, first, second }) =>
      `Of ${all}, ${given} percent ${verb} ${first}. What percent of ${of} ${verb} neither ${first} nor ${second}?`,
  ],
};

interface Fact {
  readonly text: (at: Case, setting: Setting) => string | null;
  readonly value: (one: Case) => number;
  readonly gives: (at: Case, setting: Setting) => string;
}

/** A percent of a percent is shown only if it's a multiple of 10, or a quarter. */
function share(part: number, whole: number): number | null {
  const percent = (100 * part) / whole;
  return percent % 10 === 0 || percent % 25 === 0 ? percent : null;
}

/** `$0.4 \cdot 50 = 20$`, a part of those in a group. */
const partOf = (part: number, whole: number): string =>
  `$${tidy(part / whole)} \\cdot ${whole} = ${part}$`;

const FACTS = {
  second: {
    text: ({ both, two }, { of, verb, second }) =>
      `${both + two} percent of ${of} ${verb} ${second}.`,
    value: ({ both, two }) => both + two,
    gives: (_, { verb, first }) => `This doesn't say how many of them ${verb} ${first}, too.`,
  },
  firstOnly: {
    text: ({ one }, { of, verb, first, second }) =>
      `${one} percent of ${of} ${verb} ${first} but not ${second}.`,
    value: ({ one }) => one,
    gives: ({ one, both }, { verb }) =>
      `So $${one + both} - ${one} = ${both}$ percent ${verb} both.`,
  },
  secondOnly: {
    text: ({ two }, { of, verb, first, second }) =>
      `${two} percent of ${of} ${verb} ${second} but not ${first}.`,
    value: ({ two }) => two,
    gives: ({ one, both, two, none }, { verb }) =>
      `So $${one + both} + ${two} = ${one + both + two}$ percent ${verb} at least one of the two, and $100 - ${one + both + two} = ${none}$ percent ${verb} neither.`,
  },
  either: {
    text: ({ one, both, two }, { of, verb, first, second }) =>
      `${one + both + two} percent of ${of} ${verb} ${first}, ${second}, or both.`,
    value: ({ none }) => none,
    gives: ({ one, both, two }, { verb, second }) =>
      `So $${one + both + two} - ${one + both} = ${two}$ percent ${verb} only ${second}, but this doesn't say how many ${verb} both.`,
  },
  shareOfFirst: {
    text: ({ one, both }, { person, verb, first, second }) => {
      const percent = share(both, one + both);
      return percent === null
        ? null
        : `Of the ${person} that ${verb} ${first}, ${percent} percent ${verb} ${second}.`;
    },
    value: ({ one, both }) => Math.round((1e6 * both) / (one + both)),
    gives: ({ one, both }, { verb }) =>
      `So ${partOf(both, one + both)} percent of all ${verb} both.`,
  },
  shareOfSecond: {
    text: ({ both, two }, { person, verb, first, second }) => {
      const percent = share(both, two + both);
      return percent === null
        ? null
        : `Of the ${person} that ${verb} ${second}, ${percent} percent ${verb} ${first}.`;
    },
    value: ({ both, two }) => Math.round((1e6 * both) / (two + both)),
    gives: (_, { verb, second }) => `The percent of all that ${verb} ${second} isn't known.`,
  },
  restOfFirst: {
    text: ({ two, none }, { person, verb, verbNot, first, second }) => {
      const percent = share(two, two + none);
      return percent === null
        ? null
        : `Of the ${person} that ${verbNot} ${first}, ${percent} percent ${verb} ${second}.`;
    },
    value: ({ two, none }) => Math.round((1e6 * two) / (two + none)),
    gives: ({ one, both, two, none }, { verb, verbNot, first, second }) =>
      `Of all, $100 - ${one + both} = ${two + none}$ percent ${verbNot} ${first}. So ${partOf(two, two + none)} percent ${verb} only ${second}, and $${two + none} - ${two} = ${none}$ percent ${verb} neither.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const TABLE =
  "To fill in every part, both statements would be needed, but the question asks for one.";
const WHOLE = "A percent of another group looks as useful as a percent of the known one.";
const CLOSE =
  "Each statement leaves one unknown percent, and neither names the part that is asked for.";
const OTHER = "Two more percents look as if they completed the picture.";

const DESIGNS = [
  ["A", "both", "firstOnly", "second", "c-trap", "C", TABLE],
  ["A", "both", "shareOfFirst", "shareOfSecond", "false-enough", "D", WHOLE],
  ["A", "both", "shareOfFirst", "either", "c-trap", "C", TABLE],
  ["A", "neither", "secondOnly", "second", "c-trap", "C", TABLE],
  ["A", "neither", "restOfFirst", "shareOfFirst", "c-trap", "C", WHOLE],
  ["A", "neither", "secondOnly", "firstOnly", "c-trap", "C", TABLE],
  ["C", "both", "second", "either", "hidden-enough", "E", CLOSE],
  ["C", "both", "second", "secondOnly", "hidden-enough", "E", CLOSE],
  ["C", "both", "shareOfSecond", "second", "false-enough", "A", WHOLE],
  ["C", "neither", "second", "shareOfFirst", "hidden-enough", "E", CLOSE],
  ["C", "neither", "second", "firstOnly", "hidden-enough", "E", CLOSE],
  ["C", "neither", "shareOfSecond", "second", "hidden-enough", "E", CLOSE],
  ["D", "both", "firstOnly", "shareOfFirst", "c-trap", "C", TABLE],
  ["D", "neither", "secondOnly", "restOfFirst", "c-trap", "C", TABLE],
  ["E", "both", "secondOnly", "either", "near-miss", "C", OTHER],
  ["E", "both", "restOfFirst", "secondOnly", "near-miss", "C", OTHER],
  ["E", "neither", "firstOnly", "shareOfFirst", "near-miss", "C", OTHER],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Ask, Name, Name, ...unknown[]])[];

function drawNumbers(rng: Rng) {
  const at = rng.pick(CASES);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, ask, one, two, tension, trap, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const setting = rng.pick(SETTINGS);
  const isTurned = rng.chance(0.5);
  const names = isTurned ? [two, one] : [one, two];
  const said = names.map((name) => saidOf(FACTS[name], at, setting));
  const [first, second] = said;
  const given = at.one + at.both;
  if (!first || !second || at.both < 10 || at.none < 10 || given < 30) return null;
  const findings = findingsOf(at, ask, setting, names, [first, second]);
  const letter = trap === "A" && isTurned ? ("B" as const) : trap;
  return hasKey(findings, key)
    ? { at, ask, setting, given, first, second, findings, tension, trap: { letter, why } }
    : null;
}

function saidOf({ text, value, gives }: Fact, at: Case, setting: Setting): Said<Case> | null {
  const shown = text(at, setting);
  return shown === null
    ? null
    : {
        text: shown
          .replace("students that", "students who")
          .replace("employees that", "employees who"),
        holds: (one) => value(one) === value(at),
        gives: gives(at, setting),
      };
}

function findingsOf(
  at: Case,
  ask: Ask,
  setting: Setting,
  names: readonly Name[],
  said: readonly [Said<Case>, Said<Case>],
) {
  const { verb, second } = setting;
  const answer = ({ both, none }: Case) => (ask === "both" ? both : none);
  const cases = CASES.filter(({ one, both }) => one + both === at.one + at.both);
  const parts = ({ both, two, none }: Case) => `${both}, ${two}, and ${none}`;
  return findingsByCases([at, ...cases], said, answer, {
    together: () => togetherOf(names, ask, at, setting),
    settled: (one) => `So the answer is ${answer(one)} percent.`,
    rivals: (one, other) =>
      `The percents that ${verb} both, only ${second}, and neither can be ${parts(one)}, or ${parts(other)}. So the answer can be ${answer(one)} or ${answer(other)} percent.`,
  });
}

/** How both statements give what is asked, or that they're about one part of the picture. */
function togetherOf(
  names: readonly Name[],
  ask: Ask,
  { one, both, two, none }: Case,
  { verb, verbNot, first, second }: Setting,
): string {
  const has = (...wanted: readonly Name[]) => wanted.every((name) => names.includes(name));
  const [inOne, inTwo, outside] = [one + both, both + two, two + none];
  if (has("secondOnly", "either") || has("restOfFirst", "secondOnly"))
    return `Both statements mean that ${two} percent ${verb} only ${second}. Neither says how many of the ${inOne} percent that ${verb} ${first} ${verb} ${second}, too.`;
  if (has("firstOnly", "shareOfFirst"))
    return `Both statements mean that ${both} percent ${verb} both. Neither says how many of the ${outside} percent that ${verbNot} ${first} ${verb} ${second}.`;
  if (has("second", "either"))
    return `Adding the two groups counts those in both twice, so $${inOne} + ${inTwo} - ${inOne + two} = ${both}$ percent ${verb} both.`;
  if (has("second", "secondOnly"))
    return `Of the ${inTwo} percent that ${verb} ${second}, all but the ${two} percent are in both groups, and $${inTwo} - ${two} = ${both}$.`;
  const shared = has("shareOfSecond")
    ? `${partOf(both, inTwo)} percent of all ${verb} both.`
    : `Since ${both} percent ${verb} both, $${inTwo} - ${both} = ${two}$ percent ${verb} only ${second}.`;
  if (ask === "both") return shared;
  const only = has("shareOfSecond")
    ? `${shared} That leaves $${inTwo} - ${both} = ${two}$ percent that ${verb} only ${second}.`
    : shared;
  return `${only} Of all, $100 - ${inOne} = ${outside}$ percent ${verbNot} ${first}, and $${outside} - ${two} = ${none}$ percent ${verb} neither.`;
}

export const template: SufficiencyTemplate = {
  id: "percent-in-both",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Two overlapping groups in percents: which parts of the picture fix the overlap.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { ask, setting, given, first, second, findings, tension, trap } = numbers;
    return {
      variant: `${setting.name}/${ask}`,
      context: "real",
      difficulty: 4,
      stem: rng.pick(STEMS[ask])(given, setting),
      statements: [first.text, second.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea:
          ask === "both"
            ? `Those in the first group are in both groups or only in the first, and together they are ${given} percent.`
            : `Those outside the first group are ${100 - given} percent, and they are only in the second group or in neither.`,
        steps: stepsOfFindings(findings),
        check: "Is the percent in a statement a percent of everyone or of one group?",
        takeaway:
          "Draw a two-by-two table, fill in what is given, and ask whether the one cell you need follows.",
      },
    };
  },

  /** Tries all percents in steps of 5 that the stem allows. */
  check({ stem, statements }) {
    const [given = 0] = numbersIn(stem);
    const setting = SETTINGS.find(({ all }) => stem.includes(all))!;
    const conditions = statements.map((said) => conditionOf(plain(said), setting));
    const [first, second] = conditions as [(one: Case) => boolean, (one: Case) => boolean];
    return {
      cases: CASES.filter(({ one, both }) => one + both === given),
      first,
      second,
      answer: ({ both, none }) => (stem.includes("neither") ? none : both),
    };
  },
};

const inFirst = ({ one, both }: Case) => one + both;
const inSecond = ({ two, both }: Case) => two + both;

/** A part of a group as the statement names it: `percent` of those in `whole` are in `part`. */
function conditionOf(said: string, { first, second }: Setting): (one: Case) => boolean {
  const [percent = 0] = numbersIn(said);
  const is = (part: (one: Case) => number, whole: (one: Case) => number) => (one: Case) =>
    Math.abs(100 * part(one) - percent * whole(one)) < 1e-6;
  if (said.includes("or both"))
    return is(
      ({ none }) => 100 - none,
      () => 100,
    );
  if (/(?:are|do) not/.test(said))
    return is(
      ({ two }) => two,
      ({ two, none }) => two + none,
    );
  if (said.includes("but not"))
    return is(
      (one) => (said.indexOf(first) < said.indexOf(second) ? one.one : one.two),
      () => 100,
    );
  if (said.startsWith("Of"))
    return is(({ both }) => both, said.indexOf(first) < said.indexOf(second) ? inFirst : inSecond);
  return is(inSecond, () => 100);
}
