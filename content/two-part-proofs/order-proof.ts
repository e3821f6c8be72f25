/** Proofs about an order of six: where each of them can be, and what follows once one has a place. */
import { capital, listed, range, subsets } from "@theta/items/template";

/** A rule about places from 1, as it is said and as it is meant. */
export interface OrderRule {
  readonly text: string;
  /** The same within a sentence: "the drill must be loaded before the press". */
  readonly said: string;
  /** Whom it is mainly about, if it is drawn from several conditions. */
  readonly target?: string;
  readonly holds: (at: ReadonlyMap<string, number>) => boolean;
}

export interface OrderSetting {
  readonly name: string;
  readonly opening: (list: string) => string;
  /** What one of them is called in a sentence: "Hall", "the Finance report". */
  readonly the: (one: string) => string;
  readonly verb: string;
  readonly noun: string;
  readonly who: string;
  readonly names: readonly string[];
}

export const PLACE_WORDS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** One of the 720 orders of six, and everybody's place in it. */
interface Order {
  readonly order: readonly string[];
  readonly at: ReadonlyMap<string, number>;
}

/** A proof asks for the orders of the same six thousands of times. */
const everyOrder = new WeakMap<readonly string[], readonly Order[]>();

export function ordersOf(names: readonly string[]): readonly Order[] {
  const orders =
    everyOrder.get(names) ??
    permutations(names).map((order) => ({
      order,
      at: new Map(order.map((one, k) => [one, k + 1])),
    }));
  everyOrder.set(names, orders);
  return orders;
}

function permutations(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((one) =>
    permutations(names.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}

/** Who has which place so far. */
type Placed = ReadonlyMap<string, number>;

/** Whether a rule alone lets these places be filled up to an order. */
function allows(names: readonly string[], rule: OrderRule, placed: Placed): boolean {
  const key = `${rule.text}${names.map((one) => placed.get(one) ?? 0).join("")}`;
  const known = allowed.get(key);
  if (known !== undefined) return known;
  const places = [...placed];
  const answer = ordersOf(names).some(
    ({ at }) => places.every(([one, place]) => at.get(one) === place) && rule.holds(at),
  );
  allowed.set(key, answer);
  return answer;
}
const allowed = new Map<string, boolean>();

const isAbout = ({ text }: OrderRule, one: string): boolean => text.includes(one);

/** How well a rule explains where somebody cannot be. */
function weightFor(rule: OrderRule, one: string): number {
  if (rule.target === one) return 3;
  if (!isAbout(rule, one)) return rule.target === undefined ? 1 : 0;
  return 2;
}

/** The places that no single rule excludes for one of them, and what excludes the others. */
function placesFor(
  names: readonly string[],
  rules: readonly OrderRule[],
  placed: Placed,
  one: string,
) {
  const free = range(1, 6).filter((place) => ![...placed.values()].includes(place));
  const excluded = new Map<OrderRule, number[]>();
  // The conditions that name somebody explain best where they cannot be.
  const sorted = rules.toSorted((a, b) => weightFor(b, one) - weightFor(a, one));
  const left = free.filter((place) => {
    const rule = sorted.find((each) => !allows(names, each, new Map([...placed, [one, place]])));
    if (rule) excluded.set(rule, [...(excluded.get(rule) ?? []), place]);
    return !rule;
  });
  return { left, excluded };
}

const placeWords = (places: readonly number[], joint = "or"): string =>
  listed(
    places.map((place) => PLACE_WORDS[place - 1]!),
    joint,
  );

/** Why a rule excludes these places: "Because Reyes must …, Reyes cannot be sixth." */
function excludedBy(
  setting: OrderSetting,
  one: string,
  rule: OrderRule,
  places: readonly number[],
): string {
  const who = setting.the(one);
  return isAbout(rule, one)
    ? `Because ${rule.said}, ${who} cannot be ${placeWords(places)}.`
    : `${capital(who)} cannot be ${placeWords(places)}, or the condition that ${rule.said} could not be met.`;
}

function excludedText(setting: OrderSetting, { one, excluded }: View): string[] {
  return [...excluded].map(([rule, places]) => excludedBy(setting, one, rule, places));
}

interface View extends ReturnType<typeof placesFor> {
  readonly one: string;
}

function viewsOf({ names }: OrderSetting, rules: readonly OrderRule[], placed: Placed): View[] {
  return names
    .filter((one) => !placed.has(one))
    .map((one) => ({ one, ...placesFor(names, rules, placed, one) }));
}

interface Forced {
  readonly one: string;
  readonly place: number;
  readonly lines: readonly string[];
}

/** Somebody with only one place left, or a place that only one of them can have. */
function forced(setting: OrderSetting, views: readonly View[]): Forced | null {
  const { the } = setting;
  const singles = views
    .filter(({ left }) => left.length === 1)
    .map((view): Forced => {
      const so = `So ${the(view.one)} is ${PLACE_WORDS[view.left[0]! - 1]}.`;
      return { ...view, place: view.left[0]!, lines: [...excludedText(setting, view), so] };
    });
  const alone = range(1, 6).flatMap((place): Forced[] => {
    const able = views.filter(({ left }) => left.includes(place));
    if (able.length !== 1) return [];
    const { one } = able[0]!;
    const why = views.flatMap((view) => {
      const rule = [...view.excluded].find(([, places]) => places.includes(place))?.[0];
      return rule && view.one !== one ? [excludedBy(setting, view.one, rule, [place])] : [];
    });
    return [
      { one, place, lines: [...why, `So only ${the(one)} can be ${PLACE_WORDS[place - 1]}.`] },
    ];
  });
  return (
    [...singles, ...alone].toSorted(
      (a, b) => a.lines.join("").length - b.lines.join("").length,
    )[0] ?? null
  );
}

/** Two that have the same two places, so that nobody else can have these. */
function forcedByPair(setting: OrderSetting, views: readonly View[]): Forced | null {
  const twos = views.filter(({ left }) => left.length === 2);
  for (const a of twos)
    for (const b of twos) {
      if (a === b || a.left.join() !== b.left.join()) continue;
      const cut = views
        .filter((view) => view !== a && view !== b)
        .map((view) => ({ ...view, left: view.left.filter((k) => !a.left.includes(k)) }));
      const next = forced(setting, cut);
      if (!next) continue;
      const names = [a, b].map(({ one }) => setting.the(one));
      const why = [a, b].flatMap((view) => excludedText(setting, view));
      const so = `So ${listed(names)} are ${placeWords(a.left, "and")}, in one order or the other.`;
      return { ...next, lines: [...why, so, ...next.lines] };
    }
  return null;
}

interface Proof {
  readonly lines: readonly string[];
  readonly placed: Placed;
  /** Whether no order is left. */
  readonly fails: boolean;
}

/** Places all that follow from those placed, one after another, with the reason for each. */
function follow(
  setting: OrderSetting,
  rules: readonly OrderRule[],
  start: Placed,
  goals: Goals,
): Proof {
  const lines: string[] = [];
  let placed = start;
  while (!goals.every((place) => [...placed.values()].includes(place))) {
    const views = viewsOf(setting, rules, placed);
    const stuck = views
      .filter(({ left }) => left.length === 0)
      .map((view) => [
        ...excludedText(setting, view),
        `No place is left for ${setting.the(view.one)}.`,
      ])
      .toSorted((a, b) => a.join("").length - b.join("").length)[0];
    if (stuck) return { lines: [...lines, stuck.join(" ")], placed, fails: true };
    const next = forced(setting, views) ?? forcedByPair(setting, views);
    if (!next) break;
    lines.push(next.lines.join(" "));
    placed = new Map([...placed, [next.one, next.place]]);
  }
  return { lines, placed, fails: false };
}

/** The places to fill; none that exists if all are to be filled. */
type Goals = readonly number[];
const ALL: Goals = range(1, 6);

/** What follows, and a case for each place of somebody where it doesn't follow at once. */
export function derive(
  setting: OrderSetting,
  rules: readonly OrderRule[],
  start: Placed,
  goals: Goals,
): string[] {
  const { lines, placed, fails } = follow(setting, rules, start, goals);
  if (fails || goals.every((place) => [...placed.values()].includes(place))) return [...lines];
  const ways = viewsOf(setting, rules, placed)
    .toSorted((a, b) => a.left.length - b.left.length)
    .slice(0, 3)
    .map((view) => {
      const { one, left } = view;
      const who = setting.the(one);
      const cases = left.map((place) => {
        const inner = derive(setting, rules, new Map([...placed, [one, place]]), goals);
        return `If ${who} is ${PLACE_WORDS[place - 1]}: ${inner.join(" ")}`;
      });
      const told = [...excludedText(setting, view), `So ${who} is ${placeWords(left)}.`].join(" ");
      return [...lines, told, ...cases];
    });
  return ways.toSorted((a, b) => a.join("").length - b.join("").length)[0]!;
}

const bothOf = (a: OrderRule, b: OrderRule): OrderRule => ({
  text: `${a.text} ${b.text}`,
  said: `${a.said} and ${b.said}`,
  holds: (at) => a.holds(at) && b.holds(at),
});

/** Two conditions about the same one, said together. */
function joined({ names }: OrderSetting, rules: readonly OrderRule[]): OrderRule[] {
  const simple = rules.filter(({ text }) => !text.includes("cannot"));
  return subsets(simple, 2).flatMap(([a, b]) =>
    names.some((one) => isAbout(a!, one) && isAbout(b!, one)) ? [bothOf(a!, b!)] : [],
  );
}

/** Who comes directly before whom by the conditions that say so. */
function linksOf(
  { names }: OrderSetting,
  rules: readonly OrderRule[],
): [first: string, then: string][] {
  return rules.flatMap(({ text }): [string, string][] => {
    const [a, b] = names
      .filter((one) => text.includes(one))
      .toSorted((one, other) => text.indexOf(one) - text.indexOf(other)) as [string, string];
    if (text.includes(" before ")) return [[a, b]];
    return text.includes(" immediately after ") ? [[b, a]] : [];
  });
}

/** All that must come before somebody, or after: at least two of them, as one condition. */
function chained(
  setting: OrderSetting,
  rules: readonly OrderRule[],
  one: string,
  isAfter: boolean,
): OrderRule[] {
  const { the, verb } = setting;
  const links = linksOf(setting, rules).map(([a, b]) => (isAfter ? [b, a] : [a, b]));
  const found = [one];
  for (const who of found)
    found.push(...links.flatMap(([a, b]) => (b === who && !found.includes(a!) ? [a!] : [])));
  const others = [...new Set(found.slice(1))];
  if (others.length < 2) return [];
  const said = `${listed(others.map(the))} must ${others.length === 2 ? "both" : "all"} ${verb} ${isAfter ? "after" : "before"} ${the(one)}`;
  return [
    {
      text: said,
      said,
      target: one,
      holds: (at) =>
        others.every((other) =>
          isAfter ? at.get(other)! > at.get(one)! : at.get(other)! < at.get(one)!,
        ),
    },
  ];
}

/** The conditions, and what they say together about all who come before or after somebody. */
export function extended(setting: OrderSetting, rules: readonly OrderRule[]): OrderRule[] {
  const both = setting.names.flatMap((one) => [
    ...chained(setting, rules, one, false),
    ...chained(setting, rules, one, true),
  ]);
  return [...rules, ...both];
}

/** Why somebody cannot have any of these places. */
export function whyNot(
  setting: OrderSetting,
  rules: readonly OrderRule[],
  one: string,
  places: readonly number[],
): string[] {
  const who = setting.the(one);
  const before = chained(setting, rules, one, false);
  const early = rules.filter(({ text }) => text.includes(" one of the first three "));
  const all = [
    ...before,
    ...chained(setting, rules, one, true),
    ...rules,
    ...joined(setting, rules),
    ...before.flatMap((rule) => early.map((other) => bothOf(rule, other))),
  ];
  const { left, excluded } = placesFor(setting.names, all, new Map(), one);
  const simple = [...excluded].flatMap(([rule, out]) => {
    const some = out.filter((place) => places.includes(place));
    return some.length > 0 ? [excludedBy(setting, one, rule, some)] : [];
  });
  const supposed = places
    .filter((place) => left.includes(place))
    .map((place) => {
      const steps = derive(setting, extended(setting, rules), new Map([[one, place]]), ALL);
      return `Suppose ${who} is ${PLACE_WORDS[place - 1]}. ${steps.join(" ")} So ${who} cannot be ${PLACE_WORDS[place - 1]}.`;
    });
  return [...(simple.length > 0 ? [simple.join(" ")] : []), ...supposed];
}

/** No more steps than a solution can have. */
export const atMost = (most: number, steps: readonly string[]): string[] =>
  steps.length <= most
    ? [...steps]
    : [...steps.slice(0, most - 1), steps.slice(most - 1).join(" ")];

/** Where an order puts those that each condition names: "Dover first and Camden fourth". */
export function placesIn(
  { names }: OrderSetting,
  rules: readonly OrderRule[],
  order: readonly string[],
): string {
  const told = rules.map(({ text }) =>
    listed(
      names
        .filter((one) => text.includes(one))
        .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
        .map((one) => `${one} ${PLACE_WORDS[order.indexOf(one)]}`),
    ),
  );
  return `${order.join(", ")} (${told.join("; ")})`;
}
