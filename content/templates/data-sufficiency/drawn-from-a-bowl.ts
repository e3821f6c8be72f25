import {
  inEitherOrder,
  inWords,
  leavesOpen,
  near,
  plain,
  range,
  type Rng,
  settles,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyModel,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Numbers of the first and of the second kind. */
type Stock = { readonly r: number; readonly b: number };
type Ask = "one" | "both" | "mixed";

interface Setting {
  readonly opening: string;
  readonly many: string;
  readonly one: string;
  /** "red marble", and with an s for several. */
  readonly red: string;
  readonly blue: string;
  readonly place: string;
}
const SETTINGS: readonly Setting[] = [
  {
    opening: "A box contains only red marbles and blue marbles, at least one of each.",
    many: "marbles",
    one: "marble",
    red: "red marble",
    blue: "blue marble",
    place: "in the box",
  },
  {
    opening:
      "Each employee in a certain department is either a manager or an analyst, and the department has at least one of each.",
    many: "employees",
    one: "employee",
    red: "manager",
    blue: "analyst",
    place: "in the department",
  },
  {
    opening: "Each card in a certain stack is either green or white, with at least one of each.",
    many: "cards",
    one: "card",
    red: "green card",
    blue: "white card",
    place: "in the stack",
  },
];

const HALF = "greater than $\\frac{1}{2}$";
const ASKS: Readonly<Record<Ask, readonly ((setting: Setting) => string)[]>> = {
  one: [
    ({ one, red, place }) =>
      `If one ${one} ${place} is selected at random, is the probability that the selected ${one} will be a ${red} ${HALF}?`,
    ({ one, red, place }) =>
      `If one ${one} ${place} is selected at random, is it more likely than not that a ${red} will be selected?`,
  ],
  both: [
    ({ many, red, place }) =>
      `If two different ${many} ${place} are selected at random, is the probability that both will be ${red}s ${HALF}?`,
    ({ many, red, place }) =>
      `If two different ${many} ${place} are selected at random, is it more likely than not that both will be ${red}s?`,
  ],
  mixed: [
    ({ many, red, place }) =>
      `If two different ${many} ${place} are selected at random, is the probability that exactly one of them will be a ${red} ${HALF}?`,
    ({ many, red, place }) =>
      `If two different ${many} ${place} are selected at random, is it more likely than not that exactly one of them will be a ${red}?`,
  ],
};

interface Design {
  readonly variant: string;
  readonly asks: Ask;
  readonly difficulty: number;
  readonly pair: StatementPair;
}

const at = (r: number, b: number): Stock => ({ r, b });

function opens({ red, blue }: Setting) {
  const show = ({ r, b }: Stock): string =>
    `${inWords(r)} ${red}${r === 1 ? "" : "s"} and ${inWords(b)} ${blue}${b === 1 ? "" : "s"}`;
  return (why: string, yes: Stock, no: Stock): Sufficiency =>
    leavesOpen(`${why} The answer is yes for ${show(yes)} and no for ${show(no)}.`, yes, no);
}

/** Statements, by what they say. */
const exactly = ({ many, place }: Setting, n: number): string =>
  `There are exactly ${n} ${many} ${place}.`;
const beyond = ({ many, place }: Setting, n: number): string =>
  `There are more than ${n} ${many} ${place}.`;
const timesAs = ({ red, blue, place }: Setting, k: number): string =>
  `There are ${k === 2 ? "twice" : `${inWords(k)} times`} as many ${red}s as ${blue}s ${place}.`;
const chance = (red: string, { one }: Setting): string =>
  `the probability that ${/^[aeiou]/.test(one) ? "an" : "a"} ${one} selected at random would be a ${red} would be`;
const changed = (setting: Setting, change: string, result: string): string =>
  `If there were ${change} ${setting.place}, ${chance(setting.red, setting)} ${result}.`;
const bothText = ({ many, place }: Setting, color: string, result: string): string =>
  `If two different ${many} ${place} are selected at random, the probability that both will be ${color}s is ${result}.`;
const oneText = ({ one, red, place }: Setting, result: string): string =>
  `If one ${one} ${place} is selected at random, the probability that a ${red} will be selected is ${result}.`;

type Maker = (rng: Rng, setting: Setting) => Design;

/** One is selected: are the first kind more than half? */
const oneDesigns: readonly Maker[] = [
  (rng, setting) => {
    const { red, blue } = setting;
    const k = rng.int(3, 8);
    const fewer = rng.int(2, k - 1);
    const open = opens(setting);
    const either = rng.chance(0.5);
    return {
      variant: either ? "more-of-either" : "more-or-fewer",
      asks: "one",
      difficulty: either ? 5 : 4,
      pair: either
        ? statementPair(
            ["near-miss", "C", "One statement seems to set a lower limit and one an upper limit."],
            [
              changed(setting, `${k} more ${red}s`, HALF),
              open(`This says that the ${red}s plus ${k} exceed the ${blue}s.`, at(7, 6), at(6, 7)),
            ],
            [
              changed(setting, `${k} more ${blue}s`, "less than $\\frac{1}{2}$"),
              open(`This says that the ${blue}s plus ${k} exceed the ${red}s.`, at(7, 6), at(6, 7)),
            ],
            open(`The numbers differ by less than ${k}.`, at(7, 6), at(6, 7)),
          )
        : statementPair(
            [
              "c-trap",
              "C",
              "Each statement is about a change, and neither gives a number of either kind.",
            ],
            [
              changed(setting, `${k} more ${blue}s`, "equal to $\\frac{1}{2}$"),
              settles(`There are ${k} more ${red}s than ${blue}s, so the answer is yes.`),
            ],
            [
              changed(setting, `${fewer} fewer ${red}s`, HALF),
              settles(
                `Even without ${fewer} of them, the ${red}s are more than half, so the answer is yes.`,
              ),
            ],
          ),
    };
  },
  (rng, setting) => {
    const { red, blue } = setting;
    const k = rng.int(2, 6);
    const open = opens(setting);
    const equal = rng.chance(0.5);
    const n = 2 * rng.int(8, 14) + 1;
    const low = (n - 1) / 2;
    return equal
      ? {
          variant: "more-of-both",
          asks: "one",
          difficulty: 5,
          pair: statementPair(
            ["c-trap", "C", "The change mixes two numbers, so that the total seems to be needed."],
            [
              changed(
                setting,
                `${k} more ${red}s and ${k} more ${blue}s`,
                "greater than $\\frac{11}{20}$",
              ),
              settles(
                `After the change, the ${red}s are more than half. The same number of each was added, so they are more than half now.`,
              ),
            ],
            [
              exactly(setting, n),
              open("Nothing is said about either kind.", at(low + 1, low), at(low, low + 1)),
            ],
          ),
        }
      : {
          variant: "more-of-one",
          asks: "one",
          difficulty: 6,
          pair: statementPair(
            [
              "false-enough",
              "A",
              `Only ${k} more are needed for $\\frac{3}{5}$, which seems to show that they are more than half now.`,
            ],
            [
              changed(setting, `${k} more ${red}s`, "equal to $\\frac{3}{5}$"),
              open(
                `With $r$ ${red}s and $b$ ${blue}s, $r + ${k} = 1.5b$, so $r$ is greater than $b$ only if $b$ is greater than ${2 * k}.`,
                at(2 * k + 3, 2 * k + 2),
                at(2 * k, 2 * k),
              ),
            ],
            [
              beyond(setting, 4 * k + rng.pick([0, 1, 2])),
              open(
                "Nothing is said about either kind.",
                at(4 * k, 4 * k - 1),
                at(4 * k - 1, 4 * k),
              ),
            ],
            settles(
              `$r + b = 2.5b - ${k}$ is greater than ${4 * k}, so $b$ is greater than ${2 * k}, and the answer is yes.`,
            ),
          ),
        };
  },
  (rng, setting) => {
    const { red, blue } = setting;
    const open = opens(setting);
    const twice = rng.chance(0.5);
    const k = rng.int(2, 9);
    const quarter = settles(
      `With $r$ ${red}s among $n$, the probability is $\\frac{r}{n} \\cdot \\frac{r - 1}{n - 1}$, which is less than $\\left(\\frac{r}{n}\\right)^2$. So $\\left(\\frac{r}{n}\\right)^2$ is greater than $\\frac{1}{4}$, and the answer is yes.`,
    );
    const text = bothText(setting, red, "greater than $\\frac{1}{4}$");
    return {
      variant: twice ? "quarter-and-change" : "quarter-of-either",
      asks: "one",
      difficulty: twice ? 7 : 8,
      pair: twice
        ? statementPair(
            [
              "hidden-enough",
              "B",
              "A probability for two selections seems to say too little about one selection.",
            ],
            [text, quarter],
            [
              changed(setting, `${k} more ${red}s and ${k} more ${blue}s`, HALF),
              settles(`The same number of each was added, so the ${red}s are more than half now.`),
            ],
          )
        : statementPair(
            ["false-enough", "D", "The two statements look like two sides of the same fact."],
            [text, quarter],
            [
              bothText(setting, blue, "less than $\\frac{1}{4}$"),
              open(
                "With equal numbers, the probability is already less than $\\frac{1}{4}$, because nothing is replaced.",
                at(4, 3),
                at(3, 3),
              ),
            ],
          ),
    };
  },
];

/** Two are selected: both of the first kind? */
const bothDesigns: readonly Maker[] = [
  (rng, setting) => {
    const { blue, place } = setting;
    const open = opens(setting);
    const many = `There is more than one ${blue} ${place}.`;
    return {
      variant: "three-times-as-many",
      asks: "both",
      difficulty: 8,
      pair: statementPair(
        [
          "false-enough",
          "A",
          "The ratio fixes the probability for one selection, but not for two without replacement.",
        ],
        [
          timesAs(setting, 3),
          open(
            "With three and one, the probability is $\\frac{3}{4} \\cdot \\frac{2}{3} = \\frac{1}{2}$.",
            at(6, 2),
            at(3, 1),
          ),
        ],
        [
          rng.chance(0.5) ? many : beyond(setting, rng.int(4, 7)),
          open("Nothing is said about the ratio.", at(9, 3), at(4, 4)),
        ],
        settles(
          "For six and two, the probability is $\\frac{6}{8} \\cdot \\frac{5}{7} = \\frac{15}{28}$, and with more of each it approaches $\\frac{9}{16}$. It is always greater than $\\frac{1}{2}$.",
        ),
      ),
    };
  },
  (rng, setting) => {
    const open = opens(setting);
    const enough = rng.chance(0.5);
    const n = rng.pick([10, 12]);
    const [least, bound] = enough
      ? n === 10
        ? [8, "\\frac{7}{10}"]
        : [9, "\\frac{7}{10}"]
      : n === 10
        ? [7, "\\frac{2}{3}"]
        : [8, "\\frac{3}{5}"];
    const total = open("Nothing is said about either kind.", at(n - 1, 1), at(1, n - 1));
    return {
      variant: enough ? "seven-tenths" : "not-quite-enough",
      asks: "both",
      difficulty: enough ? 7 : 6,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              "The square of $\\frac{7}{10}$ is nearly $\\frac{1}{2}$, so the statement seems to be enough.",
            ],
            [
              oneText(setting, `greater than $${bound}$`),
              open("The probability may be close to the bound.", at(4, 1), at(12, 5)),
            ],
            [exactly(setting, n), total],
            settles(
              `At least ${least} of the ${n} are of that kind, so the probability is at least $\\frac{${least}}{${n}} \\cdot \\frac{${least - 1}}{${n - 1}}$, which is greater than $\\frac{1}{2}$.`,
            ),
          )
        : statementPair(
            ["near-miss", "C", "A total and a lower bound leave only a few cases."],
            [
              oneText(setting, `greater than $${bound}$`),
              open("The bound leaves many cases.", at(n - 1, 1), at(least, n - least)),
            ],
            [exactly(setting, n), total],
            open("Few cases are left, on both sides.", at(n - 1, 1), at(least, n - least)),
          ),
    };
  },
  (rng, setting) => {
    const k = rng.pick([4, 5]);
    return {
      variant: "four-or-five-times",
      asks: "both",
      difficulty: 6,
      pair: statementPair(
        [
          "hidden-enough",
          rng.pick(["A", "B"]),
          "Without replacement, the probability depends on the total, which isn't given.",
        ],
        [
          timesAs(setting, k),
          settles(
            k === 4
              ? "It is least for four and one, $\\frac{4}{5} \\cdot \\frac{3}{4} = \\frac{3}{5}$, and so always greater than $\\frac{1}{2}$."
              : "It is least for five and one, $\\frac{5}{6} \\cdot \\frac{4}{5} = \\frac{2}{3}$, and so always greater than $\\frac{1}{2}$.",
          ),
        ],
        [
          oneText(setting, "greater than $\\frac{3}{4}$"),
          settles(
            "Then the second probability is at least $\\frac{3}{4}$, too, even without replacement. The product is at least $\\frac{9}{16}$, which is greater than $\\frac{1}{2}$.",
          ),
        ],
      ),
    };
  },
];

/** Two are selected: one of each kind? */
const mixedDesigns: readonly Maker[] = [
  (rng, setting) => {
    const { red, blue, place } = setting;
    const open = opens(setting);
    const equal = rng.chance(0.4);
    const n = equal ? 2 * rng.int(4, 9) : rng.pick([8, 12, 16, 20]);
    const other = at(n - 1, 1);
    return {
      variant: equal ? "equal-numbers" : "three-to-one",
      asks: "mixed",
      difficulty: equal ? 5 : 7,
      pair: statementPair(
        [
          "c-trap",
          "C",
          "Without replacement, the probability depends on the total, so the total seems to be needed.",
        ],
        equal
          ? [
              `The number of ${red}s ${place} is equal to the number of ${blue}s.`,
              settles(
                "Whichever kind is selected first, fewer of that kind are left. So the second selection is of the opposite kind with a probability greater than $\\frac{1}{2}$.",
              ),
            ]
          : [
              timesAs(setting, 3),
              settles(
                "For three and one, three of the six pairs are mixed, exactly $\\frac{1}{2}$. With more of each, the part is less. So the answer is no.",
              ),
            ],
        [exactly(setting, n), open("Nothing is said about either kind.", at(n / 2, n / 2), other)],
      ),
    };
  },
  (rng, setting) => {
    const open = opens(setting);
    const enough = rng.chance(0.5);
    const ratio = open(
      "For two and one, two of the three pairs are mixed. For six and three, 18 of the 36 pairs are mixed, which is only half.",
      at(2, 1),
      at(6, 3),
    );
    return {
      variant: enough ? "two-to-one" : "two-to-one-few",
      asks: "mixed",
      difficulty: 7,
      pair: enough
        ? statementPair(
            [
              "false-enough",
              "A",
              "The ratio fixes the probability for one selection, but not for two without replacement.",
            ],
            [timesAs(setting, 2), ratio],
            [
              beyond(setting, rng.pick([6, 7, 8])),
              open("Nothing is said about the ratio.", at(8, 8), at(9, 1)),
            ],
            settles(
              "There are at least six and three. For these, half of the pairs are mixed, and with more of each, less than half. So the answer is no.",
            ),
          )
        : statementPair(
            ["near-miss", "C", "A ratio and a small total leave only a few cases."],
            [timesAs(setting, 2), ratio],
            [
              `There are fewer than ${rng.pick([10, 11, 12])} ${setting.many} ${setting.place}.`,
              open("Nothing is said about the ratio.", at(2, 1), at(6, 3)),
            ],
            open("Two and one, four and two, and six and three are left.", at(2, 1), at(6, 3)),
          ),
    };
  },
];

const DESIGNS = [...oneDesigns, ...bothDesigns, ...mixedDesigns];

const IDEAS: Readonly<Record<Ask, { idea: string; fast: string[]; check: string }>> = {
  one: {
    idea: "The question is only whether the first kind is more than half of all, so compare the two numbers instead of finding them.",
    fast: ["Start with equal numbers, and see whether the statement allows them."],
    check: "Try equal numbers, and one more of either kind.",
  },
  both: {
    idea: "Without replacement, the second probability is a little less than the first, and the difference matters most when the numbers are small.",
    fast: ["Work out the smallest case that a statement allows, and then a very large one."],
    check: "Try the smallest numbers that fit, where not replacing the first matters most.",
  },
  mixed: {
    idea: "With $r$ and $b$ of the two kinds, $rb$ of the $\\frac{(r + b)(r + b - 1)}{2}$ pairs are mixed, which is more than half only if $(r - b)^2 \\lt r + b$.",
    fast: ["Compare $(r - b)^2$ with $r + b$ for the smallest numbers and for larger ones."],
    check: "Try the smallest numbers that fit, where not replacing the first matters most.",
  },
};

export const template: SufficiencyTemplate = {
  id: "drawn-from-a-bowl",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Selections from two kinds: whether a probability exceeds one half, when a ratio fixes it for one selection but not for two.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    const { variant, asks, difficulty, pair: drawn } = rng.pick(DESIGNS)(rng, setting);
    const pair = inEitherOrder(drawn, rng);
    return {
      variant,
      context: "real",
      difficulty,
      stem: `${setting.opening} ${rng.pick(ASKS[asks])(setting)}`,
      ...pair,
      solution: {
        ...IDEAS[asks],
        steps: stepsOfFindings(pair),
        takeaway:
          "A ratio settles the probability of one selection. For two without replacement, test small numbers, too.",
      },
    };
  },

  /** Counts the pairs of every possible stock. */
  check({ stem, statements }): SufficiencyModel<Stock> {
    const text = plain(stem);
    const setting = SETTINGS.find(({ opening }) => text.startsWith(opening));
    if (!setting) throw new Error(`The question cannot be read: ${text}`);
    const { red, blue } = setting;
    const texts = statements.map((said) =>
      plain(said).replaceAll(red, "RED").replaceAll(blue, "BLUE"),
    );
    const [first, second] = texts.map(conditionOf) as [Holds, Holds];
    const probability = ({ r, b }: Stock): number =>
      text.includes("exactly one of them")
        ? (2 * r * b) / ((r + b) * (r + b - 1))
        : text.includes("two different")
          ? bothOf(r, r + b)
          : r / (r + b);
    return {
      cases: range(1, 60).flatMap((r) => range(1, 60).map((b) => ({ r, b }))),
      first,
      second,
      answer: (stock) => probability(stock) > 0.5 + 1e-9,
      distance: (stock) => Math.abs(probability(stock) - 0.5) / 0.5,
    };
  },
};

type Holds = (stock: Stock) => boolean;

const bothOf = (k: number, n: number): number => (k * (k - 1)) / (n * (n - 1));
const TIMES: Readonly<Record<string, number>> = { twice: 2, three: 3, four: 4, five: 5 };

/** Whether a probability is as stated: "greater than (1)/(2)". */
function compares(said: string): (probability: number) => boolean {
  const [, sign, top, bottom] =
    /(greater than|less than|equal to) \((\d+)\)\/\((\d+)\)\.$/.exec(said) ?? [];
  const bound = Number(top) / Number(bottom);
  if (sign === "greater than") return (p) => p > bound + 1e-9;
  if (sign === "less than") return (p) => p < bound - 1e-9;
  return (p) => near(p, bound);
}

function conditionOf(said: string): Holds {
  const times = /^There are (\w+)(?: times)? as many REDs as BLUEs/.exec(said)?.[1];
  if (times) return ({ r, b }) => r === TIMES[times]! * b;
  const total = /^There are (exactly|more than|fewer than) (\d+) /.exec(said);
  if (total) {
    const n = Number(total[2]);
    if (total[1] === "exactly") return ({ r, b }) => r + b === n;
    return total[1] === "more than" ? ({ r, b }) => r + b > n : ({ r, b }) => r + b < n;
  }
  if (said.startsWith("There is more than one BLUE")) return ({ b }) => b > 1;
  if (said.startsWith("The number of REDs")) return ({ r, b }) => r === b;
  const fits = compares(said);
  const both = /both will be (RED|BLUE)s/.exec(said)?.[1];
  if (both) return ({ r, b }) => fits(bothOf(both === "RED" ? r : b, r + b));
  if (said.startsWith("If one ")) return ({ r, b }) => fits(r / (r + b));
  return conditionOfChange(said, fits);
}

function conditionOfChange(said: string, fits: (probability: number) => boolean): Holds {
  const added = (kind: string): number =>
    Number(new RegExp(`(\\d+) more ${kind}`).exec(said)?.[1] ?? 0);
  const removed = Number(/(\d+) fewer RED/.exec(said)?.[1] ?? 0);
  const [reds, blues] = [added("RED") - removed, added("BLUE")];
  if (reds === 0 && blues === 0) throw new Error(`The statement cannot be read: ${said}`);
  return ({ r, b }) => r + reds >= 0 && fits((r + reds) / (r + b + reds + blues));
}
