import {
  capital,
  findingsByCases,
  Fraction,
  inWordsOf,
  near,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
  type Words,
} from "@theta/items/template";

/** The sizes of the first and the second group of the stem. */
type Case = Readonly<{ s: number; t: number }>;
const CASES: readonly Case[] = range(1, 90).flatMap((s) => range(1, 90).map((t) => ({ s, t })));

interface Setting {
  readonly name: string;
  readonly context: "pure" | "real";
  readonly things: string;
  readonly places: readonly [string, string];
  readonly verb: "is" | "was";
  readonly average: (place: string) => string;
  readonly joint: string;
  readonly unit: (n: string) => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "lists",
    context: "pure",
    things: "values",
    places: ["in list S", "in list T"],
    verb: "is",
    average: (place) => `the average (arithmetic mean) of the values ${place}`,
    joint: "the average of all the values in the two lists",
    unit: (n) => n,
  },
  {
    name: "classes",
    context: "real",
    things: "students",
    places: ["in Class X", "in Class Y"],
    verb: "was",
    average: (place) => `the average (arithmetic mean) test score of the students ${place}`,
    joint: "the average test score of all the students in the two classes",
    unit: (n) => n,
  },
  {
    name: "departments",
    context: "real",
    things: "employees",
    places: ["in Department A", "in Department B"],
    verb: "is",
    average: (place) => `the average (arithmetic mean) age of the employees ${place}`,
    joint: "the average age of all the employees in the two departments",
    unit: (n) => `${n} years`,
  },
  {
    name: "orders",
    context: "real",
    things: "orders",
    places: ["in January", "in February"],
    verb: "was",
    average: (place) => `a store's average (arithmetic mean) revenue per order ${place}`,
    joint: "the store's average revenue per order for the two months combined",
    unit: (n) => `\\$${n}`,
  },
];

/** Sizes of the group that has to be the greater one for a yes, and of the other. */
interface Sizes {
  readonly few: number;
  readonly many: number;
}

interface Fact {
  readonly text: (words: Groups, at: Sizes) => string;
  readonly holds: (one: Sizes, at: Sizes) => boolean;
  readonly gives: (words: Groups, at: Sizes, needs: number) => string;
}

/** "are" or "were", and how a group is named. */
interface Groups {
  readonly are: string;
  readonly things: string;
  readonly few: string;
  readonly many: string;
}

const otherOf = (group: keyof Sizes): keyof Sizes => (group === "few" ? "many" : "few");
const alone =
  (group: keyof Sizes) =>
  ({ things, ...places }: Groups): string =>
    `Nothing is said about the number of ${things} ${places[otherOf(group)]}.`;

function exactly(group: keyof Sizes): Fact {
  return {
    text: ({ are, things, [group]: place }, at) => `There ${are} ${at[group]} ${things} ${place}.`,
    holds: (one, at) => one[group] === at[group],
    gives: alone(group),
  };
}

function larger(group: keyof Sizes, than: keyof Sizes): Fact {
  return {
    text: ({ are, things, ...places }) =>
      `There ${are} more ${things} ${places[group]} than ${places[than]}.`,
    holds: (one) => one[group] > one[than],
    gives: ({ are, things, ...places }) =>
      group === "few"
        ? `There ${are} fewer ${things} ${places.many} than ${places.few}.`
        : `There ${are} more ${things} ${places.many}, but perhaps not more than twice as many.`,
  };
}

function bound(group: keyof Sizes, how: "more than" | "fewer than", n: number): Fact {
  return {
    text: ({ are, things, [group]: place }) => `There ${are} ${how} ${n} ${things} ${place}.`,
    holds: (one) => (how === "more than" ? one[group] > n : one[group] < n),
    gives: alone(group),
  };
}

/** "\\lt", "\\gt", or "=" */
const signOf = (one: number, other: number): string =>
  one === other ? "=" : one < other ? "\\lt" : "\\gt";

const FACTS = {
  gap: {
    text: ({ are, things, few, many }, at) =>
      `There ${are} ${at.many - at.few} more ${things} ${many} than ${few}.`,
    holds: (one, at) => one.many - one.few === at.many - at.few,
    gives: ({ are, things, few, many }, at, needs) =>
      needs === 1
        ? `Whatever the numbers are, there ${are} more ${things} ${many} than ${few}.`
        : `With $n$ ${things} ${few}, there ${are} $n + ${at.many - at.few}$ ${many}, which is more than $2n$ only if $n \\lt ${at.many - at.few}$.`,
  },
  ratio: {
    text: ({ are, things, few, many }, at) => {
      const { top, bottom } = new Fraction(at.few, at.many);
      return `The ratio of the number of ${things} ${few} to the number of ${things} ${many} ${are === "are" ? "is" : "was"} ${top} to ${bottom}.`;
    },
    holds: (one, at) => one.few * at.many === one.many * at.few,
    gives: ({ are, things, few, many }, at, needs) => {
      const { top, bottom } = new Fraction(at.few, at.many);
      const twice =
        needs === 2 ? `, and $${bottom} ${signOf(bottom, 2 * top)} 2 \\cdot ${top}$` : "";
      return `The combined average depends only on this ratio. For every ${top} ${things} ${few}, there ${are} ${bottom} ${many}${twice}.`;
    },
  },
  few: exactly("few"),
  many: exactly("many"),
  moreMany: larger("many", "few"),
  moreFew: larger("few", "many"),
  fewAbove: bound("few", "more than", 20),
  manyAbove: bound("many", "more than", 25),
  manyBelow20: bound("many", "fewer than", 20),
  manyBelow40: bound("many", "fewer than", 40),
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const SIZES =
  "One statement compares the numbers of [[things]], and the other gives a number, so both seem to be needed.";
const COMPARED =
  "Both statements only compare the numbers of [[things]], so neither one seems to be enough alone.";
const LARGER =
  "More [[things]] [[many]], where the average is [[beyond]] [[mark]], look like enough.";
const BOUNDS = "Bounds look too weak to decide anything, even together.";
const TWO_LIMITS =
  "Both statements limit the numbers of [[things]], so together they look like enough.";

/** Sizes by the ratio that a yes needs: `many` at least once or at least twice `few`. */
const EVEN: readonly Sizes[] = [sizes(16, 24), sizes(20, 30), sizes(18, 24), sizes(24, 40)];
const SHORT: readonly Sizes[] = [sizes(18, 30), sizes(16, 28), sizes(20, 32), sizes(24, 36)];
const BEYOND: readonly Sizes[] = [sizes(8, 20), sizes(10, 25), sizes(10, 30), sizes(12, 32)];
const TURNED: readonly Sizes[] = [sizes(24, 18), sizes(30, 25), sizes(32, 24), sizes(30, 20)];

function sizes(few: number, many: number): Sizes {
  return { few, many };
}

/** `needs` is how many times as large the second group must be for a yes. */
const DESIGNS = [
  ["A", 1, "gap", "few", EVEN, "c-trap", "C", SIZES],
  ["A", 1, "ratio", "many", EVEN, "c-trap", "C", SIZES],
  ["C", 1, "fewAbove", "manyBelow20", TURNED, "hidden-enough", "E", BOUNDS],
  ["D", 1, "gap", "ratio", EVEN, "c-trap", "C", COMPARED],
  ["E", 1, "fewAbove", "manyAbove", EVEN, "near-miss", "C", TWO_LIMITS],
  ["A", 2, "ratio", "gap", SHORT, "false-enough", "D", LARGER],
  ["A", 2, "moreFew", "many", TURNED, "c-trap", "C", SIZES],
  ["C", 2, "gap", "few", BEYOND, "false-enough", "A", LARGER],
  ["C", 2, "fewAbove", "manyBelow40", SHORT, "hidden-enough", "E", BOUNDS],
  ["D", 2, "moreFew", "ratio", TURNED, "c-trap", "C", COMPARED],
  ["E", 2, "moreMany", "few", SHORT, "near-miss", "C", LARGER],
  ["E", 2, "gap", "manyBelow40", SHORT, "near-miss", "C", TWO_LIMITS],
] as const satisfies (readonly [string, 1 | 2, Name, Name, ...unknown[]])[];

function drawNumbers(rng: Rng) {
  const [key, needs] = [rng.pick(["A", "A", "C", "D", "E"]), rng.pick([1, 2])];
  const designs = DESIGNS.filter(([ownKey, own]) => ownKey === key && own === needs);
  const [, , one, two, list, tension, trap, why] = rng.pick(designs);
  const setting = rng.pick(SETTINGS);
  const isSecond = rng.chance(0.5);
  const unit = rng.pick([2, 3, 4, 5]);
  const [away, toward] = needs === 2 ? [2 * unit, unit] : [2 * unit, 2 * unit];
  const mark = rng.int(5, 14) * 5;
  const sign = rng.chance(0.6) ? 1 : -1;
  const averages = [mark - sign * away, mark + sign * toward] as const;
  const isTurned = rng.chance(0.5);
  const facts = (isTurned ? [two, one] : [one, two]).map((name): Fact => FACTS[name]);
  return {
    setting,
    needs,
    isSecond,
    mark,
    sign,
    averages: isSecond ? averages : ([averages[1], averages[0]] as const),
    at: rng.pick(list),
    facts: facts as [Fact, Fact],
    tension,
    trap: { letter: trap === "A" && isTurned ? ("B" as const) : trap, why },
  };
}

type Numbers = ReturnType<typeof drawNumbers>;

/** The sizes of the group of low weight and of the other, by the order in the stem. */
const inOrder = ({ s, t }: Case, { isSecond }: Pick<Numbers, "isSecond">): Sizes =>
  isSecond ? { few: s, many: t } : { few: t, many: s };

/** How the groups are called. */
function groupsOf({ setting: { places, things, verb }, isSecond }: Numbers): Groups {
  const [one, two] = places;
  const [few, many] = isSecond ? [one, two] : [two, one];
  return { are: verb === "is" ? "are" : "were", things, few, many };
}

/** The averages of the group of low weight and of the other. */
function averagesOf({ averages, isSecond }: Numbers): readonly [few: number, many: number] {
  return isSecond ? averages : [averages[1], averages[0]];
}

const beyond = ({ sign }: Numbers): string => (sign > 0 ? "greater than" : "less than");
const short = ({ sign }: Numbers): string => (sign > 0 ? "less than" : "greater than");

/** What a yes needs: "more than twice as many values in list S as in list T". */
function moreThan(numbers: Numbers): string {
  const { things, few, many } = groupsOf(numbers);
  return numbers.needs === 2
    ? `more than twice as many ${things} ${many} as ${few}`
    : `more ${things} ${many} than ${few}`;
}

function saidOf(fact: Fact, numbers: Numbers): Said<Case> {
  const { needs, at } = numbers;
  const groups = groupsOf(numbers);
  return {
    text: fact.text(groups, at),
    holds: (given) => fact.holds(inOrder(given, numbers), at),
    gives: fact.gives(groups, at, needs),
  };
}

/** What both statements give together, where neither is enough alone. */
function togetherOf(numbers: Numbers): string {
  const { needs, at, facts } = numbers;
  const { are, things, few, many } = groupsOf(numbers);
  const has = (...names: Name[]): boolean =>
    names.every((name) => (facts as readonly Fact[]).includes(FACTS[name]));
  const gap = at.many - at.few;
  if (has("gap", "few"))
    return `There ${are} ${at.few} ${things} ${few} and $${at.few} + ${gap} = ${at.many}$ ${many}, and $${at.many} ${signOf(at.many, 2 * at.few)} 2 \\cdot ${at.few} = ${2 * at.few}$.`;
  if (has("fewAbove", "manyBelow20"))
    return `There ${are} more than 20 ${things} ${few} and fewer than 20 ${many}.`;
  if (has("fewAbove", "manyBelow40"))
    return `Twice the number of ${things} ${few} is more than $2 \\cdot 20 = 40$, and there ${are} fewer than 40 ${many}.`;
  if (has("fewAbove", "manyAbove"))
    return "Each number has only a lower bound, so either one can be greater than the other.";
  if (has("moreMany", "few"))
    return `Twice ${at.few} is ${2 * at.few}. The number of ${things} ${many} is known only to be greater than ${at.few}, so it may or may not be greater than ${2 * at.few}.`;
  return needs === 2
    ? `With $n$ ${things} ${few}, $n + ${gap} \\lt 40$ gives $n \\lt ${40 - gap}$, but only $n \\lt ${gap}$ gives more than $2n$ ${many}.`
    : "";
}

/** A combined average, where it has at most two decimals, and a rounded one otherwise. */
function combined({ s, t }: Case, { averages: [one, two], setting }: Numbers): string {
  const value = (s * one + t * two) / (s + t);
  const isMoney = setting.name === "orders";
  const shown = (places: number): string =>
    value % 1 === 0 ? `${value}` : value.toFixed(isMoney ? 2 : places);
  const isExact = near(value, tidy(value, isMoney ? 2 : 1));
  const text = setting.unit(shown(isExact ? 1 : 2));
  return isExact ? text : `about ${text}`;
}

/** The sizes of an example, with what they mean for the question. */
function exampleOf(one: Case, numbers: Numbers): string {
  const { needs, setting } = numbers;
  const { few, many } = inOrder(one, numbers);
  const shown = `${one.s} ${setting.things} ${setting.places[0]} and ${one.t} ${setting.places[1]}`;
  return needs === 2
    ? `${shown}, because $${many} ${signOf(many, 2 * few)} 2 \\cdot ${few}$`
    : `${shown}, with a combined average of ${combined(one, numbers)}`;
}

function findingsOf(numbers: Numbers, said: readonly [Said<Case>, Said<Case>]) {
  const { needs, setting, mark } = numbers;
  const { are } = groupsOf(numbers);
  const isYes = (one: Case): boolean => {
    const { few, many } = inOrder(one, numbers);
    return many > needs * few;
  };
  const yesNo = (one: Case) => (isYes(one) ? "yes" : "no");
  const { few, many } = numbers.at;
  const nearest = CASES.toSorted((one, two) => farFrom(one) - farFrom(two));
  function farFrom(one: Case): number {
    const own = inOrder(one, numbers);
    return Math.abs(own.few - few) + Math.abs(own.many - many);
  }
  const unit = (n: number): string => setting.unit(`${n}`);
  const nearer = (one: Case): string =>
    `Because ${unit(mark)} is halfway between the averages, the combined average ${setting.verb} nearer to ${unit(averagesOf(numbers)[isYes(one) ? 1 : 0])} and ${isYes(one) ? beyond(numbers) : short(numbers)} ${unit(mark)}`;
  return findingsByCases(nearest, said, isYes, {
    together: () => togetherOf(numbers),
    settled: (one) =>
      needs === 1
        ? `${nearer(one)}, so the answer is ${yesNo(one)}.`
        : `So there ${are}${isYes(one) ? "" : "n't"} ${moreThan(numbers)}, and the answer is ${yesNo(one)}.`,
    rivals: (one, other) =>
      `The answer is ${yesNo(one)} for ${exampleOf(one, numbers)}, but ${yesNo(other)} for ${exampleOf(other, numbers)}.`,
  });
}

/** The words that traps stand in. */
function wordsOf(numbers: Numbers): Words {
  const { things, many } = groupsOf(numbers);
  const mark = numbers.setting.unit(`${numbers.mark}`);
  return { things, many, mark, beyond: beyond(numbers) };
}

/** What helps with the question. */
function thoughtsOn(numbers: Numbers): Omit<Solution, "steps"> {
  const { needs, setting, mark } = numbers;
  const { verb, places, things } = setting;
  const { are, few, many } = groupsOf(numbers);
  const unit = (n: number): string => setting.unit(`${n}`);
  const [low, high] = averagesOf(numbers).map((average) => unit(Math.abs(average - mark)));
  const balance =
    needs === 2
      ? `it takes two ${things} ${many} to balance one ${few}`
      : `one of the ${things} ${many} balances one ${few}`;
  return {
    idea: `The average ${few} ${verb} ${low} ${short(numbers)} ${unit(mark)}, and the average ${many} ${verb} ${high} ${beyond(numbers)} ${unit(mark)}, so ${balance}. The combined average ${verb} ${beyond(numbers)} ${unit(mark)} exactly when there ${are} ${moreThan(numbers)}.`,
    check:
      needs === 2
        ? `More ${things} ${many} than ${few} wouldn't be enough for a yes, because ${unit(mark)} isn't halfway between the averages.`
        : `Because ${unit(mark)} is halfway between the averages, it matters only whether there ${are} more ${things} ${places[0]} or ${places[1]}.`,
    takeaway:
      "Where a combined average falls depends on the ratio of the sizes: compare it with the distances to the two averages.",
  };
}

function stemOf({ setting, averages, mark, sign }: Numbers, rng: Rng): string {
  const { verb, average, joint, places, unit } = setting;
  const [one, two] = places.map(average) as [string, string];
  const facts = [
    `${one} ${verb} ${unit(`${averages[0]}`)}`,
    `${two.replace("a store's", "the store's").replace(" (arithmetic mean)", "")} ${verb} ${unit(`${averages[1]}`)}`,
  ];
  const asked = `${verb} ${joint} ${sign > 0 ? "greater" : "less"} than ${unit(`${mark}`)}?`;
  return rng.pick([
    `${capital(facts[0]!)}, and ${facts[1]}. ${capital(asked)}`,
    `If ${facts[0]} and ${facts[1]}, ${asked}`,
  ]);
}

export const template: SufficiencyTemplate = {
  id: "joint-average-above",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Two averages and a mark between them: on which side the joint average falls is a matter of weights.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { setting, needs, facts, tension, trap } = numbers;
    const said = facts.map((fact) => saidOf(fact, numbers)) as [Said<Case>, Said<Case>];
    const findings = findingsOf(numbers, said);
    return {
      variant: `${setting.name}/${needs}`,
      context: setting.context,
      difficulty: needs === 1 ? 4 : 5,
      stem: stemOf(numbers, rng),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: { ...trap, why: inWordsOf(wordsOf(numbers), trap.why) },
      solution: { ...thoughtsOn(numbers), steps: stepsOfFindings(findings) },
    };
  },

  /** Adds up both groups for every pair of sizes. */
  check({ stem, statements }) {
    const [first = 0, second = 0, mark = 0] = numbersIn(stem);
    const { places } = SETTINGS.find(({ places: [one] }) => stem.includes(one))!;
    const [one, two] = statements.map((said) => conditionOf(plain(said), places)) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    const sign = stem.includes("greater than") ? 1 : -1;
    const answer = ({ s, t }: Case): boolean =>
      sign * (s * first + t * second - mark * (s + t)) > 0;
    return { cases: CASES, first: one, second: two, answer };
  },
};

function conditionOf(said: string, [one, two]: readonly [string, string]): (one: Case) => boolean {
  const [x = 0, y = 0] = numbersIn(said);
  const [atOne, atTwo] = [said.indexOf(one), said.indexOf(two)];
  const ordered = ({ s, t }: Case): [number, number] =>
    atTwo < 0 || (atOne >= 0 && atOne < atTwo) ? [s, t] : [t, s];
  const compare = (test: (a: number, b: number) => boolean) => (at: Case) => test(...ordered(at));
  if (said.startsWith("The ratio")) return compare((a, b) => a * y === b * x);
  if (atOne >= 0 && atTwo >= 0) return compare((a, b) => (x === 0 ? a > b : a - b === x));
  if (said.includes("more than")) return compare((a) => a > x);
  if (said.includes("fewer than")) return compare((a) => a < x);
  return compare((a) => a === x);
}
