import {
  choose,
  Fraction,
  fractionSlips,
  inWords,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly things: string;
  readonly thing: string;
  /** What some of them are ("are dead"), and what those are called ("dead batteries"). */
  readonly are: string;
  readonly is: string;
  readonly special: string;
  readonly done: string;
  readonly order: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "batteries",
    things: "batteries in a drawer",
    thing: "battery",
    are: "are dead",
    is: "is dead",
    special: "dead batteries",
    done: "tested",
    order: "All the batteries are tested one after another in random order.",
  },
  {
    name: "envelopes",
    things: "envelopes in a raffle",
    thing: "envelope",
    are: "hold a prize",
    is: "holds a prize",
    special: "envelopes with a prize",
    done: "opened",
    order: "All the envelopes are opened one after another in random order.",
  },
  {
    name: "songs",
    things: "songs on a playlist",
    thing: "song",
    are: "are sung in Zulu",
    is: "is sung in Zulu",
    special: "Zulu songs",
    done: "played",
    order: "All the songs are played, each once, in random order.",
  },
  {
    name: "crates",
    things: "crates in a shipment",
    thing: "crate",
    are: "are damaged",
    is: "is damaged",
    special: "damaged crates",
    done: "inspected",
    order: "All the crates are inspected one by one in random order.",
  },
  {
    name: "cards",
    things: "cards in a pile",
    thing: "card",
    are: "are red",
    is: "is red",
    special: "red cards",
    done: "turned over",
    order: "All the cards are turned over one by one in random order.",
  },
];

const PLACES = [
  "",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
] as const;

const FORMS = ["last", "first", "given place", "within"] as const;
type Form = (typeof FORMS)[number];

const ways = (n: number, k: number): string =>
  `$\\frac{${product(n, k)}}{${product(k, k)}} = ${choose(n, k)}$`;

const product = (n: number, factors: number): string =>
  range(0, factors - 1)
    .map((j) => n - j)
    .join(" \\cdot ");

const simple = (n: number, k: number): string =>
  k === 1 ? `$${n}$` : k === 0 ? "$1$" : ways(n, k);

/** n things, k of them special, in random order; t is the place in question. */
function solve(form: Form, n: number, k: number, t: number, s: Setting) {
  const many = s.special;
  const all = choose(n, k);
  const share = (count: number): Fraction => new Fraction(count, all);
  const place = PLACES[t]!;
  const [last, first, within] = [choose(t - 1, k - 1), choose(n - t, k - 1), choose(t, k)];
  const allWays = `The ${k} ${many} stand in ${k} of the ${n} places of the order: ${ways(n, k)} equally likely choices.`;
  const given = new Fraction(k, n);
  const another = k === 2 ? "The other one" : "Another of the three";
  const common: Wrong<Fraction>[] = [
    [
      share(1),
      "counts one order only",
      `Which ${k} places the ${many} take can be chosen in ${all} ways, and several of these fit.`,
    ],
    [
      given,
      "looks at one draw",
      `$\\frac{${k}}{${n}}$ is the probability that the ${s.thing} in one given place ${s.is}.`,
    ],
    [new Fraction(t, n), "compares places only", `The number of ${many}, ${k}, must enter, too.`],
    [new Fraction(1, n), "thinks of a single one", `There are ${k} ${many}, not one.`],
    [
      share(last),
      "takes the last for the first",
      `That is the probability that the last of the ${inWords(k)} comes ${place}.`,
    ],
    [
      share(first),
      "takes the first for the last",
      `That is the probability that the first of the ${inWords(k)} comes ${place}.`,
    ],
    [
      share(within),
      "lets it come earlier",
      `That is the probability that ${k === 2 ? "both" : "all three"} are among the first ${t}.`,
    ],
    [
      new Fraction(t - 1, n),
      "counts the places before",
      `The places before must be chosen for the other ${many}, and all choices number ${all}.`,
    ],
    [
      new Fraction(k, n - t + 1),
      "removes the earlier ones",
      `That would be right if all earlier ones were known not to be ${many}.`,
    ],
    [
      new Fraction(1, t),
      "counts places up to the one asked for",
      `Not all places up to ${t} are equally likely here.`,
    ],
  ];
  switch (form) {
    case "last":
      return {
        key: share(last),
        difficulty: k === 2 ? 8 : 9,
        question: `the last of the ${inWords(k)} ${many} is ${s.done} ${place}`,
        idea: `Only the places of the ${many} in the order matter, and all choices of ${k} places are equally likely.`,
        steps: [
          allWays,
          `The last is to be in place ${t}, so the other ${k - 1 === 1 ? "one is" : `${k - 1} are`} among the ${t - 1} before it: ${simple(t - 1, k - 1)} ${last === 1 ? "choice" : "choices"}.`,
          `The probability is $${texFraction(share(last))}$.`,
        ],
        check: `Over all places that the last can take, ${k} to ${n}, the probabilities add up to 1.`,
        slips: [common[6]!, common[5]!, ...common],
      };
    case "first":
      return {
        key: share(first),
        difficulty: k === 2 ? 7 : 8,
        question: `the first of the ${inWords(k)} ${many} is ${s.done} ${place}`,
        idea: `Only the places of the ${many} in the order matter, and all choices of ${k} places are equally likely.`,
        steps: [
          allWays,
          `The first is to be in place ${t}, so the other ${k - 1 === 1 ? "one is" : `${k - 1} are`} among the ${n - t} after it: ${simple(n - t, k - 1)} ${first === 1 ? "choice" : "choices"}.`,
          `The probability is $${texFraction(share(first))}$.`,
        ],
        check: `Step by step: ${t - 1} times none, then one, with one fewer left each time.`,
        slips: [
          common[4]!,
          [
            new Fraction(choose(n - t + 1, k), all),
            "requires only none before",
            `That is the probability of none among the first ${t - 1}; then one must follow at once.`,
          ],
          ...common,
        ] satisfies Wrong<Fraction>[],
      };
    case "within":
      return {
        key: share(within),
        difficulty: 6,
        question: `${k === 2 ? "both" : "all three"} ${many} are among the first ${inWords(t)} to be ${s.done}`,
        idea: `Only the places of the ${many} in the order matter, and all choices of ${k} places are equally likely.`,
        steps: [
          allWays,
          `All within the first ${t} places: ${simple(t, k)} ${within === 1 ? "choice" : "choices"}.`,
          `The probability is $${texFraction(share(within))}$.`,
        ],
        check: `One after the other: $${range(0, k - 1)
          .map((j) => `\\frac{${t - j}}{${n - j}}`)
          .join(" \\cdot ")} = ${texFraction(share(within))}$.`,
        slips: [
          [
            new Fraction(t ** k, n ** k),
            "puts them back",
            `After one has its place, ${t - 1} of ${n - 1} places are left for the next.`,
          ],
          ...common,
          [
            new Fraction(t, n).times(given),
            "multiplies two shares",
            `Each of the ${k} needs a place among the first ${t}, one after the other.`,
          ],
          [
            new Fraction(1).minus(share(choose(n - t, k))),
            "takes at least one for all",
            `That is the probability that at least one of them is among the first ${t}.`,
          ],
        ] satisfies Wrong<Fraction>[],
      };
    case "given place": {
      return {
        key: given,
        difficulty: 5,
        question: `the ${s.thing} ${s.done} ${place} ${s.is}`,
        idea: `Nothing is known of those before it, so every place in the order is as good as the first.`,
        steps: [
          `Each of the ${n} is equally likely to be ${s.done} ${place}.`,
          `${k} of the ${n} are ${many}, so the probability is $\\frac{${k}}{${n}}${given.bottom === n ? "" : ` = ${texFraction(given)}`}$.`,
        ],
        check: `Working through all cases of what came before gives the same, with much more work.`,
        slips: [
          [
            new Fraction(k, n - t + 1),
            `removes ${t - 1} others`,
            `That supposes that none of the ${many} came before, which nobody said.`,
          ],
          [share(first), "requires it to be the first one", `${another} may have come before it.`],
          ...(k - t + 1 > 0
            ? [
                [
                  new Fraction(k - t + 1, n - t + 1),
                  `removes ${t - 1} ${many}`,
                  `That supposes that all ${t - 1} before it were ${many}.`,
                ] satisfies Wrong<Fraction>,
              ]
            : []),
          [
            new Fraction(k * (n - k), n * (n - 1)),
            "multiplies two draws",
            `What came before may be anything; add up all cases and $\\frac{${k}}{${n}}$ is left.`,
          ],
          [new Fraction(1, n), "thinks of a single one", `Any of the ${k} may be in that place.`],
          [share(last), "requires it to be the last one", `${another} may come after it.`],
          [
            new Fraction(t, n),
            "takes the place for the number",
            `The place does not matter; the number of ${many} does.`,
          ],
          [
            new Fraction(k, n - 1),
            "removes one",
            `Nothing is known of those before it, so all ${n} are possible.`,
          ],
          [
            new Fraction(k - 1, n - 1),
            "removes a special one",
            `Nothing is known of those before it, so all ${n} are possible.`,
          ],
        ] satisfies Wrong<Fraction>[],
      };
    }
  }
}

export const template: ProblemTemplate = {
  id: "found-on-a-later-draw",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "Things are drawn one by one without replacement: choose the places of the special ones in the order.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const setting = rng.pick(SETTINGS);
    const [n, k] = [rng.int(5, 10), rng.pick([2, 2, 3])];
    const [earliest, latest] = [
      form === "last" || form === "within" ? k + 1 : 3,
      Math.min(n - 2, 8),
    ];
    if (earliest > latest) return null;
    const t = rng.int(earliest, latest);
    const solved = solve(form, n, k, t, setting);
    const { key, difficulty, question, idea, steps, check } = solved;
    const slips: readonly Wrong<Fraction>[] = solved.slips;
    if (key.bottom > 60) return null;
    const fitting = (key.top * choose(n, k)) / key.bottom;
    const reason =
      form === "given place"
        ? steps.at(-1)!
        : `The favorable choices of places number ${fitting} of ${choose(n, k)}.`;
    return {
      variant: `${form}/${setting.name}`,
      context: "real",
      // A given place is 5 (nothing to compute, once seen), within 6, first 7, last 8; three
      // special ones +1.
      difficulty,
      stem: `Of the ${n} ${setting.things}, ${inWords(k)} ${setting.are}. ${setting.order} What is the probability that ${question}?`,
      key: { text: `$${texFraction(key)}$`, value: key.value, why: reason },
      slips: fractionSlips(
        slips,
        (value) => value.value > 0 && value.value < 1 && value.bottom <= 125,
      ),
      solution: { idea, steps, check },
    };
  },

  /** Lists all orders of special and other things. */
  check({ stem, options }) {
    const text = plain(stem);
    const [total, number] = read(text, /^Of the (\d+) [a-z ]+, (two|three) /);
    const [n, k] = [Number(total), number === "two" ? 2 : 3];
    const orders = range(0, 2 ** n - 1)
      .map((bits) => bits.toString(2).padStart(n, "0"))
      .filter((order) => order.replaceAll("0", "").length === k);
    const question = text.slice(text.indexOf("What is the probability"));
    const within = /among the first (\w+) to be/.exec(question)?.[1];
    const at = PLACES.findIndex(
      (place) => place !== "" && question.replace(/the first of/, "").includes(` ${place}`),
    );
    const holds = (order: string): boolean => {
      if (within)
        return order.lastIndexOf("1") < [...range(0, 12)].findIndex((x) => inWords(x) === within);
      if (question.includes("the last of")) return order.lastIndexOf("1") === at - 1;
      if (question.includes("the first of")) return order.indexOf("1") === at - 1;
      return order[at - 1] === "1";
    };
    if (!within && at < 1) throw new Error(`No place can be read: ${text}`);
    const right = new Fraction(orders.filter(holds).length, orders.length);
    return options.flatMap((option, place) => (valueOf(option).equals(right) ? [place] : []));
  },
};
