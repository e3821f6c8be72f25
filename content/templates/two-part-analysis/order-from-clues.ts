import {
  capital,
  type Choice,
  inWords,
  listed,
  plain,
  range,
  read,
  type Rng,
  selectionOf,
  subsets,
  type TwoPartTemplate,
} from "@theta/items/template";

/** A rule about places from 1, as it is said and as it is meant. */
interface Rule {
  readonly text: string;
  /** The same within a sentence: "the drill must be loaded before the press". */
  readonly said: string;
  /** Whom it is mainly about, if it is drawn from several conditions. */
  readonly target?: string;
  readonly holds: (at: ReadonlyMap<string, number>) => boolean;
}

interface Setting {
  readonly name: string;
  readonly opening: (list: string) => string;
  /** What one of them is called in a sentence: "Hall", "the Finance report". */
  readonly the: (one: string) => string;
  readonly verb: string;
  readonly noun: string;
  readonly who: string;
  readonly names: readonly string[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "interviews",
    opening: (list) =>
      `A manager will interview six applicants (${list}) one at a time on the same day. To fit the applicants' schedules, the order of the interviews must satisfy the following conditions.`,
    the: (one) => one,
    verb: "be interviewed",
    noun: "applicant",
    who: "who",
    names: ["Carter", "Hall", "Lee", "Nolan", "Reyes", "Stone"],
  },
  {
    name: "reports",
    opening: (list) =>
      `At a board meeting, the heads of six departments (${list}) will present their plans one after another. The order of the presentations must satisfy the following conditions.`,
    the: (one) => one,
    verb: "present",
    noun: "department",
    who: "that",
    names: ["Design", "Finance", "Legal", "Marketing", "Sales", "Staffing"],
  },
  {
    name: "trucks",
    opening: (list) =>
      `A warehouse will load six trucks one after another. The trucks are bound for six different cities (${list}). To meet delivery times, the order must satisfy the following conditions.`,
    the: (one) => `the ${one} truck`,
    verb: "be loaded",
    noun: "truck",
    who: "that",
    names: ["Albany", "Boston", "Camden", "Dover", "Easton", "Newark"],
  },
];

/** All rules that a sentence can say; the checker reads the same sentences. */
const FORMS: readonly {
  readonly say: (a: string, b: string, verb: string, noun: string) => string;
  readonly holds: (i: number, j: number) => boolean;
}[] = [
  { say: (a, b, verb) => `${capital(a)} must ${verb} before ${b}.`, holds: (i, j) => i < j },
  {
    say: (a, b, verb) => `${capital(a)} must ${verb} immediately after ${b}.`,
    holds: (i, j) => i === j + 1,
  },
  {
    say: (a, _, verb, noun) => `${capital(a)} must be one of the first three ${noun}s to ${verb}.`,
    holds: (i) => i <= 3,
  },
  {
    say: (a, b, verb) => `${capital(a)} and ${b} cannot ${verb} one right after the other.`,
    holds: (i, j) => Math.abs(i - j) !== 1,
  },
];

function ruleOf({ the, verb, noun }: Setting, form: number, a: string, b: string): Rule {
  const text = FORMS[form]!.say(the(a), the(b), verb, noun);
  const said = text.replace(/\.$/, "").replace(/^The /, "the ");
  return { text, said, holds: (at) => FORMS[form]!.holds(at.get(a)!, at.get(b)!) };
}

function ordersOf(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((one) =>
    ordersOf(names.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}

function possible(names: readonly string[], rules: readonly Rule[]): string[][] {
  return ordersOf(names).filter((order) => {
    const at = new Map(order.map((one, k) => [one, k + 1]));
    return rules.every(({ holds }) => holds(at));
  });
}

/** Who has which place so far. */
type Placed = ReadonlyMap<string, number>;

/** Whether a rule alone lets these places be filled up to an order. */
function allows(names: readonly string[], rule: Rule, placed: Placed): boolean {
  const key = `${rule.text}${names.map((one) => placed.get(one) ?? 0).join("")}`;
  const known = allowed.get(key);
  if (known !== undefined) return known;
  const answer = EVERY_ORDER.some((order) => {
    const at = new Map(order.map((k, place) => [names[k]!, place + 1]));
    return [...placed].every(([one, place]) => at.get(one) === place) && rule.holds(at);
  });
  allowed.set(key, answer);
  return answer;
}
const allowed = new Map<string, boolean>();
const EVERY_ORDER = ordersOf(["0", "1", "2", "3", "4", "5"]).map((order) => order.map(Number));

const isAbout = ({ text }: Rule, one: string): boolean => text.includes(one);

/** How well a rule explains where somebody cannot be. */
function weightFor(rule: Rule, one: string): number {
  if (rule.target === one) return 3;
  if (!isAbout(rule, one)) return rule.target === undefined ? 1 : 0;
  return 2;
}

/** The places that no single rule excludes for one of them, and what excludes the others. */
function placesFor(names: readonly string[], rules: readonly Rule[], placed: Placed, one: string) {
  const free = range(1, 6).filter((place) => ![...placed.values()].includes(place));
  const excluded = new Map<Rule, number[]>();
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
    places.map((place) => WORDS[place - 1]!),
    joint,
  );

/** Why a rule excludes these places: "Because Reyes must …, Reyes cannot be sixth." */
function excludedBy(setting: Setting, one: string, rule: Rule, places: readonly number[]): string {
  const who = setting.the(one);
  return isAbout(rule, one)
    ? `Because ${rule.said}, ${who} cannot be ${placeWords(places)}.`
    : `${capital(who)} cannot be ${placeWords(places)}, or the condition that ${rule.said} could not be met.`;
}

function excludedText(setting: Setting, { one, excluded }: View): string[] {
  return [...excluded].map(([rule, places]) => excludedBy(setting, one, rule, places));
}

interface View extends ReturnType<typeof placesFor> {
  readonly one: string;
}

function viewsOf({ names }: Setting, rules: readonly Rule[], placed: Placed): View[] {
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
function forced(setting: Setting, views: readonly View[]): Forced | null {
  const { the } = setting;
  const singles = views
    .filter(({ left }) => left.length === 1)
    .map((view): Forced => {
      const so = `So ${the(view.one)} is ${WORDS[view.left[0]! - 1]}.`;
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
    return [{ one, place, lines: [...why, `So only ${the(one)} can be ${WORDS[place - 1]}.`] }];
  });
  return (
    [...singles, ...alone].toSorted(
      (a, b) => a.lines.join("").length - b.lines.join("").length,
    )[0] ?? null
  );
}

/** Two that have the same two places, so that nobody else can have these. */
function forcedByPair(setting: Setting, views: readonly View[]): Forced | null {
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
function follow(setting: Setting, rules: readonly Rule[], start: Placed, goals: Goals): Proof {
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
function derive(setting: Setting, rules: readonly Rule[], start: Placed, goals: Goals): string[] {
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
        return `If ${who} is ${WORDS[place - 1]}: ${inner.join(" ")}`;
      });
      const told = [...excludedText(setting, view), `So ${who} is ${placeWords(left)}.`].join(" ");
      return [...lines, told, ...cases];
    });
  return ways.toSorted((a, b) => a.join("").length - b.join("").length)[0]!;
}

const bothOf = (a: Rule, b: Rule): Rule => ({
  text: `${a.text} ${b.text}`,
  said: `${a.said} and ${b.said}`,
  holds: (at) => a.holds(at) && b.holds(at),
});

/** Two conditions about the same one, said together. */
function joined({ names }: Setting, rules: readonly Rule[]): Rule[] {
  const simple = rules.filter(({ text }) => !text.includes("cannot"));
  return subsets(simple, 2).flatMap(([a, b]) =>
    names.some((one) => isAbout(a!, one) && isAbout(b!, one)) ? [bothOf(a!, b!)] : [],
  );
}

/** Who comes directly before whom by the conditions that say so. */
function linksOf({ names }: Setting, rules: readonly Rule[]): [first: string, then: string][] {
  return rules.flatMap(({ text }): [string, string][] => {
    const [a, b] = names
      .filter((one) => text.includes(one))
      .toSorted((one, other) => text.indexOf(one) - text.indexOf(other)) as [string, string];
    if (text.includes(" before ")) return [[a, b]];
    return text.includes(" immediately after ") ? [[b, a]] : [];
  });
}

/** All that must come before somebody, or after: at least two of them, as one condition. */
function chained(setting: Setting, rules: readonly Rule[], one: string, isAfter: boolean): Rule[] {
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
function extended(setting: Setting, rules: readonly Rule[]): Rule[] {
  const both = setting.names.flatMap((one) => [
    ...chained(setting, rules, one, false),
    ...chained(setting, rules, one, true),
  ]);
  return [...rules, ...both];
}

/** Why somebody cannot have any of these places. */
function whyNot(
  setting: Setting,
  rules: readonly Rule[],
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
      return `Suppose ${who} is ${WORDS[place - 1]}. ${steps.join(" ")} So ${who} cannot be ${WORDS[place - 1]}.`;
    });
  return [...(simple.length > 0 ? [simple.join(" ")] : []), ...supposed];
}

/** No more steps than a solution can have. */
const atMost = (most: number, steps: readonly string[]): string[] =>
  steps.length <= most
    ? [...steps]
    : [...steps.slice(0, most - 1), steps.slice(most - 1).join(" ")];

/** Where an order puts those that each condition names: "Dover first and Camden fourth". */
function placesIn({ names }: Setting, rules: readonly Rule[], order: readonly string[]): string {
  const told = rules.map(({ text }) =>
    listed(
      names
        .filter((one) => text.includes(one))
        .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
        .map((one) => `${one} ${WORDS[order.indexOf(one)]}`),
    ),
  );
  return `${order.join(", ")} (${told.join("; ")})`;
}

function drawRules(rng: Rng, setting: Setting): Rule[] {
  const { names } = setting;
  const forms = [0, 0, ...rng.sample([1, 2, 3], 2)];
  const pairs = rng.sample(
    names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const)),
    forms.length,
  );
  const apart = new Set(pairs.map(([a, b]) => [a, b].toSorted().join())).size === pairs.length;
  return apart ? pairs.map(([a, b], k) => ruleOf(setting, forms[k]!, a, b)) : [];
}

function opened({ opening, names }: Setting, rules: readonly Rule[]): string {
  return `${opening(listed(names))}\n\n${rules.map(({ text }) => `- ${text}`).join("\n")}`;
}

/** With one place given, who must have two others. */
function askPlaces(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, the, verb, noun, names } = setting;
  const rules = drawRules(rng, setting);
  if (rules.length === 0) return null;
  const [given, place] = [rng.pick(names), rng.int(1, 6)];
  const all = possible(names, rules);
  const left = all.filter((order) => order[place - 1] === given);
  const fixed = range(1, 6).filter(
    (k) => k !== place && new Set(left.map((order) => order[k - 1])).size === 1,
  );
  const open = fixed.filter((k) => new Set(all.map((order) => order[k - 1])).size > 2);
  if (left.length === 0 || left.length > 3 || open.length < 2) return null;
  const [one, two] = rng.sample(open, 2).toSorted((a, b) => a - b) as [number, number];
  const order = left[0]!;
  const others = names.filter((who) => who !== given);
  const rows = others.map((who): Choice => ({
    text: who,
    why: [one, two].some((k) => order[k - 1] === who)
      ? `The conditions leave only ${left.length === 1 ? "the order" : "the orders"} ${left.map((way) => way.join(", ")).join("; ")}. ${capital(the(who))} is ${WORDS[order.indexOf(who)]}${left.length === 1 ? "" : " in each of them"}.`
      : `${capital(WORDS[one - 1]!)} must be ${the(order[one - 1]!)}, and ${WORDS[two - 1]} must be ${the(order[two - 1]!)}. In the order ${order.join(", ")}, which satisfies all the conditions, ${who} is ${WORDS[order.indexOf(who)]}.`,
  }));
  const heads = [one, two].map((k) => capital(WORDS[k - 1]!)) as [string, string];
  return {
    variant: `places/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, rules)}\n\n${capital(the(given))} is scheduled to ${verb} ${WORDS[place - 1]}. ${selectionOf(
      [heads[0], `the ${noun} ${setting.who} must ${verb} ${WORDS[one - 1]}`],
      [heads[1], `the ${noun} ${setting.who} must ${verb} ${WORDS[two - 1]}`],
    )}`,
    columns: heads,
    rows,
    keys: [others.indexOf(order[one - 1]!), others.indexOf(order[two - 1]!)] as const,
    solution: {
      idea: "Begin with the place that is given. Then look for whoever has the fewest places left.",
      steps: [
        `${capital(the(given))} is ${WORDS[place - 1]}.`,
        ...atMost(
          6,
          derive(setting, extended(setting, rules), new Map([[given, place]]), [one, two]),
        ),
        `So ${the(order[one - 1]!)} must be ${WORDS[one - 1]}, and ${the(order[two - 1]!)} must be ${WORDS[two - 1]}.`,
      ],
      check: `The ${left.length === 1 ? "order" : "orders"} ${left.map((way) => way.join(", ")).join("; ")} ${left.length === 1 ? "satisfies" : "satisfy"} all the conditions. ${left.length === 1 ? "It is the only one" : `They are the only ${inWords(left.length)}`} with ${the(given)} ${WORDS[place - 1]}.`,
      takeaway:
        "Place first what has the fewest places left. Each one placed leaves fewer places for the others.",
    },
  };
}

/** How early one can be, and how late another can be. */
function askExtremes(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { name, the, noun, names } = setting;
  const rules = drawRules(rng, setting);
  if (rules.length === 0) return null;
  const [a, b] = rng.sample(names, 2) as [string, string];
  const all = possible(names, rules);
  if (all.length < 3) return null;
  const isFixed = (one: string): boolean =>
    new Set(all.map((order) => order.indexOf(one))).size < 2;
  if (isFixed(a) || isFixed(b)) return null;
  const early = Math.min(...all.map((order) => order.indexOf(a) + 1));
  const late = Math.max(...all.map((order) => order.indexOf(b) + 1));
  if (early < 2 || late > 5 || early === late || (early === 2 && late === 5)) return null;
  const chains = possible(
    names,
    rules.filter(({ text }) => text.includes(" before ")),
  );
  const isPlain =
    early === Math.min(...chains.map((order) => order.indexOf(a) + 1)) ||
    late === Math.max(...chains.map((order) => order.indexOf(b) + 1));
  if (isPlain) return null;
  const orderWith = (who: string, place: number): string[] =>
    all.find((order) => order[place - 1] === who)!;
  return {
    variant: `extremes/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, rules)}\n\n${selectionOf(
      [`Earliest for ${a}`, `the earliest position in the order that is possible for ${the(a)}`],
      [`Latest for ${b}`, `the latest position in the order that is possible for ${the(b)}`],
    )}`,
    columns: [`Earliest for ${a}`, `Latest for ${b}`] as [string, string],
    rows: range(1, 6).map((k): Choice => ({
      text: capital(WORDS[k - 1]!),
      value: k,
      why: `${placeWhy({ setting, rules, one: a, limit: early, order: orderWith(a, early) }, k)} ${placeWhy({ setting, rules, one: b, limit: late, order: orderWith(b, late), isLate: true }, k)}`,
    })),
    keys: [early - 1, late - 1] as const,
    solution: {
      idea: `Ask which ${noun}s must come before ${the(a)} and which must come after ${the(b)}. Then test the positions one by one.`,
      steps: atMost(8, [
        ...whyNot(setting, rules, a, range(1, early - 1)),
        `${capital(the(a))} can be ${WORDS[early - 1]}: ${orderWith(a, early).join(", ")}.`,
        ...whyNot(setting, rules, b, range(late + 1, 6)),
        `${capital(the(b))} can be ${WORDS[late - 1]}: ${orderWith(b, late).join(", ")}.`,
      ]),
      check: `The conditions, one by one, hold in ${placesIn(setting, rules, orderWith(a, early))} and in ${placesIn(setting, rules, orderWith(b, late))}.`,
      takeaway:
        "For an extreme position, find an order that reaches it, and show why the next position is impossible.",
    },
  };
}

interface Extreme {
  readonly setting: Setting;
  readonly rules: readonly Rule[];
  readonly one: string;
  /** The earliest or the latest position, and an order with it. */
  readonly limit: number;
  readonly order: readonly string[];
  readonly isLate?: boolean;
}

/** Why a position is or isn't the earliest (or latest) that is possible. */
function placeWhy({ setting, rules, one, limit, order, isLate }: Extreme, k: number): string {
  const who = setting.the(one);
  const isBeyond = isLate ? k > limit : k < limit;
  if (isBeyond) return whyNot(setting, rules, one, [k]).join(" ");
  const can = `${capital(who)} can be ${isLate ? "as late as" : "as early as"} ${WORDS[limit - 1]}: ${order.join(", ")}.`;
  return k === limit
    ? `${can} As the steps show, no ${isLate ? "later" : "earlier"} position is possible.`
    : can;
}

const WORDS = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Reads every condition, and goes through all orders. */
function ordersIn(stem: string): string[][] {
  const setting = SETTINGS.find(({ names }) => stem.includes(names[0]!))!;
  const { names } = setting;
  const rules = Array.from(stem.matchAll(/^- (.*)$/gm), ([, text]) => {
    const [a, b] = names
      .filter((one) => text!.includes(one))
      .toSorted((one, other) => text!.indexOf(one) - text!.indexOf(other)) as [string, string?];
    const all = FORMS.map((_, form) => ruleOf(setting, form, a, b ?? a));
    return all.find((rule) => rule.text === text)!;
  });
  return possible(names, rules);
}

export const template: TwoPartTemplate = {
  id: "order-from-clues",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Conditions on an order: who must be where, or how early and how late somebody can be.",

  make(rng) {
    const ask = rng.pick([askPlaces, askExtremes]);
    let draft = null;
    for (let tries = 0; tries < 400; tries++) draft ??= ask(rng);
    return draft;
  },

  check({ stem, columns, rows }) {
    const all = ordersIn(stem);
    if (stem.includes("is scheduled")) {
      const [given, word] = read(stem, /(\w+)(?: truck)? is scheduled to .*?(\w+)\. Select/) as [
        string,
        string,
      ];
      const left = all.filter((order) => order[WORDS.indexOf(word)] === given);
      const must = (head: string): number[] =>
        rows.flatMap((row, r) =>
          left.every((order) => order[WORDS.indexOf(head.toLowerCase())] === row) ? [r] : [],
        );
      return { first: must(columns[0]), second: must(columns[1]) };
    }
    const places = (head: string): number[] =>
      all.map((order) => order.indexOf(head.split(" ").at(-1)!));
    const rowAt = (place: number): number[] =>
      rows.flatMap((row, r) => (plain(row).toLowerCase() === WORDS[place] ? [r] : []));
    return {
      first: rowAt(Math.min(...places(columns[0]))),
      second: rowAt(Math.max(...places(columns[1]))),
    };
  },
};
