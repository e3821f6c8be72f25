import {
  type Choice,
  listed,
  range,
  read,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";

const NAMES = ["P", "Q", "R", "S", "T", "U", "V"];
const FIRST = NAMES.slice(0, 3);

const SETTINGS = [
  {
    name: "committee",
    opening:
      "Four of seven employees will be selected for a committee. P, Q, and R are accountants, and S, T, U, and V are engineers.",
    one: "employee",
    group: "engineers",
  },
  {
    name: "workshops",
    opening:
      "A training center will select four of seven workshops for its next program. P, Q, and R are introductory workshops, and S, T, U, and V are advanced workshops.",
    one: "workshop",
    group: "advanced workshops",
  },
  {
    name: "projects",
    opening:
      "A foundation will select four of seven projects for funding. P, Q, and R are new projects, and S, T, U, and V are continuing projects.",
    one: "project",
    group: "continuing projects",
  },
] as const;
type Setting = (typeof SETTINGS)[number];

/** All conditions on two that a sentence can state; the checker reads the same sentences. */
const FORMS: readonly {
  readonly say: (a: string, b: string) => string;
  readonly holds: (a: boolean, b: boolean) => boolean;
}[] = [
  { say: (a, b) => `If ${a} is selected, ${b} must also be selected.`, holds: (a, b) => !a || b },
  { say: (a, b) => `${a} and ${b} cannot both be selected.`, holds: (a, b) => !a || !b },
  { say: (a, b) => `If ${a} is not selected, ${b} must be selected.`, holds: (a, b) => a || b },
];

const FOURS = range(0, 127)
  .map((n) => NAMES.filter((_, k) => (n >> k) % 2 === 1))
  .filter((four) => four.length === 4);

function possible(conditions: readonly string[], group: string): string[][] {
  return FOURS.filter((four) =>
    conditions.every((text) => {
      const quota = /^(At least|No more than) two (.*) can be selected\.$|^At least two /.exec(
        text,
      );
      if (quota) {
        const many = four.filter((one) => !FIRST.includes(one)).length;
        if (!text.includes(group)) throw new Error(`Unknown group: ${text}`);
        return text.startsWith("At least") ? many >= 2 : many <= 2;
      }
      const [a, b] = text.match(/\b[P-V]\b/g) as unknown as [string, string];
      const form = FORMS.find(({ say }) => say(a, b) === text)!;
      return form.holds(four.includes(a), four.includes(b));
    }),
  );
}

function drawConditions(rng: Rng, { group }: Setting): string[] {
  const forms = [0, 1, rng.pick([0, 1, 2])];
  const pairs = forms.map(() => rng.sample(NAMES, 2) as [string, string]);
  if (new Set(pairs.map((pair) => pair.toSorted().join())).size < 3) return [];
  const quota = rng.chance(0.5)
    ? `No more than two ${group} can be selected.`
    : `At least two ${group} must be selected.`;
  return [
    quota,
    ...pairs.map((pair, k) => {
      const [a, b] = forms[k] === 1 ? (pair.toSorted() as [string, string]) : pair;
      return FORMS[forms[k]!]!.say(a, b);
    }),
  ];
}

const opened = (setting: Setting, conditions: readonly string[]): string =>
  `${setting.opening} The selection must satisfy the following conditions.\n\n${conditions.map((text) => `- ${text}`).join("\n")}`;

const inAll = (fours: readonly string[][], one: string): boolean =>
  fours.every((four) => four.includes(one));
const inNone = (fours: readonly string[][], one: string): boolean =>
  fours.every((four) => !four.includes(one));
const shown = (fours: readonly string[][]): string => listed(fours.map((four) => four.join("")));
const head = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One is selected: who must be, and who cannot be. */
function askWith(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, one, group } = setting;
  const conditions = drawConditions(rng, setting);
  const given = rng.pick(NAMES);
  const all = conditions.length > 0 ? possible(conditions, group) : [];
  const left = all.filter((four) => four.includes(given));
  const others = NAMES.filter((other) => other !== given);
  const must = others.filter((other) => inAll(left, other));
  const cannot = others.filter((other) => inNone(left, other));
  if (left.length < 2 || left.length > 4 || must.length !== 1 || cannot.length !== 1) return null;
  const direct = (other: string): boolean =>
    conditions.some((text) => new RegExp(`\\b${given}\\b`).test(text) && text.includes(other));
  if (direct(must[0]!)) return null;
  const rows = others.map((other): Choice => ({
    text: `${head(one)} ${other}`,
    why:
      other === must[0]
        ? `${other} is in every selection that is possible with ${given}: ${shown(left)}.`
        : other === cannot[0]
          ? `${other} is in no selection that is possible with ${given}: ${shown(left)}.`
          : `${other} is in ${left.find((four) => four.includes(other))!.join("")} but not in ${left.find((four) => !four.includes(other))!.join("")}.`,
  }));
  return {
    variant: `with/${name}`,
    context: "real" as const,
    difficulty: direct(cannot[0]!) ? 4 : 5,
    stem: `${opened(setting, conditions)}\n\nSuppose that ${given} is selected. ${selectionOf(
      ["Must be selected", `the other ${one} that must then be selected`],
      ["Cannot be selected", `the ${one} that then cannot be selected`],
    )}`,
    columns: ["Must be selected", "Cannot be selected"] as [string, string],
    rows,
    keys: [others.indexOf(must[0]!), others.indexOf(cannot[0]!)] as const,
    solution: {
      idea: `Begin with ${given}, apply the conditions that mention it, and then count how many of each group are still needed.`,
      steps: [
        `The selections that are possible with ${given} are ${shown(left)}.`,
        `All of them include ${must[0]}, and none of them includes ${cannot[0]}.`,
      ],
      check: "Every other letter is in at least one of these selections and missing from another.",
      takeaway:
        "A limit on the number in a group often settles what the other conditions leave open.",
    },
  };
}

/** What follows if one is selected, and what follows if the same one is not. */
function askEither(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, one, group } = setting;
  const conditions = drawConditions(rng, setting);
  const given = rng.pick(NAMES);
  const all = conditions.length > 0 ? possible(conditions, group) : [];
  const sides = [true, false].map((is) => all.filter((four) => four.includes(given) === is));
  const others = NAMES.filter((other) => other !== given);
  const musts = sides.map((side) => others.filter((other) => inAll(side, other)));
  if (sides.some(({ length }) => length < 2 || length > 6)) return null;
  if (musts.some(({ length }) => length !== 1) || musts[0]![0] === musts[1]![0]) return null;
  const [a, b] = musts.map(([must]) => must!) as [string, string];
  const isStated = [FORMS[0]!.say(given, a), FORMS[2]!.say(given, b), FORMS[2]!.say(b, given)].some(
    (text) => conditions.includes(text),
  );
  if (isStated) return null;
  const columns = [`If ${given} is selected`, `If ${given} is not selected`] as [string, string];
  const rows = others.map((other): Choice => {
    const without = sides.map((side) => side.find((four) => !four.includes(other))?.join(""));
    return {
      text: `${head(one)} ${other}`,
      why:
        other === a
          ? `Every possible selection with ${given} includes ${a}: ${shown(sides[0]!)}.`
          : other === b
            ? `Every possible selection without ${given} includes ${b}: ${shown(sides[1]!)}.`
            : `${without[0]} and ${without[1]} are possible, and neither includes ${other}.`,
    };
  });
  return {
    variant: `either/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, conditions)}\n\n${selectionOf(
      [columns[0], `the other ${one} that must be selected if ${given} is selected`],
      [columns[1], `the ${one} that must be selected if ${given} is not selected`],
    )}`,
    columns,
    rows,
    keys: [others.indexOf(a), others.indexOf(b)] as const,
    solution: {
      idea: `Treat the two cases separately: with ${given}, and without ${given}.`,
      steps: [
        `With ${given}, the possible selections are ${shown(sides[0]!)}. All of them include ${a}.`,
        `Without ${given}, the possible selections are ${shown(sides[1]!)}. All of them include ${b}.`,
      ],
      check: "For every other letter, a selection without it is possible in each case.",
      takeaway:
        "To show that something need not be selected, find one possible selection without it.",
    },
  };
}

export const template: TwoPartTemplate = {
  id: "who-is-in-who-is-out",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "A selection with conditions and a quota: who must be selected and who cannot be.",

  make(rng) {
    const ask = rng.pick([askWith, askEither]);
    let draft = null;
    for (let tries = 0; tries < 1500; tries++) draft ??= ask(rng);
    return draft;
  },

  /** Reads the conditions and goes through all selections of four. */
  check({ stem, rows }) {
    const { group } = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
    const conditions = Array.from(stem.matchAll(/^- (.*)$/gm), ([, text]) => text!);
    const all = possible(conditions, group);
    const where = (fits: (who: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row.at(-1)!) ? [r] : []));
    const [given] = read(stem, /(?:Suppose that|selected if) (\w) is selected/) as [string];
    const left = all.filter((four) => four.includes(given));
    const rest = all.filter((four) => !four.includes(given));
    return {
      first: where((who) => inAll(left, who)),
      second: where((who) => (stem.includes("Suppose") ? inNone(left, who) : inAll(rest, who))),
    };
  },
};
