/** Proofs about a selection of four from two groups: what must be in it, and what cannot be. */
import { inWords, listed, range, subsets } from "@theta/items/template";

/** What is selected: three of a first group, and four of a second one. */
export interface SelectionSetting {
  readonly name: string;
  readonly opening: (first: string, second: string) => string;
  readonly one: string;
  readonly who: string;
  /** Three of a first group, and four of a second one. */
  readonly names: readonly string[];
  readonly others: string;
  readonly group: string;
}

/** All conditions on two that a sentence can state; the checker reads the same sentences. */
export const SELECTION_FORMS: readonly {
  readonly say: (a: string, b: string) => string;
  readonly holds: (a: boolean, b: boolean) => boolean;
}[] = [
  { say: (a, b) => `If ${a} is selected, ${b} must also be selected.`, holds: (a, b) => !a || b },
  { say: (a, b) => `${a} and ${b} cannot both be selected.`, holds: (a, b) => !a || !b },
  { say: (a, b) => `If ${a} is not selected, ${b} must be selected.`, holds: (a, b) => a || b },
];

/** Between these two numbers of some must be selected. */
interface Limit {
  readonly among: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly what: string;
}

const isFew = (conditions: readonly string[]): boolean => conditions[0]!.startsWith("No more");

function limitsOf(
  conditions: readonly string[],
  { names, one, others, group }: SelectionSetting,
): Limit[] {
  const few = isFew(conditions);
  return [
    { among: names.slice(0, 3), least: few ? 2 : 0, most: few ? 3 : 2, what: others },
    { among: names.slice(3), least: few ? 0 : 2, most: few ? 2 : 4, what: group },
    { among: names, least: 4, most: 4, what: `${one}s` },
  ];
}

/** What the quota leaves for the other group. */
export function quotaStep(
  conditions: readonly string[],
  { one, others, group }: SelectionSetting,
): string {
  return isFew(conditions)
    ? `Four ${one}s are selected, and no more than two of them are ${group}, so at least two are ${others}.`
    : `Four ${one}s are selected, and at least two of them are ${group}, so no more than two are ${others}.`;
}

type Known = ReadonlyMap<string, boolean>;
/** What follows about some, or a contradiction if it is about nobody. */
interface Finding {
  readonly who: readonly string[];
  readonly is: boolean;
  readonly from: readonly string[];
  readonly text: string;
}

/** How each form leads from what is known about one of its two to the other, and how it can fail. */
const TELL: readonly {
  readonly is: readonly [a: boolean, b: boolean];
  readonly forth: (a: string, b: string) => string;
  readonly back: (a: string, b: string) => string;
  readonly fails: (a: string, b: string) => string;
}[] = [
  {
    is: [true, false],
    forth: (a, b) => `${a} requires ${b}.`,
    back: (a, b) => `${a} would require ${b}, so ${a} is not selected.`,
    fails: (a, b) => `But ${a} requires ${b}.`,
  },
  {
    is: [true, true],
    forth: (a, b) => `${a} and ${b} cannot both be selected, so ${b} is not.`,
    back: (a, b) => `${a} and ${b} cannot both be selected, so ${a} is not.`,
    fails: (a, b) => `But ${a} and ${b} cannot both be selected.`,
  },
  {
    is: [false, false],
    forth: (a, b) => `Without ${a}, ${b} must be selected.`,
    back: (a, b) => `Without ${a}, ${b} would have to be selected, so ${a} is selected.`,
    fails: (a, b) => `But if ${a} is not selected, ${b} must be.`,
  },
];

/** The pair that a condition is about, and its form. */
function pairOf(text: string, { names }: SelectionSetting) {
  for (const a of names)
    for (const b of names) {
      const form = SELECTION_FORMS.findIndex(({ say }) => a !== b && say(a, b) === text);
      if (form >= 0) return { a, b, form };
    }
  return null;
}

function fromPair(known: Known, text: string, setting: SelectionSetting): Finding[] {
  const pair = pairOf(text, setting);
  if (!pair) return [];
  const { a, b, form } = pair;
  const { is, forth, back, fails } = TELL[form]!;
  const [hasA, hasB] = [known.get(a), known.get(b)];
  if (hasA === is[0] && hasB === is[1])
    return [{ who: [], is: true, from: [a, b], text: fails(a, b) }];
  if (hasA === is[0] && hasB === undefined)
    return [{ who: [b], is: !is[1], from: [a], text: forth(a, b) }];
  if (hasB === is[1] && hasA === undefined)
    return [{ who: [a], is: !is[0], from: [b], text: back(a, b) }];
  return [];
}

function fromLimit(known: Known, { among, least, most, what }: Limit): Finding[] {
  const [picked, out] = [true, false].map((is) => among.filter((one) => known.get(one) === is)) as [
    string[],
    string[],
  ];
  const open = among.filter((one) => !known.has(one));
  const left = among.length - out.length;
  const needed = `${least === most ? "" : "at least "}${inWords(least)} ${what} are needed`;
  if (picked.length > most)
    return [
      {
        who: [],
        is: true,
        from: picked,
        text: `But then ${listed(picked)} would be ${inWords(picked.length)} ${what}, and no more than ${inWords(most)} can be selected.`,
      },
    ];
  if (left < least)
    return [
      {
        who: [],
        is: true,
        from: out,
        text: `But without ${listed(out)}, no more than ${inWords(left)} of the ${what} could be selected, and ${least === most ? "" : "at least "}${inWords(least)} are needed.`,
      },
    ];
  if (open.length === 0) return [];
  if (picked.length === most)
    return [
      {
        who: open,
        is: false,
        from: picked,
        text: `${listed(picked)} are already ${inWords(most)} ${what}, so ${listed(open)} ${open.length === 1 ? "is" : "are"} not selected.`,
      },
    ];
  return left === least
    ? [
        {
          who: open,
          is: true,
          from: out,
          text: `${out.length > 1 ? `${listed(out)} are not selected, so` : `Without ${listed(out)},`} ${listed(open)} must be selected, because ${needed}.`,
        },
      ]
    : [];
}

/** The findings that a contradiction rests on, in their order. */
function proofOf(end: Finding, found: readonly Finding[]): string {
  const used = new Set<Finding>([end]);
  for (const one of found.toReversed())
    if ([...used].some(({ from }) => from.some((name) => one.who.includes(name)))) used.add(one);
  return [...found.filter((one) => used.has(one)), end].map(({ text }) => text).join(" ");
}

/** Why what is supposed cannot be, by what follows from it, or by two cases; null if it can be. */
function refuted(
  given: Known,
  conditions: readonly string[],
  setting: SelectionSetting,
  depth = 2,
): string | null {
  const known = new Map(given);
  const found: Finding[] = [];
  const limits = limitsOf(conditions, setting);
  for (;;) {
    const now = [
      ...conditions.flatMap((text) => fromPair(known, text, setting)),
      ...limits.flatMap((limit) => fromLimit(known, limit)),
    ];
    const end = now.find(({ who }) => who.length === 0);
    if (end) return proofOf(end, found);
    const next = now[0];
    if (!next) break;
    found.push(next);
    for (const one of next.who) known.set(one, next.is);
  }
  if (depth === 0) return null;
  const byCases = setting.names
    .filter((one) => !known.has(one))
    .flatMap((one) => {
      const cases = [true, false].map((is) =>
        refuted(new Map([...given, [one, is]]), conditions, setting, depth - 1),
      );
      return cases.every((text) => text !== null)
        ? `Suppose first that ${one} is selected. ${cases[0]} Suppose now that ${one} is not selected. ${cases[1]}`
        : [];
    });
  return byCases.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** Why one must be selected, or cannot be, if the one given is selected or is not. */
export function proved(
  [given, isGiven]: readonly [string, boolean],
  [one, isOne]: readonly [string, boolean],
  conditions: readonly string[],
  setting: SelectionSetting,
): string {
  const supposed = new Map([
    [given, isGiven],
    [one, !isOne],
  ]);
  const why = refuted(supposed, conditions, setting);
  if (why === null) throw new Error(`Nothing shows that ${one} follows from ${given}.`);
  return `${isGiven ? "With" : "Without"} ${given}, suppose that ${one} is ${isOne ? "not " : ""}selected. ${why} So ${one} ${isOne ? "must" : "cannot"} be selected.`;
}

/** The fewest selections that settle nothing but what all of them settle. */
export function leavingOpen(
  fours: readonly string[][],
  settles: (some: readonly string[][]) => number,
): string[][] {
  return range(1, fours.length)
    .flatMap((size) => subsets(fours, size))
    .find((some) => settles(some) === settles(fours))!;
}
