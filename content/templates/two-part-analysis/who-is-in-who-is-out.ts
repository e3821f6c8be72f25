import {
  type Choice,
  listed,
  range,
  read,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly opening: (first: string, second: string) => string;
  readonly one: string;
  readonly who: string;
  /** Three of a first group, and four of a second one. */
  readonly names: readonly string[];
  readonly group: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "committee",
    opening: (first, second) =>
      `To review the company's expenses, a manager will select four employees from among three accountants (${first}) and four engineers (${second}).`,
    one: "employee",
    who: "who",
    names: ["Cole", "Diaz", "Hayes", "Ito", "Marsh", "Pratt", "Shah"],
    group: "engineers",
  },
  {
    name: "workshops",
    opening: (first, second) =>
      `For next month, a training center will select four workshops from among three introductory workshops (${first}) and four advanced workshops (${second}).`,
    one: "workshop",
    who: "that",
    names: [
      "Budgeting",
      "Email",
      "Interviewing",
      "Contracts",
      "Databases",
      "Forecasting",
      "Negotiation",
    ],
    group: "advanced workshops",
  },
  {
    name: "stores",
    opening: (first, second) =>
      `A retailer will select four of its stores to be renovated this year from among three suburban stores (${first}) and four downtown stores (${second}).`,
    one: "store",
    who: "that",
    names: ["Dalton", "Milford", "Weston", "Broadway", "Court", "Main", "Union"],
    group: "downtown stores",
  },
];

/** All conditions on two that a sentence can state; the checker reads the same sentences. */
const FORMS: readonly {
  readonly say: (a: string, b: string) => string;
  readonly holds: (a: boolean, b: boolean) => boolean;
}[] = [
  { say: (a, b) => `If ${a} is selected, ${b} must also be selected.`, holds: (a, b) => !a || b },
  { say: (a, b) => `${a} and ${b} cannot both be selected.`, holds: (a, b) => !a || !b },
  { say: (a, b) => `If ${a} is not selected, ${b} must be selected.`, holds: (a, b) => a || b },
];

function possible(conditions: readonly string[], { names, group }: Setting): string[][] {
  const fours = range(0, 127)
    .map((n) => names.filter((_, k) => (n >> k) % 2 === 1))
    .filter((four) => four.length === 4);
  return fours.filter((four) =>
    conditions.every((text) => {
      const quota = /^(At least|No more than) two (.*) can be selected\.$|^At least two /.exec(
        text,
      );
      if (quota) {
        const many = four.filter((one) => names.indexOf(one) > 2).length;
        if (!text.includes(group)) throw new Error(`Unknown group: ${text}`);
        return text.startsWith("At least") ? many >= 2 : many <= 2;
      }
      const [a, b] = names
        .filter((one) => text.includes(one))
        .toSorted((one, other) => text.indexOf(one) - text.indexOf(other)) as [string, string];
      const form = FORMS.find(({ say }) => say(a, b) === text)!;
      return form.holds(four.includes(a), four.includes(b));
    }),
  );
}

function drawConditions(rng: Rng, { names, group }: Setting): string[] {
  const forms = [0, 1, rng.pick([0, 1, 2])];
  const pairs = forms.map(() => rng.sample(names, 2) as [string, string]);
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

function opened({ opening, names }: Setting, conditions: readonly string[]): string {
  const groups = [names.slice(0, 3), names.slice(3)].map((group) => listed(group));
  return `${opening(groups[0]!, groups[1]!)} The selection must satisfy the following conditions.\n\n${conditions.map((text) => `- ${text}`).join("\n")}`;
}

const inAll = (fours: readonly string[][], one: string): boolean =>
  fours.every((four) => four.includes(one));
const inNone = (fours: readonly string[][], one: string): boolean =>
  fours.every((four) => !four.includes(one));
const shown = (fours: readonly string[][]): string => fours.map((four) => listed(four)).join("; ");

/** One is selected: who must be, and who cannot be. */
function askWith(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, one, who, names } = setting;
  const conditions = drawConditions(rng, setting);
  const given = rng.pick(names);
  const named = names.filter((it) => it === given || conditions.some((text) => text.includes(it)));
  const all = conditions.length > 0 && named.length > 5 ? possible(conditions, setting) : [];
  const left = all.filter((four) => four.includes(given));
  const others = names.filter((other) => other !== given);
  const must = others.filter((other) => inAll(left, other));
  const cannot = others.filter((other) => inNone(left, other));
  if (left.length < 2 || left.length > 4 || must.length !== 1 || cannot.length !== 1) return null;
  const direct = (other: string): boolean =>
    conditions.some((text) => new RegExp(`\\b${given}\\b`).test(text) && text.includes(other));
  if (direct(must[0]!) || direct(cannot[0]!)) return null;
  const rows = others.map((other): Choice => ({
    text: other,
    why:
      other === must[0]
        ? `Every selection that is possible with ${given} includes ${other}: ${shown(left)}.`
        : other === cannot[0]
          ? `No selection that is possible with ${given} includes ${other}: ${shown(left)}.`
          : `${other} may or may not be selected: ${shown([left.find((four) => four.includes(other))!, left.find((four) => !four.includes(other))!])}.`,
  }));
  return {
    variant: `with/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, [...conditions, `${given} must be selected.`])}\n\n${selectionOf(
      ["Must be selected", `the ${one}, other than ${given}, ${who} must be selected`],
      ["Cannot be selected", `the ${one} ${who} cannot be selected`],
    )}`,
    columns: ["Must be selected", "Cannot be selected"] as [string, string],
    rows,
    keys: [others.indexOf(must[0]!), others.indexOf(cannot[0]!)] as const,
    solution: {
      idea: `Begin with ${given}, apply the conditions that name ${given}, and then count how many of each group are still needed.`,
      steps: [
        `The selections that are possible with ${given} are ${shown(left)}.`,
        `All of them include ${must[0]}, and none of them includes ${cannot[0]}.`,
      ],
      check: "Each of the others is in at least one of these selections and missing from another.",
      takeaway:
        "A limit on the number in a group often settles what the other conditions leave open.",
    },
  };
}

/** What follows if one is selected, and what follows if the same one is not. */
function askEither(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, one, who, names } = setting;
  const conditions = drawConditions(rng, setting);
  const given = rng.pick(names);
  const named = names.filter((it) => it === given || conditions.some((text) => text.includes(it)));
  const all = conditions.length > 0 && named.length > 5 ? possible(conditions, setting) : [];
  const sides = [true, false].map((is) => all.filter((four) => four.includes(given) === is));
  const others = names.filter((other) => other !== given);
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
    const without = sides.flatMap((side) =>
      side.filter((four) => !four.includes(other)).slice(0, 1),
    );
    return {
      text: other,
      why:
        other === a
          ? `Every possible selection with ${given} includes ${a}: ${shown(sides[0]!)}.`
          : other === b
            ? `Every possible selection without ${given} includes ${b}: ${shown(sides[1]!)}.`
            : `Two possible selections do not include ${other}: ${shown(without)}.`,
    };
  });
  return {
    variant: `either/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, conditions)}\n\n${selectionOf(
      [columns[0], `the other ${one} ${who} must be selected if ${given} is selected`],
      [columns[1], `the ${one} ${who} must be selected if ${given} is not selected`],
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
      check: "For each of the others, a selection without it is possible in each case.",
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
    const setting = SETTINGS.find(({ names }) => stem.includes(names[0]!))!;
    const conditions = Array.from(stem.matchAll(/^- (.*)$/gm), ([, text]) => text!);
    const [chosen] = conditions.flatMap(
      (text) => /^(\w+) must be selected\.$/.exec(text)?.[1] ?? [],
    );
    const all = possible(
      conditions.filter((text) => text !== `${chosen} must be selected.`),
      setting,
    );
    const where = (fits: (who: string) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    const given = chosen ?? read(stem, /selected if (\w+) is selected, and/)[0]!;
    const left = all.filter((four) => four.includes(given));
    const rest = all.filter((four) => !four.includes(given));
    return {
      first: where((who) => inAll(left, who)),
      second: where((who) => (chosen ? inNone(left, who) : inAll(rest, who))),
    };
  },
};
