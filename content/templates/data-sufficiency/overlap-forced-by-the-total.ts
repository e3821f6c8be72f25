import {
  capital,
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  fromWords,
  hasKey,
  inDrawnOrder,
  listed,
  numbersIn,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** How many are in the second group, and how many of them are in the first as well. */
type Case = Readonly<{ second: number; both: number }>;

/** What the stem says: how many there are, how many in the first group, and the bound asked about. */
interface Given {
  readonly all: number;
  readonly first: number;
  readonly bound: number;
}

const SETTINGS = [
  {
    whole: "employees of a certain company",
    people: "employees",
    first: "are enrolled in the dental plan",
    second: "are enrolled in the vision plan",
    both: "enrolled in both the dental plan and the vision plan",
    neither: "are enrolled in neither plan",
    isNeither: "is enrolled in neither plan",
    firstOnly: "are enrolled in the dental plan but not in the vision plan",
    secondOnly: "are enrolled in the vision plan but not in the dental plan",
    are: "are enrolled",
    parts: [
      "in both plans",
      "only in the dental plan",
      "only in the vision plan",
      "in neither plan",
    ],
  },
  {
    whole: "students in a certain program",
    people: "students",
    first: "are enrolled in statistics",
    second: "are enrolled in economics",
    both: "enrolled in both statistics and economics",
    neither: "are enrolled in neither statistics nor economics",
    isNeither: "is enrolled in neither statistics nor economics",
    firstOnly: "are enrolled in statistics but not in economics",
    secondOnly: "are enrolled in economics but not in statistics",
    are: "are enrolled",
    parts: ["in both subjects", "only in statistics", "only in economics", "in neither subject"],
  },
  {
    whole: "members of a certain gym",
    people: "members",
    first: "are signed up for yoga",
    second: "are signed up for swimming",
    both: "signed up for both yoga and swimming",
    neither: "are signed up for neither activity",
    isNeither: "is signed up for neither activity",
    firstOnly: "are signed up for yoga but not for swimming",
    secondOnly: "are signed up for swimming but not for yoga",
    are: "are signed up",
    parts: ["for both activities", "only for yoga", "only for swimming", "for neither activity"],
  },
  {
    whole: "applicants for a certain position",
    people: "applicants",
    first: "are fluent in Spanish",
    second: "are fluent in French",
    both: "fluent in both Spanish and French",
    neither: "are fluent in neither language",
    isNeither: "is fluent in neither language",
    firstOnly: "are fluent in Spanish but not in French",
    secondOnly: "are fluent in French but not in Spanish",
    are: "are fluent",
    parts: ["in both languages", "only in Spanish", "only in French", "in neither language"],
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** Draws nothing but is made for a case that it's true for. */
type Fact = (given: Given, truth: Case, setting: Setting, rng: Rng) => Said<Case>;

const neitherOf = ({ all, first }: Given, { second, both }: Case): number =>
  all - first - second + both;

const inBoth = ({ people, both }: Setting): string => `the number of ${people} ${both}`;
const startingInBoth = (setting: Setting): string => capital(inBoth(setting));
const notFirst = ({ first }: Setting): string => first.replace("are", "aren't");

function leastOf(setting: Setting, all: number, first: number, second: number): string {
  const least = first + second - all;
  return least > 0
    ? `${startingInBoth(setting)} is at least $${first} + ${second} - ${all} = ${least}$.`
    : `${startingInBoth(setting)} may be 0.`;
}

const secondIs: Fact = ({ all, first }, { second }, setting) => ({
  text: `${second} of the ${setting.people} ${setting.second}.`,
  holds: (one) => one.second === second,
  gives: `${leastOf(setting, all, first, second)} It is at most ${Math.min(first, second)}.`,
});
const secondAtLeast: Fact = ({ all, first }, { second }, setting, rng) => {
  const least = second - 5 * rng.int(0, 2);
  return {
    text: `At least ${least} of the ${setting.people} ${setting.second}.`,
    holds: (one) => one.second >= least,
    gives: leastOf(setting, all, first, least),
  };
};
const secondAtMost: Fact = (_, { second }, setting, rng) => {
  const most = second + 5 * rng.int(0, 2);
  return {
    text: `At most ${most} of the ${setting.people} ${setting.second}.`,
    holds: (one) => one.second <= most,
    gives: `${startingInBoth(setting)} is at most ${most} too.`,
  };
};
const neitherIs: Fact = (given, truth, setting) => {
  const { people, neither: are, first, second } = setting;
  const neither = neitherOf(given, truth);
  return {
    text: `${neither} of the ${people} ${are}.`,
    holds: (one) => neitherOf(given, one) === neither,
    gives: `Of the ${given.all - given.first} ${people} who ${notFirst(setting)}, ${given.all - given.first - neither} ${second}. That says nothing about the ${people} who ${first}.`,
  };
};
const neitherAtMost: Fact = (given, truth, setting, rng) => {
  const { people, neither: are } = setting;
  const most = neitherOf(given, truth) + 5 * rng.int(0, 1);
  return {
    text: `At most ${most} of the ${people} ${are}.`,
    holds: (one) => neitherOf(given, one) <= most,
    gives: `This is only about the ${people} who ${notFirst(setting)}.`,
  };
};
const someNeither: Fact = (given, _, setting) => ({
  text: `At least one of the ${setting.people} ${setting.isNeither}.`,
  holds: (one) => neitherOf(given, one) > 0,
  gives: `This is only about the ${setting.people} who ${notFirst(setting)}.`,
});
const secondOnly: Fact = ({ all, first }, { second, both }, setting) => ({
  text: `${second - both} of the ${setting.people} ${setting.secondOnly}.`,
  holds: (one) => one.second - one.both === second - both,
  gives: `This is only about the ${all - first} ${setting.people} who ${notFirst(setting)}.`,
});
const firstOnlyAtMost: Fact = ({ first }, { both }, setting, rng) => {
  const most = first - both + 5 * rng.int(0, 1);
  return {
    text: `At most ${most} of the ${setting.people} ${setting.firstOnly}.`,
    holds: (one) => first - one.both <= most,
    gives: `${startingInBoth(setting)} is at least $${first} - ${most} = ${first - most}$.`,
  };
};
/** For one in so many of the second group; the others are outside the first group. */
const shareOfSecond: Fact = ({ all, first }, { second, both }, setting) => {
  const { people, first: are, second: alsoAre } = setting;
  const parts = second / both;
  const others = all - first;
  return {
    text: `Exactly one-${parts === 2 ? "half" : parts === 3 ? "third" : "fourth"} of the ${people} who ${alsoAre} ${are.replace("are", "are also")}.`,
    holds: (one) => one.both * parts === one.second && one.second > 0,
    gives: `${parts === 2 ? "Half" : parts === 3 ? "Two-thirds" : "Three-fourths"} of the ${people} who ${alsoAre} ${notFirst(setting)}, and only ${others} ${people} ${notFirst(setting)}. So ${inBoth(setting)}${parts === 2 ? "" : parts === 3 ? ", which is half as great," : ", which is a third as great,"} is at most ${Math.floor(others / (parts - 1))}.`,
  };
};

interface Design extends DesignedPair<Fact> {
  readonly key: PairKey;
}

const EXACT =
  "Both statements together give the exact number, but the question is only about a bound.";
const NEITHER = "Without the number in neither group, the overlap looks open.";
const SHARE = "A fraction of an unknown number looks as if it left everything open.";
const SIZES = "With the total and both groups known, the overlap looks known, too.";
const LEAST = "A least size of the second group gives a least overlap, which looks like enough.";
const SAME =
  "The two statements look as if they gave all the numbers, but they're about the same part of the total.";
const ALMOST = "Both statements limit the overlap, so together they look like enough.";

const DESIGNS: readonly Design[] = [
  design([secondIs, firstOnlyAtMost], "D", "hidden-enough", "B", NEITHER, 6),
  design([secondAtLeast, firstOnlyAtMost], "D", "hidden-enough", "B", NEITHER, 7),
  design([shareOfSecond, secondIs], "D", "hidden-enough", "B", SHARE, 8),
  design([shareOfSecond, secondAtMost], "D", "hidden-enough", "B", SHARE, 8),
  design([secondIs, neitherIs], "A", "c-trap", "C", EXACT, 6),
  design([secondIs, secondOnly], "A", "c-trap", "C", EXACT, 6),
  design([secondAtLeast, neitherIs], "A", "c-trap", "C", NEITHER, 7),
  design([shareOfSecond, neitherIs], "A", "c-trap", "C", EXACT, 8),
  design([shareOfSecond, secondAtLeast], "A", "c-trap", "C", SHARE, 8),
  design([secondIs, neitherIs], "C", "false-enough", "A", SIZES, 6),
  design([secondIs, someNeither], "C", "false-enough", "A", SIZES, 8),
  design([secondAtLeast, neitherIs], "C", "false-enough", "A", LEAST, 7),
  design([neitherIs, secondOnly], "E", "near-miss", "C", SAME, 7),
  design([secondIs, neitherAtMost], "E", "near-miss", "C", ALMOST, 6),
  design([secondAtMost, neitherIs], "E", "near-miss", "C", ALMOST, 7),
  design([neitherAtMost, secondOnly], "E", "near-miss", "C", SAME, 8),
];

function design(
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { facts, key, ...designed(...hard) };
}

const STEMS: readonly ((given: Given, setting: Setting, isMore: boolean) => string)[] = [
  ({ all, first, bound }, { whole, people, first: are, both }, isMore) =>
    `Of the ${all} ${whole}, ${first} ${are}. Are ${isMore ? "more" : "fewer"} than ${bound} of the ${people} ${both}?`,
  ({ all, first, bound }, { whole, people, first: are, both }, isMore) =>
    `There are ${all} ${whole}, and ${first} of them ${are}. Is the number of ${people} ${both} ${isMore ? "greater" : "less"} than ${bound}?`,
  ({ all, first, bound }, { whole, people, first: are, both }, isMore) =>
    `If ${first} of the ${all} ${whole} ${are}, are ${isMore ? "more" : "fewer"} than ${bound} of the ${people} ${both}?`,
];

/** All sizes of the second group and the overlap that the stem allows. */
function casesOf({ all, first }: Given): Case[] {
  return range(0, all).flatMap((second) =>
    range(Math.max(0, first + second - all), Math.min(first, second)).map((both) => ({
      second,
      both,
    })),
  );
}

/** A design fits few numbers, and more draws keep the keys even. */
const PLACES_TO_TRY = 120;

/** Numbers of the exam's kind, with a bound that something in the question is close to. */
function drawPlace({ facts }: Design, rng: Rng): { given: Given; truth: Case } | null {
  const all = rng.pick([60, 80, 90, 100, 120]);
  const first = 5 * rng.int(Math.ceil(all / 14), Math.floor(all / 7));
  const parts = facts.includes(shareOfSecond) ? rng.pick([2, 3, 4]) : 0;
  const second = 5 * rng.int(3, Math.floor(all / 6));
  const least = Math.max(0, first + second - all);
  const both =
    parts > 0
      ? second / parts
      : 5 * rng.int(Math.floor(least / 5), Math.floor(Math.min(first, second) / 5));
  const cap = 5 * Math.ceil((all - first) / Math.max(1, parts - 1) / 5);
  const bound = rng.pick([
    least - 5,
    least,
    least + 5,
    second,
    second + 5,
    cap,
    5 * Math.round(both / 5),
  ]);
  const isPossible =
    Number.isInteger(both) &&
    both > least &&
    both < Math.min(first, second) &&
    second - both > 4 &&
    all - first - second + both > 4;
  const isOpen = bound >= 15 && bound < first && bound !== all - first;
  return isPossible && isOpen ? { given: { all, first, bound }, truth: { second, both } } : null;
}

/** A statement has to exclude something, and mustn't settle the question by far. */
function isTelling(cases: readonly Case[], fits: readonly Case[], { bound }: Given): boolean {
  const isClose = fits.some(({ both }) => Math.abs(both - bound) <= bound / 3);
  return isClose && fits.length < cases.length;
}

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const setting = rng.pick(SETTINGS);
  const isMore = rng.chance(0.5);
  for (let attempt = 0; attempt < PLACES_TO_TRY; attempt++) {
    const place = drawPlace(drawn, rng);
    if (!place) continue;
    const { given, truth } = place;
    const cases = casesOf(given);
    const said = drawn.facts.map((fact) => fact(given, truth, setting, rng)) as [
      Said<Case>,
      Said<Case>,
    ];
    if (!said.every(({ holds }) => isTelling(cases, cases.filter(holds), given))) continue;
    const reason = togetherOf(drawn.facts, place, setting, said);
    const findings = findingsOf(given, setting, isMore, cases, said, reason);
    if (hasKey(findings, drawn.key)) return { ...drawn, given, setting, isMore, said, findings };
  }
  return null;
}

/** How many are in both groups, only in the first, only in the second, and in neither. */
function sizesOf(given: Given, at: Case): number[] {
  const { second, both } = at;
  return [both, given.first - both, second - both, neitherOf(given, at)];
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf(
  given: Given,
  setting: Setting,
  isMore: boolean,
  cases: readonly Case[],
  said: readonly [Said<Case>, Said<Case>],
  reason: string,
) {
  const { bound } = given;
  const isYes = ({ both }: Case): boolean => (isMore ? both > bound : both < bound);
  const answer = (at: Case): string => (isYes(at) ? "yes" : "no");
  return findingsByCases(cases, said, isYes, {
    together: (fits) => {
      const sizes = fits.map(({ both }) => both);
      const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
      return low === high
        ? `${reason} So ${inBoth(setting)} is exactly ${low}.`
        : `${reason} So ${inBoth(setting)} can be from ${low} to ${high}.`;
    },
    settled: (one) =>
      `So it ${isYes(one) ? "is" : "isn't"} ${isMore ? "greater" : "less"} than ${bound}, and the answer is ${answer(one)}.`,
    rivals: (one, other) => {
      const { people, are, parts } = setting;
      const [inFirst = "", ...others] = sizesOf(given, one).map(
        (size, k) => `${size} ${parts[k]!}`,
      );
      const shown = listed([
        inFirst
          .replace(/^1 /, `1 ${people.replace(/s$/, "")} ${are.replace("are", "is")} `)
          .replace(/^(?!1 )(\d+) /, `$1 ${people} ${are} `)
          .replace(/^0 /, "no "),
        ...others,
      ]);
      return `If ${shown}, the answer is ${answer(one)}. If these numbers are ${listed(sizesOf(given, other).map(String))}, it's ${answer(other)}.`;
    },
  });
}

const sizeIn = ({ text }: Said<Case>): number =>
  fromWords(/^(?:At (?:least|most) )?(\w+)/.exec(text)![1]!);

/** Why both statements leave the least and the greatest overlap that they leave. */
function togetherOf(
  facts: Design["facts"],
  { given: { all, first } }: { given: Given },
  setting: Setting,
  said: readonly [Said<Case>, Said<Case>],
): string {
  const { people } = setting;
  const sizeOf = (fact: Fact): number | null => {
    const k = facts.indexOf(fact);
    return k < 0 ? null : sizeIn(said[k]!);
  };
  const neither = sizeOf(neitherIs);
  const exactly = sizeOf(secondIs);
  if (neither !== null && exactly !== null)
    return `Exactly $${all} - ${neither} = ${all - neither}$ ${people} are in at least one of the two groups. Adding the groups counts those in both twice, and $${first} + ${exactly} - ${all - neither} = ${first + exactly - all + neither}$.`;
  const atLeast = sizeOf(secondAtLeast);
  if (neither !== null && atLeast !== null)
    return `Exactly $${all} - ${neither} = ${all - neither}$ ${people} are in at least one of the two groups. Adding the groups counts those in both twice, so at least $${first} + ${atLeast} - ${all - neither} = ${first + atLeast - all + neither}$ are in both.`;
  if (facts.includes(someNeither) && exactly !== null)
    return `At most $${all} - 1 = ${all - 1}$ ${people} are in at least one of the two groups. Adding the groups counts those in both twice, so at least $${first} + ${exactly} - ${all - 1} = ${first + exactly - all + 1}$ are in both.`;
  const mostNeither = sizeOf(neitherAtMost);
  if (mostNeither !== null && exactly !== null)
    return `At least $${all} - ${mostNeither} = ${all - mostNeither}$ ${people} are in at least one of the two groups. Adding the groups counts those in both twice, so at most $${first} + ${exactly} - ${all - mostNeither} = ${first + exactly - all + mostNeither}$ are in both.`;
  const atMost = sizeOf(secondAtMost);
  if (neither !== null && atMost !== null) {
    const others = all - first - neither;
    return `Of the ${all - first} ${people} who ${notFirst(setting)}, ${others} ${setting.second}. That leaves at most $${atMost} - ${others} = ${atMost - others}$ for both groups.`;
  }
  return `Both statements are about the ${all - first} ${people} who ${notFirst(setting)}. Nothing is known about how many of the others ${setting.second}.`;
}

const OUTSIDE: readonly Fact[] = [neitherIs, neitherAtMost, someNeither, secondOnly];

/** What helps with statements about the others only, about a share, or about sizes. */
function thoughtsOn({ given, setting, facts }: Numbers): { idea: string; takeaway: string } {
  const { people, first: are, second: alsoAre, both } = setting;
  const outside = given.all - given.first;
  if (facts.every((fact) => OUTSIDE.includes(fact)))
    return {
      idea: `All ${people} ${both} are among the ${given.first} who ${are}. So ask whether a statement says anything about those ${given.first}, or only about the other ${outside}.`,
      takeaway:
        "The overlap lies within each of the two groups, so facts about those outside one group may say nothing about it.",
    };
  return {
    idea: `Only ${outside} ${people} ${notFirst(setting)}. So if $n$ ${people} ${alsoAre}, at least $n - ${outside}$ and at most $n$ are ${both}.`,
    takeaway: facts.includes(shareOfSecond)
      ? "A share of a group can limit the overlap, because the rest of the group has to fit outside the other group."
      : "Two large groups have to overlap: the sizes of the groups and the total give a least overlap, which may be all that a question needs.",
  };
}

function solutionOf(numbers: Numbers): Solution {
  const {
    given: { bound },
    setting,
    isMore,
    findings,
  } = numbers;
  const { idea, takeaway } = thoughtsOn(numbers);
  return {
    idea,
    fast: [
      `The question is only whether ${inBoth(setting)} can be ${isMore ? `${bound} or less and whether it can be more` : `${bound} or more and whether it can be less`}. Look for the least and the greatest value that a statement allows.`,
    ],
    steps: stepsOfFindings(findings),
    check: "See whether the bound itself is possible, because it separates yes from no.",
    takeaway,
  };
}

export const template: SufficiencyTemplate = {
  id: "overlap-forced-by-the-total",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Two groups in a total have a least and a greatest overlap, which may settle a bound.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, setting, isMore, said, findings, level, tension, trap } = numbers;
    const stem = rng.pick(STEMS);
    return {
      variant: `${setting.people}/${STEMS.indexOf(stem) + 1}`,
      context: "real",
      difficulty: level,
      stem: stem(given, setting, isMore),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: solutionOf(numbers),
    };
  },

  /** Tries all sizes of the second group and of the overlap. */
  check({ stem, statements }) {
    const numbers = numbersIn(stem);
    const isFirstNamed = stem.startsWith("If");
    const [one, two, bound] = numbers as [number, number, number];
    const [all, first] = isFirstNamed ? [two, one] : [one, two];
    const name = /(?:dental|statistics|yoga|Spanish)/.exec(stem)![0];
    const isMore = /\b(?:more|greater) than/.test(stem);
    const cases = range(0, all).flatMap((second) =>
      range(0, Math.min(first, second))
        .filter((both) => first + second - both <= all)
        .map((both) => ({ second, both })),
    );
    const conditions = conditionsOf<Case>(statements, (said) =>
      conditionOf(plain(said), { all, first, name }),
    );
    return {
      cases,
      ...conditions,
      answer: ({ both }: Case) => (isMore ? both > bound : both < bound),
      distance: ({ both }: Case) => Math.abs(both - bound) / bound,
    };
  },
};

function conditionOf(
  text: string,
  { all, first, name }: { all: number; first: number; name: string },
): (one: Case) => boolean {
  const share = /^Exactly one-(half|third|fourth)/.exec(text);
  if (share) {
    const parts = { half: 2, third: 3, fourth: 4 }[share[1]!]!;
    return ({ second, both }) => second > 0 && second === parts * both;
  }
  const [, sign, size] = /^(At least |At most )?(\w+) of the/.exec(text)!;
  const isNamedFirst = text.indexOf(name) >= 0 && text.indexOf(name) < text.indexOf(" but ");
  const isNeither = text.includes("neither");
  const isOnly = text.includes(" but ");
  const counted = ({ second, both }: Case): number => {
    if (isNeither) return all - (first + second - both);
    if (isOnly) return isNamedFirst ? first - both : second - both;
    return second;
  };
  const n = fromWords(size!);
  if (sign === "At least ") return (one) => counted(one) >= n;
  return sign ? (one) => counted(one) <= n : (one) => counted(one) === n;
}
