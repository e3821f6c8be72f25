import {
  capital,
  findingsByCases,
  Fraction,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
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
  readonly unit: (n: number) => string;
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
    unit: (n) => `${n}`,
  },
  {
    name: "classes",
    context: "real",
    things: "students",
    places: ["in Class X", "in Class Y"],
    verb: "was",
    average: (place) => `the average (arithmetic mean) test score of the students ${place}`,
    joint: "the average test score of all the students in the two classes",
    unit: (n) => `${n}`,
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
  readonly text: (words: Words, at: Sizes) => string;
  readonly holds: (one: Sizes, at: Sizes) => boolean;
  readonly gives: string;
}

/** "are" or "were", and how a group is named. */
interface Words {
  readonly are: string;
  readonly things: string;
  readonly few: string;
  readonly many: string;
}

const ALONE = "The other group can have any size.";

function exactly(group: keyof Sizes): Fact {
  return {
    text: ({ are, things, [group]: place }, at) => `There ${are} ${at[group]} ${things} ${place}.`,
    holds: (one, at) => one[group] === at[group],
    gives: ALONE,
  };
}

function larger(group: keyof Sizes, than: keyof Sizes): Fact {
  return {
    text: ({ are, things, ...places }) =>
      `There ${are} more ${things} ${places[group]} than ${places[than]}.`,
    holds: (one) => one[group] > one[than],
    gives: "It's known only which group is larger.",
  };
}

function bound(group: keyof Sizes, how: "more than" | "fewer than", n: number): Fact {
  return {
    text: ({ are, things, [group]: place }) => `There ${are} ${how} ${n} ${things} ${place}.`,
    holds: (one) => (how === "more than" ? one[group] > n : one[group] < n),
    gives: ALONE,
  };
}

const FACTS = {
  gap: {
    text: ({ are, things, few, many }, at) =>
      `There ${are} ${at.many - at.few} more ${things} ${many} than ${few}.`,
    holds: (one, at) => one.many - one.few === at.many - at.few,
    gives: "The difference is known, but not the ratio.",
  },
  ratio: {
    text: ({ are, things, few, many }, at) => {
      const { top, bottom } = new Fraction(at.few, at.many);
      return `The ratio of the number of ${things} ${few} to the number of ${things} ${many} ${are === "are" ? "is" : "was"} ${top} to ${bottom}.`;
    },
    holds: (one, at) => one.few * at.many === one.many * at.few,
    gives: "The ratio is known, and a joint average depends only on the ratio.",
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
  "One statement compares the groups and one gives a number, so they look like two halves.";
const LARGER = "The group with the average beyond the mark is larger, which looks like enough.";
const BOUNDS = "Bounds look too weak to decide anything, even together.";
const TWO_LIMITS = "Each statement limits one of the groups, so together they look like enough.";

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
  ["D", 1, "gap", "ratio", EVEN, "c-trap", "C", SIZES],
  ["E", 1, "fewAbove", "manyAbove", EVEN, "near-miss", "C", TWO_LIMITS],
  ["A", 2, "ratio", "gap", SHORT, "false-enough", "D", LARGER],
  ["A", 2, "moreFew", "many", TURNED, "c-trap", "C", SIZES],
  ["C", 2, "gap", "few", BEYOND, "false-enough", "A", LARGER],
  ["C", 2, "fewAbove", "manyBelow40", SHORT, "hidden-enough", "E", BOUNDS],
  ["D", 2, "moreFew", "ratio", TURNED, "c-trap", "C", SIZES],
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

/** What a yes needs: "more than twice as many values in list S as in list T". */
function moreThan({ setting: { places, things }, needs, isSecond }: Numbers): string {
  const [few, many] = isSecond ? places : places.toReversed();
  return needs === 2
    ? `more than twice as many ${things} ${many} as ${few}`
    : `more ${things} ${many} than ${few}`;
}

function saidOf(fact: Fact, numbers: Numbers): Said<Case> {
  const { setting, isSecond, at } = numbers;
  const [one, two] = setting.places;
  const [few, many] = isSecond ? [one, two] : [two, one];
  const { top, bottom } = new Fraction(at.few, at.many);
  const words = { are: setting.verb === "is" ? "are" : "were", things: setting.things, few, many };
  return {
    text: fact.text(words, at),
    holds: (given) => fact.holds(inOrder(given, numbers), at),
    gives:
      fact === FACTS.ratio
        ? `The joint average depends only on this ratio. For every ${top} ${setting.things} ${few}, there are ${bottom} ${many}.`
        : fact.gives,
  };
}

function findingsOf(numbers: Numbers, said: readonly [Said<Case>, Said<Case>]) {
  const { needs, setting } = numbers;
  const isYes = (one: Case): boolean => {
    const { few, many } = inOrder(one, numbers);
    return many > needs * few;
  };
  const show = ({ s, t }: Case) =>
    `${s} ${setting.things} ${setting.places[0]} and ${t} ${setting.places[1]}`;
  const yesNo = (one: Case) => (isYes(one) ? "yes" : "no");
  const { few, many } = numbers.at;
  const nearest = CASES.toSorted((one, two) => farFrom(one) - farFrom(two));
  function farFrom(one: Case): number {
    const own = inOrder(one, numbers);
    return Math.abs(own.few - few) + Math.abs(own.many - many);
  }
  return findingsByCases(nearest, said, isYes, {
    together: (fits) =>
      fits.length === 1
        ? `Both sizes are known: ${show(fits[0]!)}.`
        : "Both facts limit the two sizes.",
    settled: (one) =>
      `In every case, there ${isYes(one) ? "are" : "aren't"} ${moreThan(numbers)}, so the answer is ${yesNo(one)}.`,
    rivals: (one, other) =>
      `The answer is ${yesNo(one)} for ${show(one)}, but ${yesNo(other)} for ${show(other)}.`,
  });
}

function stemOf({ setting, averages, mark, sign }: Numbers, rng: Rng): string {
  const { verb, average, joint, places, unit } = setting;
  const [one, two] = places.map(average) as [string, string];
  const facts = [
    `${one} ${verb} ${unit(averages[0])}`,
    `${two.replace("a store's", "the store's").replace(" (arithmetic mean)", "")} ${verb} ${unit(averages[1])}`,
  ];
  const asked = `${verb} ${joint} ${sign > 0 ? "greater" : "less"} than ${unit(mark)}?`;
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
    const { setting, needs, mark, sign, averages, facts, tension, trap } = numbers;
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
      trap,
      solution: {
        idea: `The averages are ${needs === 1 ? `each ${Math.abs(averages[0] - mark)}` : `${Math.abs(averages[0] - mark)} and ${Math.abs(averages[1] - mark)}`} away from ${mark}, so the joint average is ${sign > 0 ? "greater" : "less"} than ${mark} exactly when there are ${moreThan(numbers)}.`,
        steps: stepsOfFindings(findings),
        check:
          needs === 2
            ? `More ${setting.things} in the right group aren't enough, because ${mark} isn't halfway between the averages.`
            : `Because ${mark} is halfway between the averages, only which group is larger matters.`,
        takeaway:
          "Where a joint average falls depends on the ratio of the sizes: compare it with the distances to the two averages.",
      },
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
