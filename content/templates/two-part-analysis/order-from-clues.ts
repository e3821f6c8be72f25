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
  type TwoPartTemplate,
} from "@theta/items/template";
import {
  atMost,
  derive,
  extended,
  type OrderRule,
  type OrderSetting,
  ordersOf,
  PLACE_WORDS,
  placesIn,
  whyNot,
} from "../../two-part-proofs/order-proof.ts";

const SETTINGS: readonly OrderSetting[] = [
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

function ruleOf({ the, verb, noun }: OrderSetting, form: number, a: string, b: string): OrderRule {
  const text = FORMS[form]!.say(the(a), the(b), verb, noun);
  const said = text.replace(/\.$/, "").replace(/^The /, "the ");
  return { text, said, holds: (at) => FORMS[form]!.holds(at.get(a)!, at.get(b)!) };
}

function possible(names: readonly string[], rules: readonly OrderRule[]): (readonly string[])[] {
  return ordersOf(names)
    .filter(({ at }) => rules.every(({ holds }) => holds(at)))
    .map(({ order }) => order);
}

function drawRules(rng: Rng, setting: OrderSetting): OrderRule[] {
  const { names } = setting;
  const forms = [0, 0, ...rng.sample([1, 2, 3], 2)];
  const pairs = rng.sample(
    names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const)),
    forms.length,
  );
  const apart = new Set(pairs.map(([a, b]) => [a, b].toSorted().join())).size === pairs.length;
  return apart ? pairs.map(([a, b], k) => ruleOf(setting, forms[k]!, a, b)) : [];
}

function opened({ opening, names }: OrderSetting, rules: readonly OrderRule[]): string {
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
      ? `The conditions leave only ${left.length === 1 ? "the order" : "the orders"} ${left.map((way) => way.join(", ")).join("; ")}. ${capital(the(who))} is ${PLACE_WORDS[order.indexOf(who)]}${left.length === 1 ? "" : " in each of them"}.`
      : `${capital(PLACE_WORDS[one - 1]!)} must be ${the(order[one - 1]!)}, and ${PLACE_WORDS[two - 1]} must be ${the(order[two - 1]!)}. In the order ${order.join(", ")}, which satisfies all the conditions, ${who} is ${PLACE_WORDS[order.indexOf(who)]}.`,
  }));
  const heads = [one, two].map((k) => capital(PLACE_WORDS[k - 1]!)) as [string, string];
  return {
    variant: `places/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(setting, rules)}\n\n${capital(the(given))} is scheduled to ${verb} ${PLACE_WORDS[place - 1]}. ${selectionOf(
      [heads[0], `the ${noun} ${setting.who} must ${verb} ${PLACE_WORDS[one - 1]}`],
      [heads[1], `the ${noun} ${setting.who} must ${verb} ${PLACE_WORDS[two - 1]}`],
    )}`,
    columns: heads,
    rows,
    keys: [others.indexOf(order[one - 1]!), others.indexOf(order[two - 1]!)] as const,
    solution: {
      idea: `Begin with the place that is given. Then look for the ${noun} with the fewest places left.`,
      steps: [
        `${capital(the(given))} is ${PLACE_WORDS[place - 1]}.`,
        ...atMost(
          6,
          derive(setting, extended(setting, rules), new Map([[given, place]]), [one, two]),
        ),
        `So ${the(order[one - 1]!)} must be ${PLACE_WORDS[one - 1]}, and ${the(order[two - 1]!)} must be ${PLACE_WORDS[two - 1]}.`,
      ],
      check: `The ${left.length === 1 ? "order" : "orders"} ${left.map((way) => way.join(", ")).join("; ")} ${left.length === 1 ? "satisfies" : "satisfy"} all the conditions. ${left.length === 1 ? "It is the only one" : `They are the only ${inWords(left.length)}`} with ${the(given)} ${PLACE_WORDS[place - 1]}.`,
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
  const orderWith = (who: string, place: number): readonly string[] =>
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
      text: capital(PLACE_WORDS[k - 1]!),
      value: k,
      why: `${placeWhy({ setting, rules, one: a, limit: early, order: orderWith(a, early) }, k)} ${placeWhy({ setting, rules, one: b, limit: late, order: orderWith(b, late), isLate: true }, k)}`,
    })),
    keys: [early - 1, late - 1] as const,
    solution: {
      idea: `Ask which ${noun}s must come before ${the(a)} and which must come after ${the(b)}. Then test the positions one by one.`,
      steps: atMost(8, [
        ...whyNot(setting, rules, a, range(1, early - 1)),
        `${capital(the(a))} can be ${PLACE_WORDS[early - 1]}: ${orderWith(a, early).join(", ")}.`,
        ...whyNot(setting, rules, b, range(late + 1, 6)),
        `${capital(the(b))} can be ${PLACE_WORDS[late - 1]}: ${orderWith(b, late).join(", ")}.`,
      ]),
      check: `The conditions, one by one, hold in ${placesIn(setting, rules, orderWith(a, early))} and in ${placesIn(setting, rules, orderWith(b, late))}.`,
      takeaway:
        "For an extreme position, find an order that reaches it, and show why the next position is impossible.",
    },
  };
}

interface Extreme {
  readonly setting: OrderSetting;
  readonly rules: readonly OrderRule[];
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
  const can = `${capital(who)} can be ${isLate ? "as late as" : "as early as"} ${PLACE_WORDS[limit - 1]}: ${order.join(", ")}.`;
  return k === limit
    ? `${can} As the steps show, no ${isLate ? "later" : "earlier"} position is possible.`
    : can;
}

/** Reads every condition, and goes through all orders. */
function ordersIn(stem: string): (readonly string[])[] {
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
      const left = all.filter((order) => order[PLACE_WORDS.indexOf(word)] === given);
      const must = (head: string): number[] =>
        rows.flatMap((row, r) =>
          left.every((order) => order[PLACE_WORDS.indexOf(head.toLowerCase())] === row) ? [r] : [],
        );
      return { first: must(columns[0]), second: must(columns[1]) };
    }
    const places = (head: string): number[] =>
      all.map((order) => order.indexOf(head.split(" ").at(-1)!));
    const rowAt = (place: number): number[] =>
      rows.flatMap((row, r) => (plain(row).toLowerCase() === PLACE_WORDS[place] ? [r] : []));
    return {
      first: rowAt(Math.min(...places(columns[0]))),
      second: rowAt(Math.max(...places(columns[1]))),
    };
  },
};
