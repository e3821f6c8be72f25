import {
  choose,
  inWords,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly things: string;
  readonly one: string;
  readonly who: string;
  readonly each: string;
  readonly verb: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "tickets",
    things: "identical concert tickets",
    one: "ticket",
    who: "nieces",
    each: "niece",
    verb: "gets",
  },
  {
    name: "crates",
    things: "identical crates",
    one: "crate",
    who: "warehouses",
    each: "warehouse",
    verb: "receives",
  },
  {
    name: "seedlings",
    things: "identical seedlings",
    one: "seedling",
    who: "flower beds",
    each: "flower bed",
    verb: "gets",
  },
  {
    name: "shifts",
    things: "one-hour shifts, all alike,",
    one: "shift",
    who: "volunteers",
    each: "volunteer",
    verb: "takes",
  },
  {
    name: "coins",
    things: "gold coins, all alike,",
    one: "coin",
    who: "heirs",
    each: "heir",
    verb: "receives",
  },
];

const FORMS = [
  "at least one",
  "none needed",
  "at least two",
  "not all used",
  "no more than",
  "equation",
] as const;
type Form = (typeof FORMS)[number];

const fraction = (n: number, k: number): string => {
  const product = (from: number): string =>
    range(0, k - 1)
      .map((j) => from - j)
      .join(" \\cdot ");
  return `\\frac{${product(n)}}{${product(k)}} = ${choose(n, k)}`;
};

/** Ways to write n as a sum of k positive terms in any order. */
function partitions(n: number, k: number): number {
  if (k === 0) return n === 0 ? 1 : 0;
  return n < k ? 0 : partitions(n - 1, k - 1) + partitions(n - k, k);
}

/** What people forget who only make sure that everyone has something. */
const EVERYONE: Partial<Record<Form, string>> = {
  "at least two": "requires only one for each",
  "not all used": "hands out everything",
  "no more than": "forgets the upper limit",
};

interface Answer {
  readonly key: number;
  readonly difficulty: number;
  readonly rule: string;
  readonly steps: string[];
  readonly check: string;
  readonly own: Wrong[];
}

/** n things among k; `cap` is the most that one may have, if there is a limit. */
function solve(form: Form, n: number, k: number, cap: number, s: Setting): Answer {
  const { one, each, verb } = s;
  const bars = k - 1;
  const free = choose(n + bars, bars);
  const some = choose(n - 1, bars);
  const dividers = `Lay the ${n} in a row and set ${bars} dividers between the shares`;
  const reserve = (least: number): string =>
    `First hand out ${least} to each: $${n} - ${least * k} = ${n - least * k}$ are left to be shared freely.`;
  const loose = (left: number): string =>
    `${left} things and ${bars} dividers in a row: $${fraction(left + bars, bars)}$ orders.`;
  const isEquation = form === "equation";
  const zero: Wrong = [
    free,
    isEquation ? "lets a term be 0" : "lets some go without",
    isEquation
      ? `${free} counts also the cases in which a number is 0, which is not positive.`
      : `${free} counts also the ways in which someone has none.`,
  ];
  const everyone: Wrong = [
    some,
    EVERYONE[form] ?? "gives everyone at least one",
    `${some} is the number of ways to hand out all ${n} with at least one for everyone and no other rule.`,
  ];
  const gap: Wrong = [
    choose(n, bars),
    "counts the gaps wrongly",
    `In a row of ${n} there are ${n - 1} gaps.`,
  ];
  const unordered = (least: number): Wrong => [
    partitions(n - (least - 1) * k, k),
    "ignores the order of the shares",
    isEquation
      ? "The same numbers in another order count as different."
      : "It makes a difference who has which number.",
  ];
  switch (form) {
    case "at least one":
    case "equation":
      return {
        key: some,
        difficulty: form === "equation" ? 7 : 6,
        rule: `each ${each} ${verb} at least one ${one}`,
        steps: [
          `${dividers}: with at least one each, every divider takes another of the ${n - 1} gaps.`,
          `Choose ${bars} of ${n - 1} gaps: $${fraction(n - 1, bars)}$.`,
        ],
        check: `A small case: 4 into 3 shares gives 3 ways, which are 2, 1, and 1 in some order.`,
        own: [zero, gap, unordered(1)],
      };
    case "none needed":
      return {
        key: free,
        difficulty: 7,
        rule: `some of the ${s.who} may get none`,
        steps: [`${dividers}; dividers may now stand side by side.`, loose(n)],
        check: `With at least one each there would be fewer: ${some}.`,
        own: [
          everyone,
          [
            choose(n + 1, bars),
            "puts every divider into a gap of its own",
            "Two dividers may stand side by side, with an empty share between them.",
          ],
          unordered(0),
        ],
      };
    case "at least two":
      return {
        key: choose(n - 2 * k + bars, bars),
        difficulty: 8,
        rule: `each ${each} ${verb} at least two ${one}s`,
        steps: [reserve(2), loose(n - 2 * k)],
        check: `The fixed part of each share changes nothing in the count.`,
        own: [
          everyone,
          zero,
          [
            choose(n - 2 * k - 1, bars),
            "requires one more for each",
            `After two are handed out to each, nobody needs any more.`,
          ],
          unordered(2),
        ],
      };
    case "not all used":
      return {
        key: choose(n, k),
        difficulty: 9,
        rule: `each ${each} ${verb} at least one ${one}, but some of the ${n} may be kept back`,
        steps: [
          `Let what is kept back be one more share, which may be empty: ${k + 1} shares and ${k} dividers.`,
          `Give the last share one more thing, so that all ${k + 1} have at least one: choose ${k} of the ${n} gaps among ${n + 1} things, $${fraction(n, k)}$.`,
        ],
        check: `It is the sum for ${k} to ${n} things handed out, of which the last alone is ${some}.`,
        own: [
          everyone,
          [choose(n - 1, k), "keeps back at least one", `All ${n} may be handed out, too.`],
          zero,
          [choose(n + k, k), "lets some go without", `Everyone must have at least one.`],
        ],
      };
    case "no more than": {
      // Only one share at a time can be too large, because twice the cap plus what all need exceeds
      // n.
      const over = choose(n - cap - 1, bars);
      return {
        key: some - k * over,
        difficulty: 9,
        rule: `each ${each} ${verb} at least one and at most ${inWords(cap)} ${one}s`,
        steps: [
          `With at least one each: $${fraction(n - 1, bars)}$.`,
          `Too many for a certain one: hand out ${cap} to that one beforehand, and $${n} - ${cap} = ${n - cap}$ are shared with at least one each: ${over} ${over === 1 ? "way" : "ways"}.`,
          `Only one of the ${k} can have too many: $${some} - ${k} \\cdot ${over} = ${some - k * over}$.`,
        ],
        check: `Two with more than ${cap} each would need at least ${2 * cap + 2 + k - 2}, more than ${n}.`,
        own: [
          everyone,
          [some - over, "looks at one share only", `Any of the ${k} could have too many.`],
          zero,
          [
            k * over,
            "counts what is excluded",
            `${k * over} ${k * over === 1 ? "is" : "are"} the ways in which someone has too many.`,
          ],
          [
            some - k * choose(n - cap, bars),
            "excludes the most that is allowed",
            `Exactly ${cap} for one is allowed; only more is too many.`,
          ],
          [
            some - k,
            "takes away one way for each",
            `With too many for one, the others can still share in ${over} ${over === 1 ? "way" : "ways"}.`,
          ],
        ],
      };
    }
  }
}

function drawNumbers(rng: Rng) {
  const form = rng.pick(FORMS);
  const setting = rng.pick(SETTINGS);
  const k = rng.pick([3, 3, 4]);
  const n = rng.int(form === "at least two" ? 2 * k + 2 : k + 2, k === 3 ? 13 : 10);
  const cap = rng.int(3, 6);
  const { key, difficulty, rule, steps, check, own } = solve(form, n, k, cap, setting);
  if (key < 6 || key > 300) return null;
  if (form === "no more than" && (n - cap - 1 < k - 1 || 2 * cap + k <= n)) return null;
  const letters = ["x", "y", "z", "w"].slice(0, k);
  const tuple = { 3: "triples", 4: "quadruples" }[k]!;
  const stem =
    form === "equation"
      ? rng.pick([
          `How many ordered ${tuple} $(${letters.join(", ")})$ of positive integers satisfy $${letters.join(" + ")} = ${n}$?`,
          `In how many different ways can ${n} be written as a sum of ${inWords(k)} positive integers, if sums with the same terms in another order are counted as different?`,
        ])
      : `In how many different ways can ${n} ${setting.things} be distributed among ${k} ${setting.who} if ${rule}?`;
  return { form, setting, k, n, key, difficulty, steps, check, own, stem };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({ k, n, key, steps, own }: Numbers): ProblemOptions {
  const bars = k - 1;
  const slips: Wrong[] = [
    ...own,
    [
      k ** n,
      "treats the things as different",
      `That lets each of the ${n} go to any of the ${k}, but only the numbers count.`,
    ],
    [
      choose(n, k),
      `chooses ${k} of the ${n}`,
      `The shares are numbers of things; nothing is chosen from the ${n}.`,
    ],
    [choose(n - 1, k), "sets one divider too many", `${bars} dividers make ${k} shares.`],
    [choose(n + bars, k), "sets one divider too many", `${bars} dividers make ${k} shares.`],
    [
      key * (k === 3 ? 6 : 24),
      "counts orders twice",
      `Which share belongs to whom is already counted.`,
    ],
    [n * k, "multiplies the numbers", `${n} times ${k} counts pairs of a thing and a receiver.`],
    [
      choose(n - k, bars),
      "loses what was handed out",
      `After one is handed out to each, ${n - k} things and ${bars} dividers remain.`,
    ],
  ];
  return {
    key: { text: String(key), value: key, why: steps.at(-1)! },
    slips: slipsFrom(slips, (value) => value > 1 && value <= 8 * key && value * 12 >= key),
  };
}

export const template: ProblemTemplate = {
  id: "shared-in-whole-numbers",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Identical things are shared out: a share-out is a row of things with dividers.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, setting, difficulty, steps, check, stem } = numbers;
    return {
      variant:
        form === "equation"
          ? `equation/${stem.startsWith("How") ? "tuples" : "sums"}`
          : `${form}/${setting.name}`,
      context: form === "equation" ? "pure" : "real",
      // Gaps are 6 (as an equation 7), none needed 7, two each 8, kept back or capped 9.
      difficulty,
      stem,
      ...optionsOf(numbers),
      solution: {
        idea: "Only the sizes of the shares matter: picture the things in a row, with dividers between the shares.",
        steps,
        check,
      },
    };
  },

  /** Lists all ways to share. */
  check({ stem, options }) {
    const text = plain(stem);
    const isSum = text.includes("written as a sum");
    const isEquation = isSum || text.includes("ordered");
    const [n, k] = isSum
      ? (read(text, /can (\d+) be written as a sum of (three|four)/).map(
          (x) => ({ three: 3, four: 4 })[x] ?? Number(x),
        ) as [number, number])
      : isEquation
        ? [Number(read(text, /= (\d+)/)[0]), text.includes("triples") ? 3 : 4]
        : (read(text, /can (\d+) .*? among (\d+) /).map(Number) as [number, number]);
    const least =
      isEquation || text.includes("at least one") ? 1 : text.includes("at least two") ? 2 : 0;
    const cap = /at most (\w+)/.exec(text)?.[1];
    const most = cap ? ["zero", "one", "two", "three", "four", "five", "six"].indexOf(cap) : n;
    const waysFor = (left: number, shares: number): number =>
      shares === 0
        ? left === 0 || text.includes("kept back")
          ? 1
          : 0
        : range(least, Math.min(most, left)).reduce(
            (all, own) => all + waysFor(left - own, shares - 1),
            0,
          );
    const found = waysFor(n, k);
    return options.flatMap((option, place) => (Number(option) === found ? [place] : []));
  },
};
