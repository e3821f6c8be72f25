import {
  type CaseStatement,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

const SETTINGS = [
  { name: "clinic", people: "nurses at a clinic", one: "speak Spanish", other: "speak Tagalog" },
  {
    name: "choir",
    people: "members of a choir",
    one: "read sheet music",
    other: "play an instrument",
  },
  {
    name: "hostel",
    people: "guests of a hostel",
    one: "rent a bicycle",
    other: "book a boat tour",
  },
  { name: "staff", people: "employees of a design firm", one: "draw by hand", other: "write code" },
  {
    name: "survey",
    people: "people in a survey",
    one: "take the bus to work",
    other: "own a bicycle",
  },
] as const;

/** Percentages of all people: in the first group only, in both, in the second only. */
interface Case {
  readonly first: number;
  readonly both: number;
  readonly second: number;
}
const CASES: readonly Case[] = range(0, 40).flatMap((a) =>
  range(0, 40 - a).flatMap((b) =>
    range(0, 40 - a - b).map((c) => ({ first: 2.5 * a, both: 2.5 * b, second: 2.5 * c })),
  ),
);
const isRound = (c: Case): boolean =>
  [c.first, c.both, c.second].every((part) => part > 0 && part % 5 === 0);
const ROUND = CASES.filter(isRound);

const neither = ({ first, both, second }: Case): number => 100 - first - both - second;
/** 25 of 75 is one third; null if it isn't a simple fraction that the exam uses. */
function share(part: number, whole: number): string | null {
  const names: Record<string, string> = {
    "0.5": "half",
    "0.25": "one fourth",
    "0.75": "three fourths",
    "0.2": "one fifth",
    "0.4": "two fifths",
    "0.6": "three fifths",
    "0.8": "four fifths",
  };
  if (3 * part === whole) return "one third";
  if (3 * part === 2 * whole) return "two thirds";
  return names[String(part / whole)] ?? null;
}

function statementsOf(
  at: Case,
  { one, other }: (typeof SETTINGS)[number],
  size: number,
): CaseStatement<Case>[] {
  const { first, both, second } = at;
  const [a, b, none] = [first + both, second + both, neither(at)];
  const [ofA, ofB] = [share(both, a), share(both, b)];
  const list: (CaseStatement<Case> | null)[] = [
    {
      kind: "a",
      text: `${a} percent of them ${one}.`,
      holds: (c) => c.first + c.both === a,
      note: `this is the first group, with those in both`,
    },
    {
      kind: "b",
      text: `${b} percent of them ${other}.`,
      holds: (c) => c.second + c.both === b,
      note: `this is the second group, with those in both`,
    },
    {
      kind: "none",
      text: `${none} percent of them neither ${one} nor ${other}.`,
      holds: (c) => neither(c) === none,
      note: `the other ${100 - none} percent are in at least one group`,
    },
    {
      kind: "exactly",
      text: `${first + second} percent of them ${one} or ${other}, but not both.`,
      holds: (c) => c.first + c.second === first + second,
      note: `the other ${100 - first - second} percent are in both groups or in neither`,
    },
    {
      kind: "only",
      text: `${first} percent of them ${one} but do not ${other}.`,
      holds: (c) => c.first === first,
      note: `this leaves out those in both`,
    },
    ofA === null
      ? null
      : {
          kind: "ofA",
          text: `Of those who ${one}, ${ofA} also ${other}.`,
          holds: (c) => c.both * a === both * (c.first + c.both) && c.first + c.both > 0,
          note: `this compares those in both with the first group only`,
        },
    ofB === null
      ? null
      : {
          kind: "ofB",
          text: `Of those who ${other}, ${ofB} also ${one}.`,
          holds: (c) => c.both * b === both * (c.second + c.both) && c.second + c.both > 0,
          note: `this compares those in both with the second group only`,
        },
    {
      kind: "size",
      text: `There are ${20 * size} of them in all.`,
      holds: () => true,
      note: "percents do not depend on how many people there are",
    },
    {
      kind: "more",
      text: `More of them do both than neither.`,
      holds: (c) => c.both > neither(c),
      note: "this only compares two unknown percents",
    },
  ];
  return list.filter((said): said is CaseStatement<Case> => said !== null && said.holds(at));
}

const STEM_GIVES = [["a", "b"], ["a", "b"], ["none"], ["a"]] as const;

function drawNumbers(rng: Rng) {
  const at = rng.pick(ROUND);
  const { first, both, second } = at;
  const none = neither(at);
  if (Math.min(first, both, second, none) < 5 || first === second || none > 50) return null;
  const setting = rng.pick(SETTINGS);
  const { one: does, other } = setting;
  const all = statementsOf(at, setting, rng.int(3, 24));
  const given = rng.pick(STEM_GIVES) as readonly string[];
  const told = all.filter(({ kind }) => given.includes(kind));
  const asks = given.includes("none") || rng.chance(0.6) ? "both" : "neither";
  const answer = (c: Case): number => (asks === "both" ? c.both : neither(c));
  const pool = all.filter(
    ({ kind }) => !given.includes(kind) && !(asks === "neither" && kind === "none"),
  );
  const [one, two] = rng.sample(pool, 2) as [CaseStatement<Case>, CaseStatement<Case>];
  const space = CASES.filter((c) => told.every(({ holds }) => holds(c)));
  if (new Set(space.map(answer)).size < 3) return null;
  const facts = {
    a: `${first + both} percent ${does}`,
    b: `${second + both} percent ${other}`,
    none: `${none} percent neither ${does} nor ${other}`,
  };
  const opening = given.map((kind) => facts[kind as keyof typeof facts]).join(" and ");
  return { at, both, none, setting, given, asks, answer, one, two, space, opening };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ at, both, none, asks, answer, one, two, space }: Numbers) {
  const show = (c: Case): string => `${c.first}, ${c.both}, and ${c.second} percent`;
  const judge = (fits: readonly Case[], note: string) => {
    const rivals = fits.filter((c) => answer(c) !== answer(at));
    const rival = rivals.find(isRound) ?? rivals[0];
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && "; "}first only, both, and second only could be ${show(at)}, or ${show(rival)}.`
        : `${note}${note && "; "}with the question, that leaves only one answer: ${asks === "neither" ? `${none} percent in neither group` : `${both} percent in both groups`}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => space.filter(holds)) as [Case[], Case[]];
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(fits[0].filter(two.holds), ""),
  };
}

export const template: SufficiencyTemplate = {
  id: "percent-in-both",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Two overlapping groups in percents: which parts of the picture fix the overlap.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, given, asks, one, two, opening } = numbers;
    const { name, people, one: does, other } = setting;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const kinds = [one.kind, two.kind];
    return {
      variant: `${name}/${asks}/${given.join("")}`,
      context: "real",
      difficulty:
        3 +
        kinds.filter((kind) => ["exactly", "ofA", "ofB", "only"].includes(kind)).length +
        (given.length === 1 ? 1 : 0) +
        (alone ? 0 : 1),
      stem: `Of the ${people}, ${opening}. What percent ${asks === "both" ? `${does} and also ${other}` : `neither ${does} nor ${other}`}?`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Call those who ${does} the first group and those who ${other} the second: first only, both, second only, and neither make 100 percent, and each statement is one equation among these four.`,
        steps: [`The question says that ${opening}.`, ...stepsOfFindings(findings)],
        check:
          "Percents of one whole need no number of people; a part of one group is of use once that group is known.",
      },
    };
  },

  /** Tries all ways to split a whole of 40 into four parts, by the words of each sentence. */
  check({ stem, statements }) {
    const [asked, does, other] = read(stem, /What percent (neither )?(.+) (?:and also|nor) (.+)\?/);
    const facts = read(stem, /^Of the [^,]+, ([^.]+)\./)[0]!.split(/ and (?=\d)/);
    const conditions = [...facts, ...statements].map((said) =>
      conditionOf(plain(said), does!, other!),
    );
    const [one, two] = conditions.slice(facts.length) as [Condition, Condition];
    const cases = PARTS.filter((c) => conditions.slice(0, facts.length).every((holds) => holds(c)));
    return keyByCases(cases, one, two, ([, both, , none]) => (asked ? none : both));
  },
};

type Parts = readonly [first: number, both: number, second: number, none: number];
type Condition = (c: Parts) => boolean;
const PARTS: readonly Parts[] = range(0, 40).flatMap((a) =>
  range(0, 40 - a).flatMap((b) =>
    range(0, 40 - a - b).map((c): Parts => [2.5 * a, 2.5 * b, 2.5 * c, 2.5 * (40 - a - b - c)]),
  ),
);
const SHARES: Record<string, readonly [number, number]> = {
  half: [1, 2],
  "one third": [1, 3],
  "two thirds": [2, 3],
  "one fourth": [1, 4],
  "three fourths": [3, 4],
  "one fifth": [1, 5],
  "two fifths": [2, 5],
  "three fifths": [3, 5],
  "four fifths": [4, 5],
};

function conditionOf(said: string, does: string, other: string): Condition {
  const [, who, words] = /^Of those who (.+), (.+) also /.exec(said) ?? [];
  if (who && words) {
    const [top, bottom] = SHARES[words] ?? [0, 0];
    return ([first, both, second]) =>
      both > 0 && both * bottom === top * (both + (who === does ? first : second));
  }
  if (said.startsWith("There are")) return () => true;
  if (said.startsWith("More of them")) return ([, both, , none]) => both > none;
  const [digits, rest] = read(said, /^(\d+) percent (?:of them )?(.+?)\.?$/) as [string, string];
  const percent = Number(digits);
  if (rest === does) return ([first, both]) => first + both === percent;
  if (rest === other) return ([, both, second]) => second + both === percent;
  if (rest === `neither ${does} nor ${other}`) return ([, , , none]) => none === percent;
  if (rest === `${does} but do not ${other}`) return ([first]) => first === percent;
  if (rest === `${does} or ${other}, but not both`)
    return ([first, , second]) => first + second === percent;
  throw new Error(`The statement cannot be read: ${said}`);
}
