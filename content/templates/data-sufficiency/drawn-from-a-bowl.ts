import {
  type CaseStatement,
  count,
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Nouns = readonly [one: string, many: string];
interface Setting {
  readonly name: string;
  readonly all: string;
  readonly opening: string;
  readonly kinds: readonly [Nouns, Nouns];
  readonly same: string;
  readonly unlike: string;
}
const SETTINGS: readonly Setting[] = [
  {
    name: "marbles",
    all: "marbles",
    opening:
      "A bowl holds only red marbles and blue marbles, at least two of each. Two marbles are to be drawn at random, without replacement",
    kinds: [
      ["red marble", "red marbles"],
      ["blue marble", "blue marbles"],
    ],
    same: "of the same color",
    unlike: "of different colors",
  },
  {
    name: "club",
    all: "members",
    opening:
      "A chess club consists of teachers and students only, at least two of each. Two members are to be chosen at random",
    kinds: [
      ["teacher", "teachers"],
      ["student", "students"],
    ],
    same: "both teachers or both students",
    unlike: "a teacher and a student",
  },
  {
    name: "cards",
    all: "cards",
    opening:
      "A stack consists only of sun cards and moon cards, at least two of each. Two cards are to be drawn at random, without replacement",
    kinds: [
      ["sun card", "sun cards"],
      ["moon card", "moon cards"],
    ],
    same: "of the same kind",
    unlike: "of different kinds",
  },
  {
    name: "seeds",
    all: "seeds",
    opening:
      "A packet holds only bean seeds and pea seeds, at least two of each. Two of the seeds are to be picked at random and planted",
    kinds: [
      ["bean seed", "bean seeds"],
      ["pea seed", "pea seeds"],
    ],
    same: "of the same kind",
    unlike: "of different kinds",
  },
  {
    name: "tea",
    all: "bags",
    opening:
      "A tin holds only bags of green tea and bags of black tea, at least two of each. Two bags are to be taken out at random",
    kinds: [
      ["bag of green tea", "bags of green tea"],
      ["bag of black tea", "bags of black tea"],
    ],
    same: "of the same tea",
    unlike: "of different teas",
  },
];

interface Case {
  readonly a: number;
  readonly b: number;
}
const CASES: readonly Case[] = range(2, 40).flatMap((a) => range(2, 40).map((b) => ({ a, b })));
/** Twice the difference between the number of unlike pairs and that of like pairs. */
const lead = ({ a, b }: Case): number => a + b - (a - b) ** 2;

function statementsOf(
  { a, b }: Case,
  { kinds: [one, other], all: what }: Setting,
  rng: Rng,
): CaseStatement<Case>[] {
  const [all, gap, limit] = [a + b, Math.abs(a - b), rng.int(6, a + b + 6)];
  const [most, few] = a > b ? [one, other] : [other, one];
  const times = Math.max(a, b) / Math.min(a, b);
  const list: (CaseStatement<Case> | false)[] = [
    gap === 0 && {
      kind: "equal",
      text: `There are as many ${one[1]} as ${other[1]}.`,
      holds: (c) => c.a === c.b,
      note: "whatever comes first, the other kind then has one more left than its own",
    },
    gap > 0 && {
      kind: "gap",
      text: `There ${gap === 1 ? "is" : "are"} ${count(gap, `more ${most[0]}`, `more ${most[1]}`)} than ${few[1]}.`,
      holds: (c) => (a > b ? c.a - c.b : c.b - c.a) === gap,
      note:
        gap === 1
          ? "the square of the difference is 1, less than any total"
          : `$(a - b)^2 = ${gap ** 2}$, and the total may or may not exceed that`,
    },
    gap > 0 &&
      Number.isInteger(times) && {
        kind: "times",
        text: `There are ${times === 2 ? "twice" : `${times} times`} as many ${most[1]} as ${few[1]}.`,
        holds: (c) => (a > b ? c.a === times * c.b : c.b === times * c.a),
        note: `with $s$ of the smaller kind, compare $${times === 2 ? "" : (times - 1) ** 2}s^2$ with $${times + 1}s$`,
      },
    {
      kind: "total",
      text: `There are ${all} ${what} in all.`,
      holds: (c) => c.a + c.b === all,
      note: `compare $(a - b)^2$ with ${all}`,
    },
    {
      kind: "large",
      text: `There are more than ${limit} ${what} in all.`,
      holds: (c) => c.a + c.b > limit,
      note: "nothing is said of the difference",
    },
    {
      kind: "small",
      text: `There are fewer than ${limit} ${what} in all.`,
      holds: (c) => c.a + c.b < limit,
      note: "with a total this small, look at the possible splits",
    },
    {
      kind: "one",
      text: `There are ${a} ${one[1]}.`,
      holds: (c) => c.a === a,
      note: `the number of ${other[1]} is open`,
    },
  ];
  return list.filter(
    (said): said is CaseStatement<Case> =>
      said !== false && said.holds({ a, b }) && (said.kind !== "gap" || gap < 8),
  );
}

function drawNumbers(rng: Rng) {
  const a = rng.int(2, 12);
  const b = rng.chance(0.2)
    ? a
    : rng.chance(0.4)
      ? a * rng.int(2, 4)
      : Math.max(2, a + rng.int(-5, 5));
  const at = { a, b };
  if (b > 24) return null;
  const setting = rng.pick(SETTINGS);
  const [one, two] = rng.sample(statementsOf(at, setting, rng), 2) as [
    CaseStatement<Case>,
    CaseStatement<Case>,
  ];
  const kinds = [one.kind, two.kind];
  const pair = kinds.toSorted().join();
  if (["large,total", "small,total"].includes(pair)) return null;
  const asks = rng.pick(["unlike", "same", "likelier"] as const);
  return { at, setting, one, two, kinds, asks };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ at, setting, one, two, asks }: Numbers) {
  const { kinds: nouns } = setting;
  const answer = (c: Case): boolean => (asks === "same" ? lead(c) < 0 : lead(c) > 0);
  const show = (c: Case): string => {
    const [square, all] = [(c.a - c.b) ** 2, c.a + c.b];
    const sign = square < all ? "\\lt" : square > all ? "\\gt" : "=";
    return `${count(c.a, ...nouns[0])} and ${count(c.b, ...nouns[1])}, with $${square} ${sign} ${all}$`;
  };
  const judge = (fits: readonly Case[], note: string) => {
    const rival = fits.find((c) => answer(c) !== answer(at));
    return {
      enough: !rival,
      why: rival
        ? `${note}${note && "; "}there could be ${show(at)}, or ${show(rival)}.`
        : `${note}${note && "; "}${fits.length === 1 ? "there are" : "all cases agree with"} ${show(at)}, so the answer is ${answer(at) ? "yes" : "no"}.`,
    };
  };
  const fits = [one, two].map(({ holds }) => CASES.filter(holds)) as [Case[], Case[]];
  return {
    first: judge(fits[0], one.note),
    second: judge(fits[1], two.note),
    together: judge(fits[0].filter(two.holds), ""),
  };
}

export const template: SufficiencyTemplate = {
  id: "drawn-from-a-bowl",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Two drawn without replacement: unlike or alike turns on the difference squared against the total.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, one, two, kinds, asks } = numbers;
    const { name, opening, same, unlike } = setting;
    const findings = findingsOf(numbers);
    // Two exact statements give both numbers at once, which leaves less to see.
    const bothKnown = kinds.every((kind) => !["large", "small"].includes(kind));
    const alone = findings.first.enough || findings.second.enough;
    const half = "greater than $\\frac{1}{2}$";
    const question = {
      unlike: `Is the probability that the two will be ${unlike} ${half}?`,
      same: `Is the probability that the two will be ${same} ${half}?`,
      likelier: `Are the two more likely to be ${unlike} than ${same}?`,
    }[asks];
    return {
      variant: `${name}/${asks}`,
      context: "real",
      difficulty:
        7 +
        (kinds.includes("equal") || bothKnown ? -2 : 0) +
        (kinds.includes("times") || kinds.includes("gap") ? 1 : 0) +
        (alone ? 0 : 1) +
        (asks === "same" ? 1 : 0),
      stem: `${opening}. ${question}`,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: "With $a$ and $b$ of the two kinds there are $ab$ unlike pairs and $\\frac{a(a - 1)}{2} + \\frac{b(b - 1)}{2}$ like ones; the unlike pairs are more exactly when $(a - b)^2 \\lt a + b$.",
        steps: stepsOfFindings(findings),
        check:
          "A ratio fixes the probability of one draw, not of two without replacement: 2 and 4 do not behave like 20 and 40.",
      },
    };
  },

  /** Counts the pairs of every possible stock. */
  check({ stem, statements }) {
    const wants = /more likely|different|teacher and a student will|will be a teacher/.test(
      stem.slice(stem.lastIndexOf(". ")),
    );
    const [first] = read(stem, /(red marbles|teachers|sun cards|bean seeds|bags of green tea)/);
    const [one, two] = statements.map((said) => conditionOf(plain(said), first!)) as [
      (c: Case) => boolean,
      (c: Case) => boolean,
    ];
    const cases = range(2, 60).flatMap((a) => range(2, 60).map((b) => ({ a, b })));
    return keyByCases(cases, one, two, ({ a, b }) => {
      const unlike = (2 * a * b) / ((a + b) * (a + b - 1));
      return wants ? unlike > 0.5 + 1e-9 : unlike < 0.5 - 1e-9;
    });
  },
};

function conditionOf(said: string, first: string): (c: Case) => boolean {
  const times = said.includes("twice") ? 2 : Number(/(\d+) times/.exec(said)?.[1]);
  const number = Number(/\d+/.exec(said)?.[0]);
  // "more red marbles than" is about the first kind, "more blue marbles than red ones" about the
  // other.
  const subject = said.replace(/ (?:than|as) (?!many).*$/, "");
  const turn =
    subject.includes(first) || subject.includes(first.replace("bags", "bag").replace(/s$/, ""))
      ? 1
      : -1;
  if (/(?:times|twice) as many/.test(said))
    return ({ a, b }) => (turn === 1 ? a === times * b : b === times * a);
  if (/as many .* as/.test(said)) return ({ a, b }) => a === b;
  if (said.includes("more than")) return ({ a, b }) => a + b > number;
  if (said.includes("fewer than")) return ({ a, b }) => a + b < number;
  if (said.includes("in all")) return ({ a, b }) => a + b === number;
  if (said.includes(" more ")) return ({ a, b }) => turn * (a - b) === number;
  if (said === `There are ${number} ${first}.`) return ({ a }) => a === number;
  throw new Error(`The statement cannot be read: ${said}`);
}
