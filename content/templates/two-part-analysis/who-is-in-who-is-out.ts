import {
  type Choice,
  inWords,
  listed,
  range,
  read,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";
import {
  leavingOpen,
  proved,
  quotaStep,
  SELECTION_FORMS,
  type SelectionSetting,
} from "../../two-part-proofs/selection-proof.ts";

const SETTINGS: readonly SelectionSetting[] = [
  {
    name: "committee",
    opening: (first, second) =>
      `To review the company's expenses, a manager will select four employees from among three accountants (${first}) and four engineers (${second}).`,
    one: "employee",
    who: "who",
    names: ["Cole", "Diaz", "Hayes", "Ito", "Marsh", "Pratt", "Shah"],
    others: "accountants",
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
    others: "introductory workshops",
    group: "advanced workshops",
  },
  {
    name: "stores",
    opening: (first, second) =>
      `A retailer will select four of its stores to be renovated this year from among three suburban stores (${first}) and four downtown stores (${second}).`,
    one: "store",
    who: "that",
    names: ["Dalton", "Milford", "Weston", "Broadway", "Court", "Main", "Union"],
    others: "suburban stores",
    group: "downtown stores",
  },
];

function possible(conditions: readonly string[], { names, group }: SelectionSetting): string[][] {
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
      const form = SELECTION_FORMS.find(({ say }) => say(a, b) === text)!;
      return form.holds(four.includes(a), four.includes(b));
    }),
  );
}

function drawConditions(rng: Rng, { names, group }: SelectionSetting): string[] {
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
      return SELECTION_FORMS[forms[k]!]!.say(a, b);
    }),
  ];
}

function opened({ opening, names }: SelectionSetting, conditions: readonly string[]): string {
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
  const proofs = [
    proved([given, true], [must[0]!, true], conditions, setting),
    proved([given, true], [cannot[0]!, false], conditions, setting),
  ] as const;
  const seen = leavingOpen(
    left,
    (some) => others.filter((other) => inAll(some, other) || inNone(some, other)).length,
  );
  const open = others.filter((other) => other !== must[0] && other !== cannot[0]);
  const rows = others.map((other): Choice => ({
    text: other,
    why:
      other === must[0]
        ? proofs[0]
        : other === cannot[0]
          ? proofs[1]
          : `${other} is in one possible selection (${listed(left.find((four) => four.includes(other))!)}) and missing from another (${listed(left.find((four) => !four.includes(other))!)}).`,
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
      idea: `Find a few possible selections with ${given}. Any ${one} ${who} is in one of them but missing from another is neither answer. For each of the two ${one}s that remain, suppose the opposite, and look for a contradiction.`,
      steps: [
        `${quotaStep(conditions, setting)} With ${given}, these selections satisfy all the conditions: ${shown(seen)}. Each of ${listed(open)} is in one of them but not in another, so only ${must[0]} and ${cannot[0]} remain.`,
        ...proofs,
      ],
      check: `In all, ${inWords(left.length)} selections with ${given} satisfy the conditions: ${shown(left)}. ${left.length === 2 ? "Both" : "All"} include ${must[0]}, and none includes ${cannot[0]}.`,
      takeaway:
        "To show that something must be selected, suppose that it isn't, and look for a contradiction.",
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
  const isStated = [
    SELECTION_FORMS[0]!.say(given, a),
    SELECTION_FORMS[2]!.say(given, b),
    SELECTION_FORMS[2]!.say(b, given),
  ].some((text) => conditions.includes(text));
  if (isStated) return null;
  const columns = [`If ${given} is selected`, `If ${given} is not selected`] as [string, string];
  const [proofA, proofB] = [
    proved([given, true], [a, true], conditions, setting),
    proved([given, false], [b, true], conditions, setting),
  ];
  const rows = others.map((other): Choice => {
    const [inFirst, inSecond] = sides.map(
      (side) => side.find((four) => !four.includes(other)) ?? [],
    );
    return {
      text: other,
      why:
        other === a
          ? `${proofA} Without ${given}, it isn't necessary: ${listed(inSecond!)} can be selected.`
          : other === b
            ? `${proofB} With ${given}, it isn't necessary: ${listed(inFirst!)} can be selected.`
            : `${other} is missing from a possible selection with ${given} (${listed(inFirst!)}) and from one without ${given} (${listed(inSecond!)}).`,
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
      idea: `Treat the two cases separately: with ${given}, and without ${given}. In each, find a few possible selections. For the only other ${one} in all of them, suppose the opposite, and look for a contradiction.`,
      steps: [
        quotaStep(conditions, setting),
        `${seenText(sides[0]!, `With ${given}`, a)} ${proofA}`,
        `${seenText(sides[1]!, `Without ${given}`, b)} ${proofB}`,
      ],
      check: `In all, ${inWords(sides[0]!.length)} selections with ${given} and ${inWords(sides[1]!.length)} without ${given} satisfy the conditions. Those with ${given} are ${shown(sides[0]!)}. Those without ${given} are ${shown(sides[1]!)}.`,
      takeaway:
        "To show that something need not be selected, find one possible selection without it.",
    },
  };
}

const inEach = (some: readonly string[][]): number =>
  some[0]!.filter((one) => inAll(some, one)).length;

/** Possible selections that leave only one that all of them could need. */
function seenText(side: readonly string[][], how: string, must: string): string {
  const seen = leavingOpen(side, inEach);
  return `${how}, possible selections are ${shown(seen)}. Of the others, only ${must} is in ${seen.length === 2 ? "both" : "all"}.`;
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
