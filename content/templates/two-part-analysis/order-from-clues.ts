import {
  type Choice,
  listed,
  plain,
  range,
  read,
  type Rng,
  selectionOf,
  type TwoPartTemplate,
} from "@theta/items/template";

/** A rule about places from 1, as it is said and as it is meant. */
interface Rule {
  readonly text: string;
  readonly holds: (at: ReadonlyMap<string, number>) => boolean;
}

const SETTINGS = [
  {
    name: "talks",
    opening: "speakers will give presentations at a conference, one after another",
    verb: "speak",
    noun: "speaker",
  },
  {
    name: "tests",
    opening: "devices will be tested in a laboratory, one after another",
    verb: "be tested",
    noun: "device",
  },
  {
    name: "trucks",
    opening: "trucks will be loaded at a warehouse, one after another",
    verb: "be loaded",
    noun: "truck",
  },
] as const;
const LETTERS = ["P", "Q", "R", "S", "T", "U"];

/** All rules that a sentence can say; the checker reads the same sentences. */
const FORMS: readonly {
  readonly say: (a: string, b: string, verb: string, noun: string) => string;
  readonly holds: (i: number, j: number) => boolean;
}[] = [
  { say: (a, b, verb) => `${a} must ${verb} before ${b}.`, holds: (i, j) => i < j },
  {
    say: (a, b, verb) => `${a} must ${verb} immediately after ${b}.`,
    holds: (i, j) => i === j + 1,
  },
  {
    say: (a, b, verb, noun) => `Exactly one other ${noun} must ${verb} between ${a} and ${b}.`,
    holds: (i, j) => Math.abs(i - j) === 2,
  },
  {
    say: (a, b, verb) => `${a} and ${b} cannot ${verb} consecutively.`,
    holds: (i, j) => Math.abs(i - j) !== 1,
  },
];

function ruleOf(text: string, form: number, a: string, b: string): Rule {
  return { text, holds: (at) => FORMS[form]!.holds(at.get(a)!, at.get(b)!) };
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

function drawRules(rng: Rng, names: readonly string[], verb: string, noun: string): Rule[] {
  const forms = [0, 0, ...rng.sample([1, 2, 3], 2)];
  const pairs = rng.sample(
    names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const)),
    forms.length,
  );
  const apart = new Set(pairs.map(([a, b]) => [a, b].toSorted().join())).size === pairs.length;
  return apart
    ? pairs.map(([a, b], k) => ruleOf(FORMS[forms[k]!]!.say(a, b, verb, noun), forms[k]!, a, b))
    : [];
}

function opened(names: readonly string[], opening: string, rules: readonly Rule[]): string {
  const many = names.length === 5 ? "Five" : "Six";
  return `${many} ${opening}. They are identified as ${listed(names)}, and the order must satisfy the following conditions.\n\n${rules.map(({ text }) => `- ${text}`).join("\n")}`;
}

/** With one place given, who must have two others. */
function askPlaces(rng: Rng) {
  const { name, opening, verb, noun } = rng.pick(SETTINGS);
  const names = LETTERS.slice(0, 5);
  const rules = drawRules(rng, names, verb, noun);
  if (rules.length === 0) return null;
  const [given, place] = [rng.pick(names), rng.int(1, 5)];
  const all = possible(names, rules);
  const left = all.filter((order) => order[place - 1] === given);
  const fixed = range(1, 5).filter(
    (k) => k !== place && new Set(left.map((order) => order[k - 1])).size === 1,
  );
  const open = fixed.filter((k) => new Set(all.map((order) => order[k - 1])).size > 2);
  if (left.length === 0 || left.length > 2 || open.length < 2) return null;
  const [one, two] = rng.sample(open, 2).toSorted((a, b) => a - b) as [number, number];
  const order = left[0]!;
  const rows = names.map((who): Choice => ({
    text: capitalOf(noun, who),
    why: [one, two].some((k) => order[k - 1] === who)
      ? `In every order that is left, ${who} is ${WORDS[order.indexOf(who)]}.`
      : `In the order ${order.join(", ")}, ${who} is ${WORDS[order.indexOf(who)]}.`,
  }));
  const heads = [one, two].map((k) => capital(WORDS[k - 1]!)) as [string, string];
  return {
    variant: `places/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(names, opening, rules)}\n\nSuppose that ${given} will ${verb} ${WORDS[place - 1]}. ${selectionOf(
      [heads[0], `the ${noun} that must then ${verb} ${WORDS[one - 1]}`],
      [heads[1], `the ${noun} that must then ${verb} ${WORDS[two - 1]}`],
    )}`,
    columns: heads,
    rows,
    keys: [names.indexOf(order[one - 1]!), names.indexOf(order[two - 1]!)] as const,
    solution: {
      idea: "Begin with the place that is given, and place the pair that is tied most closely.",
      steps: [
        `${given} is ${WORDS[place - 1]}.`,
        `With the conditions, ${left.length === 1 ? "only one order is" : "only two orders are"} left: ${listed(
          left.map((way) => way.join(", ")),
          "or",
        )}.`,
        `So ${order[one - 1]} must be ${WORDS[one - 1]} and ${order[two - 1]} must be ${WORDS[two - 1]}.`,
      ],
      check: `Test the order ${order.join(", ")} with each of the ${rules.length} conditions.`,
      takeaway: "Place the items that are tied together first. Few places are left for them.",
    },
  };
}

/** How early one can be, and how late another can be. */
function askExtremes(rng: Rng) {
  const { name, opening, verb, noun } = rng.pick(SETTINGS);
  const names = LETTERS.slice(0, 6);
  const rules = drawRules(rng, names, verb, noun);
  if (rules.length === 0) return null;
  const [a, b] = rng.sample(names, 2) as [string, string];
  const all = possible(names, rules);
  if (all.length < 3) return null;
  const early = Math.min(...all.map((order) => order.indexOf(a) + 1));
  const late = Math.max(...all.map((order) => order.indexOf(b) + 1));
  if (early < 2 || late > 5 || early === late || (early === 2 && late === 5)) return null;
  const example = (who: string, place: number): string =>
    all.find((order) => order[place - 1] === who)!.join(", ");
  return {
    variant: `extremes/${name}`,
    context: "real" as const,
    difficulty: 5,
    stem: `${opened(names, opening, rules)}\n\n${selectionOf(
      [`Earliest for ${a}`, `the earliest position in the order that is possible for ${a}`],
      [`Latest for ${b}`, `the latest position in the order that is possible for ${b}`],
    )}`,
    columns: [`Earliest for ${a}`, `Latest for ${b}`] as [string, string],
    rows: range(1, 6).map((k): Choice => ({
      text: capital(WORDS6[k - 1]!),
      value: k,
      why:
        k === early
          ? `${example(a, k)} is possible, and ${a} cannot be earlier.`
          : k === late
            ? `${example(b, k)} is possible, and ${b} cannot be later.`
            : `${a} ${k < early ? "cannot be this early" : "can be earlier than this"}, and ${b} ${k > late ? "cannot be this late" : "can be later than this"}.`,
    })),
    keys: [early - 1, late - 1] as const,
    solution: {
      idea: `Count which ${noun}s must come before ${a} and which must come after ${b}.`,
      steps: [
        `${a} is ${WORDS6[early - 1]} in the order ${example(a, early)}. No order that satisfies the conditions has ${a} earlier.`,
        `${b} is ${WORDS6[late - 1]} in the order ${example(b, late)}. No order that satisfies the conditions has ${b} later.`,
      ],
      check: `Try to move ${a} one position forward and ${b} one position back: a condition is violated each time.`,
      takeaway:
        "For an extreme position, find an order that reaches it, and show why the next position is impossible.",
    },
  };
}

const WORDS = ["first", "second", "third", "fourth", "last"];
const WORDS6 = ["first", "second", "third", "fourth", "fifth", "sixth"];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const capitalOf = (noun: string, who: string): string => `${capital(noun)} ${who}`;

/** Reads every condition, and goes through all orders. */
function ordersIn(stem: string): string[][] {
  const names = LETTERS.slice(0, stem.startsWith("Five") ? 5 : 6);
  const { verb, noun } = SETTINGS.find(({ opening }) => stem.includes(opening))!;
  const rules = Array.from(stem.matchAll(/^- (.*)$/gm), ([, text]) => {
    const [a, b] = text!.match(/\b[P-U]\b/g) as unknown as [string, string];
    return ruleOf(
      text!,
      FORMS.findIndex(({ say }) => say(a, b, verb, noun) === text),
      a,
      b,
    );
  });
  return possible(names, rules);
}

export const template: TwoPartTemplate = {
  id: "order-from-clues",
  format: "two-part-analysis",
  kind: "non-math",
  pattern: "Conditions on an order: who must be where, or how early and how late somebody can be.",

  make(rng) {
    return rng.pick([askPlaces, askExtremes])(rng);
  },

  check({ stem, columns, rows }) {
    const all = ordersIn(stem);
    if (stem.includes("Suppose")) {
      const [given, word] = read(stem, /Suppose that (\w) will .*?(\w+)\. Select/) as [
        string,
        string,
      ];
      const left = all.filter((order) => order[WORDS.indexOf(word)] === given);
      const must = (head: string): number[] =>
        rows.flatMap((row, r) =>
          left.every((order) => order[WORDS.indexOf(head.toLowerCase())] === row.at(-1)) ? [r] : [],
        );
      return { first: must(columns[0]), second: must(columns[1]) };
    }
    const places = (head: string): number[] => all.map((order) => order.indexOf(head.at(-1)!));
    const rowAt = (place: number): number[] =>
      rows.flatMap((row, r) => (plain(row).toLowerCase() === WORDS6[place] ? [r] : []));
    return {
      first: rowAt(Math.min(...places(columns[0]))),
      second: rowAt(Math.max(...places(columns[1]))),
    };
  },
};
