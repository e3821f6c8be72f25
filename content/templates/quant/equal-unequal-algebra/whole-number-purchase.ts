import {
  numbersIn,
  numberSlip,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Solution,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly one: string;
  readonly other: string;
  /** Both kinds in one word, and what was done: "How many … were sold?" */
  readonly all: string;
  readonly verb: string;
  readonly story: (p: number, q: number, total: number) => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "prints",
    one: "small prints",
    other: "large prints",
    all: "of these prints",
    verb: "were sold",
    story: (p, q, total) =>
      `A gallery sells small prints for \\$${p} each and large prints for \\$${q} each. On Saturday its sales of these prints came to exactly \\$${total}, and both sizes were sold.`,
  },
  {
    name: "tents",
    one: "low tents",
    other: "high tents",
    all: "tents",
    verb: "were put up",
    story: (p, q, total) =>
      `A hiking club owns low tents for ${p} people and high tents for ${q} people. On one trip, ${total} hikers exactly filled the tents that were put up, which were of both kinds.`,
  },
  {
    name: "rope",
    one: "short pieces",
    other: "long pieces",
    all: "pieces",
    verb: "were cut",
    story: (p, q, total) =>
      `A sailmaker cuts rope into short pieces of ${p} feet and long pieces of ${q} feet. From a rope of ${total} feet, pieces of both lengths were cut and nothing was left over.`,
  },
  {
    name: "quiz",
    one: "easy questions",
    other: "hard questions",
    all: "questions",
    verb: "did she answer right",
    story: (p, q, total) =>
      `In a quiz, easy questions are worth ${p} points each and hard questions ${q} points each, and wrong answers score nothing. Farida scored ${total} points and had right answers of both kinds.`,
  },
  {
    name: "jars",
    one: "flat boxes",
    other: "deep boxes",
    all: "boxes",
    verb: "were used",
    story: (p, q, total) =>
      `A beekeeper packs honey into flat boxes of ${p} jars and deep boxes of ${q} jars. An order of ${total} jars was packed into boxes of both kinds, all of them full.`,
  },
  {
    name: "ferry",
    one: "child tickets",
    other: "adult tickets",
    all: "tickets",
    verb: "were sold",
    story: (p, q, total) =>
      `A ferry sells child tickets at \\$${p} and adult tickets at \\$${q}. For one crossing, tickets of both kinds were sold for \\$${total} in all.`,
  },
];

/** All pairs of positive whole numbers with p · m + q · n = total. */
const pairsOf = (p: number, q: number, total: number): [m: number, n: number][] =>
  range(1, Math.floor(total / q))
    .map((n): [number, number] => [(total - q * n) / p, n])
    .filter(([m]) => Number.isInteger(m) && m > 0);

function drawNumbers(rng: Rng) {
  const p = rng.int(3, 8);
  const q = p + rng.int(2, 7);
  const [m, n] = [rng.int(2, 12), rng.int(2, 10)];
  const total = p * m + q * n;
  const pairs = pairsOf(p, q, total);
  const side = m > n ? 1 : -1;
  const fits = pairs.filter(([a, b]) => (a - b) * side > 0);
  // A single thing of a kind would break the plurals.
  const isPlural = pairs.every(([a, b]) => a > 1 && b > 1);
  const isFair =
    isPlural && m !== n && total % p > 0 && total % q > 0 && fits.length === 1 && pairs.length < 3;
  return isFair ? { p, q, m, n, total, side, second: pairs.find(([a]) => a !== m) } : null;
}

function drawQuestion(rng: Rng) {
  const drawn = drawNumbers(rng);
  if (!drawn) return null;
  const { p, q, m, n, total, side, second } = drawn;
  const { name, one, other, all, verb, story } = rng.pick(SETTINGS);
  const asks = rng.pick(["one", "other", "all"] as const);
  const [greater, less] = side > 0 ? [one, other] : [other, one];
  const [s, t] = second ?? [m, n];
  const candidates = range(1, Math.floor((total - p) / q)).map((k) => total - q * k);
  return { drawn, name, one, other, all, verb, story, asks, greater, less, s, t, candidates };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({ drawn, one, other, asks, greater, less, s, t }: Numbers): ProblemOptions {
  const { p, q, m, n, total } = drawn;
  const key = { one: m, other: n, all: m + n }[asks];
  const wrong = { one: s, other: t, all: s + t }[asks];
  const slips = [
    numberSlip(
      wrong,
      "ignores the comparison",
      `${s} ${one} and ${t} ${other} also make ${total}, but then there would not be more ${greater} than ${less}.`,
    ),
    numberSlip(
      asks === "one" ? n : m,
      "answers for the other kind",
      `That is the number of ${asks === "one" ? other : one}.`,
    ),
    numberSlip(m + n, "answers for both kinds", "That is the number of both kinds together."),
    numberSlip(
      asks === "all" ? n : Math.abs(m - n),
      asks === "all" ? "answers for one kind" : "takes the difference",
      asks === "all"
        ? `That is the number of ${other} alone.`
        : "That is the difference of the two numbers.",
    ),
    numberSlip(
      Math.floor(total / (p + q)),
      "takes equal numbers",
      `Dividing ${total} by $${p} + ${q}$ supposes as many ${one} as ${other}, and it does not come out whole or does not fit.`,
    ),
    numberSlip(
      Math.floor(total / p),
      `counts only ${one}`,
      `${total} divided by ${p} leaves no room for ${other}.`,
    ),
    numberSlip(
      Math.floor(total / q),
      `counts only ${other}`,
      `${total} divided by ${q} leaves no room for ${one}.`,
    ),
    numberSlip(
      asks === "other" ? q * n : p * m,
      "takes the share for the number",
      `${asks === "other" ? q * n : p * m} is what these contribute to ${total}, not how many they are.`,
    ),
    numberSlip(
      Math.floor((2 * total) / (p + q)),
      "takes the mean of both",
      `This treats everything as if it counted the mean of ${p} and ${q}.`,
    ),
    numberSlip(
      total % q,
      "takes the remainder",
      `${total % q} is what is left of ${total} after as many ${q}s as possible; it need not be a number of things.`,
    ),
  ];
  return {
    key: {
      text: String(key),
      value: key,
      why: `Only ${m} ${one} and ${n} ${other} fit: $${m} \\cdot ${p} + ${n} \\cdot ${q} = ${total}$.`,
    },
    slips: slips.filter(({ value }) => value! > 0),
  };
}

function solutionOf({
  drawn,
  one,
  other,
  asks,
  greater,
  less,
  s,
  t,
  candidates,
}: Numbers): Solution {
  const { p, q, m, n, total, second } = drawn;

  return {
    idea: `The counts are whole numbers, so after the ${other} a multiple of ${p} must be left.`,
    steps: [
      `Take ${q} away from ${total} again and again: ${candidates.join(", ")}.`,
      `Multiples of ${p} among these: ${candidates.filter((rest) => rest % p === 0).join(" and ")}.`,
      second
        ? `${m} and ${n} or ${s} and ${t} would do; more ${greater} than ${less} leaves ${m} ${one} and ${n} ${other}.`
        : `So there were ${m} ${one} and ${n} ${other}.`,
      ...(asks === "all" ? [`Together: $${m} + ${n} = ${m + n}$.`] : []),
    ],
    check: `$${m} \\cdot ${p} + ${n} \\cdot ${q} = ${m * p} + ${n * q} = ${total}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "whole-number-purchase",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "One equation for two numbers is enough because both count things: look for the multiple that fits.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { drawn, name, one, other, all, verb, story, asks, greater, less, candidates } = numbers;
    const { p, q, total, second } = drawn;
    const hint =
      name === "quiz"
        ? `She answered more ${greater} right than ${less}. `
        : `More ${greater} than ${less} ${verb}. `;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      // Trying multiples is short work if few fit; a second solution must be ruled out.
      difficulty: 5 + (asks === "all" ? 1 : 0) + (second ? 1 : 0) + (candidates.length > 6 ? 1 : 0),
      stem: `${story(p, q, total)} ${second ? hint : ""}How many ${asks === "all" ? all : { one, other }[asks]} ${verb}${asks === "all" ? " in all" : ""}?`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all pairs of counts. */
  check({ stem, options }) {
    const setting = SETTINGS.find(({ one, other }) => stem.includes(one) && stem.includes(other));
    const [p, q, total] = numbersIn(plain(stem).replaceAll("$", "")) as [number, number, number];
    if (!setting || !total) throw new Error(`No such story: ${stem}`);
    const more = /[Mm]ore (\w+ \w+)(?: right)? than/.exec(stem)?.[1];
    const found = range(1, total).flatMap((m) =>
      range(1, total)
        .filter((n) => p * m + q * n === total)
        .filter((n) => !more || (more === setting.one ? m > n : n > m))
        .map((n) => ({ m, n })),
    );
    const question = stem.slice(stem.lastIndexOf("How many"));
    const answers = new Set(
      found.map(({ m, n }) =>
        question.includes(setting.one) ? m : question.includes(setting.other) ? n : m + n,
      ),
    );
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit.`);
    return options.flatMap((option, k) => (answers.has(Number(option)) ? [k] : []));
  },
};
