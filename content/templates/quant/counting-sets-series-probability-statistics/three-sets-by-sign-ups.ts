import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

/** How many are in exactly one, two, and three of the sets, and the sizes of the sets. */
function drawSets(rng: Rng) {
  const three = rng.pick([4, 5, 6, 8, 10, 12, 15]);
  const two = rng.pick([12, 14, 15, 16, 18, 20, 24, 25, 30, 32, 35, 36, 40]);
  const total = rng.pick([60, 80, 90, 100, 120, 150, 160, 180, 200]);
  const one = total - two - three;
  const signs = one + 2 * two + 3 * three;
  const first = 5 * rng.int(5, 22);
  const second = 5 * rng.int(5, 22);
  const third = signs - first - second;
  const sizes = [first, second, third];
  const isFar = Math.max(...sizes) < 0.75 * total && Math.min(...sizes) > two / 2 + three;
  if (one < two + three || third % 5 !== 0 || new Set(sizes).size < 3 || !isFar) return null;
  return { one, two, three, total, signs, sizes };
}

type Sets = NonNullable<ReturnType<typeof drawSets>>;

function solutionOf({ two, three, total, signs, sizes }: Sets, isTwo: boolean) {
  const over = signs - total;
  return {
    idea: `Adding the three sizes counts those in exactly two sets twice and those in all three sets three times.`,
    fast: [
      `The sizes add up to ${signs}, which is ${over} more than ${total}. Each one in exactly two sets adds 1 to this excess and each one in all three sets adds 2, so the number is ${isTwo ? `$${over} - 2 \\cdot ${three} = ${two}$` : `$\\frac{${over} - ${two}}{2} = ${three}$`}.`,
    ],
    steps: [
      isTwo
        ? `Let $x$ be the number in exactly two of the sets. Then $${total} - ${three} - x = ${total - three} - x$ are in exactly one.`
        : `Let $x$ be the number in all three sets. Then $${total} - ${two} - x = ${total - two} - x$ are in exactly one.`,
      `The three sizes add up to $${sizes.join(" + ")} = ${signs}$.`,
      isTwo
        ? `So $(${total - three} - x) + 2x + 3 \\cdot ${three} = ${signs}$, which gives $x = ${two}$.`
        : `So $(${total - two} - x) + 2 \\cdot ${two} + 3x = ${signs}$, which gives $2x = ${over - two}$ and $x = ${three}$.`,
    ],
    check: `Those in all three sets are counted three times, so they are counted two times too often.`,
    takeaway:
      "The sizes of three sets add up to (exactly one) + 2(exactly two) + 3(all three), and the total is the sum without the 2 and the 3.",
  };
}

function askTwo(sets: Sets): AskedProblem {
  const { one, two, three, total, signs, sizes } = sets;
  const [a, b, c] = sizes;
  const over = signs - total;
  return {
    difficulty: 5,
    stems: [
      `Each of the ${total} employees of Company X belongs to at least one of Teams A, B, and C, which have ${a}, ${b}, and ${c} members, respectively. If ${three} employees belong to all three teams, how many employees belong to exactly two of the teams?`,
      `Of the ${total} students in a certain program, ${a} take biology, ${b} take chemistry, and ${c} take physics. Each of the students takes at least one of these three subjects, and ${three} of them take all three. How many of the students take exactly two of these subjects?`,
    ],
    pure: [
      `Each of the ${total} integers in set $S$ is divisible by 2, 3, or 5. If ${a} of the integers are divisible by 2, ${b} by 3, ${c} by 5, and ${three} by 30, how many of the integers are divisible by exactly two of the numbers 2, 3, and 5?`,
    ],
    key: two,
    why: `$${one} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${signs}$, the sum of the three sizes.`,
    wrong: [
      [
        over - three,
        "counts all three once too often",
        `Those in all three sets are counted two times too often, not only once.`,
      ],
      [
        (over - three) / 2,
        "halves the excess",
        `Those in exactly two sets are counted only once too often, so nothing is halved.`,
      ],
      [
        over / 2,
        "halves the excess",
        `Those in exactly two sets are counted only once too often, so nothing is halved.`,
      ],
      [one < 3 * two ? one : 0, "finds exactly one", `That is the number in exactly one set.`],
      [
        over / 3,
        "divides the excess by 3",
        `The number of sets has nothing to do with how often the excess counts someone.`,
      ],
      [
        over - 3 * three,
        "takes off all three counts",
        `One of the three counts of those in all three sets is right.`,
      ],
      [
        over,
        "stops at the excess",
        `The excess of ${over} also contains those in all three sets, two times each.`,
      ],
      [over + three, "adds all three", `Those in all three sets have to be taken off the excess.`],
      [
        2 * three,
        "doubles all three",
        `That is what those in all three sets contribute to the excess.`,
      ],
    ],
    solution: solutionOf(sets, true),
  };
}

function askThree(sets: Sets): AskedProblem {
  const { one, two, three, total, signs, sizes } = sets;
  const [a, b, c] = sizes;
  const over = signs - total;
  return {
    difficulty: 5,
    stems: [
      `In a survey of ${total} households, each household subscribed to at least one of three magazines. Magazine X had ${a} subscribers, Magazine Y had ${b}, and Magazine Z had ${c}. If ${two} of the households subscribed to exactly two of the magazines, how many subscribed to all three?`,
      `At a conference, ${a} people attended the morning session, ${b} attended the afternoon session, and ${c} attended the evening session. A total of ${total} people attended at least one of these sessions, and ${two} people attended exactly two of them. How many people attended all three sessions?`,
    ],
    pure: [
      `Sets $A$, $B$, and $C$ have ${a}, ${b}, and ${c} elements, respectively. If ${total} elements are in at least one of the sets and ${two} elements are in exactly two of the sets, how many elements are in all three sets?`,
    ],
    key: three,
    why: `$${one} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${signs}$, the sum of the three sizes.`,
    wrong: [
      [
        over - two,
        "forgets to halve",
        `Those in all three sets are counted two times too often, so this excess has to be halved.`,
      ],
      [
        (over - two) / 3,
        "divides by 3",
        `Those in all three sets are counted three times, of which only two are too many.`,
      ],
      [
        over / 2,
        "forgets exactly two",
        `The excess of ${over} also contains the ${two} in exactly two sets.`,
      ],
      [over / 3, "divides the excess by 3", `The excess also contains those in exactly two sets.`],
      [two + three, "finds at least two", `That includes the ${two} in exactly two sets.`],
      [over, "stops at the excess", `That is the amount by which the sizes exceed ${total}.`],
      [2 * two - over, "subtracts twice", `Those in exactly two sets are counted once too often.`],
      [two / 2, "halves exactly two", `The sizes of the sets also matter.`],
      [
        three / 2,
        "halves twice",
        `Those in all three sets are counted two times too often, not four.`,
      ],
      [two / 3, "divides exactly two by 3", `The sizes of the sets also matter.`],
      [
        two - three,
        "finds a difference",
        `The number in exactly two sets is given, not asked for.`,
      ],
    ],
    solution: solutionOf(sets, false),
  };
}

const ASK = { two: askTwo, three: askThree };

const adds = (one: number, two: number, three: number, total: number, signs: number): boolean =>
  one + two + three === total && near(one + 2 * two + 3 * three, signs);

const isTwo: StemReading["fits"] = (two, total, a, b, c, three) =>
  adds(total - two - three, two, three, total, a + b + c);
const isThree: StemReading["fits"] = (three, total, a, b, c, two) =>
  adds(total - two - three, two, three, total, a + b + c);

const READINGS: readonly StemReading[] = [
  {
    wording: /the (\d+) employees .* have (\d+), (\d+), and (\d+) members, .* If (\d+) emp/,
    fits: isTwo,
    open: (two, total) => two < total,
  },
  {
    wording: /the (\d+) students .*, (\d+) take b.*, (\d+) take c.* (\d+) take p.*and (\d+) of/,
    fits: isTwo,
  },
  {
    wording:
      /the (\d+) integers in .* If (\d+) of .* by 2, (\d+) by 3, (\d+) by 5, and (\d+) by 30/,
    fits: isTwo,
  },
  {
    wording: /survey of (\d+) .* X had (\d+) .* Y had (\d+), .* Z had (\d+)\. If (\d+) /,
    fits: isThree,
  },
  {
    wording:
      /, (\d+) people .* (\d+) attended .* (\d+) attended .* of (\d+) people .* and (\d+) people/,
    fits: (three, a, b, c, total, two) => isThree(three, total, a, b, c, two),
  },
  {
    wording: /have (\d+), (\d+), and (\d+) elements, .* If (\d+) elements .* and (\d+) elements/,
    fits: (three, a, b, c, total, two) => isThree(three, total, a, b, c, two),
  },
];

export const template: ProblemTemplate = {
  id: "three-sets-by-sign-ups",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern:
    "Three sets: the sum of their sizes counts exactly-two once and all-three twice too often.",

  make(rng) {
    const sets = range(1, 50).reduce<Sets | null>((found) => found ?? drawSets(rng), null);
    const kind = rng.pick(["two", "three"] as const);
    return sets && draftOf(kind, ASK[kind](sets), READINGS, rng);
  },

  /** Counts everyone as often as the sizes do. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
