import {
  listed,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly people: string;
  readonly who: "who" | "that";
  readonly place: string;
  readonly did: string;
  readonly kind: string;
  readonly things: readonly [string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "hotel",
    people: "guests",
    who: "who",
    place: "at a mountain hotel",
    did: "booked",
    kind: "excursions",
    things: ["the glacier walk", "the cave tour", "the boat trip"],
  },
  {
    name: "center",
    people: "members",
    who: "who",
    place: "of a community center in Recife",
    did: "joined",
    kind: "groups",
    things: ["the choir", "the chess group", "the garden group"],
  },
  {
    name: "workshop",
    people: "teachers",
    who: "who",
    place: "at a conference in Nairobi",
    did: "attended",
    kind: "workshops",
    things: ["the workshop on music", "the one on maps", "the one on robots"],
  },
  {
    name: "cafe",
    people: "customers",
    who: "who",
    place: "of a bakery one morning",
    did: "bought",
    kind: "specials",
    things: ["the rye bread", "the plum cake", "the walnut rolls"],
  },
  {
    name: "fair",
    people: "schools",
    who: "that",
    place: "in a province",
    did: "entered",
    kind: "contests",
    things: ["the debating contest", "the science contest", "the drawing contest"],
  },
];

const FORMS = [
  "two from three",
  "three from two",
  "one from three",
  "ratio",
  "two ratios",
] as const;
type Form = (typeof FORMS)[number];

/** Three positive parts of a whole. */
function split(whole: number, rng: Rng): number[] {
  const first = rng.int(1, whole - 2);
  const second = rng.int(1, whole - first - 1);
  return rng.shuffle([first, second, whole - first - second]);
}

/** How many have exactly one, exactly two, all three, or none, and the sizes of the three sets. */
function draw(rng: Rng, form: Form) {
  const [j, k] = [rng.pick([2, 3, 4]), rng.pick([2, 3, 4])];
  const three = rng.int(2, 12);
  const two = form === "ratio" || form === "two ratios" ? k * three : rng.int(6, 30);
  const one = form === "two ratios" ? j * two : rng.int(15, 60);
  const none = form === "two ratios" ? rng.int(5, 40) : rng.chance(0.5) ? rng.int(3, 12) : 0;
  const twos = split(two, rng);
  const sizes = split(one, rng).map((own, place) => own + two - twos[place]! + three);
  if (one + two + three > 120 || Math.min(...sizes) < 8) return null;
  return { one, two, three, none, sizes, k, j, any: one + two + three };
}

type Numbers = NonNullable<ReturnType<typeof draw>>;

const TIMES: Record<number, string> = { 2: "twice", 3: "three times", 4: "four times" };

function asked(form: Form, n: Numbers, { people, did, who }: Setting, wanted: "two" | "three") {
  const { one, two, three, none, sizes, any, k, j } = n;
  const signs = sum(sizes);
  const extra = signs - any;
  const start = `$${sizes.join(" + ")} = ${signs}$`;
  const first = `The three numbers make ${start}, which is ${extra} more than the ${any} ${people}.`;
  const meaning = `Those ${who} ${did} exactly two are counted once too often, those ${who} ${did} all three twice.`;
  const common: Wrong[] = [
    [
      extra,
      "stops at the surplus",
      `${extra} is by how much the three numbers exceed ${any}; those ${who} ${did} all three are in it twice.`,
    ],
    [two + three, "answers for at least two", `${two + three} ${did} at least two of them.`],
    [three, "answers for all three", `${three} ${people} ${did} all three.`],
    [two, "answers for exactly two", `${two} ${people} ${did} exactly two.`],
    [one, "answers for exactly one", `${one} ${people} ${did} exactly one.`],
    [
      two + 3 * three,
      "adds up the overlaps of pairs",
      `${two + 3 * three} counts those ${who} ${did} all three once for each of the three pairs.`,
    ],
    [
      any - two,
      `takes only exactly two away`,
      `${any - two} still holds those ${who} ${did} all three.`,
    ],
  ];
  const result = (
    difficulty: number,
    key: number,
    fact: string,
    question: string,
    last: string[],
    slips: Wrong[],
  ) => ({
    difficulty,
    key,
    fact,
    question,
    steps: [first, meaning, ...last],
    slips: [...slips, ...common],
  });
  switch (form) {
    case "two from three":
      return result(
        6,
        two,
        `${three} of them ${did} all three`,
        `how many ${did} exactly two?`,
        [`So exactly two: $${extra} - 2 \\cdot ${three} = ${two}$.`],
        [
          [
            extra - three,
            "takes all three away once",
            `Those ${who} ${did} all three are counted two times too often, so ${three} must come off twice.`,
          ],
          [
            extra - 3 * three,
            "takes all three away three times",
            `Each one ${who} ${did} all three is counted three times, of which one is right; only two are too many.`,
          ],
        ],
      );
    case "three from two":
      return result(
        7,
        three,
        `${two} of them ${did} exactly two`,
        `how many ${did} all three?`,
        [
          `So twice those with all three: $${extra} - ${two} = ${2 * three}$, and they are ${three}.`,
        ],
        [
          [
            extra - two,
            "does not halve",
            `$${extra} - ${two} = ${extra - two}$ counts each one ${who} ${did} all three twice.`,
          ],
          [
            Math.floor((extra - two) / 3),
            "divides by three",
            `Each one ${who} ${did} all three is counted two times too often, not three.`,
          ],
          [
            Math.floor(extra / 2),
            "halves the surplus",
            `The ${two} with exactly two must come off before halving.`,
          ],
        ],
      );
    case "one from three":
      return result(
        7,
        one,
        `${three} of them ${did} all three`,
        `how many ${did} exactly one?`,
        [
          `So exactly two: $${extra} - 2 \\cdot ${three} = ${two}$.`,
          `Exactly one: $${any} - ${two} - ${three} = ${one}$.`,
        ],
        [
          [
            any - extra,
            "takes the whole surplus away",
            `The surplus ${extra} counts those ${who} ${did} all three twice; only ${two + three} ${people} did more than one.`,
          ],
          [
            any - three,
            "takes only all three away",
            `${any - three} still holds those ${who} ${did} exactly two.`,
          ],
          [
            any - (extra - three) - three,
            "counts all three once in the surplus",
            `Those ${who} ${did} all three are in the surplus twice.`,
          ],
        ],
      );
    case "ratio":
      return result(
        8,
        wanted === "two" ? two : three,
        `${TIMES[k]} as many ${did} exactly two as ${did} all three`,
        wanted === "two" ? `how many ${did} exactly two?` : `how many ${did} all three?`,
        [
          `With ${k} times as many exactly two as all three, the surplus is $${k} + 2 = ${k + 2}$ times those with all three: $${extra} \\div ${k + 2} = ${three}$ with all three, and $${k} \\cdot ${three} = ${two}$ with exactly two.`,
        ],
        [
          [
            Math.round(extra / (k + 1)) * (wanted === "two" ? k : 1),
            "counts all three once in the surplus",
            `Each one ${who} ${did} all three makes two of the surplus, so it has ${k + 2} parts and not ${k + 1}.`,
          ],
          [
            Math.round(extra / (k + 3)) * (wanted === "two" ? k : 1),
            "counts all three thrice in the surplus",
            `Each one ${who} ${did} all three makes two of the surplus, so it has ${k + 2} parts and not ${k + 3}.`,
          ],
        ],
      );
    case "two ratios": {
      const parts = j * k + 2 * k + 3;
      return {
        difficulty: 9,
        key: none,
        fact: `${TIMES[j]} as many ${did} exactly one as exactly two and ${TIMES[k]} as many exactly two as all three`,
        question: `how many ${did} none of the three?`,
        steps: [
          `With $x$ for all three, exactly two are $${k}x$ and exactly one $${j * k}x$.`,
          `The three numbers make ${start}, which counts these once, twice, and three times: $${j * k}x + 2 \\cdot ${k}x + 3x = ${parts}x = ${signs}$, so $x = ${three}$.`,
          `At least one: $${one} + ${two} + ${three} = ${any}$, and so none: $${any + none} - ${any} = ${none}$.`,
        ],
        slips: [
          [
            any,
            "answers for at least one",
            `${any} ${did} at least one; the others are asked for.`,
          ],
          [
            any + none - (j * k + k + 1) * Math.round(signs / (j * k + k + 1)),
            "counts everyone once",
            `The ${signs} count some ${people} two or three times, so they are not $${j * k} + ${k} + 1$ equal parts.`,
          ],
          [
            Math.abs(any + none - signs),
            "compares with the sum of the three",
            `The sum ${signs} counts some ${people} more than once.`,
          ],
          [one, "answers for exactly one", `${one} ${people} ${did} exactly one.`],
          [two, "answers for exactly two", `${two} ${people} ${did} exactly two.`],
          [three, "answers for all three", `${three} ${people} ${did} all three.`],
          [
            none + three,
            "leaves out all three",
            `${none + three} still holds the ${three} ${who} ${did} all three.`,
          ],
          [
            any + none - one,
            "takes only exactly one away",
            `${any + none - one} still holds those ${who} ${did} two or three.`,
          ],
        ] satisfies Wrong[],
      };
    }
  }
}

export const template: ProblemTemplate = {
  id: "three-sets-by-sign-ups",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern:
    "Three sets: the sum of their sizes counts exactly-two once and all-three twice too often.",

  make(rng) {
    const [form, setting] = [rng.pick(FORMS), rng.pick(SETTINGS)];
    const numbers = draw(rng, form);
    if (!numbers) return null;
    const { none, sizes, any, one, two, three } = numbers;
    const wanted = rng.pick(["two", "three"] as const);
    const { name, people, place, did, who, kind, things } = setting;
    const { difficulty, key, fact, question, steps, slips } = asked(form, numbers, setting, wanted);
    const total = any + none;
    const facts = listed(sizes.map((size, s) => `${size} ${did} ${things[s]!}`));
    const isAsked = form === "two ratios";
    const opening = isAsked
      ? `Of the ${total} ${people} ${place}, ${facts}.`
      : none > 0
        ? `Of the ${total} ${people} ${place}, ${facts}, while ${none} ${did} none of these ${kind}.`
        : `Each of the ${any} ${people} ${place} ${did} at least one of three ${kind}: ${facts}.`;
    return {
      variant: `${form}/${isAsked ? "" : none > 0 ? "some none/" : "all some/"}${name}`,
      context: "real",
      // By form, 6 to 9; a group outside all three adds a subtraction but no idea.
      difficulty,
      stem: `${opening} If ${fact}, ${question}`,
      key: {
        text: String(key),
        value: key,
        why: `${one} ${did} exactly one, ${two} exactly two, and ${three} all three.`,
      },
      slips: slipsFrom(
        [
          ...slips,
          ...(none > 0
            ? [
                [
                  form === "two from three" ? sum(sizes) - total - 2 * three : -1,
                  `keeps the ${none} ${who} ${did} none`,
                  `The ${none} are in none of the three numbers, so compare with ${any}, not ${total}.`,
                ] satisfies Wrong,
                [
                  form === "one from three" ? one + none : -1,
                  `keeps the ${none} ${who} ${did} none`,
                  `${one + none} counts those ${who} ${did} none as well.`,
                ] satisfies Wrong,
              ]
            : []),
        ],
        (value) => value > 0 && value < total && Number.isInteger(value),
      ),
      solution: {
        idea: "Add the three numbers and ask how often each one is counted: once, twice, or three times.",
        steps: [
          ...(none > 0 && !isAsked ? [`At least one: $${total} - ${none} = ${any}$.`] : []),
          ...steps,
        ],
        check: `$${one} + 2 \\cdot ${two} + 3 \\cdot ${three} = ${sum(sizes)}$ and $${one} + ${two} + ${three} = ${any}$.`,
      },
    };
  },

  /** Tries all numbers with exactly one, two, and three. */
  check({ stem, options }) {
    const text = plain(stem);
    const [opening = "", rest = ""] = text.split(" If ");
    const [total, a, b, c, none] = Array.from(opening.matchAll(/\d+/g), Number);
    if (!total || !a || !b || !c) throw new Error(`The story cannot be read: ${text}`);
    const known = opening.startsWith("Each") ? total : none === undefined ? null : total - none;
    const fact = rest.slice(0, rest.indexOf("how many"));
    const given = /^(\d+) of them \w+ (all three|exactly two)/.exec(fact);
    const ratios = Array.from(
      fact.matchAll(/(twice|three times|four times) as many (?:\w+ )?exactly (one|two)/g),
      ([, times, of]) => ({ times: { twice: 2, "three times": 3, "four times": 4 }[times!]!, of }),
    );
    if (!given && ratios.length === 0) throw new Error(`The fact cannot be read: ${fact}`);
    const fits = range(0, total).flatMap((two) =>
      range(0, total - two)
        .map((three) => ({ one: a + b + c - 2 * two - 3 * three, two, three }))
        .map((x) => ({ ...x, any: x.one + x.two + x.three }))
        .filter(({ one, any }) => one >= 0 && (known === null ? any <= total : any === known))
        .filter((x) => !given || (given[2] === "all three" ? x.three : x.two) === Number(given[1]))
        .filter((x) =>
          ratios.every(({ times, of }) =>
            of === "one" ? x.one === times * x.two : x.two === times * x.three,
          ),
        ),
    );
    const [word] = read(
      rest,
      /how many \w+ (exactly one|exactly two|all three|none of the three)\?/,
    );
    const answers = new Set(
      fits.map(
        ({ one, two, three, any }) =>
          ({ "exactly one": one, "exactly two": two, "all three": three })[word!] ?? total - any,
      ),
    );
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit: ${text}`);
    return options.flatMap((option, place) => (answers.has(Number(option)) ? [place] : []));
  },
};
