import {
  choose,
  count,
  numbersIn,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  sum,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly offer: string;
  readonly order: readonly [string, string];
  readonly parts: readonly (readonly [one: string, many: string])[];
  readonly ask: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "lunch",
    offer: "A café in Lisbon offers",
    order: ["lunch", "lunches"],
    parts: [
      ["sandwich", "sandwiches"],
      ["salad", "salads"],
      ["dessert", "desserts"],
    ],
    ask: "does the café offer",
  },
  {
    name: "gift",
    offer: "A florist offers",
    order: ["gift", "gifts"],
    parts: [
      ["bouquet", "bouquets"],
      ["vase", "vases"],
      ["card", "cards"],
    ],
    ask: "does the florist offer",
  },
  {
    name: "visit",
    offer: "A national park offers",
    order: ["program", "programs"],
    parts: [
      ["guided hike", "guided hikes"],
      ["boat trip", "boat trips"],
      ["night tour", "night tours"],
    ],
    ask: "does the park offer",
  },
  {
    name: "bicycle",
    offer: "A bicycle shop in Pune offers",
    order: ["kit", "kits"],
    parts: [
      ["helmet", "helmets"],
      ["basket", "baskets"],
      ["lamp", "lamps"],
    ],
    ask: "does the shop offer",
  },
  {
    name: "tea",
    offer: "A tea house in Osaka offers",
    order: ["order", "orders"],
    parts: [
      ["tea", "teas"],
      ["cake", "cakes"],
      ["fruit plate", "fruit plates"],
    ],
    ask: "does the tea house offer",
  },
];

const FORMS = ["first required", "at least one", "at least two", "reverse"] as const;
type Form = (typeof FORMS)[number];

interface Answer {
  readonly key: number;
  readonly difficulty: number;
  readonly rule: string;
  readonly question: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong[];
}

function answerTo(form: Form, [a, b, c]: readonly [number, number, number], s: Setting): Answer {
  const [[, as], [one, bs], [other, cs]] = s.parts as [
    readonly [string, string],
    readonly [string, string],
    readonly [string, string],
  ];
  const [first] = s.parts[0]!;
  const [order, orders] = s.order;
  const [full, pairs, all] = [a * b * c, a * b + a * c + b * c, (a + 1) * (b + 1) * (c + 1)];
  const withFirst = a * (b + 1) * (c + 1);
  const optional = `Each ${order} is one ${first}, with or without one ${one} and with or without one ${other}.`;
  const few = (least: string): string =>
    `Each ${order} has at most one of each kind and at least ${least} in all.`;
  const question = `How many different ${orders} are possible?`;
  const skip = `Leaving a kind out is one more choice: ${a + 1} for the ${as}, ${b + 1} for the ${bs}, and ${c + 1} for the ${cs}.`;
  const idea = "“None of this kind” is one more choice beside those on offer.";
  const both: Wrong[] = [
    [
      full,
      "takes one of every kind",
      `$${a} \\cdot ${b} \\cdot ${c} = ${full}$ leaves no kind out.`,
    ],
    [
      all,
      "counts what the rule excludes",
      `$${a + 1} \\cdot ${b + 1} \\cdot ${c + 1} = ${all}$ also counts what has too few kinds.`,
    ],
    [
      pairs,
      "takes exactly two kinds",
      `${pairs} is the number with exactly two of the three kinds.`,
    ],
    [a + b + c, "adds the numbers", `${a + b + c} is the number of ways to take a single thing.`],
    [
      full + pairs,
      "leaves out single things",
      `${full + pairs} is the number with two or three kinds.`,
    ],
    [
      all - 1,
      "excludes only the empty choice",
      `${all - 1} still holds the $${a} + ${b} + ${c}$ single things.`,
    ],
    [full + a + b + c, "leaves out pairs", `This misses the ${pairs} with exactly two kinds.`],
    [
      6 * full,
      "counts the order of choosing",
      `The same things chosen in another order make the same ${order}.`,
    ],
    [
      8 * full,
      "doubles for each kind",
      "Taking or leaving a kind does not double its choices; it adds one.",
    ],
    [
      choose(a + b + c, 2),
      "takes any two things",
      "Two things of the same kind are not allowed, and three may be taken.",
    ],
  ];
  switch (form) {
    case "first required":
      return {
        key: withFirst,
        difficulty: 3,
        rule: optional,
        question,
        idea,
        steps: [
          `${count(a, first, as)} to choose from; for the ${bs} there are ${b + 1} choices with “none”, for the ${cs} ${c + 1}.`,
          `$${a} \\cdot ${b + 1} \\cdot ${c + 1} = ${withFirst}$.`,
        ],
        check: `With everything $${a} \\cdot ${b} \\cdot ${c} = ${full}$ ${orders}; the others leave something out.`,
        slips: [
          [
            a * (b + c + 1),
            "never takes both",
            `$${a} \\cdot (1 + ${b} + ${c})$ misses the ${orders} with both a ${one} and a ${other}.`,
          ],
          [
            a * (b + c),
            "adds where it should multiply",
            `$${a} \\cdot (${b} + ${c})$ takes exactly one of the two extras.`,
          ],
          [
            all,
            "makes everything optional",
            `One ${first} is required, so “none” is no choice for the ${as}.`,
          ],
          [
            all - 1,
            "requires only that something is taken",
            `One ${first} is required, so “none” is no choice for the ${as}.`,
          ],
          [
            4 * full,
            "doubles for each extra",
            "Taking or leaving a kind does not double its choices; it adds one.",
          ],
          ...both.filter(([value]) => value === full || value === a + b + c),
        ],
      };
    case "at least one":
      return {
        key: all - 1,
        difficulty: 4,
        rule: few("one thing"),
        question,
        idea,
        steps: [
          skip,
          `$${a + 1} \\cdot ${b + 1} \\cdot ${c + 1} = ${all}$, and nothing at all is one of these: $${all} - 1 = ${all - 1}$.`,
        ],
        check: `By number of kinds: $${a + b + c} + ${pairs} + ${full} = ${all - 1}$.`,
        slips: both.filter(([value]) => value !== choose(a + b + c, 2)),
      };
    case "at least two":
      return {
        key: full + pairs,
        difficulty: 5,
        rule: few("two things"),
        question,
        idea,
        steps: [
          skip,
          `$${a + 1} \\cdot ${b + 1} \\cdot ${c + 1} = ${all}$ with any number of kinds.`,
          `Take away the empty choice and the $${a} + ${b} + ${c} = ${a + b + c}$ single things: $${all} - 1 - ${a + b + c} = ${full + pairs}$.`,
        ],
        check: `Directly: $${a} \\cdot ${b} + ${a} \\cdot ${c} + ${b} \\cdot ${c} + ${a} \\cdot ${b} \\cdot ${c} = ${full + pairs}$.`,
        slips: [both[5]!, ...both],
      };
    case "reverse":
      return {
        key: c,
        difficulty: 5,
        rule: optional,
        question: `If ${withFirst} different ${orders} are possible, how many ${cs} ${s.ask}?`,
        idea,
        steps: [
          `With $n$ ${cs} there are $${a} \\cdot ${b + 1} \\cdot (n + 1)$ ${orders}.`,
          `$${a * (b + 1)}(n + 1) = ${withFirst}$ gives $n + 1 = ${c + 1}$, so $n = ${c}$.`,
        ],
        check: `$${a} \\cdot ${b + 1} \\cdot ${c + 1} = ${withFirst}$.`,
        slips: [
          [
            c + 1,
            `counts “none” as a ${other}`,
            `${c + 1} is the number of choices, and one of these is to take no ${other}.`,
          ],
          [
            withFirst / (a * b),
            `forgets “none” for both`,
            `Dividing by $${a} \\cdot ${b}$ supposes that everything is taken.`,
          ],
          [
            withFirst / (a * b) - 1,
            `forgets “none” for the ${bs}`,
            `For the ${bs} there are ${b + 1} choices, not ${b}.`,
          ],
          [
            withFirst / a - b,
            "subtracts instead of dividing",
            `The choices multiply, so ${b + 1} must be divided out.`,
          ],
          [
            withFirst / ((a + 1) * (b + 1)),
            `makes the ${first} optional`,
            `One ${first} is required: ${a} choices, not ${a + 1}.`,
          ],
          [
            withFirst / ((a + 1) * (b + 1)) - 1,
            `makes the ${first} optional`,
            `One ${first} is required: ${a} choices, not ${a + 1}.`,
          ],
          [
            withFirst / a - 1,
            `forgets the ${bs}`,
            `The ${b + 1} choices for the ${bs} must be divided out as well.`,
          ],
          [
            Math.floor(withFirst / (a + b + 1)),
            "adds choices",
            "Choices made one after another multiply; they do not add.",
          ],
          [
            Math.floor(c / 2),
            "halves in the end",
            `Taking or leaving does not double the number of ${cs}.`,
          ],
        ],
      };
  }
}

export const template: ProblemTemplate = {
  id: "optional-parts-of-an-order",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Parts that may be left out: “none” is one more choice of each kind.",

  make(rng: Rng) {
    const form = rng.pick(FORMS);
    const setting = rng.pick(SETTINGS);
    const numbers = [rng.int(2, 8), rng.int(2, 7), rng.int(2, 9)] as const;
    const [a, b, c] = numbers;
    if (a * b * c > 160) return null;
    const answer = answerTo(form, numbers, setting);
    const [[x, xs], [y, ys], [z, zs]] = setting.parts as [
      readonly [string, string],
      readonly [string, string],
      readonly [string, string],
    ];
    const last = form === "reverse" ? `some ${zs}` : count(c, z, zs);
    return {
      variant: `${form}/${setting.name}`,
      context: "real",
      // One required part is 3 and all optional 4; having too few, or an unknown number, adds a
      // step.
      difficulty: answer.difficulty,
      stem: `${setting.offer} ${count(a, x, xs)}, ${count(b, y, ys)}, and ${last}. ${answer.rule} ${answer.question}`,
      key: {
        text: String(answer.key),
        value: answer.key,
        why: answer.steps.at(-1)!,
      },
      slips: slipsFrom(
        answer.slips,
        (value) => value > 0 && Number.isInteger(value) && value < 12 * answer.key,
      ),
      solution: { idea: answer.idea, steps: answer.steps, check: answer.check },
    };
  },

  /** Lists every order; 0 stands for “none” of a kind. */
  check({ stem, options }) {
    const numbers = numbersIn(stem);
    const [a, b] = numbers as [number, number];
    const isReverse = stem.includes("and some ");
    const least = /at least (one|two) thing/.exec(stem)?.[1];
    if (!least && !stem.includes("with or without")) throw new Error(`No rule is found: ${stem}`);
    const orders = (c: number): number =>
      sum(
        range(0, a).flatMap((x) =>
          range(0, b).flatMap((y) =>
            range(0, c).map((z) => {
              const kinds = [x, y, z].filter((part) => part > 0).length;
              const fits = least ? kinds >= (least === "one" ? 1 : 2) : x > 0;
              return fits ? 1 : 0;
            }),
          ),
        ),
      );
    return options.flatMap((option, k) => {
      const value = Number(option);
      const isRight = isReverse ? orders(value) === numbers[2] : orders(numbers[2]!) === value;
      return isRight ? [k] : [];
    });
  },
};
