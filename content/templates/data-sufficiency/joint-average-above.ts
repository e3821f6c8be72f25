import {
  type CaseStatement,
  count,
  Fraction,
  keyByCases,
  plain,
  range,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly context: "real" | "pure";
  readonly one: string;
  readonly other: string;
  readonly things: string;
  readonly stem: (a: number, b: number) => string;
  readonly ask: (m: number) => string;
}
const SETTINGS: readonly Setting[] = [
  {
    name: "lists",
    context: "pure",
    one: "in list S",
    other: "in list T",
    things: "numbers",
    stem: (a, b) =>
      `The average (arithmetic mean) of the numbers in list S is ${a}, and that of the numbers in list T is ${b}.`,
    ask: (m) => `Is the average of all numbers of both lists together greater than ${m}?`,
  },
  {
    name: "theater",
    context: "real",
    one: "at the matinee",
    other: "at the evening show",
    things: "guests",
    stem: (a, b) =>
      `The average age of the guests of a theater is ${a} years at the matinee and ${b} years at the evening show. Nobody attends both.`,
    ask: (m) => `Is the average age of the guests of both shows together greater than ${m} years?`,
  },
  {
    name: "orchards",
    context: "real",
    one: "in the north orchard",
    other: "in the south orchard",
    things: "trees",
    stem: (a, b) =>
      `A farm has two orchards. Last year the trees of the north orchard bore ${a} kilograms of plums on average, and those of the south orchard ${b} kilograms.`,
    ask: (m) => `Did all trees of both orchards together bear more than ${m} kilograms on average?`,
  },
  {
    name: "depots",
    context: "real",
    one: "in the port depot",
    other: "in the rail depot",
    things: "crates",
    stem: (a, b) =>
      `The crates in the port depot weigh ${a} kilograms on average, those in the rail depot ${b} kilograms.`,
    ask: (m) =>
      `Is the average weight of all crates in the two depots greater than ${m} kilograms?`,
  },
  {
    name: "courses",
    context: "real",
    one: "in the day course",
    other: "in the night course",
    things: "students",
    stem: (a, b) =>
      `On the same test, the students of the day course scored ${a} points on average and those of the night course ${b}. No student takes both courses.`,
    ask: (m) => `Was the average score of all students of both courses greater than ${m} points?`,
  },
];

interface Case {
  readonly a: number;
  readonly b: number;
}
const CASES: readonly Case[] = range(1, 70).flatMap((a) => range(1, 70).map((b) => ({ a, b })));
/** "the matinee" from "at the matinee". */
const named = (group: string): string => group.replace(/^(?:in|at) /, "");

function statementsOf(
  { a, b }: Case,
  averages: readonly [number, number],
  words: Setting,
  rng: Rng,
): CaseStatement<Case>[] {
  const { one, other, things } = words;
  const ratio = new Fraction(a, b);
  const [most, least, sign] = a > b ? [one, other, 1] : [other, one, -1];
  const gap = Math.abs(a - b);
  const percent = rng.pick([20, 25, 30, 40, 50, 60, 70, 75]);
  const above = 100 * a > percent * (a + b);
  const moved = gap / 2;
  const list: (CaseStatement<Case> | false)[] = [
    {
      kind: "ratio",
      text: `The ratio of ${things} ${one} to ${things} ${other} is ${ratio.top} to ${ratio.bottom}.`,
      holds: (c) => c.a * b === c.b * a,
      note: "the ratio fixes the weights of both averages, whatever the numbers are",
    },
    gap > 0 && {
      kind: "more",
      text: `There are more ${things} ${most} than ${least}.`,
      holds: (c) => sign * (c.a - c.b) > 0,
      note: `the joint average then lies nearer to that of ${named(most)}, on its side of the middle`,
    },
    gap > 0 && {
      kind: "gap",
      text: `There are ${count(gap, `more ${things}`, `more ${things}`)} ${most} than ${least}.`,
      holds: (c) => sign * (c.a - c.b) === gap,
      note: `${named(most)} has more, but the ratio depends on how many there are`,
    },
    gap > 0 &&
      gap % 2 === 0 && {
        kind: "moved",
        text: `If ${moved} of the ${things} ${most} ${moved === 1 ? "was" : "were"} ${least} instead, the two numbers would be equal.`,
        holds: (c) => sign * (c.a - c.b) === gap,
        note: `${named(most)} has ${gap} more, but the ratio depends on how many there are`,
      },
    100 * a !== percent * (a + b) && {
      kind: "share",
      text: `${above ? "More" : "Less"} than ${percent} percent of all ${things} are ${one}.`,
      holds: (c) => (above ? 100 * c.a > percent * (c.a + c.b) : 100 * c.a < percent * (c.a + c.b)),
      note: `at exactly ${percent} percent the joint average would be ${Number((averages[1] + ((averages[0] - averages[1]) * percent) / 100).toFixed(2))}`,
    },
    {
      kind: "a",
      text: `There are ${a} ${things} ${one}.`,
      holds: (c) => c.a === a,
      note: `the number ${other} is open`,
    },
    {
      kind: "b",
      text: `There are ${b} ${things} ${other}.`,
      holds: (c) => c.b === b,
      note: `the number ${one} is open`,
    },
    {
      kind: "all",
      text: `There are ${a + b} ${things} in all.`,
      holds: (c) => c.a + c.b === a + b,
      note: "the total does not tell how it is split",
    },
  ];
  return list.filter(
    (said): said is CaseStatement<Case> =>
      said !== false && (said.kind !== "ratio" || ratio.top + ratio.bottom < 18),
  );
}

const SAME_FACTS = ["gap,moved", "gap,more", "more,moved", "all,ratio"];

function drawNumbers(rng: Rng) {
  const words = rng.pick(SETTINGS);
  const [p, q] = rng.pick([
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
  ] as const);
  const unit = rng.int(2, 5);
  const low = rng.int(20, 50);
  const highFirst = rng.chance(0.5);
  // The mark is q parts above the low average and p parts below the high one.
  const [mark, high] = [low + q * unit, low + (p + q) * unit];
  const averages: readonly [number, number] = highFirst ? [high, low] : [low, high];
  const at = { a: rng.int(4, 20), b: rng.int(4, 20) };
  if (new Fraction(at.a, at.b).bottom > 6 && rng.chance(0.7)) return null;
  const total = ({ a, b }: Case): number => a * averages[0] + b * averages[1];
  if (total(at) === mark * (at.a + at.b)) return null;
  const [one, two] = rng.sample(statementsOf(at, averages, words, rng), 2) as [
    CaseStatement<Case>,
    CaseStatement<Case>,
  ];
  const kinds = [one.kind, two.kind];
  const pair = kinds.toSorted().join();
  if (
    SAME_FACTS.includes(pair) ||
    (kinds.includes("ratio") && one.kind !== two.kind && kinds.includes("more"))
  )
    return null;
  return { words, p, q, low, highFirst, mark, high, averages, at, total, one, two, kinds };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ words, mark, averages, at, total, one, two }: Numbers) {
  const { one: here, other: there, things } = words;
  const answer = (c: Case): boolean => total(c) > mark * (c.a + c.b);
  const show = (c: Case): string =>
    `group sizes of ${c.a} and ${c.b} give an average of ${Number((total(c) / (c.a + c.b)).toFixed(2))}`;
  const [most, side] = at.a > at.b ? [here, averages[0]] : [there, averages[1]];
  const beyondMiddle = `with more ${things} ${most}, the joint average lies on the side of ${side} from the middle, ${(averages[0] + averages[1]) / 2}`;
  const judge = (fits: readonly Case[], usual: string, kind: string) => {
    const rivals = fits.filter((c) => answer(c) !== answer(at));
    const nice = ({ a, b }: Case): boolean => Number.isInteger(total({ a, b }) / (a + b));
    const rival = rivals.find(nice) ?? rivals[0];
    const note = rival || !kind.match(/more|gap|moved/) ? usual : beyondMiddle;
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && "; "}${show(at)}, but ${show(rival)}.`
        : `${note}${note && "; "}the joint average is ${answer(at) ? "" : fits.length > 1 ? "never " : "not "}above ${mark}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  const both = fits[0].filter(two.holds);
  return {
    first: judge(fits[0], one.note, one.kind),
    second: judge(fits[1], two.note, two.kind),
    together: judge(
      both,
      both.length === 1 ? `there are ${at.a} ${things} ${here} and ${at.b} ${there}` : "",
      "",
    ),
  };
}

export const template: SufficiencyTemplate = {
  id: "joint-average-above",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Two averages and a mark between them: on which side the joint average falls is a matter of weights.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { words, p, q, low, highFirst, mark, high, averages, one, two, kinds } = numbers;
    const { name, context, one: here, other: there, things } = words;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const exact = kinds.every((kind) => ["a", "b", "all", "ratio"].includes(kind));
    const weight =
      q > p ? (p === 1 ? `${q} times` : `$\\frac{${q}}{${p}}$ times`) : `$\\frac{${q}}{${p}}$`;
    const [share, rest] = highFirst ? [named(here), named(there)] : [named(there), named(here)];
    return {
      variant: `${name}/${p}-${q}`,
      context,
      difficulty:
        5 +
        (p === q ? -1 : 1) +
        (kinds.includes("share") ? 1 : 0) +
        (kinds.includes("gap") || kinds.includes("moved") ? 1 : 0) +
        (alone ? 0 : 1) -
        (exact ? 2 : 0),
      stem: `${words.stem(...averages)} ${words.ask(mark)}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `${mark} lies ${high - mark} below ${high} and ${mark - low} above ${low}, so the joint average is above ${mark} exactly when ${share} has more ${p === q ? `${things} than` : `than ${weight} as many ${things} as`} ${rest}.`,
        steps: stepsOfFindings(findings),
        check:
          "Averages of groups combine by the ratio of their sizes; neither size is needed by itself.",
      },
    };
  },

  /** Adds up both groups for every pair of sizes. */
  check({ stem, statements }) {
    const words = SETTINGS.find(
      ({ things, one }) => stem.includes(things) && stem.includes(named(one)),
    );
    const numbers = Array.from(plain(stem).matchAll(/\d+/g), Number);
    const [first = 0, second = 0, mark = 0] = numbers;
    if (!words || numbers.length !== 3) throw new Error(`The question cannot be read: ${stem}`);
    const [one, two] = statements.map((said) => conditionOf(plain(said), words)) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    const cases = range(1, 110).flatMap((a) => range(1, 110).map((b) => ({ a, b })));
    return keyByCases(
      cases,
      one,
      two,
      ({ a, b }) => (a * first + b * second) / (a + b) > mark + 1e-9,
    );
  },
};

function conditionOf(said: string, { one, other, things }: Setting): (c: Case) => boolean {
  const [x = 0, y = 0] = Array.from(said.matchAll(/\d+/g), Number);
  const turn =
    said.indexOf(one) >= 0 &&
    said.indexOf(one) < (said.includes(other) ? said.indexOf(other) : Infinity)
      ? 1
      : -1;
  if (said.startsWith("The ratio")) return ({ a, b }) => a * y === b * x;
  if (said.startsWith("There are more")) return ({ a, b }) => turn * (a - b) > 0;
  if (said.includes("more") && said.includes(" than ")) return ({ a, b }) => turn * (a - b) === x;
  if (said.startsWith("If")) return ({ a, b }) => a - turn * x === b + turn * x;
  if (said.startsWith("More than")) return ({ a, b }) => a / (a + b) > x / 100 + 1e-9;
  if (said.startsWith("Less than")) return ({ a, b }) => a / (a + b) < x / 100 - 1e-9;
  if (said.endsWith(`${things} in all.`)) return ({ a, b }) => a + b === x;
  if (said.endsWith(`${things} ${one}.`)) return ({ a }) => a === x;
  if (said.endsWith(`${things} ${other}.`)) return ({ b }) => b === x;
  throw new Error(`The statement cannot be read: ${said}`);
}
