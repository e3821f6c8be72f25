import {
  conditionsOf,
  count,
  type Designed,
  designed,
  findingsByCases,
  hasKey,
  near,
  type PairKey,
  range,
  read,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  tidy,
} from "@theta/items/template";

/** Hours that each machine takes alone for the job. */
type Case = Readonly<{ first: number; second: number }>;
const HOURS = range(2, 160).map((k) => k / 2);
const CASES: readonly Case[] = HOURS.flatMap((first) => HOURS.map((second) => ({ first, second })));

const together = ({ first, second }: Case): number => 1 / (1 / first + 1 / second);

/** One takes twice as long as the other, so that together they take a third of the longer time. */
const JOBS: readonly Case[] = [6, 12, 18, 24, 30].flatMap((long) => [
  { first: long, second: long / 2 },
  { first: long / 2, second: long },
]);

interface Setting {
  readonly name: string;
  readonly x: string;
  readonly y: string;
  /** "fill a certain tank", and once it's known, "fill the tank". */
  readonly does: string;
  readonly doIt: string;
  readonly half: string;
}
const SETTINGS: readonly Setting[] = [
  {
    name: "machines",
    x: "Machine J",
    y: "Machine K",
    does: "fill a certain order",
    doIt: "fill the order",
    half: "fill half of the order",
  },
  {
    name: "pumps",
    x: "Pump X",
    y: "Pump Y",
    does: "empty a certain tank",
    doIt: "empty the tank",
    half: "empty half of the tank",
  },
  {
    name: "printers",
    x: "Printer R",
    y: "Printer S",
    does: "print a certain report",
    doIt: "print the report",
    half: "print half of the report",
  },
  {
    name: "pipes",
    x: "Pipe A",
    y: "Pipe B",
    does: "fill a certain pool",
    doIt: "fill the pool",
    half: "fill half of the pool",
  },
];

const STEMS: readonly ((of: Setting) => string)[] = [
  ({ x, y, does }) =>
    `${x} and ${y} work at constant rates. How many hours does it take ${y}, working alone, to ${does}?`,
  ({ x, y, does, doIt }) =>
    `${x} and ${y}, working at their respective constant rates, can each ${does}. How many hours does ${y} alone take to ${doIt}?`,
  ({ x, y, does }) =>
    `If ${x} and ${y} each work at a constant rate, how many hours does it take ${y}, working alone, to ${does}?`,
];

interface Fact {
  readonly text: (of: Setting, at: Case) => string;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: string;
}
const ONE_RATE = "Many pairs of times fit.";
const COMPARES = "Only the ratio of the times is known.";

const slowIs = ({ first, second }: Case, { x, y }: Setting): [slow: string, quick: string] =>
  first > second ? [x, y] : [y, x];

const FACTS = {
  both: {
    text: ({ x, y, doIt }, at) =>
      `Working together, ${x} and ${y} take ${tidy(together(at))} hours to ${doIt}.`,
    holds: (one, at) => near(together(one), together(at)),
    gives: ONE_RATE,
  },
  halfTogether: {
    text: ({ x, y, half }, at) =>
      `Working together, ${x} and ${y} take ${count(tidy(together(at) / 2), "hour")} to ${half}.`,
    holds: (one, at) => near(together(one), together(at)),
    gives: ONE_RATE,
  },
  first: {
    text: ({ x, doIt }, { first }) => `Working alone, ${x} takes ${first} hours to ${doIt}.`,
    holds: ({ first }, at) => first === at.first,
    gives: "Nothing is known about the other rate.",
  },
  ratio: {
    text: (of, at) => {
      const [slow, quick] = slowIs(at, of);
      return `Working alone, ${slow} takes twice as long as ${quick} to ${of.doIt}.`;
    },
    holds: (one, at) => near(one.first * at.second, one.second * at.first),
    gives: COMPARES,
  },
  share: {
    text: ({ x, y, doIt }, at) =>
      `When ${x} and ${y} work together to ${doIt}, ${y} does ${at.second < at.first ? "two-thirds" : "one-third"} of the work.`,
    holds: (one, at) => near(one.first * at.second, one.second * at.first),
    gives: COMPARES,
  },
  gap: {
    text: (of, at) => {
      const [slow, quick] = slowIs(at, of);
      return `Working alone, ${slow} takes ${Math.abs(at.first - at.second)} hours more than ${quick} to ${of.doIt}.`;
    },
    holds: ({ first, second }, at) => near(first - second, at.first - at.second),
    gives: "Only the difference of the two times is known.",
  },
  slower: {
    text: (of, at) => {
      const [slow, quick] = slowIs(at, of);
      return `Working alone, ${slow} takes more hours than ${quick} to ${of.doIt}.`;
    },
    holds: ({ first, second }, at) => Math.sign(first - second) === Math.sign(at.first - at.second),
    gives: "This only says which of the two times is greater.",
  },
  finish: {
    text: ({ x, y }, { second }) =>
      `After ${x} and ${y} together have done half of the work, ${y} takes ${second / 2} hours to finish it alone.`,
    holds: ({ second }, at) => second === at.second,
    gives: "Half of the work takes this time alone, and the whole takes twice as long.",
  },
  third: {
    text: ({ y }, { second }) =>
      `In ${count(second / 3, "hour")}, ${y}, working alone, does one-third of the work.`,
    holds: ({ second }, at) => second === at.second,
    gives: "The whole work takes three times as long.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 4);

const TWO = tense("c-trap", "C", "Two rates are unknown, so both statements look necessary.");
const RATIO = tense("hidden-enough", "E", "Neither statement gives the time of one machine alone.");
const FALSE = tense("near-miss", "C", "Two different statements look like enough for two rates.");

const DESIGNS: readonly (readonly [PairKey, readonly [Name, Name], Tense, string?])[] = [
  ["A", ["finish", "first"], TWO],
  ["A", ["finish", "both"], TWO],
  ["A", ["finish", "ratio"], TWO],
  ["A", ["third", "both"], TWO],
  [
    "C",
    ["both", "ratio"],
    RATIO,
    "The quicker one does two-thirds of the work in the time together.",
  ],
  ["C", ["both", "share"], RATIO, "In the time together, the share of the work is known."],
  [
    "C",
    ["both", "gap"],
    RATIO,
    "The greater the two times, the longer they take together, so only one pair with this difference fits.",
  ],
  [
    "C",
    ["gap", "share"],
    RATIO,
    "One time is twice the other, so their difference is the shorter time.",
  ],
  ["D", ["finish", "third"], TWO],
  ["E", ["ratio", "share"], FALSE, "Both statements give the same ratio."],
  ["E", ["both", "slower"], FALSE, "Many pairs of times still fit."],
  ["E", ["both", "halfTogether"], FALSE, "Both statements say the same."],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, names, { tension, trap }, both = ""] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [setting, at] = [rng.pick(SETTINGS), rng.pick(JOBS)];
  const said = (rng.chance(0.5) ? names.toReversed() : names).map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(setting, at), holds: (one) => holds(one, at), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(setting, both, said);
  return hasKey(findings, key) ? { setting, said, findings, tension, trap } : null;
}

function findingsOf({ x, y }: Setting, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const show = ({ first, second }: Case) =>
    `${count(second, "hour")} for ${y} with ${count(first, "hour")} for ${x}`;
  return findingsByCases(CASES, said, ({ second }) => second, {
    together: () => both,
    settled: ({ second }) => `So ${y} takes ${second} hours alone.`,
    rivals: (one, other) => `For example, it could be ${show(one)}, or ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "time-of-the-second-machine",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The time of one of two machines from times together, ratios, and parts of the work.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, said, findings, tension, trap } = numbers;
    return {
      variant: setting.name,
      context: "real",
      difficulty: 4,
      stem: rng.pick(STEMS)(setting),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `Two rates are unknown, but the question needs only the rate of ${setting.y}.`,
        fast: [
          "Ask of each statement what it says about the two rates: one of them, their sum, or their ratio. Any two of these are enough together, and the rate in question is enough alone.",
        ],
        steps: stepsOfFindings(findings),
        check: "Do both statements give the same ratio, or the same time together?",
        takeaway:
          "In a question about one of two rates, first look for a part of the work that only this one does.",
      },
    };
  },

  /** Tries times alone from 1 to 80 hours. */
  check({ stem, statements }) {
    const [x, y] = read(stem, /(\w+ [A-Z]) and (\w+ [A-Z])/) as [string, string];
    const isAboutSecond = stem.lastIndexOf(y) > stem.lastIndexOf(x);
    if (!isAboutSecond) throw new Error("The question isn't about the second one.");
    const conditions = conditionsOf(statements, (said) => conditionOf(said, x, y));
    return { cases: CASES, ...conditions, answer: ({ second }: Case) => second };
  },
};

/** How the statement limits the times of x and y alone, by the rates. */
function conditionOf(said: string, x: string, y: string): (one: Case) => boolean {
  const hours = Number(/(\d+(?:\.\d+)?) hours?/.exec(said)?.[1] ?? 0);
  const isFirstSlow = said.indexOf(x) < said.indexOf(y);
  const [part] = /half of|one-third|two-thirds/.exec(said) ?? [];
  const done = part ? { "half of": 1 / 2, "one-third": 1 / 3, "two-thirds": 2 / 3 }[part]! : 1;
  if (said.startsWith("When")) {
    return ({ first, second }) => near(1 / second, done * (1 / first + 1 / second));
  }
  if (said.startsWith("Working together")) {
    return ({ first, second }) => near(hours * (1 / first + 1 / second), done);
  }
  if (said.startsWith("After") || said.startsWith("In")) {
    return ({ second }) => near(hours / second, done);
  }
  const [slow, quick] = isFirstSlow
    ? (["first", "second"] as const)
    : (["second", "first"] as const);
  if (said.includes("twice")) return (one) => near(one[slow], 2 * one[quick]);
  if (said.includes("hours more")) return (one) => near(one[slow] - one[quick], hours);
  if (said.includes("more hours")) return (one) => one[slow] > one[quick];
  return ({ first }) => first === hours;
}
