import {
  capital,
  Fraction,
  fractionSlips,
  fractionText,
  ONE,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  type Solution,
  texFraction,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly pair: string;
  readonly first: string;
  readonly second: string;
  readonly is: string;
  readonly are: string;
  readonly not: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "ferry",
    pair: "a ferry and a bus",
    first: "the ferry",
    second: "the bus",
    is: "is late",
    are: "are late",
    not: "is not late",
  },
  {
    name: "grants",
    pair: "two grant proposals, one for a museum and one for a park,",
    first: "the museum's proposal",
    second: "the park's proposal",
    is: "is funded",
    are: "are funded",
    not: "is not funded",
  },
  {
    name: "seeds",
    pair: "a bean and a sunflower seed",
    first: "the bean",
    second: "the sunflower seed",
    is: "sprouts",
    are: "sprout",
    not: "does not sprout",
  },
  {
    name: "ovens",
    pair: "an old oven and a new oven",
    first: "the old oven",
    second: "the new oven",
    is: "is free",
    are: "are free",
    not: "is not free",
  },
  {
    name: "radio",
    pair: "a radio station and a newspaper",
    first: "the radio station",
    second: "the newspaper",
    is: "reports the concert",
    are: "report the concert",
    not: "does not report it",
  },
  {
    name: "singers",
    pair: "two singers, Amina and Tomas,",
    first: "Amina",
    second: "Tomas",
    is: "is selected",
    are: "are selected",
    not: "is not selected",
  },
];

const SHARES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [5, 6],
].map(([top, bottom]) => new Fraction(top!, bottom));

type Given = "any" | "exactly" | "same-any" | "same-none";
type Asked = "second" | "both" | "exactly" | "neither";

/** The probabilities of everything that can be said about two independent events. */
function chancesOf(p: Fraction, q: Fraction) {
  const both = p.times(q);
  const neither = ONE.minus(p).times(ONE.minus(q));
  return {
    first: p,
    second: q,
    both,
    neither,
    any: ONE.minus(neither),
    exactly: ONE.minus(neither).minus(both),
  };
}

function slipsOf(p: Fraction, q: Fraction, given: Given, asked: Asked, setting: Setting): Slip[] {
  const { both, neither, any, exactly } = chancesOf(p, q);
  const { second, is, are, not } = setting;
  const told = given === "exactly" ? exactly : given === "same-none" ? neither : any;
  const isSame = given.startsWith("same");
  const all: [Fraction, string, string][] = [
    ...(isSame
      ? ([
          [
            told.times(new Fraction(1, 2)),
            "halves the given probability",
            `Halving ${fractionText(told)} treats the two as if they could never agree; independent probabilities multiply.`,
          ],
          [
            ONE.minus(told).times(new Fraction(1, 2)),
            "halves what is left",
            `$1 - ${texFraction(told)}$ comes from the product of two equal factors; it asks for a square root, not for a half.`,
          ],
        ] as [Fraction, string, string][])
      : ([
          [
            told.minus(p),
            "subtracts the probabilities",
            `$${texFraction(told)} - ${texFraction(p)}$ would be right if the two could never happen together.`,
          ],
          [
            told.times(p),
            "multiplies the two given numbers",
            `${fractionText(told)} is not the probability of ${second}, so its product with ${fractionText(p)} answers nothing.`,
          ],
          [
            told.times(ONE.minus(p)),
            "multiplies by the chance of failing",
            `${fractionText(told)} already contains what the first of the two does; multiplying it by $1 - ${texFraction(p)}$ uses that twice.`,
          ],
          [
            ONE.minus(told.minus(p)),
            "subtracts, then turns around",
            `The difference $${texFraction(told)} - ${texFraction(p)}$ is no probability of ${second}, and neither is 1 minus it.`,
          ],
        ] as [Fraction, string, string][])),
    [
      ONE.minus(q),
      "takes the opposite",
      `That is the probability that ${isSame ? "a given one of them" : second} ${not}; go one step further.`,
    ],
    [
      q,
      "answers for one of the two",
      `That is the probability that ${isSame ? "a given one of them" : second} ${is}; read once more what is asked.`,
    ],
    [
      ONE.minus(told),
      "takes 1 minus the given number",
      `$1 - ${texFraction(told)}$ is the opposite of what the stem tells, a step on the way.`,
    ],
    [both, "asks for both", `That is the probability that both ${are}.`],
    [exactly, "asks for exactly one", `That is the probability that exactly one ${is}.`],
    [
      exactly.times(new Fraction(1, 2)),
      "counts one order only",
      `Exactly one can be either the first or the second; this halves that probability.`,
    ],
    [neither, "asks for neither", `That is the probability that neither ${is}.`],
  ];
  const target = chancesOf(p, q)[asked];
  return fractionSlips(
    all,
    (value) =>
      value.value > 0 &&
      value.value < 1 &&
      !value.equals(target) &&
      !value.equals(told) &&
      value.bottom <= 100,
  );
}

function drawChances(rng: Rng, given: Given): [Fraction, Fraction] | null {
  const p = rng.pick(SHARES);
  const q = given.startsWith("same") ? p : rng.pick(SHARES);
  // If the first is one half, "exactly one" says nothing about the second.
  if (given === "exactly" && p.bottom === 2) return null;
  if (!given.startsWith("same") && p.equals(q)) return null;
  return chancesOf(p, q).neither.bottom <= 36 ? [p, q] : null;
}

function drawNumbers(rng: Rng) {
  const given = rng.pick(["any", "any", "exactly", "same-any", "same-none"] as const);
  const isSame = given.startsWith("same");
  const asked: Asked = isSame
    ? rng.pick(["both", "exactly", "second"] as const)
    : rng.pick(
        given === "any"
          ? (["second", "second", "both", "exactly"] as const)
          : (["second", "both", "neither"] as const),
      );
  const chances = drawChances(rng, given);
  if (!chances) return null;
  const [p, q] = chances;
  const all = chancesOf(p, q);
  const setting = rng.pick(SETTINGS);
  const { is } = setting;
  const told = {
    any: all.any,
    exactly: all.exactly,
    "same-any": all.any,
    "same-none": all.neither,
  }[given];
  const event = {
    any: `at least one of them ${is}`,
    "same-any": `at least one of them ${is}`,
    exactly: `exactly one of them ${is}`,
    "same-none": `neither of them ${is}`,
  }[given];
  return { given, isSame, asked, chances, all, setting, told, event };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({ isSame, asked, chances, setting, told, event }: Numbers, rng: Rng): string {
  const [p] = chances;
  const { pair, first, second, is, are } = setting;
  const question = {
    second: isSame ? `${first} ${is}` : `${second} ${is}`,
    both: `both of them ${are}`,
    exactly: `exactly one of them ${is}`,
    neither: `neither of them ${is}`,
  }[asked];
  const facts = isSame
    ? `Each ${is} with the same probability, and the probability that ${event} is ${fractionText(told)}.`
    : rng.pick([
        `The probability that ${first} ${is} is ${fractionText(p)}, and the probability that ${event} is ${fractionText(told)}.`,
        `The probability that ${event} is ${fractionText(told)}; the probability that ${first} ${is} is ${fractionText(p)}.`,
      ]);
  const opening = rng.pick([
    `${capital(pair)} ${are} independently of each other.`,
    `Given ${pair.replace(/,$/, "")}, whether one ${is} is independent of whether the other ${is}.`,
  ]);
  return `${opening} ${facts} What is the probability that ${question}?`;
}

function solutionOf({ given, isSame, asked, chances, all, setting, told }: Numbers): Solution {
  const [p, q] = chances;
  const { second } = setting;
  const noP = ONE.minus(p);
  const find: string[] = isSame
    ? [
        given === "same-any"
          ? `Neither happens with probability $1 - ${texFraction(told)} = ${texFraction(all.neither)}$.`
          : `With probability ${fractionText(told)} both fail.`,
        `If each has probability $p$, then $(1 - p)^2 = ${texFraction(all.neither)}$, so $1 - p = ${texFraction(noP)}$ and $p = ${texFraction(p)}$.`,
      ]
    : given === "any"
      ? [
          `Both fail with probability $1 - ${texFraction(told)} = ${texFraction(all.neither)}$.`,
          `If $q$ belongs to ${second}, then $${texFraction(noP)}(1 - q) = ${texFraction(all.neither)}$, so $1 - q = ${texFraction(ONE.minus(q))}$ and $q = ${texFraction(q)}$.`,
        ]
      : [
          `If $q$ belongs to ${second}, exactly one happens with probability $${texFraction(p)}(1 - q) + ${texFraction(noP)}q$, which is ${fractionText(told)}.`,
          `That is $${texFraction(p)} ${noP.minus(p).top < 0 ? "-" : "+"} ${texFraction(new Fraction(Math.abs(noP.minus(p).top), noP.minus(p).bottom))}q = ${texFraction(told)}$, so $q = ${texFraction(q)}$.`,
        ];
  const last = {
    second: [],
    both: [`Both: $${texFraction(p)} \\times ${texFraction(q)} = ${texFraction(all.both)}$.`],
    exactly: [
      `Exactly one: $${texFraction(p)} \\times ${texFraction(ONE.minus(q))} + ${texFraction(noP)} \\times ${texFraction(q)} = ${texFraction(all.exactly)}$.`,
    ],
    neither: [
      `Neither: $${texFraction(noP)} \\times ${texFraction(ONE.minus(q))} = ${texFraction(all.neither)}$.`,
    ],
  }[asked];
  return {
    idea:
      given === "exactly"
        ? "Write the one known probability as an equation in the unknown one, case by case."
        : isSame
          ? "Failing is independent and equally likely for the two, so the probability that both fail is a square."
          : "At least one happens unless both fail, and the probabilities of failing multiply.",
    steps: [...find, ...last],
    check: `${fractionText(all.both)} for both, ${fractionText(all.exactly)} for exactly one, and ${fractionText(all.neither)} for neither add up to 1.`,
  };
}

export const template: ProblemTemplate = {
  id: "independent-with-one-unknown",
  format: "problem-solving",
  subtopic: "probability",
  domain: "algebra",
  pattern:
    "Two independent events, one probability unknown: the failures multiply, and an equation gives the rest.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, asked, chances, all, setting, told, event } = numbers;
    const [p, q] = chances;
    const { name, first, second } = setting;
    const key = all[asked];
    return {
      variant: `${given}-${asked}/${name}`,
      context: "real",
      // "Exactly one" has two terms; an answer other than the unknown itself takes one more step.
      difficulty:
        5 +
        (given === "exactly" ? 2 : 0) +
        (asked === "second" ? 0 : 1) +
        (given === "same-none" ? -1 : 0),
      stem: stemOf(numbers, rng),
      key: {
        text: fractionText(key),
        value: key.value,
        why: `With ${fractionText(p)} for ${first} and ${fractionText(q)} for ${second}, the probability that ${event} is indeed ${fractionText(told)}.`,
      },
      slips: slipsOf(p, q, given, asked, setting),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Tries every probability for the unknown event that is a fraction with a denominator up to 60.
   */
  check({ stem, options }) {
    const isSame = /same probability/.test(stem);
    const [told] = shareOf(
      stem,
      /that (?:at least one|exactly one|neither) of them [a-z ]+ is (\S+?)[.,;]/,
    );
    const given = read(stem, /that (at least one|exactly one|neither) of them [a-z ]+ is \S/)[0]!;
    const known = isSame
      ? null
      : shareOf(stem, /that (?!at least|exactly|neither)[a-zA-Z' ]+ is (\(\S+?)[.,;]/)[0]!;
    const asked = read(stem, /What is the probability that (\w+(?: least)?(?: one)?)/)[0]!;
    const found = new Set<number>();
    for (const bottom of range(2, 60))
      for (const top of range(1, bottom - 1)) {
        const q = new Fraction(top, bottom);
        const p = known ?? q;
        if (total(p, q, given).equals(told!)) found.add(total(p, q, asked).value);
      }
    if (found.size !== 1) throw new Error(`${found.size} answers fit: ${stem}`);
    const [answer] = found;
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer!) < 1e-12 ? [k] : [],
    );
  },
};

function shareOf(stem: string, pattern: RegExp): Fraction[] {
  return read(stem, pattern).map(valueOf);
}

/** Adds up those of the four outcomes that the words allow. */
function total(p: Fraction, q: Fraction, words: string): Fraction {
  const wanted = (hits: number, isSecond: boolean): boolean => {
    if (words.startsWith("at least")) return hits > 0;
    if (words.startsWith("exactly")) return hits === 1;
    if (words.startsWith("both")) return hits === 2;
    return words.startsWith("neither") ? hits === 0 : isSecond;
  };
  let result = new Fraction(0);
  for (const a of [true, false])
    for (const b of [true, false])
      if (wanted(Number(a) + Number(b), b))
        result = result.plus((a ? p : ONE.minus(p)).times(b ? q : ONE.minus(q)));
  return result;
}
