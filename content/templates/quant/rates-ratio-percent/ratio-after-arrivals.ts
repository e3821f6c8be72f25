import {
  Fraction,
  gcd,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly place: string;
  readonly one: string;
  readonly other: string;
  readonly arrive: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "harbor",
    place: "in a harbor",
    one: "sailboats",
    other: "motorboats",
    arrive: "came in",
  },
  {
    name: "library",
    place: "on a library cart",
    one: "novels",
    other: "biographies",
    arrive: "were added",
  },
  { name: "choir", place: "in a choir", one: "altos", other: "tenors", arrive: "joined" },
  {
    name: "greenhouse",
    place: "in a greenhouse",
    one: "ferns",
    other: "orchids",
    arrive: "were brought in",
  },
];

/** Small parts in lowest terms, so that a tutor could do them in their head. */
function drawNumbers(rng: Rng) {
  const [a, b, c] = [rng.int(2, 7), rng.int(2, 9), rng.int(2, 9)];
  const unit = rng.int(3, 12);
  // The other group stays: its old parts and its new parts are the same number of things.
  const others = b * c * unit;
  const [before, d] = [a * c * unit, rng.int(2, 11)];
  const after = b * d * unit;
  const isFair = gcd(a, b) === 1 && gcd(d, c) === 1 && after > before && others <= 240;
  return isFair ? { a, b, c, d, before, after, others, added: after - before } : null;
}

function drawQuestion(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const { name, place, one, other, arrive } = rng.pick(SETTINGS);
  const asks = rng.pick(["before", "other", "after"] as const);
  return { numbers, name, place, one, other, arrive, asks };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ numbers, place, one, other, arrive, asks }: Numbers, rng: Rng): string {
  const { a, b, c, d, added } = numbers;
  const question = {
    before: `How many ${one} were there at first?`,
    other: `How many ${other} are there?`,
    after: `How many ${one} are there now?`,
  }[asks];
  const opening = rng.pick([
    `The ratio of ${one} to ${other} ${place} was ${a} to ${b}.`,
    `There were ${a} ${one} for every ${b} ${other} ${place}.`,
  ]);
  return `${opening} After ${added} more ${one} ${arrive}, the ratio of ${one} to ${other} became ${d} to ${c}. ${question}`;
}

function optionsOf({ numbers, one, other, asks }: Numbers): ProblemOptions {
  const { a, before, after, others, added } = numbers;
  const wanted = { before, other: others, after }[asks];
  return {
    key: {
      text: String(wanted),
      value: wanted,
      why: `The ${other} number ${others} both times, the ${one} ${before} at first and ${after} afterward.`,
    },
    slips: [
      {
        value: after,
        slip: "answers for the later time",
        why: `That is the number of ${one} after the arrivals; read once more which time and which group is asked for.`,
      },
      {
        value: before,
        slip: "answers for the earlier time",
        why: `That is the number of ${one} before the arrivals; read once more which time and which group is asked for.`,
      },
      {
        value: others,
        slip: "answers for the other group",
        why: `That is the number of ${other}, the group that did not change.`,
      },
      {
        value: added * a,
        slip: `takes 1 part as ${added}`,
        why: `This reads all ${added} arrivals as one part of the first ratio; a part of one ratio is not a part of the other.`,
      },
      {
        value: before + others,
        slip: "adds both groups",
        why: "That is the size of both groups together at first.",
      },
      {
        value: added,
        slip: "stops at the arrivals",
        why: `The ${added} arrivals are given, not asked for.`,
      },
      {
        value: after + others,
        slip: "adds both groups at the end",
        why: "That is the size of both groups together at the end.",
      },
    ]
      .filter(({ value }) => value !== wanted)
      .map((slip) => ({ ...slip, text: String(slip.value) })),
  };
}

export const template: ProblemTemplate = {
  id: "ratio-after-arrivals",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern:
    "One group of two grows, both ratios are known: scale both to the group that stays the same.",

  make(rng) {
    const drawn = drawQuestion(rng);
    if (!drawn) return null;
    const { numbers, name, one, other, asks } = drawn;
    const { a, b, c, d, before, after, others, added } = numbers;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      // The group asked for needs one more step if it isn't the one that stayed.
      difficulty: 4 + (asks === "other" ? 0 : 1) + (b === c ? -1 : 0) + (b * c > 20 ? 1 : 0),
      stem: stemOf(drawn, rng),
      ...optionsOf(drawn),
      solution: {
        idea: `The ${other} do not change, so write both ratios with the same number for them.`,
        steps: [
          `Scale both ratios to ${b * c} parts of ${other}: at first $${a * c} : ${b * c}$, afterward $${d * b} : ${b * c}$.`,
          `The ${one} grew by $${d * b} - ${a * c} = ${d * b - a * c}$ parts, which are ${added} in number, so 1 part is ${added / (d * b - a * c)}.`,
          `At first there were ${before} ${one} and ${others} ${other}; now there are ${after} ${one}.`,
        ],
        check: `$${before} + ${added} = ${after}$, and $${after} : ${others}$ is $${d} : ${c}$ in lowest terms.`,
      },
    };
  },

  /** Tries every possible size of the two groups against both ratios. */
  check({ stem, options }) {
    const [a, b] = read(stem, /(\d+) (?:to|\w+ for every) (\d+)/).map(Number) as [number, number];
    const [added] = read(stem, /After (\d+) more/).map(Number) as [number];
    const [d, c] = read(stem, /became (\d+) to (\d+)/).map(Number) as [number, number];
    const fits = range(1, 600)
      .map((others) => ({ others, before: new Fraction(others * a, b) }))
      .filter(
        ({ others, before }) =>
          before.isWhole && before.plus(new Fraction(added)).equals(new Fraction(others * d, c)),
      );
    const [found] = fits;
    if (!found || fits.length > 1) throw new Error(`${fits.length} pairs of groups fit.`);
    const [, group = "", time = ""] =
      /How many (\w+) (?:were|are) there( at first| now)?\?$/.exec(stem) ?? [];
    const isFirstGroup = stem.includes(`more ${group}`);
    const answer = isFirstGroup ? found.before.value + (time === " now" ? added : 0) : found.others;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};
