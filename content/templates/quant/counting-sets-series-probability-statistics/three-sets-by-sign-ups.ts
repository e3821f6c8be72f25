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
    idea: `Adding the three [[sizes]] counts twice each [[one]] [[inTwo]], and it counts three times each [[one]] [[inAll]].`,
    fast: [
      `The [[sizes]] add up to ${signs}, which is ${over} more than ${total}. Each [[one]] [[inTwo]] adds 1 to this excess and each [[one]] [[inAll]] adds 2, so the number is ${isTwo ? `$${over} - 2 \\cdot ${three} = ${two}$` : `$\\frac{${over} - ${two}}{2} = ${three}$`}.`,
    ],
    steps: [
      isTwo
        ? `Let $x$ be the number of [[ones]] [[inTwo]], so there are $${total} - ${three} - x = ${total - three} - x$ [[inOne]].`
        : `Let $x$ be the number of [[ones]] [[inAll]], so there are $${total} - ${two} - x = ${total - two} - x$ [[inOne]].`,
      `The three [[sizes]] add up to $${sizes.join(" + ")} = ${signs}$.`,
      isTwo
        ? `So $(${total - three} - x) + 2x + 3 \\cdot ${three} = ${signs}$, or $${total + 2 * three} + x = ${signs}$, which gives $x = ${two}$.`
        : `So $(${total - two} - x) + 2 \\cdot ${two} + 3x = ${signs}$, or $${total + two} + 2x = ${signs}$, which gives $2x = ${over - two}$ and $x = ${three}$.`,
    ],
    check: `There are $${total} - ${two} - ${three} = ${total - two - three}$ [[ones]] [[inOne]], and $${total - two - three} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${signs}$.`,
    takeaway:
      "The sizes of three sets add up to (exactly one) + 2(exactly two) + 3(all three), and the total is (exactly one) + (exactly two) + (all three).",
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
    why: `$${one} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${signs}$, the sum of the three [[sizes]].`,
    wrong: [
      [
        over - three,
        "counts all three once too often",
        `This is $${over} - ${three}$, the excess of the [[sizes]] over ${total} minus ${three}. But the ${three} [[ones]] [[inAll]] are counted two extra times, not only one.`,
      ],
      [
        (over - three) / 2,
        "halves the excess",
        `This is $\\frac{${over} - ${three}}{2}$, but in the excess, $${signs} - ${total} = ${over}$, the [[ones]] [[inTwo]] count once and the ${three} [[inAll]] count twice.`,
      ],
      [
        over / 2,
        "halves the excess",
        `This is half of the excess, $${signs} - ${total} = ${over}$. But the [[ones]] [[inTwo]] are counted one extra time each, so they aren't halved, and those [[inAll]] must be taken off.`,
      ],
      [
        one < 3 * two ? one : 0,
        "finds exactly one",
        `That is $${total} - ${two} - ${three}$, the number of [[ones]] [[inOne]].`,
      ],
      [
        over / 3,
        "divides the excess by 3",
        `This is a third of the excess, $${signs} - ${total} = ${over}$. But the [[ones]] [[inTwo]] count once in it, and the ${three} [[inAll]] count twice.`,
      ],
      [
        over - 3 * three,
        "takes off all three counts",
        `This is $${over} - 3 \\cdot ${three}$, but one of the three counts of each [[one]] [[inAll]] is right, so only $2 \\cdot ${three}$ must be taken off.`,
      ],
      [
        over,
        "stops at the excess",
        `This is $${signs} - ${total}$, the excess of the [[sizes]] over ${total}. It also includes the ${three} [[ones]] [[inAll]], twice each.`,
      ],
      [
        over + three,
        "adds all three",
        `This is $${over} + ${three}$, but the ${three} [[ones]] [[inAll]] have to be taken off the excess, $${signs} - ${total} = ${over}$, twice each.`,
      ],
      [
        2 * three,
        "doubles all three",
        `That is $2 \\cdot ${three}$, what the [[ones]] [[inAll]] contribute to the excess, $${signs} - ${total} = ${over}$. The rest of the excess is the answer.`,
      ],
    ],
    solution: solutionOf(sets, true),
    // For the integers, what divisible by 30 means.
    solutionFor: (wording) =>
      wording === 3
        ? {
            steps: [
              "Divisible by 30 means divisible by all three of 2, 3, and 5.",
              ...solutionOf(sets, true).steps,
            ],
          }
        : {},
    words: (wording) =>
      [
        {
          ones: "employees",
          one: "employee",
          sizes: "team sizes",
          inOne: "on exactly one team",
          inTwo: "on exactly two teams",
          inAll: "on all three teams",
        },
        {
          ones: "students",
          one: "student",
          sizes: "enrollments",
          inOne: "in exactly one subject",
          inTwo: "in exactly two subjects",
          inAll: "in all three subjects",
        },
        {
          ones: "integers",
          one: "integer",
          sizes: "numbers",
          inOne: "divisible by exactly one of 2, 3, and 5",
          inTwo: "divisible by exactly two of 2, 3, and 5",
          inAll: "divisible by all three",
        },
      ][wording - 1]!,
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
    why: `$${one} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${signs}$, the sum of the three [[sizes]].`,
    wrong: [
      [
        over - two,
        "forgets to halve",
        `This is $${over} - ${two}$, but each [[one]] [[inAll]] is counted two extra times, so this has to be halved.`,
      ],
      [
        (over - two) / 3,
        "divides by 3",
        `This is $\\frac{${over} - ${two}}{3}$, but of the three counts of each [[one]] [[inAll]], only two are too many.`,
      ],
      [
        over / 2,
        "forgets exactly two",
        `This is half of the excess, $${signs} - ${total} = ${over}$, but that also contains the ${two} [[ones]] [[inTwo]].`,
      ],
      [
        over / 3,
        "divides the excess by 3",
        `This is a third of the excess, $${signs} - ${total} = ${over}$. But that also contains the ${two} [[ones]] [[inTwo]], and each [[one]] [[inAll]] adds 2 to it, not 3.`,
      ],
      [
        two + three,
        "finds at least two",
        `That is $${two} + ${three}$, which includes the ${two} [[ones]] [[inTwo]].`,
      ],
      [
        over,
        "stops at the excess",
        `That is $${signs} - ${total}$, the excess of the [[sizes]] over ${total}. It contains the ${two} [[ones]] [[inTwo]] once and those [[inAll]] twice.`,
      ],
      [
        2 * two - over,
        "subtracts twice",
        `This is $2 \\cdot ${two} - ${over}$, but the ${two} [[ones]] [[inTwo]] are counted one extra time, not two, and they must be taken off the excess.`,
      ],
      [
        two / 2,
        "halves exactly two",
        `This is half of the ${two} [[ones]] [[inTwo]]. What must be halved is the rest of the excess, $${over} - ${two} = ${over - two}$.`,
      ],
      [
        three / 2,
        "halves twice",
        `This is $\\frac{${over} - ${two}}{4}$, but each [[one]] [[inAll]] is counted two extra times, not four.`,
      ],
      [
        two / 3,
        "divides exactly two by 3",
        `This is a third of the ${two} [[ones]] [[inTwo]]. The answer is half of the rest of the excess, $${over} - ${two} = ${over - two}$.`,
      ],
      [
        two - three,
        "finds a difference",
        `This is $${two} - ${three}$, how many more [[ones]] are [[inTwo]] than [[inAll]].`,
      ],
    ],
    solution: solutionOf(sets, false),
    words: (wording) =>
      [
        {
          ones: "households",
          one: "household",
          sizes: "subscriber numbers",
          inOne: "with exactly one magazine",
          inTwo: "with exactly two magazines",
          inAll: "with all three magazines",
        },
        {
          ones: "people",
          one: "person",
          sizes: "attendance numbers",
          inOne: "at exactly one session",
          inTwo: "at exactly two sessions",
          inAll: "at all three sessions",
        },
        {
          ones: "elements",
          one: "element",
          sizes: "set sizes",
          inOne: "in exactly one set",
          inTwo: "in exactly two sets",
          inAll: "in all three sets",
        },
      ][wording - 1]!,
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
