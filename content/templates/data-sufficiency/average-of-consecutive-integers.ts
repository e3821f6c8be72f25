import {
  conditionsOf,
  findingsByCases,
  hasKey,
  numbersIn,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  thousands,
} from "@theta/items/template";

/** Consecutive integers from `least`; lists of small positive ones come first, as examples. */
type Case = Readonly<{ least: number; count: number }>;
const CASES: readonly Case[] = range(-30, 60)
  .flatMap((least) => range(2, 60).map((count) => ({ least, count })))
  .toSorted((one, other) => Math.abs(one.least - 2) - Math.abs(other.least - 2));
const greatestOf = ({ least, count }: Case): number => least + count - 1;
const averageOf = (one: Case): number => (one.least + greatestOf(one)) / 2;
const totalOf = (one: Case): number => one.count * averageOf(one);

type Ask = "average" | "greatest";
const ASKED: Readonly<Record<Ask, string>> = {
  average: "what is the average (arithmetic mean) of the integers in",
  greatest: "what is the greatest integer in",
};
const ANSWERS: Readonly<Record<Ask, (one: Case) => number>> = {
  average: averageOf,
  greatest: greatestOf,
};

const IDEAS: Readonly<Record<Ask, string>> = {
  average:
    "The average is the sum divided by the number of integers. For consecutive integers, it's also their median, halfway between the least and the greatest of them.",
  greatest:
    "A list of consecutive integers is known if its middle and the number of integers are known, or its middle and one end.",
};
const TAKEAWAYS: Readonly<Record<Ask, string>> = {
  average:
    "The average of evenly spaced numbers is halfway between the least and the greatest, no matter how many numbers there are.",
  greatest:
    "The middle of a list of consecutive integers doesn't give its ends. The number of integers or one of the ends is needed, too.",
};

const STEMS: readonly ((list: string, asked: string) => string)[] = [
  (list, asked) => `If list $${list}$ consists of consecutive integers, ${asked} list $${list}$?`,
  (list, asked) =>
    `List $${list}$ consists of consecutive integers. ${asked[0]!.toUpperCase()}${asked.slice(1)} list $${list}$?`,
];

interface Fact {
  readonly value: (one: Case) => number;
  readonly text: (value: string, list: string) => string;
  readonly holds?: (one: Case, value: number) => boolean;
  readonly gives: string;
}

const FACTS = {
  least: {
    value: ({ least }) => least,
    text: (n, list) => `The least integer in list $${list}$ is ${n}.`,
    gives: "The number of integers is open.",
  },
  greatest: {
    value: greatestOf,
    text: (n, list) => `The greatest integer in list $${list}$ is ${n}.`,
    gives: "The number of integers is open.",
  },
  count: {
    value: ({ count }) => count,
    text: (n, list) => `There are ${n} integers in list $${list}$.`,
    gives: "The list can begin with any integer.",
  },
  gap: {
    value: ({ count }) => count - 1,
    text: (n, list) =>
      `The greatest integer in list $${list}$ is ${n} more than the least integer.`,
    gives:
      "The number of integers is 1 more than this difference, but the list can begin with any integer.",
  },
  ends: {
    value: (one) => 2 * averageOf(one),
    text: (n, list) => `The sum of the least and greatest integers in list $${list}$ is ${n}.`,
    gives:
      "The average is halfway between the least and greatest integers, so it's half this sum, whatever the number of integers.",
  },
  median: {
    value: averageOf,
    text: (n, list) => `The median of the integers in list $${list}$ is ${n}.`,
    gives: "The median of consecutive integers is their average, whatever the number of integers.",
  },
  total: {
    value: totalOf,
    text: (n, list) => `The sum of the integers in list $${list}$ is ${n}.`,
    gives: "The average is this sum divided by the number of integers, which is open.",
  },
  member: {
    value: (one) => Math.round(averageOf(one)) + 1,
    text: (n, list) => `The integer ${n} is in list $${list}$.`,
    holds: (one, n) => one.least <= n && n <= greatestOf(one),
    gives: "Many lists contain this integer.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const MORE =
  "A list seems to need its first integer and its length, so both statements look necessary.";
const APART =
  "Neither statement gives both the least integer and the number of integers, so even together they can look too weak.";
const TWICE = "Two statements look like two equations for the first integer and the length.";
const TENSIONS = {
  A: ["c-trap", "C", MORE],
  C: ["hidden-enough", "E", APART],
  D: ["c-trap", "C", MORE],
  E: ["near-miss", "C", TWICE],
} as const;

/** What a fact gives when the greatest integer is asked for, where that isn't what it always gives. */
const GIVES_OF_GREATEST: Partial<Record<Name, string>> = {
  ends: "Half this sum is the middle of the list, but the number of integers is open.",
  median: "The median is the middle of the list, but the number of integers is open.",
  total: "The number of integers is open.",
};

/** How two facts give the greatest integer or the average of a list. */
function wayTo(ask: Ask, names: readonly Name[], at: Case): string {
  const [ends, total] = [thousands(2 * averageOf(at)), thousands(totalOf(at))];
  const mean = `There are ${at.count} integers with the sum ${total}, and $\\frac{${total}}{${at.count}} = ${thousands(averageOf(at))}$.`;
  if (ask === "average") return mean;
  const sum = `the sum of the least and greatest integers is ${names.includes("ends") ? ends : `$2(${thousands(averageOf(at))}) = ${ends}$`}`;
  if (names.includes("least")) {
    const least = at.least < 0 ? `(${at.least})` : at.least;
    return `The median is halfway between the least and greatest integers, so ${sum}, and $${ends} - ${least} = ${greatestOf(at)}$.`;
  }
  const gap = at.count - 1;
  const twice = `and their difference is ${gap}, so twice the greatest integer is $${ends} + ${gap} = ${2 * greatestOf(at)}$.`;
  return names.includes("total")
    ? `${mean} So ${sum}, ${twice}`
    : `${sum.replace("the", "The")}, ${twice}`;
}

const DESIGNS: readonly (readonly [PairKey, Ask, Name, Name, string?])[] = [
  ["A", "average", "ends", "gap"],
  ["A", "average", "ends", "total"],
  ["A", "average", "ends", "count"],
  ["A", "average", "median", "least"],
  ["A", "average", "median", "gap"],
  ["A", "average", "median", "total"],
  ["C", "average", "total", "gap"],
  ["C", "average", "total", "count"],
  ["C", "greatest", "median", "gap"],
  ["C", "greatest", "ends", "gap"],
  ["C", "greatest", "ends", "count"],
  ["C", "greatest", "median", "least"],
  ["C", "greatest", "total", "gap"],
  ["D", "average", "median", "ends"],
  ["E", "average", "count", "gap", "Both give the number of integers and nothing more."],
  ["E", "greatest", "count", "gap", "Both give the number of integers and nothing more."],
  [
    "E",
    "average",
    "count",
    "member",
    "Lists of this length with MEMBER in them can begin at different integers.",
  ],
  [
    "E",
    "average",
    "gap",
    "member",
    "Lists of this length with MEMBER in them can begin at different integers.",
  ],
  [
    "E",
    "average",
    "total",
    "member",
    "Lists of different lengths have this sum and contain MEMBER.",
  ],
  [
    "E",
    "greatest",
    "median",
    "member",
    "Lists of different lengths have this median and contain MEMBER.",
  ],
  [
    "E",
    "greatest",
    "ends",
    "member",
    "Lists of different lengths have this sum of the least and greatest integers and contain MEMBER.",
  ],
  ["E", "greatest", "median", "ends", "Both give the average and nothing more."],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick<PairKey>(["A", "A", "C", "D", "E"]);
  const [, ask, one, two, both] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const list = rng.pick(["S", "T", "K", "L"]);
  const at: Case = { least: rng.int(-4, 15), count: rng.pick([5, 7, 8, 9, 10, 11, 12, 15]) };
  const said = (rng.chance(0.5) ? [two, one] : [one, two]).map((name): Said<Case> => {
    const { value, text, holds, gives }: Fact = FACTS[name];
    const known = value(at);
    return {
      text: text(thousands(known), list),
      holds: (other) => (holds ? holds(other, known) : value(other) === known),
      gives: (ask === "greatest" && GIVES_OF_GREATEST[name]) || gives,
    };
  }) as [Said<Case>, Said<Case>];
  if (averageOf(at) <= 0 || at.least === 0) return null;
  const member = thousands(FACTS.member.value(at));
  const findings = findingsOf(
    ask,
    both?.replace("MEMBER", member) ?? wayTo(ask, [one, two], at),
    said,
  );
  return hasKey(findings, key) ? { key, ask, list, said, findings } : null;
}

function findingsOf(ask: Ask, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const show = (one: Case) => `from ${thousands(one.least)} to ${thousands(greatestOf(one))}`;
  return findingsByCases(CASES, said, ANSWERS[ask], {
    together: () => both,
    settled: (one) =>
      `So the ${ask === "average" ? "average" : "greatest integer"} is ${thousands(ANSWERS[ask](one))}.`,
    rivals: (one, other) =>
      ask === "average"
        ? `The integers ${show(one)} fit, with an average of ${thousands(ANSWERS.average(one))}, and so do the integers ${show(other)}, with an average of ${thousands(ANSWERS.average(other))}.`
        : `The integers ${show(one)} fit, and the greatest is ${thousands(greatestOf(one))}. The integers ${show(other)} fit, too, and the greatest is ${thousands(greatestOf(other))}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "average-of-consecutive-integers",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Consecutive integers: the average needs only the median or the ends' sum, an end needs the length too.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, ask, list, said, findings } = numbers;
    const [tension, letter, why] = TENSIONS[key];
    return {
      variant: `${ask}/${key}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick(STEMS)(list, ASKED[ask]),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: { letter, why },
      solution: {
        idea: IDEAS[ask],
        steps: stepsOfFindings(findings),
        check:
          "Vary what a statement leaves open: the first integer if the length is given, and the length if the middle or the sum is given.",
        takeaway: TAKEAWAYS[ask],
      },
    };
  },

  /** Writes out lists of consecutive integers and looks at them. */
  check({ stem, statements }) {
    const asksAverage = stem.includes("average");
    return {
      cases: CASES,
      ...conditionsOf(statements, conditionOf),
      answer: (one: Case) => {
        const list = listOf(one);
        return asksAverage ? totalIn(list) / list.length : Math.max(...list);
      },
    };
  },
};

const listOf = ({ least, count }: Case): number[] => range(least, least + count - 1);
const totalIn = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

const READINGS: readonly [RegExp, (list: readonly number[]) => number][] = [
  [/^The least integer/, (list) => Math.min(...list)],
  [/^The greatest .* more than/, (list) => Math.max(...list) - Math.min(...list)],
  [/^The greatest integer/, (list) => Math.max(...list)],
  [/^There are/, (list) => list.length],
  [/^The sum of the least/, (list) => Math.max(...list) + Math.min(...list)],
  [
    /^The median/,
    (list) => (list[Math.floor((list.length - 1) / 2)]! + list[Math.floor(list.length / 2)]!) / 2,
  ],
  [/^The sum of the integers/, totalIn],
];

function conditionOf(said: string): (one: Case) => boolean {
  const [n = 0] = numbersIn(said);
  if (said.startsWith("The integer")) return (one) => listOf(one).includes(n);
  const [, value] = READINGS.find(([wording]) => wording.test(plain(said)))!;
  return (one) => value(listOf(one)) === n;
}
