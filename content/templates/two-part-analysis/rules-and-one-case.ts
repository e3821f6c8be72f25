import {
  type Choice,
  listed,
  range,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
  type TwoPartView,
} from "@theta/items/template";

/** What is true of a case or isn't: "requires a visit", "does not require a visit". */
type Fact = readonly [yes: string, no: string];

/** A fact by its place, true or not; from one follows another. */
type Literal = readonly [place: number, isTrue: boolean];
type Rule = readonly [from: Literal, to: Literal];

interface Setting {
  readonly name: string;
  readonly opening: string;
  readonly one: string;
  readonly facts: readonly Fact[];
  /** From "a place" to "a place," or "!a place" if it isn't true. */
  readonly rules: Readonly<Record<string, string>>;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "grants",
    opening: "The following rules apply to all grants awarded by a certain foundation:",
    one: "grant",
    facts: [
      ["is approved by the full board", "is not approved by the full board"],
      ["requires a site visit", "does not require a site visit"],
      ["requires matching funds", "does not require matching funds"],
      ["is paid in installments", "is not paid in installments"],
      ["can be renewed", "cannot be renewed"],
      ["is subject to an audit", "is not subject to an audit"],
    ],
    rules: {
      "3 5": "All grants that are paid in installments are subject to an audit.",
      "2 !4": "Grants that require matching funds cannot be renewed.",
      "4 0": "Only grants that are approved by the full board can be renewed.",
      "!3 1": "Any grant that is not paid in installments requires a site visit.",
      "0 1": "All grants that are approved by the full board require a site visit.",
      "1 !2": "No grant that requires a site visit requires matching funds.",
      "4 3": "Only grants that are paid in installments can be renewed.",
      "5 0": "All grants that are subject to an audit are approved by the full board.",
      "2 3": "All grants that require matching funds are paid in installments.",
      "4 !5": "No grant that can be renewed is subject to an audit.",
      "!1 5": "Any grant that does not require a site visit is subject to an audit.",
      "!0 2": "Any grant that is not approved by the full board requires matching funds.",
    },
  },
  {
    name: "orders",
    opening: "The following rules apply to all orders placed with a certain manufacturer:",
    one: "order",
    facts: [
      ["is paid in advance", "is not paid in advance"],
      ["is shipped by air", "is not shipped by air"],
      ["receives a discount", "does not receive a discount"],
      ["requires a manager's approval", "does not require a manager's approval"],
      ["is insured", "is not insured"],
      ["can be canceled", "cannot be canceled"],
    ],
    rules: {
      "1 4": "All orders shipped by air are insured.",
      "1 !5": "Orders shipped by air cannot be canceled.",
      "2 0": "Only orders that are paid in advance receive a discount.",
      "2 !5": "Orders that receive a discount cannot be canceled.",
      "!0 3": "Any order that is not paid in advance requires a manager's approval.",
      "1 3": "All orders shipped by air require a manager's approval.",
      "2 !1": "No order that receives a discount is shipped by air.",
      "4 0": "Only orders that are paid in advance are insured.",
      "0 !5": "Orders that are paid in advance cannot be canceled.",
      "4 !2": "No insured order receives a discount.",
      "5 4": "Only insured orders can be canceled.",
      "3 4": "Any order that requires a manager's approval is insured.",
    },
  },
  {
    name: "positions",
    opening: "The following rules apply to all new positions at a certain company:",
    one: "position",
    facts: [
      ["is advertised publicly", "is not advertised publicly"],
      ["requires a background check", "does not require a background check"],
      ["includes a signing bonus", "does not include a signing bonus"],
      ["can be filled by a remote employee", "cannot be filled by a remote employee"],
      ["involves travel", "does not involve travel"],
      ["requires a vice president's approval", "does not require a vice president's approval"],
    ],
    rules: {
      "4 1": "All positions that involve travel require a background check.",
      "4 !3": "Positions that involve travel cannot be filled by remote employees.",
      "3 0": "Only positions that are advertised publicly can be filled by remote employees.",
      "!0 5": "Any position that is not advertised publicly requires a vice president's approval.",
      "2 5": "All positions that include a signing bonus require a vice president's approval.",
      "3 !2": "No position that can be filled by a remote employee includes a signing bonus.",
      "2 1": "Only positions that require a background check include a signing bonus.",
      "1 0": "All positions that require a background check are advertised publicly.",
      "5 1": "All positions that require a vice president's approval require a background check.",
      "2 0": "Only positions that are advertised publicly include a signing bonus.",
      "4 2": "All positions that involve travel include a signing bonus.",
      "3 !5":
        "No position that can be filled by a remote employee requires a vice president's approval.",
    },
  },
];

const WORLDS = range(0, 63).map((n) => range(0, 5).map((k) => ((n >> k) & 1) === 1));
const holdsIn = (world: readonly boolean[], [place, isTrue]: Literal): boolean =>
  world[place] === isTrue;

function worldsOf(rules: readonly Rule[], given: readonly Literal[] = []): boolean[][] {
  return WORLDS.filter(
    (world) =>
      given.every((one) => holdsIn(world, one)) &&
      rules.every(([from, to]) => !holdsIn(world, from) || holdsIn(world, to)),
  );
}

const said = (facts: readonly Fact[], [place, isTrue]: Literal): string =>
  facts[place]![isTrue ? 0 : 1];

function follows(rules: readonly Rule[], from: Literal, to: Literal): boolean {
  return worldsOf(rules, [from]).every((world) => holdsIn(world, to));
}

const literalAt = (text: string): Literal => [Number(text.replace("!", "")), !text.includes("!")];
function ruleAt(key: string): Rule {
  const [from, to] = key.split(" ") as [string, string];
  return [literalAt(from), literalAt(to)];
}

function drawRules(rng: Rng, setting: Setting): Rule[] {
  const rules = rng.sample(Object.keys(setting.rules), 4).map(ruleAt);
  const pairs = new Set(rules.map(([[a], [b]]) => [Math.min(a, b), Math.max(a, b)].join()));
  const named = new Set(rules.flat().map(([place]) => place));
  return pairs.size === 4 && named.size === 6 ? rules : [];
}

const keyOf = ([place, isTrue]: Literal): string => `${isTrue ? "" : "!"}${place}`;
const ruleText = ({ rules }: Setting, [from, to]: Rule): string =>
  rules[`${keyOf(from)} ${keyOf(to)}`]!;

const opened = (setting: Setting, rules: readonly Rule[]): string =>
  `${setting.opening}\n\n${rules.map((rule) => `- ${ruleText(setting, rule)}`).join("\n")}`;

/** The rules that lead from one fact to another, in order. */
function chainOf(rules: readonly Rule[], from: Literal, to: Literal): Rule[] | null {
  const steps = rules.flatMap(([a, b]): Rule[] => [
    [a, b],
    [
      [b[0], !b[1]],
      [a[0], !a[1]],
    ],
  ]);
  const paths: { at: Literal; way: Rule[] }[] = [{ at: from, way: [] }];
  for (const { at, way } of paths) {
    if (at[0] === to[0] && at[1] === to[1]) return way;
    if (way.length < 4)
      paths.push(
        ...steps
          .filter(([a]) => a[0] === at[0] && a[1] === at[1])
          .map((step) => ({ at: step[1], way: [...way, step] })),
      );
  }
  return null;
}

const RULES = ["first", "second", "third", "fourth"];
const not = ([place, isTrue]: Literal): Literal => [place, !isTrue];
const isSame = (one: Literal, other: Literal): boolean => keyOf(one) === keyOf(other);

/** "every order that is shipped by air is insured (first rule)" */
function ruleSaid({ one, facts }: Setting, rules: readonly Rule[], step: Rule): string {
  const k = rules.findIndex(
    ([from, to]) =>
      (isSame(from, step[0]) && isSame(to, step[1])) ||
      (isSame(not(to), step[0]) && isSame(not(from), step[1])),
  );
  const [from, [place, isTrue]] = rules[k]!;
  return `${isTrue ? "every" : "no"} ${one} that ${said(facts, from)} ${facts[place]![0]} (${RULES[k]} rule)`;
}

/** The facts that follow one after another, each with the rule that it follows from. */
function wayText(setting: Setting, rules: readonly Rule[], way: readonly Rule[]): string {
  const { one, facts } = setting;
  const steps = way.map(
    (step) => `Because ${ruleSaid(setting, rules, step)}, it ${said(facts, step[1])}.`,
  );
  return `This ${one} ${said(facts, way[0]![0])}. ${steps.join(" ")}`;
}

/** All that is true of a case but for one fact: "is insured, cannot be canceled, and …" */
function worldText({ facts }: Setting, world: readonly boolean[], but?: number): string {
  return listed(
    range(0, 5)
      .filter((k) => k !== but)
      .map((k) => said(facts, [k, world[k]!])),
  );
}

const differences = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((value, k) => value !== b[k]).length;

/** Two cases that meet all rules, one with the fact and one without it. */
function openText(setting: Setting, rules: readonly Rule[], given: Literal, row: Literal): string {
  const { one, facts } = setting;
  const [yes, no] = [row, not(row)].map((side) => worldsOf(rules, [given, side])) as [
    boolean[][],
    boolean[][],
  ];
  const [a, b] = yes
    .flatMap((x) => no.map((y) => [x, y] as const))
    .toSorted((x, y) => differences(...x) - differences(...y))[0]!;
  if (differences(a, b) === 1)
    return `It can be true or false. For ${anA(one)} that ${worldText(setting, a, row[0])}, all four rules hold whether it ${said(facts, row)} or ${said(facts, not(row))}.`;
  return `It can be true: all four rules hold for ${anA(one)} that ${worldText(setting, a)}. And it can be false: they also hold for one that ${worldText(setting, b)}.`;
}

const anA = (one: string): string => `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;

/** One fact is given: what must be true, and what cannot be. */
function askCase(rng: Rng, setting: Setting) {
  const { name, one, facts } = setting;
  const rules = drawRules(rng, setting);
  const given: Literal = [rng.int(0, 5), rng.chance(0.5)];
  if (rules.length === 0 || worldsOf(rules, [given]).length === 0) return null;
  const literals = range(0, 5)
    .filter((k) => k !== given[0])
    .flatMap((k): Literal[] => [
      [k, true],
      [k, false],
    ]);
  const wayTo = ([place, isTrue]: Literal, isSo: boolean): Rule[] =>
    chainOf(rules, given, [place, isTrue === isSo]) ?? [];
  // What follows at once needs no thought, so it isn’t among the rows.
  const must = literals.find((row) => wayTo(row, true).length > 1);
  const cannot = literals.find((row) => row[0] !== must?.[0] && wayTo(row, false).length > 1);
  const open = literals.filter((row) => {
    const both = [row, [row[0], !row[1]] as const];
    return both.every((side) => worldsOf(rules, [given, side]).length > 0);
  });
  if (!must || !cannot || open.length < 4) return null;
  const ways = [wayTo(must, true), wayTo(cannot, false)];
  if (new Set(ways.flat().map(usedRule)).size < 3) return null;
  const rows = [must, cannot, ...rng.sample(open, 3)];
  const columns = ["Must be true", "Cannot be true"] as const;
  return {
    variant: `case/${name}`,
    context: "real" as const,
    difficulty: ways.some((way) => way.length > 2) ? 6 : 5,
    stem: `${opened(setting, rules)}\n\nA certain ${one} ${said(facts, given)}. ${selectionOf([columns[0], `the statement that must be true of this ${one}`], [columns[1], `the statement that cannot be true of this ${one}`])}`,
    columns,
    rows: rows.map((row, r): Choice => ({
      text: `The ${one} ${said(facts, row)}.`,
      why: ways[r]
        ? `${wayText(setting, rules, ways[r])} So the statement ${r === 0 ? "must" : "cannot"} be true.`
        : openText(setting, rules, given, row),
    })),
    keys: [0, 1] as const,
    solution: solutionOf(setting, rules, ways, [given, must, cannot]),
  };
}

/** The two facts that a rule links, used forward or backward. */
function usedRule([[from], [to]]: Rule): string {
  return [from, to].toSorted((a, b) => a - b).join();
}

function solutionOf(
  setting: Setting,
  rules: readonly Rule[],
  ways: readonly Rule[][],
  [given, must, cannot]: readonly [Literal, Literal, Literal],
) {
  const { one, facts } = setting;
  return {
    idea: `Start from what is known of the ${one}. Each rule can be used forward, and also backward with both parts negated.`,
    steps: ways.map(
      (way, k) =>
        `${wayText(setting, rules, way)} So the statement that the ${one} ${said(facts, k === 0 ? must : cannot)} ${k === 0 ? "must" : "cannot"} be true.`,
    ),
    check: `All four rules hold for ${anA(one)} that ${worldText(setting, worldsOf(rules, [given])[0]!)}. “The ${one} ${said(facts, must)}” is true of it, and “The ${one} ${said(facts, cannot)}” is false.`,
    takeaway:
      "“Every A is B” also means that whatever is not B is not A, but not that every B is A.",
  };
}

/** Reads the rules and tries all 64 cases. */
function readRules({ stem }: TwoPartView) {
  const setting = SETTINGS.find(({ opening }) => stem.startsWith(opening))!;
  const { one, facts } = setting;
  const literals = facts.flatMap((pair, k) =>
    pair.map((text, no): [string, Literal] => [text, [k, no === 0]]),
  );
  const literalOf = (text: string): Literal => literals.find(([words]) => words === text)![1];
  const texts = Object.entries(setting.rules);
  const rules = Array.from(stem.matchAll(/^- (.*)$/gm), ([, line]) =>
    ruleAt(texts.find(([, text]) => text === line)![0]),
  );
  return { one, rules, literalOf };
}

export const template: TwoPartTemplate = {
  id: "rules-and-one-case",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Conditional rules: what must and what cannot be true of a case.",

  make(rng) {
    const setting = rng.pick(SETTINGS);
    let draft = null;
    for (let tries = 0; tries < 2000; tries++) draft ??= askCase(rng, setting);
    return draft;
  },

  check(view) {
    const { one, rules, literalOf } = readRules(view);
    const rows = view.rows.map((row) => literalOf(/^The \w+ (.*)\.$/.exec(row)![1]!));
    const where = (fits: (row: Literal) => boolean): number[] =>
      rows.flatMap((row, r) => (fits(row) ? [r] : []));
    const [, text] = new RegExp(`\n\nA certain ${one} (.*?)\\. Select`).exec(view.stem)!;
    const given = literalOf(text!);
    return {
      first: where((row) => follows(rules, given, row)),
      second: where((row) => worldsOf(rules, [given, row]).length === 0),
    };
  },
};
